"""What commands print: lines for people, one JSON document for scripts, a bar that leaves nothing behind."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


def tell(lines: Iterable[str]) -> None:
    """Lines of output."""
    for line in lines:
        print(line)


def tell_json(data: object) -> None:
    """The same for scripts: keys in English and figures plain, whatever the language."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """How far it is and how long it will take, on the terminal and nowhere else; called with what is newly done."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("games", total=total)
        yield lambda done: progress.advance(task, done)
