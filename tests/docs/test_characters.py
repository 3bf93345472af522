"""CONTRIBUTING says which files a character is made of: those are all there are, and no code knows a character."""

import re
from pathlib import Path

import pytest

from taproom.inn.content import DeckSource, builtin_decks

ROOT = Path(__file__).parent.parent.parent
INN = ROOT / "src" / "taproom" / "inn"
CONTENT = INN / "content"
SCENES = CONTENT / "pictures" / "scenes"
PORTRAITS = ROOT / "web" / "src" / "pictures" / "portraits"
CHARACTERS = [deck for deck in builtin_decks() if deck.kind == "character"]


def decks_of(deck: DeckSource) -> list[str]:
    """The decks of a character: its own, its Boss Cards, and the side decks of either."""
    bosses = [one for one in builtin_decks() if one.kind == "boss" and one.key.startswith(f"{deck.key}_")]
    sides = [part.side for one in [deck, *bosses] for part in one.components]
    return [one.key for one in [deck, *bosses, *sides] if one is not None]


@pytest.mark.parametrize("deck", CHARACTERS, ids=lambda deck: deck.key)
def test_a_character_is_its_deck_its_scenes_and_its_portrait(deck: DeckSource) -> None:
    decks = decks_of(deck)
    chapters = [[*(INN / "rulebook" / language).glob(f"*-{deck.key}.md")] for language in ("en", "ru")]
    assert [len(found) for found in chapters] in ([0, 0], [1, 1])
    wanted = {PORTRAITS / f"{deck.key}.svg", *chapters[0], *chapters[1]}
    wanted |= {CONTENT / f"{key}.toml" for key in decks} | {SCENES / f"{key}.txt" for key in decks}
    named = re.compile(rf"(.*-)?{deck.key}(_.*)?")
    found = {path for folder in (INN, PORTRAITS) for path in folder.rglob("*") if named.fullmatch(path.stem)}
    assert {path for path in found if path.suffix != ".pyc"} == wanted


def test_no_code_knows_a_character() -> None:
    key = re.compile(rf"""["']({"|".join(deck.key for deck in CHARACTERS)})["']""")
    code = [*(ROOT / "src" / "taproom").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    known = {
        str(path.relative_to(ROOT)): key.findall(path.read_text("utf-8"))
        for path in code
        if "testing" not in path.parts and not path.name.endswith(".test.ts")
    }
    assert {path: keys for path, keys in known.items() if keys} == {}
