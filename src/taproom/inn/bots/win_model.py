"""How likely everybody is to win, at the start of a turn: a small network, learned from games of regulars.

It sees more than the strength the regular goes by: how many are left, who is ahead of whom, whose turn it is, what
waits on the piles and in the hands. `training/` says how it was taught; `win_model.json` holds what it learned.
"""

import math
from typing import Final

from taproom.inn.bots import deck_strength, hands
from taproom.inn.bots.evaluation import ONE, SHARE, USUAL, strength
from taproom.inn.bots.habits import Habits
from taproom.inn.effects import program as fx
from taproom.inn.state.cards import Card
from taproom.inn.state.position import Position
from taproom.inn.state.setup import TOP, Setup

_MOST_GOLD: Final = 20
_STEEP: Final = 20.0
"""From here on tanh is 1."""
_CARD: Final = 1500.0
"""What a good card does, in thousandths of a point: sums over hands are given in this."""


class Network:
    """One hidden layer: what is noticed about a player becomes one number; the higher, the likelier the win."""

    def __init__(self, hidden: list[list[float]], biases: list[float], out: list[float], direct: list[float]) -> None:
        self.hidden: Final = hidden
        """For each unit of the layer its weight for each notice."""
        self.biases: Final = biases
        self.out: Final = out
        self.direct: Final = direct
        """What goes past the layer."""

    def promise(self, notices: list[float]) -> float:
        """The number for a player."""
        total = _weighed(0.0, self.direct, notices)
        for unit in range(len(self.out)):
            total += self.out[unit] * _tanh(_weighed(self.biases[unit], self.hidden[unit], notices))
        return total


def _weighed(start: float, weights: list[float], notices: list[float]) -> float:
    for place in range(len(notices)):
        start += weights[place] * notices[place]
    return start


def _tanh(x: float) -> float:
    """As `math.tanh`, which is not compiled as `math.exp` is."""
    return 1.0 - 2.0 / (math.exp(2.0 * min(_STEEP, x)) + 1.0)


class Use:
    """What a card is good for, as far as its text tells, at usual prices."""

    def __init__(self, card: Card) -> None:
        self.moment: Final = hands.moment(card)
        self.is_action: Final = card.plays & fx.ACTION != 0
        self.gambles: Final = card.plays & fx.GAMBLING != 0
        self.cheats: Final = card.plays & fx.CHEATING != 0
        self.act = 0.0
        self.answer = 0.0
        self.is_anytime = False
        for mode in card.modes:
            self.answer = max(self.answer, float(hands.answer_worth(mode, deck_strength.USUAL_PRICES)))
            if mode.when.kind == fx.FREELY and mode.types & (fx.ACTION | fx.ANYTIME):
                self.act = max(self.act, float(deck_strength.played_freely(mode)))
                self.is_anytime = self.is_anytime or mode.types & fx.ANYTIME != 0


class WinModel:
    """Tells the chances at one table after another; what follows from a table alone is worked out once."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._table: Setup | None = None
        self._uses: list[Use | None] = []

    def chances(self, state: Position, habits: Habits) -> list[int]:
        """How likely each seat is to win, in millionths; teammates win together."""
        teams = state.setup.teams
        promises = [0.0] * len(teams)
        total = 0.0
        for seat, notices in self.notices(state, habits):
            promises[seat] = math.exp(min(40.0, self.network.promise(notices)))
            total += promises[seat]
        if total == 0.0:
            return [SHARE // len(teams)] * len(teams)
        by_team = [0.0] * state.setup.team_count
        for seat in range(len(teams)):
            by_team[teams[seat]] += promises[seat]
        return [int(by_team[team] / total * SHARE) for team in teams]

    def notices(self, state: Position, habits: Habits) -> list[tuple[int, list[float]]]:
        """For each seat that is still in, what the network is told about it."""
        if self._table is not state.setup:
            self._table = state.setup
            self._uses = [None] * len(state.setup.cards)
        count = len(state.answers)
        inside = [seat for seat in [(state.turn + step) % count for step in range(count)] if state.is_in(seat)]
        strengths: list[float] = []
        total = 0.0
        for seat in inside:
            team = state.setup.teams[seat]
            shape = (state.fortitude[team] * ONE, state.alcohol[team] * ONE, state.gold[team] * ONE)
            strengths.append(strength(*shape, 0, habits.prospects[team]) / 100.0)
            total += strengths[-1]
        told: list[tuple[int, list[float]]] = []
        for place in range(len(inside)):
            stronger = 0
            for other in strengths:
                stronger += 1 if other > strengths[place] else 0
            notices = self._shape(state, habits, inside[place])
            notices.append(math.log(max(1.0, strengths[place])))
            notices.append(strengths[place] / max(1.0, total) * len(inside) - 1.0)
            notices.append(stronger / 3.0)
            notices.append(len(inside) / 4.0 - 1.0)
            for turn in range(3):
                notices.append(1.0 if turn == place else 0.0)
            notices.append(1.0 if place == len(inside) - 1 else 0.0)
            self._add_hand(notices, state.setup.faces, state.hand(inside[place]))
            told.append((inside[place], notices))
        return told

    def _shape(self, state: Position, habits: Habits, seat: int) -> list[float]:
        team = state.setup.teams[seat]
        life = float(max(0, min(TOP, state.fortitude[team] - state.alcohol[team])))
        gold = float(min(_MOST_GOLD, state.gold[team]))
        drink = habits.drink_alcohol[seat] - habits.drink_fortitude[seat]
        return [
            math.log(1.0 + life),
            life / 10.0,
            math.sqrt(gold),
            gold / 10.0,
            state.alcohol[team] / 10.0,
            len(state.pile(seat)) / 3.0,
            habits.prospects[team] / float(USUAL) - 1.0,
            drink / float(ONE) - 1.0,
        ]

    def _use(self, card: Card) -> Use:
        use = self._uses[card.number]
        if use is None:
            use = Use(card)
            self._uses[card.number] = use
        return use

    def _add_hand(self, notices: list[float], faces: list[Card], hand: list[int]) -> None:
        """How many cards, the two best Actions, what can be done at any time, what answers what, what gambles."""
        uses = [self._use(faces[number]) for number in hand]
        first = second = anytime = gambles = cheats = 0.0
        for use in uses:
            if use.is_action and use.act > first:
                first, second = use.act, first
            elif use.is_action and use.act > second:
                second = use.act
            anytime += use.act if use.is_anytime else 0.0
            gambles += 1.0 if use.gambles else 0.0
            cheats += 1.0 if use.cheats else 0.0
        to_drinks = to_cards = to_others = 0.0
        seen: dict[int, int] = {}
        for use in sorted(uses, key=lambda use: -use.answer):
            before = seen.get(use.moment, 0)
            seen[use.moment] = before + 1
            worth = use.answer * hands.again(before)
            if use.moment == fx.TO_DRINK:
                to_drinks += worth
            elif use.moment == fx.TO_CARD:
                to_cards += worth
            else:
                to_others += worth
        notices.append(len(hand) / 7.0)
        for worth in (first, second, anytime, to_drinks, to_cards, to_others):
            notices.append(worth / _CARD)
        notices.append(gambles / 2.0)
        notices.append(cheats / 2.0)
