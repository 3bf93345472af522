"""Whole games under a virtual clock: what is public comes in the same bytes at the same times, whatever is hidden.

All seats are on auto-pass (`pass_all`): every window is passed and every question answered by the least, after a pause
that is drawn. Two games of the Inn have the same Drinks and dice but other cards in hands and decks. What differs is
told only where a rule makes somebody discard: up to the first such moment, and to the end if there is none, a spectator
and the one seat whose own cards are the same must be told the same. In Fist of Dragonstones all hold the same coins and
every fist is opened in the end, so there are no two deals to compare; `test_secrets.py` compares its closed fists.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from taproom.inn import game as inn_game
from taproom.inn.rules.dealing import lay_out
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import Options, table_for
from taproom.kernel.dice import Chance
from taproom.server.clocks import VirtualClock
from taproom.server.tables import shuffles
from taproom.server.tables.session import GameSession
from tests.server.guests import Message, Server, pass_time, run, serving

CHARACTERS = ["gerki", "gog", "dimli", "eve"]
KEPT = 2
"""The seat whose own cards are the same in all games."""
MOST = 2000
"""Moments of a game, far more than any has."""
Heard = list[tuple[int, str]]
"""Every frame with the time it came at."""


def dealing(seed: int) -> Callable[[Options, Chance], InnState]:
    """Set tables up with the cards of all but one seat dealt anew; Drinks lie as they would."""

    def new_game(options: Options, chance: Chance) -> InnState:
        position = lay_out(table_for(options), chance)
        lot = random.Random(seed)
        contents, places = position.zones.contents, position.setup.places
        for seat in range(position.seat_count()):
            if seat != KEPT:
                hand, deck = places.hands[seat], places.decks[seat]
                cards = [*contents[hand], *contents[deck]]
                lot.shuffle(cards)
                size = len(contents[hand])
                contents[hand], contents[deck] = cards[:size], cards[size:]
                position.held[seat] = -1
        position.begin(0)
        return position

    return new_game


async def laid(server: Server) -> tuple[str, list[str], str]:
    """A table with the usual timers: its key, the seats' tokens, and the spectators'."""
    taken = await server.lay(seats=4, timers={}, number="00" * 16, character=CHARACTERS[0])
    tokens = [taken["token"]]
    for seat, character in enumerate(CHARACTERS[1:], 1):
        wish = {"character": character, "number": f"{seat:02}" * 16}
        tokens.append((await server.sit(taken["code"], f"Guest {seat}", **wish))["token"])
    return taken["table"], tokens, taken["watch"]


async def story(folder: Path) -> tuple[Heard, Heard, GameSession]:
    """All that a spectator and one seat are told in a game, and when, while all seats are on auto-pass."""
    clock = VirtualClock()
    async with serving(folder, clock) as server:
        table, tokens, watch = await laid(server)
        guests = [await server.join(table, token) for token in tokens]
        await guests[0].done(type="start")
        for guest in guests:
            await guest.done(type="order", orders={"pass_all": True})
        watcher, seat = await server.join(table, watch), await server.join(table, tokens[KEPT])
        play = server.registry.actors[table].table.session
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
    stories: list[tuple[Heard, Heard, GameSession]] = []

    async def scenario(number: int) -> None:
        place = folder / str(number)
        place.mkdir()
        stories.append(await story(place))

    for number in range(2):
        monkeypatch.setattr(inn_game, "new_game", dealing(fixed * 10 + number))
        run(scenario(number))
    (watched, known, play), (other_watched, other_known, other) = stories
    assert isinstance(play.state, InnState) and isinstance(other.state, InnState)
    assert play.state.zones.contents != other.state.zones.contents and play.state.over() and other.state.over()
    assert same(watched, other_watched, discards) > 60, "to a spectator"
    assert same(known, other_known, discards) > 60, "to the seat whose own cards are the same"


def discards(fact: Message) -> bool:
    return bool(fact["kind"] == "discarded" and fact["cards"])
