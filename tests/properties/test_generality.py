"""The rules know no deck, no component and no character by name, and no deck needs another one."""

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from taproom.inn import content, start
from taproom.inn.content import builtin_decks, builtin_keys
from taproom.inn.effects.registry import NAMED
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import play_out
from taproom.scenarios import adapter_for
from taproom.scenarios.playing import Performance
from taproom.scenarios.reading import Document, find_files, read_file

INN = Path(content.__file__).parent.parent
DECKS = [deck.key for deck in builtin_decks() if deck.kind not in ("side", "boss", "tavern_drinks")]
CHARACTERS = [deck.key for deck in builtin_decks() if deck.kind == "character"]
RULEBOOK = Path(__file__).parent.parent / "rulebook"


def names() -> set[str]:
    """Everything a deck file gives a name to, but for cards, whose keys are ordinary words."""
    found: set[str] = set()
    for deck in builtin_decks():
        found.add(deck.key)
        found.update([component.key for component in deck.components])
        found.update([step.key for component in deck.components for step in component.steps])
        if deck.kind == "character":
            found.update([title.split()[0].strip(",.").lower() for title in deck.titles.values()])
    return found


def test_the_rules_name_no_deck_no_component_and_no_character() -> None:
    pattern = re.compile(rf"\b({'|'.join(sorted(names()))})\b", re.IGNORECASE)
    modules = [path for folder in ("rules", "components") for path in sorted((INN / folder).glob("*.py"))]
    modules += [
        INN / name
        for name in ("state/cards.py", "board/incidents.py", "state/fields.py", "state/position.py", "state/setup.py")
    ]
    said = [
        f"{path.name}:{number}: {line.strip()}"
        for path in modules
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert said == []


def test_no_bot_names_a_word_of_the_card_language() -> None:
    """What a word does is asked of the word: a bot knows the tree and what any word says of itself."""
    imported = re.compile(r"^from taproom\.inn\.effects(?:\.(\w+))? import (.+)", re.MULTILINE)
    known = {"program", "word"}
    for path in sorted((INN / "bots").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for module, names_imported in imported.findall(text):
            assert (module or names_imported.split(" as ")[0]) in known, path.name
        assert [name for name in NAMED if f'"{name}"' in text] == [], path.name


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """A game from which one deck's file is gone, and with it its side decks, Boss Cards and Drinks."""
    gone = request.param
    for path in INN.joinpath("content").glob("*.toml"):
        if path.stem != gone:
            shutil.copy(path, tmp_path)
    monkeypatch.setattr(content, "_FOLDER", tmp_path)
    _forget()
    yield gone
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    builtin_keys.cache_clear()
    content._homes.cache_clear()
    content._decks_at.cache_clear()
    start.stock_for.cache_clear()


@pytest.mark.parametrize("without", DECKS, indirect=True)
def test_no_deck_needs_another_one(without: str) -> None:
    assert without not in builtin_keys()
    decks = builtin_decks()
    characters = [deck.key for deck in decks if deck.kind == "character"]
    drinks = [deck.key.removeprefix("drinks_") for deck in decks if deck.kind == "drink"]
    for first in range(0, len(characters), 5):
        sitting = characters[first : first + 5]
        if len(sitting) > 1:
            options = start.read_options({"seats": [{"character": key} for key in sitting], "drinks": drinks})
            play_out(start.new_game(options, Dice(key_from_seed(first))), QuickDice(first))


@cache
def _scenarios() -> list[Document]:
    found = [document for path in find_files([str(RULEBOOK)]) for document in read_file(path)]
    return [document for document in found if document.data.get("game", "inn") == "inn"]


@pytest.mark.parametrize("without", CHARACTERS, indirect=True)
def test_scenarios_of_the_others_hold_without_it(without: str) -> None:
    """Each scenario is played without one of the decks it does not speak of: its key stands nowhere in it."""
    turn = CHARACTERS.index(without)
    others = [
        document
        for number, document in enumerate(_scenarios())
        if number % len(CHARACTERS) == turn and not re.search(rf"\b{without}\b", repr(document.data))
    ]
    assert others
    for document in others:
        Performance(document, game("inn"), adapter_for(document, [])).play()
