"""What is put around other effects: offers and choices; and a Drink that works otherwise for some (R8.7)."""

from typing import Final

from taproom.inn.board import Board
from taproom.inn.effects.word import BLOCK, CHOICE, FOR_SOME_TRAITS, OFFERS, Word
from taproom.inn.language.effects import Effect

NOT_YET: Final = -1
"""In place of a place in the code: the board will say where to go on."""


class _Block(Word):
    family = BLOCK
    icons = []


class May(_Block):
    """An offer its player may decline."""

    name = "may"
    works = OFFERS

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Ask."""
        board.offer(number, counter)
        return NOT_YET


class Choose(_Block):
    """Each player concerned chooses one of the ways inside, which all have the same subject and slot."""

    name = "choose"
    works = CHOICE

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Ask each of them."""
        board.let_choose(number, counter)
        return NOT_YET


class Alternative(_Block):
    """One of the ways of a choice."""

    name = "alternative"


class ForTrait(_Block):
    """What a Drink does instead for drinkers with one of these traits; the Drink looks for it (R8.7.1)."""

    name = "for_trait"
    works = FOR_SOME_TRAITS


MAY: Final = May()
CHOOSE: Final = Choose()
ALTERNATIVE: Final = Alternative()
FOR_TRAIT: Final = ForTrait()

WORDS: Final[tuple[Word, ...]] = (MAY, CHOOSE, ALTERNATIVE, FOR_TRAIT)
