"""Cards of a side deck that wait face up until their player takes them to hand for what they require (R34.1)."""

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_SEND_AWAY, TAKE_IN
from taproom.inn.components import side_decks, tracks
from taproom.inn.state import reasons
from taproom.inn.state.cards import TAKES_IN, PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option, pick_from


def fill(inn: Position, place: int) -> None:
    """R34.1.6: cards from the top of the side deck come into the slots that are empty, as far as there are any."""
    places = inn.setup.places
    for _ in range(inn.setup.components[place].slots - len(inn.zones.contents[places.waiting[place]])):
        card = side_decks.reveal(inn, place)
        if card >= 0:
            inn.move(card, places.played, places.waiting[place])
            inn.tell(events.WAITS, inn.setup.owners[place], subject=inn.setup.faces[card].number)


def add_options(inn: Position, seat: int, options: list[Option]) -> None:
    """R34.1.4: every card that the seat can pay for, at any time (D34.1)."""
    if inn.holds(seat) & TAKES_IN == 0:
        return
    for place in inn.setup.queues[seat]:
        for text in dict.fromkeys(inn.zones.texts(inn.setup.places.waiting[place])):
            if inn.setup.can_take_in(inn.marks, seat, text):
                options.append(Option(TAKE_IN, text, 0, (), -1))


def rules_against(inn: Position, text: int) -> tuple[str, ...]:
    """The rules by which a card cannot be taken in now; empty if it never can."""
    return ("R34.1.4", "D34.1", "D3.2") if inn.setup.cards[text].requires else ()


def take_in(inn: Position, seat: int, text: int) -> None:
    """The tracks go down, and the card comes to hand; this is no play, and nobody can answer it (D34.1)."""
    setup = inn.setup
    for track in setup.cards[text].requires:
        tracks.step_down(inn, seat, setup.firsts[seat] + track)
    inn.move_text(text, setup.places.waiting[setup.homes[text]], setup.places.hands[seat])
    inn.tell(events.TAKEN_IN, seat, subject=text)


class SendAway(Step):
    """R34.1.7: the seat discards up to `amount` of the cards that wait, those of component `other`."""

    def run(self, inn: Position) -> None:
        """Ask which, if there are any."""
        texts = inn.zones.texts(inn.setup.places.waiting[self.other])
        if texts:
            inn.ask(self, pick_from(self.seat, ASK_SEND_AWAY, texts, 0, min(self.amount, len(texts))))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """To their own discard pile; the slots stay empty until the next turn (R34.1.6)."""
        zone = inn.setup.places.waiting[self.other]
        for number, card in enumerate(inn.zones.cards(zone)):
            if (mask >> number) & 1:
                side_decks.discard(inn, self.other, card, zone)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Not while cards are being discarded."""
        return reasons.DISCARDING_NOW
