"""Choices a text leaves to somebody until it is carried out (D5.1): alternatives, and which number to change."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ALTERNATIVE, ASK_ALTERNATIVE, ASK_NUMBER, NUMBER
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language.effects import Effect, is_loss
from taproom.inn.rules import reasons
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option

_UNDECIDED = -1


def chosen_by(incident: Incident, seat: int, place: int) -> int:
    """The number of the alternative a seat has chosen at this place of the code; -1 if it has not chosen."""
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.CHOSE and changes[start + 1] == seat and changes[start + 2] // inc.CHOICES == place:
            return changes[start + 2] % inc.CHOICES
    return _UNDECIDED


class Choosing(Step):
    """Each player concerned chooses, in turn order; then all of it happens. `amount` is the place in the code."""

    def run(self, inn: Inn) -> None:
        """Ask the next who has not chosen."""
        incident = inn.incidents[self.incident]
        choice = damage.mode_of(inn, incident).code[self.amount]
        seats = damage.affected(inn, incident, choice)
        for seat in seats:
            if chosen_by(incident, seat, self.amount) == _UNDECIDED:
                options = [
                    Option(ALTERNATIVE, incident.card, n, (), self.incident) for n in self._ways(inn, seat, choice)
                ]
                inn.ask_options(self, seat, ASK_ALTERNATIVE, options)
                return
        self._carry_out(inn, choice, seats)

    def _ways(self, inn: Inn, seat: int, choice: Effect) -> list[int]:
        """Which a seat may choose: of an Event only what can be carried out in full, or else the last (D40.4)."""
        ways = list(range(len(choice.inner)))
        if inn.incidents[self.incident].kind != inc.EVENT:
            return ways
        able = [
            way for way in ways if all([e.word.possible(inn, self.incident, e, seat) for e in choice.inner[way].inner])
        ]
        return able or ways[-1:]

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """Remember it and go on to the next."""
        inn.edit(self.incident).change(inc.CHOSE, seat, self.amount * inc.CHOICES + option.mode)
        inn.tell(events.CHOSE, seat, subject=option.subject, amount=option.mode)
        inn.agenda.append(self)

    def _carry_out(self, inn: Inn, choice: Effect, seats: list[int]) -> None:
        """What was chosen happens to who chose it; all losses together (D4.4)."""
        number = self.incident
        hurts = False
        for seat in reversed(seats):
            alternative = choice.inner[chosen_by(inn.incidents[number], seat, self.amount)]
            for effect in alternative.inner:
                if is_loss(effect):
                    hurts = True
                else:
                    effect.word.apply_to(inn, number, effect, [seat])
        if hurts:
            damage.inflict(inn, number)


def add_losses(inn: Inn, incident: Incident, choice: Effect, losses: list[int]) -> None:
    """The losses of what was chosen; whoever has not chosen yet may still lose the most there is (D5.1)."""
    code = damage.mode_of(inn, incident).code
    place = 0
    while code[place] is not choice:
        place += 1
    for seat in range(len(inn.answers)):
        if not inn.is_in(seat) or not damage.covers(inn, incident, choice, seat):
            continue
        chosen = chosen_by(incident, seat, place)
        worst = 0
        for number in range(len(choice.inner)):
            if chosen in (_UNDECIDED, number):
                lost = -sum([damage.amount_of(inn, incident, e) for e in choice.inner[number].inner if is_loss(e)])
                worst = max(worst, lost)
        losses[seat] += worst


class ChangeNumber(Step):
    """One number of the incident grows by `amount`; the seat says which (R3.2.3)."""

    def run(self, inn: Inn) -> None:
        """Ask; a card without numbers stays as it is."""
        incident = inn.incidents[self.incident]
        own = inn.table.cards[incident.card].modes[incident.mode]
        options = [Option(NUMBER, incident.card, place, (), self.incident) for place in own.numbers]
        if options and not incident.has(inc.CALLED_OFF):
            inn.ask_options(self, self.seat, ASK_NUMBER, options)

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """From now on the card has another text."""
        incident = inn.edit(self.incident)
        incident.change(inc.NUMBER, option.mode, self.amount)
        incident.flags |= inc.REWRITTEN
        inn.tell(events.NUMBER_CHANGED, seat, subject=incident.card, amount=self.amount)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """Not while further cards may join it (R22.1.3)."""
        for step in inn.agenda:
            if isinstance(step, joining.Join) and step.incident == self.incident:
                return reasons.JOINING_NOW
        return reasons.NO_MOMENT


from taproom.inn.characters import joining  # noqa: E402
from taproom.inn.rules import damage  # noqa: E402
