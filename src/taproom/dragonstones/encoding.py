"""What a seat of Fist of Dragonstones sees, and what it may answer, as rows of numbers for programs that learn."""

from typing import Final

from taproom.dragonstones.rules.views import TableView
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.kernel.decisions import NOTHING, Decision, Option
from taproom.kernel.encoding import Block, Encoder, Field, add_number, as_byte
from taproom.kernel.events import Event
from taproom.kernel.state import View

_OF_CHARACTERS: Final = (terms.ONCE, terms.TWICE, terms.USE_MODE, terms.DECLINE, terms.PAY, terms.USE)
"""Verbs whose `subject` is a character, and `about` too if it is set."""
_OF_SEATS: Final = (terms.TAKE_STONE,)
"""Verbs whose `about` is a seat."""
_CHARACTER_IN_SUBJECT: Final = (
    *(terms.TURNED_UP, terms.NOT_PLAYED, terms.CURSED, terms.PASSED_OVER, terms.NOBODY_WON, terms.WON),
    *(terms.USED, terms.ANNOUNCED, terms.DOUBLED, terms.KEPT, terms.DECLINED),
)
_SEAT_IN_OTHER: Final = (
    *(terms.ROBBED_STONE, terms.ROBBED_COINS, terms.ROBBED_SPENT, terms.ROBBED_OF_ALL, terms.ROBBED_NOTHING),
)
_SEAT_NUMBERS: Final = (
    *("fewest_fairy", "fewest_gold", "fewest_silver", "fewest_black", "fewest_amulets"),
    *("most_fairy", "most_gold", "most_silver", "most_black", "most_amulets"),
    *("spent", "red", "blue", "yellow", "score", "is_tied", "is_second", "has_won"),
)
_BID: Final = 4
_SILVER: Final = 2
_KINDS: Final = 16
"""More than there are kinds of questions, and verbs of options."""
_MOST_TARGETS: Final = 4


def _seen(view: View) -> TableView:
    assert isinstance(view, TableView), "a view of Fist of Dragonstones"
    return view


