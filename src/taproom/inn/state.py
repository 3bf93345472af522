"""The position of a game of the Inn: plain data, and the agenda of what is still to happen.

Attributes belong to teams and everything else to seats; a free-for-all is a game of one-seat teams (R51).
"""

from typing import Final

from taproom.inn import incidents as incident_kinds
from taproom.inn.cards import FOR_SALE, Card
from taproom.inn.incidents import Incident
from taproom.inn.rules.steps import NO_WINDOW, NOBODY, Step
from taproom.inn.table import Table
from taproom.table.decisions import Decision, Option, choose_one_of
from taproom.table.dice import Chance
from taproom.table.events import EVERYBODY, Event
from taproom.table.state import State

MOST: Final = 20
"""Fortitude and Alcohol stay within 0 and this (R5.1.1)."""

# Phases (R2.1.1), as bits: the moment between two phases belongs to both (D4.3).
DISCARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
ORDER_PHASE: Final = 4
DRINK_PHASE: Final = 8
TURN_END: Final = 16

# What a seat can be asked (Decision.kind).
ASK_RESPONSE: Final = 1
ASK_DISCARD: Final = 2
ASK_ACTION: Final = 3
ASK_ORDER: Final = 4
ASK_MOVE: Final = 5
ASK_SHARE: Final = 6
ASK_MAY: Final = 7
ASK_DISCARD_TO: Final = 8
ASK_NEXT_EFFECT: Final = 9
ASK_TARGETS: Final = 10
ASK_NUMBER: Final = 11
ASK_ALTERNATIVE: Final = 12
ASK_STANDING: Final = 13
ASK_KEEP: Final = 14
ASK_BUY: Final = 15
ASK_ANOTHER: Final = 16
ASK_WHICH_DRINK: Final = 17

# What an option does (Option.verb).
PASS: Final = 0
PLAY: Final = 1
ORDER: Final = 2
SHARE: Final = 3
ACCEPT: Final = 4
EFFECT: Final = 5
TARGETS: Final = 6
NUMBER: Final = 7
ALTERNATIVE: Final = 8
STAND: Final = 9
KEEP: Final = 10
SELL: Final = 11
BUY: Final = 12
TAKE_DRINK: Final = 13

UNANSWERED: Final = -1
UNKNOWN: Final = -1


_NO_CARDS: Final[list[list[int]]] = []
_NO_MARKS: Final[list[int]] = []
"""Shared by all positions of tables without components; nothing is ever put into them."""


