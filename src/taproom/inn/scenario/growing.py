"""Cards that grow in scenarios: set and expected as [CARD, STEP], or CARD on its first step; picked for a harvest."""

from typing import Any

from taproom.inn.board.questions import GATHER, GROW, HARVEST, REPLANT, WEED
from taproom.inn.content.sources import ComponentSource
from taproom.inn.effects.word import HARVESTS
from taproom.inn.rules import growing
from taproom.inn.scenario.components import Cards, Path
from taproom.inn.state.components import GROWING, Component
from taproom.inn.state.layout import Stack
from taproom.inn.state.position import Position
from taproom.inn.state.setup import Setup
from taproom.kernel.decisions import Option
from taproom.kernel.scenarios import Misfit

NAMING_A_CARD = (WEED, GROW, REPLANT, GATHER)
"""Answers that go by the card they are about."""


def lay_out(setup: Setup, place: int, source: ComponentSource, said: dict[str, Any], cards: Cards) -> list[Stack]:
    """What grows, the deck and its discards; nothing grows of which the document does not speak."""
    component, places = setup.components[place], setup.places
    seat, family = setup.owners[place], places.side_families[place]
    bed, deck = source.zones[0].key, f"{source.key}s"
    planted = [card for card, _ in planted_in(component, said, bed, ("seats", seat, bed), cards)]
    discards = cards.all(component, said.get(f"{deck}_discard", []), ("seats", seat, f"{deck}_discard"))
    rest = list(component.cards)
    for card in [*planted, *discards]:
        if card in rest:
            rest.remove(card)
    if len(planted) > component.slots:
        raise Misfit(("seats", seat, bed), f"{bed} has {component.slots} slots, not {len(planted)}")
    return [
        Stack(places.beds[place], family, planted),
        Stack(places.side_discards[place], family, discards),
        Stack(places.side_decks[place], family, cards.stacked(component, rest, said.get(deck, []), (deck,))),
    ]


def planted_in(component: Component, said: dict[str, Any], bed: str, path: Path, cards: Cards) -> list[tuple[int, int]]:
    """The cards that grow, each with its step."""
    listed = said.get(bed, [])
    if not isinstance(listed, list):
        raise Misfit(path, f"{bed} is a list of cards, each as CARD or [CARD, STEP]")
    found: list[tuple[int, int]] = []
    for place, one in enumerate(listed):
        name, step = one if isinstance(one, list) and len(one) == 2 else (one, 0)
        card = cards.one(component, name, (*path, place))
        last = len(cards.values(card)) - 1
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= last:
            raise Misfit((*path, place), f"{name} has the steps 0 to {last}, not {step!r}")
        found.append((card, step))
    return found


def mark_steps(inn: Position, seats: list[dict[str, Any]], cards: Cards) -> None:
    """Write on the cards that grow how far each has come."""
    for place, component in enumerate(inn.setup.components):
        if component.kind == GROWING:
            said, bed = seats[inn.setup.owners[place]], component.zones[0].key
            planted = planted_in(component, said, bed, (), cards)
            for card, (_, step) in zip(growing.bed(inn, place), planted, strict=True):
                inn.put_number(card, step)


def is_harvest(inn: Position, seat: int, option: Option, value: object) -> bool:
    """Whether these cards are the ones that are discarded."""
    wanted = value if isinstance(value, list) else [value]
    if option.verb != HARVEST or not all([isinstance(name, str) for name in wanted]):
        return False
    cards = growing.picked(growing.growing(inn, seat), option.mode)
    return sorted([inn.setup.faces[card].key for card in cards]) == sorted(wanted)


def is_harvesting(inn: Position, option: Option) -> bool:
    """Whether this way to play a card takes a harvest."""
    cost = inn.card(option.subject).modes[option.mode].cost
    return cost is not None and cost.word.works & HARVESTS != 0
