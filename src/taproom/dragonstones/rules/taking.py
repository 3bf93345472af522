"""Taking from the bank and from other players.

The dragons (R94.6.1, R95.1.2), coins (as R95.1.1), the Thief (R94.4.1), the Brigand (R95.1.3), the Troll (R95.1.18).
"""

from typing import Final, final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.state.position import AskAbout, Position, Step, running, stone_count
from taproom.dragonstones.state.terms import (
    COIN_KINDS,
    COLOURS,
    FAIRY,
    LOST_COINS,
    ROB,
    ROBBED_COINS,
    ROBBED_NOTHING,
    ROBBED_OF_ALL,
    ROBBED_SPENT,
    ROBBED_STONE,
    TAKE_STONE,
    WHICH_STONE,
    WHOM,
)
from taproom.kernel.decisions import NOTHING, Decision, Option, choose_one_of
from taproom.kernel.events import Event
from taproom.kernel.verdicts import Refusal


def take_things(game: Position, seat: int, effect: Effect) -> None:
    """Take coins or stones, from the bank or from other players."""
    if effect.who == fx.BANK:
        if effect.op == fx.TAKE_COINS:
            take_coins_of_bank(game, seat, effect)
        elif effect.what < COLOURS:
            amount = game.bank_stones[effect.what] if effect.amount == fx.ALL else effect.amount
            game.take_stones(seat, effect.what, amount)
        else:
            game.then([ChooseStone(seat, NOTHING, effect, effect.amount)])
    elif effect.who == fx.EACH_OTHER:
        steps: list[Step] = [RobSeat(seat, other, effect) for other in range(len(game.seats)) if other != seat]
        game.then(steps)
    else:
        game.then([ChooseVictim(seat, effect)])


def take_coins_of_bank(game: Position, seat: int, effect: Effect) -> None:
    """As many as the bank has (D95.1)."""
    for kind in range(COIN_KINDS):
        if (effect.what >> kind) & 1:
            game.take_coins(seat, kind, game.bank[kind] if effect.amount == fx.ALL else effect.amount)


# ---- whom ----


def refuse_victim(game: Position, seat: int, effect: Effect, victim: int) -> Refusal | None:
    """Why this seat may not be robbed. Nothing here depends on what is behind a screen."""
    if victim == seat:
        return Refusal("not_yourself", "R95.1.3", victim)
    auction = running(game)
    if effect.who == fx.SECOND and not (auction.seconds >> victim) & 1:
        return Refusal("not_second", "R92.2.3" if auction.tied else "R94.4.1", victim)
    if effect.op == fx.TAKE_STONES and not has_stone(game, victim, effect.what):
        for other in range(len(game.seats)):
            second = effect.who != fx.SECOND or (auction.seconds >> other) & 1
            if other != seat and second and has_stone(game, other, effect.what):
                return Refusal("has_no_stone", "R94.4.4", victim)
    return None


def has_stone(game: Position, seat: int, colour: int) -> bool:
    """Whether the seat has a stone that fits."""
    wanted = game.named if colour == fx.NAMED_COLOUR else colour
    if wanted == fx.ANY_COLOUR:
        return stone_count(game.seats[seat]) > 0
    return wanted >= 0 and game.seats[seat].stones[wanted] > 0


