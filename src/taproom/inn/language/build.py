"""From what the grammar reads to the syntax tree, with the checks a grammar cannot make."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from lark import Token, Tree
from lark.tree import Meta

from taproom.inn.effects import blocks, comparisons, conditions
from taproom.inn.effects import program as fx
from taproom.inn.effects.answers import CANNOT_BE
from taproom.inn.effects.conjugation import (
    ABOUT_SOMEBODY,
    ANSWERABLE,
    ATTRIBUTES,
    FREE,
    LOCKS,
    LOSING_GOLD,
    SUBJECTS,
    TRAITS,
    TYPES,
    Misuse,
    Statement,
    Verb,
    constant,
    mask,
    one_of,
)
from taproom.inn.effects.occasions import THAT
from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.effects.registry import PHRASES
from taproom.inn.effects.tokens import RETURN_FIRST
from taproom.inn.effects.word import ABOUT_REVEALED, CONDITION, FALLBACK, GOLD_TOTAL, OFFERS, REVEALS, STANDING, Word
from taproom.inn.language.places import NAMED, Bands, Reading, span
from taproom.inn.language.slots import THAT_IS_NOBODY, Slots, node

ANSWERED: Final = (fx.ON_OTHERS_TURN_END,)
"""What happens by itself and may be answered as if it were a card."""
MOST_MODES: Final = 6
MOST_EFFECTS: Final = 24


def build(tree: Tree[Token], reading: Reading) -> Any:
    """What a phrase the grammar has read stands for; for the whole text, its Program."""
    parts = [build(child, reading) if isinstance(child, Tree) else child for child in tree.children]
    if tree.data in NAMED:
        return NAMED[tree.data](tree.meta, parts, reading)
    if tree.data in PHRASES:
        word, phrase = PHRASES[tree.data]
        return word.read(tree.meta, parts, phrase)
    return _MEANINGS[tree.data](tree.meta, parts)


def _program(place: Meta, modes: list[Mode]) -> Program:
    if len(modes) > MOST_MODES:
        raise Misuse(place.end_pos, f"a card has at most {MOST_MODES} ways to use it")
    if sum([len(fx.walk(mode.effects)) for mode in modes]) > MOST_EFFECTS:
        raise Misuse(place.end_pos, f"a card has at most {MOST_EFFECTS} effects")
    return Program(tuple(modes))


def _mode(place: Meta, parts: list[Any]) -> Mode:
    types = 0
    guard: Verb | None = None
    when: When | None = None
    cost: Verb | None = None
    statements: list[Statement] = []
    for part in parts:
        if isinstance(part, Paid):
            cost = part.verb
        elif isinstance(part, Statement | Verb):
            _add(statements, _statement(part))
        elif isinstance(part, When):
            when = part
        elif part[0] == "as":
            types = part[1]
        else:
            guard = part[1]
    moment = _moment(when, statements)
    slots = Slots(moment.kind in ABOUT_SOMEBODY)
    effects = slots.in_order([effect for statement in statements for effect in slots.effects(statement)])
    if guard is not None and guard.about_that and not slots.knows_that:
        raise Misuse(guard.at, THAT_IS_NOBODY)
    mode = Mode(moment, tuple(effects), types, node(guard), node(cost))
    if problem := _nonsense(mode, slots.used + slots.resolving):
        raise Misuse(place.start_pos, problem)
    return mode


def _nonsense(mode: Mode, picks: int) -> str:
    """Why the parts of a mode do not go together; nothing if they do."""
    every = fx.walk(mode.effects)
    if mode.when.kind in fx.UNPLAYED and (mode.guard or (picks and mode.when.kind not in fx.PICKING)):
        return "nobody plays this, so it has no condition before its moment, and nobody is picked"
    if mode.when.kind in fx.UNPLAYED and mode.when.kind not in ANSWERED and (mode.types or mode.cost):
        return "nobody plays this, and nobody answers it, so it has no type and no cost"
    if mode.cost is not None and mode.cost.word is RETURN_FIRST and mode.when.kind not in ANSWERED:
        return '"that player" returns something first only "at the end of another player\'s turn:"'
    standing = [_holds(effect) for effect in every]
    if mode.when.kind == fx.ALWAYS and not all(standing):
        return 'after "always:" stands what holds, such as "you ante 1 more", and nothing that happens'
    if mode.when.kind != fx.ALWAYS and any(standing):
        return 'this holds as long as its card is in force: begin with "always:"'
    paid = False
    revealed = False
    for effect in every:
        revealed = revealed or effect.word.works & REVEALS != 0
        if effect.word.works & ABOUT_REVEALED and not revealed:
            return 'nothing is revealed yet: say first "reveal the top 1 card of your deck" or the like'
        paid = paid or (effect.word.served_as == GOLD_TOTAL and effect.who == fx.YOU)
        if effect.word is conditions.IF_NOT_PAID and not paid:
            return 'there is no payment of yours before "if you did not pay it with your own gold"'
    return ""


def _holds(effect: Effect) -> bool:
    """Whether it is said of as long as its card is in force, and does not happen."""
    return effect.word.family == STANDING or (effect.word is CANNOT_BE and effect.amount != 0)


class Such(NamedTuple):
    """A subject that means only some of the players it names."""

    who: int
    only: Verb


class Paid(NamedTuple):
    """A cost, as it stands before the statements."""

    verb: Verb


def _subject_verbs(place: Meta, parts: list[Any]) -> Statement:
    who, only = parts[0] if isinstance(parts[0], Such) else (parts[0], None)
    verbs: list[Verb] = parts[1]
    for verb in verbs:
        verb.who = who
        verb.only = only
        verb.fits = only.fits if only is not None and only.fits else verb.fits
        if verb.subjects and who not in verb.subjects:
            raise Misuse(verb.at, "this is not said of the players named before it")
        if who in (fx.THAT, fx.MATES):
            verb.about_that = True
            verb.at = place.start_pos
    return Statement(verbs)


def _choose(place: Meta, parts: list[Any]) -> Verb:
    """A choice of each of the subject's players between lists of verbs."""
    who, only = parts[0] if isinstance(parts[0], Such) else (parts[0], None)
    lists = [_subject_verbs(place, [parts[0], verbs]) for verbs in parts[1:]]
    ways = [Statement([Verb(place.start_pos, blocks.ALTERNATIVE, who=who, inner=(verbs,))]) for verbs in lists]
    return Verb(place.start_pos, blocks.CHOOSE, who=who, inner=tuple(ways), about_that=who == fx.THAT, only=only)


