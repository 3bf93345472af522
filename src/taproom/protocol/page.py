"""The page about the protocol, docs/protocol.md: made from the message types, with what they do not say themselves."""

import re
import typing
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from taproom.presentation.types import Amount, Fact, Forecast, NumberChange, OptionShown, Preview, Span
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.protocol.schema import Call, table_types
from taproom.protocol.settings import Orders, Timers

_HEAD: Final = """# The protocol

This page is made from the message types in `src/taproom/protocol`
(`python -m taproom.server.http.documents`); a test fails if it is stale. The same as JSON Schema:
`GET /api/schema.json`; for generators of types (lists have no bounds): add `--json` to the command.
The HTTP API as OpenAPI: `GET /api/openapi.json`.

## A game in five steps

1. `POST /api/tables` lays a table and gives a `token`; friends `POST /api/seats` with the table's key or short code.
2. Connect a WebSocket to `/ws/{table}` and say `hello` with the token. A seat is a capability: who has the token
   sees its cards and chooses for it. Keep it secret; it never appears in an address. A listed table may be watched by
   everybody: there the token is `watch`.
3. The server says `welcome`, then `everything`. From then on `news` follow, numbered without gaps for each viewer.
   Facts and remarks are what is new; `changes` are the parts of the scene that are not as they were. Put them into the
   scene you have: `{**scene.house, **changes.house}`, and the same with `game`, unless it was null before or is now. A
   list in `game`, such as the seats, may be told as an object: it has what changed of some elements, under their
   places. The first news after a `welcome` have all parts. Times that are `left` count from the message they come with.
4. When `scene.house.question` is not null you are asked: answer with `choose`, naming the question's number. The same
   answer again is harmless. A late or impossible one is refused with the reason.
5. When the connection breaks, connect again and say `hello` with `after`, the number of the last news you got. You get
   what you missed, or everything. As long as the number is the same, so is the scene, but for the time that is left.

A `done` for your command comes after it is stored for good and carried out; a command without an `id` gets none.
After the `done` of a `choose` the question is answered, even if the news of it come later.

When the database is away, everybody at the table gets a `notice` with the reason `store-away`, and commands are
refused with `store`: nothing happens and the table's clocks stand still. The `notice` with the reason `store-back` says
that something was stored and all goes on; the last news come again with the time that is left. Repeat what was
refused; if it had reached the database after all, that is harmless. A `notice` with the reason `closed` says that the
house's operator has ended the game.

## Drawing a game without knowing its rules

A scene is `{house, game}`: the house is the table, its people, clocks and questions, alike for every game.
`scene.game` is what the game shows the viewer of its position, a type of its own for each game, told apart by its
field `game`. Cards go by the keys of the catalogue (`GET /api/games/{game}/catalogue`), which has titles, faces and
pictures and changes only with its ETag; numbers of cards are those of this table, which `arm` names. What can be done
comes with the question: each option says its card, way, targets and amounts, each card in hand the options that use
it, or why there are none. `preview` says what the options of a question would change if nobody answers, from what the
seat can know. The preview of the choice `least` is what comes if nobody does anything. A fact's spans are its
sentence with cards and seats marked; its changes are the numbers it moved.

## Moments

Whenever something happens that others could answer, `scene.house.moment` is of kind `response` and the table waits:
everybody who might answer is asked at once, and answers stay sealed until the moment has passed. How long that takes
is settled when it begins, from how long the people at this table took for the questions everybody saw them answer
(`docs/reliability.md`), and told in `moment.left`. It does not depend on what somebody holds, is asked, answers or
orders. A seat that needs longer says `hold`, as any seat may, with or without an answer; it lasts until the seat
answers or says `hold` with `on` false, which look the same to the others. Nobody is told who was asked.

With `timers.quick` the moment ends as soon as everybody who is asked has answered, and a seat with nothing to play
seems to think for a while, between `fewest_pause` and `most_pause`. That is faster, but the clock then tells when
somebody was asked. One person among bots always plays like that.

Who might answer follows from the cards of a character that are neither discarded nor in play; where nobody might, the
table does not wait. A card that needs no occasion is no answer, nor is one that would only undo the seat's own card:
a seat with nothing else is not asked, unless its order `ask_anytime` says so, but can `arm` the card, which is then
played when the moment passes or at the next one. A player without a hand to click in, such as a bot, gives that order.

## Showing the game at a person's pace

A client that moves and tells what happens piece by piece says `ready` with the number of the last news it has shown
whole. Where one person plays among bots and no clock runs (`timers.limited` is false), bots then wait with what they do
next, and with whatever happens by itself, until the client has caught up with the last news that had facts; after two
minutes the game goes on all the same. A client that never says `ready`, says it with null, or loses its connection, is
not waited for, and nobody is at a table of several people: there a client shows what can be answered at once.

## Taking choices back

`undo` takes back your own last choices; `scene.house.undo` tells how many there are. One person among bots goes back
any number of steps. At a table of people:

- An answer nobody has seen yet (in a window that is still open, or to a question that several are asked at once) is
  taken back at once, and nobody else hears of it. The clock does not start anew.
- A choice since which nothing was revealed is taken back at once: no dice, no card named that the seat was not itself
  offered, nobody else who could have acted. A window that the choice opened counts as untouched for `fewest_pause`
  milliseconds.
- Anything else is a request that everybody reads in `scene.house.takeback`. It happens when all in `waiting` say
  `agree`: all who could have acted since, judging by public information, or saw something that was revealed. It lapses
  when somebody says no, when the table goes on to another moment, or after a minute; after the n-th declined request
  the asker waits 10n² seconds.

Nobody is dealt other cards by taking something back: the dice and the order of the decks stay what they were, so the
same choice brings the same again and nobody can fish for a better throw. What the asker has seen meanwhile cannot be
unseen; that is why everybody affected must agree. Orders to pass and armed cards are cleared when the table goes
back.

## Accounts

Nobody needs one. `POST /api/accounts` or `POST /api/sessions` sets a cookie that scripts cannot read; it counts only
in requests with the header `X-Taproom` (any value), and only from the server's own pages. Who lays a table or sits
down with it has the game in `GET /api/account/history`, and can take the seat up again elsewhere (`POST
/api/account/seats`), which ends the former token. Programs that are no browsers keep the cookie themselves.

## Checking the shuffles

`scene.house.commitment` is the SHA-256 of a secret, published before anybody's number is known. Each client gives a
number when it sits down (or with `mix`). The key of the dice is SHA-256(secret, then all numbers in seat order, as
bytes). `scene.house.outcome` tells the secret and the numbers; `taproom verify` checks a record.

## When the server closes the connection

| Code | Meaning | What to do |
|---|---|---|
| 1012 | the server restarts | connect again |
| 1013 | the database is away | connect again in a moment |
| 1009 | a frame was too large | mend the client |
| 4400 | the first message was no `hello` | mend the client |
| 4401 | the token is not valid at this table, or no longer | ask for another link |
| 4403 | a page of another site asked | use the server's own page |
| 4404 | there is no such table, or the operator has deleted it | |
| 4408 | the client did not read | connect again |
| 4409 | the table is set aside: what is stored of it is damaged, or it was played by other rules | |
| 4410 | the seat was taken up elsewhere, with another token | |
| 4429 | far too many messages, pings, or wrong codes and tokens | slow down; for ten seconds you may not be let in |
"""


