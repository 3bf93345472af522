"""A program's text reads back as the same program."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from taproom.inn.content import CardSource
from taproom.inn.language import effects as fx
from taproom.inn.language.build import MOST_EFFECTS, MOST_PICKS
from taproom.inn.language.components import Components
from taproom.inn.language.effects import Effect, Mode, Program, When
from taproom.inn.language.parse import LONGEST_TEXT, parse
from taproom.inn.language.source import implied_moment, source
from taproom.inn.language.verbs import ABOUT_SOMEBODY, LOSING_GOLD
from tests.language.decks import every_deck
from tests.language.samples import COMPONENTS, SAMPLES, read

CARDS = [(f"{deck.key}/{card.key}", card, deck.names) for deck in every_deck() for card in deck.cards]

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
    fx.TO_CARD: [fx.NEGATE, fx.IGNORE, fx.REDUCE_LOSS, fx.SPLIT_LOSS, fx.REDIRECT_LOSS],
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
    fx.TO_WON_ROUND: [fx.GO_ON_WITH_ROUND],
    **{kind: [fx.INN_PAYS, fx.DO_NOT_PAY] for kind in LOSING_GOLD},
}
"""The operations that only make sense at certain moments."""
ALONE = [fx.GUARDED, fx.START_ROUND, fx.TAKE_CONTROL, fx.ONLY_CHEATING_NEXT, fx.END_ROUND, fx.WIN_ROUND, fx.TAKE_POT]

moments = st.one_of(
    st.builds(When, st.sampled_from([fx.FREELY, *LOSING_GOLD, fx.IN_ROUND, fx.IN_YOUR_ORDER_PHASE])),
    st.just(When(fx.IN_OTHERS_DRINK_PHASE)),
    st.just(When(fx.TO_LOST_FORTITUDE, whose=fx.ANOTHERS)),
    st.builds(When, st.just(fx.TO_EVENT), extra=st.sampled_from([0, fx.ONLY_DRINK_EVENTS])),
    st.builds(When, st.just(fx.TO_DRINK), whose=st.integers(0, 2)),
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


def verbs(who: int, kind: int) -> st.SearchStrategy[Effect]:
    """A verb of that subject."""
    plain = [fx.DRAW, fx.DISCARD, fx.ANTE, fx.DRINK_FROM_DECK] + ([fx.ORDER_DRINKS] if who == fx.YOU else [])
    bare = [fx.LEAVE_ROUND, fx.DRINK_FROM_PILE] + ([fx.CHASER, fx.SHAREABLE] if who == fx.YOU else [fx.DRINK_COPIES])
    paid = [fx.INN] + ([] if who == fx.YOU else [fx.TO_YOU]) + ([fx.TO_THAT] if kind in ABOUT_SOMEBODY else [])
    at = {"who": st.just(who)}
    return st.one_of(
        st.builds(Effect, st.sampled_from([fx.CHANGE_FORTITUDE, fx.CHANGE_ALCOHOL]), amount=changes, **at),
        st.builds(Effect, st.sampled_from(plain), amount=amounts, **at),
        st.builds(Effect, st.sampled_from(bare), **at),
        st.builds(Effect, st.just(fx.PAY), amount=amounts, extra=st.sampled_from(paid), **at),
        st.builds(Effect, st.just(fx.TAKE), amount=amounts, extra=st.sampled_from([fx.INN, fx.POT]), **at),
    )


def statements(kind: int) -> st.SearchStrategy[list[Effect]]:
    subjects = st.sampled_from([fx.YOU, *SUBJECTS, *([fx.THAT] if kind in ABOUT_SOMEBODY else [])])
    return subjects.flatmap(lambda who: st.lists(verbs(who, kind), min_size=1, max_size=2))


def late(op: int) -> st.SearchStrategy[list[Effect]]:
    """An operation that answers the moment."""
    who = fx.ANOTHER if op in (fx.GIVE_DRINK, fx.SPLIT_DRINK, fx.REDIRECT_LOSS) else fx.YOU
    amount = changes if op in (fx.CHANGE_DRINK, fx.DRINK_BECOMES) else amounts if op == fx.REDUCE_LOSS else st.just(0)
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
    ]
    if kind in LATE:
        ways.append(st.sampled_from(LATE[kind]).flatmap(late))
    return st.one_of(ways)


def numbered(made: list[Effect], used: list[int], joined: list[Effect | None]) -> tuple[Effect, ...]:
    """The effects with slots as the parser gives them: neighbours of one statement share a picked player."""
    done = []
    for effect in made:
        slot = -1
        if effect.who in fx.PICKS:
            last = joined[0]
            alone = effect.op in (fx.GIVE_DRINK, fx.SPLIT_DRINK, fx.REDIRECT_LOSS)
            if alone or last is None or last.who != effect.who:
                used[0] += 1
            slot = used[0] - 1
            joined[0] = None if alone else effect
        else:
            joined[0] = None
        inner = numbered(list(effect.inner), used, [None]) if effect.inner else ()
        done.append(Effect(effect.op, effect.who, slot, effect.amount, effect.extra, inner))
    return tuple(done)


@st.composite
def modes(draw: st.DrawFn) -> Mode:
    when = draw(moments)
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


@given(st.lists(modes(), min_size=1, max_size=3))
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
