"""Accounts over plain HTTP.

Sessions are kept in a cookie rather than handed to scripts: a page that could be made to run somebody else's script
still could not carry the session away. The price is that browsers send cookies by themselves, so a session counts only
beside the header X-Taproom, which no other site's page can send without being allowed to; SameSite=Strict and the check
of the origin stand before that.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taproom.protocol import accounts, rest
from taproom.server.accounts import SESSION_SECONDS, Account
from taproom.server.clocks import RealClock
from taproom.server.http.routing import as_json, get, language_of, post
from taproom.server.identity import folded
from taproom.server.limits import Buckets
from taproom.server.refusals import Refusal
from taproom.server.registry import Registry
from taproom.server.security import guest_of
from taproom.server.tables import history

COOKIE: Final = "taproom_session"
SECURE_COOKIE: Final = "__Host-taproom_session"
HEADER: Final = "x-taproom"


async def account_of(registry: Registry, request: Request) -> Account | None:
    """Whose request it is; nobody's without the header, even if a cookie came with it."""
    token = request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
    if not token or HEADER not in request.headers:
        return None
    return await registry.accounts.with_session(token)


class AccountCalls:
    """Everything about accounts."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        allowance = registry.allowance
        self._by_address = Buckets(RealClock(), allowance.sign_ins, allowance.sign_ins_at_once)
        self._by_name = Buckets(RealClock(), allowance.sign_ins, allowance.sign_ins_at_once)

    @post("/api/accounts", "Make an account and sign in", accounts.AccountShown)
    async def sign_up(self, request: Request, credentials: accounts.Credentials) -> Response:
        """Begins a session."""
        self._count(request, credentials.name)
        return await self._signed_in(request, await self.registry.accounts.sign_up(credentials))

    @post("/api/sessions", "Sign in", accounts.AccountShown)
    async def sign_in(self, request: Request, credentials: accounts.Credentials) -> Response:
        """Begins a session."""
        self._count(request, credentials.name)
        return await self._signed_in(request, await self.registry.accounts.sign_in(credentials))

    @post("/api/sessions/end", "Sign out, here or everywhere", accounts.SignedOut)
    async def sign_out(self, request: Request, sign_out: accounts.SignOut) -> Response:
        """Signs out here, or everywhere."""
        await self.registry.accounts.sign_out(await self._needed(request), sign_out.everywhere)
        return _signed_out(request, sign_out.everywhere)

    @get("/api/account", "The account that is signed in")
    async def account(self, request: Request) -> accounts.AccountShown:
        """As its holder sees it."""
        return await self.registry.accounts.shown(await self._needed(request))

    @post("/api/account/password", "Change the password")
    async def password(self, request: Request, passwords: accounts.NewPassword) -> accounts.AccountShown:
        """Ends all other sessions."""
        account = await self._needed(request)
        self._count(request, account.name)
        await self.registry.accounts.change_password(account, passwords.old, passwords.new)
        return await self.registry.accounts.shown(account)

    @post("/api/account/delete", "Delete the account with all its data", accounts.SignedOut)
    async def delete(self, request: Request, farewell: accounts.Farewell) -> Response:
        """Needs the password again."""
        account = await self._needed(request)
        self._count(request, account.name)
        await self.registry.accounts.check_password(account, farewell.password)
        await self.registry.delete_account(account)
        return _signed_out(request, True)

    @get("/api/account/history", "The account's games, the latest first")
    async def history(self, request: Request) -> list[accounts.GamePlayed]:
        """Finished and running ones."""
        account = await self._needed(request)
        return await history.played(self.registry.store, account.key, language_of(request))

    @get("/api/account/statistics", "The account's games, counted")
    async def statistics(self, request: Request) -> accounts.Statistics:
        """Finished ones."""
        account = await self._needed(request)
        return await history.statistics(self.registry.store, account.key, language_of(request))

    @post("/api/account/seats", "Take a seat of the account's up again")
    async def seats(self, request: Request, seat: accounts.Return) -> rest.SeatTaken:
        """Ends the seat's former token."""
        return await self.registry.seat_again(seat.table, await self._needed(request))

    @post("/api/account/games", "Make a guest's game one of the account's")
    async def adopt(self, request: Request, wanted: accounts.Adoption) -> accounts.Adopted:
        """The seat is named by its token."""
        return await self.registry.adopt(wanted, await self._needed(request))

    def _count(self, request: Request, name: str) -> None:
        """Limits how many passwords can be tried, both from one address and for one name from many addresses."""
        if HEADER not in request.headers:
            raise Refusal("header")
        if not self._by_address.take_token(guest_of(request)) or not self._by_name.take_token(folded(name)):
            self.registry.metrics.count("limited")
            raise Refusal("too-fast")

    async def _signed_in(self, request: Request, token: str) -> Response:
        account = await self.registry.accounts.with_session(token)
        assert account is not None, "the session has just begun"
        response = as_json(await self.registry.accounts.shown(account), 201)
        _set_cookie(request, response, token, SESSION_SECONDS)
        return response

    async def _needed(self, request: Request) -> Account:
        account = await account_of(self.registry, request)
        if account is None:
            raise Refusal("signed-out")
        return account


def _signed_out(request: Request, everywhere: bool) -> Response:
    response = as_json(accounts.SignedOut(everywhere), 201)
    _set_cookie(request, response, "", 0)
    return response


def _set_cookie(request: Request, response: Response, token: str, seconds: int) -> None:
    secure = request.url.scheme == "https"
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=seconds, path="/", secure=secure, httponly=True, samesite="strict")
