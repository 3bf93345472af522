"""From what the grammar reads to the syntax tree, with the checks a grammar cannot make."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

from lark import Token, Tree
from lark.tree import Meta

from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode, Program, When

TYPES: Final = {
    "action": fx.ACTION,
    "sometimes": fx.SOMETIMES,
    "anytime": fx.ANYTIME,
    "gambling": fx.GAMBLING,
    "cheating": fx.CHEATING,
}
ATTRIBUTES: Final = {
    "fortitude": fx.FORTITUDE,
    "alcohol": fx.ALCOHOL,
    "gold": fx.GOLD,
    "hand": fx.HAND,
    "place in the round": fx.ROUND,
}
LOCKS: Final = {
    "negated": fx.NEGATED,
    "ignored": fx.IGNORED,
    "reduced": fx.REDUCED,
    "redirected": fx.REDIRECTED,
    "hit back": fx.HIT_BACK,
}
TRAITS: Final = {trait: 1 << place for place, trait in enumerate(fx.TRAITS)}
SUBJECTS: Final = {
    "another": fx.ANOTHER,
    "anybody": fx.ANYBODY,
    "each_other": fx.EACH_OTHER,
    "each": fx.EACH,
    "that": fx.THAT,
    "another_in_round": fx.ANOTHER_IN_ROUND,
    "each_in_round": fx.EACH_IN_ROUND,
    "each_other_in_round": fx.EACH_OTHER_IN_ROUND,
}

ANSWERABLE: Final = (fx.TO_CARD, fx.TO_DRINK, fx.TO_EVENT)
ABOUT_SOMEBODY: Final = (*ANSWERABLE, fx.TO_LOST_FORTITUDE, fx.TO_WON_ROUND, fx.IN_OTHERS_DRINK_PHASE)
"""Moments that know "that player"."""
LOSING_GOLD: Final = (fx.TO_ANTE, fx.TO_GOLD_LOSS, fx.TO_NEW_DECK)

MOST_MODES: Final = 6
MOST_EFFECTS: Final = 24
MOST_PICKS: Final = 4

FREE: Final = When(fx.FREELY)
ANY_EVENT: Final = When(fx.TO_EVENT)
DRINK_EVENT: Final = When(fx.TO_EVENT, extra=fx.ONLY_DRINK_EVENTS)
ANY_DRINK: Final = When(fx.TO_DRINK)
YOUR_DRINK: Final = When(fx.TO_DRINK, whose=fx.YOURS)
YOUR_LOSS: Final = When(fx.TO_CARD, affects=fx.FORTITUDE)
YOUR_LOSS_TO_ANOTHER: Final = When(fx.TO_CARD, whose=fx.ANOTHERS, affects=fx.FORTITUDE)


@final
class Misuse(Exception):
    """Words that are well formed but make no sense together; `at` is their place in the text."""

    def __init__(self, at: int, problem: str) -> None:
        self.at = at
        self.problem = problem
        super().__init__(problem)


@dataclass(slots=True)
class Verb:
    """A verb before it is known whom it touches and which slot that player has."""

    at: int
    op: int
    amount: int = 0
    extra: int = 0
    who: int = fx.YOU
    inner: "tuple[Statement, ...]" = ()
    implies: When | None = None
    """The moment it names, if it says by itself what it answers."""
    names: bool = False
    """Whether the moment it implies is spelled out in full, so that no other may stand before it."""
    fits: tuple[int, ...] = ()
    """The only kinds of moments it makes sense in, if not all."""


@dataclass(slots=True)
class Statement:
    """Verbs that share a subject, and so a picked player."""

    verbs: list[Verb]


def build(tree: Tree[Token]) -> Any:
    """What a phrase the grammar has read stands for; for the whole text, its Program."""
    parts = [build(child) if isinstance(child, Tree) else child for child in tree.children]
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
    return Mode(moment, tuple(effects), types, guard)


def _to_card(place: Meta, parts: list[Any]) -> When:
    card: When = parts[1]
    return When(fx.TO_CARD, card.types, parts[0], card.affects, card.extra | sum(parts[2:]))


def _subject_verbs(place: Meta, parts: list[Any]) -> Statement:
    who: int = parts[0]
    verbs: list[Verb] = parts[1]
    for verb in verbs:
        verb.who = who
        if who == fx.THAT:
            verb.fits = ABOUT_SOMEBODY
            verb.at = place.start_pos
    return Statement(verbs)


def _block(op: int) -> Callable[[Meta, list[Any]], Verb]:
    """A verb around other statements."""
    return lambda place, parts: Verb(place.start_pos, op, inner=tuple([_statement(part) for part in parts]))


def _ignore_card(place: Meta, parts: list[When]) -> Verb:
    if not parts[0].affects and not parts[0].extra:
        raise Misuse(place.end_pos, 'it must say what it affects, as in "that affects your fortitude"')
    return Verb(place.start_pos, fx.IGNORE, implies=parts[0], names=True)


def _card(place: Meta, parts: list[tuple[str, int]]) -> When:
    said = dict(parts)
    return When(fx.TO_CARD, said.get("types", 0), affects=said.get("affects", 0), extra=said.get("extra", 0))


def _verb(op: int, amount: int = 0, **fixed: Any) -> Callable[[Meta, list[Token]], Verb]:
    """A phrase that is one verb; the number in it, if any, is the amount."""
    return lambda place, parts: Verb(place.start_pos, op, int(parts[0]) if parts else amount, **fixed)


def _constant(value: object) -> Callable[[Meta, list[Any]], object]:
    return lambda place, parts: value


_LOSS: Final[dict[str, Any]] = {"implies": YOUR_LOSS, "fits": (fx.TO_CARD,)}
_LOSS_TO_ANOTHER: Final[dict[str, Any]] = {"implies": YOUR_LOSS_TO_ANOTHER, "fits": (fx.TO_CARD,)}
_OWN_DRINK: Final[dict[str, Any]] = {"implies": YOUR_DRINK, "fits": (fx.TO_DRINK,)}
_DRINK: Final[dict[str, Any]] = {"implies": ANY_DRINK, "fits": (fx.TO_DRINK,)}

_MEANINGS: Final[dict[str, Callable[[Meta, list[Any]], object]]] = {
    "start": _program,
    "mode": _mode,
    "as_type": lambda place, parts: ("as", TYPES[parts[0]]),
    "two_players_left": _constant(("guard", fx.TWO_PLAYERS_LEFT)),
    # moments
    "to_ante": _constant(When(fx.TO_ANTE)),
    "to_gold_loss": _constant(When(fx.TO_GOLD_LOSS)),
    "to_new_deck": _constant(When(fx.TO_NEW_DECK)),
    "to_lost_fortitude": _constant(When(fx.TO_LOST_FORTITUDE, whose=fx.ANOTHERS)),
    "to_won_round": lambda place, parts: When(fx.TO_WON_ROUND, whose=parts[0], extra=sum(parts[1:])),
    "to_own_win": _constant(When(fx.TO_WON_ROUND, whose=fx.YOURS)),
    "to_drink": lambda place, parts: When(fx.TO_DRINK, whose=parts[0]),
    "to_own_drink": _constant(YOUR_DRINK),
    "to_card": _to_card,
    "to_own_card": lambda place, parts: _to_card(place, [fx.YOURS, *parts]),
    "to_event": _constant(ANY_EVENT),
    "to_drink_event": _constant(DRINK_EVENT),
    "in_round_moment": _constant(When(fx.IN_ROUND)),
    "in_order_phase": _constant(When(fx.IN_YOUR_ORDER_PHASE)),
    "in_others_drink_phase": _constant(When(fx.IN_OTHERS_DRINK_PHASE)),
    "anothers": _constant(fx.ANOTHERS),
    "anyones": _constant(fx.ANYONES),
    "in_round": _constant(fx.WHILE_IN_ROUND),
    "while_in_round": _constant(fx.WHILE_IN_ROUND),
    # statements
    "subject_verbs": _subject_verbs,
    "verbs": lambda place, parts: parts,
    "own_verbs": lambda place, parts: Statement(parts),
    "may": _block(fx.MAY),
    "if_still_in": _block(fx.IF_STILL_IN),
    "for_trait": lambda place, parts: Verb(place.start_pos, fx.FOR_TRAIT, extra=parts[0], inner=(parts[1],)),
    "nothing": _constant(Statement([])),
    **{name: _constant(who) for name, who in SUBJECTS.items()},
    # verbs
    "change_fortitude": _verb(fx.CHANGE_FORTITUDE),
    "change_alcohol": _verb(fx.CHANGE_ALCOHOL),
    "pay_you": _verb(fx.PAY, extra=fx.TO_YOU),
    "pay_inn": _verb(fx.PAY, extra=fx.INN),
    "pay_that": _verb(fx.PAY, extra=fx.TO_THAT, fits=ABOUT_SOMEBODY),
    "take_from_inn": _verb(fx.TAKE, extra=fx.INN),
    "take_from_pot": _verb(fx.TAKE, extra=fx.POT),
    "draw": _verb(fx.DRAW),
    "discard": _verb(fx.DISCARD),
    "ante": _verb(fx.ANTE),
    "leave_round": _verb(fx.LEAVE_ROUND),
    "order_drinks": _verb(fx.ORDER_DRINKS),
    "drink_from_pile": _verb(fx.DRINK_FROM_PILE),
    "drink_from_deck": _verb(fx.DRINK_FROM_DECK, 1),
    "drink_copies": _verb(fx.DRINK_COPIES),
    "chaser": _verb(fx.CHASER),
    "shareable": _verb(fx.SHAREABLE),
    # responses
    "negate_card": lambda place, parts: Verb(place.start_pos, fx.NEGATE, implies=parts[0], names=True),
    "negate_it": _verb(fx.NEGATE, fits=ANSWERABLE),
    "ignore_card": _ignore_card,
    "ignore_it": _verb(fx.IGNORE, fits=ANSWERABLE),
    "ignore_drink": _verb(fx.IGNORE, implies=YOUR_DRINK, names=True),
    "ignore_event": _verb(fx.IGNORE, implies=ANY_EVENT, names=True),
    "ignore_drink_event": _verb(fx.IGNORE, implies=DRINK_EVENT, names=True),
    "reduce_loss": _verb(fx.REDUCE_LOSS, **_LOSS),
    "redirect_loss": _verb(fx.REDIRECT_LOSS, who=fx.ANOTHER, **_LOSS),
    "redirect_to_third": _verb(fx.REDIRECT_LOSS, who=fx.THIRD, **_LOSS_TO_ANOTHER),
    "split_loss": _verb(fx.SPLIT_LOSS, **_LOSS_TO_ANOTHER),
    "change_drink": _verb(fx.CHANGE_DRINK, **_DRINK),
    "drink_becomes": _verb(fx.DRINK_BECOMES, **_DRINK),
    "alcohol_to_fortitude": _verb(fx.ALCOHOL_TO_FORTITUDE, **_OWN_DRINK),
    "give_drink": _verb(fx.GIVE_DRINK, who=fx.ANOTHER, **_OWN_DRINK),
    "split_drink": _verb(fx.SPLIT_DRINK, who=fx.ANOTHER, **_OWN_DRINK),
    "inn_pays": _verb(fx.INN_PAYS, fits=LOSING_GOLD),
    "do_not_pay": _verb(fx.DO_NOT_PAY, fits=LOSING_GOLD),
    "guarded": _verb(fx.GUARDED),
    "locked": lambda place, parts: Verb(place.start_pos, fx.CANNOT_BE, extra=parts[0]),
    # the round, the table
    "start_round": _verb(fx.START_ROUND),
    "take_control": _verb(fx.TAKE_CONTROL),
    "only_cheating_next": _verb(fx.ONLY_CHEATING_NEXT),
    "end_round": _verb(fx.END_ROUND),
    "win_round": _verb(fx.WIN_ROUND),
    "take_pot": _verb(fx.TAKE_POT),
    "go_on_with_round": _verb(fx.GO_ON_WITH_ROUND, fits=(fx.TO_WON_ROUND,)),
    "contest": _verb(fx.CONTEST),
    # lists
    "card": _card,
    "types": lambda place, parts: ("types", _mask(parts, TYPES)),
    "affects": lambda place, parts: ("affects", parts[0]),
    "changes_a_drink": _constant(("extra", fx.CHANGES_A_DRINK)),
    "attributes": lambda place, parts: _mask(parts, ATTRIBUTES),
    "attribute": lambda place, parts: parts[0],
    "locks": lambda place, parts: _mask(parts, LOCKS),
    "traits": lambda place, parts: _mask(parts, TRAITS),
}
"""What each rule of the grammar, or each of its named alternatives, stands for."""


def _mask(words: list[Token], bits: dict[str, int]) -> int:
    mask = 0
    for word in words:
        if mask & bits[word]:
            raise Misuse(word.start_pos or 0, f'"{word}" is said twice')
        mask |= bits[word]
    return mask


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
        if verb.fits and (when is None or when.kind not in verb.fits):
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

    def effects(self, statement: Statement) -> list[Effect]:
        slot = -1
        made: list[Effect] = []
        for verb in statement.verbs:
            if verb.who in fx.PICKS and slot < 0:
                if self.used == MOST_PICKS:
                    raise Misuse(verb.at, f"a card makes its player pick at most {MOST_PICKS} players")
                slot = self.used
                self.used += 1
            inner = [effect for part in verb.inner for effect in self.effects(part)]
            made.append(Effect(verb.op, verb.who, slot, verb.amount, verb.extra, tuple(inner)))
        return made
