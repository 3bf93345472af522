"""The syntax tree of the card language.

A card is a Program of one or more Modes ("or:"). A mode says when it may be played and lists Effects. All nodes are
small immutable values of whole numbers: they can be compared, walked, rendered in any language, and interpreted by
compiled code without looking anything up by name.
"""

from typing import Final

# Card types, as bits of a mask.
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16
DRINK: Final = 32
DRINK_EVENT: Final = 64
EVENT: Final = 128

# What a card can touch of a player, as bits of a mask (R5.2).
FORTITUDE: Final = 1
ALCOHOL: Final = 2
GOLD: Final = 4
HAND: Final = 8
ROUND: Final = 16

# Whom an effect touches.
YOU: Final = 0
ANOTHER: Final = 1
ANYBODY: Final = 2
THIRD: Final = 3
"""Another player who is not the source of what is being answered."""
ANOTHER_IN_ROUND: Final = 4
EACH_OTHER: Final = 5
EACH: Final = 6
EACH_IN_ROUND: Final = 7
EACH_OTHER_IN_ROUND: Final = 8
THAT: Final = 9
"""The player the moment is about: who played, revealed or won what is being answered."""

# When a mode may be played.
FREELY: Final = 0
"""Whenever its type allows: an Action in the Action phase, a Gambling Card on your move, an Anytime Card any time."""
TO_CARD: Final = 1
TO_DRINK: Final = 2
TO_EVENT: Final = 3
TO_ANTE: Final = 4
TO_GOLD_LOSS: Final = 5
TO_NEW_DECK: Final = 6
TO_LOST_FORTITUDE: Final = 7
TO_WON_ROUND: Final = 8
IN_ROUND: Final = 9
IN_YOUR_ORDER_PHASE: Final = 10
IN_OTHERS_DRINK_PHASE: Final = 11

# Whose card, drink or win it must be.
ANYONES: Final = 0
YOURS: Final = 1
ANOTHERS: Final = 2

# Further conditions on what is answered, as bits of a mask.
CHANGES_A_DRINK: Final = 1
WHILE_IN_ROUND: Final = 2
ONLY_DRINK_EVENTS: Final = 4

# What must hold before a mode may be chosen.
NO_GUARD: Final = 0
TWO_PLAYERS_LEFT: Final = 1

# What CANNOT_BE done to a card, as bits of a mask.
NEGATED: Final = 1
IGNORED: Final = 2
REDUCED: Final = 4
REDIRECTED: Final = 8
HIT_BACK: Final = 16

# Who pays or is paid.
INN: Final = -1
POT: Final = -2
TO_YOU: Final = -3
TO_THAT: Final = -4

# The effects. "n" is the amount.
CHANGE_FORTITUDE: Final = 1
CHANGE_ALCOHOL: Final = 2
PAY: Final = 3
TAKE: Final = 4
DRAW: Final = 5
DISCARD: Final = 6
ANTE: Final = 7
LEAVE_ROUND: Final = 8
DRINK_FROM_PILE: Final = 9
DRINK_FROM_DECK: Final = 10
NEGATE: Final = 11
IGNORE: Final = 12
REDUCE_LOSS: Final = 13
REDIRECT_LOSS: Final = 14
SPLIT_LOSS: Final = 15
CHANGE_DRINK: Final = 16
DRINK_BECOMES: Final = 17
ALCOHOL_TO_FORTITUDE: Final = 18
GIVE_DRINK: Final = 19
SPLIT_DRINK: Final = 20
START_ROUND: Final = 21
TAKE_CONTROL: Final = 22
ONLY_CHEATING_NEXT: Final = 23
END_ROUND: Final = 24
WIN_ROUND: Final = 25
TAKE_POT: Final = 26
GO_ON_WITH_ROUND: Final = 27
ORDER_DRINKS: Final = 28
INN_PAYS: Final = 29
DO_NOT_PAY: Final = 30
CONTEST: Final = 31
DRINK_COPIES: Final = 32
MAY: Final = 33
IF_STILL_IN: Final = 34
GUARDED: Final = 35
CHASER: Final = 36
SHAREABLE: Final = 37
FOR_TRAIT: Final = 38
CANNOT_BE: Final = 39
"""What may not be done to this card; `extra` is a mask of the locks below."""

TRAITS: Final = [
    "human",
    "halfling",
    "dwarf",
    "half-ogre",
    "ogre",
    "orc",
    "troll",
    "gnome",
    "pixie",
    "fairy",
    "elf",
    "rabbit",
    "goblin",
    "vampire",
    "undead",
    "mummy",
    "villain",
    "hero",
]
"""Traits a Drink may name (R8.7); FOR_TRAIT's `extra` is a bit mask over this list."""

PICKS: Final = (ANOTHER, ANYBODY, THIRD, ANOTHER_IN_ROUND)
"""Subjects that make the player pick somebody while playing the card (R3.2.1)."""


class Effect:
    """One thing that happens: an operation on somebody, with an amount, and for some an inner program."""

    __slots__ = ("amount", "extra", "inner", "op", "slot", "who")

    def __init__(
        self,
        op: int,
        who: int = YOU,
        slot: int = -1,
        amount: int = 0,
        extra: int = 0,
        inner: "tuple[Effect, ...]" = (),
    ) -> None:
        self.op: Final = op
        self.who: Final = who
        self.slot: Final = slot
        """Which of the mode's picked players it touches; -1 if `who` picks nobody."""
        self.amount: Final = amount
        self.extra: Final = extra
        self.inner: Final = inner

    def key(self) -> tuple[object, ...]:
        """The node as a plain value."""
        return (self.op, self.who, self.slot, self.amount, self.extra, tuple([effect.key() for effect in self.inner]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Effect{self.key()}"


class When:
    """The moment and the thing a mode answers: a card of certain types that affects you, a Drink, an ante..."""

    __slots__ = ("affects", "extra", "kind", "types", "whose")

    def __init__(self, kind: int, types: int = 0, whose: int = ANYONES, affects: int = 0, extra: int = 0) -> None:
        self.kind: Final = kind
        self.types: Final = types
        self.whose: Final = whose
        self.affects: Final = affects
        """It must touch at least one of these of yours; 0 asks for nothing."""
        self.extra: Final = extra

    def key(self) -> tuple[int, int, int, int, int]:
        """The node as a plain value."""
        return (self.kind, self.types, self.whose, self.affects, self.extra)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, When) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"When{self.key()}"


class Mode:
    """One way to use a card. `types` is 0 unless this text has a type of its own (R3.1.7)."""

    __slots__ = ("effects", "guard", "types", "when")

    def __init__(self, when: When, effects: tuple[Effect, ...], types: int = 0, guard: int = NO_GUARD) -> None:
        self.when: Final = when
        self.effects: Final = effects
        self.types: Final = types
        self.guard: Final = guard

    def key(self) -> tuple[object, ...]:
        """The node as a plain value."""
        return (self.when.key(), tuple([effect.key() for effect in self.effects]), self.types, self.guard)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mode) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Mode{self.key()}"


class Program:
    """What a card does: its modes, of which the player uses one."""

    __slots__ = ("modes",)

    def __init__(self, modes: tuple[Mode, ...]) -> None:
        self.modes: Final = modes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Program) and self.modes == other.modes

    def __hash__(self) -> int:
        return hash(self.modes)

    def __repr__(self) -> str:
        return f"Program{self.modes}"


def walk(effects: tuple[Effect, ...]) -> list[Effect]:
    """All effects, the inner ones included, in order."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if effect.inner:
            found.extend(walk(effect.inner))
    return found
