"""What people are shown of any game: typed, by keys and in words, so that a client draws it without knowing a rule.

A game's presenter (`presenting.Presenter`) makes these from what a viewer may know. Nothing here has a default, so that
the types generated from it have no optional fields. A card's key is that of the catalogue, such as "gerki/i_raise".
None of it can be part of a circle, so the garbage collector is spared all of it (`gc=False`).
"""

from typing import ClassVar, Final, Literal

import msgspec

NOBODY: Final = -1
POT: Final = -2
"""In place of a seat: Gold that comes from the pot or goes there."""


class GameTable(msgspec.Struct, frozen=True, gc=False, tag_field="game"):
    """A table as a viewer may see it; each game has its own kind, told apart by `game`."""

    own: ClassVar[tuple[str, ...]] = ()
    """The fields that are a viewer's own where all viewers are otherwise shown the same; see `Presenter.own`."""


# ---- what happened ----


class Span(msgspec.Struct, frozen=True, gc=False):
    """A piece of a sentence. All pieces together are the sentence; a card's or a seat's name is a piece of its own."""

    text: str
    card: str
    """The key of the card that is named; empty if none is."""
    seat: int
    """The seat that is named; -1 if none is."""


class Fact(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, without what the viewer may not know."""

    kind: str
    """A stable name, such as "played", "fortitude" or "revealed"."""
    seat: int
    """-1: nobody, or the bank of the game; -2: the pot."""
    other: int
    """Another seat concerned; -1 and -2 as above."""
    card: str
    """The key of the card it is about; empty if none is, or if it is hidden."""
    cards: tuple[str, ...]
    """Further cards, as far as the viewer may know them."""
    seats: tuple[int, ...]
    """Further seats: on whom a card was played, who is tied, who won."""
    what: str
    """What changed, by key, where the kind does not say it: a coin, a stone, a component, one or several."""
    amount: int
    changes: tuple["NumberChange", ...]
    """The numbers that changed by it, each from what to what."""
    amounts: tuple["Amount", ...]
    """Where several things changed hands, or a bid was shown: how many of what."""
    text: str
    """The same in words; empty for a fact that is not told."""
    spans: tuple[Span, ...]


class NumberChange(msgspec.Struct, frozen=True, gc=False):
    """A number that changed."""

    seat: int
    """-2: the pot."""
    what: str
    before: int
    after: int


class Amount(msgspec.Struct, frozen=True, gc=False):
    """An amount of something."""

    key: str
    count: int


# ---- what can be done ----


class OptionShown(msgspec.Struct, frozen=True, gc=False):
    """One possible answer. For click-then-target: first the card, then the way, then the targets."""

    choice: int
    """What `choose` says; of a pick, the candidate's bit in the mask."""
    verb: str
    """A stable name, such as "pass", "play" or "bid"."""
    number: int
    """The card's number at this table, which `arm` names; -1 if it is about no card."""
    card: str
    """The card's key; empty if it is about no card."""
    title: str
    way: int
    """Which of the card's texts is used."""
    way_text: str
    """That text; empty for a card that can be used in one way only."""
    targets: tuple[int, ...]
    """The seats it is aimed at."""
    about: int
    """The number of the incident it answers; -1 if it answers none."""
    amounts: tuple[Amount, ...]
    """What it costs or takes: coins of a bid, stones."""
    text: str
    """All of that in words."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question and its possible answers."""

    kind: str
    """A stable name, such as "response", "discard" or "bidding"."""
    text: str
    options: tuple[OptionShown, ...]
    mates: tuple[int, ...]
    """The teammates who are asked too: the first answer of any of them counts for all."""


# ---- what would follow ----


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """A number that would change, if nobody answers, or that would be kept.

    If it depends on something hidden, `least` and `most` differ.
    """

    seat: int
    what: str
    """A stable key, such as "fortitude"."""
    name: str
    before: int
    least: int
    most: int
    passing: tuple[int, ...]
    """What passing would make of it, the least and the most, where that is something else; empty if it would not."""
    text: str
    """Such as "Zot: Fortitude 12 → 10" or "You keep your Gold"."""


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What an answer would bring about, if nobody answers it, from what the asked seat can know."""

    choice: int
    changes: tuple[Forecast, ...]
    """Also numbers that stay as they are, where they would not by passing."""
    certain: bool
    """Whether nothing hidden has a part in it."""
    hurts_only_me: bool
    does_nothing: bool
    """Whether a card would be spent with the same result as passing."""
    ends_game: bool
    note: str
    """What else is worth knowing, such as what an offered thing does; empty otherwise."""
    text: str
    """All of it in one line."""


# ---- the catalogue ----


class Term(msgspec.Struct, frozen=True, gc=False):
    """A word of the game: a type, a phase, an attribute, an icon of the pictures."""

    kind: str
    key: str
    name: str


class FaceBit(msgspec.Struct, frozen=True, gc=False):
    """Words of a card's face; `icon` is empty for words that have none."""

    text: str
    icon: str


class Pictogram(msgspec.Struct, frozen=True, gc=False):
    """A part of the sentence a card's picture is: an icon, a number, or both."""

    icon: str
    """A key of the terms of kind "icon"; empty for a mere number."""
    text: str
    """A number with its sign; empty for a mere icon."""
    type: str
    """The card type this part belongs to, on a card whose parts have types of their own; else empty."""


class CardShown(msgspec.Struct, frozen=True, gc=False):
    """A card of the catalogue."""

    key: str
    deck: str
    title: str
    types: tuple[str, ...]
    count: int
    designed: bool
    """Whether its text is our own; else it is known from the game itself."""
    price: int
    """What it is sold for; 0 if it is not for sale."""
    wage: int
    """What it costs to keep it in play; 0 for a card that does not stay there."""
    requires: str
    """What it takes to get it from where it waits into the hand, in words; empty for most cards."""
    chaser: bool
    """Whether the next card is drunk with it."""
    face: tuple[tuple[FaceBit, ...], ...]
    """The text, line by line."""
    picture: tuple[Pictogram, ...]
    text: str
    """The face as plain text."""
    reading: str
    """Title, type and text as a screen reader says it."""
    scene: str = ""
    """What it shows, in parts of the client's kit; empty if the client has to find a scene itself."""
    subtypes: tuple[str, ...] = ()
    """What else it is besides its types, in words, as far as other cards speak of that."""
    colours: dict[str, str] = {}
    """The colours of its character's "skin" and "cloth", as "#6fa79c", for the hands in the scene."""


class Stat(msgspec.Struct, frozen=True, gc=False):
    """How good a character is at something, for comparison."""

    key: str
    name: str
    value: int
    of: int


class PartShown(msgspec.Struct, frozen=True, gc=False):
    """Something that lies before a character besides its deck."""

    key: str
    kind: str
    name: str
    deck: str
    """The key of its deck, if it has cards; else empty."""
    steps: tuple[str, ...]
    text: str
    """What happens by itself."""


class DeckShown(msgspec.Struct, frozen=True, gc=False):
    """A deck: of a character, or another kind."""

    key: str
    kind: str
    title: str
    name: str
    """A character's short name; else the title."""
    set: str
    about: str
    short: str
    """What it is like, in three words."""
    says: tuple[str, ...]
    """What a character likes to say at the table; `say` names such a phrase as "fiona/1", counted from 1."""
    size: int
    stats: tuple[Stat, ...]
    parts: tuple[PartShown, ...]
    boss: bool
    """Whether a character can sit where a mode has a Boss."""


class ModeShown(msgspec.Struct, frozen=True, gc=False):
    """A way to play the game: what a table's option `mode` may name."""

    key: str
    name: str
    text: str
    """What it is, in a sentence or two."""
    tables: tuple[tuple[int, ...], ...]
    """Every table there can be, from the smallest on: the team of each of its seats."""
    bosses: tuple[tuple[int, ...], ...]
    """For each of them the seats of the Bosses; where not everybody is one, the option `boss` may name others."""


class Catalogue(msgspec.Struct, frozen=True, gc=False):
    """Everything that is printed, in one language."""

    game: str
    title: str
    language: Literal["en", "ru"]
    rules: int
    """The rules version it belongs to. Wording may change without a new version."""
    decks: tuple[DeckShown, ...]
    cards: tuple[CardShown, ...]
    terms: tuple[Term, ...]
    modes: tuple[ModeShown, ...]
    """The usual one first; empty if there is just one way to play."""
