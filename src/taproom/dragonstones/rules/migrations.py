"""Migrations of the snapshots of Fist of Dragonstones.

When you change what `dump_position` writes, append a step to `MIGRATIONS`; the version follows from its length.
"""

from typing import Final

from taproom.kernel.migrations import Migration, Migrations, Snapshot


class AddAttentive(Migration):
    """Version 1 to 2: early snapshots of version 1 had no `attentive`."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """They did not wait for people."""
        return {"attentive": False, **found}


MIGRATIONS: Final = Migrations([AddAttentive()])
