"""Drinks: ordered, drunk, and changed in answer (R5.5, R8 to R10)."""

from typing import Final

from taproom.inn.effects.word import DRINKING, ONLY_OTHERS, ONLY_YOU, RESPONSE, ROUND, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode
from taproom.inn.language.verbs import ANY_DRINK, YOUR_DRINK

_DRINKING: Final = (fx.TO_DRINK, fx.IN_OTHERS_DRINK_PHASE)
"""Moments at which somebody is drinking anyway."""


class DrinkFromPile(Word):
    """The top of one's pile; with an empty one, sober up (D2.8)."""

    name = "drink_from_pile"
    op = fx.DRINK_FROM_PILE
    phrases = ("drink[s] the top of [your|their] pile",)
    icons = ("drink",)

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Where somebody is drinking already, the drinker drinks as well."""
        return "drink-from-pile-too" if mode.when.kind in _DRINKING else "drink-from-pile"


class DrinkIfThereIsOne(Word):
    """An empty pile does nothing."""

    name = "drink_if_there_is_one"
    op = fx.DRINK_FROM_PILE
    extra = fx.IF_THERE_IS_ONE
    phrases = ("drink[s] the top of [your|their] pile if there is one",)
    icons = ("drink",)


class DrinkFromDeck(Word):
    """From the Drink Deck; an Event that turns up is set aside (R10.1.1)."""

    name = "drink_from_deck"
    op = fx.DRINK_FROM_DECK
    amount = 1
    phrases = ("reveal[s] a drink and drink[s] it", "reveal[s] # drinks and drink[s] them")
    icons = ("drink",)

    def phrase_for(self, effect: Effect) -> str:
        """One or several."""
        return self.phrases[0 if effect.amount == 1 else 1]


class DrinkCopies(Word):
    """Each has an independent copy of one Drink (R10.1.2)."""

    name = "drink_copies"
    op = fx.DRINK_COPIES
    phrases = ("drinks a copy of a revealed drink",)
    said_of = ONLY_OTHERS
    icons = ("drink",)


class DrinkStronger(Word):
    """Of two Drinks compared, the one with more Alcohol (R10.3)."""

    name = "drink_stronger"
    op = fx.DRINK_STRONGER
    phrases = ("reveal 2 drinks and drink the stronger",)
    said_of = ONLY_YOU
    icons = ("drink",)


class DrinkWeaker(Word):
    """A copy of the other one."""

    name = "drink_weaker"
    op = fx.DRINK_WEAKER
    phrases = ("drinks a copy of the weaker",)
    said_of = ONLY_OTHERS
    subjects = (fx.EACH_OTHER,)
    icons = ("drink",)


class OrderDrinks(Word):
    """More Drinks for others (R8.6.1)."""

    name = "order_drinks"
    op = fx.ORDER_DRINKS
    phrases = ("order # more drink(s)",)
    said_of = ONLY_YOU
    icons = ("pile",)
    sign = "±"


class OrderToLeft(Word):
    """A Drink goes unseen onto the next player's pile."""

    name = "order_to_left"
    op = fx.ORDER_TO_LEFT
    phrases = ("put[s] a drink on the pile to [your|their] left",)
    icons = ("redirect", "pile")


class Contest(Word):
    """The Drinking Contest (R10.2)."""

    name = "contest"
    family = ROUND
    op = fx.CONTEST
    phrases = ("contest: the strongest drink collects # gold",)
    icons = ("everybody", "drink", "control")


class Chaser(Word):
    """Another Drink follows (R8.3)."""

    name = "chaser"
    op = fx.CHASER
    phrases = ("chaser",)
    said_of = ONLY_YOU
    icons = ("chaser",)


class Shareable(Word):
    """Its drinker may split it (R9.2)."""

    name = "shareable"
    op = fx.SHAREABLE
    phrases = ("may be shared",)
    said_of = ONLY_YOU
    icons = ("split",)


class _Change(Word):
    """A change of the Drink that is answered (R5.5.1)."""

    family = RESPONSE
    fits = (fx.TO_DRINK,)
    helps = DRINKING


class ChangeDrink(_Change):
    """Stronger or weaker (D8.3)."""

    name = "change_drink"
    op = fx.CHANGE_DRINK
    implies = ANY_DRINK
    phrases = ("± alcohol to a drink",)
    icons = ("drink",)
    sign = "±"

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By its sign."""
        return "strengthen-drink" if effect.amount > 0 else "weaken-drink"


class DrinkBecomes(_Change):
    """All it does is replaced."""

    name = "drink_becomes"
    op = fx.DRINK_BECOMES
    implies = ANY_DRINK
    phrases = ("the drink becomes ± alcohol",)
    icons = ("drink", "turns-into")

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """And what it turns into."""
        return [*super().picture(effect, mode), ("alcohol", str(effect.amount))]


class AlcoholToFortitude(_Change):
    """Its Alcohol is gained as Fortitude."""

    name = "alcohol_to_fortitude"
    op = fx.ALCOHOL_TO_FORTITUDE
    implies = YOUR_DRINK
    phrases = ("turn the alcohol of your drink into fortitude",)
    icons = ("alcohol", "turns-into", "fortitude")


class GiveDrink(_Change):
    """Another player drinks it."""

    name = "give_drink"
    op = fx.GIVE_DRINK
    who = fx.ANOTHER
    implies = YOUR_DRINK
    phrases = ("give your drink to another player",)
    icons = ("redirect", "drink")


class SplitDrink(_Change):
    """Two independent halves (R9.1)."""

    name = "split_drink"
    op = fx.SPLIT_DRINK
    who = fx.ANOTHER
    implies = YOUR_DRINK
    phrases = ("split your drink with another player",)
    icons = ("split", "drink")


WORDS: Final = (
    DrinkFromPile(),
    DrinkIfThereIsOne(),
    DrinkFromDeck(),
    DrinkCopies(),
    DrinkStronger(),
    DrinkWeaker(),
    OrderDrinks(),
    OrderToLeft(),
    Contest(),
    Chaser(),
    Shareable(),
    ChangeDrink(),
    DrinkBecomes(),
    AlcoholToFortitude(),
    GiveDrink(),
    SplitDrink(),
)
