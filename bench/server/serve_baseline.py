"""The same as serve.py, for the wheel of `make baseline`, whose modules are elsewhere."""

import sys

from taproom.server.limits import Allowance
from taproom.server.running import Setting, listen, serve, store_at

UNLIMITED = Allowance(1e9, 1e9, 1e9, 1e9, 1e9, 1e9)


def main(database: str, port: str) -> None:
    """Serve on this port until told to stop."""
    setting = Setting("127.0.0.1", int(port), database, frozenset(), logs=False)
    serve(setting, listen(setting), store_at(database), lambda: print("open", flush=True), UNLIMITED)


if __name__ == "__main__":
    main(*sys.argv[1:])
