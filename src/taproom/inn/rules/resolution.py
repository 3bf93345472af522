"""Carrying out a card's effects, one after the other (R2.3.2)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ACCEPT, ASK_MAY, ASK_TARGETS, PASS, TARGETS
from taproom.inn.effects.conditions import OTHERWISE
from taproom.inn.effects.program import FURTHER_ONES, is_loss, walk
from taproom.inn.effects.word import AFTERWARDS, CONDITION, LATER, OFFERS, REVEALS
from taproom.inn.rules import damage, ways_to_play
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, Step
from taproom.kernel.decisions import Option


class CarryOut(Step):
    """R4.1.3: nobody responds any more, so the card does what it says, from its effect number `amount` on.

    An effect that needs more steps is finished before the next begins.
    """

    def run(self, inn: Position) -> None:
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
        if counter == 0 and mode.picks_late and not negated:
            place = _late_pick(inn, number, mode)
            if place >= 0:
                inn.then(PickLate(incident=number, amount=place), self)
                return
        while counter < len(mode.code):
            effect = mode.code[counter]
            if negated and not mode.fallback[counter]:
                counter += 1
                continue
            if effect.only is not None and effect.only.word.works & AFTERWARDS and inn.postpone(number, counter):
                counter += 1
                continue
            if effect.slot >= len(mode.picks) and effect.slot >= len(inn.incidents[number].targets):
                inn.then(PickLate(incident=number, amount=counter), CarryOut(incident=number, amount=counter))
                return
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
        if mode.works & REVEALS:
            inn.put_revealed_away(number)
        inn.conclude(number)


def _late_pick(inn: Position, number: int, mode: PlayMode) -> int:
    """Where in the code a player is still to be picked because of a track as it now stands (D33.3); -1 for nowhere.

    It is done before anything happens, because all losses of a card are one loss (D4.4).
    """
    place = 0
    while place < len(mode.code):
        effect = mode.code[place]
        behind = place + 1 + mode.spans[place]
        if effect.slot >= len(inn.incidents[number].targets):
            return place
        if effect.word.works & (OFFERS | LATER):
            place = behind
        elif effect.word.works & CONDITION:
            place = effect.word.enter(inn, number, place, behind, effect)
        else:
            place += 1
    return -1


class PickLate(Step):
    """A player is picked for the effect at `amount` of the code only now: the exception to R3.2.1."""

    def run(self, inn: Position) -> None:
        """Ask whom; if nobody can be, nothing happens to anybody."""
        incident = inn.incidents[self.incident]
        effect = damage.mode_of(inn, incident).code[self.amount]
        able = ways_to_play.candidates(inn, incident.seat, effect.who, incident.about, is_loss(effect))
        if effect.who in FURTHER_ONES:
            able = [seat for seat in able if seat not in incident.targets]
        options = [Option(TARGETS, incident.card, 0, (seat,), self.incident) for seat in able]
        if options:
            inn.ask_options(self, incident.seat, ASK_TARGETS, options)
        else:
            self._pick(inn, NOBODY)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """For everybody to see."""
        self._pick(inn, option.targets[0])
        inn.tell(events.TARGETED, seat, subject=option.subject, cards=option.targets)

    def _pick(self, inn: Position, seat: int) -> None:
        """Who would have been picked in a part that was passed over is nobody."""
        incident = inn.edit(self.incident)
        passed_over = damage.mode_of(inn, incident).code[self.amount].slot - len(incident.targets)
        incident.targets = (*incident.targets, *[NOBODY] * passed_over, seat)


class AskMay(Step):
    """An effect its player may decline."""

    def run(self, inn: Position) -> None:
        """Ask the player who played or revealed it."""
        seat = inn.incidents[self.incident].seat
        options = [Option(PASS, -1, 0, (), -1)]
        if not has_otherwise(inn, self) or self._is_possible(inn):
            options.append(Option(ACCEPT, -1, 0, (), self.incident))
        inn.ask_options(self, seat, ASK_MAY, options)

    def _is_possible(self, inn: Position) -> bool:
        """Whether what is offered first could be done in full to those it is on; else it comes to nothing (R30.2.3)."""
        incident = inn.incidents[self.incident]
        first = damage.mode_of(inn, incident).code[self.amount + 1]
        seats = damage.affected(inn, incident, first)
        return bool(seats) and all([first.word.possible(inn, self.incident, first, seat) for seat in seats])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Do what is inside, or go on behind it."""
        incident = inn.incidents[self.incident]
        inn.tell(events.ACCEPTED if option.verb == ACCEPT else events.DECLINED, seat, subject=incident.card)
        mode = damage.mode_of(inn, incident)
        skipped = 0 if option.verb == ACCEPT else mode.spans[self.amount]
        if skipped and has_otherwise(inn, self):
            skipped -= len(walk(mode.code[self.amount].inner[-1].inner))
        inn.agenda.append(CarryOut(incident=self.incident, amount=self.amount + 1 + skipped))


def has_otherwise(inn: Position, offer: Step) -> bool:
    """Whether the text of an offer goes on with what happens if it is not taken."""
    inner = damage.mode_of(inn, inn.incidents[offer.incident]).code[offer.amount].inner
    return inner[-1].word is OTHERWISE


class IfStillIn(Step):
    """What follows happens only for a player who is still in the game."""

    def run(self, inn: Position) -> None:
        """Skip it for a player who is out."""
        incident = inn.incidents[self.incident]
        skipped = 0 if inn.is_in(incident.seat) else damage.mode_of(inn, incident).spans[self.amount]
        inn.agenda.append(CarryOut(incident=self.incident, amount=self.amount + 1 + skipped))
