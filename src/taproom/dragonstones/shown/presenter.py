"""Fist of Dragonstones as people are shown it."""

from functools import lru_cache
from typing import Final

from taproom.dragonstones.fluent import say
from taproom.dragonstones.language.faces import face
from taproom.dragonstones.rules import terms
from taproom.dragonstones.rules.auctions import Bidding, SilverBidding, bid_value, silver_value
from taproom.dragonstones.rules.play import Dragonstones
from taproom.dragonstones.rules.terms import COIN_KEYS, COIN_KINDS, COLOUR_KEYS, FAIRY, POINTS_TO_WIN
from taproom.dragonstones.rules.views import RivalView, TableView
from taproom.dragonstones.shown import (
    AuctionShown,
    BagShown,
    BidShown,
    CoinsShown,
    DragonstonesTable,
    LotShown,
    PlayerShown,
)
from taproom.dragonstones.shown.asking import ask_shown
from taproom.dragonstones.shown.bidding import foresee_bid
from taproom.dragonstones.shown.catalogue import catalogue
from taproom.dragonstones.shown.facts import BID_COINS, SILVER_COINS, amounts, facts_shown
from taproom.dragonstones.words import name, title
from taproom.shown import Amount, Ask, Catalogue, Fact, GameTable, Preview
from taproom.shown.presenting import Presenter
from taproom.table.events import Event
from taproom.table.state import State

_CHANCE: Final = (terms.DREW, terms.DREW_NAMED, terms.KEPT_DRAWN, terms.RESHUFFLED, terms.USED)
_POINTS: Final = "points"


def _position(state: State) -> Dragonstones:
    assert isinstance(state, Dragonstones)
    return state


@lru_cache(maxsize=64)
def _coin_name(kind: int, language: str) -> str:
    return say(language, f"measure-{COIN_KEYS[kind]}")


class DragonstonesPresenter(Presenter):
    """Shows tables of Fist of Dragonstones."""

    def table_type(self) -> type[GameTable]:
        """A table of this game."""
        return DragonstonesTable

    def table(self, state: State, viewer: int, language: str) -> DragonstonesTable:
        """Everything a client draws."""
        game = _position(state)
        view = game.view(viewer)
        keys = view.keys
        using_bag = any(view.bag) or any(view.drawn) or view.named >= 0
        return DragonstonesTable(
            viewer=viewer,
            turn=view.turn,
            points_to_win=POINTS_TO_WIN,
            players=tuple([_player(game, view, seat, language) for seat in range(len(view.seats))]),
            auction=_auction(game, view, language) if view.character >= 0 else None,
            lots=_lots(game, view, language),
            specials_left=tuple([keys[character] for character in view.specials_left]),
            discards=tuple([keys[character] for character in view.discards]),
            bank_coins=_counted(COIN_KEYS, view.bank),
            bank_stones=_counted(COLOUR_KEYS, view.bank_stones),
            bag=_bag(view) if using_bag else None,
            over=view.winner >= 0,
            winner=view.winner,
        )

    def facts(
        self, state: State, events: list[Event], first: int, end: int, viewer: int, language: str
    ) -> tuple[Fact, ...]:
        """What happened."""
        return facts_shown(_position(state), events[first:end], viewer, language)

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat."""
        return ask_shown(_position(state), seat, language)

    def catalogue(self, language: str, rules: int) -> Catalogue:
        """All characters."""
        return catalogue(language, rules)

    def measures(self, state: State, viewer: int) -> dict[tuple[int, str], int]:
        """Points, stones, and coins where the viewer knows how many."""
        found: dict[tuple[int, str], int] = {}
        for number, seat in enumerate(_position(state).view(viewer).seats):
            found[number, _POINTS] = seat.score
            for colour, count in enumerate(seat.stones):
                found[number, COLOUR_KEYS[colour]] = count
            for kind in range(COIN_KINDS):
                if seat.low[kind] == seat.high[kind]:
                    # Spent fairy gold comes back, so that it still counts.
                    spent = seat.spent if kind == FAIRY else 0
                    found[number, COIN_KEYS[kind]] = seat.low[kind] + spent
        return found

    def measure_name(self, key: str, language: str) -> str:
        """What such a number is called."""
        return say(language, f"measure-{key}")

    def is_chance(self, event: Event) -> bool:
        """A stone is drawn, or a character turned up."""
        return event.kind in _CHANCE

    def foresee(self, state: State, seat: int, choice: int, language: str) -> Preview | None:
        """What a fist costs, and what there is to win with it."""
        return foresee_bid(_position(state), seat, choice, language)

    def is_harm(self, key: str, change: int) -> bool:
        """Less of anything is bad."""
        return change < 0


def _counted(keys: tuple[str, ...], counts: list[int]) -> tuple[Amount, ...]:
    return tuple([Amount(key, count) for key, count in zip(keys, counts, strict=True)])


def _player(game: Dragonstones, view: TableView, number: int, language: str) -> PlayerShown:
    seat = view.seats[number]
    return PlayerShown(
        seat=number,
        name=name(game, number, language),
        points=seat.score,
        stones=_counted(COLOUR_KEYS, seat.stones),
        coins=_coins(seat, language),
        spent=seat.spent,
        kept=tuple([view.keys[character] for character in seat.kept]),
        bid=_bid(view, number),
        silver=_silver(view, number),
        tied=(view.tied >> number) & 1 != 0,
        won=view.auction_winner == number,
        second=(view.seconds >> number) & 1 != 0,
    )


def _coins(seat: RivalView, language: str) -> tuple[CoinsShown, ...]:
    return tuple(
        [
            CoinsShown(COIN_KEYS[kind], _coin_name(kind, language), seat.low[kind], seat.high[kind])
            for kind in range(COIN_KINDS)
        ]
    )


def _bid(view: TableView, number: int) -> BidShown | None:
    bid = view.revealed[number] if view.revealed else view.own_bid if number == view.seat else ()
    return BidShown(amounts(BID_COINS, bid), bid_value(bid)) if bid else None


def _silver(view: TableView, number: int) -> BidShown | None:
    bid = view.revealed_silver[number] if view.revealed_silver else view.own_silver if number == view.seat else ()
    return BidShown(amounts(SILVER_COINS, bid), silver_value(bid)) if bid else None


def _auction(game: Dragonstones, view: TableView, language: str) -> AuctionShown:
    program = game.catalogue.characters[view.character].program
    question = game.question
    stage = "bidding" if isinstance(question, Bidding) else "silver" if isinstance(question, SilverBidding) else "power"
    return AuctionShown(
        card=view.keys[view.character],
        title=title(game, view.character, language),
        text=face(program, language).replace("\n", " "),
        stage=stage,  # type: ignore[arg-type]
        winner=view.auction_winner,
        opened=bool(view.revealed),
    )


def _lots(game: Dragonstones, view: TableView, language: str) -> tuple[LotShown, ...]:
    def lot(character: int, state: str) -> LotShown:
        return LotShown(view.keys[character], title(game, character, language), state)  # type: ignore[arg-type]

    last = len(view.played) - 1
    done = [
        lot(character, "now" if place == last and character == view.character else "played")
        for place, character in enumerate(view.played)
    ]
    return (*done, *[lot(character, "to-come") for character in view.stack])


def _bag(view: TableView) -> BagShown:
    named = COLOUR_KEYS[view.named] if view.named >= 0 else ""
    return BagShown(_counted(COLOUR_KEYS, view.bag), _counted(COLOUR_KEYS, view.drawn), named)
