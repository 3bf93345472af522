"""What the verbs of answers come to: they are noted on what they answer, and count when that is carried out."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.effects import program as fx
from taproom.inn.rules import aims, damage, drinks, joining, replacing, riders
from taproom.inn.rules.component_verbs import ComponentBoard
from taproom.inn.state.steps import NOBODY


class AnsweringBoard(ComponentBoard):
    """The part of the board that cards, Drinks and Events are answered on."""

    def _locked(self, number: int) -> int:
        """A lock may have come into being since the card was played, by a track for instance (R21.1.3); and a card
        that also hits back may answer one that cannot be Ignored (R5.4.8)."""
        return damage.locks_of(self, self.incidents[self.incidents[number].about])

    def negate(self, number: int) -> None:
        """Unless it is locked."""
        if self._locked(number) & fx.NEGATED == 0:
            answer = self.incidents[number]
            answered = self.edit(answer.about)
            answered.flags |= inc.NEGATED
            self.tell(events.NEGATED, answer.seat, answered.seat, answered.card)

    def ignore(self, number: int) -> None:
        """Unless it is locked."""
        softened = damage.mode_of(self, self.incidents[self.incidents[number].about]).softened
        if softened:
            self.reduce_loss(number, softened)
        elif self._locked(number) & fx.IGNORED == 0:
            answer = self.incidents[number]
            answered = self.edit(answer.about)
            answered.eased |= 1 << answer.seat
            for seat in damage.ignoring(self, answer):
                answered.ignored |= 1 << seat
                answered.change(inc.IGNORED_BY, seat, 0)
            named = self.component_named(answered)
            self.tell(events.IGNORED, answer.seat, answered.seat, answered.card, cards=named)

    def reduce_loss(self, number: int, amount: int) -> None:
        """Noted on the card it answers, like the next two (R5.6.3)."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.eased |= 1 << answer.seat
        answered.change(inc.REDUCE, answer.beneficiary(), amount)
        named = self.component_named(answered)
        self.tell(events.LOSS_REDUCED, answer.seat, answered.seat, answered.card, amount, named)

    def raise_loss(self, number: int, target: int, amount: int) -> None:
        """Noted like them."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.change(inc.RAISE, target, amount)
        self.tell(events.LOSS_RAISED, target, answer.seat, answered.card, amount)

    def redirect_loss(self, number: int, target: int) -> None:
        """All of it."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.change(inc.REDIRECT, answer.beneficiary(), target)
        self.tell(events.LOSS_REDIRECTED, answer.seat, target, answered.card)

    def retarget(self, number: int, target: int) -> None:
        """The player picked before is no longer touched; the new one has a whole window (D5.2)."""
        answer = self.incidents[number]
        slot = aims.aim(self, answer.about, answer.seat if aims.asks_for_you(self, answer) else NOBODY)
        if slot >= 0:
            answered = self.edit(answer.about)
            targets = list(answered.targets)
            targets[slot] = target
            answered.targets = tuple(targets)
            self.tell(events.TARGETED, answer.seat, subject=answered.card, cards=answered.targets)

    def split_loss(self, number: int) -> None:
        """With the source; no further card may ease it."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.change(inc.HALVE_LOSS, answer.beneficiary(), damage.source_of(self, answered))
        answered.locked |= 1 << answer.beneficiary()
        self.tell(events.LOSS_SPLIT, answer.seat, answered.seat, answered.card)

    def change_drink(self, number: int, operation: int, amount: int) -> None:
        """Noted on the Drink, in order (R9.1.3)."""
        drinks.change(self, self.incidents[number], operation, amount)

    def give_drink(self, number: int, target: int) -> None:
        """From now on it is somebody else's."""
        drinks.give(self, self.incidents[number], target)

    def split_drink(self, number: int, target: int) -> None:
        """As changed so far."""
        drinks.split(self, self.incidents[number].about, target)

    def add_rider(self, number: int, counter: int) -> None:
        """Noted on the half that was split off last."""
        riders.add(self, number, counter)

    def owe(self, number: int, counter: int) -> None:
        """Known when the window of the Drink closes."""
        riders.owe(self, number, counter)

    def change_number(self, number: int, amount: int) -> None:
        """The player of the answer is asked which."""
        answer = self.incidents[number]
        self.agenda.append(joining.ChangeNumber(seat=answer.seat, incident=answer.about, amount=amount))

    def play_another(self, number: int) -> None:
        """At once."""
        self.agenda.append(replacing.PlayAnother(incident=self.incidents[number].about))

    def reveal_next(self, number: int) -> None:
        """At once."""
        replacing.reveal_next(self, self.incidents[number].about)
