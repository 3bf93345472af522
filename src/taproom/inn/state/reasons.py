"""Why a card may not be played now. A check returns one of these numbers; ALLOWED means nothing speaks against it.

There is no other list of explanations: what the rules check is what people are told.
"""

from typing import Final

from taproom.kernel.verdicts import Refusal

ALLOWED: Final = 0
NOT_IN_HAND: Final = 1
OUT_OF_THE_GAME: Final = 2
ONLY_IN_YOUR_ACTION_PHASE: Final = 3
ONE_ACTION: Final = 4
ONLY_ON_YOUR_MOVE: Final = 5
NO_ROUND: Final = 6
NOT_IN_ROUND: Final = 7
ONLY_CHEATING_MAY_FOLLOW: Final = 8
CONDITION_NOT_MET: Final = 9
WRONG_CARD_TYPE: Final = 10
DOES_NOT_AFFECT_YOU: Final = 11
ANTE_IS_NO_EFFECT_ON_GOLD: Final = 12
DRINK_CHANGE_IS_INDIRECT: Final = 13
NEGATING_IS_INDIRECT: Final = 14
POT_IS_INDIRECT: Final = 15
OWN_PAYMENT: Final = 16
GUARDED_CARD: Final = 17
NOT_A_DRINK_CHANGE: Final = 18
NEGATING_IS_NO_DRINK_CHANGE: Final = 19
NOT_YOUR_DRINK: Final = 20
YOUR_OWN_DRINK: Final = 21
EVENT_IS_NO_DRINK: Final = 22
EVENT_HAS_STARTED: Final = 23
NOT_AN_EVENT: Final = 24
SHARED_DRINK_CANNOT_BE_SPLIT: Final = 25
NO_TARGET: Final = 26
WOULD_DODGE_THE_ANTE: Final = 27
WOULD_END_THE_ROUND: Final = 28
ROUND_IS_OVER: Final = 29
NOT_YOUR_LOSS: Final = 30
TOO_EARLY_TO_HIT_BACK: Final = 31
TOO_LATE: Final = 32
LOSS_WAS_EASED: Final = 33
OWN_CARD: Final = 34
NOT_YOUR_PAYMENT: Final = 35
ONLY_FOR_GOLD_LOSS_NOW: Final = 36
ONLY_THE_LOSER_NOW: Final = 37
WRONG_PHASE: Final = 38
LOCKED_HALF: Final = 39
MORE_THAN_TWO_LEFT: Final = 40
ALREADY_IGNORED: Final = 41
POT_ALREADY_TAKEN: Final = 42
NO_MOMENT: Final = 43
SOURCE_IS_YOU: Final = 44
ORDERING_IS_NO_DRINK_CHANGE: Final = 45
DISCARDING_NOW: Final = 46
NO_SUCH_TARGET: Final = 47
LOCKED_CARD: Final = 48
AWAY: Final = 49
NO_NUMBER: Final = 50
LOCKED_IN_FORCE: Final = 51
JOINING_NOW: Final = 52
KEEPING_NOW: Final = 53
SALE_NOW: Final = 54
NOT_ANOTHER_OF_ITS_TYPE: Final = 55
NOT_OPEN: Final = 56
EVENT_CHANGE_IS_NO_DRINK_CHANGE: Final = 60
TOO_LATE_TO_END_THE_ROUND: Final = 61
CANNOT_PAY_COST: Final = 62
NOT_CHAMPION: Final = 63
PLANTING_NOW: Final = 79
BUYING_NOW: Final = 80
COSTS_NOBODY: Final = 81
WEAK_ALREADY: Final = 82
PICKS_NOBODY: Final = 83
NOT_PICKED: Final = 84
ACTIVATED_NOT_PLAYED: Final = 85
MAY_NOT_PLAY: Final = 90
CHAMPION_IS_NAMED: Final = 86
CALLS_FOR_NO_CHAMPIONS: Final = 87
THERE_ARE_TEAMS: Final = 88
TEAMMATES_CANNOT_HELP: Final = 89
NO_SCHEME: Final = 91
NOT_PLOTTED: Final = 92
NO_DRINK_EVENT: Final = 70
NOBODY_PLAYED_IT: Final = 71

