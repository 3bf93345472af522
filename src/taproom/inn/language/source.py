"""The canonical text of a program: what `parse` reads back as the same program."""

from typing import Final

from taproom.inn.effects import blocks, comparisons, conditions
from taproom.inn.effects import program as fx
from taproom.inn.effects.answers import IGNORE, NEGATE
from taproom.inn.effects.conjugation import FREE, LOCKS, SUBJECTS, TRAITS, TYPES, YOUR_DRINK, article, listed, one_of
from taproom.inn.effects.occasions import card_words, occasion_of
from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.effects.word import CONDITION, FILTER, IF, VERB, Word
from taproom.inn.effects.word import LOCKS as LOCKING
from taproom.inn.language.components import Component, Components, component, several

_SUBJECT_WORDS: Final = {
    "another": "another player",
    "anybody": "a player",
    "each_other": "each other player",
    "each": "each player",
    "that": "that player",
    "mates": "that player's teammates",
    "further": "a further player",
    "further_if_any": "a further player, if there is one",
    "further_in_round": "a further player in the round",
    "winner": "the winner",
    "another_in_round": "another player in the round",
    "each_in_round": "each player in the round",
    "each_other_in_round": "each other player in the round",
}
_SUBJECTS: Final = {
    **{SUBJECTS[name]: words for name, words in _SUBJECT_WORDS.items()},
    fx.FURTHER_ANYBODY: "a further player",
    fx.PICKED: "that player",
}

_EVENTS: Final = {
    0: "ignore an event",
    fx.ONLY_DRINK_EVENTS: "ignore a drink event",
    fx.CALLS_FOR_CHAMPIONS: "ignore an event that calls for champions",
}
_AT_NO_MOMENT: Final = Mode(FREE, ())


def source(program: Program, components: Components = ()) -> str:
    """The text of a program, in one fixed way of writing it."""
    writer = _Writer(components)
    text = writer.mode(program.modes[0])
    for mode in program.modes[1:]:
        text += ("\n" if mode.when.kind in fx.UNPLAYED else "\nor: ") + writer.mode(mode)
    return text


def grouped(effects: tuple[Effect, ...]) -> list[list[Effect]]:
    """Effects that make one statement together: verbs of one subject."""
    groups: list[list[Effect]] = []
    for effect in effects:
        last = groups[-1][-1] if groups else None
        if (
            last is not None
            and is_verb(effect)
            and is_verb(last)
            and (effect.who, effect.slot) == (last.who, last.slot)
            and effect.only == last.only
        ):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups


def is_verb(effect: Effect) -> bool:
    """Whether it stands after a subject, or bare for "you", and may share its statement with others."""
    return effect.word.family == VERB


def implying(mode: Mode) -> Effect | None:
    """The effect whose phrase says by itself what the mode answers; None if the moment has to be spelled out."""
    for effect in fx.walk(mode.effects):
        if effect.word in (NEGATE, IGNORE) and _named(effect.word, mode.when):
            return effect
        if implied := implied_moment(effect):
            return effect if implied == mode.when else None
    return None


def implied_moment(effect: Effect) -> When | None:
    """The moment an effect is for when nothing else is said, if it is for one."""
    word = effect.word
    return word.phrase_for(effect, _AT_NO_MOMENT).implies if word.phrases else None


def _named(word: Word, when: When) -> str:
    """The phrase that negates or ignores what this moment is about, if that one phrase says all of it."""
    verb = word.name
    if when.kind == fx.TO_CARD and when.whose == fx.ANYONES and not when.extra & fx.WHILE_IN_ROUND:
        return f"{verb} {card_words(when)}" if word is NEGATE or when.affects or when.extra else ""
    if word is NEGATE:
        return ""
    if when == YOUR_DRINK:
        return "ignore a drink"
    if when.kind == fx.TO_EVENT and when.whose == fx.ANYONES:
        return _EVENTS.get(when.extra, "")
    return ""


