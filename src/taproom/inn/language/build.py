"""From what the grammar reads to the syntax tree, with the checks a grammar cannot make."""

from collections.abc import Callable
from typing import Any, Final, final

from lark import Token, Tree
from lark.tree import Meta

from taproom.inn.effects import PHRASES, blocks
from taproom.inn.effects.word import GOLD_TOTAL, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode, Program, When
from taproom.inn.language.places import NAMED, Bands, Reading, span
from taproom.inn.language.verbs import (
    ABOUT_SOMEBODY,
    ANSWERABLE,
    ANY_EVENT,
    ATTRIBUTES,
    DRINK_EVENT,
    FREE,
    LOCKS,
    LOSING_GOLD,
    SUBJECTS,
    TRAITS,
    TYPES,
    UNPLAYED,
    YOUR_DRINK,
    Misuse,
    Statement,
    Verb,
    constant,
    mask,
)

MOST_MODES: Final = 6
MOST_EFFECTS: Final = 24
MOST_PICKS: Final = 4


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
    types, guard = 0, fx.NO_GUARD
    when: When | None = None
    statements: list[Statement] = []
    for part in parts:
        if isinstance(part, Statement | Verb):
            statements.append(_statement(part))
        elif isinstance(part, When):
            when = part
        elif part[0] == "as":
            types = part[1]
        else:
            guard = part[1]
    moment = _moment(when, statements)
    slots = _Slots()
    effects = [effect for statement in statements for effect in slots.effects(statement)]
    mode = Mode(moment, tuple(effects), types, guard)
    if problem := _nonsense(mode, slots.used):
        raise Misuse(place.start_pos, problem)
    return mode


def _nonsense(mode: Mode, picks: int) -> str:
    """Why the parts of a mode do not go together; nothing if they do."""
    every = fx.walk(mode.effects)
    if mode.when.kind in UNPLAYED and (mode.types or mode.guard or picks):
        return "nobody plays this, so it has no type, no condition before its moment, and nobody is picked"
    standing = [effect.word.standing != 0 for effect in every]
    if mode.when.kind == fx.ALWAYS and not all(standing):
        return 'after "always:" stands what holds, such as "you ante 1 more", and nothing that happens'
    if mode.when.kind != fx.ALWAYS and any(standing):
        return 'this holds as long as its card is in force: begin with "always:"'
    paid = False
    for effect in every:
        paid = paid or (effect.word.served_as == GOLD_TOTAL and effect.who == fx.YOU)
        if effect.word is blocks.IF_NOT_PAID and not paid:
            return 'there is no payment of yours before "if you did not pay it with your own gold"'
    return ""


def _to_card(place: Meta, parts: list[Any]) -> When:
    card: When = parts[1]
    return When(fx.TO_CARD, card.types, parts[0], card.affects, card.extra | sum(parts[2:]))


def _subject_verbs(place: Meta, parts: list[Any]) -> Statement:
    who: int = parts[0]
    verbs: list[Verb] = parts[1]
    for verb in verbs:
        verb.who = who
        if verb.subjects and who not in verb.subjects:
            raise Misuse(verb.at, "this is not said of the players named before it")
        if who == fx.THAT:
            verb.fits = verb.fits or ABOUT_SOMEBODY
            verb.at = place.start_pos
    return Statement(verbs)


def _choose(place: Meta, parts: list[Any]) -> Verb:
    """A choice of each of the subject's players between lists of verbs."""
    who: int = parts[0]
    lists = [_subject_verbs(place, [who, verbs]) for verbs in parts[1:]]
    ways = [Statement([Verb(place.start_pos, blocks.ALTERNATIVE, who=who, inner=(verbs,))]) for verbs in lists]
    fits = ABOUT_SOMEBODY if who == fx.THAT else ()
    return Verb(place.start_pos, blocks.CHOOSE, who=who, inner=tuple(ways), fits=fits)


