"""How much of something somebody has, compared: what conditions ask and what picks players out of many.

A comparison is three numbers: how (AT_LEAST ...), of what (fx.GOLD ...), and the number or the player it is compared
with. "the most" is said of everybody who ties for it (R80.3.2).
"""

from typing import Any, Final

from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx

AT_LEAST: Final = 1
AT_MOST: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4
MOST: Final = 5
LEAST: Final = 6

HOWS: Final = {
    "at_least": AT_LEAST,
    "at_most": AT_MOST,
    "more_than": MORE_THAN,
    "less_than": LESS_THAN,
    "most": MOST,
    "least": LEAST,
}
"""By what the grammar calls them."""
THINGS: Final = {
    "fortitude": fx.FORTITUDE,
    "alcohol": fx.ALCOHOL,
    "gold": fx.GOLD,
    "cards in hand": fx.HAND,
    "drinks waiting": fx.PILE,
}
"""What can be counted, as texts call several of it."""
_OTHERS: Final = {fx.YOU: "you", fx.THAT: "that player"}


def thing(words: str) -> int:
    """What is meant, be it one or several."""
    return THINGS[words.replace("card in", "cards in").replace("drink w", "drinks w")]


def passes(board: Board, seat: int, other: int, test: tuple[int, ...]) -> bool:
    """Whether the comparison holds for the seat; `other` is the player it compares with, if any."""
    how, thing, number = test
    has = board.holding(seat, thing)
    if how == AT_LEAST:
        return has >= number
    if how == AT_MOST:
        return has <= number
    if how == MORE_THAN:
        return has > board.holding(other, thing)
    if how == LESS_THAN:
        return has < board.holding(other, thing)
    for player in board.players():
        theirs = board.holding(player, thing)
        if (theirs > has) if how == MOST else (theirs < has):
            return False
    return True


def written(test: tuple[int, ...]) -> str:
    """As texts have it."""
    how, thing, number = test
    name = next(name for name, bit in THINGS.items() if bit == thing)
    fewer = "fewer" if thing in (fx.HAND, fx.PILE) else "less"
    if how == AT_MOST and number == 0:
        return f"no {name}"
    if how in (AT_LEAST, AT_MOST):
        said = name.replace("cards", "card").replace("drinks", "drink") if number == 1 else name
        return f"{number} or {'more' if how == AT_LEAST else fewer} {said}"
    if how in (MORE_THAN, LESS_THAN):
        return f"{'more' if how == MORE_THAN else fewer} {name} than {_OTHERS[number]}"
    few = "fewest" if fewer == "fewer" else "least"
    return f"the {'most' if how == MOST else few} {name}"


_NAMES: Final = {
    0: "",
    fx.FORTITUDE: "fortitude",
    fx.ALCOHOL: "alcohol",
    fx.GOLD: "gold",
    fx.HAND: "cards",
    fx.PILE: "drinks",
}


def named(thing: int) -> dict[str, str | int]:
    """What a thing is called where messages choose by it."""
    return {"thing": _NAMES[thing]}


def values(test: tuple[int, ...]) -> dict[str, str | int]:
    """What its words on a card's face depend on."""
    how, thing, number = test
    hows = {AT_LEAST: "at-least", MORE_THAN: "more", LESS_THAN: "less", MOST: "most", LEAST: "least"}
    with_none = how == AT_MOST and number == 0
    return {
        **named(thing),
        "how": hows.get(how, "none" if with_none else "at-most"),
        "n": number,
        "other": "you" if number == fx.YOU else "that",
    }


def read(how: int, parts: list[Any]) -> tuple[int, ...]:
    """From the parts the grammar has found: a number and a thing, a thing and a player, or a thing."""
    if how in (AT_LEAST, AT_MOST):
        number, thing = (0, parts[0]) if len(parts) == 1 else (int(parts[0]), parts[1])
        return (how, thing, number)
    return (how, parts[0], parts[1] if len(parts) > 1 else 0)
