"""The reception: accounts over plain HTTP.

Sessions are kept in a cookie rather than handed to scripts: a page that could be made to run somebody else's script
still could not carry the session away. The price is that browsers send cookies by themselves, so a session counts only
beside the header X-Taproom, which no other site's page can send without being allowed to; SameSite=Strict and the check
of the origin stand before that.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taproom.server import history, invitations, profiles
from taproom.server.accounts import SESSION_SECONDS, Account
from taproom.server.calls import Answer, Call, as_json, body_of, language_of
from taproom.server.clocks import RealClock
from taproom.server.guard import guest_of
from taproom.server.house import House
from taproom.server.limits import Buckets
from taproom.server.refusals import Refusal
from taproom.server.texts import folded

COOKIE: Final = "taproom_session"
SECURE_COOKIE: Final = "__Host-taproom_session"
HEADER: Final = "x-taproom"

SIGN_UP: Final = Call(
    "POST", "/api/accounts", "Make an account and sign in", profiles.Credentials, profiles.AccountShown
)
SIGN_IN: Final = Call("POST", "/api/sessions", "Sign in", profiles.Credentials, profiles.AccountShown)
SIGN_OUT: Final = Call(
    "POST", "/api/sessions/end", "Sign out, here or everywhere", profiles.SignOut, profiles.SignedOut
)
ACCOUNT: Final = Call("GET", "/api/account", "The account that is signed in", None, profiles.AccountShown)
PASSWORD: Final = Call(
    "POST", "/api/account/password", "Change the password", profiles.NewPassword, profiles.AccountShown
)
DELETE: Final = Call(
    "POST", "/api/account/delete", "Delete the account with all its data", profiles.Farewell, profiles.SignedOut
)
HISTORY: Final = Call(
    "GET", "/api/account/history", "The account's games, the latest first", None, list[profiles.GamePlayed]
)
STATISTICS: Final = Call("GET", "/api/account/statistics", "The account's games, counted", None, profiles.Statistics)
RETURN: Final = Call(
    "POST", "/api/account/seats", "Take a seat of the account's up again", profiles.Return, invitations.SeatTaken
)
CALLS: Final = (SIGN_UP, SIGN_IN, SIGN_OUT, ACCOUNT, PASSWORD, DELETE, HISTORY, STATISTICS, RETURN)


async def account_of(house: House, request: Request) -> Account | None:
    """Whose request it is; nobody's without the header, whatever cookie came with it."""
    token = request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
    if not token or HEADER not in request.headers:
        return None
    return await house.accounts.with_session(token)


class Reception:
    """Answers the calls."""

    def __init__(self, house: House) -> None:
        self.house = house
        allowance = house.allowance
        self._by_address = Buckets(RealClock(), allowance.sign_ins, allowance.sign_ins_at_once)
        self._by_name = Buckets(RealClock(), allowance.sign_ins, allowance.sign_ins_at_once)

    def answers(self) -> dict[Call, Answer]:
        """Which call is answered by what."""
        return {
            SIGN_UP: self._sign_up,
            SIGN_IN: self._sign_in,
            SIGN_OUT: self._sign_out,
            ACCOUNT: self._account,
            PASSWORD: self._password,
            DELETE: self._delete,
            HISTORY: self._history,
            STATISTICS: self._statistics,
            RETURN: self._return,
        }

    async def _sign_up(self, request: Request) -> Response:
        wish = await body_of(request, profiles.Credentials)
        self._count(request, wish.name)
        return await self._signed_in(request, await self.house.accounts.sign_up(wish))

    async def _sign_in(self, request: Request) -> Response:
        wish = await body_of(request, profiles.Credentials)
        self._count(request, wish.name)
        return await self._signed_in(request, await self.house.accounts.sign_in(wish))

    def _count(self, request: Request, name: str) -> None:
        """Nobody tries many passwords: neither from one address, nor for one name from many."""
        if HEADER not in request.headers:
            raise Refusal("header")
        if not self._by_address.take(guest_of(request)) or not self._by_name.take(folded(name)):
            self.house.metrics.count("limited")
            raise Refusal("too-fast")

    async def _signed_in(self, request: Request, token: str) -> Response:
        account = await self.house.accounts.with_session(token)
        assert account is not None, "the session has just begun"
        response = as_json(await self.house.accounts.shown(account), 201)
        _set_cookie(request, response, token, SESSION_SECONDS)
        return response

    async def _sign_out(self, request: Request) -> Response:
        account = await self._needed(request)
        wish = await body_of(request, profiles.SignOut)
        await self.house.accounts.sign_out(account, wish.everywhere)
        return _signed_out(request, wish.everywhere)

    async def _account(self, request: Request) -> Response:
        return as_json(await self.house.accounts.shown(await self._needed(request)))

    async def _password(self, request: Request) -> Response:
        account = await self._needed(request)
        self._count(request, account.name)
        wish = await body_of(request, profiles.NewPassword)
        await self.house.accounts.change_password(account, wish.old, wish.new)
        return as_json(await self.house.accounts.shown(account), 201)

    async def _delete(self, request: Request) -> Response:
        account = await self._needed(request)
        self._count(request, account.name)
        await self.house.accounts.check_password(account, (await body_of(request, profiles.Farewell)).password)
        await self.house.delete_account(account)
        return _signed_out(request, True)

    async def _history(self, request: Request) -> Response:
        account = await self._needed(request)
        return as_json(await history.played(self.house.store, account.key, language_of(request)))

    async def _statistics(self, request: Request) -> Response:
        account = await self._needed(request)
        return as_json(await history.statistics(self.house.store, account.key, language_of(request)))

    async def _return(self, request: Request) -> Response:
        account = await self._needed(request)
        wish = await body_of(request, profiles.Return)
        return as_json(await self.house.seat_again(wish.table, account), 201)

    async def _needed(self, request: Request) -> Account:
        account = await account_of(self.house, request)
        if account is None:
            raise Refusal("signed-out")
        return account


def _signed_out(request: Request, everywhere: bool) -> Response:
    response = as_json(profiles.SignedOut(everywhere), 201)
    _set_cookie(request, response, "", 0)
    return response


def _set_cookie(request: Request, response: Response, token: str, seconds: int) -> None:
    secure = request.url.scheme == "https"
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=seconds, path="/", secure=secure, httponly=True, samesite="strict")
