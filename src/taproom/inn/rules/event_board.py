"""The position as a board: the verbs that Events are mostly made of."""

from taproom.inn.board.incidents import Incident
from taproom.inn.rules import bidding, coin, event_decks, purchases
from taproom.inn.rules.answering import AnsweringBoard


class EventBoard(AnsweringBoard):
    """Bids, purchases, chance."""

    def concerned(self, incident: Incident) -> list[int]:
        """In turn order; in teams the Champions."""
        return event_decks.concerned(self, incident)

    def bid(self, number: int, counter: int, secretly: bool) -> None:
        """All at once, or from the first in turn order on."""
        if secretly:
            self.agenda.append(bidding.SecretBids(incident=number, amount=counter))
        else:
            self.agenda.append(bidding.OpenBids(self.turn, number, counter, 0))

    def collect(self, seat: int, amount: int, number: int) -> None:
        """Each may answer before paying."""
        others = [other for other in self.concerned(self.incidents[number]) if not self.are_teammates(other, seat)]
        self.demand(others, seat, amount, number)

    def let_join(self, number: int, counter: int) -> None:
        """Each is asked."""
        self.agenda.append(coin.JoinIn(incident=number, amount=counter))

    def toss_coin(self, number: int) -> None:
        """At once."""
        self.agenda.append(coin.TossCoin(incident=number))

    def let_buy(self, number: int, counter: int) -> None:
        """Then the text goes on behind the purchases."""
        purchases.start(self, number, counter)
