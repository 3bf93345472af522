"""Fortitude and Alcohol: changing them, and what holds for their changes while a card is in force (R5.1, R24, R26)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.standing import Standing
from taproom.inn.effects.word import (
    ALCOHOL_TOTAL,
    FORTITUDE_TOTAL,
    HAS_NUMBER,
    MINUS,
    ON_PLAYERS,
    OnPlayers,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta


class _Attribute(OnPlayers):
    """A gain or a loss; on a Drink, which says what it does to its drinker, only the figure."""

    works = ON_PLAYERS | HAS_NUMBER
    has_bands = True
    has_count = True
    sign = "±"

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Gained, lost, or a figure."""
        attribute = self.icons[0]
        if on_drink and effect.who == fx.YOU:
            return f"signed-{attribute}"
        return f"{'gain' if effect.amount > 0 else 'lose'}-{attribute}"


class ChangeFortitude(_Attribute):
    """Fortitude gained or lost; all losses of a card are one loss (D4.4)."""

    name = "change_fortitude"
    phrases = [Phrase("± fortitude")]
    icons = ["fortitude"]
    touches = fx.FORTITUDE
    served_as = FORTITUDE_TOTAL

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """A loss falls together with the card's others."""
        if fx.is_loss(effect):
            board.lose_fortitude(number, counter)
        else:
            self.apply_to(board, number, effect, board.affected(number, effect))

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Within the limits."""
        for seat in seats:
            board.change_fortitude(seat, board.amount(number, effect, seat), number)


class ChangeAlcohol(_Attribute):
    """Alcohol gained or lost."""

    name = "change_alcohol"
    phrases = [Phrase("± alcohol")]
    icons = ["alcohol"]
    touches = fx.ALCOHOL
    served_as = ALCOHOL_TOTAL

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Within the limits."""
        for seat in seats:
            board.change_alcohol(seat, board.amount(number, effect, seat), number, effect)


class _Spared(Standing):
    """Says how much less Fortitude is lost, or left."""

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """The number is taken away."""
        return [(self.icons[0], f"{MINUS}{abs(effect.amount)}")]


class LoseLess(_Spared):
    """Less Fortitude is lost, to a card, to another player's or to anything."""

    name = "lose_less"
    kinds = [standing.LOSE_LESS, standing.LOSE_LESS_TO_ANYTHING, standing.LOSE_LESS_TO_OTHERS]
    messages = ["lose-less", "lose-less-to-anything", "lose-less-to-others"]
    worths = [120, 130, 110]
    phrases = [
        Phrase("you lose # less fortitude to a card"),
        Phrase("you lose # less fortitude to anything"),
        Phrase("you lose # less fortitude to another player's card"),
    ]
    icons = ["shield"]


class LoseMore(_Spared):
    """More Fortitude is lost: by others to what you play, or by you and the player who made you lose any."""

    name = "lose_more"
    kinds = [standing.OTHERS_LOSE_MORE, standing.LOSS_BITES_BACK]
    messages = ["others-lose-more", "loss-bites-back"]
    worths = [60, -60]
    phrases = [
        Phrase("other players lose # more fortitude to a card you play"),
        Phrase("you and whoever costs you fortitude with a card lose # more"),
    ]
    icons = ["fortitude"]


class AlcoholGained(Standing):
    """More or less Alcohol, from a Drink or from anything; the Drink itself is unchanged (R24.1.4)."""

    name = "alcohol_gained"
    kinds = [
        standing.ALCOHOL_FROM_DRINKS,
        standing.ALCOHOL_FROM_DRINKS,
        standing.ALCOHOL_FROM_ANYTHING,
        standing.ALCOHOL_FROM_ANYTHING,
    ]
    messages = ["alcohol-from-drinks", "alcohol-from-drinks", "alcohol-from-anything", "alcohol-from-anything"]
    worths = [-90, -90, -100, -100]
    phrases = [
        Phrase("you gain # more alcohol from a drink"),
        Phrase("you gain # less alcohol from a drink"),
        Phrase("you gain # more alcohol from anything"),
        Phrase("you gain # less alcohol from anything"),
    ]
    icons = ["alcohol"]

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Less is below 0."""
        verb = super().read(place, parts, phrase)
        verb.amount = -verb.amount if self.phrases.index(phrase) % 2 else verb.amount
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By its kind and the sign."""
        return self.phrases[self.kinds.index(effect.extra) + (1 if effect.amount < 0 else 0)]


CHANGE_FORTITUDE: Final = ChangeFortitude()
CHANGE_ALCOHOL: Final = ChangeAlcohol()

WORDS: Final[tuple[Word, ...]] = (
    CHANGE_FORTITUDE,
    CHANGE_ALCOHOL,
    LoseLess(),
    LoseMore(),
    AlcoholGained(),
)
