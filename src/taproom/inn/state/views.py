"""What one seat may know (R0.1.3, R1.2.9): what lies open, its own hand and question, and the sizes of the rest."""

from taproom.inn.state.components import STANDING, TOKEN, ZoneSpec
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Decision
from taproom.kernel.state import View
from taproom.kernel.zone_views import ZonesView


class SeatView:
    """A seat as the viewer sees it."""

    def __init__(self, inn: "Position | TableView", zones: ZonesView, seat: int) -> None:
        setup = inn.setup
        mat = setup.purses[seat]
        self._table = setup
        self._zones = zones
        self.seat = seat
        self.team = setup.teams[seat]
        self.traits = setup.traits[seat]
        self.fortitude = inn.fortitude[mat]
        self.alcohol = inn.alcohol[mat]
        self.gold = inn.gold[mat]
        self.top = setup.mats[mat].top
        """Where the tracks end."""
        places = setup.places
        self.hand_size = zones.sizes[places.hands[seat]]
        self.deck_size = zones.sizes[places.decks[seat]]
        self.pile_size = zones.sizes[places.piles[seat]]
        self.discard_size = zones.sizes[places.discards[seat]]
        self.is_out = (inn.out >> seat) & 1 != 0
        self.in_round = (inn.in_round >> seat) & 1 != 0
        self.passed = (inn.passed >> seat) & 1 != 0
        self.is_away = (inn.away >> seat) & 1 != 0
        self.tokens = inn.tokens[mat] if setup.has_mates else 0
        self.on_turn = setup.teams[inn.turn] == setup.teams[seat]
        self.has_acted = (inn.acted >> seat) & 1 != 0
        self.has_drunk = (inn.drunk >> seat) & 1 != 0
        self.actions_left = inn.actions_left[seat]
        self.marks: list[int] = []
        """For each component the step of its marker, the text of the card in force, or how many tokens are left."""
        self.held_tokens = setup.tokens_of(inn.marks, seat) if setup.has_tokens else []
        """The tokens of others that lie with it: of which component, and how many."""
        self.lasting = _lasting(inn, seat) if inn.lasting else []
        """What holds for it for a while, each as `rules.lasting` keeps it."""
        self.is_viewer = zones.seat == seat
        if setup.has_components:
            self.marks = [_mark(inn, zones, place) for place in setup.owned[seat]]

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

    @property
    def kept(self) -> list[int]:
        """The texts of the Drinks that lie before the seat (R8.5.1)."""
        return self._zones.texts(self._table.places.kept[self.seat]) if self._table.keeps_drinks else []

    def own_zones(self) -> list[tuple[ZoneSpec, int, list[int]]]:
        """The zones its components have brought along: what each is, its size, and the texts the viewer knows."""
        found: list[tuple[ZoneSpec, int, list[int]]] = []
        for place in self._table.owned[self.seat]:
            for spec, zone in zip(self._table.components[place].zones, self._table.places.own[place], strict=True):
                found.append((spec, self._zones.sizes[zone], self._zones.texts(zone)))
        return found

    @property
    def side_sizes(self) -> list[int]:
        """For each component how many cards its side deck has; one that lies open has the card in force among them."""
        places = self._table.places
        found: list[int] = []
        for place in self._table.owned[self.seat]:
            size = self._zones.sizes[places.side_decks[place]] if places.side_decks[place] >= 0 else 0
            if places.in_force[place] >= 0 and not self._table.components[place].shuffled:
                size += 1
            found.append(size)
        return found

    @property
    def backs_in_hand(self) -> list[int]:
        """For each component how many cards of its side deck the seat holds; others' backs are public (R27.1.9)."""
        places = self._table.places
        backs = self._zones.backs(places.hands[self.seat])
        return [backs.count(places.side_backs[place]) for place in self._table.owned[self.seat]]

    @property
    def waiting(self) -> list[list[int]]:
        """For each component the texts of the cards that wait."""
        zones = [self._table.places.waiting[place] for place in self._table.owned[self.seat]]
        return [self._zones.texts(zone) if zone >= 0 else [] for zone in zones]

    @property
    def side_discards(self) -> list[list[int]]:
        """For each component the texts of its side deck's discards; the card in force lies on top of them."""
        places = self._table.places
        found: list[list[int]] = []
        for place in self._table.owned[self.seat]:
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
            "held_tokens": self.held_tokens,
            "tokens": self.tokens,
            "acted": self.has_acted,
            "drunk": self.has_drunk,
            "actions_left": self.actions_left,
        }


