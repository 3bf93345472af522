"""The position as the rest of the program knows it: asked, answered, cloned, seen and resampled."""

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.rules.auctions import Bidding, SilverBidding
from taproom.dragonstones.rules.bag import Dare, NameColour, draw_from_bag, draw_stones, fill_bag
from taproom.dragonstones.rules.payments import BuyStones, pay_for
from taproom.dragonstones.rules.powers import keep, use_character
from taproom.dragonstones.rules.snapshots import dump_position, fingerprint
from taproom.dragonstones.rules.taking import lose_things, take_things
from taproom.dragonstones.rules.turn import BeginTurn
from taproom.dragonstones.rules.views import TableView
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.dragonstones.state.knowledge import draw_coins
from taproom.dragonstones.state.position import Position, Seat, members, running
from taproom.dragonstones.state.terms import (
    COIN_KINDS,
    COINS_IN_BOX,
    COLOURS,
    STARTED,
    STARTING_COINS,
    STARTING_STONES,
    STONES_IN_BOX,
)
from taproom.kernel.decisions import NOTHING, Decision
from taproom.kernel.dice import Chance, Dice, QuickDice
from taproom.kernel.events import Event
from taproom.kernel.state import SPECTATOR, Occasion


class DragonstonesState(Position):
    """A game of Fist of Dragonstones."""

    # ---- powers ----

    def perform(self, seat: int, character: int, effect: Effect) -> None:
        """Carry out one effect; each operation is described where its chapter is."""
        op = effect.op
        if op == fx.GAIN_POINTS:
            self.gain_points(seat, effect.amount)
        elif op == fx.TAKE_COINS or op == fx.TAKE_STONES:
            take_things(self, seat, effect)
        elif op == fx.PAY_FOR or op == fx.MAY_PAY_FOR:
            pay_for(self, seat, character, effect)
        elif op == fx.LOSE_STONES or op == fx.LOSE_COINS:
            lose_things(self, seat, effect)
        elif op == fx.NAME_COLOUR:
            self.then([NameColour(seat, effect.what)])
        elif op == fx.FILL_BAG:
            fill_bag(self, effect)
        elif op == fx.DRAW_STONES:
            draw_stones(self, seat, effect.amount)
        elif op == fx.DARE:
            self.then([Dare(seat)])
        elif op == fx.BUY_STONES:
            self.then([BuyStones(seat, effect)])
        elif op == fx.USE_CHARACTER:
            use_character(self, seat, effect)
        elif op == fx.KEEP:
            keep(self, seat, character)

    # ---- what every game answers ----

    def clone(self) -> "DragonstonesState":
        """Steps, decisions and the catalogue are immutable and shared; everything else is copied."""
        copy = DragonstonesState(
            self.catalogue,
            [seat.clone() for seat in self.seats],
            self.bank[:],
            self.bank_stones[:],
            self.chance.clone(),
        )
        copy.names = self.names
        copy.improvised = self.improvised
        copy.turn = self.turn
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.specials = self.specials[:]
        copy.stack = self.stack[:]
        copy.played = self.played[:]
        copy.auction = None if self.auction is None else self.auction.clone()
        copy.named = self.named
        copy.bag = self.bag[:]
        copy.drawn = self.drawn[:]
        copy.next_draws = self.next_draws[:]
        copy.agenda = self.agenda[:]
        copy.question = self.question
        copy.decisions = self.decisions[:]
        copy.waiting = self.waiting
        copy.ledger = None if self.ledger is None else self.ledger.clone()
        copy.winner = self.winner
        copy.paused = self.paused
        copy.unhurried = self.unhurried
        copy.forced = self.forced
        copy.auctions_held = self.auctions_held
        return copy

    def seat_count(self) -> int:
        """Three to six."""
        return len(self.seats)

    def over(self) -> bool:
        """R93.1.1: as soon as somebody has three points."""
        return self.winner >= 0

    def winners(self) -> list[int]:
        """Only one can be first."""
        return [self.winner] if self.winner >= 0 else []

    def next_seat(self) -> int:
        """Simulations ask the seats in order."""
        if self.waiting == 0:
            return -1
        seat = 0
        while not (self.waiting >> seat) & 1:
            seat += 1
        return seat

    def asked(self) -> list[int]:
        """All bid at once."""
        return list(members(self.waiting))

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, if anything."""
        return self.decisions[seat] if (self.waiting >> seat) & 1 else None

    def answer(self, seat: int, choice: int) -> None:
        """A sealed answer changes nothing that others see; the last one lets things happen."""
        question = self.question
        decision = self.decisions[seat]
        if question is None or decision is None:
            raise ValueError(f"seat {seat} is not asked anything")
        self.decisions[seat] = None
        self.waiting &= ~(1 << seat)
        question.take(self, seat, decision.options[choice])
        if self.waiting == 0:
            self.question = None
            question.finish(self)
            self.advance()

    def occasion(self) -> Occasion | None:
        """A bidding, which concerns all who bid: standing orders can bid nothing for a while."""
        if isinstance(self.question, SilverBidding):
            return Occasion("silver", SPECTATOR, list(members(running(self).tied)))
        if isinstance(self.question, Bidding):
            return Occasion("auction", SPECTATOR, list(range(len(self.seats))))
        return None

    def attend(self) -> None:
        """Stand still before a question that leaves nobody a choice, as if it left one."""
        self.attentive = True

    def standing(self) -> list[int]:
        """The seats asked, while it stands still."""
        return list(members(self.forced)) if self.attentive and self.paused and self.question is not None else []

    def go_on(self) -> None:
        """Take the only answers."""
        if self.standing():
            self.resume()

    def resume(self) -> None:
        """Go on from a pause, or from a resampled position in which all fists turned out to be closed."""
        question = self.question
        self.paused = False
        if question is not None and self.waiting == 0:
            self.question = None
            self.take_forced(question, self.forced)
            self.forced = 0
            question.finish(self)
        self.advance()

    def throws(self) -> int:
        """Verifiable dice are counted."""
        return self.chance.drawn if isinstance(self.chance, Dice) else 0

    def throw_with(self, chance: Chance) -> None:
        """Shuffles and draws are the only chance there is."""
        self.chance = chance

    def view(self, seat: int) -> TableView:
        """What this seat may know."""
        return TableView(self, seat)

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return dump_position(self)

    def fingerprint(self) -> str:
        """A digest of the dump."""
        return fingerprint(self)

    # ---- what the seat cannot tell apart ----

    def resample(self, seat: int, chance: Chance) -> "DragonstonesState":
        """Other hidden coins, sealed bids and orders of cards; the seat's own, and all that was seen, stay."""
        copy = self.clone()
        undecided = self.waiting | self._without_choice()
        copy._draw_hidden_coins(seat, chance)
        copy._draw_sealed_bids(seat, undecided, chance)
        copy.next_draws.clear()
        # Sorted first: what is drawn must not depend on how the cards really lie.
        copy.stack.sort()
        chance.shuffle(copy.stack)
        copy.deck.sort()
        chance.shuffle(copy.deck)
        copy.chance = QuickDice(chance.below(1 << 30))
        return copy

    def hand_back(self, seat: int) -> None:
        """Closed fists are opened unseen and their owners asked again."""
        question = self.question
        for other in members(self._bidders()):
            if other == seat or question is None:
                continue
            decision = question.decide(self, other)
            if len(decision.options) > 1:
                self.decisions[other] = decision
                self.waiting |= 1 << other

    def _draw_hidden_coins(self, viewer: int, chance: Chance) -> None:
        if self.ledger is None:
            return
        for kind in range(COIN_KINDS):
            total = sum([seat.coins[kind] for seat in self.seats])
            for number, amount in enumerate(draw_coins(self.ledger, viewer, kind, total, chance)):
                self.seats[number].coins[kind] = amount
        for number in range(len(self.seats)):
            for kind in range(COIN_KINDS):
                place = self.ledger.at(number, number, kind)
                self.ledger.low[place] = self.seats[number].coins[kind]
                self.ledger.high[place] = self.seats[number].coins[kind]

    def _bidders(self) -> int:
        """A mask of the seats that take part in the bidding that is going on; 0 if there is none."""
        if isinstance(self.question, SilverBidding):
            return 0 if self.auction is None else self.auction.tied
        return (1 << len(self.seats)) - 1 if isinstance(self.question, Bidding) else 0

    def _without_choice(self) -> int:
        """A mask of the bidders who have nothing to bid with: they were never asked."""
        question = self.question
        mask = 0
        for seat in members(self._bidders()):
            if question is not None and len(question.decide(self, seat).options) == 1:
                mask |= 1 << seat
        return mask

    def _draw_sealed_bids(self, viewer: int, undecided: int, chance: Chance) -> None:
        """Who has chosen a bid has chosen another; who has not is asked anew, about other coins.

        If nobody is left to ask, the fists stay closed until `resume`: the viewer has not seen them open.
        """
        question = self.question
        for seat in members(self._bidders()):
            if seat == viewer or question is None:
                continue
            decision = question.decide(self, seat)
            if (undecided >> seat) & 1 and len(decision.options) > 1:
                self.decisions[seat] = decision
                self.waiting |= 1 << seat
                continue
            self.decisions[seat] = None
            self.waiting &= ~(1 << seat)
            question.take(self, seat, decision.options[chance.below(len(decision.options))])


def new_game(catalogue: Catalogue, seats: int, chance: Chance, events: list[Event] | None = None) -> DragonstonesState:
    """Coins and four blindly drawn stones for all (R90.2.1, D90.1), the rest to the bank (R90.2.2).

    The Special Characters are shuffled; the Standard ones wait for the first turn (R90.2.3).
    """
    bank = [total - seats * start for total, start in zip(COINS_IN_BOX, STARTING_COINS, strict=True)]
    places = [Seat(list(STARTING_COINS), 0, [0, 0, 0], 0, []) for _ in range(seats)]
    game = DragonstonesState(catalogue, places, bank, [0, 0, 0], chance)
    game.events = events
    game.bag = [STONES_IN_BOX] * COLOURS
    for number, place in enumerate(places):
        for _ in range(STARTING_STONES):
            place.stones[draw_from_bag(game)] += 1
        game.tell(STARTED, number, NOTHING, NOTHING, STARTING_STONES, tuple(place.stones))
    game.bank_stones[:] = game.bag
    game.bag = [0, 0, 0]
    game.deck.extend(catalogue.cards(special=True))
    chance.shuffle(game.deck)
    game.then([BeginTurn()])
    game.advance()
    return game
