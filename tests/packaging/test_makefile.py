"""What `make` promises to somebody with a fresh clone, tried on a copy of the Makefile with stand-ins for the rest."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READY = ("-o", ".venv/.ready", "-o", "src/taproom/server/static/index.html", "-o", "node")
STAND_IN = """#!/bin/sh
echo "database $TAPROOM_DATABASE, options $*"
exit $STATUS
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def make(clone: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    kept = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "TAPROOM_DATABASE")}
    return subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=clone,
        env={**kept, **environment},
        capture_output=True,
        text=True,
    )


def play(clone: Path, status: int, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    program = clone / ".venv" / "bin" / "taproom"
    program.parent.mkdir(parents=True)
    program.write_text(STAND_IN, encoding="utf-8")
    program.chmod(0o755)
    return make(clone, *READY, "play", *arguments, STATUS=str(status), **environment)


@pytest.mark.parametrize("target", ["play", "web", "build", "check"])
def test_missing_node_is_said_before_anything_is_installed(clone: Path, target: str) -> None:
    bare = clone / "bin"
    bare.mkdir()
    for name in ("make", "sh", "sed", "find", "sort", "cksum", "mkdir", "cmp", "mv", "rm"):
        found = shutil.which(name)
        assert found, name
        (bare / name).symlink_to(found)
    ran = make(clone, target, PATH=str(bare))
    assert ran.returncode == 2
    assert "Node 20.19 or newer" in ran.stderr and "make setup && .venv/bin/taproom play" in ran.stderr
    assert sorted(path.name for path in clone.iterdir()) == ["Makefile", "bin"]


def test_tables_are_kept_where_git_does_not_look(clone: Path) -> None:
    assert play(clone, 0, "ARGS=--port 9").stdout == "database build/taproom.db, options serve --port 9\n"
    ignored = subprocess.run(["git", "check-ignore", "build/taproom.db", "build/taproom.db-wal"], cwd=ROOT)
    assert ignored.returncode == 0


def test_the_database_can_be_another(clone: Path) -> None:
    assert play(clone, 0, TAPROOM_DATABASE="mine.db").stdout.startswith("database mine.db,")


@pytest.mark.parametrize(("status", "said"), [(2, True), (130, False)])
def test_options_that_do_not_fit_are_answered_with_where_they_go(clone: Path, status: int, said: bool) -> None:
    ran = play(clone, status)
    assert ran.returncode == 2
    assert ('make play ARGS="--port 8643"' in ran.stderr) == said


def test_a_build_says_what_it_does(clone: Path) -> None:
    recipe = make(
        clone, "-n", "-o", ".venv/.ready", "-o", "src/taproom/server/static/index.html", "-o", "node", "build"
    )
    assert recipe.returncode == 0 and "Compiling the engine takes several minutes" in recipe.stdout


def test_the_hook_stops_a_commit_that_ruff_would_not_let_through(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "ruff").symlink_to(ROOT / ".venv" / "bin" / "ruff")
    (clone / "tests").mkdir()
    shutil.copy(ROOT / "Makefile", clone)
    shutil.copytree(ROOT / "tests" / "hooks", clone / "tests" / "hooks")
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@inn.example"]
    subprocess.run(["git", "init", "--quiet"], cwd=clone, check=True)
    assert make(clone, "-o", ".venv/.ready", "hook").returncode == 0
    for text, status in (("x  =  1\n", 1), ("x = 1\n", 0)):
        (clone / "some.py").write_text(text, encoding="utf-8")
        subprocess.run(["git", "add", "some.py"], cwd=clone, check=True)
        ran = subprocess.run([*git, "commit", "-m", "Try"], cwd=clone, capture_output=True, text=True)
        assert ran.returncode == status, ran.stderr
        assert ("ruff format" in ran.stderr) == bool(status)
