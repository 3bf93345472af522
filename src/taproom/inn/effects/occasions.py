"""Occasions: the moment a text is for. At some of them it is played, others come by themselves, one simply holds.

A text keeps its occasion as a `When`: the kind, by which the rules find their moment, and what narrows it down. How it
is written and shown is said here.
"""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import ATTRIBUTES, TYPES, Verb, article, listed
from taproom.inn.effects.program import Mode, When
from taproom.inn.effects.word import OCCASION, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta

_PLAYERS: Final = {fx.ANOTHERS: "another player", fx.ANYONES: "a player"}


class Occasion(Word):
    """Moments of one sort."""

    family = OCCASION
    icons = []
    kinds: list[int] = []
    """For each of its phrases what the rules call the moment."""
    faces: list[str] = []
    """For each of its phrases the message that says it on a card."""

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """The moment that one of its phrases names."""
        return When(self.kinds[self.phrases.index(phrase)])

    def said_by(self, when: When) -> Phrase:
        """The phrase that names this moment."""
        return self.phrases[self.kinds.index(when.kind)]

    def shown_as(self, when: When) -> str:
        """The message that says it on a card."""
        return self.faces[self.phrases.index(self.said_by(when))]

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """A node of its own; the way to use the card takes the moment from it."""
        return Verb(place.start_pos, self, implies=self.means(parts, phrase))

    def words(self, when: When) -> str:
        """As texts have it."""
        words = self.said_by(when).text.replace("{player}", _PLAYERS.get(when.whose, ""))
        words = words.replace("%", card_words(when)).replace("{strength}", f"{when.extra} or more alcohol")
        for part, said in _WHILE_IN_ROUND.items():
            words = words.replace(part, said if when.extra & fx.WHILE_IN_ROUND else "")
        return words.strip()


_WHILE_IN_ROUND: Final = {"{in_round?}": "you are in", "{while_in_round?}": "while you are in the round"}


THAT: Final = {
    fx.CHANGES_A_DRINK: "that changes a drink",
    fx.COSTS_FORTITUDE: "that costs a player fortitude",
    fx.PICKS_A_PLAYER: "that picks a player",
    fx.PICKS_YOU: "that picks you",
    fx.CALLS_FOR_CHAMPIONS: "that calls for champions",
}
"""What a card must do besides, to be the one that is meant."""


def card_words(when: When) -> str:
    """The card that a moment is about, as texts describe it."""
    types = listed(when.types, TYPES)
    words = f"{article(types)} {types} card" if types else "a card"
    if when.affects:
        words += f" that affects your {listed(when.affects, ATTRIBUTES)}"
    for bit, said in THAT.items():
        words += f" {said}" if when.extra & bit else ""
    return words


# ---- at which a card is played ----


class ToPayment(Occasion):
    """Before the player antes, pays or is robbed, or everybody pays for a new Drink Deck (R8.1.1)."""

    name = "to_payment"
    phrases = [
        Phrase("when you must ante"),
        Phrase("when you would lose gold"),
        Phrase("when the drink deck runs out"),
    ]
    kinds = [fx.TO_ANTE, fx.TO_GOLD_LOSS, fx.TO_NEW_DECK]
    faces = ["to-ante", "to-gold-loss", "to-new-deck"]


