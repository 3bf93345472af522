"""A bot sees a view and its decision, never the state."""

import gc
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mypy import api

from taproom.kernel.bots import RANDOM, REGULAR
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.state import State

GAMES = ("inn", "dragonstones")
few = settings(max_examples=12, deadline=None, derandomize=True)

GIVE_A_STATE = """
from taproom.kernel.bots import Bot
from taproom.kernel.state import State

def cheat(bot: Bot, state: State, decision: Decision) -> int:
    return bot.choose(state, decision)
"""


def standing_before(key: str, seed: int, decisions: int) -> State:
    """A position some decisions into a game of regulars."""
    played = game(key)
    chance = QuickDice(seed)
    state = played.start(played.lineup(4, [], {}, chance), Dice(key_from_seed(seed)))
    bots = [played.bots.make(REGULAR, QuickDice(seed + seat)) for seat in range(4)]
    for _ in range(decisions):
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None:
            break
        state.choose(seat, bots[seat].choose(state.view(seat), decision))
    return state


def reachable(thing: object) -> Iterator[object]:
    """Everything one can get at from a thing by its attributes and elements; classes and modules are common ground."""
    seen: set[int] = set()
    left = [thing]
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(one))
        yield one
        left.extend(gc.get_referents(one))


def test_a_bot_that_is_given_a_state_does_not_pass_the_type_checker(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text(GIVE_A_STATE, encoding="utf-8")
    out, _, status = api.run(["--strict", "--no-incremental", "--follow-imports=silent", str(cheat)])
    assert status == 1
    assert 'has incompatible type "State"; expected "View"' in out


@pytest.mark.parametrize("key", GAMES)
def test_no_way_leads_from_a_view_to_a_state(key: str) -> None:
    state = standing_before(key, 3, 40)
    for seat in range(-1, 4):
        found = [one for one in reachable(state.view(seat)) if isinstance(one, State)]
        assert found == []


@given(st.sampled_from(GAMES), st.sampled_from([RANDOM, REGULAR]), st.integers(0, 1_000_000), st.integers(0, 200))
@few
def test_a_bot_chooses_the_same_where_it_cannot_tell_the_positions_apart(
    key: str, level: str, seed: int, when: int
) -> None:
    state = standing_before(key, seed, when)
    seat = state.next_seat()
    if seat < 0:
        return
    other = state.resample(seat, QuickDice(seed + 1))
    choices: list[int] = []
    for position in (state, other):
        decision = position.decision(seat)
        assert decision is not None
        bot = game(key).bots.make(level, QuickDice(seed + 2))
        choices.append(bot.choose(position.view(seat), decision))
    assert choices[0] == choices[1]
