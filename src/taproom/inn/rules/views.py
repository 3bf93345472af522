"""What one seat may know (R0.1.3, R1.2.9): what lies open, its own hand and question, and the sizes of the rest."""

from taproom.inn.characters.components import STANDING, ZoneSpec
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.inn.table import Table
from taproom.table.decisions import Decision
from taproom.table.state import View
from taproom.table.zone_views import ZonesView


class SeatView:
    """A seat as the viewer sees it."""

    def __init__(self, inn: Inn, zones: ZonesView, seat: int) -> None:
        table = inn.table
        mat = table.purses[seat]
        self._table = table
        self._zones = zones
        self.seat = seat
        self.team = table.teams[seat]
        self.traits = table.traits[seat]
        self.fortitude = inn.fortitude[mat]
        self.alcohol = inn.alcohol[mat]
        self.gold = inn.gold[mat]
        self.top = table.mats[mat].top
        """Where the tracks end."""
        places = table.places
        self.hand_size = zones.sizes[places.hands[seat]]
        self.deck_size = zones.sizes[places.decks[seat]]
        self.pile_size = zones.sizes[places.piles[seat]]
        self.discard_size = zones.sizes[places.discards[seat]]
        self.is_out = not inn.is_in(seat)
        self.in_round = (inn.in_round >> seat) & 1 != 0
        self.passed = (inn.passed >> seat) & 1 != 0
        self.is_away = (inn.away >> seat) & 1 != 0
        self.marks: list[int] = []
        """For each component the step of its marker, or the text of the card in force."""
        self.lasting = [entry for entry in _lasting(inn) if entry[1] == seat]
        """What holds for it for a while, each as `rules.lasting` keeps it."""
        self.is_viewer = zones.seat == seat
        if table.has_components:
            self.marks = [_mark(inn, zones, place) for place in _places_of(table, seat)]

    @property
    def hand(self) -> list[int]:
        """The texts of the cards in hand, as far as the viewer knows them."""
        return self._zones.texts(self._table.places.hands[self.seat])

    @property
    def discard(self) -> list[int]:
        """The texts of the discard pile, the top one last."""
        return self._zones.texts(self._table.places.discards[self.seat])

    @property
    def open(self) -> list[int]:
        """The texts of what lies face up before the seat."""
        return self._zones.texts(self._table.places.open[self.seat]) if self._table.has_components else []

    def own_zones(self) -> list[tuple[ZoneSpec, int, list[int]]]:
        """The zones its components have brought along: what each is, its size, and the texts the viewer knows."""
        found: list[tuple[ZoneSpec, int, list[int]]] = []
        for place in _places_of(self._table, self.seat):
            for spec, zone in zip(self._table.components[place].zones, self._table.places.own[place], strict=True):
                found.append((spec, self._zones.sizes[zone], self._zones.texts(zone)))
        return found

    @property
    def side_sizes(self) -> list[int]:
        """For each component how many cards its side deck has; one that lies open has the card in force among them."""
        places = self._table.places
        found: list[int] = []
        for place in _places_of(self._table, self.seat):
            size = self._zones.sizes[places.side_decks[place]] if places.side_decks[place] >= 0 else 0
            if places.in_force[place] >= 0 and not self._table.components[place].shuffled:
                size += 1
            found.append(size)
        return found

    @property
    def side_discards(self) -> list[list[int]]:
        """For each component the texts of its side deck's discards; the card in force lies on top of them."""
        places = self._table.places
        found: list[list[int]] = []
        for place in _places_of(self._table, self.seat):
            zone = places.side_discards[place]
            texts = self._zones.texts(zone) if zone >= 0 else []
            if places.in_force[place] >= 0 and self._table.components[place].shuffled:
                texts = texts + self._zones.texts(places.in_force[place])
            found.append(texts)
        return found

    def data(self) -> dict[str, object]:
        """As plain data; its cards are among the zones'."""
        return {
            "team": self.team,
            "fortitude": self.fortitude,
            "alcohol": self.alcohol,
            "gold": self.gold,
            "out": self.is_out,
            "in_round": self.in_round,
            "passed": self.passed,
            "away": self.is_away,
            "marks": self.marks,
            "lasting": self.lasting,
        }


def _lasting(inn: Inn) -> list[tuple[int, ...]]:
    lasting = inn.lasting
    return [lasting[start : start + 6] for start in range(0, len(lasting), 6)]


def _places_of(table: Table, seat: int) -> list[int]:
    return [place for place in range(len(table.owners)) if table.owners[place] == seat]


def _mark(inn: Inn, zones: ZonesView, place: int) -> int:
    if inn.table.components[place].kind == STANDING:
        return zones.top(inn.table.places.in_force[place])
    return inn.marks[place]


def _plain(step: Step) -> list[object]:
    return [type(step).__name__, step.seat, step.incident, step.amount, step.other]


class TableView(View):
    """What lies open in the middle, and the viewer's own hand and question; a spectator (-1) has neither."""

    def __init__(self, inn: Inn, seat: int) -> None:
        super().__init__(seat)
        self.table = inn.table
        self.zones = ZonesView(inn.zones, seat)
        self.hand: list[int] = inn.hand_texts(seat) if seat >= 0 else []
        self.decision: Decision | None = inn.decision(seat) if seat >= 0 else None
        self.turn = inn.turn
        self.turns_taken = inn.turns_taken
        self.phase = inn.phase
        self.drink_deck_size = self.zones.sizes[inn.table.places.drink_deck]
        self.bar_size = self.zones.sizes[inn.table.places.bar]
        self.gambling = inn.gambling
        self.pot = inn.pot
        self.control = inn.control
        self.only_cheating = inn.only_cheating
        self.incidents = inn.incidents[:]
        self.asker = inn.asker
        """The step that asks, and below it what is still to happen, as the rules have it: no step holds a secret."""
        self.agenda = inn.agenda[:]
        self.grace = inn.grace
        self.out = inn.out
        self.asleep = inn.asleep
        self.anted = inn.anted
        self.turn_ended = inn.turn_ended
        self.finished = inn.finished
        self.winners = inn.winners()

    @property
    def drink_discard(self) -> list[int]:
        """The texts of the Drinks' discard pile, the top one last."""
        return self.zones.texts(self.table.places.drink_discard)


class InnView(TableView):
    """The position from one seat: the table and all seats."""

    def __init__(self, inn: Inn, seat: int) -> None:
        super().__init__(inn, seat)
        self.seats = [SeatView(inn, self.zones, number) for number in range(len(inn.answers))]

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "seat": self.seat,
            "seats": [seat.data() for seat in self.seats],
            "zones": self.zones.data(),
            "decision": None if self.decision is None else self.decision.key(),
            "turn": self.turn,
            "turns_taken": self.turns_taken,
            "phase": self.phase,
            "gambling": self.gambling,
            "pot": self.pot,
            "control": self.control,
            "only_cheating": self.only_cheating,
            "incidents": [incident.numbers() for incident in self.incidents],
            "agenda": [_plain(step) for step in self.agenda],
            "asker": None if self.asker is None else _plain(self.asker),
            "grace": self.grace,
            "asleep": self.asleep,
            "anted": self.anted,
            "turn_ended": self.turn_ended,
            "finished": self.finished,
            "winners": self.winners,
        }
