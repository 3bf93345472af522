"""Seats and who sits on them. A seat is a capability: only whoever has its token can see or choose for it."""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Final, Literal

from taproom.server.entries import Timers

Kind = Literal["empty", "person", "bot"]
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

_TOKEN_BYTES: Final = 24
_CODE_LENGTH: Final = 6
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Nothing that looks like something else when it is read out."""


@dataclass
class Chair:
    """One seat of a table."""

    kind: Kind = EMPTY
    name: str = ""
    token: str = ""
    """The hash of the person's token."""
    number: str = ""
    character: str = ""
    account: str = ""
    """The person's, if there is one."""
    level: str = ""
    """Of the bot that sits here."""
    stand_in: str = ""
    """The level of the bot that plays for a person who is away or has conceded."""
    pace: int = 0
    """For how long the bot that plays here may think, in milliseconds."""
    conceded: bool = False
    bank: int = 0
    """What is left of the person's spare time, in milliseconds."""
    muted: set[int] = field(default_factory=set)
    """Whom the person does not want to hear; SPECTATOR stands for all spectators."""
    spent: int = 0
    """How much of the spare time an answer took of which the others have not been told yet."""

    def is_played_by_person(self) -> bool:
        """Whether somebody is to be asked here."""
        return self.kind == PERSON and not self.stand_in

    def spend_time(self, took: int, timers: Timers) -> None:
        """An answer took so long: what goes beyond the time for it comes out of the spare time."""
        if timers.limited and self.is_played_by_person():
            self.spent = min(self.bank, max(0, took - timers.decision))

    def bot_level(self) -> str:
        """The level of the bot that plays here; empty if a person does."""
        return self.level if self.kind == BOT else self.stand_in


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_code() -> str:
    """A short code to read out to friends. It opens a seat that is free, never one that is taken."""
    # Each letter is as likely as any other: their number divides that of the bytes.
    return "".join([_CODE_LETTERS[byte % len(_CODE_LETTERS)] for byte in secrets.token_bytes(_CODE_LENGTH)])


def fingerprint(token: str) -> str:
    """What is kept of a token: a reader of the database could not sit down with it."""
    return hashlib.sha256(b"taproom token " + token.encode()).hexdigest()


ANYBODY: Final = fingerprint("watch")
"""With this token anybody may watch a table that is listed."""
