"""A program's text reads back as the same program."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from taproom.inn.content import CardSource, builtin_decks
from taproom.inn.language import effects as fx
from taproom.inn.language.build import MOST_EFFECTS, MOST_PICKS
from taproom.inn.language.components import Components
from taproom.inn.language.effects import Effect, Mode, Program, When
from taproom.inn.language.parse import LONGEST_TEXT, parse
from taproom.inn.language.source import implied_moment, source
from taproom.inn.language.verbs import ABOUT_SOMEBODY, HAPPENING, LOSING_GOLD
from tests.language.samples import COMPONENTS, SAMPLES, read

CHANGES_OF_FORCE = [fx.ON_TAKING_FORCE, fx.ON_LEAVING_FORCE]
STANDING = [
    fx.LOSE_LESS,
    fx.OTHERS_LOSE_MORE,
    fx.LOSS_BITES_BACK,
    fx.ALCOHOL_FROM_DRINKS,
    fx.ALCOHOL_FROM_ANYTHING,
    fx.LOSE_LESS_TO_ANYTHING,
    fx.HAND_CARDS_ARE_LOCKED,
    fx.GAMBLING_COUNTS_AS_CHEATING,
    fx.ANTE_MORE,
    fx.MORE_GOLD,
    fx.MORE_GOLD_FROM_PLAYERS,
    fx.INN_PAYS_STARTING_ANTE,
]
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
LATE = {
    fx.TO_CARD: [fx.NEGATE, fx.IGNORE, fx.REDUCE_LOSS, fx.SPLIT_LOSS, fx.REDIRECT_LOSS, fx.CHANGE_NUMBER],
    fx.TO_DRINK: [
        fx.NEGATE,
        fx.IGNORE,
        fx.CHANGE_DRINK,
        fx.DRINK_BECOMES,
        fx.ALCOHOL_TO_FORTITUDE,
        fx.GIVE_DRINK,
        fx.SPLIT_DRINK,
    ],
    fx.TO_EVENT: [fx.NEGATE, fx.IGNORE],
    fx.FREELY: [fx.CALL_OFF, fx.JOIN_MORE, fx.CHANGE_NUMBER],
    fx.TO_WON_ROUND: [fx.GO_ON_WITH_ROUND],
    **{kind: [fx.INN_PAYS, fx.DO_NOT_PAY] for kind in LOSING_GOLD},
}
"""The operations that only make sense at certain moments."""
ALONE = [
    fx.GUARDED,
    fx.START_ROUND,
    fx.TAKE_CONTROL,
    fx.ONLY_CHEATING_NEXT,
    fx.END_ROUND,
    fx.WIN_ROUND,
    fx.TAKE_POT,
    fx.END_TURN,
    fx.BE_AWAY,
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


def moves() -> st.SearchStrategy[Effect]:
    """What happens to a component."""
    return st.one_of(
        st.builds(Effect, st.just(fx.MOVE_TRACK), amount=changes, extra=st.integers(0, 1)),
        st.builds(Effect, st.just(fx.SET_TRACK), amount=st.integers(1, 3), extra=st.integers(0, 1)),
        st.builds(
            Effect, st.just(fx.SET_STANDING), amount=st.integers(-1, 1), extra=st.sampled_from([2, fx.THIS_DECK])
        ),
        st.just(Effect(fx.NEXT_STANDING, extra=2)),
        st.builds(Effect, st.just(fx.OPEN_CARDS), amount=amounts, extra=st.just(2)),
    )


def verbs(who: int, kind: int) -> st.SearchStrategy[Effect]:
    """A verb of that subject."""
    plain = [fx.DRAW, fx.DISCARD, fx.ANTE, fx.DRINK_FROM_DECK] + ([fx.ORDER_DRINKS] if who == fx.YOU else [])
    bare = [fx.LEAVE_ROUND, fx.DRINK_FROM_PILE, fx.ORDER_TO_LEFT]
    bare += [fx.CHASER, fx.SHAREABLE] if who == fx.YOU else [fx.DRINK_COPIES]
    bare += [fx.COUNTS_AS_SOURCE] if who in fx.PICKS else []
    bare += [fx.PLAY_ANOTHER] if who == fx.THAT and kind == fx.TO_CARD else []
    bare += [fx.REVEAL_NEXT] if who == fx.THAT and kind in (fx.TO_DRINK, fx.TO_EVENT) else []
    bare += [fx.REVEAL_NEXT] if who == fx.YOU and kind == fx.ON_REVEAL else []
    paid = [fx.INN] + ([] if who == fx.YOU else [fx.TO_YOU]) + ([fx.TO_THAT] if kind in ABOUT_SOMEBODY else [])
    at = {"who": st.just(who)}
    return st.one_of(
        st.builds(Effect, st.sampled_from([fx.CHANGE_FORTITUDE, fx.CHANGE_ALCOHOL]), amount=changes, **at),
        st.builds(Effect, st.sampled_from(plain), amount=amounts, **at),
        st.builds(Effect, st.sampled_from(bare), **at),
        st.builds(Effect, st.just(fx.PAY), amount=amounts, extra=st.sampled_from(paid), **at),
        st.builds(Effect, st.just(fx.TAKE), amount=amounts, extra=st.sampled_from([fx.INN, fx.POT]), **at),
        st.tuples(st.sampled_from([fx.CHANGE_FORTITUDE, fx.CHANGE_ALCOHOL]), bands).map(
            lambda made: Effect(made[0], who, amount=made[1][3], by=made[1])
        ),
        *([moves()] if who == fx.YOU else []),
    )


def choices(who: int, kind: int) -> st.SearchStrategy[list[Effect]]:
    """A choice of that subject's players."""
    ways = st.lists(st.lists(verbs(who, kind), min_size=1, max_size=2), min_size=2, max_size=3)
    return ways.map(
        lambda made: [
            Effect(fx.CHOOSE, who, inner=tuple([Effect(fx.ALTERNATIVE, who, inner=tuple(way)) for way in made]))
        ]
    )


