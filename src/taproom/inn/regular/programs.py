"""Reading programs: what would happen to everybody's shape if the cards on the table did what they say."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.regular.forecast import Forecast
from taproom.inn.regular.reading import amount_of, covers, happens, mode_of
from taproom.inn.regular.worth import ONE
from taproom.inn.rules.servings import ALCOHOL, DISCARDED, DRAWN, FORTITUDE, GOLD, totals_at
from taproom.inn.rules.views import InnView

_GONE: Final = inc.DONE | inc.NEGATED | inc.DRUNK
_UNREAD: Final = 30
"""What an effect on one's own components counts for: enough to try it when there is nothing better."""
_ACTION: Final = 150
"""What another Action counts for, in hundredths of a card."""


class Stack:
    """What is still to happen: a card and the cards it answers, down to where it began. Copies, to be changed."""

    def __init__(self, view: InnView, top: int) -> None:
        self.numbers: Final[list[int]] = []
        self.incidents: Final[list[Incident]] = []
        number = top
        while number >= 0:
            incident = view.incidents[number]
            self.add(number, incident.copy())
            if incident.kind == inc.DRINK:
                self._add_others_of_group(view, number)
            number = incident.about if incident.kind == inc.CARD else -1

    def _add_others_of_group(self, view: InnView, drink: int) -> None:
        group = view.incidents[drink].group
        for number in range(group, len(view.incidents)):
            other = view.incidents[number]
            if number != drink and other.group == group and other.flags & _GONE == 0:
                self.add(number, other.copy())

    def add(self, number: int, incident: Incident) -> None:
        """Below all others."""
        self.numbers.append(number)
        self.incidents.append(incident)

    def find(self, number: int) -> Incident | None:
        """The incident of this number, if it is here."""
        for place in range(len(self.numbers)):
            if self.numbers[place] == number:
                return self.incidents[place]
        return None


def unresolved(view: InnView) -> int:
    """The last incident that has not come to its end; -1 if there is none."""
    number = len(view.incidents) - 1
    while number >= 0 and view.incidents[number].flags & (inc.DONE | inc.DRUNK):
        number -= 1
    return number


def resolve(forecast: Forecast, stack: Stack) -> None:
    """Let everything happen, what was played last first."""
    place = 0
    while place < len(stack.incidents):
        incident = stack.incidents[place]
        place += 1
        if incident.flags & _GONE:
            continue
        if incident.kind == inc.CARD or incident.kind == inc.COMPONENT:
            carry_out(forecast, stack, incident, 0)
        elif incident.kind == inc.DRINK:
            _swallow(forecast, incident)
        elif incident.kind == inc.EVENT:
            if not incident.has(inc.STARTED):
                carry_out(forecast, stack, incident, 0)
        elif incident.kind == inc.PAYMENT:
            _settle(forecast, incident)
        elif incident.kind == inc.WON and not incident.has(inc.REOPENED):
            forecast.end_round(incident.seat)


def _swallow(forecast: Forecast, drink: Incident) -> None:
    seat = drink.seat
    if not drink.cards or drink.is_ignored_by(seat) or not forecast.is_in(seat):
        return
    total = totals_at(forecast.view.table, drink, seat)
    forecast.move_alcohol(seat, total[ALCOHOL] * ONE)
    forecast.move_fortitude(seat, total[FORTITUDE] * ONE)
    if total[GOLD]:
        forecast.pay(seat, fx.INN, total[GOLD] * ONE, False)
    forecast.cards[forecast.teams[seat]] += (total[DRAWN] - total[DISCARDED]) * ONE


def _settle(forecast: Forecast, payment: Incident) -> None:
    if payment.has(inc.WAIVED):
        return
    if payment.has(inc.IS_ANTE) and (forecast.in_round >> payment.seat) & 1 == 0:
        return
    forecast.pay(payment.seat, payment.other, payment.amount * ONE, payment.has(inc.INN_PAYS))


def carry_out(forecast: Forecast, stack: Stack, incident: Incident, first: int) -> None:
    """A card's effects from number `first` on; what its player may decline counts only if asked for by number."""
    mode = mode_of(forecast, incident)
    if first == 0:
        _inflict(forecast, incident, mode)
    counter = first
    while counter < len(mode.code):
        effect = mode.code[counter]
        if effect.op == fx.CHOOSE:
            _let_choose(forecast, incident, effect)
        if effect.op == fx.CHOOSE or not happens(forecast, incident, effect):
            counter += 1 + mode.spans[counter]
            continue
        counter += 1
        if effect.op <= fx.DRINK_FROM_DECK:
            _on_players(forecast, incident, effect)
        elif effect.op <= fx.SPLIT_DRINK:
            _on_answered(forecast, stack, incident, effect)
        else:
            _on_table(forecast, stack, incident, effect)


