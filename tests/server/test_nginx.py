"""The site of nginx that hosts copy, tried with a real nginx, on a port that is not HTTPS's own."""

import asyncio
import contextlib
import json
import os
import re
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server import debian
from tests.server.guests import AT_ONCE, PATIENCE, Guest, Message, Server, play_to_the_end, run, serving

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AROUND = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What a distribution's own nginx.conf is to the sites."""


@dataclass
class Front:
    """A running nginx as browsers know it."""

    plain: int
    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    async def socket(self, table: str, token: str, origin: str) -> Guest:
        address = f"wss://localhost:{self.port}/ws/{table}"
        guest = Guest(await connect(address, ssl=self.trust, origin=origin, proxy=None, max_queue=None))  # type: ignore[arg-type]
        await guest.say(type="hello", token=token)
        await guest.until(lambda message: message["type"] == "everything")
        return guest


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """What a host writes into the copy, and what a test has to: every line is there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def certify(folder: Path) -> ssl.SSLContext:
    """A certificate for localhost, and what trusts it."""
    command = [debian.need("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True, env=debian.environment())
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@contextlib.asynccontextmanager
async def fronted(folder: Path, server: Server) -> AsyncIterator[Front]:
    """The site as it is in `deploy`, with other ports, another name and another certificate.

    nginx is handed sockets that listen already: whoever connects waits until it is there.
    """
    program = debian.need("nginx")
    trust = certify(folder)
    with socket.create_server(("127.0.0.1", 0)) as plain, socket.create_server(("127.0.0.1", 0)) as tls:
        ports = [bound.getsockname()[1] for bound in (plain, tls)]
        site = replaced(
            SITE.read_text(encoding="utf-8"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{ports[0]};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{ports[1]} ssl;"),
            ("/etc/letsencrypt/live/inn.example", str(folder)),
            ("inn.example", "localhost"),
            ("127.0.0.1:8642", f"127.0.0.1:{server.port}"),
        )
        (folder / "site.conf").write_text(site, encoding="utf-8")
        (folder / "nginx.conf").write_text(
            AROUND.format(folder=folder, user="user root;" if os.geteuid() == 0 else ""), encoding="utf-8"
        )
        handed = {"NGINX": "".join([f"{bound.fileno()};" for bound in (plain, tls)])}
        process = await asyncio.create_subprocess_exec(
            program,
            *("-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")),
            env=debian.environment() | handed,
            pass_fds=[plain.fileno(), tls.fileno()],
            stderr=subprocess.PIPE,
        )
        try:
            yield Front(ports[0], ports[1], trust)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            _, said = await process.communicate()
            (folder / "said").write_bytes(said)


def browser(front: Front, **headers: str) -> httpx2.AsyncClient:
    """It says which page it asks from, as browsers do."""
    told = {"Origin": front.origin, "X-Taproom": "1", **headers}
    return httpx2.AsyncClient(
        base_url=front.origin, verify=front.trust, headers=told, trust_env=False, timeout=PATIENCE
    )


async def lay(client: httpx2.AsyncClient, **wish: object) -> Message:
    answer = await client.post("/api/tables", json={"name": "Anna", "seats": 2, "timers": AT_ONCE, **wish})
    assert answer.status_code == 201, answer.text
    taken: Message = answer.json()
    return taken


def test_the_site_serves_a_whole_game_on_any_port(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, fronted(folder, server) as front, browser(front) as anna:
            assert (await anna.get("/healthz")).text == "ok\n"
            made = await anna.post("/api/accounts", json={"name": "Anna", "password": "correct horse"})
            assert made.status_code == 201, made.text
            assert made.headers["set-cookie"].startswith("__Host-") and "Secure" in made.headers["set-cookie"]
            assert made.headers["strict-transport-security"] == "max-age=31536000"
            taken = await lay(anna)
            sat = await anna.post("/api/seats", json={"table": taken["code"], "name": "Boris"})
            seats = [taken, sat.json()]
            guests = [await front.socket(one["table"], one["token"], front.origin) for one in seats]
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            assert {guest.house["phase"] for guest in guests} == {"over"}
            for guest in guests:
                await guest.close()

    run(scenario())
    assert (folder / "said").read_text() == "", "nginx has nothing to say against the site"
    assert not re.search(r"\[(warn|error|crit|alert|emerg)\]", (folder / "error.log").read_text())


def test_pages_of_other_sites_and_ports_are_turned_away(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, fronted(folder, server) as front, browser(front) as anna:
            taken = await lay(anna)
            others = ("https://localhost", f"https://localhost:{front.plain}", f"https://evil.example:{front.port}")
            for origin in others:
                with pytest.raises(InvalidStatus):
                    await front.socket(taken["table"], taken["token"], origin)
                refused = await anna.post("/api/tables", json={"name": "Eve"}, headers={"Origin": origin})
                assert (refused.status_code, refused.json()["reason"]) == (403, "origin")

    run(scenario())


def test_who_asks_is_where_the_connection_comes_from_whatever_is_claimed(folder: Path) -> None:
    async def scenario() -> None:
        claim = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        async with serving(folder) as server, fronted(folder, server) as front, browser(front, **claim) as liar:
            taken = await lay(liar)
            assert server.registry.actors[taken["table"]].owner == "127.0.0.1"

    run(scenario())


def test_plain_http_leads_to_https_and_metrics_are_private(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, fronted(folder, server) as front, browser(front) as anna:
            plain = await anna.get(f"http://localhost:{front.plain}/join/ABCDEF?x=1")
            assert (plain.status_code, plain.headers["location"]) == (308, "https://localhost/join/ABCDEF?x=1")
            assert (await anna.get("/metrics")).status_code == 403
            too_large = await anna.post("/api/packs", content=json.dumps({"x": "x" * 600_000}))
            assert too_large.status_code == 413
            assert not list(folder.glob("*access*")), "nobody writes down who went to which table"

    run(scenario())
