"""The syntax tree of the card language.

A card is a Program of one or more Modes ("or:"). A mode says when it may be played and lists Effects. All nodes are
small immutable values: they can be compared, walked, rendered in any language, and carried out by compiled code
without looking anything up by name. What a word is and does stands in its class (`inn.effects`).
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taproom.inn.board.board import Board
    from taproom.inn.board.incidents import Incident
    from taproom.inn.effects.word import Word

# Card types, as bits of a mask.
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16
DRINK: Final = 32
DRINK_EVENT: Final = 64
EVENT: Final = 128

FIRST_SUBTYPE: Final = 20
"""The bit in a mask of types of a card that is of the first subtype its deck names; the others follow."""
SUBTYPES: Final = 255 << FIRST_SUBTYPE
"""All of them."""

# What a card can touch of a player, as bits of a mask (R5.2).
FORTITUDE: Final = 1
ALCOHOL: Final = 2
GOLD: Final = 4
HAND: Final = 8
ROUND: Final = 16
PILE: Final = 32
"""The Drinks that wait for a player: nothing that can be touched, but something that can be counted."""

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
FURTHER: Final = 10
"""Another player, not one of those already picked by this card."""
FURTHER_ANYBODY: Final = 11
"""Any player, you included, but not one of those already picked by this card."""
PICKED: Final = 12
"""The player this card has picked before, in that one's slot: "that player" where no moment names one."""
HURT: Final = 13
"""A player whom the card that is answered costs Fortitude."""
INSTEAD: Final = 14
"""A player whom the card that is answered could have picked, and has not."""
ANOTHER_INSTEAD: Final = 15
"""The same, but not you."""
FURTHER_IF_ANY: Final = 16
"""The same as FURTHER; where nobody is left to be picked, nobody is."""
FURTHER_IN_ROUND: Final = 17
"""The same as FURTHER, in the running Round."""
WINNER: Final = 20
"""Who has made the highest bid."""
MATES: Final = 21
"""The teammates of the player this card has picked, in that one's slot; nobody where there are no teams (R74.1.2)."""

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
# From here on a mode is never played (and never an answer). It picks nobody and has no guard.
ALWAYS: Final = 12
"""It holds while its card is in force. Its effects are all STANDING."""

# These happen by themselves: on cards in force, or among a component's triggers.
ON_REVEAL: Final = 13
"""When the card is revealed from its side deck."""
ON_TURN_START: Final = 14
"""At the start of your turn, while the card is in force."""
ON_TURN_END: Final = 15
"""At the end of your turn, while the card is in force, before another takes its place."""
ON_TAKING_FORCE: Final = 16
"""When its card comes into force; if `extra` is IN_YOUR_TURN, only in your own turn."""
ON_LEAVING_FORCE: Final = 17
"""When its card goes out of force; if `extra` is IN_YOUR_TURN, only in your own turn."""
ON_HURT: Final = 18
"""After a card from another player's hand, with what joined it, has cost you Fortitude; once for a card."""
ON_STRONG_DRINK: Final = 19
"""After a Drink with its Chasers has given you at least `extra` Alcohol."""
ON_LOST_ROUND: Final = 20
"""After a Round you took part in, even if you left it, when you did not win it."""
BEFORE_YOUR_CARD: Final = 21
"""When you have played a card, before it resolves, while this card is in force."""

ON_OTHERS_TURN_END: Final = 22
"""At the end of the turn of anybody but you, who is then "that player"."""

ACTIVATED: Final = 23
"""Once in each of your Action phases, while its card is in play: nobody plays it, but its player picks (R29.1.3)."""
GATHERED: Final = 24
"""When the card that grows is gathered: nobody plays it, but its player picks (R31.1.9)."""
TO_CHAMPIONS: Final = 43
"""When teams are about to name their Champions (R56.1.1)."""
TO_TOKEN_LOSS: Final = 44
"""After a token of component number `extra` of yours has cost somebody Fortitude, who is then "that player"."""

