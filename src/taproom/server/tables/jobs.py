"""What a table's actor is asked to do, and who is told how it went."""

import asyncio
from collections.abc import Callable
from typing import Final

from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.server.refusals import Refusal
from taproom.server.storage.store import StoreAway
from taproom.server.tables import entries
from taproom.server.tables.subscribers import Listener, send
from taproom.server.tables.table import OVER, Table


class Job:
    """Something to do. Where nobody waits for it, nobody is told how it went."""

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """It is done: this entry was carried out, or None if there was nothing to do."""

    def refuse(self, refusal: Refusal) -> None:
        """It is refused."""

    def put_off(self) -> None:
        """Nothing could be stored, so it was not done."""


class CommandJob(Job):
    """A listener's command."""

    def __init__(self, listener: Listener, command: cm.Command) -> None:
        self.listener: Final = listener
        self.command: Final = command

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """Tell the client that numbered it."""
        if self.command.id:
            send(self.listener, ms.Done(self.command.id))

    def refuse(self, refusal: Refusal) -> None:
        """Tell the client why."""
        send(self.listener, ms.Refused(self.command.id, refusal.reason, refusal.text(self.listener.language)))

    def put_off(self) -> None:
        """Tell the client that it may try again."""
        self.refuse(Refusal("store"))


class EntryJob(Job):
    """An entry made elsewhere (the lobby); `make` looks at the table when its turn has come."""

    def __init__(
        self, make: Callable[[Table, int], entries.AnyEntry], done: "asyncio.Future[entries.AnyEntry]"
    ) -> None:
        self.make: Final = make
        self.done: Final = done

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """Return the entry to the caller."""
        if entry is not None and not self.done.done():
            self.done.set_result(entry)

    def refuse(self, refusal: Refusal) -> None:
        """Raise it in the caller."""
        self._fail(refusal)

    def put_off(self) -> None:
        """Raise it in the caller."""
        self._fail(StoreAway())

    def _fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


class BotAnswer(Job):
    """What a bot came up with."""

    def __init__(self, seat: int, question: int, choice: int) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.choice: Final = choice

    def entry(self, table: Table, at: int) -> entries.AnyEntry | None:
        """The entry it becomes; None if the question is gone, or no bot plays there any more."""
        session = table.session
        ask = None if session is None or table.phase == OVER else session.asks.get(self.seat)
        if session is None or ask is None or ask.number != self.question or self.seat in session.sealed:
            return None
        if not session.chairs[self.seat].bot_level():
            return None
        return entries.Chose(at, self.seat, self.question, self.choice)


class Tick(Job):
    """Time has passed."""
