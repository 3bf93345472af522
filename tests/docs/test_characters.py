"""CONTRIBUTING says which files a character is made of: those are all there are, and no code knows a character."""

import re
from pathlib import Path

import pytest

from taproom.inn.content import DeckSource, builtin_decks

ROOT = Path(__file__).parent.parent.parent
INN = ROOT / "src" / "taproom" / "inn"
CONTENT = INN / "content"
PORTRAITS = ROOT / "web" / "src" / "pictures" / "portraits"
CHARACTERS = [deck for deck in builtin_decks() if deck.kind == "character"]


@pytest.mark.parametrize("deck", CHARACTERS, ids=lambda deck: deck.key)
def test_a_character_is_at_most_four_files(deck: DeckSource) -> None:
    """Its decks, its portrait and, where it has rules of its own, their chapter in either language."""
    chapters = [[*(INN / "rulebook" / language).glob(f"*-{deck.key}.md")] for language in ("en", "ru")]
    assert [len(found) for found in chapters] in ([0, 0], [1, 1])
    wanted = {PORTRAITS / f"{deck.key}.svg", CONTENT / f"{deck.key}.toml", *chapters[0], *chapters[1]}
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
