"""Every scenario of this folder, played."""

from typing import Any

import pytest

from tests.dragonstones.script import every_document, play


@pytest.mark.parametrize("document", every_document(), ids=lambda document: str(document["id"]))
def test_scenario(document: dict[str, Any]) -> None:
    play(document)
