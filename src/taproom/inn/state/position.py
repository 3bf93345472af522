"""The position of a game of the Inn: its questions, its agenda, its incidents and its cards.

Fortitude, Alcohol and Gold lie on mats, cards in zones; a free-for-all is a game of one-seat teams (R51).
"""

from taproom.inn.board import incidents as incident_kinds
from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.state.cards import FOR_SALE, TAKES_IN, TOKENS, Card
from taproom.inn.state.fields import UNANSWERED, UNKNOWN, UNSORTED, Fields
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.steps import NO_WINDOW, NOBODY, Course, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.layout import ANY_FAMILY
from taproom.kernel.zones import NO_CARD


class Position(Fields, Board, Course):
    """Carries on by its agenda; `rules.carrying_out` makes it one that effects are carried out on."""

    # ---- what the kernel asks of a position ----

    def seat_count(self) -> int:
        """How many seats the game has, those already out included."""
        return len(self.answers)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.finished

    def winners(self) -> list[int]:
        """Who won: one seat, a team, or all who lost last together (R6.4.3)."""
        return [seat for seat in range(len(self.answers)) if (self.won >> seat) & 1]

    def next_seat(self) -> int:
        """The seat whose answer is needed first."""
        return self.waiting

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, if anything."""
        step = self.asker
        if step is None or self.answers[seat] != UNANSWERED:
            return None
        if step.window != NO_WINDOW and (self.worked_out >> seat) & 1 == 0:
            self.worked_out |= 1 << seat
            self.offers[seat] = step.offer(self, seat) if seat in self.asked_seats else None
        return self.offers[seat]

    def asked(self) -> list[int]:
        """All seats that hold a decision now."""
        return [seat for seat in range(len(self.answers)) if self.decision(seat) is not None]

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
            if self.setup.has_mates:
                for mate in self.setup.members[seat]:
                    self.offers[mate] = None
            if decision.is_pick():
                step.picked(self, seat, choice)
            else:
                step.answered(self, seat, decision.options[choice])
        self.advance()

    # ---- the agenda ----

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first of them runs first."""
        for place in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[place])

    def advance(self) -> None:
        """Run steps until one needs a decision or the game is over."""
        while self.asker is None and not self.finished:
            self.agenda.pop().run(self)
        if self.finished:
            self.waiting = NOBODY

    def ask(self, step: Step, decision: Decision) -> None:
        """Wait for one seat's answer; a choice with a single option is taken silently."""
        if not decision.is_pick() and len(decision.options) == 1:
            return step.answered(self, decision.seat, decision.options[0])
        self.asker = step
        self.waiting = decision.seat
        self.offers[decision.seat] = decision

    def ask_team(self, step: Step, decisions: list[Decision]) -> None:
        """One question held by several members of a team: the first answer counts (D50.2)."""
        first = decisions[0]
        if len(decisions) == 1 or (not first.is_pick() and len(first.options) == 1):
            return self.ask(step, first)
        self.asker = step
        self.waiting = decisions[0].seat
        for decision in decisions:
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
            self.leave_done(number)

    def leave_done(self, number: int) -> None:
        """Nothing refers to the incident any more, but its place is taken until those behind it are done."""
        self.edit(number).flags |= incident_kinds.DONE

    # ---- seats ----

    def card(self, text: int) -> Card:
        """What a card says, by the number of its text."""
        return self.setup.cards[text]

    def holds(self, seat: int) -> int:
        """The kinds of moments in which a card the seat may play is an answer, as bits; 0 if it is out or away."""
        held = self.held[seat]
        if held == UNKNOWN:
            held = 0
            if ((self.out | self.away) >> seat) & 1 == 0:
                faces = self.setup.faces
                contents = self.zones.contents
                plotted = self.setup.places.plotted[seat]
                for zone in self.setup.places.playable[seat]:
                    for card in contents[zone]:
                        held |= faces[card].schemes if zone == plotted else faces[card].answers
                if self.setup.has_components:
                    for card in contents[self.setup.places.open[seat]]:
                        held |= FOR_SALE if self.setup.sells(seat, card) else 0
                    for place in self.setup.queues[seat]:
                        for card in contents[self.setup.places.waiting[place]]:
                            takes = self.setup.can_take_in(self.marks, seat, faces[card].number)
                            held |= TAKES_IN if takes else 0
                if self.setup.has_mates and self.tokens[self.setup.purses[seat]]:
                    held |= TOKENS
            self.held[seat] = held
            self.playables[seat] = UNSORTED
        return held

    def able(self, common: int, own: int, owners: int) -> list[int]:
        """The seats, from the active one on, whose hand may answer a common moment, or one the owners have."""
        found: list[int] = []
        for seat in self.setup.orders[self.turn]:
            held = self.held[seat]
            if held == UNKNOWN:
                held = self.holds(seat)
            if held & common or (held & own and (owners >> seat) & 1):
                found.append(seat)
        return found

    # ---- cards ----

    def hand(self, seat: int) -> list[int]:
        """The cards in a seat's hand."""
        return self.zones.contents[self.setup.places.hands[seat]]

    def hand_texts(self, seat: int) -> list[int]:
        """The texts of the cards in a seat's hand, in their order."""
        return self.zones.texts(self.setup.places.hands[seat])

    def pile(self, seat: int) -> list[int]:
        """The Drinks that wait for a seat."""
        return self.zones.contents[self.setup.places.piles[seat]]

    def has_playable(self, seat: int) -> bool:
        """Whether the seat has any card it could play at some time or take in, or its team a Potion Token."""
        if self.setup.has_mates and self.tokens[self.setup.purses[seat]]:
            return True
        if self.setup.queues[seat] and self.holds(seat) & TAKES_IN:
            return True
        return any([self.zones.contents[zone] for zone in self.setup.places.playable[seat]])

    def playable(self, seat: int) -> list[Card]:
        """What the cards say that a seat may play, from hand or from elsewhere (R23.1.4); of cards alike one."""
        self.holds(seat)
        if self.playables[seat] is not UNSORTED:
            return self.playables[seat]
        faces = self.setup.faces
        contents = self.zones.contents
        found: list[Card] = []
        for zone in self.setup.places.playable[seat]:
            for number in contents[zone]:
                card = faces[number]
                for other in found:
                    if other is card:
                        break
                else:
                    found.append(card)
        self.playables[seat] = found
        return found

    def ways(self, seat: int, card: Card) -> list[int]:
        """The numbers of the ways in which the seat may use a card, going by where it has it (R33.1.3)."""
        plotted = self.setup.places.plotted[seat]
        if plotted == NO_ZONE:
            return card.from_hand
        schemes = card.from_plotted if self.has_plotted(seat, card.number) else []
        return [*card.from_hand, *schemes] if self.zone_of(seat, card.number) >= 0 else schemes

    def zone_of(self, seat: int, text: int) -> int:
        """The zone from which the seat plays a card of this text that is not plotted; NO_ZONE if it has none."""
        for zone in self.setup.places.playable[seat]:
            if zone != self.setup.places.plotted[seat] and self.zones.find(zone, text) >= 0:
                return zone
        return NO_ZONE

    def has_plotted(self, seat: int, text: int) -> bool:
        """Whether a card of this text lies among the seat's plotted ones."""
        plotted = self.setup.places.plotted[seat]
        return plotted != NO_ZONE and self.zones.find(plotted, text) >= 0

    def move(self, card: int, source: int, target: int) -> None:
        """Put a card on top of another zone; every move of a single card goes through here."""
        self.zones.move(card, source, target)
        self._look_again(source, target, self.setup.faces[card].answers)

    def move_unseen(self, text: int, source: int, target: int) -> None:
        """Its owner puts a card of this text elsewhere without showing which it is."""
        self.zones.move_unseen(self.zones.find(source, text), source, target)
        self._look_again(source, target, self.setup.cards[text].answers)

    def _look_again(self, source: int, target: int, answers: int) -> None:
        """Cards that are answers to these moments went from one zone to another."""
        holders = self.setup.places.holders
        if holders[source] >= 0:
            self._change_held(holders[source], answers)
        if holders[target] >= 0:
            self._change_held(holders[target], answers)

    def _change_held(self, seat: int, answers: int) -> None:
        """A card that answers nothing leaves `held` as it was, unless something is for sale or mates share a mat."""
        self.playables[seat] = UNSORTED
        if answers or self.setup.has_components:
            self.held[seat] = UNKNOWN
        if self.setup.has_mates:
            for mate in self.setup.members[seat]:
                self.held[mate] = UNKNOWN

    def draw(self, source: int, target: int, count: int) -> int:
        """Draw so many cards from the top of a zone, or as many as there are; how many it was."""
        cards = self.zones.contents[source]
        drawn = min(count, len(cards))
        answers = 0
        for card in cards[len(cards) - drawn :]:
            answers |= self.setup.faces[card].answers
        self.zones.draw(source, target, drawn)
        self._look_again(source, target, answers)
        return drawn

    def shuffle_into(self, source: int, target: int) -> None:
        """Put a whole zone onto another and shuffle that."""
        self.zones.shuffle_into(source, target, self.chance)

    def move_text(self, text: int, source: int, target: int, family: int = ANY_FAMILY) -> None:
        """Move a card of this text; among equal cards it does not matter which."""
        self.zones.move_text(text, source, target, family)
        self._look_again(source, target, self.setup.cards[text].answers)

    def put_number(self, card: int, number: int) -> None:
        """Write a number on a card; 0 is none."""
        self.zones.put_number(card, number)

    def toss(self) -> int:
        """A coin: 1 for heads."""
        return self.chance.below(2)

    def has_drinks(self) -> bool:
        """Whether a card is left in the Drink Deck."""
        return len(self.zones.contents[self.setup.places.drink_deck]) > 0

    def top(self, zone: int) -> int:
        """The card on top of a zone; NO_CARD if there is none."""
        cards = self.zones.contents[zone]
        return cards[-1] if cards else NO_CARD

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return (self.out >> seat) & 1 == 0

    def in_turn_order(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from this one (R0.1.4), its teammates before the others (D54.1)."""
        out = self.out
        return [seat for seat in self.setup.orders[first] if (out >> seat) & 1 == 0]

    def on_turn(self, seat: int) -> bool:
        """Whether it is the turn of the seat's team (R54.1.1)."""
        return self.setup.teams[self.turn] == self.setup.teams[seat]

    def are_teammates(self, one: int, other: int) -> bool:
        """Whether two seats share their attributes; a seat is its own teammate."""
        return self.setup.teams[one] == self.setup.teams[other]

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
