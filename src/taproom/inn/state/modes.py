"""The modes of play: who plays with whom, and what a team has at the start (R1.2.6, R70)."""

from typing import Final

_EVERYBODY_FOR_THEMSELVES: Final = 1


class GameMode:
    """What differs from mode to mode. A free-for-all is a game of one-seat teams on the same path."""

    def __init__(self, key: str, team_size: int, fewest: int, most: int, tokens: int, orders: int, rule: str) -> None:
        self.key: Final = key
        self.team_size: Final = team_size
        self.fewest: Final = fewest
        """How many seats a table has at least."""
        self.most: Final = most
        self.tokens: Final = tokens
        """Potion Tokens of a team (R52.1.3)."""
        self.orders: Final = orders
        """Drinks that a team orders in its turn (R54.1.4)."""
        self.rule: Final = rule
        """The rule that says which tables there are."""

    def tables(self) -> list[list[int]]:
        """Every table there can be, from the smallest on: the team of each of its seats."""
        sizes = [self.teams_of(seats) for seats in range(self.fewest, self.most + 1)]
        return [teams for teams in sizes if not why_no_table(self, teams)]

    def has_teams(self) -> bool:
        """Whether anybody has a teammate."""
        return self.team_size > _EVERYBODY_FOR_THEMSELVES

    def starting_gold(self, seats: int) -> int:
        """R1.2.6; a team has 10 whatever its size (R51.1.2)."""
        if self.has_teams():
            return 10
        if seats == 2:
            return 8
        return 12 if seats >= 7 else 10

    def teams_of(self, seats: int) -> list[int]:
        """The team of each seat where nobody says otherwise: teammates sit next to each other (R70.1.1)."""
        return [seat // self.team_size for seat in range(seats)]


FREE_FOR_ALL: Final = GameMode("free_for_all", _EVERYBODY_FOR_THEMSELVES, 2, 10, 0, 1, "R1.2.3")
TWO_HEADED_DRAGON: Final = GameMode("two_headed_dragon", 2, 4, 10, 2, 2, "R70.1.1")
MODES: Final = {mode.key: mode for mode in (FREE_FOR_ALL, TWO_HEADED_DRAGON)}


def why_no_table(mode: GameMode, teams: list[int]) -> str:
    """What is wrong with a table whose seats belong to these teams, as the end of a message's key; "" if nothing is."""
    seats = len(teams)
    if not mode.fewest <= seats <= mode.most:
        return "seats"
    if not mode.has_teams():
        return "" if len(set(teams)) == seats else "no-teams"
    if seats % mode.team_size:
        return "odd"
    if any([teams.count(team) != mode.team_size for team in teams]):
        return "size"
    changes = sum([teams[seat] != teams[seat - 1] for seat in range(seats)])
    return "" if changes == len(set(teams)) else "apart"
