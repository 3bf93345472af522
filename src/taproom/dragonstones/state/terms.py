"""The numbers that the rules use for coins, colours, questions, options and facts."""

from typing import Final

# Kinds of coins, as indices.
FAIRY: Final = 0
GOLD: Final = 1
SILVER: Final = 2
BLACK: Final = 3
AMULET: Final = 4
COIN_KINDS: Final = 5
COIN_KEYS: Final = ("fairy", "gold", "silver", "black", "amulets")

# Colours of stones, as indices.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
COLOUR_KEYS: Final = ("red", "blue", "yellow")

# What is in the box (R90.1.2) and what each player starts with (R90.2.1).
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
COINS_IN_BOX: Final = (60, 15, 40, 2, 2)
STONES_IN_BOX: Final = 12
STARTING_COINS: Final = (8, 2, 5, 0, 0)
STARTING_STONES: Final = 4
SPECIALS_A_TURN: Final = 2
POINTS_TO_WIN: Final = 3

# Questions: the kinds of decisions.
BIDDING: Final = 1
SILVER_BIDDING: Final = 2
WHETHER_TWICE: Final = 3
WHICH_MODE: Final = 4
WHETHER_TO_PAY: Final = 5
STONES_TO_PAY: Final = 6
WHICH_STONE: Final = 7
WHOM: Final = 8
WHICH_COLOUR: Final = 9
WHICH_CHARACTER: Final = 10
PURCHASE: Final = 11
DARING: Final = 12
DECISION_KEYS: Final = (
    "",
    "bidding",
    "silver-bidding",
    "whether-twice",
    "which-mode",
    "whether-to-pay",
    "stones-to-pay",
    "which-stone",
    "whom",
    "which-colour",
    "which-character",
    "purchase",
    "daring",
)

# Verbs of options, and what their numbers mean.
BID: Final = 1
"""targets: fairy, gold, black, amulet."""
BID_SILVER: Final = 2
"""targets: silver, amulet."""
ONCE: Final = 3
TWICE: Final = 4
"""subject: the kept character that is played."""
USE_MODE: Final = 5
"""subject: the character, mode: which of its alternatives."""
DECLINE: Final = 6
PAY: Final = 7
PAY_STONES: Final = 8
"""targets: red, blue, yellow."""
TAKE_STONE: Final = 9
"""subject: the colour, about: whose it is, or NOTHING for the bank's."""
ROB: Final = 10
"""subject: the seat."""
NAME: Final = 11
"""subject: the colour."""
USE: Final = 12
"""subject: the character."""
BUY: Final = 13
"""subject: the colour, targets: the kind of coin and how many."""
STOP: Final = 14
DRAW: Final = 15
VERB_KEYS: Final = (
    "",
    "bid",
    "bid-silver",
    "once",
    "twice",
    "use-mode",
    "decline",
    "pay",
    "pay-stones",
    "take-stone",
    "rob",
    "name",
    "use",
    "buy",
    "stop",
    "draw",
)

# Facts: the kinds of events, and what their numbers mean.
TURN_BEGAN: Final = 1
"""amount: the turn's number, cards: its Special Characters."""
RESHUFFLED: Final = 2
TURNED_UP: Final = 3
"""subject: the character."""
NOT_PLAYED: Final = 4
"""subject: the character."""
REVEALED: Final = 5
"""amount: what the bid is worth, cards: fairy, gold, black, amulet."""
CURSED: Final = 6
"""seat: whose black coin it was, subject: the character."""
PASSED_OVER: Final = 7
"""subject: the character."""
TIED: Final = 8
"""amount: the bid, cards: the tied seats."""
SILVER_REVEALED: Final = 9
"""amount: what the bid is worth, cards: silver, amulet."""
NOBODY_WON: Final = 10
"""subject: the character."""
WON: Final = 11
"""subject: the character, amount: the winning bid."""
USED: Final = 12
"""A character used without an auction of its own. subject: the character."""
ANNOUNCED: Final = 13
"""subject: the kept character, other: the character that will be used twice."""
DOUBLED: Final = 14
"""subject: the kept character, other: the character used again."""
KEPT: Final = 15
"""subject: the character."""
SCORED: Final = 16
"""amount: points gained, other: the score."""
TOOK_COINS: Final = 17
"""From the bank. subject: the kind, amount."""
TOOK_STONES: Final = 18
"""From the bank. subject: the colour, amount."""
PAID_STONES: Final = 19
"""amount: how many, cards: red, blue, yellow."""
PAID_COINS: Final = 20
"""subject: the kind, amount."""
ROBBED_STONE: Final = 21
"""other: the victim, subject: the colour."""
ROBBED_COINS: Final = 22
"""other: the victim, subject: the kind, amount."""
ROBBED_SPENT: Final = 23
"""A fairy coin that lay before the screen. other: the victim."""
ROBBED_OF_ALL: Final = 24
"""other: the victim, subject: the kind, cards: the sum, for the two concerned only (D95.12)."""
ROBBED_NOTHING: Final = 25
"""other: the victim."""
BOUGHT: Final = 26
"""subject: the colour, other: the kind of coin, amount: how many coins."""
NAMED: Final = 27
"""subject: the colour."""
LOST_STONES: Final = 28
"""subject: the colour, amount."""
LOST_COINS: Final = 29
"""subject: the kind, amount."""
FILLED_BAG: Final = 30
"""amount: how many, cards: red, blue, yellow."""
DREW: Final = 31
"""subject: the colour."""
DREW_NAMED: Final = 32
"""subject: the colour, amount: how many stones are lost by it."""
KEPT_DRAWN: Final = 33
"""amount: how many, cards: red, blue, yellow."""
DECLINED: Final = 34
"""subject: the character."""
FAIRY_RETURNED: Final = 35
"""amount."""
BLACK_RETURNED: Final = 36
"""amount."""
TURN_ENDED: Final = 37
"""amount: the turn's number, cards: the Special Characters that are discarded."""
GAME_WON: Final = 38
STARTED: Final = 39
"""Set-up of a seat. cards: the stones it drew, red, blue, yellow."""
EVENT_KEYS: Final = (
    "",
    "turn-began",
    "reshuffled",
    "turned-up",
    "not-played",
    "revealed",
    "cursed",
    "passed-over",
    "tied",
    "silver-revealed",
    "nobody-won",
    "won",
    "used",
    "announced",
    "doubled",
    "kept",
    "scored",
    "took-coins",
    "took-stones",
    "paid-stones",
    "paid-coins",
    "robbed-stone",
    "robbed-coins",
    "robbed-spent",
    "robbed-of-all",
    "robbed-nothing",
    "bought",
    "named",
    "lost-stones",
    "lost-coins",
    "filled-bag",
    "drew",
    "drew-named",
    "kept-drawn",
    "declined",
    "fairy-returned",
    "black-returned",
    "turn-ended",
    "game-won",
    "started",
)
