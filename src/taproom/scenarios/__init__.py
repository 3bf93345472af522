"""Scenarios: a position, a script, an outcome. Documents in YAML, of any game that has an adapter for them."""

import json as json_text
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from taproom.kernel.game import game, games
from taproom.kernel.scenarios import Misfit, ScenarioAdapter, hint
from taproom.scenarios.playing import Failed, Performance
from taproom.scenarios.reading import BadFile, Document, find_files, read_file

DEFAULT_GAME: Final = "inn"


@dataclass
class Outcome:
    """How one scenario went; no problem means it holds."""

    id: str
    path: str
    line: int
    problem: str = ""
    log: list[str] = field(default_factory=list)


def adapter_for(document: Document, cards: list[str]) -> ScenarioAdapter:
    """The adapter of the document's game, with these packs."""
    key = document.data.get("game", DEFAULT_GAME)
    if key not in games():
        raise document.error(("game",), f"there is no game {key!r}{hint(str(key), games())}")
    adapter = game(key).scenario_adapter()
    for folder in cards:
        try:
            adapter.add_cards(folder)
        except Misfit as misfit:
            raise BadFile(folder, 1, misfit.problem) from None
    return adapter


def prepare(document: Document, cards: list[str]) -> Performance:
    """A scenario ready to be played."""
    adapter = adapter_for(document, cards)
    return Performance(document, game(str(document.data.get("game", DEFAULT_GAME))), adapter)


def perform(document: Document, cards: list[str]) -> Outcome:
    """Play one scenario; BadFile if it makes no sense."""
    performance = prepare(document, cards)
    outcome = Outcome(document.id, document.path, document.line)
    try:
        performance.play()
    except Failed as failure:
        outcome.problem = str(failure)
    outcome.log = performance.log()
    return outcome


def run(paths: list[str], verbose: bool = False, json: bool = False, cards: list[str] | None = None) -> int:
    """Run the scenarios of these files and folders: 0 if all hold, 1 if any failed, 2 if a file is malformed."""
    outcomes: list[Outcome] = []
    malformed = False
    try:
        documents = _read(find_files(paths))
    except BadFile as error:
        print(error, file=sys.stderr)
        return 2
    for document in documents:
        try:
            if isinstance(document, BadFile):
                raise document
            outcome = perform(document, cards or [])
        except BadFile as error:
            print(error, file=sys.stderr)
            malformed = True
            continue
        outcomes.append(outcome)
        if not json:
            _report(outcome, verbose)
    if json:
        print(json_text.dumps([_as_data(outcome, verbose) for outcome in outcomes], ensure_ascii=False, indent=2))
    if malformed:
        return 2
    return 1 if any([outcome.problem for outcome in outcomes]) else 0


def _read(paths: list[Path]) -> list[Document | BadFile]:
    """All documents; in place of a file that cannot be read, what is wrong with it, so that the others still run."""
    found: list[Document | BadFile] = []
    for path in paths:
        try:
            found.extend(read_file(path))
        except BadFile as error:
            found.append(error)
    return found


def _report(outcome: Outcome, verbose: bool) -> None:
    print(f"FAIL {outcome.id}: {outcome.problem}" if outcome.problem else f"ok {outcome.id}")
    if verbose:
        for line in outcome.log:
            print(f"  {line}")


def _as_data(outcome: Outcome, verbose: bool) -> dict[str, object]:
    data: dict[str, object] = {
        "id": outcome.id,
        "file": outcome.path,
        "line": outcome.line,
        "ok": not outcome.problem,
        "problem": outcome.problem,
    }
    if verbose:
        data["log"] = outcome.log
    return data
