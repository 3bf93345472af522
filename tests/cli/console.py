"""Running commands as a person at a keyboard would, without a keyboard."""

import io
from dataclasses import dataclass
from typing import TextIO

import pytest

from taproom.cli.main import main


@dataclass
class Ran:
    status: int
    out: str
    err: str

    def complaint(self, status: int = 2) -> str:
        """The one line a mistake is told in."""
        assert self.status == status, (self.status, self.out, self.err)
        assert "Traceback" not in self.err + self.out
        assert self.err.startswith("taproom: ") and self.err.count("\n") == 1, self.err
        return self.err


class Console:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: str, typed: str | TextIO = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        self.capsys.readouterr()
        status = main(arguments)
        captured = self.capsys.readouterr()
        return Ran(status, captured.out, captured.err)
