"""Positions of the Inn that earlier versions of the program wrote down.

To change what `Position.dump` writes, add a step at the end of `MIGRATIONS`: the version follows from their number.
"""

from typing import Final

from taproom.table.migrations import Migration, Migrations, Snapshot
from taproom.table.verdicts import Malformed

_NUMBERS: Final = 21
"""So many had version 2; the last two are those who are away and those who have anted."""


class AddComponents(Migration):
    """Version 1 to 2. Version 1 knew no components, nobody who is away, and did not stand still among people."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        """Nothing lies before anybody besides the cards, and nobody is away or has anted."""
        numbers = found.get("numbers")
        if not isinstance(numbers, list):
            raise Malformed("saved position: 'numbers' must be a list")
        added = {"components": [[], [], [], [[]]], "attentive": False}
        return {**added, **found, "numbers": numbers + [0] * (_NUMBERS - len(numbers))}


MIGRATIONS: Final = Migrations([AddComponents()])
