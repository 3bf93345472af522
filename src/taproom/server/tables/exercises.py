"""Tables at which somebody learns: dealt as an exercise says, at once, with bots that do what it says."""

import secrets
from functools import cache
from typing import Final

from taproom.exercises import LEARNER, Exercise, exercises
from taproom.exercises.scripted import Scripted
from taproom.kernel.game import game, games
from taproom.protocol.settings import Timers
from taproom.server.identity import fingerprint
from taproom.server.refusals import Refusal
from taproom.server.tables import entries, shuffles

_QUICK: Final = 120
"""Milliseconds after which the others answer; the page shows everything at its own pace."""


def find(game_key: str, key: str) -> Exercise:
    """The exercise; Refusal if there is none by this name."""
    found = exercises(game_key).get(key) if game_key in games() else None
    if found is None:
        raise Refusal("not-found")
    return found


@cache
def scripted(game_key: str, key: str) -> Scripted | None:
    """Who plays the other seats of an exercise; None if this version no longer has it."""
    exercise = exercises(game_key).get(key)
    return None if exercise is None else Scripted(exercise)


def beginning(exercise: Exercise, name: str, token: str, watch: str, wall: int) -> list[entries.AnyEntry]:
    """The log of such a table as it is laid: everybody is seated, and the game has begun."""
    script = scripted(exercise.game, exercise.key)
    assert script is not None, "what was found can be played"
    characters = [str(seat.get("character", "")) for seat in exercise.meant.data["seats"]]
    timers = Timers(limited=False, bot=_QUICK)
    level = game(exercise.game).bots.levels()[-1]
    log: list[entries.AnyEntry] = [
        entries.Opened(
            0,
            exercise.game,
            len(script.names),
            {},
            timers,
            False,
            fingerprint(watch),
            shuffles.new_secret(),
            secrets.token_hex(16),
            laid=wall,
            exercise=exercise.key,
        ),
        entries.Sat(0, LEARNER, name, fingerprint(token), shuffles.new_number(), characters[LEARNER]),
    ]
    for seat, character in enumerate(characters):
        if seat != LEARNER:
            log.append(entries.BotSat(0, seat, level, character))
    rules = game(exercise.game).rules_version()
    options: dict[str, object] = {"exercise": exercise.key}
    log.append(entries.Started(0, rules, options, 0, 0, position=script.position()))
    return log
