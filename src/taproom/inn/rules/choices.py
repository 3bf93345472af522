"""Choices a text leaves to somebody until it is carried out (D5.1)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ALTERNATIVE, ASK_ALTERNATIVE
from taproom.inn.effects.program import Effect, is_loss
from taproom.inn.effects.word import BRINGS_DRINKS, ON_PLAYERS
from taproom.inn.rules import blows, damage
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


class Choosing(Step):
    """Each player concerned chooses, in turn order; then all of it happens. `amount` is the place in the code."""

    def run(self, inn: Position) -> None:
        """Ask the next who has not chosen."""
        incident = inn.incidents[self.incident]
        choice = damage.mode_of(inn, incident).code[self.amount]
        seats = damage.affected(inn, incident, choice)
        for seat in seats:
            if damage.chosen_by(incident, seat, self.amount) == damage.UNDECIDED:
                options = [
                    Option(ALTERNATIVE, incident.card, n, (), self.incident) for n in self._ways(inn, seat, choice)
                ]
                inn.ask_options(self, seat, ASK_ALTERNATIVE, options)
                return
        self._carry_out(inn, choice, seats)

    def _ways(self, inn: Position, seat: int, choice: Effect) -> list[int]:
        """Which a seat may choose: of an Event only what can be carried out in full, or else the last (D40.4)."""
        ways = list(range(len(choice.inner)))
        if inn.incidents[self.incident].kind != inc.EVENT:
            return ways
        able = [
            way for way in ways if all([e.word.possible(inn, self.incident, e, seat) for e in choice.inner[way].inner])
        ]
        return able or ways[-1:]

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Remember it and go on to the next."""
        inn.edit(self.incident).change(inc.CHOSE, seat, self.amount * inc.CHOICES + option.mode)
        inn.tell(events.CHOSE, seat, subject=option.subject, amount=option.mode)
        inn.agenda.append(self)

    def _carry_out(self, inn: Position, choice: Effect, seats: list[int]) -> None:
        """What was chosen happens to who chose it; all losses together (D4.4), and all Drinks after all else."""
        number = self.incident
        hurts = False
        chosen = [damage.chosen_by(inn.incidents[number], seat, self.amount) for seat in seats]
        for way, alternative in enumerate(choice.inner):
            self._pour(inn, alternative, [seat for place, seat in enumerate(seats) if chosen[place] == way])
        for place in range(len(seats) - 1, -1, -1):
            seat = seats[place]
            for effect in choice.inner[chosen[place]].inner:
                if is_loss(effect):
                    hurts = True
                elif not _pours(effect):
                    effect.word.apply_to(inn, number, effect, [seat])
        if hurts:
            blows.inflict(inn, number)

    def _pour(self, inn: Position, alternative: Effect, seats: list[int]) -> None:
        """Those who have chosen to drink reveal, answer and drink together (R42.1.7)."""
        for effect in alternative.inner:
            if seats and _pours(effect):
                effect.word.apply_to(inn, self.incident, effect, seats)


def _pours(effect: Effect) -> bool:
    return effect.word.works & (BRINGS_DRINKS | ON_PLAYERS) == BRINGS_DRINKS | ON_PLAYERS
