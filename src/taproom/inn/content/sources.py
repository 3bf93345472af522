"""What deck files define, read and checked: decks, their cards, and what else lies before their player."""

from functools import cached_property
from typing import Final

import msgspec

from taproom.inn.effects.program import Mode, Program
from taproom.inn.language.components import Components
from taproom.inn.language.errors import CardTextError
from taproom.inn.state.components import ZoneSpec

KINDS: Final = ("character", "drink", "side", "event", "boss", "tavern", "tavern_drinks")
PLAYED: Final = ("character", "boss")
"""The kinds of decks that somebody plays: a Boss plays one of each, shuffled together (R71.1.4)."""
COMPONENT_KINDS: Final = ("track", "side_deck", "token", "in_play", "plotted")
USES: Final = ("joins", "for_sale", "standing", "buy", "grow", "waiting")
CHANGES: Final = ("by_card", "turn_end")
GENDERS: Final = ("m", "f")
COLOURED: Final = ("skin", "cloth")
CASES: Final = ("gen", "dat", "acc", "ins", "pre")
"""The cases of Russian but the first, in which a name stands by itself."""


class ContentError(ValueError):
    """A deck file is wrong: which file, which line, what, and what would be right."""

    def __init__(
        self,
        path: str,
        line: int,
        problem: str,
        column: int = 0,
        cause: CardTextError | None = None,
        word: str = "",
        elsewhere: "ContentError | None" = None,
    ) -> None:
        self.path = path
        self.line = line
        self.problem = problem
        self.column = column
        """Where in the line it is, from 1; 0 if it is about the line as a whole."""
        self.cause = cause
        """What is wrong with a card's text, if that is what is wrong."""
        self.word = word
        """The word meant, which stands at `column`."""
        self.elsewhere = elsewhere
        """What is wrong with another deck, if this one is wrong only because of that."""
        super().__init__(f"{path}:{line}: {problem}")


class CardSource(msgspec.Struct, frozen=True):
    """A card as its deck defines it. `program` is what its text means; faces and rules are made from nothing else."""

    key: str
    count: int
    types: int
    titles: dict[str, str]
    text: str
    program: Program
    subtypes: tuple[str, ...] = ()
    family: str = ""
    price: int = 0
    """What it is sold for, on a card of a side deck that is for sale."""
    rule: str = ""
    """The card's own rule, which refusals that rest on it cite."""
    scene: str = ""
    """What it shows, in parts of the clients' kit; of a card without a scene, clients make one of its sentence."""
    time: int = 0
    """Of an Event: how many time tokens it puts on its deck."""
    wage: int = 0
    """What it costs to keep it in play, on a card that stays there."""
    values: tuple[int, ...] = ()
    """What it is worth at each step, on a card that grows."""
    requires: tuple[str, ...] = ()
    """On a card of a side deck that waits: the tracks that go down when it is taken in, each once for each step."""


class StepSource(msgspec.Struct, frozen=True):
    """A named step of a track."""

    key: str
    titles: dict[str, str]


class SubtypeSource(msgspec.Struct, frozen=True):
    """What cards of a deck may be besides their types: a name that its texts may use, with no effect of its own."""

    key: str
    titles: dict[str, str]


