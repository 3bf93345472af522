"""Which rule is carried out where, and which scenarios prove it: read from what cites the rules' ids."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

import yaml

import taproom
from taproom.kernel.verdicts import Malformed

_ID = re.compile(r"\b[RD]\d{1,2}(?:\.\d{1,2}[a-z]?){0,2}\b")
_RANGE = re.compile(r"\b([RD]\d{1,2}(?:\.\d{1,2})?)\.(\d{1,2}) to \1\.(\d{1,2})\b")
_PACKAGE = Path(taproom.__file__).parent
_SPEAK_OF_IDS = tuple(Path(__file__).parent.glob("*.py"))
"""These name rules only as examples."""


@dataclass
class Cited:
    """Who cites a rule."""

    modules: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)


def order(rule: str) -> tuple[int, tuple[int, ...], str]:
    """Rules before decisions, chapters by number."""
    return (0 if rule[0] == "R" else 1, tuple([int(number) for number in re.findall(r"\d+", rule)]), rule)


def cited_rules(root: Path) -> dict[str, Cited]:
    """All ids that the code or the scenarios under `root` cite, in the order of the rulebook."""
    found: dict[str, Cited] = {}
    for path in sorted(set(_PACKAGE.rglob("*.py")) - set(_SPEAK_OF_IDS)):
        for rule in _ids(path.read_text(encoding="utf-8")):
            found.setdefault(rule, Cited()).modules.append(path.relative_to(_PACKAGE).as_posix())
    for path in sorted((root / "tests" / "rulebook").rglob("*.y*ml")):
        for name, rules in _scenarios(path):
            for rule in _ids(rules):
                found.setdefault(rule, Cited()).scenarios.append(name)
    return {rule: found[rule] for rule in sorted(found, key=order)}


def _scenarios(path: Path) -> list[tuple[str, str]]:
    """The id of each scenario in a file and the rules it names, as one text."""
    try:
        documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise Malformed(f"{path}: not a file of scenarios: {' '.join(str(error).split())}") from None
    named = [document for document in documents if isinstance(document, dict)]
    return [(str(document.get("id", path.name)), str(document.get("rules", ""))) for document in named]


def _ids(text: str) -> Iterable[str]:
    """The ids in a text; "R1.2.1 to R1.2.4" is all four."""
    ids = set(_ID.findall(text))
    for chapter, first, last in _RANGE.findall(text):
        ids.update([f"{chapter}.{number}" for number in range(int(first), int(last) + 1)])
    return sorted(ids, key=order)


def basis() -> list[str]:
    """The rules of what is built: R0 to R82 of the Inn, R90 to R96 of Dragonstones. A scenario must prove each."""
    return (Path(__file__).parent / "rule_ids.txt").read_text(encoding="ascii").split()


def list_rules(root: Path, coverage: bool) -> list[str]:
    """One line for each rule that is cited; with `coverage` for each rule of `basis`, and how many are proven."""
    rules = cited_rules(root)
    wanted = basis() if coverage else list(rules)
    lines = [f"{rule:9} {' '.join(rules.get(rule, Cited()).scenarios) or '-'}" for rule in wanted]
    if coverage:
        proven = [rule for rule in wanted if rule in rules and rules[rule].scenarios]
        lines.append(f"{len(proven)} of {len(wanted)} rules have a scenario; {len(wanted) - len(proven)} have none")
    return lines


def as_data(root: Path, wanted: str, coverage: bool) -> dict[str, Cited]:
    """For scripts: who cites a rule, any rule of a chapter, each that is cited, or each of `basis`."""
    rules = cited_rules(root)
    if wanted:
        return {rule: rules[rule] for rule in _within(rules, wanted)}
    return {rule: rules.get(rule, Cited()) for rule in basis()} if coverage else rules


def _within(rules: dict[str, Cited], wanted: str) -> list[str]:
    wanted = wanted.strip().upper() if not wanted[-1:].islower() else wanted[:1].upper() + wanted[1:]
    within = [rule for rule in rules if rule == wanted or rule.startswith(f"{wanted}.")]
    if not within:
        near = get_close_matches(wanted, rules, 1, 0.5)
        raise Malformed(f"nothing cites a rule {wanted!r}" + (f"; did you mean {near[0]}?" if near else ""))
    return within


def describe_rule(root: Path, wanted: str) -> list[str]:
    """The code and the scenarios that cite a rule, or any rule of a chapter."""
    rules = cited_rules(root)
    lines: list[str] = []
    for rule in _within(rules, wanted):
        lines.append(rule)
        lines.extend([f"  code      {name}" for name in rules[rule].modules])
        lines.extend([f"  scenario  {name}" for name in rules[rule].scenarios])
    return lines