def _choose_own(place: Meta, parts: list[Statement]) -> Verb:
    ways = [Statement([Verb(place.start_pos, blocks.ALTERNATIVE, inner=(verbs,))]) for verbs in parts]
    return Verb(place.start_pos, blocks.CHOOSE, inner=tuple(ways))


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
    "two_players_left": constant(("guard", fx.TWO_PLAYERS_LEFT)),
    # moments
    "to_ante": constant(When(fx.TO_ANTE)),
    "to_gold_loss": constant(When(fx.TO_GOLD_LOSS)),
    "to_new_deck": constant(When(fx.TO_NEW_DECK)),
    "to_lost_fortitude": constant(When(fx.TO_LOST_FORTITUDE, whose=fx.ANOTHERS)),
    "to_won_round": lambda place, parts: When(fx.TO_WON_ROUND, whose=parts[0], extra=sum(parts[1:])),
    "to_own_win": constant(When(fx.TO_WON_ROUND, whose=fx.YOURS)),
    "to_drink": lambda place, parts: When(fx.TO_DRINK, whose=parts[0]),
    "to_own_drink": constant(YOUR_DRINK),
    "to_card": _to_card,
    "to_own_card": lambda place, parts: _to_card(place, [fx.YOURS, *parts]),
    "to_event": constant(ANY_EVENT),
    "to_drink_event": constant(DRINK_EVENT),
    "to_others_event": lambda place, parts: When(fx.TO_EVENT, whose=parts[0], extra=fx.ONLY_DRINK_EVENTS),
    "always": constant(When(fx.ALWAYS)),
    "on_reveal": constant(When(fx.ON_REVEAL)),
    "on_turn_start": constant(When(fx.ON_TURN_START)),
    "on_turn_end": constant(When(fx.ON_TURN_END)),
    "on_taking_force": constant(When(fx.ON_TAKING_FORCE)),
    "on_taking_force_in_turn": constant(When(fx.ON_TAKING_FORCE, extra=fx.IN_YOUR_TURN)),
    "on_leaving_force": constant(When(fx.ON_LEAVING_FORCE)),
    "on_leaving_force_in_turn": constant(When(fx.ON_LEAVING_FORCE, extra=fx.IN_YOUR_TURN)),
    "on_hurt": constant(When(fx.ON_HURT)),
    "on_strong_drink": lambda place, parts: When(fx.ON_STRONG_DRINK, extra=int(parts[0])),
    "on_lost_round": constant(When(fx.ON_LOST_ROUND)),
    "before_your_card": constant(When(fx.BEFORE_YOUR_CARD)),
    "in_round_moment": constant(When(fx.IN_ROUND)),
    "in_order_phase": constant(When(fx.IN_YOUR_ORDER_PHASE)),
    "in_others_drink_phase": constant(When(fx.IN_OTHERS_DRINK_PHASE)),
    "anothers": constant(fx.ANOTHERS),
    "anyones": constant(fx.ANYONES),
    "in_round": constant(fx.WHILE_IN_ROUND),
    "while_in_round": constant(fx.WHILE_IN_ROUND),
    # statements
    "subject_verbs": _subject_verbs,
    "verbs": lambda place, parts: parts,
    "own_verbs": lambda place, parts: Statement(parts),
    "may": _block(blocks.MAY),
    "if_still_in": _block(blocks.IF_STILL_IN),
    "if_not_paid": _block(blocks.IF_NOT_PAID),
    "choose": _choose,
    "choose_own": _choose_own,
    "for_trait": lambda place, parts: Verb(place.start_pos, blocks.FOR_TRAIT, extra=parts[0], inner=(parts[1],)),
    "nothing": constant(Statement([])),
    **{name: constant(who) for name, who in SUBJECTS.items()},
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
    "affects": lambda place, parts: ("affects", parts[0]),
    "changes_a_drink": constant(("extra", fx.CHANGES_A_DRINK)),
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
        return '"that player" is nobody yet: begin with a moment, such as "when another player wins a round:"'
    if verb.fits == ANSWERABLE:
        return '"it" is nothing yet: begin with a moment, such as "when another player plays a cheating card:"'
    return 'this needs a moment before it, such as "when another player wins a round:"'


@final
class _Slots:
    """Numbers the players a mode makes its user pick (R3.2.1)."""

    def __init__(self) -> None:
        self.used = 0
        self.last = fx.YOU
        """Who could be picked last."""

    def effects(self, statement: Statement, slot: int = -1) -> list[Effect]:
        """The effects of a statement. What is inside a choice touches the player who chooses, in that one's slot."""
        made: list[Effect] = []
        for verb in statement.verbs:
            if verb.who in fx.PICKS and slot < 0:
                slot = self._pick(verb)
            who = self.last if verb.who == fx.FURTHER else verb.who
            within = slot if verb.word in (blocks.CHOOSE, blocks.ALTERNATIVE) else -1
            inner = [effect for part in verb.inner for effect in self.effects(part, within)]
            made.append(Effect(verb.word, who, slot, verb.amount, verb.extra, tuple(inner), verb.by))
        return made

    def _pick(self, verb: Verb) -> int:
        if self.used == MOST_PICKS:
            raise Misuse(verb.at, f"a card makes its player pick at most {MOST_PICKS} players")
        if verb.who != fx.FURTHER:
            self.last = verb.who
        elif self.last == fx.YOU:
            raise Misuse(verb.at, 'no player was picked before "a further player"')
        else:
            anybody = self.last in (fx.ANYBODY, fx.FURTHER_ANYBODY)
            self.last = fx.FURTHER_ANYBODY if anybody else fx.FURTHER
        self.used += 1
        return self.used - 1
