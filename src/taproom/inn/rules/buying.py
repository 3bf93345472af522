"""Side decks whose cards are bought: they come to hand and belong to their player's deck from then on (R27)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_FREE_CARD, ASK_OPENING_CARD, ASK_PURCHASE, PASS, PURCHASE
from taproom.inn.rules import component_moves, decks
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import PLAIN, RESTING, Step
from taproom.kernel.decisions import Option

_NO: Final = Option(PASS, -1, 0, (), -1)


class _FromSideDeck(Step):
    """Asks from which side deck a card is taken."""

    def manner(self) -> int:
        """Nothing is left to resolve."""
        return RESTING

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Not even a card just bought (R27.1.8)."""
        return reasons.BUYING_NOW


class Purchase(_FromSideDeck):
    """R27.1.5, R27.1.7: after discarding and before drawing, one card after the other, as many as can be paid for."""

    def run(self, inn: Position) -> None:
        """Ask from which deck; each card is looked at before the next is bought."""
        options = [_NO]
        for place in inn.setup.shops[self.seat]:
            component = inn.setup.components[place]
            if inn.marks[_track(inn, place)] >= component.price:
                options.extend(_offer(inn, place))
        if len(options) > 1:
            inn.ask_options(self, self.seat, ASK_PURCHASE, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Pay, take the top card, and go on."""
        if option.verb != PURCHASE:
            return
        place = inn.setup.component(seat, option.mode)
        component_moves.move(inn, seat, _track(inn, place), -inn.setup.components[place].price)
        _take(inn, seat, place)
        inn.agenda.append(Purchase(seat=seat))


class FreeCard(_FromSideDeck):
    """A card comes from a side deck of the player's choice, for nothing (R27.2.4)."""

    question = ASK_FREE_CARD

    def manner(self) -> int:
        """A text goes on after it."""
        return PLAIN

    def run(self, inn: Position) -> None:
        """Ask from which; decks that have run out give nothing."""
        options: list[Option] = []
        for place in inn.setup.shops[self.seat]:
            options.extend(_offer(inn, place))
        if options:
            inn.ask_options(self, self.seat, self.question, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """From that one."""
        _take(inn, seat, inn.setup.component(seat, option.mode))


class OpeningCard(FreeCard):
    """R27.1.2: one card of the opening hand."""

    question = ASK_OPENING_CARD

    def manner(self) -> int:
        """The game has not begun."""
        return RESTING


def open_hands(inn: Position) -> None:
    """R27.1.2: those with such side decks complete their opening hands, before the first turn."""
    for seat in reversed(inn.setup.orders[inn.turn]):
        if inn.setup.shops[seat]:
            inn.agenda.append(OpeningCard(seat=seat))


def _track(inn: Position, place: int) -> int:
    """The track that pays for the cards of a component."""
    return inn.setup.component(inn.setup.owners[place], inn.setup.components[place].track)


def _offer(inn: Position, place: int) -> list[Option]:
    """A side deck that has run out sells nothing, and is never reshuffled (D27.1)."""
    if not inn.zones.contents[inn.setup.places.side_decks[place]]:
        return []
    return [Option(PURCHASE, -1, place - inn.setup.firsts[inn.setup.owners[place]], (), -1)]


def _take(inn: Position, seat: int, place: int) -> None:
    """Everybody sees from which deck it comes (R27.1.9), its team which card it is."""
    places = inn.setup.places
    inn.draw(places.side_decks[place], places.hands[seat], 1)
    decks.show_what_came(inn, seat)
    number = place - inn.setup.firsts[seat]
    cards = tuple(inn.hand_texts(seat)[-1:]) if inn.events is not None else ()
    inn.tell(events.PURCHASED, seat, amount=number, cards=cards, shown_to=inn.setup.team_masks[seat])
