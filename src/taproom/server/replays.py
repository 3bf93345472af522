"""Finished games, step by step: what a seat saw, or a spectator, after each choice."""

from taproom.server.invitations import ReplayStep
from taproom.server.refusals import Refusal
from taproom.shown.presenting import presenter
from taproom.table.game import game
from taproom.table.record import Record


def replay_step(record: Record, step: int, seat: int, language: str) -> ReplayStep:
    """The position after so many choices, and what the last of them brought about."""
    steps = len(record.choices)
    if not 0 <= step <= steps:
        raise Refusal("not-found")
    played = game(record.game_key)
    state = record.start()
    if not -1 <= seat < state.seat_count():
        raise Refusal("no-seat", seat=seat + 1)
    for chooser, choice in record.choices[: max(0, step - 1)]:
        state.choose(chooser, choice)
    state.events = []
    chooser, choice = record.choices[step - 1] if step else (-1, 0)
    words = ""
    if step:
        words = played.describe_option(state, chooser, choice, language)
        state.choose(chooser, choice)
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
