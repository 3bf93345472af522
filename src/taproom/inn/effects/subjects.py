"""Which of many players are meant: by what they are, by what they have. Settled when the statement begins."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import TRAITS, Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import AFTERWARDS, FILTER, KIND, Phrase, Word

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


class OrderedFor(Such):
    """Those for whom the card's player orders in the running Order phase, each once (R28.2.7)."""

    name = "ordered_for"
    phrases = [Phrase("you order a drink for", (fx.IN_YOUR_ORDER_PHASE,))]
    works = AFTERWARDS

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """When the phase is over."""
        return board.is_ordered_for(seat)


class _ByResult(Such):
    """By what came of an earlier part of the incident."""

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The phrase says all of it."""
        return Verb(place.start_pos, self)

    def written(self, effect: Effect, mode: Mode) -> str:
        """The phrase itself."""
        return self.phrases[0].text


class WithHighestBid(_ByResult):
    """Those who have bid the most; if nobody has bid anything, all of them (R42.1.4)."""

    name = "with_highest_bid"
    phrases = [Phrase("with the highest bid")]

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """Everybody who ties for it."""
        return incident.bid_of(seat) == incident.highest_bid()


class WhoJoinsIn(_ByResult):
    """Those who have said so before."""

    name = "who_joins_in"
    phrases = [Phrase("who joins in")]

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """By what was said."""
        return incident.result_of(inc.JOINED_IN, seat) != 0


class WhoDiscardedNone(_ByResult):
    """Those who have not discarded a card to it."""

    name = "who_discarded_none"
    phrases = [Phrase("who discarded none")]

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """By what was noted."""
        return not incident.has_discarded(seat)


WORDS: Final[tuple[Word, ...]] = (With(), OfTrait(), OrderedFor(), WithHighestBid(), WhoJoinsIn(), WhoDiscardedNone())
