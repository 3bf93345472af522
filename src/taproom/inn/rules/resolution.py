"""Carrying out a card's effects, one after the other (R2.3.2): the interpreter of the card language."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.rules import damage, decks, payments, plays, reasons
from taproom.inn.state import ACCEPT, ASK_DISCARD_TO, ASK_MAY, PASS, Inn, Step
from taproom.table.decisions import Option, pick_from


class CarryOut(Step):
    """R4.1.3: nobody responds any more, so the card does what it says, from its effect number `amount` on.

    An effect that needs more steps is finished before the next begins.
    """

    def run(self, inn: Inn) -> None:
        """Go through the program until an effect has put steps on the agenda; a Negated card does nothing (R5.3.1)."""
        number = self.incident
        if inn.incidents[number].has(inc.NEGATED):
            plays.put_away(inn, number)
            return
        mode = damage.mode_of(inn, inn.incidents[number])
        agenda = inn.agenda
        counter = self.amount
        while counter < len(mode.code):
            effect = mode.code[counter]
            height = len(agenda)
            following = counter + 1
            if effect.op == fx.MAY:
                agenda.append(AskMay(incident=number, amount=counter))
                return
            if effect.op == fx.IF_STILL_IN:
                inn.then(losing.CHECK_LOSSES, IfStillIn(incident=number, amount=counter))
                return
            apply(inn, number, counter, effect)
            if len(agenda) > height:
                agenda.insert(height, CarryOut(incident=number, amount=following))
                return
            counter = following
        finish(inn, number)


def finish(inn: Inn, number: int) -> None:
    """All effects have happened: hit-backs, then the card is put away."""
    incident = inn.incidents[number]
    if incident.kind == inc.EVENT:
        inn.agenda.append(drinks.PutAwayEvent(incident=number))
        return
    if incident.lost:
        inn.then(plays.HitBacks(incident=number), plays.Finish(incident=number))
    else:
        plays.put_away(inn, number)


class AskMay(Step):
    """An effect its player may decline."""

    def run(self, inn: Inn) -> None:
        """Ask whoever played or revealed it."""
        seat = inn.incidents[self.incident].seat
        inn.ask_options(self, seat, ASK_MAY, [Option(PASS, -1, 0, (), -1), Option(ACCEPT, -1, 0, (), self.incident)])

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """Do what is inside, or go on behind it."""
        incident = inn.incidents[self.incident]
        inn.tell(events.ACCEPTED if option.verb == ACCEPT else events.DECLINED, seat, subject=incident.card)
        skipped = 0 if option.verb == ACCEPT else damage.mode_of(inn, incident).spans[self.amount]
        inn.agenda.append(CarryOut(incident=self.incident, amount=self.amount + 1 + skipped))


class IfStillIn(Step):
    """What follows happens only for a player who is still in the game."""

    def run(self, inn: Inn) -> None:
        """Skip it for a player who is out."""
        incident = inn.incidents[self.incident]
        skipped = 0 if inn.is_in(incident.seat) else damage.mode_of(inn, incident).spans[self.amount]
        inn.agenda.append(CarryOut(incident=self.incident, amount=self.amount + 1 + skipped))


def apply(inn: Inn, number: int, counter: int, effect: Effect) -> None:
    """One effect of an incident."""
    incident = inn.incidents[number]
    op = effect.op
    if op <= fx.DRINK_FROM_DECK:
        _on_players(inn, number, counter, incident, effect)
    elif op <= fx.SPLIT_LOSS:
        _on_card(inn, incident, effect)
    elif op <= fx.SPLIT_DRINK:
        drinks.change(inn, incident, effect)
    elif op <= fx.GO_ON_WITH_ROUND:
        gambling.change(inn, number, incident, effect)
    elif op == fx.ORDER_DRINKS:
        for _ in range(effect.amount):
            inn.agenda.append(turn.OrderDrink(seat=incident.seat))
    elif op == fx.INN_PAYS or op == fx.DO_NOT_PAY:
        payments.spare(inn, incident, op == fx.INN_PAYS)
    elif op == fx.CONTEST:
        contests.start(inn, number, effect.amount)
    elif op == fx.DRINK_COPIES:
        drinks.drink_copies(inn, number, effect)


def _on_players(inn: Inn, number: int, counter: int, incident: Incident, effect: Effect) -> None:
    op = effect.op
    if op == fx.CHANGE_FORTITUDE and effect.amount < 0:
        if _is_first_loss(inn, incident, counter):
            damage.inflict(inn, number)
        return
    if op == fx.ANTE:
        inn.agenda.append(gambling.Ante(seat=incident.seat, incident=number, amount=effect.amount))
        return
    seats = damage.affected(inn, incident, effect)
    if op == fx.CHANGE_FORTITUDE:
        for seat in seats:
            damage.change_fortitude(inn, seat, effect.amount)
    elif op == fx.CHANGE_ALCOHOL:
        for seat in seats:
            damage.change_alcohol(inn, seat, effect.amount)
    elif op == fx.PAY:
        _pay(inn, number, incident, effect, seats)
    elif op == fx.TAKE:
        for seat in seats:
            payments.take(inn, seat, effect.extra, effect.amount)
    elif op == fx.DRAW:
        for seat in seats:
            decks.draw(inn, seat, effect.amount)
    elif op == fx.DISCARD:
        for seat in reversed(seats):
            inn.agenda.append(DiscardTo(seat=seat, incident=number, amount=effect.amount))
    elif op == fx.LEAVE_ROUND:
        for seat in seats:
            gambling.leave(inn, seat)
    elif op == fx.DRINK_FROM_PILE:
        for seat in reversed(seats):
            drinks.drink_from_pile(inn, seat)
    else:
        drinks.drink_from_deck(inn, seats, max(1, effect.amount), incident.kind == inc.EVENT)


def _is_first_loss(inn: Inn, incident: Incident, counter: int) -> bool:
    """A card's losses are one loss: all of it falls when its first effect that costs Fortitude is carried out."""
    code = damage.mode_of(inn, incident).code
    for earlier in range(counter):
        if code[earlier].op == fx.CHANGE_FORTITUDE and code[earlier].amount < 0:
            return False
    return True


