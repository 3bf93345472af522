"""Break every rule of both games in a copy of the sources, and see that a scenario citing the rule fails.

`make soak` runs it and writes docs/coverage.md. What has been found out is kept in build/mutation.json and not done
again while sources and scenarios stay the same; ARGS="R7 R92" looks only at the rules of these chapters.
"""

import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from rich.progress import track

from taproom.cli.rules import basis, order
from taproom.scenarios.reading import read_file
from tests.mutation.mutants import Mutant, left_out, read_mutants

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "taproom"
RULEBOOK = ROOT / "tests" / "rulebook"
KEPT = ROOT / "build" / "mutation.json"
REPORT = ROOT / "docs" / "coverage.md"
PATIENCE = 60
"""Seconds after which a broken engine counts as one that never ends."""
ENDLESS = "(never ends)"

CARELESS = ("NameError", "UnboundLocalError", "AttributeError", "TypeError", "ImportError", "SyntaxError")
"""Errors that show a badly written change rather than a broken rule."""

Cited = dict[str, list[tuple[str, str]]]
"""For each rule the scenarios that cite it: path and id."""


def scenarios_by_rule() -> Cited:
    cited: Cited = {}
    for path in sorted(RULEBOOK.rglob("*.yaml")):
        for document in read_file(path):
            for rule in document.data.get("rules", []):
                cited.setdefault(rule, []).append((str(path), document.id))
    return cited


class Unfair(Exception):
    """A change that breaks the program instead of a rule."""


