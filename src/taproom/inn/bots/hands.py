"""What a card in hand is worth: what it will do, weighed by how likely the moment for it comes before the next draw."""

from typing import Final

from taproom.inn.bots.evaluation import Prices
from taproom.inn.bots.ledger import Ledger
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import CHEATING_NEXT, CONDITION
from taproom.inn.state.cards import Card, PlayMode

# How likely the moment comes before the next draw, in hundredths.
_OWN_DRINK: Final = 80
_CARD_AT_ME: Final = 65
_SOMETIMES_CARD: Final = 55
_EVENT: Final = 15
_ANTE: Final = 45
_GOLD_LOSS: Final = 70
_NEW_DECK: Final = 15
_LOSS: Final = 50
_WON_ROUND: Final = 30
_ROUND: Final = 45
_PHASE: Final = 90
_CHEATING_CARD: Final = 20
_CERTAIN: Final = 100

_ATTACKED: Final = (fx.TO_CARD, fx.TO_LOST_FORTITUDE)
"""The moments that come the more often, the more Actions are aimed at somebody."""

_AGAIN: Final = (100, 70, 45, 30, 20, 10, 10, 10, 10, 10)
"""Of several cards for the same moment the second is worth less, and so on."""
_NEXT_ACTION: Final = (100, 25, 10, 6, 6, 6, 6, 6, 6, 6)
"""One Action a turn: the second best waits for a turn."""
_CONTROL: Final = 35
"""In hundredths of a Gold: a card that takes control."""
_STRONG_CONTROL: Final = 60


def card_worth(card: Card, prices: Prices, attacks: int = 1) -> int:
    """The best use of a card that answers something, in millionths of the game; 0 for what is played of one's own.

    `attacks` is how many Actions it may be needed against before the next draw.
    """
    return _worth_of_ways(card, card.from_hand, prices, attacks)


def scheme_worth(card: Card, prices: Prices) -> int:
    """The same of a card that is plotted: only what it does from there counts (R33.1.3)."""
    return _worth_of_ways(card, card.from_plotted, prices, 1)


def _worth_of_ways(card: Card, ways: list[int], prices: Prices, attacks: int) -> int:
    best = 0
    modes = [card.modes[number] for number in ways]
    for mode in modes:
        best = max(best, answer_worth(mode, prices, attacks))
    if modes and card.plays & (fx.GAMBLING | fx.CHEATING):
        strong = card.plays & fx.CHEATING != 0 or any([mode.works & CHEATING_NEXT for mode in modes])
        best = max(best, prices.gold * (_STRONG_CONTROL if strong else _CONTROL) // 100)
    return best


def moment(card: Card) -> int:
    """For which moment a card is kept: cards for the same one crowd each other out."""
    for mode in card.modes:
        if mode.when.is_played and mode.when.kind != fx.FREELY:
            return mode.when.kind
    return 100 if card.plays & fx.ACTION == 0 and card.plays & (fx.GAMBLING | fx.CHEATING) else 101


def again(before: int) -> float:
    """The share of its worth that a card keeps beside this many others for the same moment."""
    return _AGAIN[min(before, len(_AGAIN) - 1)] / 100.0


def answer_worth(mode: PlayMode, prices: Prices, attacks: int = 1) -> int:
    """One way to use a card, by the moment it is for."""
    kind = mode.when.kind
    if kind == fx.FREELY or not mode.when.is_played:
        return 0
    worth = 0
    likely = 0
    ledger = Ledger(prices, kind, 1)
    for number, effect in enumerate(mode.code):
        worth += ledger.worth(effect) // likelihood(mode, number)
    if kind == fx.TO_DRINK:
        likely = _OWN_DRINK
    elif kind == fx.TO_CARD:
        if mode.when.types == fx.CHEATING:
            likely = _CHEATING_CARD
        else:
            likely = _CARD_AT_ME if mode.when.affects else _SOMETIMES_CARD
            if mode.when.extra & fx.CHANGES_A_DRINK:
                likely = likely * 2 // 3
    elif kind == fx.TO_EVENT:
        likely = _EVENT
    elif kind == fx.TO_ANTE:
        likely = _ANTE
    elif kind == fx.TO_GOLD_LOSS:
        likely = _GOLD_LOSS
    elif kind == fx.TO_NEW_DECK:
        likely = _NEW_DECK
    elif kind == fx.TO_LOST_FORTITUDE:
        likely = _LOSS
    elif kind == fx.TO_WON_ROUND:
        likely = _WON_ROUND
    else:
        likely = _ROUND if kind == fx.IN_ROUND else _PHASE
    if kind in _ATTACKED:
        likely = _CERTAIN - (_CERTAIN - likely) // attacks
    return max(0, worth) * likely // _CERTAIN


def likelihood(mode: PlayMode, number: int) -> int:
    """By how much the worth of an effect is divided: what depends on where a marker stands happens half the time."""
    for place in range(number):
        if mode.code[place].word.works & CONDITION and place + mode.spans[place] >= number:
            return 2
    return 1


def hand_worths(hand: list[Card], played: list[int], prices: Prices, attacks: int) -> list[int]:
    """What each card of a hand is worth; `played` says what playing it of my own accord would bring now."""
    worths = [0] * len(hand)
    seen: dict[int, int] = {}
    order = sorted(range(len(hand)), key=lambda place: -max(played[place], card_worth(hand[place], prices, attacks)))
    actions = 0
    for place in order:
        card = hand[place]
        answer = card_worth(card, prices, attacks)
        kind = moment(card)
        before = seen.get(kind, 0)
        others = before // attacks if kind in _ATTACKED else before
        kept = answer * _AGAIN[min(others, 9)] // 100
        act = 0
        if played[place] > 0:
            act = played[place]
            if card.plays & fx.ACTION:
                act = act * _NEXT_ACTION[min(actions, 9)] // 100
        if act > kept and card.plays & fx.ACTION:
            actions += 1
        elif answer:
            seen[kind] = before + 1
        worths[place] = max(act, kept)
    return worths


def standing_worth(card: Card, prices: Prices) -> int:
    """What it is worth to have this card in force."""
    total = 0
    for effect in card.standing:
        total += effect.word.worth_in_force(effect)
    return prices.point * total // 100
