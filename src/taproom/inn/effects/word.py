"""What a word of the card language is: how it is written, read, shown, drawn and carried out, all in one class.

A phrase is written once. "[s]" and "[your|their]" tell what is said of you from what is said of somebody else. "#" is
the amount, "±" the amount with its sign, "(s)" a plural where it is not 1, "@" a component, "&" a step of it, "%" a
card as moments describe one and "{locks}" what the rule of that name in the frame of the grammar reads; "{in_round?}"
may be left out. Grammar, printer, faces, pictures and the authors' list of words are made from these.

A word knows the rules only as a board (`inn.board`) and says of itself what the rules ask about a text (`touches`,
`works` and so on), so nothing outside needs to know which words there are.
"""

import re
from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode, When

if TYPE_CHECKING:  # the reader of texts is loaded only when there is a text to read
    from lark.tree import Meta

# Where in a text a word stands (Word.family).
VERB: Final = "verb"
"""After a subject, or bare for you; verbs of one subject share a statement."""
RESPONSE: Final = "response"
ROUND: Final = "round_verb"
JOINED: Final = "joined"
STANDING: Final = "standing"
IF: Final = "condition"
COUNT: Final = "counted"
FILTER: Final = "filter"
KIND: Final = "kind"
"""In the place of "player"."""
COST: Final = "cost"
DURATION: Final = "duration"
OCCASION: Final = "moment"
GUARD: Final = "guard"
"""Before the occasion: the way to use the card is there only then."""
BLOCK: Final = "block"
"""Around other statements, or said of the card itself: the frame of the grammar spells it out."""

# Whom a verb can be said of (Word.said_of).
ANYBODY: Final = 0
ONLY_YOU: Final = 1
ONLY_OTHERS: Final = 2

# What a word makes its card good at (Word.helps), as bits.
DODGING: Final = 1
DRINKING: Final = 2
TRICKS: Final = 4
EARNING: Final = 8

# What the rules ask of a text (Word.works), as bits.
ANTES: Final = 1 << 0
ENDS_ROUND: Final = 1 << 1
MOVES_POT: Final = 1 << 2
CHEATING_NEXT: Final = 1 << 3
GUARDS: Final = 1 << 4
LOCKS: Final = 1 << 5
NEGATES: Final = 1 << 6
IGNORES: Final = 1 << 7
EASES_LOSS: Final = 1 << 8
"""Less of it is lost; a player who has eased a loss may not hit back for it."""
MOVES_LOSS: Final = 1 << 9
NAMES_SOURCE: Final = 1 << 10
CHANGES_DRINK: Final = 1 << 11
"""R5.5.1: what counts as changing a Drink's effects."""
SPLITS_DRINK: Final = 1 << 12
BRINGS_DRINKS: Final = 1 << 13
GIVES_WEAKER: Final = 1 << 14
CHASES: Final = 1 << 15
SHARES: Final = 1 << 16
FOR_SOME_TRAITS: Final = 1 << 17
REVEALS_NEXT: Final = 1 << 18
CHANGES_NUMBER: Final = 1 << 19
JOINS_MORE: Final = 1 << 20
CALLS_OFF: Final = 1 << 21
SENDS_AWAY: Final = 1 << 22
HAS_NUMBER: Final = 1 << 23
"""With a number that another card may change (R3.2.3); arrows of trackers are none (R20.1.3)."""
STARTS_ROUND: Final = 1 << 24
TAKES_CONTROL: Final = 1 << 25
OFFERS: Final = 1 << 26
CHOICE: Final = 1 << 27
CONDITION: Final = 1 << 28
ON_PLAYERS: Final = 1 << 29
"""It happens to players, one and all of those its subject names."""
LATER: Final = 1 << 30
"""What is inside depends on what comes before it, so before that it counts as possible."""
FALLBACK: Final = 1 << 31
"""What is inside happens if the card is Negated, and only then."""
ASKS_RESULTS: Final = 1 << 32
"""The incident has to keep what came of its parts."""
FOR_ALL: Final = 1 << 33
"""It brings something upon everybody that its subject does not say."""
GOES_TO_OWNER: Final = 1 << 34
"""Aimed at a card in play, it comes to the player before whom that lies (R29.2.11)."""
AFTERWARDS: Final = 1 << 35
"""It goes on as long as the phase does, whatever else the card has done by then."""
SOFTENS: Final = 1 << 36
"""A player who would Ignore the card reduces the loss by the amount instead."""
STAYS: Final = 1 << 37
"""The card itself stays in play (R29.1.2)."""
PICKS_LATE: Final = 1 << 38
"""Who is picked inside is picked when the card resolves, if it holds then (D33.3)."""
OF_PLOTTED: Final = 1 << 39
"""It is about plotted cards (R33); of a cost: it is paid by playing the card from among them."""

