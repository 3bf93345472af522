"""Players that are programs. A bot is given a view and a decision, never a state: it knows what its seat may know."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.playout import Endless, random_choice
from taproom.kernel.state import State, View
from taproom.kernel.verdicts import Malformed

CERTAIN: Final = 1_000_000
"""A chance of winning is given in millionths."""
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


# ---- what a search needs to know about a game: which answers look good, and how well everybody stands ----


class Hint:
    """An answer worth looking at, and how good it looks at first sight."""

    __slots__ = ("behind", "choice", "key")

    def __init__(self, choice: int, key: tuple[int, ...], behind: int) -> None:
        self.choice = choice
        self.key = key
        """The same for the same deed in two positions that differ only in what the searcher cannot know."""
        self.behind = behind
        """How much lower the chance of winning seems than with the best answer, in millionths."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game's advice to a search. It is asked about imagined positions, in which every card is known."""

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """What a sensible player would do who knows no more than the seat may."""
        raise NotImplementedError

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """Answers worth trying, the most promising first, from what the seat may know."""
        raise NotImplementedError

    def favourite(self, state: State, seat: int, decision: Decision) -> Hint:
        """The first of the hints; most of the time a search asks for no other."""
        return self.hints(state, seat, decision)[0]

    def chances(self, state: State) -> list[int]:
        """How likely each seat is to win from here, in millionths; they add up to about CERTAIN."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether nothing is under way, so that the chances can be judged from what lies on the table."""
        return True


# ---- all bots of a game ----


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
