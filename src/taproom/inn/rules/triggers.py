"""What happens by itself: at the start or end of a turn, after a loss, because a card has come into force (R2.1.3)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.rules import resolution, responses
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.components import STANDING
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step


def begin(inn: Position, seat: int, place: int, card: int, mode: int) -> Step:
    """The step that carries out such a text: a mode of a card in force, or a component's own (combined_cards.BELOW)."""
    incident = Incident(inc.COMPONENT, seat, seat, card, mode, -1)
    incident.amount = place
    incident.flags = inc.REWRITTEN
    return resolution.CarryOut(incident=inn.add_incident(incident))


def begin_part(inn: Position, seat: int, other: int, card: int, mode: int, place: int) -> Step:
    """The step that carries out a part of a card later than the rest: what is at this place of its code."""
    incident = Incident(inc.COMPONENT, seat, other, card, mode, -1)
    incident.amount = -1 - place
    incident.flags = inc.REWRITTEN
    return resolution.CarryOut(incident=inn.add_incident(incident))


def happen(inn: Position, seat: int, kind: int, value: int = 0) -> None:
    """Something has happened to the seat: put on the agenda what its cards in force and its components make of it."""
    setup = inn.setup
    if (setup.happenings[seat] >> kind) & 1 == 0:
        return
    steps: list[Step] = []
    for place in setup.owned[seat]:
        component = setup.components[place]
        if component.kind == STANDING:
            card = setup.faces[static_effects.in_force(inn, place)].number
            modes = setup.cards[card].modes
            for number in range(len(modes)):
                if _fits(inn, seat, modes[number], kind, value):
                    steps.append(begin(inn, seat, place, card, number))
        for number in range(len(component.triggers)):
            if _fits(inn, seat, component.triggers[number], kind, value):
                steps.append(begin(inn, seat, place, -1, number))
    if steps:
        inn.then(*steps)


def changes_of_force(inn: Position, seat: int, place: int, old: int, new: int) -> None:
    """One card has given way to another: what the old one says of that, then what the new one says."""
    steps: list[Step] = []
    for card, kind in ((old, fx.ON_LEAVING_FORCE), (new, fx.ON_TAKING_FORCE)):
        if card < 0:
            continue
        modes = inn.setup.cards[card].modes
        for number in range(len(modes)):
            if _fits(inn, seat, modes[number], kind, 0):
                steps.append(begin(inn, seat, place, card, number))
    inn.then(*steps)


def _fits(inn: Position, seat: int, mode: PlayMode, kind: int, value: int) -> bool:
    when = mode.when
    if when.kind != kind:
        return False
    if kind == fx.ON_STRONG_DRINK:
        return value >= when.extra
    if kind in (fx.ON_TAKING_FORCE, fx.ON_LEAVING_FORCE) and when.extra == fx.IN_YOUR_TURN:
        return inn.on_turn(seat)
    return True


def turn_ends(inn: Position, ending: int) -> None:
    """What the components of others make of the end of a turn: of those too who are out (R28.1.7)."""
    steps: list[Step] = []
    for place in range(len(inn.setup.components)):
        owner = inn.setup.owners[place]
        if owner != ending and (inn.setup.happenings[owner] >> fx.ON_OTHERS_TURN_END) & 1:
            for number, mode in enumerate(inn.setup.components[place].triggers):
                if mode.when.kind == fx.ON_OTHERS_TURN_END:
                    steps.append(Bite(seat=owner, incident=number, amount=place, other=ending))
    inn.then(*steps)


class Bite(Step):
    """A component of `seat` does something to `other`: trigger number `incident` of component number `amount`.

    It counts as a card of its types, so it can be answered; what it costs is gone before that (R28.1.4).
    """

    def run(self, inn: Position) -> None:
        """Unless it cannot be paid for, or that player is gone."""
        mode = inn.setup.components[self.amount].triggers[self.incident]
        bite = Incident(inc.COMPONENT, self.seat, self.other, -1, self.incident, -1)
        bite.amount = self.amount
        bite.types = mode.types
        bite.flags = inc.REWRITTEN
        if not inn.is_in(self.other) or (mode.cost is not None and not mode.cost.word.holds(inn, bite, mode.cost)):
            return
        number = inn.add_incident(bite)
        inn.tell(events.BITTEN, self.other, self.seat, cards=(self.amount - inn.setup.firsts[self.seat],))
        inn.agenda.append(resolution.CarryOut(incident=number))
        if bite.types:
            inn.agenda.append(responses.RespondTo(incident=number))
        if mode.cost is not None:
            mode.cost.word.pay(inn, number, mode.cost)
