"""Event decks (R40, R41): the clock of time tokens on each, and the Event that comes when it has run down."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import TURN_END
from taproom.inn.rules import champions, damage, drinks, losing, responses
from taproom.inn.state.cards import Card
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, RESTING, Step

_FIRST_DECK: Final = 2


def starting_time(deck: int) -> int:
    """R40.1.1, R41.1.1: two time tokens on the first event deck, and one more on each that comes after it."""
    return _FIRST_DECK + deck


class TimePasses(Step):
    """R40.2.1, R41.1.2: the turn of the team whose first seat it is ends, and event deck `amount` loses a time token.

    It is the very last thing in a turn (R40.2.3), however the turn has ended (R40.2.5).
    """

    def manner(self) -> int:
        """All else of the turn is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """With the last token the Event comes."""
        deck = self.amount
        inn.turn = self.seat
        inn.phase = TURN_END
        inn.clocks[deck] -= 1
        inn.tell(events.TIME_PASSED, amount=inn.clocks[deck], cards=(deck,))
        if inn.clocks[deck] <= 0:
            _turn_up(inn, deck)


def _turn_up(inn: Position, deck: int) -> None:
    """R40.2.2: the Event is revealed; what it says of the deck comes last."""
    places = inn.setup.places
    zone = places.event_decks[deck]
    if not inn.zones.contents[zone]:
        inn.shuffle_into(places.event_discards[deck], zone)
        inn.tell(events.EVENTS_RESHUFFLED, amount=len(inn.zones.contents[zone]), cards=(deck,))
    card = inn.top(zone)
    if card < 0:
        return
    inn.move(card, zone, places.played)
    face = inn.setup.faces[card]
    inn.agenda.append(WindUp(amount=deck, other=face.time))
    bring_about(inn, face)


def bring_about(inn: Position, face: Card) -> None:
    """D40.3: an Event has come: Champions are named, everybody may answer, it is carried out."""
    seat = inn.in_turn_order(inn.turn)[0]
    event = Incident(inc.EVENT, seat, NOBODY, face.number, 0, -1)
    event.types = face.types | face.modes[0].types
    number = inn.add_incident(event)
    inn.tell(events.EVENT_TURNED_UP, subject=face.number)
    inn.then(
        responses.RespondTo(incident=number),
        BeginEvent(incident=number),
        losing.CHECK_LOSSES,
    )
    if inn.setup.has_mates:
        champions.name_for_event(inn, number)


class BeginEvent(Step):
    """R5.4.7: nobody answers any more, and the Event starts."""

    def run(self, inn: Position) -> None:
        """Its text speaks to the player whose turn is ending, or to the next whom it concerns (D42.1)."""
        event = inn.edit(self.incident)
        spared = event.ignored | inn.away
        for seat in inn.in_turn_order(inn.turn):
            named = not inn.setup.has_mates or (event.champions >> seat) & 1
            if named and (spared >> seat) & 1 == 0:
                event.seat = seat
                break
        drinks.begin_event(inn, self.incident)


class WindUp(Step):
    """R40.2.2: the Event is over, and its time tokens, `other`, go onto deck `amount`."""

    def manner(self) -> int:
        """So is everything it has led to, such as a Round."""
        return RESTING

    def run(self, inn: Position) -> None:
        """The clock starts again."""
        inn.clocks[self.amount] = self.other


def concerned(inn: Position, incident: Incident) -> list[int]:
    """Those whom an Event for each player is for, in turn order; in teams the Champions (R42.1.10)."""
    spared = inn.out | damage.ignorers(inn, incident)
    if inn.setup.has_mates:
        spared |= ~incident.champions
    return [seat for seat in inn.setup.orders[inn.turn] if (spared >> seat) & 1 == 0]
