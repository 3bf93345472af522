"""Random tables of the Inn for tests: every line-up, seat count and drink deck, from a seed."""

import random
from collections import Counter
from collections.abc import Iterator

from taproom.inn import incidents as inc
from taproom.inn.content import builtin_decks
from taproom.inn.rules.position import Position
from taproom.inn.setup import new_game, read_options
from taproom.table.dice import Dice, QuickDice, key_from_seed
from taproom.table.playout import random_choice

CHARACTERS = [deck.key for deck in builtin_decks() if deck.kind == "character"]
DRINKS = [deck.key.removeprefix("drinks_") for deck in builtin_decks() if deck.kind == "drink"]


def random_options(seed: int) -> dict[str, object]:
    """A table of 2 to 8 seats."""
    lot = random.Random(seed)
    seats = [{"character": key} for key in lot.sample(CHARACTERS, lot.randint(2, min(8, len(CHARACTERS))))]
    drinks = lot.sample(DRINKS, lot.randint(1, len(DRINKS)))
    return {"seats": seats, "drinks": drinks, "bar_deck": lot.random() < 0.3}


def new_table(seed: int) -> Position:
    """A fresh game at that table, with somebody listening."""
    position = new_game(read_options(random_options(seed)), Dice(key_from_seed(seed)))
    position.events = []
    return position


def played(position: Position, seed: int, most: int = 20_000) -> Iterator[tuple[int, int]]:
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


def gold_in_all(position: Position) -> int:
    """All Gold there is; the Inn's is counted from 0."""
    return sum(position.gold) + position.inn_gold + position.pot


def cards_in_all(position: Position) -> Counter[int]:
    """Every card, wherever it lies."""
    cards: list[int] = [*position.drink_deck, *position.drink_discard, *position.bar]
    for piles in (position.hands, position.decks, position.discards, position.piles):
        for pile in piles:
            cards.extend(pile)
    for piles in (position.side, position.side_discards, position.open):
        for pile in piles:
            cards.extend(pile)
    for incident in position.incidents:
        if incident.has(inc.DONE):
            continue
        if incident.kind in (inc.CARD, inc.EVENT):
            cards.append(incident.card)
            if incident.kind == inc.CARD:
                cards.extend(incident.cards)
        elif incident.kind == inc.DRINK and incident.has(inc.OWNS_CARDS) and not incident.has(inc.DRUNK):
            cards.extend(incident.cards)
    return Counter(cards)
