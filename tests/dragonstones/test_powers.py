"""Each character's scenario fails if its power is replaced by nothing."""

import pytest

from taproom.dragonstones.content.loader import own_characters
from taproom.dragonstones.effects.program import Program
from taproom.dragonstones.scenario.adapter import Adapter
from taproom.dragonstones.state.catalogue import Catalogue, Character
from taproom.scenarios.playing import Failed
from tests.dragonstones.script import every_document, play

PROOF = {
    "witch": "F-WIT-4",
    "magician": "F-MAG-1-point",
    "sorcerer": "F-SOR-1-ann-pays",
    "thief": "F-THF-6",
    "wizard": "F-WIZ-1-ann-pays",
    "red_dragon": "dragons",
    "blue_dragon": "dragons",
    "yellow_dragon": "dragons",
    "alchemist": "F-SPC-1",
    "ancient_dragon": "F-SPC-2",
    "brigand": "F-SPC-3",
    "doppelganger": "F-SPC-6",
    "dwarf_4": "F-SPC-7-four",
    "dwarf_5": "F-SPC-7-five",
    "enchantress": "enchantress-points",
    "fairy": "F-SPC-9",
    "ghost": "F-SPC-10",
    "gnome": "F-SPC-13",
    "goblin": "F-SPC-14",
    "goldsmith": "goldsmith",
    "imp": "imp",
    "merchant": "merchant",
    "necromancer": "F-SPC-19-takes-the-point",
    "quack_wizard": "quack-wizard",
    "rainbow_dragon": "F-SPC-21-stops-after-two",
    "sorcerer_apprentice": "F-SPC-23-ann",
    "troll": "troll",
    "two_headed_dragon": "F-SPC-25",
}

DOCUMENTS = {str(document.id): document for document in every_document()}


class WithoutPower(Adapter):
    """Sets up tables at which one character does nothing."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def _catalogue(self, spec: dict[str, object]) -> Catalogue:
        known = super()._catalogue(spec)
        characters = [
            Character(each.key, each.special, each.first, each.count, each.rule, Program(()))
            if each.key == self.key
            else each
            for each in known.characters
        ]
        return Catalogue(characters, known.extras)


def test_every_character_has_a_scenario_of_its_own() -> None:
    assert set(PROOF) == {each.key for each in own_characters()}
    assert sum(each.count for each in own_characters()) == 33


@pytest.mark.parametrize("key", PROOF)
def test_the_scenario_fails_without_the_power(key: str) -> None:
    document = DOCUMENTS[PROOF[key]]
    play(document)
    with pytest.raises(Failed):
        play(document, WithoutPower(key))
