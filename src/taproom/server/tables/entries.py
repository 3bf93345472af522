"""What a table's log is made of. A table is nothing but its log: every entry is stored first, then carried out.

`at` is the table's own time in milliseconds. It stands still while the server is down, so that nobody loses by that.
Entries are secret: they hold sealed answers, armed cards, and the secret of a running game's shuffles.
"""

import msgspec

from taproom.protocol.settings import Orders, PackFile, Timers

_STORED_AS = {"options": "wishes"}
"""Logs keep the name that a table's options had at first."""


class Entry(msgspec.Struct, tag_field="type", frozen=True):
    """One thing that happened at a table, because somebody asked for it or because time ran out."""

    at: int


class Opened(Entry, tag="opened", frozen=True, rename=_STORED_AS):
    """Somebody laid a table."""

    game: str
    seats: int
    options: dict[str, str]
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
    """The files of the pack that the option `pack` names by its hash."""
    exercise: str = ""
    """The lesson or puzzle that is played here: the bots do what it says."""


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat; the holder of the token is that person."""

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
    """The account that owns the seat took it up elsewhere: another token from now on."""

    seat: int
    token: str


class Adopted(Entry, tag="adopted", frozen=True):
    """The guest who sits there has an account by now, and the game becomes the account's."""

    seat: int
    account: str


class Rose(Entry, tag="rose", frozen=True):
    """A seat became empty before the game."""

    seat: int


class BotSat(Entry, tag="bot_sat", frozen=True):
    """A bot took a seat."""

    seat: int
    level: str
    character: str
    pace: int = 0
    """How long it may think, in milliseconds: it seems to take that long whether it is asked or not."""


class CharacterPicked(Entry, tag="wished", frozen=True):
    """A person wants to play another character."""

    seat: int
    character: str


class Mixed(Entry, tag="mixed", frozen=True):
    """A person gave another number for the shuffles."""

    seat: int
    number: str


class Arranged(Entry, tag="arranged", frozen=True, rename=_STORED_AS):
    """The person who laid the table wants other options or clocks."""

    options: dict[str, str]
    timers: Timers


class Started(Entry, tag="started", frozen=True):
    """The cards were dealt."""

    rules: int
    """The rules version."""
    options: dict[str, object]
    fewest_pause: int
    most_pause: int
    even: bool = False
    """Whether a window's length is settled as it opens; older tables did not do that."""
    position: dict[str, object] | None = None
    """What an exercise begins with instead of a deal."""


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
    """How many choices of the record would remain."""
    waiting: tuple[int, ...]


class TakebackAnswered(Entry, tag="takeback_answered", frozen=True):
    """Somebody agreed or declined; the asker's own no withdraws the request."""

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
    """The person who laid the table lets the spectators speak no longer, or again."""

    on: bool


class Moved(Entry, tag="moved", frozen=True):
    """A person sat down on another seat before the game, which was empty."""

    seat: int
    to: int


class Reseated(Entry, tag="reseated", frozen=True):
    """The person who laid the table had people and bots change places before the game."""

    order: tuple[int, ...]
    """For each seat the one its person or bot comes from."""


class Abandoned(Entry, tag="abandoned", frozen=True):
    """The game is over without a winner: nobody came for too long, or the operator closed the table."""


class Rematched(Entry, tag="rematched", frozen=True):
    """The same people meet at a new table."""

    table: str


class CarriedOver(Entry, tag="carried_over", frozen=True):
    """The server has new rules: the table stands as this snapshot says, and goes on under them."""

    rules: int
    lost: int
    """How many of the entries before this one the new rules could not carry out."""
    position: bytes


AnyEntry = (
    Opened
    | Sat
    | Returned
    | Adopted
    | Rose
    | BotSat
    | CharacterPicked
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
    | Reseated
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
