"""From a scenario's document to a position: seats, hands, piles, decks, a running Round."""

from typing import Any, Final

from taproom.inn.board.questions import ACTION_PHASE, DISCARD_PHASE, DRINK_PHASE, ORDER_PHASE, TURN_END
from taproom.inn.content import DeckSource, builtin_deck, builtin_keys
from taproom.inn.content.packs import with_boss_cards
from taproom.inn.rules import buying, dealing, decks
from taproom.inn.scenario import events, growing, taverns
from taproom.inn.scenario.book import (
    OPTIONS,
    Book,
    Path,
    boss_decks,
    bosses_of,
    drink_decks,
    event_keys,
    listing,
    mapping,
    tavern_decks,
    tavern_names,
    whole,
)
from taproom.inn.scenario.components import Cards, lay_out, seat_keys
from taproom.inn.scenario.scenario_state import TURN_START, ScenarioState, only_cheating_after
from taproom.inn.scenario.teams import GOLD, check_boss, mode_of, numbered, set_up, team_names
from taproom.inn.start import played_decks, trait_mask
from taproom.inn.state import teams
from taproom.inn.state.components import GROWING, Component
from taproom.inn.state.layout import Stack
from taproom.inn.state.setup import TOP, Setup
from taproom.inn.state.steps import NOBODY
from taproom.kernel.dice import Chance, Dice, key_from_seed
from taproom.kernel.scenarios import Misfit, hint

KEYS: Final = [
    "seats",
    "teams",
    "cards",
    "options",
    "setup",
    "seed",
    "drink_deck",
    "drink_discard",
    "bar",
    "gambling",
    "turn",
    "phase",
    "coin",
    "first_turn",
]
PHASES: Final = {
    "start": TURN_START,
    "discard": DISCARD_PHASE,
    "action": ACTION_PHASE,
    "order": ORDER_PHASE,
    "drink": DRINK_PHASE,
    "end": TURN_END,
}
_SEAT_KEYS: Final = [
    "name",
    "character",
    "fortitude",
    "alcohol",
    "gold",
    "hand",
    "drink_pile",
    "deck",
    "discard",
    "out",
    "team",
    "done",
    "boss",
    taverns.KEPT,
]
_GAMBLING: Final = ["pot", "control", "in", "last", "move", "passed"]
_SEED: Final = 2009


def seat_names(spec: dict[str, Any], packs: dict[str, DeckSource]) -> list[str]:
    """What the seats are called: by their name, else by their character."""
    seats = listing(spec.get("seats"), ("seats",), "seats")
    bosses = boss_decks(spec, packs)
    sitting = [_deck_of(seat, bosses.get(number), packs) for number, seat in enumerate(seats)]
    others = [deck for deck in sitting if deck is not None]
    names: list[str] = []
    for number, seat in enumerate(seats):
        said = mapping(seat, ("seats", number), [*_SEAT_KEYS, *seat_keys(sitting[number], others)], "a seat")
        name = said.get("name", said.get("character"))
        if not isinstance(name, str):
            raise Misfit(("seats", number), "a seat needs a character")
        if name in names or name == "table":
            raise Misfit(("seats", number), f"there is another seat called {name}; give each a name of its own")
        if not isinstance(said.get("boss", False), bool):
            raise Misfit(("seats", number, "boss"), f"boss is true or false, not {said['boss']!r}")
        names.append(name)
    team_names(spec, names)
    for number in bosses_of(spec):
        deck = sitting[number]
        if deck is not None:
            check_boss(number, deck, packs)
    return names


def _deck_of(seat: object, boss: DeckSource | None, packs: dict[str, DeckSource]) -> DeckSource | None:
    """The deck of a seat's character with what Boss Cards add to it, if it has one that is known."""
    key = seat.get("character") if isinstance(seat, dict) else None
    if not isinstance(key, str):
        return None
    deck = packs.get(key) or (builtin_deck(key) if key in builtin_keys() else None)
    return None if deck is None else with_boss_cards(deck, boss)


def seat_options(spec: dict[str, Any], number: int, name: str) -> dict[str, object]:
    """A seat as a table's options have it."""
    said = spec["seats"][number]
    further = {key: said[key] for key in ("team", "boss") if said.get(key)}
    return {"character": said["character"], "name": name, **further}


