"""What a viewer is told, in the viewer's language. Only what the viewer's seat may know goes in."""

from functools import lru_cache
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from taproom.kernel.state import QUESTION, SPECTATOR
from taproom.presentation.types import Fact, OptionShown
from taproom.protocol import messages as ms
from taproom.protocol.settings import Orders, Timers
from taproom.server.refusals import WORDS
from taproom.server.tables.delta import Board, DeltaWriter, KnownScene, Parts
from taproom.server.tables.journal import Remark
from taproom.server.tables.phrases import phrase_of
from taproom.server.tables.seats import BOT, PERSON, Chair
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.takebacks import is_sealed
from taproom.server.tables.windows import PublicState

_SHOWN_FACTS: Final = 200
_SHOWN_REMARKS: Final = 100
NO_LIMIT: Final = -1


@mypyc_attr(acyclic=True)
class ViewMaker:
    """Tells several viewers of the same moment: what all of them see is made once for each language."""

    def __init__(self, table: Table, now: int) -> None:
        self._table = table
        self._now = now
        self._journals = table.journals
        self._session = table.session
        self._running = table.phase != OVER
        self._told = None if table.session is None else table.session.public()
        self._public: dict[str, Parts] = {}
        self._boards: dict[str, Board] = {}
        self._watched: dict[str, KnownScene] = {}
        self._facts: dict[tuple[str, int, int], tuple[Fact, ...]] = {}
        self._writer = DeltaWriter()
        self._shared = (
            self._told is not None and table.session is not None and table.session.presenter.is_shared(self._told.state)
        )

    def everything(self, viewer: int, language: str) -> tuple[bytes, KnownScene]:
        """Everything a viewer may know, as a frame, and what to remember of it."""
        now = self.scene(viewer, language)
        events, heard = now.heard
        facts = self._facts_of(viewer, language, max(0, events - _SHOWN_FACTS), events)
        said = remarks(self._table, viewer, language, max(0, heard - _SHOWN_REMARKS))
        return self._writer.everything(self._journals[viewer].number, facts, said, now), now

    def news(
        self, viewer: int, language: str, since: tuple[int, int], before: KnownScene | None = None
    ) -> tuple[bytes, KnownScene]:
        """What a viewer has missed who knew this many events and remarks, and this scene."""
        now = self.scene(viewer, language)
        facts = self._facts_of(viewer, language, since[0], now.heard[0])
        said = remarks(self._table, viewer, language, since[1])
        return self._writer.news(self._journals[viewer].number, facts, said, before, now), now

    def _facts_of(self, viewer: int, language: str, first: int, end: int) -> tuple[Fact, ...]:
        """Events from `first` on, each without what the viewer may not know."""
        session = self._session
        if session is None or first >= end:
            return ()
        key = (language, first, end)
        found = self._facts.get(key)
        if found is None:
            found = session.presenter.facts(session.state, session.events, first, end, SPECTATOR, language)
            self._facts[key] = found
        return found if viewer == SPECTATOR else _with_own(session, found, first, viewer, language)

    def scene(self, viewer: int, language: str) -> KnownScene:
        """The table as it is now; the same object for all spectators, so that from then on they are told the same."""
        if viewer != SPECTATOR:
            return self._scene(viewer, language)
        found = self._watched.get(language)
        if found is None:
            found = self._watched[language] = self._scene(viewer, language)
        return found

    def _scene(self, viewer: int, language: str) -> KnownScene:
        journal = self._journals[viewer]
        heard = (journal.events, journal.remarks)
        public = self._public.get(language)
        if public is None:
            public = self._public[language] = msgspec.structs.astuple(self._public_house(language))
        session, told = self._session, self._told
        if session is None or told is None:
            return KnownScene(viewer, language, heard, public, None, (), (None, None, 0, _muted(self._table, viewer)))
        board, own_board = self._board(session, told, viewer, language)
        if not self._running:
            return KnownScene(
                viewer, language, heard, public, board, own_board, (None, None, 0, _muted(self._table, viewer))
            )
        own: Parts = (
            _question(session, told, viewer, language, self._now),
            _private(session, viewer) if viewer != SPECTATOR else None,
            _steps_back(self._table, session, told, viewer),
            _muted(self._table, viewer),
        )
        return KnownScene(viewer, language, heard, public, board, own_board, own)

    def _board(self, session: GameSession, told: PublicState, viewer: int, language: str) -> tuple[Board, Parts]:
        """The game's table, and the part only this viewer sees."""
        board = self._boards.get(language)
        if board is not None:
            return board, session.presenter.own(told.state, viewer, language)
        board = Board(session.presenter.table(told.state, viewer, language))
        if self._shared:
            self._boards[language] = board
        return board, board.own()

    def _public_house(self, language: str) -> ms.PublicHouse:
        table, session, running = self._table, self._session, self._running
        opened = table.opened
        return ms.PublicHouse(
            table.phase,
            opened.game,
            opened.options,
            _timers(opened.timers),
            table.commitment(),
            table.host,
            seats(table, language),
            tuple(table.teams()),
            SPECTATOR if session is None or self._told is None else session.game.on_turn(self._told.state),
            _moment(session, self._now) if session is not None and running else None,
            _takeback(table, self._now),
            table.silenced,
            _outcome(table) if not running else None,
            table.rematch,
        )


