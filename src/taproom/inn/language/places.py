"""Phrases about a deck's components: their names are looked up here, and the tree keeps numbers."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from lark import Token
from lark.tree import Meta

from taproom.inn.effects import program as fx
from taproom.inn.effects.attributes import CHANGE_ALCOHOL, CHANGE_FORTITUDE
from taproom.inn.effects.components import (
    MOVE_TRACK,
    NEXT_STANDING,
    OPEN_CARDS,
    SEND_AWAY,
    SET_STANDING,
    SET_TRACK,
)
from taproom.inn.effects.conditions import IF_TRACK
from taproom.inn.effects.conjugation import Misuse, Verb
from taproom.inn.effects.costs import SPEND, SPEND_MORE
from taproom.inn.effects.counts import SPENT
from taproom.inn.effects.growing import GATHER, GROW, GROW_EACH, PLANT, REPLANT
from taproom.inn.effects.in_play import CARDS_IN_PLAY, IF_IN_PLAY, REHIRE, SEARCH_FOR_ONE, SHIELD_WITH, USE_AGAIN
from taproom.inn.effects.occasions import TO_TOKEN_LOSS
from taproom.inn.effects.program import When
from taproom.inn.effects.tokens import GET_TOKENS, HELD_TOKENS, RETURN_FIRST, RETURN_TOKENS, WITH_TOKEN
from taproom.inn.effects.word import Word
from taproom.inn.language.components import Component, Components, named, own_deck, several


class Reading(NamedTuple):
    """The text being read and what it may name."""

    plain: str
    components: Components

    def component(self, name: Token) -> Component:
        """The component a name stands for."""
        word = self.word(name)
        for one in self.components:
            if one.has_plural and word == several(one.key):
                return one
        if not any([one.key == word for one in self.components]):
            raise Misuse(name.start_pos or 0, f'there is no component "{word}"')
        return named(self.components, word)

    def track(self, name: Token) -> Component:
        """The track a name stands for."""
        found = self.component(name)
        if not found.is_track:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()} and has no steps to count')
        return found

    def token(self, name: Token) -> Component:
        """The tokens a name stands for."""
        found = self.component(name)
        if not found.is_token:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()}: nobody gets or returns one')
        return found

    def staying(self, name: Token) -> Component:
        """The cards that stay in play a name stands for."""
        found = self.component(name)
        if not found.stays:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()}: none is ever in play')
        return found

    def subtype(self, name: Token) -> Component:
        """The subtype a name stands for."""
        found = self.component(name)
        if not found.subtype:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()}: no card is one')
        return found

    def growing(self, name: Token) -> Component:
        """The cards that grow a name stands for."""
        found = self.component(name)
        if not found.grows:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()}: none is ever planted')
        return found

    def side_deck(self, name: Token) -> Component:
        """The side deck a name stands for."""
        found = self.component(name)
        if not found.side_deck:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()} and has no cards')
        return found

    def waiting(self, name: Token) -> Component:
        """The side deck whose cards wait that a name stands for."""
        found = self.component(name)
        if not (found.side_deck and found.counted) or found.grows:
            raise Misuse(name.start_pos or 0, f'"{found.key}" is {found.kind()}: no cards of it wait')
        return found

    def word(self, token: Token) -> str:
        """A token as it was written."""
        return self.plain[token.start_pos : token.end_pos]

    def place(self, component: Component, step: Token) -> int:
        """The number of a step of a component."""
        word = self.word(step)
        place = component.place(word)
        if place < 0:
            steps = ", ".join(component.steps) or f"{component.low} to {component.high}"
            whose = f'"{component.key}"' if component.key else "this deck"
            raise Misuse(step.start_pos or 0, f'{whose} has no "{word}"; it has {steps}')
        return place


class Span(NamedTuple):
    """Steps of a track that are still words."""

    how: str
    steps: list[Token]

    def ends(self, component: Component, reading: Reading) -> tuple[int, int]:
        """The first and the last of the steps."""
        places = [reading.place(component, step) for step in self.steps]
        first, last = places[0], places[-1]
        if self.how == "up":
            last = component.high
        elif self.how == "down":
            first = component.low
        elif self.how == "or" and places != list(range(first, first + len(places))):
            raise Misuse(self.steps[1].start_pos or 0, "steps that belong together stand side by side, the lower first")
        if first > last:
            raise Misuse(self.steps[0].start_pos or 0, "the lower step comes first")
        return first, last


class Bands(NamedTuple):
    """An amount for each part of a track: the first one's amount stands before the attribute."""

    parts: list[Any]


def span(how: str) -> Callable[[Meta, list[Any]], Span]:
    """Steps given as one, as a range, as all from or up to one, or as a list."""
    return lambda place, parts: Span(how, parts)


def _change(word: Word) -> "Meaning":
    """A change of Fortitude or Alcohol, perhaps by a track."""

    def meaning(place: Meta, parts: list[Any], reading: Reading) -> Verb:
        amount = int(parts[0])
        if len(parts) > 1 and isinstance(parts[1], Verb):
            return Verb(place.start_pos, word, amount, count=parts[1])
        by = _by(place, amount, parts[1], reading) if len(parts) > 1 else ()
        return Verb(place.start_pos, word, amount, by=by)

    return meaning