class Builder:
    """Builds one position."""

    def __init__(self, spec: dict[str, Any], packs: dict[str, DeckSource]) -> None:
        self.spec = spec
        self.names = seat_names(spec, packs)
        self.teams = team_names(spec, self.names)
        taverns.check(spec)
        self.book = Book(spec, packs)
        seed = whole(spec.get("seed", _SEED), ("seed",), "seed")
        self.state = ScenarioState(self._table(), Dice(key_from_seed(seed)))
        self.stacks: list[Stack] = []
        self.owned: list[list[int]] = [[] for _ in self.names]
        """For each seat the cards that were put into its hand, deck and discards."""
        self.figures: dict[int, list[int]] = {}
        """The numbers on the cards of zones whose cards carry one."""

    def _table(self) -> Setup:
        options = mapping(self.spec.get("options", {}), ("options",), OPTIONS, "options")
        mode = mode_of(self.spec)
        lists = dict(zip(self.book.decks, self.book.stock.decks, strict=False))
        parts = dict(zip(self.book.decks, self.book.stock.components, strict=False))
        characters = [self._character(number) for number in range(len(self.names))]
        played = [played_decks(key, n in self.book.bosses, self.book.packs) for n, key in enumerate(characters)]
        return Setup(
            catalogue=self.book.stock.catalogue,
            teams=numbered(self.teams, len(self.names)),
            traits=[trait_mask(self.book.decks[key].traits) for key in characters],
            extra_gold=[self.book.decks[key].gold for key in characters],
            decklists=[[card for key in decks for card in lists[key]] for decks in played],
            drinklist=[card for key in drink_decks(self.spec) for card in lists[key]],
            bar_deck=options.get("bar_deck", False) is True,
            options={
                "seats": [seat_options(self.spec, n, name) for n, name in enumerate(self.names)],
                "drinks": [key.removeprefix("drinks_") for key in drink_decks(self.spec)],
                "bar_deck": options.get("bar_deck", False) is True,
                "mode": mode.key,
                "first": None,
                "repeats": True,
                "events": events.deck_names(self.spec),
                "taverns": tavern_names(self.spec),
            },
            components=[[part for key in decks for part in parts[key]] for decks in played],
            mode=mode,
            eventlists=[lists[key] for key in event_keys(self.spec)],
            bosses=bosses_of(self.spec),
            taverns=[lists[tavern_decks(name)[0]][0] for name in tavern_names(self.spec)],
            tavernlists=[lists[tavern_decks(name)[1]] for name in tavern_names(self.spec)],
        )

    def _character(self, number: int) -> str:
        key = self.spec["seats"][number].get("character")
        if not isinstance(key, str) or self.book.decks[key].kind != "character":
            able = [deck for deck in builtin_keys() if builtin_deck(deck).kind == "character"]
            raise Misfit(("seats", number, "character"), f"there is no character {key!r}{hint(str(key), able)}")
        return key

    def build(self) -> ScenarioState:
        """The whole position."""
        if self.spec.get("setup", False) is True:
            self._deal()
        else:
            for number, seat in enumerate(self.spec["seats"]):
                self._sit(number, seat)
            if self.teams:
                set_up(self.state, self.spec, self.teams)
            self._pour()
            cards = SideCards(self.book, self.state.chance, self.owned)
            self.stacks.extend(lay_out(self.state, self.spec["seats"], self.book.seated, cards))
            self.stacks.extend(self._gardens(cards))
            self.stacks.extend(events.lay_out(self.state, self.spec, self.book))
            self.stacks.extend(taverns.lay_out(self.state, self.spec, self.book))
            self.state.zones = self.state.setup.laid_out(self.stacks)
            growing.mark_steps(self.state, self.spec["seats"], cards)
            for zone, figures in self.figures.items():
                for card, figure in zip(self.state.zones.cards(zone), figures, strict=True):
                    if figure:
                        self.state.zones.put_number(card, figure)
        self.state.coins = events.sides(self.spec)
        self.state.turn = self._first_seat()
        phase = self.spec.get("phase", "action")
        if phase not in PHASES:
            raise Misfit(("phase",), f"there is no phase {phase!r}{hint(str(phase), list(PHASES))}")
        if "gambling" in self.spec:
            self._gamble(mapping(self.spec["gambling"], ("gambling",), _GAMBLING, "gambling"))
        else:
            self.state.stand_in_turn(PHASES[phase])
        self.state.turns_taken = self._turn_number()
        if self.spec.get("setup", False) is True:
            buying.open_hands(self.state)
        return self.state

    def _gardens(self, cards: Cards) -> list[Stack]:
        """What grows before the seats."""
        setup, found = self.state.setup, list[Stack]()
        for place, component in enumerate(setup.components):
            if component.kind == GROWING:
                seat = setup.owners[place]
                source = self.book.seated[seat].components[place - setup.firsts[seat]]
                found.extend(growing.lay_out(setup, place, source, self.spec["seats"][seat], cards))
        return found

    def _first_seat(self) -> int:
        """Whose turn it is; after set-up the rules have a say in it (R1.2.10, R71.2.1)."""
        chosen = self.seat(self.spec.get("turn", self.names[0]), ("turn",))
        if self.spec.get("setup", False) is True:
            return dealing.first_seat(chosen, self.state.setup, self.state.chance)
        return chosen

    def _turn_number(self) -> int:
        """The first turn, in which a Boss does less (R71.2.2), or a later one."""
        said = self.spec.get("first_turn", self.spec.get("setup", False))
        if not isinstance(said, bool):
            raise Misfit(("first_turn",), f"first_turn is true or false, not {said!r}")
        starts = self.state.setup.mode.beginner(self.state.setup.bosses)
        if "first_turn" in self.spec and (starts < 0 or self.state.turn != starts):
            raise Misfit(("first_turn",), "the first turn is that of the Boss in a Boss Battle (R71.2.1)")
        return 1 if said or starts < 0 else 2

    def seat(self, name: object, path: Path) -> int:
        """A seat by its name, or the first of a team by the team's."""
        if name in self.teams:
            return self.teams.index(str(name))
        if name not in self.names:
            raise Misfit(path, f"there is no seat {name!r}{hint(str(name), self.names)}")
        return self.names.index(str(name))

    def _deal(self) -> None:
        """`setup: true` is a table as the rules lay it out (R1.2); nothing else can then be said of it."""
        for number, seat in enumerate(self.spec["seats"]):
            for key in seat:
                if key not in ("name", "character", "team", "boss"):
                    raise Misfit(("seats", number, key), f"after set-up {key} is what the rules say; leave it out")
        decks = [*events.deck_names(self.spec), *taverns.observable(self.spec)]
        for key in ("drink_deck", "drink_discard", "bar", "gambling", "teams", *decks):
            if key in self.spec:
                raise Misfit((key,), f"after set-up {key} is what the rules say; leave it out")
        self.state.setup.unpack()
        dealing.deal(self.state)

    def _lay(self, zone: int, family: int, texts: list[int]) -> None:
        self.stacks.append(Stack(zone, family, texts))

    def _lay_own(self, zone: int, seat: int, texts: list[int]) -> None:
        """Cards of a seat; among them may be bought ones, whose backs are different (R27.1.9), and those taken in."""
        self.owned[seat].extend(texts)
        setup = self.state.setup
        backs = {
            t: setup.places.side_backs[place] for place in setup.shops[seat] for t in setup.components[place].faces
        }
        for text in texts:
            home = setup.homes[text]
            family = seat if home < 0 else setup.places.side_families[home]
            self.stacks.append(Stack(zone, family, [text], backs.get(text, -1)))

    def _sit(self, number: int, seat: dict[str, Any]) -> None:
        path: Path = ("seats", number)
        state = self.state
        mat = state.setup.purses[number]
        state.fortitude[mat] = whole(seat.get("fortitude", TOP), (*path, "fortitude"), "fortitude", TOP)
        state.alcohol[mat] = whole(seat.get("alcohol", 0), (*path, "alcohol"), "alcohol", TOP)
        state.gold[mat] = whole(seat.get("gold", GOLD), (*path, "gold"), "gold")
        if seat.get("out", False) is True:
            state.out |= 1 << number
        rest = state.setup.decklists[number][:]
        home = self.book.homes(number)
        places = state.setup.places
        hand = _take(rest, self.cards(seat.get("hand", []), home, (*path, "hand")))
        discard = _take(rest, self.cards(seat.get("discard", []), home, (*path, "discard")))
        for place, text in enumerate(discard):
            if state.setup.homes[text] >= 0:
                raise Misfit((*path, "discard", place), "a card of a side deck goes to the discards of that (R3.1.11)")
        self._lay_own_zones(number, seat, rest, home)
        self._lay_own(places.hands[number], number, hand)
        self._lay_own(places.discards[number], number, discard)
        self._lay_own(places.decks[number], number, self._stack(rest, seat.get("deck", []), home, (*path, "deck")))

    def _lay_own_zones(self, number: int, seat: dict[str, Any], rest: list[int], home: list[str]) -> None:
        """What the seat's components keep in places of their own, as CARD or, with a number on it, {CARD: NUMBER}."""
        setup = self.state.setup
        for place, component in enumerate(setup.components):
            for spec, zone in zip(component.zones, setup.places.own[place], strict=True):
                if setup.owners[place] != number or spec.key not in seat or component.kind == GROWING:
                    continue
                path: Path = ("seats", number, spec.key)
                said = listing(seat[spec.key], path, spec.key)
                named = [next(iter(one)) if isinstance(one, dict) and one else one for one in said]
                self._lay(zone, number, _take(rest, self.cards(named, home, path)))
                for one in said:
                    figure = next(iter(one.values())) if isinstance(one, dict) and one else 0
                    self.figures.setdefault(zone, []).append(whole(figure, path, spec.key))

    def _stack(self, rest: list[int], said: object, home: list[str], path: Path) -> list[int]:
        """A deck with these cards on top, first first, and the rest shuffled under them; {only: ...} has no rest."""
        only = isinstance(said, dict)
        if only:
            said = mapping(said, path, ["only"], "a deck").get("only", [])
        top = _take(rest, self.cards(said, home, path))
        if only:
            rest = []
        self.state.chance.shuffle(rest)
        return rest + top[::-1]

    def cards(self, said: object, home: list[str], path: Path) -> list[int]:
        """The numbers of a list of cards."""
        named = listing(said, path, str(path[-1]) if path else "cards")
        return [self.book.number(home, name, (*path, place)) for place, name in enumerate(named)]

    def _pour(self) -> None:
        setup, home, rest = self.state.setup, self.book.drinks(), self.state.setup.drinklist[:]
        places, family = setup.places, setup.places.drink_family
        for number, seat in enumerate(self.spec["seats"]):
            path: Path = ("seats", number, "drink_pile")
            pile = _take(rest, self.cards(seat.get("drink_pile", []), home, path))
            self._lay(places.piles[number], family, pile[::-1])
        discard = self.cards(self.spec.get("drink_discard", []), home, ("drink_discard",))
        self._lay(places.drink_discard, family, _take(rest, discard))
        deck = self._stack(rest, self.spec.get("drink_deck", []), home, ("drink_deck",))
        surplus = max(0, len(deck) - decks.DRINK_DECK_SIZE)
        self._lay(places.drink_deck, family, deck[surplus:])
        if setup.bar_deck:
            self._lay(places.bar, family, self._stack(deck[:surplus], self.spec.get("bar", []), home, ("bar",)))
        else:
            self._lay(places.box, family, deck[:surplus])

    def _gamble(self, said: dict[str, Any]) -> None:
        state = self.state
        able = teams.first_of_each(state, [seat for seat in range(len(self.names)) if state.is_in(seat)])
        everybody = [self.names[seat] for seat in able]
        for number, name in enumerate(listing(said.get("in", everybody), ("gambling", "in"), "in")):
            state.in_round |= 1 << self.seat(name, ("gambling", "in", number))
        for number, name in enumerate(listing(said.get("passed", []), ("gambling", "passed"), "passed")):
            state.passed |= 1 << self.seat(name, ("gambling", "passed", number))
        control = said.get("control", "none")
        state.control = NOBODY if control in ("none", None) else self.seat(control, ("gambling", "control"))
        state.pot = whole(said.get("pot", 0), ("gambling", "pot"), "pot")
        if "last" in said:
            homes = [home for number in range(len(self.names)) for home in self.book.homes(number)]
            last = self.book.number(homes, said["last"], ("gambling", "last"))
            state.only_cheating = only_cheating_after(state, last)
        mover = state.turn if state.control == NOBODY else state.control
        following = [seat for seat in state.setup.rounds[mover][1:] if (state.in_round >> seat) & 1]
        move = self.seat(said["move"], ("gambling", "move")) if "move" in said else (following or [mover])[0]
        state.stand_in_round(move)


