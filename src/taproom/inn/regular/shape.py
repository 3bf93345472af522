"""The shape everybody is in, or would be in: what cards are weighed by."""

from typing import Final

from taproom.inn.language import effects as fx
from taproom.inn.regular.habits import Habits
from taproom.inn.regular.worth import ONE, Prices, share, strength
from taproom.inn.rules.steps import NOBODY
from taproom.inn.rules.views import InnView

_PILE_COUNTS: Final = [85, 60, 40, 25, 15]
"""In hundredths: how much a further Drink on a pile of so many counts. Only one a turn is drunk from it."""
_SOBERING: Final = ONE
"""A Drink on an empty pile also costs the sobering up it prevents."""


class Shape:
    """Everybody's shape. Attributes are by team, everything else by seat; amounts are hundredths."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        self.view: Final = view
        self.habits: Final = habits
        self.me: Final = view.seat
        self.teams: Final = view.table.teams
        self.tops: Final = [mat.top for mat in view.table.mats]
        self.pot = view.pot * ONE
        self.gambling = view.gambling
        self.control = view.control
        self.only_cheating = view.only_cheating
        self.in_round = 0
        self.passed = 0
        self.away = 0
        self.spent_claims = 0
        """How many of my cards that take control are gone."""
        self.spent_cheats = 0
        if not fresh:
            return
        count = view.table.team_count
        self.fortitude: list[int] = [0] * count
        self.alcohol: list[int] = [0] * count
        self.gold: list[int] = [0] * count
        self.cards: list[int] = [0] * count
        self.ordered: list[int] = [0] * len(self.teams)
        for other in view.seats:
            if other.is_out:
                continue
            self.fortitude[other.team] = other.fortitude * ONE
            self.alcohol[other.team] = other.alcohol * ONE
            self.gold[other.team] = other.gold * ONE
            if other.in_round:
                self.in_round |= 1 << other.seat
            if other.passed:
                self.passed |= 1 << other.seat
            if other.is_away:
                self.away |= 1 << other.seat

    def copy_into(self, copy: "Shape") -> None:
        """The same shapes, to be changed on their own."""
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.cards = self.cards[:]
        copy.ordered = self.ordered[:]
        copy.pot = self.pot
        copy.gambling = self.gambling
        copy.control = self.control
        copy.only_cheating = self.only_cheating
        copy.in_round = self.in_round
        copy.passed = self.passed
        copy.away = self.away
        copy.spent_claims = self.spent_claims
        copy.spent_cheats = self.spent_cheats

    def chance(self) -> int:
        """My chance of winning in these shapes, in millionths."""
        return share(self._strengths(), self.teams[self.me])

    def _strengths(self) -> list[int]:
        return [self.strength_after(team, 0, 0) for team in range(len(self.gold))]

    def strength_after(self, team: int, points: int, gold: int) -> int:
        """How strong a team would be with so many more points and Gold."""
        return strength(
            self.fortitude[team],
            self.alcohol[team] - points,
            self.gold[team] + gold,
            self.cards[team],
            self.habits.prospects[team],
        )

    def prices(self) -> Prices:
        """What small changes are worth now, in millionths of the game."""
        own = self.teams[self.me]
        strengths = self._strengths()
        before = share(strengths, own)
        # What the next point or Gold lost would cost: most cards keep one from losing it.
        point = before - self._share_after(strengths, own, -ONE, 0)
        gold = before - self._share_after(strengths, own, 0, -ONE)
        rival = 0
        rival_gold = 0
        for team in range(len(self.gold)):
            if team != own and self.gold[team] > 0:
                rival = max(rival, self._share_after(strengths, team, -ONE, 0) - before)
                rival_gold = max(rival_gold, self._share_after(strengths, team, 0, -ONE) - before)
        drink = self.habits.drink_alcohol[self.me] - self.habits.drink_fortitude[self.me]
        return Prices(point, rival, gold, rival_gold, max(0, drink))

    def _share_after(self, strengths: list[int], team: int, points: int, gold: int) -> int:
        kept = strengths[team]
        strengths[team] = self.strength_after(team, points, gold)
        changed = share(strengths, self.teams[self.me])
        strengths[team] = kept
        return changed

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return not self.view.seats[seat].is_out

    def are_teammates(self, one: int, other: int) -> bool:
        """Whether two seats share their attributes."""
        return self.teams[one] == self.teams[other]

    # ---- what can happen to a player ----

    def move_fortitude(self, seat: int, amount: int) -> None:
        """Within its limits."""
        team = self.teams[seat]
        self.fortitude[team] = max(0, min(self.tops[team] * ONE, self.fortitude[team] + amount))

    def move_alcohol(self, seat: int, amount: int) -> None:
        """Within its limits."""
        team = self.teams[seat]
        self.alcohol[team] = max(0, min(self.tops[team] * ONE, self.alcohol[team] + amount))

    def drink(self, seat: int, count: int) -> None:
        """Drink so many unknown Drinks."""
        self.move_alcohol(seat, self.habits.drink_alcohol[seat] * count)
        self.move_fortitude(seat, self.habits.drink_fortitude[seat] * count)

    def order(self, seat: int) -> None:
        """An unknown Drink goes onto the seat's pile."""
        height = self.view.seats[seat].pile_size + self.ordered[seat]
        counts = _PILE_COUNTS[min(height, len(_PILE_COUNTS) - 1)]
        sobering = _SOBERING if height == 0 and self.alcohol[self.teams[seat]] > 0 else 0
        self.ordered[seat] += 1
        self.move_alcohol(seat, (self.habits.drink_alcohol[seat] + sobering) * counts // 100)
        self.move_fortitude(seat, self.habits.drink_fortitude[seat] * counts // 100)

    def pay(self, seat: int, receiver: int, amount: int, inn_pays: bool) -> int:
        """Gold changes hands, as far as there is any; the receiver is a seat, the Inn or the pot. How much it was."""
        paid = amount
        if not inn_pays:
            team = self.teams[seat]
            paid = min(amount, self.gold[team])
            self.gold[team] -= paid
        if receiver >= 0:
            self.gold[self.teams[receiver]] += paid
        elif receiver == fx.POT:
            self.pot += paid
        return paid

    def take(self, seat: int, source: int, amount: int) -> None:
        """Gold from the Inn, or from the pot as far as it holds any."""
        taken = min(amount, self.pot) if source == fx.POT else amount
        if source == fx.POT:
            self.pot -= taken
        self.gold[self.teams[seat]] += taken

    # ---- what can happen to a Round ----

    def stake(self, amount: int) -> None:
        """Everybody in the Round pays into the pot."""
        for seat in range(len(self.teams)):
            if (self.in_round >> seat) & 1:
                self.pay(seat, fx.POT, amount, False)

    def leave(self, seat: int) -> None:
        """The stake stays."""
        self.in_round &= ~(1 << seat)
        if self.control == seat:
            self.control = NOBODY

    def pay_pot_to(self, winner: int) -> None:
        """The Round is over and the pot the winner's; the Inn's if there is none."""
        if winner >= 0:
            self.gold[self.teams[winner]] += self.pot
        self.pot = 0
        self.gambling = False
