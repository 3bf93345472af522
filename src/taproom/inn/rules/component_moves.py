"""What moves on components: markers of tracks (R21, R25), tokens (R28), the card in force of a side deck (R24, R26)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ASK_SPEND, ASK_STANDING, SPEND, STAND
from taproom.inn.components import combined_cards, side_decks
from taproom.inn.components.static_effects import in_force
from taproom.inn.rules import firing, triggers
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def move(inn: Position, seat: int, place: int, by: int) -> None:
    """Move the marker; below its lowest step it stays, and what the track says happens once (R21.1.5, R21.1.6)."""
    component = inn.setup.components[place]
    if component.fires is not None and _add_to_surplus(inn, place, by):
        return
    after = inn.marks[place] + by
    put(inn, seat, place, after)
    if after < component.low and component.below is not None:
        inn.agenda.append(triggers.begin(inn, seat, place, -1, combined_cards.BELOW))


def put(inn: Position, seat: int, place: int, step: int) -> None:
    """Put the marker on a step, within the limits (R21.1.4)."""
    component = inn.setup.components[place]
    after = max(component.low, min(component.high, step))
    if after != inn.marks[place]:
        inn.marks[place] = after
        if inn.setup.queues[seat]:
            inn.held[seat] = UNKNOWN  # what it can take in depends on its tracks
        inn.tell(events.TRACK, seat, amount=after, cards=(place - inn.setup.firsts[seat],))
        if component.fires is not None and after == component.high:
            inn.then(firing.Fire(seat=seat, amount=place), GoBack(seat=seat, amount=place, other=step - after))


class GoBack(Step):
    """R33.1.6: the marker of component `amount` has fired. It returns, and only then is what is left gained."""

    def run(self, inn: Position) -> None:
        """Which may make it fire again."""
        put(inn, self.seat, self.amount, inn.setup.components[self.amount].low)
        if self.other:
            move(inn, self.seat, self.amount, self.other)


def _add_to_surplus(inn: Position, place: int, by: int) -> bool:
    """While a marker fires, what is gained waits with the rest; whether it does fire."""
    for number, step in enumerate(inn.agenda):
        if isinstance(step, GoBack) and step.amount == place:
            inn.agenda[number] = GoBack(seat=step.seat, amount=place, other=step.other + by)
            return True
    return False


class Spend(Step):
    """The seat says how much of track `amount` it spends on the card, `other` at least."""

    def run(self, inn: Position) -> None:
        """Ask."""
        card = inn.incidents[self.incident].card
        most = inn.marks[self.amount]
        options = [Option(SPEND, card, steps, (), self.incident) for steps in range(self.other, most + 1)]
        inn.ask_options(self, self.seat, ASK_SPEND, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """It is gone whatever comes of the card (R27.1.10)."""
        inn.edit(self.incident).change(inc.SPENT, option.mode, 0)
        move(inn, seat, self.amount, -option.mode)


def give(inn: Position, seats: list[int], place: int, each: int) -> None:
    """R28.1.6: as many as there are; a short supply goes round one by one, from the owner's left on (D28.3)."""
    owner, first = inn.setup.owners[place], inn.setup.tokens_at[place]
    left = inn.setup.supply(inn.marks, place)
    got = [0] * len(inn.answers)
    for _ in range(each):
        for seat in [*inn.setup.rounds[owner][1:], owner]:
            if seat in seats and left:
                got[seat] += 1
                left -= 1
    for seat in inn.in_turn_order(inn.turn):
        if got[seat]:
            inn.marks[first + seat] += got[seat]
            inn.tell(events.TOKENS, seat, owner, amount=got[seat], cards=(place - inn.setup.firsts[owner],))


def take_back(inn: Position, seats: list[int], place: int, each: int) -> None:
    """They go back into the supply, as many as there are."""
    owner, first = inn.setup.owners[place], inn.setup.tokens_at[place]
    for seat in seats:
        number = min(each, inn.marks[first + seat])
        if number:
            inn.marks[first + seat] -= number
            inn.tell(events.TOKENS, seat, owner, amount=-number, cards=(place - inn.setup.firsts[owner],))


def leave(inn: Position, seat: int) -> None:
    """R28.1.7: a player who goes out hands back all tokens."""
    for place, number in inn.setup.tokens_of(inn.marks, seat):
        take_back(inn, [seat], place, number)


def come_into_force(inn: Position, place: int, text: int) -> None:
    """A card that a text names takes the place of the one in force, be it looked up in the deck or its discards."""
    places = inn.setup.places
    old = in_force(inn, place)
    if inn.setup.faces[old].number == text:
        return
    deck, discards = places.side_decks[place], places.side_discards[place]
    inn.move_text(text, discards if inn.zones.find(discards, text) >= 0 else deck, places.played)
    inn.move(old, places.in_force[place], discards if inn.setup.components[place].shuffled else deck)
    inn.move_text(text, places.played, places.in_force[place])
    side_decks.refill(inn, place)
    _tell_of_change(inn, place, inn.setup.faces[old].number, text)


def next_into_force(inn: Position, place: int) -> None:
    """R24.1.2: the top card of the side deck is revealed and in force; the one before it lies on the discard pile."""
    places = inn.setup.places
    if inn.top(places.side_decks[place]) < 0:
        return
    old = in_force(inn, place)
    inn.move(old, places.in_force[place], places.side_discards[place])
    card = side_decks.reveal(inn, place)
    if card < 0:
        inn.move(old, places.side_discards[place], places.in_force[place])
        return
    inn.move(card, places.played, places.in_force[place])
    texts = places.layout.texts
    if texts[card] != texts[old]:
        _tell_of_change(inn, place, texts[old], texts[card])


def _tell_of_change(inn: Position, place: int, old: int, new: int) -> None:
    seat = inn.setup.owners[place]
    inn.tell(events.IN_FORCE, seat, subject=new)
    triggers.changes_of_force(inn, seat, place, old, new)


class ChooseStanding(Step):
    """A card of the player's choice comes into force; `amount` is the component."""

    def run(self, inn: Position) -> None:
        """Ask which, among those that are not in force."""
        now = inn.setup.faces[in_force(inn, self.amount)].number
        options = [Option(STAND, t, 0, (), -1) for t in inn.setup.components[self.amount].faces if t != now]
        if options:
            inn.ask_options(self, self.seat, ASK_STANDING, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """That one."""
        come_into_force(inn, self.amount, option.subject)


# ---- what it changes ----
