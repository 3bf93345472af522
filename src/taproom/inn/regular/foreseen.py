"""What a forecast knows of the players, and what happens to hands and piles in it: cards count as good as any."""

from taproom.inn.asking import ACTION_PHASE
from taproom.inn.language import effects as fx
from taproom.inn.regular.waiting import Waiting
from taproom.inn.regular.worth import ONE


class Foreseen(Waiting):
    """Those questions and verbs of a board that are about what players have (`inn.board`)."""

    def holding(self, seat: int, thing: int) -> int:
        """Attributes as they would be, cards as they are now."""
        if thing == fx.HAND:
            return self.view.seats[seat].hand_size
        if thing == fx.PILE:
            return self.view.seats[seat].pile_size
        team = self.teams[seat]
        if thing == fx.GOLD:
            return self.gold[team] // ONE
        return (self.fortitude[team] if thing == fx.FORTITUDE else self.alcohol[team]) // ONE

    def traits_of(self, seat: int) -> int:
        """As everybody knows."""
        return self.view.seats[seat].traits

    def cards_of_types(self, seat: int, types: int) -> int:
        """In my own hand; of others' as many as there are cards."""
        if seat != self.me:
            return self.view.seats[seat].hand_size
        cards = self.view.table.cards
        return len([text for text in self.view.hand if cards[text].types & types])

    def players(self) -> list[int]:
        """As many as now."""
        return [seat for seat in self.view.table.rounds[self.view.turn] if self.is_in(seat)]

    def in_action_phase(self, seat: int) -> bool:
        """As it is now."""
        return self.view.turn == seat and self.view.phase == ACTION_PHASE

    def draw_cards(self, seats: list[int], amount: int) -> None:
        """Cards as good as any."""
        for seat in seats:
            self.cards[self.teams[seat]] += amount * ONE

    def discard_cards(self, seats: list[int], amount: int, number: int) -> None:
        """Cards as good as any."""
        for seat in seats:
            self.cards[self.teams[seat]] -= amount * ONE

    def discard_of_types(self, seats: list[int], types: int, amount: int, shows: bool, number: int) -> None:
        """Who may have none may keep what there is."""
        for seat in seats:
            self.cards[self.teams[seat]] -= min(amount, self.cards_of_types(seat, types)) * ONE

    def discard_at_random(self, seats: list[int], amount: int, number: int) -> None:
        """Cards as good as any."""
        self.discard_cards(seats, amount, number)

    def discard_any(self, seats: list[int], number: int) -> None:
        """Nobody gives up what is worth keeping."""

    def draw_up(self, seats: list[int]) -> None:
        """As many as are missing."""
        for seat in seats:
            missing = self.view.table.hand_size - self.view.seats[seat].hand_size
            self.cards[self.teams[seat]] += max(0, missing) * ONE

    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """Nobody is the weaker for it yet."""

    def let_last(self, seats: list[int], what: int, detail: int, until: int, number: int) -> None:
        """What a standing Ignore spares is worth about a card."""
        if what == fx.IGNORES_TYPES:
            self.draw_cards(seats, 1)

    def put_on_deck(self, seats: list[int], amount: int) -> None:
        """They come back, but later."""
        for seat in seats:
            self.cards[self.teams[seat]] -= min(amount, self.view.seats[seat].hand_size) * ONE

    def take_back(self, seats: list[int], types: int, amount: int) -> None:
        """Cards as good as any."""
        self.draw_cards(seats, amount)

    def add_drinks(self, seats: list[int]) -> None:
        """On their own piles."""
        for seat in seats:
            self.order(seat)

    def discard_pile_tops(self, seats: list[int]) -> None:
        """Worth little: one a turn is drunk anyway."""

    def pass_pile_tops(self, seats: list[int], receiver: int) -> None:
        """An unknown Drink more for somebody."""
        for seat in seats:
            if self.view.seats[seat].pile_size and receiver >= 0:
                self.order(receiver)