def _buy(place: Meta, parts: list[Any]) -> Verb:
    """A choice that is paid for, several times over."""
    choice = _choose(place, [parts[0], *parts[3:]])
    choice.word, choice.amount, choice.extra = blocks.BUY, int(parts[1]), int(parts[2])
    return choice


def _conditioned(place: Meta, parts: list[Any]) -> Verb:
    """A condition and the statement it stands before."""
    condition: Verb = parts[0]
    condition.inner = (_statement(parts[1]),)
    return condition


def _otherwise(place: Meta, parts: list[Any]) -> Verb:
    return Verb(place.start_pos, conditions.OTHERWISE, inner=(_statement(parts[0]),))


def _add(statements: list[Statement], statement: Statement) -> None:
    """What happens otherwise belongs inside the condition before it."""
    verb = statement.verbs[0] if statement.verbs else None
    if verb is None or verb.word is not conditions.OTHERWISE:
        statements.append(statement)
        return
    before = statements[-1].verbs[0] if statements and statements[-1].verbs else None
    if before is None or not before.word.works & (CONDITION | OFFERS) or before.word.works & FALLBACK:
        raise Misuse(verb.at, '"if not" answers the condition or offer of the line before it, and there is none')
    last = before.inner[-1].verbs[0]
    if last.word is conditions.OTHERWISE:
        last.inner = (*last.inner, *verb.inner)
    else:
        before.inner = (*before.inner, statement)


def _rider(place: Meta, parts: list[Any]) -> Verb:
    """What goes with a half of a Drink is on the player who drinks it."""
    verbs: list[Verb] = parts[0]
    for verb in verbs:
        verb.who = fx.THAT
    return Verb(place.start_pos, blocks.RIDER, inner=(Statement(verbs),), fits=(fx.TO_DRINK,))


def _unless_ignored(place: Meta, parts: list[Any]) -> Verb:
    """What follows from a Drink that was given away."""
    return Verb(place.start_pos, blocks.UNLESS_IGNORED, inner=(_statement(parts[0]),), fits=(fx.TO_DRINK,))


def _counted(place: Meta, parts: list[Any]) -> Verb:
    """What is counted, how much each brings beyond the first amount, and the limit."""
    counted = next(part for part in parts if isinstance(part, Verb))
    counted.amount = int(parts[0]) if not isinstance(parts[0], Verb) else 0
    counted.by = parts[-1] if isinstance(parts[-1], tuple) else (0, 0)
    return counted


def _choose_own(place: Meta, parts: list[Statement]) -> Verb:
    ways = [Statement([Verb(place.start_pos, blocks.ALTERNATIVE, inner=(verbs,))]) for verbs in parts]
    return Verb(place.start_pos, blocks.CHOOSE, inner=tuple(ways))


def _test(how: int) -> Callable[[Meta, list[Any]], tuple[int, ...]]:
    return lambda place, parts: comparisons.read(how, parts)


def _block(word: Word) -> Callable[[Meta, list[Any]], Verb]:
    """A verb around other statements."""
    return lambda place, parts: Verb(place.start_pos, word, inner=tuple([_statement(part) for part in parts]))


def _card(place: Meta, parts: list[tuple[str, int]]) -> When:
    said = dict(parts)
    return When(fx.TO_CARD, said.get("types", 0), affects=said.get("affects", 0), extra=said.get("extra", 0))


