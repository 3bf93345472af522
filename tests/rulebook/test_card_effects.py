"""Every different effect of every deck has a scenario, and the scenario fails if the card does nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from taproom.inn.content import CardSource, DeckSource, builtin_deck, builtin_decks
from taproom.inn.content.sources import ComponentSource
from taproom.inn.effects import program as fx
from taproom.inn.effects import registry, standing
from taproom.inn.effects.attributes import CHANGE_ALCOHOL
from taproom.inn.effects.program import Effect, Mode, Program
from taproom.inn.scenario.adapter import InnScenarios
from taproom.kernel.game import game
from taproom.scenarios.playing import Failed, Performance
from taproom.scenarios.reading import Document, read_file

FOLDER = Path(__file__).parent / "cards"
FEWEST = 90
SETS = ("RDI 1", "RDI 2", "RDI 3", "Allies: Pooky", "Allies: Erin the Ever-Changing", "RDI 6", "RDI 9")
NAMED = re.compile(r"card-(?P<deck>[a-z0-9_]+)-(?P<card>[a-z0-9_]+)(?:-(?P<mode>\d)|-[a-z_]+)?")


class Case(NamedTuple):
    """A scenario and the card it is about."""

    document: Document
    deck: str
    card: str
    mode: int
    """Which way to use the card, from 0; -1 for a card with one."""


def cases() -> Iterator[Case]:
    for path in sorted(FOLDER.glob("*.yaml")):
        for document in read_file(path):
            named = NAMED.fullmatch(document.id)
            assert named, f"{document.id} is not called card-DECK-CARD or card-DECK-CARD-WAY"
            yield Case(document, named["deck"], named["card"], int(named["mode"] or 0) - 1)


CASES = list(cases())
DECKS = [deck for deck in builtin_decks() if deck.set in SETS]


def card_of(case: Case) -> CardSource:
    card = builtin_deck(case.deck).card(case.card)
    assert card is not None
    return card


def emptied(mode: Mode) -> Mode:
    """The same way to use a card, at the same moment and on the same players, but nothing comes of it."""
    picks: dict[int, Effect] = {}
    for effect in fx.walk(mode.effects):
        if effect.slot >= 0:
            picks.setdefault(effect.slot, Effect(CHANGE_ALCOHOL, effect.who, effect.slot))
    return Mode(mode.when, tuple(picks.values()), mode.types, mode.guard, mode.cost)


def doing_nothing(card: CardSource, way: int) -> CardSource:
    """The card with one of its ways, or its only one, emptied. What does nothing already gets an effect instead."""
    modes = list(card.program.modes)
    at = max(0, way)
    modes[at] = emptied(modes[at]) if modes[at].effects else doing_something(modes[at])
    return msgspec.structs.replace(card, program=Program(tuple(modes)))


def doing_something(mode: Mode) -> Mode:
    if mode.when.kind == fx.ALWAYS:
        return Mode(mode.when, (Effect(registry.NAMED["lose_less"], amount=1, extra=standing.LOSE_LESS_TO_ANYTHING),))
    when = mode.when if mode.when.kind == fx.GATHERED else fx.When(fx.FREELY)
    return Mode(when, (Effect(CHANGE_ALCOHOL, amount=1),))


def decks_without(case: Case) -> dict[str, DeckSource]:
    """All decks that have the card, with the emptied one in its place; a Drink is the same in every deck."""
    changed = doing_nothing(card_of(case), case.mode)
    decks: dict[str, DeckSource] = {}
    for deck in builtin_decks():
        drink = deck.kind == "drink" and builtin_deck(case.deck).kind == "drink"
        if deck.key == case.deck or (drink and deck.card(case.card)):
            cards = [msgspec.structs.replace(changed, count=c.count) if c.key == case.card else c for c in deck.cards]
            decks[deck.key] = msgspec.structs.replace(deck, cards=tuple(cards))
    for deck in builtin_decks():
        if any([side.key in decks for side in deck.side_decks]):
            decks[deck.key] = msgspec.structs.replace(
                deck, components=tuple([with_side(c, decks) for c in deck.components])
            )
    return decks


def with_side(component: ComponentSource, decks: dict[str, DeckSource]) -> ComponentSource:
    """A component whose side deck is the changed one."""
    side = component.side
    return msgspec.structs.replace(component, side=decks[side.key]) if side and side.key in decks else component


def play(document: Document, decks: dict[str, DeckSource]) -> None:
    adapter = InnScenarios()
    adapter.packs.update(decks)
    Performance(document, game("inn"), adapter).play()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.document.id)
def test_the_scenario_needs_the_card(case: Case) -> None:
    play(case.document, {})
    with pytest.raises(Failed):
        play(case.document, decks_without(case))


def test_every_different_effect_has_a_scenario() -> None:
    proven = {(card_of(case).types, card_of(case).program) for case in CASES}
    different = {(card.types, card.program): f"{deck.key}/{card.key}" for deck in DECKS for card in deck.cards}
    assert [name for effect, name in different.items() if effect not in proven] == []


def test_every_deck_has_a_scenario_for_each_of_its_effects() -> None:
    shared = {case.card for case in CASES if case.document.path.endswith("shared.yaml")}
    lacking: list[str] = []
    for deck in DECKS:
        if deck.kind == "character":
            proven = [card_of(case).program for case in CASES if case.deck == deck.key]
            own = [card for card in deck.cards if card.key not in shared]
            lacking.extend([f"{deck.key}/{card.key}" for card in own if card.program not in proven])
    assert lacking == []


def test_every_way_to_use_a_card_has_a_scenario() -> None:
    proven = {(card_of(case).program, max(0, case.mode)) for case in CASES}
    ways = {(card.program, way) for deck in DECKS for card in deck.cards for way in range(len(card.program.modes))}
    assert ways - proven == set()
    assert len(CASES) >= FEWEST
