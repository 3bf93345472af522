"""What things are worth to a player, in hundredths of a stone: stones, coins, points, and the power of a character."""

from typing import Final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.rules.views import TableView
from taproom.dragonstones.state.terms import COIN_KINDS, COLOURS, GOLD, POINTS_TO_WIN, SILVER

VICTORY: Final = 5000
POINT: Final = (430, 560, VICTORY)
"""The first point, the second, the third."""
COIN: Final = (150, 90, 25, 70, 110)
"""Fairy, gold, silver, black, amulet, to keep. Fairy gold comes back every turn."""
_STONE: Final = 85
_MANY: Final = 9
_MANY_STONE: Final = 30
"""A stone beyond this many hardly finds a buyer."""
_EACH_COLOUR: Final = 60
_FOUR: Final = 50
_OF_ONE_COLOUR: Final = (0, 0, 25, 45, 110)
_DOUBLER: Final = 190
_DARE: Final = 170
_SHOP: Final = 80
_UNPAYABLE: Final = -1


def promise(stones: list[int]) -> int:
    """What stones promise: a price for each, and more where they make up a set that is paid with."""
    count = stones[0] + stones[1] + stones[2]
    total = min(count, _MANY) * _STONE + max(0, count - _MANY) * _MANY_STONE
    most = max(stones[0], stones[1], stones[2])
    total += _OF_ONE_COLOUR[min(most, 4)]
    if min(stones[0], stones[1], stones[2]) > 0:
        total += _EACH_COLOUR
    return total + (_FOUR if count >= 4 else 0)


def points_worth(score: int, points: int) -> int:
    """What this many more points are worth."""
    total = 0
    for gained in range(points):
        if score + gained < POINTS_TO_WIN:
            total += POINT[score + gained]
    return total


def ways(stones: list[int], effect: Effect) -> list[tuple[int, int, int]]:
    """The sets of stones that make up a price, as in the rules, but asked of a view."""
    amount = effect.amount
    red, blue, yellow = stones[0], stones[1], stones[2]
    if effect.what == fx.ALL_STONES:
        return [(red, blue, yellow)]
    if effect.what == fx.STONES_OF_EACH_COLOUR:
        return [(amount, amount, amount)] if min(red, blue, yellow) >= amount else []
    found: list[tuple[int, int, int]] = []
    for some_red in range(min(red, amount) + 1):
        for some_blue in range(min(blue, amount - some_red) + 1):
            rest = amount - some_red - some_blue
            of_one = amount in (some_red, some_blue, rest)
            if rest <= yellow and (effect.what == fx.STONES or of_one):
                found.append((some_red, some_blue, rest))
    return found


def without(stones: list[int], paid: tuple[int, ...]) -> list[int]:
    """What is left."""
    return [stones[0] - paid[0], stones[1] - paid[1], stones[2] - paid[2]]


def price(stones: list[int], effect: Effect) -> int:
    """What the cheapest way to pay in stones costs; UNPAYABLE if there is none."""
    least = _UNPAYABLE
    before = promise(stones)
    for way in ways(stones, effect):
        cost = before - promise(without(stones, way))
        if least < 0 or cost < least:
            least = max(0, cost)
    return least


def coins_of(view: TableView, seat: int, kind: int) -> int:
    """How many coins a seat probably has: known in most games, otherwise the middle of the possible range."""
    other = view.seats[seat]
    return (other.low[kind] + other.high[kind] + 1) // 2


def stone_gain(view: TableView, seat: int, colour: int) -> int:
    """What a stone of this colour would add to what the seat has."""
    stones = view.seats[seat].stones[:]
    before = promise(stones)
    stones[colour] += 1
    return promise(stones) - before


def best_stone_gain(view: TableView, seat: int) -> int:
    """The best stone the bank has for this seat."""
    best = 0
    for colour in range(COLOURS):
        if view.bank_stones[colour]:
            best = max(best, stone_gain(view, seat, colour))
    return best


def character_worth(view: TableView, seat: int, character: int, depth: int = 0) -> int:
    """What using this character is worth to the seat: its best alternative."""
    best = 0
    for mode in view.catalogue.characters[character].program.modes:
        best = max(best, mode_worth(view, seat, mode, depth))
    return best


