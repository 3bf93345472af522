"""Whole games under a virtual clock: what is public comes in the same bytes at the same times, whatever is hidden.

All seats are on auto-pass (`pass_all`): every window is passed and every question answered by the least, after a pause
that is drawn. Two games of the Inn have the same Drinks and dice but other cards in hands and decks. What differs is
told only where a rule makes somebody discard: up to the first such moment, and to the end if there is none, a spectator
and the one seat whose own cards are the same must be told the same. Two games of Fist of Dragonstones are played the
same way up to some turn; then the coins behind screens are exchanged for others that a spectator could not tell from
them, and the games go on by themselves until a character's power opens a screen.
"""

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from taproom.dragonstones.rules.play import Dragonstones
from taproom.inn import game as inn_game
from taproom.inn.rules.position import Position
from taproom.inn.setup import Options, lay_out, table_for
from taproom.server import shuffles
from taproom.server.clocks import VirtualClock
from taproom.server.playing import Play
from taproom.table.dice import Chance, Dice
from taproom.table.state import SPECTATOR
from tests.server.guests import Guest, Message, Server, pass_time, run, serving, some_choice

CHARACTERS = ["gerki", "gog", "dimli", "eve"]
KEPT = 2
"""The seat whose own cards are the same in all games."""
MOST = 400
"""So many moments are enough: games in which nobody does anything can last for ever."""
Heard = list[tuple[int, str]]
"""Every frame with the time it came at."""


def dealing(seed: int) -> Callable[[Options, Chance], Position]:
    """Set tables up with the cards of all but one seat dealt anew; Drinks lie as they would."""

    def new_game(options: Options, chance: Chance) -> Position:
        position = lay_out(table_for(options), chance)
        lot = random.Random(seed)
        for seat in range(len(position.hands)):
            if seat != KEPT:
                cards = position.hands[seat] + position.decks[seat]
                lot.shuffle(cards)
                size = len(position.hands[seat])
                position.hands[seat], position.decks[seat] = cards[:size], cards[size:]
                position.held[seat] = -1
        position.begin(0)
        return position

    return new_game


async def laid(server: Server, game: str) -> tuple[str, list[str], str]:
    """A table with the usual timers: its key, the seats' tokens, and the spectators'."""
    wish: dict[str, Any] = {"character": CHARACTERS[0]} if game == "inn" else {}
    taken = await server.lay(seats=4, game=game, timers={}, number="00" * 16, **wish)
    tokens = [taken["token"]]
    for seat, character in enumerate(CHARACTERS[1:], 1):
        wish = {"character": character} if game == "inn" else {}
        tokens.append((await server.sit(taken["code"], f"Guest {seat}", number=f"{seat:02}" * 16, **wish))["token"])
    return taken["table"], tokens, taken["watch"]


async def story(
    folder: Path, game: str, hide: Callable[[Server, str, list[Guest]], Awaitable[None]] | None = None
) -> tuple[Heard, Heard, Play]:
    """All that a spectator and one seat are told in a game, and when, while all seats are on auto-pass."""
    clock = VirtualClock()
    async with serving(folder, clock) as server:
        table, tokens, watch = await laid(server, game)
        guests = [await server.join(table, token) for token in tokens]
        await guests[0].done(type="start")
        if hide is not None:
            await hide(server, table, guests)
        for guest in guests:
            await guest.done(type="order", orders={"pass_all": True})
        watcher, seat = await server.join(table, watch), await server.join(table, tokens[KEPT])
        play = server.house.rooms[table].table.play
        assert play is not None
        told: tuple[Heard, Heard] = ([], [])
        going = True
        for _ in range(MOST):
            if not going:
                break
            for guest, heard in zip((watcher, seat), told, strict=True):
                await guest.ask(type="ping")
                said = zip(guest.heard, guest.messages, strict=True)
                heard += [(clock.now(), text) for text, one in said if one["type"] in ("news", "everything")]
                guest.heard.clear()
                guest.messages.clear()
            going = not play.state.over() and await pass_time(server, table, clock)
    return (*told, play)


def same(one: Heard, other: Heard, is_revealing: Callable[[Message], bool]) -> int:
    """How many frames came before the first that tells what a rule reveals: these are the same, times included."""
    for number, (first, second) in enumerate(zip(one, other, strict=False)):
        if number and any([is_revealing(fact) for fact in json.loads(first[1])["facts"]]):
            return number
        assert first == second, number
    assert len(one) == len(other)
    return len(one)


@pytest.fixture
def fixed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """A seed, from which all that the server draws by lot is made."""
    seed: int = request.param
    monkeypatch.setattr(shuffles, "new_secret", lambda: f"{seed:02}" * 32)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{seed:02}" * size)
    return seed


@pytest.mark.parametrize("fixed", [1, 2, 3], indirect=True)
def test_games_that_differ_in_hidden_cards_look_the_same_at_the_same_times(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fixed: int
) -> None:
    stories: list[tuple[Heard, Heard, Play]] = []

    async def scenario(number: int) -> None:
        place = folder / str(number)
        place.mkdir()
        stories.append(await story(place, "inn"))

    for number in range(2):
        monkeypatch.setattr(inn_game, "new_game", dealing(fixed * 10 + number))
        run(scenario(number))
    (watched, known, play), (other_watched, other_known, other) = stories
    assert isinstance(play.state, Position) and isinstance(other.state, Position)
    assert play.state.decks[0] != other.state.decks[0]
    assert same(watched, other_watched, discards) > 60, "to a spectator"
    assert same(known, other_known, discards) > 60, "to the seat whose own cards are the same"


def discards(fact: Message) -> bool:
    return bool(fact["kind"] == "discarded" and fact["cards"])


def opens_a_screen(fact: Message) -> bool:
    return str(fact["kind"]).startswith("robbed")


@pytest.mark.parametrize("fixed", [1, 2], indirect=True)
def test_games_that_differ_in_hidden_coins_look_the_same_at_the_same_times(folder: Path, fixed: int) -> None:
    stories: list[tuple[Heard, Heard, Play]] = []
    coins: list[list[list[int]]] = []

    async def scenario(number: int) -> None:
        async def hide(server: Server, table: str, guests: list[Guest]) -> None:
            play = server.house.rooms[table].table.play
            assert play is not None
            lot = random.Random(fixed)
            while len(play.record.choices) < 60:
                for seat in sorted(play.asks):
                    question = await guests[seat].question(play.answered[seat][0])
                    choice = some_choice(question, lot)
                    await guests[seat].done(type="choose", question=question["number"], choice=choice)
                await server.quiet(table)
            real, other = play.state, play.state.resample(SPECTATOR, Dice(bytes([fixed, number]) * 16))
            assert isinstance(real, Dragonstones) and isinstance(other, Dragonstones)
            # Only coins differ: the characters come in the same order.
            other.stack, other.deck, other.chance = real.stack[:], real.deck[:], real.chance.clone()
            other.hand_back(SPECTATOR)
            other.events = play.events
            play.state = other
            coins.append([seat.coins for seat in other.seats])

        place = folder / str(number)
        place.mkdir()
        stories.append(await story(place, "dragonstones", hide))

    for number in range(2):
        run(scenario(number))
    assert coins[0] != coins[1]
    assert same(stories[0][0], stories[1][0], opens_a_screen) > 5
