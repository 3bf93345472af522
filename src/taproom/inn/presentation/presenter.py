"""The Inn as people are shown it."""

from typing import Final

from taproom.i18n.names import NOMINATIVE
from taproom.inn.board import events as ev
from taproom.inn.board.questions import (
    ACTION_PHASE,
    BUY,
    CRAWL,
    DISCARD_PHASE,
    DRINK_PHASE,
    KEEP,
    ORDER_PHASE,
    PASS,
    PLAY,
    SELL,
    TAKE_IN,
    TURN_END,
)
from taproom.inn.presentation import facts as fa
from taproom.inn.presentation.catalogue import catalogue
from taproom.inn.presentation.contrasts import Contrast
from taproom.inn.presentation.hand import ask_shown, hand_shown
from taproom.inn.presentation.names import forget_table, names_at
from taproom.inn.presentation.seats import seat_shown
from taproom.inn.presentation.stage import (
    asks,
    contest,
    event_decks_shown,
    incidents_shown,
    round_shown,
    taverns_shown,
    threatened,
    window_of,
)
from taproom.inn.presentation.teams import mates_shown, potions_shown, teams_shown
from taproom.inn.presentation.types import InnBar, InnTable, Phase
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.views import TableView
from taproom.inn.text import compact, log
from taproom.inn.text.names import WORDS, seat_name
from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event
from taproom.kernel.state import State
from taproom.presentation.presenter import Presenter
from taproom.presentation.stories import Marks
from taproom.presentation.types import Ask, Catalogue, Fact, GameTable

_PHASES: Final[tuple[tuple[int, Phase], ...]] = (
    (TURN_END, "end"),
    (DRINK_PHASE, "drink"),
    (ORDER_PHASE, "order"),
    (ACTION_PHASE, "action"),
    (DISCARD_PHASE, "discard"),
)

_MARKS: Final = Marks(
    beats=(ev.TURN,),
    deeds=(ev.PLAYED, ev.REVEALED, ev.ROUND_WON, ev.NEW_DRINK_DECK, ev.EVENT_TURNED_UP),
    plays=(ev.PLAYED,),
    dealings=(ev.ORDERED,),
)
_ON_MATS: Final = (fa.FORTITUDE, fa.ALCOHOL, fa.GOLD)
_CHANCE: Final = (
    *(ev.REVEALED, ev.RESHUFFLED, ev.SIDE_RESHUFFLED, ev.JOINED, ev.OPENED, ev.WAITS, ev.NEW_DRINK_DECK),
    *(ev.EVENT_TURNED_UP, ev.EVENTS_RESHUFFLED, ev.COIN),
)


def _phase(bits: int) -> Phase:
    """The moment between two phases is shown as the later one."""
    for bit, key in _PHASES:
        if bits & bit:
            return key
    return "before"


def _position(state: State) -> InnState:
    assert isinstance(state, InnState)
    return state


def _stands_for_mat(position: InnState, seat: int, viewer: int) -> bool:
    """A mat's numbers are told once: as the viewer's own, or of the first of another team."""
    members = position.setup.members[seat]
    return seat == (viewer if viewer in members else members[0])


