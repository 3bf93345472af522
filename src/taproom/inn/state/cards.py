"""The cards of one table as the rules see them: numbers into one list, with what the rules ask of each worked out once.

Titles, faces and languages are not here: they belong to the content, which the rules never look at.
"""

from functools import lru_cache
from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.effects import program as fx
from taproom.inn.effects import word as words
from taproom.inn.effects.program import Effect, Mode, Program

# The bits of Card.answers: one for each moment a text may be for (language.effects.FREELY and so on, where FREELY
# stands for Anytime Cards), and finer ones where it is known beforehand whom the moment concerns.
TO_YOUR_DRINK: Final = 1 << 40
FOR_SALE: Final = 1 << 41
"""Not a text: something the seat may offer for sale."""
TOKENS: Final = 1 << 42
"""Not a text either: the team has a Potion Token (R52)."""
TAKES_IN: Final = 1 << 43
"""Nor is this: a card waits before the seat that it could take into the hand (R34.1.4)."""
TO_CARD_OF_TYPE: Final = 20
"""From this bit on: answers to a card of each type, no matter whom it touches."""
TO_CARD_TOUCHING_YOU: Final = 30
"""From this bit on: answers to a card of each type that touches you."""
EVERY_TYPE: Final = 255

_OF_DRINK_ITSELF: Final = words.CHASES | words.SHARES | words.FOR_SOME_TRAITS | words.STAYS
_EVERYBODY: Final = (fx.EACH, fx.EACH_OTHER, fx.EACH_IN_ROUND, fx.EACH_OTHER_IN_ROUND)