def page(calls: Sequence[Call]) -> str:
    """docs/protocol.md."""
    parts = [_HEAD, "\n## What a client says\n"]
    parts += [_message(kind) for kind in typing.get_args(cm.ClientMessage)]
    parts.append("\n## What the server says\n")
    parts += [_message(kind) for kind in typing.get_args(ms.ServerMessage)]
    parts.append("\n## What messages are made of\n")
    shown = (
        ms.Scene,
        ms.House,
        ms.Changes,
        ms.SeatShown,
        ms.Question,
        OptionShown,
        ms.Moment,
        ms.Private,
        ms.Takeback,
        ms.ArmedCard,
        ms.Outcome,
        Fact,
        Span,
        NumberChange,
        Amount,
        Preview,
        Forecast,
        ms.RemarkShown,
        Orders,
        Timers,
    )
    parts += [_struct(kind, kind.__name__) for kind in shown]
    parts.append("\n## What a game shows\n")
    parts += [_struct(kind, kind.__name__) for table in table_types() for kind in _structs(table)]
    parts.append("\n## The HTTP API\n")
    parts += [f"\n- `{call.method} {call.path}`: {call.summary.lower()}{_bodies(call)}" for call in calls]
    return "".join(parts) + "\n"


def _structs(kind: Any) -> list[type[msgspec.Struct]]:
    """A struct and all it is made of, but for those that every game uses."""
    found: list[type[msgspec.Struct]] = []
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        found.append(kind)
        inner: list[Any] = [field.type for field in msgspec.structs.fields(kind)]
    else:
        inner = list(typing.get_args(kind))
    for one in inner:
        found.extend([other for other in _structs(one) if other is not Amount and other not in found])
    return found


def _bodies(call: Call) -> str:
    return "" if call.takes is None else f" (`{call.takes.__name__}`, gives `{call.gives.__name__}`)"


def _message(kind: type[msgspec.Struct]) -> str:
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    return _struct(kind, f"`{tag}`")


def _struct(kind: type[msgspec.Struct], title: str) -> str:
    lines = [f"\n### {title}\n", " ".join((kind.__doc__ or "").split()), ""]
    for field in msgspec.structs.fields(kind):
        if field.name == "id" and field.default == 0:
            continue
        optional = "" if field.required else ", optional"
        lines.append(f"- `{field.name}`: {_type_name(field.type)}{optional}")
    return "\n".join(lines).rstrip() + "\n"


def _type_name(kind: Any) -> str:
    text = str(kind) if typing.get_origin(kind) is not None or not isinstance(kind, type) else kind.__name__
    text = re.sub(r"\b(taproom(\.\w+)*|typing)\.", "", text)
    return f"`{_plain(kind) if 'Meta(' in text else text}`"


def _plain(kind: Any) -> str:
    """A type without its bounds, which the schema tells."""
    if typing.get_origin(kind) is typing.Annotated:
        return _plain(typing.get_args(kind)[0])
    arguments = typing.get_args(kind)
    if not arguments:
        return "..." if kind is ... else "None" if kind is type(None) else str(getattr(kind, "__name__", kind))
    inner = [_plain(one) for one in arguments]
    origin = typing.get_origin(kind)
    if origin in (tuple, dict, list):
        return f"{origin.__name__}[{', '.join(inner)}]"
    return " | ".join(inner)
