"""The effects of the missing decks that have a program, and the scenarios that prove each carried out.

`new_effects.json` has the 142 effects that could not be said when they were counted. A scenario is called after a card
and finds that card's program under the key `it`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from taproom.inn.content import DeckSource, load_decks
from taproom.inn.scenario.adapter import InnScenarios
from taproom.scenarios.reading import Document, read_file

HERE: Final = Path(__file__).parent
EFFECTS: Final[list[dict[str, Any]]] = json.loads((HERE / "new_effects.json").read_text(encoding="utf-8"))
CARRIED_OUT: Final = [effect for effect in EFFECTS if "program" in effect]
_BY_CARD: Final = {card: effect for effect in CARRIED_OUT for card in effect["cards"]}


@cache
def deck() -> DeckSource:
    """A character with the tracks that the programs name."""
    return load_decks(HERE / "missing" / "decks" / "veska.toml")[0]


def documents() -> list[Document]:
    """Every scenario, with its card."""
    found: list[Document] = []
    for path in sorted((HERE / "missing").glob("*.yaml")):
        for document in read_file(path):
            effect = _BY_CARD["/".join(document.id.split("/")[:2])]
            own = {"key": "it", "type": effect["types"], "text": effect["program"]}
            document.data["cards"] = [own, *document.data.get("cards", [])]
            found.append(document)
    return found


def adapter() -> InnScenarios:
    """Reads documents in which that character may sit."""
    scenarios = InnScenarios()
    scenarios.packs[deck().key] = deck()
    return scenarios
