"""What a card says to people, in English and Russian, made from its program and nothing else.

A face is a list of lines. "[icon|words]" inside a line marks words a client may draw with an icon; `plain` removes it.
"""

import re
from functools import lru_cache
from typing import Final

from taproom.inn.effects import blocks, comparisons, conditions
from taproom.inn.effects import program as fx
from taproom.inn.effects.answers import IGNORE, NEGATE
from taproom.inn.effects.bids import BIDS
from taproom.inn.effects.components import MOVE_TRACK, SET_STANDING, SET_TRACK
from taproom.inn.effects.conjugation import ATTRIBUTES, LOCKS, TRAITS
from taproom.inn.effects.occasions import Occasion, occasion_of
from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.effects.tokens import RETURN_FIRST
from taproom.inn.effects.word import ABOUT_REVEALED, CONDITION, FILTER, GUARDS, SOFTENS
from taproom.inn.effects.word import LOCKS as LOCKING
from taproom.inn.language.check import CARD_TYPES
from taproom.inn.language.components import LANGUAGES as LANGUAGES
from taproom.inn.language.components import Component, Components, component
from taproom.inn.language.messages import Messages
from taproom.inn.language.source import grouped, implying, is_verb

_ICON: Final = re.compile(r"\[\w+\|([^\]]*)\]")
_FIRST_LETTER: Final = re.compile(r"^((?:\[\w+\||[«\"(])*)(\w)")

_SUBJECTS: Final = {
    fx.ANOTHER: "another",
    fx.ANYBODY: "anybody",
    fx.THIRD: "third",
    fx.ANOTHER_IN_ROUND: "another-in-round",
    fx.EACH_OTHER: "each-other",
    fx.EACH: "each",
    fx.EACH_IN_ROUND: "each-in-round",
    fx.EACH_OTHER_IN_ROUND: "each-other-in-round",
    fx.THAT: "that",
    fx.MATES: "mates",
    fx.FURTHER: "further",
    fx.FURTHER_ANYBODY: "further-anybody",
    fx.FURTHER_IF_ANY: "further-if-any",
    fx.FURTHER_IN_ROUND: "further-in-round",
    fx.PICKED: "that",
    fx.WINNER: "winner",
}
_WHOSE: Final = {fx.YOURS: "yours", fx.ANOTHERS: "anothers", fx.ANYONES: "anyones"}

_THAT: Final = {
    fx.CHANGES_A_DRINK: "card-that-changes",
    fx.COSTS_FORTITUDE: "card-that-costs-fortitude",
    fx.PICKS_A_PLAYER: "card-that-picks",
    fx.PICKS_YOU: "card-that-picks-you",
    fx.CALLS_FOR_CHAMPIONS: "that-calls-for-champions",
}
_OWN_LINE: Final = GUARDS | LOCKING | SOFTENS


@lru_cache(maxsize=8192)
def face(program: Program, types: int, language: str, components: Components = ()) -> tuple[str, ...]:
    """The lines of the face of a card of these types, from a deck with these components."""
    words = Messages(language)
    lines: list[str] = []
    for mode in program.modes:
        if lines and mode.when.kind not in fx.UNPLAYED:
            lines.append(words.say("or-line"))
        lines.extend(_Face(words, mode, types, components).lines())
    return tuple(lines)


def about(phrase: str, language: str) -> str:
    """What a phrase does, in the words of the list for authors."""
    return Messages(language).say(f"about-{phrase.replace('_', '-')}")


def plain(lines: tuple[str, ...]) -> list[str]:
    """A face without the marks of its icons."""
    return [_ICON.sub(r"\1", line) for line in lines]