@final
class ChooseVictim(AskAbout):
    """R94.4.1: any one of several seconds; R95.1.3: any other player."""

    def decide(self, game: Position, seat: int) -> Decision:
        """Whom to rob."""
        options = [
            Option(ROB, victim, 0, (), NOTHING)
            for victim in range(len(game.seats))
            if refuse_victim(game, seat, self.effect, victim) is None
        ]
        return choose_one_of(seat, WHOM, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Rob that seat."""
        game.then([RobSeat(seat, option.subject, self.effect)])


# ---- what ----


@final
class RobSeat(Step):
    """Take from one victim what the effect says, or failing that what it says next (R94.4.3)."""

    __slots__ = ("effect", "seat", "victim")

    def __init__(self, seat: int, victim: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.effect: Final = effect

    def run(self, game: Position) -> None:
        """With nothing to take the robber gets nothing (D94.3)."""
        if self.effect.op == fx.TAKE_STONES and has_stone(game, self.victim, self.effect.what):
            game.then([ChooseStone(self.seat, self.victim, self.effect, self.effect.amount)])
            return
        if self.effect.op == fx.TAKE_COINS and rob_coins(game, self.seat, self.victim, self.effect):
            return
        for other in self.effect.inner:
            if other.op == fx.TAKE_STONES and has_stone(game, self.victim, other.what):
                game.then([ChooseStone(self.seat, self.victim, other, other.amount)])
                return
            if other.op == fx.TAKE_COINS and rob_coins(game, self.seat, self.victim, other):
                return
        game.tell(ROBBED_NOTHING, self.seat, self.victim, NOTHING, 0, ())

    def data(self, game: Position) -> list[int]:
        """Robber, victim, which effect."""
        return [self.seat, self.victim, game.catalogue.number_of_effect(self.effect)]


def rob_coins(game: Position, seat: int, victim: int, effect: Effect) -> bool:
    """Take coins of the effect's kinds; whether any were taken."""
    taken = False
    for kind in range(COIN_KINDS):
        if not (effect.what >> kind) & 1:
            continue
        if effect.amount == fx.ALL:
            hand_over_all(game, seat, victim, kind)
            taken = True
        elif rob_some(game, seat, victim, kind, effect.amount):
            taken = True
    return taken


def hand_over_all(game: Position, seat: int, victim: int, kind: int) -> None:
    """R95.1.3, D95.12: all coins of a kind pass unseen; only the two concerned learn how many."""
    amount = game.seats[victim].coins[kind]
    game.seats[victim].coins[kind] = 0
    game.seats[seat].coins[kind] += amount
    if game.ledger is not None:
        game.ledger.handed_all(victim, seat, kind, amount)
    if game.events is not None:
        concerned = (1 << seat) | (1 << victim)
        game.events.append(Event(ROBBED_OF_ALL, seat, victim, kind, 0, (amount,), concerned))


def rob_some(game: Position, seat: int, victim: int, kind: int, wanted: int) -> bool:
    """R94.4.3: coins change hands in the open; fairy gold before the screen only when none is behind it (D94.3)."""
    amount = min(wanted, game.seats[victim].coins[kind])
    if amount:
        game.take_from_screen(victim, kind, amount)
        game.put_behind_screen(seat, kind, amount)
        game.tell(ROBBED_COINS, seat, victim, kind, amount, ())
    if amount < wanted and game.ledger is not None:
        game.ledger.has_none(victim, kind)
    spent = min(wanted - amount, game.seats[victim].spent) if kind == FAIRY else 0
    if spent:
        game.seats[victim].spent -= spent
        game.seats[seat].spent += spent
        game.tell(ROBBED_SPENT, seat, victim, kind, spent, ())
    return amount + spent > 0


@final
class ChooseStone(AskAbout):
    """Take a stone of one's choice, from the bank (R95.1.2) or from a victim (R94.4.1), `left` times."""

    __slots__ = ("left", "owner")

    def __init__(self, seat: int, owner: int, effect: Effect, left: int) -> None:
        super().__init__(seat, effect)
        self.owner: Final = owner
        self.left: Final = left

    def run(self, game: Position) -> None:
        """Ask for the colour; where there is none nothing is taken (R90.2.5)."""
        if self.left != 0:
            game.ask(self, 1 << self.seat)

    def decide(self, game: Position, seat: int) -> Decision:
        """The colours there are."""
        options = [
            Option(TAKE_STONE, colour, 0, (), self.owner)
            for colour in range(COLOURS)
            if refuse_stone(game, self.owner, self.effect, colour) is None
        ]
        return choose_one_of(seat, WHICH_STONE, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """One stone, and the question again while any is left to take."""
        if self.owner == NOTHING:
            game.take_stones(seat, option.subject, 1)
        else:
            game.seats[self.owner].stones[option.subject] -= 1
            game.seats[seat].stones[option.subject] += 1
            game.tell(ROBBED_STONE, seat, self.owner, option.subject, 1, ())
        left = self.left if self.left == fx.ALL else self.left - 1
        game.then([ChooseStone(seat, self.owner, self.effect, left)])

    def data(self, game: Position) -> list[int]:
        """Who, from whom, which effect, how many."""
        return [self.seat, self.owner, game.catalogue.number_of_effect(self.effect), self.left]


def refuse_stone(game: Position, owner: int, effect: Effect, colour: int) -> Refusal | None:
    """Why no stone of this colour can be taken."""
    wanted = game.named if effect.what == fx.NAMED_COLOUR else effect.what
    if wanted != fx.ANY_COLOUR and wanted != colour:
        return Refusal("another_colour", "R94.6.1", colour)
    if owner == NOTHING:
        return Refusal("none_in_bank", "R90.2.5", colour) if game.bank_stones[colour] == 0 else None
    return Refusal("none_of_that_colour", "R94.4.1", colour) if game.seats[owner].stones[colour] == 0 else None


# ---- losing to the bank ----


def lose_things(game: Position, seat: int, effect: Effect) -> None:
    """R95.1.18: every player, or every other player, loses all of something to the bank."""
    for victim in range(len(game.seats)):
        if victim == seat and effect.who == fx.EACH_OTHER:
            continue
        if effect.op == fx.LOSE_COINS:
            lose_coins(game, victim, effect.what)
        else:
            colour = game.named if effect.what == fx.NAMED_COLOUR else effect.what
            for each in range(COLOURS):
                if colour == fx.ANY_COLOUR or colour == each:
                    game.lose_stones(victim, each)


def lose_coins(game: Position, victim: int, kinds: int) -> None:
    """Coins go to the bank for all to see."""
    for kind in range(COIN_KINDS):
        amount = game.seats[victim].coins[kind]
        if not (kinds >> kind) & 1:
            continue
        game.pay_coins(victim, kind, amount)
        if game.ledger is not None:
            game.ledger.has_none(victim, kind)
        if amount:
            game.tell(LOST_COINS, victim, NOTHING, kind, amount, ())
