"""A seat at a server's table in plain lines: events as sentences, decisions as numbered lists, nothing redrawn."""

import asyncio
import itertools
import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from taproom.protocol import messages as ms
from taproom.protocol.rest import SeatTaken
from taproom.terminal.faces import Faces
from taproom.terminal.link import Connected, Heard, Link, Lost, Shown, has_teams, refusal
from taproom.terminal.words import WORDS

_NONE: Final = ("-", "0")
_NOT_ASKED: Final = -1
_BREATH: Final = 0.25
"""Seconds before something that was sent too soon is sent again."""
_HOLD: Final = "hold"
_ALWAYS: Final = "a"
_LOOKS: Final = {"?": "hand", "??": "table", "w": "bots"}


def typed_lines(descriptor: int) -> Iterator[str]:
    """Lines from a terminal or a pipe, read past Python's own buffer, so that the waiting thread blocks nothing."""
    rest = b""
    while part := os.read(descriptor, 4096):
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")
    if rest:
        yield rest.decode("utf-8", "replace")


class LinesClient:
    """Reads a line only when something can be answered, so that text typed ahead meets the question it was for."""

    def __init__(
        self,
        server: str,
        seat: SeatTaken,
        language: str,
        typed: Iterator[str],
        tell: Callable[[str], None],
    ) -> None:
        self.language: Final = language
        self.link: Final = Link(server, seat, language, self._hear)
        self.faces: Final = Faces(server)
        self.house: ms.House | None = None
        self._lines: Final = typed
        self._tell: Final = tell
        self._told_to = 0
        """The question that was put last, so that it is put once."""
        self._typed: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self._changed: Final = asyncio.Event()
        self._away = False
        self._holding: asyncio.Task[None] | None = None

    def say(self, key: str, **values: str | int) -> None:
        """A line of our own."""
        self._tell(WORDS.say(self.language, key, **values))

    async def run(self) -> int:
        """Play until the game is over, the server closes, or the person leaves."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()
        staying = asyncio.create_task(self.link.run())
        staying.add_done_callback(lambda _: self._changed.set())
        try:
            await self._play(staying)
        finally:
            staying.cancel()
            # Closes the connection properly before the loop ends.
            await asyncio.gather(staying, return_exceptions=True)
        if self.link.closed:
            self.say("closed", reason=self.link.closed)
        return 0

    def _hold(self) -> None:
        """Ask everybody to wait, or to go on."""
        moment = None if self.house is None else self.house.moment
        on = moment is None or self.link.seat.seat not in moment.holders
        self._holding = asyncio.get_running_loop().create_task(self._do({"type": "hold", "on": on}))

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines as they are typed; nothing waits for this thread."""
        for line in itertools.chain(self._lines, [None]):
            # Anybody may ask for more time, even those who are not asked anything.
            take = self._hold if line is not None and line.strip() == _HOLD else partial(self._typed.put_nowait, line)
            try:
                loop.call_soon_threadsafe(take)
            except RuntimeError:
                # The game is over.
                return

    async def _play(self, staying: "asyncio.Task[None]") -> None:
        reading: asyncio.Task[str | None] | None = None
        asked = _NOT_ASKED
        while not staying.done() and (self.house is None or self.house.outcome is None):
            self._changed.clear()
            if reading is None and self._asked() != _NOT_ASKED:
                reading, asked = asyncio.create_task(self._typed.get()), self._asked()
            waiting = [asyncio.create_task(self._changed.wait()), *([reading] if reading is not None else [])]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if reading is None or not reading.done():
                continue
            line, reading = reading.result(), None
            if line is None or line.strip() in ("q", "quit"):
                return
            if self._asked() == asked:
                await self._take(line.strip())
            else:
                # It was meant for a question that has passed.
                self.say("lines-late")

    def _asked(self) -> int:
        """The number of the question we are asked; the gathering is not a question, but can be answered too."""
        house = self.house
        if house is None:
            return _NOT_ASKED
        if house.question is not None:
            return house.question.number
        return 0 if house.phase == "gathering" else _NOT_ASKED

    # ---- what the house says ----

    def _hear(self, message: Heard) -> None:
        if isinstance(message, Lost):
            self._away = True
            self.say("lost")
        elif isinstance(message, Connected) and self._away:
            self._away = False
            self.say("found")
        elif isinstance(message, ms.Notice):
            self._tell(message.text)
        elif isinstance(message, Shown):
            for fact in message.facts:
                if fact.text:
                    self._tell(fact.text)
            for remark in message.remarks:
                name = remark.name if remark.seat < 0 else self.link.name_of(message.house, remark.seat)
                self.say("said", name=name, text=remark.text)
            self._show(message.house)
        self._changed.set()

    def _show(self, house: ms.House) -> None:
        before, self.house = self.house, house
        self._tell_holders(house, () if before is None or before.moment is None else before.moment.holders)
        if house.phase == "gathering":
            names = self.link.seated(house)
            if before is None or names != self.link.seated(before):
                link = f"{self.link.server}/join/{self.link.seat.code}"
                key = "gathering-host" if self.link.is_host(house) else "gathering"
                self.say(key, link=link, names=names, seats=len(house.seats))
                if has_teams(house):
                    self.say("gathering-teams")
        elif house.outcome is not None:
            won = self.link.seat.seat in house.outcome.winners
            names = ", ".join([self.link.name_of(house, seat) for seat in house.outcome.winners])
            self.say("you-won" if won else "you-lost", **({} if won else {"names": names}))
        elif house.question is not None and house.question.number != self._told_to:
            self._put(house.question)

    def _tell_holders(self, house: ms.House, before: tuple[int, ...]) -> None:
        new = [] if house.moment is None else [seat for seat in house.moment.holders if seat not in before]
        if new:
            self.say("held", names=", ".join([self.link.name_of(house, seat) for seat in new]))

    def _put(self, question: ms.Question) -> None:
        self._told_to = question.number
        self._tell("")
        if question.mates:
            self.say("team-asked")
        self._tell(question.text)
        moment = None if self.house is None else self.house.moment
        if moment is not None and moment.closes_in():
            self.say("lines-closes", seconds=moment.closes_in())
        for number, option in enumerate(question.options, 1):
            mark = "*" if not question.is_pick() and option.choice == question.least else " "
            self._tell(f"{mark}{number:2}. {option.text}")
        if question.is_pick():
            self.say("lines-pick", fewest=question.fewest, most=question.most)

    # ---- what the person types ----

    async def _take(self, typed: str) -> None:
        house = self.house
        assert house is not None
        if typed in _LOOKS:
            answer = await self.link.ask({"type": "look", "what": _LOOKS[typed]})
            for line in answer.lines if isinstance(answer, ms.Looked) else (refusal(answer),):
                self._tell(line)
        elif typed.startswith("say "):
            await self._do({"type": "say", "text": typed[4:].strip()})
        elif typed == "h":
            self.say("lines-help")
        elif typed == _ALWAYS:
            self.say("asks-always" if self.link.switch_asking() else "asks-once")
        elif house.phase == "gathering":
            await self._gather(typed, house)
        elif house.question is not None:
            await self._answer(typed, house.question)

    async def _gather(self, typed: str, house: ms.House) -> None:
        empty = [number for number, seat in enumerate(house.seats) if seat.kind == "empty"]
        if typed == "b" and empty:
            await self._do({"type": "add_bot", "seat": empty[0]})
        elif typed == "r":
            await self._do({"type": "shuffle_seats"})
        elif typed == "s":
            await self._do({"type": "start"})

    async def _answer(self, typed: str, question: ms.Question) -> None:
        if typed.startswith("?") and typed[1:].strip().isdecimal():
            await self._explain(question, int(typed[1:]))
            return
        choice = _choice(typed, question)
        if choice < 0:
            self.say("lines-misunderstood", most=len(question.options))
            return
        self.link.note_answer(question, choice)
        await self._do({"type": "choose", "question": question.number, "choice": choice})

    async def _explain(self, question: ms.Question, number: int) -> None:
        """What the card of an answer says, and what the answer would do."""
        if not 1 <= number <= len(question.options) or self.house is None:
            self.say("lines-misunderstood", most=len(question.options))
            return
        option = question.options[number - 1]
        await self.faces.fetch(self.house.game, self.language)
        for line in self.faces.of(self.house.game, self.language, option.card) or [option.text]:
            self._tell(line.strip())
        if not question.is_pick():
            command = {"type": "preview", "question": question.number, "choice": option.choice}
            answer = await self.link.ask(command)
            for preview in answer.previews if isinstance(answer, ms.Previewed) else ():
                self._tell(preview.text)

    async def _do(self, command: dict[str, Any]) -> None:
        answer = await self.link.ask(command)
        while isinstance(answer, ms.Refused) and answer.reason == "too-fast":
            # Input from a pipe may be faster than a server allows anybody to be.
            await asyncio.sleep(_BREATH)
            answer = await self.link.ask(command)
        if isinstance(answer, ms.Refused):
            self._tell(answer.text)


def _choice(typed: str, question: ms.Question) -> int:
    """The choice that is meant; -1 if none is. Enter does the least."""
    if typed == "":
        return question.least
    words = [] if question.is_pick() and typed in _NONE else typed.replace(",", " ").split()
    if not all([word.isascii() and word.isdecimal() and len(word) < 5 for word in words]):
        return -1
    places = {int(word) - 1 for word in words}
    if not all([0 <= place < len(question.options) for place in places]) or len(places) != len(words):
        return -1
    fewest, most = (question.fewest, question.most) if question.is_pick() else (1, 1)
    if not fewest <= len(places) <= most:
        return -1
    return sum([question.options[place].choice for place in places])
