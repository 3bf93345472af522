"""What the how-to says about writing characters is true: its packs are sound, its phrases are all phrases."""

import re
from pathlib import Path

import pytest

from taproom.cli.main import main
from taproom.dragonstones.language.parse import EXAMPLES
from taproom.inn.content import deck_from_text
from taproom.inn.content.packs import load_folder
from taproom.inn.language.parse import parse, phrases
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import play_out
from tests.golden.write import DOCS, HOWTO, with_phrases

PAGES = [DOCS / name for name in HOWTO]
PACKS = sorted((DOCS.parent / "examples" / "packs").iterdir())


def game_of(pack: Path) -> str:
    return "dragonstones" if pack.name.endswith("dragonstones") else "inn"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_each_step_is_a_pack_without_errors_or_warnings(pack: Path) -> None:
    news = game(game_of(pack)).library.check_pack(pack)
    assert (news.errors, news.warnings) == ([], [])
    assert news.decks != []


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_the_scenarios_of_each_step_hold(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--cards", str(pack), str(pack)]) == 0
    assert capsys.readouterr().out.count("ok ") >= 1


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_games_with_each_step_come_to_an_end(pack: Path) -> None:
    played = game(game_of(pack))
    extras = {"pack": str(pack)} | ({"drinks": "cellar"} if pack.name == "1-drinks" else {})
    sits = ["magda"] if (pack / "magda.toml").exists() else []
    for seed in range(3):
        options = played.lineup(3, sits, extras, QuickDice(seed))
        state = played.start(options, Dice(key_from_seed(seed)))
        play_out(state, QuickDice(seed))
        assert state.over()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_step_is_told(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for number, pack in enumerate(PACKS, 1):
        assert pack.name.startswith(f"{number}-")
        assert f"examples/packs/{pack.name}/" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_phrases_of_components_are_phrases(page: Path) -> None:
    (pack,) = [pack for pack in PACKS if pack.name == "5-side-decks"]
    deck, lantern = load_folder(pack)
    (said,) = re.findall(r"^[^\n]*`\+1 nerve`.*?\n\n", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    *phrases_of_deck, of_side_deck = re.findall(r"`(.+?)`", said)
    side = deck_from_text(lantern.name, lantern.text)
    names = deck_from_text(deck.name, deck.text, {"magda_lantern": side}.get).names
    for phrase in phrases_of_deck:
        parse(f"{phrase} draw 1 card" if phrase.endswith(":") else phrase, names)
    parse(of_side_deck, side.names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_phrases_are_listed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == with_phrases(text), "`make golden` lists the phrases anew"
    assert blocks(page, "text")[-1].splitlines() == phrases()
    assert list(EXAMPLES) in [block.splitlines() for block in blocks(page, "text")]
