"""Bids and chance: what players offer against each other, who joins in, a coin (R42.1.3, R42.1.4, R42.1.9)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.counts import Counted
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import EARNING, ON_PLAYERS, ONLY_OTHERS, ROUND, OnPlayers, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta

_THINGS: Final = (fx.GOLD, fx.FORTITUDE, fx.HAND)
"""What can be bid, in the order of the phrases below."""


class _Bid(Word):
    """What is bid is kept in `extra`; what becomes of it the sentences after it say."""

    said_of = ONLY_OTHERS
    works = ON_PLAYERS
    icons = ["number"]

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """By what is bid."""
        return Verb(place.start_pos, self, extra=_THINGS[self.phrases.index(phrase)])

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By what is bid."""
        return self.phrases[_THINGS.index(effect.extra)]


class BidInTurn(_Bid):
    """Higher and higher, until all others pass; the highest bidder is the winner (D42.3)."""

    name = "bid_in_turn"
    phrases = [Phrase("bids gold in turn"), Phrase("bids fortitude in turn"), Phrase("bids cards in turn")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """From the first it is on."""
        board.bid(number, counter, False)


class BidInSecret(_Bid):
    """Each once, and all bids are turned up together (R42.1.4)."""

    name = "bid_in_secret"
    phrases = [Phrase("bids gold in secret"), Phrase("bids fortitude in secret"), Phrase("bids cards in secret")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """All at once."""
        board.bid(number, counter, True)


class Bidden(Counted):
    """What the one the effect is on has bid."""

    name = "bidden"
    phrases = [Phrase("gold bid"), Phrase("fortitude bid"), Phrase("card bid")]

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """The last time."""
        return incident.bid_of(seat)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of what."""
        return Verb(place.start_pos, self, extra=_THINGS[self.phrases.index(phrase)])

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """Of what."""
        return self.phrases[_THINGS.index(effect.extra)]


class Collect(OnPlayers):
    """Everybody else whom the Event is for pays."""

    name = "collect"
    phrases = [Phrase("collects # gold from each other player")]
    said_of = ONLY_OTHERS
    icons = ["everybody", "gold"]
    sign = "±"
    helps = EARNING
    touches = fx.GOLD

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them is paid."""
        for seat in seats:
            board.collect(seat, effect.amount, number)


class JoinIn(Word):
    """Each says in turn whether to take part in what comes next."""

    name = "join_in"
    phrases = [Phrase("may join in")]
    said_of = ONLY_OTHERS
    works = ON_PLAYERS
    icons = ["everybody"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """From the first it is on."""
        board.let_join(number, counter)


class TossCoin(Word):
    """One for all (R42.1.9)."""

    name = "toss_coin"
    family = ROUND
    phrases = [Phrase("toss a coin")]
    icons = ["gold"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """How it falls is a result."""
        board.toss_coin(number)


BIDS: Final[tuple[Word, ...]] = (BidInTurn(), BidInSecret())
WORDS: Final[tuple[Word, ...]] = (*BIDS, Bidden(), Collect(), JoinIn(), TossCoin())
