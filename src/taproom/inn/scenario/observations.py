"""What a scenario can look at: attributes, cards, components, and the table."""

from collections.abc import Callable
from typing import Any, Final

from taproom.inn.board import events
from taproom.inn.content import DeckSource
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario import components, taverns
from taproom.inn.scenario import events as events_at
from taproom.inn.scenario.book import Book, listing, whole
from taproom.inn.scenario.builder import PHASES, SideCards
from taproom.inn.scenario.scenario_state import ScenarioState
from taproom.inn.state.steps import NOBODY
from taproom.kernel.scenarios import Misfit, ScenarioAdapter, hint
from taproom.kernel.state import State

_SEAT: Final = [
    "fortitude",
    "alcohol",
    "gold",
    "hand",
    "hand_size",
    "in_sight",
    "hand_known_to",
    "discard",
    "drink_pile",
    "drink_pile_size",
    "deck_size",
    "out",
    "lasting",
    "potion_tokens",
    taverns.KEPT,
]
_TABLE: Final = [
    "pot",
    "control",
    "gambling",
    "in_round",
    "inn",
    "contest_winner",
    "winners",
    "over",
    "drink_deck_size",
    "drink_discard",
    "bar_size",
    "turn",
    "phase",
]


class Looking(ScenarioAdapter):
    """Knows the names of one document: its seats, its cards, its components."""

    def __init__(self) -> None:
        self.packs: dict[str, DeckSource] = {}
        self.names: list[str] = []
        self.teams: list[str] = []
        self.book: Book | None = None
        self.spec: dict[str, Any] = {}

    def _book(self) -> Book:
        assert self.book is not None
        return self.book

    def _homes(self) -> list[str]:
        bosses = [deck.key for deck in self._book().bosses.values()]
        return [*[seat["character"] for seat in self.spec["seats"]], *bosses, *self._book().sides()]

    def _home(self, seat: int) -> list[str]:
        return self._book().homes(seat)

    def _seat(self, name: object, path: tuple[object, ...]) -> int:
        if name in self.teams:
            return self.teams.index(str(name))
        if name not in self.names:
            raise Misfit(path, f"there is no seat {name!r}{hint(str(name), self.names)}")
        return self.names.index(str(name))

    def _card(self, seat: int, name: object, path: tuple[object, ...], also: list[str] | None = None) -> int:
        book = self._book()
        try:
            return book.number([*self._home(seat), *self._homes(), *book.poured()], name, path)
        except Misfit as misfit:
            near = hint(str(name), also) if also else ""
            raise Misfit(path, f"there is no {name!r}{near}" if near.startswith("; did") else misfit.problem) from None

    def observable(self, seat: int) -> list[str]:
        """Attributes and cards of a seat, the rest at the table."""
        if seat < 0:
            return _TABLE + events_at.deck_names(self.spec) + taverns.observable(self.spec)
        decks = self._book().seated
        return _SEAT + components.observable(decks[seat], decks)

    def observe(self, state: State, seat: int, name: str) -> object:
        """Cards by their keys, seats by their names."""
        inn = watched(state)
        places = inn.setup.places
        if seat >= 0:
            return self._observe_seat(inn, seat, name)
        if name in events_at.deck_names(self.spec):
            return events_at.observe(inn, name, self._book())
        if name in taverns.observable(self.spec):
            return taverns.observe(inn, self.spec, name, self._book())
        if name in ("control", "turn", "contest_winner"):
            on_turn = inn.setup.members[inn.turn][0]
            number = {"control": inn.control, "turn": on_turn}.get(name, _contest_winner(inn))
            return "none" if number == NOBODY else self.names[number]
        if name == "drink_discard":
            return self._multiset(inn.zones.texts(places.drink_discard), self._book().drinks())
        if name == "phase":
            return next((key for key, bit in PHASES.items() if inn.phase & bit), "start")
        facts: dict[str, Callable[[], object]] = {
            "pot": lambda: inn.pot,
            "gambling": lambda: inn.gambling,
            "in_round": lambda: [who for number, who in enumerate(self.names) if (inn.in_round >> number) & 1],
            "inn": lambda: inn.inn_gold,
            "winners": lambda: [self.names[number] for number in inn.winners()],
            "over": inn.over,
            "drink_deck_size": lambda: len(inn.zones.cards(places.drink_deck)),
            "bar_size": lambda: len(inn.zones.cards(places.bar)),
        }
        return facts[name]()

    def _observe_seat(self, inn: ScenarioState, seat: int, name: str) -> object:
        mat, places, zones = inn.setup.purses[seat], inn.setup.places, inn.zones
        facts: dict[str, Callable[[], object]] = {
            "fortitude": lambda: inn.fortitude[mat],
            "alcohol": lambda: inn.alcohol[mat],
            "gold": lambda: inn.gold[mat],
            "hand": lambda: self._multiset(inn.hand_texts(seat), self._home(seat)),
            "hand_size": lambda: len(inn.hand(seat)),
            "hand_known_to": lambda: [
                who
                for other, who in enumerate(self.names)
                if other != seat
                and all([zones.is_known_to(card, places.hands[seat], other) for card in inn.hand(seat)])
            ],
            "discard": lambda: self._multiset(zones.texts(places.discards[seat]), self._home(seat)),
            "drink_pile": lambda: [
                self._book().name(text, self._book().drinks()) for text in reversed(zones.texts(places.piles[seat]))
            ],
            taverns.KEPT: lambda: taverns.kept(inn, seat, self._book()),
            "in_sight": lambda: self._in_sight(inn, seat),
            "drink_pile_size": lambda: len(inn.pile(seat)),
            "deck_size": lambda: len(zones.cards(places.decks[seat])),
            "out": lambda: not inn.is_in(seat),
            "potion_tokens": lambda: inn.tokens[mat] if inn.setup.has_mates else 0,
            "lasting": lambda: sum([inn.lasting[start + 1] == seat for start in range(0, len(inn.lasting), 6)]),
        }
        if name not in facts:
            keys = {card.number: card.key for card in inn.setup.cards}
            return components.observe(inn, seat, name, self._book().seated[seat], keys)
        return facts[name]()

    def _in_sight(self, inn: ScenarioState, seat: int) -> list[str]:
        """The Action Cards of the running phase that have not been put away (R71.2.3)."""
        zone = inn.setup.places.in_sight[seat]
        return self._multiset(inn.zones.texts(zone), self._home(seat)) if zone >= 0 else []

    def _multiset(self, cards: list[int], home: list[str]) -> list[str]:
        return sorted([self._book().name(card, home) for card in cards])

    def expected(self, state: State, seat: int, name: str, value: object) -> object:
        """Check a value and give it the form in which it is observed."""
        if seat < 0 and name in events_at.deck_names(self.spec):
            return events_at.expected(name, value, self._book())
        if seat < 0 and name in taverns.observable(self.spec):
            return taverns.expected(self.spec, name, value, self._book())
        if seat >= 0 and name not in _SEAT:
            inn, deck = watched(state), self._book().seated[seat]
            return components.expected(inn, seat, name, value, deck, SideCards(self._book(), inn.chance, []))
        if name in ("hand", "discard", "in_sight", "drink_pile", "drink_discard", taverns.KEPT):
            home = self._book().drinks() if "drink" in name else self._home(seat)
            home = self._book().poured() if name == taverns.KEPT else home
            cards = [
                self._book().name(self._book().number(home, card, (place,)), home)
                for place, card in enumerate(listing(value, (), name))
            ]
            return cards if name == "drink_pile" else sorted(cards)
        if name in ("winners", "in_round", "hand_known_to"):
            return [self.names[n] for n in sorted([self._seat(who, ()) for who in listed(value)])]
        if name in ("control", "turn", "contest_winner"):
            seat = NOBODY if value in ("none", None) else self._seat(value, ())
            if name == "turn" and seat >= 0:
                seat = watched(state).setup.members[seat][0]
            return "none" if seat == NOBODY else self.names[seat]
        if name in ("gambling", "over", "out"):
            if not isinstance(value, bool):
                raise Misfit((), f"{name} is true or false, not {value!r}")
        elif name == "phase":
            if value not in PHASES:
                raise Misfit((), f"there is no phase {value!r}{hint(str(value), list(PHASES))}")
        elif name != "inn":
            whole(value, (), name)
        return value


def position_of(state: State) -> InnState:
    """A state of the Inn, watched or not."""
    assert isinstance(state, InnState)
    return state


def watched(state: State) -> ScenarioState:
    """A state this adapter has built."""
    assert isinstance(state, ScenarioState)
    return state


def _contest_winner(inn: ScenarioState) -> int:
    won = [event.seat for event in inn.events or [] if event.kind == events.CONTEST_WON]
    return won[-1] if won else NOBODY


def listed(value: object) -> list[Any]:
    """A value, or several, as a list."""
    return value if isinstance(value, list) else [value]
