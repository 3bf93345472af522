"""A program's text reads back as the same program."""

from collections.abc import Callable

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from taproom.inn.board import incidents as inc
from taproom.inn.content import CardSource, builtin_decks
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import ABOUT_SOMEBODY, LOSING_GOLD, TRAITS
from taproom.inn.effects.program import HAPPENING, Effect, Mode, Program, When
from taproom.inn.effects.registry import NAMED, WORDS
from taproom.inn.effects.standing import HAND_CARDS_ARE_LOCKED, Standing
from taproom.inn.effects.word import LATER, OFFERS, PICKS_LATE, Word
from taproom.inn.language.build import MOST_EFFECTS
from taproom.inn.language.components import Components
from taproom.inn.language.grammar import LONGEST_TEXT
from taproom.inn.language.parse import parse
from taproom.inn.language.slots import MOST_PICKS
from taproom.inn.language.source import implied_moment, source
from tests.language.samples import COMPONENTS, SAMPLES, read

CHANGES_OF_FORCE = [fx.ON_TAKING_FORCE, fx.ON_LEAVING_FORCE]
STANDING = [word for word in WORDS if isinstance(word, Standing)]
CARDS = [(f"{deck.key}/{card.key}", card, deck.names) for deck in builtin_decks() for card in deck.cards]

amounts = st.integers(1, 99)
changes = st.integers(1, 99).flatmap(lambda size: st.sampled_from([size, -size]))
TYPES = [fx.ACTION, fx.SOMETIMES, fx.ANYTIME, fx.GAMBLING, fx.CHEATING]
SUBJECTS = [
    fx.ANOTHER,
    fx.ANYBODY,
    fx.ANOTHER_IN_ROUND,
    fx.EACH,
    fx.EACH_OTHER,
    fx.EACH_IN_ROUND,
    fx.EACH_OTHER_IN_ROUND,
]
ANSWERING = {
    fx.TO_CARD: ["negate", "ignore", "reduce_loss", "split_loss", "redirect_loss", "change_number"],
    fx.TO_DRINK: [
        "negate",
        "ignore",
        "change_drink",
        "give_drink",
        "split_drink",
    ],
    fx.TO_EVENT: ["negate", "ignore"],
    fx.FREELY: ["call_off", "join_more", "change_number"],
    fx.TO_WON_ROUND: ["go_on_with_round"],
    **{kind: ["inn_pays", "do_not_pay"] for kind in LOSING_GOLD},
}
"""The words that only make sense at certain moments."""
ALONE = [
    "guarded",
    "start_round",
    "take_control",
    "only_cheating_next",
    "end_round",
    "win_round",
    "take_pot",
    "end_turn",
    "be_away",
]

moments = st.one_of(
    st.builds(When, st.sampled_from([fx.FREELY, *LOSING_GOLD, fx.IN_ROUND, fx.IN_YOUR_ORDER_PHASE])),
    st.just(When(fx.IN_OTHERS_DRINK_PHASE)),
    st.just(When(fx.TO_LOST_FORTITUDE, whose=fx.ANOTHERS)),
    st.builds(When, st.just(fx.TO_EVENT), extra=st.sampled_from([0, fx.ONLY_DRINK_EVENTS])),
    st.builds(When, st.just(fx.TO_DRINK), whose=st.integers(0, 2)),
    st.just(When(fx.TO_EVENT, whose=fx.ANOTHERS, extra=fx.ONLY_DRINK_EVENTS)),
    st.just(When(fx.TO_WON_ROUND, whose=fx.YOURS)),
    st.builds(
        When,
        st.just(fx.TO_WON_ROUND),
        whose=st.sampled_from([fx.ANYONES, fx.ANOTHERS]),
        extra=st.sampled_from([0, fx.WHILE_IN_ROUND]),
    ),
    st.builds(
        When,
        st.just(fx.TO_CARD),
        types=st.integers(0, sum(TYPES)),
        whose=st.integers(0, 2),
        affects=st.integers(0, 31),
        extra=st.sampled_from([0, fx.CHANGES_A_DRINK, fx.WHILE_IN_ROUND, fx.CHANGES_A_DRINK | fx.WHILE_IN_ROUND]),
    ),
)


