"""R95.2.1: the three blank cards. A fan adds a Special Character with a TOML file."""

from pathlib import Path

import pytest

from taproom.dragonstones.content.loader import PackError, load_pack
from taproom.table.dice import Dice, QuickDice, key_from_seed
from taproom.table.playout import play_out
from taproom.table.verdicts import Malformed
from tests.dragonstones.tables import GAME

BEGGAR = """
[[characters]]
key = "beggar"
count = 3
title = { en = "Beggar", ru = "Нищий" }
text = \"\"\"
take 1 silver from each other player
or: pay 2 silver: gain 1 point
\"\"\"
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "pack.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_home_made_character_is_played_saved_and_told(tmp_path: Path) -> None:
    pack = write(tmp_path, BEGGAR).parent
    options = GAME.lineup(4, [], {"pack": str(pack)}, QuickDice(1))
    told: set[str] = set()
    for seed in range(12):
        state = GAME.start(options, Dice(key_from_seed(seed)))
        assert len(state.deck) + len(state.specials) == 28
        assert GAME.load(state.dump()).fingerprint() == state.fingerprint()
        state.events = []
        play_out(state, QuickDice(seed))
        told |= {GAME.describe_event(state, event, "ru") for event in state.events}
    assert "На аукцион выставляется Нищий." in told


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("take 1 silver", "take 1 silvr", 7, "'silvr' is not understood here"),
        ("gain 1 point", "gain a point", 8, "expected a number"),
        ('key = "beggar"', 'key = "The Beggar"', 3, "a-z"),
        ("count = 3", "count = 4", 4, "1 to 3 cards"),
        ("count = 3", "counts = 3", 4, "did you mean 'count'?"),
        ("[[characters]]", "[[character]]", 2, "did you mean 'characters'?"),
        ("ru =", "de =", 5, "'de' is not known here"),
        ("count = 3", "count = ", 4, "line 4"),
    ],
)
def test_a_mistake_in_a_pack_names_file_line_and_remedy(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    file = write(tmp_path, BEGGAR.replace(old, new))
    with pytest.raises(PackError) as caught:
        load_pack(file)
    assert caught.value.file == str(file)
    assert caught.value.line == line
    assert sentence in caught.value.sentence
    assert str(caught.value).startswith(f"{file}:{line}: ")


def test_a_key_of_the_box_cannot_be_taken_again(tmp_path: Path) -> None:
    pack = write(tmp_path, BEGGAR.replace('"beggar"', '"thief"'))
    options = GAME.lineup(3, [], {"pack": str(pack)}, QuickDice(1))
    with pytest.raises(Malformed, match="thief"):
        GAME.start(options, QuickDice(1))


def test_an_empty_pack_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"at least one \.toml"):
        load_pack(tmp_path)
    with pytest.raises(Malformed, match="pack"):
        GAME.lineup(3, [], {"pack": str(tmp_path / "nowhere.toml")}, QuickDice(1))
