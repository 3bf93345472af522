"""What moves on components: markers of tracks (R21, R25), and the card in force of a side deck (R24, R26)."""

from taproom.inn import events
from taproom.inn.asking import ASK_STANDING, STAND
from taproom.inn.characters import happenings, side
from taproom.inn.characters.standing import in_force
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option


def move(inn: Inn, seat: int, place: int, by: int) -> None:
    """Move the marker; below its lowest step it stays, and what the track says happens once (R21.1.5, R21.1.6)."""
    component = inn.table.components[place]
    after = inn.marks[place] + by
    put(inn, seat, place, after)
    if after < component.low and component.below is not None:
        inn.agenda.append(happenings.begin(inn, seat, place, -1, -1))


def put(inn: Inn, seat: int, place: int, step: int) -> None:
    """Put the marker on a step, within the limits (R21.1.4)."""
    component = inn.table.components[place]
    after = max(component.low, min(component.high, step))
    if after != inn.marks[place]:
        inn.marks[place] = after
        inn.tell(events.TRACK, seat, amount=after, cards=(place - inn.table.firsts[seat],))


def come_into_force(inn: Inn, place: int, text: int) -> None:
    """A card that a text names takes the place of the one in force, be it looked up in the deck or its discards."""
    places = inn.table.places
    old = in_force(inn, place)
    if inn.table.faces[old].number == text:
        return
    deck, discards = places.side_decks[place], places.side_discards[place]
    inn.move_text(text, discards if inn.zones.find(discards, text) >= 0 else deck, places.played)
    inn.move(old, places.in_force[place], discards if inn.table.components[place].shuffled else deck)
    inn.move_text(text, places.played, places.in_force[place])
    side.refill(inn, place)
    _tell_of_change(inn, place, inn.table.faces[old].number, text)


def next_into_force(inn: Inn, place: int) -> None:
    """R24.1.2: the top card of the side deck is revealed and in force; the one before it lies on the discard pile."""
    places = inn.table.places
    if inn.top(places.side_decks[place]) < 0:
        return
    old = in_force(inn, place)
    inn.move(old, places.in_force[place], places.side_discards[place])
    card = side.reveal(inn, place)
    if card < 0:
        inn.move(old, places.side_discards[place], places.in_force[place])
        return
    inn.move(card, places.played, places.in_force[place])
    texts = places.layout.texts
    if texts[card] != texts[old]:
        _tell_of_change(inn, place, texts[old], texts[card])


def _tell_of_change(inn: Inn, place: int, old: int, new: int) -> None:
    seat = inn.table.owners[place]
    inn.tell(events.IN_FORCE, seat, subject=new)
    happenings.changes_of_force(inn, seat, place, old, new)


class ChooseStanding(Step):
    """A card of the player's choice comes into force; `amount` is the component."""

    def run(self, inn: Inn) -> None:
        """Ask which, among those that are not in force."""
        now = inn.table.faces[in_force(inn, self.amount)].number
        options = [Option(STAND, t, 0, (), -1) for t in inn.table.components[self.amount].faces if t != now]
        if options:
            inn.ask_options(self, self.seat, ASK_STANDING, options)

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """That one."""
        come_into_force(inn, self.amount, option.subject)


# ---- what it changes ----
