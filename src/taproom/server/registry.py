"""The registry of all tables: laying and finding them, and restoring them after a restart."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from taproom.bots import patience
from taproom.kernel.game import games
from taproom.kernel.state import SPECTATOR
from taproom.protocol import accounts, rest
from taproom.protocol.settings import PackFile
from taproom.server import errands
from taproom.server.accounts import Account, Accounts
from taproom.server.clocks import Clock, RealClock
from taproom.server.housekeeping import Terms, clear_abandoned, keep_tidy
from taproom.server.identity import clean, fingerprint, is_key, new_code, new_token
from taproom.server.limits import Allowance, Turnstile
from taproom.server.metrics import Metrics
from taproom.server.passwords import Passwords
from taproom.server.refusals import Refusal
from taproom.server.storage.store import DAMAGED, Damaged, Row, Statement, Store, StoreAway
from taproom.server.tables import entries, history, recovery, shuffles
from taproom.server.tables import exercises as learning
from taproom.server.tables.actor import TableActor
from taproom.server.tables.bots import Crew
from taproom.server.tables.packs import Packs
from taproom.server.tables.seats import BOT, EMPTY, PERSON
from taproom.server.tables.snapshots import CannotStand
from taproom.server.tables.table import GATHERING, OVER, Table, empty_seats
from taproom.server.tables.validation import check_level, check_options, check_pauses, check_table

_log = logging.getLogger("taproom.server")
T = TypeVar("T")
_TRIES: Final = 60
_TRY_AGAIN: Final = 0.5
"""How often, and after how many seconds, a database that is away when the server starts is tried again."""
_KEY_BYTES: Final = 12
MOST_TABLES: Final = 2000
_CLOSING: Final = 10.0
"""Seconds for closing all tables when the server stops; everything people were told is stored anyway."""


class Registry:
    """All tables of this server, each with the actor that runs it."""

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
        self.actors: dict[str, TableActor] = {}
        self.aside: dict[str, str] = {}
        """Tables that cannot be set up, and the refusal their people get."""
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
                actor = await self._patiently(lambda row=row: self._load(row))  # type: ignore[misc]
                await history.try_to_keep(self.store, actor.table, self.clock.wall())
        if self.aside:
            _log.error("%d tables are set aside; taproom tables --check names them", len(self.aside))
        _log.info("open with %d running tables", len(self.actors))
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(keep_tidy(self)), loop.create_task(errands.attend(self))]

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """The database may be away while tables are set up, as at any other time."""
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
        await self.close_actors()
        await self.store.close()
        _log.info("closed")

    async def close_actors(self) -> None:
        """Stop all tables, and the workers that think for them."""
        try:
            async with asyncio.timeout(_CLOSING):
                await asyncio.gather(*[actor.close() for actor in self.actors.values()])
        except TimeoutError:
            _log.error("not every table could be closed in good order: nothing can be stored")
        self.crew.close()
        self.accounts.close()
        self.packs.close()

    # ---- finding ----

    async def find(self, key_or_code: str) -> TableActor:
        """The actor of a table, by key or code. A finished table is restored for those who want to look at it."""
        key = self._codes.get(key_or_code.upper(), key_or_code)
        if key in self.actors:
            return self.actors[key]
        if not is_key(key):
            raise Refusal("no-table")
        row = await self.store.find(key_or_code) or await self.store.find(key_or_code.upper())
        if row is None:
            raise Refusal("no-table")
        return self.actors.get(row.key) or await self._load(row)

    def at_hand(self, key_or_code: str) -> TableActor | None:
        """The actor of a table that is set up; does not ask the database."""
        return self.actors.get(self._codes.get(key_or_code.upper(), key_or_code))

    def unfinished(self) -> list[TableActor]:
        """The tables whose games are not over."""
        return [actor for actor in self.actors.values() if actor.table.phase != OVER]

    def fullness(self) -> float:
        """The share of the permitted number of tables that is in use: at 1 no other can be laid."""
        return len(self.unfinished()) / self._most_tables

    def listed(self) -> list[TableActor]:
        """The tables that everybody may join, or watch once the game has begun."""
        return [actor for actor in self.unfinished() if actor.row.listed]

    def forget(self, actor: TableActor) -> None:
        """A finished table that nobody looks at need not stay in memory; its log is kept."""
        idle = actor.table.phase == OVER and not actor.subscribers.all() and not actor.waiting
        if idle and self._take_out(actor):
            closing = asyncio.get_running_loop().create_task(actor.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    async def dismantle(self, actor: TableActor) -> None:
        """From now on people find what is stored."""
        if self._take_out(actor):
            await actor.close()

    def _take_out(self, actor: TableActor) -> bool:
        self._codes.pop(actor.row.code, None)
        return self.actors.pop(actor.row.key, None) is not None

    async def _load(self, row: Row) -> TableActor:
        if row.key in self.aside:
            raise Refusal(self.aside[row.key])
        try:
            found, entry_count = await recovery.find(self.store, row.key)
            if row.key in self.actors:
                return self.actors[row.key]
            if found.carried_over is not None:
                _log.info("table %s goes on under other rules; %d entries lost", row.code, found.carried_over.lost)
                await self.store.append(row.key, entry_count, entries.encode(found.carried_over))
            return self._start(row, found.table)
        except StoreAway as problem:
            if problem.reason != DAMAGED:
                raise
            raise self._set_aside(row, Damaged("it is on a damaged page")) from None
        except Exception as problem:
            raise self._set_aside(row, problem) from None

    def _set_aside(self, row: Row, problem: Exception) -> Refusal:
        """One bad table harms no other. Its log stays as it is: another version of the program may be able to go on."""
        known = isinstance(problem, CannotStand | Damaged)
        # The message of any other error may quote a log, and logs are secret.
        _log.error("table %s is set aside: %s", row.code, problem if known else type(problem).__name__)
        self.actors.pop(row.key, None)
        self.aside[row.key] = "cannot-go-on" if isinstance(problem, CannotStand) else "set-aside"
        return Refusal(self.aside[row.key])

    def _start(self, row: Row, table: Table, owner: str = "") -> TableActor:
        actor = TableActor(row, table, self.store, self.clock, self.crew, self.metrics, self._lay_again, owner)
        self.actors[row.key] = actor
        self._codes[row.code] = row.key
        actor.open()
        return actor

    # ---- laying ----

    async def lay(self, wanted: rest.NewTable, account: str = "", guest: str = "") -> rest.SeatTaken:
        """A new table, with the one who lays it on the first seat and bots on the last ones."""
        self._check_quota(guest, account)
        if wanted.game not in games():
            raise Refusal("options", problem=f"{wanted.game}? {', '.join(games())}")
        if wanted.bots >= wanted.seats:
            raise Refusal("too-many-bots", n=wanted.seats - 1)
        check_pauses(wanted.timers)
        options, pack = dict(wanted.options), await self._pack(wanted)
        check_options(wanted.game, wanted.seats, [wanted.character] if wanted.character else [], options, pack)
        if pack:
            options["pack"] = wanted.pack
        level = check_level(wanted.game, wanted.level)
        token, watch = new_token(), new_token()
        log: list[entries.AnyEntry] = [
            entries.Opened(
                0,
                wanted.game,
                wanted.seats,
                options,
                wanted.timers,
                wanted.listed,
                fingerprint(watch),
                shuffles.new_secret(),
                secrets.token_hex(16),
                laid=self.clock.wall(),
                pack=pack,
            ),
            entries.Sat(
                0,
                0,
                name_of(wanted.name),
                fingerprint(token),
                wanted.number or shuffles.new_number(),
                wanted.character,
                account,
            ),
        ]
        log += [
            entries.BotSat(0, seat, level, "", patience(level))
            for seat in range(wanted.seats - wanted.bots, wanted.seats)
        ]
        actor = await self._lay(log, wanted.listed, guest)
        return rest.SeatTaken(actor.row.key, actor.row.code, 0, token, watch)

    async def lay_exercise(self, wanted: rest.NewExercise, guest: str = "") -> rest.SeatTaken:
        """A table for a lesson or a puzzle. It belongs to no account: what happens there does not count."""
        self._check_quota(guest, "")
        exercise = learning.find(wanted.game, wanted.exercise)
        token, watch = new_token(), new_token()
        name, wall = name_of(wanted.name), self.clock.wall()
        log = await asyncio.to_thread(learning.beginning, exercise, name, token, watch, wall)
        actor = await self._lay(log, False, guest)
        return rest.SeatTaken(actor.row.key, actor.row.code, 0, token, watch)

    def _check_quota(self, guest: str, account: str) -> None:
        """Keep one guest from taking up the whole server. After a restart only accounts count: no address is kept."""
        most = self.allowance.tables
        actors = [actor for actor in self.unfinished() if actor.table.persons()]
        by_guest = sum([actor.owner == guest for actor in actors]) if guest else 0
        by_account = (
            sum([actor.table.chairs[actor.table.host].account == account for actor in actors]) if account else 0
        )
        if max(by_guest, by_account) >= most:
            self.metrics.count("limited")
            raise Refusal("too-many-tables", n=most)

    async def _pack(self, wanted: rest.NewTable) -> tuple[PackFile, ...]:
        """The files of the requested pack; from now on they belong to the table."""
        if not wanted.pack:
            return ()
        pack = await self.packs.get(wanted.pack)
        if pack.game != wanted.game:
            raise Refusal("options", problem=f"pack {wanted.pack[:12]}: {pack.game}, not {wanted.game}")
        return pack.files

    async def _lay(self, log: list[entries.AnyEntry], listed: bool, owner: str) -> TableActor:
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
        actor = self._start(row, table, owner)
        await history.try_to_keep(self.store, actor.table, self.clock.wall())
        return actor

    async def _lay_again(self, actor: TableActor) -> str:
        """A rematch: the same people with the same tokens, the same bots, another secret."""
        old = actor.table
        opened = entries.Opened(
            0,
            old.opened.game,
            old.opened.seats,
            old.opened.options,
            old.opened.timers,
            False,
            old.opened.watch,
            shuffles.new_secret(),
            secrets.token_hex(16),
            actor.row.key,
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
        return (await self._lay(log, False, actor.owner)).row.key

    async def seat(self, wanted: rest.TakeSeat, account: str = "") -> rest.SeatTaken:
        """Sit down at a table that is still gathering."""
        actor = await self.find(wanted.table)
        token = new_token()
        entry = await actor.act(_sitting(wanted, token, account))
        assert isinstance(entry, entries.Sat)
        return rest.SeatTaken(actor.row.key, actor.row.code, entry.seat, token, "")

    # ---- accounts ----

    async def seat_again(self, key: str, account: Account) -> rest.SeatTaken:
        """A new token for a seat that the account has; the old one ends."""
        actor = await self.find(key)
        token = new_token()

        def come_back(table: Table, at: int) -> entries.AnyEntry:
            for seat, chair in enumerate(table.chairs):
                if chair.account == account.key:
                    return entries.Returned(at, seat, fingerprint(token))
            raise Refusal("not-yours")

        entry = await actor.act(come_back)
        assert isinstance(entry, entries.Returned)
        return rest.SeatTaken(actor.row.key, actor.row.code, entry.seat, token, "")

    async def adopt(self, wanted: accounts.Adoption, account: Account) -> accounts.Adopted:
        """A guest has signed up: the game they played is the account's from now on."""
        actor = await self.find(wanted.table)

        def sign(table: Table, at: int) -> entries.AnyEntry:
            seat = table.viewer_with(fingerprint(wanted.token))
            if seat is None or seat == SPECTATOR or table.chairs[seat].account not in ("", account.key):
                raise Refusal("not-yours")
            # A finished game does not stay in memory longer because of this.
            return entries.Adopted(table.at if table.phase == OVER else at, seat, account.key)

        entry = await actor.act(sign)
        assert isinstance(entry, entries.Adopted)
        return accounts.Adopted(actor.row.key, entry.seat)

    async def delete_account(self, account: Account) -> None:
        """Delete the account with its data: finished games stay, with a neutral name and without its remarks."""
        for actor in self.actors.values():
            history.forget(actor.table, account.key)
        changes: list[Statement] = []
        for key in await history.tables_of(self.store, account.key):
            changes += await history.forgetting(self.store, key, account.key)
        await self.accounts.delete(account, changes)


def name_of(text: str) -> str:
    """The name somebody wants to be called by."""
    name = clean(text)
    if not name:
        raise Refusal("options", problem="name?")
    return name


def _sitting(wanted: rest.TakeSeat, token: str, account: str) -> Callable[[Table, int], entries.AnyEntry]:
    def sit(table: Table, at: int) -> entries.AnyEntry:
        if table.phase != GATHERING:
            raise Refusal("already-started")
        free = empty_seats(table)
        if wanted.seat is not None and wanted.seat >= len(table.chairs):
            raise Refusal("no-seat", seat=wanted.seat + 1)
        if wanted.seat is not None and table.chairs[wanted.seat].kind != EMPTY:
            raise Refusal("seat-taken")
        if not free:
            raise Refusal("no-free-seat")
        if wanted.character:
            characters = [chair.character for chair in table.chairs]
            seat = free[0] if wanted.seat is None else wanted.seat
            characters[seat] = wanted.character
            check_table(table, characters)
        number = wanted.number or shuffles.new_number()
        seat = free[0] if wanted.seat is None else wanted.seat
        return entries.Sat(at, seat, name_of(wanted.name), fingerprint(token), number, wanted.character, account)

    return sit
