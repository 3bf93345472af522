"""Finding bots: those a game brings, by level, and anybody's own, by file."""

import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import walk_tb
from typing import Any

from taproom.bots.sage.player import LEVELS, SAGE, Budget, Sage, counted
from taproom.kernel.bots import Bot, choice_of
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance, QuickDice
from taproom.kernel.game import game
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed


def levels(game_key: str) -> list[str]:
    """The bots that can be asked for by name, the weakest first: the game's own, then those that think."""
    played = game(game_key)
    thinking = [] if played.bots.guide(QuickDice(0)) is None else list(LEVELS)
    return played.bots.levels() + thinking


def patience(name: str) -> int:
    """How many milliseconds a bot of this level may think; 0 for one that answers at once."""
    return round(LEVELS[name].seconds * 1000) if name in LEVELS else 0


def make_bot(game_key: str, name: str, chance: Chance) -> Bot:
    """A bot for one seat: one of the game's levels, `sage:400` for a search of 400 nodes, or a Python file."""
    if _is_file(name):
        try:
            return _bot_class(name)(chance)
        except Malformed:
            raise
        except Exception as error:
            raise Malformed(_fault(name, error)) from error
    if name in LEVELS:
        return sage(game_key, LEVELS[name], chance)
    if name.startswith(SAGE):
        return sage(game_key, counted(name), chance)
    if name not in game(game_key).bots.levels():
        raise Malformed(f"{game_key} has no bot {name!r}: {', '.join(levels(game_key))}, or {SAGE}400")
    return game(game_key).bots.make(name, chance)


def ask_bot(name: str, bot: Bot, state: State, seat: int, decision: Decision) -> int:
    """The choice of the bot called `name`; an error in somebody's bot file becomes one line that says where it is."""
    if not _is_file(name):
        return choice_of(bot, state, seat, decision)
    try:
        choice = choice_of(bot, state, seat, decision)
        allowed = decision.allows(choice)
    except Exception as error:
        raise Malformed(_fault(name, error)) from error
    if not allowed:
        raise Malformed(f"{name}: choice {choice} is not among those seat {seat} was offered")
    return choice


def _is_file(name: str) -> bool:
    return name.endswith(".py")


def _fault(name: str, error: Exception) -> str:
    """What went wrong in a bot file, with the last of its lines that took part."""
    path = Path(name).resolve()
    line = error.lineno if isinstance(error, SyntaxError) and error.filename == str(path) else None
    for frame, number in walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename) == path:
            line = number
    said = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split())
    return f"{name}:{line}: {type(error).__name__}: {said}" if line else f"{name}: {type(error).__name__}: {said}"


def sage(game_key: str, budget: Budget, chance: Chance) -> Sage:
    """A bot that thinks within a budget."""
    guide = game(game_key).bots.guide(chance)
    if guide is None:
        raise Malformed(f"{game_key} has no guide, so no bot can think about it: {', '.join(levels(game_key))}")
    return Sage(guide, chance, budget)


@lru_cache(maxsize=64)
def _bot_class(name: str) -> Callable[[Chance], Bot]:
    """The one bot a file defines. The file is run: trust it as you would any program you start."""
    path = Path(name)
    spec = spec_from_file_location(path.stem, path.resolve())
    if not path.is_file() or spec is None or spec.loader is None:
        raise Malformed(f"there is no bot file {name}")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Malformed(_fault(name, error)) from error
    found: list[Any] = [
        kind for kind in vars(module).values() if inspect.isclass(kind) and _is_own_bot(kind, module.__name__)
    ]
    if len(found) != 1:
        raise Malformed(f"{name} must define exactly one subclass of taproom.kernel.bots.Bot, not {len(found)}")
    kind: Callable[[Chance], Bot] = found[0]
    return kind


def _is_own_bot(kind: type, module: str) -> bool:
    return issubclass(kind, Bot) and kind.__module__ == module
