"""Accounts: optional, safe, with a history, and gone without a trace when deleted."""

import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from argon2 import PasswordHasher

from taproom.server.accounts import SESSION_SECONDS
from taproom.server.clocks import VirtualClock
from taproom.server.http.accounts import COOKIE
from taproom.server.limits import Allowance
from taproom.server.passwords import Passwords
from tests.server.guests import Message, Server, play_to_the_end, run, serving
from tests.server.test_store import store_of

HEADER = {"x-taproom": "1"}
SECRET = "correct horse"


@asynccontextmanager
async def person(server: Server) -> AsyncIterator[httpx2.AsyncClient]:
    """Somebody's browser: it keeps cookies and sends the header."""
    async with httpx2.AsyncClient(base_url=server.address, headers=HEADER) as browser:
        yield browser


async def post(browser: httpx2.AsyncClient, path: str, status: int = 201, **body: Any) -> Message:
    answer = await browser.post(path, json=body)
    assert answer.status_code == status, answer.text
    found: Message = answer.json()
    return found


async def sign_up(browser: httpx2.AsyncClient, name: str) -> None:
    assert (await post(browser, "/api/accounts", name=name, password=SECRET))["name"] == name


def test_signing_up_in_and_out(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_of(database)) as server, person(server) as anna, person(server) as other:
            await sign_up(anna, "Anna")
            assert (await anna.get("/api/account")).json()["sessions"] == 1
            for name in ("Anna", "ANNA", " anna ", "\u200banna", "Ａｎｎａ"):
                answer = await other.post("/api/accounts", json={"name": name, "password": "another one"})
                assert answer.status_code == 409 and answer.json()["reason"] == "name-taken", name
            for name, password in (("Anna", "wrong horse"), ("Nobody", SECRET)):
                answer = await other.post("/api/sessions", json={"name": name, "password": password})
                assert answer.status_code == 401 and answer.json()["reason"] == "credentials"
            await post(other, "/api/sessions", name="anna", password=SECRET)
            assert (await other.get("/api/account")).json()["sessions"] == 2
            await post(other, "/api/sessions/end")
            assert (await other.get("/api/account")).status_code == 401
            assert (await anna.get("/api/account")).json()["sessions"] == 1
            for body in ({"name": "B", "password": SECRET}, {"name": "Boris", "password": "short"}):
                assert (await other.post("/api/accounts", json=body)).status_code in (400, 409)

    run(scenario())