def mode_worth(view: TableView, seat: int, mode: tuple[Effect, ...], depth: int) -> int:
    """One alternative; 0 if it cannot be paid."""
    total = 0
    for effect in mode:
        total += _effect_worth(view, seat, effect, depth)
    return max(0, total)


def _effect_worth(view: TableView, seat: int, effect: Effect, depth: int) -> int:
    op = effect.op
    if op == fx.GAIN_POINTS:
        return points_worth(view.seats[seat].score, effect.amount)
    if op == fx.PAY_FOR or op == fx.MAY_PAY_FOR:
        return _paid_worth(view, seat, effect, depth)
    if op == fx.TAKE_COINS:
        return _coins_worth(view, seat, effect)
    if op == fx.TAKE_STONES:
        return _stones_worth(view, seat, effect)
    if op == fx.LOSE_STONES:
        return max([loss_worth(view, seat, colour, effect.who) for colour in range(COLOURS)])
    if op == fx.DRAW_STONES:
        return best_stone_gain(view, seat) * effect.amount * 9 // 10
    if op == fx.DARE:
        return _DARE
    if op == fx.BUY_STONES:
        return _SHOP
    if op == fx.KEEP:
        return _DOUBLER
    if op == fx.USE_CHARACTER and depth == 0:
        return _other_worth(view, seat, effect.what)
    return 0


def _paid_worth(view: TableView, seat: int, effect: Effect, depth: int) -> int:
    gain = mode_worth(view, seat, effect.inner, depth)
    if effect.what == fx.COINS_BID:
        return gain
    if effect.what == fx.COINS:
        return gain - effect.amount * COIN[effect.who]
    cost = price(view.seats[seat].stones, effect)
    return 0 if cost == _UNPAYABLE else gain - cost


def _coins_worth(view: TableView, seat: int, effect: Effect) -> int:
    best = 0
    if effect.who == fx.BANK:
        for kind in range(COIN_KINDS):
            if (effect.what >> kind) & 1:
                best += COIN[kind] * max(1, effect.amount)
        return best
    for other in range(len(view.seats)):
        if other != seat:
            best = max(best, purse(view, other, effect.what))
    return best


def purse(view: TableView, seat: int, kinds: int) -> int:
    """What the coins of these kinds are worth that a seat probably has."""
    total = 0
    for kind in range(COIN_KINDS):
        if (kinds >> kind) & 1:
            total += coins_of(view, seat, kind) * COIN[kind]
    return total


def _stones_worth(view: TableView, seat: int, effect: Effect) -> int:
    amount = max(1, effect.amount)
    if effect.who != fx.BANK:
        return (_STONE + _STONE // 3) * amount
    if effect.what < COLOURS:
        return stone_gain(view, seat, effect.what) * amount if view.bank_stones[effect.what] else 0
    return best_stone_gain(view, seat) * amount


def loss_worth(view: TableView, seat: int, colour: int, who: int) -> int:
    """What it is worth to the seat if everybody, or everybody else, loses all stones of a colour."""
    total = 0
    for number, other in enumerate(view.seats):
        stones = other.stones[:]
        stones[colour] = 0
        lost = promise(other.stones) - promise(stones)
        if number != seat:
            total += lost // max(1, len(view.seats) - 1) * (1 + other.score)
        elif who == fx.EACH:
            total -= lost
    return total


def _other_worth(view: TableView, seat: int, source: int) -> int:
    """The best of those already played or still in the stack; the average where chance decides."""
    total = 0
    best = 0
    candidates = view.played if source == fx.PLAYED else view.stack
    for character in candidates:
        worth = character_worth(view, seat, character, 1)
        total += worth
        best = max(best, worth)
    if source == fx.TOP_OF_STACK:
        return total // max(1, len(candidates))
    return best


def buying_gain(view: TableView, seat: int, colour: int, kind: int, amount: int) -> int:
    """The gain from a stone at this price in coins; with the third point in sight, coins are cheap."""
    cost = COIN[kind] * amount
    if kind in (GOLD, SILVER) and view.seats[seat].score + 1 >= POINTS_TO_WIN:
        cost //= 2
    return stone_gain(view, seat, colour) - cost
