"""Cards that wait to be taken into the hand: what each is worth, beside what its price could get instead (R34.1.4)."""

from typing import Final

from taproom.inn.board.questions import DISCARD_PHASE
from taproom.inn.bots import hands
from taproom.inn.bots.evaluation import ONE
from taproom.inn.bots.shape import Shape

_LATER: Final = 50
"""In hundredths: what a step of a track will get some time, of what one gets on average."""
_POOR: Final = 60
"""In hundredths of what a step brings on average: a card that brings less makes way for another."""
# What one more card in hand costs, in hundredths of a point of mine: because of it fewer are drawn.
_BEFORE_DRAW: Final = 80
_AFTER_DRAW: Final = 10
_BETWEEN: Final = 40


def gain(now: Shape, text: int, acting: int) -> int:
    """What it brings to take this card in now; `acting` is what playing it of my own accord would bring at once."""
    price = max(_some_time(now, text), _instead(now, text))
    return max(acting, _worth(now, text)) - price - _room(now) * now.prices().point // ONE


def surplus(now: Shape, text: int) -> int:
    """How much more this card brings than the least that its price should get, in hundredths of a point."""
    return now.habits.usual[text] - len(now.setup.cards[text].requires) * now.habits.steps[now.me] * _POOR // ONE


def _worth(now: Shape, text: int) -> int:
    """As an answer kept for its moment, or by what it usually does when it is played."""
    prices = now.prices()
    return max(hands.card_worth(now.setup.cards[text], prices), now.habits.usual[text] * prices.point // ONE)


def _some_time(now: Shape, text: int) -> int:
    """What the steps it takes are worth for later; of a track that is full they are worth nothing."""
    setup, first = now.setup, now.setup.firsts[now.me]
    worth = 0
    for track in setup.cards[text].requires:
        if now.marks[first + track] < setup.components[first + track].high:
            worth += now.habits.steps[now.me] * _LATER // ONE
    return worth * now.prices().point // ONE


def _instead(now: Shape, text: int) -> int:
    """The best of those that could be taken in its place, and not any more after it."""
    seat, setup = now.me, now.setup
    left = now.marks[:]
    for track in setup.cards[text].requires:
        left[setup.firsts[seat] + track] -= 1
    best = 0
    for place in setup.queues[seat]:
        for other in now.zones.texts(setup.places.waiting[place]):
            if other != text and setup.can_take_in(now.marks, seat, other) and not setup.can_take_in(left, seat, other):
                best = max(best, _worth(now, other))
    return best


def _room(now: Shape) -> int:
    """By how close the next draw is."""
    if not now.on_turn(now.me):
        return _BETWEEN
    return _BEFORE_DRAW if now.seen.phase == DISCARD_PHASE else _AFTER_DRAW
