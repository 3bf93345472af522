"""Carrying out a card's effects, one after the other (R2.3.2)."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ACCEPT, ASK_MAY, PASS
from taproom.inn.rules import damage
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option


class CarryOut(Step):
    """R4.1.3: nobody responds any more, so the card does what it says, from its effect number `amount` on.

    An effect that needs more steps is finished before the next begins.
    """

    def run(self, inn: Inn) -> None:
        """Go through the program until an effect has put steps on the agenda.

        A Negated card does nothing (R5.3.1) but for what it says of just that case.
        """
        number = self.incident
        mode = damage.mode_of(inn, inn.incidents[number])
        negated = inn.incidents[number].has(inc.NEGATED)
        if negated and not mode.fallback:
            inn.put_away(number)
            return
        agenda = inn.agenda
        counter = self.amount
        while counter < len(mode.code):
            effect = mode.code[counter]
            if negated and not mode.fallback[counter]:
                counter += 1
                continue
            if effect.inner:
                counter = effect.word.enter(inn, number, counter, counter + 1 + mode.spans[counter], effect)
                if counter < 0:
                    return
                continue
            height = len(agenda)
            effect.word.apply(inn, number, counter, effect)
            counter += 1
            if len(agenda) > height:
                agenda.insert(height, CarryOut(incident=number, amount=counter))
                return
        inn.conclude(number)


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
