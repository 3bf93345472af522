"""What commands print, and the status they end with (a test compares the statuses with docs/command-line.md)."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from taproom.kernel.verdicts import Malformed


def tell(lines: Iterable[str]) -> None:
    """Lines of output."""
    for line in lines:
        print(line)


def tell_json(data: object) -> None:
    """The same for scripts: keys in English and plain figures, whatever the language."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with the time left, on a terminal only; called with the number of newly done items."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("games", total=total)
        yield lambda done: progress.advance(task, done)


DONE: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

MEANINGS: Final = {
    DONE: "done",
    FAILED: "a check failed: scenario, pack, record, tables, games",
    BAD_INPUT: "the command line or a file cannot be used; one line says why",
    INTERRUPTED: "interrupted, by Ctrl-C",
}

EPILOGUE: Final = "Exit status: " + "\n".join(
    [f"{'' if status == DONE else ' ' * 13}{status:<3} {meaning}" for status, meaning in MEANINGS.items()]
)
"""Below every --help."""


class Refuted(Malformed):
    """The input makes sense, but a check of it failed."""
