"""The compiled engine and the sources play the same games: both must give the fingerprints written here.

After a change of the rules: `python -m tests.compiled.test_checksums` writes them anew, with the sources.
"""

import json
from pathlib import Path

import pytest

from tests.tables import new_table, played

FILE = Path(__file__).with_name("checksums.json")
SEEDS = range(24)


def checksum(seed: int) -> str:
    """The position after a whole random game at a random table."""
    position = new_table(seed)
    for _ in played(position, seed):
        pass
    return position.fingerprint()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seeded_game_ends_in_the_known_position(seed: int) -> None:
    assert checksum(seed) == json.loads(FILE.read_text())[str(seed)]


if __name__ == "__main__":
    FILE.write_text(json.dumps({seed: checksum(seed) for seed in SEEDS}, indent=1) + "\n")