happenings = st.one_of(
    st.builds(
        When,
        st.sampled_from([kind for kind in HAPPENING if kind not in CHANGES_OF_FORCE and kind != fx.ON_STRONG_DRINK]),
    ),
    st.builds(When, st.sampled_from(CHANGES_OF_FORCE), extra=st.sampled_from([0, fx.IN_YOUR_TURN])),
    st.builds(When, st.just(fx.ON_STRONG_DRINK), extra=amounts),
)
glow_bands = st.integers(1, 7).flatmap(
    lambda cut: st.tuples(changes, changes).map(lambda pair: (0, 1, cut, pair[0], cut + 1, 8, pair[1]))
)
temper_bands = st.tuples(changes, changes, changes).map(lambda by: (1, 3, 3, by[0], 0, 1, by[1], 2, 2, by[2]))
bands = st.one_of(glow_bands, temper_bands)


def some(names: list[str]) -> st.SearchStrategy[Word]:
    return st.sampled_from([NAMED[name] for name in names])


def moves() -> st.SearchStrategy[Effect]:
    """What happens to a component."""
    return st.one_of(
        st.builds(Effect, st.just(NAMED["move_track"]), amount=changes, extra=st.integers(0, 1)),
        st.builds(Effect, st.just(NAMED["set_track"]), amount=st.integers(1, 3), extra=st.integers(0, 1)),
        st.builds(
            Effect, st.just(NAMED["set_standing"]), amount=st.integers(-1, 1), extra=st.sampled_from([2, fx.THIS_DECK])
        ),
        st.just(Effect(NAMED["next_standing"], extra=2)),
        st.builds(Effect, st.just(NAMED["open_cards"]), amount=amounts, extra=st.just(2)),
    )


types = st.integers(1, sum(TYPES))
things = st.sampled_from([fx.FORTITUDE, fx.ALCOHOL, fx.GOLD, fx.HAND, fx.PILE])
limits = st.one_of(st.just((0, 0)), amounts.map(lambda least: (least, 0)), amounts.map(lambda most: (0, most)))
counted = st.one_of(
    st.builds(Effect, some(["other_players", "lost"]), amount=st.integers(0, 9), by=limits),
    st.builds(
        Effect, some(["held"]), st.sampled_from([fx.YOU, fx.THAT]), amount=st.integers(0, 9), extra=things, by=limits
    ),
)
tests = st.one_of(
    st.tuples(st.just(comparisons.AT_LEAST), things, amounts),
    st.tuples(st.just(comparisons.AT_MOST), things, st.integers(0, 99)),
    st.tuples(st.sampled_from([comparisons.MORE_THAN, comparisons.LESS_THAN]), things, st.just(fx.YOU)),
    st.tuples(st.sampled_from([comparisons.MOST, comparisons.LEAST]), things, st.just(0)),
)
"""How much of something somebody has, compared with numbers, with you, with everybody."""


