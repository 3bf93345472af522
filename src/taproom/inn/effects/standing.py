"""What holds while its card is in force, and does not happen: the kinds of it, and what the words for it share."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import STANDING, Phrase, Word, signed

if TYPE_CHECKING:
    from lark.tree import Meta

# The kinds: `extra` of such an effect.
LOSE_LESS: Final = 1
"""You lose less Fortitude to a card: once for all of it."""
OTHERS_LOSE_MORE: Final = 2
"""Each other player who loses Fortitude to a card you play loses more."""
LOSS_BITES_BACK: Final = 3
"""When another player's card costs you Fortitude, you and that player each lose this much more."""
ALCOHOL_FROM_DRINKS: Final = 4
"""You gain more (or less, below 0) Alcohol from a Drink; the Drink itself is unchanged."""
ALCOHOL_FROM_ANYTHING: Final = 5
LOSE_LESS_TO_ANYTHING: Final = 6
HAND_CARDS_ARE_LOCKED: Final = 7
"""Cards you play from your hand cannot be Negated or Ignored."""
GAMBLING_COUNTS_AS_CHEATING: Final = 8
ANTE_MORE: Final = 9
MORE_GOLD: Final = 10
"""When you gain Gold you take more from the Inn, once for an effect."""
MORE_GOLD_FROM_PLAYERS: Final = 11
"""When a card you play brings you another player's Gold, you take more from the Inn, once for a card."""
INN_PAYS_STARTING_ANTE: Final = 12
INN_PAYS_FIRST: Final = 13
"""The Inn pays the first Gold of what you must pay but an ante; several such effects do not add up (R29.3.7)."""
LOSE_LESS_TO_OTHERS: Final = 14
"""You lose less Fortitude to another player's card: once for all of it."""


class Standing(Word):
    """What holds while its card is in force, as a whole and once (D5.6, D5.8); the rules look it up there.

    Each of its phrases is for one kind of what holds (`LOSE_LESS` ...), which `extra` keeps.
    """

    family = STANDING
    stands = True
    sign = "±"
    kinds: list[int] = []
    messages: list[str] = []
    """For each kind what says it on a card's face; by the word's name if not given."""
    worths: list[int] = []
    """For each kind roughly, for bots: what its number is worth, in hundredths of a point of Fortitude."""

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of the kind the phrase is for."""
        verb = super().read(place, parts, phrase)
        verb.extra = self.kinds[self.phrases.index(phrase)]
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By its kind."""
        return self.phrases[self.kinds.index(effect.extra)]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By its kind."""
        if not self.messages:
            return super().message(effect, mode, on_drink)
        return self.messages[self.kinds.index(effect.extra)]

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """The number, if there is one."""
        return [(self.icons[0], signed(effect.amount) if effect.amount else "")]

    def worth_in_force(self, effect: Effect) -> int:
        """By its kind, as often as its number says."""
        return self.worths[self.kinds.index(effect.extra)] * (effect.amount or 1)
