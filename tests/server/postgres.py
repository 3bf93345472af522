"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, reached by a socket in that folder.

`python -m tests.server.postgres` sees to it that there is one to start: it installs Debian's package where it may.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

MEMORY = Path("/dev/shm")
PROGRAMS = ("postgres", "initdb", "psql")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
"""Where packages put them besides the search path."""
MISSING = """\
The tests need PostgreSQL (initdb and postgres, any version from 13 on; no running server, no configuration):
  Debian, Ubuntu   apt-get install postgresql
  Fedora           dnf install postgresql-server
  macOS            brew install postgresql
"""
SECONDS = 60


class Missing(Exception):
    """There is no PostgreSQL to start."""


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for pattern in PLACES:
        folders += sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
    for folder in folders:
        if all((folder / name).exists() for name in PROGRAMS):
            return folder
    raise Missing(MISSING)


def install() -> None:
    """Where there is none and we may, Debian's package."""
    with contextlib.suppress(Missing):
        programs()
        return
    apt = shutil.which("apt-get")
    sudo = [] if os.geteuid() == 0 else [shutil.which("sudo") or "", "-n"]
    if apt is None or "" in sudo or (sudo and subprocess.run([*sudo, "true"], capture_output=True).returncode):
        raise Missing(MISSING)
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run([*sudo, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-q", *arguments], check=True)
    programs()


class Cluster:
    """Runs while the `with` block does; of another one, it is its standby: a read-only copy that follows it."""

    def __init__(self, of: "Cluster | None" = None) -> None:
        self._of = of
        self._programs = programs()
        self._user = _somebody_else() if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None, prefix="taproom-pg-"))
        if self._user is not None:
            os.chown(self.folder, self._user, -1)
        self._names = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Cluster":
        data = str(self.folder / "data")
        if self._of is not None:
            self._of.run("pg_basebackup", "-D", data, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        else:
            arguments = ["-D", data, "-U", "taproom", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
            self._run("initdb", *arguments)
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start it; returns when it answers."""
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=50"]
        options = [word for setting in settings for word in ("-c", setting)]
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self.folder / "data", *options],
            user=self._user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            said.append(line.decode())
            if "ready to accept" in said[-1]:
                break
        else:
            raise RuntimeError(f"PostgreSQL did not start:\n{''.join(said)}")
        # What it says from now on goes nowhere, but must be read, lest it wait for a reader.
        self._drain = subprocess.Popen(["cat"], stdin=self._process.stderr, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        """Stop it; whoever is connected is thrown out."""
        if self._process is None or self._process.stderr is None:
            return
        self._process.send_signal(signal.SIGINT)
        self._process.wait(SECONDS)
        self._process.stderr.close()
        self._drain.wait(SECONDS)
        self._process = None

    def freeze(self) -> None:
        """Stop every process of it where it is."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split()
        for process in [main, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, what)

    def address(self, name: str) -> str:
        return f"postgresql://taproom@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"taproom_{next(self._names)}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def query(self, database: str, sql: str) -> str:
        return self._run("psql", "-h", str(self.folder), "-U", "taproom", "-d", database, "-qAtc", sql)

    def run(self, program: str, *arguments: str) -> str:
        """One of PostgreSQL's programs, on this cluster."""
        return self._run(program, "-h", str(self.folder), "-U", "taproom", *arguments)

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return done.stdout


def _somebody_else() -> int:
    """PostgreSQL refuses to run as root."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise Missing("PostgreSQL does not run as root, and there is neither a user 'postgres' nor 'nobody' here\n")


if __name__ == "__main__":
    try:
        install()
    except (Missing, subprocess.CalledProcessError) as problem:
        sys.exit(str(problem))
