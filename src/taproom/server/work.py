"""What a room has to do, and whom it tells what became of it."""

import asyncio
from collections.abc import Callable
from typing import Final

from taproom.server import commands as cm
from taproom.server import entries
from taproom.server import messages as ms
from taproom.server.audience import Listener, send
from taproom.server.refusals import Refusal
from taproom.server.store import StoreAway
from taproom.server.tables import Table


class Work:
    """Something to do; of the kinds below that nobody waits for, nobody is told either."""

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """It is done: this entry is carried out, or there was nothing to be."""

    def refuse(self, refusal: Refusal) -> None:
        """It may not be done."""

    def put_off(self) -> None:
        """Nothing could be stored, so it was not done."""


class Wish(Work):
    """A listener's command."""

    def __init__(self, listener: Listener, command: cm.Command) -> None:
        self.listener: Final = listener
        self.command: Final = command

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """Whoever gave it a number is told."""
        if self.command.id:
            send(self.listener, ms.Done(self.command.id))

    def refuse(self, refusal: Refusal) -> None:
        """With the reason."""
        send(self.listener, ms.Refused(self.command.id, refusal.reason, refusal.text(self.listener.language)))

    def put_off(self) -> None:
        """It may be tried again."""
        self.refuse(Refusal("store"))


class Deed(Work):
    """An entry made elsewhere (the lobby); `make` looks at the table when its turn has come."""

    def __init__(
        self, make: Callable[[Table, int], entries.AnyEntry], done: "asyncio.Future[entries.AnyEntry]"
    ) -> None:
        self.make: Final = make
        self.done: Final = done

    def finish(self, entry: entries.AnyEntry | None) -> None:
        """Hand it over."""
        if entry is not None and not self.done.done():
            self.done.set_result(entry)

    def refuse(self, refusal: Refusal) -> None:
        """Where it was asked for."""
        self._fail(refusal)

    def put_off(self) -> None:
        """Where it was asked for."""
        self._fail(StoreAway())

    def _fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


class BotAnswer(Work):
    """What a bot came up with."""

    def __init__(self, seat: int, question: int, choice: int) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.choice: Final = choice


class Tick(Work):
    """Time has passed."""
