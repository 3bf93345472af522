"""Every scenario of this folder, played."""

import pytest

from taproom.scenarios.reading import Document
from tests.dragonstones.script import every_document, play


@pytest.mark.parametrize("document", every_document(), ids=lambda document: str(document.id))
def test_scenario(document: Document) -> None:
    play(document)
