"""Bringing forward what an earlier version of the program wrote down.

What is written down has a version. A migration is a step from one version to the next; all steps a game knows stand in
one list, in order, and every position is read through it. So the code that reads knows the present form and no other.
"""

from mypy_extensions import mypyc_attr

from taproom.table.events import Event
from taproom.table.verdicts import Malformed

Snapshot = dict[str, object]
"""What `State.dump` gives. Its `version` says in which form."""
FIRST = 1
"""The first version of anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Migration:
    """From one version of a game's snapshots to the next; what a step does not concern it leaves as it is.

    Cards go by number in more than snapshots: a table's log names armed cards, and what happened is told of cards. A
    step that numbers cards anew must say so for all three. `options` are those the game was started with.
    """

    def snapshot(self, found: Snapshot) -> Snapshot:
        """The same position in the next version; `version` is seen to by the caller."""
        return found

    def event(self, options: dict[str, object], event: Event) -> Event:
        """A fact that was told of such a game."""
        return event

    def card(self, options: dict[str, object], card: int) -> int:
        """The number of a card in such a game."""
        return card


class Migrations:
    """All steps of a game's snapshots, in order: the first leads from version 1 to version 2."""

    def __init__(self, steps: list[Migration]) -> None:
        self.steps = steps
        self.version = FIRST + len(steps)
        """The version in which positions are written down now."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """The position in the present version; the one that was found stays as it is."""
        version = found.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or not FIRST <= version <= self.version:
            raise Malformed(f"saved position of version {version!r}: this program reads {self.readable()}")
        while version < self.version:
            step = self.steps[version - FIRST]
            version += 1
            found = {**step.snapshot(found), "version": version}
        return found

    def event(self, version: int, options: dict[str, object], event: Event) -> Event:
        """A fact that was written down beside a snapshot of this version."""
        for step in self.steps[version - FIRST :]:
            event = step.event(options, event)
        return event

    def card(self, version: int, options: dict[str, object], card: int) -> int:
        """The present number of a card that had this one at the time of that version."""
        for step in self.steps[version - FIRST :]:
            card = step.card(options, card)
        return card

    def readable(self) -> str:
        """Which versions can be read, in words."""
        return f"version {FIRST}" if self.version == FIRST else f"versions {FIRST} to {self.version}"
