"""Writes the playthroughs that the tests compare: `make golden`; read their diff before you commit it."""

import hashlib
import re
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from taproom.research import open_spiel_games  # noqa: F401  (registers the games)
from tests.research.spaces import FIRST_SETS

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "inn": f"python_taproom_inn(players=3,characters={'+'.join(FIRST_SETS[:3])},facts=0)",
    "dragonstones": "python_taproom_dragonstones(players=3,facts=0)",
}
_TENSOR = re.compile(r"ObservationTensor\(|[◯◉ ]+$")
_DIGEST = re.compile(r"(Information|Observation|PublicObservation|PrivateObservation)(State)?String")


def playthrough(name: str, seed: int) -> str:
    """A whole game as OpenSpiel tells it, every tenth position of each player in full.

    Tensors go into one digest at the end. What the strings stand for they tell by digests of views: those are left out.
    """
    lines = generate_playthrough.playthrough(name, [], seed=seed).splitlines()
    tensors = [line for line in lines if _TENSOR.match(line)]
    told = [line.rstrip() for line in lines if not _TENSOR.match(line) and not _DIGEST.match(line)]
    digest = hashlib.sha256("\n".join(tensors).encode()).hexdigest()
    return "\n".join([*told, f"# {len(tensors)} lines of tensors: {digest}"]) + "\n"


def main() -> None:
    """Write both."""
    FOLDER.mkdir(exist_ok=True)
    for key, name in GAMES.items():
        (FOLDER / f"{key}.txt").write_text(playthrough(name, 1), encoding="utf-8")


if __name__ == "__main__":
    main()
