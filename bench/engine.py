"""All that a comparison takes from Taproom, whichever of the two wheels is installed where it runs.

Names and calls are the same in both; only where they are differs, which `wheel_present` and `wheel_baseline` know.
"""

from importlib.util import find_spec

if find_spec("taproom.kernel") is not None:
    import wheel_present as wheel
else:
    import wheel_baseline as wheel

RANDOM = wheel.RANDOM
REGULAR = wheel.REGULAR
Bot = wheel.Bot
Decision = wheel.Decision
Dice = wheel.Dice
Plan = wheel.Plan
QuickDice = wheel.QuickDice
Sage = wheel.Sage
State = wheel.State
choice_of = wheel.choice_of
game = wheel.game
key_from_seed = wheel.key_from_seed
make_bot = wheel.make_bot
playout = wheel.playout
tournament = wheel.tournament


def is_compiled() -> bool:
    """Whether this is the engine compiled by mypyc."""
    return not playout.__file__.endswith(".py")


def nodes_of(sage: Sage, seat: int) -> int:
    """How many nodes the last search has visited."""
    return 0 if sage.search is None else sage.search.roots[seat].visits
