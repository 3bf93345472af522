"""Drinks (R8), splitting and sharing them (R9), Drink Events (R10.1): from the reveal to the last drop."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_SHARE, PASS, SHARE
from taproom.inn.rules import (
    champions,
    decks,
    drink_totals,
    drinking,
    gambling,
    kept_drinks,
    resolution,
    responses,
    riders,
    taverns,
)
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, NOBODY, Step
from taproom.kernel.decisions import Option
from taproom.kernel.zones import NO_CARD

# Where a Drink comes from, and what a Drink Event turned up first means there.
FROM_PILE: Final = 0
"""Your own pile: an Event is carried out (D2.7)."""
FROM_DECK: Final = 1
"""The Drink Deck: an Event is set aside and another card revealed (R10.1.1)."""
FOR_CONTEST: Final = 2
"""The Drink Deck in a contest: an Event counts as a Drink of 0 Alcohol (R10.2.2)."""
FROM_TAVERN: Final = 3
"""From this number on, the Drink Decks of the taverns (D82.2.3)."""

_MOST_SET_ASIDE: Final = 60


def sober_up(inn: Position, seat: int) -> None:
    """R2.5.2; not a Drink, so nobody can answer it (D2.2)."""
    inn.tell(events.SOBERED_UP, seat)
    mats.change_alcohol(inn, seat, -1, NOBODY)


def drink_from_pile(inn: Position, seat: int, cause: int) -> None:
    """The top of the seat's pile is revealed, answered and drunk; with an empty pile it sobers up (D2.8)."""
    inn.agenda.append(PourFromPile(seat=seat, other=cause))


class PourFromPile(Step):
    """R2.5.1: reveal the top of the pile with its Chasers, let everybody respond, drink."""

    def manner(self) -> int:
        """Piles lie face down."""
        return BLIND

    def run(self, inn: Position) -> None:
        """Begin one Drink."""
        if not inn.is_in(self.seat):
            return
        if not inn.pile(self.seat):
            sober_up(inn, self.seat)
            return
        number = pour(inn, self.seat, -1, inc.OWNS_CARDS, self.other)
        inn.agenda.extend((TakeDrinks(incident=number), ShareDrinks(incident=number)))
        inn.agenda.extend((responses.RespondTo(incident=number), Reveal(incident=number, amount=FROM_PILE)))


def pour(inn: Position, seat: int, group: int, flags: int, cause: int = NOBODY) -> int:
    """A Drink yet to be revealed, in front of this seat; group -1 begins a new group."""
    drink = Incident(inc.DRINK, seat, seat, -1, 0, -1)
    drink.flags = flags
    drink.cause = cause
    number = inn.add_incident(drink)
    drink.group = number if group < 0 else group
    return number


def drink_from_deck(inn: Position, seats: list[int], each: int, from_event: bool, cause: int) -> None:
    """Each seat reveals Drinks from the Drink Deck; all are answered, then drunk together (R4.4)."""
    flags = inc.OWNS_CARDS | (inc.FROM_EVENT if from_event else 0)
    group = -1
    reveals: list[Step] = []
    for seat in seats:
        for _ in range(each):
            number = pour(inn, seat, group, flags, cause)
            group = number if group < 0 else group
            reveals.append(Reveal(incident=number, amount=FROM_DECK))
    if group >= 0:
        after = (responses.RespondTo(incident=group), ShareDrinks(incident=group), TakeDrinks(incident=group))
        inn.then(*reveals, *after)


def drink_copies(inn: Position, event: int, drinkers: list[int]) -> None:
    """R10.1: one Drink is revealed and each player at once has an independent copy of it."""
    seat = inn.incidents[event].seat
    number = pour(inn, seat, -1, inc.OWNS_CARDS | inc.FROM_EVENT)
    seats = 0
    for other in drinkers:
        seats |= 1 << other
    inn.then(
        Reveal(incident=number, amount=FROM_DECK),
        MakeCopies(incident=number, seat=seat, amount=seats),
        responses.RespondTo(incident=number),
        TakeDrinks(incident=number),
    )


class MakeCopies(Step):
    """R10.1.2, R10.1.3: nothing can be done to the Drink before it is copied; `amount` is who drinks."""

    def run(self, inn: Position) -> None:
        """The revealer drinks the Drink itself, unless the Event was Ignored; everybody else a copy."""
        drink = inn.edit(self.incident)
        if (self.amount >> self.seat) & 1 == 0:
            drink.ignored |= 1 << self.seat
        for seat in inn.in_turn_order(inn.turn):
            if (self.amount >> seat) & 1 and seat != self.seat:
                copy = drink.copy()
                copy.seat = seat
                copy.other = seat
                copy.ignored = 0
                copy.flags &= ~inc.OWNS_CARDS
                inn.incidents.append(copy)


