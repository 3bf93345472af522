"""Migrations of the Inn's snapshots.

When you change what `snapshots.dump` writes, append a step to `MIGRATIONS` and raise `snapshots.VERSION`.
"""

from typing import Any, Final

import msgspec

from taproom.inn.board import incidents as inc
from taproom.inn.start import read_options, table_for
from taproom.inn.state import snapshots
from taproom.inn.state.components import STANDING
from taproom.inn.state.setup import Setup
from taproom.kernel.layout import ANY_FAMILY
from taproom.kernel.migrations import Migration, Migrations, Snapshot
from taproom.kernel.verdicts import Malformed

_NUMBERS: Final = (
    *("waiting", "turn", "turns_taken", "phase", "actions_left", "turn_ended", "out", "asleep", "inn_gold", "pot"),
    *("gambling", "in_round", "control", "only_cheating", "passed", "mover", "grace", "finished", "won"),
    *("away", "anted"),
)
"""The numbers of version 2, in their order; version 1 had not yet the last two."""


class AddComponents(Migration):
    """Version 1 to 2: components, seats that are away, antes, and positions that wait for people."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """Version 1 had none of them."""
        numbers = found.get("numbers")
        if not isinstance(numbers, list):
            raise Malformed("saved position: 'numbers' must be a list")
        added = {"components": [[], [], [], [[]]], "attentive": False}
        return {**added, **found, "numbers": numbers + [0] * (len(_NUMBERS) - len(numbers))}


class _Version2(msgspec.Struct):
    """What the step from version 2 reads of it: cards by text, in a list for each kind of place."""

    setup: dict[str, Any]
    numbers: list[int]
    answers: list[int]
    teams: tuple[list[int], list[int], list[int]]
    cards: tuple[list[list[int]], list[list[int]], list[list[int]], list[list[int]]]
    drinks: tuple[list[int], list[int], list[int]]
    components: tuple[list[list[int]], list[list[int]], list[list[int]], list[list[int]]]
    incidents: list[list[Any]]


class CardsInZones(Migration):
    """Version 2 to 3: cards have numbers of their own and lie in zones. Of cards alike any will do."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """Lay every card where its text lay; played cards were known by their incidents alone."""
        try:
            old = msgspec.convert(found, _Version2)
        except msgspec.ValidationError as error:
            raise Malformed(f"saved position: {error}") from None
        setup = table_for(read_options(old.setup))
        marks = [0 if setup.places.side_decks[n] >= 0 else mark for n, mark in enumerate(_marks(old, setup))]
        fortitude, alcohol, gold = old.teams
        lists = {"fortitude": fortitude, "alcohol": alcohol, "gold": gold, "marks": marks, "answers": old.answers}
        kept = {key: found[key] for key in ("setup", "dice", "agenda", "asker", "attentive")}
        return {
            **kept,
            "numbers": dict(zip(_NUMBERS, old.numbers, strict=True)),
            "lists": lists,
            "zones": {"cards": _laid_out(old, setup), "known": [], "numbers": []},
            "incidents": [[*incident, inc.NO_CAUSE] for incident in old.incidents],
        }


def _marks(old: _Version2, setup: Setup) -> list[int]:
    return old.components[3][0] if setup.has_components else []


def _laid_out(old: _Version2, setup: Setup) -> dict[str, list[int]]:
    """The cards of each zone by their new numbers."""
    places = setup.places
    hands, decks, discards, piles = old.cards
    texts: dict[int, list[int]] = {}
    for seat in range(len(hands)):
        texts[places.hands[seat]] = hands[seat]
        texts[places.decks[seat]] = decks[seat]
        texts[places.discards[seat]] = discards[seat]
        texts[places.piles[seat]] = piles[seat]
    texts[places.drink_deck], texts[places.drink_discard], texts[places.bar] = old.drinks
    if setup.has_components:
        _add_components(old, setup, texts)
    free = _Free(setup)
    found = {zone: free.take(zone, cards) for zone, cards in texts.items()}
    found[places.played] = [free.take_one(text, seat) for text, seat in _played(old)]
    found[places.box] = free.rest(places.drink_family)
    return {places.layout.zones[zone].key: cards for zone, cards in found.items()}


def _add_components(old: _Version2, setup: Setup, texts: dict[int, list[int]]) -> None:
    """A card in force lay among the cards of its side deck, or on top of their discards."""
    places = setup.places
    side, side_discards, lying, _ = old.components
    for place, component in enumerate(setup.components):
        if places.side_decks[place] < 0:
            continue
        deck, discards = side[place][:], side_discards[place][:]
        if component.kind == STANDING:
            in_force = _marks(old, setup)[place]
            last = discards if in_force in discards else deck
            last.reverse()
            last.remove(in_force)
            last.reverse()
            texts[places.in_force[place]] = [in_force]
        texts[places.side_decks[place]] = deck
        texts[places.side_discards[place]] = discards
    for seat, cards in enumerate(lying):
        texts[places.open[seat]] = cards


def _played(old: _Version2) -> list[tuple[int, int]]:
    """The texts of cards that were played or revealed and not yet put away, each with whose it is most likely."""
    found: list[tuple[int, int]] = []
    for numbers in old.incidents:
        incident = snapshots.incident_from([*numbers, inc.NO_CAUSE, inc.NOBODY_ELSE, 0])
        if incident.has(inc.DONE):
            continue
        if incident.kind in (inc.CARD, inc.EVENT):
            found.append((incident.card, incident.seat))
        if incident.kind == inc.CARD or (
            incident.kind == inc.DRINK and incident.has(inc.OWNS_CARDS) and not incident.has(inc.DRUNK)
        ):
            found.extend([(card, ANY_FAMILY) for card in incident.cards])
    return found


class _Free:
    """The numbers of a table's cards that lie nowhere yet."""

    def __init__(self, setup: Setup) -> None:
        self.layout: Final = setup.places.layout
        self.left = list(range(len(self.layout.texts)))

    def take(self, zone: int, texts: list[int]) -> list[int]:
        """Cards with these texts for a zone."""
        declared = self.layout.zones[zone]
        family = declared.seat if declared.family == ANY_FAMILY else declared.family
        return [self.take_one(text, family) for text in texts]

    def take_one(self, text: int, family: int) -> int:
        """A card with this text, of this family if one is left."""
        alike = [card for card in self.left if self.layout.texts[card] == text]
        if not alike:
            raise Malformed(f"saved position: there are more cards number {text} than the decks have")
        own = [card for card in alike if self.layout.families[card] == family]
        card = (own or alike)[0]
        self.left.remove(card)
        return card

    def rest(self, family: int) -> list[int]:
        """All that are left of a family."""
        return [card for card in self.left if self.layout.families[card] == family]


