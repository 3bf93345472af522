"""Under one rules version the same choices cause the same events, interpreted and compiled."""

import copy
import json
from typing import Any

import pytest

from taproom.inn.content import builtin_decks
from taproom.kernel.game import game, games
from tests.compiled import checksums
from tests.compiled.checksums import COMMAND, GAMES

KEPT = checksums.kept()
SEEDED = [(key, one) for key in GAMES for one in KEPT[key][max(KEPT[key], key=int)]["games"]]


def version_of(key: str) -> int:
    return game(key).rules_version()


def test_every_game_has_versions() -> None:
    assert set(KEPT) == set(GAMES) == set(games())


@pytest.mark.parametrize("key", GAMES)
def test_the_version_is_the_last_one_with_checksums(key: str) -> None:
    versions = sorted([int(number) for number in KEPT[key]])
    assert versions == list(range(1, len(versions) + 1))
    assert version_of(key) == versions[-1], f"{key}: a raised rules version needs its checksums: {COMMAND}"


@pytest.mark.parametrize("key", GAMES)
def test_cards_have_not_changed_under_this_version(key: str) -> None:
    known, found = KEPT[key][str(version_of(key))]["decks"], checksums.decks(key)
    changed = [f"the cards of {name}" for name in known if found.get(name) != known[name]]
    assert not changed, checksums.advice(key, version_of(key), changed)
    assert set(found) == set(known), f"{key}: a new deck needs its checksum: {COMMAND}"


@pytest.mark.parametrize(("key", "one"), SEEDED, ids=[f"{key}-{one['seed']}" for key, one in SEEDED])
def test_seeded_games_have_not_changed_under_this_version(key: str, one: dict[str, Any]) -> None:
    found = checksums.checksum(key, one["options"], one["seed"])
    assert found == one["events"], checksums.advice(key, version_of(key), [f"the game of seed {one['seed']}"])


def test_every_character_sits_in_a_seeded_game() -> None:
    assert checksums.seated(KEPT["inn"][str(version_of("inn"))]["games"]) == set(checksums.characters())


def test_checksums_are_added_only_with_a_raised_number(monkeypatch: pytest.MonkeyPatch) -> None:
    known = KEPT["dragonstones"]
    last = version_of("dragonstones")
    assert checksums.updated("dragonstones", known) == known, "writing them again changes nothing"
    broken = copy.deepcopy(known)
    broken[str(last)]["games"][3]["events"] = "changed"
    broken[str(last)]["decks"]["special"] = "changed"
    with pytest.raises(SystemExit, match=rf"the cards of special, the game of seed 3\. .* to {last + 1} and run"):
        checksums.updated("dragonstones", broken)
    monkeypatch.setattr("taproom.dragonstones.game.RULES_VERSION", last + 1)
    raised = checksums.updated("dragonstones", broken)
    assert raised[str(last)] == broken[str(last)], "earlier versions keep their checksums"
    assert raised[str(last + 1)]["decks"] == known[str(last)]["decks"]
    monkeypatch.setattr("taproom.dragonstones.game.RULES_VERSION", last + 2)
    with pytest.raises(SystemExit, match=f"the next is {last + 1}"):
        checksums.updated("dragonstones", known)


def test_the_file_is_written_as_it_is_read() -> None:
    assert checksums.FILE.read_text(encoding="utf-8") == checksums.text_of(KEPT)
    assert json.loads(checksums.text_of(KEPT)) == KEPT


def test_a_deck_s_checksum_follows_its_texts_and_not_its_titles() -> None:
    deck = next(deck for deck in builtin_decks() if deck.key == "fiona")
    text = checksums.inn_deck(deck)
    assert "another player: -2 fortitude" in text
    assert not any(title in text for card in deck.cards for title in card.titles.values() if " " in title)
