"""Bots on seats. They think in threads of their own, so that no table waits for another table's bot."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from taproom.table.bots import Bot
from taproom.table.decisions import Decision
from taproom.table.dice import QuickDice
from taproom.table.game import Game
from taproom.table.state import View

_log = logging.getLogger("taproom.server")


class Crew:
    """The threads in which bots think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="taproom bot")

    async def choose(self, bot: Bot, view: View, decision: Decision) -> int:
        """What the bot chooses; whatever goes wrong inside it, the game goes on with the least."""
        loop = asyncio.get_running_loop()
        try:
            choice = await loop.run_in_executor(self._pool, bot.choose, view, decision)
        except Exception:
            _log.exception("a bot failed")
            return decision.least
        return choice if decision.allows(choice) else decision.least

    def close(self) -> None:
        """Let the threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def hire(game: Game, level: str) -> Bot:
    """A bot of this level. What it decides by lot is nobody's business."""
    return game.bot(level, QuickDice(secrets.randbits(31)))
