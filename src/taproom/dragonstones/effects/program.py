"""The syntax tree of the character language.

A character's power is a Program of one or more modes ("or:"), each a sequence of Effects. All nodes are small immutable
values of whole numbers: they can be compared, walked, rendered in any language, and carried out by compiled code
without looking anything up by name.
"""

from typing import Final

ALL: Final = -1
"""As an amount: all there is."""

# Colours beyond red, blue and yellow.
ANY_COLOUR: Final = 3
"""The player's choice."""
NAMED_COLOUR: Final = 4
"""The colour named earlier in this program."""

# Where things are taken from, or who loses them.
BANK: Final = 0
ANOTHER: Final = 1
SECOND: Final = 2
"""One of those with the second-highest bid (R94.4.1)."""
EACH_OTHER: Final = 3
EACH: Final = 4

# What is paid.
STONES: Final = 0
STONES_OF_ONE_COLOUR: Final = 1
STONES_OF_EACH_COLOUR: Final = 2
ALL_STONES: Final = 3
COINS_BID: Final = 4
"""The coins bid in this auction (R95.1.14)."""
COINS: Final = 5

# Where a character to use comes from.
PLAYED: Final = 0
STACK: Final = 1
TOP_OF_STACK: Final = 2

# Which colours may be named.
ANYTHING: Final = 0
IN_BAG: Final = 1

# The effects.
GAIN_POINTS: Final = 1
"""amount."""
TAKE_COINS: Final = 2
"""amount (or ALL), what: a mask of kinds, who; inner: what is taken instead where there is none."""
TAKE_STONES: Final = 3
"""amount (or ALL), what: the colour, who; inner: what is taken instead where there is none."""
PAY_FOR: Final = 4
"""amount, what: the price, who: the kind of coin; inner: what one gets for it."""
MAY_PAY_FOR: Final = 5
"""Like PAY_FOR, at will."""
NAME_COLOUR: Final = 6
"""what: which colours may be named."""
LOSE_STONES: Final = 7
"""what: the colour, who."""
LOSE_COINS: Final = 8
"""what: a mask of kinds, who."""
FILL_BAG: Final = 9
"""amount of each colour, or ALL."""
DRAW_STONES: Final = 10
"""amount."""
DARE: Final = 11
"""Draw stones until you stop, or lose them to the named colour (R95.1.16)."""
BUY_STONES: Final = 12
"""inner: a TAKE_COINS for each price."""
USE_CHARACTER: Final = 13
"""what: where it comes from."""
KEEP: Final = 14
"""Keep this card; it lets you use a later character twice (R95.1.4)."""
NEVER_TWICE: Final = 15


class Effect:
    """One thing that happens: an operation, with an amount, what it is about, whom it concerns and inner effects."""

    __slots__ = ("amount", "inner", "op", "what", "who")

    def __init__(
        self, op: int, amount: int = 0, what: int = 0, who: int = BANK, inner: "tuple[Effect, ...]" = ()
    ) -> None:
        self.op: Final = op
        self.amount: Final = amount
        self.what: Final = what
        self.who: Final = who
        self.inner: Final = inner

    def key(self) -> tuple[object, ...]:
        """The node as a plain value."""
        return (self.op, self.amount, self.what, self.who, tuple([effect.key() for effect in self.inner]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Effect{self.key()}"


class Program:
    """What a character does: its modes, of which the winner uses one."""

    __slots__ = ("modes",)

    def __init__(self, modes: tuple[tuple[Effect, ...], ...]) -> None:
        self.modes: Final = modes

    def effects(self) -> list[Effect]:
        """All effects, the inner ones included, in order."""
        found: list[Effect] = []
        for mode in self.modes:
            _walk(mode, found)
        return found

    def has(self, op: int) -> bool:
        """Whether any of its effects is this operation."""
        for effect in self.effects():
            if effect.op == op:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Program) and self.modes == other.modes

    def __hash__(self) -> int:
        return hash(self.modes)

    def __repr__(self) -> str:
        return f"Program{self.modes}"


def _walk(effects: tuple[Effect, ...], found: list[Effect]) -> None:
    for effect in effects:
        found.append(effect)
        _walk(effect.inner, found)