def subjects(kind: int) -> st.SearchStrategy[int]:
    if kind in HAPPENING:
        return st.sampled_from([who for who in [fx.YOU, *SUBJECTS] if who not in fx.PICKS])
    return st.sampled_from([fx.YOU, *SUBJECTS, *([fx.THAT] if kind in ABOUT_SOMEBODY else [])])


def statements(kind: int) -> st.SearchStrategy[list[Effect]]:
    return subjects(kind).flatmap(lambda who: st.lists(verbs(who, kind), min_size=1, max_size=2))


def late(op: int) -> st.SearchStrategy[list[Effect]]:
    """An operation that answers the moment."""
    who = fx.ANOTHER if op in (fx.GIVE_DRINK, fx.SPLIT_DRINK, fx.REDIRECT_LOSS) else fx.YOU
    signed = op in (fx.CHANGE_DRINK, fx.DRINK_BECOMES, fx.CHANGE_NUMBER)
    amount = changes if signed else amounts if op in (fx.REDUCE_LOSS, fx.JOIN_MORE) else st.just(0)
    return amount.map(lambda value: [Effect(op, who, amount=value)])


def effects(kind: int) -> st.SearchStrategy[list[Effect]]:
    conditional = statements(kind).map(lambda inner: [Effect(fx.IF_STILL_IN, inner=tuple(inner))])
    links = st.lists(st.one_of(statements(kind), conditional), min_size=1, max_size=2)
    own = st.lists(verbs(fx.YOU, kind), min_size=1, max_size=2)
    traits = st.integers(1, (1 << len(fx.TRAITS)) - 1)
    ways = [
        statements(kind),
        conditional,
        links.map(lambda parts: [Effect(fx.MAY, inner=tuple([effect for part in parts for effect in part]))]),
        st.tuples(traits, own).map(lambda made: [Effect(fx.FOR_TRAIT, extra=made[0], inner=tuple(made[1]))]),
        st.sampled_from(ALONE).map(lambda op: [Effect(op)]),
        amounts.map(lambda gold: [Effect(fx.CONTEST, amount=gold)]),
        st.integers(1, 31).map(lambda locks: [Effect(fx.CANNOT_BE, extra=locks)]),
        amounts.map(lambda more: [Effect(fx.MORE_ACTIONS, amount=more)]),
        subjects(kind).flatmap(lambda who: choices(who, kind)),
    ]
    answers = [late(op) for op in LATE.get(kind, []) if op not in (fx.JOIN_MORE, fx.CALL_OFF) and kind != fx.FREELY]
    inner = st.one_of([statements(kind), *ways[-3:], *answers])
    ways.append(
        st.tuples(spans, inner).map(
            lambda made: [Effect(fx.IF_TRACK, 0, -1, 0, made[0][0], tuple(made[1]), made[0][1])]
        )
    )
    unpaid = st.tuples(amounts, statements(kind))
    ways.append(
        unpaid.map(
            lambda made: [Effect(fx.PAY, amount=made[0], extra=fx.INN), Effect(fx.IF_NOT_PAID, inner=tuple(made[1]))]
        )
    )
    if kind in LATE:
        ways.append(st.sampled_from(LATE[kind]).flatmap(late))
    return st.one_of(ways)


