"""Muting, silence for spectators, changing seats, coming and going."""

import asyncio
import json
from pathlib import Path

from taproom.server.clocks import VirtualClock
from tests.server.games import hear_all
from tests.server.guests import run, serving


def test_a_muted_seat_is_never_heard_by_who_muted_it(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=3)
            second, third = [await server.sit(taken["code"], name) for name in ("Boris", "Vera")]
            seats = [taken, second, third]
            anna, boris, vera = [await server.join(taken["table"], one["token"]) for one in seats]
            watcher = await server.join(taken["table"], taken["watch"])
            await boris.done(type="say", text="before")
            await anna.done(type="mute", seat=1)
            await anna.done(type="mute", seat=1)
            await hear_all([anna, boris, vera, watcher])
            assert anna.house["muted"] == [1] and vera.house["muted"] == [] and boris.house["muted"] == []
            number = anna.number
            await boris.done(type="say", text="unheard of")
            await boris.done(type="say", phrase="cheers")
            await hear_all([anna, vera, watcher])
            assert anna.number == number, "not even an empty piece of news"
            assert "unheard of" not in "".join(anna.heard)
            for other in (vera, watcher):
                assert "unheard of" in "".join(other.heard)
            # A reload keeps it, and what was missed stays missed.
            again = await server.join(taken["table"], taken["token"])
            assert again.house["muted"] == [1] and "unheard of" not in "".join(again.heard)
            assert "before" in "".join(again.heard)
            await anna.done(type="mute", seat=-1)
            await watcher.done(type="say", text="from the gallery")
            await anna.done(type="mute", seat=1, on=False)
            await boris.done(type="say", text="heard again")
            await hear_all([anna, again])
            for heard in ("".join(anna.heard), "".join(again.heard)):
                assert "heard again" in heard and "unheard of" not in heard and "from the gallery" not in heard
            assert await anna.refused(type="mute", seat=0) == "not-person"
            assert await anna.refused(type="mute", seat=7) == "no-seat"
            assert await watcher.refused(type="mute", seat=1) == "spectator"
        async with serving(folder) as server:
            again = await server.join(taken["table"], taken["token"])
            assert again.house["muted"] == [-1] and "unheard of" not in "".join(again.heard)

    run(scenario())


def test_whoever_laid_the_table_may_silence_the_spectators(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2)
            second = await server.sit(taken["code"])
            anna, boris = [await server.join(taken["table"], one["token"]) for one in (taken, second)]
            watcher = await server.join(taken["table"], taken["watch"], language="ru")
            assert await boris.refused(type="silence") == "not-host"
            await anna.done(type="silence")
            assert await watcher.refused(type="say", text="x") == "silenced"
            assert "зрители" in watcher.messages[-1]["text"]
            await hear_all([boris])
            assert boris.house["silenced"]
            await boris.done(type="say", text="people may")
            await anna.done(type="silence", on=False)
            await watcher.done(type="say", text="x")

    run(scenario())


def test_a_person_moves_to_another_seat_before_the_game(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, VirtualClock()) as server:
            taken = await server.lay(seats=4, bots=1)
            second = await server.sit(taken["code"])
            anna, boris = [await server.join(taken["table"], one["token"]) for one in (taken, second)]
            await boris.done(type="mute", seat=0)
            await anna.done(type="pick_character", character="zot")
            await anna.done(type="move", seat=2)
            await hear_all([anna, boris])
            assert [one["seat"] for one in anna.messages if one["type"] == "welcome"] == [0, 2]
            assert [seat["name"] for seat in boris.house["seats"]][:3] == ["", "Boris", "Anna"]
            assert boris.house["seats"][2]["character"] == "zot" and boris.house["host"] == 2
            assert boris.house["muted"] == [2], "the person is muted, not the chair"
            assert await anna.refused(type="move", seat=1) == "seat-taken"
            assert await anna.refused(type="move", seat=3) == "seat-taken"
            assert await anna.refused(type="move", seat=9) == "no-seat"
            await anna.done(type="add_bot", seat=0)
            await anna.done(type="start")
            assert await boris.refused(type="move", seat=0) == "already-started"
            again = await server.join(taken["table"], taken["token"])
            assert again.messages[0]["seat"] == 2 and again.scene["game"]["viewer"] == 2

    run(scenario())


