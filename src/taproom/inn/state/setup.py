"""What is fixed for a whole game: the cards in use, who sits where, what lies before each seat."""

from typing import Final

from taproom.inn.state.cards import Card, Catalogue, PlayMode
from taproom.inn.state.components import BOUGHT, GROWING, PLOTTED, STANDING, TOKEN, WAITING, Component
from taproom.inn.state.layout import Places, Stack
from taproom.inn.state.modes import FREE_FOR_ALL, GameMode
from taproom.kernel.zones import Zones

TOP: Final = 20
"""Where the tracks for Fortitude and Alcohol end (R5.1.1)."""


class Mat:
    """Tracks for Fortitude and Alcohol and a purse, shared by a team; a seat may have one for each other player.

    `facing` is the seat whose doings move it, -1 if everybody's do (R51, R80.2.1).
    """

    def __init__(self, seats: list[int], facing: int = -1, top: int = TOP) -> None:
        self.seats: Final = seats
        self.facing: Final = facing
        self.top: Final = top


def mats_of_teams(teams: list[int]) -> list[Mat]:
    """One for each team (R51.1.1)."""
    return [Mat([seat for seat in range(len(teams)) if teams[seat] == team]) for team in range(max(teams) + 1)]


class Before:
    """What lies before the seats of a table: their mats. Shared by tables with the same decks."""

    def __init__(self, teams: list[int], mats: list[Mat]) -> None:
        seats = range(len(teams))
        self.mats: Final = mats
        self.team_masks: Final = [sum([1 << seat for seat in seats if teams[seat] == team]) for team in teams]
        """For each seat its team as a mask of seats."""
        self.members: Final = [[seat for seat in seats if teams[seat] == team] for team in teams]
        """For each seat all of its team, in seat order."""
        self.rounds: Final = _rounds(len(teams))
        self.orders: Final = [_by_team(teams, first) for first in seats]
        self.purses: Final = [_mats_of(mats, seat, -1)[0] for seat in seats]
        """For each seat the mat its Gold lies on."""
        self.moved: Final = [[_mats_of(mats, seat, cause) for cause in range(-1, len(teams))] for seat in seats]
        """The mats that change when something happens to a seat: for each seat, by who caused it, nobody first."""


