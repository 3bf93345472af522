"""Components: what a character has before it besides its deck, as the deck's file declares it (R20).

A track has a marker on one of its steps. Tokens lie with those they are given to. Cards of the player's own deck may
stay in play, or lie face down. A side deck has cards of its own: one of them may be in force, or they join cards that
are played, lie open to be played or sold, wait to be taken into the hand, or are bought by their player. What happens
to a component by itself is a program too.
"""

from typing import Final

from taproom.inn.effects.program import Mode
from taproom.inn.state.cards import PlayMode

# Kinds of components.
BARE: Final = 0
"""Nothing but places for cards of its own."""
TRACK: Final = 1
STANDING: Final = 2
"""A side deck of which one card is in force."""
JOINING: Final = 3
"""A side deck whose top card joins certain cards when they are played."""
OPEN: Final = 4
"""A side deck of which one card lies open, to be played as if from hand, or sold."""
TOKEN: Final = 5
"""Tokens out of a supply, which lie with other seats (R28)."""
BOUGHT: Final = 6
"""A side deck whose cards its player buys from a track; they belong to the player's own deck from then on (R27.1.6)."""
STAYING: Final = 7
"""Cards of the player's own deck that stay in play and can be hit like a player (R29)."""
GROWING: Final = 8
"""A side deck whose cards grow in slots until they are spent or gathered (R31)."""
PLOTTED: Final = 9
"""Cards of the player's own deck that lie face down, to be played as Schemes or discarded for a track (R33)."""
WAITING: Final = 10
"""A side deck of which some cards wait face up; its player takes them to hand for what they require (R34)."""

# Who sees the faces of a component's own zone (ZoneSpec.seen_by).
SEEN_BY_ALL: Final = 0
SEEN_BY_TEAM: Final = 1
SEEN_BY_NONE: Final = 2


class ZoneSpec:
    """A place for cards that a component brings along besides its side deck."""

    def __init__(
        self,
        key: str,
        titles: tuple[str, ...] = (),
        seen_by: int = SEEN_BY_ALL,
        is_ordered: bool = False,
        is_numbered: bool = False,
        is_playable: bool = False,
        shows_backs: bool = False,
        is_target: bool = False,
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        """What people call it, by language."""
        self.seen_by: Final = seen_by
        self.is_ordered: Final = is_ordered
        self.is_numbered: Final = is_numbered
        self.is_playable: Final = is_playable
        self.shows_backs: Final = shows_backs
        self.is_target: Final = is_target
        """Whether its cards can be picked as targets (R29.2.1)."""


class Component:
    """One component of one character; shared, never changed."""

    def __init__(
        self,
        key: str,
        kind: int,
        low: int = 0,
        high: int = 0,
        start: int = 0,
        below: Mode | None = None,
        fires: Mode | None = None,
        triggers: tuple[Mode, ...] = (),
        cards: tuple[int, ...] = (),
        shuffled: bool = True,
        zones: tuple[ZoneSpec, ...] = (),
        price: int = 0,
        track: int = -1,
        slots: int = 0,
        boss: "Component | None" = None,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.start: Final = start
        """The step its marker starts on; of an unshuffled side deck the card that is in force first."""
        self.below: Final = None if below is None else PlayMode(below, 0)
        """What happens, once for an effect, when the marker would go below its lowest step."""
        self.fires: Final = None if fires is None else PlayMode(fires, 0)
        """What happens whenever the marker reaches its highest step, from which it then goes back (R33.1.6)."""
        self.triggers: Final = [PlayMode(mode, 0) for mode in triggers]
        """What happens by itself, and when (language.effects.ON_TURN_START and so on)."""
        self.cards: Final = cards
        """The cards of a side deck, each as often as it has copies."""
        self.faces: Final = tuple(dict.fromkeys(cards))
        """The same, each once and in the order of the deck's file."""
        self.shuffled: Final = shuffled
        self.zones: Final = zones
        """Places for cards of its own."""
        self.price: Final = price
        """What a card costs that is bought."""
        self.track: Final = track
        """Which of its owner's components that is paid from; of plotted cards, which one they are discarded for."""
        self.slots: Final = slots
        """How many of its cards may grow at a time, in its first zone and each with its step, or wait."""
        self.boss: Final = boss
        """What takes its place before a Boss; None if nothing does (R33.1.10)."""
