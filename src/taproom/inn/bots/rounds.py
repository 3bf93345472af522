"""Who may win a Round: by who is in control, who has passed, and how many cards can still take control."""

from typing import Final

from taproom.inn.bots.evaluation import ONE
from taproom.inn.bots.shape import Shape
from taproom.inn.bots.shell import raised
from taproom.inn.effects import program as fx

_ANYBODY: Final = 15
"""Even an empty hand can be lucky."""
_CONTROL: Final = 110
"""Being in control counts like this many hundredths of a card that takes it."""
_EVEN: Final = 300
"""The larger, the less it matters who has most. Fitted, with the other numbers here, to Rounds that bots played."""
_PASSED: Final = 25
"""In hundredths: how likely somebody who passed can come back, compared with somebody who did not."""


def claims(forecast: Shape, seat: int) -> int:
    """How many cards the seat can be expected to take control with, in hundredths; of my own I know."""
    if seat == forecast.me:
        return my_claims(forecast)
    per_card = forecast.habits.cheats[seat] if forecast.only_cheating else forecast.habits.gambles[seat]
    return forecast.seen.zones.sizes[forecast.setup.places.hands[seat]] * per_card


def my_claims(forecast: Shape) -> int:
    """What I hold myself, less what I have played in this forecast."""
    types = fx.CHEATING if forecast.only_cheating else fx.GAMBLING | fx.CHEATING
    held = 0
    for number in forecast.seen.hand:
        if forecast.seen.setup.cards[number].plays & types:
            held += 1
    spent = forecast.spent_cheats if forecast.only_cheating else forecast.spent_claims
    return max(0, held - spent) * ONE


def spend(forecast: Shape, card: int) -> None:
    """One of my own cards leaves my hand."""
    plays = forecast.seen.setup.cards[card].plays
    if plays & (fx.GAMBLING | fx.CHEATING):
        forecast.spent_claims += 1
    if plays & fx.CHEATING:
        forecast.spent_cheats += 1


def pay_out(forecast: Shape) -> None:
    """Give everybody in the Round the part of the pot that answers to the chance of winning it."""
    if not forecast.gambling or forecast.pot <= 0:
        return
    weights = _weights(forecast)
    total = 0
    for weight in weights:
        total += weight
    if total:
        for seat in range(len(weights)):
            hoped = forecast.pot * ONE * weights[seat] // total
            forecast.hoped = raised(forecast.hoped, forecast.setup.purses[seat], hoped)
    forecast.pot = 0


def odds(forecast: Shape) -> int:
    """My own chance of winning the Round, in hundredths."""
    weights = _weights(forecast)
    total = 0
    for weight in weights:
        total += weight
    return weights[forecast.me] * 100 // total if total else 0


def _weights(forecast: Shape) -> list[int]:
    weights = [0] * len(forecast.hands)
    staying = forecast.in_round
    controlling = 0 if forecast.control < 0 else 1 << forecast.control
    if controlling and staying & ~forecast.passed & ~controlling == 0:
        weights[forecast.control] = 1
        return weights
    for seat in range(len(weights)):
        if (staying >> seat) & 1 == 0:
            continue
        weight = claims(forecast, seat)
        if (forecast.passed >> seat) & 1:
            weight = weight * _PASSED // 100
        weight += _ANYBODY
        if seat == forecast.control:
            weight += _CONTROL
        weights[seat] = weight * (weight + _EVEN)
    return weights
