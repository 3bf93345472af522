"""Choosing: what each answer would do to my chance of winning, less what the card spent is worth in hand."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import (
    ASK_CHAMPION,
    ASK_DISCARD,
    ASK_DISCARD_ANY,
    ASK_KEEP,
    ASK_MOVE,
    ASK_NEXT_DRINKER,
    ASK_NEXT_EFFECT,
    ASK_PART,
    ASK_PILE,
    ASK_PLOT,
    ASK_SEND_AWAY,
    ASK_STANDING,
    ASK_TAKE_BACK,
    BUY,
    DISCARD_PHASE,
    PASS,
    PLAY,
    PLOT,
    POTION,
    PURCHASE,
    SELL,
    TAKE_IN,
)
from taproom.inn.bots import hands, queues, rounds
from taproom.inn.bots.evaluation import Prices
from taproom.inn.bots.habits import Habits, habits_of
from taproom.inn.bots.shape import Shape
from taproom.inn.effects import program as fx
from taproom.inn.rules import piles
from taproom.inn.rules.drink_totals import DRAWN
from taproom.inn.state.cards import Card
from taproom.inn.state.setup import Setup
from taproom.inn.state.steps import AT_LAST_CHANCE
from taproom.inn.state.views import InnView
from taproom.kernel.decisions import Decision, Option

# Why a choice was made.
BEST: Final = 1
"""It raises the chance of winning most."""
WAIT: Final = 2
"""Nothing that can be played is worth its card."""
ROUND: Final = 3
"""It raises the chance of winning the Round."""
TIDY: Final = 4
"""These cards are worth less than fresh ones."""
DRAW_FIRST: Final = 5

_KEPT: Final = 50
"""In hundredths of its worth: what spending a card that answers something costs, when a new one is far off."""
_KEPT_BEFORE_DRAW: Final = 15
"""The same just before drawing."""
_FRESH: Final = 80
"""In hundredths of a point of mine: a card worth less than this is discarded for a fresh one."""
_BOUGHT: Final = 60
"""In hundredths: a card bought is used later, if at all."""
_AFTER_NEXT_DRAW: Final = 60
"""In hundredths: what an Anytime Card could do now is what it can probably do later, so it can wait for its moment."""


class Reason:
    """Why a choice was made, in numbers; they are put into words elsewhere."""

    def __init__(self, kind: int, before: int, after: int, cost: int, card: int, odds: int) -> None:
        self.kind: Final = kind
        self.before: Final = before
        self.after: Final = after
        self.cost: Final = cost
        self.card: Final = card
        self.odds: Final = odds


class Policy:
    """Chooses for one seat. It keeps only what follows from the table, which does not change."""

    def __init__(self) -> None:
        self.habits: Habits | None = None
        self.reason = Reason(WAIT, 0, 0, 0, -1, 0)
        self.worths: list[int] = []
        """What each option of the last choice was worth, in millionths; empty where nothing was compared.

        Of a pick of cards to give away: what each candidate is worth beyond the fresh card that could come for it.
        """

    def habits_at(self, setup: Setup) -> Habits:
        """What follows from the table, worked out once."""
        habits = self.habits
        if habits is None or habits.setup is not setup:
            habits = habits_of(setup)
            self.habits = habits
        return habits

    def choose(self, view: InnView, decision: Decision) -> int:
        """The best answer, as far as this player can see."""
        self.worths = []
        if view.setup.has_mates and _is_only_about_tokens(view, decision):
            self.reason = Reason(WAIT, 0, 0, 0, -1, 0)
            return 0
        now = Shape(view, self.habits_at(view.setup))
        now.take_up()
        if decision.kind == ASK_CHAMPION or decision.kind == ASK_NEXT_DRINKER:
            return self._name(now, decision)
        if decision.kind == ASK_DISCARD or decision.kind == ASK_DISCARD_ANY:
            return self._discard(now, decision)
        if decision.kind == ASK_PART:
            return self._part(now, decision)
        if decision.kind == ASK_TAKE_BACK:
            return self._take_back(now, decision)
        if decision.kind == ASK_SEND_AWAY:
            return self._send_away(now, decision)
        if decision.is_pick():
            return self._give_up(now, decision)
        if decision.kind == ASK_PILE:
            return self._keep_pile(now, decision)
        if decision.kind == ASK_NEXT_EFFECT:
            return self._draw_first(decision)
        if decision.kind == ASK_PLOT:
            return self._plot(now, decision)
        if decision.kind == ASK_KEEP or decision.kind == ASK_STANDING:
            return self._most_worth(now, decision)
        return self._best(now, decision)

    # ---- one of several options ----

    def _best(self, now: Shape, decision: Decision) -> int:
        before = -1
        best = 0
        best_after = 0
        best_cost = 0
        best_worth = -(1 << 60)
        cost = 0
        odds = 0
        forecast = now.blank()
        keeps_tokens = view_keeps_tokens(now.seen)
        last = len(decision.options) - 1
        for number, option in enumerate(decision.options):
            if option.verb == POTION and keeps_tokens:
                self.worths.append(-(1 << 60))
                continue
            if option.verb == TAKE_IN:
                card = now.setup.cards[option.subject]
                self.worths.append(before + queues.gain(now, option.subject, _own_accord(now, card, before)))
                if self.worths[-1] > best_worth:
                    best_worth = self.worths[-1]
                    best, best_after, best_cost = number, best_worth, 0
                continue
            if number == 0 or not _spends_the_same(option, decision.options[number - 1]):
                cost = _cost(now, option, decision.kind)
            if number == last:
                forecast = now  # nothing is asked of it any more
            else:
                now.copy_shape_onto(forecast)
            _expect(forecast, option)
            rounds.pay_out(forecast)
            after = forecast.promise()
            if option.verb == PASS:
                before = after
            self.worths.append(after - cost)
            if after - cost > best_worth:
                best_worth = after - cost
                best, best_after, best_cost = number, after, cost
                odds = rounds.odds(forecast) if decision.kind == ASK_MOVE else 0
        chosen = decision.options[best]
        kind = ROUND if decision.kind == ASK_MOVE else WAIT if chosen.verb == PASS else BEST
        self.reason = Reason(kind, best_after if before < 0 else before, best_after, best_cost, chosen.subject, odds)
        return best

    def _name(self, now: Shape, decision: Decision) -> int:
        """The teammate best equipped for a Round, judging by the hands; otherwise the strongest outcome."""
        options = decision.options
        incident = now.seen.incidents[options[0].about] if options[0].about >= 0 else None
        if incident is None or incident.kind != inc.CARD:
            return self._best(now, decision)
        claims = [_claims(now.seen, option.targets[0]) for option in options]
        best = claims.index(max(claims))
        self.worths = claims
        self.reason = Reason(BEST, 0, 0, 0, -1, 0)
        return best

    def _most_worth(self, now: Shape, decision: Decision) -> int:
        """Which card stays, or comes into force: the one that is worth most to have."""
        prices = now.prices()
        before = now.promise()
        best = 0
        best_worth = -(1 << 60)
        for number, option in enumerate(decision.options):
            card = now.seen.setup.cards[option.subject]
            worth = hands.standing_worth(card, prices)
            if decision.kind == ASK_KEEP:
                worth = max(_own_accord(now, card, before), hands.card_worth(card, prices))
            self.worths.append(worth)
            if worth > best_worth:
                best, best_worth = number, worth
        self.reason = Reason(BEST, before, before, 0, decision.options[best].subject, 0)
        return best

    def _plot(self, now: Shape, decision: Decision) -> int:
        """Whatever does more from there than in hand; a fresh card will take its place, and none of them is lost."""
        prices = now.prices()
        gain = prices.point * (_FRESH + wasted_worth(now)) // 100
        texts = [option.subject for option in decision.options if option.verb == PLOT]
        kept = dict(zip(texts, _worths(now, texts, prices), strict=True))
        before = now.promise()
        for option in decision.options:
            worth = 0
            if option.verb == PLOT:
                card = now.seen.setup.cards[option.subject]
                scheme = max(hands.scheme_worth(card, prices), _own_accord(now, card, before, True))
                worth = gain + scheme - kept[option.subject]
            self.worths.append(worth)
        best = self.worths.index(max(self.worths))
        self.reason = Reason(BEST, 0, 0, 0, decision.options[best].subject, 0)
        return best

    def _draw_first(self, decision: Decision) -> int:
        """A player who draws first knows more when discarding."""
        self.reason = Reason(DRAW_FIRST, 0, 0, 0, -1, 0)
        for number, option in enumerate(decision.options):
            if option.mode == DRAWN:
                return number
        return 0

    # ---- discarding ----

    def _discard(self, now: Shape, decision: Decision) -> int:
        """Whatever is worth less than a fresh card goes."""
        prices = now.prices()
        fresh = prices.point * _FRESH
        mask = 0
        for place, worth in enumerate(_worths(now, decision.candidates, prices)):
            self.worths.append(worth - fresh // 100)
            if worth * 100 < fresh:
                mask |= 1 << place
        self.reason = Reason(TIDY, 0, 0, fresh // 100, -1, 0)
        return mask

    def _give_up(self, now: Shape, decision: Decision) -> int:
        """As few as possible, the least valuable first."""
        worths = _worths(now, decision.candidates, now.prices())
        mask = 0
        for _ in range(decision.fewest):
            least = -1
            for place, worth in enumerate(worths):
                if (mask >> place) & 1 == 0 and (least < 0 or worth < worths[least]):
                    least = place
            mask |= 1 << least
        self.worths = worths
        self.reason = Reason(TIDY, 0, 0, 0, -1, 0)
        return mask

    def _take_back(self, now: Shape, decision: Decision) -> int:
        """As many as possible, the most valuable first."""
        worths = _worths(now, decision.candidates, now.prices())
        mask = 0
        for place in sorted(range(len(worths)), key=lambda place: -worths[place])[: decision.most]:
            mask |= 1 << place
        self.worths = worths
        self.reason = Reason(TIDY, 0, 0, 0, -1, 0)
        return mask

    def _send_away(self, now: Shape, decision: Decision) -> int:
        """Those that bring little for what they require, the worst first."""
        self.worths = [queues.surplus(now, text) for text in decision.candidates]
        mask = 0
        for place in sorted(range(len(self.worths)), key=lambda place: self.worths[place])[: decision.most]:
            mask |= 1 << place if self.worths[place] < 0 else 0
        self.reason = Reason(TIDY, 0, 0, 0, -1, 0)
        return mask

    # ---- piles ----

    def _part(self, now: Shape, decision: Decision) -> int:
        """Two piles as good as each other: the rival keeps the better one."""
        worths = _card_worths(now, decision.candidates)
        first = second = mask = 0
        for place in sorted(range(len(worths)), key=lambda place: -worths[place]):
            if second < first:
                second += max(1, worths[place])
                mask |= 1 << place
            else:
                first += max(1, worths[place])
        self.reason = Reason(BEST, 0, 0, 0, -1, 0)
        return mask

    def _keep_pile(self, now: Shape, decision: Decision) -> int:
        """The one whose cards are worth more."""
        incident = now.seen.incidents[decision.options[0].about]
        self.worths = [sum(_card_worths(now, piles.pile(incident, option.mode))) for option in decision.options]
        self.reason = Reason(BEST, 0, 0, 0, -1, 0)
        return self.worths.index(max(self.worths))


# ---- teams ----


def view_keeps_tokens(view: InnView) -> bool:
    """A Potion Token does the most when the team would be out without it (R6.2.2)."""
    return view.asker is None or view.asker.window != AT_LAST_CHANCE


def _is_only_about_tokens(view: InnView, decision: Decision) -> bool:
    if decision.is_pick() or not view_keeps_tokens(view):
        return False
    return all([option.verb in (PASS, POTION) for option in decision.options])


def _claims(view: InnView, seat: int) -> int:
    """How many cards for a Round the seat is known to hold."""
    cards = view.setup.cards
    return sum([cards[text].plays & (fx.GAMBLING | fx.CHEATING) != 0 for text in view.seats[seat].hand])


# ---- what an option leads to ----


def _expect(forecast: Shape, option: Option) -> None:
    """Carry the option out on the forecast, and everything that follows."""
    if option.verb == PLAY:
        rounds.spend(forecast, option.subject)
    forecast.choose_option(option)


# ---- what a card is worth ----


def wasted_worth(now: Shape) -> int:
    """How many hundredths of a point a plotted card brings that is never played: a step of its track (R33.1.5)."""
    setup = now.seen.setup
    for place in setup.plots[now.me]:
        return now.habits.fires[setup.component(now.me, setup.components[place].track)]
    return 0


def _cost(now: Shape, option: Option, kind: int) -> int:
    """What the spent card would be worth in hand. A card for one's own move or Action has had its moment."""
    view = now.seen
    if option.verb == SELL or option.verb == BUY:
        return _traded(now, option, now.prices())
    if option.verb == PURCHASE:
        return -_from_side_deck(now, option)
    if option.verb != PLAY or kind == ASK_MOVE:
        return 0
    card = view.setup.cards[option.subject]
    mode = card.modes[option.mode]
    if mode.types & fx.ACTION:
        return 0
    prices = now.prices()
    before_draw = view.phase == DISCARD_PHASE and now.on_turn(now.me)
    worth = hands.card_worth(card, prices, now.habits.attacks[now.me])
    if mode.types & fx.ANYTIME:
        worth = max(worth, prices.point * _AFTER_NEXT_DRAW // 100)
    moments = now.habits.moments
    moment = moments[card.number]
    copies = 0
    for text in view.hand:
        if moments[text] == moment:
            copies += 1
    return worth * (_KEPT_BEFORE_DRAW if before_draw else _KEPT) // (100 * max(1, copies))


def _spends_the_same(one: Option, other: Option) -> bool:
    """Whether only the targets differ."""
    return one.verb == other.verb and one.subject == other.subject and one.mode == other.mode


def _traded(now: Shape, option: Option, prices: Prices) -> int:
    """What a card that is sold was worth to me; below 0 for one I buy."""
    card = now.seen.setup.cards[option.subject]
    worth = max(_own_accord(now, card, now.promise()), hands.card_worth(card, prices))
    return worth if option.verb == SELL else -worth * _BOUGHT // 100


def _from_side_deck(now: Shape, option: Option) -> int:
    """What its cards are worth on average beyond a usual card."""
    view = now.seen
    component = view.setup.components[view.setup.component(now.me, option.mode)]
    prices = now.prices()
    before = now.promise()
    attacks = now.habits.attacks[now.me]
    total = 0
    for text in component.cards:
        card = view.setup.cards[text]
        total += max(_own_accord(now, card, before), hands.card_worth(card, prices, attacks))
    return total // max(1, len(component.cards)) - prices.point


def _worths(now: Shape, cards: list[int], prices: Prices) -> list[int]:
    """What each of these cards is worth, those that are played of one's own accord by what they would do now."""
    hand: list[Card] = [now.seen.setup.cards[number] for number in cards]
    base = now.copy()
    rounds.pay_out(base)
    before = base.promise()
    acting = [_own_accord(now, card, before) for card in hand]
    return hands.hand_worths(hand, acting, prices, now.habits.attacks[now.me])


def _card_worths(now: Shape, texts: list[int]) -> list[int]:
    """What cards are usually worth, at whatever moment."""
    prices = now.prices()
    return [hands.card_worth(now.seen.setup.cards[text], prices) for text in texts]


def _own_accord(now: Shape, card: Card, before: int, plotted: bool = False) -> int:
    """What playing it as an Action or at any time would bring now, with the best target there is."""
    best = 0
    forecast: Shape | None = None
    for number in card.from_plotted if plotted else card.from_hand:
        mode = card.modes[number]
        if mode.when.kind != fx.FREELY or mode.types & (fx.ACTION | fx.ANYTIME) == 0:
            continue
        for targets in _aims(now, mode.picks):
            if forecast is None:
                forecast = now.copy()
            else:
                now.copy_shape_onto(forecast)
            rounds.spend(forecast, card.number)
            forecast.play_by_itself(Option(PLAY, card.number, number, targets, -1))
            rounds.pay_out(forecast)
            best = max(best, forecast.promise() - before)
    return best


def _aims(now: Shape, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Whom a card could be aimed at: everybody in turn as the first, the next others after them."""
    if not picks:
        return [()]
    able = [
        seat
        for seat in now.seen.setup.rounds[now.me]
        if now.is_in(seat) and (picks[0] == fx.ANYBODY or not now.are_teammates(seat, now.me))
    ]
    aims: list[tuple[int, ...]] = []
    for place in range(len(able)):
        if len(able) >= len(picks):
            aims.append(tuple([able[(place + step) % len(able)] for step in range(len(picks))]))
    return aims
