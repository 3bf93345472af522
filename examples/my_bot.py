"""A bot in a few lines: it hits the weakest, spares itself and discards the rest. It knows no card by name.

taproom arena --bots examples/my_bot.py random random random --pairing fixed --games 1000"""

from taproom.inn.board.questions import PLAY
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import DODGING, DRINKING
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.views import InnView
from taproom.kernel.bots import Bot
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Chance
from taproom.kernel.state import View

HELPS = DODGING | DRINKING


class MyBot(Bot):
    def __init__(self, chance: Chance) -> None: ...

    def choose(self, view: View, decision: Decision) -> int:
        assert isinstance(view, InnView)
        if decision.is_pick():  # discard whatever is no use to me, if I may
            cards = [max([use(mode) for mode in view.setup.cards[card].modes]) for card in decision.candidates]
            useless = sum([1 << place for place, worth in enumerate(cards) if worth == 0])
            return useless if decision.allows(useless) else decision.least
        scores = [self.score(view, option) for option in decision.options]
        return scores.index(max(scores))

    def score(self, view: InnView, option: Option) -> int:
        good = use(view.setup.cards[option.subject].modes[option.mode]) if option.verb == PLAY else 0
        seats = [view.seats[target] for target in option.targets if target < len(view.seats)]  # not cards in play
        return 100 * good - sum([seat.fortitude - seat.alcohol for seat in seats]) - 999 * (view.seat in option.targets)


def use(mode: PlayMode) -> int:
    hurts = sum([abs(e.amount) for e in mode.code if e.word.touches and e.who in (fx.ANOTHER, fx.EACH_OTHER, fx.THAT)])
    heals = [e for e in mode.code if e.word.helps & HELPS or (e.word.touches == fx.FORTITUDE and e.amount > 0)]
    return hurts + 2 * len(heals)
