"""Scenarios of Fist of Dragonstones: positions from documents, steps to choices, what can be seen at the end."""

import difflib
from pathlib import Path

from taproom.dragonstones.content.loader import Definition, PackError, catalogue, home_made, own_characters
from taproom.dragonstones.content.packs import load_pack
from taproom.dragonstones.rules.auctions import Bidding, gold_bids
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.turn import BeginTurn, EndTurn, NextAuction, Pause, PutUp
from taproom.dragonstones.scenario import steps
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.dragonstones.state.knowledge import ignorance
from taproom.dragonstones.state.position import Seat, Step
from taproom.dragonstones.state.terms import (
    COIN_KEYS,
    COIN_KINDS,
    COINS_IN_BOX,
    COLOUR_KEYS,
    COLOURS,
    FEWEST_SEATS,
    MOST_SEATS,
    STARTING_COINS,
    STONES_IN_BOX,
)
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.scenarios import Misfit, ScenarioAdapter
from taproom.kernel.state import State
from taproom.kernel.verdicts import Refusal

KEYS = ("seats", "played", "auctions", "bank", "bag", "deck", "discards", "cards", "turn", "seed")
SEAT_KEYS = ("name", "spent_fairy", "stones", "score", "doppelganger", *COIN_KEYS)
SEAT_FACTS = ("score", "stones", "spent_fairy", "doppelganger", *COIN_KEYS)
TABLE_FACTS = (
    "winners",
    "over",
    "turn",
    "character",
    "played",
    "auctions",
    "auctions_held",
    "bank",
    "deck",
    "deck_size",
    "specials_drawn",
    "discards",
    "standard_characters",
    "special_characters",
    "different_specials",
)


class Partly(dict[str, object]):
    """Equal to any map in which these keys have these values."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and all(key in other and other[key] == value for key, value in self.items())

    def __ne__(self, other: object) -> bool:
        return not self == other


class Adapter(ScenarioAdapter):
    """Fist of Dragonstones as scenarios see it."""

    def __init__(self) -> None:
        self.extras: list[Definition] = []

    # ---- the position ----

    def keys(self) -> list[str]:
        """What a document may say."""
        return list(KEYS)

    def add_cards(self, folder: str) -> None:
        """Make the home-made characters of a pack known."""
        try:
            self.extras.extend(load_pack(Path(folder)))
        except PackError as error:
            raise Misfit((), str(error)) from error

    def seat_names(self, spec: dict[str, object]) -> list[str]:
        """The names of the seats."""
        seats = spec.get("seats")
        if not isinstance(seats, list) or not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
            raise Misfit(("seats",), f"expected a list of {FEWEST_SEATS} to {MOST_SEATS} seats (R90.1.1)")
        names: list[str] = []
        for number, seat in enumerate(seats):
            if not isinstance(seat, dict):
                raise Misfit(("seats", number), "expected a seat such as {name: ann, gold: 2}")
            names.append(str(seat.get("name", f"seat{number + 1}")))
        return names

    def position(self, spec: dict[str, object]) -> DragonstonesState:
        """The position a document describes; what it does not say is as after set-up, but for the stones."""
        names = self.seat_names(spec)
        known = self._catalogue(spec)
        places = [read_seat(seat, number, known) for number, seat in enumerate(items(spec["seats"], ("seats",)))]
        bank, stones = read_bank(spec.get("bank", {}), places)
        game = DragonstonesState(
            known, places, bank, stones, Dice(key_from_seed(number_of(spec.get("seed", 0), ("seed",))))
        )
        game.names = names
        game.turn = number_of(spec.get("turn", 1), ("turn",))
        game.ledger = ignorance([place.coins for place in places])
        game.next_draws = [colour_of(colour, ("bag",)) for colour in items(spec.get("bag", []), ("bag",))]
        game.next_draws.reverse()
        game.unhurried = True
        read_cards(game, spec)
        return game

    def _catalogue(self, spec: dict[str, object]) -> Catalogue:
        try:
            return catalogue([*self.extras, *home_made(spec.get("cards", []))])
        except PackError as error:
            raise Misfit(("cards",), error.sentence) from error

    # ---- the script ----

    def opening(self, state: State) -> State:
        """Without the pauses a script looks around at."""
        game = _game(state)
        game.unhurried = False
        game.agenda = [step for step in game.agenda if not isinstance(step, Pause)]
        game.advance()
        return game

    def begin(self, state: State) -> None:
        """Put the first character up."""
        _game(state).advance()

    def go_on(self, state: State) -> None:
        """Go on from a moment that left no choice, or from the end of a turn."""
        state.resume()

    def steps(self, state: State, seat: int, step: object) -> list[object]:
        """Check a step and break it into single choices."""
        return steps.single_steps(_game(state), step)

    def matches(self, state: State, seat: int, step: object) -> int:
        """The seat's choice that is this step."""
        return steps.find_choice(_game(state), seat, step)

    def happened(self, state: State, since: int, seat: int, step: object) -> bool:
        """Whether the step came about by itself, because the rules left no choice."""
        return steps.came_about(_game(state), since, seat, step)

    def refusal(self, state: State, seat: int, step: object) -> Refusal | None:
        """Why the seat cannot do this now."""
        return steps.why_not(_game(state), seat, step)

    def is_resolved(self, state: State) -> bool:
        """No fist is closed and no power in use: all stand before an auction or at the end of the turn."""
        game = _game(state)
        if game.over() or _at_pause(game):
            return True
        return isinstance(game.question, Bidding) and not any(_sealed(game, seat) for seat in range(len(game.seats)))

    def is_settled(self, state: State) -> bool:
        """Besides, the auction with which the position began has been held."""
        game = _game(state)
        return self.is_resolved(state) and (game.over() or _at_pause(game) or game.auctions_held > 1)

    def turn_is_over(self, state: State) -> bool:
        """All characters of the turn have been up."""
        return state.over() or _at_pause(_game(state))

    def stops(self, spec: dict[str, object], stop: object) -> object:
        """`turn_end` (fairy gold is back) or `game_end`."""
        if stop not in ("turn_end", "game_end"):
            raise Misfit((), f"there is no stop {stop!r}: expected turn_end or game_end")
        return stop

    def stop_reached(self, state: State, stop: object) -> bool:
        """The turn's end is where the next turn would begin."""
        game = _game(state)
        if stop == "turn_end" and _at_pause(game) and isinstance(game.agenda[-1], BeginTurn):
            return True
        return state.over()

    # ---- what can be seen ----

    def observable(self, seat: int) -> list[str]:
        """What can be expected."""
        return list(SEAT_FACTS if seat >= 0 else TABLE_FACTS)

    def observe(self, state: State, seat: int, name: str) -> object:
        """What is seen, as a document would say it."""
        game = _game(state)
        return observe_seat(game, seat, name) if seat >= 0 else observe_table(game, name)

    def expected(self, state: State, seat: int, name: str, value: object) -> object:
        """Stones without the zeros; of the bank only what the document names is looked at."""
        if name == "stones" and isinstance(value, dict):
            return {COLOUR_KEYS[colour]: n for colour, n in enumerate(read_stones(value, (name,))) if n}
        if name == "bank" and isinstance(value, dict):
            check_keys(value, (*COIN_KEYS, *COLOUR_KEYS), (name,))
            return Partly(value)
        if name in ("played", "auctions", "deck", "discards"):
            return sorted(str(key) for key in items(value, (name,)))
        return value


