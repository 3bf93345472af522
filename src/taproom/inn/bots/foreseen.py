"""What a forecast makes of verbs about hidden cards: only how many there are counts."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.bots.shell import Shell, raised
from taproom.inn.effects import program as fx
from taproom.inn.rules import piles, playing_cards

UNKNOWN_CARD: Final = -1


class Foreseen(Shell):
    """Hands, decks and piles as numbers."""

    def cards_of_types(self, seat: int, types: int) -> int:
        """Known for my own hand; of the others', every card may be one."""
        if seat != self.me:
            return self.hands[seat]
        cards = self.setup.cards
        return len([text for text in self.seen.hand if types == 0 or cards[text].kinds & types])

    def discard_of_types(self, seats: list[int], types: int, amount: int, shows: bool, number: int) -> None:
        """As many as there may be."""
        for seat in seats:
            self.change_hand(seat, -min(amount, self.cards_of_types(seat, types)))

    def discard_at_random(self, seats: list[int], amount: int, number: int) -> None:
        """Or all there are."""
        for seat in seats:
            self.change_hand(seat, -min(amount, self.hands[seat]))

    def discard_chosen(self, seats: list[int], types: int, amount: int, number: int) -> None:
        """As many as there may be."""
        self.discard_of_types(seats, types, amount, False, number)

    def play_as_own(self, number: int) -> None:
        """If it is known which; else, in a Round, whatever it is usually takes control."""
        if self.incidents[number].has_noted(inc.TAKEN):
            playing_cards.play_as_own(self, number)
        elif self.gambling:
            self.take_control(self.incidents[number].seat)

    def discard_any(self, seats: list[int], types: int, number: int) -> None:
        """Nobody gives up more than necessary."""

    def draw_up(self, seats: list[int]) -> None:
        """As many as are missing."""
        for seat in seats:
            self.draw_cards([seat], max(0, self.setup.hand_sizes[seat] - self.hands[seat]))

    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """It changes only what is known."""

    def part_deck(self, number: int, parter: int, amount: int) -> None:
        """Half of them come to hand."""
        self.draw_cards([self.incidents[number].seat], amount // 2)

    def reveal_until(self, number: int, types: int, amount: int) -> None:
        """As many as are sought, whatever they are."""
        incident = self.edit(number)
        for _ in range(amount):
            incident.change(inc.PARTED, UNKNOWN_CARD, fx.SOUGHT)

    def put_revealed(self, number: int, which: int, to_hand: bool) -> None:
        """Cards as good as any."""
        if to_hand:
            incident = self.incidents[number]
            self.change_hand(incident.seat, len(piles.pile(incident, which)))

    def put_revealed_away(self, number: int) -> None:
        """Nobody misses them."""

    def has_revealed(self, incident: inc.Incident, types: int) -> bool:
        """Nobody knows; most are not."""
        return False

    def take_bought(self, seat: int) -> None:
        """One more card."""
        self.change_hand(seat, 1)

    def plot_cards(self, seat: int, most: int, least: int) -> None:
        """None but those that must be; they leave the hand and stay the player's."""
        self.hands = raised(self.hands, seat, -min(least, self.hands[seat]))

    def send_away(self, number: int, component: int, amount: int) -> None:
        """It is not known what will wait in their place."""

    def spend_track(self, number: int, component: int, least: int) -> None:
        """All of it."""
        incident = self.edit(number)
        spent = self.mark(incident.seat, component)
        incident.change(inc.SPENT, spent, 0)
        self.move_track(number, component, -spent)

    def command(self, number: int, component: int, what: int) -> None:
        """What comes of more cards in play lies further ahead than it is looked."""
        if what == fx.SHIELD_WITH and self.in_play(self.incidents[number].seat, component):
            self.ignore(number)

    def harvest(self, number: int, amount: int) -> None:
        """Where there is not enough for it, the card does nothing."""
        if self.ripeness(self.incidents[number].seat) >= amount:
            super().harvest(number, amount)
        else:
            self.edit(number).flags |= inc.NEGATED

    def put_on_deck(self, seats: list[int], amount: int) -> None:
        """Or all there are."""
        for seat in seats:
            self.change_hand(seat, -min(amount, self.hands[seat]))

    def take_back(self, seats: list[int], types: int, amount: int) -> None:
        """Discards lie open."""
        places = self.setup.places
        cards = self.setup.cards
        for seat in seats:
            able = [
                text for text in self.seen.zones.texts(places.discards[seat]) if types == 0 or cards[text].kinds & types
            ]
            self.change_hand(seat, min(amount, len(able)))

    def add_drinks(self, seats: list[int]) -> None:
        """On their own piles."""
        for seat in seats:
            self.order(seat)

    def discard_pile_tops(self, seats: list[int]) -> None:
        """Of those who have one."""
        for seat in seats:
            if self.piles[seat]:
                self.piles = raised(self.piles, seat, -1)

    def pass_pile_tops(self, seats: list[int], receiver: int) -> None:
        """All at once."""
        giving = [seat for seat in seats if self.piles[seat]]
        for seat in giving:
            left = self.in_turn_order(self.setup.rounds[seat][1])[0]
            self.piles = raised(raised(self.piles, seat, -1), receiver if receiver >= 0 else left, 1)
