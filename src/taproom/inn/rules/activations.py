"""Activating a card in play (R29.1.3): something its player does that counts as an Action Card in part (D29.5)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ACTIVATE
from taproom.inn.effects import program as fx
from taproom.inn.rules import champions, in_play, losing, resolution, responses, ways_to_play
from taproom.inn.state.position import Position
from taproom.kernel.decisions import Option


def add_options(inn: Position, seat: int, options: list[Option]) -> None:
    """One for each card that is ready and each way to pick its targets."""
    for card in in_play.ready(inn, seat):
        face = inn.setup.faces[card]
        mode = face.modes[face.activation]
        plays: list[Option] = []
        ways_to_play.add_options(inn, seat, face.number, face.activation, mode, -1, plays)
        options.extend([Option(ACTIVATE, one.subject, one.mode, one.targets, -1) for one in plays])


def activate(inn: Position, seat: int, option: Option) -> None:
    """Everybody may respond, then it happens; it costs nothing (R29.1.5)."""
    card = in_play.ready_one(inn, seat, option.subject)
    mode = inn.setup.cards[option.subject].modes[option.mode]
    incident = Incident(inc.ACTIVATION, seat, inn.turn, option.subject, option.mode, -1)
    incident.types = fx.ACTION
    incident.targets = option.targets
    incident.amount = len(inn.answers) + card
    in_play.use(inn, card)
    number = inn.add_incident(incident)
    inn.tell(events.ACTIVATED, seat, subject=option.subject, amount=option.mode, cards=option.targets)
    inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(resolution.CarryOut(incident=number))
    inn.agenda.append(responses.RespondTo(incident=number))
    if inn.setup.has_mates and mode.is_for_each:
        inn.agenda.append(champions.NameChampions(incident=number))
