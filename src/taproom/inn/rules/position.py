"""A position as the kernel sees it: cloned, viewed from a seat, resampled, written down and read back."""

import hashlib
import json
from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.cards import FOR_SALE
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import damage, legality, reasons, turn
from taproom.inn.rules.migrations import MIGRATIONS
from taproom.inn.rules.steps import AT_EDGE, AT_LAST_CHANCE, AT_MOVE, NO_WINDOW, NOBODY, ON_INCIDENT, Step
from taproom.inn.rules.views import InnView
from taproom.inn.state import PLAY, SELL, UNANSWERED, UNKNOWN, Inn
from taproom.inn.table import Table
from taproom.table.decisions import Decision
from taproom.table.dice import Chance, Dice
from taproom.table.state import IDLE, QUESTION, RESPONSE, Occasion
from taproom.table.verdicts import Malformed, Refusal

_OCCASIONS: Final = {
    inc.CARD: "card",
    inc.DRINK: "drink",
    inc.EVENT: "event",
    inc.PAYMENT: "payment",
    inc.LOST: "loss",
    inc.WON: "round",
}


class Position(Inn):
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
        return [self.verdict(seat, card) for card in self.hands[seat]]

    def verdict(self, seat: int, card: int) -> Refusal | None:
        """Why the seat cannot play this card now; None if it can."""
        reason = reasons.NOT_IN_HAND
        if card in self.playable(seat):
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
            seats = [seat for seat in range(len(self.hands)) if damage.touches(self, step.incident, seat)]
            return Occasion(kind, incident.seat, [*seats, *[seat for seat in incident.targets if seat not in seats]])
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
        self.known = 0
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
        return self.called or [seat for seat in self.asked_seats if self.playable(seat)] or self.asked_seats[:1]

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
        for owner in range(len(other.hands)):
            if owner == seat:
                _deal_again([other.decks[owner]], chance)
            else:
                _deal_again([other.hands[owner], other.decks[owner]], chance)
                other.held[owner] = UNKNOWN
        _deal_again([*other.piles, other.drink_deck, other.bar], chance)
        for place in range(len(other.side)):
            if other.table.components[place].shuffled:
                _deal_again([other.side[place]], chance)
        other.forget_others_answers(seat)
        return other

    def forget_others_answers(self, seat: int) -> None:
        """What the others can do must be worked out anew: `resume` does that."""
        mine = seat >= 0 and self.decision(seat) is not None
        for other in range(len(self.hands)):
            if other != seat:
                self.offers[other] = None
                self.answers[other] = UNANSWERED
        self.known = 1 << seat if mine else 0
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
        dice = self.chance
        assert isinstance(dice, Dice), "only a game played with verifiable dice is written down"
        return {
            "version": MIGRATIONS.version,
            "setup": self.table.setup,
            "dice": [dice.key.hex(), dice.drawn],
            "numbers": self._numbers(),
            "answers": self.answers,
            "teams": [self.fortitude, self.alcohol, self.gold],
            "cards": [self.hands, self.decks, self.discards, self.piles],
            "drinks": [self.drink_deck, self.drink_discard, self.bar],
            "components": [self.side, self.side_discards, self.open, [self.marks]],
            "incidents": [incident.numbers() for incident in self.incidents],
            "agenda": [_step_numbers(step) for step in self.agenda],
            "asker": None if self.asker is None else _step_numbers(self.asker),
            "attentive": self.attentive,
        }

    def _numbers(self) -> list[int]:
        return [
            self.waiting,
            self.turn,
            self.turns_taken,
            self.phase,
            self.actions_left,
            int(self.turn_ended),
            self.out,
            self.asleep,
            self.inn_gold,
            self.pot,
            int(self.gambling),
            self.in_round,
            self.control,
            int(self.only_cheating),
            self.passed,
            self.mover,
            self.grace,
            int(self.finished),
            self.won,
            self.away,
            self.anted,
        ]

    def _set_numbers(self, numbers: list[int]) -> None:
        self.waiting = numbers[0]
        self.turn = numbers[1]
        self.turns_taken = numbers[2]
        self.phase = numbers[3]
        self.actions_left = numbers[4]
        self.turn_ended = numbers[5] != 0
        self.out = numbers[6]
        self.asleep = numbers[7]
        self.inn_gold = numbers[8]
        self.pot = numbers[9]
        self.gambling = numbers[10] != 0
        self.in_round = numbers[11]
        self.control = numbers[12]
        self.only_cheating = numbers[13] != 0
        self.passed = numbers[14]
        self.mover = numbers[15]
        self.grace = numbers[16]
        self.finished = numbers[17] != 0
        self.won = numbers[18]
        self.away = numbers[19]
        self.anted = numbers[20]

    def fingerprint(self) -> str:
        """SHA-256 of the position written down; whether people watch it makes no difference."""
        position = self.dump()
        del position["attentive"]
        return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()


