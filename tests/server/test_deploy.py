"""The unit of systemd and the rotation of logs that hosts copy, tried with the programs that read them."""

import grp
import json
import os
import pwd
import shutil
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.server import debian
from tests.server.guests import PATIENCE
from tests.server.test_nginx import replaced

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "taproom.service"
INSTALLED = "/opt/taproom/bin/taproom"
MOST_EXPOSED = 20
"""What systemd may find lacking, in tenths of ten points; it calls 20 OK and 50 medium."""


class Serving:
    """A server in a process of its own."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rpartition(" ")[2].strip().replace("localhost", "127.0.0.1")

    def ask(self, path: str) -> int:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(self.address.rstrip("/") + path, timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code

    def stop(self) -> int:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed: apt-get install systemd")
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with the program where it is here."""
    copy = tmp_path / UNIT.name
    here = str(Path(sys.executable).parent / "taproom")
    copy.write_text(replaced(UNIT.read_text(encoding="utf-8"), (INSTALLED, here)), encoding="utf-8")
    return copy


def test_systemd_has_nothing_to_say_against_the_unit(unit: Path) -> None:
    checked = analyze("verify", "--man=no", str(unit))
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_unit_leaves_the_server_little_but_its_own_files(unit: Path) -> None:
    checked = analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", str(unit))
    if "unrecognized option" in checked.stderr:
        pytest.skip("this systemd-analyze is too old to judge a unit that is not installed")
    assert checked.returncode == 0, checked.stdout


def test_the_unit_starts_what_the_program_knows(unit: Path, tmp_path: Path) -> None:
    """Its command line with its own environment, in another folder."""
    lines = dict(line.split("=", 1) for line in unit.read_text(encoding="utf-8").splitlines() if "=" in line)
    start = replaced(lines["ExecStart"], ("/var/log/taproom", str(tmp_path))).split()
    name, _, database = replaced(lines["Environment"], ("/var/lib/taproom", str(tmp_path))).partition("=")
    server = Serving([*start, "--port", "0"], {name: database})
    assert server.ask("/healthz") == 200
    assert server.stop() in (0, -signal.SIGTERM)
    assert (tmp_path / "taproom.db").is_file() and (tmp_path / "taproom.log").is_file()


def lines(path: Path) -> list[str]:
    return [json.loads(line)["message"] for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_log_is_rotated_under_a_running_server_and_no_line_is_lost(tmp_path: Path) -> None:
    program = debian.need("logrotate")
    us = f"{pwd.getpwuid(os.geteuid()).pw_name} {grp.getgrgid(os.getegid()).gr_name}"
    rotation = replaced(
        (DEPLOY / "logrotate.conf").read_text(encoding="utf-8"),
        ("taproom taproom", us),
        ("/var/log/taproom", str(tmp_path)),
    )
    (tmp_path / "rotation").write_text(rotation, encoding="utf-8")
    (tmp_path / "rotation").chmod(0o644)
    log = tmp_path / "taproom.log"
    command = [program, "--force", "--state", str(tmp_path / "state"), str(tmp_path / "rotation")]
    arguments = ["serve", "--port", "0", "--database", str(tmp_path / "taproom.db"), "--log-file", str(log)]
    server = Serving([str(Path(sys.executable).parent / "taproom"), *arguments], {})
    assert server.ask("/healthz") == 200
    assert lines(log) == ["open with 0 running tables"]
    rotated = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=debian.environment())
    assert (rotated.returncode, rotated.stderr) == (0, "")
    assert log.read_text() == "" and log.stat().st_mode & 0o777 == 0o640
    server.stop()
    assert lines(tmp_path / "taproom.log.1") == ["open with 0 running tables"]
    assert lines(log) == ["closed"]


def test_a_log_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    arguments = [
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "a.db"),
        "--log-file",
        str(tmp_path / "no" / "log"),
    ]
    ran = subprocess.run(
        [str(Path(sys.executable).parent / "taproom"), *arguments], capture_output=True, text=True, timeout=PATIENCE
    )
    assert ran.returncode == 2 and ran.stderr == f"taproom: {tmp_path / 'no' / 'log'}: No such file or directory\n"
