"""Fortitude and Alcohol: changing them, and what holds for their changes while a card is in force (R5.1, R24, R26)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.effects.word import MINUS, STANDING, Word, signed
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode
from taproom.inn.language.verbs import Verb

if TYPE_CHECKING:
    from lark.tree import Meta


class _Attribute(Word):
    """A gain or a loss; on a Drink, which says what it does to its drinker, only the figure."""

    has_bands = True
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
    op = fx.CHANGE_FORTITUDE
    phrases = ("± fortitude",)
    icons = ("fortitude",)


class ChangeAlcohol(_Attribute):
    """Alcohol gained or lost."""

    name = "change_alcohol"
    op = fx.CHANGE_ALCOHOL
    phrases = ("± alcohol",)
    icons = ("alcohol",)


class Standing(Word):
    """What holds while its card is in force, as a whole and once (D5.6, D5.8)."""

    family = STANDING
    op = fx.STANDING
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
    extra = fx.LOSE_LESS
    phrases = ("you lose # less fortitude to a card",)
    icons = ("shield",)


class LoseLessToAnything(_Spared):
    """Less Fortitude is lost to anything."""

    name = "lose_less_to_anything"
    extra = fx.LOSE_LESS_TO_ANYTHING
    phrases = ("you lose # less fortitude to anything",)
    icons = ("shield",)


class OthersLoseMore(_Spared):
    """Others lose more to what you play."""

    name = "others_lose_more"
    extra = fx.OTHERS_LOSE_MORE
    phrases = ("other players lose # more fortitude to a card you play",)
    icons = ("fortitude",)


class LossBitesBack(_Spared):
    """A loss grows, and so does one for its source."""

    name = "loss_bites_back"
    extra = fx.LOSS_BITES_BACK
    phrases = ("you and whoever costs you fortitude with a card lose # more",)
    icons = ("fortitude",)


class _AlcoholGained(Standing):
    """More, or less, Alcohol; which of the two the word says follows from the sign."""

    icons = ("alcohol",)
    is_more = True

    def matches(self, effect: Effect) -> bool:
        """By the sign, too."""
        return super().matches(effect) and (effect.amount > 0) == self.is_more

    def read(self, place: "Meta", parts: list[Any]) -> Verb:
        """Less is below 0."""
        verb = super().read(place, parts)
        verb.amount = verb.amount if self.is_more else -verb.amount
        return verb


class MoreFromDrinks(_AlcoholGained):
    """More Alcohol from a Drink; the Drink itself is unchanged (R24.1.4)."""

    name = "more_from_drinks"
    extra = fx.ALCOHOL_FROM_DRINKS
    phrases = ("you gain # more alcohol from a drink",)
    face = "alcohol-from-drinks"


class LessFromDrinks(_AlcoholGained):
    """Less Alcohol from a Drink."""

    name = "less_from_drinks"
    extra = fx.ALCOHOL_FROM_DRINKS
    phrases = ("you gain # less alcohol from a drink",)
    face = "alcohol-from-drinks"
    is_more = False


class MoreFromAnything(_AlcoholGained):
    """More Alcohol from anything."""

    name = "more_from_anything"
    extra = fx.ALCOHOL_FROM_ANYTHING
    phrases = ("you gain # more alcohol from anything",)
    face = "alcohol-from-anything"


class LessFromAnything(_AlcoholGained):
    """Less Alcohol from anything."""

    name = "less_from_anything"
    extra = fx.ALCOHOL_FROM_ANYTHING
    phrases = ("you gain # less alcohol from anything",)
    face = "alcohol-from-anything"
    is_more = False


WORDS: Final = (
    ChangeFortitude(),
    ChangeAlcohol(),
    LoseLess(),
    LoseLessToAnything(),
    OthersLoseMore(),
    LossBitesBack(),
    MoreFromDrinks(),
    LessFromDrinks(),
    MoreFromAnything(),
    LessFromAnything(),
)