# ---- on players ----


def _inflict(forecast: Forecast, incident: Incident, mode: PlayMode) -> None:
    """All losses of Fortitude of one card, as changed by what was played in answer (R5.6.3)."""
    total = [0] * len(forecast.teams)
    any_loss = False
    for effect in _blows(forecast, incident, mode):
        amount = amount_of(forecast, incident, effect)
        if amount < 0:
            any_loss = True
            for seat in range(len(total)):
                if covers(forecast, incident, effect, seat):
                    total[seat] -= amount
    if not any_loss:
        return
    changes = incident.changes
    for start in range(0, len(changes), 3):
        _change_losses(total, changes[start], changes[start + 1], changes[start + 2])
    for seat in range(len(total)):
        if total[seat]:
            forecast.move_fortitude(seat, -total[seat] * ONE)


def _blows(forecast: Forecast, incident: Incident, mode: PlayMode) -> list[Effect]:
    """The effects on Fortitude that happen, those under a track's condition included."""
    found: list[Effect] = []
    for effect in mode.effects:
        if effect.op == fx.CHANGE_FORTITUDE:
            found.append(effect)
        elif effect.op == fx.IF_TRACK and happens(forecast, incident, effect):
            found.extend([inner for inner in effect.inner if inner.op == fx.CHANGE_FORTITUDE])
    return found


def _let_choose(forecast: Forecast, incident: Incident, choice: Effect) -> None:
    """Everybody concerned chooses what hurts least."""
    for seat in range(len(forecast.teams)):
        if covers(forecast, incident, choice, seat):
            mildest = choice.inner[0]
            for alternative in choice.inner:
                if harm(forecast, incident, alternative) < harm(forecast, incident, mildest):
                    mildest = alternative
            suffer(forecast, incident, mildest, seat)


def harm(forecast: Forecast, incident: Incident, alternative: Effect) -> int:
    """How much an alternative hurts, in points; a Gold hurts a little less than a point."""
    total = 0
    for effect in alternative.inner:
        amount = amount_of(forecast, incident, effect) * 4
        if effect.op == fx.CHANGE_FORTITUDE:
            total -= amount
        elif effect.op == fx.CHANGE_ALCOHOL:
            total += amount
        elif effect.op == fx.PAY:
            total += amount * 3 // 4
        elif effect.op == fx.DISCARD:
            total += amount // 4
    return total


def suffer(forecast: Forecast, incident: Incident, alternative: Effect, seat: int) -> None:
    """What a seat has chosen happens to it."""
    for effect in alternative.inner:
        amount = amount_of(forecast, incident, effect) * ONE
        if effect.op == fx.CHANGE_FORTITUDE:
            forecast.move_fortitude(seat, amount)
        else:
            _to_seat(forecast, incident, effect, seat, amount)


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


def _on_players(forecast: Forecast, incident: Incident, effect: Effect) -> None:
    amount = amount_of(forecast, incident, effect) * ONE
    if effect.op == fx.ANTE:
        forecast.ante(amount)
        return
    for seat in range(len(forecast.teams)):
        if covers(forecast, incident, effect, seat):
            _to_seat(forecast, incident, effect, seat, amount)


def _to_seat(forecast: Forecast, incident: Incident, effect: Effect, seat: int, amount: int) -> None:
    """One effect on one player; losses of Fortitude have happened already, all together."""
    op = effect.op
    if op == fx.CHANGE_FORTITUDE:
        forecast.move_fortitude(seat, max(0, amount))
    elif op == fx.CHANGE_ALCOHOL:
        forecast.move_alcohol(seat, amount)
    elif op == fx.PAY:
        forecast.pay(seat, _receiver(incident, effect.extra), amount, False)
    elif op == fx.TAKE:
        forecast.take(seat, effect.extra, amount)
    elif op == fx.DRAW:
        forecast.cards[forecast.teams[seat]] += amount
    elif op == fx.DISCARD:
        forecast.cards[forecast.teams[seat]] -= amount
    elif op == fx.LEAVE_ROUND:
        forecast.leave(seat)
    elif op == fx.DRINK_FROM_PILE:
        if forecast.view.seats[seat].pile_size:
            forecast.drink(seat, 1)
    elif op == fx.DRINK_FROM_DECK:
        forecast.drink(seat, max(1, effect.amount))


def _receiver(incident: Incident, whom: int) -> int:
    if whom == fx.TO_YOU:
        return incident.seat
    return incident.other if whom == fx.TO_THAT else whom


