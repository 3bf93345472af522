"""What the server says: typed messages, one JSON object per frame, told apart by `type`.

They have no optional fields, so that the types generated from them have none either; but for `Changes`, whose fields
are those of the scene that changed (`scenes.py`). Like all that is shown, they are nothing for the garbage collector.
"""

from typing import Literal

import msgspec

from taproom.presentation.types import Fact, GameTable, OptionShown, Preview

PROTOCOL = 5


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    character: str
    level: str
    away: bool
    """A bot plays for the person."""
    conceded: bool
    bank: int
    """Spare time left, in milliseconds."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the viewer is asked. A pick is answered with a mask of candidates, anything else with one choice."""

    number: int
    kind: str
    """A stable name, such as "response" or "discard"; empty if there is nothing to choose."""
    text: str
    options: tuple[OptionShown, ...]
    mates: tuple[int, ...]
    """The teammates who are asked too: the first answer of any of them counts for all."""
    fewest: int
    most: int
    """0 for a question that is not a pick."""
    least: int
    left: int
    """Milliseconds until it is answered by the clock; -1: no limit."""

    def is_pick(self) -> bool:
        """Whether several may be chosen."""
        return self.most > 0


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What the table waits for, as everybody sees it."""

    number: int
    kind: Literal["question", "response"]
    seats: tuple[int, ...]
    """Who could act, judging by public information."""
    holders: tuple[int, ...]
    left: int
    """Milliseconds until it has passed; -1: no limit."""

    def closes_in(self) -> int:
        """In how many seconds a window closes; 0 if it is not a window, or if nobody knows."""
        return -(-self.left // 1000) if self.kind == "response" and self.left > 0 else 0


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended, and what lets anybody check the shuffles."""

    winners: tuple[int, ...]
    conceded: bool
    secret: str
    numbers: tuple[str, ...]


class ArmedCard(msgspec.Struct, frozen=True, gc=False):
    """A card that will be played as soon as it can."""

    card: int
    targets: tuple[int, ...] | None


class OrdersShown(msgspec.Struct, frozen=True, gc=False):
    """The seat's own standing orders."""

    pass_turn: bool
    pass_own: bool
    pass_untouched: bool
    pass_all: bool
    stop_for: tuple[str, ...]
    ask_always: bool
    ask_anytime: bool


class TimersShown(msgspec.Struct, frozen=True, gc=False):
    """How long people may think at this table, in milliseconds."""

    limited: bool
    decision: int
    bank: int
    window: int
    hold: int
    fewest_pause: int
    most_pause: int
    bot: int
    quick: bool


class Private(msgspec.Struct, frozen=True, gc=False):
    """Standing orders and armed cards, which only the viewer's own seat knows."""

    orders: OrdersShown
    armed: tuple[ArmedCard, ...]


class Takeback(msgspec.Struct, frozen=True, gc=False):
    """Somebody asks to take choices back."""

    seat: int
    steps: int
    waiting: tuple[int, ...]
    """Whose consent is still wanted."""
    agreed: tuple[int, ...]
    left: int
    """Milliseconds until it lapses."""


class PublicHouse(msgspec.Struct, frozen=True, gc=False):
    """What all viewers are told alike about the table and its people."""

    phase: Literal["gathering", "playing", "over"]
    game: str
    options: dict[str, str]
    timers: TimersShown
    commitment: str
    """SHA-256 of the secret the shuffles are made from."""
    host: int
    seats: tuple[SeatShown, ...]
    teams: tuple[int, ...]
    """The team of each seat; those with the same number play together."""
    turn: int
    moment: Moment | None
    takeback: Takeback | None
    silenced: bool
    """Whether spectators may not speak here."""
    outcome: Outcome | None
    rematch: str
    """The table where the same people meet again; empty if there is none."""


class House(PublicHouse, frozen=True, gc=False):
    """The table and its people as the viewer may see them: everything that is not the game's own."""

    question: Question | None
    private: Private | None
    undo: int
    """How many choices the viewer's seat could take back, by consent or without."""
    muted: tuple[int, ...]
    """Whom the viewer does not want to hear; -1: the spectators."""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """Everything the viewer may see now."""

    house: House
    game: GameTable | None
    """What the game shows of its position; null before the game."""


class Changes(msgspec.Struct, frozen=True, gc=False):
    """The parts of a scene that are not as they were, under their names: put them in the place of those you have.

    Of the house only the parts that changed are told, and of the game, where there was one before and still is.
    """


class RemarkShown(msgspec.Struct, frozen=True, gc=False):
    """Something said at the table; seat -1 is a spectator."""

    at: int
    seat: int
    name: str
    text: str


class Reply(msgspec.Struct, tag_field="type", frozen=True, gc=False):
    """Everything the server says."""


class Welcome(Reply, tag="welcome", frozen=True, gc=False):
    """The token was good. What follows is news, if the client could catch up, or everything."""

    protocol: int
    table: str
    seat: int
    """-1: a spectator."""
    resumed: bool


class Everything(Reply, tag="everything", frozen=True, gc=False):
    """Everything a viewer may know; what was known before no longer counts."""

    number: int
    facts: tuple[Fact, ...]
    """The last ones."""
    remarks: tuple[RemarkShown, ...]
    scene: Scene


class News(Reply, tag="news", frozen=True, gc=False):
    """What is new since the news before; each viewer's are numbered for themselves, without gaps.

    The first after a `welcome` has all parts of the scene.
    """

    number: int
    facts: tuple[Fact, ...]
    remarks: tuple[RemarkShown, ...]
    changes: Changes


class Presence(Reply, tag="presence", frozen=True, gc=False):
    """Who is connected. It is not numbered and not kept."""

    seats: tuple[int, ...]
    spectators: int


class Notice(Reply, tag="notice", frozen=True, gc=False):
    """Something about the server that everybody at the table should know. It is not numbered and not kept."""

    reason: str
    """For programs: store-away (nothing can be stored, so the table waits), store-back, other-rules, or closed."""
    text: str
    """For people."""


class Done(Reply, tag="done", frozen=True, gc=False):
    """A command was carried out, or had been before."""

    id: int


class Refused(Reply, tag="refused", frozen=True, gc=False):
    """A command was not carried out, and why."""

    id: int
    reason: str
    """For programs."""
    text: str
    """For people."""


class Looked(Reply, tag="looked", frozen=True, gc=False):
    """The answer to `look`."""

    id: int
    what: Literal["hand", "table", "mats", "bots"]
    lines: tuple[str, ...]


class Previewed(Reply, tag="previewed", frozen=True, gc=False):
    """The answer to `preview`."""

    id: int
    question: int
    previews: tuple[Preview, ...]


class OddsTold(Reply, tag="odds", frozen=True, gc=False):
    """The answer to `odds`: each seat's chance to win, and how many games were played on to find it."""

    id: int
    games: int
    chances: tuple[float, ...]


class Pong(Reply, tag="pong", frozen=True, gc=False):
    """The answer to `ping`."""

    id: int


ServerMessage = Welcome | Everything | News | Presence | Notice | Done | Refused | Looked | Previewed | OddsTold | Pong
