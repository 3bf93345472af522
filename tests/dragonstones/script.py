"""The scenarios of the rulebook's part on Fist of Dragonstones, by id."""

from pathlib import Path

from taproom.dragonstones.game import DragonstonesGame
from taproom.dragonstones.scenario.adapter import Adapter
from taproom.scenarios.playing import Performance
from taproom.scenarios.reading import Document, read_file

RULEBOOK = Path(__file__).parent.parent / "rulebook" / "dragonstones"


def every_document() -> list[Document]:
    return [document for path in sorted(RULEBOOK.glob("*.yaml")) for document in read_file(path)]


def play(document: Document, adapter: Adapter | None = None) -> None:
    """Play it; Failed says what was expected and what was seen."""
    Performance(document, DragonstonesGame(), adapter or Adapter()).play()
