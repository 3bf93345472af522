"""What follows from the table alone: how strong its Drinks are for each seat, how its cards gamble, what they do."""

from typing import Final

from taproom.inn.language import effects as fx
from taproom.inn.regular import prospects
from taproom.inn.regular.likely import Likely
from taproom.inn.regular.unseen import Cellar
from taproom.inn.regular.worth import ONE
from taproom.inn.rules.servings import ALCOHOL, FORTITUDE, printed
from taproom.inn.table import Table


class Habits:
    """Worked out once for a table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.drink_alcohol: Final[list[int]] = []
        self.drink_fortitude: Final[list[int]] = []
        self.gambles: Final[list[int]] = []
        """How many hundredths of a card that takes control a card of each seat's deck is."""
        self.cheats: Final[list[int]] = []
        for seat in range(len(table.teams)):
            self._look_at_drinks(table, table.traits[seat])
            deck = table.decklists[seat]
            self.gambles.append(_part(table, deck, fx.GAMBLING | fx.CHEATING))
            self.cheats.append(_part(table, deck, fx.CHEATING))
        self.cellar: Final = Cellar(table)
        self.kept: Final[dict[tuple[int, ...], Likely]] = {}
        """What hidden cards change on average in circumstances that come again (`forecast`)."""
        self.prospects: Final = prospects.of_teams(table)
        self.members: Final = [table.team_masks[table.teams.index(team)] for team in range(table.team_count)]
        """For each team its seats as a mask."""
        self.purses: Final = [table.purses[table.teams.index(team)] for team in range(table.team_count)]
        """For each team the mat it is judged by."""

    def _look_at_drinks(self, table: Table, traits: int) -> None:
        alcohol = 0
        fortitude = 0
        chasers = 0
        for number in table.drinklist:
            card = table.cards[number]
            if card.is_drink:
                total = printed(table, (number,), traits)
                alcohol += total[ALCOHOL]
                fortitude += total[FORTITUDE]
                chasers += 1 if card.chaser else 0
        count = max(1, len(table.drinklist))
        self.drink_alcohol.append(alcohol * ONE * (count + chasers) // (count * count))
        self.drink_fortitude.append(fortitude * ONE * (count + chasers) // (count * count))


def _part(table: Table, deck: list[int], types: int) -> int:
    found = 0
    for number in deck:
        if table.cards[number].plays & types:
            found += 1
    return found * ONE // max(1, len(deck))