class Teams(Migration):
    """Version 3 to 4: what is a member's in a team's turn, Potion Tokens, and Champions."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """A turn was one seat's, and there were no teammates."""
        numbers, lists = found.get("numbers"), found.get("lists")
        if not isinstance(numbers, dict) or not isinstance(lists, dict):
            raise Malformed("saved position: 'numbers' and 'lists' must be maps")
        left = [0] * len(lists.get("answers", []))
        left[numbers["turn"]] = numbers["actions_left"]
        kept = {name: number for name, number in numbers.items() if name != "actions_left"}
        ended = 1 << numbers["turn"] if numbers["turn_ended"] else 0
        added = {"acted": 0, "drunk": 0, "stays_away": numbers["away"], "turn_ended": ended}
        return {
            **found,
            "numbers": {**kept, **added},
            "lists": {**lists, "tokens": [], "actions_left": left},
            "incidents": [[*incident, inc.NOBODY_ELSE, 0] for incident in _listed(found.get("incidents"))],
        }


def _listed(found: object) -> list[list[Any]]:
    return found if isinstance(found, list) else []


class Orders(Migration):
    """Version 4 to 5: for whom Drinks have been ordered in the running turn."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """No card asked for it."""
        numbers = found.get("numbers")
        if not isinstance(numbers, dict):
            raise Malformed("saved position: 'numbers' must be a map")
        return {**found, "numbers": {**numbers, "ordered": 0}}


MIGRATIONS: Final = Migrations([AddComponents(), CardsInZones(), Teams(), Orders()])
assert MIGRATIONS.version == snapshots.VERSION, "positions are written in the version the last step leads to"
