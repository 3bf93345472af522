"""Players that are programs. A bot is given a view and a decision, never a state: it knows what its seat may know."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.playout import Endless, random_choice
from taproom.table.state import State, View

RANDOM: Final = "random"
REGULAR: Final = "regular"

_BY_LOT: Final = {"en": "By lot: every answer was as likely.", "ru": "Наугад: все ответы были равновероятны."}
_SILENT: Final = {"en": "It gives no reason.", "ru": "Причины не называет."}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat of one game."""

    def choose(self, view: View, decision: Decision) -> int:
        """The choice: the number of an option, or a pick's candidates as a bit mask."""
        raise NotImplementedError

    def why(self, language: str = "en") -> str:
        """What the last choice was made for, in one line."""
        return _SILENT[language]


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot that plays imagined positions on. It is given a resampled one: one of all those its view allows."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        """Where what is imagined comes from."""

    def think(self, world: State, seat: int, decision: Decision) -> int:
        """The choice, from a position that the seat could not tell from the real one."""
        raise NotImplementedError

    def lines(self, game_key: str, language: str = "en") -> list[str]:
        """What else it looked at before the last choice, told so that it gives no hidden card away."""
        return []


class RandomBot(Bot):
    """Chooses by lot."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, view: View, decision: Decision) -> int:
        """Every answer is as likely."""
        return random_choice(decision, self.chance)

    def why(self, language: str = "en") -> str:
        """There is nothing behind it."""
        return _BY_LOT[language]


def choice_of(bot: Bot, state: State, seat: int, decision: Decision) -> int:
    """What a bot does at this position; what it gets to see is no more than its seat may know."""
    if isinstance(bot, Thinker):
        return bot.think(state.resample(seat, bot.chance), seat, decision)
    return bot.choose(state.view(seat), decision)


def play_game(state: State, bots: list[Bot], choices: list[tuple[int, int]], most: int) -> None:
    """Let the bots play to the end and write down what they choose; a choice that was not offered is refused."""
    while True:
        seat = state.next_seat()
        if seat < 0:
            return
        decision = state.decision(seat)
        if decision is None or len(choices) >= most:
            raise Endless(f"no end after {len(choices)} decisions")
        choice = choice_of(bots[seat], state, seat, decision)
        state.choose(seat, choice)
        choices.append((seat, choice))
