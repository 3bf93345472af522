"""Cards that stay in play before their player (R29): put there, looked for, counted, asked about."""

from typing import Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
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

WORDS: Final[tuple[Word, ...]] = (PUT_INTO_PLAY, SEARCH_FOR_ONE, IF_IN_PLAY, CARDS_IN_PLAY)