class Inn(State):
    """Everything that changes. Lists of cards have their top at the end."""

    def __init__(self, table: Table, chance: Chance, fresh: bool = True) -> None:
        super().__init__()
        self.table = table
        self.chance = chance
        self.asker: Step | None = None
        """The step that waits for an answer."""
        self.waiting = NOBODY
        """Whose answer is needed first."""
        self.known = 0
        """Windows only: for which seats it has been worked out what they may play."""
        self.turn = 0
        self.turns_taken = 0
        self.phase = 0
        self.actions_left = 0
        self.turn_ended = False
        self.out = 0
        self.asleep = 0
        """Passed out in a running contest: out, but the Gold is not yet divided (R10.2.8)."""
        self.inn_gold = 0
        """Gold of the Inn, counted from 0: the Inn cannot run dry (R5.1.3)."""
        self.pot = 0
        self.gambling = False
        self.in_round = 0
        self.control = NOBODY
        self.only_cheating = False
        self.passed = 0
        self.mover = NOBODY
        self.grace = 0
        """How many Rounds and contests are not yet paid out: nobody is out for lack of Gold (R7.7.1, R10.2.13)."""
        self.finished = False
        self.won = 0
        self.attentive = False
        """Whether to stand still before every window, asked or not (rules.watched)."""
        self.called: list[int] = []
        """Attentive positions only: who could have an answer to the incident, for all that everybody knows."""
        self.away = 0
        """Who plays no card and Ignores everything until the start of their next turn (D59.1)."""
        self.anted = 0
        """Who has staked something in the running Round."""
        self.marks = _NO_MARKS
        """For each component the step of its marker, or the card that is in force."""
        self.side = _NO_CARDS
        self.side_discards = _NO_CARDS
        """For each component its side deck and the discards of that."""
        self.open = _NO_CARDS
        """For each seat the cards lying face up before it, which may be played as if from hand."""
        if not fresh:
            return
        seats = len(table.teams)
        if table.has_components:
            self.marks = [0] * len(table.components)
            self.side = [[] for _ in table.components]
            self.side_discards = [[] for _ in table.components]
            self.open = [[] for _ in range(seats)]
        self.offers: list[Decision | None] = [None] * seats
        self.asked_seats: list[int] = []
        """Windows only: the seats whose hands can answer, in the order their plays count (D4.1)."""
        self.answers: list[int] = [UNANSWERED] * seats
        self.fortitude: list[int] = [MOST] * table.team_count
        self.alcohol: list[int] = [0] * table.team_count
        self.gold: list[int] = [0] * table.team_count
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.held: list[int] = [UNKNOWN] * seats
        """For each hand the union of its cards' `answers`, so that nobody without a fitting card is looked at."""
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.drink_deck: list[int] = []
        self.drink_discard: list[int] = []
        self.bar: list[int] = []
        self.agenda: list[Step] = []
        self.incidents: list[Incident] = []

    def copy_into(self, copy: "Inn") -> None:
        """Make the other an independent copy. Steps, incidents and decisions are immutable and shared."""
        copy.asker = self.asker
        copy.waiting = self.waiting
        copy.known = self.known
        copy.turn = self.turn
        copy.turns_taken = self.turns_taken
        copy.phase = self.phase
        copy.actions_left = self.actions_left
        copy.turn_ended = self.turn_ended
        copy.out = self.out
        copy.asleep = self.asleep
        copy.inn_gold = self.inn_gold
        copy.pot = self.pot
        copy.gambling = self.gambling
        copy.in_round = self.in_round
        copy.control = self.control
        copy.only_cheating = self.only_cheating
        copy.passed = self.passed
        copy.mover = self.mover
        copy.grace = self.grace
        copy.finished = self.finished
        copy.won = self.won
        copy.offers = self.offers[:]
        copy.asked_seats = self.asked_seats
        copy.answers = self.answers[:]
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.held = self.held[:]
        copy.decks = [cards[:] for cards in self.decks]
        copy.discards = [cards[:] for cards in self.discards]
        copy.piles = [cards[:] for cards in self.piles]
        copy.drink_deck = self.drink_deck[:]
        copy.drink_discard = self.drink_discard[:]
        copy.bar = self.bar[:]
        copy.agenda = self.agenda[:]
        copy.incidents = self.incidents[:]
        copy.called = self.called
        copy.away = self.away
        copy.anted = self.anted
        if self.table.has_components:
            copy.marks = self.marks[:]
            copy.side = [cards[:] for cards in self.side]
            copy.side_discards = [cards[:] for cards in self.side_discards]
            copy.open = [cards[:] for cards in self.open]

    # ---- what the kernel asks of a position ----

    def seat_count(self) -> int:
        """How many seats the game has, those already out included."""
        return len(self.hands)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.finished

    def winners(self) -> list[int]:
        """Who won: one seat, a team, or all who lost last together (R6.4.3)."""
        return [seat for seat in range(len(self.hands)) if (self.won >> seat) & 1]

    def next_seat(self) -> int:
        """The seat whose answer is needed first."""
        return self.waiting

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, if anything."""
        step = self.asker
        if step is None or self.answers[seat] != UNANSWERED:
            return None
        if step.window != NO_WINDOW and (self.known >> seat) & 1 == 0:
            self.known |= 1 << seat
            self.offers[seat] = step.offer(self, seat) if seat in self.asked_seats else None
        return self.offers[seat]

    def asked(self) -> list[int]:
        """All seats that hold a decision now."""
        return [seat for seat in range(len(self.hands)) if self.decision(seat) is not None]

    def answer(self, seat: int, choice: int) -> None:
        """Carry out an allowed choice and go on to the next decision."""
        step = self.asker
        decision = self.offers[seat]
        assert step is not None and decision is not None
        if step.window != NO_WINDOW:
            self.answers[seat] = choice
            step.settle(self)
        else:
            self.asker = None
            self.waiting = NOBODY
            self.offers[seat] = None
            if decision.is_pick():
                step.picked(self, seat, choice)
            else:
                step.answered(self, seat, decision.options[choice])
        self.advance()

    # ---- the agenda ----

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first of them runs first."""
        for step in reversed(steps):
            self.agenda.append(step)

    def advance(self) -> None:
        """Run steps until one needs a decision or the game is over."""
        while self.asker is None and not self.finished:
            self.agenda.pop().run(self)
        if self.finished:
            self.waiting = NOBODY

    def ask(self, step: Step, decision: Decision) -> None:
        """Wait for one seat's answer; a choice with a single option is taken silently."""
        if not decision.is_pick() and len(decision.options) == 1:
            step.answered(self, decision.seat, decision.options[0])
            return
        self.asker = step
        self.waiting = decision.seat
        self.offers[decision.seat] = decision

    def stand_before(self, window: Step) -> None:
        """Look at a window before it opens; only a position that is attentive does."""
        raise NotImplementedError

    def ask_options(self, step: Step, seat: int, kind: int, options: list[Option], least: int = 0) -> None:
        """Ask a seat to choose one of these."""
        self.ask(step, choose_one_of(seat, kind, options, least))

    # ---- incidents ----

    def add_incident(self, incident: Incident) -> int:
        """Put an incident into the position; its number stays valid until it is done."""
        incidents = self.incidents
        while incidents and incidents[-1].flags & incident_kinds.DONE:
            incidents.pop()
        incidents.append(incident)
        return len(incidents) - 1

    def edit(self, number: int) -> Incident:
        """A fresh copy of an incident, already in the position, for the caller to change."""
        incident = self.incidents[number].copy()
        self.incidents[number] = incident
        return incident

    def finish(self, number: int) -> None:
        """Nothing refers to the incident any more."""
        if number == len(self.incidents) - 1:
            self.incidents.pop()
        else:
            self.edit(number).flags |= incident_kinds.DONE

    # ---- seats ----

    def card(self, number: int) -> Card:
        """A card by its number."""
        return self.table.cards[number]

    def holds(self, seat: int) -> int:
        """The kinds of moments in which a card the seat may play is an answer, as bits; 0 if it is out or away."""
        held = self.held[seat]
        if held == UNKNOWN:
            held = 0
            if ((self.out | self.away) >> seat) & 1 == 0:
                for number in self.playable(seat):
                    held |= self.table.cards[number].answers
                if self.table.has_components:
                    for number in self.open[seat]:
                        held |= FOR_SALE if self.table.sells(seat, number) else 0
            self.held[seat] = held
        return held

    def able(self, common: int, own: int, owners: int) -> list[int]:
        """The seats, clockwise from the active one, whose hand may answer a common moment, or one the owners have."""
        found: list[int] = []
        for seat in self.table.rounds[self.turn]:
            held = self.held[seat]
            if held == UNKNOWN:
                held = self.holds(seat)
            if held & common or (held & own and (owners >> seat) & 1):
                found.append(seat)
        return found

    def may_hold(self, seat: int) -> int:
        """What `holds` may be, for all that everybody knows: any card that is neither discarded nor in play."""
        if ((self.out | self.away) >> seat) & 1 or not self.playable(seat):
            return 0
        may = self.holds(seat)
        for number in self.decks[seat]:
            may |= self.table.cards[number].answers
        return may

    def may_be_able(self, common: int, own: int, owners: int) -> list[int]:
        """The seats, clockwise from the active one, that `able` may find, for all that everybody knows."""
        found: list[int] = []
        for seat in self.table.rounds[self.turn]:
            may = self.may_hold(seat)
            if may & common or (may & own and (owners >> seat) & 1):
                found.append(seat)
        return found

    def playable(self, seat: int) -> list[int]:
        """The cards a seat may play: its hand, and what lies face up before it (R23.1.4)."""
        if self.table.has_components and self.open[seat]:
            return self.hands[seat] + self.open[seat]
        return self.hands[seat]

    def take_into_hand(self, seat: int, cards: list[int]) -> None:
        """Cards come to a hand."""
        self.hands[seat].extend(cards)
        self.held[seat] = UNKNOWN

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat].remove(card)
        self.held[seat] = UNKNOWN

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return (self.out >> seat) & 1 == 0

    def in_turn_order(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from this one (R0.1.4)."""
        out = self.out
        return [seat for seat in self.table.rounds[first] if (out >> seat) & 1 == 0]

    def are_teammates(self, one: int, other: int) -> bool:
        """Whether two seats share their attributes; a seat is its own teammate."""
        return self.table.teams[one] == self.table.teams[other]

    def teams_left(self) -> int:
        """How many teams are still in."""
        teams = 0
        seats = self.table.teams
        for seat in range(len(seats)):
            if (self.out >> seat) & 1 == 0:
                teams |= 1 << seats[seat]
        count = 0
        while teams:
            teams &= teams - 1
            count += 1
        return count

    # ---- facts ----

    def tell(
        self,
        kind: int,
        seat: int = NOBODY,
        other: int = NOBODY,
        subject: int = -1,
        amount: int = 0,
        cards: tuple[int, ...] = (),
        shown_to: int = EVERYBODY,
    ) -> None:
        """Put a fact on record, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, other, subject, amount, cards, shown_to))