def _deal_again(piles: list[list[int]], chance: Chance) -> None:
    """Shuffle these piles together and give each as many cards as it had.

    Sorted first: what is drawn must not depend on where the cards really are.
    """
    pool: list[int] = []
    for pile in piles:
        pool.extend(pile)
    pool.sort()
    chance.shuffle(pool)
    start = 0
    for pile in piles:
        size = len(pile)
        pile[:] = pool[start : start + size]
        start += size


def _step_numbers(step: Step) -> list[object]:
    return [type(step).__name__, step.seat, step.incident, step.amount, step.other]


def _all_steps(base: type[Step]) -> dict[str, type[Step]]:
    found: dict[str, type[Step]] = {}
    for kind in base.__subclasses__():
        found[kind.__name__] = kind
        found.update(_all_steps(kind))
    return found


def _step_from(numbers: list[object], kinds: dict[str, type[Step]]) -> Step:
    name, seat, incident, amount, other = numbers
    if not isinstance(name, str) or name not in kinds:
        raise Malformed(f"the saved position has a step {name!r} this version does not know")
    assert isinstance(seat, int) and isinstance(incident, int) and isinstance(amount, int) and isinstance(other, int)
    return kinds[name](seat, incident, amount, other)


def _incident_from(numbers: list[object]) -> Incident:
    whole: list[int] = [value if isinstance(value, int) else 0 for value in numbers]
    lists: list[tuple[int, ...]] = [tuple(value) if isinstance(value, list) else () for value in numbers]
    incident = Incident(whole[0], whole[1], whole[2], whole[3], whole[4], whole[5])
    incident.types = whole[6]
    incident.targets = lists[7]
    incident.amount = whole[8]
    incident.flags = whole[9]
    incident.ignored = whole[10]
    incident.eased = whole[11]
    incident.locked = whole[12]
    incident.lost = whole[13]
    incident.group = whole[14]
    incident.cards = lists[15]
    incident.changes = lists[16]
    return incident


class Saved:
    """A dumped position with its parts typed; the caller has checked where it comes from."""

    def __init__(
        self,
        key: bytes,
        drawn: int,
        numbers: list[int],
        answers: list[int],
        teams: list[list[int]],
        cards: list[list[list[int]]],
        drinks: list[list[int]],
        components: list[list[list[int]]],
        incidents: list[list[object]],
        agenda: list[list[object]],
        asker: list[object] | None,
        attentive: bool,
    ) -> None:
        self.key = key
        self.drawn = drawn
        self.numbers = numbers
        self.answers = answers
        self.teams = teams
        self.cards = cards
        self.drinks = drinks
        self.components = components
        self.incidents = incidents
        self.agenda = agenda
        self.asker = asker
        self.attentive = attentive


def restore(table: Table, saved: Saved) -> Position:
    """The position that was written down."""
    position = Position(table, Dice(saved.key, saved.drawn))
    kinds = _all_steps(Step)
    position.fortitude, position.alcohol, position.gold = saved.teams
    position.hands, position.decks, position.discards, position.piles = saved.cards
    position.drink_deck, position.drink_discard, position.bar = saved.drinks
    if table.has_components:
        position.side, position.side_discards, position.open = saved.components[:3]
        position.marks = saved.components[3][0]
    position.incidents = [_incident_from(numbers) for numbers in saved.incidents]
    position.agenda = [_step_from(numbers, kinds) for numbers in saved.agenda]
    position._set_numbers(saved.numbers)
    position.attentive = saved.attentive
    if saved.asker is not None:
        step = _step_from(saved.asker, kinds)
        if step.window == NO_WINDOW:
            position.agenda.append(step)
            position.advance()
        else:
            position.asker = step
            stands = position.attentive and position.waiting == NOBODY
            position.asked_seats = position.in_turn_order(position.turn) if stands else step.able(position)
            position.called = step.called_on(position) if position.attentive else []
            for seat in range(len(saved.answers)):
                position.decision(seat)
            position.answers = saved.answers
    return position
