"""A position of the game: plain data, and the few ways in which coins, stones and points move."""

from typing import Final, final

from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.dragonstones.state.knowledge import Ledger
from taproom.dragonstones.state.terms import (
    BLACK,
    FAIRY,
    GAME_WON,
    LOST_STONES,
    PAID_STONES,
    POINTS_TO_WIN,
    SCORED,
    TOOK_COINS,
    TOOK_STONES,
)
from taproom.kernel.decisions import NOTHING, Decision, Option
from taproom.kernel.dice import Chance
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.state import State


class Step:
    """Something that is still to happen; immutable, so that clones share it."""

    def run(self, game: "Position") -> None:
        """Make it happen, or put the question it depends on."""
        raise NotImplementedError

    def decide(self, game: "Position", seat: int) -> Decision:
        """For a step that asks: what this seat is asked."""
        raise NotImplementedError

    def take(self, game: "Position", seat: int, option: Option) -> None:
        """For a step that asks: a seat has answered."""
        raise NotImplementedError

    def finish(self, game: "Position") -> None:
        """For a step that asks: all seats have answered."""

    def data(self, game: "Position") -> list[int]:
        """The numbers it is made of, for saving."""
        return []


class Ask(Step):
    """A step that asks one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, game: "Position") -> None:
        """Ask, whatever the position is."""
        game.ask(self, 1 << self.seat)

    def data(self, game: "Position") -> list[int]:
        """Who."""
        return [self.seat]


class AskAbout(Ask):
    """A step that asks one seat about an effect."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def data(self, game: "Position") -> list[int]:
        """Who and which effect."""
        return [self.seat, game.catalogue.number_of_effect(self.effect)]


