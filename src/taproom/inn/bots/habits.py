"""What follows from the table alone: how strong its Drinks are for each seat, how its cards gamble, what they do."""

from typing import Final

from taproom.inn.bots import deck_strength, hands
from taproom.inn.bots.evaluation import ONE
from taproom.inn.bots.ledger import Ledger
from taproom.inn.bots.likely import Likely
from taproom.inn.bots.unseen import cellars_of
from taproom.inn.effects import program as fx
from taproom.inn.rules.drink_totals import ALCOHOL, FORTITUDE, printed
from taproom.inn.state.setup import Setup

_IN_TIME: Final = 70
"""In hundredths: how much of what a token does will be done before the game is over, and unanswered."""
_RIVALS: Final = 3
"""How many rivals an effect on all of them counts for."""


class Habits:
    """Worked out once for a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.drink_alcohol: Final[list[int]] = []
        self.drink_fortitude: Final[list[int]] = []
        self.gambles: Final[list[int]] = []
        """How many hundredths of a card that takes control a card of each seat's deck is."""
        self.cheats: Final[list[int]] = []
        for seat in range(len(setup.teams)):
            self._look_at_drinks(setup, setup.traits[seat])
            deck = setup.decklists[seat]
            self.gambles.append(_part(setup, deck, fx.GAMBLING | fx.CHEATING))
            self.cheats.append(_part(setup, deck, fx.CHEATING))
        self.moments: Final = [hands.moment(card) for card in setup.cards]
        """For each text the moment its cards are kept for."""
        self.attacks: Final = [deck_strength.attacks(setup, seat) for seat in range(len(setup.teams))]
        """How many Actions of others each seat has to answer between two of its turns."""
        self.cellars: Final = cellars_of(setup)
        """What may be poured: at the Red Dragon Inn first."""
        self.kept: Final[dict[tuple[int, ...], Likely]] = {}
        """What hidden cards change on average in circumstances that come again (`likely`)."""
        self.prospects: Final = deck_strength.of_teams(setup)
        self.token_fear: Final = [_feared(setup, place) for place in range(len(setup.components))]
        """For each component how many hundredths of a point one of its tokens will probably cost who has it."""
        self.fires: Final = [_fired(setup, place) for place in range(len(setup.components))]
        """For each component how many hundredths of a point one step of its track brings, if it fires at its end."""
        self.has_fires: Final = any(self.fires)
        self.usual: Final = [deck_strength.hundredths(card) if card.requires else 0 for card in setup.cards]
        """For each text that can be taken in how many hundredths of a point its card usually brings."""
        self.steps: Final = [_per_step(setup, seat, self.usual) for seat in range(len(setup.teams))]
        """For each seat how many of them a step of the tracks brings that pay for such cards."""
        self.hopes: Final = [_hopes(setup, seat) for seat in range(len(setup.teams))]
        """For each seat and text how many hundredths of a point its card will probably bring while it stays in play."""
        self.growth: Final = deck_strength.growth(setup)
        """For each text of a card that grows how many hundredths of a point it will probably bring, by its step."""
        self.members: Final = [setup.team_masks[setup.teams.index(team)] for team in range(setup.team_count)]
        """For each team its seats as a mask."""
        self.purses: Final = [setup.purses[setup.teams.index(team)] for team in range(setup.team_count)]
        """For each team the mat it is judged by."""

    def _look_at_drinks(self, setup: Setup, traits: int) -> None:
        alcohol = 0
        fortitude = 0
        chasers = 0
        for number in setup.drinklist:
            card = setup.cards[number]
            if card.is_drink:
                total = printed(setup, (number,), traits)
                alcohol += total[ALCOHOL]
                fortitude += total[FORTITUDE]
                chasers += 1 if card.chaser else 0
        count = max(1, len(setup.drinklist))
        self.drink_alcohol.append(alcohol * ONE * (count + chasers) // (count * count))
        self.drink_fortitude.append(fortitude * ONE * (count + chasers) // (count * count))


def _hopes(setup: Setup, seat: int) -> list[int]:
    turns = deck_strength.turns_in_play(setup, seat)
    return [deck_strength.hoped(card, turns) for card in setup.cards]


def _feared(setup: Setup, place: int) -> int:
    """What tokens do to their holders by themselves, most of it in time."""
    if setup.tokens_at[place] < 0:
        return 0
    total = 0
    for mode in setup.components[place].triggers:
        ledger = Ledger(deck_strength.USUAL_PRICES, mode.when.kind, 1)
        total += sum([ledger.worth(effect) for effect in mode.code])
    return total * _IN_TIME // deck_strength.USUAL_PRICES.rival


def _fired(setup: Setup, place: int) -> int:
    """What a track does to others when it fires, shared out among its steps: most of them will be taken in time."""
    component = setup.components[place]
    if component.fires is None:
        return 0
    ledger = Ledger(deck_strength.USUAL_PRICES, fx.FREELY, _RIVALS)
    worth = sum([ledger.worth(effect) for effect in component.fires.code])
    steps = component.high - component.low
    return worth * ONE // deck_strength.USUAL_PRICES.point * _IN_TIME // 100 // steps


def _per_step(setup: Setup, seat: int, usual: list[int]) -> int:
    """All cards of the side decks by all that they require."""
    cards = [text for place in setup.queues[seat] for text in setup.components[place].cards]
    return sum([usual[text] for text in cards]) // max(1, sum([len(setup.cards[text].requires) for text in cards]))


_LATEST: Final[list[Habits]] = []
"""Those of the table that was asked about last: its bots are made one after the other."""


def habits_of(setup: Setup) -> Habits:
    """What follows from a table, and what is worked out about it later, shared by all who play there."""
    if not _LATEST or _LATEST[0].setup is not setup:
        _LATEST[:] = [Habits(setup)]
    return _LATEST[0]


def _part(setup: Setup, deck: list[int], types: int) -> int:
    found = 0
    for number in deck:
        if setup.cards[number].plays & types:
            found += 1
    return found * ONE // max(1, len(deck))