class ComponentSource(msgspec.Struct, frozen=True):
    """What lies before a character besides its deck: a track with a marker, a side deck, tokens, cards in play, or
    plotted ones.

    Of tokens `high` is how many there are.
    """

    key: str
    kind: str
    """"track", "side_deck", "token", "in_play" or "plotted"."""
    titles: dict[str, str]
    low: int = 0
    high: int = 0
    """The lowest and the highest step of a track; of a side deck, the numbers of its first and last card."""
    start: int = 0
    """The step the marker starts on; of a side deck that is not shuffled, the number of the card in force first."""
    steps: tuple[StepSource, ...] = ()
    """The steps of a track, if they have names; the first is `low`."""
    below: Mode | None = None
    """What happens, once for an effect, when the marker would go below `low`."""
    fires: Mode | None = None
    """What happens whenever the marker reaches `high`, from which it then goes back to `low`."""
    boss_fires: Mode | None = None
    """The same before a Boss."""
    triggers: tuple[Mode, ...] = ()
    """What happens by itself, and when."""
    side: "DeckSource | None" = None
    """The side deck itself."""
    use: str = ""
    """"joins": its top card joins each card of the subtype `joins` when that is played. "for_sale": one card lies open,
    is replaced at the start of the turn, may be played as from hand, and sold at its price. "standing": one card is in
    force. "buy": its player buys its cards, and they join the deck. "grow": its cards grow in slots until they are
    spent or gathered. "waiting": some of its cards wait face up until their player takes them to hand for what they
    require."""
    joins: str = ""
    changes: str = ""
    """Of a standing side deck: "turn_end" if the next card comes into force at the end of each turn of its player,
    "by_card" if only effects change it."""
    shuffled: bool = True
    """Whether it is shuffled in the beginning; a side deck with a card to start with is not."""
    price: int = 0
    """Of a side deck whose cards are bought: what each costs,"""
    track: str = ""
    """and the key of the track it is paid from. Of plotted cards, the track that moves when they are discarded."""
    texts: tuple[str, ...] = ()
    """What `below`, `fires`, `boss_fires` and `triggers` were written as."""
    zones: tuple[ZoneSpec, ...] = ()
    """Places for cards besides the side deck."""
    counted: dict[str, tuple[str, ...]] = {}
    """Of tokens, cards in play and cards that grow or wait: what so many are called, one form for each that the
    language has."""
    slots: int = 0
    """Of a side deck whose cards grow or wait: how many may at a time."""


class DeckSource(msgspec.Struct, frozen=True, dict=True):
    """A deck as its file defines it."""

    key: str
    kind: str
    set: str
    size: int
    titles: dict[str, str]
    about: dict[str, str]
    traits: tuple[str, ...]
    cards: tuple[CardSource, ...]
    name: dict[str, str] = {}
    """What a character is called for short, where that is not the first word of the title."""
    like: dict[str, str] = {}
    """What a character is like, in a few words."""
    says: dict[str, tuple[str, ...]] = {}
    """What a character likes to say at the table, as many phrases in each language."""
    gold: int = 0
    """How much more Gold a character starts with than the others (R29.1.1)."""
    gender: str = "m"
    """Of a character; Russian verbs follow it."""
    colours: dict[str, str] = {}
    """Of a character: the colours of its skin and its cloth, as "#6fa79c", for the hands its cards show."""
    declined: dict[str, str] = {}
    """Its Russian name in the other cases; in a case that is not here it stays as it is."""
    of: str = ""
    """Of a side deck whose texts name tracks, and of Boss Cards: the key of the character's deck; of the Drinks of a
    tavern: the key of the tavern."""
    designed: tuple[str, ...] = ()
    """The keys of the cards whose text is our own, because none is known; these may be tuned."""
    components: tuple[ComponentSource, ...] = ()
    """What else lies before a character; effects name components by their place in this list."""
    subtypes: tuple[SubtypeSource, ...] = ()
    """The subtypes of its cards that its texts may name."""
    order: int = 0
    """Of an event deck: its place among those of a table; the lowest comes first."""
    names: Components = ()
    """What its cards' texts may name: needed wherever such a text is written down again, and for faces."""

    def card(self, key: str) -> CardSource | None:
        """The card of that key, if the deck has one."""
        return self._by_key.get(key)

    def subtypes_of(self, card: CardSource, language: str) -> tuple[str, ...]:
        """What people call the subtypes of a card, as far as the deck has a name for them."""
        return tuple([one.titles[language] for one in self.subtypes if one.key in card.subtypes])

    def short_name(self, language: str) -> str:
        """What the character is called for short."""
        return self.name.get(language) or self.titles[language].split()[0].strip(",.;:")

    @cached_property
    def _by_key(self) -> dict[str, CardSource]:
        return {card.key: card for card in self.cards}

    @property
    def side_decks(self) -> "list[DeckSource]":
        """The side decks of its components, in order."""
        return [component.side for component in self.components if component.side is not None]
