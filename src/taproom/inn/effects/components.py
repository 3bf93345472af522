"""What lies before a character besides its cards: tracks and side decks (R20 to R26)."""

from typing import Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import CALLS_OFF, JOINED, JOINS_MORE, OF_PLOTTED, ONLY_YOU, Phrase, Word


class _OfComponent(Word):
    """About a component that the deck declares and the text names."""

    said_of = ONLY_YOU
    of_component = True

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """As one of several ways that its player has chosen."""
        self.apply(board, number, 0, effect)


class MoveTrack(_OfComponent):
    """The marker moves, after all other effects of the card (R20.1.3)."""

    name = "move_track"
    phrases = [Phrase("± @")]
    icons = ["track"]
    sign = "±"

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Up or down."""
        board.move_track(number, effect.extra, board.amount(number, effect))


class SetTrack(_OfComponent):
    """The marker goes to a step, after all other effects of the card."""

    name = "set_track"
    phrases = [Phrase("@ becomes &")]
    face = "set-component"

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """To that step."""
        board.set_track(number, effect.extra, effect.amount)


class SetStanding(_OfComponent):
    """Another card of a side deck comes into force; the text of one may mean its own deck.

    That a name is a side deck's shows only when it is looked up, so its first phrase is read as that of a track.
    """

    name = "set_standing"
    phrases = [Phrase("@ becomes &", listed=False), Phrase("this becomes &")]
    example = ("lantern", "smoky")
    face = "set-component"

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """That card, or one of the player's choice."""
        board.bring_into_force(number, effect.extra, effect.amount)

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By whose deck it is."""
        return self.phrases[1 if effect.extra == fx.THIS_DECK else 0]


class NextStanding(_OfComponent):
    """The next card of a side deck comes into force (R24.1.2)."""

    name = "next_standing"
    phrases = [Phrase("the next card of @ comes into force")]
    example = ("lantern", "")

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The top one."""
        board.bring_next_into_force(number, effect.extra)


class OpenCards(_OfComponent):
    """Cards of a side deck are revealed, and one of them stays (R23.1.2)."""

    name = "open_cards"
    phrases = [Phrase("reveal # card(s) of @ and keep one")]
    example = ("lantern", "")

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """A number of them."""
        board.open_cards(number, effect.extra, effect.amount)


class SendAway(_OfComponent):
    """Cards that wait are discarded, as many as the player likes (R34.1.7)."""

    name = "send_away"
    phrases = [Phrase("put up to # @ into the discards")]
    example = ("strays", "")
    icons = ["leave", "side"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.send_away(number, effect.extra, effect.amount)


class TakeBought(Word):
    """A card of one of the player's decks that sell them, for nothing (R27.2.4)."""

    name = "take_bought"
    phrases = [Phrase("take the top card of a deck you buy from")]
    said_of = ONLY_YOU
    icons = ["cards"]
    touches = fx.HAND

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says from which."""
        board.take_bought(board.incident(number).seat)


class Plot(Word):
    """Cards from hand are put face down before the player (R33.1.2)."""

    name = "plot"
    phrases = [Phrase("plot # card(s)")]
    said_of = ONLY_YOU
    icons = ["cards"]
    touches = fx.HAND
    works = OF_PLOTTED

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.plot_cards(board.incident(number).seat, effect.amount, effect.amount)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """With so many cards in hand."""
        return board.holding(seat, fx.HAND) >= effect.amount


class PlotUpTo(Plot):
    """As many of them as the player likes, up to a number."""

    name = "plot_up_to"
    phrases = [Phrase("plot up to # card(s)")]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The player says which."""
        board.plot_cards(board.incident(number).seat, effect.amount, 0)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """Be it none."""
        return True


class JoinMore(Word):
    """More cards of this side deck join the same card (R22.1.2): done while it joins, not when it is carried out."""

    name = "join_more"
    family = JOINED
    phrases = [Phrase("# more card(s) of this deck join too", (fx.FREELY,))]
    works = JOINS_MORE


class CallOff(Word):
    """The card this joins does nothing and goes back to hand: that, too, is settled while it joins."""

    name = "call_off"
    family = JOINED
    phrases = [Phrase("the card this joins has no effect and goes back to your hand", (fx.FREELY,))]
    icons = ["negate", "side"]
    works = CALLS_OFF


MOVE_TRACK: Final = MoveTrack()
SET_TRACK: Final = SetTrack()
SET_STANDING: Final = SetStanding()
NEXT_STANDING: Final = NextStanding()
OPEN_CARDS: Final = OpenCards()
SEND_AWAY: Final = SendAway()

WORDS: Final[tuple[Word, ...]] = (
    MOVE_TRACK,
    SET_TRACK,
    SET_STANDING,
    NEXT_STANDING,
    OPEN_CARDS,
    SEND_AWAY,
    TakeBought(),
    Plot(),
    PlotUpTo(),
    JoinMore(),
    CallOff(),
)
