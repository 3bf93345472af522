"""The house: all rooms, how tables are laid and found, and how they are set up again after a restart."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from taproom.bots import patience
from taproom.server import entries, errands, history, invitations, recovery, shuffles
from taproom.server.accounts import Account, Accounts
from taproom.server.bots import Crew
from taproom.server.clocks import Clock, RealClock
from taproom.server.housekeeping import Terms, clear_abandoned, keep_tidy
from taproom.server.limits import Allowance
from taproom.server.metrics import Metrics
from taproom.server.packs import Packs
from taproom.server.passwords import Passwords
from taproom.server.positions import CannotStand
from taproom.server.refusals import Refusal
from taproom.server.requests import check_level, check_pauses, check_table, check_wishes
from taproom.server.rooms import Room
from taproom.server.seats import BOT, EMPTY, PERSON, fingerprint, new_code, new_token
from taproom.server.store import DAMAGED, Damaged, Row, Statement, Store, StoreAway
from taproom.server.tables import GATHERING, OVER, Table, empty_seats
from taproom.server.texts import clean, is_key
from taproom.server.turnstile import Turnstile
from taproom.table.game import games

_log = logging.getLogger("taproom.server")
T = TypeVar("T")
_TRIES: Final = 60
_TRY_AGAIN: Final = 0.5
"""So often, and after so many seconds, a database is asked again that is away when the server starts."""
_KEY_BYTES: Final = 12
MOST_TABLES: Final = 2000
_CLOSING: Final = 10.0
"""Seconds within which all tables are closed when the server stops; what was told is stored anyway."""


class House:
    """See the module."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        allowance: Allowance | None = None,
        most_tables: int = MOST_TABLES,
        passwords: Passwords | None = None,
        terms: Terms | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.store = store
        self.allowance = allowance or Allowance()
        self.clock: Clock = clock or RealClock()
        self.metrics = Metrics()
        self.turnstile = Turnstile(self.allowance, self.metrics)
        self.terms = terms or Terms()
        self.packs = Packs(store, self.clock)
        self.accounts = Accounts(store, self.clock, passwords or Passwords())
        self.rooms: dict[str, Room] = {}
        self.aside: dict[str, str] = {}
        """Tables that cannot be set up, and with which words their people are refused."""
        self._codes: dict[str, str] = {}
        self.crew = crew or Crew(self.allowance)
        self._most_tables = most_tables
        self._closing: set[asyncio.Task[None]] = set()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Set up every table whose game is not over, exactly as its people left it."""
        for finding in self.store.findings:
            _log.error("the database is damaged: %s", finding)
        for row in await self._patiently(self.store.running):
            with contextlib.suppress(Refusal):
                room = await self._patiently(lambda row=row: self._load(row))  # type: ignore[misc]
                await history.try_to_keep(self.store, room.table, self.clock.wall())
        if self.aside:
            _log.error("%d tables are set aside; taproom tables --check names them", len(self.aside))
        _log.info("the house is open with %d running tables", len(self.rooms))
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(keep_tidy(self)), loop.create_task(errands.attend(self))]

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """While the tables are set up the database may be away like at any other time."""
        for _ in range(_TRIES):
            try:
                return await ask()
            except StoreAway as problem:
                if problem.reason == DAMAGED:
                    raise
                _log.warning("the store is away: %s", problem)
                await asyncio.sleep(_TRY_AGAIN)
        return await ask()

    async def close(self) -> None:
        """Stop all tables, then the store."""
        for chore in self._chores:
            chore.cancel()
        await self.close_rooms()
        await self.store.close()
        _log.info("the house is closed")

    async def close_rooms(self) -> None:
        """Stop all tables, and whoever thinks for them."""
        try:
            async with asyncio.timeout(_CLOSING):
                await asyncio.gather(*[room.close() for room in self.rooms.values()])
        except TimeoutError:
            _log.error("not every table could be closed in good order: nothing can be stored")
        self.crew.close()
        self.accounts.close()
        self.packs.close()

    # ---- finding ----

    async def find(self, key_or_code: str) -> Room:
        """The room of a table; a finished table is set up again for whoever wants to look at it."""
        key = self._codes.get(key_or_code.upper(), key_or_code)
        if key in self.rooms:
            return self.rooms[key]
        if not is_key(key):
            raise Refusal("no-table")
        row = await self.store.find(key_or_code) or await self.store.find(key_or_code.upper())
        if row is None:
            raise Refusal("no-table")
        return self.rooms.get(row.key) or await self._load(row)

    def unfinished(self) -> list[Room]:
        """The tables whose games are not over."""
        return [room for room in self.rooms.values() if room.table.phase != OVER]

    def fullness(self) -> float:
        """How much of the house is taken: at 1 there is no place for another table."""
        return len(self.unfinished()) / self._most_tables

    def listed(self) -> list[Room]:
        """The tables that everybody may join, or watch once the game is on."""
        return [room for room in self.unfinished() if room.row.listed]

    def forget(self, room: Room) -> None:
        """A finished table nobody looks at need not be kept in memory; its log stays."""
        idle = room.table.phase == OVER and not room.audience.all() and not room.waiting
        if idle and self._take_out(room):
            closing = asyncio.get_running_loop().create_task(room.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    async def dismantle(self, room: Room) -> None:
        """Whoever comes from now on finds what is stored."""
        if self._take_out(room):
            await room.close()

    def _take_out(self, room: Room) -> bool:
        self._codes.pop(room.row.code, None)
        return self.rooms.pop(room.row.key, None) is not None

    async def _load(self, row: Row) -> Room:
        if row.key in self.aside:
            raise Refusal(self.aside[row.key])
        try:
            found, entry_count = await recovery.find(self.store, row.key)
            if row.key in self.rooms:
                return self.rooms[row.key]
            if found.carried_over is not None:
                _log.info("table %s goes on under other rules; %d entries lost", row.code, found.carried_over.lost)
                await self.store.append(row.key, entry_count, entries.encode(found.carried_over))
            return self._house(row, found.table)
        except StoreAway as problem:
            if problem.reason != DAMAGED:
                raise
            raise self._set_aside(row, Damaged("it is on a damaged page")) from None
        except Exception as problem:
            raise self._set_aside(row, problem) from None

    def _set_aside(self, row: Row, problem: Exception) -> Refusal:
        """One bad table harms no other. Its log stays as it is.

        A version of the program with the rules it was played by may go on with it, and so may whoever mends it.
        """
        known = isinstance(problem, CannotStand | Damaged)
        # What else went wrong may hold anything: a log is secret.
        _log.error("table %s is set aside: %s", row.code, problem if known else type(problem).__name__)
        self.rooms.pop(row.key, None)
        self.aside[row.key] = "cannot-go-on" if isinstance(problem, CannotStand) else "set-aside"
        return Refusal(self.aside[row.key])

    def _house(self, row: Row, table: Table, owner: str = "") -> Room:
        room = Room(row, table, self.store, self.clock, self.crew, self.metrics, self._lay_again, owner)
        self.rooms[row.key] = room
        self._codes[row.code] = row.key
        room.open()
        return room

    # ---- laying ----

    async def lay(self, wish: invitations.NewTable, account: str = "", guest: str = "") -> invitations.SeatTaken:
        """A new table, with whoever lays it on the first seat and bots on the last ones."""
        self._check_quota(guest, account)
        if wish.game not in games():
            raise Refusal("options", problem=f"{wish.game}? {', '.join(games())}")
        if wish.bots >= wish.seats:
            raise Refusal("too-many-bots", n=wish.seats - 1)
        check_pauses(wish.timers)
        wishes, pack = dict(wish.wishes), await self._pack(wish)
        check_wishes(wish.game, wish.seats, [wish.character] if wish.character else [], wishes, pack)
        if pack:
            wishes["pack"] = wish.pack
        level = check_level(wish.game, wish.level)
        token, watch = new_token(), new_token()
        log: list[entries.AnyEntry] = [
            entries.Opened(
                0,
                wish.game,
                wish.seats,
                wishes,
                wish.timers,
                wish.listed,
                fingerprint(watch),
                shuffles.new_secret(),
                secrets.token_hex(16),
                laid=self.clock.wall(),
                pack=pack,
            ),
            entries.Sat(
                0,
                0,
                name_of(wish.name),
                fingerprint(token),
                wish.number or shuffles.new_number(),
                wish.character,
                account,
            ),
        ]
        log += [
            entries.BotSat(0, seat, level, "", patience(level)) for seat in range(wish.seats - wish.bots, wish.seats)
        ]
        room = await self._lay(log, wish.listed, guest)
        return invitations.SeatTaken(room.row.key, room.row.code, 0, token, watch)

    def _check_quota(self, guest: str, account: str) -> None:
        """Nobody fills the house alone. What was laid before a restart counts for accounts only: no address is kept."""
        most = self.allowance.tables
        rooms = [room for room in self.unfinished() if room.table.persons()]
        by_guest = sum([room.owner == guest for room in rooms]) if guest else 0
        by_account = sum([room.table.chairs[room.table.host].account == account for room in rooms]) if account else 0
        if max(by_guest, by_account) >= most:
            self.metrics.count("limited")
            raise Refusal("too-many-tables", n=most)

    async def _pack(self, wish: invitations.NewTable) -> tuple[entries.PackFile, ...]:
        """The files of the pack that is wished for; they are the table's own from now on."""
        if not wish.pack:
            return ()
        pack = await self.packs.get(wish.pack)
        if pack.game != wish.game:
            raise Refusal("options", problem=f"pack {wish.pack[:12]}: {pack.game}, not {wish.game}")
        return pack.files

    async def _lay(self, log: list[entries.AnyEntry], listed: bool, owner: str) -> Room:
        if self.fullness() >= 1:
            await clear_abandoned(self)
        if self.fullness() >= 1:
            raise Refusal("full")
        row = Row(secrets.token_urlsafe(_KEY_BYTES), new_code(), listed, False)
        first = log[0]
        assert isinstance(first, entries.Opened)
        table = Table(row.key, first)
        await self.store.open_table(row, [entries.encode(entry) for entry in log])
        for entry in log[1:]:
            table.apply(entry)
        room = self._house(row, table, owner)
        await history.try_to_keep(self.store, room.table, self.clock.wall())
        return room

    async def _lay_again(self, room: Room) -> str:
        """A rematch: the same people with the same tokens, the same bots, another secret."""
        old = room.table
        opened = entries.Opened(
            0,
            old.opened.game,
            old.opened.seats,
            old.opened.wishes,
            old.opened.timers,
            False,
            old.opened.watch,
            shuffles.new_secret(),
            secrets.token_hex(16),
            room.row.key,
            self.clock.wall(),
            old.opened.pack,
        )
        log: list[entries.AnyEntry] = [opened]
        for seat, chair in enumerate(old.chairs):
            if chair.kind == PERSON:
                number = shuffles.new_number()
                log.append(entries.Sat(0, seat, chair.name, chair.token, number, chair.character, chair.account))
            elif chair.kind == BOT:
                log.append(entries.BotSat(0, seat, chair.level, chair.character, chair.pace))
        return (await self._lay(log, False, room.owner)).row.key

    async def seat(self, wish: invitations.TakeSeat, account: str = "") -> invitations.SeatTaken:
        """Sit down at a table that is still gathering."""
        room = await self.find(wish.table)
        token = new_token()
        entry = await room.act(_sitting(wish, token, account))
        assert isinstance(entry, entries.Sat)
        return invitations.SeatTaken(room.row.key, room.row.code, entry.seat, token, "")

    # ---- accounts ----

    async def seat_again(self, key: str, account: Account) -> invitations.SeatTaken:
        """A new token for a seat that the account has; the old one ends."""
        room = await self.find(key)
        token = new_token()

        def come_back(table: Table, at: int) -> entries.AnyEntry:
            for seat, chair in enumerate(table.chairs):
                if chair.account == account.key:
                    return entries.Returned(at, seat, fingerprint(token))
            raise Refusal("not-yours")

        entry = await room.act(come_back)
        assert isinstance(entry, entries.Returned)
        return invitations.SeatTaken(room.row.key, room.row.code, entry.seat, token, "")

    async def delete_account(self, account: Account) -> None:
        """With all its data: finished games stay, with a neutral name on the seat and without what was said there."""
        for room in self.rooms.values():
            history.forget(room.table, account.key)
        changes: list[Statement] = []
        for key in await history.tables_of(self.store, account.key):
            changes += await history.forgetting(self.store, key, account.key)
        await self.accounts.delete(account, changes)


def name_of(text: str) -> str:
    """What somebody wants to be called."""
    name = clean(text)
    if not name:
        raise Refusal("options", problem="name?")
    return name


def _sitting(wish: invitations.TakeSeat, token: str, account: str) -> Callable[[Table, int], entries.AnyEntry]:
    def sit(table: Table, at: int) -> entries.AnyEntry:
        if table.phase != GATHERING:
            raise Refusal("already-started")
        free = empty_seats(table)
        if wish.seat is not None and wish.seat >= len(table.chairs):
            raise Refusal("no-seat", seat=wish.seat + 1)
        if wish.seat is not None and table.chairs[wish.seat].kind != EMPTY:
            raise Refusal("seat-taken")
        if not free:
            raise Refusal("no-free-seat")
        if wish.character:
            characters = [chair.character for chair in table.chairs]
            seat = free[0] if wish.seat is None else wish.seat
            characters[seat] = wish.character
            check_table(table, characters)
        number = wish.number or shuffles.new_number()
        seat = free[0] if wish.seat is None else wish.seat
        return entries.Sat(at, seat, name_of(wish.name), fingerprint(token), number, wish.character, account)

    return sit
