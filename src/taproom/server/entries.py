"""What a table's log is made of. A table is nothing but its log: every entry is stored first, then carried out.

`at` is the table's own time in milliseconds. It stands still while the server is down, so that nobody loses by that.
Entries are secret: they hold sealed answers, armed cards, and the secret of a running game's shuffles.
"""

from typing import Annotated

import msgspec

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Occasions = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=32)], ...], msgspec.Meta(max_length=16)]


class Entry(msgspec.Struct, tag_field="type", frozen=True):
    """One thing that happened at a table, by somebody's wish or because time ran out."""

    at: int


class Timers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in milliseconds. Without `limited` they may think for ever."""

    limited: bool = True
    decision: Milliseconds = 60_000
    """For each question; what goes beyond it is taken from the bank."""
    bank: Milliseconds = 180_000
    window: Milliseconds = 7_500
    """For an answer to something that happened, at most."""
    hold: Milliseconds = 20_000
    """By how much "hold, I am thinking" makes such a moment longer; without `limited` it waits until "go on"."""
    fewest_pause: Milliseconds = 500
    most_pause: Milliseconds = 1100
    """If `quick`, a seat that is not asked seems to think for so long, by lot; else no moment is shorter."""
    bot: Milliseconds = 600
    """After so long a bot answers."""
    quick: bool = False
    """End each moment as soon as everybody who is asked has answered: the clock then tells whether somebody was."""


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a pack. Its name is a name and nothing else: no folders, no dots but one."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_][a-z0-9_-]{0,50}[.]toml(?!\\n)$")]
    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class Opened(Entry, tag="opened", frozen=True):
    """Somebody laid a table."""

    game: str
    seats: int
    wishes: dict[str, str]
    timers: Timers
    listed: bool
    watch: str
    """The hash of the token that lets people watch."""
    secret: str
    """What the shuffles are made from, together with everybody's numbers."""
    delays: str
    """What the pauses are drawn from."""
    before: str = ""
    """The table this is a rematch of."""
    laid: int = 0
    """When that was, in seconds since 1970."""
    pack: tuple[PackFile, ...] = ()
    """What the wish `pack` names by its hash."""


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat; whoever has the token is that person."""

    seat: int
    name: str
    token: str
    """Its hash."""
    number: str
    """The person's share in the shuffles."""
    character: str
    account: str = ""
    """The person's, if there is one."""


class Returned(Entry, tag="returned", frozen=True):
    """The account whose seat it is took it up elsewhere: another token from now on."""

    seat: int
    token: str


class Rose(Entry, tag="rose", frozen=True):
    """A seat became empty before the game."""

    seat: int


class BotSat(Entry, tag="bot_sat", frozen=True):
    """A bot took a seat."""

    seat: int
    level: str
    character: str
    pace: int = 0
    """For how long it may think, in milliseconds: it seems to think so long whether it is asked or not."""


class Wished(Entry, tag="wished", frozen=True):
    """A person wants to play another character."""

    seat: int
    character: str


class Mixed(Entry, tag="mixed", frozen=True):
    """A person gave another number for the shuffles."""

    seat: int
    number: str


class Arranged(Entry, tag="arranged", frozen=True):
    """Whoever laid the table wants other options or clocks."""

    wishes: dict[str, str]
    timers: Timers


class Started(Entry, tag="started", frozen=True):
    """The cards were dealt."""

    rules: int
    """The rules version."""
    options: dict[str, object]
    fewest_pause: int
    most_pause: int
    even: bool = False
    """Whether windows last for a time that is settled as they open; before there was this, none did."""


class Chose(Entry, tag="chose", frozen=True):
    """A seat answered its question; in a window the answer stays sealed until the window closes."""

    seat: int
    question: int
    choice: int


class Closed(Entry, tag="closed", frozen=True):
    """A moment in which people might have acted has passed."""

    pause: int


