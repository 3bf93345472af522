"""Phrases that characters bring along: everybody reads them in their own language, and nobody else says them."""

from pathlib import Path

import pytest

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game
from tests.server.games import hear_all
from tests.server.guests import run, serving

CHARACTERS = ("fiona", "zot", "gerki", "deirdre", "dimli", "erin", "eve", "fleck", "gog", "kaylin", "phrenk", "pooky")


@pytest.mark.parametrize("character", [*CHARACTERS, "serena", "wizgille"])
def test_every_character_has_something_to_say_in_both_languages(character: str) -> None:
    said = [game("inn").library.sayings(character, language) for language in LANGUAGES]
    assert len(said[0]) == len(said[1]) >= 4
    assert not set(said[0]) & set(said[1])


def test_a_phrase_is_read_in_the_readers_language(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2, character="fiona")
            second = await server.sit(taken["code"], character="zot")
            anna = await server.join(taken["table"], taken["token"])
            boris = await server.join(taken["table"], second["token"], language="ru")
            await anna.done(type="say", phrase="fiona/2")
            await hear_all([anna, boris])
            assert game("inn").library.sayings("fiona", "en")[1] in "".join(anna.heard)
            assert game("inn").library.sayings("fiona", "ru")[1] in "".join(boris.heard)
            for phrase in ("zot/1", "fiona/99", "fiona/", "/1", "fiona/x"):
                assert await anna.refused(type="say", phrase=phrase) == "empty-remark"

    run(scenario())
