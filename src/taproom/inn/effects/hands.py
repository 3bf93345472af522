"""Hands: shown, discarded by type, at random or at will, filled up; cards put on the deck or taken back."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import HAS_NUMBER, MINUS, ON_PLAYERS, ONLY_OTHERS, OnPlayers, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta


class _OfHand(OnPlayers):
    icons = ["cards"]
    touches = fx.HAND


class _OfTypes(_OfHand):
    """A number of cards of some types, which are kept in `extra`."""

    sign = MINUS

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How many of which; only its own deck knows what a subtype is."""
        types: int = parts[1][1]
        subjects = [fx.YOU] if types & fx.SUBTYPES else []
        return Verb(place.start_pos, self, int(parts[0]), types, subjects=subjects)


class DiscardOfTypes(_OfTypes):
    """Cards of some types, of the owner's choice."""

    name = "discard_of_types"
    phrases = [Phrase("discard[s] # {kinds} card(s)")]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """As many as there are."""
        board.discard_of_types(seats, effect.extra, effect.amount, False, number)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """With so many such cards in hand (D40.4)."""
        return board.cards_of_types(seat, effect.extra) >= effect.amount


class DiscardOrShow(_OfTypes):
    """A player without such a card shows the hand; nobody is believed."""

    name = "discard_or_show"
    phrases = [Phrase("discard[s] # {kinds} card(s) or show[s] a hand without one")]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """One or the other, by what is there."""
        board.discard_of_types(seats, effect.extra, effect.amount, True, number)


class DiscardChosen(_OfTypes):
    """Cards of some types, of the choice of the player of the text, who must have seen them."""

    name = "discard_chosen"
    phrases = [Phrase("discards # {kinds} card(s) you choose")]
    said_of = ONLY_OTHERS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """As many as there are."""
        board.discard_chosen(seats, effect.extra, effect.amount, number)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """With so many such cards in hand."""
        return board.cards_of_types(seat, effect.extra) >= effect.amount


class DiscardAtRandom(_OfHand):
    """Chance decides which."""

    name = "discard_at_random"
    phrases = [Phrase("discard[s] # card(s) at random")]
    sign = MINUS
    works = ON_PLAYERS | HAS_NUMBER

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them."""
        board.discard_at_random(seats, self.amount(board, number, effect, seats), number)


class DiscardAny(_OfHand):
    """As many as the owner likes, none included."""

    name = "discard_any"
    phrases = [Phrase("discard[s] any number of cards")]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each is asked."""
        board.discard_any(seats, 0, number)


class DrawUp(_OfHand):
    """As at the beginning of a turn (R2.2.1)."""

    name = "draw_up"
    phrases = [Phrase("draw[s] up to [your|their] hand limit")]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them."""
        board.draw_up(seats)


class ShowHand(OnPlayers):
    """The player of the card knows those cards from then on."""

    name = "show_hand"
    phrases = [Phrase("shows their hand to you")]
    said_of = ONLY_OTHERS
    icons = ["cards"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """To nobody else."""
        board.show_hands(seats, False, number)


class PartDeck(Word):
    """Cards of the player's deck are revealed, somebody parts them, and the player keeps one pile (R30.2.6)."""

    name = "part_deck"
    phrases = [Phrase("parts the top # card(s) of your deck into two piles and you keep one")]
    said_of = ONLY_OTHERS
    subjects = [fx.ANOTHER]
    icons = ["cards", "split"]
    sign = "±"

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Even by a player whom nothing touches: it does nothing to them."""
        board.part_deck(number, board.incident(number).targets[effect.slot], effect.amount)


class PutOnDeck(_OfHand):
    """They are drawn again first of all (R82.1.4)."""

    name = "put_on_deck"
    phrases = [Phrase("put[s] # card(s) from [your|their] hand on top of [your|their] deck")]
    sign = MINUS
    works = ON_PLAYERS | HAS_NUMBER

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each chooses which."""
        board.put_on_deck(seats, self.amount(board, number, effect, seats))


class TakeBack(_OfTypes):
    """From one's own discard pile, for all to see."""

    name = "take_back"
    phrases = [Phrase("put[s] # {kinds} card(s) from [your|their] discards into [your|their] hand")]
    sign = "±"

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each chooses which."""
        board.take_back(seats, effect.extra, effect.amount)


WORDS: Final[tuple[Word, ...]] = (
    DiscardOfTypes(),
    DiscardOrShow(),
    DiscardChosen(),
    DiscardAtRandom(),
    DiscardAny(),
    DrawUp(),
    ShowHand(),
    PartDeck(),
    PutOnDeck(),
    TakeBack(),
)
