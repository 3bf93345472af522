"""The code blocks of the documentation, and how each kind is put to the test (CONTRIBUTING.md explains the kinds)."""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from taproom.protocol.rest import NewTable
from taproom.server.registry import Registry
from taproom.server.storage.databases import store_at
from tests.docs.card_texts import problem

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
TYPED = "?\n??\nh\n\nq\n"
"""What is typed into a command that asks: the hand, the table, help, the least, and leave."""
PATIENCE = 120
"""Seconds after which a command hangs."""
FEW_GAMES = "--games 4"


@dataclass(frozen=True)
class Block:
    """A fenced block: where it begins, the words behind the fence, and its lines."""

    page: Path
    line: int
    kind: tuple[str, ...]
    text: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"^\s*(```|~~~)", text, re.MULTILINE)) % 2 == 0, f"{page}: a fence is left open"
    found = re.finditer(r"^ *(?:```|~~~)([^\n]*)\n(.*?)^ *(?:```|~~~)$", text, re.DOTALL | re.MULTILINE)
    return [Block(page, text[: one.start()].count("\n") + 1, tuple(one[1].split()), one[2]) for one in found]


def lay_out(folder: Path) -> Path:
    """A folder as a reader's: with the examples in it and nothing else."""
    shutil.copytree(ROOT / "examples", folder / "examples")
    return folder


def commands(text: str) -> list[str]:
    """The commands of a shell block, without comments; a backslash joins lines."""
    lines = [shlex.join(shlex.split(line, comments=True)) for line in text.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line]


def _environment(home: Path) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "HOME": str(home), "PYTHONUTF8": "1"}


def _run(command: str, folder: Path) -> None:
    ran = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=_environment(folder),
        input=TYPED,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (ran.returncode, ran.stderr) == (0, ""), f"{command}: {ran.stdout}{ran.stderr}"


def run_shell(block: Block, folder: Path) -> None:
    for command in commands(block.text):
        _run(command, folder)


def run_long(block: Block, folder: Path) -> None:
    """The same with few games; of a target of `make`, whether it is one."""
    for command in commands(block.text):
        if command.startswith("make "):
            _run(command.replace("make ", "make --dry-run ", 1), ROOT)
        else:
            small, changed = re.subn(r"--games \d+", FEW_GAMES, command)
            assert changed == 1, f"{block.place}: nothing makes {command!r} long"
            _run(small, folder)


def run_serve(block: Block, folder: Path) -> None:
    """Start, wait until it is open, ask whether it is well, stop; on a free port, with the database in the folder."""
    for command in commands(block.text):
        words = [re.sub(r"^/.*/", "", word) for word in shlex.split(command) if not word.isdigit()]
        words = [*[word for word in words if word != "--port"], "--port", "0"]
        with subprocess.Popen(
            words, cwd=folder, env=_environment(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                (address,) = re.findall(r"http://\S+", server.stdout.readline())
                port = re.findall(r":(\d+)", address)[0]
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
                    assert answer.read() == b"ok\n"
                server.send_signal(signal.SIGTERM)
                assert server.wait(PATIENCE) in (0, -signal.SIGTERM), command
            finally:
                server.kill()


def write_file(block: Block, folder: Path) -> None:
    """A block with a file's name is that file, for the commands of the page."""
    (folder / block.kind[1]).write_text(block.text, encoding="utf-8")


def run_python(block: Block, folder: Path) -> None:
    program = folder / "block.py"
    program.write_text(block.text, encoding="utf-8")
    _run(shlex.join([sys.executable, program.name]), folder)


def stands_in_example(block: Block, folder: Path) -> None:
    """tests/packs/test_howto.py checks the packs themselves."""
    path = ROOT / block.kind[1]
    assert path.is_relative_to(ROOT / "examples" / "packs")
    assert block.text.strip() in path.read_text(encoding="utf-8"), f"{block.place}: other words than in {block.kind[1]}"


def is_design(block: Block, folder: Path) -> None:
    """tests/language/test_hard_cards.py reads the programs on this page, and says which are read."""
    assert block.page.name == "hard-cards.md"
    assert block.kind[2:] in (("built",), ("read",), ("not", "yet"))


def is_card_text(block: Block, folder: Path) -> None:
    """Texts of cards of these types, an empty line between them."""
    for text in block.text.strip().split("\n\n"):
        assert problem(text, block.kind[1:]) == "", f"{block.place}: {text}"


def stands_in_deploy(block: Block, folder: Path) -> None:
    """tests/server/test_nginx.py tries the file itself."""
    path = ROOT / block.kind[1]
    assert path.parent == ROOT / "deploy"
    assert block.text in path.read_text(encoding="utf-8"), f"{block.place}: other words than in {block.kind[1]}"


def names_our_files(block: Block, folder: Path) -> None:
    """For root, on a machine of somebody's own: it would change this one."""
    named = re.findall(r"\bdeploy/\S+", block.text)
    assert named and all([(ROOT / name).is_file() for name in named]), block.place


def run_tables(block: Block, folder: Path) -> None:
    """With the code of a table that is there."""

    async def lay() -> str:
        store = store_at(str(folder / "taproom.db"))
        await store.open()
        registry = Registry(store)
        taken = await registry.lay(NewTable(name="Anna"))
        await registry.close()
        return taken.code

    code = asyncio.run(lay())
    for command in commands(block.text):
        _run(command.replace("WXYZ23", code), folder)


def is_postgres(block: Block, folder: Path) -> None:
    """tests/server/test_backup.py runs them."""
    assert all([command.split()[0] in ("pg_dump", "createdb", "psql") for command in commands(block.text)])


def is_python(block: Block, folder: Path) -> None:
    """tests/research/test_page.py runs it, with the libraries of the extra."""
    compile(block.text, block.place, "exec")


def is_output(block: Block, folder: Path) -> None:
    """Marked as output, or a picture: it is to be read."""


CHECKS: list[tuple[str, Callable[[Block, Path], None]]] = [
    (r"sh", run_shell),
    (r"sh long", run_long),
    (r"sh serve", run_serve),
    (r"python", run_python),
    (r"python \S+\.py|yaml \S+\.yaml", write_file),
    (r"toml \S+\.toml", stands_in_example),
    (r"card \S+ .+", is_design),
    (r"card-text( [a-z-]+)+", is_card_text),
    (r"nginx \S+", stands_in_deploy),
    (r"sh root", names_our_files),
    (r"sh tables", run_tables),
    (r"python research", is_python),
    (r"sh postgres", is_postgres),
    (r"text", is_output),
]


def check_for(block: Block) -> Callable[[Block, Path], None] | None:
    """How this kind of block is put to the test; None if nobody knows."""
    for pattern, check in CHECKS:
        if re.fullmatch(pattern, " ".join(block.kind)):
            return check
    return None