def test_the_cookie_is_of_no_use_to_anybody_else(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, person(server) as anna:
            answer = await anna.post("/api/accounts", json={"name": "Anna", "password": SECRET})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
            assert "Secure" not in cookie, "or it would not be kept without HTTPS"
            token = anna.cookies[COOKIE]
            # Behind a web server that speaks HTTPS.
            secure = await anna.post(
                "/api/sessions",
                json={"name": "Anna", "password": SECRET},
                headers={"x-forwarded-proto": "https"},
            )
            assert "Secure" in secure.headers["set-cookie"]
            assert secure.headers["set-cookie"].startswith("__Host-")
            # Another site's page can make a browser send the cookie at most, and not even that with SameSite.
            plain = {"cookie": f"{COOKIE}={token}"}
            assert (await server.http.get("/api/account", headers=plain)).status_code == 401
            foreign = {**plain, **HEADER, "origin": "https://evil.example"}
            assert (await server.http.get("/api/account", headers=foreign)).status_code == 403
            crossing = {**plain, **HEADER, "sec-fetch-site": "cross-site"}
            assert (await server.http.post("/api/sessions/end", json={}, headers=crossing)).status_code == 403
            preflight = await server.http.options("/api/account", headers={"origin": "https://evil.example"})
            assert not any(name.startswith("access-control") for name in preflight.headers)
            login = await server.http.post("/api/sessions", json={"name": "Anna", "password": SECRET})
            assert login.status_code == 403 and login.json()["reason"] == "header"
            for forged in ("", "x", token[:-1], token.swapcase(), "'; DROP TABLE accounts; --"):
                forgery = {"cookie": f"{COOKIE}={forged}", **HEADER}
                assert (await server.http.get("/api/account", headers=forgery)).status_code == 401, forged
            assert (await server.http.get("/api/account", headers={**plain, **HEADER})).status_code == 200
            for path in folder.iterdir():
                assert token.encode() not in path.read_bytes() and SECRET.encode() not in path.read_bytes()

    run(scenario())


def test_sessions_expire_and_can_be_revoked(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server, person(server) as home, person(server) as away:
            await sign_up(home, "Anna")
            await post(away, "/api/sessions", name="Anna", password=SECRET)
            await post(home, "/api/account/password", status=401, old="wrong horse", new="battery staple")
            await post(home, "/api/account/password", old=SECRET, new="battery staple")
            assert (await away.get("/api/account")).status_code == 401, "whoever knew the old one is out"
            assert (await home.get("/api/account")).status_code == 200
            await post(away, "/api/sessions", status=401, name="Anna", password=SECRET)
            await post(away, "/api/sessions", name="Anna", password="battery staple")
            token = away.cookies[COOKIE]
            await post(home, "/api/sessions/end", everywhere=True)
            for browser in (home, away):
                assert (await browser.get("/api/account")).status_code == 401
            replayed = {"cookie": f"{COOKIE}={token}", **HEADER}
            assert (await server.http.get("/api/account", headers=replayed)).status_code == 401
            await post(home, "/api/sessions", name="Anna", password="battery staple")
            clock.move((SESSION_SECONDS - 1) * 1000)
            assert (await home.get("/api/account")).status_code == 200
            clock.move(SESSION_SECONDS * 1000)
            assert (await home.get("/api/account")).status_code == 401

    run(scenario())


def test_passwords_are_not_tried_often(folder: Path) -> None:
    async def scenario() -> None:
        allowance = Allowance(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 0.001, 5)
        async with serving(folder, allowance=allowance) as server, person(server) as browser:
            answers = []
            for number in range(8):
                wish = {"name": "Anna", "password": f"password {number}"}
                answers.append((await browser.post("/api/sessions", json=wish)).status_code)
            assert answers == [401] * 5 + [429] * 3
            answer = await browser.post(
                "/api/sessions", json={"name": "Boris", "password": SECRET}, headers={"accept-language": "ru"}
            )
            assert answer.status_code == 429 and "медленнее" in answer.json()["text"]
            assert (await browser.post("/api/tables", json={"name": "A guest"})).status_code == 201

    run(scenario())


async def play_one(server: Server, browser: httpx2.AsyncClient, **wish: Any) -> Message:
    """The browser's account plays a game against a guest."""
    taken = await post(browser, "/api/tables", **{"name": "Anna", "seats": 2, "timers": {"bot": 0}, **wish})
    second = await server.sit(taken["code"])
    guests = [await server.join(one["table"], one["token"]) for one in (taken, second)]
    await guests[0].done(type="say", text="my own words")
    await guests[0].done(type="start")
    await play_to_the_end(guests)
    await server.quiet(taken["table"])
    return {**taken, "outcome": guests[0].house["outcome"]}


QUICK = {"fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}


def test_the_history_and_the_statistics(folder: Path, database: str) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock, store_of(database)) as server, person(server) as anna:
            await sign_up(anna, "Anna")
            assert (await anna.get("/api/account/history")).json() == []
            won = []
            for _ in range(2):
                clock.move(clock.now() + 5000)
                done = await play_one(server, anna, timers=QUICK, character="zot")
                won.append(0 in done["outcome"]["winners"])
            clock.move(clock.now() + 5000)
            running = await post(anna, "/api/tables", name="Anna", game="dragonstones", seats=3, bots=2)
            games = (await anna.get("/api/account/history")).json()
            assert [game["over"] for game in games] == [False, True, True]
            assert games[0]["table"] == running["table"] and games[0]["game"] == "dragonstones"
            for game, wins in zip(games[1:], reversed(won), strict=True):
                assert game["game"] == "inn" and game["character"] == "zot" and game["seats"] == 2
                assert game["won"] == wins and game["place"] == (1 if wins else 2)
                assert bool(game["cause"]) != wins and game["turns"] > 1 and game["choices"] > 5
                assert game["ended"] >= game["laid"] >= 1_800_000_000
                step = await server.http.get(f"/api/tables/{game['table']}/replay/{game['choices']}")
                assert step.status_code == 200
            counted = (await anna.get("/api/account/statistics", headers={"accept-language": "ru"})).json()
            assert (counted["games"], counted["wins"]) == (2, sum(won))
            score = {"games": 2, "wins": sum(won)}
            assert counted["by_game"] == [{"heading": "inn", **score}]
            assert counted["by_character"] == [{"heading": "zot", **score}]
            assert counted["by_seats"] == [{"heading": "2", **score}]
            assert sum(one["games"] for one in counted["causes"]) == 2 - sum(won)
            assert all("а" <= one["heading"][0].lower() <= "я" for one in counted["causes"])

    run(scenario())


def test_a_game_that_was_given_up_says_so(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, person(server) as anna:
            await sign_up(anna, "Anna")
            taken = await post(anna, "/api/tables", name="Anna", seats=2)
            await server.sit(taken["code"])
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            await guest.done(type="concede")
            await server.quiet(taken["table"])
            (game,) = (await anna.get("/api/account/history")).json()
            assert game["over"] and not game["won"] and game["cause"] == "conceded"

    run(scenario())


def test_a_seat_is_taken_up_again_elsewhere(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, person(server) as anna, person(server) as boris:
            await sign_up(anna, "Anna")
            await sign_up(boris, "Boris")
            taken = await post(anna, "/api/tables", name="Anna", seats=2, bots=1)
            before = await server.join(taken["table"], taken["token"])
            again = await post(anna, "/api/account/seats", table=taken["table"])
            assert again["seat"] == 0 and again["token"] != taken["token"]
            with pytest.raises(Exception, match="4410"):
                while True:
                    await before.hear()
            late = await server.connect(taken["table"])
            await late.say(type="hello", token=taken["token"])
            with pytest.raises(Exception, match="4401"):
                while True:
                    await late.hear()
            guest = await server.join(taken["table"], again["token"])
            await guest.done(type="start")
            await post(boris, "/api/account/seats", status=403, table=taken["table"])
            await post(boris, "/api/account/seats", status=404, table="nothing")

    run(scenario())


@pytest.mark.parametrize("when", ["while it is played", "after its end"])
def test_signing_up_adopts_the_game_of_a_guest(folder: Path, database: str, when: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_of(database)) as server, person(server) as anna, person(server) as boris:
            taken = await server.lay(name="Annabella", seats=2, bots=1, timers=QUICK)
            wish = {"table": taken["table"], "token": taken["token"]}
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="say", text="my own words")
            await guest.done(type="start")
            if when == "after its end":
                await play_to_the_end([guest])
                await server.quiet(taken["table"])
            await post(anna, "/api/account/games", status=401, **wish)
            await sign_up(anna, "Annabella")
            await post(anna, "/api/account/games", status=403, table=taken["table"], token="guessed")
            await post(anna, "/api/account/games", status=403, table=taken["table"], token=taken["watch"])
            assert await post(anna, "/api/account/games", **wish) == {"table": taken["table"], "seat": 0}
            await post(anna, "/api/account/games", **wish)
            await play_to_the_end([guest])
            await server.quiet(taken["table"])
            (game,) = (await anna.get("/api/account/history")).json()
            assert game["over"] and game["seat"] == 0 and game["choices"] > 0
            await sign_up(boris, "Boris")
            await post(boris, "/api/account/games", status=403, **wish)
        async with serving(folder, store=store_of(database)) as server, person(server) as anna:
            await post(anna, "/api/sessions", name="Annabella", password=SECRET)
            assert (await anna.get("/api/account/history")).json() == [game]
            await post(anna, "/api/account/seats", table=taken["table"])
            await post(anna, "/api/account/delete", password=SECRET)
            log = b"".join(await server.registry.store.log(taken["table"]))
            position = await server.registry.store.position(taken["table"])
            assert position is not None
            for kept in (log, zlib.decompress(position[1])):
                assert b"Annabella" not in kept and b"my own words" not in kept

    run(scenario())


def test_a_deleted_account_leaves_nothing_behind(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_of(database)) as server, person(server) as anna, person(server) as boris:
            await sign_up(anna, "Annabella")
            await sign_up(boris, "Boris")
            done = await play_one(server, anna, name="Annabella", timers=QUICK)
            left = await post(boris, "/api/tables", name="Boris", seats=3)
            seat = await post(anna, "/api/seats", table=left["code"], name="Annabella")
            leaving = await server.join(left["table"], seat["token"])
            await leaving.done(type="say", text="my own words")
            await leaving.done(type="clear", seat=1)
            await server.quiet(left["table"])
            watcher = await server.join(done["table"], done["watch"], language="ru")
            assert "Annabella" in "".join(watcher.heard)
            await post(anna, "/api/account/delete", status=401, password="wrong horse")
            await post(anna, "/api/account/delete", password=SECRET)
            for path in ("account", "account/history", "account/statistics"):
                assert (await anna.get(f"/api/{path}")).status_code in (401, 404)
            await post(anna, "/api/sessions", status=401, name="Annabella", password=SECRET)
            for table in (done["table"], left["table"]):
                log = b"".join(await server.registry.store.log(table))
                assert b"Annabella" not in log and b"my own words" not in log and b"Boris" in log
            position = await server.registry.store.position(done["table"])
            assert position is not None
            kept = zlib.decompress(position[1])
            assert b"Annabella" not in kept and b"my own words" not in kept and b"Boris" in kept
            for name in ("accounts", "sessions", "games"):
                rows = await server.registry.store.read(f"SELECT * FROM {name}", ())
                assert rows and "Annabella" not in str(rows), name
            again = await server.join(done["table"], done["watch"], language="ru")
            assert again.house["seats"][0]["name"] == "Бывший гость" and "Annabella" not in "".join(again.heard)
            assert "my own words" not in "".join(again.heard) and "(удалено)" in "".join(again.heard)
            assert (await server.http.get(f"/api/tables/{done['table']}/record")).status_code == 200
            assert len((await boris.get("/api/account/history")).json()) == 1
            await sign_up(anna, "Annabella")
            assert (await anna.get("/api/account/history")).json() == []
        async with serving(folder, store=store_of(database)) as server:
            again = await server.join(done["table"], done["watch"])
            assert again.house["seats"][0]["name"] == "A former guest"

    run(scenario())


def test_a_running_game_is_kept_in_the_history_over_a_restart(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, person(server) as anna:
            await sign_up(anna, "Anna")
            taken = await post(anna, "/api/tables", name="Anna", seats=2, bots=1)
            cookie = {"cookie": f"{COOKIE}={anna.cookies[COOKIE]}", **HEADER}
            # As if the server had died between the entry and the row.
            await server.registry.store.commit([("DELETE FROM games", ())])
        async with serving(folder) as server:
            (game,) = (await server.http.get("/api/account/history", headers=cookie)).json()
            assert game["table"] == taken["table"] and not game["over"]

    run(scenario())


def test_hashes_are_made_with_sane_parameters_and_renewed() -> None:
    async def scenario() -> None:
        strong = Passwords()
        kept = await strong.hash(SECRET)
        assert kept.startswith("$argon2id$") and "m=65536,t=3" in kept
        weak = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        old = await weak.hash(SECRET)
        assert strong.is_dated(old) and not strong.is_dated(kept)
        assert await strong.fits(SECRET, old) and not await strong.fits("other horse", old)
        assert not await strong.fits(SECRET, "no hash") and not await strong.fits(SECRET, None)
        for one in (strong, weak):
            one.close()

    run(scenario())


def test_an_old_hash_is_made_anew_when_its_holder_signs_in(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server, person(server) as anna:
            await sign_up(anna, "Anna")
            older = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash(SECRET)
            await server.registry.store.commit([("UPDATE accounts SET password = ?", (older,))])
            await post(anna, "/api/sessions", name="Anna", password=SECRET)
            ((kept,),) = await server.registry.store.read("SELECT password FROM accounts", ())
            assert kept != older
            await post(anna, "/api/sessions", name="Anna", password=SECRET)

    run(scenario())


def test_guests_need_no_account(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=2)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            await server.quiet(table)
            assert await server.registry.store.read("SELECT * FROM games", ()) == []

    run(scenario())
