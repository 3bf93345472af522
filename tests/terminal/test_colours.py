"""The full screen in a real terminal: with colours, and without any where NO_COLOR asks for none."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios

import pytest

PROGRAM = "import sys; from taproom.cli.main import main; sys.exit(main())"
COLOUR = re.compile(rb"\x1b\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
REVERSED = re.compile(rb"\x1b\[(?:[0-9]+;)*7[;m]")


def shown(no_color: str) -> bytes:
    """All that is written to a terminal of 80x24 until answers are offered, and then we leave."""
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": no_color}
    if not no_color:
        del environment["NO_COLOR"]
    command = [sys.executable, "-c", PROGRAM, "play", "--game", "dragonstones"]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment) as process:
        os.close(side)
        written = b""
        while b"1. " not in written:
            written += os.read(main, 65536)
        os.write(main, b"q")
        try:
            while part := os.read(main, 65536):
                written += part
        except OSError:
            # Linux says so when the last one has closed a terminal.
            pass
        finally:
            os.close(main)
        assert process.wait() == 0
    return written


@pytest.mark.parametrize("no_color", ["", "1"])
def test_colours_are_for_those_who_want_them(no_color: str) -> None:
    written = shown(no_color)
    assert bool(COLOUR.search(written)) != bool(no_color)
    if no_color:
        assert REVERSED.search(written)
