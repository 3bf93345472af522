"""What is said about accounts: to sign up, to sign in, and what was played."""

from typing import Annotated

import msgspec

from taproom.protocol.commands import Key, Name, Token

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A name and a password, to sign up or in."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Another password; everybody else who is signed in to the account is signed out."""

    old: Password
    new: Password


class Farewell(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Delete the account with all its data."""

    password: Password


class SignOut(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Sign out here, or everywhere."""

    everywhere: bool = False


class Return(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Take a seat of the account's again, on another device; the former token of the seat ends."""

    table: Key


class Adoption(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Make a game that was begun as a guest one of the account's."""

    table: Key
    token: Token
    """The seat's: it proves who played there."""


class Adopted(msgspec.Struct, frozen=True):
    """The game is the account's from now on."""

    table: str
    seat: int


class AccountShown(msgspec.Struct, frozen=True):
    """The account that is signed in."""

    name: str
    since: int
    """Seconds since 1970, as all dates here."""
    sessions: int
    """How often it is signed in now."""


class SignedOut(msgspec.Struct, frozen=True):
    """Nobody is signed in here any longer."""

    everywhere: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A game of the account's."""

    table: str
    """Its key: `/api/tables/{table}/replay/{step}` steps through it once it is over."""
    seat: int
    game: str
    character: str
    """Empty in a game without characters, or before they are dealt."""
    seats: int
    over: bool
    won: bool
    place: int
    """1 for the winner; 0 if the game tells no places, or is not over."""
    cause: str
    """What ended the seat's game, in words; empty if nothing did."""
    laid: int
    ended: int
    """0 while it is not over."""
    seconds: int
    """How long it was played."""
    turns: int
    choices: int
    rules: int
    """The rules version it ended under; 0 if it predates versions or hasn't started."""
    rules_now: int
    """The rules version of this server."""


class Score(msgspec.Struct, frozen=True):
    """Games and wins under one heading."""

    heading: str
    games: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """The account's finished games, counted."""

    games: int
    wins: int
    by_game: tuple[Score, ...]
    by_character: tuple[Score, ...]
    by_seats: tuple[Score, ...]
    causes: tuple[Score, ...]
    """What ended games that were lost, in words."""
