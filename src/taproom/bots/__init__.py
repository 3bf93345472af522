"""Finding bots: those a game brings, by level, and those of strangers, by file."""

import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from taproom.sage.levels import LEVELS, SAGE, Budget, counted
from taproom.sage.player import Sage
from taproom.table.bots import Bot
from taproom.table.dice import Chance, QuickDice
from taproom.table.game import game
from taproom.table.verdicts import Malformed


def levels(game_key: str) -> list[str]:
    """The bots that can be asked for by name, the weakest first: the game's own, then those that think."""
    played = game(game_key)
    thinking = [] if played.guide(QuickDice(0)) is None else list(LEVELS)
    return played.levels() + thinking


def patience(name: str) -> int:
    """For how many milliseconds a bot of this level may think; 0 for one that answers at once."""
    return round(LEVELS[name].seconds * 1000) if name in LEVELS else 0


def make_bot(game_key: str, name: str, chance: Chance) -> Bot:
    """A bot for one seat of one game: one of its levels, `sage:400` for a search of so many nodes, or a Python file."""
    if name.endswith(".py"):
        return _bot_class(name)(chance)
    if name in LEVELS:
        return sage(game_key, LEVELS[name], chance)
    if name.startswith(SAGE):
        return sage(game_key, counted(name), chance)
    if name not in game(game_key).levels():
        raise Malformed(f"{game_key} has no bot {name!r}: {', '.join(levels(game_key))}, or {SAGE}400")
    return game(game_key).bot(name, chance)


def sage(game_key: str, budget: Budget, chance: Chance) -> Sage:
    """A bot that thinks within a budget."""
    guide = game(game_key).guide(chance)
    if guide is None:
        raise Malformed(f"{game_key} has no guide, so no bot can think about it: {', '.join(levels(game_key))}")
    return Sage(guide, chance, budget)


@lru_cache(maxsize=64)
def _bot_class(name: str) -> Callable[[Chance], Bot]:
    """The one bot a file defines. The file is run: it is as trusted as any program one starts."""
    path = Path(name)
    spec = spec_from_file_location(path.stem, path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise Malformed(f"there is no bot file {name}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[Any] = [
        kind for kind in vars(module).values() if inspect.isclass(kind) and _is_own_bot(kind, module.__name__)
    ]
    if len(found) != 1:
        raise Malformed(f"{name} must define exactly one subclass of taproom.table.bots.Bot, not {len(found)}")
    kind: Callable[[Chance], Bot] = found[0]
    return kind


def _is_own_bot(kind: type, module: str) -> bool:
    return issubclass(kind, Bot) and kind.__module__ == module
