"""What the pages on playing tell people to type works."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.console import Console

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["how-to-play.md", "how-to-play.ru.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_the_page_work(console: Console, tmp_path: Path, page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8").replace("\n", " \n")
    block = text.split("```sh")[1].split("```")[0]
    inline = re.findall(r"`(taproom [^`]+)`", text.split("```")[2].replace(" \n", " "))
    commands = [line for line in block.splitlines() if line.strip()] + inline
    assert len(commands) == 6
    for command in commands:
        words = shlex.split(command, comments=True)[1:]
        words = [str(tmp_path / word) if word == "game.json" else word for word in words]
        ran = console.run(*words, typed="?\n??\nh\n\nq\n")
        assert (ran.status, ran.err) == (0, ""), command


def test_the_pages_have_the_same_parts() -> None:
    parts = [
        re.findall(r"^#+ |^\d\. |^\| `?", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE) for page in PAGES
    ]
    assert parts[0] == parts[1]
