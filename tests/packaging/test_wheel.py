"""The wheel in an empty environment, where there is no Node, no compiler and nothing of this checkout."""

import os
import re
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from taproom import __version__

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "wheel"
PACKAGES = ROOT / "build" / "packages"
"""What Taproom runs with, as its lock names it: so that nothing is fetched while the tests run."""
PATIENCE = 120
ANSWERS = "\n" * 4000


class Installed:
    """An environment with Taproom in it. Its programs are all that can be found."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.programs = folder / "environment" / "bin"
        venv.create(folder / "environment", with_pip=True)
        self.run("pip", "install", "--quiet", "--no-index", f"--find-links={PACKAGES}", "--no-compile", str(wheel))

    def start(self, program: str, *arguments: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [self.programs / program, *arguments],
            cwd=self.folder,
            env={"PATH": str(self.programs), "HOME": str(self.folder), "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def run(self, program: str, *arguments: str, typed: str = "") -> str:
        with self.start(program, *arguments) as process:
            out, err = process.communicate(typed, PATIENCE)
        assert (process.returncode, err) == (0, ""), f"{program} {' '.join(arguments)}: {out}{err}"
        return out


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_the_wheel_is_the_whole_program(kind: str, tmp_path: Path) -> None:
    assert any(PACKAGES.glob("*.whl")), "run this by `make test`, or first `make build/packages/.ready`"
    installed = Installed(tmp_path, compiled_wheel() if kind == "compiled" else pure_wheel(tmp_path))
    where = "import taproom.kernel.state as state; print(state.__file__)"
    place = Path(installed.run("python", "-c", where).strip())
    assert place.is_relative_to(installed.programs.parent)
    assert (place.suffix == ".py") == (kind == "pure")
    assert installed.run("taproom", "--version").strip() == __version__
    plays_a_whole_game(installed)
    serves_the_browser(installed)


def compiled_wheel() -> Path:
    wheels = list(COMPILED.glob("*.whl"))
    assert len(wheels) == 1, "run this by `make test`, or first `make compiled`"
    return wheels[0]


def pure_wheel(folder: Path) -> Path:
    """As it is built where no C compiler works."""
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)],
        env={**os.environ, "TAPROOM_PURE": "1"},
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    (wheel,) = (folder / "dist").glob("*-py3-none-any.whl")
    return wheel


def plays_a_whole_game(installed: Installed) -> None:
    for game in ("inn", "dragonstones"):
        record = f"{game}.json"
        out = installed.run("taproom", "play", "--lines", "--game", game, "--record", record, typed=ANSWERS)
        assert any([word in out for word in ("You won!", "You lost.")]), out[-500:]
        assert "winners: " in installed.run("taproom", "replay", record)


def serves_the_browser(installed: Installed) -> None:
    with installed.start("taproom", "serve", "--port", "0") as server:
        try:
            assert server.stdout is not None
            (address,) = re.findall(r"http://\S+", server.stdout.readline())
            page = fetch(address)
            assert "<title>" in page
            (script,) = re.findall(r'<script[^>]* src="/?([^"]+)"', page)
            assert len(fetch(f"{address.rstrip('/')}/{script}")) > 1000
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        assert answer.status == 200
        return str(answer.read().decode("utf-8"))