class PlayMode:
    """One way to use a card, with everything the rules ask about it."""

    def __init__(self, mode: Mode, card_types: int, kinds: int = 0) -> None:
        self.types: Final = mode.types or card_types
        self.kinds: Final = kinds
        """All types and subtypes of its card, whichever way that is used."""
        self.when: Final = mode.when
        self.guard: Final = mode.guard
        self.cost: Final = mode.cost
        self.effects: Final = mode.effects
        self.picks: Final = _picks(mode.effects)
        """For each player to be picked as the card is played: who may be (R3.2.1)."""
        self.picks_late: Final = _picks_late(mode.effects, len(self.picks))
        """Whether somebody is picked when the card resolves, if a track stands high enough then (D33.3)."""
        self.strikes: Final = _strikes(mode.effects, len(self.picks))
        """For each of them whether a card in play may be picked as well: for a loss, or a redirection (R29.2.1)."""
        every = fx.walk(mode.effects)
        self.code: Final = every
        """The effects in order, each composite one followed by what is inside it: what a program counter counts."""
        self.spans: Final = [len(fx.walk(effect.inner)) for effect in every]
        """How many of the following effects lie inside each."""
        works = _works(every)
        self.works: Final = works
        """What its words say of themselves that the rules ask of a text, as bits (effects.word)."""
        self.antes: Final = works & words.ANTES != 0
        self.ends_round: Final = works & words.ENDS_ROUND != 0
        self.guarded: Final = works & words.GUARDS != 0
        does_to_card = 0
        for effect in every:
            does_to_card |= effect.word.does_to_card
        self.does_to_card: Final = does_to_card
        """What it does to the card it answers, as the bits of `cannot_be`."""
        self.cannot_be: Final = _forbidden(list(mode.effects))
        """What may not be done to it, as bits (NEGATED, IGNORED and so on)."""
        self.softened: Final = max([e.amount for e in every if e.word.works & words.SOFTENS], default=0)
        """By how much those reduce its loss who would Ignore it (R27.2.2); 0 if they Ignore it."""
        self.sets_alcohol: Final = _alcohol_left(every)
        """The Alcohol of a Drink it leaves; 0 if it leaves it alone."""
        self.locks: Final = [e for e in mode.effects if e.inner and _works(list(e.inner)) & words.LOCKS]
        """Locks under a condition."""
        self.numbers: Final = [n for n, e in enumerate(every) if e.word.works & words.HAS_NUMBER and e.amount]
        """Where in the code the numbers are that another card may change."""
        self.sends_away: Final = works & words.SENDS_AWAY != 0
        self.changes_number: Final = works & words.CHANGES_NUMBER != 0
        self.first_loss: Final = _first_loss(every)
        """Where in the code the first effect is that costs Fortitude; all of a card's losses are one loss."""
        self.later_losses: Final = _later_losses(every, self.spans)
        """Where losses are inside an offer or a result, which are losses of their own: for the first loss of each
        such block its place; -1 elsewhere. Empty if there are none."""
        self.fallback: Final = _fallback(every, self.spans)
        """Which effects happen if the card is Negated, and only then; empty if there are none."""
        self.despite_ignoring: Final = _despite_ignoring(every, self.spans)
        """Which effects happen to those too who have Ignored it (R28.2.5); empty if there are none."""
        self.source_slot: Final = max([e.slot for e in every if e.word.works & words.NAMES_SOURCE], default=-1)
        """The picked player who counts as the source of its losses; -1 if that is who plays it."""
        self.hits_back: Final = any([fx.is_blow(effect) and effect.who == fx.THAT for effect in every])
        """Whether it costs that player Fortitude, whatever else it does."""
        self.splits_drink: Final = works & words.SPLITS_DRINK != 0
        self.ignores: Final = works & words.IGNORES != 0
        self.negates: Final = works & words.NEGATES != 0
        self.eases_loss: Final = works & words.EASES_LOSS != 0
        self.moves_loss: Final = works & words.MOVES_LOSS != 0
        self.changes_drink: Final = mode.when.kind == fx.TO_DRINK and works & words.CHANGES_DRINK != 0
        touching = [effect for effect in every if effect.word.touches]
        self.touches_everybody: Final = any([effect.who in _EVERYBODY for effect in touching])
        self.touches_picked: Final = any([effect.slot >= 0 for effect in touching])
        self.touches_that: Final = any(
            [effect.who == fx.THAT or effect.word.counterpart == fx.TO_THAT for effect in touching]
        )
        self.touches_player: Final = any(
            [effect.who == fx.YOU or effect.word.counterpart == fx.TO_YOU for effect in touching]
        )
        self.names_that: Final = any([e.who == fx.THAT or e.word.counterpart == fx.TO_THAT for e in every])
        """Whether it says "that player"."""
        self.is_for_each: Final = works & words.FOR_ALL != 0 or any(
            [e.who == fx.EACH and e.only is None for e in every]
        )
        """Whether it is for each player, you included: then Champions are named (R57.1.4, D56.1)."""
        self.is_for_all: Final = works & words.FOR_ALL != 0 or any([e.who in _EVERYBODY for e in every])
        """Whether an Event with this text would affect all players (R56.1.1)."""
        self.is_scheme: Final = mode.cost is not None and mode.cost.word.works & words.OF_PLOTTED != 0
        """Whether it is played from where its player has plotted the card, and not from hand (R33.1.3)."""
        self.answers: Final = _answers(mode, self.types)
        self.negates_any_sometimes: Final = (
            works & words.NEGATES != 0
            and mode.when.kind == fx.TO_CARD
            and mode.when.types == fx.SOMETIMES
            and mode.when.extra == 0
        )


@lru_cache(maxsize=4096)
def _play_mode(mode: Mode, card_types: int, kinds: int) -> PlayMode:
    """The same text is the same thing at every table: that spares time, and memory that many tables would touch."""
    return PlayMode(mode, card_types, kinds)


