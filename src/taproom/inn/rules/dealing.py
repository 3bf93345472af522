"""Dealing (R1.2): how much Gold, the first cards, who begins."""

from taproom.inn.rules import decks, event_decks, open_cards
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.setup import Setup
from taproom.kernel.dice import Chance


def new_game(setup: Setup, first: int | None, chance: Chance) -> InnState:
    """A game at its first decision; `first` is the seat that begins, if the table has chosen one."""
    position = lay_out(setup, chance)
    position.begin(first_seat(first, setup, chance))
    return position


def lay_out(setup: Setup, chance: Chance) -> InnState:
    """A table before the first turn."""
    position = InnState(setup, chance)
    deal(position)
    return position


def deal(position: InnState) -> None:
    """Shuffle, give everybody Gold, a Drink and a hand (R1.2.1 to R1.2.9)."""
    setup, chance, places = position.setup, position.chance, position.setup.places
    zones = position.zones = setup.unpacked()
    zones.shuffle(places.box, chance)
    zones.split(places.box, decks.DRINK_DECK_SIZE, places.bar)
    zones.move_all(places.box, places.drink_deck)
    if not setup.bar_deck:
        zones.move_all(places.bar, places.box)
    seats = len(setup.teams)
    for mat in range(len(setup.mats)):
        position.gold[mat] = setup.mode.starting_gold(seats) + sum([setup.extra_gold[s] for s in setup.mats[mat].seats])
        if setup.has_mates:
            position.tokens[mat] = setup.mode.tokens_of(setup.teams)
    for seat in range(seats):
        zones.shuffle(places.decks[seat], chance)
        position.move(position.top(places.drink_deck), places.drink_deck, places.piles[seat])
        decks.draw(position, seat, setup.hand_sizes[seat] - (1 if setup.shops[seat] else 0))
    if setup.has_components:
        open_cards.lay_out(position)
    for number, zone in enumerate(places.event_decks):
        zones.shuffle(zone, chance)
        position.clocks[number] = event_decks.starting_time(number)
    for zone in places.tavern_decks:
        zones.shuffle(zone, chance)


def first_seat(chosen: int | None, setup: Setup, chance: Chance) -> int:
    """R1.2.10: whom the table has chosen, else by lot (D1.1); where the rules name somebody, that seat (R71.2.1)."""
    beginner = setup.mode.beginner(setup.bosses)
    if beginner >= 0:
        return beginner
    return chance.below(len(setup.teams)) if chosen is None else chosen