class Reveal(Step):
    """R8.3: turn up the Drink and its Chasers. Nobody may respond before the last of them lies there (R4.1.7)."""

    def manner(self) -> int:
        """So does the Drink Deck."""
        return BLIND

    def run(self, inn: Position) -> None:
        """Card by card; a new Drink Deck is paid for in between (R8.3.5)."""
        agenda = inn.agenda
        height = len(agenda)
        while True:
            card = self._next_card(inn)
            if card < 0:
                self._nothing_left(inn)
                return
            more = self._turn_up(inn, card)
            if not more:
                return
            if self.amount == FROM_PILE and inn.setup.has_taverns and inn.offer_crawl(self.incident):
                return
            if len(agenda) > height:
                set_aside = self.other + (0 if inn.incidents[self.incident].cards else 1)
                agenda.insert(height, Reveal(incident=self.incident, amount=self.amount, other=set_aside))
                return

    def _next_card(self, inn: Position) -> int:
        places = inn.setup.places
        if self.amount >= FROM_TAVERN:
            card = taverns.take_drink(inn, self.amount - FROM_TAVERN, places.played)
        elif self.amount != FROM_PILE:
            card = decks.take_drink(inn, places.played) if self.other < _MOST_SET_ASIDE else NO_CARD
        else:
            pile = places.piles[inn.incidents[self.incident].other]
            card = inn.top(pile)
            if card >= 0:
                inn.move(card, pile, places.played)
        return card if card < 0 else places.layout.texts[card]

    def _nothing_left(self, inn: Position) -> None:
        """R8.3.3: no card for the Chaser; D8.2: no card at all."""
        if not inn.incidents[self.incident].cards:
            inn.tell(events.NO_CARD, inn.incidents[self.incident].seat)
            inn.edit(self.incident).flags |= inc.NEGATED

    def _turn_up(self, inn: Position, number: int) -> bool:
        """Add a revealed card; whether another one follows."""
        drink = inn.edit(self.incident)
        card = inn.card(number)
        drink.amount = drink.amount if drink.cards else self.amount
        inn.tell(events.REVEALED, drink.seat, subject=number, amount=len(drink.cards))
        if not card.is_drink_event or (self.amount == FOR_CONTEST and not drink.cards):
            drink.cards = (*drink.cards, number)
            return card.chaser
        if drink.cards:
            inn.tell(events.CHASER_FIZZLED, drink.seat, subject=number)
            decks.discard_drinks(inn, [number], inn.setup.places.played)
            return False
        if self.amount == FROM_PILE:
            drink.kind = inc.EVENT
            drink.card = number
            drink.types = card.types
            if inn.setup.has_mates:
                champions.name_for_event(inn, self.incident)
            return False
        inn.tell(events.SET_ASIDE, drink.seat, subject=number)
        decks.discard_drinks(inn, [number], inn.setup.places.played)
        return True


