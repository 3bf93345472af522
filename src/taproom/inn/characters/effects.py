"""Effects on components (language.effects.MOVE_TRACK to CALL_OFF)."""

from taproom.inn.characters import opening, standing, tracks
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.state import Inn


def apply(inn: Inn, incident: Incident, effect: Effect) -> None:
    """One of them, on the components of whoever played the card or has the text before them."""
    seat = incident.seat
    op = effect.op
    if op == fx.MOVE_TRACK:
        tracks.move(inn, seat, effect)
        return
    place = _place(inn, incident, effect)
    if place < 0:
        return
    if op == fx.SET_TRACK:
        tracks.put(inn, seat, place, effect.amount)
    elif op == fx.NEXT_STANDING:
        standing.next_into_force(inn, place)
    elif op == fx.SET_STANDING:
        if effect.amount < 0:
            inn.agenda.append(standing.ChooseStanding(seat=seat, amount=place))
        else:
            standing.come_into_force(inn, place, inn.table.components[place].faces[effect.amount])
    elif op == fx.OPEN_CARDS:
        opening.open_cards(inn, seat, place, effect.amount)


def _place(inn: Inn, incident: Incident, effect: Effect) -> int:
    """The component it is about; the text of a component, or of a card in force, may mean its own."""
    if effect.extra == fx.THIS_DECK:
        return incident.amount
    return inn.table.component(incident.seat, effect.extra)
