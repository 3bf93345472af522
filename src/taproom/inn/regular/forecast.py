"""What would happen if everybody else let it happen: a position made of a view, which the rules themselves carry on.

A forecast is a board like the real position (`rules.board`) and runs the same steps. It differs where the view ends:
nobody answers anything, a choice falls as `presume` says, and what hidden cards would do counts as it does on average
(`unseen`), in hundredths, beside the numbers that are certain. What anything is worth is not said here (`shape`).
"""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.asking import ASK_BUY, ORDER, PASS, SELL
from taproom.inn.characters import happenings, joining, opening, standing
from taproom.inn.incidents import Incident
from taproom.inn.regular.habits import Habits
from taproom.inn.regular.unseen import Serving, Unseen
from taproom.inn.regular.worth import ONE
from taproom.inn.rules import contests, decks, drinks, gambling, legality, plays, resolution, responses, turn
from taproom.inn.rules.board import PlayedBoard
from taproom.inn.rules.servings import ALCOHOL, DISCARDED, DRAWN, FORTITUDE, GOLD
from taproom.inn.rules.steps import NO_WINDOW, NOBODY, Step
from taproom.inn.rules.views import InnView
from taproom.inn.state import UNKNOWN
from taproom.table.decisions import Decision, Option
from taproom.table.dice import QuickDice
from taproom.table.zones import Zones

_NO_DICE: Final = QuickDice(0)
"""Nothing is thrown in a forecast."""
_DEEPEST: Final = 1
"""How many hidden cards deep it is looked what each of them would do; below that, nothing of it counts."""


class _NextIntoForce(Step):
    """The next card of component `amount` comes into force."""

    def is_blind(self) -> bool:
        """Nobody knows which that is."""
        return True


class Likely:
    """What hidden cards are to be expected to change, in hundredths: by mat, hands and who is out by seat."""

    def __init__(self, mats: int, seats: int) -> None:
        self.fortitude = [0] * mats
        self.alcohol = [0] * mats
        self.gold = [0] * mats
        self.hands = [0] * seats
        self.out = [0] * seats

    def copy(self) -> "Likely":
        """An independent copy."""
        copy = Likely(0, 0)
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = self.hands[:]
        copy.out = self.out[:]
        return copy


