"""What a forecast is worth: how strong everybody would be, and what may be counted although it has not happened yet.

A Drink on a pile, a card drawn, a marker that has moved: nobody's Fortitude has changed, but somebody is better off.
"""

from typing import Final

from taproom.inn.board.questions import ASK_ALTERNATIVE, ASK_MAY, ASK_WAGE
from taproom.inn.bots.evaluation import ONE, Prices, part_of, share, strength
from taproom.inn.bots.habits import Habits
from taproom.inn.bots.shell import raised
from taproom.inn.bots.simulation import Simulation
from taproom.inn.rules import growing, resolution
from taproom.inn.state.steps import Step
from taproom.inn.state.views import InnView
from taproom.kernel.decisions import Decision

_PILE_COUNTS: Final = [85, 60, 40, 25, 15]
"""In hundredths: how much a further Drink on a pile of so many counts. Only one a turn is drunk from it."""
_SOBERING: Final = ONE
"""A Drink on an empty pile also costs the sobering up it prevents."""
_UNREAD: Final = 30
"""What an effect on one's own components counts for: enough to try it when there is nothing better."""
_WANTED: Final = 60
"""The same of a step of a track that a card before its player still lacks."""
_ACTION: Final = 150
"""What another Action counts for, in hundredths of a card."""