_MEANINGS: Final[dict[str, Callable[[Meta, list[Any]], object]]] = {
    "start": _program,
    "mode": _mode,
    "as_type": lambda place, parts: ("as", TYPES[parts[0]]),
    "guard": lambda place, parts: ("guard", parts[0]),
    "occasion": lambda place, parts: parts[0].implies,
    "anothers": constant(fx.ANOTHERS),
    "anyones": constant(fx.ANYONES),
    "in_round": constant(fx.WHILE_IN_ROUND),
    "while_in_round": constant(fx.WHILE_IN_ROUND),
    "strength": lambda place, parts: int(parts[0]),
    # statements
    "subject_verbs": _subject_verbs,
    "verbs": lambda place, parts: parts,
    "own_verbs": lambda place, parts: Statement(parts),
    "may": _block(blocks.MAY),
    "conditioned": _conditioned,
    "otherwise": _otherwise,
    "cost": lambda place, parts: Paid(parts[0]),
    "choose": _choose,
    "rider": _rider,
    "unless_ignored": _unless_ignored,
    "choose_own": _choose_own,
    "buy": _buy,
    "for_trait": lambda place, parts: Verb(place.start_pos, blocks.FOR_TRAIT, extra=parts[0], inner=(parts[1],)),
    "nothing": constant(Statement([])),
    **{name: constant(who) for name, who in SUBJECTS.items()},
    "each_such": lambda place, parts: Such(fx.EACH, parts[0]),
    "each_other_such": lambda place, parts: Such(fx.EACH_OTHER, parts[0]),
    # how much somebody has, and counted amounts
    **{name: _test(how) for name, how in comparisons.HOWS.items()},
    "than_you": constant(fx.YOU),
    "than_that": constant(fx.THAT),
    "thing": lambda place, parts: comparisons.thing(str(parts[0])),
    "trait": lambda place, parts: TRAITS[parts[0]],
    "for_each": _counted,
    "more_for_each": _counted,
    "at_most_limit": lambda place, parts: (0, int(parts[0])),
    "at_least_limit": lambda place, parts: (int(parts[0]), 0),
    # tracks
    "bands": lambda place, parts: Bands(parts),
    "further_band": lambda place, parts: (parts[0], parts[1]),
    "band": lambda place, parts: (parts[0], parts[1]),
    "span": span("one"),
    "span_to": span("to"),
    "span_up": span("up"),
    "span_down": span("down"),
    "span_or": span("or"),
    "step": lambda place, parts: parts[0],
    # lists
    "card": _card,
    "types": lambda place, parts: ("types", mask(parts, TYPES)),
    "a_card_of": lambda place, parts: parts[0],
    "affects": lambda place, parts: ("affects", parts[0]),
    "changes_a_drink": constant(("extra", fx.CHANGES_A_DRINK)),
    "costs_fortitude": constant(("extra", fx.COSTS_FORTITUDE)),
    "picks_a_player": constant(("extra", fx.PICKS_A_PLAYER)),
    "picks_you": constant(("extra", fx.PICKS_YOU)),
    "calls_for_champions": constant(("extra", fx.CALLS_FOR_CHAMPIONS)),
    "attributes": lambda place, parts: mask(parts, ATTRIBUTES),
    "attribute": lambda place, parts: parts[0],
    "locks": lambda place, parts: mask(parts, LOCKS),
    "traits": lambda place, parts: mask(parts, TRAITS),
}
"""What each rule of the grammar, or each of its named alternatives, stands for."""


def _statement(part: Statement | Verb) -> Statement:
    return part if isinstance(part, Statement) else Statement([part])


def _moment(said: When | None, statements: list[Statement]) -> When:
    """The moment a mode is for: what it says, or else what its first responding verb implies."""
    when = said
    verbs = [verb for statement in statements for verb in _walk(statement)]
    for verb in verbs:
        if verb.implies is None:
            continue
        if when is None:
            when = verb.implies
        elif verb.names and verb.implies != when:
            raise Misuse(verb.at, 'this way to use the card already answers something else; part the two with "or:"')
    for verb in verbs:
        if verb.fits and (when or FREE).kind not in verb.fits:
            raise Misuse(verb.at, _lacking(verb, when))
        if verb.needs and not (when or FREE).extra & verb.needs:
            needed = one_of([f'"{words}"' for bit, words in THAT.items() if verb.needs & bit])
            raise Misuse(verb.at, f"this needs a moment about a card {needed}")
    return when or FREE


def _walk(statement: Statement) -> list[Verb]:
    found: list[Verb] = []
    for verb in statement.verbs:
        found.append(verb)
        for inner in verb.inner:
            found.extend(_walk(inner))
    return found


def _lacking(verb: Verb, when: When | None) -> str:
    if when is not None:
        return "this does not fit the moment the card is played at"
    if verb.fits == LOSING_GOLD:
        return 'there is nothing to pay yet: begin with "when you would lose gold:" or "when you must ante:"'
    if verb.fits == ABOUT_SOMEBODY:
        return THAT_IS_NOBODY
    if verb.fits == ANSWERABLE:
        return '"it" is nothing yet: begin with a moment, such as "when another player plays a cheating card:"'
    return 'this needs a moment before it, such as "when another player wins a round:"'
