"""What the regular expects of cards whose loss goes to somebody else, and that no bot knows a word of the language."""

import ast
from pathlib import Path

import pytest

import taproom
from taproom.inn.board.questions import ASK_ACTION, ASK_DISCARD, ASK_RESPONSE, PLAY
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.kernel.dice import Dice, key_from_seed
from tests.oracle import facts_of, facts_of_forecast, forecast_of, outcome
from tests.tables import put_cards

SOURCE = Path(taproom.__file__).parent
BOTS = sorted(path for folder in ("inn/bots", "dragonstones/bots", "bots") for path in (SOURCE / folder).rglob("*.py"))
KAYLIN, EVE, FIONA = 0, 1, 2
LOST = 3


def at_table(*characters: str) -> InnState:
    seats = [{"character": key} for key in characters]
    position = new_game(read_options({"seats": seats, "drinks": ["rdi1"], "first": 0}), Dice(key_from_seed(5)))
    for zone in [*position.setup.places.hands, *position.setup.places.piles]:
        put_cards(position, zone)
    return position


def go_to(position: InnState, seat: int, kind: int) -> None:
    while True:
        asked = position.next_seat()
        decision = position.decision(asked)
        assert decision is not None
        if asked == seat and decision.kind == kind:
            return
        position.choose(asked, decision.least if not decision.is_pick() else 0)


def choice_of(position: InnState, seat: int, key: str, targets: tuple[int, ...] = ()) -> int:
    decision = position.decision(seat)
    assert decision is not None
    return next(
        number
        for number, option in enumerate(decision.options)
        if option.verb == PLAY and position.setup.cards[option.subject].key == key and option.targets == targets
    )


def test_half_of_a_loss_goes_to_who_counts_as_its_source() -> None:
    """Kaylin has Fiona hit Eve: what Eve hands back is Fiona's, although Kaylin played the card."""
    position = at_table("kaylin", "eve", "fiona")
    hands = position.setup.places.hands
    put_cards(position, hands[EVE], "half_is_yours")
    go_to(position, KAYLIN, ASK_DISCARD)
    put_cards(position, hands[KAYLIN], "hit_your_friend")
    go_to(position, KAYLIN, ASK_ACTION)
    position.choose(KAYLIN, choice_of(position, KAYLIN, "hit_your_friend", (FIONA, EVE)))
    go_to(position, EVE, ASK_RESPONSE)
    before = position.fortitude[:]
    choice = choice_of(position, EVE, "half_is_yours")
    forecast = forecast_of(position, EVE, choice)
    half = (LOST + 1) // 2
    lost = [was - will for was, will in zip(before, forecast.fortitude, strict=True)]
    assert lost == [0, half, half]
    assert facts_of_forecast(forecast) == facts_of(outcome(position, EVE, choice, seed=1))


@pytest.mark.parametrize("path", BOTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_bot_names_a_word_of_the_card_language(path: Path) -> None:
    """A bot may ask a word what it says of itself, by the constants of `effects.word`, and carry it out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not [name.name for name in node.names if ".effects" in name.name]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [alias.name for alias in node.names]
            assert not node.module.endswith(".inn") or "effects" not in names
            if node.module == "taproom.inn.effects":
                assert [name.name for name in node.names] == ["program"]
            elif node.module.startswith("taproom.inn.effects") and node.module != "taproom.inn.effects.program":
                assert node.module == "taproom.inn.effects.word", node.module
                assert all(name.isupper() for name in names), names
        elif isinstance(node, ast.Attribute):
            assert not (node.attr == "name" and isinstance(node.value, ast.Attribute) and node.value.attr == "word")


def test_bots_were_found() -> None:
    assert len(BOTS) > 10
