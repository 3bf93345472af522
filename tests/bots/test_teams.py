"""The regular in a team: it helps its mate, names the better Champion, and keeps Potion Tokens for the last chance."""

from taproom.inn.board.questions import (
    ASK_ACTION,
    ASK_CHAMPION,
    ASK_RESPONSE,
    CHAMPION,
    PASS,
    PLAY,
    POTION,
)
from taproom.inn.effects import program as fx
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.inn.state.steps import AT_LAST_CHANCE
from taproom.kernel.bots import REGULAR, Bot
from taproom.kernel.decisions import Option
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from tests.tables import put_cards

GERKI, EVE, ZOT, FIONA = range(4)
"""Gerki and Eve against Zot and Fiona."""


class Bench:
    """A table of two teams at which everybody's cards are set by hand; the first team begins."""

    def __init__(self) -> None:
        seats = [{"character": key} for key in ("gerki", "eve", "zot", "fiona")]
        options = {"seats": seats, "drinks": ["rdi1"], "first": 0, "mode": "two_headed_dragon"}
        self.position: InnState = new_game(read_options(options), Dice(key_from_seed(5)))
        places = self.position.setup.places
        for zone in [*places.hands, *places.piles, *places.decks, *places.discards]:
            put_cards(self.position, zone)
        self.bot: Bot = game("inn").bots.make(REGULAR, QuickDice(1))

    def give(self, seat: int, *keys: str) -> None:
        """As a hand just these; what was worked out of the old one is forgotten."""
        put_cards(self.position, self.position.setup.places.hands[seat], *keys)

    def go_to(self, seat: int, kind: int) -> None:
        """Go on until the seat is asked this; everybody does the least."""
        position = self.position
        for _ in range(200):
            decision = position.decision(seat)
            if decision is not None and decision.kind == kind:
                return
            asked = position.next_seat()
            decision = position.decision(asked)
            assert decision is not None
            position.choose(asked, decision.least if not decision.is_pick() else 0)
        raise AssertionError("the seat is not asked that")

    def act(self, seat: int, key: str, *targets: int) -> None:
        """Play an Action Card."""
        self.go_to(seat, ASK_ACTION)
        decision = self.position.decision(seat)
        assert decision is not None
        cards = self.position.setup.cards
        found = [
            number
            for number, option in enumerate(decision.options)
            if option.verb == PLAY and cards[option.subject].key == key and option.targets == targets
        ]
        self.position.choose(seat, found[0])

    def answer(self, seat: int) -> Option:
        """What the regular would do."""
        decision = self.position.decision(seat)
        assert decision is not None
        return decision.options[self.bot.choose(self.position.view(seat), decision)]


def test_it_keeps_the_blow_away_from_its_mate() -> None:
    bench = Bench()
    bench.give(GERKI, "label_fell_off", "gambling_im_in")
    bench.give(FIONA, "clang", "i_raise")
    bench.position.fortitude[1] = 5
    bench.act(GERKI, "label_fell_off", ZOT)
    bench.go_to(FIONA, ASK_RESPONSE)
    assert bench.answer(FIONA).verb == PLAY


def test_it_names_the_mate_with_more_cards_for_a_round() -> None:
    for champion in (ZOT, FIONA):
        bench = Bench()
        bench.give(GERKI, "gambling_im_in", "i_raise")
        bench.give(champion, "winning_hand", "i_raise")
        bench.act(GERKI, "gambling_im_in")
        bench.go_to(ZOT, ASK_CHAMPION)
        for asked in (ZOT, FIONA):
            answer = bench.answer(asked)
            assert (answer.verb, answer.targets) == (CHAMPION, (champion,))


def test_it_keeps_its_tokens_until_the_team_would_be_out() -> None:
    bench = Bench()
    bench.give(GERKI, "label_fell_off", "gambling_im_in")
    bench.position.fortitude[1] = 2
    bench.go_to(ZOT, ASK_RESPONSE)
    assert bench.answer(ZOT).verb == PASS, "nothing has happened yet"
    bench.act(GERKI, "label_fell_off", ZOT)
    bench.go_to(ZOT, ASK_RESPONSE)
    assert bench.answer(ZOT).verb == PASS, "there is still the last chance"
    bench.position.choose(ZOT, 0)
    while bench.position.asker is None or bench.position.asker.window != AT_LAST_CHANCE:
        seat = bench.position.next_seat()
        decision = bench.position.decision(seat)
        assert decision is not None
        bench.position.choose(seat, decision.least)
    answer = bench.answer(bench.position.next_seat())
    assert (answer.verb, answer.mode) == (POTION, fx.FORTITUDE)
