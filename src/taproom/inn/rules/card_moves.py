"""Cards moving between zones because a text says so: hands shown, discarded by type or at random, cards put elsewhere.

`other` of the steps here is a mask of card types, 0 for any card.
"""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import (
    ASK_CHOSEN_DISCARD,
    ASK_DISCARD_ANY,
    ASK_DISCARD_TO,
    ASK_PUT_ON_DECK,
    ASK_TAKE_BACK,
    TAKE_CARD,
)
from taproom.inn.rules import decks, in_play
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option, pick_from
from taproom.kernel.events import EVERYBODY

ANY_TYPE: Final = 0
SHOWS: Final = 1 << 16
"""In a mask of types: a hand without such a card is shown in its place."""


def of_types(inn: Position, texts: list[int], types: int) -> list[int]:
    """Those of these texts that are cards of one of the types."""
    return [text for text in texts if types == ANY_TYPE or inn.card(text).kinds & types]


def show_hand(inn: Position, seat: int, viewers: int) -> None:
    """These seats, as a mask, get to know what the seat holds."""
    hand = inn.setup.places.hands[seat]
    inn.zones.show(inn.zones.cards(hand), viewers)
    cards = tuple(inn.hand_texts(seat))
    inn.tell(events.HAND_SHOWN, seat, amount=len(cards), cards=cards, shown_to=viewers | inn.setup.team_masks[seat])


def discard_at_random(inn: Position, seat: int, amount: int) -> None:
    """A number of cards of the hand, or all there are."""
    for _ in range(min(amount, len(inn.hand(seat)))):
        decks.discard(inn, seat, 1 << inn.chance.below(len(inn.hand(seat))))


def search_for_one(inn: Position, seat: int, component: int) -> None:
    """Reveal cards of the seat's deck until one can stay in play by this component; the rest are discarded (R29.3.2).

    A deck that runs out is made new from the discards (R3.2.5), but only once.
    """
    places = inn.setup.places
    deck, discards = places.decks[seat], places.discards[seat]
    revealed: list[int] = []
    is_new = False
    found = False
    while not found and (inn.zones.contents[deck] or not is_new):
        if not inn.zones.contents[deck]:
            is_new = True
            decks.reshuffle(inn, seat)
            continue
        revealed.append(inn.top(deck))
        inn.move(revealed[-1], deck, places.played)
        found = inn.setup.faces[revealed[-1]].kept_by == component
    inn.tell(events.SEARCHED, seat, amount=len(revealed), cards=tuple([places.layout.texts[c] for c in revealed]))
    for card in revealed[:-1] if found else revealed:
        inn.move(card, places.played, discards)
    if found:
        in_play.enter(inn, seat, revealed[-1], places.played)


