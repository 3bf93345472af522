"""Mutants: small ways to break a rule in the code, and the rules that nothing can observe, read from mutants/*.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from taproom.cli.rules import basis, order

FOLDER = Path(__file__).parent / "mutants"


@dataclass(frozen=True)
class Mutant:
    """A piece of a module that carries out rules, and what to put in its place so that they are broken."""

    rules: tuple[str, ...]
    module: str
    """Its path below the package; the TOML files of decks and characters are some too."""
    old: str
    new: str
    secrets: bool = False
    """Whether only a look at what the seats are shown can find it out."""

    def applied(self, source: str) -> str:
        """The module with the rules broken; ValueError if it does not hold the piece exactly once."""
        if source.count(self.old) != 1:
            found = source.count(self.old)
            raise ValueError(
                f"{self.module} holds {found} times, not once, the line of {', '.join(self.rules)}: {self.old!r}"
            )
        return source.replace(self.old, self.new)

    def describe(self) -> str:
        """The change in one line."""
        return f"{self.module}: {_short(self.old)} -> {_short(self.new)}"


def _short(code: str) -> str:
    line = " ".join(code.split())
    return line if len(line) <= 60 else line[:57] + "..."


def read_mutants() -> tuple[list[Mutant], dict[str, str]]:
    """All mutants in the order of the rulebook, and why the other rules have none."""
    mutants: list[Mutant] = []
    reasons: dict[str, str] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        mutants.extend([_mutant(table) for table in tables.get("mutants", [])])
        for table in tables.get("unobservable", []):
            reasons.update(dict.fromkeys(table["rules"], table["reason"]))
    mutants.sort(key=lambda mutant: order(mutant.rules[0]))
    return mutants, reasons


def _mutant(table: dict[str, Any]) -> Mutant:
    return Mutant(tuple(table["rules"]), table["module"], table["old"], table["new"], table.get("secrets", False))


def left_out(mutants: list[Mutant], reasons: dict[str, str]) -> list[str]:
    """Rules of the two games that have neither a mutant nor a reason to have none."""
    broken = {rule for mutant in mutants for rule in mutant.rules}
    return [rule for rule in basis() if rule not in broken and rule not in reasons]
