"""Whole games on the wire: nothing that is sent tells anybody what they may not know.

At every moment of a game each viewer in turn is dealt a position that it could not tell from the real one, and asks the
server everything it can: the answers must be the same, byte for byte. What the others have sealed, armed and ordered is
replaced too, and so are the cards in facts that were not shown to the viewer. Besides, nothing sent may hold the key or
the title of a card that is hidden from whoever gets it.
"""

import contextlib
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from taproom.inn.events import PLAYED
from taproom.inn.rules.position import Position
from taproom.inn.vocabulary import title
from taproom.server import messages as ms
from taproom.server.clocks import VirtualClock
from taproom.server.entries import Orders
from taproom.server.playing import Play
from taproom.server.tables import Table
from taproom.server.telling import Teller, looked
from taproom.table.dice import Dice
from taproom.table.events import Event
from taproom.table.state import SPECTATOR
from taproom.wording import LANGUAGES
from tests.server.guests import AT_ONCE, Guest, Message, Server, pass_time, run, serving, some_choice


def titles(play: Play, cards: Iterable[int]) -> set[str]:
    """What cards are called, by title and by key."""
    position = play.state
    assert isinstance(position, Position)
    titles = {title(position, card, "en").replace('"', '\\"') for card in cards}
    return titles | {f"{position.table.cards[card].deck_key}/{position.table.cards[card].key}" for card in cards}


def open_titles(play: Play) -> set[str]:
    """What everybody has seen; characters share some titles."""
    position = play.state
    assert isinstance(position, Position)
    seen = {event.subject for event in play.events if event.subject >= 0}
    for event in play.events:
        seen.update(event.seen_by(SPECTATOR).cards if event.kind != PLAYED else ())
    for zone in position.table.places.discards:
        seen.update(position.zones.texts(zone))
    return titles(play, seen)


def check(message: Message, viewer: int) -> None:
    """A message speaks only of its viewer's own hand and question, and tells the secret only at the end."""
    scene = message["scene"]
    if scene["view"] is not None:
        assert scene["view"]["viewer"] == viewer
        assert viewer != SPECTATOR or scene["view"]["hand"] == []
    if viewer == SPECTATOR:
        assert scene["question"] is None and scene["private"] is None
    assert (scene["outcome"] is None) == (scene["phase"] != "over")


async def step(server: Server, table: str, guests: list[Guest], play: Play, lot: random.Random) -> None:
    """Whoever is asked answers by lot; if nobody is, time passes."""
    asked = [seat for seat in play.asks if seat not in play.sealed]
    for seat in asked:
        question = guests[seat].scene["question"]
        choice = question["least"] if lot.random() < 0.3 else some_choice(question, lot)
        await guests[seat].done(type="choose", question=question["number"], choice=choice)
    await server.quiet(table)


def test_nobody_is_told_what_others_hold(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=4, timers=AT_ONCE)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 4)]]
            guests = [await server.join(one["table"], one["token"]) for one in seats]
            everyone = {**dict(enumerate(guests)), SPECTATOR: await server.join(taken["table"], taken["watch"])}
            await guests[0].done(type="start")
            play = server.house.rooms[taken["table"]].table.play
            assert play is not None
            lot = random.Random(7)
            secrets = 0
            while play.record.choices == [] or not play.state.over():
                for guest in everyone.values():
                    guest.heard.clear()
                    guest.messages.clear()
                    await guest.ask(type="ping")
                assert isinstance(play.state, Position)
                known = open_titles(play)
                hands = [titles(play, play.state.hand_texts(seat)) for seat in range(play.state.seat_count())]
                for viewer, guest in everyone.items():
                    own = hands[viewer] if viewer != SPECTATOR else set()
                    hidden = {one for hand in hands for one in hand} - own - known
                    secrets += len(hidden)
                    told = "".join(guest.heard)
                    assert not [one for one in hidden if one in told], viewer
                for viewer, guest in everyone.items():
                    for message in guest.messages:
                        if message["type"] in ("news", "everything"):
                            check(message, viewer)
                await step(server, taken["table"], guests, play, lot)
                if not [seat for seat in play.asks if seat not in play.sealed]:
                    await pass_time(server, taken["table"], clock)
            assert secrets > 1000

    run(scenario())


# ---- the same bytes, whatever is hidden ----


