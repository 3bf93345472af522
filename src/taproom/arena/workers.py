"""Work spread over several processes, which end with whoever wanted it."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")

_LOOK: Final = 1.0
"""Seconds between two looks whether anybody still wants the work."""


def spread(work: Callable[[Part], Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """What `work` makes of each part, as it comes; alone if there is too little for two."""
    if jobs == 1 or len(parts) < 2:
        for part in parts:
            yield work(part)
        return
    with ProcessPoolExecutor(min(jobs, len(parts)), initializer=_leave_with, initargs=(os.getpid(),)) as pool:
        futures = [pool.submit(work, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_with(parent: int) -> None:
    """A worker whose parent was killed would wait for work for ever: it looks for it and goes too.

    Ctrl-C at a terminal is meant for all of us: a worker goes without a word.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def look() -> None:
        while os.getppid() == parent:
            gone.wait(_LOOK)
        os._exit(1)

    gone = threading.Event()
    threading.Thread(target=look, daemon=True).start()
