"""What would happen to everybody's shape if the cards on the table did what they say.

A forecast is a board (`inn.board`): cards are carried out on it as they are on the real position, word by word. What is
hidden counts as it does on average, and nobody answers.
"""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.board import Board
from taproom.inn.effects import counts
from taproom.inn.effects.word import CHOICE, CONDITION, LATER, OFFERS
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.regular.foreseen import Foreseen
from taproom.inn.regular.habits import Habits
from taproom.inn.regular.waiting import GONE
from taproom.inn.regular.worth import ONE
from taproom.inn.rules.servings import ALCOHOL, DISCARDED, DRAWN, FORTITUDE, GOLD, totals_at
from taproom.inn.rules.views import InnView

_UNREAD: Final = 30
"""What an effect on one's own components counts for: enough to try it when there is nothing better."""
_ACTION: Final = 150
"""What another Action counts for, in hundredths of a card."""
_UNKNOWN: Final = Incident(inc.COMPONENT, 0, 0, -1, 0, -1)
"""Stands for what is answered but is no longer there."""


class Forecast(Foreseen, Board):
    """Shapes, and what is still to happen to them."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view, habits, fresh)
        self._inside = 0
        self._behind = 0
        self._next = 0

    def copy(self) -> "Forecast":
        """The same shapes, with nothing waiting."""
        copy = Forecast(self.view, self.habits, False)
        self.copy_into(copy)
        return copy

    def play(self, incident: Incident) -> None:
        """A card is played now, before all that waits, and carried out."""
        number = len(self.view.incidents)
        self.numbers.insert(0, number)
        self.waiting.insert(0, incident)
        self.carry_out(number, incident, 0)
        incident.flags |= inc.DONE

    def resolve(self) -> None:
        """Let everything happen."""
        place = 0
        while place < len(self.waiting):
            incident = self.waiting[place]
            number = self.numbers[place]
            place += 1
            if incident.flags & GONE:
                continue
            if incident.kind == inc.CARD or incident.kind == inc.COMPONENT:
                self.carry_out(number, incident, 0)
            elif incident.kind == inc.DRINK:
                self._swallow(incident)
            elif incident.kind == inc.EVENT:
                if not incident.has(inc.STARTED):
                    self.carry_out(number, incident, 0)
            elif incident.kind == inc.PAYMENT:
                self._settle(incident)
            elif incident.kind == inc.WON and not incident.has(inc.REOPENED):
                self.pay_pot_to(incident.seat)

    def _swallow(self, drink: Incident) -> None:
        seat = drink.seat
        if not drink.cards or drink.is_ignored_by(seat) or not self.is_in(seat):
            return
        total = totals_at(self.view.table, drink, seat)
        self.move_alcohol(seat, total[ALCOHOL] * ONE)
        self.move_fortitude(seat, total[FORTITUDE] * ONE)
        if total[GOLD]:
            self.pay(seat, fx.INN, total[GOLD] * ONE, False)
        self.cards[self.teams[seat]] += (total[DRAWN] - total[DISCARDED]) * ONE

    def _settle(self, payment: Incident) -> None:
        if payment.has(inc.WAIVED):
            return
        if payment.has(inc.IS_ANTE) and (self.in_round >> payment.seat) & 1 == 0:
            return
        self.pay(payment.seat, payment.other, payment.amount * ONE, payment.has(inc.INN_PAYS))

    # ---- carrying out ----

    def carry_out(self, number: int, incident: Incident, first: int) -> None:
        """A card's effects from number `first` on; what its player may decline counts only if asked for by number."""
        mode = self.mode_of(incident)
        counter = first
        while counter < len(mode.code):
            effect = mode.code[counter]
            if effect.inner:
                self._inside = counter + 1
                self._behind = counter + 1 + mode.spans[counter]
                self._next = self._behind
                after = effect.word.enter(self, number, counter, self._behind, effect)
                counter = self._next if after < 0 else after
            else:
                effect.word.apply(self, number, counter, effect)
                counter += 1

    def inside_offer(self, incident: Incident) -> int:
        """The number of the first effect that is done only by who accepts."""
        code = self.mode_of(incident).code
        for number in range(len(code)):
            if code[number].word.works & OFFERS:
                return number + 1
        return len(code)

    def choose_way(self, number: int, way: int) -> None:
        """I have chosen one of the ways a text leaves to me; the rest of it has no effect on this forecast."""
        incident = self.find(number)
        if incident is None:
            return
        for effect in self.mode_of(incident).code:
            if effect.word.works & CHOICE and way < len(effect.inner):
                self._suffer(number, effect.inner[way], self.me)
                incident.flags |= inc.NEGATED
                return

    def _suffer(self, number: int, way: Effect, seat: int) -> None:
        for effect in way.inner:
            effect.word.apply_to(self, number, effect, [seat])

    # ---- asking ----

    def incident(self, number: int) -> Incident:
        """What waits under this number."""
        found = self.find(number)
        return found if found is not None else _UNKNOWN

    def _answered(self, number: int) -> Incident | None:
        return self.find(self.incident(number).about)

    def affected(self, number: int, effect: Effect) -> list[int]:
        """As the rules say, asked of a view."""
        incident = self.incident(number)
        return [seat for seat in range(len(self.teams)) if self._covers(incident, effect, seat)]

    def _covers(self, incident: Incident, effect: Effect, seat: int) -> bool:
        if incident.is_ignored_by(seat) or not self.is_in(seat) or (self.away >> seat) & 1:
            return False
        if effect.only is not None and not effect.only.word.keeps(self, incident, effect.only, seat):
            return False
        if effect.slot >= 0:
            return effect.slot < len(incident.targets) and incident.targets[effect.slot] == seat
        who = effect.who
        if who == fx.YOU:
            return incident.seat == seat
        if who == fx.EACH:
            return True
        if who == fx.EACH_OTHER:
            return not self.are_teammates(incident.seat, seat)
        if who == fx.THAT:
            return incident.other == seat
        in_round = (self.in_round >> seat) & 1 != 0
        if who == fx.EACH_IN_ROUND:
            return in_round
        return in_round and incident.seat != seat

    def amount(self, number: int, effect: Effect, seat: int = -1) -> int:
        """Be it by a track, or counted."""
        if not effect.varies:
            return effect.amount
        if effect.count is not None:
            return counts.amount(self, self.incident(number), effect, seat)
        by = effect.by
        mark = self.mark(self.incident(number).seat, by[0])
        for band in range(1, len(by), 3):
            if by[band] <= mark <= by[band + 1]:
                return by[band + 2]
        return effect.amount

    def mark(self, seat: int, component: int) -> int:
        """As it lies open."""
        table = self.view.table
        place = table.component(seat, component)
        return self.view.seats[seat].marks[place - table.firsts[seat]] if place >= 0 else -1

    # ---- blocks ----

    def offer(self, number: int, counter: int) -> None:
        """Nobody accepts what has not been asked yet."""

    def go_on_if_still_in(self, number: int, counter: int) -> None:
        """Most are."""
        self._next = self._inside

    def let_choose(self, number: int, counter: int) -> None:
        """Everybody concerned chooses what leaves them strongest."""
        choice = self.mode_of(self.incident(number)).code[counter]
        for seat in self.affected(number, choice):
            mildest = choice.inner[0]
            most = -1
            for way in choice.inner:
                trial = self.copy()
                trial.numbers, trial.waiting = self.numbers, self.waiting
                trial._suffer(number, way, seat)
                left = trial.strength_after(self.teams[seat], 0, 0)
                if left > most:
                    most = left
                    mildest = way
            self._suffer(number, mildest, seat)

    # ---- attributes, Gold, cards ----

    def lose_fortitude(self, number: int, counter: int) -> None:
        """All losses of the card, as changed by what was played in answer (R5.6.3)."""
        incident = self.incident(number)
        mode = self.mode_of(incident)
        part = mode.later_losses[counter] if mode.later_losses else -1
        if mode.first_loss != counter and (part < 0 or part in mode.later_losses[:counter]):
            return
        total = [0] * len(self.teams)
        if part < 0:
            self._add_losses(number, incident, mode.effects, total)
        else:
            block = mode.code[part]
            self._add_losses(number, incident, block.word.chosen(self, incident, block), total)
        changes = incident.changes if part < 0 else ()
        for start in range(0, len(changes), 3):
            _change_losses(total, changes[start], changes[start + 1], changes[start + 2])
        for seat in range(len(total)):
            if total[seat]:
                self.move_fortitude(seat, -total[seat] * ONE)

    def _add_losses(self, number: int, incident: Incident, effects: tuple[Effect, ...], total: list[int]) -> None:
        for effect in effects:
            if effect.word.touches & fx.FORTITUDE:
                if effect.amount < 0 or effect.varies:
                    for seat in self.affected(number, effect):
                        total[seat] -= min(0, self.amount(number, effect, seat))
            elif effect.word.works & CONDITION and effect.word.works & LATER == 0:
                self._add_losses(number, incident, effect.word.chosen(self, incident, effect), total)

    def change_fortitude(self, seat: int, amount: int, number: int) -> None:
        """At once."""
        self.move_fortitude(seat, amount * ONE)

    def change_alcohol(self, seat: int, amount: int, number: int, effect: Effect) -> None:
        """At once."""
        self.move_alcohol(seat, amount * ONE)

    def demand(self, seats: list[int], receiver: int, amount: int, number: int) -> None:
        """Everybody pays without a word."""
        incident = self.incident(number)
        for seat in seats:
            if self.pay(seat, receiver, amount * ONE, False) and seat == incident.seat:
                incident.flags |= inc.PAID

    def take_gold(self, seats: list[int], source: int, amount: int, number: int) -> None:
        """At once."""
        for seat in seats:
            self.take(seat, source, amount * ONE)

    def spare_payment(self, number: int, inn_pays: bool) -> None:
        """If the payment still waits."""
        answered = self._answered(number)
        if answered is not None:
            answered.flags |= inc.INN_PAYS if inn_pays else inc.WAIVED

    # ---- what is answered ----

    def negate(self, number: int) -> None:
        """It will not happen."""
        answered = self._answered(number)
        if answered is not None:
            answered.flags |= inc.NEGATED

    def ignore(self, number: int) -> None:
        """It will not happen to this player."""
        answered = self._answered(number)
        if answered is not None:
            seat = self.incident(number).seat
            answered.ignored |= 1 << seat
            answered.change(inc.IGNORED_BY, seat, 0)

    def reduce_loss(self, number: int, amount: int) -> None:
        """Noted on the card, like the next two."""
        answered = self._answered(number)
        if answered is not None:
            answered.change(inc.REDUCE, self.incident(number).seat, amount)

    def redirect_loss(self, number: int, target: int) -> None:
        """All of it."""
        answered = self._answered(number)
        if answered is not None:
            answered.change(inc.REDIRECT, self.incident(number).seat, target)

    def split_loss(self, number: int) -> None:
        """With whoever counts as the source."""
        answered = self._answered(number)
        if answered is not None:
            slot = self.mode_of(answered).source_slot
            source = answered.targets[slot] if slot >= 0 else answered.seat
            answered.change(inc.HALVE_LOSS, self.incident(number).seat, source)

    def change_drink(self, number: int, operation: int, amount: int) -> None:
        """Noted on the Drink."""
        answered = self._answered(number)
        if answered is not None:
            answered.change(operation, amount, 0)

    def give_drink(self, number: int, target: int) -> None:
        """Somebody else will drink it."""
        answered = self._answered(number)
        if answered is not None:
            answered.seat = target

    def split_drink(self, number: int, target: int) -> None:
        """Another half waits."""
        answered = self._answered(number)
        if answered is not None:
            self.share(answered, target)

    def change_number(self, number: int, amount: int) -> None:
        """Worth trying when there is nothing better."""
        self._count(number, _UNREAD)

    def play_another(self, number: int) -> None:
        """Nobody knows what."""
        self._count(number, _UNREAD)

    def reveal_next(self, number: int) -> None:
        """Nobody knows what."""
        self._count(number, _UNREAD)

    def _count(self, number: int, hundredths: int) -> None:
        self.cards[self.teams[self.incident(number).seat]] += hundredths

    # ---- Rounds of Gambling ----

    def start_round(self, number: int) -> None:
        """Everybody antes 1 and the starter is in control."""
        self.gambling = True
        self.in_round = 0
        for other in self.view.seats:
            if not other.is_out:
                self.in_round |= 1 << other.seat
        self.take_control(self.incident(number).seat)
        self.stake(ONE)

    def ante(self, amount: int, number: int) -> None:
        """Everybody pays who is in."""
        self.stake(amount * ONE)

    def take_control(self, seat: int) -> None:
        """Whoever had passed may come back."""
        if (self.in_round >> seat) & 1:
            self.control = seat
            self.only_cheating = False
            self.passed = 0

    def let_only_cheating_follow(self) -> None:
        """Fewer cards answer it."""
        self.only_cheating = True

    def end_round(self) -> None:
        """The pot is gone."""
        self.pay_pot_to(-1)

    def win_round(self, seat: int) -> None:
        """The pot is the seat's."""
        self.pay_pot_to(seat)

    def take_pot(self, number: int) -> None:
        """The win is somebody else's."""
        answered = self._answered(number)
        if answered is not None:
            answered.seat = self.incident(number).seat

    def go_on_with_round(self, number: int) -> None:
        """Nothing is won yet."""
        self.gambling = True
        self.passed = 0
        answered = self._answered(number)
        if answered is not None:
            answered.flags |= inc.REOPENED

    def pass_move(self, seat: int) -> None:
        """Until control changes hands."""
        self.passed |= 1 << seat

    def leave_round(self, seats: list[int]) -> None:
        """Their stakes stay."""
        for seat in seats:
            self.leave(seat)

    # ---- Drinks ----

    def order_drinks(self, seat: int, amount: int) -> None:
        """For others than the orderer, each time for whoever has the fewest waiting."""
        for _ in range(amount):
            chosen = -1
            fewest = 1000
            for other in range(len(self.teams)):
                height = self.view.seats[other].pile_size + self.ordered[other]
                if self.is_in(other) and not self.are_teammates(other, seat) and height < fewest:
                    chosen = other
                    fewest = height
            if chosen >= 0:
                self.order(chosen)

    def order_to_left(self, seats: list[int], number: int) -> None:
        """Round the table."""
        for seat in seats:
            left = self.view.table.rounds[seat][1]
            while not self.is_in(left):
                left = self.view.table.rounds[left][1]
            self.order(left)

    def drink_from_pile(self, seats: list[int], number: int) -> None:
        """An unknown Drink each."""
        for seat in seats:
            if self.view.seats[seat].pile_size:
                self.drink(seat, 1)

    def drink_from_deck(self, seats: list[int], each: int, number: int) -> None:
        """Unknown Drinks."""
        for seat in seats:
            self.drink(seat, each)

    def drink_copies(self, seats: list[int], number: int) -> None:
        """The same unknown Drink."""
        for seat in seats:
            self.drink(seat, 1)

    def drink_stronger_of_two(self, number: int) -> None:
        """Worth trying when there is nothing better."""
        self._count(number, _UNREAD)

    def start_contest(self, number: int, stake: int) -> None:
        """One Drink for everybody who takes part."""
        incident = self.incident(number)
        for seat in range(len(self.teams)):
            if self.is_in(seat) and not incident.is_ignored_by(seat):
                self.drink(seat, 1)

    # ---- the turn ----

    def end_turn(self, seat: int) -> None:
        """Nobody's shape changes by it."""

    def go_away(self, seat: int) -> None:
        """Nothing touches the seat any more."""
        self.away |= 1 << seat

    def add_actions(self, seat: int, amount: int) -> None:
        """As good as cards."""
        self.cards[self.teams[seat]] += _ACTION * amount

    # ---- components ----

    def move_track(self, number: int, component: int, amount: int) -> None:
        """Worth trying when there is nothing better, like all that follows."""
        self._count(number, _UNREAD)

    def set_track(self, number: int, component: int, step: int) -> None:
        """Worth trying."""
        self._count(number, _UNREAD)

    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """Worth trying."""
        self._count(number, _UNREAD)

    def bring_next_into_force(self, number: int, component: int) -> None:
        """Worth trying."""
        self._count(number, _UNREAD)

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """Worth trying."""
        self._count(number, _UNREAD)


def _change_losses(total: list[int], operation: int, seat: int, value: int) -> None:
    if operation == inc.REDUCE:
        total[seat] = max(0, total[seat] - value)
    elif operation == inc.REDIRECT:
        total[value] += total[seat]
        total[seat] = 0
    elif operation == inc.HALVE_LOSS:
        half = (total[seat] + 1) // 2
        total[seat] = half
        total[value] += half
