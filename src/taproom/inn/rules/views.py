"""What one seat may know (R0.1.3, R1.2.9): what lies open, its own hand and question, and the sizes of the rest."""

from taproom.inn.state import Inn
from taproom.table.decisions import Decision
from taproom.table.state import View


class SeatView:
    """A seat as everybody sees it."""

    def __init__(self, inn: Inn, seat: int) -> None:
        team = inn.table.teams[seat]
        self.seat = seat
        self.team = team
        self.traits = inn.table.traits[seat]
        self.fortitude = inn.fortitude[team]
        self.alcohol = inn.alcohol[team]
        self.gold = inn.gold[team]
        self.hand_size = len(inn.hands[seat])
        self.deck_size = len(inn.decks[seat])
        self.pile_size = len(inn.piles[seat])
        self.discard = inn.discards[seat][:]
        self.is_out = not inn.is_in(seat)
        self.in_round = (inn.in_round >> seat) & 1 != 0
        self.passed = (inn.passed >> seat) & 1 != 0
        self.is_away = (inn.away >> seat) & 1 != 0
        places = [place for place in range(len(inn.side)) if inn.table.owners[place] == seat]
        self.marks = [inn.marks[place] for place in places]
        """For each component the step of its marker or the card in force."""
        self.side_sizes = [len(inn.side[place]) for place in places]
        self.side_discards = [inn.side_discards[place][:] for place in places]
        self.open: list[int] = inn.open[seat][:] if inn.table.has_components else []

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "team": self.team,
            "fortitude": self.fortitude,
            "alcohol": self.alcohol,
            "gold": self.gold,
            "hand_size": self.hand_size,
            "deck_size": self.deck_size,
            "pile_size": self.pile_size,
            "discard": self.discard,
            "out": self.is_out,
            "in_round": self.in_round,
            "passed": self.passed,
            "away": self.is_away,
            "marks": self.marks,
            "side_sizes": self.side_sizes,
            "side_discards": self.side_discards,
            "open": self.open,
        }


class TableView(View):
    """What lies open in the middle, and the viewer's own hand and question; a spectator (-1) has neither."""

    def __init__(self, inn: Inn, seat: int) -> None:
        super().__init__(seat)
        self.table = inn.table
        self.hand: list[int] = inn.hands[seat][:] if seat >= 0 else []
        self.decision: Decision | None = inn.decision(seat) if seat >= 0 else None
        self.turn = inn.turn
        self.turns_taken = inn.turns_taken
        self.phase = inn.phase
        self.drink_deck_size = len(inn.drink_deck)
        self.bar_size = len(inn.bar)
        self.drink_discard = inn.drink_discard[:]
        self.gambling = inn.gambling
        self.pot = inn.pot
        self.control = inn.control
        self.only_cheating = inn.only_cheating
        self.incidents = inn.incidents[:]
        self.finished = inn.finished
        self.winners = inn.winners()


class InnView(TableView):
    """The position from one seat: the table and all seats."""

    def __init__(self, inn: Inn, seat: int) -> None:
        super().__init__(inn, seat)
        self.seats = [SeatView(inn, number) for number in range(len(inn.hands))]

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "seat": self.seat,
            "seats": [seat.data() for seat in self.seats],
            "hand": self.hand,
            "decision": None if self.decision is None else self.decision.key(),
            "turn": self.turn,
            "turns_taken": self.turns_taken,
            "phase": self.phase,
            "drink_deck_size": self.drink_deck_size,
            "bar_size": self.bar_size,
            "drink_discard": self.drink_discard,
            "gambling": self.gambling,
            "pot": self.pot,
            "control": self.control,
            "only_cheating": self.only_cheating,
            "incidents": [incident.numbers() for incident in self.incidents],
            "finished": self.finished,
            "winners": self.winners,
        }
