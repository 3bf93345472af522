"""Costs: what a player pays in playing a card, before anybody may answer, and never gets back (R27.1.10, R32.1.5).

A way to use a card whose cost cannot be paid is not offered.
"""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import COST, OF_PLOTTED, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta


class Cost(Word):
    """Something to be paid."""

    family = COST
    icons = []


class Spend(Cost):
    """The marker of a track goes down."""

    name = "spend"
    phrases = [Phrase("spend # @")]
    of_component = True

    def payable(self, board: Board, seat: int, effect: Effect, types: int) -> bool:
        """As far as the marker stands high enough."""
        return board.mark(seat, effect.extra) >= effect.amount

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """At once."""
        board.move_track(number, effect.extra, -effect.amount)


class SpendMore(Spend):
    """The marker goes down by as much as its player likes, but at least by the amount; the card keeps by how much."""

    name = "spend_more"
    phrases = [Phrase("spend # or more @")]

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """The player says how much."""
        board.spend_track(number, effect.extra, effect.amount)


class PayFirst(Cost):
    """Gold goes to the Inn."""

    name = "pay_first"
    phrases = [Phrase("pay the inn # gold")]

    def payable(self, board: Board, seat: int, effect: Effect, types: int) -> bool:
        """All of it must be there."""
        return board.purse(seat) >= effect.amount

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """The player is asked for it like for any payment."""
        board.demand([board.incident(number).seat], fx.INN, effect.amount, number)


class DiscardFirst(Cost):
    """Cards of some types from hand."""

    name = "discard_first"
    phrases = [Phrase("discard # {kinds} card(s)")]

    def payable(self, board: Board, seat: int, effect: Effect, types: int) -> bool:
        """Besides the card itself, whose types these are."""
        own = 1 if types & effect.extra else 0
        return board.cards_of_types(seat, effect.extra) - own >= effect.amount

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """The player says which."""
        board.discard_of_types([board.incident(number).seat], effect.extra, effect.amount, False, number)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How many of which."""
        return Verb(place.start_pos, self, int(parts[0]), parts[1][1])


class DiscardMore(Cost):
    """Cards of some types from hand, as many as their player likes; the card keeps how many."""

    name = "discard_more"
    phrases = [Phrase("discard any number of {kinds} card(s)")]

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """The player says which."""
        board.discard_any([board.incident(number).seat], effect.extra, number)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of which."""
        return Verb(place.start_pos, self, extra=parts[0][1])


class Scheme(Cost):
    """The card is one that was plotted: where it lies is asked before any way to use it is offered (R33.1.3)."""

    name = "scheme"
    phrases = [Phrase("scheme")]
    works = OF_PLOTTED

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The phrase says all of it."""
        return Verb(place.start_pos, self)


SPEND: Final = Spend()
SPEND_MORE: Final = SpendMore()

WORDS: Final[tuple[Word, ...]] = (SPEND, SPEND_MORE, PayFirst(), DiscardFirst(), DiscardMore(), Scheme())