def verbs(who: int, kind: int) -> st.SearchStrategy[Effect]:
    """A verb of that subject."""
    plain = ["draw", "discard", "ante", "drink_from_deck"] + (["order_drinks"] if who == fx.YOU else [])
    bare = ["leave_round", "drink_from_pile", "put_drink", "discard_hand", "discard_any", "draw_up"]
    bare += ["chaser", "shareable"] if who == fx.YOU else ["drink_copies"]
    bare += ["counts_as_source"] if who in fx.PICKS else []
    bare += ["play_another"] if who == fx.THAT and kind == fx.TO_CARD else []
    bare += ["reveal_next"] if who == fx.THAT and kind in (fx.TO_DRINK, fx.TO_EVENT) else []
    bare += ["reveal_next"] if who == fx.YOU and kind == fx.ON_REVEAL else []
    paid = ["pay_inn"] + ([] if who == fx.YOU else ["pay_you"]) + (["pay_that"] if kind in ABOUT_SOMEBODY else [])
    at = {"who": st.just(who)}
    return st.one_of(
        st.builds(Effect, some(["change_fortitude", "change_alcohol"]), amount=changes, **at),
        st.builds(Effect, some(plain), amount=amounts, **at),
        st.builds(Effect, some(bare), **at),
        st.builds(Effect, some(paid), amount=amounts, **at),
        st.builds(Effect, some(["take"]), amount=amounts, extra=st.sampled_from([fx.INN, fx.POT]), **at),
        st.tuples(some(["change_fortitude", "change_alcohol"]), bands).map(
            lambda made: Effect(made[0], who, amount=made[1][3], by=made[1])
        ),
        st.builds(
            Effect, some(["discard_of_types", "discard_or_show", "take_back"]), amount=amounts, extra=types, **at
        ),
        st.builds(Effect, some(["discard_at_random", "put_on_deck"]), amount=amounts, **at),
        st.builds(Effect, some(["change_fortitude", "change_alcohol"]), amount=changes, count=counted, **at),
        st.builds(Effect, some(["draw", "pay_inn"]), amount=amounts, count=counted, **at),
        *([moves()] if who == fx.YOU else []),
    )


def choices(who: int, kind: int) -> st.SearchStrategy[list[Effect]]:
    """A choice of that subject's players."""
    ways = st.lists(st.lists(verbs(who, kind), min_size=1, max_size=2), min_size=2, max_size=3)
    return ways.map(
        lambda made: [
            Effect(
                NAMED["choose"], who, inner=tuple([Effect(NAMED["alternative"], who, inner=tuple(way)) for way in made])
            )
        ]
    )


def subjects(kind: int) -> st.SearchStrategy[int]:
    if kind in HAPPENING:
        return st.sampled_from([who for who in [fx.YOU, *SUBJECTS] if who not in fx.PICKS])
    return st.sampled_from([fx.YOU, *SUBJECTS, *([fx.THAT] if kind in ABOUT_SOMEBODY else [])])


def statements(kind: int) -> st.SearchStrategy[list[Effect]]:
    return subjects(kind).flatmap(lambda who: st.lists(verbs(who, kind), min_size=1, max_size=2))


def answering(name: str) -> st.SearchStrategy[list[Effect]]:
    """A word that answers the moment."""
    who = fx.ANOTHER if name in ("give_drink", "split_drink", "redirect_loss") else fx.YOU
    if name == "change_drink":
        ways = st.sampled_from([inc.ADD_ALCOHOL, inc.BECOME])
        changed = st.tuples(changes, ways).map(lambda made: [Effect(NAMED[name], amount=made[0], extra=made[1])])
        return st.one_of(changed, st.just([Effect(NAMED[name], extra=inc.TO_FORTITUDE)]))
    amount = changes if name == "change_number" else amounts if name in ("reduce_loss", "join_more") else st.just(0)
    return amount.map(lambda value: [Effect(NAMED[name], who, amount=value)])


