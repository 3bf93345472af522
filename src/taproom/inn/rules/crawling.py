"""To Crawl: before a Chaser is revealed the party may move on (D82.2.3), and then has a Tavern Event (D82.2.4)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_CRAWL, CRAWL, DRINK_PHASE, PASS
from taproom.inn.rules import drinks, event_decks, losing, responses
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option

RED_DRAGON: Final = 0
"""As a place of the party's: the Red Dragon Inn, which has no Tavern Event (D82.2.1)."""


def offer(inn: Position, number: int) -> bool:
    """D82.2.3: a Drink of a pile calls for a Chaser; whether its drinker is asked, as in their own Drink phase."""
    seat = inn.incidents[number].seat
    may = inn.phase == DRINK_PHASE and inn.on_turn(seat)
    if may:
        inn.agenda.append(Crawl(seat=seat, incident=number))
    return may


class Crawl(Step):
    """D82.2.3: before the Chaser is revealed its drinker may move the party to any other tavern."""

    def run(self, inn: Position) -> None:
        """Ask where to; to stay is to reveal it from the pile."""
        options: list[Option] = [responses.DECLINE]
        for place in range(len(inn.setup.taverns) + 1):
            if place != inn.tavern:
                card = -1 if place == RED_DRAGON else inn.setup.taverns[place - 1]
                options.append(Option(CRAWL, card, place, (), self.incident))
        inn.ask_options(self, self.seat, ASK_CRAWL, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """The Chasers come from where the party is now: nobody Crawls twice for one Drink."""
        if option.verb == PASS:
            inn.agenda.append(drinks.Reveal(incident=self.incident, amount=drinks.FROM_PILE))
            return
        inn.tavern = option.mode
        inn.tell(events.CRAWLED, seat, subject=option.subject, amount=option.mode)
        if inn.tavern == RED_DRAGON:
            source = drinks.FROM_DECK
        else:
            source = drinks.FROM_TAVERN + inn.tavern - 1
            _after_the_drink(inn, TavernEvent(seat=seat, amount=inn.tavern - 1))
        inn.agenda.append(drinks.Reveal(incident=self.incident, amount=source))


def _after_the_drink(inn: Position, event: Step) -> None:
    """Put it where the Drink is completely done, with who is out because of it (D82.2.4)."""
    checks = [place for place, step in enumerate(inn.agenda) if isinstance(step, losing.CheckLosses)]
    inn.agenda.insert(checks[-1], event)


class TavernEvent(Step):
    """D82.2.4: tavern `amount` has its Event, even if the seat that has Crawled there is out."""

    def run(self, inn: Position) -> None:
        """Who has Crawled acts first, then in turn order."""
        inn.turn = self.seat
        event_decks.bring_about(inn, inn.card(inn.setup.taverns[self.amount]))