def test_the_host_changes_options_and_clocks_until_the_game_begins(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=2, options={"bar_deck": "yes"})
            second = await server.sit(taken["code"])
            anna, boris = [await server.join(taken["table"], one["token"]) for one in (taken, second)]
            timers = {"limited": True, "decision": 5_000, "bank": 7_000, "fewest_pause": 0, "most_pause": 0}
            await anna.done(type="arrange", options={"drinks": "rdi1,rdi2"})
            await anna.done(type="arrange", timers=timers)
            await anna.done(type="arrange", timers=timers)
            await hear_all([boris])
            assert boris.house["options"] == {"drinks": "rdi1,rdi2"} and boris.house["timers"]["decision"] == 5_000
            assert [seat["bank"] for seat in boris.house["seats"]] == [7_000, 7_000]
            number = boris.number
            assert await boris.refused(type="arrange", options={}) == "not-host"
            assert await anna.refused(type="arrange", options={"drinks": "lava"}) == "options"
            assert await anna.refused(type="arrange", options={"pack": "/etc"}) == "options"
            assert await anna.refused(type="arrange", timers={"fewest_pause": 9, "most_pause": 1}) == "pauses"
            await hear_all([boris])
            assert boris.number == number, "what changed nothing was told to nobody"
            await anna.done(type="start")
            assert await anna.refused(type="arrange", options={}) == "already-started"
            play = server.registry.actors[taken["table"]].table.session
            assert play is not None and play.timers.decision == 5_000
            assert play.record.options["drinks"] == ["rdi1", "rdi2"] and "bar_deck" not in play.record.options
        async with serving(folder, clock) as server:
            table = server.registry.actors[taken["table"]].table
            assert table.opened.options == {"drinks": "rdi1,rdi2"} and table.opened.timers.bank == 7_000

    run(scenario())


def test_a_rematch_keeps_bots_and_settings(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            timers = {"decision": 12_000, "window": 3_000, "fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}
            options = {"drinks": "rdi1,rdi2", "bar_deck": "yes"}
            taken = await server.lay(seats=3, bots=1, level="random", options=options, timers=timers, listed=True)
            second = await server.sit(taken["code"])
            anna, boris = [await server.join(taken["table"], one["token"]) for one in (taken, second)]
            await anna.done(type="start")
            await anna.done(type="concede")
            await boris.done(type="concede")
            await boris.done(type="rematch")
            await hear_all([anna, boris])
            again = await server.join(boris.house["rematch"], taken["token"])
            for kept in ("game", "options", "timers", "host"):
                assert again.house[kept] == anna.house[kept], kept
            assert [seat["kind"] for seat in again.house["seats"]] == ["person", "person", "bot"]
            assert again.house["seats"][2]["level"] == "random" and again.house["phase"] == "gathering"
            assert again.house["commitment"] != anna.house["commitment"]
            listed = (await server.http.get("/api/tables")).json()
            assert listed == [], "a rematch is for those who played"

    run(scenario())


def test_only_bots_can_be_sent_away_and_only_listed_tables_are_shown(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            private = await server.lay(seats=4, bots=1)
            shown = await server.lay(seats=4, bots=1, listed=True)
            assert [one["code"] for one in (await server.http.get("/api/tables")).json()] == [shown["code"]]
            assert (await server.http.get(f"/api/tables/{private['code'].lower()}")).status_code == 200
            second = await server.sit(private["code"].lower(), seat=2)
            assert second["seat"] == 2
            anna, boris = [await server.join(private["table"], one["token"]) for one in (private, second)]
            assert await anna.refused(type="clear", seat=2) == "seat-taken"
            assert await boris.refused(type="clear", seat=3) == "not-host"
            await anna.done(type="clear", seat=3)
            await anna.done(type="add_bot", seat=1, level="random")
            for wish, reason in (
                ({"options": {"drinks": "nothing"}}, "options"),
                ({"options": {"drnks": "rdi1"}}, "options"),
                ({"options": {"bar_deck": "maybe"}}, "options"),
                ({"seats": 2, "bots": 2}, "too-many-bots"),
                ({"timers": {"fewest_pause": 5, "most_pause": 1}}, "pauses"),
                ({"level": "genius"}, "options"),
                ({"character": "nobody"}, "options"),
            ):
                for _ in ("once", "again"):
                    answer = await server.http.post("/api/tables", json={"name": "Eve", **wish})
                    assert answer.status_code == 409 and answer.json()["reason"] == reason, wish
            hint = await server.http.post("/api/tables", json={"name": "Eve", "options": {"drnks": "rdi1"}})
            assert "did you mean drinks?" in hint.json()["text"]

    run(scenario())


class Bystander:
    """Somebody connected who only listens."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.language = "en"
        self.presences: list[list[int]] = []

    def send(self, message: bytes) -> None:
        heard = json.loads(message)
        if heard["type"] == "presence":
            self.presences.append(heard["seats"])

    def dismiss(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


def test_who_comes_or_goes_together_is_told_of_once(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=4)
            actor = server.registry.actors[taken["table"]]
            party = [Bystander(seat) for seat in range(4)]
            for one in party:
                actor.join(one, None)
            await asyncio.sleep(0)
            assert [one.presences for one in party] == [[[0, 1, 2, 3]]] * 4
            for one in party[1:]:
                actor.leave(one)
            await asyncio.sleep(0)
            assert party[0].presences == [[0, 1, 2, 3], [0]]
            assert [one.presences for one in party[1:]] == [[[0, 1, 2, 3]]] * 3
            actor.leave(party[0])

    run(scenario())
