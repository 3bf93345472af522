"""What the tables that an encoder is made for have in common: their cards and decks, and which places for cards."""

from typing import Final

from taproom.inn.state.setup import Setup
from taproom.kernel.layout import NO_VIEWERS
from taproom.kernel.verdicts import Malformed

_DRINKS: Final = "drinks"


def card_keys(setup: Setup) -> list[str]:
    """For each text of a table a key that is the same at every table; a Drink of several decks is one card."""
    drinks = set(setup.drinklist)
    return [f"{_DRINKS if card.number in drinks else card.deck_key}/{card.key}" for card in setup.catalogue.cards]


def characters(setup: Setup) -> list[str]:
    """Who sits on each seat."""
    seats = setup.options["seats"]
    assert isinstance(seats, list), "the options of a table that was set up"
    return [str(seat["character"]) for seat in seats]


def kind_of(key: str) -> str:
    """Which kind of place a zone is, by its key: "hand" of "hand.0"."""
    return key.partition(".")[0]


class Lens:
    """One of the tables as the encoder sees it."""

    def __init__(self, setup: Setup, pool: "Pool") -> None:
        numbers = {key: number for number, key in enumerate(pool.cards)}
        try:
            self.cards: Final = [numbers[key] for key in card_keys(setup)]
            """For each text the number of the card."""
            self.characters: Final = [pool.characters.index(key) for key in characters(setup)]
        except (KeyError, ValueError) as error:
            raise Malformed(f"this table has {error} and is none of those the encoder was made for") from None
        zones = setup.places.layout.zones
        self.owners: Final = [zone.seat for zone in zones]
        kinds = [kind_of(zone.key) for zone in zones]
        self.sizes: Final = [
            (pool.table_kinds if zone.seat < 0 else pool.seat_kinds).index(kinds[n]) for n, zone in enumerate(zones)
        ]
        """For each zone the number of its kind among those of its sort."""
        self.faces: Final = [
            _place(pool.seen_kinds, kinds[n]) if zone.seat >= 0 else -1 for n, zone in enumerate(zones)
        ]
        """The number of its kind among those whose faces are written down; -1 for none, and for the table's."""
        self.numbered: Final = True in [zone.is_numbered for zone in zones]


class Pool:
    """What there is at any of these tables."""

    def __init__(self, setups: list[Setup]) -> None:
        self.seats: Final = len(setups[0].teams)
        for setup in setups:
            if len(setup.teams) != self.seats:
                raise Malformed(f"tables of {self.seats} and of {len(setup.teams)} seats: an encoder is for one number")
        zones = [zone for setup in setups for zone in setup.places.layout.zones]
        self.cards: Final = sorted({key for setup in setups for key in card_keys(setup)})
        self.characters: Final = sorted({key for setup in setups for key in characters(setup)})
        self.seat_kinds: Final = sorted({kind_of(zone.key) for zone in zones if zone.seat >= 0})
        """The kinds of places that lie before a seat."""
        self.table_kinds: Final = sorted({kind_of(zone.key) for zone in zones if zone.seat < 0})
        self.seen_kinds: Final = sorted({kind_of(z.key) for z in zones if z.seat >= 0 and z.viewers != NO_VIEWERS})
        """Those before a seat whose cards somebody sees."""
        self.components: Final = max([len(own) for setup in setups for own in setup.owned])
        """The most components that anybody has."""
        self.event_decks: Final = max([len(setup.eventlists) for setup in setups])
        self._lenses: Final[dict[Setup, Lens]] = {}

    def lens(self, setup: Setup) -> Lens:
        """How to look at one of the tables; Malformed if it is none of them."""
        lens = self._lenses.get(setup)
        if lens is None:
            lens = Lens(setup, self)
            self._lenses[setup] = lens
        return lens


def _place(kinds: list[str], kind: str) -> int:
    return kinds.index(kind) if kind in kinds else -1