class DragonstonesEncoder(Encoder):
    """Rows for tables with these characters and so many seats."""

    def __init__(self, catalogue: Catalogue, seats: int, facts: int) -> None:
        keys = [character.key for character in catalogue.characters]
        count = len(keys)
        told = ", ".join
        self.numbers: Final = Field("seats", (seats, len(_SEAT_NUMBERS)), f"for each seat {told(_SEAT_NUMBERS)}")
        self.kept: Final = Field("kept", (seats, count), f"which characters it has kept: {told(keys)}")
        self.turn: Final = Field("turn", (1,), "how many turns have begun")
        self.bank: Final = Field("bank", (terms.COIN_KINDS,), f"the bank's coins: {told(terms.COIN_KEYS)}")
        self.stones: Final = Field("bank_stones", (terms.COLOURS,), f"its stones: {told(terms.COLOUR_KEYS)}")
        self.played: Final = Field("played", (count,), "characters auctioned already in this turn")
        self.stack: Final = Field("stack", (count,), "characters still to come in this turn")
        self.specials: Final = Field("specials_left", (count,), "Special Characters left in their deck")
        self.discards: Final = Field("discards", (count,), "Special Characters discarded")
        self.bag: Final = Field("bag", (terms.COLOURS,), "stones in the bag")
        self.drawn: Final = Field("drawn", (terms.COLOURS,), "stones drawn from it")
        self.named: Final = Field("named", (terms.COLOURS,), "the colour that was named")
        self.character: Final = Field("character", (count,), "the character that is auctioned, or whose power is used")
        self.own_bid: Final = Field("own_bid", (_BID + _SILVER,), "what the viewer holds sealed: gold bid, silver bid")
        self.bids: Final = Field("bids", (seats, _BID), "the bids once all are shown: fairy, gold, black, amulet")
        self.silver: Final = Field("silver_bids", (seats, _SILVER), "those between the tied: silver, amulet")
        self.question: Final = Field("question", (_KINDS,), f"what is asked: {told(terms.DECISION_KEYS[1:])}")
        fields = [
            *[self.numbers, self.kept, self.turn, self.bank, self.stones, self.played, self.stack, self.specials],
            *[self.discards, self.bag, self.drawn, self.named, self.character, self.own_bid, self.bids, self.silver],
            self.question,
        ]
        verbs = [*terms.VERB_KEYS[1:], *[str(number) for number in range(len(terms.VERB_KEYS), _KINDS)]]
        blocks = [
            Block("verb", ["none", *verbs]),
            Block("character", keys),
            Block("seat", [f"+{seat}" for seat in range(seats)]),
            Block("colour", list(terms.COLOUR_KEYS)),
        ]
        columns = [
            Field("verb", (_KINDS,), f"what kind of answer it is: {told(terms.VERB_KEYS[1:])}"),
            Field("character", (count,), "the character it is about"),
            Field("colour", (terms.COLOURS,), "the colour it is about"),
            Field("seat", (seats,), "the seat it is about"),
            Field("way", (1,), "which of the character's ways"),
            Field("numbers", (_MOST_TARGETS,), "what is bid or paid, in the order of the verb"),
        ]
        super().__init__(seats, fields, blocks, columns, facts)
        self._characters: Final = count

    # ---- answers ----

    def path(self, view: View, option: Option) -> list[int]:
        """The verb, what it is about, the way, and every amount."""
        viewer = max(view.seat, 0)
        path = [self.blocks[1].start + option.verb]
        if option.subject >= 0:
            path.append(self._subject(option, viewer))
        add_number(path, self.numbers_start, option.mode)
        for amount in option.targets:
            add_number(path, self.numbers_start, amount)
        if option.about >= 0 and option.verb in _OF_CHARACTERS:
            path.append(self.blocks[2].start + option.about)
        elif option.about >= 0 and option.verb in _OF_SEATS:
            path.append(self.blocks[3].start + (option.about - viewer) % self.seats)
        return path

    def _subject(self, option: Option, viewer: int) -> int:
        if option.verb in _OF_CHARACTERS:
            return self.blocks[2].start + option.subject
        if option.verb == terms.ROB:
            return self.blocks[3].start + (option.subject - viewer) % self.seats
        return self.blocks[4].start + option.subject

    def candidate(self, view: View, candidate: int) -> int:
        """Nothing is picked in this game; candidates would be characters."""
        return self.blocks[2].start + candidate

    def option_row(self, view: View, option: Option) -> bytearray:
        """Verb, subject, amounts."""
        row = bytearray(self.column_count)
        verb, character, colour, seat, way, amounts = self.columns
        viewer = max(view.seat, 0)
        row[verb.start + option.verb] = 1
        row[way.start] = as_byte(option.mode)
        if option.subject >= 0 and option.verb in _OF_CHARACTERS:
            row[character.start + option.subject] = 1
        elif option.subject >= 0 and option.verb == terms.ROB:
            row[seat.start + (option.subject - viewer) % self.seats] = 1
        elif option.subject >= 0:
            row[colour.start + option.subject] = 1
        if option.about >= 0 and option.verb in _OF_SEATS:
            row[seat.start + (option.about - viewer) % self.seats] = 1
        for place, amount in enumerate(option.targets):
            row[amounts.start + place] = as_byte(amount)
        return row

    def candidate_row(self, view: View, candidate: int) -> bytearray:
        """Only which character it is."""
        row = bytearray(self.column_count)
        if candidate >= 0:
            row[self.columns[1].start + candidate] = 1
        return row

    def fact(self, view: View, event: Event) -> list[int]:
        """A fact by the kernel's columns; of coins and stones the subject is their kind."""
        viewer = max(view.seat, 0)
        subject = event.subject + 1
        if event.kind in _CHARACTER_IN_SUBJECT and event.subject >= 0:
            subject += terms.COIN_KINDS
        other = 0
        if event.other >= 0:
            is_seat = event.kind in _SEAT_IN_OTHER
            other = (event.other - viewer) % self.seats + 1 if is_seat else as_byte(event.other)
        return [
            event.kind,
            (event.seat - viewer) % self.seats + 1 if event.seat >= 0 else 0,
            other,
            subject & 255,
            subject >> 8,
            event.amount & 255,
            event.cards[-1] + 1 & 255 if event.cards else 0,
            0,
        ]

    # ---- how everybody stands ----

    def standings(self, view: View) -> list[float]:
        """Points of three, and stones as a tenth of a point."""
        return [(seat.score + sum(seat.stones) / 10) / (terms.POINTS_TO_WIN + 1) for seat in _seen(view).seats]

    # ---- observations ----

    def observe(self, view: View, decision: Decision | None, row: bytearray) -> None:
        """Belongings, the bank, the characters, the auction, the question."""
        game = _seen(view)
        viewer = max(game.seat, 0)
        for number, seat in enumerate(game.seats):
            place = (number - viewer) % self.seats
            numbers = [*seat.low, *seat.high, seat.spent, *seat.stones, seat.score]
            numbers += [(game.tied >> number) & 1, (game.seconds >> number) & 1, int(game.auction_winner == number)]
            self._write(row, self.numbers.start + place * len(_SEAT_NUMBERS), numbers)
            for character in seat.kept:
                row[self.kept.start + place * self._characters + character] = 1
        row[self.turn.start] = as_byte(game.turn)
        self._write(row, self.bank.start, game.bank)
        self._write(row, self.stones.start, game.bank_stones)
        for field, characters in (
            (self.played, game.played),
            (self.stack, game.stack),
            (self.specials, game.specials_left),
            (self.discards, game.discards),
        ):
            for character in characters:
                row[field.start + character] += 1
        self._write(row, self.bag.start, game.bag)
        self._write(row, self.drawn.start, game.drawn)
        if game.named != NOTHING:
            row[self.named.start + game.named] = 1
        if game.character != NOTHING:
            row[self.character.start + game.character] = 1
        self._write(row, self.own_bid.start, list(game.own_bid))
        self._write(row, self.own_bid.start + _BID, list(game.own_silver))
        for number, bid in enumerate(game.revealed):
            self._write(row, self.bids.start + (number - viewer) % self.seats * _BID, list(bid))
        for number, bid in enumerate(game.revealed_silver):
            self._write(row, self.silver.start + (number - viewer) % self.seats * _SILVER, list(bid))
        if decision is not None:
            row[self.question.start + decision.kind] = 1

    def _write(self, row: bytearray, start: int, numbers: list[int]) -> None:
        for place in range(len(numbers)):
            if numbers[place]:
                row[start + place] = as_byte(numbers[place])
