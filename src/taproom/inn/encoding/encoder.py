"""What a seat sees of the Inn as one row of numbers; `answers` has what it may answer."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.encoding import answers
from taproom.inn.encoding.pool import Lens, Pool
from taproom.inn.state.components import STANDING, TOKEN
from taproom.inn.state.setup import TOP, Setup
from taproom.inn.state.steps import NOBODY
from taproom.inn.state.views import TableView
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.encoding import Encoder, Field, as_byte
from taproom.kernel.events import Event
from taproom.kernel.state import View

_PHASES: Final = 5
KINDS: Final = 16
"""More than there are kinds of incidents."""
SEAT_NUMBERS: Final = (
    *("fortitude", "alcohol", "gold", "track_end", "potion_tokens", "actions_left", "lasting", "card_numbers", "team"),
    *("is_out", "in_round", "has_passed", "is_away", "stays_away", "is_asleep", "has_anted", "is_ordered_for"),
    *("has_acted", "has_drunk", "has_ended_turn", "acts_now", "is_on_turn", "has_control", "is_boss"),
)
_MASKS: Final = 9
"""Where among them the masks begin."""
_TABLE_NUMBERS: Final = (
    "turns_taken",
    "gambling",
    "only_cheating",
    "pot",
    "rounds_unpaid",
    "incidents",
    "steps",
    "tavern",
)
_INCIDENT_NUMBERS: Final = ("amount", "answers", "is_negated", "is_group", "has_cause")


def _seen(view: View) -> TableView:
    assert isinstance(view, TableView), "a view of the Inn"
    return view


class InnEncoder(Encoder):
    """Rows for tables of the Inn."""

    def __init__(self, setups: list[Setup], facts: int) -> None:
        pool = Pool(setups)
        self.pool: Final = pool
        seats, cards = pool.seats, len(pool.cards)
        told = ", ".join
        self.numbers: Final = Field("seats", (seats, len(SEAT_NUMBERS)), f"for each seat {told(SEAT_NUMBERS)}")
        self.who: Final = Field("characters", (seats, len(pool.characters)), f"who it is: {told(pool.characters)}")
        self.tracks: Final = Field(
            "tracks",
            (seats, pool.components),
            "for each component where its marker stands, or how many tokens are left",
        )
        self.held: Final = Field(
            "tokens", (seats, seats), "how many tokens of each other seat's components lie with it"
        )
        self.sizes: Final = Field(
            "sizes", (seats, len(pool.seat_kinds)), f"how many cards lie in its places: {told(pool.seat_kinds)}"
        )
        self.faces: Final = Field(
            "cards",
            (seats, len(pool.seen_kinds), cards),
            f"how many of each card, as far as the viewer knows, lie in its {told(pool.seen_kinds)}",
        )
        self.table: Final = Field("table", (len(_TABLE_NUMBERS),), told(_TABLE_NUMBERS))
        self.phase: Final = Field("phase", (_PHASES,), "discarding, Action, ordering, drinking, the turn's end; or two")
        self.middle: Final = Field(
            "middle_sizes", (len(pool.table_kinds),), f"how many cards lie in the table's {told(pool.table_kinds)}"
        )
        self.open: Final = Field("middle_cards", (cards,), "how many of each card lie face up in the middle")
        self.clocks: Final = Field("time_tokens", (pool.event_decks,), "the time tokens on each event deck")
        self.kind: Final = Field("incident", (KINDS,), "which kind of thing is to be answered, as one of so many")
        self.card: Final = Field("incident_cards", (cards,), "how many of each card it consists of")
        self.cause: Final = Field("incident_seat", (seats,), "whose doing it is")
        self.other: Final = Field("incident_other", (seats,), "the other seat concerned: payee, source, revealer")
        self.aims: Final = Field(
            "incident_targets", (seats,), "at whom it is aimed; a card in play counts for its owner"
        )
        self.ignored: Final = Field("incident_ignored", (seats,), "who Ignores it")
        self.champions: Final = Field("incident_champions", (seats,), "who has been named a Champion for it")
        self.types: Final = Field("incident_types", (8,), "its types as bits: action, sometimes, anytime, gambling ...")
        self.incident: Final = Field("incident_numbers", (len(_INCIDENT_NUMBERS),), told(_INCIDENT_NUMBERS))
        self.question: Final = Field("question", (answers.VERBS,), "what the viewer is asked, as one of so many")
        self.bounds: Final = Field("bounds", (2,), "of a pick, how many must and may be taken")
        fields = [
            *[self.numbers, self.who, self.tracks, self.held, self.sizes, self.faces],
            *[self.table, self.phase, self.middle, self.open, self.clocks],
            *[self.kind, self.card, self.cause, self.other, self.aims, self.ignored, self.champions],
            *[self.types, self.incident, self.question, self.bounds],
        ]
        super().__init__(seats, fields, answers.blocks(pool), answers.columns(pool), facts)
        self._starts: Final = [
            self.blocks[answers.VERB_BLOCK].start,
            self.blocks[answers.CARD_BLOCK].start,
            self.blocks[answers.SEAT_BLOCK].start,
            self.numbers_start,
        ]

    # ---- answers ----

    def path(self, view: View, option: Option) -> list[int]:
        """Card, way, targets."""
        inn = _seen(view)
        return answers.path(option, inn, self.pool.lens(inn.setup), self._starts)

    def candidate(self, view: View, candidate: int) -> int:
        """Candidates are cards."""
        return self._starts[1] + self.pool.lens(_seen(view).setup).cards[candidate]

    def option_row(self, view: View, option: Option) -> bytearray:
        """With what its text does."""
        inn = _seen(view)
        return answers.option_row(option, inn, self.pool.lens(inn.setup), self.columns)

    def candidate_row(self, view: View, candidate: int) -> bytearray:
        """Only which card it is."""
        row = bytearray(self.column_count)
        if candidate >= 0:
            row[self.columns[1].start + self.pool.lens(_seen(view).setup).cards[candidate]] = 1
        return row

    def fact(self, view: View, event: Event) -> list[int]:
        """By the kernel's columns."""
        inn = _seen(view)
        return answers.fact(event, inn, self.pool.lens(inn.setup))

    # ---- how everybody stands ----

    def is_out(self, view: View, seat: int) -> bool:
        """Passed out or out of Gold (R6)."""
        return (_seen(view).out >> seat) & 1 != 0

    def standings(self, view: View) -> list[float]:
        """How far Fortitude is above Alcohol, from 0 to 1; nothing once out."""
        inn = _seen(view)
        found: list[float] = []
        for seat, mat in enumerate(inn.setup.purses):
            left = inn.fortitude[mat] - inn.alcohol[mat]
            found.append(0.0 if (inn.out >> seat) & 1 or left < 0 else left / TOP)
        return found

    # ---- observations ----

    def observe(self, view: View, decision: Decision | None, row: bytearray) -> None:
        """Seats, places for cards, the middle, what is to be answered, and the question."""
        inn = _seen(view)
        lens = self.pool.lens(inn.setup)
        self._write_seats(inn, lens, row)
        if inn.setup.has_components:
            self._write_components(inn, row)
        self._write_cards(inn, lens, row)
        self._write_table(inn, row)
        if inn.asker is not None and inn.asker.incident >= 0:
            self._write_incident(inn, lens, inn.incidents[inn.asker.incident], row)
        if decision is not None:
            row[self.question.start + decision.kind] = 1
            row[self.bounds.start] = as_byte(decision.fewest)
            row[self.bounds.start + 1] = as_byte(decision.most)

    def _write_seats(self, inn: TableView, lens: Lens, row: bytearray) -> None:
        setup = inn.setup
        seats = self.seats
        viewer = max(inn.seat, 0)
        masks = (
            *(inn.out, inn.in_round, inn.passed, inn.away, inn.stays_away, inn.asleep, inn.anted, inn.ordered),
            *(inn.acted, inn.drunk, inn.turn_ended, 1 << inn.turn, setup.team_masks[inn.turn]),
            0 if inn.control == NOBODY else 1 << inn.control,
        )
        for place in range(seats):
            seat = (viewer + place) % seats
            start = self.numbers.start + place * len(SEAT_NUMBERS)
            mat = setup.purses[seat]
            row[start] = as_byte(inn.fortitude[mat])
            row[start + 1] = as_byte(inn.alcohol[mat])
            row[start + 2] = as_byte(inn.gold[mat])
            row[start + 3] = as_byte(setup.mats[mat].top)
            if setup.has_mates:
                row[start + 4] = as_byte(inn.tokens[mat])
            row[start + 5] = as_byte(inn.actions_left[seat])
            row[start + 8] = min([(mate - viewer) % seats for mate in setup.members[seat]])
            column = start + _MASKS
            for mask in masks:
                if (mask >> seat) & 1:
                    row[column] = 1
                column += 1
            if seat in setup.bosses:
                row[column] = 1
            row[self.who.start + place * len(self.pool.characters) + lens.characters[seat]] = 1
        lasting = inn.lasting
        for begin in range(0, len(lasting), 6):
            row[self.numbers.start + (lasting[begin + 1] - viewer) % seats * len(SEAT_NUMBERS) + 6] += 1

    def _write_components(self, inn: TableView, row: bytearray) -> None:
        setup = inn.setup
        viewer = max(inn.seat, 0)
        for seat in range(self.seats):
            place = (seat - viewer) % self.seats
            for number, component in enumerate(setup.owned[seat]):
                kind = setup.components[component].kind
                mark = setup.supply(inn.marks, component) if kind == TOKEN else inn.marks[component]
                if kind != STANDING:
                    row[self.tracks.start + place * self.pool.components + number] = as_byte(mark)
            for component, count in setup.tokens_of(inn.marks, seat):
                owner = (setup.owners[component] - viewer) % self.seats
                row[self.held.start + place * self.seats + owner] += as_byte(count)

    def _write_cards(self, inn: TableView, lens: Lens, row: bytearray) -> None:
        viewer = max(inn.seat, 0)
        kinds, seen = len(self.pool.seat_kinds), len(self.pool.seen_kinds)
        cards = len(self.pool.cards)
        for zone, size in enumerate(inn.zones.sizes):
            if size == 0:
                continue
            owner = lens.owners[zone]
            if owner < 0:
                row[self.middle.start + lens.sizes[zone]] = as_byte(size)
                start = self.open.start
            else:
                place = (owner - viewer) % self.seats
                spot = self.sizes.start + place * kinds + lens.sizes[zone]
                row[spot] = as_byte(row[spot] + size)
                if lens.faces[zone] < 0:
                    continue
                start = self.faces.start + (place * seen + lens.faces[zone]) * cards
            for text in inn.zones.texts(zone):
                if text >= 0:
                    row[start + lens.cards[text]] += 1
        if lens.numbered:
            self._write_numbers(inn, viewer, row)

    def _write_numbers(self, inn: TableView, viewer: int, row: bytearray) -> None:
        shown = inn.zones.shown()
        numbers = inn.zones.numbers()
        for zone, cards in enumerate(shown):
            owner = inn.setup.places.layout.zones[zone].seat
            for card in cards:
                if card in numbers and owner >= 0:
                    spot = self.numbers.start + (owner - viewer) % self.seats * len(SEAT_NUMBERS) + 7
                    row[spot] = as_byte(row[spot] + numbers[card])

    def _write_table(self, inn: TableView, row: bytearray) -> None:
        start = self.table.start
        row[start] = as_byte(inn.turns_taken)
        row[start + 1] = 1 if inn.gambling else 0
        row[start + 2] = 1 if inn.only_cheating else 0
        row[start + 3] = as_byte(inn.pot)
        row[start + 4] = as_byte(inn.grace)
        row[start + 5] = as_byte(len(inn.incidents))
        row[start + 6] = as_byte(len(inn.agenda))
        row[start + 7] = inn.tavern
        for bit in range(_PHASES):
            if (inn.phase >> bit) & 1:
                row[self.phase.start + bit] = 1
        for number, clock in enumerate(inn.clocks):
            row[self.clocks.start + number] = as_byte(clock)

    def _write_incident(self, inn: TableView, lens: Lens, incident: inc.Incident, row: bytearray) -> None:
        seats = self.seats
        viewer = max(inn.seat, 0)
        row[self.kind.start + incident.kind] = 1
        if incident.card >= 0:
            row[self.card.start + lens.cards[incident.card]] += 1
        for text in incident.cards:
            row[self.card.start + lens.cards[text]] += 1
        if incident.seat >= 0:
            row[self.cause.start + (incident.seat - viewer) % seats] = 1
        if 0 <= incident.other < seats:
            row[self.other.start + (incident.other - viewer) % seats] = 1
        for target in incident.targets:
            if target >= 0:
                seat = answers.seat_of(inn.setup, target)
                row[self.aims.start + (seat - viewer) % seats] = 1
        for place in range(seats):
            seat = (viewer + place) % seats
            if incident.is_ignored_by(seat):
                row[self.ignored.start + place] = 1
            if (incident.champions >> seat) & 1:
                row[self.champions.start + place] = 1
        for bit in range(8):
            if (incident.types >> bit) & 1:
                row[self.types.start + bit] = 1
        start = self.incident.start
        row[start] = as_byte(incident.amount)
        row[start + 1] = as_byte(len(incident.changes) // 3)
        row[start + 2] = 1 if incident.has(inc.NEGATED) else 0
        row[start + 3] = 1 if incident.group >= 0 else 0
        row[start + 4] = 1 if incident.cause >= 0 else 0
