"""Cards of a deck that are revealed and parted: somebody else makes two piles, the player keeps one (R30.2.6)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_PART, ASK_PILE, TAKE_PILE
from taproom.inn.rules import decks
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option, pick_from

FIRST: Final = 0
SECOND: Final = 1


def reveal(inn: Position, number: int, parter: int, amount: int) -> None:
    """They lie open until it is said where they go; a deck that runs out is reshuffled (R2.2.4)."""
    seat = inn.incidents[number].seat
    texts = decks.turn_up(inn, seat, amount)
    inn.tell(events.TURNED_UP, seat, amount=len(texts), cards=tuple(texts))
    incident = inn.edit(number)
    for text in texts:
        incident.change(inc.PARTED, text, FIRST)
    if texts:
        inn.agenda.append(Part(seat=parter, incident=number))


def pile(incident: Incident, which: int) -> list[int]:
    """The texts of the cards in one of the two."""
    changes = incident.changes
    parted = [at for at in range(0, len(changes), 3) if changes[at] == inc.PARTED]
    return [changes[at + 1] for at in parted if changes[at + 2] == which]


class Part(Step):
    """The seat says which cards make the second pile: any number, none included."""

    def run(self, inn: Position) -> None:
        """Ask."""
        cards = pile(inn.incidents[self.incident], FIRST)
        inn.ask(self, pick_from(self.seat, ASK_PART, cards, 0, len(cards)))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """For all to see; now the player chooses."""
        cards = pile(inn.incidents[self.incident], FIRST)
        incident = inn.edit(self.incident)
        kept = [at for at in range(0, len(incident.changes), 3) if incident.changes[at] != inc.PARTED]
        incident.changes = tuple([n for at in kept for n in incident.changes[at : at + 3]])
        for place, text in enumerate(cards):
            incident.change(inc.PARTED, text, SECOND if (mask >> place) & 1 else FIRST)
        second = tuple(pile(inn.incidents[self.incident], SECOND))
        inn.tell(events.PARTED, seat, incident.seat, amount=len(second), cards=second)
        inn.agenda.append(KeepPile(seat=incident.seat, incident=self.incident))


class KeepPile(Step):
    """One pile comes to the seat's hand, the other is discarded."""

    def run(self, inn: Position) -> None:
        """Ask which."""
        card = inn.incidents[self.incident].card
        options = [Option(TAKE_PILE, card, which, (), self.incident) for which in (FIRST, SECOND)]
        inn.ask_options(self, self.seat, ASK_PILE, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Everybody has seen them."""
        places = inn.setup.places
        kept = pile(inn.incidents[self.incident], option.mode)
        for text in kept:
            inn.move_text(text, places.played, places.hands[seat], seat)
        for text in pile(inn.incidents[self.incident], SECOND - option.mode):
            inn.move_text(text, places.played, places.discards[seat], seat)
        inn.tell(events.PILE_TAKEN, seat, amount=len(kept), cards=tuple(kept))
