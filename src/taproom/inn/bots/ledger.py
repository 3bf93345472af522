"""What an effect is usually worth: a board without a table, on which every verb goes into one account.

Seat 0 is me, seat 1 somebody else. Nothing is known but what things cost (`evaluation.Prices`).
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.bots.evaluation import ONE, Prices
from taproom.inn.bots.usual_table import CARD, ME, RIVAL, USUALLY_HELD, UsualTable
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect

_USUAL_LOSS: Final = 170
"""What a card that is played at somebody usually costs them, in hundredths of Fortitude."""
_USUAL_POT: Final = 450
_ORDERED: Final = 120
"""In hundredths of a rival's point: a Drink more on a pile."""
_TOKEN: Final = 45
"""In hundredths of a rival's point: a token that lies with them."""
_WEAKER: Final = 150
"""In hundredths: as much as weakening a Drink brings at most."""


class Ledger(UsualTable):
    """In the coin of the prices, if the moment comes."""

    def __init__(self, prices: Prices, kind: int, rivals: int) -> None:
        super().__init__(rivals)
        self.prices: Final = prices
        self.to_drink: Final = kind == fx.TO_DRINK
        self.total = 0
        self._effect: Effect | None = None
        self._amount = 0

    def worth(self, effect: Effect) -> int:
        """The worth of one effect, without what is inside it; with a track, the average over its steps."""
        if effect.inner:
            return 0
        self._effect = effect
        if effect.count is not None:
            return self._once(effect, effect.counted(self, CARD, RIVAL))
        by = effect.by
        if not by:
            return self._once(effect, effect.amount)
        total = 0
        steps = 0
        for band in range(1, len(by), 3):
            long = by[band + 1] - by[band] + 1
            steps += long
            total += long * self._once(effect, by[band + 2])
        return total // max(1, steps)

    def _once(self, effect: Effect, amount: int) -> int:
        self.total = 0
        self._amount = amount
        effect.word.apply(self, 0, 0, effect)
        return self.total

    def amount(self, number: int, effect: Effect, seat: int = -1) -> int:
        """The one that is being looked at."""
        return self._amount

    # ---- blocks: what is inside them is looked at by itself ----

    def offer(self, number: int, counter: int) -> None:
        """Worth nothing in itself."""

    def go_on_if_still_in(self, number: int, counter: int) -> None:
        """Worth nothing in itself."""

    def let_choose(self, number: int, counter: int) -> None:
        """Worth nothing in itself."""

    # ---- attributes, Gold, cards ----

    def lose_fortitude(self, number: int, counter: int) -> None:
        """Each effect is looked at separately."""
        if self._effect is not None:
            for seat in self.affected(number, self._effect):
                self.change_fortitude(seat, self._amount, number)

    def change_fortitude(self, seat: int, amount: int, number: int) -> None:
        """A point of mine, or of a rival's."""
        self.total += amount * (self.prices.point if seat == ME else -self.prices.rival)

    def change_alcohol(self, seat: int, amount: int, number: int, effect: Effect) -> None:
        """The other way round."""
        self.total -= amount * (self.prices.point if seat == ME else -self.prices.rival)

    def demand(self, seats: list[int], receiver: int, amount: int, number: int) -> None:
        """What others pay is mostly paid to me."""
        for seat in seats:
            self.total += amount * (-self.prices.gold if seat == ME else self.prices.gold + self.prices.rival_gold)

    def take_gold(self, seats: list[int], source: int, amount: int, number: int) -> None:
        """Mine, or a rival's."""
        for seat in seats:
            self.total += amount * (self.prices.gold if seat == ME else -self.prices.rival_gold)

    def spare_payment(self, number: int, inn_pays: bool) -> None:
        """Mostly one Gold."""
        self.total += self.prices.gold

    def draw_cards(self, seats: list[int], amount: int) -> None:
        """Cards are weighed elsewhere."""

    def discard_cards(self, seats: list[int], amount: int, number: int) -> None:
        """Cards are weighed elsewhere."""

    def discard_of_types(self, seats: list[int], types: int, amount: int, shows: bool, number: int) -> None:
        """As bad as any."""
        self.discard_cards(seats, amount, number)

    def discard_at_random(self, seats: list[int], amount: int, number: int) -> None:
        """As bad as any."""
        self.discard_cards(seats, amount, number)

    def discard_chosen(self, seats: list[int], types: int, amount: int, number: int) -> None:
        """As bad as any."""
        self.discard_cards(seats, amount, number)

    def play_as_own(self, number: int) -> None:
        """Counted by the type of the card that borrows it."""

    def discard_any(self, seats: list[int], types: int, number: int) -> None:
        """Only what is not worth keeping."""

    def draw_up(self, seats: list[int]) -> None:
        """Half a hand."""
        self.draw_cards(seats, USUALLY_HELD[fx.HAND])

    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """Worth knowing, but nothing in itself."""

    def let_last(self, seats: list[int], what: int, detail: int, until: int, number: int) -> None:
        """About a card's worth, if it is a standing Ignore."""
        self.draw_cards(seats, 1 if what == fx.IGNORES_TYPES else 0)

    def put_on_deck(self, seats: list[int], amount: int) -> None:
        """They come back."""

    def plot_cards(self, seat: int, most: int, least: int) -> None:
        """A fresh card will take the place of each."""
        self.draw_cards([seat], least)

    def take_back(self, seats: list[int], types: int, amount: int) -> None:
        """As good as any."""
        self.draw_cards(seats, amount)

    def part_deck(self, number: int, parter: int, amount: int) -> None:
        """Half of them."""
        self.draw_cards([ME], amount // 2)

    def reveal_until(self, number: int, types: int, amount: int) -> None:
        """What counts is where they go."""

    def put_revealed(self, number: int, which: int, to_hand: bool) -> None:
        """As good as any."""
        if to_hand:
            self.draw_cards([ME], 1)

    def has_revealed(self, incident: Incident, types: int) -> bool:
        """Most are not."""
        return False

    def take_bought(self, seat: int) -> None:
        """As good as any."""
        self.draw_cards([seat], 1)

    # ---- what is answered ----

    def negate(self, number: int) -> None:
        """A usual loss is spared."""
        self.total += self.prices.point * _USUAL_LOSS // ONE

    def ignore(self, number: int) -> None:
        """A Drink, or a usual loss, is spared."""
        self.total += self.prices.point * (self.prices.drink if self.to_drink else _USUAL_LOSS) // ONE

    def reduce_loss(self, number: int, amount: int) -> None:
        """A part of a usual loss is spared."""
        self.total += self.prices.point * min(_USUAL_LOSS, amount * ONE) // ONE

    def raise_loss(self, number: int, target: int, amount: int) -> None:
        """A rival's."""
        self.total += self.prices.rival * amount

    def redirect_loss(self, number: int, target: int) -> None:
        """A rival has it."""
        self.total += (self.prices.point + self.prices.rival) * _USUAL_LOSS // ONE

    def retarget(self, number: int, target: int) -> None:
        """A rival has it, or another rival."""
        self.total += (self.prices.point + self.prices.rival) * _USUAL_LOSS // (2 * ONE)

    def split_loss(self, number: int) -> None:
        """A rival has half of it."""
        self.total += (self.prices.point + self.prices.rival) * _USUAL_LOSS // (2 * ONE)

    def change_drink(self, number: int, operation: int, amount: int) -> None:
        """A rival's is made stronger, mine weaker or better."""
        prices = self.prices
        if operation == inc.SET_ALCOHOL:
            self.total += prices.point * max(0, prices.drink - amount * ONE) // ONE
        elif operation == inc.TO_FORTITUDE:
            self.total += prices.point * prices.drink * 2 // ONE
        elif operation == inc.BECOME:
            self.total += prices.rival * max(0, amount * ONE - prices.drink) // ONE
        elif amount > 0:
            self.total += prices.rival * amount
        else:
            self.total += prices.point * min(prices.drink, _WEAKER) // ONE

    def give_drink(self, number: int, target: int) -> None:
        """A rival has it."""
        self.total += (self.prices.point + self.prices.rival) * self.prices.drink // ONE

    def split_drink(self, number: int, target: int) -> None:
        """A rival has half of it."""
        self.total += (self.prices.point + self.prices.rival) * self.prices.drink // (2 * ONE)

    def add_rider(self, number: int, counter: int) -> None:
        """Nothing by itself."""

    def owe(self, number: int, counter: int) -> None:
        """Nothing by itself."""

    def change_number(self, number: int, amount: int) -> None:
        """Cannot be told without a table."""

    def name_champion(self, number: int, target: int) -> None:
        """Cannot be told without a table."""

    def play_another(self, number: int) -> None:
        """Cannot be told without a table."""

    def reveal_next(self, number: int) -> None:
        """Cannot be told without a table."""

    # ---- Rounds of Gambling ----

    def start_round(self, number: int) -> None:
        """Cannot be told without a table."""

    def ante(self, amount: int, number: int) -> None:
        """Everybody's."""

    def take_control(self, seat: int) -> None:
        """Counted by the type of the card."""

    def let_only_cheating_follow(self) -> None:
        """Counted by the type of the card."""

    def end_round(self, taker: int) -> None:
        """Nobody has it, or a usual pot."""
        self.total += self.prices.gold if taker < 0 else self.prices.gold * _USUAL_POT // ONE

    def win_round(self, seat: int) -> None:
        """A usual pot."""
        self.total += self.prices.gold * _USUAL_POT // ONE

    def take_pot(self, number: int) -> None:
        """A usual pot."""
        self.total += self.prices.gold * _USUAL_POT // ONE

    def go_on_with_round(self, number: int) -> None:
        """A chance of a usual pot."""
        self.total += self.prices.gold * _USUAL_POT // (2 * ONE)

    def pass_move(self, seat: int) -> None:
        """No better than passing without a card."""

    def leave_round(self, seats: list[int]) -> None:
        """An ante is spared."""
        self.total += self.prices.gold

    # ---- Drinks ----

    def order_drinks(self, seat: int, amount: int) -> None:
        """For rivals."""
        self.total += self.prices.rival * amount * _ORDERED // ONE

    def order_to_left(self, seats: list[int], number: int) -> None:
        """Everybody's."""

    def drink_from_pile(self, seats: list[int], number: int) -> None:
        """A rival's."""
        for seat in seats:
            self.total += 0 if seat == ME else self.prices.rival * self.prices.drink // ONE

    def drink_from_deck(self, seats: list[int], each: int, number: int) -> None:
        """A rival's."""
        self.drink_from_pile(seats, number)

    def drink_copies(self, seats: list[int], number: int) -> None:
        """Everybody's."""

    def drink_stronger_of_two(self, number: int) -> None:
        """Everybody's."""

    def start_contest(self, number: int, stake: int) -> None:
        """Everybody's."""

    def add_drinks(self, seats: list[int]) -> None:
        """Everybody's."""

    def discard_pile_tops(self, seats: list[int]) -> None:
        """Everybody's."""

    def pass_pile_tops(self, seats: list[int], receiver: int) -> None:
        """A Drink that was mine is somebody else's."""
        self.order_drinks(ME, 1 if receiver >= 0 else 0)

    # ---- bids, purchases, chance: Events are weighed where they happen ----

    def concerned(self, incident: Incident) -> list[int]:
        """Everybody."""
        return self.players()

    def bid(self, number: int, counter: int, secretly: bool) -> None:
        """Who knows."""

    def collect(self, seat: int, amount: int, number: int) -> None:
        """Mine, or a rival's."""
        self.take_gold([seat], fx.INN, amount * self.rivals, number)

    def let_join(self, number: int, counter: int) -> None:
        """Who knows."""

    def toss_coin(self, number: int) -> None:
        """Who knows."""

    def let_buy(self, number: int, counter: int) -> None:
        """Who knows."""

    # ---- the turn, components ----

    def end_turn(self, seat: int) -> None:
        """Weighed where it is played."""

    def go_away(self, seat: int) -> None:
        """Weighed where it is played."""

    def add_actions(self, seat: int, amount: int) -> None:
        """Weighed where it is played."""

    def repeat_phase(self, seats: list[int]) -> None:
        """Weighed where it is played."""

    def skip_phase(self, seats: list[int]) -> None:
        """Weighed where it is played."""

    def move_track(self, number: int, component: int, amount: int) -> None:
        """Weighed where it is played."""

    def spend_track(self, number: int, component: int, least: int) -> None:
        """Weighed where it is played."""

    def set_track(self, number: int, component: int, step: int) -> None:
        """Weighed where it is played."""

    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """Weighed where it is played."""

    def bring_next_into_force(self, number: int, component: int) -> None:
        """Weighed where it is played."""

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """Weighed where it is played."""

    def plant(self, number: int, component: int, amount: int, from_discards: bool) -> None:
        """Weighed where it is played."""

    def grow(self, number: int, component: int, amount: int) -> None:
        """Weighed where it is played."""

    def gather(self, number: int, component: int) -> None:
        """Weighed where it happens."""

    def harvest(self, number: int, amount: int) -> None:
        """Weighed where it is paid."""

    def send_away(self, number: int, component: int, amount: int) -> None:
        """Weighed where it is played."""

    def put_into_play(self, number: int) -> None:
        """Weighed where it is played."""

    def search_for_one(self, number: int, component: int) -> None:
        """Weighed where it is played."""

    def command(self, number: int, component: int, what: int) -> None:
        """Weighed where it is played."""

    def give_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """Nobody takes them for a gift."""
        for seat in seats:
            self.total += 0 if seat == ME else self.prices.rival * amount * _TOKEN // ONE

    def take_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """To be rid of them is worth as much."""
        self.give_tokens(seats, number, component, -amount)
