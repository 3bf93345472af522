"""What an answer does to what it answers, and what may not be done to a card (R5.3 to R5.6)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.effects.attributes import Standing
from taproom.inn.effects.word import DODGING, JOINED, MINUS, RESPONSE, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode, When
from taproom.inn.language.verbs import (
    ANSWERABLE,
    ANY_EVENT,
    DRINK_EVENT,
    YOUR_DRINK,
    YOUR_LOSS,
    YOUR_LOSS_TO_ANOTHER,
    Misuse,
    Verb,
)

if TYPE_CHECKING:
    from lark.tree import Meta

_ATTRIBUTES: Final = {fx.FORTITUDE: "fortitude", fx.ALCOHOL: "alcohol", fx.GOLD: "gold", fx.HAND: "cards"}


class _Answer(Word):
    family = RESPONSE
    helps = DODGING


class _Negate(_Answer):
    """It has no effect at all (R5.3)."""

    op = fx.NEGATE
    icons = ("negate",)


class NegateIt(_Negate):
    """What the moment before it names."""

    name = "negate_it"
    phrases = ("negate it",)
    fits = ANSWERABLE


class NegateCard(_Negate):
    """A card that the phrase itself describes."""

    name = "negate_card"
    phrases = ("negate %",)

    def read(self, place: "Meta", parts: list[Any]) -> Verb:
        """The card is the moment."""
        return Verb(place.start_pos, self.op, implies=parts[0], names=True)


class _Ignore(_Answer):
    """It does nothing to this player (R5.4)."""

    op = fx.IGNORE

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """And what is kept away."""
        return [("ignore", ""), *[(icon, "") for icon in _kept_away(mode.when)]]


class IgnoreIt(_Ignore):
    """What the moment before it names."""

    name = "ignore_it"
    phrases = ("ignore it",)
    fits = ANSWERABLE


class IgnoreCard(_Ignore):
    """A card that the phrase itself describes."""

    name = "ignore_card"
    phrases = ("ignore %",)

    def read(self, place: "Meta", parts: list[Any]) -> Verb:
        """The card is the moment; it must say what it touches."""
        card: When = parts[0]
        if not card.affects and not card.extra:
            raise Misuse(place.end_pos, 'it must say what it affects, as in "that affects your fortitude"')
        return Verb(place.start_pos, self.op, implies=card, names=True)


class IgnoreDrink(_Ignore):
    """A Drink of one's own."""

    name = "ignore_drink"
    phrases = ("ignore a drink",)
    implies = YOUR_DRINK
    names = True


class IgnoreEvent(_Ignore):
    """An Event of any kind."""

    name = "ignore_event"
    phrases = ("ignore an event",)
    implies = ANY_EVENT
    names = True


class IgnoreDrinkEvent(_Ignore):
    """A Drink Event."""

    name = "ignore_drink_event"
    phrases = ("ignore a drink event",)
    implies = DRINK_EVENT
    names = True


class _OfLoss(_Answer):
    """Something happens to a loss of Fortitude (R5.6)."""

    fits = (fx.TO_CARD,)
    implies = YOUR_LOSS


class ReduceLoss(_OfLoss):
    """Less is lost."""

    name = "reduce_loss"
    op = fx.REDUCE_LOSS
    phrases = ("reduce your fortitude loss by #",)
    icons = ("shield",)
    sign = MINUS


class _Redirect(_OfLoss):
    """Somebody else loses instead."""

    op = fx.REDIRECT_LOSS
    icons = ("redirect", "fortitude")

    def matches(self, effect: Effect) -> bool:
        """By whom it can be."""
        return super().matches(effect) and effect.who == self.who


class RedirectLoss(_Redirect):
    """Any other player."""

    name = "redirect_loss"
    who = fx.ANOTHER
    phrases = ("redirect your fortitude loss to another player",)


class RedirectToThird(_Redirect):
    """Not back to its source."""

    name = "redirect_to_third"
    who = fx.THIRD
    phrases = ("redirect your fortitude loss to a third player",)
    implies = YOUR_LOSS_TO_ANOTHER


class SplitLoss(_OfLoss):
    """Its source loses as much."""

    name = "split_loss"
    op = fx.SPLIT_LOSS
    phrases = ("split your fortitude loss with its source",)
    implies = YOUR_LOSS_TO_ANOTHER
    icons = ("split", "fortitude")


class ChangeNumber(Word):
    """One number of the card that is answered grows (R3.2.3)."""

    name = "change_number"
    family = RESPONSE
    op = fx.CHANGE_NUMBER
    phrases = ("± to one number of it",)
    fits = (fx.TO_CARD,)
    icons = ("number",)
    sign = "±"

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Of the card it joins, if it answers none."""
        return "change-number-joined" if mode.when.kind == fx.FREELY else "change-number"


class ChangeNumberJoined(ChangeNumber):
    """One number of the card it joins grows."""

    name = "change_number_joined"
    family = JOINED
    phrases = ("± to one number of the card this joins",)
    fits = (fx.FREELY,)


class Guarded(Word):
    """Only what Negates any Sometimes Card can do something to it (R5.3.3)."""

    name = "guarded"
    family = RESPONSE
    op = fx.GUARDED
    phrases = ("only a card that negates any sometimes card can affect this",)
    icons = ("lock",)


class HandCardsAreLocked(Standing):
    """Cards from hand cannot be Negated or Ignored."""

    name = "hand_cards_are_locked"
    extra = fx.HAND_CARDS_ARE_LOCKED
    phrases = ("cards you play from your hand cannot be negated or ignored",)
    icons = ("lock",)


def _kept_away(when: When) -> list[str]:
    if when.kind == fx.TO_DRINK:
        return ["drink"]
    if when.kind == fx.TO_EVENT:
        return ["event"]
    return [icon for bit, icon in _ATTRIBUTES.items() if when.affects & bit]


WORDS: Final = (
    NegateIt(),
    NegateCard(),
    IgnoreIt(),
    IgnoreCard(),
    IgnoreDrink(),
    IgnoreEvent(),
    IgnoreDrinkEvent(),
    ReduceLoss(),
    RedirectLoss(),
    RedirectToThird(),
    SplitLoss(),
    ChangeNumber(),
    ChangeNumberJoined(),
    Guarded(),
    HandCardsAreLocked(),
)