STAYS_UNGATHERED: Final = 1 << 41
"""The card that grows is not gathered when it is ripe (R31.1.11)."""

HARVESTS: Final = 1 << 42
"""A cost that is paid with cards that grow (R31.1.7)."""

DESPITE_IGNORING: Final = 1 << 44
"""What is inside happens to those too who have Ignored the card (R28.2.5)."""
REVEALS: Final = 1 << 50
"""It reveals cards of the player's deck, which lie open until it is said where they go."""
ABOUT_REVEALED: Final = 1 << 51
"""It speaks of cards that were revealed before."""

# What a Drink's numbers add up to, by position (Word.served_as, rules.servings).
ALCOHOL_TOTAL: Final = 0
FORTITUDE_TOTAL: Final = 1
GOLD_TOTAL: Final = 2
DRAWN_TOTAL: Final = 3
DISCARDED_TOTAL: Final = 4

MINUS: Final = "−"
_SIDES: Final = re.compile(r"\[([^|\]]*)(?:\|([^\]]*))?\]")
_PLACES: Final = re.compile(r"(± |#|\bcards?\(s\)|\bdrinks?\(s\)|@|&|%|±|\{\w+\??\})")
_TERMINALS: Final = {
    "±": "SIGNED",
    "#": "NUMBER",
    "card(s)": "_CARDS",
    "drink(s)": "_DRINKS",
    "@": "NAME",
    "&": "step",
    "%": "card",
}


class Phrase:
    """One way to write a word."""

    def __init__(
        self,
        text: str,
        fits: tuple[int, ...] = (),
        implies: When | None = None,
        names: bool = False,
        family: str = "",
        listed: bool = True,
        said_of: int = ANYBODY,
    ) -> None:
        self.text: Final = text
        self.fits: Final = fits
        """The only kinds of moments it makes sense in, if not all."""
        self.implies: Final = implies
        """The moment it is for, if no other is spelled out."""
        self.names: Final = names
        """Whether it says in full what it answers, so that no moment may stand before it."""
        self.family: Final = family
        """Where it stands, if that is not where the word's first phrase stands."""
        self.listed: Final = listed
        """Whether the list of words for authors has it: not if another word's phrase is the same."""
        self.said_of: Final = said_of
        """Whom it can be said of, where that differs from phrase to phrase."""

    def said(self, yours: bool) -> str:
        """As said of you, or of somebody else."""
        return _SIDES.sub(lambda found: _side(found, yours), self.text)


