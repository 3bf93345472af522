"""What happens by itself: at the start or end of a turn, after a loss, because a card has come into force (R2.1.3)."""

from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.characters.components import STANDING
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules.steps import RESTING, Step
from taproom.inn.state import Inn


def begin(inn: Inn, seat: int, place: int, card: int, mode: int) -> Step:
    """The step that carries out such a text: a mode of a card in force, or a component's own (mode -1: `below`)."""
    incident = Incident(inc.COMPONENT, seat, seat, card, mode, -1)
    incident.amount = place
    incident.flags = inc.REWRITTEN
    return resolution.CarryOut(incident=inn.add_incident(incident))


def happen(inn: Inn, seat: int, kind: int, value: int = 0) -> None:
    """Something has happened to the seat: put on the agenda what its cards in force and its components make of it."""
    steps: list[Step] = []
    table = inn.table
    for place in range(table.firsts[seat], len(table.owners)):
        if table.owners[place] != seat:
            break
        component = table.components[place]
        if component.kind == STANDING:
            card = table.faces[standing.in_force(inn, place)].number
            modes = table.cards[card].modes
            for number in range(len(modes)):
                if _fits(inn, seat, modes[number], kind, value):
                    steps.append(begin(inn, seat, place, card, number))
        for number in range(len(component.triggers)):
            if _fits(inn, seat, component.triggers[number], kind, value):
                steps.append(begin(inn, seat, place, -1, number))
    inn.then(*steps)


def changes_of_force(inn: Inn, seat: int, place: int, old: int, new: int) -> None:
    """One card has given way to another: what the old one says of that, then what the new one says."""
    steps: list[Step] = []
    for card, kind in ((old, fx.ON_LEAVING_FORCE), (new, fx.ON_TAKING_FORCE)):
        if card < 0:
            continue
        modes = inn.table.cards[card].modes
        for number in range(len(modes)):
            if _fits(inn, seat, modes[number], kind, 0):
                steps.append(begin(inn, seat, place, card, number))
    inn.then(*steps)


def _fits(inn: Inn, seat: int, mode: PlayMode, kind: int, value: int) -> bool:
    when = mode.when
    if when.kind != kind:
        return False
    if kind == fx.ON_STRONG_DRINK:
        return value >= when.extra
    if kind in (fx.ON_TAKING_FORCE, fx.ON_LEAVING_FORCE) and when.extra == fx.IN_YOUR_TURN:
        return inn.turn == seat
    return True


class StartOfTurn(Step):
    """R2.1.3: before Discard and Draw."""

    def manner(self) -> int:
        """The turn has only begun."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """For a player who is still there."""
        if inn.is_in(self.seat) and not inn.turn_ended:
            inn.agenda.append(losing.CHECK_LOSSES)
            happen(inn, self.seat, fx.ON_TURN_START)


class EndOfTurn(Step):
    """R2.1.4, D2.5: after the Drink phase, however the turn came to its end."""

    def manner(self) -> int:
        """The phases are over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """For a player who is still there (D2.6)."""
        if inn.is_in(self.seat):
            inn.agenda.append(losing.CHECK_LOSSES)
            happen(inn, self.seat, fx.ON_TURN_END)


from taproom.inn.characters import standing  # noqa: E402
from taproom.inn.rules import losing, resolution  # noqa: E402
