"""The phases of a turn, what a seat can be asked, and what an option does: the numbers everybody shares."""

from typing import Final

# Phases (R2.1.1), as bits: the moment between two phases belongs to both (D4.3).
DISCARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
ORDER_PHASE: Final = 4
DRINK_PHASE: Final = 8
TURN_END: Final = 16

# What a seat can be asked (Decision.kind).
ASK_RESPONSE: Final = 1
ASK_DISCARD: Final = 2
ASK_ACTION: Final = 3
ASK_ORDER: Final = 4
ASK_MOVE: Final = 5
ASK_SHARE: Final = 6
ASK_MAY: Final = 7
ASK_DISCARD_TO: Final = 8
ASK_NEXT_EFFECT: Final = 9
ASK_TARGETS: Final = 10
ASK_NUMBER: Final = 11
ASK_ALTERNATIVE: Final = 12
ASK_STANDING: Final = 13
ASK_KEEP: Final = 14
ASK_BUY: Final = 15
ASK_ANOTHER: Final = 16
ASK_WHICH_DRINK: Final = 17
ASK_PUT_ON_DECK: Final = 18
ASK_TAKE_BACK: Final = 19
ASK_CHAMPION: Final = 20
ASK_NEXT_DRINKER: Final = 21
ASK_PURCHASE: Final = 30
ASK_OPENING_CARD: Final = 31
ASK_CHOSEN_DISCARD: Final = 32
ASK_LENT: Final = 33
ASK_WAGE: Final = 34
ASK_SPEND: Final = 46
ASK_PART: Final = 47
ASK_PILE: Final = 48
ASK_FREE_CARD: Final = 49
ASK_COMMAND: Final = 50
ASK_HARVEST: Final = 52
ASK_ROOM: Final = 53
ASK_GROW: Final = 54
ASK_REPLANT: Final = 55
ASK_GATHER: Final = 56
ASK_PLOT: Final = 57
ASK_FIRE: Final = 58
ASK_BID: Final = 40
ASK_SECRET_BID: Final = 41
ASK_JOIN: Final = 42
ASK_WARES: Final = 43
ASK_ANTE: Final = 44
ASK_DISCARD_ANY: Final = 45
ASK_CRAWL: Final = 60
ASK_SEND_AWAY: Final = 61

# What an option does (Option.verb).
PASS: Final = 0
PLAY: Final = 1
ORDER: Final = 2
SHARE: Final = 3
ACCEPT: Final = 4
EFFECT: Final = 5
TARGETS: Final = 6
NUMBER: Final = 7
ALTERNATIVE: Final = 8
STAND: Final = 9
KEEP: Final = 10
SELL: Final = 11
BUY: Final = 12
TAKE_DRINK: Final = 13
CHAMPION: Final = 14
DRINK_NOW: Final = 15
POTION: Final = 16
PURCHASE: Final = 30
TAKE_CARD: Final = 31
ACTIVATE: Final = 32
PAY_WAGE: Final = 33
DISMISS: Final = 34
SPEND: Final = 42
TAKE_PILE: Final = 43
HARVEST: Final = 44
WEED: Final = 45
GROW: Final = 46
REPLANT: Final = 47
GATHER: Final = 48
PLOT: Final = 50
BID: Final = 40
ANTE_FORTITUDE: Final = 41
CRAWL: Final = 60
TAKE_IN: Final = 61

CUTS_IN: Final = (POTION, TAKE_IN)
"""What can be done whenever an Anytime Card could be played, without being a card."""
