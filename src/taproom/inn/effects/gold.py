"""Gold: paid, taken, staked, spared (R5.1.2, D5.4 to D5.7, R7.1)."""

from typing import Final

from taproom.inn.effects.attributes import Standing
from taproom.inn.effects.word import MINUS, ONLY_OTHERS, RESPONSE, TRICKS, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.verbs import ABOUT_SOMEBODY, LOSING_GOLD


class _Pay(Word):
    op = fx.PAY
    icons = ("gold",)
    sign = MINUS


class PayYou(_Pay):
    """Another player's Gold comes to the player of the card."""

    name = "pay_you"
    extra = fx.TO_YOU
    phrases = ("pay[s] you # gold",)
    said_of = ONLY_OTHERS


class PayInn(_Pay):
    """Gold goes to the Inn."""

    name = "pay_inn"
    extra = fx.INN
    phrases = ("pay[s] the inn # gold",)


class PayThat(_Pay):
    """Gold goes to the player the moment is about."""

    name = "pay_that"
    extra = fx.TO_THAT
    phrases = ("pay[s] that player # gold",)
    fits = ABOUT_SOMEBODY


class _Take(Word):
    op = fx.TAKE
    icons = ("gold",)
    sign = "±"


class TakeFromInn(_Take):
    """Gold comes from the Inn, which cannot run dry (R5.1.3)."""

    name = "take_from_inn"
    extra = fx.INN
    phrases = ("take[s] # gold from the inn",)
    face = "take-inn"


class TakeFromPot(_Take):
    """As much of it as the pot holds."""

    name = "take_from_pot"
    extra = fx.POT
    phrases = ("take[s] # gold from the pot",)
    face = "take-pot"


class Ante(Word):
    """Everybody in the Round puts Gold into the pot (D7.7)."""

    name = "ante"
    op = fx.ANTE
    phrases = ("ante[s] #",)
    icons = ("pot",)


class InnPays(Word):
    """The Inn pays what its player would have to (D5.7)."""

    name = "inn_pays"
    family = RESPONSE
    op = fx.INN_PAYS
    phrases = ("the inn pays",)
    fits = LOSING_GOLD
    icons = ("inn", "gold")
    helps = TRICKS


class DoNotPay(Word):
    """Nothing is paid."""

    name = "do_not_pay"
    family = RESPONSE
    op = fx.DO_NOT_PAY
    phrases = ("do not pay",)
    fits = LOSING_GOLD
    icons = ("ignore", "gold")
    helps = TRICKS


class AnteMore(Standing):
    """A larger ante."""

    name = "ante_more"
    extra = fx.ANTE_MORE
    phrases = ("you ante # more",)
    icons = ("pot",)


class MoreGold(Standing):
    """Gold that comes brings more from the Inn, once for what brought it (D26.2)."""

    name = "more_gold"
    extra = fx.MORE_GOLD
    phrases = ("when you gain gold, take # more from the inn",)
    icons = ("gold",)


class MoreGoldFromPlayers(Standing):
    """So does another player's Gold that a card brings."""

    name = "more_gold_from_players"
    extra = fx.MORE_GOLD_FROM_PLAYERS
    phrases = ("when a card you play brings you another player's gold, take # more from the inn",)
    icons = ("gold",)


class InnPaysStartingAnte(Standing):
    """The ante of a Round one starts is the Inn's."""

    name = "inn_pays_starting_ante"
    extra = fx.INN_PAYS_STARTING_ANTE
    phrases = ("the inn pays your ante when you start a round",)
    icons = ("inn",)


WORDS: Final = (
    PayYou(),
    PayInn(),
    PayThat(),
    TakeFromInn(),
    TakeFromPot(),
    Ante(),
    InnPays(),
    DoNotPay(),
    AnteMore(),
    MoreGold(),
    MoreGoldFromPlayers(),
    InnPaysStartingAnte(),
)
