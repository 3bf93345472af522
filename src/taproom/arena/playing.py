"""Playing one game of a tournament and noting what came of it."""

import zlib
from dataclasses import dataclass, field
from typing import Final

from taproom.arena.plan import Plan, bot_chance, seating
from taproom.bots import make_bot
from taproom.table.bots import Bot, choice_of
from taproom.table.events import Event
from taproom.table.game import Game, game
from taproom.table.playout import Endless
from taproom.table.record import Record, new_record, record_from_json
from taproom.table.state import State
from taproom.table.verdicts import Malformed

MOST_DECISIONS: Final = 100_000
TURNS: Final = "turns"
DEEDS: Final = ("dealt", "drawn", "played", "discarded", "kept")
"""What can become of a card: in the opening hand, drawn later, played, discarded, in hand at the end."""


@dataclass
class SeatResult:
    """What came of one seat."""

    bot: str
    key: str
    place: int
    """In the order of play: 0 began."""
    share: float = 0.0
    """The part of the victory: 1 for a sole winner, a half for each of two."""
    cause: str = ""
    """Why it lost; empty if nothing in particular did."""
    cards: dict[str, list[int]] = field(default_factory=dict)
    """For each card how often each of the deeds was done to it."""


@dataclass
class GameResult:
    """What came of one game."""

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
    count = state.seat_count()
    result = GameResult(number, b"", [])
    for seat in range(count):
        one = SeatResult(seated.bots[seat], played.seat_key(state, seat), (seat - first) % count)
        _count(one, "dealt", played.dealt(state, seat))
        result.seats.append(one)
    # The first turn has begun before anybody could listen.
    result.turns = 1 if played.on_turn(state) >= 0 else 0
    try:
        _play_out(played, state, bots, result, record.choices)
    except Exception as error:
        raise Malformed(f"game {number}, {', '.join(seated.bots)}: {type(error).__name__}: {error}") from error
    for seat in range(count):
        _count(result.seats[seat], "kept", played.dealt(state, seat))
    winners = state.winners()
    for seat in winners:
        result.seats[seat].share = 1 / len(winners)
    result.record = pack(record)
    result.decisions = len(record.choices)
    return result


def pack(record: Record) -> bytes:
    """A record in few bytes."""
    return zlib.compress(record.to_json().encode())


def unpack(packed: bytes) -> Record:
    """A record that was packed."""
    return record_from_json(zlib.decompress(packed).decode())


def _play_out(played: Game, state: State, bots: list[Bot], result: GameResult, choices: list[tuple[int, int]]) -> None:
    state.events = []
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        if decision is None or len(choices) >= MOST_DECISIONS:
            raise Endless(f"no end after {len(choices)} decisions")
        choice = choice_of(bots[seat], state, seat, decision)
        state.choose(seat, choice)
        choices.append((seat, choice))
        for event in state.events:
            _note(played, state, event, result)
        state.events.clear()


def _note(played: Game, state: State, event: Event, result: GameResult) -> None:
    heading = played.tally(event)
    if heading == TURNS:
        result.turns += 1
    elif heading:
        result.seats[event.seat].cause = heading
    deed, keys = played.card_use(state, event)
    if deed:
        _count(result.seats[event.seat], deed, keys)


def _count(seat: SeatResult, deed: str, keys: list[str]) -> None:
    place = DEEDS.index(deed)
    for key in keys:
        seat.cards.setdefault(key, [0] * len(DEEDS))[place] += 1
