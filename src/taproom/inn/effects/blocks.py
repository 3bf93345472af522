"""What is put around other effects: offers and choices; and a Drink that works otherwise for some (R8.7)."""

from typing import Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import ASKS_RESULTS, BLOCK, CHOICE, FOR_SOME_TRAITS, OFFERS, ON_PLAYERS, Word

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

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By whether it is the player who does it, or somebody else to whom it is done."""
        first = effect.inner[0]
        return "may-others" if first.word.works & ON_PLAYERS and first.who != fx.YOU else "may"


class Choose(_Block):
    """Each player concerned chooses one of the ways inside, which all have the same subject and slot."""

    name = "choose"
    works = CHOICE

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Ask each of them."""
        board.let_choose(number, counter)
        return NOT_YET


class Buy(_Block):
    """Each player concerned buys one of the ways inside, `amount` times at most and for `extra` Gold each time."""

    name = "buy"
    works = CHOICE | ASKS_RESULTS

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Ask each of them."""
        board.let_buy(number, counter)
        return NOT_YET


class Alternative(_Block):
    """One of the ways of a choice."""

    name = "alternative"


class Rider(_Block):
    """Something added to the half of a split Drink that is somebody else's; it goes wherever that half goes."""

    name = "rider"

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """It happens when that half is drunk."""
        board.add_rider(number, counter)
        return behind


class UnlessIgnored(_Block):
    """What happens once it is settled that the player who was given a Drink does not Ignore it (R29.3.4)."""

    name = "unless_ignored"

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Known when nobody answers the Drink any more."""
        board.owe(number, counter)
        return behind


class ForTrait(_Block):
    """What a Drink does instead for drinkers with one of these traits; the Drink looks for it (R8.7.1)."""

    name = "for_trait"
    works = FOR_SOME_TRAITS


MAY: Final = May()
CHOOSE: Final = Choose()
BUY: Final = Buy()
ALTERNATIVE: Final = Alternative()
FOR_TRAIT: Final = ForTrait()
RIDER: Final = Rider()
UNLESS_IGNORED: Final = UnlessIgnored()

WORDS: Final[tuple[Word, ...]] = (MAY, CHOOSE, BUY, ALTERNATIVE, FOR_TRAIT, RIDER, UNLESS_IGNORED)
