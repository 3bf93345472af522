"""Fist of Dragonstones as people are shown it."""

from functools import lru_cache
from typing import Final

from taproom.dragonstones.language.faces import face
from taproom.dragonstones.messages import say
from taproom.dragonstones.presentation.asking import ask_shown, foresee_bid
from taproom.dragonstones.presentation.catalogue import catalogue
from taproom.dragonstones.presentation.facts import BID_COINS, SILVER_COINS, amounts, facts_shown, is_about
from taproom.dragonstones.presentation.types import (
    AuctionShown,
    BagShown,
    BidShown,
    CoinsShown,
    DragonstonesTable,
    LotShown,
    PlayerShown,
)
from taproom.dragonstones.rules.auctions import Bidding, SilverBidding, bid_value, silver_value
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.views import RivalView, TableView
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.terms import COIN_KEYS, COIN_KINDS, COLOUR_KEYS, FAIRY, POINTS_TO_WIN
from taproom.dragonstones.text import log, lookup
from taproom.dragonstones.text.log import name, title
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import Event
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import Presenter
from taproom.presentation.stories import Marks
from taproom.presentation.types import Amount, Ask, Catalogue, Fact, GameTable, Preview

_MARKS: Final = Marks(
    beats=(terms.TURNED_UP,),
    deeds=(terms.WON, terms.CURSED, terms.NOBODY_WON, terms.PASSED_OVER),
    plays=(terms.WON,),
    dealings=(terms.ROBBED_STONE, terms.ROBBED_COINS, terms.ROBBED_SPENT, terms.ROBBED_OF_ALL),
)
_CHANCE: Final = (terms.DREW, terms.DREW_NAMED, terms.KEPT_DRAWN, terms.RESHUFFLED, terms.USED)
_POINTS: Final = "points"


def _position(state: State) -> DragonstonesState:
    assert isinstance(state, DragonstonesState)
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

    def is_about(self, event: Event, seat: int) -> bool:
        """Whether the sentence about it says "you" to the seat."""
        return is_about(event, seat)

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat."""
        return ask_shown(_position(state), seat, language)

    def catalogue(self, language: str, rules: int, pack: str = "") -> Catalogue:
        """All characters."""
        return catalogue(language, rules, pack)

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

    def marks(self) -> Marks:
        """A story of auctions goes by what was put up, and counts who robbed whom."""
        return _MARKS

    def card_key(self, state: State, event: Event) -> str:
        """The character that was put up for auction."""
        return _position(state).catalogue.characters[event.subject].key if event.kind == terms.TURNED_UP else ""

    def foresee(self, state: State, seat: int, choice: int, language: str) -> Preview | None:
        """What a fist costs, and what there is to win with it."""
        return foresee_bid(_position(state), seat, choice, language)

    def note(self, state: State, seat: int, choice: int, language: str) -> str:
        """Where a power goes on with another choice before anything changes: that choice."""
        if _is_bidding(_position(state)):
            return ""
        after = state.resample(seat, QuickDice(1))
        after.choose(seat, choice)
        tried = _position(after)
        goes_on = after.decision(seat) is not None and not _is_bidding(tried)
        if not goes_on or self.measures(after, seat) != self.measures(state, seat):
            return ""
        return say(language, "preview-then", question=log.describe_decision(tried, seat, language))

    def is_harm(self, key: str, change: int) -> bool:
        """Less of anything is bad."""
        return change < 0

    # ---- in words ----

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log."""
        return log.describe_event(_position(state), event, language)

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean, in words."""
        decision = state.decision(seat)
        if decision is None or not decision.allows(choice):
            raise Malformed(f"seat {seat} is not offered choice {choice}")
        return log.describe_option(_position(state), decision.options[choice], language)

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat, in words."""
        return log.describe_decision(_position(state), seat, language)

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open before this seat."""
        return lookup.table_lines(_position(state), seat, language)

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Points, stones and coins."""
        return lookup.mat_lines(_position(state), seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """The seat's own coins."""
        return lookup.hand_lines(_position(state), seat, language)

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """What the seat is called."""
        return log.name(_position(state), seat, language)


def _is_bidding(game: DragonstonesState) -> bool:
    return isinstance(game.question, Bidding | SilverBidding)


def _counted(keys: tuple[str, ...], counts: list[int]) -> tuple[Amount, ...]:
    return tuple([Amount(key, count) for key, count in zip(keys, counts, strict=True)])


def _player(game: DragonstonesState, view: TableView, number: int, language: str) -> PlayerShown:
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


def _auction(game: DragonstonesState, view: TableView, language: str) -> AuctionShown:
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


def _lots(game: DragonstonesState, view: TableView, language: str) -> tuple[LotShown, ...]:
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
