"""Champions (R56): one member of each team stands for all of it."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_CHAMPION, CHAMPION
from taproom.inn.effects import program as fx
from taproom.inn.rules.responses import FIRST, Window, may_be_able
from taproom.inn.state.cards import FOR_SALE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_NAMING, Step
from taproom.kernel.decisions import Option, choose_one_of

FREELY: Final = 1
"""As the `amount` of the step: nobody is Champion by what they have done (R56.1.3)."""


def name_for_event(inn: Position, number: int) -> None:
    """An Event was revealed: if it would affect all players, Champions are named before it can be answered (D40.3)."""
    event = inn.incidents[number]
    card = inn.card(event.card)
    if card.modes and card.modes[0].is_for_all:
        free = FREELY if card.types & fx.EVENT else 0
        inn.agenda.append(NameChampions(incident=number, amount=free))
    else:
        inn.edit(number).champions = 1 << event.seat


class BeforeChampions(Window):
    """Nobody is named yet, and a card may say who stands for a team (D30.2); `amount` as in the naming itself."""

    window = AT_NAMING

    def able(self, inn: Position) -> list[int]:
        """The seats with such a card, or an Anytime Card."""
        return inn.able(FIRST | 1 << fx.TO_CHAMPIONS, 0, 0)

    def called_on(self, inn: Position) -> list[int]:
        """Who could have one, judging by public information, or something for sale."""
        return may_be_able(inn, FOR_SALE | 1 << fx.TO_CHAMPIONS, 0, 0)

    def subjects(self, inn: Position) -> list[int]:
        """What Champions are wanted for."""
        return [self.incident]

    def is_past(self, inn: Position) -> bool:
        """Nothing calls for Champions any more."""
        return inn.incidents[self.incident].has(inc.NEGATED)


_ASKED: Final = 1
"""As the `other` of the naming: cards for this moment have had their chance."""


class NameChampions(Step):
    """R56.1.1, R56.1.4: every team in turn order names its Champion, anew for each incident.

    Who revealed the Event, plays the card or starts the Round is Champion of their own team (R56.1.2).
    """

    def run(self, inn: Position) -> None:
        """Ask the next team that has a choice."""
        incident = inn.incidents[self.incident]
        if incident.flags & inc.NEGATED:
            return
        if self.other != _ASKED and (inn.setup.moments >> fx.TO_CHAMPIONS) & 1:
            inn.agenda.append(NameChampions(incident=self.incident, amount=self.amount, other=_ASKED))
            BeforeChampions(incident=self.incident, amount=self.amount).run(inn)
            return
        for seat in inn.in_turn_order(inn.turn):
            members = inn.setup.members[seat]
            able = [member for member in members if not _stands_for_others(incident, member)]
            if not able or _has_taken_another(incident, members):
                continue
            if any([(incident.champions >> member) & 1 for member in able]):
                continue
            if self.amount != FREELY and incident.seat in able:
                self._name(inn, incident.seat)
            elif len(able) == 1:
                self._name(inn, able[0])
            else:
                options = [Option(CHAMPION, incident.card, 0, (member,), self.incident) for member in able]
                inn.ask_team(self, [choose_one_of(member, ASK_CHAMPION, options, 0) for member in members])
                return
            incident = inn.incidents[self.incident]

    def _name(self, inn: Position, seat: int) -> None:
        inn.edit(self.incident).champions |= 1 << seat
        inn.tell(events.CHAMPION, seat, subject=inn.incidents[self.incident].card)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """The first of the team to say so counts (D50.2); one who is away may be named too (R59.1.2)."""
        self._name(inn, option.targets[0])
        inn.agenda.append(self)


def take_another(inn: Position, answer: Incident, target: int) -> None:
    """D30.2: the target stands for the team of the card's player, which has no Champion of its own."""
    incident = inn.edit(answer.about)
    incident.champions |= 1 << target
    incident.change(inc.NAMED_BY, answer.seat, target)
    inn.tell(events.CHAMPION, target, answer.seat, subject=incident.card)


def _has_taken_another(incident: Incident, members: list[int]) -> bool:
    return any([incident.has_result(inc.NAMED_BY, member) for member in members])


def _stands_for_others(incident: Incident, seat: int) -> bool:
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.NAMED_BY and changes[start + 2] == seat:
            return True
    return False


def left_of(inn: Position, seat: int, concerned: int) -> int:
    """The next player to the left; in teams no teammate (R55.1.1), and of those concerned if any other is (R56.1.5)."""
    others = [other for other in inn.setup.rounds[seat][1:] if inn.is_in(other) and not inn.are_teammates(other, seat)]
    if inn.setup.has_mates:
        others = [other for other in others if (concerned >> other) & 1] or others
    return others[0] if others else seat
