"""Runs scenarios on whatever sources it is started with, and says which of them fail.

Reads one JSON document: {"secrets": bool, "scenarios": [[path, id], ...]}; prints a list of [id, problem].
"""

import json
import sys
from pathlib import Path

from taproom.scenarios import perform
from taproom.scenarios.reading import Document, read_file


def problem(document: Document, secrets: bool) -> str:
    """Why the scenario fails; empty if it holds. An error in the engine is a failure like any other."""
    try:
        if secrets:
            from tests.rulebook.test_rulebook import rehearse

            rehearse(document)
            return ""
        return perform(document, []).problem
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def main() -> None:
    """Run what standard input asks for."""
    asked = json.load(sys.stdin)
    wanted = {(path, name) for path, name in asked["scenarios"]}
    failures: list[list[str]] = []
    for path in sorted({path for path, _ in wanted}):
        for document in read_file(Path(path)):
            if (path, document.id) in wanted and (found := problem(document, asked["secrets"])):
                failures.append([document.id, found])
    json.dump(failures, sys.stdout)


if __name__ == "__main__":
    main()