class Card:
    """A card of this table. `deck` is the number of the deck it belongs to: a seat's, or -1 for the Drink Deck."""

    def __init__(
        self,
        number: int,
        key: str,
        deck_key: str,
        types: int,
        program: Program,
        joined_by: int = -1,
        price: int = 0,
        rule: str = "",
        time: int = 0,
        wage: int = 0,
        kept_by: int = -1,
        subtypes: int = 0,
        values: tuple[int, ...] = (),
        requires: tuple[int, ...] = (),
    ) -> None:
        self.number: Final = number
        self.key: Final = key
        self.deck_key: Final = deck_key
        self.types: Final = types
        self.kinds: Final = types | subtypes
        """Its types and, behind them, the subtypes that its deck names (fx.FIRST_SUBTYPE)."""
        self.modes: Final = [_play_mode(mode, types, self.kinds) for mode in program.modes]
        self.from_hand: Final = [number for number, mode in enumerate(self.modes) if not mode.is_scheme]
        """The ways to use it, by number, from hand or from where it lies open,"""
        self.from_plotted: Final = [number for number, mode in enumerate(self.modes) if mode.is_scheme]
        """and those from where it was plotted (R33.1.3)."""
        answers = 0
        schemes = 0
        types_of_modes = 0
        for mode in self.modes:
            answers |= 0 if mode.is_scheme else mode.answers
            schemes |= mode.answers if mode.is_scheme else 0
            types_of_modes |= mode.types
        self.answers: Final = answers
        """The kinds of moments in which it may be an answer, as bits,"""
        self.schemes: Final = schemes
        """and those in which it may be one from where it was plotted."""
        self.plays: Final = types_of_modes
        self.joined_by: Final = joined_by
        """Which of its player's components adds a card to it when it is played; -1 for none."""
        self.price: Final = price
        """What it is sold for; 0 if it is not for sale."""
        self.rule: Final = rule
        """The rule of its own that a refusal because of it cites, if there is one."""
        self.time: Final = time
        """Of an Event: how many time tokens it puts on its deck (R40.2.2)."""
        self.wage: Final = wage
        """What it costs to keep it in play when it is hit (R29.2.2)."""
        self.kept_by: Final = kept_by
        """By which of its player's components it stays in play; -1 for most."""
        self.values: Final = values
        """Of a card that grows: what it is worth for a harvest at each step, the first one first (R31.1.2)."""
        self.requires: Final = requires
        """What it takes to get it from where it waits: each of its player's tracks, once for each step down."""
        self.activation: Final = _mode_for(self.modes, fx.ACTIVATED)
        """The number of the text that may be activated while it is in play; -1 for none."""
        self.gathering: Final = _mode_for(self.modes, fx.GATHERED)
        """The number of the text that says what gathering it does; -1 for none."""
        holding = [e for mode in program.modes if mode.when.kind == fx.ALWAYS for e in mode.effects]
        self.standing: Final = [e for e in holding if e.word.stands]
        """What holds while it is in force."""
        effects: tuple[Effect, ...] = program.modes[0].effects if program.modes else ()
        self.is_drink: Final = (types & fx.DRINK) != 0
        self.is_drink_event: Final = (types & (fx.DRINK_EVENT | fx.EVENT)) != 0
        """Whether it is no Drink but an Event where Drinks are revealed."""
        self.chaser: Final = self.is_drink and _works(list(effects)) & words.CHASES != 0
        self.further: Final = _further(effects, types) if self.is_drink else None
        """What a Drink does besides its numbers; None for most."""
        self.stays: Final = self.is_drink and _works(list(effects)) & words.STAYS != 0
        """Whether it is a Drink that is not discarded but kept before a player (R8.5.1)."""
        self.shareable: Final = self.is_drink and _works(list(effects)) & words.SHARES != 0


def _further(effects: tuple[Effect, ...], types: int) -> PlayMode | None:
    """What a Drink does when it has been drunk that no total of numbers can say."""
    found = tuple([e for e in effects if e.word.served_as < 0 and e.word.works & _OF_DRINK_ITSELF == 0])
    return PlayMode(Mode(fx.When(fx.FREELY), found), types) if found else None


