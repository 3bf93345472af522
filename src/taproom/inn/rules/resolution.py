"""Carrying out a card's effects, one after the other (R2.3.2): the interpreter of the card language."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ACCEPT, ASK_DISCARD_TO, ASK_MAY, PASS
from taproom.inn.cards import PlayMode, is_loss
from taproom.inn.characters import effects as component_effects
from taproom.inn.characters import standing, tracks
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.rules import damage, decks, mats, payments, plays, reasons
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
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
            if effect.inner:
                counter = _enter(inn, number, counter, mode)
                if counter < 0:
                    return
                continue
            height = len(agenda)
            apply(inn, number, counter, effect)
            counter += 1
            if len(agenda) > height:
                agenda.insert(height, CarryOut(incident=number, amount=counter))
                return
        finish(inn, number)


def _enter(inn: Inn, number: int, counter: int, mode: PlayMode) -> int:
    """Effects with others inside: where to go on, or -1 if a step on the agenda will say."""
    effect = mode.code[counter]
    behind = counter + 1 + mode.spans[counter]
    if effect.op == fx.MAY:
        inn.agenda.append(AskMay(incident=number, amount=counter))
        return -1
    if effect.op == fx.IF_STILL_IN:
        inn.then(losing.CHECK_LOSSES, IfStillIn(incident=number, amount=counter))
        return -1
    if effect.op == fx.CHOOSE:
        inn.then(choices.Choosing(incident=number, amount=counter), CarryOut(incident=number, amount=behind))
        return -1
    if effect.op == fx.IF_TRACK:
        return counter + 1 if tracks.holds(inn, inn.incidents[number].seat, effect) else behind
    if effect.op == fx.IF_NOT_PAID:
        return behind if inn.incidents[number].has(inc.PAID) else counter + 1
    return behind


def finish(inn: Inn, number: int) -> None:
    """All effects have happened: hit-backs, then the card is put away."""
    incident = inn.incidents[number]
    if incident.kind == inc.EVENT:
        inn.agenda.append(drinks.PutAwayEvent(incident=number))
        return
    if incident.kind == inc.COMPONENT:
        inn.finish(number)
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
    elif op == fx.DRINK_STRONGER:
        dares.start(inn, number)
    elif fx.MOVE_TRACK <= op <= fx.CALL_OFF:
        component_effects.apply(inn, incident, effect)
    else:
        _on_the_course_of_play(inn, incident, effect)


def _on_the_course_of_play(inn: Inn, incident: Incident, effect: Effect) -> None:
    op = effect.op
    seat = incident.seat
    if op == fx.CHANGE_NUMBER:
        inn.agenda.append(choices.ChangeNumber(seat=seat, incident=incident.about, amount=effect.amount))
    elif op == fx.PLAY_ANOTHER:
        inn.agenda.append(replacing.PlayAnother(incident=incident.about))
    elif op == fx.REVEAL_NEXT:
        replacing.reveal_next(inn, incident.about)
    elif op == fx.END_TURN:
        turn.end(inn, seat)
    elif op == fx.BE_AWAY:
        turn.go_away(inn, seat)
    elif op == fx.MORE_ACTIONS:
        if inn.turn == seat:
            inn.actions_left += effect.amount
            inn.tell(events.MORE_ACTIONS, seat, amount=effect.amount)
    elif op == fx.ORDER_TO_LEFT:
        drinks.order_to_left(inn, incident, effect)


def _on_players(inn: Inn, number: int, counter: int, incident: Incident, effect: Effect) -> None:
    op = effect.op
    if op == fx.CHANGE_FORTITUDE and is_loss(effect):
        # A card's losses are one loss: all of it falls when the first effect that costs Fortitude is carried out.
        if damage.mode_of(inn, incident).first_loss == counter:
            damage.inflict(inn, number)
    elif op == fx.ANTE:
        inn.agenda.append(gambling.Ante(seat=incident.seat, incident=number, amount=effect.amount))
    else:
        to_seats(inn, number, incident, effect, damage.affected(inn, incident, effect))


def to_seats(inn: Inn, number: int, incident: Incident, effect: Effect, seats: list[int]) -> None:
    """What an effect does to each of these seats."""
    op = effect.op
    if op == fx.CHANGE_FORTITUDE:
        for seat in seats:
            mats.change_fortitude(inn, seat, damage.amount_of(inn, incident, effect), mats.cause_of(incident))
    elif op == fx.CHANGE_ALCOHOL:
        _change_alcohol(inn, incident, effect, seats)
    elif op == fx.PAY:
        _pay(inn, number, incident, effect, seats)
    elif op == fx.TAKE:
        for seat in seats:
            if payments.take(inn, seat, effect.extra, effect.amount) and inn.table.has_components:
                standing.gold_came(inn, seat, -1, number)
    elif op == fx.DRAW:
        for seat in seats:
            decks.draw(inn, seat, effect.amount)
    elif op == fx.DISCARD:
        for seat in reversed(seats):
            inn.agenda.append(DiscardTo(seat=seat, incident=number, amount=effect.amount))
    elif op == fx.LEAVE_ROUND:
        for seat in seats:
            gambling.leave(inn, seat)
        gambling.see_who_is_left(inn)
    elif op == fx.DRINK_FROM_PILE:
        for seat in reversed(seats):
            if inn.pile(seat) or effect.extra != fx.IF_THERE_IS_ONE:
                drinks.drink_from_pile(inn, seat, mats.cause_of(incident))
    else:
        drinks.drink_from_deck(inn, seats, max(1, effect.amount), incident.kind == inc.EVENT, mats.cause_of(incident))


def _change_alcohol(inn: Inn, incident: Incident, effect: Effect, seats: list[int]) -> None:
    amount = damage.amount_of(inn, incident, effect)
    cause = mats.cause_of(incident)
    for seat in seats:
        if inn.table.has_components and _is_first_gain(inn, incident, effect, seat):
            mats.change_alcohol(inn, seat, standing.alcohol_gained(inn, seat, amount, False), cause)
        else:
            mats.change_alcohol(inn, seat, amount, cause)


def _is_first_gain(inn: Inn, incident: Incident, effect: Effect, seat: int) -> bool:
    """What is in force changes a card as a whole, once (R24.1.3)."""
    for earlier in damage.mode_of(inn, incident).code:
        if earlier is effect:
            return True
        if earlier.op == fx.CHANGE_ALCOHOL and earlier.amount > 0 and damage.covers(inn, incident, earlier, seat):
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
    seat = incident.seat
    op = effect.op
    # A lock may have come into being since the card was played, by a track for instance (R21.1.3); and a card that also
    # hits back may answer one that cannot be Ignored (R5.4.8).
    locked = damage.locks_of(inn, inn.incidents[incident.about])
    if (op == fx.NEGATE and locked & fx.NEGATED) or (op == fx.IGNORE and locked & fx.IGNORED):
        return
    answered = inn.edit(incident.about)
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
        answered.change(inc.HALVE_LOSS, seat, damage.source_of(inn, answered))
        answered.locked |= 1 << seat
        inn.tell(events.LOSS_SPLIT, seat, answered.seat, answered.card)


class DiscardTo(Step):
    """Discard cards from hand because an effect says so: nothing of their text happens (R3.1.8)."""

    def run(self, inn: Inn) -> None:
        """Ask which; with no choice to make, do it."""
        hand = inn.hand_texts(self.seat)
        number = min(self.amount, len(hand))
        if number == len(hand):
            decks.discard(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_TO, hand, number, number))

    def picked(self, inn: Inn, seat: int, mask: int) -> None:
        """Discard them."""
        decks.discard(inn, seat, mask)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """No card may be played while cards are being discarded."""
        return reasons.DISCARDING_NOW


from taproom.inn.rules import choices, contests, dares, drinks, gambling, losing, replacing, turn  # noqa: E402
