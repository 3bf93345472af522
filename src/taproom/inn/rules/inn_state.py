"""A position as the kernel sees it: cloned, viewed from a seat, resampled, written down and read back."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import CUTS_IN, PASS, PLAY, POTION, SELL
from taproom.inn.effects import program as fx
from taproom.inn.rules import buying, damage, in_play, legality, tokens, turn
from taproom.inn.rules.carrying_out import PlayedBoard
from taproom.inn.state import reasons, snapshots
from taproom.inn.state.cards import FOR_SALE
from taproom.inn.state.fields import UNANSWERED, UNKNOWN
from taproom.inn.state.steps import AT_EDGE, AT_LAST_CHANCE, AT_MOVE, AT_NAMING, NO_WINDOW, NOBODY, ON_INCIDENT, Step
from taproom.inn.state.views import InnView
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Chance, Dice
from taproom.kernel.layout import sees
from taproom.kernel.state import IDLE, QUESTION, RESPONSE, Occasion
from taproom.kernel.verdicts import Refusal

_OCCASIONS: Final = {
    inc.CARD: "card",
    inc.ACTIVATION: "card",
    inc.DRINK: "drink",
    inc.EVENT: "event",
    inc.PAYMENT: "payment",
    inc.LOST: "loss",
    inc.WON: "round",
}


class InnState(PlayedBoard):
    """The Inn with everything the kernel asks of a state."""

    def clone(self) -> "InnState":
        """An independent copy that nobody listens to."""
        copy = InnState(self.setup, self.chance.clone(), False)
        self.copy_into(copy)
        return copy

    def teams(self) -> list[int]:
        """As the table was laid."""
        return self.setup.teams

    def view(self, seat: int) -> InnView:
        """What this seat may know."""
        return InnView(self, seat)

    def begin(self, first: int) -> None:
        """Start the first turn."""
        self.turn = self.setup.members[first][0]
        self.agenda.append(turn.Turn(seat=self.turn))
        buying.open_hands(self)
        self.advance()

    def verdicts(self, seat: int) -> list[Refusal | None]:
        """For every card in the seat's hand: None if it can be played now, else why not."""
        return [self.verdict(seat, text) for text in self.hand_texts(seat)]

    def verdict(self, seat: int, card: int) -> Refusal | None:
        """Why the seat cannot play this card now; None if it can."""
        reason = reasons.NOT_OPEN if self.setup.cards[card].price else reasons.NOT_IN_HAND
        if self.zone_of(seat, card) >= 0:
            reason = self.why_not(seat, card, self.decision(seat))
        elif self.has_plotted(seat, card):
            reason = self.why_not(seat, card, self.decision(seat), True)
        return None if reason == reasons.ALLOWED else reasons.refusal(reason, card)

    def verdict_on_plotted(self, seat: int, card: int) -> Refusal | None:
        """Why the seat cannot play this card from where it is plotted (R33.1.3); None if it can."""
        reason = reasons.NOT_PLOTTED
        if self.has_plotted(seat, card):
            reason = self.why_not(seat, card, self.decision(seat), True)
        return None if reason == reasons.ALLOWED else reasons.refusal(reason, card)

    def why_not(self, seat: int, card: int, decision: Decision | None, plotted: bool = False) -> int:
        """The reason why the seat, asked this, cannot play a card that it holds; ALLOWED if it can.

        One that is `plotted` is played from there, any other from hand or from where it lies open (R33.1.3).
        """
        face = self.setup.cards[card]
        if decision is not None:
            for option in decision.options:
                if option.subject == card and option.verb == PLAY and face.modes[option.mode].is_scheme == plotted:
                    return reasons.ALLOWED
        if plotted and not face.from_plotted:
            return reasons.NO_SCHEME
        closest = reasons.NO_MOMENT
        for number in face.from_plotted if plotted else face.from_hand:
            mode = face.modes[number]
            reason = legality.may_play_now(self, seat, mode)
            if reason == reasons.ALLOWED:
                reason = reasons.NO_TARGET if mode.picks else reasons.NO_MOMENT
            closest = legality.more_telling(closest, reason)
        return closest

    def handle(self, option: Option) -> int:
        """A Potion Token is asked for like an Anytime Card (R52.1.1)."""
        return tokens.number_of(self, option.mode) if option.verb == POTION else option.subject

    def throws(self) -> int:
        """Verifiable dice are counted."""
        dice = self.chance
        return dice.drawn if isinstance(dice, Dice) else 0

    def throw_with(self, chance: Chance) -> None:
        """Shuffles and tosses are the only chance there is."""
        self.chance = chance

    # ---- standing still among people ----

    def moment(self) -> int:
        """Anytime Cards need no occasion: only where others could be played do people wait for answers."""
        step = self.asker
        if step is None or step.is_question():
            return QUESTION
        if step.window in (ON_INCIDENT, AT_NAMING) and self.attentive:
            return RESPONSE if self.called else IDLE
        return IDLE if step.window in (AT_EDGE, AT_MOVE) else RESPONSE

    def occasion(self) -> Occasion | None:
        """The incident in question: a card is caused by its player, a loss by its source."""
        step = self.asker
        if step is None or step.incident < 0 or step.is_question():
            if step is None or step.window != AT_LAST_CHANCE:
                return None
            return Occasion("loser", NOBODY, self._teams_of([step.seat]))
        incident = self.incidents[step.incident]
        kind = _OCCASIONS.get(incident.kind, "other")
        if incident.acts():
            seats = [seat for seat in range(len(self.answers)) if damage.touches(self, step.incident, seat)]
            picked = [in_play.seat_of(self, target) for target in incident.targets]
            return Occasion(kind, incident.seat, self._teams_of([*seats, *[s for s in picked if s not in seats]]))
        cause = incident.other if incident.kind == inc.LOST else incident.seat
        concerned = self._teams_of([incident.seat])
        return Occasion(kind, cause if incident.kind in (inc.LOST, inc.WON) else NOBODY, concerned)

    def _teams_of(self, seats: list[int]) -> list[int]:
        """These seats and their teammates: what touches one of a team touches all of it (R51.1.1)."""
        if not self.setup.has_mates:
            return seats
        return [mate for seat in dict.fromkeys(seats) if seat >= 0 for mate in self.setup.members[seat]]

    def attend(self) -> None:
        """Stand still before every window, and before a question that has one answer."""
        self.attentive = True
        if self.asker is not None:
            self.called = self.asker.called_on(self)

    def ask(self, step: Step, decision: Decision) -> None:
        """Where people watch, the only answer waits as if there were others; as an answer given it is no decision."""
        if self.attentive and not decision.is_pick() and len(decision.options) == 1:
            self._stand(step)
            self.offers[decision.seat] = decision
            self.answers[decision.seat] = 0
        else:
            super().ask(step, decision)

    def stand_before(self, window: Step) -> None:
        """Nobody is asked yet, but it can be seen who could play what."""
        self._stand(window)
        self.asked_seats = self.in_turn_order(self.turn)
        self.called = window.called_on(self)

    def _stand(self, step: Step) -> None:
        self.asker = step
        self.waiting = NOBODY
        self._forget_offers()

    def _forget_offers(self) -> None:
        self.worked_out = 0
        for seat in range(len(self.offers)):
            self.offers[seat] = None
            self.answers[seat] = UNANSWERED

    def standing(self) -> list[int]:
        """Who could answer the incident; if nobody, or there is none, everybody with cards to play.

        Before somebody is out only the loser and who sells; at a question only who is asked.
        """
        step = self.asker
        if not self.attentive or step is None or self.waiting != NOBODY or self.finished:
            return []
        if step.window == NO_WINDOW:
            given = [seat for seat in range(len(self.answers)) if self.answers[seat] != UNANSWERED]
            return step.in_question(self) or given if given else []
        if step.window == AT_LAST_CHANCE:
            return [s for s in self.asked_seats if self.are_teammates(s, step.seat) or self.holds(s) & FOR_SALE]
        return self.called or [seat for seat in self.asked_seats if self.has_playable(seat)] or self.asked_seats[:1]

    def in_question(self) -> list[int]:
        """Of a team's question everybody it is for, so that nobody is seen to hold nothing for it."""
        step = self.asker
        if step is None or step.window != NO_WINDOW:
            return []
        return step.in_question(self) or (self.asked() if self.setup.has_mates else [])

    def is_called_on(self, seat: int) -> bool:
        """Anytime Cards need no occasion, and few Negate a card of their own; at the end all counts (R6.2.2)."""
        step = self.asker
        decision = self.decision(seat)
        if step is None or decision is None or step.window == AT_LAST_CHANCE:
            return True
        if all([option.verb == PASS or option.verb in CUTS_IN for option in decision.options]):
            return step.window == NO_WINDOW
        if step.window != ON_INCIDENT and step.window != AT_NAMING:
            return True
        incident = self.incidents[step.incident]
        is_own = incident.kind == inc.CARD and self.are_teammates(incident.seat, seat) and not incident.changes
        for option in decision.options:
            if option.verb == SELL:
                return True
            if option.verb == PLAY:
                mode = self.setup.cards[option.subject].modes[option.mode]
                if mode.when.kind != fx.FREELY and not (is_own and mode.negates):
                    return True
        return False

    def go_on(self) -> None:
        """Open the window, or take the only answer."""
        seats = self.standing()
        step = self.asker
        if not seats or step is None:
            return
        only = self.offers[seats[0]] if step.window == NO_WINDOW else None
        self.asker = None
        self._forget_offers()
        if only is not None:
            step.answered(self, only.seat, only.options[0])
        else:
            step.open(self)
        self.advance()

    def resample(self, seat: int, chance: Chance) -> "InnState":
        """Redeal all cards this seat cannot know; answers that others have sealed are handed back."""
        other = self.clone()
        other.chance = chance.clone()
        other.zones.resample(seat, chance)
        for owner in range(len(other.held)):
            if not sees(self.setup.team_masks[owner], seat):
                other.held[owner] = UNKNOWN
        other.forget_others_answers(seat)
        return other

    def forget_others_answers(self, seat: int) -> None:
        """What the others can do must be worked out again: `resume` does that."""
        mine = seat >= 0 and self.decision(seat) is not None
        asker = self.asker
        if mine and self.setup.has_mates and asker is not None and asker.window == NO_WINDOW:
            return  # A question of the team: what teammates are asked is known, and nothing is sealed (D50.2).
        for other in range(len(self.answers)):
            if other != seat:
                self.offers[other] = None
                self.answers[other] = UNANSWERED
        self.worked_out = 1 << seat if mine else 0
        if self.asker is not None and self.asker.window != NO_WINDOW:
            self.asked_seats = self.asker.able(self)
        self.waiting = seat if mine else NOBODY

    def resume(self) -> None:
        """Go on from a resampled position in which somebody else is to decide."""
        step = self.asker
        if step is None or self.waiting != NOBODY or self.finished:
            return
        if step.window == NO_WINDOW:
            self.asker = None
            self.agenda.append(step)
        else:
            step.settle(self)
        self.advance()

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return snapshots.dump(self)

    def fingerprint(self) -> str:
        """The same for two positions exactly if they are the same."""
        return snapshots.fingerprint(self)
