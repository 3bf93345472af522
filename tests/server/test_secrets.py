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

from taproom.i18n.messages import LANGUAGES
from taproom.inn.board.events import PLAYED
from taproom.inn.rules.inn_state import InnState
from taproom.inn.text.names import title
from taproom.kernel.dice import Dice
from taproom.kernel.events import Event
from taproom.kernel.state import SPECTATOR, State
from taproom.kernel.zone_views import ZonesView
from taproom.protocol import messages as ms
from taproom.protocol.settings import Orders
from taproom.server.clocks import VirtualClock
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import Table
from taproom.server.tables.views import ViewMaker, looked
from tests.server.guests import AT_ONCE, Guest, Message, Server, pass_time, run, serving, some_choice


def titles(play: GameSession, cards: Iterable[int]) -> set[str]:
    """What cards are called, by title and by key."""
    position = play.state
    assert isinstance(position, InnState)
    titles = {title(position, card, "en").replace('"', '\\"') for card in cards}
    return titles | {f"{position.setup.cards[card].deck_key}/{position.setup.cards[card].key}" for card in cards}


def open_titles(play: GameSession) -> set[str]:
    """What everybody has seen; characters share some titles."""
    position = play.state
    assert isinstance(position, InnState)
    seen = {event.subject for event in play.events if event.subject >= 0}
    for event in play.events:
        seen.update(event.seen_by(SPECTATOR).cards if event.kind != PLAYED else ())
    for zone in position.setup.places.discards:
        seen.update(position.zones.texts(zone))
    return titles(play, seen)


def check(message: Message, viewer: int, team: list[int]) -> None:
    """A message speaks only of its team's own hands and question, and tells the secret only at the end."""
    scene = message["scene"]
    if scene["game"] is not None:
        assert scene["game"]["viewer"] == viewer
        assert [one["seat"] for one in scene["game"]["mates"]] == [seat for seat in team if seat != viewer]
        assert viewer != SPECTATOR or scene["game"]["hand"] == []
    if viewer == SPECTATOR:
        assert scene["house"]["question"] is None and scene["house"]["private"] is None
    assert (scene["house"]["outcome"] is None) == (scene["house"]["phase"] != "over")


async def step(server: Server, table: str, guests: list[Guest], play: GameSession, lot: random.Random) -> None:
    """Whoever is asked answers by lot; if nobody is, time passes."""
    asked = [seat for seat in play.asks if seat not in play.sealed]
    for seat in asked:
        await guests[seat].ask(type="ping")
        question = guests[seat].house["question"]
        if question is None:
            continue  # A teammate has answered for the team.
        choice = question["least"] if lot.random() < 0.3 else some_choice(question, lot)
        await guests[seat].done(type="choose", question=question["number"], choice=choice)
    await server.quiet(table)


ALONE: dict[str, str] = {}
TEAMS = {"mode": "two_headed_dragon"}


def seen_in_hands(play: GameSession, viewer: int) -> set[str]:
    """What a viewer sees of hands: its own, its teammate's as D50.3 says, and cards that came there for all to see."""
    position = play.state
    assert isinstance(position, InnState)
    view = ZonesView(position.zones, viewer)
    return titles(play, [card for zone in position.setup.places.hands for card in view.texts(zone)])