def _by(place: Meta, amount: int, bands: Bands, reading: Reading) -> tuple[int, ...]:
    (name, first), *others = bands.parts
    track = reading.track(name)
    by = [track.number, *first.ends(track, reading), amount]
    for signed, (again, steps) in others:
        if reading.track(again) != track:
            raise Misuse(again.start_pos or 0, f'all bands of one amount are steps of "{track.key}"')
        by += [*steps.ends(track, reading), int(signed)]
    covered = sorted([step for at in range(1, len(by), 3) for step in range(by[at], by[at + 1] + 1)])
    if covered != list(range(track.low, track.high + 1)):
        missing = [track.step(step) for step in range(track.low, track.high + 1) if step not in covered]
        problem = f"no amount for {track.key} {', '.join(missing)}" if missing else "two amounts for the same step"
        raise Misuse(place.end_pos, f"the bands give {problem}")
    return tuple(by)


def _if_track(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    track = reading.track(parts[0])
    return Verb(place.start_pos, IF_TRACK, extra=track.number, by=parts[1].ends(track, reading))


def _spend(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, SPEND, int(parts[0]), reading.track(parts[1]).number)


def _spend_more(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, SPEND_MORE, int(parts[0]), reading.track(parts[1]).number)


def _spent(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, SPENT, extra=reading.track(parts[0]).number)


def _to_token_loss(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    when = When(fx.TO_TOKEN_LOSS, extra=reading.token(parts[0]).number)
    return Verb(place.start_pos, TO_TOKEN_LOSS, implies=when)


def _move_track(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, MOVE_TRACK, int(parts[0]), reading.track(parts[1]).number)


def _set_component(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return _set(place, reading.component(parts[0]), parts[1], reading)


def _set_own(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    own = own_deck(reading.components)
    if own is None:
        raise Misuse(place.start_pos, '"this becomes" stands only on the cards of a side deck')
    return _set(place, own, parts[0], reading)


def _set(place: Meta, component: Component, step: Token, reading: Reading) -> Verb:
    if component.subtype:
        raise Misuse(place.start_pos, f'"{component.key}" is {component.kind()} and becomes nothing')
    if component.side_deck and step == "any":
        return Verb(place.start_pos, SET_STANDING, -1, component.number)
    word = SET_STANDING if component.side_deck else SET_TRACK
    return Verb(place.start_pos, word, reading.place(component, step), component.number)


def _next_standing(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, NEXT_STANDING, extra=reading.side_deck(parts[0]).number)


def _open_cards(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, OPEN_CARDS, int(parts[0]), reading.side_deck(parts[1]).number)


def _send_away(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, SEND_AWAY, int(parts[0]), reading.waiting(parts[1]).number)


def _tokens(word: Word) -> "Meaning":
    """A number of tokens, given or handed back."""

    def meaning(place: Meta, parts: list[Any], reading: Reading) -> Verb:
        count = parts[2] if len(parts) > 2 else None
        return Verb(place.start_pos, word, int(parts[0]), reading.token(parts[1]).number, count=count)

    return meaning


def _with_token(place: Meta, parts: list[Any], reading: Reading) -> Verb:
    return Verb(place.start_pos, WITH_TOKEN, extra=reading.token(parts[0]).number)


def _in_play(word: Word) -> "Meaning":
    """Cards that stay in play."""
    return lambda place, parts, reading: Verb(place.start_pos, word, extra=reading.staying(parts[0]).number)


def _subtype(place: Meta, parts: list[Any], reading: Reading) -> tuple[str, int]:
    return ("types", 1 << reading.subtype(parts[0]).number)


def _growing(word: Word) -> "Meaning":
    """Cards that grow: so many of them, or all."""

    def meaning(place: Meta, parts: list[Any], reading: Reading) -> Verb:
        amount = int(parts[0]) if len(parts) > 1 else 0
        return Verb(place.start_pos, word, amount, reading.growing(parts[-1]).number, fits=word.phrases[0].fits)

    return meaning


def _held_tokens(who: int) -> "Meaning":
    def meaning(place: Meta, parts: list[Any], reading: Reading) -> Verb:
        return Verb(place.start_pos, HELD_TOKENS, extra=reading.token(parts[0]).number, who=who)

    return meaning


Meaning = Callable[[Meta, list[Any], Reading], object]

NAMED: Final[dict[str, Meaning]] = {
    "change_fortitude": _change(CHANGE_FORTITUDE),
    "change_alcohol": _change(CHANGE_ALCOHOL),
    "if_track": _if_track,
    "spend": _spend,
    "spend_more": _spend_more,
    "spent": _spent,
    "to_token_loss": _to_token_loss,
    "move_track": _move_track,
    "set_track": _set_component,
    "set_standing_1": _set_own,
    "next_standing": _next_standing,
    "open_cards": _open_cards,
    "send_away": _send_away,
    "get_tokens": _tokens(GET_TOKENS),
    "return_tokens": _tokens(RETURN_TOKENS),
    "return_first": _tokens(RETURN_FIRST),
    "with_token": _with_token,
    "held_tokens": _held_tokens(fx.THAT),
    "held_tokens_1": _held_tokens(fx.YOU),
    "search_for_one": _in_play(SEARCH_FOR_ONE),
    "if_in_play": _in_play(IF_IN_PLAY),
    "rehire": _in_play(REHIRE),
    "use_again": _in_play(USE_AGAIN),
    "shield_with": _in_play(SHIELD_WITH),
    "cards_in_play": _in_play(CARDS_IN_PLAY),
    "subtype": _subtype,
    "plant": _growing(PLANT),
    "replant": _growing(REPLANT),
    "grow": _growing(GROW),
    "grow_each": _growing(GROW_EACH),
    "gather": _growing(GATHER),
}
"""What each phrase that names a component stands for."""