@final
class Do(Step):
    """One effect of a character's power is carried out for the seat that uses it."""

    __slots__ = ("character", "effect", "seat")

    def __init__(self, seat: int, character: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.character: Final = character
        self.effect: Final = effect

    def run(self, game: "Position") -> None:
        """As far as possible (D94.2)."""
        game.perform(self.seat, self.character, self.effect)

    def data(self, game: "Position") -> list[int]:
        """Who, which character, which of its effects."""
        return [self.seat, self.character, game.catalogue.number_of_effect(self.effect)]


@final
class Seat:
    """A player's belongings (R90.2.4): `coins` are hidden behind the screen; the rest lies before it for all to see."""

    __slots__ = ("coins", "kept", "score", "spent", "stones")

    def __init__(self, coins: list[int], spent: int, stones: list[int], score: int, kept: list[int]) -> None:
        self.coins: Final = coins
        self.spent = spent
        self.stones: Final = stones
        self.score = score
        self.kept: Final = kept
        """Characters kept face up before the screen (R95.1.4)."""

    def clone(self) -> "Seat":
        """An independent copy."""
        return Seat(self.coins[:], self.spent, self.stones[:], self.score, self.kept[:])


@final
class Auction:
    """The auction that is running, or whose power is being used."""

    __slots__ = (
        "announced",
        "barred",
        "bids",
        "character",
        "doubler",
        "second_use",
        "seconds",
        "silver",
        "tied",
        "winner",
    )

    def __init__(
        self, character: int, bids: list[tuple[int, ...]], silver: list[tuple[int, ...]], tied: int, winner: int,
        seconds: int, doubler: int, announced: bool, second_use: bool, barred: bool,
    ) -> None:  # fmt: skip
        self.character: Final = character
        self.bids: Final = bids
        """Per seat fairy, gold, black, amulet; empty while the seat has not answered. Sealed until all have."""
        self.silver: Final = silver
        """Per seat silver, amulet; empty for a seat that has not answered or is not tied."""
        self.tied = tied
        """A mask of the seats tied for the highest bid; 0 if there was no tie."""
        self.winner = winner
        self.seconds = seconds
        """A mask of the seats with the second-highest bid (R94.4.1)."""
        self.doubler = doubler
        """The kept character that its winner may play to use this one twice; NOTHING if none."""
        self.announced = announced
        self.second_use = second_use
        self.barred = barred
        """Whether a character that is never used twice was reached (D95.4)."""

    def clone(self) -> "Auction":
        """An independent copy."""
        return Auction(
            self.character, self.bids[:], self.silver[:], self.tied, self.winner,
            self.seconds, self.doubler, self.announced, self.second_use, self.barred,
        )  # fmt: skip


def new_auction(character: int, seats: int) -> Auction:
    """An auction before any bid."""
    nobody: tuple[int, ...] = ()
    return Auction(character, [nobody] * seats, [nobody] * seats, 0, NOTHING, 0, NOTHING, False, False, False)


class Position(State):
    """The whole table. `rules.play` adds what the rest of the program asks of a state."""

    def __init__(
        self, catalogue: Catalogue, seats: list[Seat], bank: list[int], bank_stones: list[int], chance: Chance
    ) -> None:
        super().__init__()
        self.catalogue: Final = catalogue
        self.seats: Final = seats
        self.bank: Final = bank
        self.bank_stones: Final = bank_stones
        self.chance = chance
        self.names: list[str] = []
        """What the seats are called, for sentences; shared between clones, never changed."""
        self.improvised = 0
        """Black coins in use beyond those in the box (R94.1.4)."""
        self.turn = 0
        self.deck: list[int] = []
        """Special Characters to come, the top last."""
        self.discards: list[int] = []
        self.specials: list[int] = []
        """This turn's Special Characters, as long as nobody keeps them."""
        self.stack: list[int] = []
        """Characters to come this turn, the top last."""
        self.played: list[int] = []
        """Characters put up or brought up this turn, in order."""
        self.auction: Auction | None = None
        self.named = NOTHING
        self.bag = [0, 0, 0]
        self.drawn = [0, 0, 0]
        """Stones drawn from the bag that may still be lost (R95.1.16)."""
        self.next_draws: list[int] = []
        """The stones that will be drawn next, the first last; empty in real games, where chance decides."""
        self.agenda: list[Step] = []
        """What is still to happen, the next last."""
        self.question: Step | None = None
        self.decisions: list[Decision | None] = [None] * len(seats)
        self.waiting = 0
        """A mask of the seats that have yet to answer the question."""
        self.ledger: Ledger | None = None
        """What can be known of hidden coins; None where keeping count reveals them all."""
        self.winner = NOTHING
        self.paused = False
        self.unhurried = False
        """For scripts: stop at every question that leaves no choice, to look at it."""
        self.attentive = False
        """Among people: stand still there too, so that nobody sees that there is no choice."""
        self.forced = 0
        """Stopped so: a mask of the seats that have but one answer."""
        self.auctions_held = 0

    # ---- the agenda ----

    def then(self, steps: list[Step]) -> None:
        """These happen next, in this order, before anything already on the agenda."""
        position = len(steps) - 1
        while position >= 0:
            self.agenda.append(steps[position])
            position -= 1

    def advance(self) -> None:
        """Let things happen until somebody is asked or the game is over."""
        while self.question is None and self.agenda and self.winner < 0 and not self.paused:
            step = self.agenda.pop()
            step.run(self)

    def ask(self, step: Step, seats: int) -> None:
        """Put a question to the seats of the mask. Who has but one answer gives it without being asked."""
        forced = 0
        for seat in range(len(self.seats)):
            if (seats >> seat) & 1:
                decision = step.decide(self, seat)
                if len(decision.options) > 1:
                    self.decisions[seat] = decision
                    self.waiting |= 1 << seat
                else:
                    forced |= 1 << seat
        stops = self.unhurried or (self.attentive and forced != 0)
        if self.waiting or stops:
            self.question = step
        if stops and not self.waiting:
            self.forced = forced
            self.paused = True
            return
        self.take_forced(step, forced)
        if not self.waiting:
            step.finish(self)

    def take_forced(self, step: Step, seats: int) -> None:
        """These seats have at most one answer to the question, and give it."""
        for seat in members(seats):
            options = step.decide(self, seat).options
            if options:
                step.take(self, seat, options[0])

    def tell(self, kind: int, seat: int, other: int, subject: int, amount: int, cards: tuple[int, ...]) -> None:
        """State a fact that everybody may know."""
        if self.events is not None:
            self.events.append(Event(kind, seat, other, subject, amount, cards, EVERYBODY))

    def perform(self, seat: int, character: int, effect: Effect) -> None:
        """Carry out one effect of a character's power; the chapters on powers say how."""
        raise NotImplementedError

    # ---- coins ----

    def take_coins(self, seat: int, kind: int, amount: int) -> int:
        """Coins from the bank go behind the screen, as many as there are (R90.2.5, D95.1)."""
        taken = min(amount, self.bank[kind])
        if kind == BLACK and taken < amount:
            self.improvised += amount - taken
            self.bank[BLACK] += amount - taken
            taken = amount
        if taken > 0:
            self.bank[kind] -= taken
            self.put_behind_screen(seat, kind, taken)
            self.tell(TOOK_COINS, seat, NOTHING, kind, taken, ())
        return taken

    def pay_coins(self, seat: int, kind: int, amount: int) -> None:
        """Coins from behind the screen go to the bank, seen by all."""
        if amount > 0:
            self.take_from_screen(seat, kind, amount)
            self.return_to_bank(kind, amount)

    def put_behind_screen(self, seat: int, kind: int, amount: int) -> None:
        """Coins appear behind a screen while all look on."""
        self.seats[seat].coins[kind] += amount
        if self.ledger is not None:
            self.ledger.gained(seat, kind, amount)

    def take_from_screen(self, seat: int, kind: int, amount: int) -> None:
        """Coins leave a screen while all look on."""
        self.seats[seat].coins[kind] -= amount
        if self.ledger is not None:
            self.ledger.gave(seat, kind, amount)

    def return_to_bank(self, kind: int, amount: int) -> None:
        """Coins come back to the bank; an improvised black coin leaves the game instead (R94.1.4)."""
        if kind == BLACK:
            gone = min(amount, self.improvised)
            self.improvised -= gone
            amount -= gone
        self.bank[kind] += amount

    def spend_fairy(self, seat: int, amount: int) -> None:
        """Fairy gold that was bid lies before the screen until the end of the turn (R92.1.3)."""
        if amount > 0:
            self.take_from_screen(seat, FAIRY, amount)
            self.seats[seat].spent += amount

    # ---- stones and points ----

    def take_stones(self, seat: int, colour: int, amount: int) -> int:
        """Stones from the bank, as many as there are (R90.2.5, D95.1)."""
        taken = min(amount, self.bank_stones[colour])
        if taken > 0:
            self.bank_stones[colour] -= taken
            self.seats[seat].stones[colour] += taken
            self.tell(TOOK_STONES, seat, NOTHING, colour, taken, ())
        return taken

    def pay_stones(self, seat: int, stones: tuple[int, ...]) -> None:
        """Stones go to the bank."""
        for colour, amount in enumerate(stones):
            self.seats[seat].stones[colour] -= amount
            self.bank_stones[colour] += amount
        self.tell(PAID_STONES, seat, NOTHING, NOTHING, sum(stones), stones)

    def lose_stones(self, seat: int, colour: int) -> None:
        """All stones of a colour go to the bank (R95.1.18)."""
        amount = self.seats[seat].stones[colour]
        if amount > 0:
            self.seats[seat].stones[colour] = 0
            self.bank_stones[colour] += amount
            self.tell(LOST_STONES, seat, NOTHING, colour, amount, ())

    def gain_points(self, seat: int, points: int) -> None:
        """The game stops the moment somebody has three (R93.1.1, D93.1)."""
        self.seats[seat].score += points
        self.tell(SCORED, seat, self.seats[seat].score, NOTHING, points, ())
        if self.seats[seat].score >= POINTS_TO_WIN:
            self.winner = seat
            self.tell(GAME_WON, seat, NOTHING, NOTHING, self.seats[seat].score, ())


def stone_count(seat: Seat) -> int:
    """How many stones a seat has in all."""
    return seat.stones[0] + seat.stones[1] + seat.stones[2]


def running(game: Position) -> Auction:
    """The auction of the moment."""
    auction = game.auction
    if auction is None:
        raise ValueError("no auction is running")
    return auction


def members(mask: int) -> tuple[int, ...]:
    """The seats of a mask, in order."""
    seats: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return tuple(seats)
