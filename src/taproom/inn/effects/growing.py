"""Cards that grow in slots before their player: planted, moved on, spent, gathered when they are ripe (R31)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.costs import Cost
from taproom.inn.effects.occasions import ON_GATHERED
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import HARVESTS, ONLY_YOU, RESPONSE, STAYS_UNGATHERED, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta


class _Growing(Word):
    """Something happens in the slots."""

    said_of = ONLY_YOU
    example = ("herb", "")
    of_component = True
    icons = ["side"]


class Plant(_Growing):
    """The top card of the side deck comes into a slot, at its first number (R31.1.3)."""

    name = "plant"
    phrases = [Phrase("plant # @")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Where all slots are taken, one card is discarded (R31.1.4)."""
        board.plant(number, effect.extra, effect.amount, False)


class Replant(_Growing):
    """The same with a card of the side deck's discards."""

    name = "replant"
    phrases = [Phrase("plant # @ from the discards")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.plant(number, effect.extra, effect.amount, True)


class Grow(_Growing):
    """Some of them move on to their next number (R31.1.5)."""

    name = "grow"
    phrases = [Phrase("grow # @")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.grow(number, effect.extra, effect.amount)


class GrowEach(_Growing):
    """All of them move on."""

    name = "grow_each"
    phrases = [Phrase("grow each @")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """At once."""
        board.grow(number, effect.extra, 0)


class Gather(_Growing):
    """Those on their last number are discarded, and do what they say of it (R31.1.9)."""

    name = "gather"
    phrases = [Phrase("gather each ripe @", (fx.ON_TURN_END,))]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """In the order the player likes (D31.1)."""
        board.gather(number, effect.extra)


class Harvest(Cost):
    """Cards that grow are discarded whose numbers come to so much together, or to more (R31.1.7)."""

    name = "harvest"
    phrases = [Phrase("harvest #")]
    works = HARVESTS

    def payable(self, board: Board, seat: int, effect: Effect, types: int) -> bool:
        """With all of them."""
        return board.ripeness(seat) >= effect.amount

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """The player says with which (D31.2)."""
        board.harvest(number, effect.amount)


class CannotBeGathered(Word):
    """It stays on its last number until it is spent or discarded (R31.1.11)."""

    name = "cannot_be_gathered"
    family = RESPONSE
    phrases = [Phrase("cannot be gathered", (fx.GATHERED,), implies=ON_GATHERED)]
    icons = ["lock"]
    works = STAYS_UNGATHERED

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The phrase says all of it."""
        return Verb(place.start_pos, self, implies=phrase.implies, fits=phrase.fits)


PLANT: Final = Plant()
REPLANT: Final = Replant()
GROW: Final = Grow()
GROW_EACH: Final = GrowEach()
GATHER: Final = Gather()

WORDS: Final[tuple[Word, ...]] = (PLANT, REPLANT, GROW, GROW_EACH, GATHER, Harvest(), CannotBeGathered())
