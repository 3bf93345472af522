"""Losing the game (R6): conditions, the last chance, dividing Gold, several at once."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.components import static_effects
from taproom.inn.rules import component_moves, decks, in_play, kept_drinks, open_cards, responses, rounds
from taproom.inn.state import mats, teams
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, Step


def is_broke(inn: Position, seat: int) -> bool:
    """R6.1.1, but not while a Round or contest may still bring Gold (R7.7.1, R10.2.13, D6.2)."""
    return inn.grace == 0 and inn.gold[inn.setup.purses[seat]] == 0


def _failing(inn: Position) -> int:
    """Who would lose as things are, as a mask; asked so often that it looks at the lists themselves."""
    failing = 0
    if not inn.setup.has_one_mat_each:
        for seat in range(len(inn.answers)):
            if mats.passes_out(inn, seat) or is_broke(inn, seat):
                failing |= 1 << seat
        return failing & ~inn.out
    gold = inn.gold
    alcohol = inn.alcohol
    fortitude = inn.fortitude
    broke_loses = inn.grace == 0
    for seat, mat in enumerate(inn.setup.purses):
        if alcohol[mat] >= fortitude[mat] or (broke_loses and gold[mat] == 0):
            failing |= 1 << seat
    return failing & ~inn.out


class CheckLosses(Step):
    """D6.1: nothing waits to resolve, so losses are judged; `amount` is who has had a last chance already."""

    def run(self, inn: Position) -> None:
        """Give each new loser a last chance and judge again; when nobody new turns up, they are out."""
        failing = _failing(inn)
        if not failing:
            return
        fresh = [seat for seat in inn.setup.orders[inn.turn] if (failing & ~self.amount) >> seat & 1]
        if not fresh:
            remove(inn, failing)
            return
        inn.agenda.append(CheckLosses(amount=self.amount | failing))
        offer_last_chances(inn, teams.first_of_each(inn, fresh))


CHECK_LOSSES: Final = CheckLosses()


def offer_last_chances(inn: Position, seats: list[int]) -> None:
    """R6.2.2, D6.1: each in turn order."""
    for seat in seats:
        inn.tell(events.LAST_CHANCE, seat)
    for seat in reversed(seats):
        inn.agenda.append(responses.LastChance(seat=seat))


def remove(inn: Position, failing: int) -> None:
    """R6.4: first those who pass out divide their Gold, then those still without Gold lose."""
    if inn.gambling:
        inn.agenda.append(CHECK_LOSSES)  # The Round may end with them (D7.4) and leave others without Gold.
    passing = 0
    for seat in inn.in_turn_order(inn.turn):
        if (failing >> seat) & 1 and mats.passes_out(inn, seat):
            passing |= 1 << seat
            inn.tell(events.PASSED_OUT, seat)
    divide_gold(inn, passing)
    leaving = passing
    for seat in inn.in_turn_order(inn.turn):
        if (failing & ~passing) >> seat & 1 and is_broke(inn, seat):
            leaving |= 1 << seat
            inn.tell(events.OUT_OF_GOLD, seat)
    put_out(inn, leaving)


def divide_gold(inn: Position, passing: int) -> None:
    """R6.3.1: half, rounded up, to the Inn; the rest in equal shares to the teams that stay; odd coins to the Inn."""
    staying: list[int] = []
    leaving: list[int] = []
    for seat in inn.in_turn_order(inn.turn) + [s for s in range(len(inn.answers)) if (inn.asleep & passing) >> s & 1]:
        purse = inn.setup.purses[seat]
        if (passing >> seat) & 1:
            if purse not in leaving:
                leaving.append(purse)
        elif purse not in staying:
            staying.append(purse)
    if not staying:
        return  # All lose together and tie (R6.4.3): there is nobody to share with.
    for purse in leaving:
        gold = inn.gold[purse]
        inn.gold[purse] = 0
        share = gold // 2 // len(staying)
        for other in staying:
            inn.gold[other] += share
            if share:
                inn.tell(events.GOLD, _first_seat(inn, purse), _first_seat(inn, other), amount=share)
                _note_share(inn, other)
        rest = gold - share * len(staying)
        inn.inn_gold += rest
        if rest:
            inn.tell(events.GOLD, _first_seat(inn, purse), NOBODY, amount=rest)


def _note_share(inn: Position, purse: int) -> None:
    """D26.2: each share is Gold that has come, and may bring more."""
    if inn.setup.has_components:
        for seat in range(len(inn.answers)):
            if inn.setup.purses[seat] == purse:
                static_effects.gold_came(inn, seat, -1, -1)


def _first_seat(inn: Position, purse: int) -> int:
    return inn.setup.purses.index(purse)


def put_out(inn: Position, leaving: int) -> None:
    """These seats are out: they leave a running Round, their piles are discarded (R6.3.2), and the game may end."""
    for seat in range(len(inn.answers)):
        if (leaving >> seat) & 1:
            rounds.leave(inn, seat)
            inn.out |= 1 << seat
            inn.held[seat] = UNKNOWN
    for seat in range(len(inn.answers)):
        if (leaving >> seat) & 1:
            pile = inn.setup.places.piles[seat]
            decks.discard_drinks(inn, inn.zones.texts(pile), pile)
            if inn.setup.keeps_drinks:
                kept_drinks.leave(inn, seat)
            if inn.setup.has_components:
                open_cards.leave(inn, seat)
                component_moves.leave(inn, seat)
                in_play.leave(inn, seat)
    end_if_decided(inn, leaving)
    if not inn.finished:
        rounds.see_who_is_left(inn)


def end_if_decided(inn: Position, leaving: int) -> None:
    """D6.3: one team left wins at once; if all lost together they tie (R6.4.3)."""
    left = teams.left(inn)
    if left > 1:
        return
    inn.finished = True
    inn.won = leaving if left == 0 else ((1 << len(inn.answers)) - 1) & ~inn.out
    if left == 1:
        team = inn.setup.teams[inn.in_turn_order(0)[0]]
        for seat in range(len(inn.answers)):
            if inn.setup.teams[seat] == team:
                inn.won |= 1 << seat
    inn.tell(events.GAME_OVER, amount=inn.won)