class Shape(Simulation):
    """A forecast, and what it promises. Amounts are hundredths, by mat; cards are by team."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view, habits, fresh)
        self.spent_claims = 0
        """How many of my cards that take control are gone."""
        self.spent_cheats = 0
        self.is_trial = False
        """Whether it is only tried what one answer leads to: of what is asked after it nothing is tried in turn."""
        self._prices: Prices | None = None
        if fresh:
            self.cards: list[int] = [0] * view.setup.team_count
            """What the cards that come and go are worth, in hundredths of a usual one."""
            self.feared: list[int] = [0] * len(view.setup.mats)
            """How many points the Drinks that were ordered will probably cost."""
            self.hoped: list[int] = [0] * len(view.setup.mats)
            """How much of the pot a chance to win it is."""

    def blank(self) -> "Shape":
        """Another of its kind, to copy onto."""
        return Shape(self.seen, self.habits, False)

    def copy(self) -> "Shape":
        """An independent copy."""
        copy = self.blank()
        self.copy_shape_onto(copy)
        return copy

    def renew(self, copy: Simulation) -> None:
        """Make the other, which is of the same kind, an independent copy of this one."""
        assert isinstance(copy, Shape), "a blank of a shape"
        self.copy_shape_onto(copy)

    def copy_shape_onto(self, copy: "Shape") -> None:
        """Make the other the same as this one."""
        self.copy_all_onto(copy)
        copy.cards = self.cards
        copy.feared = self.feared
        copy.hoped = self.hoped
        copy.spent_claims = self.spent_claims
        copy.spent_cheats = self.spent_cheats

    # ---- strength ----

    def promise(self) -> int:
        """My chance of winning in these shapes, in millionths."""
        return share(self._strengths(), self.setup.teams[self.me])

    def _strengths(self) -> list[int]:
        return [self.strength_after(team, 0, 0) for team in range(len(self.cards))]

    def strength_after(self, team: int, points: int, gold: int) -> int:
        """How strong a team would be with this many more points and Gold."""
        habits = self.habits
        members = habits.members[team]
        if self.out & members == members:
            return 0
        mat = habits.purses[team]
        fortitude = self.fortitude[mat] * ONE
        alcohol = self.alcohol[mat] * ONE + self.feared[mat] - points
        gold += self.gold[mat] * ONE + self.hoped[mat]
        if self.setup.has_tokens:
            alcohol += self._feared_of_tokens(members)
        if self.setup.places.followed:
            alcohol -= self._hoped_of_cards(members)
        if self.habits.has_fires:
            alcohol -= self._hoped_of_fires(members)
        likely = self.likely
        if likely is not None:
            fortitude += likely.fortitude[mat]
            alcohol += likely.alcohol[mat]
            gold += likely.gold[mat]
        return strength(fortitude, alcohol, gold, self.cards[team], habits.prospects[team])

    def _feared_of_tokens(self, members: int) -> int:
        """What the tokens that lie with these seats will cost them."""
        fear = 0
        for seat in range(len(self.answers)):
            if (members >> seat) & 1:
                for place, number in self.setup.tokens_of(self.marks, seat):
                    fear += number * self.habits.token_fear[place]
        return fear

    def _hoped_of_fires(self, members: int) -> int:
        """What the steps their tracks have taken towards firing will bring these seats."""
        hope = 0
        for place, step in enumerate(self.habits.fires):
            if step and (members >> self.setup.owners[place]) & 1:
                hope += step * (self.marks[place] - self.setup.components[place].low)
        return hope

    def _hoped_of_cards(self, members: int) -> int:
        """What the cards in play before these seats, and those that grow there, will still bring them."""
        hope = 0
        for seat in range(len(self.answers)):
            if (members >> seat) & 1:
                for card in growing.growing(self, seat):
                    hope += self.habits.growth[self.setup.faces[card].number][growing.step_of(self, card)]
                for zone in self.setup.places.in_play[seat]:
                    for card in self.zones.contents[zone]:
                        hope += self.habits.hopes[seat][self.setup.faces[card].number]
        return hope

    def prices(self) -> Prices:
        """What small changes are worth now, in millionths of the game; asked of a forecast that is not carried on."""
        if self._prices is None:
            self._prices = self._reckon()
        return self._prices

    def _reckon(self) -> Prices:
        own = self.setup.teams[self.me]
        strengths = self._strengths()
        mine = strengths[own]
        total = sum(strengths)
        before = self._part(mine, total)
        # What the next point or Gold lost would cost: most cards keep one from losing it.
        weaker = self.strength_after(own, -ONE, 0)
        poorer = self.strength_after(own, 0, -ONE)
        point = before - self._part(weaker, total - mine + weaker)
        gold = before - self._part(poorer, total - mine + poorer)
        rival = 0
        rival_gold = 0
        for team, theirs in enumerate(strengths):
            if team != own and self.gold[self.habits.purses[team]] > 0 and theirs:
                others = total - theirs
                rival = max(rival, self._part(mine, others + self.strength_after(team, -ONE, 0)) - before)
                rival_gold = max(rival_gold, self._part(mine, others + self.strength_after(team, 0, -ONE)) - before)
        drink = self.habits.drink_alcohol[self.me] - self.habits.drink_fortitude[self.me]
        return Prices(point, rival, gold, rival_gold, max(0, drink))

    def _part(self, mine: int, total: int) -> int:
        return part_of(mine, total, len(self.cards))

    def presume(self, step: Step, decision: Decision) -> int:
        """Of several ways everybody chooses what leaves them strongest."""
        either = decision.kind == ASK_MAY and resolution.has_otherwise(self, step)
        if decision.kind not in (ASK_ALTERNATIVE, ASK_WAGE) and not either:
            return super().presume(step, decision)
        if self.is_trial:
            # Nothing more is paid for: so each wage is weighed by itself, and many of them do not multiply.
            return len(decision.options) - 1 if decision.kind == ASK_WAGE else 0
        mildest = 0
        most = -1
        for number, option in enumerate(decision.options):
            trial = self.copy()
            trial.is_trial = True
            step.answered(trial, decision.seat, option)
            trial.settle_everything()
            left = trial.strength_after(self.setup.teams[decision.seat], 0, 0)
            if left > most:
                mildest, most = number, left
        return mildest

    # ---- what counts before it happens ----

    def order(self, target: int) -> None:
        """A Drink that waits will be drunk some time."""
        height = self.piles[target]
        mat = self.setup.purses[target]
        counts = _PILE_COUNTS[min(height, len(_PILE_COUNTS) - 1)]
        sobering = _SOBERING if height == 0 and self.alcohol[mat] > 0 else 0
        drink = self.habits.drink_alcohol[target] - self.habits.drink_fortitude[target]
        self.feared = raised(self.feared, mat, (drink + sobering) * counts // 100)
        super().order(target)

    def change_hand(self, seat: int, by: int) -> None:
        """Cards as good as any."""
        super().change_hand(seat, by)
        self.cards = raised(self.cards, self.setup.teams[seat], by * ONE)

    def add_actions(self, seat: int, amount: int) -> None:
        """As good as cards."""
        super().add_actions(seat, amount)
        self.cards = raised(self.cards, self.setup.teams[seat], _ACTION * amount)

    # ---- worth trying when there is nothing better ----

    def _try(self, number: int, worth: int = _UNREAD) -> None:
        self.cards = raised(self.cards, self.setup.teams[self.incidents[number].seat], worth)

    def search_for_one(self, number: int, component: int) -> None:
        """As good as a good card."""
        self.cards = raised(self.cards, self.setup.teams[self.incidents[number].seat], _ACTION)

    def sow(self, seat: int, place: int) -> None:
        """What is planted is worth as much as on average; where there is no room, it has to be better than the rest."""
        cards = self.unseen.of_side(place)
        whole = sum([count for _, count in cards])
        if whole and len(growing.bed(self, place)) < self.setup.components[place].slots:
            hope = sum([count * self.habits.growth[text][0] for text, count in cards]) // whole
            self.feared = raised(self.feared, self.setup.purses[seat], -hope)

    def drink_stronger_of_two(self, number: int) -> None:
        """Two Drinks may be weaker than one."""
        self._try(number)
        super().drink_stronger_of_two(number)

    def change_number(self, number: int, amount: int) -> None:
        """There may be a better number than the one presumed."""
        self._try(number)
        super().change_number(number, amount)

    def play_another(self, number: int) -> None:
        """It may be a worse one."""
        self._try(number)
        super().play_another(number)

    def reveal_next(self, number: int) -> None:
        """It may be a better one."""
        self._try(number)
        super().reveal_next(number)

    def move_track(self, number: int, component: int, amount: int) -> None:
        """A marker is moved for later."""
        self._try(number, self._worth_of_step(self.incidents[number].seat, component) if amount > 0 else _UNREAD)
        super().move_track(number, component, amount)

    def _worth_of_step(self, seat: int, component: int) -> int:
        """One that cards are paid from is worth most while a card that waits lacks it, and nothing when it is full."""
        place = self.setup.component(seat, component)
        if place < 0 or not self.setup.queues[seat]:
            return _UNREAD
        if self.marks[place] >= self.setup.components[place].high:
            return 0
        for queue in self.setup.queues[seat]:
            for text in self.zones.texts(self.setup.places.waiting[queue]):
                if self.marks[place] < self.setup.cards[text].requires.count(component):
                    return _WANTED
        return _UNREAD

    def set_track(self, number: int, component: int, step: int) -> None:
        """For later as well."""
        self._try(number)
        super().set_track(number, component, step)

    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """What is in force lasts."""
        self._try(number)
        super().bring_into_force(number, component, face)

    def bring_next_into_force(self, number: int, component: int) -> None:
        """What is in force lasts."""
        self._try(number)
        super().bring_next_into_force(number, component)

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """The best of them stays."""
        self._try(number)
        super().open_cards(number, component, amount)
