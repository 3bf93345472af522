"""What an answer does to what it answers, and what may not be done to a card (R5.3 to R5.6)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.conjugation import (
    ANSWERABLE,
    ANY_EVENT,
    CHAMPIONS_EVENT,
    DRINK_EVENT,
    YOUR_DRINK,
    YOUR_LOSS,
    YOUR_LOSS_TO_ANOTHER,
    Misuse,
    Verb,
)
from taproom.inn.effects.program import Effect, Mode, When
from taproom.inn.effects.word import (
    CHANGES_DRINK,
    CHANGES_NUMBER,
    DODGING,
    EASES_LOSS,
    GUARDS,
    HAS_NUMBER,
    IGNORES,
    JOINED,
    LOCKS,
    MINUS,
    MOVES_LOSS,
    NEGATES,
    ONLY_OTHERS,
    RESPONSE,
    SOFTENS,
    STANDING,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta

_ATTRIBUTES: Final = {fx.FORTITUDE: "fortitude", fx.ALCOHOL: "alcohol", fx.GOLD: "gold", fx.HAND: "cards"}
_TO_CARD: Final = (fx.TO_CARD,)


class _Answer(Word):
    family = RESPONSE
    helps = DODGING


class Negate(_Answer):
    """What the moment names, or a card that the phrase itself describes, has no effect at all (R5.3)."""

    name = "negate"
    deed = "negates"
    phrases = [Phrase("negate it", ANSWERABLE), Phrase("negate %", names=True)]
    icons = ["negate"]
    does_to_card = fx.NEGATED
    works = NEGATES | CHANGES_DRINK

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Whatever it is."""
        board.negate(number)


class Ignore(_Answer):
    """What the moment names, or what the phrase itself describes, does nothing to this player (R5.4)."""

    name = "ignore"
    deed = "ignores"
    phrases = [
        Phrase("ignore it", ANSWERABLE),
        Phrase("ignore %", names=True),
        Phrase("ignore a drink", implies=YOUR_DRINK, names=True),
        Phrase("ignore an event", implies=ANY_EVENT, names=True),
        Phrase("ignore a drink event", implies=DRINK_EVENT, names=True),
        Phrase("ignore an event that calls for champions", implies=CHAMPIONS_EVENT, names=True),
    ]
    does_to_card = fx.IGNORED
    works = IGNORES | EASES_LOSS | CHANGES_DRINK

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """For its player alone."""
        board.ignore(number)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """A card must say what it touches."""
        if parts and not parts[0].affects and not parts[0].extra:
            raise Misuse(place.end_pos, 'it must say what it affects, as in "that affects your fortitude"')
        return super().read(place, parts, phrase)

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """And what is kept away."""
        return [("ignore", ""), *[(icon, "") for icon in _kept_away(mode.when)]]


class ReduceLoss(_Answer):
    """Less Fortitude is lost."""

    name = "reduce_loss"
    deed = "reduces"
    phrases = [Phrase("reduce your fortitude loss by #", _TO_CARD, YOUR_LOSS)]
    icons = ["shield"]
    sign = MINUS
    does_to_card = fx.REDUCED
    works = EASES_LOSS | MOVES_LOSS | HAS_NUMBER

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """By so much."""
        board.reduce_loss(number, board.amount(number, effect))


class _Redirect(_Answer):
    """Somebody else loses instead (R5.6)."""

    icons = ["redirect", "fortitude"]
    does_to_card = fx.REDIRECTED
    works = MOVES_LOSS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one who was picked."""
        board.redirect_loss(number, board.incident(number).targets[effect.slot])


class RedirectLoss(_Redirect):
    """Any other player."""

    name = "redirect_loss"
    deed = "redirects"
    who = fx.ANOTHER
    phrases = [Phrase("redirect your fortitude loss to another player", _TO_CARD, YOUR_LOSS)]


class RedirectToThird(_Redirect):
    """Not back to its source."""

    name = "redirect_to_third"
    deed = "redirects"
    who = fx.THIRD
    phrases = [Phrase("redirect your fortitude loss to a third player", _TO_CARD, YOUR_LOSS_TO_ANOTHER)]


class Retarget(_Answer):
    """All that the card would do to the player it picked it does to somebody else (R30.2.1)."""

    name = "retarget"
    deed = "redirects"
    phrases = [
        Phrase("redirect all of it to a player", _TO_CARD),
        Phrase("redirect all of it to another player", _TO_CARD),
    ]
    icons = ["redirect"]
    does_to_card = fx.REDIRECTED

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one who was picked."""
        board.retarget(number, board.incident(number).targets[effect.slot])

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The card must have picked somebody."""
        verb = super().read(place, parts, phrase)
        verb.who = _INSTEAD[self.phrases.index(phrase)]
        verb.needs = fx.PICKS_A_PLAYER | fx.PICKS_YOU
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By who may be picked."""
        return self.phrases[_INSTEAD.index(effect.who)] if effect.who in _INSTEAD else self.phrases[0]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By who may be picked."""
        return "retarget-another" if effect.who == fx.ANOTHER_INSTEAD else "retarget"


_INSTEAD: Final = (fx.INSTEAD, fx.ANOTHER_INSTEAD)


class SplitLoss(_Answer):
    """Its source loses as much."""

    name = "split_loss"
    deed = "splits"
    phrases = [Phrase("split your fortitude loss with its source", _TO_CARD, YOUR_LOSS_TO_ANOTHER)]
    icons = ["split", "fortitude"]
    does_to_card = fx.REDUCED | fx.REDIRECTED
    works = EASES_LOSS | MOVES_LOSS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Half of it, rounded up, for each."""
        board.split_loss(number)


