"""Finished games, step by step: what a seat saw, or a spectator, after each choice."""

from taproom.server.invitations import ReplayStep
from taproom.server.refusals import Refusal
from taproom.shown.presenting import presenter
from taproom.table.game import game
from taproom.table.record import Record, take
from taproom.table.verdicts import Malformed


def replay_step(record: Record, step: int, seat: int, language: str) -> ReplayStep:
    """The position after so many choices, and what the last of them brought about."""
    steps = len(record.choices)
    if not 0 <= step <= steps:
        raise Refusal("not-found")
    played = game(record.game_key)
    try:
        state = record.replay(max(0, step - 1))
    except Malformed:
        # This part was played under rules that this version does not know; its log stays.
        raise Refusal("cannot-go-on") from None
    if not -1 <= seat < state.seat_count():
        raise Refusal("no-seat", seat=seat + 1)
    state.events = []
    chooser, choice = record.choices[step - 1] if step else (-1, 0)
    words = ""
    if step:
        while state.standing():
            state.go_on()
        words = played.describe_option(state, chooser, choice, language)
        take(state, chooser, choice)
    show = presenter(played)
    return ReplayStep(
        step,
        steps,
        seat,
        chooser,
        words if seat == chooser else "",
        show.facts(state, state.events, 0, len(state.events), seat, language),
        show.table(state, seat, language),
        tuple(played.describe_table(state, seat, language)),
    )