_REASONS: Final = {
    NOT_IN_HAND: ("not-in-hand", "R3.1.8"),
    OUT_OF_THE_GAME: ("out-of-the-game", "R6.2.3"),
    ONLY_IN_YOUR_ACTION_PHASE: ("only-in-your-action-phase", "R2.3.1"),
    ONE_ACTION: ("one-action", "R2.3.1"),
    ONLY_ON_YOUR_MOVE: ("only-on-your-move", "R3.1.5"),
    NO_ROUND: ("no-round", "R3.1.5"),
    NOT_IN_ROUND: ("not-in-round", "R7.5.1"),
    ONLY_CHEATING_MAY_FOLLOW: ("only-cheating-may-follow", "R7.4.1"),
    CONDITION_NOT_MET: ("condition-not-met", "R3.1.1"),
    WRONG_CARD_TYPE: ("wrong-card-type", "R3.1.1"),
    DOES_NOT_AFFECT_YOU: ("does-not-affect-you", "R5.2.1"),
    ANTE_IS_NO_EFFECT_ON_GOLD: ("ante-is-no-effect-on-gold", "R5.2.3"),
    DRINK_CHANGE_IS_INDIRECT: ("drink-change-is-indirect", "R5.2.4"),
    NEGATING_IS_INDIRECT: ("negating-is-indirect", "R5.2.5"),
    POT_IS_INDIRECT: ("pot-is-indirect", "R5.2.6"),
    OWN_PAYMENT: ("own-payment", "R5.4.5"),
    GUARDED_CARD: ("guarded-card", "R5.3.3"),
    NOT_A_DRINK_CHANGE: ("not-a-drink-change", "R5.5.5"),
    NEGATING_IS_NO_DRINK_CHANGE: ("negating-is-no-drink-change", "R5.5.4"),
    NOT_YOUR_DRINK: ("not-your-drink", "R5.4.4"),
    YOUR_OWN_DRINK: ("your-own-drink", "R3.1.1"),
    EVENT_IS_NO_DRINK: ("event-is-no-drink", "R8.2.2"),
    EVENT_HAS_STARTED: ("event-has-started", "R5.4.7"),
    NOT_AN_EVENT: ("not-an-event", "R5.4.6"),
    SHARED_DRINK_CANNOT_BE_SPLIT: ("shared-drink-cannot-be-split", "R9.2.5"),
    NO_TARGET: ("no-target", "D3.1"),
    WOULD_DODGE_THE_ANTE: ("would-dodge-the-ante", "R5.8.2"),
    WOULD_END_THE_ROUND: ("would-end-the-round", "R5.8.3"),
    ROUND_IS_OVER: ("round-is-over", "R7.3.2"),
    NOT_YOUR_LOSS: ("not-your-loss", "R5.7.1"),
    TOO_EARLY_TO_HIT_BACK: ("too-early-to-hit-back", "R4.3.1"),
    TOO_LATE: ("too-late", "R4.3.1"),
    LOSS_WAS_EASED: ("loss-was-eased", "R5.7.1"),
    OWN_CARD: ("own-card", "R3.1.1"),
    NOT_YOUR_PAYMENT: ("not-your-payment", "D5.4"),
    ONLY_FOR_GOLD_LOSS_NOW: ("only-for-gold-loss-now", "D8.1a"),
    ONLY_THE_LOSER_NOW: ("only-the-loser-now", "D6.1"),
    WRONG_PHASE: ("wrong-phase", "R3.1.1"),
    LOCKED_HALF: ("locked-half", "R0.1.7"),
    MORE_THAN_TWO_LEFT: ("more-than-two-left", "R3.1.1"),
    ALREADY_IGNORED: ("already-ignored", "R5.4.1"),
    POT_ALREADY_TAKEN: ("pot-already-taken", "R7.3.5"),
    NO_MOMENT: ("no-moment", "D3.2"),
    SOURCE_IS_YOU: ("source-is-you", "D5.2"),
    ORDERING_IS_NO_DRINK_CHANGE: ("ordering-is-no-drink-change", "R5.5.2"),
    DISCARDING_NOW: ("discarding-now", "R2.2.3"),
    NO_SUCH_TARGET: ("no-such-target", "R0.1.5"),
    LOCKED_CARD: ("locked-card", "R0.1.7"),
    AWAY: ("away", "D59.1"),
    NO_NUMBER: ("no-number", "R3.2.3"),
    LOCKED_IN_FORCE: ("locked-in-force", "R0.1.7"),
    JOINING_NOW: ("joining-now", "R22.1.3"),
    KEEPING_NOW: ("keeping-now", "R23.1.2"),
    SALE_NOW: ("sale-now", "D23.1"),
    NOT_ANOTHER_OF_ITS_TYPE: ("not-another-of-its-type", "R22.1.6"),
    NOT_OPEN: ("not-open", "R23.1.4"),
    EVENT_CHANGE_IS_NO_DRINK_CHANGE: ("event-change-is-no-drink-change", "R5.5.3"),
    TOO_LATE_TO_END_THE_ROUND: ("too-late-to-end-the-round", "R5.8.4"),
    CANNOT_PAY_COST: ("cannot-pay-cost", "R3.1.1"),
    NOT_CHAMPION: ("not-champion", "R56.1.7"),
    PLANTING_NOW: ("planting-now", "R31.1.4"),
    BUYING_NOW: ("buying-now", "R27.1.8"),
    COSTS_NOBODY: ("costs-nobody", "R3.1.1"),
    WEAK_ALREADY: ("weak-already", "D27.1"),
    PICKS_NOBODY: ("picks-nobody", "R30.2.1"),
    NOT_PICKED: ("not-picked", "R30.2.1"),
    ACTIVATED_NOT_PLAYED: ("activated-not-played", "R29.2.9"),
    MAY_NOT_PLAY: ("may-not-play", "R61.1.8"),
    CHAMPION_IS_NAMED: ("champion-is-named", "R56.1.2"),
    CALLS_FOR_NO_CHAMPIONS: ("calls-for-no-champions", "R74.1.3"),
    THERE_ARE_TEAMS: ("there-are-teams", "R74.1.3"),
    TEAMMATES_CANNOT_HELP: ("teammates-cannot-help", "R27.2.3"),
    NO_SCHEME: ("no-scheme", "R33.1.3"),
    NOT_PLOTTED: ("not-plotted", "R33.1.3"),
    NO_DRINK_EVENT: ("no-drink-event", "R40.3.3"),
    NOBODY_PLAYED_IT: ("nobody-played-it", "R5.7.3"),
}

