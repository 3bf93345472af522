"""Powers that are paid for.

Stones for points: R94.2.1, R94.3.1, R94.5.1, R95.1.6, R95.1.15, R95.1.17. Coins for a point: R95.1.14, for stones:
R95.1.13.
"""

from typing import Final, final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.state.position import AskAbout, Do, Position, Step, running, stone_count
from taproom.dragonstones.state.terms import (
    BOUGHT,
    BUY,
    COIN_KINDS,
    COLOURS,
    DECLINE,
    DECLINED,
    FAIRY,
    PAID_COINS,
    PAY,
    PAY_STONES,
    PURCHASE,
    STONES_TO_PAY,
    STOP,
    WHETHER_TO_PAY,
)
from taproom.kernel.decisions import NOTHING, Decision, Option, choose_one_of
from taproom.kernel.verdicts import Refusal


def can_pay(game: Position, seat: int, effect: Effect) -> bool:
    """Whether the seat owns the price. All stones may be none (R95.1.15), and the coins bid are there by definition."""
    if effect.what == fx.COINS:
        return game.seats[seat].coins[effect.who] >= effect.amount
    if effect.what == fx.ALL_STONES or effect.what == fx.COINS_BID:
        return True
    return len(ways_to_pay(game, seat, effect)) > 0


def ways_to_pay(game: Position, seat: int, effect: Effect) -> list[tuple[int, int, int]]:
    """The sets of stones (red, blue, yellow) that make up the price."""
    red, blue, yellow = game.seats[seat].stones
    amount = effect.amount
    ways: list[tuple[int, int, int]] = []
    if effect.what == fx.ALL_STONES:
        ways.append((red, blue, yellow))
    elif effect.what == fx.STONES_OF_EACH_COLOUR:
        if min(red, blue, yellow) >= amount:
            ways.append((amount, amount, amount))
    elif effect.what == fx.STONES_OF_ONE_COLOUR:
        if red >= amount:
            ways.append((amount, 0, 0))
        if blue >= amount:
            ways.append((0, amount, 0))
        if yellow >= amount:
            ways.append((0, 0, amount))
    elif stone_count(game.seats[seat]) >= amount:
        for some_red in range(min(red, amount) + 1):
            for some_blue in range(min(blue, amount - some_red) + 1):
                if amount - some_red - some_blue <= yellow:
                    ways.append((some_red, some_blue, amount - some_red - some_blue))
    return ways


def pay_for(game: Position, seat: int, character: int, effect: Effect) -> None:
    """Pay, if possible, and get what was paid for; some prices may be declined (D94.2)."""
    if not can_pay(game, seat, effect):
        return
    if effect.op == fx.MAY_PAY_FOR:
        game.then([WhetherToPay(seat, character, effect)])
    else:
        settle(game, seat, character, effect)


def settle(game: Position, seat: int, character: int, effect: Effect) -> None:
    """Hand over the price, with a choice where there is one."""
    rewards: list[Step] = [Do(seat, character, reward) for reward in effect.inner]
    if effect.what == fx.COINS_BID:
        give_up_bid(game, seat)
    elif effect.what == fx.COINS:
        game.pay_coins(seat, effect.who, effect.amount)
        game.tell(PAID_COINS, seat, NOTHING, effect.who, effect.amount, ())
    else:
        rewards.insert(0, StonesToPay(seat, effect))
    game.then(rewards)


def give_up_bid(game: Position, seat: int) -> None:
    """R95.1.14, D95.5, D95.6: the fairy gold of this auction's bid leaves for good; the rest is in the bank already."""
    amount = min(running(game).bids[seat][0], game.seats[seat].spent)
    game.seats[seat].spent -= amount
    game.return_to_bank(FAIRY, amount)
    game.tell(PAID_COINS, seat, NOTHING, FAIRY, amount, ())


@final
class WhetherToPay(AskAbout):
    """R95.1.14: the winner may decline."""

    __slots__ = ("character",)

    def __init__(self, seat: int, character: int, effect: Effect) -> None:
        super().__init__(seat, effect)
        self.character: Final = character

    def decide(self, game: Position, seat: int) -> Decision:
        """To pay or not to pay."""
        options = [
            Option(DECLINE, self.character, 0, (), NOTHING),
            Option(PAY, self.character, 0, (), NOTHING),
        ]
        return choose_one_of(seat, WHETHER_TO_PAY, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Pay or keep the price."""
        if option.verb == PAY:
            settle(game, seat, self.character, self.effect)
        else:
            game.tell(DECLINED, seat, NOTHING, self.character, 0, ())

    def data(self, game: Position) -> list[int]:
        """Who, which character, which effect."""
        return [self.seat, self.character, game.catalogue.number_of_effect(self.effect)]


@final
class StonesToPay(AskAbout):
    """Which stones to pay with, where there is a choice."""

    def decide(self, game: Position, seat: int) -> Decision:
        """By colour: equal stones are no choice."""
        options = [Option(PAY_STONES, NOTHING, 0, way, NOTHING) for way in ways_to_pay(game, seat, self.effect)]
        return choose_one_of(seat, STONES_TO_PAY, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """They go to the bank."""
        game.pay_stones(seat, option.targets)


# ---- the Merchant ----


def refuse_purchase(game: Position, seat: int, effect: Effect, colour: int, kind: int) -> Refusal | None:
    """Why the seat cannot buy such a stone with such coins; only coins behind the screen count (D95.6)."""
    if game.bank_stones[colour] == 0:
        return Refusal("none_in_bank", "R90.2.5", colour)
    for price in effect.inner:
        if price.what == 1 << kind:
            if game.seats[seat].coins[kind] >= price.amount:
                return None
            return Refusal("too_few_coins", "D95.6", kind)
    return Refusal("not_sold_for_that", "R95.1.13", kind)


@final
class BuyStones(AskAbout):
    """R95.1.13: buy stones one by one, any number of them, even none (D94.2)."""

    def decide(self, game: Position, seat: int) -> Decision:
        """Stop, or a colour and what to pay for it with."""
        options = [Option(STOP, NOTHING, 0, (), NOTHING)]
        for price in self.effect.inner:
            kind = only_kind(price.what)
            for colour in range(COLOURS):
                if refuse_purchase(game, seat, self.effect, colour, kind) is None:
                    options.append(Option(BUY, colour, 0, (kind, price.amount), NOTHING))
        return choose_one_of(seat, PURCHASE, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """One stone, and the question again."""
        if option.verb == BUY:
            kind, price = option.targets[0], option.targets[1]
            game.pay_coins(seat, kind, price)
            game.bank_stones[option.subject] -= 1
            game.seats[seat].stones[option.subject] += 1
            game.tell(BOUGHT, seat, kind, option.subject, price, ())
            game.then([self])


def only_kind(mask: int) -> int:
    """The kind of coin a mask of one kind stands for."""
    for kind in range(COIN_KINDS):
        if mask == 1 << kind:
            return kind
    raise ValueError("the mask names several kinds of coins")
