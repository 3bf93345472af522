"""Many games at once, in one process or in several, with numpy arrays to learn from."""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np

from taproom.kernel.game import game
from taproom.kernel.verdicts import Malformed
from taproom.research.spaces import Space
from taproom.research.stepping import Stepper

_CLOSE: Final = b"close"
_LOOK: Final = b"look"
_STEP: Final = b"step"


class Arrays(NamedTuple):
    """What a batch writes, one row for each table."""

    observations: Any
    """uint8: what the seat sees that is to act."""
    masks: Any
    """bool: which actions are legal for it."""
    rewards: Any
    """float32: what each seat was rewarded with for the last action."""
    seats: Any
    """uint8: who is to act."""
    dones: Any
    """bool: whether the last action ended a game; everything else is then of the new one, rewards excepted."""


def shapes(space: Space, tables: int) -> list[tuple[tuple[int, ...], str]]:
    """The shapes and types of the arrays, in their order."""
    return [
        ((tables, space.size), "uint8"),
        ((tables, space.actions), "bool"),
        ((tables, space.seats), "float32"),
        ((tables,), "uint8"),
        ((tables,), "bool"),
    ]


def new_arrays(space: Space, tables: int) -> Arrays:
    """Arrays of the right shapes and types."""
    return Arrays(*[np.zeros(shape, kind) for shape, kind in shapes(space, tables)])


class Batch:
    """Several games, each begun anew as soon as it is over; every step takes one action at each of them.

    With workers, the tables are divided among so many processes. What is played does not depend on their number.
    """

    def __init__(self, tables: int, space: Space, seed: int = 0, workers: int = 0) -> None:
        self._workers: list[_Worker] = []
        if tables < 1 or workers < 0 or workers > tables:
            raise Malformed(f"a batch has at least 1 table and at most one worker for each, not {tables} and {workers}")
        self.space: Final = space
        self.tables: Final = tables
        self._inside: _Slice | None = None
        if workers:
            bounds = [tables * number // workers for number in range(workers + 1)]
            self._workers = [_Worker(space, bounds[number], bounds[number + 1], seed) for number in range(workers)]
        else:
            self._inside = _Slice(space, 0, tables, seed)

    def arrays(self) -> Arrays:
        """New arrays to write into."""
        return new_arrays(self.space, self.tables)

    def reset(self, arrays: Arrays) -> None:
        """Write how the tables stand now."""
        self._check(arrays)
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        self._run(_LOOK, None, arrays)

    def step(self, actions: Any, arrays: Arrays) -> None:
        """Take a legal action at each table and write what came of it."""
        self._check(arrays)
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.tables,):
            raise Malformed(f"{self.tables} tables need so many actions, not an array of shape {chosen.shape}")
        self._run(_STEP, chosen, arrays)

    def _run(self, what: bytes, actions: Any, arrays: Arrays) -> None:
        if self._inside is not None:
            self._inside.run(what, actions, arrays)
            return
        for worker in self._workers:
            worker.begin(what, actions)
        for worker in self._workers:
            worker.finish(arrays)

    def _check(self, arrays: Arrays) -> None:
        for name, array, (shape, kind) in zip(Arrays._fields, arrays, shapes(self.space, self.tables), strict=True):
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
                raise Malformed(
                    f"{name} must be a C-contiguous array of {kind} and shape {shape}, not {array.dtype} {array.shape}"
                )

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __del__(self) -> None:
        self.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Slice:
    """Some of the tables, played in this process."""

    def __init__(self, space: Space, first: int, end: int, seed: int) -> None:
        self.stepper = Stepper(
            game(space.game_key), space.encoder, space.tables, space.shaping, end - first, first, seed
        )

    def run(self, what: bytes, actions: Any, arrays: Arrays) -> None:
        """Write into arrays that are as long as the slice."""
        rows, masks = memoryview(arrays.observations).cast("B"), memoryview(arrays.masks.view(np.uint8)).cast("B")
        seats = memoryview(arrays.seats)
        if what == _LOOK:
            self.stepper.look(rows, masks, seats)
            return
        arrays.rewards[:] = 0
        rewards = memoryview(arrays.rewards).cast("B")
        dones = memoryview(arrays.dones.view(np.uint8))
        self.stepper.step(actions.tolist(), rows, masks, rewards, seats, dones)


class _Worker:
    """Some of the tables, played in a process of their own, with arrays that both share."""

    def __init__(self, space: Space, first: int, end: int, seed: int) -> None:
        self.first, self.end = first, end
        count = end - first
        self.memory = SharedMemory(create=True, size=sum(_sizes(space, count)))
        self.actions, self.arrays = _shared(space, count, self.memory)
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        what = (space.game_key, space.tables, space.facts, space.shaping, first, end, seed)
        self.process = context.Process(target=_work, args=(what, self.memory.name, other), daemon=True)
        self.process.start()

    def begin(self, what: bytes, actions: Any) -> None:
        """Tell the process what to do."""
        if actions is not None:
            self.actions[:] = actions[self.first : self.end]
        self.line.send_bytes(what)

    def finish(self, arrays: Arrays) -> None:
        """Wait until it is done, and copy what it wrote."""
        answer = self.line.recv_bytes()
        if answer:
            raise Malformed(answer.decode())
        for target, source in zip(arrays, self.arrays, strict=True):
            target[self.first : self.end] = source

    def close(self) -> None:
        """End the process and free what was shared."""
        self.line.send_bytes(_CLOSE)
        self.process.join()
        self.line.close()
        del self.actions, self.arrays
        self.memory.close()
        self.memory.unlink()


def _sizes(space: Space, count: int) -> list[int]:
    """How many bytes the actions and each of the arrays take, in whole words."""
    parts = [4 * count, *[int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes(space, count)]]
    return [-(-size // 8) * 8 for size in parts]


def _shared(space: Space, count: int, memory: SharedMemory) -> tuple[Any, Arrays]:
    """Actions and arrays that lie in shared memory."""
    kinds = [((count,), "int32"), *shapes(space, count)]
    start, found = 0, []
    for (shape, kind), size in zip(kinds, _sizes(space, count), strict=True):
        found.append(np.ndarray(shape, kind, memory.buf, start))
        start += size
    return found[0], Arrays(*found[1:])


def _work(what: tuple[Any, ...], name: str, line: Connection) -> None:
    """What a worker does until it is told to close."""
    key, tables, facts, shaping, first, end, seed = what
    space = Space(key, tables, facts, shaping)
    memory = SharedMemory(name)
    actions, arrays = _shared(space, end - first, memory)
    playing = _Slice(space, first, end, seed)
    while (asked := _asked(line)) != _CLOSE:
        try:
            playing.run(asked, actions, arrays)
            line.send_bytes(b"")
        except Malformed as error:
            line.send_bytes(str(error).encode())
    del actions, arrays
    memory.close()


def _asked(line: Connection) -> bytes:
    """What to do next; to close, if nobody is left who could say."""
    try:
        return line.recv_bytes()
    except EOFError:
        return _CLOSE


def random_actions(arrays: Arrays, chance: Any) -> Any:
    """A legal action for each table, each as likely as the other; `chance` is a generator of numpy's."""
    return (chance.random(arrays.masks.shape, np.float32) * arrays.masks).argmax(1)


__all__ = ["Arrays", "Batch", "new_arrays", "random_actions", "shapes"]