class Catalogue:
    """All cards in use at one table; shared, never changed."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards


def _mode_for(modes: list[PlayMode], kind: int) -> int:
    """The number of the first text for a moment of this kind."""
    for number, mode in enumerate(modes):
        if mode.when.kind == kind:
            return number
    return -1


def _answers(mode: Mode, types: int) -> int:
    """The moments in which this text may be an answer."""
    when = mode.when
    if not when.is_played:
        return 0
    if when.kind == fx.TO_CARD:
        first = TO_CARD_TOUCHING_YOU if when.affects else TO_CARD_OF_TYPE
        return (when.types or EVERY_TYPE) << first
    if when.kind == fx.TO_DRINK and when.whose == fx.YOURS:
        return TO_YOUR_DRINK
    return 0 if when.kind == fx.FREELY and types & fx.ANYTIME == 0 else 1 << when.kind


def _forbidden(effects: list[Effect]) -> int:
    mask = 0
    for effect in effects:
        if effect.word.works & words.LOCKS:
            mask |= effect.extra
    return mask


def _alcohol_left(effects: list[Effect]) -> int:
    for effect in effects:
        if effect.word.works & words.CHANGES_DRINK and effect.extra == inc.SET_ALCOHOL:
            return effect.amount
    return 0


def _first_loss(code: list[Effect]) -> int:
    for place in range(len(code)):
        if fx.is_loss(code[place]):
            return place
    return -1


def _later_losses(code: list[Effect], spans: list[int]) -> list[int]:
    found = [-1] * len(code)
    any_later = False
    for place in range(len(code)):
        if code[place].word.works & (words.OFFERS | words.LATER):
            for inside in range(place + 1, place + 1 + spans[place]):
                if fx.is_loss(code[inside]):
                    found[inside] = place
                    any_later = True
    return found if any_later else []


def _fallback(code: list[Effect], spans: list[int]) -> list[bool]:
    return _inside(code, spans, words.FALLBACK)


def _despite_ignoring(code: list[Effect], spans: list[int]) -> list[bool]:
    return _inside(code, spans, words.DESPITE_IGNORING)


def _inside(code: list[Effect], spans: list[int], works: int) -> list[bool]:
    """Which effects are such a block or lie inside one; empty if none does."""
    found = [False] * len(code)
    for place in range(len(code)):
        if code[place].word.works & works:
            for inside in range(place, place + 1 + spans[place]):
                found[inside] = True
    return found if True in found else []


def _works(effects: list[Effect]) -> int:
    works = 0
    for effect in effects:
        works |= effect.word.works
        if effect.count is not None:
            works |= effect.count.word.works
    return works


def _picks(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    picks: list[int] = []
    _add_picks(effects, picks)
    return tuple(picks)


def _strikes(effects: tuple[Effect, ...], picks: int) -> list[bool]:
    found = [False] * picks
    for effect in effects:
        if 0 <= effect.slot < picks and (fx.is_loss(effect) or effect.word.works & words.MOVES_LOSS):
            found[effect.slot] = True
        if effect.word.works & (words.OFFERS | words.LATER | words.CHOICE) == 0:
            for slot, struck in enumerate(_strikes(effect.inner, picks)):
                found[slot] = found[slot] or struck
    return found


def _add_picks(effects: tuple[Effect, ...], picks: list[int]) -> None:
    """Inside offers, results and conditions on tracks players are picked later."""
    for effect in effects:
        if effect.slot == len(picks):
            picks.append(effect.who)
        if effect.word.works & (words.OFFERS | words.LATER | words.PICKS_LATE) == 0:
            _add_picks(effect.inner, picks)


def _picks_late(effects: tuple[Effect, ...], picks: int) -> bool:
    for effect in effects:
        if effect.word.works & words.PICKS_LATE and any([inner.slot >= picks for inner in fx.walk(effect.inner)]):
            return True
    return False
