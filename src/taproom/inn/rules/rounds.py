"""How players leave a Round of Gambling, and how it ends (R7.3, R7.5, D7.4)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.rules import lasting, responses, triggers
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, Step


def leave(inn: Position, seat: int) -> None:
    """R7.5: no more moves or antes for this seat; the stake stays. If it had control, nobody has (R7.5.5, D7.3)."""
    if (inn.in_round >> seat) & 1:
        inn.in_round &= ~(1 << seat)
        if inn.control == seat:
            inn.control = NOBODY
        inn.tell(events.LEFT_ROUND, seat)


def see_who_is_left(inn: Position) -> None:
    """D7.4: one player left wins this instant, whatever still waits to resolve; if one effect took all, the Inn does.

    A player without Gold is judged only when nothing waits any more (R6.2.1).
    """
    staying = inn.in_round
    if inn.gambling and staying & (staying - 1) == 0:
        end(inn, _seat_of(staying))


def _seat_of(bit: int) -> int:
    """The seat of a mask with at most one bit."""
    if bit == 0:
        return NOBODY
    seat = 0
    while bit > 1:
        bit >>= 1
        seat += 1
    return seat


def end(inn: Position, winner: int) -> None:
    """Somebody wins it, or nobody."""
    if winner == NOBODY:
        end_without_winner(inn)
    else:
        win(inn, winner)


def end_without_winner(inn: Position) -> None:
    """The pot goes to the Inn."""
    _close(inn)
    _pot_to_inn(inn)


def end_for(inn: Position, taker: int) -> None:
    """Nobody has won, so nothing answers a win; but a player takes the pot (R5.8.6)."""
    _close(inn)
    inn.tell(events.POT_TAKEN, taker, amount=inn.pot)
    mats.change_gold(inn, taker, inn.pot)
    if inn.setup.has_components and inn.pot:
        static_effects.gold_came(inn, taker, -1, -1)
    _clear(inn, NOBODY)


def _close(inn: Position) -> None:
    inn.gambling = False
    inn.only_cheating = False
    inn.control = NOBODY


def _pot_to_inn(inn: Position) -> None:
    inn.tell(events.POT_TO_INN, amount=inn.pot)
    inn.inn_gold += inn.pot
    _clear(inn, NOBODY)


def _clear(inn: Position, winner: int) -> None:
    losers = inn.in_round | inn.anted
    inn.pot = 0
    inn.in_round = 0
    inn.anted = 0
    inn.grace -= 1
    if inn.lasting:
        lasting.round_ends(inn)
    if inn.setup.has_components:
        for seat in reversed(inn.in_turn_order(inn.turn)):
            if (losers >> seat) & 1 and seat != winner:
                triggers.happen(inn, seat, fx.ON_LOST_ROUND)


def win(inn: Position, winner: int) -> None:
    """R7.3.2: the Round is over this instant; only cards for the moment of winning may still be played."""
    _close(inn)
    inn.tell(events.ROUND_WON, winner, amount=inn.pot)
    number = inn.add_incident(Incident(inc.WON, winner, winner, -1, 0, -1))
    inn.then(responses.RespondTo(incident=number), CollectPot(incident=number))


class CollectPot(Step):
    """The pot goes to the winner, or to the player a card gave it to (R7.3.1, R7.8.1)."""

    def run(self, inn: Position) -> None:
        """Nothing happens if a card made the Round go on."""
        win = inn.incidents[self.incident]
        inn.finish(self.incident)
        if win.has(inc.REOPENED):
            return
        inn.tell(events.POT_TAKEN, win.seat, amount=inn.pot)
        mats.change_gold(inn, win.seat, inn.pot)
        if inn.setup.has_components and inn.pot:
            static_effects.gold_came(inn, win.seat, -1, -1)
        _clear(inn, win.other)


def give_pot(inn: Position, answer: Incident) -> None:
    """A card has changed who gets the pot (R7.3.5)."""
    win = inn.edit(answer.about)
    win.seat = answer.seat
    win.flags |= inc.ANSWERED