@contextlib.contextmanager
def dealt_again(play: Play, viewer: int, lot: random.Random) -> Iterator[None]:
    """For a while everything hidden from the viewer is something else."""
    real = (play.state, play.asks, play.sealed, play.orders, play.armed, play.events)
    others = [seat for seat in range(len(play.chairs)) if seat != viewer]
    play.state = play.state.resample(viewer, Dice(lot.randbytes(32)))
    play.state.attend()
    play.asks = {seat: ask for seat, ask in play.asks.items() if seat == viewer or lot.random() < 0.5}
    play.sealed = {seat: choice for seat, choice in play.sealed.items() if seat == viewer}
    play.orders = [orders if seat == viewer else Orders(pass_all=True) for seat, orders in enumerate(play.orders)]
    play.armed = [{lot.randrange(40): None} if seat in others else armed for seat, armed in enumerate(play.armed)]
    play.events = [hidden_replaced(event, viewer, lot) for event in play.events]
    try:
        yield
    finally:
        play.state, play.asks, play.sealed, play.orders, play.armed, play.events = real


def hidden_replaced(event: Event, viewer: int, lot: random.Random) -> Event:
    if event.seen_by(viewer).cards == event.cards:
        return event
    cards = tuple([lot.randrange(5) for _ in event.cards])
    return Event(event.kind, event.seat, event.other, event.subject, event.amount, cards, event.shown_to)


async def all_it_can_learn(server: Server, table: str, token: str, language: str) -> list[str]:
    """Everything a viewer is told that connects now and asks all there is to ask; without who is connected."""
    guest = await server.join(table, token, language=language)
    for what in ("hand", "table"):
        await guest.ask(type="look", what=what)
    question = (guest.scene["question"] or {"number": 0})["number"]
    other = (guest.messages[0]["seat"] + 1) % 4
    for command in (
        {"type": "choose", "question": question, "choice": 2**50},
        {"type": "choose", "question": question + 1, "choice": 0},
        {"type": "disarm", "card": 3},
        {"type": "hold", "on": False},
        {"type": "reclaim"},
        {"type": "lend", "seat": other},
        {"type": "start"},
        {"type": "nonsense"},
    ):
        await guest.say(id=7, **command)
    await guest.ask(type="ping")
    await guest.close()
    rest = [(await server.http.get(f"/api/tables/{table}{path}")).text for path in ("", "/record", "/replay/0")]
    return [text for text, one in zip(guest.heard, guest.messages, strict=True) if one["type"] != "presence"] + rest


EVERY = 6
"""Every so many moments somebody asks all there is to ask over the wire; what is told is compared at every one."""


@pytest.mark.parametrize(("game", "seed"), [("inn", 1), ("dragonstones", 1)])
def test_whatever_is_hidden_the_same_bytes_are_sent(folder: Path, game: str, seed: int) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=4, game=game, timers=AT_ONCE)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 4)]]
            table = taken["table"]
            guests = [await server.join(table, one["token"]) for one in seats]
            tokens = {SPECTATOR: taken["watch"], **{seat: one["token"] for seat, one in enumerate(seats)}}
            await guests[0].done(type="start")
            room = server.house.rooms[table]
            play = room.table.play
            assert play is not None
            lot = random.Random(seed)
            different = moments = 0
            while not play.state.over():
                for guest in guests:
                    await guest.ask(type="ping")
                for viewer in tokens:
                    first = told(room.table, viewer)
                    with dealt_again(play, viewer, lot):
                        different += play.state.fingerprint() != play.record.replay().fingerprint()
                        assert told(room.table, viewer) == first, (moments, viewer)
                if moments % EVERY == 0:
                    viewer, language = moments // EVERY % 5 - 1, ("en", "ru")[moments // EVERY % 2]
                    heard = await all_it_can_learn(server, table, tokens[viewer], language)
                    with dealt_again(play, viewer, lot):
                        assert await all_it_can_learn(server, table, tokens[viewer], language) == heard
                moments += 1
                await step(server, table, guests, play, lot)
            assert moments > 60 and different > 200

    run(scenario())


def told(table: Table, viewer: int) -> list[bytes]:
    """What the viewer is told of this moment, in both languages, as it is sent."""
    teller = Teller(table, table.at)
    since = (max(0, table.journals[viewer].events - 3), 0)
    frames: list[bytes] = []
    for language in LANGUAGES:
        frames += [teller.everything(viewer, language)[0], teller.news(viewer, language, since)[0]]
        lines = [ms.Looked(1, what, looked(table, viewer, what, language)) for what in ("hand", "table")]
        frames += [msgspec.json.encode(one) for one in lines]
    return frames
