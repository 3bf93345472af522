"""What one seat may know of a position: everything on the table, its own coins, and how many the others can have."""

from typing import Final

from taproom.dragonstones.rules.auctions import Bidding, SilverBidding
from taproom.dragonstones.state.knowledge import bounds_of
from taproom.dragonstones.state.position import Position
from taproom.dragonstones.state.terms import COIN_KEYS, COIN_KINDS, COLOUR_KEYS
from taproom.kernel.decisions import NOTHING
from taproom.kernel.state import View


class RivalView:
    """One seat as the viewer sees it. For the viewer's own seat the bounds meet."""

    def __init__(
        self, low: list[int], high: list[int], spent: int, stones: list[int], score: int, kept: list[int]
    ) -> None:
        self.low: Final = low
        self.high: Final = high
        self.spent: Final = spent
        self.stones: Final = stones
        self.score: Final = score
        self.kept: Final = kept


class TableView(View):
    """The position from one seat; nothing in it depends on what that seat cannot see."""

    def __init__(self, game: Position, seat: int) -> None:
        super().__init__(seat)
        self.catalogue: Final = game.catalogue
        self.keys: Final = [character.key for character in game.catalogue.characters]
        self.turn: Final = game.turn
        self.winner: Final = game.winner
        self.bank: Final = game.bank[:]
        self.bank_stones: Final = game.bank_stones[:]
        self.seats: Final = _seats(game, seat)
        self.played: Final = game.played[:]
        self.stack: Final = sorted(game.stack)
        """What is still to come this turn; the order is unknown, so it is given sorted."""
        self.specials_left: Final = sorted(game.deck)
        self.discards: Final = game.discards[:]
        self.bag: Final = game.bag[:]
        self.drawn: Final = game.drawn[:]
        self.named: Final = game.named
        auction = game.auction
        self.character: Final = NOTHING if auction is None else auction.character
        self.auction_winner: Final = NOTHING if auction is None else auction.winner
        self.tied: Final = 0 if auction is None else auction.tied
        self.seconds: Final = 0 if auction is None else auction.seconds
        self.own_bid: Final[tuple[int, ...]] = () if auction is None or seat < 0 else auction.bids[seat]
        self.own_silver: Final[tuple[int, ...]] = () if auction is None or seat < 0 else auction.silver[seat]
        revealed: list[tuple[int, ...]] = []
        if auction is not None and bids_revealed(game):
            revealed = auction.bids[:]
        self.revealed: Final = revealed
        """The bids of the auction once all were shown; empty before."""
        revealed_silver: list[tuple[int, ...]] = []
        if auction is not None and auction.tied and not isinstance(game.question, SilverBidding):
            revealed_silver = auction.silver[:]
        self.revealed_silver: Final = revealed_silver

    def data(self) -> dict[str, object]:
        """Plain data with the characters by their keys."""
        return {
            "seat": self.seat,
            "turn": self.turn,
            "winner": self.winner,
            "bank": {
                "coins": dict(zip(COIN_KEYS, self.bank, strict=True)),
                "stones": dict(zip(COLOUR_KEYS, self.bank_stones, strict=True)),
            },
            "seats": [self._seat(number) for number in range(len(self.seats))],
            "played": [self.keys[character] for character in self.played],
            "stack": [self.keys[character] for character in self.stack],
            "specials_left": [self.keys[character] for character in self.specials_left],
            "discards": [self.keys[character] for character in self.discards],
            "bag": self.bag,
            "drawn": self.drawn,
            "named": self.named,
            "auction": {
                "character": "" if self.character < 0 else self.keys[self.character],
                "winner": self.auction_winner,
                "tied": self.tied,
                "seconds": self.seconds,
                "own_bid": list(self.own_bid),
                "own_silver": list(self.own_silver),
                "revealed": [list(bid) for bid in self.revealed],
                "revealed_silver": [list(bid) for bid in self.revealed_silver],
            },
        }

    def _seat(self, number: int) -> dict[str, object]:
        seat = self.seats[number]
        return {
            "coins": {COIN_KEYS[kind]: [seat.low[kind], seat.high[kind]] for kind in range(COIN_KINDS)},
            "spent_fairy": seat.spent,
            "stones": dict(zip(COLOUR_KEYS, seat.stones, strict=True)),
            "score": seat.score,
            "kept": [self.keys[character] for character in seat.kept],
        }


def bids_revealed(game: Position) -> bool:
    """Whether the fists of the running auction have been opened."""
    auction = game.auction
    return auction is not None and len(auction.bids[0]) > 0 and not isinstance(game.question, Bidding)


def coin_bounds(game: Position, viewer: int, kind: int) -> tuple[list[int], list[int]]:
    """How many coins of a kind each seat can have, judging by what the viewer has seen."""
    coins = [seat.coins[kind] for seat in game.seats]
    if game.ledger is None:
        return coins, coins
    return bounds_of(game.ledger, viewer, kind, sum(coins))


def _seats(game: Position, viewer: int) -> list[RivalView]:
    lows = [[0] * COIN_KINDS for _ in game.seats]
    highs = [[0] * COIN_KINDS for _ in game.seats]
    for kind in range(COIN_KINDS):
        low, high = coin_bounds(game, viewer, kind)
        for number in range(len(game.seats)):
            lows[number][kind] = low[number]
            highs[number][kind] = high[number]
    return [
        RivalView(lows[number], highs[number], seat.spent, seat.stones[:], seat.score, seat.kept[:])
        for number, seat in enumerate(game.seats)
    ]
