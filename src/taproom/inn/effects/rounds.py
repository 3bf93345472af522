"""Rounds of Gambling (R7)."""

from typing import Final

from taproom.inn.effects.attributes import Standing
from taproom.inn.effects.word import ROUND, TRICKS, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode


class _OfRound(Word):
    family = ROUND


class StartRound(_OfRound):
    """Everybody antes 1, and the starter is in control (R7.1)."""

    name = "start_round"
    op = fx.START_ROUND
    phrases = ("start a round",)
    icons = ("pot",)


class TakeControl(_OfRound):
    """R7.2.2."""

    name = "take_control"
    op = fx.TAKE_CONTROL
    phrases = ("take control",)
    icons = ("control",)


class OnlyCheatingNext(_OfRound):
    """R7.4.1."""

    name = "only_cheating_next"
    op = fx.ONLY_CHEATING_NEXT
    phrases = ("only cheating may take control next",)
    icons = ("cheating",)


class EndRound(_OfRound):
    """Nobody wins it."""

    name = "end_round"
    op = fx.END_ROUND
    phrases = ("end the round, the pot goes to the inn",)
    icons = ("pot", "negate")


class WinRound(_OfRound):
    """R7.3.2."""

    name = "win_round"
    op = fx.WIN_ROUND
    phrases = ("win the round",)
    icons = ("control", "pot")
    helps = TRICKS


class TakePot(_OfRound):
    """In answer to a win, instead of the winner (R7.8.1)."""

    name = "take_pot"
    op = fx.TAKE_POT
    phrases = ("take the pot",)
    icons = ("pot",)
    helps = TRICKS

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """All of it, or instead of the winner."""
        return "take-pot-instead" if mode.when.kind == fx.TO_WON_ROUND else "take-pot-all"


class GoOnWithRound(_OfRound):
    """A Round that was won goes on with its pot."""

    name = "go_on_with_round"
    op = fx.GO_ON_WITH_ROUND
    phrases = ("the round goes on",)
    fits = (fx.TO_WON_ROUND,)
    icons = ("again", "pot")


class LeaveRound(Word):
    """The stake stays in the pot (R7.5)."""

    name = "leave_round"
    op = fx.LEAVE_ROUND
    phrases = ("leave[s] the round",)
    icons = ("leave",)

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """When an ante is due, instead of it."""
        instead = mode.when.kind == fx.TO_ANTE and effect.who == fx.YOU
        return "leave-round-instead" if instead else "leave-round"


class GamblingCountsAsCheating(Standing):
    """In a Round."""

    name = "gambling_counts_as_cheating"
    extra = fx.GAMBLING_COUNTS_AS_CHEATING
    phrases = ("gambling cards you play in a round count as cheating too",)
    icons = ("cheating",)


WORDS: Final = (
    StartRound(),
    TakeControl(),
    OnlyCheatingNext(),
    EndRound(),
    WinRound(),
    TakePot(),
    GoOnWithRound(),
    LeaveRound(),
    GamblingCountsAsCheating(),
)
