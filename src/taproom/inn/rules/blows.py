"""Losses of Fortitude as they fall, and what they set off (R5.6, D4.4).

A card in play that is hit is discarded, or its wage goes to the Inn (R29.2.2, D29.1 to D29.4).
"""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_WAGE, DISMISS, PAY_WAGE
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.word import ASKS_RESULTS
from taproom.inn.rules import damage, in_play, payments, responses, triggers
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def inflict(inn: Position, number: int, part: int = damage.WHOLE) -> None:
    """All losses of one card happen together, before anybody can hit back (D4.4); those of a later part likewise."""
    total = damage.losses(inn, number, part)
    incident = inn.edit(number)
    lost = 0
    cause = mats.cause_of(incident)
    back: list[int] = []
    if inn.setup.has_components:
        back = static_effects.bites(inn, incident, total, damage.source_of(inn, incident))
    for seat in inn.in_turn_order(inn.turn):
        if total[seat] > 0:
            moved = mats.change_fortitude(inn, seat, -total[seat], cause)
            if moved < 0:
                incident.lost |= 1 << seat
                lost -= moved
    if len(total) > len(inn.answers):
        demand_wages(inn, number, total)
    if lost and damage.mode_of(inn, incident).works & ASKS_RESULTS:
        incident.change(inc.LOST_SO_FAR, lost, 0)
    if inn.setup.has_components:
        _after_losses(inn, incident, back)


def _after_losses(inn: Position, incident: Incident, back: list[int]) -> None:
    """What a loss sets off: it bites back, or moves a marker of the player hit by a card from a hand."""
    for seat in inn.in_turn_order(inn.turn):
        if back[seat]:
            mats.change_fortitude(inn, seat, -back[seat], _bitten_by(inn, incident))
    if incident.kind == inc.CARD and not incident.has(inc.FROM_OPEN):
        for seat in inn.in_turn_order(inn.turn):
            if (incident.lost >> seat) & 1 and not inn.are_teammates(seat, incident.seat):
                triggers.happen(inn, seat, fx.ON_HURT)


def _bitten_by(inn: Position, incident: Incident) -> int:
    """The player who made the source of a loss lose as well: the first in turn order who was hit."""
    for seat in inn.in_turn_order(inn.turn):
        if (incident.lost >> seat) & 1:
            return seat
    return incident.seat


def demand_wages(inn: Position, number: int, losses: list[int]) -> None:
    """What an incident costs cards in play: for each owner one payment, for all of that owner's (D29.4)."""
    struck: dict[int, list[int]] = {}
    for target in in_play.targets(inn)[len(inn.answers) :]:
        if target < len(losses) and losses[target] > 0:
            struck.setdefault(in_play.seat_of(inn, target), []).append(target)
    for seat, targets in struck.items():
        inn.agenda.append(Due(seat=seat, incident=_demand(inn, seat, targets, number)))


def _demand(inn: Position, seat: int, targets: list[int], source: int) -> int:
    payment = payments.open_payment(inn, seat, fx.INN, 0, source, inc.IS_WAGE)
    demand = inn.edit(payment)
    demand.targets = tuple(targets)
    demand.amount = sum([inn.setup.faces[target - len(inn.answers)].wage for target in targets])
    return payment


class Due(Step):
    """The wages of all cards hit by one card are settled together."""

    def run(self, inn: Position) -> None:
        """First there is a moment for cards about losing Gold, each of which lowers every wage by 1 (R29.2.3)."""
        payment = inn.incidents[self.incident]
        if not inn.is_in(self.seat):
            inn.finish(self.incident)
        else:
            for target in payment.targets:
                inn.tell(events.STRUCK, self.seat, subject=in_play.text_of(inn, target))
            inn.agenda.append(SettleWages(seat=self.seat, incident=self.incident))
            responses.RespondTo(incident=self.incident).run(inn)


def wage_of(inn: Position, payment: Incident, target: int) -> int:
    """What a card costs now, lowered by what was played and by what holds."""
    face = inn.setup.faces[target - len(inn.answers)]
    less = payment.result(inc.LOWERED) + static_effects.most(inn, payment.seat, standing.INN_PAYS_FIRST)
    return max(0, face.wage - less)


class SettleWages(Step):
    """D29.2: one after the other, in the order the owner chooses."""

    def run(self, inn: Position) -> None:
        """Ask; a wage that cannot be paid in full is no choice (D29.1)."""
        payment = inn.incidents[self.incident]
        left = [target for target in payment.targets if in_play.zone_of(inn, target) >= 0]
        if not left:
            inn.finish(self.incident)
            return
        options: list[Option] = []
        for target in in_play.without_copies(inn, left):
            text = in_play.text_of(inn, target)
            wage = wage_of(inn, payment, target)
            if mats.gold_of(inn, self.seat) >= wage:
                options.append(Option(PAY_WAGE, text, wage, (target,), self.incident))
            options.append(Option(DISMISS, text, wage, (target,), self.incident))
        inn.ask_options(self, self.seat, ASK_WAGE, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Pay, which may take the last Gold, or let it go."""
        target = option.targets[0]
        if option.verb == PAY_WAGE:
            inn.tell(events.WAGE_PAID, self.seat, subject=option.subject, amount=option.mode)
            payments.transfer(inn, self.seat, fx.INN, option.mode)
        else:
            in_play.discard(inn, target - len(inn.answers), in_play.zone_of(inn, target))
        payment = inn.edit(self.incident)
        payment.targets = tuple([other for other in payment.targets if other != target])
        inn.agenda.append(self)
