"""A position as the kernel sees it: cloned, viewed from a seat, resampled, written down and read back."""

import hashlib
import json
from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.asking import PLAY, SELL
from taproom.inn.cards import FOR_SALE
from taproom.inn.language import effects as fx
from taproom.inn.rules import damage, in_play, legality, reasons, snapshots, turn
from taproom.inn.rules.board import PlayedBoard
from taproom.inn.rules.steps import AT_EDGE, AT_LAST_CHANCE, AT_MOVE, NO_WINDOW, NOBODY, ON_INCIDENT, Step
from taproom.inn.rules.views import InnView
from taproom.inn.state import UNANSWERED, UNKNOWN
from taproom.table.decisions import Decision
from taproom.table.dice import Chance, Dice
from taproom.table.state import IDLE, QUESTION, RESPONSE, Occasion
from taproom.table.verdicts import Refusal
from taproom.table.zones import sees

_OCCASIONS: Final = {
    inc.CARD: "card",
    inc.DRINK: "drink",
    inc.EVENT: "event",
    inc.PAYMENT: "payment",
    inc.LOST: "loss",
    inc.WON: "round",
}


class Position(PlayedBoard):
    """The Inn with everything the kernel asks of a state."""

    def clone(self) -> "Position":
        """An independent copy that nobody listens to."""
        copy = Position(self.table, self.chance.clone(), False)
        self.copy_into(copy)
        return copy

    def view(self, seat: int) -> InnView:
        """What this seat may know."""
        return InnView(self, seat)

    def begin(self, first: int) -> None:
        """Start the first turn."""
        self.turn = first
        self.agenda.append(turn.Turn(seat=first))
        self.advance()

    def verdicts(self, seat: int) -> list[Refusal | None]:
        """For every card in the seat's hand: None if it can be played now, else why not."""
        return [self.verdict(seat, text) for text in self.hand_texts(seat)]

    def verdict(self, seat: int, card: int) -> Refusal | None:
        """Why the seat cannot play this card now; None if it can."""
        reason = reasons.NOT_OPEN if self.table.cards[card].price else reasons.NOT_IN_HAND
        if self.zone_of(seat, card) >= 0:
            reason = self.why_not(seat, card, self.decision(seat))
        return None if reason == reasons.ALLOWED else reasons.refusal(reason, card)

    def why_not(self, seat: int, card: int, decision: Decision | None) -> int:
        """The reason why the seat, asked this, cannot play a card that it holds; ALLOWED if it can."""
        if decision is not None:
            for option in decision.options:
                if option.subject == card and option.verb == PLAY:
                    return reasons.ALLOWED
        closest = reasons.NO_MOMENT
        for mode in self.table.cards[card].modes:
            reason = legality.may_play_now(self, seat, mode)
            if reason == reasons.ALLOWED:
                reason = reasons.NO_TARGET if mode.picks else reasons.NO_MOMENT
            closest = legality.more_telling(closest, reason)
        return closest

    def throws(self) -> int:
        """Verifiable dice are counted."""
        dice = self.chance
        return dice.drawn if isinstance(dice, Dice) else 0

    # ---- standing still among people ----

    def moment(self) -> int:
        """Anytime Cards need no occasion: only where others could be played do people wait for answers."""
        step = self.asker
        if step is None or step.window == NO_WINDOW:
            return QUESTION
        if step.window == ON_INCIDENT and self.attentive:
            return RESPONSE if self.called else IDLE
        return IDLE if step.window in (AT_EDGE, AT_MOVE) else RESPONSE

    def occasion(self) -> Occasion | None:
        """The incident in question: a card is caused by its player, a loss by its source."""
        step = self.asker
        if step is None or step.incident < 0 or step.window == NO_WINDOW:
            return Occasion("loser", NOBODY, [step.seat]) if step and step.window == AT_LAST_CHANCE else None
        incident = self.incidents[step.incident]
        kind = _OCCASIONS.get(incident.kind, "other")
        if incident.kind == inc.CARD:
            seats = [seat for seat in range(len(self.answers)) if damage.touches(self, step.incident, seat)]
            picked = [in_play.seat_of(self, target) for target in incident.targets]
            return Occasion(kind, incident.seat, [*seats, *[seat for seat in picked if seat not in seats]])
        cause = incident.other if incident.kind == inc.LOST else incident.seat
        return Occasion(kind, cause if incident.kind in (inc.LOST, inc.WON) else NOBODY, [incident.seat])

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
            return [seat for seat in range(len(self.answers)) if self.answers[seat] != UNANSWERED]
        if step.window == AT_LAST_CHANCE:
            return [s for s in self.asked_seats if self.are_teammates(s, step.seat) or self.holds(s) & FOR_SALE]
        return self.called or [seat for seat in self.asked_seats if self.has_playable(seat)] or self.asked_seats[:1]

    def is_called_on(self, seat: int) -> bool:
        """Anytime Cards need no occasion, and hardly anybody Negates an own card; at the end all counts (R6.2.2)."""
        step = self.asker
        decision = self.decision(seat)
        if step is None or decision is None or step.window != ON_INCIDENT:
            return True
        incident = self.incidents[step.incident]
        is_own = incident.kind == inc.CARD and incident.seat == seat and not incident.changes
        for option in decision.options:
            if option.verb == SELL:
                return True
            if option.verb == PLAY:
                mode = self.table.cards[option.subject].modes[option.mode]
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

    def resample(self, seat: int, chance: Chance) -> "Position":
        """Deal all cards this seat cannot know anew; answers others have sealed are handed back."""
        other = self.clone()
        other.chance = chance.clone()
        other.zones.resample(seat, chance)
        for owner in range(len(other.held)):
            if not sees(self.table.team_masks[owner], seat):
                other.held[owner] = UNKNOWN
        other.forget_others_answers(seat)
        return other

    def forget_others_answers(self, seat: int) -> None:
        """What the others can do must be worked out anew: `resume` does that."""
        mine = seat >= 0 and self.decision(seat) is not None
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
        """SHA-256 of the position written down; whether people watch it makes no difference."""
        position = self.dump()
        del position["attentive"]
        return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()