class Workshop:
    """A copy of the package in which one module at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.copy = folder / "taproom"
        shutil.copytree(PACKAGE, self.copy, ignore=shutil.ignore_patterns("__pycache__"))
        # Compiled files are told apart by the second; two changes within one would be taken for the same.
        self.clock = itertools.count(1_000_000_000)

    def write(self, module: str, text: str) -> None:
        path = self.copy / module
        path.write_text(text, encoding="utf-8")
        now = next(self.clock)
        os.utime(path, (now, now))

    def failures(self, scenarios: list[tuple[str, str]], secrets: bool) -> list[str]:
        """The scenarios that fail on the copy as it is now."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.copy.parent), str(ROOT)])}
        command = [sys.executable, "-m", "tests.mutation.probe"]
        asked = json.dumps({"secrets": secrets, "scenarios": scenarios})
        try:
            done = subprocess.run(
                command, input=asked, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return [ENDLESS]
        if done.returncode:
            raise Unfair(done.stderr.strip().splitlines()[-1])
        failures: list[list[str]] = json.loads(done.stdout)
        for name, problem in failures:
            if problem.startswith(CARELESS):
                raise Unfair(f"{name}: {problem}")
        return [name for name, _ in failures]

    def killers(self, mutant: Mutant, scenarios: list[tuple[str, str]]) -> list[str]:
        """The scenarios that notice this mutant."""
        whole = (PACKAGE / mutant.module).read_text(encoding="utf-8")
        self.write(mutant.module, mutant.applied(whole))
        try:
            return self.failures(scenarios, mutant.secrets)
        except Unfair as error:
            raise Unfair(f"{mutant.describe()}: {error}") from None
        finally:
            self.write(mutant.module, whole)


def fingerprint() -> str:
    """Of everything a result depends on but the mutant itself."""
    digest = hashlib.sha256()
    for folder, pattern in ((PACKAGE, "*.py"), (PACKAGE, "*.toml"), (PACKAGE, "*.lark"), (RULEBOOK, "*.yaml")):
        for path in sorted(folder.rglob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def key_of(mutant: Mutant, scenarios: list[tuple[str, str]]) -> str:
    text = repr((mutant, [name for _, name in scenarios]))
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def load_kept(today: str) -> dict[str, list[str]]:
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    results: dict[str, list[str]] = kept["results"] if kept.get("of") == today else {}
    return results


def keep(today: str, results: dict[str, list[str]]) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({"of": today, "results": results}, indent=1), encoding="utf-8")


def look(mutants: list[Mutant], cited: Cited) -> dict[Mutant, list[str]]:
    """For each mutant the scenarios that notice it."""
    today = fingerprint()
    kept = load_kept(today)
    asked = {mutant: sorted({one for rule in mutant.rules for one in cited.get(rule, [])}) for mutant in mutants}
    keys = {mutant: key_of(mutant, scenarios) for mutant, scenarios in asked.items()}
    fresh = [mutant for mutant in mutants if keys[mutant] not in kept]
    with tempfile.TemporaryDirectory() as folder:
        workshops: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(os.cpu_count() or 1):
            workshops.put(Workshop(Path(folder) / str(number)))
        refuse_broken(workshops, cited)

        unfair: list[str] = []

        def work(mutant: Mutant) -> None:
            workshop = workshops.get()
            try:
                kept[keys[mutant]] = workshop.killers(mutant, asked[mutant])
            except Unfair as error:
                unfair.append(str(error))
            finally:
                workshops.put(workshop)

        with ThreadPoolExecutor(workshops.qsize()) as pool:
            for _ in track(pool.map(work, fresh), "mutants", total=len(fresh), transient=True):
                keep(today, dict(kept))
    if unfair:
        sys.exit("\n".join(unfair))
    return {mutant: kept[keys[mutant]] for mutant in mutants}


def refuse_broken(workshops: "SimpleQueue[Workshop]", cited: Cited) -> None:
    """Nothing can be learned from a scenario that fails anyway."""
    workshop = workshops.get()
    everything = sorted({scenario for scenarios in cited.values() for scenario in scenarios})
    if broken := workshop.failures(everything, False):
        sys.exit(f"these fail before anything is broken: {', '.join(broken)}")
    workshops.put(workshop)


def covered(found: dict[Mutant, list[str]], cited: Cited) -> dict[str, list[str]]:
    """For each rule its own scenarios that notice one of its mutants."""
    killers: dict[str, list[str]] = {}
    for mutant, names in found.items():
        for rule in mutant.rules:
            own = [name for _, name in cited.get(rule, [])]
            noticed = [name for name in names if name in own or name.startswith("(")] if own else []
            killers.setdefault(rule, [])
            killers[rule].extend([name for name in noticed if name not in killers[rule]])
    return killers


def report(found: dict[Mutant, list[str]], cited: Cited, reasons: dict[str, str]) -> str:
    killers = covered(found, cited)
    every = sorted({*basis(), *killers, *reasons}, key=order)
    rows = [f"| {rule} | {_shortened(killers[rule])} |" for rule in every if killers.get(rule)]
    open_rules = [rule for rule in every if not killers.get(rule) and rule not in reasons]
    noticed = len([names for names in found.values() if names])
    lines = [
        "# Which rules are proven",
        "",
        "A rule counts as proven if breaking it in the code makes a scenario fail that cites it. `make soak` does",
        "that: it applies each change listed under `tests/mutation/mutants/` to a copy of the sources, runs the",
        "scenarios that cite the rule, and writes this page. `taproom rules --coverage` lists all scenarios of each.",
        "",
        f"Of {len(every)} rules and Decisions ({len(basis())} of them rules, R0 to R82 and R90 to R96)",
        f"{len(rows)} are proven, {len(reasons)} cannot be observed and {len(open_rules)} are open.",
        f"Of {len(found)} changes {noticed} were noticed.",
        "",
        "| rule | broken, it is noticed by |",
        "|---|---|",
        *rows,
        "",
        "## Rules that nothing can observe",
        "",
        "| rules | reason |",
        "|---|---|",
        *[f"| {', '.join(rules)} | {reason} |" for reason, rules in _by_reason(reasons).items()],
    ]
    if open_rules:
        lines += ["", "## Open", "", ", ".join(open_rules)]
    return "\n".join(lines) + "\n"


def _shortened(names: list[str]) -> str:
    shown = ", ".join(names[:3])
    return shown if len(names) <= 3 else f"{shown} and {len(names) - 3} more"


def _by_reason(reasons: dict[str, str]) -> dict[str, list[str]]:
    grouped: dict[str, list[str]] = {}
    for rule in sorted(reasons, key=order):
        grouped.setdefault(reasons[rule], []).append(rule)
    return grouped


def main(chapters: list[str]) -> int:
    mutants, reasons = read_mutants()
    cited = scenarios_by_rule()
    wanted = [one for one in mutants if not chapters or any([_within(one, chapter) for chapter in chapters])]
    found = look(wanted, cited)
    killers = covered(found, cited)
    for mutant, names in found.items():
        if not names:
            print(f"survives: {', '.join(mutant.rules)}: {mutant.describe()}")
    missing = [rule for mutant in wanted for rule in mutant.rules if not killers.get(rule)]
    if not chapters:
        missing += left_out(mutants, reasons)
        REPORT.write_text(report(found, cited, reasons), encoding="utf-8")
    for rule in sorted(set(missing)):
        print(f"not proven: {rule} (scenarios: {', '.join([name for _, name in cited.get(rule, [])][:6]) or 'none'})")
    print(f"{len(found)} changes, {len([1 for names in found.values() if names])} noticed")
    return 1 if missing else 0


def _within(mutant: Mutant, chapter: str) -> bool:
    return any([rule == chapter or rule.startswith(f"{chapter}.") for rule in mutant.rules])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
