"""The house rules of CONTRIBUTING.md that a machine can check."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_MODULE = 450

# Written so that none of them matches itself.
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E)\b")
MACHINE_PATH = re.compile(r"(?<![\w.-])(/(home|root|work|Users)/|[A-Z]:\\Users\\)\w")
REGISTRY = re.compile(r"https?://|\bindex-url\b|\bfind-links\b|\bfile:")


def tracked(*patterns: str) -> Iterator[tuple[str, list[str]]]:
    """The tracked text files that match, each by its path and its lines."""
    names = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file() and b"\0" not in (body := path.read_bytes()):
            yield name, body.decode().splitlines()


def matches(pattern: re.Pattern[str], *patterns: str) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, lines in tracked(*patterns)
        for number, line in enumerate(lines, 1)
        if pattern.search(line)
    ]


def test_modules_are_short() -> None:
    lengths = {name: len(lines) for name, lines in tracked("src/*.py")}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_nothing_is_marked_for_later() -> None:
    assert matches(UNFINISHED, "*.py") == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert matches(MACHINE_PATH) == []


def test_lock_files_name_no_registry() -> None:
    assert [name for name, _ in tracked("requirements/*.txt")]
    assert matches(REGISTRY, "requirements/*") == []