def _lasting(inn: "Position | TableView", seat: int) -> list[tuple[int, ...]]:
    lasting = inn.lasting
    return [lasting[start : start + 6] for start in range(0, len(lasting), 6) if lasting[start + 1] == seat]


def _mark(inn: "Position | TableView", zones: ZonesView, place: int) -> int:
    if inn.setup.components[place].kind == STANDING:
        return zones.top(inn.setup.places.in_force[place])
    if inn.setup.components[place].kind == TOKEN:
        return inn.setup.supply(inn.marks, place)
    return inn.marks[place]


def _plain(step: Step) -> list[object]:
    return [type(step).__name__, step.seat, step.incident, step.amount, step.other]


class TableView(View):
    """What lies open in the middle, and the viewer's own hand and question; a spectator (-1) has neither."""

    def __init__(self, inn: Position, seat: int) -> None:
        super().__init__(seat)
        self.setup = inn.setup
        self.zones = ZonesView(inn.zones, seat)
        self.hand: list[int] = inn.hand_texts(seat) if seat >= 0 else []
        self.decision: Decision | None = inn.decision(seat) if seat >= 0 else None
        self.turn = inn.turn
        self.turns_taken = inn.turns_taken
        self.phase = inn.phase
        self.drink_deck_size = self.zones.sizes[inn.setup.places.drink_deck]
        self.clocks = inn.clocks[:]
        self.tavern = inn.tavern
        self.bar_size = self.zones.sizes[inn.setup.places.bar]
        self.gambling = inn.gambling
        self.pot = inn.pot
        self.control = inn.control
        self.only_cheating = inn.only_cheating
        self.incidents = inn.incidents[:]
        self.asker = inn.asker
        """The step that asks, and below it what is still to happen, as the rules have it: no step holds a secret."""
        self.agenda = inn.agenda[:]
        self.fortitude = inn.fortitude[:]
        """By mat, like Alcohol and Gold; seats are masks."""
        self.alcohol = inn.alcohol[:]
        self.gold = inn.gold[:]
        self.tokens = inn.tokens[:]
        self.actions_left = inn.actions_left[:]
        self.marks = inn.marks[:]
        self.lasting = inn.lasting
        self.in_round = inn.in_round
        self.passed = inn.passed
        self.away = inn.away
        self.grace = inn.grace
        self.out = inn.out
        self.asleep = inn.asleep
        self.anted = inn.anted
        self.ordered = inn.ordered
        self.turn_ended = inn.turn_ended
        self.acted = inn.acted
        self.drunk = inn.drunk
        self.stays_away = inn.stays_away
        self.finished = inn.finished
        self.winners = inn.winners()

    @property
    def drink_discard(self) -> list[int]:
        """The texts of the Drinks' discard pile, the top one last."""
        return self.zones.texts(self.setup.places.drink_discard)


class InnView(TableView):
    """The position from one seat: the table and all seats."""

    def __init__(self, inn: Position, seat: int) -> None:
        super().__init__(inn, seat)
        self._seats: list[SeatView] = []

    @property
    def seats(self) -> list[SeatView]:
        """Each seat by itself; bots go by the lists of the table and never ask."""
        if not self._seats:
            self._seats = [SeatView(self, self.zones, number) for number in range(len(self.setup.teams))]
        return self._seats

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
            "clocks": self.clocks,
            "tavern": self.tavern,
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
            "ordered": self.ordered,
            "turn_ended": self.turn_ended,
            "stays_away": self.stays_away,
            "finished": self.finished,
            "winners": self.winners,
        }
