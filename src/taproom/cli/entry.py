"""Where the program starts: what needs no command line is answered before one is loaded."""

import sys

from taproom import __version__


def main() -> int:
    """Run the command line; its exit status."""
    if sys.argv[1:] == ["--version"]:
        print(__version__)
        return 0
    from taproom.cli.main import main as run

    return run()
