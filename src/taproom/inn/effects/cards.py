"""Cards: drawn, discarded, played once more; and the course of the turn (R2, R3)."""

from typing import Final

from taproom.inn.effects.word import MINUS, ONLY_OTHERS, ONLY_YOU, ROUND, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect


class Draw(Word):
    """From one's own deck (R2.2.3)."""

    name = "draw"
    op = fx.DRAW
    phrases = ("draw[s] # card(s)",)
    icons = ("cards",)
    sign = "±"


class Discard(Word):
    """From hand; nothing of their text happens (R3.1.8)."""

    name = "discard"
    op = fx.DISCARD
    phrases = ("discard[s] # card(s)",)
    icons = ("cards",)
    sign = MINUS


class CountsAsSource(Word):
    """The picked player, not you, is the source of the card's losses."""

    name = "counts_as_source"
    op = fx.COUNTS_AS_SOURCE
    phrases = ("counts as the source",)
    said_of = ONLY_OTHERS
    subjects = fx.PICKS


class PlayAnother(Word):
    """In place of the Negated card (R22.1.6)."""

    name = "play_another"
    op = fx.PLAY_ANOTHER
    phrases = ("may play another card of its type",)
    said_of = ONLY_OTHERS
    subjects = (fx.THAT,)
    fits = (fx.TO_CARD,)
    icons = ("again",)


class RevealNext(Word):
    """In place of the Negated Drink (R22.1.6)."""

    name = "reveal_next"
    op = fx.REVEAL_NEXT
    phrases = ("reveals the next card of the same pile instead",)
    said_of = ONLY_OTHERS
    subjects = (fx.THAT,)
    fits = (fx.TO_DRINK, fx.TO_EVENT)
    icons = ("again",)

    def matches(self, effect: Effect) -> bool:
        """Said of the drinker."""
        return effect.op == self.op and effect.who != fx.YOU


class RevealNextOfThis(Word):
    """A card of a side deck that is discarded as soon as it is revealed (R23.1.3)."""

    name = "reveal_next_of_this"
    op = fx.REVEAL_NEXT
    phrases = ("reveal the next card instead",)
    said_of = ONLY_YOU
    fits = (fx.ON_REVEAL,)
    face = "reveal-next"
    icons = ("again",)

    def matches(self, effect: Effect) -> bool:
        """Of one's own side deck."""
        return effect.op == self.op and effect.who == fx.YOU


class EndTurn(Word):
    """The rest of the turn does not come (R3.2.4)."""

    name = "end_turn"
    family = ROUND
    op = fx.END_TURN
    phrases = ("end your turn",)
    icons = ("end",)


class BeAway(Word):
    """Nothing is played and nothing touches (D59.1)."""

    name = "be_away"
    family = ROUND
    op = fx.BE_AWAY
    phrases = ("be away until your next turn",)
    icons = ("away",)


class MoreActions(Word):
    """More Action Cards this turn."""

    name = "more_actions"
    family = ROUND
    op = fx.MORE_ACTIONS
    phrases = ("you may play # more action card(s) this turn",)
    icons = ("action",)
    sign = "±"


WORDS: Final = (
    Draw(),
    Discard(),
    CountsAsSource(),
    PlayAnother(),
    RevealNext(),
    RevealNextOfThis(),
    EndTurn(),
    BeAway(),
    MoreActions(),
)