class _FromHand(Step):
    """Asks for cards of the hand; no card may be played meanwhile."""

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Not while cards are being moved."""
        return reasons.DISCARDING_NOW


class DiscardOfTypes(_FromHand):
    """Discard `amount` cards of some types; who has none may have to show that."""

    def run(self, inn: Position) -> None:
        """Ask which; with no choice to make, do it."""
        able = of_types(inn, inn.hand_texts(self.seat), self.other & ~SHOWS)
        number = min(self.amount, len(able))
        if number == len(able):
            self.picked(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_TO, able, number, number))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """Discard them; a hand without any is shown if the text says so."""
        able = of_types(inn, inn.hand_texts(seat), self.other & ~SHOWS)
        chosen = [able[place] for place in range(len(able)) if (mask >> place) & 1]
        if not chosen and self.other & SHOWS:
            show_hand(inn, seat, EVERYBODY)
        decks.discard_texts(inn, seat, chosen)
        if self.incident >= 0 and chosen:
            note(inn, self.incident, inc.DISCARDED_SO_FAR, len(chosen), seat)


class DiscardChosen(_FromHand):
    """The player of the incident chooses `amount` cards of some types that the seat discards, one after the other."""

    def run(self, inn: Position) -> None:
        """Ask for the next; cards alike are one option."""
        able = of_types(inn, inn.hand_texts(self.seat), self.other)
        if able and self.amount:
            options = [Option(TAKE_CARD, text, 0, (self.seat,), -1) for text in dict.fromkeys(sorted(able))]
            inn.ask_options(self, inn.incidents[self.incident].seat, ASK_CHOSEN_DISCARD, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """The incident keeps which it was."""
        decks.discard_texts(inn, self.seat, [option.subject])
        note(inn, self.incident, inc.DISCARDED_SO_FAR, 1, self.seat)
        inn.edit(self.incident).change(inc.TAKEN, option.subject, self.seat)
        inn.agenda.append(DiscardChosen(self.seat, self.incident, self.amount - 1, self.other))


class DiscardAny(_FromHand):
    """Discard any number of cards of some types."""

    def run(self, inn: Position) -> None:
        """Ask which, if there are any."""
        able = of_types(inn, inn.hand_texts(self.seat), self.other)
        if able:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_ANY, able, 0, len(able)))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """Those."""
        able = of_types(inn, inn.hand_texts(seat), self.other)
        chosen = [able[place] for place in range(len(able)) if (mask >> place) & 1]
        decks.discard_texts(inn, seat, chosen)
        if chosen:
            note(inn, self.incident, inc.DISCARDED_SO_FAR, len(chosen), seat)


class DrawUp(Step):
    """Draw as many cards as the hand may have (R2.2.1)."""

    def run(self, inn: Position) -> None:
        """None if it is full."""
        decks.draw(inn, self.seat, max(0, inn.setup.hand_sizes[self.seat] - len(inn.hand(self.seat))))


class PutOnDeck(_FromHand):
    """Put `amount` cards of the hand that belong in the deck on top of it, unseen (R82.1.4)."""

    def _able(self, inn: Position) -> list[int]:
        layout = inn.setup.places.layout
        return [layout.texts[card] for card in inn.hand(self.seat) if layout.families[card] == self.seat]

    def run(self, inn: Position) -> None:
        """Ask which; with no choice to make, do it."""
        hand = self._able(inn)
        number = min(self.amount, len(hand))
        if number == len(hand):
            self.picked(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_PUT_ON_DECK, hand, number, number))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """Others see that, but not which."""
        places = inn.setup.places
        hand = self._able(inn)
        chosen = [hand[place] for place in range(len(hand)) if (mask >> place) & 1]
        for text in chosen:
            card = inn.zones.find(places.hands[seat], text, seat)
            inn.zones.move_unseen(card, places.hands[seat], places.decks[seat])
        inn.held[seat] = UNKNOWN
        if chosen:
            inn.tell(events.PUT_ON_DECK, seat, amount=len(chosen))


class TakeBack(_FromHand):
    """Take `amount` cards of some types from the discards into the hand."""

    def run(self, inn: Position) -> None:
        """Ask which; with no choice to make, do it."""
        able = of_types(inn, inn.zones.texts(inn.setup.places.discards[self.seat]), self.other)
        number = min(self.amount, len(able))
        if number == len(able):
            self.picked(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_TAKE_BACK, able, number, number))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """For everybody to see."""
        places = inn.setup.places
        able = of_types(inn, inn.zones.texts(places.discards[seat]), self.other)
        chosen = [able[place] for place in range(len(able)) if (mask >> place) & 1]
        for text in chosen:
            inn.move_text(text, places.discards[seat], places.hands[seat])
        if chosen:
            inn.tell(events.TAKEN_BACK, seat, amount=len(chosen), cards=tuple(chosen))


def note(inn: Position, number: int, result: int, amount: int, seat: int) -> None:
    """What has come of a part of an incident by a seat, for later parts that ask."""
    inn.edit(number).change(result, amount, seat)


# ---- Drinks that wait ----


class AddDrink(Step):
    """The top card of the Drink Deck goes face down onto the seat's own pile."""

    def run(self, inn: Position) -> None:
        """A used-up Drink Deck is paid for in between (R8.1.3)."""
        if decks.take_drink(inn, inn.setup.places.piles[self.seat]) >= 0:
            inn.tell(events.TIPPED, self.seat, self.seat)


def discard_tops(inn: Position, seats: list[int]) -> None:
    """The top Drink of each pile goes to the Drinks' discards."""
    for seat in seats:
        card = inn.top(inn.setup.places.piles[seat])
        if card >= 0:
            text = inn.setup.faces[card].number
            decks.discard_drinks(inn, [text], inn.setup.places.piles[seat])
            inn.tell(events.SET_DOWN, seat, subject=text)


def pass_tops(inn: Position, seats: list[int], receivers: list[int]) -> None:
    """The top Drink of each pile goes face down onto another; all are taken before one is put down."""
    piles = inn.setup.places.piles
    tops = [inn.top(piles[seat]) for seat in seats]
    for place in range(len(seats)):
        if tops[place] >= 0:
            inn.move(tops[place], piles[seats[place]], piles[receivers[place]])
            inn.tell(events.TIPPED, seats[place], receivers[place])