spans = st.one_of(
    st.tuples(st.just(0), st.tuples(st.integers(1, 8), st.integers(1, 8)).map(lambda ends: (min(ends), max(ends)))),
    st.tuples(st.just(1), st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda ends: (min(ends), max(ends)))),
)


def numbered(made: list[Effect], used: list[int], joined: list[Effect | None]) -> tuple[Effect, ...]:
    """The effects with slots as the parser gives them: neighbours of one statement share a picked player."""
    done = []
    for effect in made:
        slot = -1
        if effect.who in fx.PICKS:
            last = joined[0]
            alone = effect.op in (fx.GIVE_DRINK, fx.SPLIT_DRINK, fx.REDIRECT_LOSS, fx.CHOOSE)
            if alone or last is None or last.who != effect.who:
                used[0] += 1
            slot = used[0] - 1
            joined[0] = None if alone else effect
        else:
            joined[0] = None
        if effect.op in (fx.CHOOSE, fx.ALTERNATIVE):
            joined[0] = None
            inner = tuple([in_slot(one, slot) for one in effect.inner])
        else:
            inner = numbered(list(effect.inner), used, [None]) if effect.inner else ()
        done.append(Effect(effect.op, effect.who, slot, effect.amount, effect.extra, inner, effect.by))
    return tuple(done)


def in_slot(effect: Effect, slot: int) -> Effect:
    inner = tuple([in_slot(one, slot) for one in effect.inner])
    return Effect(effect.op, effect.who, slot, effect.amount, effect.extra, inner, effect.by)


@st.composite
def standing(draw: st.DrawFn) -> Mode:
    which = draw(st.lists(st.sampled_from(STANDING), max_size=4))
    counted = [fx.HAND_CARDS_ARE_LOCKED, fx.GAMBLING_COUNTS_AS_CHEATING, fx.INN_PAYS_STARTING_ANTE]
    signed = [fx.ALCOHOL_FROM_DRINKS, fx.ALCOHOL_FROM_ANYTHING]
    amounts_of = [st.just(0) if one in counted else changes if one in signed else amounts for one in which]
    return Mode(
        When(fx.ALWAYS),
        tuple([Effect(fx.STANDING, 0, -1, draw(n), one) for one, n in zip(which, amounts_of, strict=True)]),
    )


@st.composite
def modes(draw: st.DrawFn) -> Mode:
    when = draw(st.one_of(moments, happenings))
    if when.kind in HAPPENING:
        made = [effect for part in draw(st.lists(effects(when.kind), max_size=3)) for effect in part]
        return Mode(when, numbered(made, [0], [None]))
    made = [effect for part in draw(st.lists(effects(when.kind), max_size=3)) for effect in part]
    types = draw(st.sampled_from([0, *TYPES]))
    guard = draw(st.sampled_from([fx.NO_GUARD, fx.TWO_PLAYERS_LEFT]))
    return Mode(when, numbered(made, [0], [None]), types, guard)


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
