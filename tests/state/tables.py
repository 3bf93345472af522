"""Tables of the Inn with components, teams and mats of the tests' own."""

from taproom.inn.rules.dealing import deal
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import Options, SeatOptions, deck_keys, stock_for
from taproom.inn.state.components import BARE, Component, ZoneSpec
from taproom.inn.state.position import Position
from taproom.inn.state.setup import Mat, Setup
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.events import EVERYBODY

LINE_UP = ("fiona", "gerki", "zot", "deirdre")


def position_with(
    zones: tuple[ZoneSpec, ...] = (), teams: list[int] | None = None, mats: list[Mat] | None = None, seed: int = 1
) -> InnState:
    """A dealt table of four at which the first seat has a component with these zones; seats may share teams."""
    options = Options(tuple([SeatOptions(key) for key in LINE_UP]))
    keys = deck_keys(options)
    stock = stock_for(keys)
    lists = dict(zip(keys, stock.decks, strict=True))
    own = [Component("stash", BARE, zones=zones)] if zones else []
    table = Setup(
        catalogue=stock.catalogue,
        teams=teams or [0, 1, 2, 3],
        traits=[0] * 4,
        decklists=[lists[key] for key in LINE_UP],
        drinklist=lists["drinks_rdi1"],
        bar_deck=False,
        options={"seats": [{"character": key} for key in LINE_UP], "drinks": ["rdi1"], "first": 0},
        components=[own, [], [], []],
        mats=mats,
    )
    table.unpack()
    position = InnState(table, Dice(key_from_seed(seed)))
    deal(position)
    return position


def show(position: Position, zone: int, seats: int) -> None:
    """These seats, as a mask, look at all cards of a zone; what a seat sees its team knows (R50.1.1)."""
    viewers = EVERYBODY
    if seats != EVERYBODY:
        masks = position.setup.team_masks
        viewers = 0
        for seat, mask in enumerate(masks):
            viewers |= mask if (seats >> seat) & 1 else 0
    position.zones.show(position.zones.contents[zone], viewers)
