"""R95.2.1: the three blank cards. A fan adds a Special Character with a TOML file."""

from pathlib import Path

import pytest

from taproom.dragonstones.content.loader import PackError
from taproom.dragonstones.content.packs import load_pack
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.playout import play_out
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter
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
        told |= {presenter(GAME).describe_event(state, event, "ru") for event in state.events}
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


TEXT = BEGGAR[BEGGAR.index("text =") :]


@pytest.mark.parametrize(
    ("written", "line", "word"),
    [
        (TEXT.replace("silver from", "silvr from"), 7, "silvr"),
        (TEXT.replace("gain 1 point", "gain a point"), 8, "a"),
        ("text = 'take 1 silvr'\n", 6, "silvr"),
        ('text = "  take 1 silvr"\n', 6, "silvr"),
        ('text = """take 1 silver\nor: gain 1 pint"""\n', 7, "pint"),
        ('text = """take 1 silvr"""\n', 6, "silvr"),
        ('text = """\n\n  take 1 silvr\n"""\n', 8, "silvr"),
        ('text = "take 3 серебра"\n', 6, "серебра"),
    ],
)
def test_carets_stand_under_the_word_meant(tmp_path: Path, written: str, line: int, word: str) -> None:
    text = BEGGAR.replace(TEXT, written)
    write(tmp_path, text)
    (error,) = GAME.library.check_pack(tmp_path).errors
    said, shown, carets = error.splitlines()
    assert f":{line}: " in said
    assert shown == f"{line:6} | {text.splitlines()[line - 1]}"
    start = carets.index("^")
    assert shown[start : start + carets.count("^")] == word


def test_a_key_of_the_box_cannot_be_taken_again(tmp_path: Path) -> None:
    pack = write(tmp_path, BEGGAR.replace('"beggar"', '"thief"'))
    with pytest.raises(Malformed, match="thief"):
        GAME.lineup(3, [], {"pack": str(pack)}, QuickDice(1))
    with pytest.raises(Malformed, match="thief"):
        GAME.start({"seats": 3, "characters": [{"key": "thief", "text": "take 1 gold"}]}, QuickDice(1))


def test_every_mistake_of_a_pack_is_told_at_once(tmp_path: Path) -> None:
    bad = BEGGAR.replace("take 1 silver", "steal 1 silver") + BEGGAR.replace("count = 3", "count = 9")
    write(tmp_path, bad + BEGGAR.replace(', ru = "Нищий"', ""))
    news = GAME.library.check_pack(tmp_path)
    assert news.decks == ["beggar"]
    assert [error.split(": ", 1)[0].rsplit(":", 1)[1] for error in news.errors] == ["7", "13"]
    assert news.warnings == ["beggar has no Russian title of its own"]


def test_the_example_is_a_sound_pack(tmp_path: Path) -> None:
    (file,) = GAME.library.write_pack(tmp_path / "mine")
    news = GAME.library.check_pack(file.parent)
    assert (news.decks, news.errors, news.warnings) == (["beggar_king"], [], [])
    with pytest.raises(Malformed):
        GAME.library.write_pack(tmp_path / "mine")


def test_an_empty_pack_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"at least one \.toml"):
        load_pack(tmp_path)
    with pytest.raises(Malformed, match="cannot be read"):
        GAME.lineup(3, [], {"pack": str(tmp_path / "nowhere.toml")}, QuickDice(1))