class Word:
    """A word; each is one class, made once by the registry. Facts about it are plain fields, for speed."""

    name: str = ""
    """What the grammar and the Fluent messages call it."""
    family: str = VERB
    phrases: list[Phrase] = []
    who: int = fx.YOU
    """Whom it makes its player pick, where the phrase itself says so."""
    fixed: int = 0
    """Its number where the phrase has none."""
    said_of: int = ANYBODY
    subjects: list[int] = []
    """The only ones it is said of, if not all."""
    has_bands: bool = False
    """Whether its amount may depend on a track."""
    lasts: bool = False
    """Whether a duration stands behind it."""
    has_count: bool = False
    """Whether its amount may be counted."""
    of_component: bool = False
    """Whether it is about a component: then the reader looks its name up (`language.places`)."""
    example: tuple[str, str] = ("nerve", "3")
    """The component and the step that the list of words for authors shows it with."""
    face: str = ""
    """The message that says it on a card; its name if not given."""
    icons: list[str] = ["side"]
    sign: str = ""
    """How the amount stands beside the icon: "±" as it is, "−" as taken away, nothing for none."""
    helps: int = 0
    deed: str = ""
    """In one word what it does to what it answers, for the connector on the table ("negates")."""

    touches: int = 0
    """What it itself moves of a player's, as a mask (R5.2)."""
    does_to_card: int = 0
    """What it does to the card it answers, as the bits of what a card may not have done to it (fx.NEGATED ...)."""
    works: int = 0
    counterpart: int = 0
    """Whom Gold goes to or comes from: fx.INN, fx.POT, fx.TO_YOU or fx.TO_THAT; 0 if it moves none."""
    served_as: int = -1
    """Which total of a Drink its amount counts towards; -1 for none."""

    refusal: str = "condition-not-met"
    """Of what may stand before the occasion: the reason that is given where it does not hold (rules.reasons)."""
    stands: bool = False
    """Whether it may hold as long as its card is in force, instead of happening once."""

    # ---- carrying out ----

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Do it; `counter` is the place of the effect in the code of the incident."""

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Do it to these seats, regardless of its subject."""

    def possible(self, board: Board, number: int, effect: Effect, seat: int) -> bool:
        """Whether a seat could carry it out in full if it chose to (D40.4)."""
        return True

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Of a word with others inside: where to go on in the code; -1 if the board will say."""
        return behind

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Of a condition: whether what is inside it happens."""
        return True

    def chosen(self, board: Board, incident: Incident, effect: Effect) -> tuple[Effect, ...]:
        """Of a condition: what of its inside would happen now."""
        return effect.inner

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """Of something counted: how many there are; `seat` is whom the amount is for."""
        return 0

    def keeps(self, board: Board, incident: Incident, effect: Effect, seat: int) -> bool:
        """For a word that picks players out of many: whether this one is meant."""
        return True

    def payable(self, board: Board, seat: int, effect: Effect, types: int) -> bool:
        """Of a cost: whether the seat can pay it for a card of these types."""
        return True

    def pay(self, board: Board, number: int, effect: Effect) -> None:
        """Of a cost: pay it."""

    def worth_in_force(self, effect: Effect) -> int:
        """Of what holds while a card is in force, roughly, for bots: in hundredths of a point of Fortitude."""
        return 0

    # ---- reading ----

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The node it makes, before it is known whom it touches."""
        implies = phrase.implies
        if parts and isinstance(parts[0], When):
            implies = parts[0]
        count = next((part for part in parts if isinstance(part, Verb)), None)
        return Verb(
            place.start_pos,
            self,
            int(parts[0]) if parts and not isinstance(parts[0], When) else self.fixed,
            count=count,
            who=self.who,
            implies=implies,
            names=phrase.names,
            fits=phrase.fits,
            subjects=self.subjects,
        )

    def alias(self, phrase: Phrase) -> str:
        """What the grammar calls one of its phrases."""
        place = self.phrases.index(phrase)
        return f"{self.name}_{place}" if place else self.name

    def production(self, phrase: Phrase, yours: bool, before: str = "") -> str:
        """A phrase's line of the grammar, as said of you or of somebody else; `before` is what precedes its words."""
        parts = [part.strip() for part in _PLACES.split(before + phrase.said(yours)) if part.strip()]
        words = [_TERMINALS.get(part) or (part[1:-1] if part[0] == "{" else f'"{part}"') for part in parts]
        if self.lasts:
            words.append("duration")
        amount = ["(bands | count)?"] if self.has_bands else ["count?"] if self.has_count else []
        return " ".join([*words, *amount]) + f" -> {self.alias(phrase)}"

    # ---- writing ----

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """Which of its phrases says this."""
        return self.phrases[0]

    def written(self, effect: Effect, mode: Mode) -> str:
        """The words of a node, with its amount; names of components are filled in by the writer."""
        words = self.phrase_for(effect, mode).said(effect.who == fx.YOU or self.who != fx.YOU)
        words = words.replace("(s)", "" if effect.amount == 1 else "s")
        return words.replace("±", f"{effect.amount:+d}").replace("#", str(abs(effect.amount)))

    # ---- showing ----

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """The message that says it on a card's face, which may depend on the moment."""
        return self.face or self.name.replace("_", "-")

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """Icons, each with the number beside it."""
        if self.sign == "±":
            return [(self.icons[0], signed(effect.amount))]
        if self.sign == MINUS:
            return [(self.icons[0], f"{MINUS}{abs(effect.amount)}")]
        return [(icon, "") for icon in self.icons]


class OnPlayers(Word):
    """A word that happens to each player its subject names."""

    works = ON_PLAYERS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """To everybody it is on; an amount that is counted may differ from one to the next."""
        seats = board.affected(number, effect)
        if effect.count is None:
            self.apply_to(board, number, effect, seats)
            return
        for seat in reversed(seats):
            self.apply_to(board, number, effect, [seat])

    def amount(self, board: Board, number: int, effect: Effect, seats: list[int]) -> int:
        """How much it is for these seats, of which there is one if it may differ."""
        return board.amount(number, effect, seats[0] if seats else -1)


def _side(found: "re.Match[str]", yours: bool) -> str:
    first, second = found[1], found[2]
    if second is None:
        return "" if yours else first
    return first if yours else second


def signed(amount: int) -> str:
    """A number with its sign, as print has it."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount < 0 else "0"