# ---- on what is answered ----


def _on_answered(forecast: Forecast, stack: Stack, incident: Incident, effect: Effect) -> None:
    answered = stack.find(incident.about)
    if answered is None:
        return
    op = effect.op
    seat = incident.seat
    if op == fx.NEGATE:
        answered.flags |= inc.NEGATED
    elif op == fx.IGNORE:
        answered.ignored |= 1 << seat
        answered.change(inc.IGNORED_BY, seat, 0)
    elif op == fx.REDUCE_LOSS:
        answered.change(inc.REDUCE, seat, effect.amount)
    elif op == fx.REDIRECT_LOSS:
        answered.change(inc.REDIRECT, seat, incident.targets[effect.slot])
    elif op == fx.SPLIT_LOSS:
        answered.change(inc.HALVE_LOSS, seat, answered.seat)
    elif op == fx.CHANGE_DRINK:
        answered.change(inc.ADD_ALCOHOL, effect.amount, 0)
    elif op == fx.DRINK_BECOMES:
        answered.change(inc.BECOME, effect.amount, 0)
    elif op == fx.ALCOHOL_TO_FORTITUDE:
        answered.change(inc.TO_FORTITUDE, 0, 0)
    elif op == fx.GIVE_DRINK:
        answered.seat = incident.targets[effect.slot]
    elif op == fx.SPLIT_DRINK:
        split(stack, answered, incident.targets[effect.slot])


def split(stack: Stack, drink: Incident, partner: int) -> None:
    """Half of the Drink goes to the partner."""
    drink.change(inc.HALVE, 0, 0)
    half = drink.copy()
    half.seat = partner
    stack.add(-1, half)


# ---- on the table ----


def _on_table(forecast: Forecast, stack: Stack, incident: Incident, effect: Effect) -> None:
    op = effect.op
    seat = incident.seat
    answered = stack.find(incident.about)
    if op == fx.START_ROUND:
        forecast.start_round(seat)
    elif op == fx.TAKE_CONTROL:
        forecast.take_control(seat)
    elif op == fx.ONLY_CHEATING_NEXT:
        forecast.only_cheating = True
    elif op == fx.END_ROUND:
        forecast.end_round(-1)
    elif op == fx.WIN_ROUND:
        forecast.end_round(seat)
    elif op == fx.TAKE_POT:
        if answered is not None:
            answered.seat = seat
    elif op == fx.GO_ON_WITH_ROUND:
        forecast.gambling = True
        forecast.passed = 0
        if answered is not None:
            answered.flags |= inc.REOPENED
    elif op == fx.INN_PAYS or op == fx.DO_NOT_PAY:
        if answered is not None:
            answered.flags |= inc.INN_PAYS if op == fx.INN_PAYS else inc.WAIVED
    elif op == fx.ORDER_DRINKS:
        _order(forecast, seat, effect.amount)
    elif op == fx.CONTEST or op == fx.DRINK_COPIES:
        for other in range(len(forecast.teams)):
            if forecast.is_in(other) and not incident.is_ignored_by(other):
                forecast.drink(other, 1)
    else:
        _on_components(forecast, incident, effect)


def _on_components(forecast: Forecast, incident: Incident, effect: Effect) -> None:
    """What concerns the player's own components and turn; most of it only in passing."""
    op = effect.op
    seat = incident.seat
    if op == fx.BE_AWAY:
        forecast.away |= 1 << seat
    elif op == fx.ORDER_TO_LEFT:
        left = forecast.view.table.rounds[seat][1]
        while not forecast.is_in(left):
            left = forecast.view.table.rounds[left][1]
        forecast.order(left)
    elif op == fx.MORE_ACTIONS:
        forecast.cards[forecast.teams[seat]] += _ACTION * effect.amount
    elif op >= fx.MOVE_TRACK and op not in (fx.IF_TRACK, fx.ALTERNATIVE, fx.COUNTS_AS_SOURCE, fx.END_TURN):
        forecast.cards[forecast.teams[seat]] += _UNREAD


def _order(forecast: Forecast, seat: int, count: int) -> None:
    """For others than the orderer, each time for whoever has the fewest waiting."""
    for _ in range(count):
        chosen = -1
        fewest = 1000
        for other in range(len(forecast.teams)):
            height = forecast.view.seats[other].pile_size + forecast.ordered[other]
            if forecast.is_in(other) and not forecast.are_teammates(other, seat) and height < fewest:
                chosen = other
                fewest = height
        if chosen >= 0:
            forecast.order(chosen)