_ALSO: Final = {
    ONLY_IN_YOUR_ACTION_PHASE: ("R2.1.1",),
    ONE_ACTION: ("R2.1.1", "R5.3.4", "R7.3.4", "R54.1.3", "R71.3.1", "R72.1.1", "R73.1.1"),
    ONLY_ON_YOUR_MOVE: ("R7.2.1", "R7.1.5"),
    NO_ROUND: ("R3.1.1", "R7.2.1"),
    WRONG_CARD_TYPE: ("R3.1.7", "R5.3.3"),
    DOES_NOT_AFFECT_YOU: ("R3.1.1", "D29.3"),
    ANTE_IS_NO_EFFECT_ON_GOLD: ("R5.2.1", "R3.1.1"),
    DRINK_CHANGE_IS_INDIRECT: ("R5.2.1", "R3.1.1"),
    NEGATING_IS_INDIRECT: ("R5.2.1", "R3.1.1"),
    POT_IS_INDIRECT: ("R5.2.1", "R3.1.1"),
    NOT_A_DRINK_CHANGE: ("R5.5.1", "R3.1.1"),
    NEGATING_IS_NO_DRINK_CHANGE: ("R5.5.5", "R3.1.1"),
    ORDERING_IS_NO_DRINK_CHANGE: ("R5.5.5", "R3.1.1"),
    EVENT_CHANGE_IS_NO_DRINK_CHANGE: ("R5.5.5", "R3.1.1"),
    NOT_YOUR_DRINK: ("R3.1.1",),
    EVENT_IS_NO_DRINK: ("R3.1.1", "R10.1.3"),
    EVENT_HAS_STARTED: ("R8.2.3", "R10.3.4", "R40.3.1"),
    NOT_AN_EVENT: ("R3.1.1",),
    WOULD_DODGE_THE_ANTE: ("R5.8.6",),
    WOULD_END_THE_ROUND: ("R5.8.6",),
    TOO_LATE_TO_END_THE_ROUND: ("R7.3.2", "R5.8.6"),
    ROUND_IS_OVER: ("R7.3.1", "R7.3.3", "R3.1.5"),
    NOT_YOUR_LOSS: ("R3.1.1", "D5.3"),
    TOO_EARLY_TO_HIT_BACK: ("R5.7.1", "R3.1.1"),
    TOO_LATE: ("R3.1.1",),
    SOURCE_IS_YOU: ("R5.6.1", "R5.7.1"),
    NOT_YOUR_PAYMENT: ("R3.1.1",),
    ONLY_THE_LOSER_NOW: ("R6.2.2",),
    NO_MOMENT: ("R4.1.7",),
    DISCARDING_NOW: ("D3.2",),
    BUYING_NOW: ("R2.2.3", "D3.2"),
    NO_SUCH_TARGET: ("D3.1", "R57.1.1", "R55.1.1", "D53.2"),
    AWAY: ("R59.1.1", "D59.2"),
    NOT_CHAMPION: ("R56.1.6", "R56.1.8"),
    TEAMMATES_CANNOT_HELP: ("R5.2.1", "R53.1.1"),
    CHAMPION_IS_NAMED: ("R30.2.4",),
    CANNOT_PAY_COST: ("R3.2.2", "R27.1.10", "R31.1.7", "R32.1.5"),
    NO_DRINK_EVENT: ("R22.1.6", "R3.1.1"),
    NOBODY_PLAYED_IT: ("R40.3.4", "R28.1.4", "D40.5", "R3.1.1"),
    ACTIVATED_NOT_PLAYED: ("D29.5", "R5.7.3", "R3.1.1"),
    POT_ALREADY_TAKEN: ("R3.1.1",),
    LOCKED_IN_FORCE: ("D24.1",),
    JOINING_NOW: ("D3.2",),
    KEEPING_NOW: ("R23.1.9", "R23.1.6", "D3.2"),
    PLANTING_NOW: ("D31.2", "D3.2"),
    SALE_NOW: ("D3.2",),
    NOT_ANOTHER_OF_ITS_TYPE: ("R3.1.1",),
    NOT_OPEN: ("R23.1.9", "R3.1.8"),
}
"""Further rules that forbid the same; a question about the reason may mean any of them."""


_UNDER: Final[list[tuple[int, str]]] = []
"""Reasons that rest on the rule of one card; each has the number of its place, counted from _FIRST_UNDER."""
_FIRST_UNDER: Final = 1000


def under(reason: int, rule: str) -> int:
    """The same reason as this rule of a card gives it: the general one is what it rests on besides."""
    if not rule:
        return reason
    if (reason, rule) not in _UNDER:
        _UNDER.append((reason, rule))
    return _FIRST_UNDER + _UNDER.index((reason, rule))


def refusal(reason: int, about: int = -1) -> Refusal:
    """The reason with its rule, for people."""
    own = ""
    if reason >= _FIRST_UNDER:
        reason, own = _UNDER[reason - _FIRST_UNDER]
    name, rule = _REASONS[reason]
    also = _ALSO.get(reason, ())
    return Refusal(name, own, about, (rule, *also)) if own else Refusal(name, rule, about, also)


def named(name: str) -> int:
    """The reason that people are told under this name."""
    return next(reason for reason, (said, _) in _REASONS.items() if said == name)


def all_reasons() -> list[Refusal]:
    """Every reason there is, for checking that each can be put into words."""
    return [refusal(number) for number in _REASONS]
