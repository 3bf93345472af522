"""A card is played, and put away when it has done what it does (R2.3.2)."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.characters import happenings, joining, standing
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import damage, drinks, gambling, losing, resolution, responses
from taproom.inn.rules.plays import that_player
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option


def play(inn: Inn, seat: int, option: Option, on_its_own: bool) -> None:
    """Put the card on the table: everybody may respond, then it resolves (R2.3.2, R4.1.6)."""
    card = inn.card(option.subject)
    mode = card.modes[option.mode]
    incident = Incident(inc.CARD, seat, that_player(inn, option.about), option.subject, option.mode, option.about)
    incident.types = mode.types
    incident.targets = option.targets
    if inn.table.has_components:
        _lay_down(inn, seat, incident)
    else:
        inn.move_text(option.subject, inn.table.places.hands[seat], inn.table.places.played)
    number = inn.add_incident(incident)
    inn.tell(events.PLAYED, seat, incident.other, option.subject, option.mode, option.targets)
    if on_its_own:
        inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(resolution.CarryOut(incident=number))
    if mode.cost is not None:
        inn.agenda.append(Open(seat=seat, incident=number))
        mode.cost.word.pay(inn, number, mode.cost)
    else:
        _open(inn, seat, number)


def _open(inn: Inn, seat: int, number: int) -> None:
    """The card lies there, paid for: now others may come in."""
    if inn.table.has_components:
        _let_components_work(inn, seat, number)
    else:
        responses.RespondTo(incident=number).run(inn)


class Open(Step):
    """A card's cost has been paid."""

    def run(self, inn: Inn) -> None:
        """Let it be answered."""
        _open(inn, self.seat, self.incident)


def _lay_down(inn: Inn, seat: int, incident: Incident) -> None:
    """The card comes from hand, or from what lies open before the seat (R23.1.4)."""
    places = inn.table.places
    zone = inn.zone_of(seat, incident.card)
    inn.move_text(incident.card, zone, places.played)
    if zone == places.open[seat]:
        incident.flags |= inc.FROM_OPEN
    incident.types = standing.types_played(inn, seat, incident.types)


def _let_components_work(inn: Inn, seat: int, number: int) -> None:
    """Nobody may respond before all that joins the card lies there (R22.1.3)."""
    inn.agenda.append(responses.RespondTo(incident=number))
    place = joining.component_for(inn, seat, inn.incidents[number].card)
    if place >= 0:
        inn.agenda.append(joining.Join(seat=seat, incident=number, amount=1, other=place))
    happenings.happen(inn, seat, fx.BEFORE_YOUR_CARD)


class Finish(Step):
    """The card has done what it does."""

    def run(self, inn: Inn) -> None:
        """Put it away."""
        put_away(inn, self.incident)


def put_away(inn: Inn, number: int) -> None:
    """The card goes to its owner's discard pile; a Negated Gambling or Cheating Card counts as a pass (R7.8.2)."""
    incident = inn.incidents[number]
    if incident.flags & (inc.REWRITTEN | inc.FROM_OPEN):
        joining.put_away(inn, incident)
    else:
        card = inn.zones.find(inn.table.places.played, incident.card, incident.seat)
        inn.move(card, inn.table.places.played, inn.table.places.discards[incident.seat])
    inn.finish(number)
    if inn.gambling:
        lost = incident.has(inc.CALLED_OFF) or (incident.has(inc.NEGATED) and not incident.has(inc.REPLACED))
        if lost and incident.types & (fx.GAMBLING | fx.CHEATING):
            inn.passed |= 1 << incident.seat
        gambling.see_that_moves_go_on(inn)


class HitBacks(Step):
    """R5.7.1, D4.4: after the losses, each who lost may hit back, in turn order from the active player."""

    def run(self, inn: Inn) -> None:
        """Open a window for each loss."""
        incident = inn.incidents[self.incident]
        source = damage.source_of(inn, incident)
        hurt = [seat for seat in inn.in_turn_order(inn.turn) if (incident.lost >> seat) & 1 and seat != incident.seat]
        for seat in reversed(hurt):
            loss = Incident(inc.LOST, seat, source, incident.card, incident.mode, self.incident)
            loss.eased = incident.eased
            inn.agenda.append(responses.RespondTo(incident=inn.add_incident(loss)))


def conclude(inn: Inn, number: int) -> None:
    """All effects have happened: hit-backs, then the card is put away."""
    incident = inn.incidents[number]
    if incident.kind == inc.EVENT:
        inn.agenda.append(drinks.PutAwayEvent(incident=number))
        return
    if incident.kind == inc.COMPONENT:
        inn.finish(number)
        return
    if incident.lost:
        inn.then(HitBacks(incident=number), Finish(incident=number))
    else:
        put_away(inn, number)
