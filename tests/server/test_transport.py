"""Texts are heard in the order in which they were said, however the network cuts them up."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from taproom.server.socket.transport import Transport, _framed, _short_text
from tests.server.guests import Guest, run, serving

TEXTS = st.text(max_size=150)


def framed(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@given(TEXTS)
def test_a_short_text_is_read_and_a_long_one_left_to_the_parser(text: str) -> None:
    assert _short_text(framed(text)) == (text if len(text.encode()) < 126 else None)


@given(TEXTS, st.data())
def test_whatever_is_not_one_whole_text_is_left_to_the_parser(text: str, data: st.DataObject) -> None:
    whole = framed(text)
    cut = data.draw(st.integers(0, len(whole) - 1))
    assert _short_text(whole[:cut]) is None
    assert _short_text(whole + framed(text)) is None
    assert _short_text(framed(text, fin=False)) is None
    assert _short_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=False)) is None
    for opcode in (Opcode.CONT, Opcode.BINARY):
        assert _short_text(framed(text, opcode)) is None
    assert _short_text(Frame(Opcode.TEXT, b"\xff" + text.encode()).serialize(mask=True)) is None


@given(st.one_of(st.binary(max_size=300), st.integers(0, 70_000).map(bytes)))
def test_what_is_sent_is_framed_as_the_library_frames_it(text: bytes) -> None:
    assert _framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def pings(numbers: range, lot: random.Random) -> bytes:
    """Pings with these ids as a stream of frames: whole, long, in fragments, with a ping of the network between."""
    stream = b""
    for number in numbers:
        text = json.dumps({"type": "ping", "id": number})
        match lot.randrange(4):
            case 0:
                half = lot.randrange(len(text))
                stream += framed(text[:half], fin=False) + framed("", Opcode.PING) + framed(text[half:], Opcode.CONT)
            case 1:
                stream += framed(text + " " * 200)
            case _:
                stream += framed(text)
    return stream


async def heard(guest: Guest, stream: bytes, numbers: range, lot: random.Random) -> list[int]:
    """The ids that come back when the stream is sent in pieces of any size."""
    while stream:
        size = lot.choice((1, 7, 60, 500))
        guest.connection.transport.write(stream[:size])
        stream = stream[size:]
    return [(await guest.until(lambda one: one["type"] == "pong"))["id"] for _ in numbers]


@pytest.mark.parametrize("transport", ["fast", "plain"])
def test_texts_are_heard_in_order_however_they_come(folder: Path, transport: Transport) -> None:
    async def scenario() -> None:
        async with serving(folder, transport=transport) as server:
            taken = await server.lay()
            lot = random.Random(7)
            for first in range(1, 200, 20):
                numbers = range(first, first + 20)
                guest = await server.connect(taken["table"])
                hello = json.dumps({"type": "hello", "token": taken["token"]})
                stream = framed(hello) + pings(numbers, lot)
                assert await heard(guest, stream, numbers, lot) == list(numbers)

    run(scenario())


@pytest.mark.parametrize("transport", ["fast", "plain"])
def test_what_is_not_text_is_refused_and_the_guest_stays(folder: Path, transport: Transport) -> None:
    async def scenario() -> None:
        async with serving(folder, transport=transport) as server:
            taken = await server.lay()
            guest = await server.connect(taken["table"])
            await guest.say(type="hello", token=taken["token"])
            await guest.until(lambda one: one["type"] == "everything")
            await guest.connection.send(b"bytes")
            assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "malformed"
            assert (await guest.ask(type="ping"))["type"] == "pong"

    run(scenario())
