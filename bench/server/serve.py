"""Our server for measuring: as `taproom serve`, but without limits on how much one address may ask for."""

import sys

from taproom.server.limits import UNLIMITED
from taproom.server.running import Setting, listen, serve
from taproom.server.storage.databases import store_at


def main(database: str, port: str, limits: str = "") -> None:
    """Serve on this port until told to stop; with the usual limits if they are asked for."""
    setting = Setting("127.0.0.1", int(port), database, frozenset(), logs=False)
    allowance = None if limits else UNLIMITED
    serve(setting, listen(setting), store_at(database), lambda: print("open", flush=True), allowance)


if __name__ == "__main__":
    main(*sys.argv[1:])
