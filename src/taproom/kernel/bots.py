"""Players that are programs. A bot is given a view and a decision, never a state: it knows what its seat may know."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.guides import Guide
from taproom.kernel.playout import Endless, random_choice
from taproom.kernel.state import State, View
from taproom.kernel.verdicts import Malformed

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
        """Why the last choice was made, in one line."""
        return _SILENT[language]


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot that searches: it is given a resampled position, one of all those its view allows, and plays on from it."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        """The source of what is imagined."""

    def think(self, world: State, seat: int, decision: Decision) -> int:
        """The choice, from a position that the seat could not tell from the real one."""
        raise NotImplementedError

    def lines(self, game_key: str, language: str = "en") -> list[str]:
        """What else it considered before the last choice, told so that it gives no hidden card away."""
        return []


class RandomBot(Bot):
    """Chooses by lot."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, view: View, decision: Decision) -> int:
        """Every answer is equally likely."""
        return random_choice(decision, self.chance)

    def why(self, language: str = "en") -> str:
        """There is no reason behind it."""
        return _BY_LOT[language]


def choice_of(bot: Bot, state: State, seat: int, decision: Decision) -> int:
    """What a bot chooses at this position; it sees no more than its seat may know."""
    if isinstance(bot, Thinker):
        return bot.think(state.resample(seat, bot.chance), seat, decision)
    return bot.choose(state.view(seat), decision)


def play_game(state: State, bots: list[Bot], choices: list[tuple[int, int]], most: int) -> None:
    """Let the bots play to the end and record their choices; a choice that was not offered is refused."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class BotRoster:
    """The bots that can play one game."""

    def __init__(self, key: str) -> None:
        self.key = key
        """The game's."""

    def levels(self) -> list[str]:
        """The kinds of bots that can play it, the weakest first."""
        return [RANDOM]

    def make(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat of one game; it takes all its random numbers from this chance."""
        if level == RANDOM:
            return RandomBot(chance)
        raise Malformed(f"{self.key} has no bot {level!r}: {', '.join(self.levels())}")

    def guide(self, chance: Chance) -> Guide | None:
        """What a search needs to know to play this game well; None if the game has no such advice."""
        return None
