"""The kinds of facts the Inn tells (taproom.kernel.events.Event.kind)."""

from typing import Final

TURN: Final = 1
DISCARDED: Final = 2
DREW: Final = 3
RESHUFFLED: Final = 4
PLAYED: Final = 5
NEGATED: Final = 6
IGNORED: Final = 7
FORTITUDE: Final = 8
ALCOHOL: Final = 9
GOLD: Final = 10
ORDERED: Final = 11
REVEALED: Final = 12
SOBERED_UP: Final = 13
DRINK_CHANGED: Final = 14
DRINK_BECAME: Final = 15
DRINK_GIVEN: Final = 16
DRINK_SPLIT: Final = 17
DRANK: Final = 18
ROUND_STARTED: Final = 19
CONTROL: Final = 21
PASSED: Final = 22
LEFT_ROUND: Final = 23
ROUND_WON: Final = 24
POT_TAKEN: Final = 25
POT_TO_INN: Final = 26
ROUND_GOES_ON: Final = 27
NEW_DRINK_DECK: Final = 28
LAST_CHANCE: Final = 29
PASSED_OUT: Final = 30
OUT_OF_GOLD: Final = 31
GAME_OVER: Final = 32
LOSS_REDIRECTED: Final = 33
LOSS_REDUCED: Final = 34
LOSS_SPLIT: Final = 35
INN_PAID: Final = 36
NOT_PAID: Final = 37
CONTEST_WON: Final = 38
CONTEST_TIED: Final = 39
CONTEST_NO_WINNER: Final = 40
DECLINED: Final = 41
ACCEPTED: Final = 42
CHASER_FIZZLED: Final = 43
SET_ASIDE: Final = 44
NO_CARD: Final = 45
DRINK_TO_FORTITUDE: Final = 46
EVENT_STARTED: Final = 47
TRACK: Final = 48
IN_FORCE: Final = 49
JOINED: Final = 50
OPENED: Final = 51
SIDE_DISCARDED: Final = 52
SIDE_RESHUFFLED: Final = 53
CALLED_OFF: Final = 54
NUMBER_CHANGED: Final = 55
CHOSE: Final = 56
KEPT: Final = 57
OFFERED: Final = 58
SOLD: Final = 59
NOT_SOLD: Final = 60
TURN_ENDED: Final = 61
AWAY: Final = 62
BACK: Final = 63
MORE_ACTIONS: Final = 64
REPLACED: Final = 65
TIPPED: Final = 66
TARGETED: Final = 67
HAND_SHOWN: Final = 68
PUT_ON_DECK: Final = 69
TAKEN_BACK: Final = 70
SET_DOWN: Final = 71
LASTING: Final = 72
LASTED: Final = 73
CHAMPION: Final = 74
POTION: Final = 75
PHASE_AGAIN: Final = 76
PHASE_SKIPPED: Final = 77
TOKENS: Final = 78
"""Tokens of `other` come to a seat or, with an amount below 0, go back."""
BITTEN: Final = 79
"""A component of `other` does something to a seat."""
PURCHASED: Final = 80
LOSS_RAISED: Final = 81
DRINK_SET: Final = 82
CAME_INTO_PLAY: Final = 83
LEFT_PLAY: Final = 84
ACTIVATED: Final = 85
STRUCK: Final = 86
WAGE_PAID: Final = 87
WAGES_LOWERED: Final = 88
SEARCHED: Final = 89
TURNED_UP: Final = 90
"""Cards of a seat's deck lie open for a while."""
PARTED: Final = 91
PILE_TAKEN: Final = 92
FOUND: Final = 93
"""Cards that lay open come to a hand."""
PLANTED: Final = 94
GREW: Final = 95
"""Cards that grow before a seat have moved on."""
HARVESTED: Final = 96
GATHERED: Final = 97
PLOTTED: Final = 98
PLOTS_WASTED: Final = 99
"""Plotted cards are discarded unplayed."""
FIRED: Final = 113
"""The marker of component number `amount` has reached its highest step."""
TIME_PASSED: Final = 100
EVENTS_RESHUFFLED: Final = 101
EVENT_TURNED_UP: Final = 102
BID: Final = 103
NO_BID: Final = 104
BIDDING_WON: Final = 105
NOBODY_BID: Final = 106
COIN: Final = 107
JOINED_IN: Final = 108
STAYED_OUT: Final = 109
ANTED_FORTITUDE: Final = 110
WAITS: Final = 120
"""A card of a side deck waits face up before a seat."""
TAKEN_IN: Final = 121
"""One of them has come to hand for what it requires."""
CRAWLED: Final = 130
DRINK_KEPT: Final = 131
TAVERN_RESHUFFLED: Final = 132

