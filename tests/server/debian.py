"""Programs of Debian's packages that a few tests try our files with, for machines on which they are not installed.

`python -m tests.server.debian` fetches what is missing and unpacks it below `build/debian`: that needs no root, starts
no service and changes nothing else on the machine. Where there is no apt, or nothing can be fetched, it says so, and
the tests that want a program are skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "build" / "debian"
PACKAGES = {"nginx": ("nginx",), "logrotate": ("logrotate", "libpopt0"), "openssl": ("openssl",)}
"""Each program with the packages it is in, and the libraries that a small system may not have."""
PLACES = ("usr/sbin", "usr/bin", "sbin", "bin")
SECONDS = 300


def find(program: str) -> str | None:
    """Where it is: on this machine, of which users' paths may leave out the half, or unpacked."""
    folders = [*(Path("/") / place for place in PLACES), *(FOLDER / place for place in PLACES)]
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join([str(folder) for folder in folders]))


def need(program: str) -> str:
    """The same for a test, which is skipped where there is none."""
    found = find(program)
    if found is None:
        pytest.skip(f"{program} is not installed and could not be fetched: apt-get install {PACKAGES[program][0]}")
    return found


def environment() -> dict[str, str]:
    """In which unpacked programs find unpacked libraries."""
    libraries = sorted([str(folder) for folder in FOLDER.glob("usr/lib/*-linux-gnu")])
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries)} if libraries else dict(os.environ)


def fetch(*packages: str) -> None:
    """Download and unpack them; the lists of what there is are our own if the system's do not name them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    own = FOLDER / "apt"
    (own / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    (own / "cache" / "archives" / "partial").mkdir(parents=True, exist_ok=True)
    options = [f"Dir::State::lists={own / 'lists'}", f"Dir::Cache={own / 'cache'}", "APT::Sandbox::User=root"]
    ours = [word for option in options for word in ("-o", option)]
    try:
        _run("apt-get", "-q", "-o", "APT::Sandbox::User=root", "download", *packages)
    except subprocess.CalledProcessError:
        _run("apt-get", "-q", *ours, "update")
        _run("apt-get", "-q", *ours, "download", *packages)
    for archive in sorted(FOLDER.glob("*.deb")):
        _run("dpkg-deb", "--extract", str(archive), str(FOLDER))
        archive.unlink()
    shutil.rmtree(own)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True, timeout=SECONDS)


def main() -> int:
    for program, packages in PACKAGES.items():
        if find(program) is not None:
            continue
        try:
            fetch(*packages)
        except (OSError, subprocess.SubprocessError) as problem:
            said = (getattr(problem, "stderr", "") or str(problem)).strip().splitlines()
            print(f"{program} could not be fetched, tests that want it are skipped: {said[-1] if said else problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