class TimedOut(Entry, tag="timed_out", frozen=True):
    """A person thought for too long; the least is done."""

    seat: int
    question: int


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants done without being asked; nobody else ever learns of it."""

    pass_turn: bool = False
    """Pass every window until the turn is over."""
    pass_own: bool = False
    """Pass what the seat itself has caused."""
    pass_untouched: bool = False
    """Pass what does not touch the seat."""
    pass_all: bool = False
    """Pass every window, and do the least whenever asked, as if the seat had thought for a while."""
    stop_for: Occasions = ()
    """Occasions that are always asked about, whatever else is said here."""
    ask_always: bool = False
    """Ask even when there is nothing to play, so as not to be read."""
    ask_anytime: bool = False
    """Ask also about cards that need no occasion, or would undo what the seat did; without this they can be armed."""


class Ordered(Entry, tag="ordered", frozen=True):
    """A seat gave standing orders."""

    seat: int
    orders: Orders


class Armed(Entry, tag="armed", frozen=True):
    """A seat will play this card as soon as it can; with targets, only on them."""

    seat: int
    card: int
    targets: tuple[int, ...] | None


class Disarmed(Entry, tag="disarmed", frozen=True):
    """A seat thought better of it."""

    seat: int
    card: int


class Held(Entry, tag="held", frozen=True):
    """A seat asked the table to wait, or no longer needs it to."""

    seat: int
    on: bool


class Said(Entry, tag="said", frozen=True):
    """A seat spoke: its own words, or one of the phrases that everybody reads in their own language."""

    seat: int
    text: str
    phrase: str


class Conceded(Entry, tag="conceded", frozen=True):
    """A person gave the game up."""

    seat: int


class Lent(Entry, tag="lent", frozen=True):
    """The table let a bot play for somebody who is away."""

    seat: int
    level: str
    pace: int = 0


class Reclaimed(Entry, tag="reclaimed", frozen=True):
    """The person is back."""

    seat: int


class Undone(Entry, tag="undone", frozen=True):
    """What was chosen since was taken back, freely; `choices` of the record remain."""

    choices: int


class Unsealed(Entry, tag="unsealed", frozen=True):
    """A seat took back an answer that nobody had seen yet, and is asked again."""

    seat: int


class TakebackAsked(Entry, tag="takeback_asked", frozen=True):
    """A seat asked the others to let it take choices back; it happens when all of `waiting` agree."""

    seat: int
    steps: int
    choices: int
    """So many of the record would remain."""
    waiting: tuple[int, ...]


class TakebackAnswered(Entry, tag="takeback_answered", frozen=True):
    """Somebody agreed or declined; the asker's own no withdraws the wish."""

    seat: int
    agrees: bool


class TakebackLapsed(Entry, tag="takeback_lapsed", frozen=True):
    """Not everybody agreed in time."""


class Muted(Entry, tag="muted", frozen=True):
    """A seat no longer hears another (SPECTATOR: the spectators), or hears it again."""

    seat: int
    other: int
    on: bool


class Silenced(Entry, tag="silenced", frozen=True):
    """Whoever laid the table lets the spectators speak no longer, or again."""

    on: bool


class Moved(Entry, tag="moved", frozen=True):
    """A person sat down on another seat before the game, which was empty."""

    seat: int
    to: int


class Abandoned(Entry, tag="abandoned", frozen=True):
    """The game is over without a winner: nobody came for too long, or the operator closed the table."""


class Rematched(Entry, tag="rematched", frozen=True):
    """The same people meet at a new table."""

    table: str


class CarriedOver(Entry, tag="carried_over", frozen=True):
    """The house has other rules now; the table stands as is written here, and goes on by them."""

    rules: int
    lost: int
    """How many entries before this one could not be carried out by the new rules."""
    position: bytes


AnyEntry = (
    Opened
    | Sat
    | Returned
    | Rose
    | BotSat
    | Wished
    | Mixed
    | Arranged
    | Started
    | Chose
    | Closed
    | TimedOut
    | Ordered
    | Armed
    | Disarmed
    | Held
    | Said
    | Conceded
    | Lent
    | Reclaimed
    | Undone
    | Unsealed
    | TakebackAsked
    | TakebackAnswered
    | TakebackLapsed
    | Muted
    | Silenced
    | Moved
    | Abandoned
    | Rematched
    | CarriedOver
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(body)
