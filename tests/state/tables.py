"""Tables of the Inn with components, teams and mats of the tests' own."""

from taproom.inn.characters.components import BARE, Component, ZoneSpec
from taproom.inn.rules.position import Position
from taproom.inn.setup import Options, SeatOptions, deal, deck_keys, stock_for
from taproom.inn.table import Mat, Table
from taproom.table.dice import Dice, key_from_seed

LINE_UP = ("fiona", "gerki", "zot", "deirdre")


def position_with(
    zones: tuple[ZoneSpec, ...] = (), teams: list[int] | None = None, mats: list[Mat] | None = None, seed: int = 1
) -> Position:
    """A dealt table of four at which the first seat has a component with these zones; seats may share teams."""
    options = Options(tuple([SeatOptions(key) for key in LINE_UP]))
    keys = deck_keys(options)
    stock = stock_for(keys)
    lists = dict(zip(keys, stock.decks, strict=True))
    own = [Component("stash", BARE, zones=zones)] if zones else []
    table = Table(
        catalogue=stock.catalogue,
        teams=teams or [0, 1, 2, 3],
        traits=[0] * 4,
        decklists=[lists[key] for key in LINE_UP],
        drinklist=lists["drinks_rdi1"],
        hand_size=7,
        bar_deck=False,
        setup={"seats": [{"character": key} for key in LINE_UP], "drinks": ["rdi1"], "first": 0},
        components=[own, [], [], []],
        mats=mats,
    )
    table.unpack()
    position = Position(table, Dice(key_from_seed(seed)))
    deal(position)
    return position
