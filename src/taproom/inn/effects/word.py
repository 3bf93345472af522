"""What a word of the card language is: how it is written, read, shown and drawn, all in one class.

A phrase is written once. "[s]" and "[your|their]" tell what is said of you from what is said of somebody else. "#" is
the amount, "±" the amount with its sign, "(s)" a plural where it is not 1, "@" a component, "&" a step of it and "%" a
card as moments describe one. Grammar, printer, faces, pictures and the authors' list of words are made from these.
"""

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode, When
from taproom.inn.language.verbs import Verb

if TYPE_CHECKING:  # the reader of texts is loaded only when there is a text to read
    from lark.tree import Meta

# Where in a text a word stands (Word.family).
VERB: Final = "verb"
"""After a subject, or bare for you; verbs of one subject share a statement."""
RESPONSE: Final = "response"
ROUND: Final = "round_verb"
JOINED: Final = "joined"
STANDING: Final = "standing"

# Whom a verb can be said of (Word.said_of).
ANYBODY: Final = 0
ONLY_YOU: Final = 1
ONLY_OTHERS: Final = 2

# What a word makes its card good at (Word.helps), as bits.
DODGING: Final = 1
DRINKING: Final = 2
TRICKS: Final = 4

MINUS: Final = "−"
_SIDES: Final = re.compile(r"\[([^|\]]*)(?:\|([^\]]*))?\]")
_PLACES: Final = re.compile(r"(± |#|\bcards?\(s\)|\bdrinks?\(s\)|@|&|%|±)")
_TERMINALS: Final = {
    "±": "SIGNED",
    "#": "NUMBER",
    "card(s)": "_CARDS",
    "drink(s)": "_DRINKS",
    "@": "NAME",
    "&": "step",
    "%": "card",
}


class Word:
    """A word; each is one class, made once by the registry."""

    name: ClassVar[str]
    """What the grammar and the Fluent messages call it."""
    family: ClassVar[str] = VERB
    op: ClassVar[int]
    extra: ClassVar[int] = 0
    who: ClassVar[int] = fx.YOU
    """Whom it makes its player pick, where the phrase itself says so."""
    amount: ClassVar[int] = 0
    """Its number where the phrase has none."""
    phrases: ClassVar[tuple[str, ...]]
    """How it is written; a word with a phrase for one and another for several has two."""
    said_of: ClassVar[int] = ANYBODY
    has_bands: ClassVar[bool] = False
    """Whether its amount may depend on a track."""
    of_component: ClassVar[bool] = False
    """Whether it is about a component: then the reader looks its name up (`language.places`)."""
    implies: ClassVar[When | None] = None
    names: ClassVar[bool] = False
    fits: ClassVar[tuple[int, ...]] = ()
    subjects: ClassVar[tuple[int, ...]] = ()
    face: ClassVar[str] = ""
    """The message that says it on a card; its name if not given."""
    icons: ClassVar[tuple[str, ...]] = ("side",)
    sign: ClassVar[str] = ""
    """How the amount stands beside the icon: "±" as it is, "−" as taken away, nothing for none."""
    helps: ClassVar[int] = 0

    def matches(self, effect: Effect) -> bool:
        """Whether a node of the tree is this word."""
        return effect.op == self.op and effect.extra == self.extra

    # ---- reading ----

    def read(self, place: "Meta", parts: list[Any]) -> Verb:
        """The node it makes, before it is known whom it touches."""
        amount = int(parts[0]) if parts else self.amount
        return Verb(
            place.start_pos,
            self.op,
            amount,
            self.extra,
            who=self.who,
            implies=self.implies,
            names=self.names,
            fits=self.fits,
            subjects=self.subjects,
        )

    def productions(self, yours: bool) -> list[str]:
        """Its lines of the grammar, as said of you or of somebody else."""
        lines: list[str] = []
        for phrase in self.phrases:
            parts = [part.strip() for part in _PLACES.split(self.said(phrase, yours)) if part.strip()]
            words = [_TERMINALS.get(part) or f'"{part}"' for part in parts]
            lines.append(" ".join([*words, *(["bands?"] if self.has_bands else [])]) + f" -> {self.name}")
        return lines

    # ---- writing ----

    def said(self, phrase: str, yours: bool) -> str:
        """A phrase as said of you, or of somebody else."""
        return _SIDES.sub(lambda found: _side(found, yours), phrase)

    def phrase_for(self, effect: Effect) -> str:
        """Which of its phrases says this."""
        return self.phrases[0]

    def written(self, effect: Effect, yours: bool) -> str:
        """The words of a node, with its amount; names of components are filled in by the writer."""
        words = self.said(self.phrase_for(effect), yours).replace("(s)", "" if effect.amount == 1 else "s")
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


def _side(found: "re.Match[str]", yours: bool) -> str:
    first, second = found[1], found[2]
    if second is None:
        return "" if yours else first
    return first if yours else second


def signed(amount: int) -> str:
    """A number with its sign, as print has it."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount < 0 else "0"