class InnPresenter(Presenter):
    """Shows tables of the Inn."""

    def table_type(self) -> type[GameTable]:
        """A table of the Inn."""
        return InnTable

    def table(self, state: State, viewer: int, language: str) -> InnTable:
        """Everything a client draws."""
        position = _position(state)
        view = TableView(position, viewer)
        names = names_at(position, language)
        incidents = incidents_shown(position, view, names) if view.incidents else ()
        aimed = threatened(incidents)
        top = view.zones.top(position.setup.places.drink_discard)
        return InnTable(
            viewer=viewer,
            mode=position.setup.mode.key,
            turn=view.turns_taken,
            on_turn=view.turn,
            phase=_phase(view.phase),
            seats=tuple(
                [seat_shown(position, names, view.zones, seat, seat in aimed) for seat in range(position.seat_count())]
            ),
            teams=teams_shown(position),
            potions=potions_shown(position),
            hand=hand_shown(position, viewer, names),
            mates=mates_shown(position, names, viewer),
            incidents=incidents,
            asks=asks(position, window_of(position, view), names, viewer),
            round=round_shown(position, view),
            pot=view.pot,
            contest=contest(position, view, names) if view.incidents else (),
            bar=InnBar(
                view.drink_deck_size,
                view.zones.sizes[position.setup.places.drink_discard],
                names.keys[top] if top >= 0 else "",
                view.bar_size,
            ),
            events=event_decks_shown(position, view, names) if view.clocks else (),
            taverns=taverns_shown(position, view, names) if position.setup.has_taverns else (),
            over=view.finished,
            winners=tuple(view.winners),
        )

    def is_shared(self, state: State) -> bool:
        """Where every window is one that everybody knows of."""
        return _position(state).attentive

    def own(self, state: State, viewer: int, language: str) -> tuple[object, ...]:
        """Who it is, the hand, and the moment as it concerns them."""
        position = _position(state)
        names = names_at(position, language)
        hand, mates = hand_shown(position, viewer, names), mates_shown(position, names, viewer)
        return (viewer, hand, mates, asks(position, position.asker, names, viewer))

    def facts(
        self, state: State, events: list[Event], first: int, end: int, viewer: int, language: str
    ) -> tuple[Fact, ...]:
        """What happened."""
        position = _position(state)
        return fa.facts_shown(position, names_at(position, language), events, first, end, viewer)

    def is_about(self, event: Event, seat: int) -> bool:
        """Whether the sentence about it says "you" to the seat."""
        return fa.is_about(event, seat)

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat."""
        position = _position(state)
        return ask_shown(position, seat, names_at(position, language))

    def catalogue(self, language: str, rules: int, pack: str = "") -> Catalogue:
        """All decks and cards."""
        return catalogue(language, rules, pack)

    def measures(self, state: State, viewer: int) -> dict[tuple[int, str], int]:
        """Fortitude, Alcohol, Gold, the pile, and how many cards the others hold."""
        found: dict[tuple[int, str], int] = {}
        position = _position(state)
        for seat in position.view(viewer).seats:
            if _stands_for_mat(position, seat.seat, viewer):
                found[seat.seat, fa.FORTITUDE] = seat.fortitude
                found[seat.seat, fa.ALCOHOL] = seat.alcohol
                found[seat.seat, fa.GOLD] = seat.gold
            found[seat.seat, "pile"] = seat.pile_size
            if seat.seat != viewer:
                found[seat.seat, "hand"] = seat.hand_size
        return found

    def owners(self, state: State, seat: int, key: str) -> list[int]:
        """What lies on a mat is the whole team's (R51.1.1)."""
        return _position(state).setup.members[seat] if key in _ON_MATS else [seat]

    def measure_name(self, key: str, language: str) -> str:
        """What such a number is called."""
        return WORDS.say(language, f"measure-{key}")

    def is_chance(self, event: Event) -> bool:
        """A card is turned up, or a deck is shuffled."""
        return event.kind in _CHANCE

    def marks(self) -> Marks:
        """A story of the Inn goes by turns, and counts who bought whom a Drink."""
        return _MARKS

    def is_pass(self, decision: Decision, choice: int) -> bool:
        """To play nothing, in a window or as the Action."""
        return not decision.is_pick() and decision.options[choice].verb == PASS

    def is_spent(self, decision: Decision, choice: int) -> bool:
        """A card that is played."""
        return not decision.is_pick() and decision.options[choice].verb == PLAY

    def note(self, state: State, seat: int, choice: int, language: str) -> str:
        """What is offered does what its face says; so does the Tavern Event of a tavern one Crawls to."""
        position = _position(state)
        decision = position.decision(seat)
        option = decision.options[choice] if decision is not None and not decision.is_pick() else None
        if option is None or option.verb not in (SELL, BUY, KEEP, CRAWL, TAKE_IN) or option.subject < 0:
            return ""
        names = names_at(position, language)
        if option.verb == CRAWL:
            return WORDS.say(language, "note-tavern", text=names.face(position, option.subject))
        card = names.card(position, option.subject).title
        return WORDS.say(language, "note-offered", card=card, text=names.face(position, option.subject))

    def contrast(self, before: State, after: State, passed: State | None, seat: int, language: str) -> list[str]:
        """What becomes of the Round and of tracks."""
        instead = None if passed is None else _position(passed)
        return Contrast(_position(before), _position(after), instead, seat, language).sentences()

    def aspects(self, state: State, seat: int) -> tuple[object, ...]:
        """How many cards lie where, what is known of them, the Round, and what lies before characters."""
        position = _position(state)
        setup, places, zones = position.setup, position.setup.places, position.zones
        spent = {places.hands[seat], places.discards[seat]}
        if setup.has_components:
            spent.add(places.open[seat])
            spent.update([places.side_discards[place] for place, owner in enumerate(setup.owners) if owner == seat])
        sizes = [len(cards) for zone, cards in enumerate(zones.contents) if zone not in spent]
        in_round = (position.gambling, position.in_round, position.control, position.only_cheating, position.pot)
        grown = [zones.numbers.get(card, 0) for zone in places.beds if zone >= 0 for card in zones.contents[zone]]
        clocks = (position.clocks, position.tavern)
        return (sizes, len(zones.known), grown, in_round, position.marks, clocks, position.away)

    def let_go(self, state: State) -> None:
        """Its words."""
        forget_table(_position(state).setup)

    def is_harm(self, key: str, change: int) -> bool:
        """More Alcohol and more to drink are bad, less of anything else is."""
        return change > 0 if key in (fa.ALCOHOL, "pile") else change < 0

    # ---- in words ----

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log; empty for a fact that is not told."""
        return log.event(_position(state), event, language)

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean."""
        return log.option(_position(state), seat, choice, language)

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat."""
        return log.decision(_position(state), seat, language)

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open."""
        return log.table(_position(state), seat, language)

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Tracks and figures."""
        return compact.mats(_position(state), seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """Every card in hand, whether it can be played now, and why not."""
        return log.hand(_position(state), seat, language)

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """The seat's own name or its character's."""
        return seat_name(_position(state), seat, language).form(NOMINATIVE)
