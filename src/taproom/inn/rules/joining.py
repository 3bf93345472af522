"""Cards of a side deck that join a played card: revealed before anybody may respond (R22.1.2 to R22.1.5, D3.2)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_NUMBER, ASK_TARGETS, NUMBER, TARGETS
from taproom.inn.components import side_decks
from taproom.inn.effects.word import CALLS_OFF, CHANGES_NUMBER, JOINS_MORE
from taproom.inn.rules import in_sight, ways_to_play
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.components import JOINING
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, Step
from taproom.kernel.decisions import Option
from taproom.kernel.zones import NO_CARD


def component_for(inn: Position, seat: int, card: int) -> int:
    """The component of the seat that adds to this card; -1 if none does."""
    joined_by = inn.setup.cards[card].joined_by
    place = inn.setup.component(seat, joined_by)
    return place if place >= 0 and inn.setup.components[place].kind == JOINING else -1


class Join(Step):
    """R22.1.2: the next `amount` cards of the component `other` join the card, one after the other."""

    def manner(self) -> int:
        """The side deck lies face down."""
        return BLIND

    def run(self, inn: Position) -> None:
        """Reveal one; what it asks of its player is asked at once."""
        number = side_decks.reveal(inn, self.other) if self.amount > 0 else NO_CARD
        if number >= 0:
            self.add(inn, inn.setup.faces[number].number)

    def add(self, inn: Position, card: int) -> None:
        """A card of this text has been revealed and joins."""
        incident = inn.edit(self.incident)
        incident.cards = (*incident.cards, card)
        incident.flags |= inc.REWRITTEN
        inn.tell(events.JOINED, self.seat, subject=card, cards=(incident.card,))
        mode = inn.setup.cards[card].modes[0]
        left = self.amount - 1
        steps: list[Step] = [PickTargets(self.seat, self.incident, card)] if mode.picks else []
        for effect in mode.effects:
            works = effect.word.works
            if works & JOINS_MORE:
                left += effect.amount
            elif works & CALLS_OFF:
                incident.flags |= inc.CALLED_OFF
                inn.tell(events.CALLED_OFF, self.seat, subject=incident.card)
            elif works & CHANGES_NUMBER:
                steps.append(ChangeNumber(self.seat, self.incident, effect.amount))
        inn.then(*steps, Join(self.seat, self.incident, left, self.other))


class PickTargets(Step):
    """R22.1.5: the players a joining card picks are chosen freely; `amount` is the card."""

    def run(self, inn: Position) -> None:
        """Ask whom."""
        mode = inn.setup.cards[self.amount].modes[0]
        options = [
            Option(TARGETS, self.amount, 0, targets, self.incident)
            for targets in ways_to_pick(inn, self.seat, mode, self.incident)
        ]
        inn.ask_options(self, self.seat, ASK_TARGETS, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """They come after those picked before."""
        incident = inn.edit(self.incident)
        incident.targets = (*incident.targets, *option.targets)
        inn.tell(events.TARGETED, seat, subject=option.subject, cards=option.targets)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Nobody may respond before all that joins the card lies there (R22.1.3)."""
        return reasons.JOINING_NOW


def ways_to_pick(inn: Position, seat: int, mode: PlayMode, number: int) -> list[tuple[int, ...]]:
    """All ways to pick the players a text asks for; as many of them as there are."""
    chosen: list[tuple[int, ...]] = [()]
    for slot, who in enumerate(mode.picks):
        able = ways_to_play.candidates(inn, seat, who, number, mode.strikes[slot])
        chosen = [(*before, other) for before in chosen for other in able if other not in before] or chosen
    return [_filled(targets, len(mode.picks)) for targets in chosen]


def _filled(targets: tuple[int, ...], count: int) -> tuple[int, ...]:
    """With too few players left, a text that picks several hits nobody with the rest."""
    return targets + (-1,) * (count - len(targets))


def put_away(inn: Position, incident: Incident) -> None:
    """Where a card goes that was not simply played from hand, and what joined it (R22.1.1, R23.1.5, D22.1)."""
    seat = incident.seat
    places = inn.setup.places
    place = component_for(inn, seat, incident.card)
    for text in incident.cards:
        joined = inn.zones.find(places.played, text, places.first_side_family + place)
        side_decks.discard(inn, place, joined, places.played)
    if incident.flags & (inc.FROM_OPEN | inc.OF_SIDE_DECK):
        card = inn.zones.find(places.played, incident.card)
        side_decks.discard(inn, inn.setup.homes[incident.card], card, places.played)
        return
    if incident.flags & (inc.LENT | inc.STAYING):
        return
    card = inn.zones.find(places.played, incident.card, seat)
    if incident.has(inc.CALLED_OFF) and not incident.has(inc.NEGATED):
        inn.move(card, places.played, places.hands[seat])
    else:
        inn.move(card, places.played, in_sight.pile_for(inn, incident))


class ChangeNumber(Step):
    """One number of the incident grows by `amount`; the seat says which (R3.2.3)."""

    def run(self, inn: Position) -> None:
        """Ask; a card without numbers stays as it is."""
        incident = inn.incidents[self.incident]
        own = inn.setup.cards[incident.card].modes[incident.mode]
        options = [Option(NUMBER, incident.card, place, (), self.incident) for place in own.numbers]
        if options and not incident.has(inc.CALLED_OFF):
            inn.ask_options(self, self.seat, ASK_NUMBER, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """From now on the card has another text."""
        incident = inn.edit(self.incident)
        incident.change(inc.NUMBER, option.mode, self.amount)
        incident.flags |= inc.REWRITTEN
        inn.tell(events.NUMBER_CHANGED, seat, subject=incident.card, amount=self.amount)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Not while further cards may join it (R22.1.3)."""
        for step in inn.agenda:
            if isinstance(step, Join) and step.incident == self.incident:
                return reasons.JOINING_NOW
        return reasons.NO_MOMENT
