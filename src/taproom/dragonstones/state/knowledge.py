"""What each viewer can tell about the coins behind the screens.

In a game played from set-up a good player who keeps count knows every coin: all start with the same, every bid is
revealed, every payment to or from the bank is seen, and a Brigand takes all there is, so even a sum that only two see
(D95.12) can be worked out by the rest. Such a game needs no ledger. A position without a history (a puzzle, a
scenario) does: there the coins are somewhere, and every later fact narrows where.

For each viewer the ledger holds a lower and an upper bound per rival and kind. Together with the sum, which the bank
gives away, the bounds say all that can be known: every public change shifts them, and what passes unseen adds up.
"""

from typing import Final

from taproom.dragonstones.state.terms import COIN_KINDS
from taproom.kernel.dice import Chance


class Ledger:
    """Bounds per viewer, seat and kind; the last viewer is the spectator."""

    __slots__ = ("high", "low", "seats")

    def __init__(self, seats: int, low: list[int], high: list[int]) -> None:
        self.seats: Final = seats
        self.low: Final = low
        self.high: Final = high

    def clone(self) -> "Ledger":
        """An independent copy."""
        return Ledger(self.seats, self.low[:], self.high[:])

    def at(self, viewer: int, seat: int, kind: int) -> int:
        """Where the bounds of this viewer, seat and kind stand in the two lists."""
        return ((viewer if viewer >= 0 else self.seats) * self.seats + seat) * COIN_KINDS + kind

    def gained(self, seat: int, kind: int, amount: int) -> None:
        """Everybody saw the seat put this many coins behind its screen."""
        for viewer in range(self.seats + 1):
            place = self.at(viewer, seat, kind)
            self.low[place] += amount
            self.high[place] += amount

    def gave(self, seat: int, kind: int, amount: int) -> None:
        """Everybody saw this many coins come from behind the screen, so there were at least as many."""
        for viewer in range(self.seats + 1):
            place = self.at(viewer, seat, kind)
            self.low[place] = max(self.low[place], amount) - amount
            self.high[place] -= amount

    def has_none(self, seat: int, kind: int) -> None:
        """It turned out that the seat has none left."""
        for viewer in range(self.seats + 1):
            place = self.at(viewer, seat, kind)
            self.low[place] = 0
            self.high[place] = 0

    def handed_all(self, victim: int, robber: int, kind: int, amount: int) -> None:
        """All coins of a kind changed hands; only the two concerned saw how many (D95.12)."""
        for viewer in range(self.seats + 1):
            source = self.at(viewer, victim, kind)
            goal = self.at(viewer, robber, kind)
            concerned = viewer in (victim, robber)
            self.low[goal] += amount if concerned else self.low[source]
            self.high[goal] += amount if concerned else self.high[source]
            self.low[source] = 0
            self.high[source] = 0


def bounds_of(ledger: Ledger, viewer: int, kind: int, total: int) -> tuple[list[int], list[int]]:
    """The exact range per seat, given that all seats together hold `total` coins of the kind."""
    low: list[int] = []
    high: list[int] = []
    for seat in range(ledger.seats):
        place = ledger.at(viewer, seat, kind)
        low.append(ledger.low[place])
        high.append(ledger.high[place])
    least, most = sum(low), sum(high)
    for seat in range(ledger.seats):
        floor = max(low[seat], total - (most - high[seat]))
        ceiling = min(high[seat], total - (least - low[seat]))
        least += floor - low[seat]
        most += ceiling - high[seat]
        low[seat] = floor
        high[seat] = ceiling
    return low, high


def draw_coins(ledger: Ledger, viewer: int, kind: int, total: int, chance: Chance) -> list[int]:
    """Coins per seat that fit the viewer's bounds and the sum; every fitting distribution can come up."""
    low, high = bounds_of(ledger, viewer, kind, total)
    coins = [0] * ledger.seats
    least, most, rest = sum(low), sum(high), total
    order = list(range(ledger.seats))
    chance.shuffle(order)
    for seat in order:
        least -= low[seat]
        most -= high[seat]
        floor = max(low[seat], rest - most)
        ceiling = min(high[seat], rest - least)
        coins[seat] = floor + chance.below(ceiling - floor + 1)
        rest -= coins[seat]
    return coins


def ignorance(coins: list[list[int]]) -> Ledger:
    """The ledger of a position without a history: one knows one's own coins, and nothing but the sum of the others'."""
    seats = len(coins)
    low: list[int] = []
    high: list[int] = []
    for viewer in range(seats + 1):
        for seat in range(seats):
            for kind in range(COIN_KINDS):
                own = seat == viewer
                low.append(coins[seat][kind] if own else 0)
                high.append(coins[seat][kind] if own else sum([other[kind] for other in coins]))
    return Ledger(seats, low, high)
