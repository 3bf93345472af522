"""What the words of the card language ask of a position and do to it.

The real position is such a board (`rules.carrying_out`), and so is a forecast of one (`bots.shell`). A word is carried
out on either in the same way, so what a card would do is never read from its program a second time. `number` is always
the incident that is being carried out: a played card, an Event, a text that happens by itself.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import trait

from taproom.inn.board.incidents import Incident
from taproom.inn.board.readable import ReadableBoard

if TYPE_CHECKING:
    from taproom.inn.effects.program import Effect


@trait
class Board(ReadableBoard):
    """Verbs take the seats they happen to in turn order."""

    # ---- blocks: where to go on is settled later ----

    @abstractmethod
    def offer(self, number: int, counter: int) -> None:
        """The player may accept what is inside the effect at this place of the code."""

    @abstractmethod
    def go_on_if_still_in(self, number: int, counter: int) -> None:
        """What is inside happens if the player is still in after all losses are judged."""

    @abstractmethod
    def let_choose(self, number: int, counter: int) -> None:
        """Each player concerned chooses one of the ways inside."""

    # ---- attributes, Gold, cards ----

    @abstractmethod
    def lose_fortitude(self, number: int, counter: int) -> None:
        """A card's losses are one loss: all of it falls with the first effect that costs Fortitude (D4.4)."""

    @abstractmethod
    def change_fortitude(self, seat: int, amount: int, number: int) -> None:
        """Within its limits (R5.1.1)."""

    @abstractmethod
    def change_alcohol(self, seat: int, amount: int, number: int, effect: "Effect") -> None:
        """Within its limits; a gain is changed by what is in force, once for a card (R24.1.3)."""

    @abstractmethod
    def demand(self, seats: list[int], receiver: int, amount: int, number: int) -> None:
        """Each pays a seat, the Inn or the pot, as far as there is Gold (D5.5)."""

    @abstractmethod
    def take_gold(self, seats: list[int], source: int, amount: int, number: int) -> None:
        """Each takes Gold from the Inn, or as much of it as the pot holds."""

    @abstractmethod
    def spare_payment(self, number: int, inn_pays: bool) -> None:
        """The payment it answers is the Inn's (D5.7), or is not made at all."""

    @abstractmethod
    def draw_cards(self, seats: list[int], amount: int) -> None:
        """Each draws from their own deck (R2.2.3)."""

    @abstractmethod
    def discard_cards(self, seats: list[int], amount: int, number: int) -> None:
        """Each discards from hand, or as many as there are (R3.1.8)."""

    @abstractmethod
    def discard_of_types(self, seats: list[int], types: int, amount: int, shows: bool, number: int) -> None:
        """Each discards cards of these types; if `shows`, who has none shows the hand."""

    @abstractmethod
    def discard_at_random(self, seats: list[int], amount: int, number: int) -> None:
        """Each loses cards of chance's choice."""

    @abstractmethod
    def discard_chosen(self, seats: list[int], types: int, amount: int, number: int) -> None:
        """Each discards cards of these types that the player of the text chooses."""

    @abstractmethod
    def play_as_own(self, number: int) -> None:
        """The card it has had discarded is played by its player (D30.1)."""

    @abstractmethod
    def discard_any(self, seats: list[int], types: int, number: int) -> None:
        """Each discards as many cards of these types (0 for any) as they like."""

    @abstractmethod
    def draw_up(self, seats: list[int]) -> None:
        """Each draws up to the hand size (R2.2.1)."""

    @abstractmethod
    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """Each shows the hand, to the player of the text or to everybody."""

    @abstractmethod
    def let_last(self, seats: list[int], what: int, detail: int, until: int, number: int) -> None:
        """Something holds for each for a while (fx.HAND_SHOWN, fx.END_OF_YOUR_TURN and so on)."""

    @abstractmethod
    def put_on_deck(self, seats: list[int], amount: int) -> None:
        """Each puts cards of the hand on top of the deck."""

    @abstractmethod
    def plot_cards(self, seat: int, most: int, least: int) -> None:
        """A seat puts cards of the hand face down before it."""

    @abstractmethod
    def take_back(self, seats: list[int], types: int, amount: int) -> None:
        """Each takes cards of these types from the discards into the hand."""

    @abstractmethod
    def part_deck(self, number: int, parter: int, amount: int) -> None:
        """The top cards of its player's deck are revealed; a seat makes two piles, of which the player keeps one."""

    @abstractmethod
    def reveal_until(self, number: int, types: int, amount: int) -> None:
        """Its player reveals cards of their deck until there are so many of these types (0 for any)."""

    @abstractmethod
    def put_revealed(self, number: int, which: int, to_hand: bool) -> None:
        """What its player has revealed, of fx.SOUGHT or fx.REST, goes to the hand or to the discards."""

    @abstractmethod
    def has_revealed(self, incident: Incident, types: int) -> bool:
        """Whether the card that its player has revealed is of one of these types."""

    @abstractmethod
    def take_bought(self, seat: int) -> None:
        """The seat takes a card of one of its decks that sell them, for nothing."""

    # ---- what is answered ----

    @abstractmethod
    def negate(self, number: int) -> None:
        """What it answers has no effect at all (R5.3)."""

    @abstractmethod
    def ignore(self, number: int) -> None:
        """What it answers does nothing to its player (R5.4)."""

    @abstractmethod
    def reduce_loss(self, number: int, amount: int) -> None:
        """Its player loses less (R5.6.1)."""

    @abstractmethod
    def raise_loss(self, number: int, target: int, amount: int) -> None:
        """Somebody loses more to the card it answers."""

    @abstractmethod
    def redirect_loss(self, number: int, target: int) -> None:
        """Somebody else loses instead."""

    @abstractmethod
    def retarget(self, number: int, target: int) -> None:
        """The card it answers does all it would do to the player it picked to somebody else (R30.2.1)."""

    @abstractmethod
    def split_loss(self, number: int) -> None:
        """The source of the loss loses half of it."""

    @abstractmethod
    def change_drink(self, number: int, operation: int, amount: int) -> None:
        """The Drink it answers is stronger, weaker or another (incidents.ADD_ALCOHOL and so on)."""

    @abstractmethod
    def give_drink(self, number: int, target: int) -> None:
        """Somebody else drinks it."""

    @abstractmethod
    def split_drink(self, number: int, target: int) -> None:
        """Two independent halves (R9.1)."""

    @abstractmethod
    def add_rider(self, number: int, counter: int) -> None:
        """What is inside the effect at this place goes with the half of the Drink it has split off."""

    @abstractmethod
    def owe(self, number: int, counter: int) -> None:
        """What is inside the effect at this place happens unless the receiver of the Drink Ignores it (R29.3.4)."""

    @abstractmethod
    def change_number(self, number: int, amount: int) -> None:
        """One number of the card it answers grows; its player says which (R3.2.3)."""

    @abstractmethod
    def name_champion(self, number: int, target: int) -> None:
        """Somebody of another team is the Champion of its player's team for what it answers (D30.2)."""

    @abstractmethod
    def play_another(self, number: int) -> None:
        """Who played what it has Negated may play another card of that type (R22.1.6)."""

    @abstractmethod
    def reveal_next(self, number: int) -> None:
        """Who revealed what it has Negated reveals the next card of the same pile (R22.1.6)."""

    # ---- Rounds of Gambling ----

    @abstractmethod
    def start_round(self, number: int) -> None:
        """Everybody antes 1, and its player is in control (R7.1)."""

    @abstractmethod
    def ante(self, amount: int, number: int) -> None:
        """Everybody in the Round pays into the pot, its player first (D7.7)."""

    @abstractmethod
    def take_control(self, seat: int) -> None:
        """R7.2.2."""

    @abstractmethod
    def let_only_cheating_follow(self) -> None:
        """R7.4.1."""

    @abstractmethod
    def end_round(self, taker: int) -> None:
        """Nobody wins it: the pot goes to a seat or the Inn."""

    @abstractmethod
    def win_round(self, seat: int) -> None:
        """R7.3.2."""

    @abstractmethod
    def take_pot(self, number: int) -> None:
        """Its player collects instead of the winner (R7.8.1)."""

    @abstractmethod
    def go_on_with_round(self, number: int) -> None:
        """A Round that was won goes on with its pot."""

    @abstractmethod
    def pass_move(self, seat: int) -> None:
        """The seat has passed (R7.2.4)."""

    @abstractmethod
    def leave_round(self, seats: list[int]) -> None:
        """Their stakes stay (R7.5)."""

    # ---- Drinks ----

    @abstractmethod
    def order_drinks(self, seat: int, amount: int) -> None:
        """The seat orders so many Drinks for others, one after the other (R8.6.1)."""

    @abstractmethod
    def order_to_left(self, seats: list[int], number: int) -> None:
        """Each puts a Drink on the pile of the player on their left."""

    @abstractmethod
    def drink_from_pile(self, seats: list[int], number: int) -> None:
        """Each drinks the top of their pile, or sobers up if it is empty (D2.8)."""

    @abstractmethod
    def drink_from_deck(self, seats: list[int], each: int, number: int) -> None:
        """Each drinks from the Drink Deck; all of it is answered, then drunk together (R4.4)."""

    @abstractmethod
    def drink_copies(self, seats: list[int], number: int) -> None:
        """Each has an independent copy of one revealed Drink (R10.1.2)."""

    @abstractmethod
    def drink_stronger_of_two(self, number: int) -> None:
        """Its player drinks the stronger of two revealed Drinks, others copies of the weaker (R10.3)."""

    @abstractmethod
    def start_contest(self, number: int, stake: int) -> None:
        """The Drinking Contest (R10.2)."""

    @abstractmethod
    def add_drinks(self, seats: list[int]) -> None:
        """Each puts a Drink on their own pile."""

    @abstractmethod
    def discard_pile_tops(self, seats: list[int]) -> None:
        """Each discards the top of their pile."""

    @abstractmethod
    def pass_pile_tops(self, seats: list[int], receiver: int) -> None:
        """Each puts the top of their pile on that of a seat, or of the player on the left if it is -1."""

    # ---- bids, purchases, chance ----

    @abstractmethod
    def concerned(self, incident: Incident) -> list[int]:
        """Those whom an Event for each player is for."""

    @abstractmethod
    def bid(self, number: int, counter: int, secretly: bool) -> None:
        """Those whom the statement is on bid, in turn (D42.3) or all at once (R42.1.4)."""

    @abstractmethod
    def collect(self, seat: int, amount: int, number: int) -> None:
        """All others concerned pay the seat."""

    @abstractmethod
    def let_join(self, number: int, counter: int) -> None:
        """Those whom the statement is on say whether they join in."""

    @abstractmethod
    def toss_coin(self, number: int) -> None:
        """How it falls is a result of the incident."""

    @abstractmethod
    def let_buy(self, number: int, counter: int) -> None:
        """Those whom the statement is on buy, one after the other."""

    # ---- the turn ----

    @abstractmethod
    def end_turn(self, seat: int) -> None:
        """The rest of the seat's turn does not come (R3.2.4)."""

    @abstractmethod
    def go_away(self, seat: int) -> None:
        """Until the start of the next turn the seat plays nothing and Ignores everything (D59.1)."""

    @abstractmethod
    def add_actions(self, seat: int, amount: int) -> None:
        """More Action Cards in the seat's running turn."""

    @abstractmethod
    def repeat_phase(self, seats: list[int]) -> None:
        """The phase that is just finished comes once more for each whose turn it is (R60.1.1)."""

    @abstractmethod
    def skip_phase(self, seats: list[int]) -> None:
        """The next phase does not come for them (R60.1.1)."""

    # ---- components: by their number in the deck's list, THIS_DECK for the text's own ----

    @abstractmethod
    def move_track(self, number: int, component: int, amount: int) -> None:
        """The marker moves (R21.1.4 to R21.1.6)."""

    @abstractmethod
    def spend_track(self, number: int, component: int, least: int) -> None:
        """The marker goes down by as much as its player likes, and the incident keeps by how much."""

    @abstractmethod
    def set_track(self, number: int, component: int, step: int) -> None:
        """The marker goes to a step."""

    @abstractmethod
    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """A card of a side deck comes into force: number `face` of its list, -1 for one of the player's choice."""

    @abstractmethod
    def bring_next_into_force(self, number: int, component: int) -> None:
        """The next card of a side deck comes into force (R24.1.2)."""

    @abstractmethod
    def open_cards(self, number: int, component: int, amount: int) -> None:
        """Cards of a side deck are revealed, and one of them stays (R23.1.2)."""

    @abstractmethod
    def send_away(self, number: int, component: int, amount: int) -> None:
        """The player discards up to so many of the cards that wait (R34.1.7)."""

    # ---- cards that stay in play ----

    @abstractmethod
    def put_into_play(self, number: int) -> None:
        """The played card stays before its player (R29.1.2)."""

    @abstractmethod
    def search_for_one(self, number: int, component: int) -> None:
        """The player reveals cards of their deck until one can be put into play (R29.3.2)."""

    @abstractmethod
    def command(self, number: int, component: int, what: int) -> None:
        """Something is done with cards that its player has in play, or had (fx.REHIRE and so on)."""

    # ---- cards that grow in slots ----

    @abstractmethod
    def plant(self, number: int, component: int, amount: int, from_discards: bool) -> None:
        """A number of cards come into slots, from the top of the side deck or out of its discards (R31.1.3)."""

    @abstractmethod
    def grow(self, number: int, component: int, amount: int) -> None:
        """A number of them, or with 0 all, move on to their next number (R31.1.5)."""

    @abstractmethod
    def gather(self, number: int, component: int) -> None:
        """Those that are ripe are discarded and do what they say (R31.1.9)."""

    @abstractmethod
    def harvest(self, number: int, amount: int) -> None:
        """The player discards some whose numbers come to this much at least (R31.1.7)."""

    # ---- tokens: by the number of their component in the list of the text's deck ----

    @abstractmethod
    def give_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """Each gets so many, as far as the supply goes (R28.1.6)."""

    @abstractmethod
    def take_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """Each hands so many back, or as many as there are."""
