"""The Drinking Contest (R10.2)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.rules import drink_totals, drinks, losing, payments, responses
from taproom.inn.state import mats, teams
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, Step

_MOST_TIES: Final = 30
"""With hardly a Drink left in the deck and its discards, the same few cards tie for ever."""


def start(inn: Position, event: int, stake: int) -> None:
    """Everybody takes part but those for whom the Event is Ignored (R10.2.14)."""
    incident = inn.edit(event)
    contenders = 0
    for seat in inn.in_turn_order(inn.turn):
        if ((incident.ignored | inn.away) >> seat) & 1 == 0:
            contenders |= 1 << seat
    if inn.setup.has_mates:
        contenders &= incident.champions
    incident.targets = (contenders, stake)
    inn.grace += 1
    inn.agenda.append(ContestRound(incident=event, amount=contenders) if contenders else EndContest(incident=event))


class ContestRound(Step):
    """R10.2.1 to R10.2.4: all reveal, all may respond, all drink; `amount` is who takes part."""

    def manner(self) -> int:
        """They drink from the Drink Deck."""
        return BLIND

    def run(self, inn: Position) -> None:
        """One after the other, the active player first."""
        flags = inc.OWNS_CARDS | inc.FROM_EVENT | inc.CONTESTED
        group = -1
        reveals: list[Step] = []
        for seat in inn.in_turn_order(inn.turn):
            if (self.amount >> seat) & 1:
                number = drinks.pour(inn, seat, group, flags)
                group = number if group < 0 else group
                reveals.append(drinks.Reveal(incident=number, amount=drinks.FOR_CONTEST))
        inn.then(
            *reveals,
            responses.RespondTo(incident=group),
            drinks.TakeDrinks(incident=group),
            FallAsleep(),
            Judge(incident=self.incident, amount=self.amount, other=group),
        )


class FallAsleep(Step):
    """D10.2: after each common drinking who passes out has a last chance; the Gold is divided later (R10.2.8)."""

    def run(self, inn: Position) -> None:
        """Give each new one a last chance and look again; `amount` is who has had one."""
        failing = 0
        fresh: list[int] = []
        for seat in inn.in_turn_order(inn.turn):
            if mats.passes_out(inn, seat):
                failing |= 1 << seat
                if (self.amount >> seat) & 1 == 0:
                    fresh.append(seat)
        if not failing:
            return
        if fresh:
            inn.agenda.append(FallAsleep(amount=self.amount | failing))
            losing.offer_last_chances(inn, teams.first_of_each(inn, fresh))
            return
        for seat in inn.in_turn_order(inn.turn):
            if (failing >> seat) & 1:
                inn.tell(events.PASSED_OUT, seat)
        inn.asleep |= failing
        losing.put_out(inn, failing)


class Judge(Step):
    """R10.2.4 to R10.2.6: the highest Alcohol wins; those tied for it who are awake go on."""

    def run(self, inn: Position) -> None:
        """Compare what was revealed."""
        best = -1
        tied: list[int] = []
        for number in range(self.other, len(inn.incidents)):
            drink = inn.incidents[number]
            if drink.group != self.other or not drink.has(inc.OWNS_CARDS) or drink.has(inc.REPLACED):
                continue
            score = drink_totals.strength(inn, drink)
            if score > best:
                best = score
                tied = []
            if score == best:
                tied.append(drink.other)
        self._forget(inn)
        awake = [seat for seat in tied if inn.is_in(seat)]
        if len(tied) == 1:
            self._won_by(inn, tied[0])
        elif len(awake) == 1:
            self._won_by(inn, awake[0])
        elif not awake or self._is_endless(inn):
            inn.tell(events.CONTEST_NO_WINNER)
            inn.agenda.append(EndContest(incident=self.incident))
        else:
            again = 0
            for seat in awake:
                again |= 1 << seat
            inn.tell(events.CONTEST_TIED, amount=again)
            inn.agenda.append(ContestRound(incident=self.incident, amount=again))

    def _is_endless(self, inn: Position) -> bool:
        """Whether the tie has been repeated so often that the bar must be dry (D8.2): then nobody can pull ahead."""
        event = inn.edit(self.incident)
        event.amount += 1
        return event.amount >= _MOST_TIES

    def _forget(self, inn: Position) -> None:
        for number in range(self.other, len(inn.incidents)):
            if inn.incidents[number].group == self.other:
                inn.leave_done(number)

    def _won_by(self, inn: Position, winner: int) -> None:
        """Everybody who took part pays, those who passed out included (R10.2.7, R10.2.8)."""
        contenders, stake = inn.incidents[self.incident].targets
        inn.tell(events.CONTEST_WON, winner)
        inn.agenda.append(EndContest(incident=self.incident))
        for seat in reversed(inn.setup.orders[inn.turn]):
            if (contenders >> seat) & 1 and not inn.are_teammates(seat, winner):
                payments.demand(inn, seat, winner, stake, self.incident, 0)


class EndContest(Step):
    """D10.2: after the payments those who passed out divide their Gold; only then is lack of Gold judged."""

    def run(self, inn: Position) -> None:
        """The contest is over."""
        inn.grace -= 1
        losing.divide_gold(inn, inn.asleep)
        inn.asleep = 0
        inn.edit(self.incident).targets = ()
