"""Migrating snapshots that an earlier version of the program saved.

Every snapshot carries a version. A migration is one step, from a version to the next. A game lists all its steps in
order, and `Game.load` runs a snapshot through them first, so the code that reads snapshots only knows the current form.
"""

from mypy_extensions import mypyc_attr

from taproom.kernel.events import Event
from taproom.kernel.verdicts import Malformed

Snapshot = dict[str, object]
"""The result of `State.dump`; its `version` says which form it has."""
FIRST = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Migration:
    """One step, from a version of a game's snapshots to the next. Override what changes.

    Snapshots are not the only place where cards go by number: saved events do, and so do armed cards in a table's log.
    A step that renumbers cards must override all three. `options` are the ones the game was started with.
    """

    def snapshot(self, found: Snapshot) -> Snapshot:
        """The same position in the next version. The caller sets `version`."""
        return found

    def event(self, options: dict[str, object], event: Event) -> Event:
        """An event that was saved beside such a snapshot."""
        return event

    def card(self, options: dict[str, object], card: int) -> int:
        """The new number of a card."""
        return card


class Migrations:
    """All of a game's steps in order; the first leads from version 1 to version 2."""

    def __init__(self, steps: list[Migration]) -> None:
        self.steps = steps
        self.version = FIRST + len(steps)
        """The version that `State.dump` writes."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """The snapshot in the current version. Leaves its argument unchanged."""
        version = found.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or not FIRST <= version <= self.version:
            raise Malformed(f"saved position of version {version!r}: this program reads {self.readable()}")
        while version < self.version:
            step = self.steps[version - FIRST]
            version += 1
            found = {**step.snapshot(found), "version": version}
        return found

    def event(self, version: int, options: dict[str, object], event: Event) -> Event:
        """An event that was saved beside a snapshot of this version."""
        for step in self.steps[version - FIRST :]:
            event = step.event(options, event)
        return event

    def card(self, version: int, options: dict[str, object], card: int) -> int:
        """The current number of a card that had this number in that version."""
        for step in self.steps[version - FIRST :]:
            card = step.card(options, card)
        return card

    def readable(self) -> str:
        """The versions that can be read, for error messages."""
        return f"version {FIRST}" if self.version == FIRST else f"versions {FIRST} to {self.version}"