NAMES: Final = {
    TURN: "turn",
    DISCARDED: "discarded",
    DREW: "drew",
    RESHUFFLED: "reshuffled",
    PLAYED: "played",
    NEGATED: "negated",
    IGNORED: "ignored",
    FORTITUDE: "fortitude",
    ALCOHOL: "alcohol",
    GOLD: "gold",
    ORDERED: "ordered",
    REVEALED: "revealed",
    SOBERED_UP: "sobered-up",
    DRINK_CHANGED: "drink-changed",
    DRINK_BECAME: "drink-became",
    DRINK_GIVEN: "drink-given",
    DRINK_SPLIT: "drink-split",
    DRANK: "drank",
    ROUND_STARTED: "round-started",
    CONTROL: "control",
    PASSED: "passed",
    LEFT_ROUND: "left-round",
    ROUND_WON: "round-won",
    POT_TAKEN: "pot-taken",
    POT_TO_INN: "pot-to-inn",
    ROUND_GOES_ON: "round-goes-on",
    NEW_DRINK_DECK: "new-drink-deck",
    LAST_CHANCE: "last-chance",
    PASSED_OUT: "passed-out",
    OUT_OF_GOLD: "out-of-gold",
    GAME_OVER: "game-over",
    LOSS_REDIRECTED: "loss-redirected",
    LOSS_REDUCED: "loss-reduced",
    LOSS_SPLIT: "loss-split",
    INN_PAID: "inn-paid",
    NOT_PAID: "not-paid",
    CONTEST_WON: "contest-won",
    CONTEST_TIED: "contest-tied",
    CONTEST_NO_WINNER: "contest-no-winner",
    DECLINED: "declined",
    ACCEPTED: "accepted",
    CHASER_FIZZLED: "chaser-fizzled",
    SET_ASIDE: "set-aside",
    NO_CARD: "no-card",
    DRINK_TO_FORTITUDE: "drink-to-fortitude",
    EVENT_STARTED: "event-started",
    TRACK: "track",
    IN_FORCE: "in-force",
    JOINED: "joined",
    OPENED: "opened",
    SIDE_DISCARDED: "side-discarded",
    SIDE_RESHUFFLED: "side-reshuffled",
    CALLED_OFF: "called-off",
    NUMBER_CHANGED: "number-changed",
    CHOSE: "chose",
    KEPT: "kept",
    OFFERED: "offered",
    SOLD: "sold",
    NOT_SOLD: "not-sold",
    TURN_ENDED: "turn-ended",
    AWAY: "away",
    BACK: "back",
    MORE_ACTIONS: "more-actions",
    REPLACED: "replaced",
    TIPPED: "tipped",
    TARGETED: "targeted",
    HAND_SHOWN: "hand-shown",
    PUT_ON_DECK: "put-on-deck",
    TAKEN_BACK: "taken-back",
    SET_DOWN: "set-down",
    LASTING: "lasting",
    LASTED: "lasted",
    CHAMPION: "champion",
    POTION: "potion",
    PHASE_AGAIN: "phase-again",
    PHASE_SKIPPED: "phase-skipped",
    TOKENS: "tokens",
    BITTEN: "bitten",
    PURCHASED: "purchased",
    WAITS: "waits",
    TAKEN_IN: "taken-in",
    LOSS_RAISED: "loss-raised",
    DRINK_SET: "drink-set",
    CAME_INTO_PLAY: "came-into-play",
    LEFT_PLAY: "left-play",
    ACTIVATED: "activated",
    STRUCK: "struck",
    WAGE_PAID: "wage-paid",
    WAGES_LOWERED: "wages-lowered",
    SEARCHED: "searched",
    TURNED_UP: "turned-up",
    FOUND: "found",
    PARTED: "parted",
    PILE_TAKEN: "pile-taken",
    PLANTED: "planted",
    GREW: "grew",
    HARVESTED: "harvested",
    GATHERED: "gathered",
    PLOTTED: "plotted",
    PLOTS_WASTED: "plots-wasted",
    FIRED: "fired",
    TIME_PASSED: "time-passed",
    EVENTS_RESHUFFLED: "events-reshuffled",
    EVENT_TURNED_UP: "event-turned-up",
    BID: "bid",
    NO_BID: "no-bid",
    BIDDING_WON: "bidding-won",
    NOBODY_BID: "nobody-bid",
    COIN: "coin",
    JOINED_IN: "joined-in",
    STAYED_OUT: "stayed-out",
    ANTED_FORTITUDE: "anted-fortitude",
    CRAWLED: "crawled",
    DRINK_KEPT: "drink-kept",
    TAVERN_RESHUFFLED: "tavern-reshuffled",
}
"""The id under which each is put into words."""