def effects(kind: int) -> st.SearchStrategy[list[Effect]]:
    conditional = statements(kind).map(lambda inner: [Effect(NAMED["if_still_in"], inner=tuple(inner))])
    links = st.lists(st.one_of(statements(kind), conditional), min_size=1, max_size=2)
    own = st.lists(verbs(fx.YOU, kind), min_size=1, max_size=2)
    traits = st.integers(1, (1 << len(TRAITS)) - 1)
    ways = [
        statements(kind),
        conditional,
        links.map(lambda parts: [Effect(NAMED["may"], inner=tuple([effect for part in parts for effect in part]))]),
        st.tuples(traits, own).map(lambda made: [Effect(NAMED["for_trait"], extra=made[0], inner=tuple(made[1]))]),
        some(ALONE).map(lambda word: [Effect(word)]),
        amounts.map(lambda gold: [Effect(NAMED["contest"], amount=gold)]),
        st.integers(1, 31).map(lambda locks: [Effect(NAMED["cannot_be"], extra=locks)]),
        amounts.map(lambda more: [Effect(NAMED["more_actions"], amount=more)]),
        subjects(kind).flatmap(lambda who: choices(who, kind)),
    ]
    answers = [
        answering(name)
        for name in ANSWERING.get(kind, [])
        if name not in ("join_more", "call_off") and kind != fx.FREELY
    ]
    inner = st.one_of([statements(kind), *ways[-3:], *answers])
    ways.append(
        st.tuples(spans, inner).map(
            lambda made: [Effect(NAMED["if_track"], 0, -1, 0, made[0][0], tuple(made[1]), made[0][1])]
        )
    )
    asked = st.one_of(
        st.builds(Effect, some(["if_has"]), by=tests),
        st.builds(Effect, some(["if_phase", "if_lost", "if_ignored", "if_negated"])),
    )
    nested = st.one_of([statements(kind), *ways])
    ways.append(st.tuples(asked, nested).map(lambda made: [around(made[0], made[1])]))
    ways.append(
        st.tuples(st.builds(Effect, some(["if_has"]), by=tests), inner, inner).map(
            lambda made: [around(made[0], [*made[1], Effect(NAMED["otherwise"], inner=tuple(made[2]))])]
        )
    )
    unpaid = st.tuples(amounts, statements(kind))
    ways.append(
        unpaid.map(
            lambda made: [Effect(NAMED["pay_inn"], amount=made[0]), Effect(NAMED["if_not_paid"], inner=tuple(made[1]))]
        )
    )
    if kind in ANSWERING:
        ways.append(st.sampled_from(ANSWERING[kind]).flatmap(answering))
    return st.one_of(ways)


costs = st.one_of(
    st.builds(Effect, some(["spend"]), amount=amounts, extra=st.integers(0, 1)),
    st.builds(Effect, some(["pay_first"]), amount=amounts),
    st.builds(Effect, some(["discard_first"]), amount=amounts, extra=types),
    st.builds(Effect, some(["discard_more"]), extra=types),
)


def around(condition: Effect, inner: list[Effect]) -> Effect:
    return Effect(condition.word, condition.who, inner=tuple(inner), by=condition.by)


spans = st.one_of(
    st.tuples(st.just(0), st.tuples(st.integers(1, 8), st.integers(1, 8)).map(lambda ends: (min(ends), max(ends)))),
    st.tuples(st.just(1), st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda ends: (min(ends), max(ends)))),
)


PLAYED, RESOLVING, LATE = 0, 1, 2
"""When a player is picked: as the card is played, when it resolves, or when a part of it is reached."""
STEP = 100
"""Slots are counted apart for each of these, until it is known how many are picked before."""


def numbered(made: list[Effect]) -> tuple[Effect, ...]:
    """The effects with slots as the parser gives them: the later players are picked, the higher (R3.2.1, D33.3)."""
    used = [0, 0, 0]
    return tuple([with_slots(effect, in_order(used)) for effect in counted_up(made, used, PLAYED)])


def counted_up(made: list[Effect], used: list[int], when: int) -> list[Effect]:
    """The effects with slots: neighbours of one statement share a picked player, and those picked later count apart."""
    done = []
    last: Effect | None = None
    for effect in made:
        slot = -1
        alone = effect.word.name in ("give_drink", "split_drink", "redirect_loss", "choose")
        if effect.who in fx.PICKS:
            if alone or last is None or last.who != effect.who:
                used[when] += 1
            slot = used[when] - 1 + STEP * when
        last = None if alone or slot < 0 else effect
        if effect.word.name == "choose":
            done.append(with_slots(effect, always(slot)))
            continue
        later = RESOLVING if effect.word.works & PICKS_LATE else PLAYED
        later = LATE if effect.word.works & (OFFERS | LATER) else later
        inner = tuple(counted_up(list(effect.inner), used, max(when, later)))
        done.append(Effect(effect.word, effect.who, slot, effect.amount, effect.extra, inner, effect.by, effect.count))
    return done


