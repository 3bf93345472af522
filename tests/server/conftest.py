import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

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
