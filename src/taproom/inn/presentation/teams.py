"""Teams as everybody sees them, and what teammates see of each other (R50, D50.3)."""

from typing import Final, Literal

from taproom.inn.effects import program as fx
from taproom.inn.presentation.names import TableNames
from taproom.inn.presentation.types import InnMateHand, InnPotion, InnTeam
from taproom.inn.rules import tokens
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.layout import NO_ZONE
from taproom.kernel.zone_views import ZonesView

_AMOUNTS: Final[dict[int, tuple[Literal["fortitude", "alcohol", "gold"], int]]] = {
    fx.FORTITUDE: ("fortitude", tokens.FORTITUDE),
    fx.ALCOHOL: ("alcohol", tokens.ALCOHOL),
    fx.GOLD: ("gold", tokens.GOLD),
}


def teams_shown(position: InnState) -> tuple[InnTeam, ...]:
    """Each team with what it shares beyond its mat."""
    setup = position.setup
    if not setup.has_mates:
        return ()
    firsts = [seat for seat, members in enumerate(setup.members) if members[0] == seat]
    return tuple([_team(position, setup.members[seat]) for seat in firsts])


def _team(position: InnState, members: list[int]) -> InnTeam:
    setup, first = position.setup, members[0]
    busy = [] if setup.teams[position.turn] != setup.teams[first] else _going_through_the_turn(position, members)
    return InnTeam(
        team=setup.teams[first],
        seats=tuple(members),
        tokens=tokens.left(position, first),
        of=setup.mode.tokens_of(setup.teams),
        to_act=tuple([seat for seat in busy if (position.acted >> seat) & 1 == 0]),
        to_drink=tuple([seat for seat in busy if (position.drunk >> seat) & 1 == 0]),
    )


def _going_through_the_turn(position: InnState, members: list[int]) -> list[int]:
    """R59.1.1: a member who is out or whose turn has ended does nothing more in it."""
    gone = position.out | position.turn_ended
    return [seat for seat in members if (gone >> seat) & 1 == 0]


def potions_shown(position: InnState) -> tuple[InnPotion, ...]:
    """R52.1.1: a token is good for one of these."""
    if not position.setup.mode.tokens_of(position.setup.teams):
        return ()
    return tuple([InnPotion(tokens.number_of(position, kind), *_AMOUNTS[kind]) for kind in tokens.KINDS])


def mates_shown(position: InnState, names: TableNames, viewer: int) -> tuple[InnMateHand, ...]:
    """The hands of the viewer's teammates, as far as the viewer may look into them."""
    setup = position.setup
    if viewer < 0 or not setup.has_mates:
        return ()
    zones = ZonesView(position.zones, viewer)
    hands, plotted = setup.places.hands, setup.places.plotted
    mates = [seat for seat in setup.members[viewer] if seat != viewer]
    return tuple(
        [InnMateHand(seat, _known(names, zones, hands[seat]), _known(names, zones, plotted[seat])) for seat in mates]
    )


def _known(names: TableNames, zones: ZonesView, zone: int) -> tuple[str, ...]:
    """The cards of a zone, as far as the viewer may know them."""
    return () if zone == NO_ZONE else tuple([names.keys[card] for card in zones.texts(zone)])
