"""Fortitude and Alcohol: changing them, and what holds for their changes while a card is in force (R5.1, R24, R26)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import Board
from taproom.inn.effects.word import (
    ALCOHOL_TOTAL,
    FORTITUDE_TOTAL,
    HAS_NUMBER,
    MINUS,
    ON_PLAYERS,
    STANDING,
    OnPlayers,
    Phrase,
    Word,
    signed,
)
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode
from taproom.inn.language.verbs import Verb

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


class Standing(Word):
    """What holds while its card is in force, as a whole and once (D5.6, D5.8); the rules look it up there."""

    family = STANDING
    sign = "±"

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """The number, if there is one."""
        return [(self.icons[0], signed(effect.amount) if effect.amount else "")]


class _Spared(Standing):
    """Says how much less Fortitude is lost, or left."""

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """The number is taken away."""
        return [(self.icons[0], f"{MINUS}{abs(effect.amount)}")]


class LoseLess(_Spared):
    """Less Fortitude is lost to a card."""

    name = "lose_less"
    standing = fx.LOSE_LESS
    worth_in_force = 120
    phrases = [Phrase("you lose # less fortitude to a card")]
    icons = ["shield"]


class LoseLessToAnything(_Spared):
    """Less Fortitude is lost to anything."""

    name = "lose_less_to_anything"
    standing = fx.LOSE_LESS_TO_ANYTHING
    worth_in_force = 130
    phrases = [Phrase("you lose # less fortitude to anything")]
    icons = ["shield"]


class OthersLoseMore(_Spared):
    """Others lose more to what you play."""

    name = "others_lose_more"
    standing = fx.OTHERS_LOSE_MORE
    worth_in_force = 60
    phrases = [Phrase("other players lose # more fortitude to a card you play")]
    icons = ["fortitude"]


class LossBitesBack(_Spared):
    """A loss grows, and so does one for its source."""

    name = "loss_bites_back"
    standing = fx.LOSS_BITES_BACK
    worth_in_force = -60
    phrases = [Phrase("you and whoever costs you fortitude with a card lose # more")]
    icons = ["fortitude"]


class _AlcoholGained(Standing):
    """More, or less, Alcohol; less is below 0."""

    icons = ["alcohol"]

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Less is below 0."""
        verb = super().read(place, parts, phrase)
        verb.amount = verb.amount if phrase is self.phrases[0] else -verb.amount
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By the sign."""
        return self.phrases[0 if effect.amount > 0 else 1]


class AlcoholFromDrinks(_AlcoholGained):
    """More or less Alcohol from a Drink; the Drink itself is unchanged (R24.1.4)."""

    name = "alcohol_from_drinks"
    standing = fx.ALCOHOL_FROM_DRINKS
    worth_in_force = -90
    phrases = [Phrase("you gain # more alcohol from a drink"), Phrase("you gain # less alcohol from a drink")]


class AlcoholFromAnything(_AlcoholGained):
    """More or less Alcohol from anything."""

    name = "alcohol_from_anything"
    standing = fx.ALCOHOL_FROM_ANYTHING
    worth_in_force = -100
    phrases = [Phrase("you gain # more alcohol from anything"), Phrase("you gain # less alcohol from anything")]


CHANGE_FORTITUDE: Final = ChangeFortitude()
CHANGE_ALCOHOL: Final = ChangeAlcohol()

WORDS: Final[tuple[Word, ...]] = (
    CHANGE_FORTITUDE,
    CHANGE_ALCOHOL,
    LoseLess(),
    LoseLessToAnything(),
    OthersLoseMore(),
    LossBitesBack(),
    AlcoholFromDrinks(),
    AlcoholFromAnything(),
)