class Forecast(PlayedBoard):
    """A position of which one seat's view is all that is known."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view.table, _NO_DICE, False)
        self.seen: Final = view
        self.habits: Final = habits
        self.me: Final = view.seat
        self.attentive = True
        self.depth = 0
        self.likely: Likely | None = None
        """What hidden cards will do, if they have a part in it."""
        if not fresh:
            return
        seats = view.seats
        mats = len(view.table.mats)
        self.unseen = Unseen(view, habits.cellar)
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

    def copy_shell_into(self, copy: "Forecast") -> None:
        """The same position, to be carried on by itself."""
        copy.unseen = self.unseen
        copy.answers = self.answers
        copy.held = self.held
        copy.zones = self.zones
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = self.hands[:]
        copy.piles = self.piles[:]
        copy.drinks_left = self.drinks_left
        if self.likely is not None:
            copy.likely = self.likely.copy()
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
        copy.finished = self.finished
        copy.won = self.won
        copy.depth = self.depth

    def copy(self) -> "Forecast":
        """An independent copy."""
        copy = Forecast(self.seen, self.habits, False)
        self.copy_shell_into(copy)
        return copy

    # ---- carrying on ----

    def take_up(self) -> None:
        """Take over from the view what is still to happen before the game comes to rest."""
        agenda = self.seen.agenda
        first = len(agenda)
        while first and not agenda[first - 1].rests():
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
            opening.offer(self, self.me, option, about_phase)
        else:
            plays.play(self, self.me, option, about_phase)

    def play_by_itself(self, option: Option) -> None:
        """I play a card of my own accord, whatever else is going on."""
        self.agenda = []
        plays.play(self, self.me, option, True)
        self.settle_everything()

    def settle_everything(self) -> None:
        """Run what is on the agenda until the game comes to rest."""
        self._run_down()
        if self.gambling and self.in_round & (self.in_round - 1) == 0:
            gambling.see_who_is_left(self)
            self._run_down()

    def _run_down(self) -> None:
        agenda = self.agenda
        while agenda and not self.finished:
            step = agenda.pop()
            if step.is_blind():
                self._carry_out_blindly(step)
            elif not step.rests():
                step.run(self)

    def _carry_out_blindly(self, step: Step) -> None:
        """A step that looks at hidden cards, as is to be expected."""
        if isinstance(step, drinks.Reveal):
            drink = self.edit(step.incident)
            drink.flags |= inc.NEGATED  # it has been drunk when it would be
            self.serve(drink.seat, self.unseen.from_deck(self.table.traits[drink.seat]))
        elif isinstance(step, drinks.PourFromPile):
            self._drink_top(step.seat)
        elif isinstance(step, turn.OrderDrink):
            self._order_somewhere(step.seat)
        elif isinstance(step, drinks.OrderToLeft):
            self.order(self.in_turn_order(self.table.rounds[step.seat][1])[0])
        elif isinstance(step, resolution.DiscardTo):
            self.change_hand(step.seat, -min(step.amount, self.hands[step.seat]))
        elif isinstance(step, contests.ContestRound):
            self._contest(step)
        elif isinstance(step, joining.Join):
            self._join(step)
        elif isinstance(step, _NextIntoForce):
            self._let_follow(step.amount)

    # ---- nobody answers; choices fall as is presumed ----

    def stand_before(self, window: Step) -> None:
        """The moment passes."""
        assert isinstance(window, responses.Window)
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

    def pile_height(self, seat: int) -> int:
        """With what has been ordered meanwhile."""
        return self.piles[seat]

    # ---- Drinks ----

    def order(self, target: int) -> None:
        """A Drink goes onto a pile; a deck used up is paid for at once (R8.1.3)."""
        if self.drinks_left:
            self.piles[target] += 1
            self._use_drinks(1)

    def _use_drinks(self, count: int) -> None:
        if 0 < self.drinks_left <= count:
            self.drinks_left = decks.DRINK_DECK_SIZE
            decks.pay_for_new_deck(self)
        else:
            self.drinks_left -= count

    def _order_somewhere(self, seat: int) -> None:
        """For whoever has the fewest waiting."""
        if not self.is_in(seat):
            return
        chosen = NOBODY
        for other in self.in_turn_order(seat):
            if not self.are_teammates(other, seat) and (chosen < 0 or self.piles[other] < self.piles[chosen]):
                chosen = other
        if chosen >= 0:
            self.order(chosen)

    def _drink_top(self, seat: int) -> None:
        """What lies there may be an Event, which happens instead (D2.7)."""
        if not self.is_in(seat):
            return
        height = self.piles[seat]
        if height == 0:
            drinks.sober_up(self, seat)
            return
        self.piles[seat] = height - 1
        traits = self.table.traits[seat]
        servings = self.unseen.from_pile(traits, height > 1)
        if self.depth < _DEEPEST:
            self._let_events_happen(seat)
        self.serve(seat, servings)

    def _let_events_happen(self, seat: int) -> None:
        branches: list[Forecast] = []
        weights: list[int] = []
        events = self.unseen.events()
        for text, count in events:
            branch = self._branch()
            event = Incident(inc.EVENT, seat, seat, text, 0, -1)
            event.types = self.table.cards[text].types
            event.flags = inc.STARTED
            branch.agenda.append(resolution.CarryOut(incident=branch.add_incident(event)))
            branch._run_down()
            branches.append(branch)
            weights.append(count)
        if branches:
            self._mix(branches, weights, sum(self.unseen.counts()))

    def serve(self, seat: int, servings: list[Serving]) -> None:
        """The seat drinks one of these."""
        if ((self.out | self.away) >> seat) & 1 or not servings:
            return
        mat = self.table.purses[seat]
        top = self.table.mats[mat].top * ONE
        likely = self.likely_changes()
        alcohol = self.expected_alcohol(mat)
        fortitude = self.expected_fortitude(mat)
        gold = self.expected_gold(mat)
        hand = self.expected_hand(seat)
        changes = [0, 0, 0, 0]
        fatal = 0
        for serving in servings:
            total = serving.total
            gained, lost = total[ALCOHOL], total[FORTITUDE]
            if self.table.has_components:
                gained = standing.alcohol_gained(self, seat, gained, True)
                lost = standing.fortitude_lost(self, seat, lost)
            after = max(0, min(top, alcohol + gained * ONE))
            left = max(0, min(top, fortitude + lost * ONE))
            changes[0] += serving.weight * (after - alcohol)
            changes[1] += serving.weight * (left - fortitude)
            fatal += serving.weight if after >= left else 0
            changes[2] -= serving.weight * min(gold, total[GOLD] * ONE)
            changes[3] += serving.weight * (max(0, hand + total[DRAWN] * ONE - total[DISCARDED] * ONE) - hand)
        whole = servings[0].whole
        likely.alcohol[mat] += changes[0] // whole
        likely.fortitude[mat] += changes[1] // whole
        likely.gold[mat] += changes[2] // whole
        likely.hands[seat] += changes[3] // whole
        if fatal:
            self._fear_for(seat, fatal * ONE // whole)

    def _fear_for(self, seat: int, hundredths: int) -> None:
        """The seat's team may well pass out: then half of its Gold goes to those who stay (R6.3.1)."""
        teammates = self.table.team_masks[seat]
        purse = self.table.purses[seat]
        others = {self.table.purses[other] for other in self.in_turn_order(self.turn)} - {purse}
        likely = self.likely_changes()
        hundredths = hundredths * (ONE - likely.out[seat]) // ONE
        gold = self.expected_gold(purse)
        if others:
            likely.gold[purse] -= gold * hundredths // ONE
        for other in others:
            likely.gold[other] += gold // (2 * ONE) // len(others) * hundredths
        for mate in range(len(likely.out)):
            likely.out[mate] += hundredths if (teammates >> mate) & 1 else 0

    def drink_from_deck(self, seats: list[int], each: int, number: int) -> None:
        """Everybody's are drunk together."""
        for seat in seats:
            for _ in range(each):
                self._use_drinks(1)
                self.serve(seat, self.unseen.from_deck(self.table.traits[seat]))

    def drink_copies(self, seats: list[int], number: int) -> None:
        """One Drink is revealed for all."""
        self._use_drinks(1)
        for seat in seats:
            self.serve(seat, self.unseen.from_deck(self.table.traits[seat]))

    def drink_stronger_of_two(self, number: int) -> None:
        """The strength is the revealer's (D10.3)."""
        self._use_drinks(2)
        event = self.incidents[number]
        if not event.is_ignored_by(event.seat):
            self.serve(event.seat, self.unseen.stronger(self.table.traits[event.seat]))
        for seat in self.in_turn_order(self.turn):
            if seat != event.seat and not event.is_ignored_by(seat):
                self.serve(seat, self.unseen.weaker(self.table.traits[event.seat], self.table.traits[seat]))

    def _contest(self, step: Step) -> None:
        """Those who are still in it drink, and any of them may win what all who took part pay (R10.2.7)."""
        contenders, stake = self.incidents[step.incident].targets
        drinkers = [seat for seat in self.in_turn_order(self.turn) if (step.amount >> seat) & 1]
        for seat in drinkers:
            self.serve(seat, self.unseen.for_contest(self.table.traits[seat]))
        self._use_drinks(len(drinkers))
        purses = self.table.purses
        likely = self.likely_changes()
        for seat in self.table.rounds[self.turn]:
            if (contenders >> seat) & 1 == 0:
                continue
            paid = max(0, min(stake * ONE, self.expected_gold(purses[seat]))) // len(drinkers)
            for winner in drinkers:
                if not self.are_teammates(seat, winner):
                    likely.gold[purses[seat]] -= paid
                    likely.gold[purses[winner]] += paid
        self.agenda.append(contests.EndContest(incident=step.incident))

    # ---- hidden cards of side decks ----

    def _join(self, step: joining.Join) -> None:
        """Each card that may join is looked at by itself, with all that follows."""
        texts = self.unseen.of_side(step.other)
        if step.amount <= 0 or not texts or self.depth > _DEEPEST:
            return
        branches: list[Forecast] = []
        for text, _ in texts:
            branch = self._branch()
            branch.agenda = self.agenda[:]
            step.add(branch, text)
            branch.settle_everything()
            branches.append(branch)
        self._follow(branches, [count for _, count in texts])

    def bring_next_into_force(self, number: int, component: int) -> None:
        """Looked at when everything else that follows is known."""
        place = self._place(number, component)
        if place >= 0:
            self.agenda.append(_NextIntoForce(amount=place))

    def _let_follow(self, place: int) -> None:
        """Each card that may come into force is looked at by itself, with all that follows."""
        texts = self.unseen.of_side(place)
        if not texts or self.depth > _DEEPEST:
            return
        old = self.table.faces[standing.in_force(self, place)].number
        branches: list[Forecast] = []
        for text, _ in texts:
            branch = self._branch()
            branch.agenda = self.agenda[:]
            branch.put_in_force(text, self.table.places.in_force[place])
            if text != old:
                happenings.changes_of_force(branch, self.table.owners[place], place, old, text)
            branch.settle_everything()
            branches.append(branch)
        self._follow(branches, [count for _, count in texts])

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """Which of them stays is for its player to say."""

    def play_another(self, number: int) -> None:
        """Nobody does."""

    # ---- several ways it may go ----

    def _branch(self) -> "Forecast":
        branch = self.copy()
        branch.agenda = []
        branch.depth = self.depth + 1
        return branch

    def _mix(self, branches: list["Forecast"], weights: list[int], whole: int) -> None:
        """What the branches change is to be expected so often of so many times."""
        likely = self.likely_changes()
        for mat in range(len(self.gold)):
            alcohol = fortitude = gold = 0
            for number, branch in enumerate(branches):
                weight = weights[number]
                alcohol += weight * (branch.expected_alcohol(mat) - self.expected_alcohol(mat))
                fortitude += weight * (branch.expected_fortitude(mat) - self.expected_fortitude(mat))
                gold += weight * (branch.expected_gold(mat) - self.expected_gold(mat))
            likely.alcohol[mat] += alcohol // whole
            likely.fortitude[mat] += fortitude // whole
            likely.gold[mat] += gold // whole
        for seat in range(len(self.hands)):
            cards = 0
            for number, branch in enumerate(branches):
                cards += weights[number] * (branch.expected_hand(seat) - self.expected_hand(seat))
            likely.hands[seat] += cards // whole
            gone = 0
            for number, branch in enumerate(branches):
                gone += weights[number] * (branch.expected_out(seat) - self.expected_out(seat))
            likely.out[seat] += gone // whole

    def _follow(self, branches: list["Forecast"], weights: list[int]) -> None:
        """One of the branches is all that happens; who is in a Round is told as in the likeliest."""
        self.agenda.clear()
        whole = sum(weights)
        self._mix(branches, weights, whole)
        likeliest = branches[weights.index(max(weights))]
        self.gambling = likeliest.gambling
        self.in_round = likeliest.in_round
        self.control = likeliest.control
        self.passed = likeliest.passed
        self.only_cheating = likeliest.only_cheating
        self.pot = likeliest.pot
        self.away = likeliest.away

    # ---- what is to be expected, in hundredths ----

    def likely_changes(self) -> Likely:
        """To be added to."""
        likely = self.likely
        if likely is None:
            likely = Likely(len(self.gold), len(self.hands))
            self.likely = likely
        return likely

    def expected_fortitude(self, mat: int) -> int:
        """Certain and likely together."""
        return self.fortitude[mat] * ONE + (0 if self.likely is None else self.likely.fortitude[mat])

    def expected_alcohol(self, mat: int) -> int:
        """Certain and likely together."""
        return self.alcohol[mat] * ONE + (0 if self.likely is None else self.likely.alcohol[mat])

    def expected_gold(self, mat: int) -> int:
        """Certain and likely together."""
        return self.gold[mat] * ONE + (0 if self.likely is None else self.likely.gold[mat])

    def expected_hand(self, seat: int) -> int:
        """Certain and likely together."""
        return self.hands[seat] * ONE + (0 if self.likely is None else self.likely.hands[seat])

    def expected_out(self, seat: int) -> int:
        """How likely the seat is out: certainly, or by hidden cards."""
        if (self.out >> seat) & 1:
            return ONE
        return 0 if self.likely is None else self.likely.out[seat]