def _with_own(
    session: GameSession, found: tuple[Fact, ...], first: int, viewer: int, language: str
) -> tuple[Fact, ...]:
    """What a spectator is told, but of what mentions the viewer, or shows cards only to some, what the viewer is."""
    own: list[Fact] | None = None
    for place in range(first, first + len(found)):
        event = session.events[place]
        if (event.shown_only_to() >> viewer) & 1 or session.presenter.is_about(event, viewer):
            own = list(found) if own is None else own
            own[place - first] = session.presenter.facts(
                session.state, session.events, place, place + 1, viewer, language
            )[0]
    return found if own is None else tuple(own)


def _muted(table: Table, viewer: int) -> tuple[int, ...]:
    muted = None if viewer == SPECTATOR else table.chairs[viewer].muted
    return tuple(sorted(muted)) if muted else ()


def remarks(table: Table, viewer: int, language: str, first: int) -> tuple[ms.RemarkShown, ...]:
    """What was said from `first` on that the viewer wants to hear."""
    if first >= len(table.remarks):
        return ()
    heard = [remark for remark in table.remarks[first:] if viewer not in remark.unheard]
    return tuple([_remark(table, remark, language) for remark in heard])


def _remark(table: Table, remark: Remark, language: str) -> ms.RemarkShown:
    name = WORDS.say(language, "spectator")
    if remark.seat != SPECTATOR:
        name = table.chairs[remark.seat].name or WORDS.say(language, "former-guest")
    text = phrase_of(table, remark.phrase, language) if remark.phrase else remark.text
    text = text or WORDS.say(language, "remark-removed")
    return ms.RemarkShown(remark.at, remark.seat, name, text)


def seats(table: Table, language: str) -> tuple[ms.SeatShown, ...]:
    """The seats as everybody sees them."""
    return tuple([_seat(chair, number, language) for number, chair in enumerate(table.chairs)])


def _seat(chair: Chair, number: int, language: str) -> ms.SeatShown:
    name = WORDS.say(language, "bot-name", n=number + 1) if chair.kind == BOT else chair.name
    if chair.kind == PERSON and not name:
        name = WORDS.say(language, "former-guest")
    away = bool(chair.stand_in) and not chair.conceded
    return ms.SeatShown(chair.kind, name, chair.character, chair.level, away, chair.conceded, chair.bank)


def _steps_back(table: Table, session: GameSession, told: PublicState, viewer: int) -> int:
    sealed = is_sealed(session.shown, told.asks.get(viewer), viewer in told.sealed) and not table.is_solo()
    return (told.chosen[viewer] if viewer != SPECTATOR else 0) + sealed


def _takeback(table: Table, now: int) -> ms.Takeback | None:
    takeback = table.takeback
    if takeback is None:
        return None
    return ms.Takeback(
        takeback.seat, takeback.steps, tuple(takeback.waiting), tuple(takeback.agreed), max(0, takeback.until - now)
    )


def _outcome(table: Table) -> ms.Outcome:
    return ms.Outcome(tuple(table.winners), table.given_up, table.opened.secret, table.numbers())


def _moment(session: GameSession, now: int) -> ms.Moment:
    pause = session.shown
    deadline = pause.deadline(session.timers)
    left = NO_LIMIT if deadline is None else max(0, deadline - now)
    kind = "question" if pause.kind == QUESTION else "response"
    return ms.Moment(pause.number, kind, tuple(pause.seats), tuple(pause.holders), left)  # type: ignore[arg-type]


def _private(session: GameSession, viewer: int) -> ms.Private:
    orders, armed = session.orders[viewer], session.armed[viewer]
    if not armed and orders == _NO_ORDERS:
        return _NOTHING_PRIVATE
    return ms.Private(_orders(orders), tuple([ms.ArmedCard(card, targets) for card, targets in armed.items()]))


@lru_cache(256)
def _timers(timers: Timers) -> ms.TimersShown:
    return ms.TimersShown(**msgspec.structs.asdict(timers))


def _orders(orders: Orders) -> ms.OrdersShown:
    return ms.OrdersShown(**msgspec.structs.asdict(orders))


_NO_ORDERS: Final = Orders()
_NOTHING_PRIVATE: Final = ms.Private(_orders(_NO_ORDERS), ())


def _question(session: GameSession, told: PublicState, viewer: int, language: str, now: int) -> ms.Question | None:
    ask = told.asks.get(viewer)
    if ask is None or viewer in told.sealed or not session.chairs[viewer].is_played_by_person():
        return None
    deadline = session.deadline(viewer, ask)
    left = NO_LIMIT if deadline is None else max(0, deadline - now)
    if ask.decision is None:
        words = WORDS.say(language, "ask-always-pass")
        only = OptionShown(0, "pass", -1, "", "", 0, "", (), -1, (), words)
        return ms.Question(ask.number, "", WORDS.say(language, "ask-always"), (only,), (), 0, 0, 0, left)
    decision = ask.decision
    asked = session.presenter.ask(told.state, viewer, language)
    return ms.Question(
        ask.number,
        asked.kind,
        asked.text,
        asked.options,
        asked.mates,
        decision.fewest,
        decision.most,
        decision.least,
        left,
    )


def looked(table: Table, viewer: int, what: str, language: str) -> tuple[str, ...]:
    """The hand, the table or the mats in words."""
    session = table.session
    if session is None:
        return ()
    state = session.public().state
    if what == "hand":
        return tuple(session.presenter.describe_hand(state, viewer, language)) if viewer != SPECTATOR else ()
    if what == "mats":
        return tuple(session.presenter.describe_mats(state, viewer, language))
    return tuple(session.presenter.describe_table(state, viewer, language))
