"""Durations: how long something lasts that a verb begins. They end by themselves and are seen on the mat."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import TYPES, Verb, listed
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import DURATION, ONLY_OTHERS, OnPlayers, Phrase, Word

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
    """Of the player of the card."""

    name = "until_end_of_turn"
    phrases = [Phrase("until the end of your turn")]
    until = fx.END_OF_YOUR_TURN


class UntilNextTurn(Duration):
    """Of the player of the card."""

    name = "until_next_turn"
    phrases = [Phrase("until the start of your next turn")]
    until = fx.START_OF_YOUR_NEXT_TURN


class UntilEndOfTheirNextTurn(Duration):
    """Of the player it holds for; a turn that is going on does not count."""

    name = "until_end_of_their_next_turn"
    phrases = [Phrase("until the end of their next turn")]
    until = fx.END_OF_THEIR_NEXT_TURN


class ForThisRound(Duration):
    """The Round that is on or about to begin, all of it."""

    name = "for_this_round"
    phrases = [Phrase("for this round")]
    until = fx.END_OF_ROUND


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
        return super().written(effect, mode).replace("{types}", listed(effect.extra, TYPES))


class AnteWithFortitude(Lasting):
    """For any part of an ante Fortitude may be given, and the Inn pays that Gold (R42.1.6)."""

    name = "ante_with_fortitude"
    phrases = [Phrase("may ante with fortitude")]
    said_of = ONLY_OTHERS
    icons = ["fortitude", "turns-into", "pot"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """From now on."""
        self.begin(board, number, effect, seats, fx.ANTES_FORTITUDE, 0)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How long is part of it."""
        return Verb(place.start_pos, self, lasts=parts[0])


class PlayNothing(Lasting):
    """No card of theirs may be played."""

    name = "play_nothing"
    phrases = [Phrase("may not play cards")]
    said_of = ONLY_OTHERS
    icons = ["lock", "cards"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """From now on."""
        self.begin(board, number, effect, seats, fx.PLAYS_NOTHING, 0)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How long is part of it."""
        return Verb(place.start_pos, self, lasts=parts[0])


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
    AnteWithFortitude(),
    PlayNothing(),
    ForThisRound(),
    UntilEndOfTurn(),
    UntilNextTurn(),
    UntilEndOfTheirNextTurn(),
)
