"""Choosing: bids, and what a won power asks."""

from typing import Final

from taproom.dragonstones.bots.bids import Auction, all_gains, draw_one
from taproom.dragonstones.bots.evaluation import (
    COIN,
    POINT,
    best_stone_gain,
    buying_gain,
    character_worth,
    loss_worth,
    mode_worth,
    promise,
    purse,
    stone_gain,
    without,
)
from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.rules.views import TableView
from taproom.dragonstones.state.terms import (
    BIDDING,
    BUY,
    DRAW,
    FAIRY,
    NAME,
    PAY,
    PAY_STONES,
    ROB,
    SILVER_BIDDING,
    TAKE_STONE,
    TWICE,
    USE,
    USE_MODE,
)
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Chance

# Why a choice was made.
BID: Final = 1
POWER: Final = 2

_TWICE_FROM: Final = 150
"""A character worth less than this is not used twice: the kept card may do better later."""
_ALL_COINS: Final = 31


class Reason:
    """Why a choice was made, in numbers; they are put into words elsewhere."""

    def __init__(self, kind: int, worth: int, keenest: int, odds: int, character: int) -> None:
        self.kind: Final = kind
        self.worth: Final = worth
        self.keenest: Final = keenest
        self.odds: Final = odds
        self.character: Final = character


class Policy:
    """Chooses for one seat, with its own source of chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        self.reason = Reason(POWER, 0, 0, 0, -1)
        self.worths: list[int] = []
        """What each option of the last choice was worth, in hundredths of a stone."""

    def choose(self, view: TableView, decision: Decision) -> int:
        """The answer."""
        if decision.kind == BIDDING or decision.kind == SILVER_BIDDING:
            return self._bid(view, decision)
        self.worths = [_option_worth(view, option) for option in decision.options]
        best = decision.least
        best_worth = self.worths[best]
        for number, worth in enumerate(self.worths):
            if worth > best_worth:
                best, best_worth = number, worth
        self.reason = Reason(POWER, best_worth, 0, 0, view.character)
        return best

    def _bid(self, view: TableView, decision: Decision) -> int:
        auction = Auction(view)
        silver = decision.kind == SILVER_BIDDING
        gains = all_gains(auction, decision.options, silver)
        self.worths = gains
        chosen = draw_one(gains, auction.prize, self.chance)
        bid = decision.options[chosen].targets
        value = bid[0] * (2 if bid[1] else 1) if silver else (bid[0] + bid[1]) * (2 if bid[3] else 1)
        odds = 0 if silver else auction.odds(value)
        self.reason = Reason(BID, auction.worth, auction.keenest, odds, view.character)
        return chosen


def _option_worth(view: TableView, option: Option) -> int:
    """What an answer to a power's question is worth, in hundredths of a stone; doing nothing is worth nothing."""
    verb = option.verb
    me = view.seat
    own = view.seats[me]
    if verb == USE_MODE:
        mode = view.catalogue.characters[option.subject].program.modes[option.mode]
        return mode_worth(view, me, mode, 0)
    if verb == USE:
        return character_worth(view, me, option.subject, 1)
    if verb == TWICE:
        return character_worth(view, me, option.about) - _TWICE_FROM
    if verb == PAY:
        return _payment_worth(view)
    if verb == PAY_STONES:
        return promise(without(own.stones, option.targets))
    if verb == TAKE_STONE:
        robbed = stone_gain(view, option.about, option.subject) if option.about >= 0 else 0
        return stone_gain(view, me, option.subject) + robbed // 4
    if verb == ROB:
        other = view.seats[option.subject]
        return 200 * other.score + promise(other.stones) // 4 + purse(view, option.subject, _ALL_COINS) // 4
    if verb == NAME:
        return _naming_worth(view, option.subject)
    if verb == BUY:
        return buying_gain(view, me, option.subject, option.targets[0], option.targets[1])
    if verb == DRAW:
        return _daring_worth(view)
    return 0


def _payment_worth(view: TableView) -> int:
    """A point for the coins that were bid: the fairy gold among them would have come back."""
    score = view.seats[view.seat].score
    fairy = view.own_bid[0] if view.own_bid else 0
    return POINT[min(score, 2)] - fairy * COIN[FAIRY]


def _naming_worth(view: TableView, colour: int) -> int:
    """With stones in the bag the colour named is the one to fear, so the rarest; else the one others have most of."""
    if sum(view.bag) > 0:
        return 100 - view.bag[colour]
    return 10_000 + loss_worth(view, view.seat, colour, fx.EACH)


def _daring_worth(view: TableView) -> int:
    """Another stone, weighed against everything drawn so far."""
    left = sum(view.bag)
    bad = view.bag[view.named] if view.named >= 0 else 0
    stones = [view.seats[view.seat].stones[colour] + view.drawn[colour] for colour in range(3)]
    drawn = promise(stones) - promise(view.seats[view.seat].stones)
    return (best_stone_gain(view, view.seat) + 60) * (left - bad) - drawn * bad
