"""How much to bid. Coins are spent win or lose, and a good bidder must not be readable: bids are mixed."""

from typing import Final

from taproom.dragonstones.bots.evaluation import COIN, VICTORY, character_worth, coins_of
from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.rules.views import TableView
from taproom.dragonstones.state.terms import AMULET, BLACK, FAIRY, GOLD, SILVER
from taproom.kernel.decisions import Option
from taproom.kernel.dice import Chance

_IDLE: Final = 30
"""In hundredths: how often a rival leaves an auction alone."""
_EAGER: Final = 2
"""A rival's highest bid, as a multiple of what that character's part of the turn would suggest."""
_DENIAL: Final = 30
"""In hundredths of its worth to the keenest rival: what it is worth to me that nobody else wins a character."""
_THRIFT: Final = 55
"""In hundredths: how dear a coin is now, compared with the average of what is still to come for each coin left."""
_LOOSE: Final = 20
"""In hundredths of the prize: bids worse than the best by this much are still made, though seldom."""
_MOST_SILVER: Final = 4


class Auction:
    """The auction of the moment as one bidder sees it."""

    def __init__(self, view: TableView) -> None:
        self.view: Final = view
        me = view.seat
        self.worth: Final = character_worth(view, me, view.character)
        keenest = 0
        highest: list[int] = []
        for other in range(len(view.seats)):
            if other != me:
                keen = character_worth(view, other, view.character)
                keenest = max(keenest, keen)
                highest.append(_highest_bid(view, other, keen))
        self.keenest: Final = keenest
        self.highest: Final = highest
        self.prize: Final = self.worth + keenest * _DENIAL // 100
        ahead = 0
        for character in view.stack:
            ahead += character_worth(view, me, character)
        coins = view.seats[me].low[FAIRY] + view.seats[me].low[GOLD]
        self.coin_price: Final = ahead * _THRIFT // (100 * max(1, coins))
        self.takes_bid: Final = _takes_bid(view, view.character)
        """Whether the winner's coins are gone for good."""

    def odds(self, bid: int) -> int:
        """How likely it is that all rivals bid less, in hundredths."""
        if bid == 0:
            return 0
        likely = 10_000
        for most in self.highest:
            below = 100 if most == 0 else _IDLE + (100 - _IDLE) * min(bid, most + 1) // (most + 1)
            likely = likely * below // 100
        return likely // 100

    def gain(self, bid: tuple[int, ...]) -> int:
        """What a bid of fairy, gold, black and amulet coins brings on average."""
        fairy, gold, black, amulet = bid[0], bid[1], bid[2], bid[3]
        cost = fairy * self.coin_price + gold * max(COIN[GOLD], self.coin_price) + amulet * COIN[AMULET]
        if black:
            # A curse wins nothing; it is worth what the others would have won.
            threat = self.keenest * _DENIAL // 100
            return threat - cost - (COIN[BLACK] if self.view.stack else 0)
        odds = self.odds((fairy + gold) * (2 if amulet else 1))
        if self.takes_bid:
            cost += fairy * COIN[FAIRY] * odds // 100
        return self.prize * odds // 100 - cost


def _highest_bid(view: TableView, seat: int, keen: int) -> int:
    """The most this rival is likely to bid: a part of its coins, by what else there is this turn."""
    coins = coins_of(view, seat, FAIRY) + coins_of(view, seat, GOLD)
    if keen >= VICTORY or not view.stack:
        return coins
    ahead = 0
    for character in view.stack:
        ahead += character_worth(view, seat, character)
    part = (coins * keen * _EAGER + keen + ahead - 1) // max(1, keen + ahead)
    return min(coins, max(1, part)) if coins else 0


def _takes_bid(view: TableView, character: int) -> bool:
    for effect in view.catalogue.characters[character].program.effects():
        if effect.what == fx.COINS_BID and effect.op in (fx.PAY_FOR, fx.MAY_PAY_FOR):
            return True
    return False


def silver_gain(auction: Auction, bid: tuple[int, ...]) -> int:
    """What a bid of silver and an amulet brings on average, against the others who are tied."""
    view = auction.view
    value = bid[0] * (2 if bid[1] else 1)
    likely = 10_000
    for other in range(len(view.seats)):
        if other != view.seat and (view.tied >> other) & 1:
            most = min(coins_of(view, other, SILVER), _MOST_SILVER)
            likely = likely * min(value, most + 1) // (most + 1)
    return auction.prize * likely // 10_000 - bid[0] * COIN[SILVER] - bid[1] * COIN[AMULET]


def draw_one(gains: list[int], prize: int, chance: Chance) -> int:
    """One of the good ones, the better the likelier, so that nobody can work out which."""
    best = max(gains)
    floor = best - max(1, prize * _LOOSE // 100)
    total = 0
    for gain in gains:
        total += max(0, gain - floor)
    lot = chance.below(total)
    for number, gain in enumerate(gains):
        lot -= max(0, gain - floor)
        if lot < 0:
            return number
    return gains.index(best)


def all_gains(auction: Auction, options: list[Option], silver: bool) -> list[int]:
    """What each of these bids brings on average."""
    if silver:
        return [silver_gain(auction, option.targets) for option in options]
    return [auction.gain(option.targets) for option in options]
