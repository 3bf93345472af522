"""What a client says: typed commands, one JSON object per frame, told apart by `type`."""

from typing import Annotated, Literal

import msgspec

from taproom.protocol.settings import Orders, Timers

LARGEST_FRAME = 16_384
LONGEST_REMARK = 300
LONGEST_NAME = 24

Language = Literal["en", "ru"]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
GameOptions = Annotated[dict[Key, Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=16)]
Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){8,64}$")]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Everything a client says. `id` comes back in the answer, if it is not 0."""

    id: Count = 0


class Hello(Command, tag="hello", frozen=True, kw_only=True):
    """The first thing a client says. `token` is a seat's or the spectators'; `after` the last news it got."""

    token: Token
    language: Language = "en"
    after: Count | None = None


class Choose(Command, tag="choose", frozen=True, kw_only=True):
    """Answer a question: the number of an option, or a pick's candidates as a bit mask.

    The same answer again is harmless; an answer to a question that is gone is refused.
    """

    question: Count
    choice: Count


class SetOrders(Command, tag="order", frozen=True, kw_only=True):
    """Give standing orders; they replace the former ones."""

    orders: Orders


class Arm(Command, tag="arm", frozen=True, kw_only=True):
    """Play this card as soon as it can be played; with targets, only on them."""

    card: Count
    targets: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=16)] | None = None


class Disarm(Command, tag="disarm", frozen=True, kw_only=True):
    """Withdraw an armed card."""

    card: Count


class Hold(Command, tag="hold", frozen=True, kw_only=True):
    """Ask the table to wait with an open window, or to go on; any seat may, whether it has an answer or not."""

    on: bool = True


class Look(Command, tag="look", frozen=True, kw_only=True):
    """Describe your hand (with why each card can't be played), the table, or only the mats.

    One person among bots may also ask why the bots did what they did last.
    """

    what: Literal["hand", "table", "mats", "bots"]


class Foresee(Command, tag="preview", frozen=True, kw_only=True):
    """Ask what an answer to the present question would bring about if nobody answers it; without a choice, all answers.

    A pick's choice must be named.
    """

    question: Count
    choice: Count | None = None


class Odds(Command, tag="odds", frozen=True, kw_only=True):
    """Ask how likely everybody is to win, from what your seat can know; for one person among bots.

    One request at a time; it is forgotten when its connection ends.
    """


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Say that everything up to this piece of news has been shown; null: do not wait for this client any more.

    Where one person plays among bots and no clock runs, bots wait for a client that has said so once, but not for ever.
    """

    news: Count | None


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Speak: in your own words, or by the key of a phrase that everybody reads in their own language."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)] = ""
    phrase: Key = ""


class AddBot(Command, tag="add_bot", frozen=True, kw_only=True):
    """Let a bot sit down on an empty seat."""

    seat: Seat
    level: Key = ""
    character: Key = ""


class Clear(Command, tag="clear", frozen=True, kw_only=True):
    """Send a bot away, or leave your own seat, before the game."""

    seat: Seat


class PickCharacter(Command, tag="pick_character", frozen=True, kw_only=True):
    """Ask to play this character; empty for one drawn by lot."""

    character: Key


class Mix(Command, tag="mix", frozen=True, kw_only=True):
    """Give another number for the shuffles, before the game."""

    number: Hex


class Arrange(Command, tag="arrange", frozen=True, kw_only=True):
    """Change the game's options or the clocks before the game; for the person who laid the table.

    What is null stays as it is, and so does the table's pack.
    """

    options: GameOptions | None = None
    timers: Timers | None = None


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Deal the cards and begin."""


class Concede(Command, tag="concede", frozen=True, kw_only=True):
    """Give the game up."""


class Lend(Command, tag="lend", frozen=True, kw_only=True):
    """Let a bot play for somebody who is away, or for your own seat."""

    seat: Seat
    level: Key = ""


class Reclaim(Command, tag="reclaim", frozen=True, kw_only=True):
    """Take your own seat back from the bot."""


class Undo(Command, tag="undo", frozen=True, kw_only=True):
    """Take back your own last choices: at once while nothing new was revealed, else if those affected agree."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1


class Agree(Command, tag="agree", frozen=True, kw_only=True):
    """Let somebody take choices back, or not. The asker's own no withdraws the request."""

    on: bool = True


class Mute(Command, tag="mute", frozen=True, kw_only=True):
    """Mute a seat (-1: the spectators), or hear it again. Nobody else learns of it."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=31)]
    on: bool = True


class Silence(Command, tag="silence", frozen=True, kw_only=True):
    """Mute the spectators for everybody, or let them speak again; for the person who laid the table."""

    on: bool = True


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Sit down on another seat that is empty, before the game; a `welcome` tells the new one."""

    seat: Seat


class Swap(Command, tag="swap", frozen=True, kw_only=True):
    """Have two seats change places before the game, and so who sits with whom; for the person who laid the table.

    A `welcome` tells everybody who has moved their new seat.
    """

    seat: Seat
    other: Seat


class ShuffleSeats(Command, tag="shuffle_seats", frozen=True, kw_only=True):
    """Have everybody change places by lot before the game: other teams, if there are teams.

    For the person who laid the table. A `welcome` tells everybody who has moved their new seat.
    """


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Lay a new table for the same people."""


class Speak(Command, tag="speak", frozen=True, kw_only=True):
    """Switch to this language. `everything` follows, in that language."""

    language: Language


class Ping(Command, tag="ping", frozen=True, kw_only=True):
    """Check that the server is there."""


ClientMessage = (
    Hello
    | Choose
    | SetOrders
    | Arm
    | Disarm
    | Hold
    | Look
    | Foresee
    | Odds
    | Ready
    | Say
    | AddBot
    | Clear
    | PickCharacter
    | Mix
    | Arrange
    | Start
    | Concede
    | Lend
    | Reclaim
    | Undo
    | Agree
    | Mute
    | Silence
    | Move
    | Swap
    | ShuffleSeats
    | Rematch
    | Speak
    | Ping
)


class Numbered(msgspec.Struct, frozen=True):
    """What is read of a message that is refused."""

    id: Count = 0


_numbers = msgspec.json.Decoder(Numbered)


def number_of(message: str) -> int:
    """The id of any message, so that its sender knows which one was refused; 0 if it has none or makes no sense."""
    try:
        return _numbers.decode(message).id
    except (msgspec.DecodeError, UnicodeEncodeError):
        return 0
