"""A position made of a view, which the rules themselves carry on: the same steps run as in the real one.

It differs where the view ends. Nobody answers anything, a choice falls as `presume` says, of hidden cards it is counted
how many there are, and a step that looks at them is left to `simulation`.
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_BUY, ASK_SECRET_BID, ORDER, PASS, POTION, SELL, TAKE_IN
from taproom.inn.bots.habits import Habits
from taproom.inn.effects import program as fx
from taproom.inn.rules import decks, legality, rounds, tokens, waiting_cards
from taproom.inn.rules.carrying_out import PlayedBoard
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.steps import BLIND, NO_WINDOW, NOBODY, PLAIN, RESTING, SEALED, Step
from taproom.inn.state.views import InnView
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import QuickDice
from taproom.kernel.layout import ANY_FAMILY
from taproom.kernel.zones import NO_CARD, Zones

_NO_DICE: Final = QuickDice(0)
"""Nothing is thrown in a forecast."""
_SMALL_BID: Final = 1


def _done() -> Incident:
    incident = Incident(inc.CARD, NOBODY, NOBODY, -1, 0, -1)
    incident.flags = inc.DONE
    return incident


_DONE: Final = _done()
"""Stands for every incident of a forecast that nothing refers to any more."""


def raised(values: list[int], place: int, by: int) -> list[int]:
    """The same with one of them changed: few forecasts change what all of them would have to copy."""
    values = values[:]
    values[place] += by
    return values


class Shell(PlayedBoard):
    """A position of which one seat's view is all that is known."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view.setup, _NO_DICE, False)
        self.seen: Final = view
        self.habits: Final = habits
        self.me: Final = view.seat
        self.attentive = True
        if not fresh:
            return
        seats = len(view.setup.teams)
        places = view.setup.places
        sizes = view.zones.sizes
        self.answers = [0] * seats
        self.held = [UNKNOWN] * seats
        self.zones = Zones(places.layout, view.zones.shown())
        if places.followed:
            self.zones.numbers = view.zones.numbers()
        self.fortitude = view.fortitude[:]
        self.alcohol = view.alcohol[:]
        self.gold = view.gold[:]
        self.tokens = view.tokens[:]
        self.actions_left = view.actions_left[:]
        self.hands: list[int] = [sizes[zone] for zone in places.hands]
        """How many cards each seat holds. Copies share this list and that of piles: `raised` makes others."""
        self.piles: list[int] = [sizes[zone] for zone in places.piles]
        self.drinks_left = view.drink_deck_size
        self.incidents = view.incidents[:]
        self.agenda = []
        self.marks = view.marks[:]
        self.lasting = view.lasting
        self.in_round = view.in_round
        self.passed = view.passed
        self.away = view.away
        self._look_at_table(view)

    def _look_at_table(self, view: InnView) -> None:
        self.turn = view.turn
        self.turn_ended = view.turn_ended
        self.acted = view.acted
        self.drunk = view.drunk
        self.stays_away = view.stays_away
        self.phase = view.phase
        self.out = view.out
        self.asleep = view.asleep
        self.pot = view.pot
        self.gambling = view.gambling
        self.control = view.control
        self.only_cheating = view.only_cheating
        self.grace = view.grace
        self.anted = view.anted
        self.ordered = view.ordered

    def copy_onto(self, copy: "Shell") -> None:
        """Make the other the same position, able to go on independently."""
        copy.answers = self.answers
        copy.held = self.held
        copy.zones = self.zones
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = self.hands
        copy.piles = self.piles
        copy.drinks_left = self.drinks_left
        copy.incidents = self.incidents[:]
        copy.agenda = self.agenda[:]
        if self.setup.has_components:
            copy.marks = self.marks[:]
        copy.turn = self.turn
        copy.turn_ended = self.turn_ended
        copy.acted = self.acted
        copy.drunk = self.drunk
        copy.stays_away = self.stays_away
        copy.tokens = self.tokens[:] if self.setup.has_mates else self.tokens
        copy.actions_left = self.actions_left[:]
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
        copy.ordered = self.ordered
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
        if decks.is_being_made(self):
            self.drinks_left = decks.DRINK_DECK_SIZE  # it will be there when the next Drink is wanted

    def choose_option(self, option: Option) -> None:
        """I answer the question the view stands before; then everything happens that follows."""
        step = self.seen.asker
        if step is not None:
            if option.verb == ORDER:
                self.order(option.targets[0])
            elif step.window == NO_WINDOW:
                step.answered(self, self.me, option)
            elif step.window == SEALED:
                self._unseal(step, option)
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
        elif option.verb == POTION:
            tokens.use(self, self.me, option)
        elif option.verb == TAKE_IN:
            waiting_cards.take_in(self, self.me, option.subject)
        else:
            self.play(self.me, option, about_phase)

    def play_by_itself(self, option: Option) -> None:
        """I play a card unprompted, regardless of what else is going on."""
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
            if step.window == SEALED:
                self._unseal(step, None)
                continue
            if step.window != NO_WINDOW:
                step.closed(self)
                continue
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

    def ask_team(self, step: Step, decisions: list[Decision]) -> None:
        """The first of the team answers for all (D50.2)."""
        self.ask(step, decisions[0])

    def _unseal(self, step: Step, mine: Option | None) -> None:
        """My answer to a sealed question is known, those of the others are presumed."""
        choices = [0] * len(self.answers)
        for seat in step.able(self):
            decision = step.offer(self, seat)
            if decision is not None:
                choices[seat] = self.presume(step, decision)
        if mine is not None:
            choices[self.me] = mine.mode
        step.unseal(self, choices)

    def presume(self, step: Step, decision: Decision) -> int:
        """Offers are declined but for a sale, of several ways the first is taken, and a secret bid is a small one."""
        if decision.kind == ASK_SECRET_BID:
            return min(_SMALL_BID, len(decision.options) - 1)
        return len(decision.options) - 1 if decision.kind == ASK_BUY else 0

    def leave_done(self, number: int) -> None:
        """Nobody looks at it again."""
        self.incidents[number] = _DONE

    # ---- cards: only how many there are counts ----

    def move(self, card: int, source: int, target: int) -> None:
        """A card that has been seen comes or goes; of cards in play and of those that grow it counts which they are."""
        self._count(source, -1)
        self._count(target, 1)
        for zone in self.setup.places.followed:
            if zone in (source, target):
                left = [other for other in self.zones.contents[zone] if other != card]
                self._lay(zone, [*left, card] if zone == target else left)

    def move_text(self, text: int, source: int, target: int, family: int = ANY_FAMILY) -> None:
        """Of a card in force it counts which it is."""
        self._count(source, -1)
        self._count(target, 1)
        places = self.setup.places
        if self.setup.has_components and source == places.played and target in places.in_force:
            self.put_in_force(text, target)

    def move_unseen(self, text: int, source: int, target: int) -> None:
        """Makes no difference but to how many there are."""
        self._count(source, -1)
        self._count(target, 1)

    def _count(self, zone: int, by: int) -> None:
        places = self.setup.places
        holder = places.holders[zone]
        if holder >= 0 and places.hands[holder] == zone:
            self.hands = raised(self.hands, holder, by)

    def draw(self, source: int, target: int, count: int) -> int:
        """As many as lie there, whatever they are."""
        drawn = min(count, self.seen.zones.sizes[source])
        holder = self.setup.places.holders[target]
        if holder >= 0 and self.setup.places.hands[holder] == target:
            self.change_hand(holder, drawn)
        return drawn

    def shuffle_into(self, source: int, target: int) -> None:
        """Makes no difference to what is known."""

    def put_in_force(self, text: int, zone: int) -> None:
        """From now on this card is in force."""
        self._lay(zone, [self.zones.layout.texts.index(text)])

    def _lay(self, zone: int, cards: list[int]) -> None:
        """From now on these cards lie there; copies share what is not changed."""
        contents = self.zones.contents[:]
        contents[zone] = cards
        numbers = self.zones.numbers
        self.zones = Zones(self.zones.layout, contents)
        self.zones.numbers = numbers

    def put_number(self, card: int, number: int) -> None:
        """Copies share what is not changed."""
        numbers = self.zones.numbers
        self.zones = Zones(self.zones.layout, self.zones.contents)
        self.zones.numbers = numbers
        self.zones.put_number(card, number)

    def played_card(self, text: int, family: int) -> int:
        """One that is not in play already; which of them makes no difference."""
        layout = self.zones.layout
        taken = [card for zone in self.setup.places.targets for card in self.zones.contents[zone]]
        for card in range(layout.firsts[family], layout.firsts[family + 1]):
            if layout.texts[card] == text and card not in taken:
                return card
        return NO_CARD

    def change_hand(self, seat: int, by: int) -> None:
        """Cards come or go; which ones does not matter."""
        self.hands = raised(self.hands, seat, by)

    def draw_cards(self, seats: list[int], amount: int) -> None:
        """As many as the deck and its discards have (D2.4)."""
        places = self.setup.places
        sizes = self.seen.zones.sizes
        for seat in seats:
            left = sizes[places.decks[seat]] + sizes[places.discards[seat]]
            self.change_hand(seat, min(amount, left))

    def holding(self, seat: int, thing: int) -> int:
        """Of hidden cards it is known how many there are."""
        if thing == fx.HAND:
            return self.hands[seat]
        return self.piles[seat] if thing == fx.PILE else super().holding(seat, thing)

    def order(self, target: int) -> None:
        """A Drink goes onto a pile; a deck used up is paid for at once (R8.1.3)."""
        if self.drinks_left:
            self.piles = raised(self.piles, target, 1)
            self.ordered |= 1 << target
            self.use_drinks(1)

    def has_drinks(self) -> bool:
        """By how many there are."""
        return self.drinks_left > 0

    def use_drinks(self, count: int) -> None:
        """Cards leave the Drink Deck."""
        if 0 < self.drinks_left <= count:
            self.drinks_left = decks.DRINK_DECK_SIZE
            decks.pay_for_new_deck(self)
        else:
            self.drinks_left -= count
