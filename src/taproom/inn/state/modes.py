"""The modes of play: who plays with whom, who is a Boss, and what everybody starts with (R1.2.6, R70 to R74).

A free-for-all is a game of one-seat teams on the same path. Each mode is one class; a table is told to it as the team
of each seat and which seats are Bosses.
"""

from typing import Final

HAND_SIZE: Final = 7
_EVERYBODY_FOR_THEMSELVES: Final = 1


class GameMode:
    """What differs from mode to mode, with what holds for most of them."""

    key: str = ""
    rule: str = ""
    """The rule that says which tables there are."""
    team_size: int = _EVERYBODY_FOR_THEMSELVES
    """How many sit in a team; 0 where teams are of different sizes."""
    fewest: int = 2
    """How many seats a table has at least."""
    most: int = 10
    tokens: int = 0
    """Potion Tokens of a team (R52.1.3); -1 if it depends on the table."""
    orders: int = 1
    """Drinks that a team orders in its turn (R54.1.4); -1 if it depends on the table."""
    all_bosses: bool = False
    """Whether everybody is a Boss."""
    action_rule: str = ""
    """The rule that limits the Action Cards of a turn, where it is not R2.3.1."""
    order_rule: str = ""
    """The rule that says how many Drinks are ordered, where it is not R2.4.1."""

    def tables(self) -> list[list[int]]:
        """Every table there can be, from the smallest on: the team of each of its seats."""
        sizes = [self.teams_of(seats, []) for seats in range(self.fewest, self.most + 1)]
        return [teams for teams in sizes if not self.why_no_table(teams)]

    def has_teams(self) -> bool:
        """Whether anybody has a teammate."""
        return self.team_size != _EVERYBODY_FOR_THEMSELVES

    def teams_of(self, seats: int, bosses: list[int]) -> list[int]:
        """The team of each seat where nobody says otherwise: teammates sit next to each other (R70.1.1)."""
        return [seat // self.team_size for seat in range(seats)]

    def bosses_of(self, teams: list[int]) -> list[int]:
        """The seats that are Bosses where nobody says otherwise (R1.2.4)."""
        return []

    def why_no_table(self, teams: list[int]) -> str:
        """What is wrong with a table of these teams, as the end of a message's key; "" if nothing is."""
        seats = len(teams)
        if not self.fewest <= seats <= self.most:
            return "seats"
        if not self.has_teams():
            return "" if len(set(teams)) == seats else "no-teams"
        if seats % self.team_size:
            return "odd"
        if any([teams.count(team) != self.team_size for team in teams]):
            return "size"
        changes = sum([teams[seat] != teams[seat - 1] for seat in range(seats)])
        return "" if changes == len(set(teams)) else "apart"

    def why_not_bosses(self, teams: list[int], bosses: list[int]) -> str:
        """What is wrong with these seats as Bosses, as the end of a message's key; "" if nothing is."""
        return "" if bosses == self.bosses_of(teams) else "boss-none"

    def boss_rule(self) -> str:
        """The rule that says who is a Boss."""
        return self.rule

    def beginner(self, bosses: list[int]) -> int:
        """The seat that begins, if the rules name one; -1 if the table may choose (R1.2.10)."""
        return -1

    def starting_gold(self, seats: int) -> int:
        """R1.2.6; a team has 10 whatever its size (R51.1.2)."""
        return 10

    def hand_size(self, teams: list[int], seat: int) -> int:
        """How many cards the seat draws up to (R2.2.1)."""
        return HAND_SIZE

    def tokens_of(self, teams: list[int]) -> int:
        """The Potion Tokens of a team (R52.1.3)."""
        return self.tokens

    def actions_of(self, teams: list[int], seat: int, is_first_turn: bool) -> int:
        """How many Action Cards the seat may play in a turn (R2.3.1)."""
        return 1

    def orders_of(self, teams: list[int], seat: int, is_first_turn: bool) -> int:
        """How many Drinks the seat's team orders in a turn (R54.1.4)."""
        return self.orders


class FreeForAll(GameMode):
    """Everybody for themselves."""

    key = "free_for_all"
    rule = "R1.2.3"

    def boss_rule(self) -> str:
        """There is none."""
        return "R1.2.4"

    def starting_gold(self, seats: int) -> int:
        """R1.2.6."""
        if seats == 2:
            return 8
        return 12 if seats >= 7 else 10


class TwoHeadedDragon(GameMode):
    """R70: teams of two."""

    key = "two_headed_dragon"
    rule = "R70.1.1"
    team_size = 2
    fewest = 4
    tokens = 2
    orders = 2
    order_rule = "R70.1.3"

    def boss_rule(self) -> str:
        """There is none."""
        return "R1.2.4"


class BossBattle(GameMode):
    """R71: one Boss against a team of two to four Challengers."""

    key = "boss_battle"
    rule = "R71.1.1"
    team_size = 0
    fewest = 3
    most = 5
    tokens = -1
    orders = -1
    action_rule = "R71.2.2"
    order_rule = "R71.2.4"

    def teams_of(self, seats: int, bosses: list[int]) -> list[int]:
        """The Boss is the first seat unless somebody else is said to be."""
        boss = bosses[0] if len(bosses) == 1 else 0
        return [0 if (seat == boss) == (boss == 0) else 1 for seat in range(seats)]

    def bosses_of(self, teams: list[int]) -> list[int]:
        """The player who is a team alone."""
        return [seat for seat in range(len(teams)) if teams.count(teams[seat]) == 1]

    def why_no_table(self, teams: list[int]) -> str:
        """R71.1.1."""
        if not self.fewest <= len(teams) <= self.most:
            return "challengers"
        return "" if len(set(teams)) == 2 and len(self.bosses_of(teams)) == 1 else "boss-alone"

    def why_not_bosses(self, teams: list[int], bosses: list[int]) -> str:
        """R71.1.1."""
        return "" if bosses == self.bosses_of(teams) else "boss-alone"

    def beginner(self, bosses: list[int]) -> int:
        """R71.2.1."""
        return bosses[0]

    def hand_size(self, teams: list[int], seat: int) -> int:
        """R71.1.2."""
        return HAND_SIZE + _challengers(teams) - 1 if self._is_boss(teams, seat) else HAND_SIZE

    def tokens_of(self, teams: list[int]) -> int:
        """R71.1.3: as many as there are Challengers, for either side."""
        return _challengers(teams)

    def actions_of(self, teams: list[int], seat: int, is_first_turn: bool) -> int:
        """R71.2.2, R71.3.1."""
        return self._boss_does(teams, is_first_turn) if self._is_boss(teams, seat) else 1

    def orders_of(self, teams: list[int], seat: int, is_first_turn: bool) -> int:
        """R71.2.4, R71.3.1."""
        return self._boss_does(teams, is_first_turn) if self._is_boss(teams, seat) else 1

    def _is_boss(self, teams: list[int], seat: int) -> bool:
        return teams.count(teams[seat]) == 1

    def _boss_does(self, teams: list[int], is_first_turn: bool) -> int:
        """D71.2: less on the first turn of all, which is the Boss's."""
        others = _challengers(teams)
        return min(2, others - 1) if is_first_turn else others


class TwoHeadedBossBattle(GameMode):
    """R72: teams of two Bosses."""

    key = "two_headed_boss_battle"
    all_bosses = True
    rule = "R72.1.1"
    team_size = 2
    fewest = 4
    most = 6
    tokens = 2
    orders = 2
    order_rule = "R72.1.1"

    def bosses_of(self, teams: list[int]) -> list[int]:
        """R72.1.1."""
        return list(range(len(teams)))

    def why_not_bosses(self, teams: list[int], bosses: list[int]) -> str:
        """R72.1.1."""
        return "" if bosses == self.bosses_of(teams) else "boss-all"

    def why_no_table(self, teams: list[int]) -> str:
        """R72.1.2: two or three teams."""
        wrong = super().why_no_table(teams)
        return "boss-teams" if wrong == "seats" else wrong


class LeadersAndLackeys(GameMode):
    """R73: teams of a Boss and an ordinary character; two to five of them (D73.1)."""

    key = "leaders_and_lackeys"
    rule = "R73.1.1"
    team_size = 2
    fewest = 4
    tokens = 2
    orders = 2
    order_rule = "R73.1.1"

    def bosses_of(self, teams: list[int]) -> list[int]:
        """The first of each team."""
        return [seat for seat in range(len(teams)) if teams.index(teams[seat]) == seat]

    def why_not_bosses(self, teams: list[int], bosses: list[int]) -> str:
        """R73.1.1: one in each team."""
        led = [teams[seat] for seat in bosses]
        return "" if sorted(led) == sorted(set(teams)) else "boss-each"


class BossVersusBoss(GameMode):
    """R74: Bosses, everybody for themselves."""

    key = "boss_versus_boss"
    all_bosses = True
    rule = "R74.1.1"

    def bosses_of(self, teams: list[int]) -> list[int]:
        """R74.1.1."""
        return list(range(len(teams)))

    def why_not_bosses(self, teams: list[int], bosses: list[int]) -> str:
        """R74.1.1."""
        return "" if bosses == self.bosses_of(teams) else "boss-all"


def _challengers(teams: list[int]) -> int:
    return len(teams) - 1


FREE_FOR_ALL: Final = FreeForAll()
MODES: Final[dict[str, GameMode]] = {
    mode.key: mode
    for mode in (
        FREE_FOR_ALL,
        TwoHeadedDragon(),
        BossBattle(),
        TwoHeadedBossBattle(),
        LeadersAndLackeys(),
        BossVersusBoss(),
    )
}
