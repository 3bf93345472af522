"""Work beside the event loop, in lanes: each has its own capacity and a fair queue.

Whoever asks for much waits behind their own: in a lane the owners of work take turns, one piece each.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Lane:
    """So many workers, and those who wait for one."""

    def __init__(self, workers: int, hire: Callable[[], Executor]) -> None:
        self._workers: Final = workers
        self._hire: Final = hire
        self._executor: Executor | None = None
        self._busy = 0
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """For each owner those who wait; the owner whose turn is next comes first."""

    def waiting(self) -> int:
        """How many pieces of work wait for a worker."""
        return sum([not one.done() for queue in self._queues.values() for one in queue])

    async def do(self, owner: str, task: Callable[..., T], *arguments: Any) -> T:
        """Have it done when it is the owner's turn. Whoever is cancelled meanwhile loses the place in the queue."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()
            raise
        return await asyncio.wrap_future(self._begin(task, arguments))

    def _begin(self, task: Callable[..., T], arguments: tuple[Any, ...]) -> Future[T]:
        try:
            if self._executor is None:
                self._executor = self._hire()
            job = self._executor.submit(task, *arguments)
        except BaseException as problem:
            if isinstance(problem, BrokenExecutor):
                self._executor = None
            self._leave()
            raise
        loop = asyncio.get_running_loop()

        def done(job: Future[T]) -> None:
            # Nobody may wait for the answer any more, but only now is the worker free. At the end the loop is closed.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._finish, job)

        job.add_done_callback(done)
        return job

    def _finish(self, job: "Future[Any]") -> None:
        if not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            self._executor = None
        self._leave()

    def _leave(self) -> None:
        self._busy -= 1
        self._call_next()

    def _call_next(self) -> None:
        while self._busy < self._workers and self._queues:
            owner, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[owner] = queue
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def close(self) -> None:
        """Let the workers end."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
