"""The fields of a position of the Inn, and how they are copied."""

from typing import Final

from taproom.inn.board.incidents import Incident
from taproom.inn.state.cards import Card
from taproom.inn.state.setup import Setup
from taproom.inn.state.steps import NOBODY, Step
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import State
from taproom.kernel.zones import no_cards

UNANSWERED: Final = -1
UNKNOWN: Final = -1
_NO_MARKS: Final[list[int]] = []
"""Shared by all positions of tables without components, tokens or event decks; nothing is ever put into it."""
UNSORTED: Final[list[Card]] = []
"""Stands for playable cards that nobody has looked through since the hand changed."""

# The fields of a position, each declared once: snapshot, reader and fingerprint go through these lists, and a test
# compares them with what a fresh position has and with what a clone keeps.
NUMBERS: Final = (
    *("waiting", "turn", "turns_taken", "phase", "acted", "drunk", "turn_ended", "ordered"),
    *("out", "asleep", "away", "stays_away", "inn_gold", "pot", "grace", "finished", "won"),
    *("gambling", "in_round", "control", "only_cheating", "passed", "mover", "anted"),
)
LISTS: Final = ("fortitude", "alcohol", "gold", "tokens", "actions_left", "marks", "answers")


class Fields(State):
    """Everything that changes: plain data."""

    def __init__(self, setup: Setup, chance: Chance, fresh: bool = True) -> None:
        super().__init__()
        self.setup = setup
        self.chance = chance
        self.asker: Step | None = None
        """The step that waits for an answer."""
        self.waiting = NOBODY
        """Whose answer is needed first."""
        self.worked_out = 0
        """Windows only: for which seats it has been worked out what they may play."""
        self.turn = 0
        self.turns_taken = 0
        self.phase = 0
        self.acted = 0
        self.drunk = 0
        """Which members of the acting team have no Action left to play, and which have drunk."""
        self.turn_ended = 0
        """Which members of the acting team have no phase left (R3.2.4, R59)."""
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
        """Whether to stand still before every window, asked or not (`scenario.scenario_state`)."""
        self.called: list[int] = []
        """Attentive positions only: who could have an answer to the incident, going by what is public."""
        self.away = 0
        """The seats that play no card and Ignore everything (D59.1)."""
        self.stays_away = 0
        """Which of them until the start of their next turn, not only to the end of the running one (D59.2)."""
        self.anted = 0
        """The seats that have staked something in the running Round."""
        self.ordered = 0
        """The seats that the acting team has ordered a Drink for in this turn."""
        self.lasting: tuple[int, ...] = ()
        """What lasts for a while (rules.lasting)."""
        self.marks = _NO_MARKS
        """For each component the step of its marker; behind those of tokens, for each seat how many lie with it."""
        self.clocks = _NO_MARKS
        """The time tokens on each event deck (R40.1.1)."""
        self.tavern = 0
        """Where the party is: at the Red Dragon Inn, which is 0, or at a tavern, counted from 1 (D82.2.1)."""
        if not fresh:
            return
        seats = len(setup.teams)
        if setup.has_components:
            self.marks = [0] * setup.mark_count()
        if setup.has_events:
            self.clocks = [0] * len(setup.eventlists)
        self.zones = no_cards(setup.places.layout)
        self.offers: list[Decision | None] = [None] * seats
        self.asked_seats: list[int] = []
        """Windows only: the seats whose hands can answer, in the order their plays count (D4.1)."""
        self.answers: list[int] = [UNANSWERED] * seats
        self.fortitude: list[int] = [mat.top for mat in setup.mats]
        self.alcohol: list[int] = [0] * len(setup.mats)
        self.gold: list[int] = [0] * len(setup.mats)
        self.tokens: list[int] = [0] * len(setup.mats) if setup.has_mates else _NO_MARKS
        """The Potion Tokens on each mat (R52)."""
        self.actions_left: list[int] = [0] * seats
        """How many Actions each seat may still play in its turn."""
        self.held: list[int] = [UNKNOWN] * seats
        """For each seat the union of its playable cards' `answers`: nobody without a fitting card is looked at."""
        self.playables: list[list[Card]] = [UNSORTED] * seats
        """For each seat whose `held` is known, what those cards say once it was asked for; never changed in place."""
        self.agenda: list[Step] = []
        self.incidents: list[Incident] = []

    def copy_into(self, copy: "Fields") -> None:
        """Make the other an independent copy. Steps, incidents and decisions are immutable and shared."""
        copy.asker = self.asker
        copy.waiting = self.waiting
        copy.worked_out = self.worked_out
        copy.turn = self.turn
        copy.turns_taken = self.turns_taken
        copy.phase = self.phase
        copy.acted = self.acted
        copy.drunk = self.drunk
        copy.actions_left = self.actions_left[:]
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
        copy.tokens = self.tokens[:] if self.setup.has_mates else self.tokens
        copy.zones = self.zones.clone()
        copy.held = self.held[:]
        copy.playables = self.playables[:]
        copy.agenda = self.agenda[:]
        copy.incidents = self.incidents[:]
        copy.called = self.called
        copy.away = self.away
        copy.stays_away = self.stays_away
        copy.anted = self.anted
        copy.ordered = self.ordered
        copy.lasting = self.lasting
        if self.setup.has_components:
            copy.marks = self.marks[:]
        if self.setup.has_events:
            copy.clocks = self.clocks[:]
        copy.tavern = self.tavern
