"""Leaving the full screen of a real terminal, by Ctrl-C or by closing it: nothing is left behind."""

import os
import pty
import signal
import sys
from pathlib import Path

import pytest

PROGRAM = "import sys; from taproom.cli.main import main; sys.exit(main(sys.argv[1:]))"


def played(folder: Path, *arguments: str) -> tuple[int, int]:
    """A game in a terminal of its own, up to the first question: the process, and the terminal's other end."""
    process, terminal = pty.fork()
    if process == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "TMPDIR": str(folder), "COLUMNS": "80", "LINES": "24"}
        os.execve(sys.executable, [sys.executable, "-c", PROGRAM, "play", *arguments], environment)
    written = b""
    while b"1. " not in written:
        written += os.read(terminal, 65536)
    return process, terminal


@pytest.mark.parametrize(("language", "said"), [("en", "You left the game."), ("ru", "Ты выходишь из игры.")])
def test_ctrl_c_leaves_with_its_status_and_in_the_players_language(tmp_path: Path, language: str, said: str) -> None:
    process, terminal = played(tmp_path, "--game", "dragonstones", "--lang", language)
    os.write(terminal, b"\x03")
    written = b""
    try:
        while part := os.read(terminal, 65536):
            written += part
    except OSError:
        # Linux says so when the last one has closed a terminal.
        pass
    finally:
        os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) == 130
    # What came first may begin in the middle of a letter.
    assert said in written.decode("utf-8", "replace")
    assert list(tmp_path.iterdir()) == []


def test_a_closed_terminal_leaves_nothing_behind(tmp_path: Path) -> None:
    process, terminal = played(tmp_path, "--game", "dragonstones")
    assert list(tmp_path.iterdir())
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) in (128 + signal.SIGHUP, 1)
    assert list(tmp_path.iterdir()) == []
