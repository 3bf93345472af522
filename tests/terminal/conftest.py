"""A house for the tests of a module."""

from collections.abc import Iterator

import pytest

from taproom.terminal.host import own_house


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    with own_house() as address:
        yield address
