"""Rounds of Gambling (R7)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.standing import Standing
from taproom.inn.effects.word import (
    ANTES,
    CHEATING_NEXT,
    ENDS_ROUND,
    MOVES_POT,
    ON_PLAYERS,
    ROUND,
    STARTS_ROUND,
    TAKES_CONTROL,
    TRICKS,
    OnPlayers,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta


class _OfRound(Word):
    family = ROUND


class StartRound(_OfRound):
    """Everybody antes 1, and the starter is in control (R7.1)."""

    name = "start_round"
    phrases = [Phrase("start a round")]
    icons = ["pot"]
    works = STARTS_ROUND | ANTES

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player starts it."""
        board.start_round(number)


class TakeControl(_OfRound):
    """R7.2.2."""

    name = "take_control"
    phrases = [Phrase("take control")]
    icons = ["control"]
    works = TAKES_CONTROL

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player has it now."""
        board.take_control(board.incident(number).seat)


class OnlyCheatingNext(_OfRound):
    """R7.4.1."""

    name = "only_cheating_next"
    phrases = [Phrase("only cheating may take control next")]
    icons = ["cheating"]
    works = CHEATING_NEXT | TAKES_CONTROL

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Until somebody takes control."""
        board.let_only_cheating_follow()


class EndRound(_OfRound):
    """Nobody wins it: the pot is the Inn's, or the player's (R5.8.6)."""

    name = "end_round"
    phrases = [Phrase("end the round, the pot goes to the inn"), Phrase("end the round, the pot goes to you")]
    icons = ["pot", "negate"]
    works = ENDS_ROUND | MOVES_POT

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """At once."""
        board.end_round(board.incident(number).seat if effect.extra == fx.TO_YOU else fx.INN)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Whose the pot is."""
        return Verb(place.start_pos, self, extra=0 if phrase is self.phrases[0] else fx.TO_YOU)

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By whose the pot is."""
        return self.phrases[1 if effect.extra == fx.TO_YOU else 0]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By whose the pot is."""
        return "end-round-for-you" if effect.extra == fx.TO_YOU else "end-round"


class WinRound(_OfRound):
    """R7.3.2."""

    name = "win_round"
    phrases = [Phrase("win the round")]
    icons = ["control", "pot"]
    helps = TRICKS
    works = ENDS_ROUND

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player wins it."""
        board.win_round(board.incident(number).seat)


class TakePot(_OfRound):
    """In answer to a win, instead of the winner (R7.8.1)."""

    name = "take_pot"
    phrases = [Phrase("take the pot")]
    icons = ["pot"]
    helps = TRICKS
    works = MOVES_POT

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The win it answers is its player's."""
        board.take_pot(number)

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """All of it, or instead of the winner."""
        return "take-pot-instead" if mode.when.kind == fx.TO_WON_ROUND else "take-pot-all"


class GoOnWithRound(_OfRound):
    """A Round that was won goes on with its pot."""

    name = "go_on_with_round"
    phrases = [Phrase("the round goes on", (fx.TO_WON_ROUND,))]
    icons = ["again", "pot"]
    works = MOVES_POT

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The win it answers is taken back."""
        board.go_on_with_round(number)


class LeaveRound(OnPlayers):
    """The stake stays in the pot (R7.5)."""

    name = "leave_round"
    phrases = [Phrase("leave[s] the round")]
    icons = ["leave"]
    touches = fx.ROUND
    works = ON_PLAYERS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """All of them at once (D7.4); for whom it is played, where that is a teammate (D53.2)."""
        if seats and effect.who == fx.YOU:
            seats = [board.incident(number).beneficiary()]
        board.leave_round(seats)

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """When an ante is due, instead of it."""
        instead = mode.when.kind == fx.TO_ANTE and effect.who == fx.YOU
        return "leave-round-instead" if instead else "leave-round"


class Pass(_OfRound):
    """The card is the move, and it counts as a pass (R7.2.4)."""

    name = "pass"
    phrases = [Phrase("pass")]
    icons = ["leave", "control"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player has passed."""
        board.pass_move(board.incident(number).seat)


class GamblingCountsAsCheating(Standing):
    """In a Round."""

    name = "gambling_counts_as_cheating"
    kinds = [standing.GAMBLING_COUNTS_AS_CHEATING]
    worths = [30]
    phrases = [Phrase("gambling cards you play in a round count as cheating too")]
    icons = ["cheating"]


WORDS: Final[tuple[Word, ...]] = (
    StartRound(),
    TakeControl(),
    OnlyCheatingNext(),
    EndRound(),
    WinRound(),
    TakePot(),
    GoOnWithRound(),
    LeaveRound(),
    Pass(),
    GamblingCountsAsCheating(),
)
