"""What a tournament plays. Every game follows from the plan and its own number alone, whoever plays it and when."""

import hashlib
import json
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement
from typing import Final

from taproom.table.dice import Chance, Dice, QuickDice
from taproom.table.game import game
from taproom.table.verdicts import Malformed

FIXED: Final = "fixed"
"""These bots, one for each seat; they move on by one seat from game to game."""
RANDOM: Final = "random"
"""Each seat gets one of the bots by lot."""
ROUND_ROBIN: Final = "round-robin"
"""Every mixture of the bots in turn, in every rotation."""
PAIRINGS: Final = (FIXED, RANDOM, ROUND_ROBIN)


@dataclass(frozen=True)
class Plan:
    """A tournament without its length: more games can be added to it later."""

    game: str
    bots: tuple[str, ...]
    pairing: str
    fewest: int
    most: int
    characters: tuple[str, ...]
    extras: tuple[tuple[str, str], ...]
    seed: int

    def text(self) -> str:
        """The plan as one line, the same for the same plan."""
        return json.dumps(asdict(self), sort_keys=True, ensure_ascii=False)


@dataclass(frozen=True)
class Seating:
    """One game before it starts."""

    number: int
    bots: tuple[str, ...]
    options: dict[str, object]
    key: bytes


def seating(plan: Plan, number: int) -> Seating:
    """Who plays whom, as which characters, with which shuffles, in this game of the tournament."""
    key = _digest(plan, number, "game")
    lots = Dice(_digest(plan, number, "lots"))
    seats = plan.fewest + lots.below(plan.most - plan.fewest + 1)
    characters = _some(plan.characters, seats, lots)
    options = game(plan.game).lineup(seats, characters, dict(plan.extras), lots)
    return Seating(number, _bots(plan, number, seats, lots), options, key)


def bot_chance(plan: Plan, number: int, seat: int) -> Chance:
    """Where the bot of this seat takes what it decides by lot from."""
    return QuickDice(int.from_bytes(_digest(plan, number, f"bot {seat}")[:6], "big"))


def _digest(plan: Plan, number: int, what: str) -> bytes:
    return hashlib.sha256(f"taproom arena {plan.seed} {number} {what}".encode()).digest()


def _some(characters: tuple[str, ...], seats: int, lots: Chance) -> list[str]:
    order = list(range(len(characters)))
    lots.shuffle(order)
    return [characters[place] for place in order[:seats]]


def _bots(plan: Plan, number: int, seats: int, lots: Chance) -> tuple[str, ...]:
    if plan.pairing == RANDOM:
        return tuple([plan.bots[lots.below(len(plan.bots))] for _ in range(seats)])
    if plan.pairing == FIXED:
        return _rotated(tuple([plan.bots[seat % len(plan.bots)] for seat in range(seats)]), number)
    mixtures = [mixed for mixed in combinations_with_replacement(plan.bots, seats) if len(set(mixed)) > 1]
    mixed = mixtures[number % len(mixtures)] if mixtures else plan.bots * seats
    return _rotated(mixed, number // max(1, len(mixtures)))


def _rotated(bots: tuple[str, ...], steps: int) -> tuple[str, ...]:
    steps %= len(bots)
    return bots[steps:] + bots[:steps]


def check(plan: Plan) -> None:
    """Whatever is wrong with a plan is found before anything is played."""
    if plan.pairing not in PAIRINGS:
        raise Malformed(f"there is no pairing {plan.pairing!r}: {', '.join(PAIRINGS)}")
    if not plan.bots:
        raise Malformed("a tournament needs at least one bot, such as regular")
    if plan.pairing == FIXED and len(plan.bots) > plan.most:
        raise Malformed(f"{len(plan.bots)} bots do not fit on {plan.most} seats")
    if plan.characters and len(plan.characters) < plan.most:
        raise Malformed(f"{len(plan.characters)} characters are too few for {plan.most} seats: name more or seat fewer")
    for seats in {plan.fewest, plan.most}:
        one = Plan(plan.game, plan.bots, plan.pairing, seats, seats, plan.characters, plan.extras, plan.seed)
        seated = seating(one, 0)
        game(plan.game).start(seated.options, Dice(seated.key))