class SideCards(Cards):
    """The cards of side decks, by the names the document gives them."""

    def __init__(self, book: Book, chance: Chance, owned: list[list[int]]) -> None:
        self.book = book
        self.chance = chance
        self._owned = owned

    def owned(self, seat: int) -> list[int]:
        """The cards in its hand, deck and discards."""
        return self._owned[seat]

    def one(self, component: Component, said: object, path: Path) -> int:
        """A single card."""
        return self.book.number([self.book.stock.catalogue.cards[component.cards[0]].deck_key], said, path)

    def all(self, component: Component, said: object, path: Path) -> list[int]:
        """The cards of a list."""
        named = listing(said, path, str(path[-1]) if path else "cards")
        return [self.one(component, card, (*path, place)) for place, card in enumerate(named)]

    def values(self, card: int) -> tuple[int, ...]:
        """By its number."""
        return self.book.stock.catalogue.cards[card].values

    def stacked(self, component: Component, rest: list[int], said: object, path: Path) -> list[int]:
        """A deck with these on top and the rest shuffled under them; {only: ...} has no rest."""
        only = isinstance(said, dict)
        if only:
            said = mapping(said, path, ["only"], "a deck").get("only", [])
        top = _take(rest, self.all(component, said, path))
        if only:
            rest = []
        self.chance.shuffle(rest)
        return rest + top[::-1]


def _take(rest: list[int], cards: list[int]) -> list[int]:
    """Take cards out of a deck; one that is not in it comes from elsewhere."""
    for card in cards:
        if card in rest:
            rest.remove(card)
    return cards
