"""Plotted cards: cards of a player's own deck that lie face down, played as Schemes or discarded (R33.1)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_PLOT, PASS, PLOT
from taproom.inn.rules import component_moves
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import PLAIN, RESTING, Step
from taproom.kernel.decisions import Option

_NO: Final = Option(PASS, -1, 0, (), -1)


class Plot(Step):
    """R33.1.2: the seat puts up to `amount` cards from hand face down, one after the other; `other` of them it must."""

    def manner(self) -> int:
        """A text goes on after it."""
        return PLAIN

    def run(self, inn: Position) -> None:
        """Ask for the next one, if there is one."""
        texts = plottable(inn, self.seat) if self.amount else []
        options = [Option(PLOT, text, 0, (), -1) for text in dict.fromkeys(texts)]
        if options:
            inn.ask_options(self, self.seat, ASK_PLOT, options if self.other > 0 else [_NO, *options])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Put it there, and go on."""
        if option.verb == PLOT:
            plot(inn, seat, option.subject)
            inn.agenda.append(type(self)(seat=seat, amount=self.amount - 1, other=self.other - 1))


class AfterDraw(Plot):
    """R33.1.5: the same after Discard and Draw."""

    def manner(self) -> int:
        """Nothing is left to resolve."""
        return RESTING


def plottable(inn: Position, seat: int) -> list[int]:
    """The texts of the cards in hand that may be plotted: those of the player's own deck (R33.1.9)."""
    if inn.setup.places.plotted[seat] == NO_ZONE:
        return []
    layout = inn.zones.layout
    return [layout.texts[card] for card in inn.hand(seat) if layout.families[card] == seat]


def plot(inn: Position, seat: int, text: int) -> None:
    """Others see that a card is plotted, but not which."""
    places = inn.setup.places
    inn.move_unseen(text, places.hands[seat], places.plotted[seat])
    inn.tell(events.PLOTTED, seat, amount=1, cards=(text,), shown_to=inn.setup.team_masks[seat])


def turn_begins(inn: Position, seat: int) -> None:
    """R33.1.5: every card plotted before is discarded, and each moves the marker of its track up by one."""
    places = inn.setup.places
    for component in inn.setup.plots[seat]:
        zone = places.plotted[seat]
        texts = inn.zones.texts(zone)
        for text in texts:
            inn.move_text(text, zone, places.discards[seat])
        if texts:
            inn.tell(events.PLOTS_WASTED, seat, amount=len(texts), cards=tuple(texts))
            track = inn.setup.components[component].track
            component_moves.move(inn, seat, inn.setup.component(seat, track), len(texts))
