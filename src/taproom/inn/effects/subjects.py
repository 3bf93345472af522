"""Which of many players are meant: by what they are, by what they have. Settled when the statement begins."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import Board
from taproom.inn.effects import comparisons
from taproom.inn.effects.word import FILTER, KIND, Phrase, Word
from taproom.inn.incidents import Incident
from taproom.inn.language.effects import Effect, Mode
from taproom.inn.language.verbs import TRAITS, Verb

if TYPE_CHECKING:
    from lark.tree import Meta


class Such(Word):
    """Picks players out of those a subject names."""

    family = FILTER
    icons = []


class With(Such):
    """Those who have so much of something, or the most of it (`effects.comparisons`)."""

    name = "with"
    phrases = [Phrase("with {test}")]

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """Compared with everybody, or with the player of the card."""
        return comparisons.passes(board, seat, incident.seat, effect.by)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """What is compared."""
        return Verb(place.start_pos, self, by=parts[0])

    def written(self, effect: Effect, mode: Mode) -> str:
        """With the comparison in words."""
        return super().written(effect, mode).replace("{test}", comparisons.written(effect.by))


class OfTrait(Such):
    """Those whose character is of a kind (R8.7)."""

    name = "of_trait"
    family = KIND
    phrases = [Phrase("{trait}", listed=False)]

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """By the traits of the seat's character."""
        return board.traits_of(seat) & effect.extra != 0

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """One trait."""
        return Verb(place.start_pos, self, extra=parts[0])

    def written(self, effect: Effect, mode: Mode) -> str:
        """The trait itself."""
        return next(trait for trait, bit in TRAITS.items() if effect.extra & bit)


WORDS: Final[tuple[Word, ...]] = (With(), OfTrait())
