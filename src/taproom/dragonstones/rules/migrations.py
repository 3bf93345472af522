"""Positions of Fist of Dragonstones that earlier versions of the program wrote down.

To change what `dump_position` writes, add a step at the end of `MIGRATIONS`: the version follows from their number.
"""

from typing import Final

from taproom.table.migrations import Migration, Migrations, Snapshot


class StandStill(Migration):
    """Version 1 to 2. The first positions of version 1 did not say whether they stand still among people."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """They did not."""
        return {"attentive": False, **found}


MIGRATIONS: Final = Migrations([StandStill()])
