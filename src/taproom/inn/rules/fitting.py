"""Whether what is being answered is what a card is for: a Drink, an Event, a payment, a loss (R3.1.1, R5.4, R5.7)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.rules import damage, drink_totals
from taproom.inn.rules.drink_totals import ALCOHOL
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_NAMING, Step


def to_champions(inn: Position, step: Step, seat: int, kind: int) -> int:
    """D30.2: while Champions are named, unless one's own team has one by what happened (R56.1.2), and once."""
    if kind != fx.TO_CHAMPIONS or step.window != AT_NAMING:
        return reasons.CONDITION_NOT_MET
    incident = inn.incidents[step.incident]
    if step.amount == 0 and inn.are_teammates(incident.seat, seat):
        return reasons.CHAMPION_IS_NAMED
    return reasons.CONDITION_NOT_MET if incident.has_result(inc.NAMED_BY, seat) else reasons.ALLOWED


def to_drink(inn: Position, seat: int, mode: PlayMode, incident: Incident) -> int:
    """A Drink that is still to be drunk."""
    if incident.kind == inc.EVENT:
        return reasons.EVENT_IS_NO_DRINK
    if incident.kind != inc.DRINK:
        return reasons.CONDITION_NOT_MET
    if incident.flags & (inc.DRUNK | inc.NEGATED | inc.DONE):
        return reasons.TOO_LATE
    whose = mode.when.whose
    if whose == fx.YOURS and not inn.are_teammates(incident.seat, seat):
        return reasons.NOT_YOUR_DRINK
    if whose == fx.ANOTHERS and inn.are_teammates(incident.other, seat):
        return reasons.YOUR_OWN_DRINK
    # An Ignored Drink does nothing any more, but its strength still decides a contest (R10.2.9).
    if incident.is_ignored_by(incident.seat) and (whose == fx.YOURS or not incident.has(inc.CONTESTED)):
        return reasons.ALREADY_IGNORED
    if mode.sets_alcohol and drink_totals.totals(inn, incident, incident.seat)[ALCOHOL] <= mode.sets_alcohol:
        return reasons.WEAK_ALREADY
    if mode.splits_drink:
        for card in incident.cards:
            if inn.card(card).shareable:
                return reasons.SHARED_DRINK_CANNOT_BE_SPLIT
    return reasons.ALLOWED


def to_event(inn: Position, mode: PlayMode, seat: int, incident: Incident) -> int:
    """An Event that has not begun."""
    if incident.kind != inc.EVENT:
        # A Drink an Event brought is being answered: the Event itself has started (R5.4.7).
        return reasons.EVENT_HAS_STARTED if incident.has(inc.FROM_EVENT) else reasons.NOT_AN_EVENT
    if incident.has(inc.STARTED):
        return reasons.EVENT_HAS_STARTED
    if mode.when.extra & fx.ONLY_DRINK_EVENTS and incident.types & fx.DRINK_EVENT == 0:
        return reasons.NO_DRINK_EVENT
    if mode.when.extra & fx.CALLS_FOR_CHAMPIONS and not inn.card(incident.card).modes[0].is_for_all:
        return reasons.CALLS_FOR_NO_CHAMPIONS
    if mode.when.whose == fx.ANOTHERS and inn.are_teammates(incident.seat, seat):
        return reasons.CONDITION_NOT_MET
    return reasons.ALREADY_IGNORED if incident.is_ignored_by(seat) else reasons.ALLOWED


def to_lost(inn: Position, seat: int, number: int, incident: Incident) -> int:
    """A loss of one's own, to somebody else."""
    if incident.acts():
        return reasons.TOO_EARLY_TO_HIT_BACK
    if incident.kind != inc.LOST or not inn.are_teammates(incident.seat, seat):
        return reasons.NOT_YOUR_LOSS
    if inn.are_teammates(incident.other, seat):
        return reasons.SOURCE_IS_YOU
    if (incident.eased >> seat) & 1:
        return reasons.LOSS_WAS_EASED
    if damage.own_locks(inn, inn.incidents[incident.about]) & fx.HIT_BACK:
        return reasons.LOCKED_CARD
    return reasons.ALLOWED


def to_token_loss(inn: Position, seat: int, mode: PlayMode, incident: Incident) -> int:
    """D28.4: a token of the seat's own has cost somebody Fortitude, and that is no hit-back."""
    if incident.kind != inc.LOST:
        return reasons.CONDITION_NOT_MET
    cause = inn.incidents[incident.about]
    place = inn.setup.component(seat, mode.when.extra)
    fits = cause.kind == inc.COMPONENT and cause.card < 0 and cause.amount == place
    return reasons.ALLOWED if fits else reasons.CONDITION_NOT_MET


def to_payment(inn: Position, seat: int, kind: int, incident: Incident) -> int:
    """Gold of one's own that is about to go."""
    if incident.kind != inc.PAYMENT:
        return reasons.CONDITION_NOT_MET
    if not inn.are_teammates(incident.seat, seat):
        return reasons.NOT_YOUR_PAYMENT
    if incident.flags & (inc.INN_PAYS | inc.WAIVED):
        return reasons.CONDITION_NOT_MET
    if kind == fx.TO_ANTE:
        fits = incident.has(inc.IS_ANTE) and (inn.in_round >> incident.seat) & 1 != 0
    elif kind == fx.TO_NEW_DECK:
        fits = incident.has(inc.IS_NEW_DECK)
    else:
        fits = not incident.has(inc.IS_ANTE) or (inn.in_round >> incident.seat) & 1 != 0
    return reasons.ALLOWED if fits else reasons.CONDITION_NOT_MET
