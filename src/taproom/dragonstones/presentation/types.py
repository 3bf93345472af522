"""A table of Fist of Dragonstones as a client draws it."""

from typing import Literal

import msgspec

from taproom.presentation.types import Amount, GameTable


class CoinsShown(msgspec.Struct, frozen=True, gc=False):
    """How many coins of a kind are behind a screen, as far as the viewer can know; for your own seat both are equal."""

    key: Literal["fairy", "gold", "silver", "black", "amulets"]
    name: str
    least: int
    most: int


class BidShown(msgspec.Struct, frozen=True, gc=False):
    """A fist, opened."""

    coins: tuple[Amount, ...]
    worth: int


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """A seat as the viewer sees it."""

    seat: int
    name: str
    points: int
    stones: tuple[Amount, ...]
    """Red, blue, yellow, in this order."""
    coins: tuple[CoinsShown, ...]
    """Fairy, gold, silver, black, amulets, in this order."""
    spent: int
    """Fairy gold spent in this turn: it lies before the screen and comes back."""
    kept: tuple[str, ...]
    """The keys of characters it keeps."""
    bid: BidShown | None
    """Its fist in the running auction, once all are open; the viewer's own as soon as it is closed."""
    silver: BidShown | None
    tied: bool
    won: bool
    """It has won the running auction."""
    second: bool


class AuctionShown(msgspec.Struct, frozen=True, gc=False):
    """The character on the block."""

    card: str
    title: str
    text: str
    stage: Literal["bidding", "silver", "power"]
    """All bid; the tied bid silver; the winner uses the character."""
    winner: int
    opened: bool
    """Whether the fists are open."""


class LotShown(msgspec.Struct, frozen=True, gc=False):
    """A character of this turn."""

    card: str
    title: str
    state: Literal["played", "now", "to-come"]


class BagShown(msgspec.Struct, frozen=True, gc=False):
    """Stones in the bag and drawn from it, while a character uses it."""

    bag: tuple[Amount, ...]
    drawn: tuple[Amount, ...]
    named: str
    """The colour that was named; empty if none is."""


class DragonstonesTable(GameTable, frozen=True, gc=False, tag="dragonstones"):
    """A table of Fist of Dragonstones."""

    viewer: int
    turn: int
    points_to_win: int
    players: tuple[PlayerShown, ...]
    auction: AuctionShown | None
    lots: tuple[LotShown, ...]
    """The characters of this turn: those played in their order, the present one, those to come in no order."""
    specials_left: tuple[str, ...]
    """The keys of Special Characters that may still come in later turns."""
    discards: tuple[str, ...]
    bank_coins: tuple[Amount, ...]
    bank_stones: tuple[Amount, ...]
    bag: BagShown | None
    over: bool
    winner: int
