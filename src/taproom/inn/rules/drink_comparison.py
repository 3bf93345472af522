"""Two Drinks revealed and compared (R10.3): one for the revealer of the Event, copies of the other for the rest."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ASK_WHICH_DRINK, TAKE_DRINK
from taproom.inn.effects.word import GIVES_WEAKER
from taproom.inn.rules import damage, drink_totals, drinks, responses
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def start(inn: Position, event: int) -> None:
    """R10.3.1: both are revealed with their Chasers before it is settled who drinks which."""
    seat = inn.incidents[event].seat
    flags = inc.OWNS_CARDS | inc.FROM_EVENT
    first = drinks.pour(inn, seat, -1, flags)
    second = drinks.pour(inn, seat, first, flags)
    inn.then(
        drinks.Reveal(incident=first, amount=drinks.FROM_DECK),
        drinks.Reveal(incident=second, amount=drinks.FROM_DECK),
        Compare(seat=seat, incident=event, other=first),
        responses.RespondTo(incident=first),
        drinks.TakeDrinks(incident=first),
    )


class Compare(Step):
    """R10.3.1 to R10.3.3: strength is measured as for the revealer, who drinks the stronger (D10.3)."""

    def run(self, inn: Position) -> None:
        """Of two equal ones the revealer chooses, unless the Event was Ignored and the choice means nothing."""
        found = responses.drinks_of_group(inn, self.other)
        if len(found) < 2:
            return
        strengths = [drink_totals.totals(inn, inn.incidents[n], self.seat)[drink_totals.ALCOHOL] for n in found]
        if strengths[0] != strengths[1] or inn.incidents[self.incident].is_ignored_by(self.seat):
            self._hand_out(inn, found, 1 if strengths[1] > strengths[0] else 0)
            return
        options = [Option(TAKE_DRINK, inn.incidents[n].cards[0], 0, (), n) for n in found]
        inn.ask_options(self, self.seat, ASK_WHICH_DRINK, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """R10.3.2."""
        found = responses.drinks_of_group(inn, self.other)
        self._hand_out(inn, found, found.index(option.about))

    def _hand_out(self, inn: Position, found: list[int], mine: int) -> None:
        """Everybody else gets an independent copy of the other one; who Ignored the Event drinks nothing."""
        event = inn.incidents[self.incident]
        if event.is_ignored_by(self.seat):
            inn.edit(found[mine]).ignored |= 1 << self.seat
        weaker = inn.edit(found[1 - mine])
        others = _others(inn, self.incident)
        if not others:
            weaker.ignored |= 1 << self.seat
            return
        weaker.seat = others[0]
        weaker.other = others[0]
        for seat in others[1:]:
            copy = weaker.copy()
            copy.seat = seat
            copy.other = seat
            copy.flags &= ~inc.OWNS_CARDS
            inn.incidents.append(copy)


def _others(inn: Position, event: int) -> list[int]:
    """Whom the Event gives a copy of the weaker Drink."""
    for effect in damage.mode_of(inn, inn.incidents[event]).code:
        if effect.word.works & GIVES_WEAKER:
            return damage.affected(inn, inn.incidents[event], effect)
    return []
