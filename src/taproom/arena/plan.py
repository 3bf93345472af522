"""What a tournament plays. Every game follows from the plan and its own number alone, whenever it is played."""

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from itertools import combinations_with_replacement
from typing import Final

from taproom.arena.words import WORDS
from taproom.bots import make_bot
from taproom.i18n.messages import Mistake
from taproom.kernel.dice import Chance, Dice, QuickDice
from taproom.kernel.game import game

FIXED: Final = "fixed"
"""These bots, one for each seat or, in teams, for each team; they move on by one seat from game to game."""
RANDOM: Final = "random"
"""Each seat, or team, gets one of the bots by lot."""
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
    focus: str = ""
    """A character at every table, each time on the next seat."""

    def text(self) -> str:
        """The plan as one line, the same for the same plan."""
        fields = asdict(self)
        if not self.focus:
            # Files from before there was a focus stay valid.
            del fields["focus"]
        return json.dumps(fields, sort_keys=True, ensure_ascii=False)


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
    sizes = game(plan.game).table_sizes(plan.fewest, plan.most, dict(plan.extras))
    seats = sizes[lots.below(len(sizes))]
    characters = _characters(plan, number, seats, lots)
    options = game(plan.game).lineup(seats, characters, dict(plan.extras), lots)
    teams = game(plan.game).teams_at(options, seats)
    bots = _bots(plan, number, len(set(teams)), lots)
    return Seating(number, tuple([bots[team] for team in teams]), options, key)


def bot_chance(plan: Plan, number: int, seat: int) -> Chance:
    """The source of the random numbers of this seat's bot."""
    return QuickDice(int.from_bytes(_digest(plan, number, f"bot {seat}")[:6], "big"))


def _digest(plan: Plan, number: int, what: str) -> bytes:
    return hashlib.sha256(f"taproom arena {plan.seed} {number} {what}".encode()).digest()


def _characters(plan: Plan, number: int, seats: int, lots: Chance) -> list[str]:
    """Who sits where; an empty name is drawn from all the game has."""
    if not plan.focus:
        return _some(plan.characters, seats, lots)
    others = _some(tuple([key for key in plan.characters if key != plan.focus]), seats - 1, lots)
    others += [""] * (seats - 1 - len(others))
    place = number % seats
    return [*others[:place], plan.focus, *others[place:]]


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
    """Finds whatever is wrong with a plan before anything is played."""
    if plan.pairing not in PAIRINGS:
        raise Mistake(WORDS, "mistake-pairing", given=repr(plan.pairing), list=", ".join(PAIRINGS))
    if not plan.bots:
        raise Mistake(WORDS, "mistake-no-bots")
    if plan.pairing == FIXED and len(plan.bots) > plan.most:
        raise Mistake(WORDS, "mistake-many-bots", bots=len(plan.bots), seats=plan.most)
    if plan.characters and len({*plan.characters, *([plan.focus] if plan.focus else [])}) < plan.most:
        raise Mistake(WORDS, "mistake-few-characters", characters=len(plan.characters), seats=plan.most)
    for name in plan.bots:
        make_bot(plan.game, name, QuickDice(0))
    sizes = game(plan.game).table_sizes(plan.fewest, plan.most, dict(plan.extras))
    for seats in {sizes[0], sizes[-1]}:
        one = replace(plan, fewest=seats, most=seats)
        seated = seating(one, 0)
        game(plan.game).start(seated.options, Dice(seated.key))
