"""Cards that stay in play before their player (R29): put there, looked for, counted, asked about."""

from typing import Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.conditions import Condition
from taproom.inn.effects.counts import Counted
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import ONLY_YOU, STAYS, Phrase, Word


class PutIntoPlay(Word):
    """The card that says so does not go to the discards but lies face up before its player (R29.1.2)."""

    name = "put_into_play"
    phrases = [Phrase("put this into play")]
    said_of = ONLY_YOU
    icons = ["side"]
    works = STAYS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """At once, so that it can be activated in the same turn."""
        board.put_into_play(number)


class SearchForOne(Word):
    """Cards of the player's own deck are revealed until one turns up that stays in play; the rest are discarded."""

    name = "search_for_one"
    phrases = [Phrase("reveal cards of your deck until a @ and put it into play")]
    said_of = ONLY_YOU
    example = ("guard", "")
    icons = ["cards", "side"]
    of_component = True

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The discards are shuffled into a new deck once (R29.3.2)."""
        board.search_for_one(number, effect.extra)


class _Command(Word):
    """Something is done with the cards that the player has in play, or had."""

    said_of = ONLY_YOU
    example = ("guard", "")
    icons = ["side"]
    of_component = True
    what: int = 0

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says with which, where there is a choice."""
        board.command(number, effect.extra, self.what)


class Rehire(_Command):
    """One of them comes from the discards into play, without costing an Action (D29.5)."""

    name = "rehire"
    phrases = [Phrase("put a @ from your discards into play")]
    what = fx.REHIRE


class UseAgain(_Command):
    """All of them may be activated once more in this Action phase."""

    name = "use_again"
    phrases = [Phrase("each @ you have in play may be activated once more")]
    icons = ["side", "again"]
    what = fx.USE_AGAIN


class ShieldWith(_Command):
    """One of them is discarded, and the card that is answered is Ignored after all."""

    name = "shield_with"
    phrases = [Phrase("discard a @ in play and ignore it", (fx.TO_CARD,))]
    icons = ["side", "ignore"]
    what = fx.SHIELD_WITH


class IfInPlay(Condition):
    """Whether the card's player has one of them."""

    name = "if_in_play"
    phrases = [Phrase("if you have a @ in play")]
    example = ("guard", "")
    of_component = True

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Or several."""
        return board.in_play(incident.seat, effect.extra) > 0


class CardsInPlay(Counted):
    """How many of them the card's player has."""

    name = "cards_in_play"
    phrases = [Phrase("@ you have in play")]
    example = ("guard", "")
    of_component = True

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """As it is now."""
        return board.in_play(incident.seat, effect.extra)


PUT_INTO_PLAY: Final = PutIntoPlay()
SEARCH_FOR_ONE: Final = SearchForOne()
IF_IN_PLAY: Final = IfInPlay()
CARDS_IN_PLAY: Final = CardsInPlay()
REHIRE: Final = Rehire()
USE_AGAIN: Final = UseAgain()
SHIELD_WITH: Final = ShieldWith()

WORDS: Final[tuple[Word, ...]] = (
    PUT_INTO_PLAY,
    SEARCH_FOR_ONE,
    IF_IN_PLAY,
    CARDS_IN_PLAY,
    REHIRE,
    USE_AGAIN,
    SHIELD_WITH,
)
