"""An installed wheel brings the rulebook along."""

import pytest

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game, games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_the_rules_can_be_read(key: str, language: str) -> None:
    chapters = game(key).library.rulebook(language)
    assert len(chapters) >= 7
    assert all([rule.text for chapter in chapters for rule in chapter.rules()])
