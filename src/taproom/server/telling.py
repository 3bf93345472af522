"""What a viewer is told, in the viewer's language. Only what the viewer's seat may know goes in."""

import msgspec

from taproom.server import messages as ms
from taproom.server.playing import Play
from taproom.server.refusals import WORDS
from taproom.server.seats import BOT, Chair
from taproom.server.tables import OVER, Remark, Table
from taproom.server.takebacks import has_sealed, steps_of
from taproom.server.windows import Ask
from taproom.shown import Fact, OptionShown
from taproom.table.decisions import Decision
from taproom.table.state import QUESTION, SPECTATOR

_SHOWN_FACTS = 200
_SHOWN_REMARKS = 100
NO_LIMIT = -1


def everything(table: Table, viewer: int, language: str, now: int) -> ms.Everything:
    """All a viewer may know."""
    journal = table.journals[viewer]
    return ms.Everything(
        journal.number,
        facts(table, viewer, language, max(0, journal.events - _SHOWN_FACTS), journal.events),
        remarks(table, viewer, language, max(0, journal.remarks - _SHOWN_REMARKS)),
        scene(table, viewer, language, now),
    )


def news(table: Table, viewer: int, language: str, now: int, since: tuple[int, int]) -> ms.News:
    """What a viewer has missed who knew of so many events and remarks."""
    journal = table.journals[viewer]
    return ms.News(
        journal.number,
        facts(table, viewer, language, since[0], journal.events),
        remarks(table, viewer, language, since[1]),
        scene(table, viewer, language, now),
    )


def facts(table: Table, viewer: int, language: str, first: int, end: int) -> tuple[Fact, ...]:
    """Events from `first` on, each without what the viewer may not know."""
    play = table.play
    if play is None:
        return ()
    return play.presenter.facts(play.state, play.events, first, end, viewer, language)


def remarks(table: Table, viewer: int, language: str, first: int) -> tuple[ms.RemarkShown, ...]:
    """What was said from `first` on and the viewer wanted to hear."""
    heard = [remark for remark in table.remarks[first:] if viewer not in remark.unheard]
    return tuple([_remark(table, remark, language) for remark in heard])


def _remark(table: Table, remark: Remark, language: str) -> ms.RemarkShown:
    name = table.chairs[remark.seat].name if remark.seat != SPECTATOR else WORDS.say(language, "spectator")
    text = WORDS.say(language, f"phrase-{remark.phrase}") if remark.phrase else remark.text
    return ms.RemarkShown(remark.at, remark.seat, name, text)


def seats(table: Table, language: str) -> tuple[ms.SeatShown, ...]:
    """The seats as everybody sees them."""
    return tuple([_seat(chair, number, language) for number, chair in enumerate(table.chairs)])


def _seat(chair: Chair, number: int, language: str) -> ms.SeatShown:
    name = WORDS.say(language, "bot-name", n=number + 1) if chair.kind == BOT else chair.name
    away = bool(chair.stand_in) and not chair.conceded
    return ms.SeatShown(chair.kind, name, chair.character, chair.level, away, chair.conceded, chair.bank)


def scene(table: Table, viewer: int, language: str, now: int) -> ms.Scene:
    """The table as it is now."""
    play = table.play
    running = play is not None and table.phase != OVER
    return ms.Scene(
        table.phase,
        table.opened.game,
        table.opened.wishes,
        ms.TimersShown(**msgspec.structs.asdict(table.opened.timers)),
        table.commitment(),
        table.host,
        seats(table, language),
        SPECTATOR if play is None else play.game.on_turn(play.state),
        None if play is None else play.presenter.table(play.state, viewer, language),
        _question(play, viewer, language, now) if play is not None and running else None,
        _moment(play, now) if play is not None and running else None,
        _private(play, viewer) if play is not None and running and viewer != SPECTATOR else None,
        _steps_back(table, play, viewer) if play is not None and running else 0,
        _takeback(table, now),
        () if viewer == SPECTATOR else tuple(sorted(table.chairs[viewer].muted)),
        table.silenced,
        _outcome(table) if table.phase == OVER else None,
        table.rematch,
    )


def _steps_back(table: Table, play: Play, viewer: int) -> int:
    sealed = not table.is_solo() and has_sealed(play, viewer)
    return len(steps_of(play, viewer)) + sealed


def _takeback(table: Table, now: int) -> ms.Takeback | None:
    wish = table.takeback
    if wish is None:
        return None
    return ms.Takeback(wish.seat, wish.steps, tuple(wish.waiting), tuple(wish.agreed), max(0, wish.until - now))


def _outcome(table: Table) -> ms.Outcome:
    return ms.Outcome(tuple(table.winners), table.given_up, table.opened.secret, table.numbers())


def _moment(play: Play, now: int) -> ms.Moment:
    pause = play.shown
    deadline = pause.deadline(play.timers)
    left = NO_LIMIT if deadline is None else max(0, deadline - now)
    kind = "question" if pause.kind == QUESTION else "response"
    return ms.Moment(pause.number, kind, tuple(pause.seats), tuple(pause.holders), left)  # type: ignore[arg-type]


def _private(play: Play, viewer: int) -> ms.Private:
    armed = tuple([ms.ArmedCard(card, targets) for card, targets in play.armed[viewer].items()])
    return ms.Private(ms.OrdersShown(**msgspec.structs.asdict(play.orders[viewer])), armed)


def _question(play: Play, viewer: int, language: str, now: int) -> ms.Question | None:
    ask = play.asks.get(viewer)
    if ask is None or viewer in play.sealed or not play.chairs[viewer].is_played_by_person():
        return None
    deadline = play.deadline(viewer, ask)
    left = NO_LIMIT if deadline is None else max(0, deadline - now)
    if ask.decision is None:
        words = WORDS.say(language, "ask-always-pass")
        only = OptionShown(0, "pass", -1, "", "", 0, "", (), -1, (), words)
        return ms.Question(ask.number, "", WORDS.say(language, "ask-always"), (only,), 0, 0, 0, left)
    return _real_question(play, viewer, ask, ask.decision, language, left)


def _real_question(play: Play, viewer: int, ask: Ask, decision: Decision, language: str, left: int) -> ms.Question:
    asked = play.presenter.ask(play.state, viewer, language)
    return ms.Question(
        ask.number, asked.kind, asked.text, asked.options, decision.fewest, decision.most, decision.least, left
    )


def looked(table: Table, viewer: int, what: str, language: str) -> tuple[str, ...]:
    """The hand or the table in words."""
    play = table.play
    if play is None:
        return ()
    if what == "hand":
        return tuple(play.game.describe_hand(play.state, viewer, language)) if viewer != SPECTATOR else ()
    return tuple(play.game.describe_table(play.state, viewer, language))