ANSWERS: Final = (
    TO_CARD,
    TO_DRINK,
    TO_EVENT,
    TO_ANTE,
    TO_GOLD_LOSS,
    TO_NEW_DECK,
    TO_LOST_FORTITUDE,
    TO_WON_ROUND,
    TO_CHAMPIONS,
    TO_TOKEN_LOSS,
)
"""Moments that are about an incident."""
HAPPENING: Final = (
    ON_REVEAL,
    ON_TURN_START,
    ON_TURN_END,
    ON_TAKING_FORCE,
    ON_LEAVING_FORCE,
    ON_HURT,
    ON_STRONG_DRINK,
    ON_LOST_ROUND,
    BEFORE_YOUR_CARD,
    ON_OTHERS_TURN_END,
)
"""Moments that come by themselves: nothing is played and nobody picked."""
WHILE_IN_PLAY: Final = (ALWAYS, ACTIVATED)
"""What a card says of the time after it was put into play."""
UNPLAYED: Final = (ALWAYS, *HAPPENING, ACTIVATED, GATHERED)
PICKING: Final = (ACTIVATED, GATHERED)
"""Those of them whose player picks somebody."""

# `extra` of ON_TAKING_FORCE and ON_LEAVING_FORCE.
IN_YOUR_TURN: Final = 1

# Whose card, drink or win it must be.
ANYONES: Final = 0
YOURS: Final = 1
ANOTHERS: Final = 2

# Further conditions on what is answered, as bits of a mask.
CHANGES_A_DRINK: Final = 1
WHILE_IN_ROUND: Final = 2
ONLY_DRINK_EVENTS: Final = 4
COSTS_FORTITUDE: Final = 8
PICKS_A_PLAYER: Final = 16
PICKS_YOU: Final = 32
CALLS_FOR_CHAMPIONS: Final = 64
"""In a team game Champions would be named for it (R56.1.1)."""

# What CANNOT_BE done to a card, as bits of a mask.
NEGATED: Final = 1
IGNORED: Final = 2
REDUCED: Final = 4
REDIRECTED: Final = 8
HIT_BACK: Final = 16
HELPED: Final = 32
"""Reduced, Ignored or redirected by a teammate of the one it is aimed at."""

# What is done with cards in play (Board.command).
REHIRE: Final = 1
USE_AGAIN: Final = 2
SHIELD_WITH: Final = 3

# What was revealed (Board.put_revealed).
SOUGHT: Final = 0
REST: Final = 1

# Who pays or is paid.
INN: Final = -1
POT: Final = -2
TO_YOU: Final = -3
TO_THAT: Final = -4

THIS_DECK: Final = -1
"""In place of a component's number: the side deck the card itself belongs to."""

# What may last for a while, and until when.
HAND_SHOWN: Final = 1
IGNORES_TYPES: Final = 2
SKIPS_PHASE: Final = 3
PLAYS_NOTHING: Final = 4
ANTES_FORTITUDE: Final = 10
"""Fortitude may be given in place of the Gold of an ante (R42.1.6)."""
END_OF_YOUR_TURN: Final = 1
START_OF_YOUR_NEXT_TURN: Final = 2
END_OF_THEIR_NEXT_TURN: Final = 3
END_OF_ROUND: Final = 10

PICKS: Final = (
    ANOTHER,
    ANYBODY,
    THIRD,
    ANOTHER_IN_ROUND,
    FURTHER,
    FURTHER_ANYBODY,
    FURTHER_IF_ANY,
    FURTHER_IN_ROUND,
    HURT,
    INSTEAD,
    ANOTHER_INSTEAD,
)
"""Subjects that make the player pick somebody while playing the card (R3.2.1)."""
FURTHER_ONES: Final = (FURTHER, FURTHER_ANYBODY, FURTHER_IF_ANY, FURTHER_IN_ROUND)
"""Those of them that mean somebody not picked before."""