class _Face:
    """One way to use a card, in words."""

    def __init__(self, words: Messages, mode: Mode, types: int, components: Components) -> None:
        self.words = words
        self.components = components
        self.mode = mode
        self.types = types
        self.named = implying(mode)
        self.drink = bool((mode.types or types) & fx.DRINK)
        self.is_played = mode.when.is_played and types & fx.EVENT == 0
        self.flowing = False

    def lines(self) -> list[str]:
        opening = self._opening()
        self.flowing = bool(opening)
        groups = grouped(self.mode.effects)
        said = [self._statement(group) for group in groups if not _stands_apart(group[0])]
        apart = [self._statement(group) for group in groups if _stands_apart(group[0])]
        if self.mode.types and not self.is_played:
            apart.append(self.words.say("answered-as", type=self._types(self.mode.types)))
        if not said and not apart:
            said = [self.words.say("no-effect")]
        if opening and said:
            said = [": ".join([*opening, "; ".join(said)])]
        return [_sentence(line) for line in [*said, *apart]]

    def _opening(self) -> list[str]:
        parts: list[str] = []
        if self.mode.types and self.mode.types != self.types and self.is_played:
            parts.append(self.words.say("as-type", type=self._types(self.mode.types)))
        if self.mode.guard is not None:
            parts.append(self._guard(self.mode.guard))
        occasion = occasion_of(self.mode)
        if occasion is not None and occasion.faces and self.named is None:
            parts.append(self._occasion(occasion))
        if self.mode.cost is not None:
            parts.append(self._cost(self.mode.cost))
        return parts

    def _cost(self, cost: Effect) -> str:
        """What is paid in playing it."""
        name = self.words.name(component(self.components, cost.extra)) if cost.word.of_component else ""
        if cost.word is RETURN_FIRST:
            name = self._tokens(component(self.components, cost.extra), cost)
        types = "" if cost.word.of_component or not cost.extra else self._kinds(cost.extra)
        return self.words.say(cost.word.message(cost, self.mode, False), n=cost.amount, name=name, types=types)

    def _occasion(self, occasion: Occasion) -> str:
        """The moment it is for."""
        when = self.mode.when
        if occasion.of_component:
            name = component(self.components, when.extra).title(self.words.language)
            return self.words.say(occasion.shown_as(when), name=name)
        return self.words.say(occasion.shown_as(when), whose=_WHOSE[when.whose], card=self._card(when), n=when.extra)

    def _guard(self, guard: Effect) -> str:
        """Without what this way to use the card is not there."""
        message = f"guard-{guard.word.message(guard, self.mode, False)}"
        if guard.word is conditions.IF_TRACK:
            track = component(self.components, guard.extra)
            return self.words.say(message, span=self._span(track, guard.by[0], guard.by[1]))
        test = self._test(guard.by) if guard.by else ""
        return self.words.say(message, test=test, name=self._name_of(guard), who=_whose(guard))

    def _card(self, when: When) -> str:
        some = "some" if when.types else "none"
        words = self.words.say("card", types=some, names=self._types(when.types))
        if when.affects:
            attributes = self.words.alternatives("attribute", _names(when.affects, ATTRIBUTES), "first-")
            words = self.words.say("card-that-affects", card=words, attributes=attributes)
        for bit, message in _THAT.items():
            if when.extra & bit:
                words = self.words.say(message, card=words)
        return words

    def _kinds(self, mask: int) -> str:
        """Types, or the subtype that is named in their place."""
        for one in self.components:
            if one.subtype and mask >> one.number & 1:
                return self.words.say("kind-named", name=self.words.name(one))
        return self.words.alternatives("type", _names(mask, CARD_TYPES))

    def _types(self, types: int) -> str:
        return self.words.alternatives("type", _names(types, CARD_TYPES), "first-")

    def _statement(self, group: list[Effect]) -> str:
        first = group[0]
        if not is_verb(first):
            return self._effect(first)
        if self.drink and first.who == fx.YOU and not self.flowing:
            return ". ".join([_capital(self._effect(effect)) for effect in group])
        verbs = self._verbs(group)
        if first.who == fx.YOU:
            return verbs
        return self._of(first, verbs)

    def _of(self, effect: Effect, verbs: str) -> str:
        """Verbs with their subject before them."""
        flowing = "yes" if self.flowing else "no"
        if effect.only is None:
            on_event = effect.who == fx.EACH and self.types & fx.EVENT
            message = "each-on-event" if on_event else _SUBJECTS[effect.who]
            return self.words.say(message, verbs=verbs, flowing=flowing)
        only = effect.only
        if only.word.of_component:
            such = self.words.name(component(self.components, only.extra))
        elif only.word.family == FILTER:
            such = self._test(only.by) if only.by else ""
        else:
            such = self.words.alternatives("trait", _names(only.extra, TRAITS))
        message = f"{_SUBJECTS[effect.who]}-{only.word.message(only, self.mode, False)}"
        return self.words.say(message, such=such, verbs=verbs, flowing=flowing)

    def _test(self, test: tuple[int, ...]) -> str:
        """How much of something somebody has."""
        return self.words.say("test", **comparisons.values(test))

    def _verbs(self, verbs: tuple[Effect, ...] | list[Effect]) -> str:
        """Verbs of one subject. What moves on a component comes after all else."""
        moves = [effect.word.of_component and not component(self.components, effect.extra).is_token for effect in verbs]
        said = [self._effect(effect) for effect, moving in zip(verbs, moves, strict=True) if not moving]
        moved = [self._effect(effect) for effect, moving in zip(verbs, moves, strict=True) if moving]
        if not said:
            return "; ".join(moved)
        return f"; {self.words.say('then')} ".join([self.words.join(said, "and"), *moved])

    def _effect(self, effect: Effect) -> str:
        if effect.word in (NEGATE, IGNORE):
            return self._refusal(effect)
        if effect.inner:
            return self._around(effect)
        if effect.word.works & LOCKING:
            names = _names(effect.amount or effect.extra, LOCKS)
            locks = self.words.alternatives("lock", names)
            if effect.amount and len(names) == 2:
                first, second = [self.words.say(f"lock-{name}") for name in names]
                locks = self.words.say("neither-nor", first=first, second=second)
            what = "card" if self.mode.when.is_played else "happening"
            return self.words.say(effect.word.message(effect, self.mode, self.drink), locks=locks, what=what)
        if effect.word.of_component:
            return self._moved(effect)
        if effect.by:
            return self._banded(effect)
        return self._said(effect)

    def _said(self, effect: Effect) -> str:
        lasts = effect.lasts
        until = "" if lasts is None else " " + self.words.say(lasts.word.message(lasts, self.mode, self.drink))
        return self._once(effect) + self._counted(effect) + until

    def _counted(self, effect: Effect) -> str:
        """What the amount is counted by."""
        counted = effect.count
        if counted is None:
            return ""
        message = counted.word.message(counted, self.mode, self.drink)
        named = comparisons.named(0 if counted.word.of_component else counted.extra)
        if counted.word.of_component:
            tokens = component(self.components, counted.extra)
            language = self.words.language
            named = {"one": tokens.so_many(1, language) if tokens.stays else tokens.title(language)}
        things = self.words.say(message, **named, who=_whose(counted))
        least, most = counted.by
        limit = self.words.say("at-least", n=least) if least else self.words.say("at-most", n=most) if most else ""
        more = "more-for-each" if counted.amount else "for-each"
        return self.words.say(more, n=counted.amount, things=things) + limit

    def _once(self, effect: Effect) -> str:
        has_types = any([one in phrase.text for phrase in effect.word.phrases for one in ("{types}", "{kinds}")])
        return self.words.say(
            effect.word.message(effect, self.mode, self.drink),
            n=abs(effect.amount),
            types=self._kinds(effect.extra) if has_types else "",
            signed=f"{effect.amount:+d}",
            several="yes" if effect.amount > 1 else "no",
            more="yes" if effect.amount > 0 else "no",
            who="you" if effect.who == fx.YOU else "they",
            event="yes" if self.types & fx.EVENT else "no",
            which="any" if self.named is not None and effect.word is self.named.word else "it",
            **(comparisons.named(effect.extra) if effect.word in BIDS else {}),
        )

    def _moved(self, effect: Effect) -> str:
        """What happens to a component."""
        moved = component(self.components, effect.extra)
        message = effect.word.message(effect, self.mode, self.drink)
        if moved.is_token:
            return self.words.say(message, n=effect.amount, tokens=self._tokens(moved, effect), who=_whose(effect))
        if moved.grows:
            one = moved.so_many(1, self.words.language)
            return self.words.say(message, n=effect.amount, tokens=self._tokens(moved, effect), one=one)
        step = ""
        if effect.word is MOVE_TRACK and moved.steps:
            message = "move-steps"
            step = moved.step_title(moved.high if effect.amount > 0 else moved.low, self.words.language)
        elif effect.word is SET_STANDING and effect.amount < 0:
            message = "set-to-any"
        elif effect.word in (SET_TRACK, SET_STANDING):
            message = message if moved.key else "set-own"
            step = moved.step_title(effect.amount, self.words.language)
        signed = f"{effect.amount:+d}"
        things = self._tokens(moved, effect) if moved.counted else ""
        return self.words.say(
            message, name=self.words.name(moved), step=step, signed=signed, n=abs(effect.amount), things=things
        )

    def _tokens(self, tokens: Component, effect: Effect) -> str:
        """A number of them, tokens or cards."""
        return f"{effect.amount} {tokens.so_many(effect.amount, self.words.language)}" + self._counted(effect)

    def _banded(self, effect: Effect) -> str:
        """A change whose amount depends on a track."""
        track = component(self.components, effect.by[0])
        parts: list[str] = []
        for at in range(1, len(effect.by), 3):
            first, last, amount = effect.by[at : at + 3]
            said = self._said(Effect(effect.word, effect.who, effect.slot, amount))
            if parts and amount * effect.amount > 0:
                said = str(abs(amount))
            parts.append(self.words.say("banded", said=said, span=self._span(track, first, last)))
        return self.words.join(parts, "or")

    def _span(self, track: Component, first: int, last: int) -> str:
        if not track.steps:
            span = str(first) if first == last else f"{first}–{last}"
            return self.words.say("span", name=self.words.name(track), span=span)
        titles = [track.step_title(place, self.words.language) for place in range(first, last + 1)]
        return self.words.join([self.words.say("step", title=title) for title in titles], "or")

    def _refusal(self, effect: Effect) -> str:
        """Negate or Ignore: what, if the phrase itself says it, and else "it"."""
        verb = effect.word.name
        when = self.mode.when
        if effect is not self.named:
            neuter = when.kind == fx.TO_EVENT and not when.extra & fx.ONLY_DRINK_EVENTS
            return self.words.say(f"{verb}-it", gender="neuter" if neuter else "feminine")
        if when.kind == fx.TO_CARD:
            return self.words.say(f"{verb}-card", card=self._card(when))
        if when.kind == fx.TO_DRINK:
            return self.words.say("ignore-drink")
        if when.extra & fx.CALLS_FOR_CHAMPIONS:
            return self.words.say("that-calls-for-champions", card=self.words.say("ignore-event"))
        return self.words.say("ignore-drink-event" if when.extra & fx.ONLY_DRINK_EVENTS else "ignore-event")

    def _around(self, effect: Effect) -> str:
        flowing, self.flowing = self.flowing, True
        inside = effect.inner
        other = ""
        if inside[-1].word is conditions.OTHERWISE:
            inside = inside[:-1]
            other = "; " + self._around(effect.inner[-1])
        parts = (
            []
            if effect.word in (blocks.CHOOSE, blocks.BUY, blocks.RIDER)
            else [self._statement(group) for group in grouped(inside)]
        )
        self.flowing = flowing
        joint = "; " if effect.word is conditions.OTHERWISE else f"; {self.words.say('then')} "
        inner = joint.join(parts)
        if effect.word is blocks.FOR_TRAIT:
            traits = self.words.alternatives("trait", _names(effect.extra, TRAITS))
            return self.words.say("for-trait", traits=traits, inner=inner)
        if effect.word in (blocks.CHOOSE, blocks.BUY):
            return self._choice(effect)
        if effect.word is blocks.RIDER:
            return self.words.say("rider", inner=self._verbs(effect.inner))
        if effect.word is conditions.IF_TRACK:
            track = component(self.components, effect.extra)
            return self.words.say("if-track", span=self._span(track, effect.by[0], effect.by[1]), inner=inner) + other
        test = self._test(effect.by) if effect.by else ""
        name = self._name_of(effect)
        message = effect.word.message(effect, self.mode, self.drink)
        card = self._card(When(fx.TO_CARD, effect.extra)) if effect.word.works & ABOUT_REVEALED else ""
        values: dict[str, str | int] = {
            "inner": inner,
            "test": test,
            "name": name,
            "card": card,
            "who": _whose(effect),
            "n": effect.amount,
        }
        return self.words.say(message, **values) + other

    def _name_of(self, effect: Effect) -> str:
        """The component it is about, if it is about one."""
        return self.words.name(component(self.components, effect.extra)) if effect.word.of_component else ""

    def _choice(self, effect: Effect) -> str:
        ways = self.words.say("either-or").join([self._verbs(way.inner) for way in effect.inner])
        choice = self.words.say("either", ways=ways)
        if effect.word is blocks.BUY:
            choice = self.words.say("buy", n=effect.extra, times=effect.amount, choice=choice)
        if effect.who == fx.YOU:
            return choice
        return self._of(effect, choice)


def _whose(effect: Effect) -> str:
    return "you" if effect.who == fx.YOU else "they"


def _stands_apart(effect: Effect) -> bool:
    """Whether it is said of the card itself, apart from what the card does."""
    inner = effect.inner[0] if effect.word.works & CONDITION else effect
    return inner.word.works & _OWN_LINE != 0


def _names(mask: int, bits: dict[str, int]) -> list[str]:
    return [name.replace(" ", "-") for name, bit in bits.items() if mask & bit]


def _capital(words: str) -> str:
    return _FIRST_LETTER.sub(lambda start: start[1] + start[2].upper(), words)


def _sentence(words: str) -> str:
    return _capital(words) + "."
