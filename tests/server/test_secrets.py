"""Whole games on the wire: what is sent, and when, tells nobody what they may not know."""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from taproom.inn import game as inn_game
from taproom.inn.events import PLAYED, REVEALED
from taproom.inn.rules.position import Position
from taproom.inn.setup import Options, lay_out, table_for
from taproom.inn.vocabulary import title
from taproom.server import shuffles
from taproom.server.clocks import VirtualClock
from taproom.server.playing import Play
from taproom.table.dice import Chance
from taproom.table.state import SPECTATOR
from tests.server.guests import AT_ONCE, Guest, Message, Server, pass_time, run, serving, some_choice

CHARACTERS = ["gerki", "gog", "dimli", "eve"]


def titles(play: Play, cards: Iterable[int]) -> set[str]:
    position = play.state
    assert isinstance(position, Position)
    return {title(position, card, "en").replace('"', '\\"') for card in cards}


def open_titles(play: Play) -> set[str]:
    """What everybody has seen; characters share some titles."""
    position = play.state
    assert isinstance(position, Position)
    seen = {event.subject for event in play.events if event.subject >= 0}
    for event in play.events:
        seen.update(event.seen_by(SPECTATOR).cards if event.kind != PLAYED else ())
    for pile in position.discards:
        seen.update(pile)
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
                hands = [titles(play, hand) for hand in play.state.hands]
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


# ---- time ----


def dealing(seed: int, kept: int) -> Any:
    """Set tables up with the hands of all but one seat dealt anew; Drinks lie as they would."""

    def new_game(options: Options, chance: Chance) -> Position:
        position = lay_out(table_for(options), chance)
        lot = random.Random(seed)
        for seat in range(len(position.hands)):
            if seat != kept:
                cards = position.hands[seat] + position.decks[seat]
                lot.shuffle(cards)
                size = len(position.hands[seat])
                position.hands[seat], position.decks[seat] = cards[:size], cards[size:]
                position.held[seat] = -1
        position.begin(0)
        return position

    return new_game


Heard = list[tuple[int, list[Message]]]


async def story(folder: Path, moments: int, kept: int) -> tuple[Heard, Heard, list[list[int]]]:
    """What a spectator and one seat are told, and when, while all seats pass; and the hands."""
    clock = VirtualClock()
    async with serving(folder, clock) as server:
        taken = await server.lay(seats=4, timers={}, character=CHARACTERS[0], number="00" * 16)
        seats = [taken]
        for seat, character in enumerate(CHARACTERS[1:], 1):
            wish = {"character": character, "number": f"{seat:02}" * 16}
            seats.append(await server.sit(taken["code"], f"Guest {seat}", **wish))
        guests = [await server.join(one["table"], one["token"]) for one in seats]
        watcher = await server.join(taken["table"], taken["watch"])
        await guests[0].done(type="start")
        for guest in guests:
            await guest.done(type="order", orders={"pass_all": True})
        play = server.house.rooms[taken["table"]].table.play
        assert play is not None and isinstance(play.state, Position)
        hands = [hand[:] for hand in play.state.hands]
        told: tuple[Heard, Heard] = ([], [])
        for _ in range(moments):
            for guest, heard in zip((watcher, guests[kept]), told, strict=True):
                await guest.ask(type="ping")
                news = [one for one in guest.messages if one["type"] == "news"]
                guest.messages.clear()
                heard.append((clock.now(), news))
            await pass_time(server, taken["table"], clock)
        assert play.turn >= 0 and any(event.kind == REVEALED for event in play.events), "Drinks were revealed"
    return (*told, hands)


def test_two_deals_that_differ_in_hidden_hands_look_the_same_at_the_same_times(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffles, "new_secret", lambda: "5e" * 32)
    monkeypatch.setattr("secrets.token_hex", lambda size: "00" * size)
    kept = 2
    stories: list[tuple[Heard, Heard, list[list[int]]]] = []

    async def scenario(number: int) -> None:
        place = folder / str(number)
        place.mkdir()
        stories.append(await story(place, 60, kept))

    for number in range(3):
        monkeypatch.setattr(inn_game, "new_game", dealing(number, kept))
        run(scenario(number))
    first = stories[0]
    for other in stories[1:]:
        assert [hand for seat, hand in enumerate(other[2]) if seat != kept] != first[2]
        assert other[2][kept] == first[2][kept] and other[2] != first[2]
        assert other[0] == first[0], "to a spectator"
        assert other[1] == first[1], "to the seat whose own cards are the same"
