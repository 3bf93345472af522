"""Finished games, step by step: what a seat saw, or a spectator, after each choice."""

from collections.abc import Iterator
from typing import Final

from taproom.server.invitations import ReplayMark, ReplayOutline, ReplayStep
from taproom.server.refusals import Refusal
from taproom.shown.presenting import presenter
from taproom.table.game import Game, game
from taproom.table.record import Record, take
from taproom.table.state import State
from taproom.table.verdicts import Malformed

MOST_STEPS: Final = 24
"""How many steps are told at once."""
_TURNS: Final = "turns"


def outline(record: Record, language: str) -> ReplayOutline:
    """How long the game is, and where in it turns begin and seats are out. Nothing of it is hidden from anybody."""
    played, steps = game(record.game_key), len(record.choices)
    try:
        # What was played under rules that this version does not know cannot be shown: the game begins where it can.
        state, first = record.nearest(steps)
        turns, outs = [], []
        for step in range(first + 1, steps + 1):
            state.events = []
            take(state, *record.choices[step - 1])
            for event in state.events:
                heading = played.tally(event)
                if heading == _TURNS:
                    turns.append(step)
                elif heading:
                    outs.append(ReplayMark(step, event.seat, played.tally_name(heading, language)))
    except Malformed:
        raise Refusal("cannot-go-on") from None
    return ReplayOutline(record.game_key, first, steps, tuple(turns), tuple(outs))


def replay_steps(record: Record, first: int, seat: int, language: str, count: int = MOST_STEPS) -> list[ReplayStep]:
    """The positions from one step on, as many as there are and are told at once."""
    last = min(first + count - 1, len(record.choices))
    if not 0 <= first <= last:
        raise Refusal("not-found")
    try:
        state = record.replay(max(0, first - 1))
        if not -1 <= seat < state.seat_count():
            raise Refusal("no-seat", seat=seat + 1)
        return list(_steps(record, state, first, last, seat, language))
    except Malformed:
        # This part was played under rules that this version does not know; its log stays.
        raise Refusal("cannot-go-on") from None


def _steps(record: Record, state: State, first: int, last: int, seat: int, language: str) -> Iterator[ReplayStep]:
    played = game(record.game_key)
    for step in range(first, last + 1):
        state.events = []
        chooser, choice = record.choices[step - 1] if step else (-1, 0)
        words = _choose(played, state, chooser, choice, language) if step else ""
        show = presenter(played)
        yield ReplayStep(
            step,
            len(record.choices),
            seat,
            chooser,
            words if seat == chooser else "",
            show.facts(state, state.events, 0, len(state.events), seat, language),
            show.table(state, seat, language),
            tuple(played.describe_table(state, seat, language)),
        )


def _choose(played: Game, state: State, chooser: int, choice: int, language: str) -> str:
    """Make the choice; what it was, in words."""
    while state.standing():
        state.go_on()
    words = played.describe_option(state, chooser, choice, language)
    take(state, chooser, choice)
    return words