class ShareDrinks(Step):
    """R9.2: a Drink that may be shared is split after everybody has answered it whole; then the halves are answered."""

    def run(self, inn: Position) -> None:
        """Ask each drinker of such a Drink; `amount` says whether any was split."""
        number = self._next(inn)
        if number >= 0:
            drink = inn.incidents[number]
            options: list[Option] = [responses.DECLINE]
            for other in inn.in_turn_order(drink.seat):
                if not inn.are_teammates(other, drink.seat):
                    options.append(Option(SHARE, drink.cards[0], 0, (other,), number))
            inn.ask_options(self, drink.seat, ASK_SHARE, options)
        elif self.amount:
            inn.agenda.append(responses.RespondTo(incident=self.incident))

    def _next(self, inn: Position) -> int:
        if inn.incidents[self.incident].kind != inc.DRINK:
            return -1
        barred = inc.SHARED | inc.FROM_EVENT
        for number in responses.drinks_of_group(inn, self.incident):
            drink = inn.incidents[number]
            if drink.flags & barred or drink.is_ignored_by(drink.seat) or not drink.cards:
                continue
            if inn.card(drink.cards[0]).shareable and not drink_totals.is_replaced(drink):
                return number
        return -1

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Split it, or keep it whole (R9.2.2)."""
        number = self._next(inn)
        inn.edit(number).flags |= inc.SHARED
        if option.verb == PASS:
            inn.agenda.append(ShareDrinks(incident=self.incident, amount=self.amount))
        else:
            split(inn, number, option.targets[0])
            inn.agenda.append(ShareDrinks(incident=self.incident, amount=1))


def split(inn: Position, number: int, partner: int) -> None:
    """R9.1: two independent Drinks, each with every total halved and rounded up, as changed so far (R9.1.3)."""
    drink = inn.edit(number)
    drink.change(inc.HALVE, 0, 0)
    half = drink.copy()
    half.seat = partner
    half.flags = (half.flags & ~inc.OWNS_CARDS) | inc.SHARED
    half.changes = riders.stripped(half.changes)
    inn.incidents.append(half)
    inn.tell(events.DRINK_SPLIT, drink.seat, partner, drink.cards[0])


def change(inn: Position, response: Incident, operation: int, amount: int) -> None:
    """What a response does to the Drink it answers (R5.5.1)."""
    drink = inn.edit(response.about)
    drink.change(operation, amount, 0)
    if operation == inc.ADD_ALCOHOL:
        inn.tell(events.DRINK_CHANGED, drink.seat, response.seat, drink.cards[0], amount)
    elif operation == inc.SET_ALCOHOL:
        inn.tell(events.DRINK_SET, drink.seat, response.seat, drink.cards[0], amount)
    elif operation == inc.BECOME:
        inn.tell(events.DRINK_BECAME, drink.seat, response.seat, drink.cards[0], amount)
    else:
        inn.tell(events.DRINK_TO_FORTITUDE, drink.seat, response.seat, drink.cards[0])


def give(inn: Position, response: Incident, target: int) -> None:
    """Somebody else drinks it."""
    drink = inn.edit(response.about)
    drink.seat = target
    inn.tell(events.DRINK_GIVEN, response.seat, target, drink.cards[0])


class TakeDrinks(Step):
    """R4.4.3: all Drinks of the group are drunk at the same moment; a revealed Event begins instead (R8.2.1)."""

    def run(self, inn: Position) -> None:
        """Drink, then pay and draw what the Drinks say, then put them away."""
        if inn.incidents[self.incident].kind == inc.EVENT:
            begin_event(inn, self.incident)
            return
        taken = [n for n in responses.drinks_of_group(inn, self.incident) if _is_drunk(inn, inn.incidents[n])]
        inn.agenda.append(PutAwayDrinks(incident=self.incident))
        totals = [drink_totals.totals(inn, inn.incidents[n], inn.incidents[n].seat) for n in taken]
        for place, number in enumerate(taken):
            drinking.swallow(inn, number, totals[place])
        for place in range(len(taken) - 1, -1, -1):
            if inn.setup.has_components:
                riders.follow(inn, taken[place])
            drinking.follow_up(inn, taken[place], totals[place])


def _is_drunk(inn: Position, drink: Incident) -> bool:
    return ((inn.out | inn.away | drink.ignored) >> drink.seat) & 1 == 0


def order_to_left(inn: Position, event: Incident, concerned: list[int]) -> None:
    """Each player concerned, from the first on, puts a Drink onto the next player's pile."""
    first = inn.in_turn_order(event.seat)
    inn.then(*[OrderToLeft(seat=seat, amount=event.champions) for seat in first if seat in concerned])


class OrderToLeft(Step):
    """The top card of the Drink Deck goes face down onto the pile of the player on the left.

    `amount` is who the Champions are, if they stand for their teams.
    """

    def manner(self) -> int:
        """It takes a card of the Drink Deck."""
        return BLIND

    def run(self, inn: Position) -> None:
        """A used-up Drink Deck is paid for in between (R8.1.3)."""
        left = champions.left_of(inn, self.seat, self.amount)
        if decks.take_drink(inn, inn.setup.places.piles[left]) >= 0:
            inn.tell(events.TIPPED, self.seat, left)


class PutAwayDrinks(Step):
    """R2.5.1: the cards go to the shared discard pile, but for those that somebody keeps (R8.5.1)."""

    def run(self, inn: Position) -> None:
        """The Drinks of a contest stay known until it is judged."""
        keeps = inn.setup.keeps_drinks
        cards: list[int] = kept_drinks.keep(inn, self.incident) if keeps else []
        for number in range(self.incident, len(inn.incidents)):
            drink = inn.incidents[number]
            if drink.group == self.incident and not drink.has(inc.DONE):
                if drink.has(inc.OWNS_CARDS) and not keeps:
                    cards.extend(drink.cards)
                if drink.has(inc.CONTESTED):
                    inn.edit(number).flags |= inc.DRUNK
                else:
                    inn.leave_done(number)
        decks.discard_drinks(inn, cards, inn.setup.places.played)


def begin_event(inn: Position, number: int) -> None:
    """R5.4.7: from now on the Event can be neither Negated nor Ignored."""
    event = inn.edit(number)
    if event.has(inc.NEGATED):
        inn.agenda.append(PutAwayEvent(incident=number))
    else:
        event.flags |= inc.STARTED
        inn.tell(events.EVENT_STARTED, event.seat, subject=event.card)
        inn.agenda.append(resolution.CarryOut(incident=number))


class PutAwayEvent(Step):
    """An Event goes to the discard pile of its own deck."""

    def run(self, inn: Position) -> None:
        """Discard it; in a Round it has started the moves begin."""
        event = inn.incidents[self.incident]
        inn.finish(self.incident)
        decks.discard_event(inn, event.card)
        if inn.gambling:
            gambling.see_that_moves_go_on(inn)
