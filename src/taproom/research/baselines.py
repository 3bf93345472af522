"""How strong the players are, beside each other: random, regular, sage and a policy that has just been learned.

`python -m taproom.research.baselines` trains and plays everything from seeds and prints the table of
docs/research-baselines.md. One seat is the player's whose share of wins is told; it changes from game to game. In team
play the player has the whole team.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from taproom.bots import make_bot
from taproom.kernel.bots import choice_of
from taproom.kernel.dice import QuickDice
from taproom.research.episodes import Episode
from taproom.research.learning import TABLES, Learner
from taproom.research.policies import LearnedPlayer
from taproom.research.spaces import Space, space

LEARNER: Final = "learner"
PLAYERS: Final = ("random", "regular", "sage:100", LEARNER)
RIVALS: Final = ("random", "regular")
FIRST_SEED: Final = 1_000_000


class Player(Protocol):
    """Something that takes an action, or a whole decision, for the seat that is asked."""

    def act(self, episode: Episode) -> None:
        """Act once."""


class BotPlayer:
    """One of the game's bots."""

    def __init__(self, game_key: str, level: str, seed: int) -> None:
        self.bot: Final = make_bot(game_key, level, QuickDice(seed))

    def act(self, episode: Episode) -> None:
        """Make the decision."""
        decision = episode.decision()
        assert decision is not None
        episode.choose(choice_of(self.bot, episode.state, episode.seat, decision))


Maker = Callable[[int], Player]
"""Makes a player for one seat of one game from a seed."""


def share(played: Space, own: Maker, rivals: Maker, games: int, first_seed: int = FIRST_SEED) -> float:
    """What share of the games the player wins against others of one kind, its seat and its team changing."""
    won = 0.0
    for number in range(games):
        seed = first_seed + number
        episode = played.start(seed)
        teams = episode.state.teams()
        mine = number % played.seats
        players = [
            (own if teams[seat] == teams[mine] else rivals)(seed * played.seats + seat) for seat in range(played.seats)
        ]
        while episode.seat >= 0:
            players[episode.seat].act(episode)
        won += episode.result()[mine]
    return won / games


class Field(NamedTuple):
    """Tables at which players are compared."""

    title: str
    tables: Space
    training: int
    """How many games the learner plays before."""


def fields(characters: Sequence[str], drinks: str, training: int) -> list[Field]:
    """Both games, and the Inn in teams; without facts, which are no use to so small a network."""
    teams = "two_headed_dragon"
    return [
        Field("The Inn, four seats", space("inn", 4, characters, facts=0, drinks=drinks), training),
        Field("The Inn, two teams", space("inn", 4, characters, facts=0, drinks=drinks, mode=teams), training),
        Field("Dragonstones, four seats", space("dragonstones", 4, facts=0), training),
    ]


def compare(field: Field, players: Sequence[str], games: int, sage_games: int, tables: int) -> list[str]:
    """The rows of a table: each player against each kind of rivals."""
    makers: dict[str, Maker] = {}
    for name in {*players, *RIVALS}:
        if name == LEARNER:
            learner = Learner(field.tables, seed=1, tables=tables)
            started = time.process_time()
            learner.learn(field.training, lambda line: print(line, file=sys.stderr))
            minutes = (time.process_time() - started) / 60
            print(f"{field.title}: {learner.games} games in {minutes:.1f} minutes of a processor", file=sys.stderr)
            makers[name] = lambda seed, policy=learner.policy: LearnedPlayer(policy, seed)  # type: ignore[misc]
        else:
            makers[name] = lambda seed, name=name: BotPlayer(field.tables.game_key, name, seed)  # type: ignore[misc]
    rows = []
    for name in players:
        count = sage_games if name.startswith("sage") else games
        shares = [f"{share(field.tables, makers[name], makers[rival], count):.0%}" for rival in RIVALS]
        rows.append(f"| {field.title} | {name} | {' | '.join(shares)} | {count} |")
        print(rows[-1], file=sys.stderr)
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, play, print."""
    parser = argparse.ArgumentParser(prog="python -m taproom.research.baselines", description=__doc__)
    parser.add_argument("--characters", default="", help="who sits at the Inn, with commas between them; else by lot")
    parser.add_argument("--drinks", default="rdi1,rdi2", help="the Drinks there")
    parser.add_argument("--games", type=int, default=1000, help="games of each pairing")
    parser.add_argument("--sage-games", type=int, default=100, help="games of sage's pairings")
    parser.add_argument("--training", type=int, default=40_000, help="games the learner plays before")
    parser.add_argument("--tables", type=int, default=TABLES, help="at how many tables the learner plays at once")
    parser.add_argument("--field", type=int, action="append", help="only the field of this number, from 0")
    parser.add_argument("--player", action="append", help=f"only this player, of {', '.join(PLAYERS)}")
    asked = parser.parse_args(arguments)
    wanted = fields([name for name in asked.characters.split(",") if name], asked.drinks, asked.training)
    rows = [
        row
        for number in asked.field or range(len(wanted))
        for row in compare(wanted[number], asked.player or PLAYERS, asked.games, asked.sage_games, asked.tables)
    ]
    print("| Tables | Player | Wins against random | Wins against regulars | Games each |")
    print("|---|---|---:|---:|---:|")
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
