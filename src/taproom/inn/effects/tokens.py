"""Tokens that a deck declares and others hold: given out of its supply and handed back (R28)."""

from typing import Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.counts import Counted
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.subjects import Such
from taproom.inn.effects.word import COST, GOES_TO_OWNER, ON_PLAYERS, OnPlayers, Phrase, Word


class GetTokens(OnPlayers):
    """Tokens of the card's player come to somebody, as far as the supply goes (R28.1.6)."""

    name = "get_tokens"
    phrases = [Phrase("get[s] # @")]
    example = ("beetle", "")
    icons = ["token"]
    sign = "±"
    works = ON_PLAYERS | GOES_TO_OWNER
    of_component = True
    has_count = True

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """To all of them together: a short supply is handed round one by one (D28.3)."""
        self.apply_to(board, number, effect, board.affected(number, effect))

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """As many as there are."""
        if effect.count is None:
            board.give_tokens(seats, number, effect.extra, effect.amount)
            return
        for seat in seats:
            board.give_tokens([seat], number, effect.extra, board.amount(number, effect, seat))


class ReturnTokens(OnPlayers):
    """They go back to where they came from."""

    name = "return_tokens"
    phrases = [Phrase("return[s] # @")]
    example = ("beetle", "")
    icons = ["token"]
    sign = "−"
    of_component = True
    has_count = True

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """As many as there are."""
        board.take_tokens(seats, number, effect.extra, self.amount(board, number, effect, seats))


class ReturnFirst(Word):
    """A cost of what happens by itself: it goes back whatever anybody answers, and without it nothing happens."""

    name = "return_first"
    family = COST
    phrases = [Phrase("that player returns # @")]
    example = ("beetle", "")
    icons = []
    of_component = True

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Whether that player has so many."""
        return board.tokens_held(incident.seat, effect.extra, incident.other) >= effect.amount

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """At once."""
        board.take_tokens([board.incident(number).other], number, effect.extra, effect.amount)


class WithToken(Such):
    """Those with whom one lies."""

    name = "with_token"
    phrases = [Phrase("with a @")]
    example = ("beetle", "")
    of_component = True

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """Or several."""
        return board.tokens_held(incident.seat, effect.extra, seat) > 0


class HeldTokens(Counted):
    """How many lie with the player an effect is on, or with all but the card's player."""

    name = "held_tokens"
    phrases = [Phrase("@ they have"), Phrase("@ other players have")]
    example = ("beetle", "")
    of_component = True

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """As it is now."""
        if effect.who == fx.THAT:
            return board.tokens_held(incident.seat, effect.extra, seat)
        return sum([board.tokens_held(incident.seat, effect.extra, other) for other in board.players()])

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By whose they are."""
        return self.phrases[0 if effect.who == fx.THAT else 1]


GET_TOKENS: Final = GetTokens()
RETURN_TOKENS: Final = ReturnTokens()
RETURN_FIRST: Final = ReturnFirst()
WITH_TOKEN: Final = WithToken()
HELD_TOKENS: Final = HeldTokens()

WORDS: Final[tuple[Word, ...]] = (GET_TOKENS, RETURN_TOKENS, RETURN_FIRST, WITH_TOKEN, HELD_TOKENS)
