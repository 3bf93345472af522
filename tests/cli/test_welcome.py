"""`taproom` alone, and the ways into a table from the terminal."""

import io
import subprocess
import sys

import pytest

from taproom import __version__
from taproom.cli import welcome
from tests.cli.console import Console


class Terminal(io.StringIO):
    """Somebody typing."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("asked, word", [("en_GB.UTF-8", "by the book"), ("ru_RU.UTF-8", "по правилам"), ("C", "book")])
def test_it_explains_itself_on_one_screen_in_the_language_of_the_system(
    console: Console, monkeypatch: pytest.MonkeyPatch, asked: str, word: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", asked)
    ran = console.run()
    assert ran.status == 0
    assert word in ran.out
    assert len(ran.out.splitlines()) < 24
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize(
    "typed, command",
    [
        ("\n", ["play", "--lang", "en"]),
        ("d\n", ["play", "--game", "dragonstones", "--lang", "en"]),
        ("b\n", ["serve"]),
        ("q\n", []),
        ("", []),
    ],
)
def test_it_offers_a_person_to_play(monkeypatch: pytest.MonkeyPatch, typed: str, command: list[str]) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LC_MESSAGES", "C")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr("sys.stdin", Terminal(typed))
    monkeypatch.setattr("sys.stdout", Terminal())
    assert welcome.explain() == command


def test_the_version_is_told_before_anything_is_loaded() -> None:
    loaded = (
        "import sys; sys.argv = ['taproom', '--version']; from taproom.cli.entry import main; main();"
        "print([name for name in ('cyclopts', 'fluent', 'textual', 'taproom.cli.main') if name in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert out.splitlines() == [__version__, "[]"]


def test_a_table_is_joined_by_its_address(console: Console) -> None:
    assert "is not the address of a table" in console.run("join", "WXYZ").complaint()
    assert "does not answer" in console.run("join", "http://127.0.0.1:1/join/WXYZ").complaint()