def _game(state: State) -> DragonstonesState:
    if not isinstance(state, DragonstonesState):
        raise TypeError("a scenario of Fist of Dragonstones plays Fist of Dragonstones")
    return state


def _sealed(game: DragonstonesState, seat: int) -> bool:
    """Whether the seat has closed its fist, and not only for want of anything to put into it."""
    auction = game.auction
    return auction is not None and bool(auction.bids[seat]) and len(gold_bids(game.seats[seat])) > 1


def _at_pause(game: DragonstonesState) -> bool:
    return game.paused and game.question is None


# ---- reading ----


def check_keys(data: dict[str, object], known: tuple[str, ...], path: tuple[object, ...]) -> None:
    """No key may be unknown."""
    for key in data:
        if key not in known:
            near = difflib.get_close_matches(str(key), known, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Misfit((*path, key), f"{key!r} is not known here: expected {', '.join(known)}{hint}")


def items(data: object, path: tuple[object, ...]) -> list[object]:
    """A list."""
    if not isinstance(data, list):
        raise Misfit(path, f"expected a list, not {data!r}")
    return data


def number_of(data: object, path: tuple[object, ...]) -> int:
    """A whole number, not below 0."""
    if isinstance(data, bool) or not isinstance(data, int) or data < 0:
        raise Misfit(path, f"expected a whole number, not {data!r}")
    return data


def colour_of(data: object, path: tuple[object, ...]) -> int:
    """A colour."""
    if data not in COLOUR_KEYS:
        raise Misfit(path, f"expected {', '.join(COLOUR_KEYS)}, not {data!r}")
    return COLOUR_KEYS.index(str(data))


def read_stones(data: object, path: tuple[object, ...]) -> list[int]:
    """Stones by colour."""
    if not isinstance(data, dict):
        raise Misfit(path, "expected stones by colour, such as {red: 2, blue: 1}")
    check_keys(data, COLOUR_KEYS, path)
    return [number_of(data.get(colour, 0), (*path, colour)) for colour in COLOUR_KEYS]


def read_seat(data: object, number: int, known: Catalogue) -> Seat:
    """A seat's belongings."""
    path = ("seats", number)
    if not isinstance(data, dict):
        raise Misfit(path, "expected a seat such as {name: ann, gold: 2}")
    check_keys(data, SEAT_KEYS, path)
    coins = [
        number_of(data.get(key, start), (*path, key)) for key, start in zip(COIN_KEYS, STARTING_COINS, strict=True)
    ]
    kept = [known.number("doppelganger")] if data.get("doppelganger") else []
    return Seat(
        coins,
        number_of(data.get("spent_fairy", 0), (*path, "spent_fairy")),
        read_stones(data.get("stones", {}), (*path, "stones")),
        number_of(data.get("score", 0), (*path, "score")),
        kept,
    )


def read_bank(data: object, places: list[Seat]) -> tuple[list[int], list[int]]:
    """The rest of the box, but for what the document says otherwise."""
    if not isinstance(data, dict):
        raise Misfit(("bank",), "expected coins and stones, such as {red: 3, gold: 2}")
    check_keys(data, (*COIN_KEYS, *COLOUR_KEYS), ("bank",))
    coins = list(COINS_IN_BOX)
    stones = [STONES_IN_BOX] * COLOURS
    for place in places:
        coins[0] -= place.spent
        for kind in range(COIN_KINDS):
            coins[kind] -= place.coins[kind]
        for colour in range(COLOURS):
            stones[colour] -= place.stones[colour]
    for kind, key in enumerate(COIN_KEYS):
        coins[kind] = number_of(data.get(key, max(coins[kind], 0)), ("bank", key))
    for colour, key in enumerate(COLOUR_KEYS):
        stones[colour] = number_of(data.get(key, max(stones[colour], 0)), ("bank", key))
    return coins, stones


def characters_of(game: DragonstonesState, data: object, path: tuple[object, ...]) -> list[int]:
    """Characters by their keys."""
    known = [character.key for character in game.catalogue.characters]
    found: list[int] = []
    for number, key in enumerate(items(data, path)):
        if key not in known:
            near = difflib.get_close_matches(str(key), known, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Misfit((*path, number), f"there is no character {key!r}{hint}")
        found.append(known.index(str(key)))
    return found


def read_cards(game: DragonstonesState, spec: dict[str, object]) -> None:
    """What has been up, what is to come, and the deck and discards of Special Characters."""
    game.played = characters_of(game, spec.get("played", []), ("played",))
    coming = characters_of(game, spec.get("auctions", []), ("auctions",))
    special = [number for number in [*game.played, *coming] if game.catalogue.characters[number].special]
    held = [number for place in game.seats for number in place.kept]
    game.specials = [number for number in special if number not in held]
    game.discards = characters_of(game, spec.get("discards", []), ("discards",))
    if "deck" in spec:
        game.deck = characters_of(game, spec["deck"], ("deck",))
        game.deck.reverse()
    else:
        game.deck = game.catalogue.cards(special=True)
        for number in [*game.specials, *held, *game.discards]:
            if number in game.deck:
                game.deck.remove(number)
        game.chance.shuffle(game.deck)
    if "auctions" not in spec and "played" not in spec:
        game.turn -= 1
        game.then([BeginTurn()])
        return
    game.stack = coming[1:]
    game.stack.reverse()
    first: list[Step] = [PutUp(coming[0]), NextAuction()] if coming else []
    game.then([*first, Pause(), EndTurn(), Pause(), BeginTurn()])


# ---- seeing ----


def observe_seat(game: DragonstonesState, seat: int, name: str) -> object:
    """One fact about a seat."""
    place = game.seats[seat]
    if name == "score":
        return place.score
    if name == "stones":
        return {COLOUR_KEYS[colour]: amount for colour, amount in enumerate(place.stones) if amount}
    if name == "spent_fairy":
        return place.spent
    if name == "doppelganger":
        return game.catalogue.number("doppelganger") in place.kept
    return place.coins[COIN_KEYS.index(name)]


def observe_table(game: DragonstonesState, name: str) -> object:
    """One fact about the table."""
    characters = game.catalogue.characters
    auction = game.auction
    lists = {"played": game.played, "auctions": game.stack, "deck": game.deck, "discards": game.discards}
    if name in lists:
        return sorted(characters[number].key for number in lists[name])
    match name:
        case "winners":
            return [game.names[seat] for seat in game.winners()]
        case "over":
            return game.over()
        case "turn":
            return game.turn
        case "character":
            return "none" if auction is None else characters[auction.character].key
        case "auctions_held":
            return game.auctions_held
        case "bank":
            return _bank(game)
        case "deck_size":
            return len(game.deck)
        case "specials_drawn":
            return len(game.specials)
        case "standard_characters":
            return len(game.catalogue.cards(special=False)) + len(game.catalogue.openers())
        case "special_characters":
            return len(game.catalogue.cards(special=True))
        case "different_specials":
            return len({each.titles["en"] for each in own_characters() if each.special})
    raise Misfit((name,), f"nothing is known of {name!r}")


def _bank(game: DragonstonesState) -> dict[str, int]:
    return {
        **dict(zip(COIN_KEYS, game.bank, strict=True)),
        **dict(zip(COLOUR_KEYS, game.bank_stones, strict=True)),
    }
