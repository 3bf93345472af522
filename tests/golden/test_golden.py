"""What players see has not changed unnoticed; `make golden` writes the files anew, and the diff is to be read."""

import pytest

from tests.golden.write import FOLDER, golden_files

FILES = golden_files()


@pytest.mark.parametrize("name", sorted(FILES))
def test_as_it_was(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name]


def test_no_file_is_left_over() -> None:
    kept = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.txt")}
    assert kept == set(FILES)
