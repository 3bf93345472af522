"""What lies before a character besides its cards: tracks and side decks (R20 to R26)."""

from typing import Final

from taproom.inn.effects.word import JOINED, ONLY_YOU, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect


class _OfComponent(Word):
    """About a component that the deck declares and the text names."""

    said_of = ONLY_YOU
    of_component = True

    def matches(self, effect: Effect) -> bool:
        """Whichever component it is."""
        return effect.op == self.op


class MoveTrack(_OfComponent):
    """The marker moves, after all other effects of the card (R20.1.3)."""

    name = "move_track"
    op = fx.MOVE_TRACK
    phrases = ("± @",)
    icons = ("track",)
    sign = "±"


class SetComponent(_OfComponent):
    """The marker goes to a step, or a card of a side deck comes into force."""

    name = "set_component"
    op = fx.SET_TRACK
    phrases = ("@ becomes &",)

    def matches(self, effect: Effect) -> bool:
        """A track or a side deck that has a name."""
        return effect.op in (fx.SET_TRACK, fx.SET_STANDING) and effect.extra != fx.THIS_DECK


class SetOwn(_OfComponent):
    """Another card of the same side deck comes into force."""

    name = "set_own"
    op = fx.SET_STANDING
    phrases = ("this becomes &",)
    face = "set-component"

    def matches(self, effect: Effect) -> bool:
        """The side deck the card belongs to."""
        return effect.op == self.op and effect.extra == fx.THIS_DECK


class NextStanding(_OfComponent):
    """The next card of a side deck comes into force (R24.1.2)."""

    name = "next_standing"
    op = fx.NEXT_STANDING
    phrases = ("the next card of @ comes into force",)


class OpenCards(_OfComponent):
    """Cards of a side deck are revealed, and one of them stays (R23.1.2)."""

    name = "open_cards"
    op = fx.OPEN_CARDS
    phrases = ("reveal # card(s) of @ and keep one",)


class JoinMore(Word):
    """More cards of this side deck join the same card (R22.1.2)."""

    name = "join_more"
    family = JOINED
    op = fx.JOIN_MORE
    phrases = ("# more card(s) of this deck join too",)
    fits = (fx.FREELY,)


class CallOff(Word):
    """The card this joins does nothing and goes back to hand."""

    name = "call_off"
    family = JOINED
    op = fx.CALL_OFF
    phrases = ("the card this joins has no effect and goes back to your hand",)
    fits = (fx.FREELY,)
    icons = ("negate", "side")


WORDS: Final = (
    MoveTrack(),
    SetComponent(),
    SetOwn(),
    NextStanding(),
    OpenCards(),
    JoinMore(),
    CallOff(),
)