class _Writer:
    """Writes the statements of a deck with these components."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def mode(self, mode: Mode) -> str:
        named = implying(mode)
        words = ""
        if mode.types:
            words += f"as {listed(mode.types, TYPES)}: "
        if mode.guard is not None:
            words += ("only " if mode.guard.word.family == IF else "") + self.condition(mode.guard, mode) + ": "
        occasion = occasion_of(mode)
        if occasion is not None and named is None:
            named_there = component(self.components, mode.when.extra).key if occasion.of_component else ""
            words += f"{occasion.words(mode.when).replace('@', named_there)}: "
        if mode.cost is not None:
            words += self.verb(mode.cost, mode) + ": "
        statements = [self.statement(group, mode, named) for group in grouped(mode.effects)]
        return words + ("\n".join(statements) or "no effect")

    def statement(self, group: list[Effect], mode: Mode, named: Effect | None) -> str:
        first = group[0]
        if is_verb(first):
            verbs = ", ".join([self.verb(effect, mode) for effect in group])
            return verbs if first.who == fx.YOU else f"{self.subject(first, mode)}: {verbs}"
        if first.inner:
            return self.around(first, mode, named)
        if first is named and first.word in (NEGATE, IGNORE):
            return _named(first.word, mode.when)
        if first.word.works & LOCKING:
            return first.word.written(first, mode).replace("{locks}", listed(first.amount or first.extra, LOCKS))
        return first.word.written(first, mode)

    def subject(self, effect: Effect, mode: Mode) -> str:
        """Who is meant."""
        words = _SUBJECTS[effect.who]
        if effect.only is None:
            return words
        said = effect.only.word.written(effect.only, mode)
        if effect.only.word.of_component:
            said = said.replace("@", component(self.components, effect.only.extra).key)
        return f"{words} {said}" if effect.only.word.family == FILTER else words.replace("player", said)

    def around(self, effect: Effect, mode: Mode, named: Effect | None) -> str:
        """An effect with others inside."""
        inner = [self.statement(group, mode, named) for group in grouped(effect.inner)]
        if effect.word is blocks.MAY and effect.inner[-1].word is conditions.OTHERWISE:
            return "you may: " + ", then ".join(inner[:-1]) + "\n" + inner[-1]
        if effect.word is blocks.MAY:
            return "you may: " + ", then ".join(inner)
        if effect.word in (blocks.CHOOSE, blocks.BUY):
            ways = [", ".join([self.verb(verb, mode) for verb in way.inner]) for way in effect.inner]
            if effect.word is blocks.BUY:
                buys = f"{self.subject(effect, mode)}: buys up to {effect.amount} times for {effect.extra} gold: "
                return buys + ", or ".join(ways)
            chooses = "choose: " if effect.who == fx.YOU else f"{self.subject(effect, mode)}: chooses: "
            return chooses + ", or ".join(ways)
        if effect.word is conditions.OTHERWISE:
            return "\n".join([f"if not: {words}" for words in inner])
        if effect.word is blocks.RIDER:
            return "add to the other half: " + ", ".join([self.verb(verb, mode) for verb in effect.inner])
        if effect.word is blocks.UNLESS_IGNORED:
            return f"unless that player ignores the drink: {inner[0]}"
        if effect.word.works & CONDITION:
            return "\n".join([f"{self.condition(effect, mode)}: {inner[0]}", *inner[1:]])
        traits = [f"{article(trait)} {trait}" for trait, bit in TRAITS.items() if effect.extra & bit]
        return f"for {one_of(traits)} instead: {inner[0]}"

    def condition(self, effect: Effect, mode: Mode) -> str:
        """What is asked."""
        words = effect.word.written(effect, mode)
        if effect.word is conditions.IF_TRACK:
            track = component(self.components, effect.extra)
            return words.replace("@", track.key).replace("{span}", _span(track, effect.by[0], effect.by[1]))
        if effect.word.of_component:
            return words.replace("@", component(self.components, effect.extra).key)
        if "{a_card_of}" in words:
            kinds = self.kinds(effect.extra)
            return words.replace("{a_card_of}", f"{article(kinds)} {kinds} card")
        return words.replace("{test}", comparisons.written(effect.by)) if effect.by else words

    def verb(self, effect: Effect, mode: Mode) -> str:
        word = effect.word
        words = word.written(effect, mode)
        if "{kinds}" in words:
            words = words.replace("{kinds}", self.kinds(effect.extra))
        if word.of_component:
            named = component(self.components, effect.extra)
            step = named.step(effect.amount) if "&" in words and effect.amount >= 0 else "any"
            key = (
                several(named.key)
                if (named.is_token and abs(effect.amount) != 1) or (named.grows and effect.amount > 1)
                else named.key
            )
            words = words.replace("@", key).replace("&", step)
        if effect.lasts is not None:
            words += " " + effect.lasts.word.written(effect.lasts, mode)
        return words + self.bands(effect) + self.count(effect, mode)

    def kinds(self, mask: int) -> str:
        """Types, or the one subtype that is named in their place."""
        return next((one.key for one in self.components if one.subtype and mask >> one.number & 1), listed(mask, TYPES))

    def count(self, effect: Effect, mode: Mode) -> str:
        """What the amount is counted by."""
        counted = effect.count
        if counted is None:
            return ""
        words = f" and {counted.amount} more for each " if counted.amount else " for each "
        words += counted.word.written(counted, mode)
        if counted.word.of_component:
            words = words.replace("@", component(self.components, counted.extra).key)
        least, most = counted.by
        return words + (f" (at least {least})" if least else f" (at most {most})" if most else "")

    def bands(self, effect: Effect) -> str:
        """The amounts by track that follow the first one."""
        if not effect.by:
            return ""
        track = component(self.components, effect.by[0])
        spans = [_span(track, effect.by[at], effect.by[at + 1]) for at in range(1, len(effect.by), 3)]
        parts = [f"{effect.by[3 * at + 3]:+d} ({track.key} {words})" for at, words in enumerate(spans)]
        return (", " if len(parts) > 2 else " or ").join([f" ({track.key} {spans[0]})", one_of(parts[1:])])


def _span(track: Component, first: int, last: int) -> str:
    if first == last:
        return track.step(first)
    between = "or" if track.steps and last == first + 1 else "to"
    return f"{track.step(first)} {between} {track.step(last)}"
