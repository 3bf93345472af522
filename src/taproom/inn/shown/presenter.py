"""The Inn as people are shown it."""

from typing import Final

from taproom.inn import events as ev
from taproom.inn.asking import ACTION_PHASE, BUY, DISCARD_PHASE, DRINK_PHASE, ORDER_PHASE, PASS, PLAY, SELL, TURN_END
from taproom.inn.rules.position import Position
from taproom.inn.rules.views import TableView
from taproom.inn.shown import InnBar, InnTable, Phase
from taproom.inn.shown import facts as fa
from taproom.inn.shown.catalogue import catalogue
from taproom.inn.shown.hand import ask_shown, hand_shown
from taproom.inn.shown.names import forget_table, names_at
from taproom.inn.shown.seats import seat_shown
from taproom.inn.shown.stage import asks, contest, incidents_shown, round_shown, threatened
from taproom.inn.vocabulary import WORDS
from taproom.shown import Ask, Catalogue, Fact, GameTable
from taproom.shown.presenting import Presenter
from taproom.table.decisions import Decision
from taproom.table.events import Event
from taproom.table.state import State

_PHASES: Final[tuple[tuple[int, Phase], ...]] = (
    (TURN_END, "end"),
    (DRINK_PHASE, "drink"),
    (ORDER_PHASE, "order"),
    (ACTION_PHASE, "action"),
    (DISCARD_PHASE, "discard"),
)

_CHANCE: Final = (ev.REVEALED, ev.RESHUFFLED, ev.SIDE_RESHUFFLED, ev.JOINED, ev.OPENED, ev.NEW_DRINK_DECK)


def _phase(bits: int) -> Phase:
    """The moment between two phases is shown as the later one."""
    for bit, key in _PHASES:
        if bits & bit:
            return key
    return "before"


def _position(state: State) -> Position:
    assert isinstance(state, Position)
    return state


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
        top = view.zones.top(position.table.places.drink_discard)
        return InnTable(
            viewer=viewer,
            turn=view.turns_taken,
            on_turn=view.turn,
            phase=_phase(view.phase),
            seats=tuple(
                [seat_shown(position, names, view.zones, seat, seat in aimed) for seat in range(position.seat_count())]
            ),
            hand=hand_shown(position, viewer, names),
            incidents=incidents,
            asks=asks(position, view, names),
            round=round_shown(position, view),
            pot=view.pot,
            contest=contest(position, view, names) if view.incidents else (),
            bar=InnBar(
                view.drink_deck_size,
                view.zones.sizes[position.table.places.drink_discard],
                names.keys[top] if top >= 0 else "",
                view.bar_size,
            ),
            over=view.finished,
            winners=tuple(view.winners),
        )

    def is_shared(self, state: State) -> bool:
        """Where every window is one that everybody knows of."""
        return _position(state).attentive

    def own(self, state: State, viewer: int, language: str) -> tuple[object, ...]:
        """Who it is, and the hand."""
        position = _position(state)
        return (viewer, hand_shown(position, viewer, names_at(position, language)))

    def facts(
        self, state: State, events: list[Event], first: int, end: int, viewer: int, language: str
    ) -> tuple[Fact, ...]:
        """What happened."""
        position = _position(state)
        return fa.facts_shown(position, names_at(position, language), events, first, end, viewer)

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat."""
        position = _position(state)
        return ask_shown(position, seat, names_at(position, language))

    def catalogue(self, language: str, rules: int) -> Catalogue:
        """All decks and cards."""
        return catalogue(language, rules)

    def measures(self, state: State, viewer: int) -> dict[tuple[int, str], int]:
        """Fortitude, Alcohol, Gold, the pile, and how many cards the others hold."""
        found: dict[tuple[int, str], int] = {}
        for seat in _position(state).view(viewer).seats:
            found[seat.seat, fa.FORTITUDE] = seat.fortitude
            found[seat.seat, fa.ALCOHOL] = seat.alcohol
            found[seat.seat, fa.GOLD] = seat.gold
            found[seat.seat, "pile"] = seat.pile_size
            if seat.seat != viewer:
                found[seat.seat, "hand"] = seat.hand_size
        return found

    def measure_name(self, key: str, language: str) -> str:
        """What such a number is called."""
        return WORDS.say(language, f"measure-{key}")

    def is_chance(self, event: Event) -> bool:
        """A card is turned up, or a deck is shuffled."""
        return event.kind in _CHANCE

    def is_pass(self, decision: Decision, choice: int) -> bool:
        """To play nothing, in a window or as the Action."""
        return not decision.is_pick() and decision.options[choice].verb == PASS

    def is_spent(self, decision: Decision, choice: int) -> bool:
        """A card that is played."""
        return not decision.is_pick() and decision.options[choice].verb == PLAY

    def note(self, state: State, seat: int, choice: int, language: str) -> str:
        """What is offered does what its face says."""
        position = _position(state)
        decision = position.decision(seat)
        option = decision.options[choice] if decision is not None and not decision.is_pick() else None
        if option is None or option.verb not in (SELL, BUY) or option.subject < 0:
            return ""
        names = names_at(position, language)
        card = names.card(position, option.subject).title
        return WORDS.say(language, "note-offered", card=card, text=names.face(position, option.subject))

    def is_familiar(self) -> bool:
        """The Inn is a tavern."""
        return True

    def aspects(self, state: State, seat: int) -> tuple[object, ...]:
        """How many cards lie where, what is known of them, the Round, and what lies before characters."""
        position = _position(state)
        places = position.table.places
        spent = (places.hands[seat], places.discards[seat])
        zones = position.zones
        sizes = [len(cards) for zone, cards in enumerate(zones.contents) if zone not in spent]
        in_round = (position.gambling, position.in_round, position.control, position.only_cheating, position.pot)
        return (sizes, len(zones.known), in_round, position.marks, position.away)

    def let_go(self, state: State) -> None:
        """Its words."""
        forget_table(_position(state).table)

    def is_harm(self, key: str, change: int) -> bool:
        """More Alcohol and more to drink are bad, less of anything else is."""
        return change > 0 if key in (fa.ALCOHOL, "pile") else change < 0
