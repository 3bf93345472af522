"""Powers that draw from the bag: the Rainbow Dragon (R95.1.16) and the Two-headed Dragon (R95.1.19)."""

from typing import Final, final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.state.position import Ask, Position
from taproom.dragonstones.state.terms import (
    COLOURS,
    DARING,
    DRAW,
    DREW,
    DREW_NAMED,
    FILLED_BAG,
    KEPT_DRAWN,
    NAME,
    NAMED,
    STOP,
    WHICH_COLOUR,
)
from taproom.kernel.decisions import NOTHING, Decision, Option, choose_one_of
from taproom.kernel.verdicts import Refusal


def fill_bag(game: Position, effect: Effect) -> None:
    """Stones of the bank go into the bag, as many as there are (D95.1)."""
    for colour in range(COLOURS):
        wanted = game.bank_stones[colour] if effect.amount == fx.ALL else effect.amount
        amount = min(wanted, game.bank_stones[colour])
        game.bank_stones[colour] -= amount
        game.bag[colour] += amount
    game.tell(FILLED_BAG, NOTHING, NOTHING, NOTHING, sum(game.bag), tuple(game.bag))


def draw_from_bag(game: Position) -> int:
    """D90.1: every stone in the bag is equally likely."""
    if game.next_draws:
        colour = game.next_draws.pop()
        if game.bag[colour]:
            game.bag[colour] -= 1
            return colour
    number = game.chance.below(sum(game.bag))
    colour = 0
    while number >= game.bag[colour]:
        number -= game.bag[colour]
        colour += 1
    game.bag[colour] -= 1
    return colour


def draw_stones(game: Position, seat: int, amount: int) -> None:
    """R95.1.19: draw and keep."""
    while amount > 0 and sum(game.bag) > 0:
        colour = draw_from_bag(game)
        game.seats[seat].stones[colour] += 1
        game.tell(DREW, seat, NOTHING, colour, 1, ())
        amount -= 1


# ---- naming a colour ----


def refuse_colour(game: Position, source: int, colour: int) -> Refusal | None:
    """Why this colour may not be named."""
    if source == fx.IN_BAG and game.bag[colour] == 0:
        return Refusal("not_in_bag", "R95.1.16", colour)
    return None


@final
class NameColour(Ask):
    """R95.1.16: a colour present in the bag (the only one, if there is but one: D95.8); R95.1.18: any colour.

    An empty bag has no colour to name (D95.8).
    """

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source: Final = source

    def decide(self, game: Position, seat: int) -> Decision:
        """Which colour."""
        options = [
            Option(NAME, colour, 0, (), NOTHING)
            for colour in range(COLOURS)
            if refuse_colour(game, self.source, colour) is None
        ]
        return choose_one_of(seat, WHICH_COLOUR, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Later parts of the power refer to it."""
        game.named = option.subject
        game.tell(NAMED, seat, NOTHING, option.subject, 0, ())

    def data(self, game: Position) -> list[int]:
        """Who, and which colours."""
        return [self.seat, self.source]


# ---- pushing one's luck ----


@final
class Dare(Ask):
    """R95.1.16: draw one by one; stopping keeps all that was drawn, the named colour takes it back."""

    def run(self, game: Position) -> None:
        """Ask while anything is left in the bag; stopping before the first draw is allowed (D94.2)."""
        if sum(game.bag) > 0:
            game.ask(self, 1 << self.seat)
        else:
            keep_drawn(game, self.seat)

    def decide(self, game: Position, seat: int) -> Decision:
        """Stop or go on."""
        options = [
            Option(STOP, NOTHING, 0, (), game.named),
            Option(DRAW, NOTHING, 0, (), game.named),
        ]
        return choose_one_of(seat, DARING, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Another stone, or the end."""
        if option.verb == STOP:
            keep_drawn(game, seat)
            return
        colour = draw_from_bag(game)
        game.drawn[colour] += 1
        if colour != game.named:
            game.tell(DREW, seat, NOTHING, colour, 1, ())
            game.then([self])
            return
        game.tell(DREW_NAMED, seat, NOTHING, colour, sum(game.drawn), ())
        for each in range(COLOURS):
            game.bag[each] += game.drawn[each]
            game.drawn[each] = 0


def keep_drawn(game: Position, seat: int) -> None:
    """What was drawn is the player's."""
    drawn = tuple(game.drawn)
    for colour in range(COLOURS):
        game.seats[seat].stones[colour] += drawn[colour]
        game.drawn[colour] = 0
    game.tell(KEPT_DRAWN, seat, NOTHING, NOTHING, sum(drawn), drawn)