class Setup:
    """What is fixed for a whole game. Tables with the same decks can share how their cards are numbered (`like`)."""

    def __init__(
        self,
        catalogue: Catalogue,
        teams: list[int],
        traits: list[int],
        decklists: list[list[int]],
        drinklist: list[int],
        bar_deck: bool,
        options: dict[str, object],
        components: list[list[Component]] | None = None,
        mats: list[Mat] | None = None,
        like: "Setup | None" = None,
        mode: GameMode = FREE_FOR_ALL,
        eventlists: list[list[int]] | None = None,
        extra_gold: list[int] | None = None,
        bosses: list[int] | None = None,
        taverns: list[int] | None = None,
        tavernlists: list[list[int]] | None = None,
    ) -> None:
        self.cards: Final = catalogue.cards
        self.catalogue: Final = catalogue
        self.teams: Final = teams
        """The team of each seat."""
        self.team_count: Final = max(teams) + 1
        self.has_mates: Final = max(teams) + 1 < len(teams)
        """Whether anybody has a teammate."""
        self.mode: Final[GameMode] = like.mode if like else mode
        before: Before = like.before if like else Before(teams, mats or mats_of_teams(teams))
        self.before: Final[Before] = before
        self.team_masks: Final = before.team_masks
        self.members: Final = before.members
        self.mats: Final = before.mats
        self.has_one_mat_each: Final = len(before.mats) == self.team_count
        self.purses: Final = before.purses
        self.traits: Final = traits
        self.extra_gold: Final[list[int]] = like.extra_gold if like else extra_gold or [0] * len(teams)
        """For each seat how much more Gold its team starts with (R29.1.1)."""
        self.decklists: Final = decklists
        self.drinklist: Final = drinklist
        self.bosses: Final[list[int]] = like.bosses if like else bosses or []
        """The seats that play with Boss Cards (R71.1.4)."""
        self.hand_sizes: Final = [self.mode.hand_size(teams, seat) for seat in range(len(teams))]
        """For each seat how many cards it draws up to (R2.2.1, R71.1.2)."""
        self.bar_deck: Final = bar_deck
        self.options: Final = options
        seats = len(teams)
        self.rounds: Final = before.rounds
        """For each seat: all seats clockwise from it."""
        self.orders: Final = before.orders
        """For each seat: all seats in the order of windows in its turn, its teammates before the others (D54.1)."""
        parts = [_before_boss(own) if seat in self.bosses else own for seat, own in enumerate(components or [])]
        self.components: Final[list[Component]] = like.components if like else [part for own in parts for part in own]
        """What lies before the seats besides their cards, seat by seat."""
        self.owners: Final[list[int]] = like.owners if like else [s for s in range(len(parts)) for _ in parts[s]]
        self.firsts: Final[list[int]] = like.firsts if like else _firsts(parts, seats)
        """For each seat the number of its first component."""
        self.owned: Final[list[list[int]]] = like.owned if like else _owned(self.owners, seats)
        """For each seat the numbers of its components."""
        self.has_components: Final = len(self.components) > 0
        self.tokens_at: Final[list[int]] = like.tokens_at if like else self._tokens_at(seats)
        """For each component of tokens where the numbers of those each seat holds begin in `marks`; -1 for others."""
        self.has_tokens: Final = any([place >= 0 for place in self.tokens_at])
        self.standings: Final[list[list[int]]] = like.standings if like else self._of_kind(seats, STANDING)
        """For each seat its components of which one card is in force."""
        self.shops: Final[list[list[int]]] = like.shops if like else self._of_kind(seats, BOUGHT)
        """For each seat its components whose cards it can buy."""
        self.gardens: Final[list[list[int]]] = like.gardens if like else self._of_kind(seats, GROWING)
        """For each seat its components whose cards grow."""
        self.plots: Final[list[list[int]]] = like.plots if like else self._of_kind(seats, PLOTTED)
        """For each seat its components of plotted cards."""
        self.queues: Final[list[list[int]]] = like.queues if like else self._of_kind(seats, WAITING)
        """For each seat its components whose cards wait to be taken into the hand."""
        self.homes: Final[list[int]] = like.homes if like else self._homes()
        """For each text the component whose side deck its card belongs to for good; -1 for most."""
        self.happenings: Final[list[int]] = like.happenings if like else self._happenings(seats)
        """For each seat the kinds of moments at which its components may do something by themselves, as bits."""
        self.moments: Final[int] = like.moments if like else self._moments()
        """The kinds of moments that any card of the table is for, as bits."""
        self.eventlists: Final[list[list[int]]] = like.eventlists if like else eventlists or []
        """The cards of each event deck, in the order in which the decks come at the end of a turn (R41.1.2)."""
        self.has_events: Final = len(self.eventlists) > 0
        self.taverns: Final[list[int]] = like.taverns if like else taverns or []
        """The Tavern cards beside the Red Dragon Inn, by their texts (D82.2.1)."""
        self.tavernlists: Final[list[list[int]]] = like.tavernlists if like else tavernlists or []
        """The Drinks of each of them."""
        self.has_taverns: Final = len(self.taverns) > 0
        self.keeps_drinks: Final[bool] = like.keeps_drinks if like else self._keeps_drinks()
        """Whether any Drink is not discarded but kept (R8.5.1)."""
        self.places: Final[Places] = like.places if like else self._places()
        self.faces: list[Card] = like.faces if like else []
        """For each card what it says, once the cards have numbers."""
        self._unpacked: Zones | None = like._unpacked if like else None
        self.rewritten: Final[dict[tuple[int, ...], PlayMode]] = {}
        """Texts put together from several cards or with changed numbers, kept because they come again."""

    def _moments(self) -> int:
        found = 0
        for card in self.cards:
            for mode in card.modes:
                found |= 1 << mode.when.kind
        return found

    def _keeps_drinks(self) -> bool:
        return any([self.cards[text].stays for texts in (self.drinklist, *self.tavernlists) for text in texts])

    def _places(self) -> Places:
        return Places(
            self.teams,
            self.components,
            self.owners,
            len(self.eventlists),
            self._in_sight(),
            len(self.taverns),
            self.keeps_drinks,
        )

    def _in_sight(self) -> list[int]:
        """The seats that play several Action Cards a turn, which stay in sight until the phase ends (R71.2.3)."""
        return [s for s in range(len(self.teams)) if self.mode.actions_of(self.teams, s, False) > 1]

    def _tokens_at(self, seats: int) -> list[int]:
        kinds = [component.kind for component in self.components]
        return [
            len(kinds) + seats * kinds[:place].count(TOKEN) if kind == TOKEN else -1 for place, kind in enumerate(kinds)
        ]

    def _of_kind(self, seats: int, kind: int) -> list[list[int]]:
        return [[n for n in self.owned[seat] if self.components[n].kind == kind] for seat in range(seats)]

    def _homes(self) -> list[int]:
        homes = [-1] * len(self.cards)
        for place, component in enumerate(self.components):
            if component.kind != BOUGHT:  # R27.1.6: what is bought belongs to its player's deck.
                for text in component.faces:
                    homes[text] = place
        return homes

    def _happenings(self, seats: int) -> list[int]:
        found = [0] * seats
        for place, component in enumerate(self.components):
            modes = component.triggers + [mode for text in component.faces for mode in self.cards[text].modes]
            for mode in modes:
                found[self.owners[place]] |= 1 << mode.when.kind
        return found

    def laid_out(self, stacks: list[Stack]) -> Zones:
        """Give these cards their numbers; the zones with every card where its stack is."""
        zones = self.places.stacked(stacks)
        self.faces = [self.cards[text] for text in zones.layout.texts]
        return zones

    def unpack(self) -> None:
        """Number all cards the table has: decks and side decks in their places, Drinks still in the box."""
        places = self.places
        stacks = [Stack(places.decks[seat], seat, cards) for seat, cards in enumerate(self.decklists)]
        stacks.append(Stack(places.box, places.drink_family, self.drinklist))
        for place, component in enumerate(self.components):
            if component.cards:
                family, back = places.side_families[place], places.side_backs[place]
                stacks.append(Stack(places.side_decks[place], family, list(component.cards), back))
        for number, cards in enumerate(self.eventlists):
            stacks.append(Stack(places.event_decks[number], places.first_event_family + number, cards))
        for number, cards in enumerate(self.tavernlists):
            stacks.append(Stack(places.tavern_decks[number], places.first_tavern_family + number, cards))
        self._unpacked = self.laid_out(stacks)

    def unpacked(self) -> Zones:
        """The cards of a table before anything is dealt."""
        assert self._unpacked is not None, "a table whose cards have no numbers yet"
        return self._unpacked.clone()

    def mark_count(self) -> int:
        """How many numbers there are for components: one each, and behind them for tokens one for each seat."""
        return len(self.components) + len(self.teams) * len([place for place in self.tokens_at if place >= 0])

    def supply(self, marks: list[int], place: int) -> int:
        """How many tokens of a component lie with nobody; its own mark is how many are missing."""
        first = self.tokens_at[place]
        return self.components[place].high - marks[place] - sum(marks[first : first + len(self.teams)])

    def tokens_of(self, marks: list[int], seat: int) -> list[tuple[int, int]]:
        """The tokens that lie with a seat: of which component, and how many."""
        found = [(place, marks[first + seat]) for place, first in enumerate(self.tokens_at) if first >= 0]
        return [(place, number) for place, number in found if number]

    def component(self, seat: int, number: int) -> int:
        """The seat's component of this number among its own; -1 if it has none such."""
        first = self.firsts[seat]
        place = first + number
        return place if number >= 0 and place < len(self.owners) and self.owners[place] == seat else -1

    def sells(self, seat: int, card: int) -> bool:
        """Whether a card that lies before a seat is its own and has a price; a bought one is not resold (R23.1.7)."""
        return self.faces[card].price > 0 and self.owners[self.home_of(card)] == seat

    def can_take_in(self, marks: list[int], seat: int, text: int) -> bool:
        """Whether the seat's tracks stand high enough for a card that waits before it (R34.1.4)."""
        wanted = self.cards[text].requires
        return all([marks[self.firsts[seat] + track] >= wanted.count(track) for track in wanted])

    def has_such_a_deck(self, seat: int, text: int) -> bool:
        """Whether cards of this text belong to a side deck of this seat."""
        for place in range(self.firsts[seat], len(self.owners)):
            if self.owners[place] == seat and text in self.components[place].cards:
                return True
        return False

    def home_of(self, card: int) -> int:
        """The component whose side deck a card belongs to; below 0 if it is of none."""
        return self.homes[self.faces[card].number]


def _before_boss(parts: list[Component]) -> list[Component]:
    """What a Boss has in place of these."""
    return [part.boss or part for part in parts]


def _firsts(parts: list[list[Component]], seats: int) -> list[int]:
    return [sum([len(own) for own in parts[:seat]]) for seat in range(seats)]


def _owned(owners: list[int], seats: int) -> list[list[int]]:
    return [[number for number, owner in enumerate(owners) if owner == seat] for seat in range(seats)]


def _rounds(seats: int) -> list[list[int]]:
    return [[(first + step) % seats for step in range(seats)] for first in range(seats)]


def _by_team(teams: list[int], first: int) -> list[int]:
    mates = [seat for seat in range(len(teams)) if teams[seat] == teams[first] and seat != first]
    others = [seat for seat in _rounds(len(teams))[mates[-1] if mates else first] if teams[seat] != teams[first]]
    return [first, *mates, *others]


def _mats_of(mats: list[Mat], seat: int, cause: int) -> list[int]:
    """What moves when `cause` does something to a seat: all its mats but those that face somebody else."""
    own = [number for number, mat in enumerate(mats) if seat in mat.seats]
    return [number for number in own if cause < 0 or mats[number].facing in (-1, cause)]
