"""Gold: paid, taken, staked, spared (R5.1.2, D5.4 to D5.7, R7.1)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.conjugation import ABOUT_SOMEBODY, LOSING_GOLD, Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.standing import Standing
from taproom.inn.effects.word import (
    ANTES,
    EARNING,
    GOLD_TOTAL,
    HAS_NUMBER,
    MINUS,
    ON_PLAYERS,
    ONLY_OTHERS,
    RESPONSE,
    TRICKS,
    OnPlayers,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta


class _Pay(OnPlayers):
    icons = ["gold"]
    sign = MINUS
    touches = fx.GOLD
    has_count = True
    works = ON_PLAYERS | HAS_NUMBER
    served_as = GOLD_TOTAL

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them is asked for it."""
        board.demand(seats, self.counterpart, self.amount(board, number, effect, seats), number)

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """With so much Gold (D40.4)."""
        return board.purse(seat) >= board.amount(number, effect, seat)


class PayYou(_Pay):
    """Another player's Gold comes to the player of the card."""

    name = "pay_you"
    counterpart = fx.TO_YOU
    helps = EARNING
    phrases = [Phrase("pay[s] you # gold")]
    said_of = ONLY_OTHERS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Its player is paid."""
        board.demand(seats, board.incident(number).seat, self.amount(board, number, effect, seats), number)


class PayInn(_Pay):
    """Gold goes to the Inn."""

    name = "pay_inn"
    counterpart = fx.INN
    phrases = [Phrase("pay[s] the inn # gold")]


class PayThat(_Pay):
    """Gold goes to the player the moment is about."""

    name = "pay_that"
    counterpart = fx.TO_THAT
    phrases = [Phrase("pay[s] that player # gold", ABOUT_SOMEBODY)]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Nobody pays a player who Ignores the card."""
        incident = board.incident(number)
        if not incident.is_ignored_by(incident.other):
            board.demand(seats, incident.other, self.amount(board, number, effect, seats), number)


class Take(OnPlayers):
    """Gold comes from the Inn, which cannot run dry (R5.1.3), or from the pot, as much of it as is there."""

    name = "take"
    phrases = [Phrase("take[s] # gold from the inn"), Phrase("take[s] # gold from the pot")]
    icons = ["gold"]
    sign = "±"
    helps = EARNING
    touches = fx.GOLD
    has_count = True
    works = ON_PLAYERS | HAS_NUMBER

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Each of them takes as much."""
        board.take_gold(seats, effect.extra, self.amount(board, number, effect, seats), number)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """From where."""
        verb = super().read(place, parts, phrase)
        verb.extra = fx.INN if phrase is self.phrases[0] else fx.POT
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By where from."""
        return self.phrases[0 if effect.extra == fx.INN else 1]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By where from."""
        return "take-inn" if effect.extra == fx.INN else "take-pot"


class Ante(OnPlayers):
    """Everybody in the Round puts Gold into the pot (D7.7)."""

    name = "ante"
    phrases = [Phrase("ante[s] #")]
    icons = ["pot"]
    works = ON_PLAYERS | HAS_NUMBER | ANTES

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Clockwise from the player of the card."""
        board.ante(effect.amount, number)


class InnPays(Word):
    """The Inn pays what its player would have to (D5.7)."""

    name = "inn_pays"
    family = RESPONSE
    phrases = [Phrase("the inn pays", LOSING_GOLD)]
    icons = ["inn", "gold"]
    helps = TRICKS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The payment is noted as the Inn's."""
        board.spare_payment(number, True)


class DoNotPay(Word):
    """Nothing is paid."""

    name = "do_not_pay"
    family = RESPONSE
    phrases = [Phrase("do not pay", LOSING_GOLD)]
    icons = ["ignore", "gold"]
    helps = TRICKS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The payment is noted as waived."""
        board.spare_payment(number, False)


class AnteOtherwise(Standing):
    """A larger ante, or the ante of a Round one starts is the Inn's."""

    name = "ante_otherwise"
    kinds = [standing.ANTE_MORE, standing.INN_PAYS_STARTING_ANTE]
    messages = ["ante-more", "inn-pays-starting-ante"]
    worths = [-20, 20]
    phrases = [Phrase("you ante # more"), Phrase("the inn pays your ante when you start a round")]
    icons = ["pot"]

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """Into the pot, or from the Inn."""
        return super().picture(effect, mode) if effect.extra == standing.ANTE_MORE else [("inn", "")]


class InnPaysFirst(Standing):
    """The Inn bears the first of what its player must pay, be it paid at once or bit by bit (R29.3.7)."""

    name = "inn_pays_first"
    kinds = [standing.INN_PAYS_FIRST]
    worths = [50]
    phrases = [Phrase("the inn pays the first # gold you must pay, but no ante")]
    icons = ["inn"]


class MoreGold(Standing):
    """Gold that comes brings more from the Inn, once for what brought it (D26.2); or only other players' Gold does."""

    name = "more_gold"
    kinds = [standing.MORE_GOLD, standing.MORE_GOLD_FROM_PLAYERS]
    messages = ["more-gold", "more-gold-from-players"]
    worths = [40, 30]
    phrases = [
        Phrase("when you gain gold, take # more from the inn"),
        Phrase("when a card you play brings you another player's gold, take # more from the inn"),
    ]
    icons = ["gold"]


WORDS: Final[tuple[Word, ...]] = (
    PayYou(),
    PayInn(),
    PayThat(),
    Take(),
    Ante(),
    InnPays(),
    DoNotPay(),
    AnteOtherwise(),
    InnPaysFirst(),
    MoreGold(),
)
