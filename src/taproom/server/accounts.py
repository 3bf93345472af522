"""Accounts and who is signed in. Optional: without one you play as a guest.

A session is a random token in a cookie that scripts cannot read and other sites cannot send; only its hash is kept. It
ends by itself, when its holder signs out, and when the password changes.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from taproom.protocol.accounts import AccountShown, Credentials
from taproom.server.clocks import Clock
from taproom.server.identity import clean, fingerprint, folded, new_token
from taproom.server.passwords import Passwords, is_weak
from taproom.server.refusals import Refusal
from taproom.server.storage.store import Statement, Store

SESSION_SECONDS: Final = 30 * 86_400
_FEWEST_LETTERS: Final = 2


@dataclass(frozen=True)
class Account:
    """Somebody's account, and the session it is used in."""

    key: str
    name: str
    password: str
    """Its hash."""
    made: int
    session: str
    """The hash of the session's token."""


class Accounts:
    """All accounts of this server."""

    def __init__(self, store: Store, clock: Clock, passwords: Passwords) -> None:
        self._store = store
        self._clock = clock
        self._passwords = passwords

    def close(self) -> None:
        """Make no more hashes."""
        self._passwords.close()

    async def sign_up(self, credentials: Credentials) -> str:
        """A new account, signed in; its session's token."""
        name = clean(credentials.name)
        if len(name) < _FEWEST_LETTERS:
            raise Refusal("account-name", n=_FEWEST_LETTERS)
        if is_weak(credentials.password, name):
            raise Refusal("weak-password")
        key, spelled = secrets.token_urlsafe(12), folded(name)
        if await self._find(spelled) is not None:
            raise Refusal("name-taken")
        password = await self._passwords.hash(credentials.password)
        sql = (
            "INSERT INTO accounts (key, name, folded, password, made) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (folded) DO NOTHING"
        )
        await self._store.commit([(sql, (key, name, spelled, password, self._clock.wall()))])
        made = await self._find(spelled)
        if made is None or made.key != key:
            raise Refusal("name-taken")
        return await self._begin(key)

    async def sign_in(self, credentials: Credentials) -> str:
        """Another session; its token."""
        account = await self._find(folded(credentials.name))
        if (
            not await self._passwords.fits(credentials.password, account.password if account else None)
            or account is None
        ):
            raise Refusal("credentials")
        if self._passwords.is_dated(account.password):
            await self._store.commit([_set_password(account.key, await self._passwords.hash(credentials.password))])
        return await self._begin(account.key)

    async def with_session(self, token: str) -> Account | None:
        """The holder of the session with this token; None if it has ended."""
        session = fingerprint(token)
        found = await self._store.read(
            "SELECT a.key, a.name, a.password, a.made FROM sessions s JOIN accounts a ON a.key = s.account "
            "WHERE s.token = ? AND s.until > ?",
            (session, self._clock.wall()),
        )
        return _account(found[0], session) if found else None

    async def shown(self, account: Account) -> AccountShown:
        """The account as its holder sees it."""
        sql = "SELECT COUNT(*) FROM sessions WHERE account = ? AND until > ?"
        ((sessions,),) = await self._store.read(sql, (account.key, self._clock.wall()))
        assert isinstance(sessions, int)
        return AccountShown(account.name, account.made, sessions)

    async def sign_out(self, account: Account, everywhere: bool) -> None:
        """Sign out here, or everywhere."""
        if everywhere:
            await self._store.commit([("DELETE FROM sessions WHERE account = ?", (account.key,))])
        else:
            await self._store.commit([("DELETE FROM sessions WHERE token = ?", (account.session,))])

    async def check_password(self, account: Account, password: str) -> None:
        """Check the password again before something that cannot be undone; Refusal if it is wrong."""
        if not await self._passwords.fits(password, account.password):
            raise Refusal("credentials")

    async def change_password(self, account: Account, old: str, new: str) -> None:
        """Change the password and end all other sessions."""
        await self.check_password(account, old)
        if is_weak(new, account.name):
            raise Refusal("weak-password")
        others: Statement = (
            "DELETE FROM sessions WHERE account = ? AND token <> ?",
            (account.key, account.session),
        )
        await self._store.commit([_set_password(account.key, await self._passwords.hash(new)), others])

    async def delete(self, account: Account, everything_else: list[Statement]) -> None:
        """Delete the account and everything else kept about it, in one commit."""
        await self._store.commit(
            [
                *everything_else,
                ("DELETE FROM sessions WHERE account = ?", (account.key,)),
                ("DELETE FROM games WHERE account = ?", (account.key,)),
                ("DELETE FROM accounts WHERE key = ?", (account.key,)),
            ]
        )

    async def _begin(self, key: str) -> str:
        token, now = new_token(), self._clock.wall()
        await self._store.commit(
            [
                ("DELETE FROM sessions WHERE until <= ?", (now,)),
                (
                    "INSERT INTO sessions (token, account, until) VALUES (?, ?, ?)",
                    (fingerprint(token), key, now + SESSION_SECONDS),
                ),
            ]
        )
        return token

    async def _find(self, spelled: str) -> Account | None:
        found = await self._store.read("SELECT key, name, password, made FROM accounts WHERE folded = ?", (spelled,))
        return _account(found[0], "") if found else None


def _account(found: tuple[object, ...], session: str) -> Account:
    key, name, password, made = found
    assert isinstance(made, int)
    return Account(str(key), str(name), str(password), made, session)


def _set_password(key: str, password: str) -> Statement:
    return ("UPDATE accounts SET password = ? WHERE key = ?", (password, key))
