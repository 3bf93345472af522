"""What a script builds on: how commands end, what they print as JSON, and that nothing else gets into a pipe."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from taproom.cli.main import app
from taproom.cli.output import EPILOGUE, MEANINGS
from tests.cli.console import Console

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "command-line.md"
PROGRAM = [sys.executable, "-c", "import sys; from taproom.cli.entry import main; sys.exit(main())"]
COMMANDS = [
    *("play", "join", "replay", "card", "deck", "rules", "serve", "backup", "tables", "verify", "where", "scenario"),
    *("arena", "balance", "simulate", "pack new", "pack check", "pack phrases"),
]


def data(console: Console, *arguments: str, status: int = 0) -> Any:
    ran = console.run(*arguments, "--json")
    assert (ran.status, ran.err) == (status, "")
    return json.loads(ran.out)


# ---- how commands end ----


def test_the_book_and_every_help_list_the_statuses(console: Console) -> None:
    listed = re.findall(r"^\| `(\d+)` \| (.+) \|$", BOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert {int(status): meaning for status, meaning in listed} == MEANINGS
    assert all([len(line) <= 80 for line in EPILOGUE.splitlines()])
    for command in COMMANDS:
        assert EPILOGUE in console.run(*command.split(), "--help").out, command


def test_a_failed_check_is_told_from_bad_input(console: Console, tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text("pudding = 1\n", encoding="utf-8")
    assert console.run("pack", "check", str(tmp_path)).status == 1
    assert console.run("pack", "check", str(tmp_path / "nowhere")).status in (1, 2)
    assert console.run("nonsense").status == 2
    assert console.run("rules", "R7").status == 0


def test_ctrl_c_ends_it_without_a_word() -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "--lines", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell that starts something in the background lets it ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            seen += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate()
    assert (process.returncode, complaint) == (130, b"")


# ---- what they print ----


def test_cards_decks_and_places_as_data(console: Console) -> None:
    (card,) = data(console, "card", "gerki/winning_hand")
    assert card["title"] == "Winning Hand!" and card["types"] == ["gambling"]
    assert {one["key"] for one in data(console, "card", "Выигрышная рука!")} == {
        one["key"] for one in data(console, "card", "winning_hand", "--lang", "ru")
    }
    listed = data(console, "deck")["decks"]
    assert {"gerki", "drinks_rdi1"} <= {one["key"] for one in listed}
    deck = data(console, "deck", "rdi1", "--lang", "ru")
    assert sum([one["count"] for one in deck["cards"]]) == deck["deck"]["size"] == 30
    assert {one["key"] for one in data(console, "deck", "--game", "dragonstones")["decks"]} == {"standard", "special"}
    place = data(console, "where", "gerki/tip_jar", "--root", str(ROOT))
    assert place["defined"][0]["file"].endswith("gerki.toml") and place["mentioned"]


def test_all_decks_are_listed(console: Console) -> None:
    lines = console.run("deck").out.splitlines()
    assert any([line.split() == ["gerki", "40", "Gerki", "the", "Sneak"] for line in lines]), lines


def test_rules_as_data(console: Console) -> None:
    (rule,) = data(console, "rules", "r7.4.2")
    assert rule["rule"] == "R7.4.2" and rule["chapter"] == "Gambling"
    assert {one["rule"][:5] for one in data(console, "rules", "R7.4")} == {"R7.4."}
    assert "R8.3.3" in {one["rule"] for one in data(console, "rules", "chaser", "sober")}
    assert len(data(console, "rules")) > 300
    assert "modules" in data(console, "rules", "R7.4.1", "--cited", "--root", str(ROOT))["R7.4.1"]
    assert data(console, "rules", "--coverage", "--root", str(ROOT))["R7.4.1"]["scenarios"]


def test_figures_as_data(console: Console, tmp_path: Path) -> None:
    table = ("--seats", "2", "--characters", "gerki,eve", "--jobs", "1")
    found = data(console, "simulate", "--games", "4", "--lang", "ru", *table)
    assert found["games"] == 4 and found["errors"] == []
    assert sum([one["won"] for one in found["characters"]]) == 4
    assert {one["key"] for one in found["characters"]} == {"gerki", "eve"}
    file = tmp_path / "arena.sqlite"
    arena = data(console, "arena", "--games", "4", "--out", str(file), *table)
    assert arena["games"] == 4 and {one["name"] for one in arena["bots"]} == {"regular", "random"}
    balance = data(console, "balance", "--games", "4", "--out", str(tmp_path / "balance"), *table)
    assert balance["games"] == 4 and all([Path(path).is_file() for path in balance["files"]])


def test_packs_as_data(console: Console, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    console.run("pack", "new", str(folder))
    assert data(console, "pack", "check", str(folder))["errors"] == []
    (deck,) = folder.glob("*.toml")
    deck.write_text(deck.read_text(encoding="utf-8").replace("count = ", "cuont = ", 1), encoding="utf-8")
    assert data(console, "pack", "check", str(folder), status=1)["errors"]


def test_a_mistake_is_no_json(console: Console) -> None:
    ran = console.run("card", "winning_hnad", "--json")
    assert "did you mean" in ran.complaint() and ran.out == ""


# ---- at a terminal, and not ----


def at_a_terminal(command: list[str], **environment: str) -> tuple[str, str]:
    """What it writes to a terminal as its errors, and to a pipe as its output."""
    main, side = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=side,
        env={"PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLUMNS": "80", **environment},
    ) as process:
        os.close(side)
        shown = b""
        try:
            while part := os.read(main, 4096):
                shown += part
        except OSError:
            # Linux says so when the last one has closed a terminal.
            pass
        finally:
            os.close(main)
        out, _ = process.communicate()
    assert process.returncode == 0
    return shown.decode("utf-8"), out.decode("utf-8")


def test_a_bar_is_for_people_and_leaves_nothing_in_a_pipe() -> None:
    command = ["simulate", "--games", "120", "--seats", "2", "--jobs", "1", "--json"]
    shown, out = at_a_terminal(command)
    assert "120/120" in shown
    assert json.loads(out)["games"] == 120
    ran = subprocess.run([*PROGRAM, *command], capture_output=True, stdin=subprocess.DEVNULL, check=True)
    assert ran.stderr == b""


def test_no_color_means_no_colours() -> None:
    command = ["simulate", "--games", "120", "--seats", "2", "--jobs", "1"]
    colour = re.compile(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7])[;m]")
    assert colour.search(at_a_terminal(command)[0])
    assert not colour.search(at_a_terminal(command, NO_COLOR="1")[0])


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_and_options(shell: Any) -> None:
    script = app.generate_completion(shell=shell)
    for word in ("simulate", "install-completion", "opponents", "coverage", "phrases"):
        assert word in script, word


def test_a_shell_takes_the_completion_that_is_installed(tmp_path: Path) -> None:
    home, script = tmp_path / "home", tmp_path / "taproom"
    home.mkdir()
    ran = subprocess.run(
        [*PROGRAM, "--install-completion", "--shell", "bash", "--output", str(script)],
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(home)},
    )
    assert ran.returncode == 0, ran.stderr
    assert list(home.iterdir()) == [], "the file that was asked for, and nothing else"
    asked = f"source {script}; complete -p taproom"
    assert "taproom" in subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout


def test_without_a_file_the_shell_is_told_where_the_script_is(tmp_path: Path) -> None:
    command = [*PROGRAM, "--install-completion", "--shell", "bash"]
    subprocess.run(command, capture_output=True, check=True, env={**os.environ, "HOME": str(tmp_path)})
    assert "taproom" in (tmp_path / ".bashrc").read_text(encoding="utf-8")


def test_every_option_of_every_command_is_explained(console: Console) -> None:
    for command in COMMANDS:
        shown = console.run(*command.split(), "--help").out
        boxed = [line[2:-2] for line in shown.splitlines() if line.startswith("│")]
        assert boxed or command == "pack phrases", command
        for line in [line for line in boxed if re.match(r"[* ]*(-|[A-Z]{2})", line)]:
            words = re.sub(r"^[* ]*(-\S+ )*(-\S+|[A-Z]+)( [A-Z]+(\.\.\.)?)?", "", line)
            assert len(words.split()) > 1, f"{command}: {line}"
