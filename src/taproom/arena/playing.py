"""Plays one game of a tournament and notes the result."""

import zlib
from dataclasses import dataclass, field
from typing import Final

from taproom.arena.plan import Plan, bot_chance, seating
from taproom.bots import ask_bot, make_bot
from taproom.kernel.bots import Bot
from taproom.kernel.events import Event
from taproom.kernel.game import Game, game
from taproom.kernel.playout import Endless
from taproom.kernel.record import Record, new_record, record_from_json
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed

MOST_DECISIONS: Final = 100_000
TURNS: Final = "turns"
DEEDS: Final = ("dealt", "drawn", "played", "discarded", "kept")
"""What can become of a card: in the opening hand, drawn later, played, discarded, in hand at the end."""


@dataclass
class SeatResult:
    """The result of one seat."""

    bot: str
    key: str
    place: int
    """In the order of play: 0 began."""
    share: float = 0.0
    """The part of the victory: 1 for a sole winner and for each of a team that won, a half for each of two teams."""
    cause: str = ""
    """Why it lost; empty if nothing in particular did."""
    cards: dict[str, list[int]] = field(default_factory=dict)
    """For each card how often each of the deeds was done to it."""
    team: int = 0


@dataclass
class GameResult:
    """The result of one game."""

    number: int
    record: bytes
    """The record, packed: the kernel's own classes do not travel between processes when they are compiled."""
    seats: list[SeatResult]
    turns: int = 0
    decisions: int = 0


def play_one(plan: Plan, number: int) -> GameResult:
    """Play this game of the tournament to its end."""
    seated = seating(plan, number)
    played = game(plan.game)
    record = new_record(plan.game, seated.options, seated.key)
    state = record.start()
    bots = [make_bot(plan.game, name, bot_chance(plan, number, seat)) for seat, name in enumerate(seated.bots)]
    first = max(0, played.on_turn(state))
    count, teams = state.seat_count(), state.teams()
    result = GameResult(number, b"", [])
    for seat in range(count):
        key = played.statistics.seat_key(state, seat)
        one = SeatResult(seated.bots[seat], key, (seat - first) % count, team=teams[seat])
        _count(one, "dealt", played.statistics.dealt(state, seat))
        result.seats.append(one)
    # The first turn begins before anybody can listen.
    result.turns = 1 if played.on_turn(state) >= 0 else 0
    try:
        _play_out(played, state, list(zip(seated.bots, bots, strict=True)), result, record.choices)
    except Malformed as error:
        raise Malformed(f"{error} (game {number} of the tournament)") from error
    except Exception as error:
        raise Malformed(f"game {number}, {', '.join(seated.bots)}: {type(error).__name__}: {error}") from error
    for seat in range(count):
        _count(result.seats[seat], "kept", played.statistics.dealt(state, seat))
    winners = state.winners()
    for seat in winners:
        result.seats[seat].share = 1 / len({teams[winner] for winner in winners})
    result.record = pack(record)
    result.decisions = len(record.choices)
    return result


def pack(record: Record) -> bytes:
    """A record in few bytes."""
    return zlib.compress(record.to_json().encode())


def unpack(packed: bytes) -> Record:
    """A record that was packed."""
    return record_from_json(zlib.decompress(packed).decode())


def _play_out(
    played: Game, state: State, bots: list[tuple[str, Bot]], result: GameResult, choices: list[tuple[int, int]]
) -> None:
    state.events = []
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        if decision is None or len(choices) >= MOST_DECISIONS:
            raise Endless(f"no end after {len(choices)} decisions")
        name, bot = bots[seat]
        choice = ask_bot(name, bot, state, seat, decision)
        state.choose(seat, choice)
        choices.append((seat, choice))
        for event in state.events:
            _note(played, state, event, result)
        state.events.clear()


def _note(played: Game, state: State, event: Event, result: GameResult) -> None:
    heading = played.statistics.tally(event)
    if heading == TURNS:
        result.turns += 1
    elif heading:
        result.seats[event.seat].cause = heading
    deed, keys = played.statistics.card_use(state, event)
    if deed:
        _count(result.seats[event.seat], deed, keys)


def _count(seat: SeatResult, deed: str, keys: list[str]) -> None:
    place = DEEDS.index(deed)
    for key in keys:
        seat.cards.setdefault(key, [0] * len(DEEDS))[place] += 1