def always(chooser: int) -> Callable[[int], int]:
    return lambda _: chooser


def in_order(used: list[int]) -> Callable[[int], int]:
    return lambda slot: slot % STEP + sum(used[: slot // STEP]) if slot >= 0 else slot


def with_slots(effect: Effect, slot: Callable[[int], int]) -> Effect:
    """The same, in all of it the slots that `slot` makes of those it has."""
    inner = tuple([with_slots(one, slot) for one in effect.inner])
    return Effect(
        effect.word, effect.who, slot(effect.slot), effect.amount, effect.extra, inner, effect.by, effect.count
    )


def in_force(word: Standing) -> st.SearchStrategy[Effect]:
    """What holds while a card is in force."""
    made: list[st.SearchStrategy[Effect]] = []
    for kind, phrase in zip(word.kinds, word.phrases, strict=True):
        amount = changes if word.name == "alcohol_gained" else amounts if "#" in phrase.text else st.just(0)
        made.append(st.builds(Effect, st.just(word), amount=amount, extra=st.just(kind)))
    return st.one_of(made)


holding = st.one_of(
    *[in_force(word) for word in STANDING],
    st.integers(1, 31).map(lambda locks: Effect(NAMED["cannot_be"], amount=locks, extra=HAND_CARDS_ARE_LOCKED)),
)


guards = st.one_of(
    st.just(Effect(NAMED["two_players_left"])),
    st.just(Effect(NAMED["if_phase"])),
    st.integers(1, 9).map(lambda gold: Effect(NAMED["if_has"], by=(comparisons.AT_LEAST, fx.GOLD, gold))),
)


def standing() -> st.SearchStrategy[Mode]:
    return st.lists(holding, max_size=4).map(lambda made: Mode(When(fx.ALWAYS), tuple(made)))


@st.composite
def modes(draw: st.DrawFn) -> Mode:
    when = draw(st.one_of(moments, happenings))
    if when.kind in HAPPENING:
        made = [effect for part in draw(st.lists(effects(when.kind), max_size=3)) for effect in part]
        return Mode(when, numbered(made))
    made = [effect for part in draw(st.lists(effects(when.kind), max_size=3)) for effect in part]
    as_type = draw(st.sampled_from([0, *TYPES]))
    guard = draw(st.one_of(st.none(), guards))
    cost = draw(st.one_of(st.none(), costs))
    return Mode(when, numbered(made), as_type, guard, cost)


def within_limits(program: Program) -> bool:
    walked = [fx.walk(mode.effects) for mode in program.modes]
    picks = max([effect.slot for found in walked for effect in found], default=-1) + 1
    return picks <= MOST_PICKS and sum([len(found) for found in walked]) <= MOST_EFFECTS


@pytest.mark.parametrize(("card", "names"), [made[1:] for made in CARDS], ids=[made[0] for made in CARDS])
def test_every_card_reads_back(card: CardSource, names: Components) -> None:
    assert parse(source(card.program, names), names) == card.program


@pytest.mark.parametrize("text", [text for _, text in SAMPLES])
def test_samples_are_written_canonically(text: str) -> None:
    written = source(read(text), COMPONENTS)
    assert read(written) == read(text)
    assert source(read(written), COMPONENTS) == written


@given(st.lists(st.one_of(modes(), standing()), min_size=1, max_size=3))
@settings(deadline=None, max_examples=300)
def test_any_program_of_a_legal_shape_reads_back(made: list[Mode]) -> None:
    program = Program(tuple(made))
    written = source(program, COMPONENTS)
    assume(within_limits(program) and len(written) <= LONGEST_TEXT)
    assert read(written) == program


def test_the_moments_that_verbs_imply_are_those_the_parser_gives() -> None:
    for _, text in SAMPLES:
        for mode in read(text).modes:
            for effect in mode.effects:
                implied = implied_moment(effect)
                assert implied is None or implied.kind == mode.when.kind
