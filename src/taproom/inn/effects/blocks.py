"""What is put around other effects: offers, choices, conditions; and a Drink that works otherwise for some (R8.7)."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.board import Board
from taproom.inn.effects.word import BLOCK, CHOICE, CONDITION, FOR_SOME_TRAITS, OFFERS, Word
from taproom.inn.incidents import Incident
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


class IfStillIn(_Block):
    """What follows happens only for a player who is still in the game."""

    name = "if_still_in"

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Losses are judged first."""
        board.go_on_if_still_in(number, counter)
        return NOT_YET


class _Condition(_Block):
    """What is inside happens or not, by what holds when it is reached."""

    works = CONDITION

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Inside, or behind it."""
        return counter + 1 if self.holds(board, board.incident(number), effect) else behind


class IfTrack(_Condition):
    """While the marker stands on `by[0]` to `by[1]`, read when the card resolves (R21.1.3)."""

    name = "if_track"

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Whether the marker of its player stands there."""
        return effect.by[0] <= board.mark(incident.seat, effect.extra) <= effect.by[1]


class IfNotPaid(_Condition):
    """Unless its player made the payment before it, refused or not, with Gold of their own."""

    name = "if_not_paid"

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Whether nothing was paid."""
        return not incident.has(inc.PAID)


class ForTrait(_Block):
    """What a Drink does instead for drinkers with one of these traits; the Drink looks for it (R8.7.1)."""

    name = "for_trait"
    works = FOR_SOME_TRAITS


MAY: Final = May()
CHOOSE: Final = Choose()
ALTERNATIVE: Final = Alternative()
IF_STILL_IN: Final = IfStillIn()
IF_TRACK: Final = IfTrack()
IF_NOT_PAID: Final = IfNotPaid()
FOR_TRAIT: Final = ForTrait()

WORDS: Final[tuple[Word, ...]] = (MAY, CHOOSE, ALTERNATIVE, IF_STILL_IN, IF_TRACK, IF_NOT_PAID, FOR_TRAIT)