def _pay(inn: Inn, number: int, incident: Incident, effect: Effect, seats: list[int]) -> None:
    receiver = effect.extra
    if receiver == fx.TO_YOU:
        receiver = incident.seat
    elif receiver == fx.TO_THAT:
        receiver = incident.other
        if incident.is_ignored_by(receiver):
            return
    for seat in reversed(seats):
        payments.demand(inn, seat, receiver, effect.amount, number, 0)


def _on_card(inn: Inn, incident: Incident, effect: Effect) -> None:
    """What a response does to the card, Drink or Event it answers."""
    answered = inn.edit(incident.about)
    seat = incident.seat
    op = effect.op
    if op == fx.NEGATE:
        answered.flags |= inc.NEGATED
        inn.tell(events.NEGATED, seat, answered.seat, answered.card)
        return
    if op == fx.IGNORE:
        answered.ignored |= 1 << seat
        answered.eased |= 1 << seat
        answered.change(inc.IGNORED_BY, seat, 0)
        inn.tell(events.IGNORED, seat, answered.seat, answered.card)
    elif op == fx.REDUCE_LOSS:
        answered.eased |= 1 << seat
        answered.change(inc.REDUCE, seat, effect.amount)
        inn.tell(events.LOSS_REDUCED, seat, answered.seat, answered.card, effect.amount)
    elif op == fx.REDIRECT_LOSS:
        target = incident.targets[effect.slot]
        answered.change(inc.REDIRECT, seat, target)
        inn.tell(events.LOSS_REDIRECTED, seat, target, answered.card)
    else:
        answered.change(inc.HALVE_LOSS, seat, answered.seat)
        answered.locked |= 1 << seat
        inn.tell(events.LOSS_SPLIT, seat, answered.seat, answered.card)


class DiscardTo(Step):
    """Discard cards from hand because an effect says so: nothing of their text happens (R3.1.8)."""

    def run(self, inn: Inn) -> None:
        """Ask which; with no choice to make, do it."""
        hand = inn.hands[self.seat]
        number = min(self.amount, len(hand))
        if number == len(hand):
            decks.discard(inn, self.seat, hand[:])
        else:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_TO, hand[:], number, number))

    def picked(self, inn: Inn, seat: int, mask: int) -> None:
        """Discard them."""
        hand = inn.hands[seat]
        decks.discard(inn, seat, [hand[position] for position in range(len(hand)) if (mask >> position) & 1])

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """No card may be played while cards are being discarded."""
        return reasons.DISCARDING_NOW


from taproom.inn.rules import contests, drinks, gambling, losing, turn  # noqa: E402
