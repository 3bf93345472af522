"""Bots from files: whatever is wrong with one is told in one line that says where, at the table and in the arena."""

from pathlib import Path

import pytest

from tests.cli.console import Console

HEAD = "from taproom.kernel.bots import Bot\n\n\nclass Mine(Bot):\n    def __init__(self, chance):\n"
BROKEN = {
    "syntax": ("class Mine(\n", ":1: SyntaxError: "),
    "import": ("import pudding\n", ":1: ModuleNotFoundError: No module named 'pudding'"),
    "begin": (
        f"{HEAD}        self.x = 1 / 0\n",
        ":6: ZeroDivisionError: division by zero",
    ),
    "choose": (
        f"{HEAD}        pass\n\n    def choose(self, view, decision):\n        return decision.pudding\n",
        ":9: AttributeError: ",
    ),
    "cheat": (
        f"{HEAD}        pass\n\n    def choose(self, view, decision):\n        return -1\n",
        ": choice -1 is not among those seat ",
    ),
}


@pytest.fixture(params=sorted(BROKEN))
def broken(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """A bot file, and what is said of it."""
    text, said = BROKEN[request.param]
    # Each has its own name: a file that was read is not read again.
    path = tmp_path / f"{request.param}.py"
    path.write_text(text, encoding="utf-8")
    return str(path), f"{path}{said}"


def test_at_the_table(console: Console, broken: tuple[str, str]) -> None:
    path, said = broken
    ran = console.run("play", "--seed", "1", "--level", path, typed="\n" * 3000)
    assert said in ran.complaint()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_the_arena(console: Console, broken: tuple[str, str], jobs: str, tmp_path: Path) -> None:
    path, said = broken
    out = tmp_path / "kept.sqlite"
    ran = console.run("arena", "--bots", path, "random", "--games", "40", "--jobs", jobs, "--out", str(out))
    assert said in ran.complaint()


def test_a_misspelt_bot_leaves_no_file(console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "reguler" in console.run("arena", "--bots", "reguler", "--out", "arena.sqlite").complaint()
    assert "reguler" in console.run("balance", "--bots", "reguler").complaint()
    assert "no bot file" in console.run("arena", "--bots", "nowhere.py").complaint()
    assert list(tmp_path.iterdir()) == []


def test_one_tournament_after_another(console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for bots in (["random"], ["regular", "random"]):
        ran = console.run("arena", "--bots", *bots, "--games", "2", "--seats", "2", "--jobs", "1")
        assert (ran.status, ran.err) == (0, "")
    assert list(tmp_path.iterdir()) == []
    assert "name it with --out" in console.run("arena", "--recount").complaint()
