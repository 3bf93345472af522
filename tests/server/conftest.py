import itertools
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from taproom.kernel.game import game, games
from taproom.server.tables import shuffles
from tests.server.postgres import Cluster, Missing

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where databases are kept: in memory where there is such a folder, because a thousand commits take their time."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(dir=MEMORY, prefix="taproom-"))
    yield made
    shutil.rmtree(made)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    try:
        made = Cluster()
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)
    with made as running:
        yield running


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a new database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """A database of either kind: a path or an address."""
    if request.param == "sqlite":
        return str(folder / "taproom.db")
    return str(request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test deals the same cards every time."""
    counter = itertools.count(1)
    monkeypatch.setattr(shuffles, "new_secret", lambda: f"{next(counter):064x}")
    monkeypatch.setattr(shuffles, "new_number", lambda: f"{next(counter):032x}")


@pytest.fixture(params=["rules of today", "other rules"])
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], int]:
    """The rules version of a game. Under the same rules tables are rebuilt from logs, under others from positions."""
    if request.param == "other rules":
        for key in games():
            monkeypatch.setattr(f"taproom.{key}.game.RULES_VERSION", 99)
    return lambda key: game(key).rules_version()
