"""Cards: drawn, discarded, played once more; and the course of the turn (R2, R3)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import (
    DISCARDED_TOTAL,
    DRAWN_TOTAL,
    HAS_NUMBER,
    MINUS,
    NAMES_SOURCE,
    ON_PLAYERS,
    ONLY_OTHERS,
    ONLY_YOU,
    REVEALS_NEXT,
    ROUND,
    SENDS_AWAY,
    OnPlayers,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta


class Draw(OnPlayers):
    """From one's own deck (R2.2.3)."""

    name = "draw"
    phrases = [Phrase("draw[s] # card(s)")]
    icons = ["cards"]
    sign = "±"
    touches = fx.HAND
    has_count = True
    works = ON_PLAYERS | HAS_NUMBER
    served_as = DRAWN_TOTAL

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them."""
        board.draw_cards(seats, self.amount(board, number, effect, seats))


class Discard(OnPlayers):
    """From hand; nothing of their text happens (R3.1.8)."""

    name = "discard"
    phrases = [Phrase("discard[s] # card(s)")]
    icons = ["cards"]
    sign = MINUS
    touches = fx.HAND
    has_count = True
    works = ON_PLAYERS | HAS_NUMBER
    served_as = DISCARDED_TOTAL

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them."""
        board.discard_cards(seats, self.amount(board, number, effect, seats), number)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """With so many cards in hand (D40.4)."""
        return board.holding(seat, fx.HAND) >= board.amount(number, effect, seat)


class DiscardHand(OnPlayers):
    """All of it; nothing of their text happens (R3.1.8)."""

    name = "discard_hand"
    phrases = [Phrase("discard[s] [your|their] hand")]
    icons = ["leave", "cards"]
    touches = fx.HAND

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each as many cards as there are."""
        for seat in reversed(seats):
            board.discard_cards([seat], board.holding(seat, fx.HAND), number)


class CountsAsSource(Word):
    """The picked player, not you, is the source of the card's losses; nothing happens by this itself."""

    name = "counts_as_source"
    phrases = [Phrase("counts as the source")]
    said_of = ONLY_OTHERS
    subjects = list(fx.PICKS)
    icons = []
    works = NAMES_SOURCE


class PlayAnother(Word):
    """In place of the Negated card (R22.1.6)."""

    name = "play_another"
    phrases = [Phrase("may play another card of its type", (fx.TO_CARD,))]
    said_of = ONLY_OTHERS
    subjects = [fx.THAT]
    icons = ["again"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player is asked."""
        board.play_another(number)


class RevealNext(Word):
    """In place of a Negated Drink (R22.1.6), or of a card of a side deck that is discarded as soon as it is revealed
    (R23.1.3): for that one the side deck itself looks."""

    name = "reveal_next"
    phrases = [
        Phrase("reveal[s] the next card of the same pile instead", (fx.TO_DRINK, fx.TO_EVENT), said_of=ONLY_OTHERS),
        Phrase("reveal[s] the next card instead", (fx.ON_REVEAL,), said_of=ONLY_YOU),
    ]
    icons = ["again"]
    works = REVEALS_NEXT

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """By who revealed the Negated one."""
        if effect.who != fx.YOU:
            board.reveal_next(number)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Only that player does it for somebody else."""
        verb = super().read(place, parts, phrase)
        verb.subjects = (fx.THAT,) if phrase is self.phrases[0] else ()
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By who does it."""
        return self.phrases[1 if effect.who == fx.YOU else 0]


class EndTurn(Word):
    """The rest of the turn does not come (R3.2.4)."""

    name = "end_turn"
    family = ROUND
    phrases = [Phrase("end your turn")]
    icons = ["end"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player's turn."""
        board.end_turn(board.incident(number).seat)


class BeAway(Word):
    """Nothing is played and nothing touches (D59.1)."""

    name = "be_away"
    family = ROUND
    phrases = [Phrase("be away until your next turn")]
    icons = ["away"]
    works = SENDS_AWAY

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Its player leaves the table for a while."""
        board.go_away(board.incident(number).seat)


class RepeatPhase(OnPlayers):
    """The phase that is just finished comes once more for one player (R60.1.1)."""

    name = "repeat_phase"
    phrases = [Phrase("repeat[s] the phase")]
    icons = ["again"]
    works = ON_PLAYERS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """At once, if it is their turn."""
        board.repeat_phase(seats)


class SkipPhase(OnPlayers):
    """The next phase does not come for one player (R60.1.1)."""

    name = "skip_phase"
    phrases = [Phrase("skip[s] the next phase")]
    icons = ["end"]
    works = ON_PLAYERS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Of this turn, or of their next."""
        board.skip_phase(seats)


class MoreActions(Word):
    """More Action Cards this turn."""

    name = "more_actions"
    family = ROUND
    phrases = [Phrase("you may play # more action card(s) this turn")]
    icons = ["action"]
    sign = "±"

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """In its player's own turn."""
        board.add_actions(board.incident(number).seat, board.amount(number, effect))


class LetPlayMore(OnPlayers):
    """More Action Cards this turn, for somebody else whose turn it is."""

    name = "let_play_more"
    phrases = [Phrase("may play # more action card(s) this turn")]
    said_of = ONLY_OTHERS
    icons = ["action"]
    sign = "±"

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """In that one's own turn."""
        for seat in seats:
            board.add_actions(seat, effect.amount)


class PlayAsOwn(Word):
    """The card that was just discarded is played by the player of the text, and stays its owner's (D30.1)."""

    name = "play_as_own"
    phrases = [Phrase("play it as your own")]
    said_of = ONLY_YOU
    icons = ["cards"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """At once, with targets of their choice."""
        board.play_as_own(number)


WORDS: Final[tuple[Word, ...]] = (
    Draw(),
    Discard(),
    DiscardHand(),
    CountsAsSource(),
    PlayAnother(),
    RevealNext(),
    EndTurn(),
    BeAway(),
    RepeatPhase(),
    SkipPhase(),
    MoreActions(),
    LetPlayMore(),
    PlayAsOwn(),
)
