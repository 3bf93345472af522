"""The zones of a table of the Inn: what lies where, whose it is, and who sees it (R0.1.3, R1.2.9)."""

from typing import Final

from taproom.inn.state.components import BOUGHT, GROWING, JOINING, OPEN, PLOTTED, STANDING, WAITING, Component
from taproom.kernel.events import EVERYBODY
from taproom.kernel.layout import NO_VIEWERS, Layout, Zone
from taproom.kernel.zones import Zones

NO_ZONE: Final = -1


class Stack:
    """Cards of one family and back lying on a zone, by their texts, the top one last."""

    def __init__(self, zone: int, family: int, texts: list[int], back: int = -1) -> None:
        self.zone: Final = zone
        self.family: Final = family
        self.texts: Final = texts
        self.back: Final = family if back < 0 else back


class Places:
    """The zone numbers of a table, by what the rules call them, and the layout they are numbers of."""

    def __init__(
        self,
        teams: list[int],
        components: list[Component],
        owners: list[int],
        event_decks: int = 0,
        in_sight: list[int] | None = None,
        taverns: int = 0,
        keeps_drinks: bool = False,
    ) -> None:
        zones: list[Zone] = []
        seats = range(len(teams))
        masks = [_team_mask(teams, seat) for seat in seats]

        self.drink_family: Final = len(teams)
        self.first_side_family: Final = len(teams) + 1
        self.first_event_family: Final = self.first_side_family + len(components)
        self.first_tavern_family: Final = self.first_event_family + event_decks
        drinks = self.drink_family

        def declare(zone: Zone) -> int:
            zones.append(zone)
            return len(zones) - 1

        self.hands: Final = [
            declare(Zone(f"hand.{s}", s, masks[s], is_ordered=False, is_playable=True, shows_backs=True)) for s in seats
        ]
        self.decks: Final = [declare(Zone(f"deck.{s}", s, NO_VIEWERS, family=s)) for s in seats]
        self.discards: Final = [declare(Zone(f"discard.{s}", s)) for s in seats]
        self.piles: Final = [declare(Zone(f"pile.{s}", s, NO_VIEWERS, family=drinks)) for s in seats]
        """Drinks ordered for a seat, face down (R2.4.1)."""
        self.drink_deck: Final = declare(Zone("drink_deck", viewers=NO_VIEWERS, family=drinks))
        self.drink_discard: Final = declare(Zone("drink_discard"))
        self.bar: Final = declare(Zone("bar", viewers=NO_VIEWERS, family=drinks))
        self.box: Final = declare(Zone("box", viewers=NO_VIEWERS, family=drinks))
        """Drinks that are not in the game, without anybody knowing which (R1.2.5)."""
        self.played: Final = declare(Zone("played"))
        """Cards that have been played or revealed and are still to be put away."""
        self.open: Final = [declare(Zone(f"open.{s}", s, is_playable=True)) for s in seats] if components else []
        """Cards lying face up before a seat, to be played as if from hand (R23.1.4)."""
        self.side_decks: Final = [NO_ZONE] * len(components)
        self.side_discards: Final = [NO_ZONE] * len(components)
        self.in_force: Final = [NO_ZONE] * len(components)
        self.waiting: Final = [NO_ZONE] * len(components)
        """For each component where its cards wait face up (R34.1.1)."""
        self.side_families: Final = [self.first_side_family + place for place in range(len(components))]
        """For each component the family of its side deck's cards: bought ones are of their owner's (R27.1.6)."""
        self.side_backs: Final = self.side_families[:]
        """The back of its cards, which is one of its own all the same (R27.1.9)."""
        self.own: Final[list[list[int]]] = [[] for _ in components]
        """For each component the zones it declares itself, in their order."""
        self.plotted: Final = [NO_ZONE for _ in seats]
        """For each seat where its plotted cards lie (R33.1.2); NO_ZONE for most."""
        self.targets: Final[list[int]] = []
        """The zones whose cards can be picked as targets."""
        self.beds: Final = [NO_ZONE] * len(components)
        """For each component the zone in which its cards grow."""
        for place, component in enumerate(components):
            owner = owners[place]
            if component.kind in (STANDING, JOINING, OPEN, GROWING, WAITING):
                seen = NO_VIEWERS if component.shuffled else EVERYBODY
                self.side_decks[place] = declare(
                    Zone(f"side.{place}", owner, seen, component.shuffled, family=self.first_side_family + place)
                )
                self.side_discards[place] = declare(Zone(f"side_discard.{place}", owner))
            if component.kind == BOUGHT:
                self.side_families[place] = owner
                self.side_decks[place] = declare(
                    Zone(f"side.{place}", owner, NO_VIEWERS, shows_backs=True, family=owner)
                )
            if component.kind == WAITING:
                self.waiting[place] = declare(Zone(f"waiting.{place}", owner))
            if component.kind == STANDING:
                self.in_force[place] = declare(Zone(f"in_force.{place}", owner))
            for spec in component.zones:
                seen = [EVERYBODY, masks[owner], NO_VIEWERS][spec.seen_by]
                key = f"{spec.key}.{place}"
                zone = Zone(key, owner, seen, spec.is_ordered, spec.is_numbered, spec.is_playable, spec.shows_backs)
                self.own[place].append(declare(zone))
                if component.kind == PLOTTED:
                    self.plotted[owner] = self.own[place][-1]
                if spec.is_target:
                    self.targets.append(self.own[place][-1])
            if component.kind == GROWING:
                self.beds[place] = self.own[place][0]
        events = range(event_decks)
        self.event_decks: Final = [
            declare(Zone(f"events.{n}", viewers=NO_VIEWERS, family=self.first_event_family + n)) for n in events
        ]
        self.event_discards: Final = [declare(Zone(f"event_discard.{n}")) for n in events]
        self.tavern_decks: Final = [
            declare(Zone(f"tavern.{n}", viewers=NO_VIEWERS, family=self.first_tavern_family + n))
            for n in range(taverns)
        ]
        self.tavern_discards: Final = [declare(Zone(f"tavern_discard.{n}")) for n in range(taverns)]
        """Each tavern has a deck and a discard pile of its own (R82.1.2); those of the Inn are the Drinks'."""
        self.kept: Final = [declare(Zone(f"kept.{s}", s, is_playable=True)) for s in seats] if keeps_drinks else []
        """Drinks that have not been discarded but lie before a seat, to be played from there (R8.5.1)."""
        shown = in_sight or []
        self.in_sight: Final = [declare(Zone(f"in_sight.{s}", s)) if s in shown else NO_ZONE for s in seats]
        """For each seat where the Action Cards it has played stay until the phase ends (R71.2.3); NO_ZONE for most."""
        self.layout: Final = Layout(zones)
        self.playable: Final = [
            [
                number
                for number, zone in enumerate(zones)
                if zone.is_playable and (zone.seat == seat or (number in self.open and teams[zone.seat] == teams[seat]))
            ]
            for seat in seats
        ]
        """For each seat the zones it may play cards from; what lies open before a teammate too (R23.1.10)."""
        self.followed: Final = [*self.targets, *[zone for zone in self.beds if zone != NO_ZONE]]
        """The zones of which a forecast has to know which cards lie there, and with which numbers."""
        self.in_play: Final = [[zone for zone in self.targets if zones[zone].seat == seat] for seat in seats]
        """For each seat those of them that lie before it."""
        self.holders: Final = [
            zone.seat if zone.is_playable or number in self.waiting else -1 for number, zone in enumerate(zones)
        ]
        """For each zone the seat that may play from it, or take a card from there at any time; -1 for none."""

    def stacked(self, stacks: list[Stack]) -> Zones:
        """The zones of a position in which these cards lie, each with a number of its own."""
        places: list[int] = []
        texts: list[int] = []
        families: list[int] = []
        backs: list[int] = []
        for stack in stacks:
            places.extend([stack.zone] * len(stack.texts))
            texts.extend(stack.texts)
            families.extend([stack.family] * len(stack.texts))
            backs.extend([stack.back] * len(stack.texts))
        contents = self.layout.number_cards(places, texts, families, backs)
        return Zones(self.layout, contents)


def _team_mask(teams: list[int], seat: int) -> int:
    return sum([1 << other for other in range(len(teams)) if teams[other] == teams[seat]])
