"""Durations: how long something lasts that a verb begins. They end by themselves and are seen on the mat."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import Board
from taproom.inn.effects.word import DURATION, OnPlayers, Phrase, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode
from taproom.inn.language.verbs import Verb, type_words

if TYPE_CHECKING:
    from lark.tree import Meta


class Duration(Word):
    """The moment at which it is over."""

    family = DURATION
    icons = []
    until: int = 0

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """A node of its own, with the moment it names."""
        return Verb(place.start_pos, self, self.until)


class UntilEndOfTurn(Duration):
    """Of whoever played the card."""

    name = "until_end_of_turn"
    phrases = [Phrase("until the end of your turn")]
    until = fx.END_OF_YOUR_TURN


class UntilNextTurn(Duration):
    """Of whoever played the card."""

    name = "until_next_turn"
    phrases = [Phrase("until the start of your next turn")]
    until = fx.START_OF_YOUR_NEXT_TURN


class UntilEndOfTheirNextTurn(Duration):
    """Of whoever it holds for; a turn that is going on does not count."""

    name = "until_end_of_their_next_turn"
    phrases = [Phrase("until the end of their next turn")]
    until = fx.END_OF_THEIR_NEXT_TURN


class Lasting(OnPlayers):
    """A verb that begins something; how long it lasts stands behind it."""

    lasts = True

    def begin(self, board: Board, number: int, effect: Effect, seats: list[int], what: int, detail: int) -> None:
        """For each of them."""
        if effect.lasts is not None:
            board.let_last(seats, what, detail, effect.lasts.amount, number)


class IgnoreTypes(Lasting):
    """Nothing that a card of these types does happens to them."""

    name = "ignore_types"
    phrases = [Phrase("ignore[s] {types} card(s)")]
    icons = ["ignore"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """From now on."""
        self.begin(board, number, effect, seats, fx.IGNORES_TYPES, effect.extra)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of which types."""
        return Verb(place.start_pos, self, extra=parts[0][1], lasts=parts[-1])

    def written(self, effect: Effect, mode: Mode) -> str:
        """With the types in words."""
        return super().written(effect, mode).replace("{types}", type_words(effect.extra))


class PlayOpenly(Lasting):
    """The hand lies open, and so does whatever comes into it."""

    name = "play_openly"
    phrases = [Phrase("show[s] [your|their] hand to all")]
    icons = ["cards"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """From now on, or just this once."""
        board.show_hands(seats, True, number)
        self.begin(board, number, effect, seats, fx.HAND_SHOWN, 0)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How long is part of it."""
        return Verb(place.start_pos, self, lasts=parts[0])


WORDS: Final[tuple[Word, ...]] = (
    IgnoreTypes(),
    PlayOpenly(),
    UntilEndOfTurn(),
    UntilNextTurn(),
    UntilEndOfTheirNextTurn(),
)