class ToLostFortitude(Occasion):
    """Right after a loss (R5.7.1)."""

    name = "to_lost_fortitude"
    phrases = [Phrase("when you lose fortitude to another player's card")]
    kinds = [fx.TO_LOST_FORTITUDE]
    faces = ["to-lost-fortitude"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """One's own card is no reason to hit back."""
        return When(fx.TO_LOST_FORTITUDE, whose=fx.ANOTHERS)


class ToTokenLoss(Occasion):
    """Right after a token of yours has cost somebody Fortitude (D28.4)."""

    name = "to_token_loss"
    phrases = [Phrase("when a player loses fortitude to a @")]
    kinds = [fx.TO_TOKEN_LOSS]
    faces = ["to-token-loss"]
    of_component = True
    example = ("beetle", "")


class ToChampions(Occasion):
    """Before any team names its Champion for something (R56.1.1, D30.2)."""

    name = "to_champions"
    phrases = [Phrase("when champions are named")]
    kinds = [fx.TO_CHAMPIONS]
    faces = ["to-champions"]


class _OfSomebody(Occasion):
    """With one phrase for what others do, and one for the player."""

    def said_by(self, when: When) -> Phrase:
        """By whose it is."""
        return self.phrases[1 if when.whose == fx.YOURS else 0]

    def shown_as(self, when: When) -> str:
        """With a word more while in the Round; the message itself tells whose it is."""
        return f"{self.faces[0]}-in-round" if when.extra & fx.WHILE_IN_ROUND else self.faces[0]


class ToCard(_OfSomebody):
    """A card was played, and nothing of it has happened yet (R4.1)."""

    name = "to_card"
    phrases = [Phrase("when {player} plays % {while_in_round?}"), Phrase("when you play % {while_in_round?}")]
    kinds = [fx.TO_CARD, fx.TO_CARD]
    faces = ["to-card"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """Whose card, of which types, that does what."""
        whose, card, *more = parts if phrase is self.phrases[0] else [fx.YOURS, *parts]
        return When(fx.TO_CARD, card.types, whose, card.affects, card.extra | sum(more))


class ToDrink(_OfSomebody):
    """A Drink lies there with all its Chasers (R4.1.7)."""

    name = "to_drink"
    phrases = [Phrase("when {player} reveals a drink"), Phrase("when a drink would affect you")]
    kinds = [fx.TO_DRINK, fx.TO_DRINK]
    faces = ["to-drink"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """Whose Drink."""
        return When(fx.TO_DRINK, whose=parts[0] if parts else fx.YOURS)


class ToWonRound(_OfSomebody):
    """Before the pot is paid out (R7.3.5)."""

    name = "to_won_round"
    phrases = [Phrase("when {player} wins a round {in_round?}"), Phrase("when you win a round")]
    kinds = [fx.TO_WON_ROUND, fx.TO_WON_ROUND]
    faces = ["to-won-round"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """Who wins, and whether you have to be in the Round."""
        return When(fx.TO_WON_ROUND, whose=parts[0] if parts else fx.YOURS, extra=sum(parts[1:]))


class ToEvent(Occasion):
    """An Event was revealed and has not begun (R5.4.7)."""

    name = "to_event"
    phrases = [
        Phrase("when an event is revealed"),
        Phrase("when a drink event is revealed"),
        Phrase("when {player} reveals a drink event"),
    ]
    kinds = [fx.TO_EVENT, fx.TO_EVENT, fx.TO_EVENT]
    faces = ["to-event", "to-drink-event", "to-others-event"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """Any, a Drink Event, or one of somebody's."""
        extra = 0 if phrase is self.phrases[0] else fx.ONLY_DRINK_EVENTS
        return When(fx.TO_EVENT, whose=parts[0] if parts else fx.ANYONES, extra=extra)

    def said_by(self, when: When) -> Phrase:
        """By whose Event it is, and of which kind."""
        if when.whose == fx.ANOTHERS:
            return self.phrases[2]
        return self.phrases[1 if when.extra & fx.ONLY_DRINK_EVENTS else 0]


class DuringRound(Occasion):
    """Before a move, or in answer to something in the Round."""

    name = "during_round"
    phrases = [Phrase("during a round")]
    kinds = [fx.IN_ROUND]
    faces = ["in-round"]


class InPhase(Occasion):
    """Before or after the player's own order, or another player's Drink."""

    name = "in_phase"
    phrases = [Phrase("in your order phase"), Phrase("in another player's drink phase")]
    kinds = [fx.IN_YOUR_ORDER_PHASE, fx.IN_OTHERS_DRINK_PHASE]
    faces = ["in-order-phase", "in-others-drink-phase"]


# ---- at which nobody plays anything ----


class Always(Occasion):
    """As long as its card is in force (R24.1): what holds says so itself."""

    name = "always"
    phrases = [Phrase("always")]
    kinds = [fx.ALWAYS]


class InActionPhase(Occasion):
    """A card in play may be activated (R29.1.3)."""

    name = "in_action_phase"
    phrases = [Phrase("once in your action phase")]
    kinds = [fx.ACTIVATED]
    faces = ["in-action-phase"]


class OnTurn(Occasion):
    """A turn of the player's own begins or ends (R2.1.3, R2.1.4, D2.5)."""

    name = "on_turn"
    phrases = [Phrase("at the start of your turn"), Phrase("at the end of your turn")]
    kinds = [fx.ON_TURN_START, fx.ON_TURN_END]
    faces = ["on-turn-start", "on-turn-end"]


class OnGathered(Occasion):
    """The card that says so has grown ripe (R31.1.9)."""

    name = "on_gathered"
    phrases = [Phrase("when this is gathered")]
    kinds = [fx.GATHERED]
    faces = ["on-gathered"]


class OnOthersTurn(Occasion):
    """Somebody else's turn ends, who is then "that player" (R28.1.3)."""

    name = "on_others_turn"
    phrases = [Phrase("at the end of another player's turn")]
    kinds = [fx.ON_OTHERS_TURN_END]
    faces = ["on-others-turn-end"]


class OnOwnCard(Occasion):
    """The card that says so is turned up from a side deck, comes into force or goes out of it."""

    name = "on_own_card"
    phrases = [
        Phrase("when this is revealed"),
        Phrase("when this comes into force"),
        Phrase("when this comes into force in your turn"),
        Phrase("when this goes out of force"),
        Phrase("when this goes out of force in your turn"),
    ]
    kinds = [fx.ON_REVEAL, fx.ON_TAKING_FORCE, fx.ON_TAKING_FORCE, fx.ON_LEAVING_FORCE, fx.ON_LEAVING_FORCE]
    faces = [
        "on-reveal",
        "on-taking-force",
        "on-taking-force-in-turn",
        "on-leaving-force",
        "on-leaving-force-in-turn",
    ]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """At any time, or only in the player's own turn."""
        in_turn = phrase in (self.phrases[2], self.phrases[4])
        return When(self.kinds[self.phrases.index(phrase)], extra=fx.IN_YOUR_TURN if in_turn else 0)

    def said_by(self, when: When) -> Phrase:
        """The narrower phrase follows the wider one."""
        return self.phrases[self.kinds.index(when.kind) + (1 if when.extra == fx.IN_YOUR_TURN else 0)]


class OnFate(Occasion):
    """Something has come over the player, or is about to: a loss, a strong Drink, a lost Round, a card of their own."""

    name = "on_fate"
    phrases = [
        Phrase("when a card from another player's hand costs you fortitude"),
        Phrase("when a drink gives you {strength}"),
        Phrase("when a round you were in ends and you did not win it"),
        Phrase("before a card you play resolves"),
    ]
    kinds = [fx.ON_HURT, fx.ON_STRONG_DRINK, fx.ON_LOST_ROUND, fx.BEFORE_YOUR_CARD]
    faces = ["on-hurt", "on-strong-drink", "on-lost-round", "before-your-card"]

    def means(self, parts: list[Any], phrase: Phrase) -> When:
        """Of a Drink, how strong at least."""
        return When(self.kinds[self.phrases.index(phrase)], extra=parts[0] if parts else 0)


TO_TOKEN_LOSS: Final = ToTokenLoss()
ON_GATHERED: Final = When(fx.GATHERED)

OCCASIONS: Final[tuple[Occasion, ...]] = (
    ToPayment(),
    ToLostFortitude(),
    TO_TOKEN_LOSS,
    ToChampions(),
    ToCard(),
    ToDrink(),
    ToEvent(),
    ToWonRound(),
    DuringRound(),
    InPhase(),
    Always(),
    InActionPhase(),
    OnTurn(),
    OnGathered(),
    OnOthersTurn(),
    OnOwnCard(),
    OnFate(),
)
WORDS: Final[tuple[Word, ...]] = OCCASIONS
_BY_KIND: Final = {kind: occasion for occasion in OCCASIONS for kind in occasion.kinds}


def occasion_of(mode: Mode) -> Occasion | None:
    """The occasion of a way to use a card; None if it is played on the player's own move."""
    return _BY_KIND.get(mode.when.kind)