class RaiseLoss(Word):
    """One of those whom the card costs Fortitude loses more of it."""

    name = "raise_loss"
    family = RESPONSE
    who = fx.HURT
    phrases = [Phrase("one of them: loses # more", _TO_CARD)]
    icons = ["fortitude"]
    sign = MINUS
    works = HAS_NUMBER

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one who was picked."""
        board.raise_loss(number, board.incident(number).targets[effect.slot], board.amount(number, effect))

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Somebody must be losing something."""
        verb = super().read(place, parts, phrase)
        verb.needs = fx.COSTS_FORTITUDE
        return verb


class ChangeNumber(Word):
    """One number of the card that is answered, or joined, grows (R3.2.3)."""

    name = "change_number"
    family = RESPONSE
    phrases = [
        Phrase("± to one number of it", _TO_CARD),
        Phrase("± to one number of the card this joins", (fx.FREELY,), family=JOINED),
    ]
    icons = ["number"]
    sign = "±"
    works = CHANGES_NUMBER

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.change_number(number, board.amount(number, effect))

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """Of the card it joins, if it answers none."""
        return self.phrases[1 if mode.when.kind == fx.FREELY else 0]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Of the card it joins, if it answers none."""
        return "change-number-joined" if mode.when.kind == fx.FREELY else "change-number"


class Guarded(Word):
    """Only what Negates any Sometimes Card can do something to it (R5.3.3)."""

    name = "guarded"
    family = RESPONSE
    phrases = [Phrase("only a card that negates any sometimes card can affect this")]
    icons = ["lock"]
    works = GUARDS


class Softened(Word):
    """Cards and standing effects that would Ignore this one only reduce its loss (R27.2.2)."""

    name = "softened"
    family = RESPONSE
    phrases = [Phrase("who would ignore this reduces it by # instead")]
    icons = ["lock"]
    works = SOFTENS


class CannotBe(Word):
    """What may not be done to this card (R5.3.2, R5.4.8), or while it is in force to any card from hand.

    `extra` keeps the locks; in force, where that is what holds, `amount` does.
    """

    name = "cannot_be"
    family = RESPONSE
    phrases = [
        Phrase("cannot be {locks}"),
        Phrase("cards you play from your hand cannot be {locks}", family=STANDING),
    ]
    icons = ["lock"]
    works = LOCKS
    stands = True

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """What may not be done is a mask."""
        if phrase is self.phrases[0]:
            return Verb(place.start_pos, self, extra=parts[0])
        return Verb(place.start_pos, self, parts[0], standing.HAND_CARDS_ARE_LOCKED)

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """Of the card itself, or of others while it is in force."""
        return self.phrases[1 if mode.when.kind == fx.ALWAYS else 0]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Of the card itself, or of others while it is in force."""
        return "hand-cards-are-locked" if mode.when.kind == fx.ALWAYS else "cannot-be"

    def worth_in_force(self, effect: Effect) -> int:
        """Something."""
        return 60


class BecomeChampion(Word):
    """A player of another team stands for yours, without joining it (R30.2.4)."""

    name = "become_champion"
    phrases = [Phrase("becomes your champion", (fx.TO_CHAMPIONS,))]
    said_of = ONLY_OTHERS
    subjects = [fx.ANOTHER]
    icons = ["player", "redirect"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one who was picked."""
        board.name_champion(number, board.incident(number).targets[effect.slot])


def _kept_away(when: When) -> list[str]:
    if when.kind == fx.TO_DRINK:
        return ["drink"]
    if when.kind == fx.TO_EVENT:
        return ["event"]
    return [icon for bit, icon in _ATTRIBUTES.items() if when.affects & bit]


NEGATE: Final = Negate()
IGNORE: Final = Ignore()
CANNOT_BE: Final = CannotBe()

WORDS: Final[tuple[Word, ...]] = (
    NEGATE,
    IGNORE,
    ReduceLoss(),
    RedirectLoss(),
    RedirectToThird(),
    Retarget(),
    SplitLoss(),
    RaiseLoss(),
    ChangeNumber(),
    Guarded(),
    Softened(),
    CANNOT_BE,
    BecomeChampion(),
)
