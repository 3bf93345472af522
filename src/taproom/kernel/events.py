"""Facts about what happened, each with who may see what of it."""

from typing import Final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1
"""As a mask of seats: all bits set, spectators included."""


@mypyc_attr(acyclic=True)
class Event:
    """A fact: its kind and numbers mean what the game says; `cards` is visible only to the seats in `shown_to`."""

    __slots__ = ("amount", "cards", "kind", "other", "seat", "shown_to", "subject")

    def __init__(
        self, kind: int, seat: int, other: int, subject: int, amount: int, cards: tuple[int, ...], shown_to: int
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.other: Final = other
        self.subject: Final = subject
        self.amount: Final = amount
        self.cards: Final = cards
        self.shown_to: Final = shown_to

    def seen_by(self, seat: int) -> "Event":
        """What this seat may know of it; any seat below 0 is a spectator. `amount` still counts hidden cards."""
        if self.shown_to == EVERYBODY or (seat >= 0 and (self.shown_to >> seat) & 1):
            return self
        return Event(self.kind, self.seat, self.other, self.subject, self.amount, (), self.shown_to)

    def shown_only_to(self) -> int:
        """The seats that see cards a spectator does not, as a mask."""
        return self.shown_to if self.cards and self.shown_to != EVERYBODY else 0

    def key(self) -> tuple[int, int, int, int, int, tuple[int, ...]]:
        """The facts alone, for comparing what two viewers saw."""
        return (self.kind, self.seat, self.other, self.subject, self.amount, self.cards)
