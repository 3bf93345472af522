"""What a table is usually like, for effects that are looked at without one."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect

ME: Final = 0
RIVAL: Final = 1
USUALLY_HELD: Final = {fx.FORTITUDE: 14, fx.ALCOHOL: 6, fx.GOLD: 8, fx.HAND: 4, fx.PILE: 1}
_USUAL_TOKENS: Final = 2
_USUAL_IN_PLAY: Final = 2
_USUALLY_RIPE: Final = 4

CARD: Final = Incident(inc.CARD, ME, RIVAL, -1, 0, -1)
"""A card of mine, aimed at somebody else."""
CARD.targets = (RIVAL, RIVAL, RIVAL, RIVAL)


class UsualTable(Board):
    """Answers what effects ask. Seat 0 is me, seat 1 somebody else."""

    def __init__(self, rivals: int) -> None:
        self.rivals: Final = rivals
        """How many others an effect on all of them counts for."""

    def incident(self, number: int) -> Incident:
        """A card of mine."""
        return CARD

    def affected(self, number: int, effect: Effect) -> list[int]:
        """Me, somebody else, or everybody."""
        if effect.slot >= 0:
            return [RIVAL]
        if effect.who == fx.YOU:
            return [ME]
        others = [RIVAL] * (self.rivals if effect.who in (fx.EACH, fx.EACH_OTHER) else 1)
        return [ME, *others] if effect.who == fx.EACH and self.rivals > 1 else others

    def mark(self, seat: int, component: int) -> int:
        """There is no table to have one on."""
        return -1

    def holding(self, seat: int, thing: int) -> int:
        """Half a hand, a Drink that waits, half of everything else."""
        return USUALLY_HELD[thing]

    def purse(self, seat: int) -> int:
        """Half of what there is."""
        return USUALLY_HELD[fx.GOLD]

    def traits_of(self, seat: int) -> int:
        """It may be anything."""
        return -1

    def cards_of_types(self, seat: int, types: int) -> int:
        """Usually one."""
        return 1

    def players(self) -> list[int]:
        """I and my rivals."""
        return [ME, *[RIVAL] * self.rivals]

    def rivals_left(self, seat: int) -> int:
        """As many as began."""
        return self.rivals

    def in_action_phase(self, seat: int) -> bool:
        """Most cards are played there."""
        return True

    def tokens_held(self, owner: int, component: int, seat: int) -> int:
        """Usually a few."""
        return _USUAL_TOKENS

    def ripeness(self, seat: int) -> int:
        """As much as one usually has."""
        return _USUALLY_RIPE

    def in_play(self, seat: int, component: int) -> int:
        """Usually a few."""
        return _USUAL_IN_PLAY

    def is_ordered_for(self, seat: int) -> bool:
        """Some of the others."""
        return seat != ME

    def has_teams(self) -> bool:
        """Mostly not."""
        return False

    def same_team(self, one: int, other: int) -> bool:
        """I and the others."""
        return one == other
