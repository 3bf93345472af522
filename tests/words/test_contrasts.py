"""What previews say beside the numbers of mats: of the Round of Gambling, of markers, and of what is chosen next."""

from pathlib import Path

from taproom.kernel.dice import QuickDice
from taproom.kernel.game import game
from taproom.kernel.state import State
from taproom.presentation.presenter import presenter
from taproom.presentation.previews import previews
from taproom.scenarios import prepare
from taproom.scenarios.reading import read_file

SHOW = presenter(game("inn"))
GAMBLING = """
id: a-round
seats:
  - {name: Ann, character: deirdre, hand: [gambling_im_in, i_dont_think_so, winning_hand]}
  - {name: Bob, character: gerki, hand: [wench_tip, winning_hand]}
  - {name: Cid, character: serena, hand: [gods_were_napping]}
phase: action
"""
SCARABS = """
id: a-token
seats:
  - {name: Ann, character: amundyr, hand: [pardon_the_mess]}
  - {name: Bob, character: gog}
phase: action
"""
ORDERS = """
id: more-drinks
seats:
  - {name: Ann, character: vlazlo, hand: [order_for_scoundrels]}
  - {name: Bob, character: gog}
phase: order
"""


def position(folder: Path, text: str) -> State:
    path = folder / "position.yaml"
    path.write_text(text, encoding="utf-8")
    performance = prepare(read_file(path)[0], [])
    performance.adapter.begin(performance.state)
    return performance.state


def option(state: State, seat: int, words: str) -> int:
    """The number of the answer that says this; -1 if there is none."""
    decision = state.decision(seat)
    if decision is None or decision.is_pick():
        return -1
    said = [SHOW.describe_option(state, seat, choice, "en") for choice in range(len(decision.options))]
    return next((place for place, one in enumerate(said) if words in one), -1)


def wait(state: State, seat: int, words: str) -> int:
    """Everybody does the least until the seat can do this."""
    while (choice := option(state, seat, words)) < 0:
        if state.standing():
            state.go_on()
            continue
        asked = state.next_seat()
        decision = state.decision(asked)
        assert decision is not None, f"{words} is never asked"
        state.choose(asked, decision.least)
    return choice


def take(state: State, seat: int, words: str) -> None:
    state.choose(seat, wait(state, seat, words))


def foreseen(state: State, seat: int, words: str, language: str = "en") -> str:
    choice = wait(state, seat, words)
    (told,) = previews(SHOW, state.resample(seat, QuickDice(1)), seat, language, [choice])
    return told.text


def test_a_round_that_would_end_goes_on(tmp_path: Path) -> None:
    state = position(tmp_path, GAMBLING)
    assert "A Round of Gambling begins." in foreseen(state, 0, "Gambling?")
    take(state, 0, "Gambling?")
    assert foreseen(state, 1, "Wench") == "The Round ends, and the pot goes to the Inn."
    assert foreseen(state, 1, "Wench", "ru") == "Раунд закончится, и банк достанется таверне."
    take(state, 1, "Wench")
    assert foreseen(state, 0, "I don't think so!") == "The Round goes on (if you pass, it ends)."
    assert foreseen(state, 0, "I don't think so!", "ru") == "Раунд продолжится (если спасуешь, закончится)."


def test_who_takes_control_and_who_leaves(tmp_path: Path) -> None:
    state = position(tmp_path, GAMBLING)
    take(state, 0, "Gambling?")
    assert foreseen(state, 1, "Winning Hand!") == "You are in control (if you pass: Ann)."
    assert "Игру ведёшь ты (если спасуешь: Ann)." in foreseen(state, 1, "Winning Hand!", "ru")
    assert "Honor of yours: 8 → 6." in foreseen(state, 2, "The gods were napping")


def test_tokens_are_told(tmp_path: Path) -> None:
    state = position(tmp_path, SCARABS)
    assert foreseen(state, 0, "Pardon the mess") == "Bob gets 1 Scarab."
    assert foreseen(state, 0, "Pardon the mess", "ru") == "Bob получает 1 скарабея."


def test_more_drinks_that_are_ordered_are_told(tmp_path: Path) -> None:
    state = position(tmp_path, ORDERS)
    assert "You order 2 more Drinks." in foreseen(state, 0, "Hey, wench")
    assert "Ты заказываешь ещё 2 выпивки." in foreseen(state, 0, "Hey, wench", "ru")
