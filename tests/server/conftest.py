import itertools
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from taproom.server import shuffles

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


@pytest.fixture(autouse=True)
def fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test deals the same cards every time."""
    counter = itertools.count(1)
    monkeypatch.setattr(shuffles, "new_secret", lambda: f"{next(counter):064x}")
    monkeypatch.setattr(shuffles, "new_number", lambda: f"{next(counter):032x}")
