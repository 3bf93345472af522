"""What verbs about components come to: tracks, tokens, side decks (R20 to R28)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import tracks
from taproom.inn.effects import program as fx
from taproom.inn.rules import card_moves, component_moves, growing, in_play, plotting, waiting_cards
from taproom.inn.rules import open_cards as opening
from taproom.inn.state.position import Position


class ComponentBoard(Position):
    """The part of the board that lies before single characters."""

    # ---- asking ----

    def mark(self, seat: int, component: int) -> int:
        """On the seat's own track."""
        return tracks.mark(self, seat, component)

    def tokens_held(self, owner: int, component: int, seat: int) -> int:
        """As they lie there; never with a card in play (R29.2.11)."""
        if seat >= len(self.answers):
            return 0
        return tracks.tokens_held(self, owner, component, seat)

    def in_play(self, seat: int, component: int) -> int:
        """As they lie there."""
        place = self.setup.component(seat, component)
        return len(self.zones.contents[self.setup.places.own[place][0]]) if place >= 0 else 0

    def ripeness(self, seat: int) -> int:
        """As they lie there."""
        return growing.ripeness(self, seat)

    def is_ordered_for(self, seat: int) -> bool:
        """Once or several times."""
        return (self.ordered >> seat) & 1 != 0

    # ---- doing ----

    def component_named(self, incident: Incident) -> tuple[int, ...]:
        """The component that has done something that is no card's, for facts about it."""
        if incident.kind != inc.COMPONENT or incident.card >= 0:
            return ()
        return (incident.amount - self.setup.firsts[incident.seat],)

    def _place(self, number: int, component: int) -> int:
        """The component a text is about: its own, or that of its owner; -1 if they have none such."""
        incident = self.incidents[number]
        return incident.amount if component == fx.THIS_DECK else self.setup.component(incident.seat, component)

    def move_track(self, number: int, component: int, amount: int) -> None:
        """Within its limits."""
        place = self._place(number, component)
        if place >= 0:
            component_moves.move(self, self.incidents[number].seat, place, amount)

    def spend_track(self, number: int, component: int, least: int) -> None:
        """The player is asked, unless there is no choice."""
        place = self._place(number, component)
        if place >= 0:
            self.agenda.append(component_moves.Spend(self.incidents[number].seat, number, place, least))

    def set_track(self, number: int, component: int, step: int) -> None:
        """Wherever it stood."""
        place = self._place(number, component)
        if place >= 0:
            component_moves.put(self, self.incidents[number].seat, place, step)

    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """The player is asked which, if the text leaves it open."""
        place = self._place(number, component)
        if place >= 0 and face < 0:
            self.agenda.append(component_moves.ChooseStanding(seat=self.incidents[number].seat, amount=place))
        elif place >= 0:
            component_moves.come_into_force(self, place, self.setup.components[place].faces[face])

    def bring_next_into_force(self, number: int, component: int) -> None:
        """From the top of the side deck."""
        place = self._place(number, component)
        if place >= 0:
            component_moves.next_into_force(self, place)

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """The player says which stays."""
        place = self._place(number, component)
        if place >= 0:
            opening.open_cards(self, self.incidents[number].seat, place, amount)

    def plot_cards(self, seat: int, most: int, least: int) -> None:
        """The seat is asked which."""
        self.agenda.append(plotting.Plot(seat=seat, amount=most, other=least))

    def send_away(self, number: int, component: int, amount: int) -> None:
        """The player says which."""
        place = self._place(number, component)
        if place >= 0:
            seat = self.incidents[number].seat
            self.agenda.append(waiting_cards.SendAway(seat=seat, amount=amount, other=place))

    def played_card(self, text: int, family: int) -> int:
        """The card of this text that has been played and is still to be put away."""
        return self.zones.find(self.setup.places.played, text, family)

    def put_into_play(self, number: int) -> None:
        """It is not put away."""
        incident = self.edit(number)
        incident.flags |= inc.STAYING
        card = self.played_card(incident.card, incident.seat)
        in_play.enter(self, incident.seat, card, self.setup.places.played)

    def search_for_one(self, number: int, component: int) -> None:
        """At once."""
        card_moves.search_for_one(self, self.incidents[number].seat, component)

    def give_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """Out of the supply of the text's owner."""
        place = self._place(number, component)
        if place >= 0:
            component_moves.give(self, seats, place, amount)

    def take_tokens(self, seats: list[int], number: int, component: int, amount: int) -> None:
        """Into the supply of the text's owner."""
        place = self._place(number, component)
        if place >= 0:
            component_moves.take_back(self, seats, place, amount)

    def plant(self, number: int, component: int, amount: int, from_discards: bool) -> None:
        """Before the text goes on (D31.2)."""
        place = self._place(number, component)
        if place >= 0:
            growing.plant(self, self.incidents[number].seat, place, amount, from_discards)

    def grow(self, number: int, component: int, amount: int) -> None:
        """The player says which, unless it is all of them."""
        place = self._place(number, component)
        if place >= 0:
            growing.grow(self, self.incidents[number].seat, place, amount)

    def gather(self, number: int, component: int) -> None:
        """All that are ripe."""
        place = self._place(number, component)
        if place >= 0:
            growing.gather(self, self.incidents[number].seat, number, place)

    def harvest(self, number: int, amount: int) -> None:
        """The player says with which."""
        growing.harvest(self, self.incidents[number].seat, number, amount)
