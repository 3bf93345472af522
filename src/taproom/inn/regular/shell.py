"""A position made of a view, which the rules themselves carry on: the same steps run as in the real one.

It differs where the view ends. Nobody answers anything, a choice falls as `presume` says, of hidden cards it is counted
how many there are, and a step that looks at them is left to `forecast`.
"""

from typing import Final

from taproom.inn.asking import ASK_BUY, ORDER, PASS, SELL
from taproom.inn.language import effects as fx
from taproom.inn.regular.habits import Habits
from taproom.inn.rules import decks, legality, rounds
from taproom.inn.rules.board import PlayedBoard
from taproom.inn.rules.steps import BLIND, NO_WINDOW, PLAIN, RESTING, Step
from taproom.inn.rules.views import InnView
from taproom.inn.state import UNKNOWN
from taproom.table.decisions import Decision, Option
from taproom.table.dice import QuickDice
from taproom.table.zones import Zones

_NO_DICE: Final = QuickDice(0)
"""Nothing is thrown in a forecast."""


class Shell(PlayedBoard):
    """A position of which one seat's view is all that is known."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view.table, _NO_DICE, False)
        self.seen: Final = view
        self.habits: Final = habits
        self.me: Final = view.seat
        self.attentive = True
        if not fresh:
            return
        seats = view.seats
        mats = len(view.table.mats)
        self.answers = [0] * len(seats)
        self.held = [UNKNOWN] * len(seats)
        self.zones = Zones(view.table.places.layout, view.zones.shown())
        self.fortitude = [0] * mats
        self.alcohol = [0] * mats
        self.gold = [0] * mats
        self.hands: list[int] = [0] * len(seats)
        """How many cards each seat holds."""
        self.piles: list[int] = [0] * len(seats)
        self.drinks_left = view.drink_deck_size
        self.incidents = view.incidents[:]
        self.agenda = []
        self._look_at_seats(view)
        self._look_at_table(view)

    def _look_at_seats(self, view: InnView) -> None:
        purses = view.table.purses
        if view.table.has_components:
            self.marks = []
        for seat, other in enumerate(view.seats):
            bit = 1 << seat
            for entry in other.lasting:
                self.lasting = (*self.lasting, *entry)
            self.fortitude[purses[seat]] = other.fortitude
            self.alcohol[purses[seat]] = other.alcohol
            self.gold[purses[seat]] = other.gold
            self.hands[seat] = other.hand_size
            self.piles[seat] = other.pile_size
            self.in_round |= bit if other.in_round else 0
            self.passed |= bit if other.passed else 0
            self.away |= bit if other.is_away else 0
            if other.marks:
                self.marks.extend(other.marks)

    def _look_at_table(self, view: InnView) -> None:
        self.turn = view.turn
        self.turn_ended = view.turn_ended
        self.phase = view.phase
        self.out = view.out
        self.asleep = view.asleep
        self.pot = view.pot
        self.gambling = view.gambling
        self.control = view.control
        self.only_cheating = view.only_cheating
        self.grace = view.grace
        self.anted = view.anted

    def copy_onto(self, copy: "Shell") -> None:
        """Make the other the same position, to be carried on by itself, whatever it was."""
        copy.answers = self.answers
        copy.held = self.held
        copy.zones = self.zones
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = self.hands[:]
        copy.piles = self.piles[:]
        copy.drinks_left = self.drinks_left
        copy.incidents = self.incidents[:]
        copy.agenda = self.agenda[:]
        if self.table.has_components:
            copy.marks = self.marks[:]
        copy.turn = self.turn
        copy.turn_ended = self.turn_ended
        copy.phase = self.phase
        copy.out = self.out
        copy.asleep = self.asleep
        copy.pot = self.pot
        copy.gambling = self.gambling
        copy.in_round = self.in_round
        copy.passed = self.passed
        copy.control = self.control
        copy.only_cheating = self.only_cheating
        copy.away = self.away
        copy.grace = self.grace
        copy.anted = self.anted
        copy.lasting = self.lasting
        copy.finished = self.finished
        copy.won = self.won

    # ---- carrying on ----

    def take_up(self) -> None:
        """Take over from the view what is still to happen before the game comes to rest."""
        agenda = self.seen.agenda
        first = len(agenda)
        while first and agenda[first - 1].manner() != RESTING:
            first -= 1
        self.agenda = agenda[first:]

    def choose_option(self, option: Option) -> None:
        """I answer the question the view stands before; then everything happens that follows."""
        step = self.seen.asker
        if step is not None:
            if option.verb == ORDER:
                self.order(option.targets[0])
            elif step.window == NO_WINDOW:
                step.answered(self, self.me, option)
            elif option.verb == PASS:
                self.stand_before(step)
            else:
                self.agenda.append(step)
                self._play_in_window(step, option)
        self.settle_everything()

    def _play_in_window(self, window: Step, option: Option) -> None:
        about_phase = legality.window_is_about_phase(window)
        if option.verb == SELL:
            self.sell(self.me, option, about_phase)
        else:
            self.play(self.me, option, about_phase)

    def play_by_itself(self, option: Option) -> None:
        """I play a card of my own accord, whatever else is going on."""
        self.agenda = []
        self.play(self.me, option, True)
        self.settle_everything()

    def settle_everything(self) -> None:
        """Run what is on the agenda until the game comes to rest."""
        self.run_down()
        if self.gambling and self.in_round & (self.in_round - 1) == 0:
            rounds.see_who_is_left(self)
            self.run_down()

    def run_down(self) -> None:
        """Run what is on the agenda; steps of the turn's course do not concern the forecast."""
        agenda = self.agenda
        while agenda and not self.finished:
            step = agenda.pop()
            manner = step.manner()
            if manner == PLAIN:
                step.run(self)
            elif manner == BLIND:
                self.carry_out_blindly(step)

    def carry_out_blindly(self, step: Step) -> None:
        """A step that looks at hidden cards."""
        raise NotImplementedError

    # ---- nobody answers; choices fall as is presumed ----

    def stand_before(self, window: Step) -> None:
        """The moment passes."""
        window.closed(self)

    def ask(self, step: Step, decision: Decision) -> None:
        """The answer is presumed."""
        step.answered(self, decision.seat, decision.options[self.presume(step, decision)])

    def presume(self, step: Step, decision: Decision) -> int:
        """Offers are declined but for a sale, and of several ways the first is taken."""
        return len(decision.options) - 1 if decision.kind == ASK_BUY else 0

    # ---- cards: only how many there are counts ----

    def move(self, card: int, source: int, target: int) -> None:
        """A card that has been seen comes or goes."""
        self._count(source, -1)
        self._count(target, 1)

    def move_text(self, text: int, source: int, target: int) -> None:
        """Of a card in force it counts which it is."""
        self._count(source, -1)
        self._count(target, 1)
        places = self.table.places
        if self.table.has_components and source == places.played and target in places.in_force:
            self.put_in_force(text, target)

    def _count(self, zone: int, by: int) -> None:
        places = self.table.places
        holder = places.holders[zone]
        if holder >= 0 and places.hands[holder] == zone:
            self.hands[holder] += by

    def shuffle_into(self, source: int, target: int) -> None:
        """Makes no difference to what is known."""

    def put_in_force(self, text: int, zone: int) -> None:
        """From now on this card is in force."""
        layout = self.zones.layout
        contents = self.zones.contents[:]
        contents[zone] = [layout.texts.index(text)]
        self.zones = Zones(layout, contents)

    def change_hand(self, seat: int, by: int) -> None:
        """Cards come or go, whatever they are."""
        self.hands[seat] += by

    def draw_cards(self, seats: list[int], amount: int) -> None:
        """As many as the deck and its discards have (D2.4)."""
        for seat in seats:
            other = self.seen.seats[seat]
            self.change_hand(seat, min(amount, other.deck_size + other.discard_size))

    def holding(self, seat: int, thing: int) -> int:
        """Of hidden cards it is known how many there are."""
        if thing == fx.HAND:
            return self.hands[seat]
        return self.piles[seat] if thing == fx.PILE else super().holding(seat, thing)

    def order(self, target: int) -> None:
        """A Drink goes onto a pile; a deck used up is paid for at once (R8.1.3)."""
        if self.drinks_left:
            self.piles[target] += 1
            self.use_drinks(1)

    def use_drinks(self, count: int) -> None:
        """So many leave the Drink Deck."""
        if 0 < self.drinks_left <= count:
            self.drinks_left = decks.DRINK_DECK_SIZE
            decks.pay_for_new_deck(self)
        else:
            self.drinks_left -= count
