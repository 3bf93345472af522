"""How a command ends, for scripts: docs/command-line.md has the same table, and a test holds both to this one."""

from typing import Final

from taproom.table.verdicts import Malformed

DONE: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

MEANINGS: Final = {
    DONE: "done",
    FAILED: "a check failed: scenario, pack, record, tables, games",
    BAD_INPUT: "the command line or a file cannot be used; one line says why",
    INTERRUPTED: "interrupted, by Ctrl-C",
}

EPILOGUE: Final = "Exit status: " + "\n".join(
    [f"{'' if status == DONE else ' ' * 13}{status:<3} {meaning}" for status, meaning in MEANINGS.items()]
)
"""Below every --help."""


class Refuted(Malformed):
    """What was given makes sense, and a check of it failed."""
