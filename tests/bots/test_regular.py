"""What the regular does: it reads what cards do, and acts on it."""

import pytest

from taproom.arena.plan import FIXED, Plan
from taproom.arena.playing import play_one
from taproom.bots import make_bot
from taproom.i18n.messages import LANGUAGES
from taproom.inn.board.questions import ASK_ACTION, ASK_DISCARD, ASK_ORDER, ASK_RESPONSE, PASS, PLAY
from taproom.inn.bots.deck_strength import of_teams
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.kernel.bots import REGULAR, Bot
from taproom.kernel.decisions import Option, count_bits
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.verdicts import Malformed
from tests.tables import put_cards

GAMES = ("inn", "dragonstones")


class Bench:
    """A table of Gerki, Eve, Zot and Fiona, or others, at which all cards and shapes are set by hand; Gerki begins."""

    def __init__(self, *characters: str, mode: str = "free_for_all") -> None:
        seats = [{"character": key} for key in characters or ("gerki", "eve", "zot", "fiona")]
        options = read_options({"seats": seats, "drinks": ["rdi1"], "first": 0, "mode": mode})
        self.position: InnState = new_game(options, Dice(key_from_seed(5)))
        places = self.position.setup.places
        for zone in [*places.hands, *places.piles]:
            put_cards(self.position, zone)
        self.bot: Bot = game("inn").bots.make(REGULAR, QuickDice(1))

    def card(self, key: str) -> int:
        return next(card.number for card in self.position.setup.cards if card.key == key)

    def give(self, seat: int, *keys: str) -> None:
        put_cards(self.position, self.position.setup.places.hands[seat], *keys)

    def go_to(self, seat: int, kind: int) -> None:
        """Go on until the seat is asked this; everybody does the least."""
        position = self.position
        # Gerki stands before the discard, with the hand of before; nothing of it is there any more.
        while position.next_seat() != seat or self._kind(seat) != kind:
            asked = position.next_seat()
            decision = position.decision(asked)
            assert decision is not None
            position.choose(asked, decision.least if not decision.is_pick() else 0)

    def _kind(self, seat: int) -> int:
        decision = self.position.decision(seat)
        return decision.kind if decision else -1

    def answer(self, seat: int) -> Option:
        decision = self.position.decision(seat)
        assert decision is not None
        return decision.options[self.bot.choose(self.position.view(seat), decision)]


def bench_before_drinking(drink: str, *hand: str) -> Bench:
    bench = Bench()
    bench.go_to(0, ASK_ORDER)
    bench.give(0, *hand)
    put_cards(bench.position, bench.position.setup.places.piles[0], drink)
    bench.go_to(0, ASK_RESPONSE)
    return bench


def test_it_ignores_a_strong_drink() -> None:
    assert bench_before_drinking("dragon_breath_ale", "spilled_on_floor").answer(0).verb == PLAY


def test_it_keeps_an_ignore_when_the_drink_is_water() -> None:
    assert bench_before_drinking("water", "spilled_on_floor").answer(0).verb == PASS


def test_it_does_not_strengthen_its_own_drink() -> None:
    assert bench_before_drinking("wine", "knockout_drops").answer(0).verb == PASS


def test_it_strikes_the_blow_that_wins() -> None:
    bench = Bench()
    bench.go_to(0, ASK_ORDER)
    bench.give(1, "gambling_im_in", "imaginary_brick", "barmaid_tonight", "winning_hand", "i_raise", "dropped_my_cards")
    bench.position.fortitude[2] = 1
    bench.position.out |= 1 << 3
    bench.go_to(1, ASK_ACTION)
    bench.position.out |= 1 << 0
    answer = bench.answer(1)
    assert (answer.subject, answer.targets) == (bench.card("imaginary_brick"), (2,))


def test_of_equals_it_hits_the_one_whose_deck_can_do_most() -> None:
    bench = Bench()
    bench.go_to(0, ASK_DISCARD)
    bench.give(0, "label_fell_off")
    put_cards(bench.position, bench.position.setup.places.decks[0])
    put_cards(bench.position, bench.position.setup.places.discards[0])
    bench.go_to(0, ASK_ACTION)
    bench.position.alcohol[:] = [0] * 4
    expected = of_teams(bench.position.setup)
    assert bench.answer(0).targets == (expected.index(max(expected[1:])),)


def test_it_weighs_wages_one_by_one_however_many_there_are() -> None:
    """Every order of paying and dismissing ten of them would be ten factorial times a thousand forecasts."""
    bench = Bench("daareka", "torglesnarf", mode="boss_versus_boss")
    minions = sorted({face.key for face in bench.position.setup.faces if face.wage})
    assert len(minions) == 10
    bench.go_to(0, ASK_DISCARD)
    bench.give(0, "first_rule_of_villainy")
    put_cards(bench.position, bench.position.setup.places.decks[0])
    put_cards(bench.position, bench.position.setup.places.in_play[1][0], *minions)
    bench.go_to(0, ASK_ACTION)
    assert bench.answer(0).verb == PLAY


def test_it_discards_what_it_has_too_much_of() -> None:
    bench = Bench()
    bench.go_to(0, ASK_ACTION)
    bench.give(1, *["i_raise"] * 5, "attempt_to_disbelieve", "this_is_empty")
    bench.go_to(1, ASK_DISCARD)
    decision = bench.position.decision(1)
    assert decision is not None
    mask = bench.bot.choose(bench.position.view(1), decision)
    assert count_bits(mask) >= 3
    assert mask & 0b1100000 == 0


@pytest.mark.parametrize("key", GAMES)
def test_it_says_why_in_one_line_of_each_language(key: str) -> None:
    played = game(key)
    state = played.start(played.lineup(4, [], {}, QuickDice(2)), Dice(key_from_seed(2)))
    bots = [
        played.bots.make(level, QuickDice(seat)) for seat, level in enumerate([REGULAR, REGULAR, REGULAR, "random"])
    ]
    said: set[str] = set()
    for _ in range(150):
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None:
            break
        state.choose(seat, bots[seat].choose(state.view(seat), decision))
        for language in LANGUAGES:
            line = bots[seat].why(language)
            assert line and "\n" not in line
            said.add(line)
    assert len(said) > 6


@pytest.mark.parametrize("key", GAMES)
def test_one_regular_beats_three_random_players(key: str) -> None:
    plan = Plan(key, (REGULAR, "random", "random", "random"), FIXED, 4, 4, (), (), 11)
    won = 0.0
    for number in range(60):
        won += sum([seat.share for seat in play_one(plan, number).seats if seat.bot == REGULAR])
    assert won > 36, "60 games; by chance it would be 15, and 42 is what the documentation promises"


def test_a_bidder_cannot_be_read() -> None:
    played = game("dragonstones")
    state = played.start({"seats": 4}, Dice(key_from_seed(4)))
    mixed = 0
    for _ in range(40):
        decision = state.decision(0)
        if decision is not None:
            view = state.view(0)
            bids = {played.bots.make(REGULAR, QuickDice(seed)).choose(view, decision) for seed in range(40)}
            again = {played.bots.make(REGULAR, QuickDice(7)).choose(view, decision) for _ in range(3)}
            assert len(again) == 1, "the same chance gives the same bid"
            mixed += len(bids) > 1
        seat = state.next_seat()
        asked = state.decision(seat)
        assert asked is not None
        state.choose(seat, asked.least)
    assert mixed >= 3


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Malformed, match="random, regular"):
        make_bot("inn", "champion", QuickDice(1))