class Effect:
    """One word of the card language as a card says it: of whom, how much, and for some with other effects inside."""

    __slots__ = ("amount", "by", "count", "extra", "inner", "lasts", "only", "slot", "varies", "who", "word")

    def __init__(
        self,
        word: "Word",
        who: int = YOU,
        slot: int = -1,
        amount: int = 0,
        extra: int = 0,
        inner: "tuple[Effect, ...]" = (),
        by: tuple[int, ...] = (),
        count: "Effect | None" = None,
        only: "Effect | None" = None,
        lasts: "Effect | None" = None,
    ) -> None:
        self.word: Final = word
        self.who: Final = who
        self.slot: Final = slot
        """Which of the mode's picked players it touches; -1 if `who` picks nobody."""
        self.amount: Final = amount
        self.extra: Final = extra
        """The number of the component it is about, or a mask of traits or locks."""
        self.inner: Final = inner
        self.by: Final = by
        """For an amount that depends on a track: its component, then (from, to, amount) for each band of steps. The
        bands leave no step out; `amount` is then that of the first. A condition keeps what it asks for here."""
        self.count: Final = count
        """What its amount is counted by, such as "for each other player"; None for most."""
        self.only: Final = only
        """Which of its subject's players it is on, such as "with the most gold"; None for all of them."""
        self.lasts: Final = lasts
        """How long what it begins lasts; None for most."""
        self.varies: Final = bool(by) or count is not None
        """Whether its amount is worked out when it happens."""

    def counted(self, board: "Board", incident: "Incident", seat: int) -> int:
        """What an amount with a count comes to for a seat."""
        count = self.count
        assert count is not None
        number = count.word.counts(board, incident, count, seat)
        size = abs(self.amount)
        total = size + count.amount * number if count.amount else size * number
        least, most = count.by
        if total < least:
            total = least
        if most and total > most:
            total = most
        return -total if self.amount < 0 else total

    def key(self) -> tuple[object, ...]:
        """The node as a plain value."""
        inner = tuple([effect.key() for effect in self.inner])
        count = self.count.key() if self.count is not None else None
        only = self.only.key() if self.only is not None else None
        lasts = self.lasts.key() if self.lasts is not None else None
        return (self.word.name, self.who, self.slot, self.amount, self.extra, inner, self.by, count, only, lasts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Effect{self.key()}"


class When:
    """The moment and the thing a mode answers: a card of certain types that affects you, a Drink, an ante..."""

    __slots__ = ("affects", "answers", "extra", "is_played", "kind", "types", "whose")

    def __init__(self, kind: int, types: int = 0, whose: int = ANYONES, affects: int = 0, extra: int = 0) -> None:
        self.kind: Final = kind
        self.types: Final = types
        self.whose: Final = whose
        self.affects: Final = affects
        """It must touch at least one of these of yours; 0 asks for nothing."""
        self.extra: Final = extra
        self.is_played: Final = kind not in UNPLAYED
        """Whether somebody plays it: other texts hold, or happen by themselves."""
        self.answers: Final = kind in ANSWERS
        """Whether it answers an incident."""

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

    __slots__ = ("_hash", "cost", "effects", "guard", "types", "when")

    def __init__(
        self,
        when: When,
        effects: tuple[Effect, ...],
        types: int = 0,
        guard: Effect | None = None,
        cost: Effect | None = None,
    ) -> None:
        self._hash: int | None = None
        self.when: Final = when
        self.effects: Final = effects
        self.types: Final = types
        self.guard: Final = guard
        """What must hold, or this way to use the card is not there."""
        self.cost: Final = cost
        """What its player pays in playing it, before anybody may answer."""

    def key(self) -> tuple[object, ...]:
        """The node as a plain value."""
        guard = self.guard.key() if self.guard is not None else None
        cost = self.cost.key() if self.cost is not None else None
        return (self.when.key(), tuple([effect.key() for effect in self.effects]), self.types, guard, cost)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mode) and self.key() == other.key()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self.key())
        return self._hash

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


def is_loss(effect: Effect) -> bool:
    """Whether it costs Fortitude, be it by a track."""
    changes = effect.word.touches & FORTITUDE
    return changes != 0 and (effect.amount < 0 or (len(effect.by) > 3 and effect.by[3] < 0))


def is_blow(effect: Effect) -> bool:
    """Whether it costs Fortitude wherever its track stands."""
    return effect.word.touches & FORTITUDE != 0 and effect.amount < 0
