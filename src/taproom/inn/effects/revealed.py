"""Cards of one's own deck that are revealed and put somewhere: those that were sought, and the rest.

They lie open while the card goes on; what it leaves there is discarded in the end.
"""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.conditions import Condition
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import ABOUT_REVEALED, CONDITION, LATER, ONLY_YOU, REVEALS, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta


class RevealUntil(Word):
    """For all to see; "them" are the cards that were sought, and a deck that runs out is made new (R2.2.4)."""

    name = "reveal_until"
    phrases = [Phrase("reveal cards of your deck until # {kinds} card(s)")]
    said_of = ONLY_YOU
    icons = ["cards"]
    sign = "±"
    works = REVEALS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Fewer, if the deck and the discards have no more."""
        board.reveal_until(number, effect.extra, effect.amount)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How many of which."""
        return Verb(place.start_pos, self, int(parts[0]), parts[1][1])


class RevealTop(Word):
    """For all to see; all of them are "them", and a single one is "it"."""

    name = "reveal_top"
    phrases = [Phrase("reveal the top # card(s) of your deck")]
    said_of = ONLY_YOU
    icons = ["cards"]
    works = REVEALS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """As many as there are."""
        board.reveal_until(number, 0, effect.amount)


class PutRevealed(Word):
    """Where they go."""

    name = "put_revealed"
    phrases = [
        Phrase("put it into your hand"),
        Phrase("put it into the discards"),
        Phrase("put them into your hand"),
        Phrase("put the rest into the discards"),
    ]
    said_of = ONLY_YOU
    icons = []
    touches = fx.HAND
    works = ABOUT_REVEALED

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """All of those that are meant."""
        sought = effect.extra != _REST_AWAY
        board.put_revealed(number, fx.SOUGHT if sought else fx.REST, effect.extra in _TO_HAND)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Which and where, as the number of the phrase."""
        return Verb(place.start_pos, self, extra=self.phrases.index(phrase))

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """As it was read."""
        return self.phrases[effect.extra]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """One for each phrase."""
        return f"put-revealed-{effect.extra}"


class IfItIs(Condition):
    """The type of the card that was revealed."""

    name = "if_it_is"
    phrases = [Phrase("if it is {a_card_of}")]
    works = CONDITION | LATER | ABOUT_REVEALED

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """One of the types is enough; where there was no card to reveal, it is none."""
        return board.has_revealed(incident, effect.extra)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of which types."""
        return Verb(place.start_pos, self, extra=parts[0][1])


_TO_HAND: Final = (0, 2)
_REST_AWAY: Final = 3

WORDS: Final[tuple[Word, ...]] = (RevealUntil(), RevealTop(), PutRevealed(), IfItIs())
