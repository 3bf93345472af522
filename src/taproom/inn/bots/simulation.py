"""What would happen if everybody else let it happen, hidden cards counted as they are on average.

What is certain is in the position itself (`shell`); what hidden cards are to be expected to do, in hundredths, lies
beside it (`expectation`). What anything is worth is not said here (`shape`).
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.bots.evaluation import ONE
from taproom.inn.bots.expectation import Expectation
from taproom.inn.bots.habits import Habits
from taproom.inn.bots.likely import Average, Likely
from taproom.inn.bots.shell import raised
from taproom.inn.bots.unseen import Servings, Unseen
from taproom.inn.components import combined_cards, static_effects
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import CALLS_OFF, CHANGES_NUMBER
from taproom.inn.rules import contests, decks, drinks, growing, joining, losing, ordering, resolution, triggers
from taproom.inn.rules.event_verbs import HEADS, TAILS, TossCoin
from taproom.inn.state.steps import BLIND, NOBODY, Step
from taproom.inn.state.views import InnView

_PLENTY: Final = 100
"""More than any Drink has of anything."""
_DEEPEST: Final = 1
"""How many hidden cards deep it is looked what each of them would do; below that, nothing of it counts."""

_FAR: Final = 6 * ONE
"""Hardly a hidden card changes anything by more."""
_CHANGES_PLAY: Final = CALLS_OFF | CHANGES_NUMBER
"""What a joining card does to the one it joins; that more join lies deeper than it is looked."""
_MOST_KEPT: Final = 2000
_OF_THIS_VIEW: Final = 3
"""Longer keys say all that matters, and are kept for later views."""

# What was worked out for a view is kept by what it was about.
_EVENTS: Final = 1
_JOINING: Final = 2
_ADDING: Final = 3
_IN_FORCE: Final = 4


class _NextIntoForce(Step):
    """The next card of component `amount` comes into force, by the text of `incident`."""

    def manner(self) -> int:
        """Nobody knows which that is."""
        return BLIND


class Simulation(Expectation):
    """A position carried on, and what to expect where it is not certain."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view, habits, fresh)
        self.depth = 0
        if fresh:
            self.unseen = Unseen(view, habits.cellars[0])
            self.kept: dict[tuple[int, ...], Likely] = {}
            """What hidden cards change on average, as worked out for the first option that turns them up."""

    def blank(self) -> "Simulation":
        """Another of its kind, to copy onto."""
        return Simulation(self.seen, self.habits, False)

    def renew(self, copy: "Simulation") -> None:
        """Make the other, which is of the same kind, an independent copy of this one."""
        self.copy_all_onto(copy)

    def copy_all_onto(self, copy: "Simulation") -> None:
        """Make the other the same forecast as this one."""
        self.copy_onto(copy)
        copy.depth = self.depth
        copy.unseen = self.unseen
        copy.kept = self.kept
        copy.likely = None if self.likely is None else self.likely.copy()

    # ---- steps that look at hidden cards ----

    def carry_out_blindly(self, step: Step) -> None:
        """The expected result of a step that looks at hidden cards."""
        if isinstance(step, drinks.Reveal) and self.setup.has_taverns and self.incidents[step.incident].cards:
            self._add_chaser(step)
        elif isinstance(step, drinks.Reveal) and not self.has_drinks():
            step.run(self)  # an empty deck hides nothing
        elif isinstance(step, drinks.Reveal):
            drink = self.edit(step.incident)
            drink.flags |= inc.NEGATED  # it has been drunk when it would be
            self.serve(drink.seat, self.unseen.from_deck(self.setup.traits[drink.seat]))
        elif isinstance(step, drinks.PourFromPile):
            self._drink_top(step.seat)
        elif isinstance(step, ordering.OrderDrink):
            self._order_somewhere(step.seat)
        elif isinstance(step, drinks.OrderToLeft):
            self.order(self.in_turn_order(self.setup.rounds[step.seat][1])[0])
        elif isinstance(step, decks.DiscardTo):
            self.change_hand(step.seat, -min(step.amount, self.hands[step.seat]))
        elif isinstance(step, contests.ContestRound):
            self._contest(step)
        elif isinstance(step, joining.Join):
            self._join(step)
        elif isinstance(step, _NextIntoForce):
            self._bring_next(step)
        elif isinstance(step, growing.Plant):
            self.sow(step.seat, step.amount)
        elif isinstance(step, TossCoin):
            self._toss(step)

    # ---- Drinks ----

    def _add_chaser(self, step: Step) -> None:
        """A Drink lies there and is drunk as it is; what its Chaser adds, from where it comes, is only likely."""
        drink = self.incidents[step.incident]
        traits = self.setup.traits[drink.seat]
        height = self.piles[drink.seat]
        if step.amount >= drinks.FROM_TAVERN:
            cellar = self.habits.cellars[step.amount - drinks.FROM_TAVERN + 1]
            self.serve(drink.seat, Unseen(self.seen, cellar).from_deck(traits))
        elif step.amount == drinks.FROM_PILE and height:
            self.piles = raised(self.piles, drink.seat, -1)
            self.serve(drink.seat, self.unseen.from_pile(traits, height > 1))
        elif step.amount == drinks.FROM_DECK and self.has_drinks():
            self.use_drinks(1)
            self.serve(drink.seat, self.unseen.from_deck(traits))

    def _order_somewhere(self, seat: int) -> None:
        """For the player who has the fewest waiting."""
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
        self.piles = raised(self.piles, seat, -1)
        traits = self.setup.traits[seat]
        servings = self.unseen.from_pile(traits, height > 1)
        if self.depth < _DEEPEST:
            self._let_events_happen(seat)
        self.serve(seat, servings)

    def _let_events_happen(self, seat: int) -> None:
        """One of the Events nobody has seen may lie there."""
        key = (_EVENTS, seat, *self._circumstances(), *self.unseen.counts())
        if not self._remember(key):
            average = self._average(sum(self.unseen.counts()))
            plain = self.expected()
            branch = self.blank()
            for text, count in self.unseen.events():
                self._branch_onto(branch, [])
                event = Incident(inc.EVENT, seat, seat, text, 0, -1)
                event.types = self.setup.cards[text].types
                event.flags = inc.STARTED
                branch.then(resolution.CarryOut(incident=branch.add_incident(event)), losing.CHECK_LOSSES)
                branch.run_down()
                branch.count_in(average, count)
            self._keep(key, average.changes(plain))

    def serve(self, seat: int, servings: Servings) -> None:
        """The seat drinks one of these."""
        if ((self.out | self.away) >> seat) & 1 or not servings.each:
            return
        mat = self.setup.purses[seat]
        more = less = 0
        if self.setup.has_components:
            more = static_effects.alcohol_gained(self, seat, _PLENTY, True) - _PLENTY
            less = static_effects.fortitude_lost(self, seat, -_PLENTY) + _PLENTY
        shape = (self.expected_alcohol(mat), self.expected_fortitude(mat), self.setup.mats[mat].top * ONE)
        changes = servings.drunk_by(shape, (self.expected_gold(mat), self.expected_hand(seat)), (more, less))
        likely = self.likely_changes()
        likely.alcohol[mat] += changes[0]
        likely.fortitude[mat] += changes[1]
        likely.gold[mat] += changes[2]
        likely.hands[seat] += changes[3]
        if changes[4]:
            self._fear_for(seat, changes[4])

    def change_alcohol(self, seat: int, amount: int, number: int, effect: Effect) -> None:
        """What is only likely to have been drunk is sobered up too, once nothing certain is left."""
        mat = self.setup.purses[seat]
        certain = self.alcohol[mat]
        super().change_alcohol(seat, amount, number, effect)
        likely = self.likely
        if likely is not None and certain + amount < 0 and likely.alcohol[mat] > 0:
            likely.alcohol[mat] = max(0, likely.alcohol[mat] + (certain + amount) * ONE)

    def _fear_for(self, seat: int, hundredths: int) -> None:
        """The seat's team may well pass out: then half of its Gold goes to those who stay (R6.3.1)."""
        teammates = self.setup.team_masks[seat]
        purse = self.setup.purses[seat]
        others = {self.setup.purses[other] for other in self.in_turn_order(self.turn)} - {purse}
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
                self.use_drinks(1)
                self.serve(seat, self.unseen.from_deck(self.setup.traits[seat]))

    def drink_copies(self, seats: list[int], number: int) -> None:
        """One Drink is revealed for all."""
        self.use_drinks(1)
        for seat in seats:
            self.serve(seat, self.unseen.from_deck(self.setup.traits[seat]))

    def drink_stronger_of_two(self, number: int) -> None:
        """The strength is the revealer's (D10.3)."""
        self.use_drinks(2)
        event = self.incidents[number]
        if not event.is_ignored_by(event.seat):
            self.serve(event.seat, self.unseen.stronger(self.setup.traits[event.seat]))
        for seat in self.in_turn_order(self.turn):
            if seat != event.seat and not event.is_ignored_by(seat):
                self.serve(seat, self.unseen.weaker(self.setup.traits[event.seat], self.setup.traits[seat]))

    def _contest(self, step: Step) -> None:
        """Those who are still in it drink, and any of them may win what all who took part pay (R10.2.7).

        Who passes out divides the Gold last of all (D10.2).
        """
        contenders, stake = self.incidents[step.incident].targets
        drinkers = [seat for seat in self.in_turn_order(self.turn) if (step.amount >> seat) & 1]
        purses = self.setup.purses
        likely = self.likely_changes()
        for seat in self.setup.rounds[self.turn]:
            if (contenders >> seat) & 1 == 0:
                continue
            paid = max(0, min(stake * ONE, self.expected_gold(purses[seat]))) // len(drinkers)
            for winner in drinkers:
                if not self.are_teammates(seat, winner):
                    likely.gold[purses[seat]] -= paid
                    likely.gold[purses[winner]] += paid
        self.use_drinks(len(drinkers))
        for seat in drinkers:
            self.serve(seat, self.unseen.for_contest(self.setup.traits[seat]))
        self.agenda.append(contests.EndContest(incident=step.incident))

    def _toss(self, step: TossCoin) -> None:
        """It is carried on with tails; half of what heads would change is likely besides."""
        branch = self.blank()
        step.fall(self, TAILS)
        if self.depth >= _DEEPEST:
            return
        plain = self._if_none_of_it(branch)
        self._branch_onto(branch, self.agenda[:])
        branch.edit(step.incident).change(inc.COIN, HEADS, 0)
        branch.settle_everything()
        average = self._average(2)
        branch.count_in(average, 1)
        self.likely_changes().add(average.changes(plain))

    # ---- hidden cards of side decks ----

    def _join(self, step: joining.Join) -> None:
        """A card that only adds something does so whatever it joins; the others are looked at with all that follows."""
        cards = self.unseen.of_side(step.other)
        if step.amount <= 0 or not cards or self.depth >= _DEEPEST:
            return
        about = (self.unseen.number_of_side(step.other), *self._circumstances())
        self._add_what_joins(step.incident, step.other, cards, about)
        key = (_JOINING, *about, len(self.agenda), *self._about(step.incident))
        if self._remember(key):
            return
        average = self._average(sum([count for _, count in cards]))
        branch = self.blank()
        plain = self._if_none_of_it(branch)
        for text, count in cards:
            if self.setup.cards[text].modes[0].works & _CHANGES_PLAY:
                self._branch_onto(branch, self.agenda[:])
                step.add(branch, text)
                branch.settle_everything()
                branch.count_in(average, count)
        self._keep(key, average.changes(plain))

    def _about(self, number: int) -> tuple[int, ...]:
        """A played card and what it answers, as far as it matters what they do."""
        incident = self.incidents[number]
        found = (incident.card, incident.mode, incident.seat, *incident.targets)
        if incident.about < 0:
            return found
        answered = self.incidents[incident.about]
        return (*found, answered.card, answered.seat, answered.ignored, *answered.cards, *answered.changes)

    def _add_what_joins(self, number: int, place: int, cards: list[tuple[int, int]], about: tuple[int, ...]) -> None:
        """What the cards do that only add something."""
        seat = self.incidents[number].seat
        key = (_ADDING, *about, place, self.incidents[number].other)
        if self._remember(key):
            return
        average = self._average(sum([count for _, count in cards]))
        plain = self.expected()
        branch = self.blank()
        for text, count in cards:
            mode = self.setup.cards[text].modes[0]
            if mode.effects and mode.works & combined_cards.WHILE_JOINING == 0:
                self._branch_onto(branch, [])
                added = Incident(inc.CARD, seat, self.incidents[number].other, text, 0, -1)
                added.targets = joining.ways_to_pick(branch, seat, mode, number)[0]
                branch.then(resolution.CarryOut(incident=branch.add_incident(added)), losing.CHECK_LOSSES)
                branch.run_down()
                branch.count_in(average, count)
        self._keep(key, average.changes(plain))

    def bring_next_into_force(self, number: int, component: int) -> None:
        """Looked at when it is known what else follows."""
        place = self._place(number, component)
        if place >= 0:
            self.agenda.append(_NextIntoForce(incident=number, amount=place))

    def _bring_next(self, step: Step) -> None:
        """Each card that may come into force is looked at by itself, with all that follows."""
        place = step.amount
        cards = self.unseen.of_side(place)
        key = (_IN_FORCE, place, self.incidents[step.incident].card)
        if not cards or self.depth > _DEEPEST or self._remember(key):
            return
        old = self.setup.faces[static_effects.in_force(self, place)].number
        branch = self.blank()
        plain = self._if_none_of_it(branch)
        average = self._average(sum([count for _, count in cards]))
        for text, count in cards:
            self._branch_onto(branch, self.agenda[:])
            branch.put_in_force(text, self.setup.places.in_force[place])
            if text != old:
                triggers.changes_of_force(branch, self.setup.owners[place], place, old, text)
            branch.settle_everything()
            branch.count_in(average, count)
        self._keep(key, average.changes(plain))

    def sow(self, seat: int, place: int) -> None:
        """Something unknown is planted; what it is worth is for others to say."""

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """Which of them stays is for its player to say."""

    def play_another(self, number: int) -> None:
        """Nobody does."""

    # ---- several ways it may go ----

    def _branch_onto(self, branch: "Simulation", agenda: list[Step]) -> None:
        """Begin one of several ways: the same position, with this still to happen."""
        self.renew(branch)
        branch.agenda = agenda
        branch.depth = self.depth + 1

    def _if_none_of_it(self, branch: "Simulation") -> Likely:
        """How everything goes on, seen on this branch, if nothing turns up."""
        self._branch_onto(branch, self.agenda[:])
        branch.settle_everything()
        return branch.expected()

    def _average(self, whole: int) -> Average:
        return Average(len(self.gold), len(self.hands), whole)

    def _remember(self, key: tuple[int, ...]) -> bool:
        """Count what was worked out for this before, if it was."""
        if self.depth:
            return False
        known = (self.kept if len(key) <= _OF_THIS_VIEW else self.habits.kept).get(key)
        if known is not None:
            self.likely_changes().add(known)
        return known is not None

    def _keep(self, key: tuple[int, ...], changes: Likely) -> None:
        """Count it now, and keep it for the next time."""
        if not self.depth:
            kept = self.kept if len(key) <= _OF_THIS_VIEW else self.habits.kept
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            kept[key] = changes
        self.likely_changes().add(changes)

    def _circumstances(self) -> tuple[int, ...]:
        """All that can make a difference to what one hidden card does: far from the ends of a track it is the same."""
        found = [self.turn, self.out, self.away, self.in_round if self.gambling else 0]
        for mat in range(len(self.gold)):
            fortitude = self.expected_fortitude(mat)
            alcohol = self.expected_alcohol(mat)
            found.append(min(alcohol, _FAR))
            found.append(min(self.setup.mats[mat].top * ONE - fortitude, _FAR))
            found.append(min(fortitude - alcohol, 2 * _FAR))
            found.append(min(self.expected_gold(mat), _FAR))
        if self.setup.has_components:
            found.extend(self.marks)
            for zone in self.setup.places.in_force:
                found.append(self.zones.contents[zone][-1] if zone >= 0 else 0)
        return tuple(found)