@pytest.mark.parametrize("options", [ALONE, TEAMS], ids=["alone", "teams"])
def test_nobody_is_told_what_others_hold(folder: Path, options: dict[str, str]) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=4, timers=AT_ONCE, options=options)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 4)]]
            guests = [await server.join(one["table"], one["token"]) for one in seats]
            everyone = {**dict(enumerate(guests)), SPECTATOR: await server.join(taken["table"], taken["watch"])}
            await guests[0].done(type="start")
            play = server.registry.actors[taken["table"]].table.session
            assert play is not None
            teams = play.state.teams()
            mates = {seat: [one for one in range(4) if teams[one] == teams[seat]] for seat in range(4)}
            mates[SPECTATOR] = []
            lot = random.Random(7)
            secrets = 0
            while play.record.choices == [] or not play.state.over():
                for guest in everyone.values():
                    guest.heard.clear()
                    guest.messages.clear()
                    await guest.ask(type="ping")
                assert isinstance(play.state, InnState)
                known = open_titles(play)
                hands = [titles(play, play.state.hand_texts(seat)) for seat in range(play.state.seat_count())]
                for viewer, guest in everyone.items():
                    own = seen_in_hands(play, viewer)
                    shown = seen_in_hands(play, SPECTATOR)
                    assert shown <= known
                    assert own == shown.union(*[hands[seat] for seat in mates[viewer]])
                    hidden = {one for hand in hands for one in hand} - own - known
                    secrets += len(hidden)
                    told = "".join(guest.heard)
                    assert not [one for one in hidden if one in told], viewer
                for viewer, guest in everyone.items():
                    for message in guest.messages:
                        if message["type"] in ("news", "everything"):
                            check(message, viewer, mates[viewer])
                await step(server, taken["table"], guests, play, lot)
                if not [seat for seat in play.asks if seat not in play.sealed]:
                    await pass_time(server, taken["table"], clock)
            assert secrets > 1000

    run(scenario())


# ---- the same bytes, whatever is hidden ----


@contextlib.contextmanager
def dealt_again(play: GameSession, viewer: int, lot: random.Random) -> Iterator[None]:
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
    question = (guest.house["question"] or {"number": 0})["number"]
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


@pytest.mark.parametrize(
    ("game", "seed", "options"), [("inn", 1, ALONE), ("inn", 2, TEAMS), ("dragonstones", 1, ALONE)]
)
def test_whatever_is_hidden_the_same_bytes_are_sent(
    folder: Path, game: str, seed: int, options: dict[str, str]
) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=4, game=game, timers=AT_ONCE, options=options)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 4)]]
            table = taken["table"]
            guests = [await server.join(table, one["token"]) for one in seats]
            tokens = {SPECTATOR: taken["watch"], **{seat: one["token"] for seat, one in enumerate(seats)}}
            await guests[0].done(type="start")
            actor = server.registry.actors[table]
            play = actor.table.session
            assert play is not None
            lot = random.Random(seed)
            different = moments = 0
            while not play.state.over():
                for guest in guests:
                    await guest.ask(type="ping")
                for viewer in tokens:
                    first = told(actor.table, viewer)
                    real = cards_of(play.state)
                    with dealt_again(play, viewer, lot):
                        different += cards_of(play.state) != real
                        assert told(actor.table, viewer) == first, (moments, viewer)
                if moments % EVERY == 0:
                    viewer, language = moments // EVERY % 5 - 1, ("en", "ru")[moments // EVERY % 2]
                    heard = await all_it_can_learn(server, table, tokens[viewer], language)
                    with dealt_again(play, viewer, lot):
                        assert await all_it_can_learn(server, table, tokens[viewer], language) == heard
                moments += 1
                await step(server, table, guests, play, lot)
            assert moments > 60 and different > 200

    run(scenario())


def cards_of(state: State) -> dict[str, object]:
    """Where everything really is, without the dice, which always differ."""
    return {part: found for part, found in state.dump().items() if part not in ("dice", "chance")}


def told(table: Table, viewer: int) -> list[bytes]:
    """What the viewer is told of this moment, in both languages, as it is sent."""
    teller = ViewMaker(table, table.at)
    since = (max(0, table.journals[viewer].events - 3), 0)
    frames: list[bytes] = []
    for language in LANGUAGES:
        frames += [teller.everything(viewer, language)[0], teller.news(viewer, language, since)[0]]
        lines = [ms.Looked(1, what, looked(table, viewer, what, language)) for what in ("hand", "table")]
        frames += [msgspec.json.encode(one) for one in lines]
    return frames
