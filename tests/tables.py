"""Random tables of the Inn for tests: every line-up, seat count and drink deck, from a seed."""

import random
from collections import Counter
from collections.abc import Iterator

from taproom.inn.content import builtin_decks
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.playout import random_choice

CHARACTERS = [deck.key for deck in builtin_decks() if deck.kind == "character"]
DRINKS = [deck.key.removeprefix("drinks_") for deck in builtin_decks() if deck.kind == "drink"]
EVENTS: list[list[str]] = [[], [], ["dungeon"], ["sea"], ["sea", "dungeon"]]
TAVERNS: list[list[str]] = [[], [], ["star_mole"]]


def random_options(seed: int) -> dict[str, object]:
    """A table of 2 to 8 seats."""
    lot = random.Random(seed)
    seats = [{"character": key} for key in lot.sample(CHARACTERS, lot.randint(2, min(8, len(CHARACTERS))))]
    drinks = lot.sample(DRINKS, lot.randint(1, len(DRINKS)))
    bar_deck, events, taverns = lot.random() < 0.3, lot.choice(EVENTS), lot.choice(TAVERNS)
    return {"seats": seats, "drinks": drinks, "bar_deck": bar_deck, "events": events, "taverns": taverns}


def random_team_options(seed: int) -> dict[str, object]:
    """A table of 4 to 10 seats in teams of two."""
    lot = random.Random(seed)
    seats = [{"character": key} for key in lot.sample(CHARACTERS, lot.choice([4, 4, 6, 8, 10]))]
    drinks = lot.sample(DRINKS, lot.randint(1, len(DRINKS)))
    mode, bar_deck = "two_headed_dragon", lot.random() < 0.3
    further = {"events": lot.choice(EVENTS), "taverns": lot.choice(TAVERNS)}
    return {"seats": seats, "drinks": drinks, "bar_deck": bar_deck, "mode": mode, **further}


BOSSES = [deck.of for deck in builtin_decks() if deck.kind == "boss"]


def random_boss_options(seed: int) -> dict[str, object]:
    """A table of any mode with Bosses, the seats of a Boss Battle in any order."""
    lot = random.Random(seed)
    mode = lot.choice(
        ["boss_battle", "boss_battle", "two_headed_boss_battle", "leaders_and_lackeys", "boss_versus_boss"]
    )
    drinks = lot.sample(DRINKS, lot.randint(1, len(DRINKS)))
    if mode == "boss_battle":
        boss = lot.choice(BOSSES)
        others = lot.sample([key for key in CHARACTERS if key != boss], lot.randint(2, 4))
        seats = [{"character": key, "boss": False} for key in others]
        seats.insert(lot.randint(0, len(others)), {"character": boss, "boss": True})
    elif mode == "leaders_and_lackeys":
        leaders = lot.sample(BOSSES, lot.randint(2, min(3, len(BOSSES))))
        lackeys = lot.sample([key for key in CHARACTERS if key not in leaders], len(leaders))
        seats = [{"character": key} for pair in zip(leaders, lackeys, strict=True) for key in pair]
    else:
        most = len(BOSSES) // 2 * 2 if mode == "two_headed_boss_battle" else len(BOSSES)
        fewest = 4 if mode == "two_headed_boss_battle" else 2
        if most < fewest:
            mode, most, fewest = "boss_versus_boss", len(BOSSES), 2
        seats = [{"character": key} for key in lot.sample(BOSSES, lot.choice(range(fewest, most + 1, fewest)))]
    return {
        "seats": seats,
        "drinks": drinks,
        "mode": mode,
        "events": lot.choice(EVENTS),
        "taverns": lot.choice(TAVERNS),
    }


def new_table(seed: int) -> InnState:
    """A fresh game at that table, with somebody listening."""
    return laid(random_options(seed), seed)


def any_options(seed: int) -> dict[str, object]:
    """A table with teams, without, or with Bosses, by turns."""
    return [random_options, random_team_options, random_boss_options][seed % 3](seed)


def any_table(seed: int) -> InnState:
    """A fresh game there, with somebody listening."""
    return laid(any_options(seed), seed)


def new_team_table(seed: int) -> InnState:
    """The same in teams."""
    return laid(random_team_options(seed), seed)


def laid(options: dict[str, object], seed: int) -> InnState:
    """A fresh game with these options, with somebody listening."""
    position = new_game(read_options(options), Dice(key_from_seed(seed)))
    position.events = []
    return position


def played(position: InnState, seed: int, most: int = 20_000) -> Iterator[tuple[int, int]]:
    """Play at random to the end; yields each choice before it is made, so that the caller sees the decision."""
    chance = QuickDice(seed)
    for _ in range(most):
        seat = position.next_seat()
        if seat < 0:
            return
        decision = position.decision(seat)
        assert decision is not None
        choice = random_choice(decision, chance)
        yield seat, choice
        position.choose(seat, choice)
    raise AssertionError(f"no end after {most} decisions")


def gold_in_all(position: InnState) -> int:
    """All Gold there is; the Inn's is counted from 0."""
    return sum(position.gold) + position.inn_gold + position.pot


def cards_in_all(position: InnState) -> Counter[int]:
    """Every card, wherever it lies, by its text; each is in exactly one zone."""
    position.zones.check()
    texts = position.zones.layout.texts
    return Counter([texts[card] for cards in position.zones.contents for card in cards])


def put_cards(position: InnState, zone: int, *keys: str) -> None:
    """Let a zone hold just these cards, wherever they lie now; what lay there goes to the box."""
    places, faces = position.setup.places, position.setup.faces
    for card in position.zones.cards(zone):
        position.move(card, zone, places.box)
    for key in keys:
        card, source = next(
            (card, source)
            for source, cards in enumerate(position.zones.contents)
            for card in cards
            if faces[card].key == key and source != zone
        )
        position.move(card, source, zone)
