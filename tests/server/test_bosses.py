"""Tables with Bosses over real sockets: from the invitation to the end, and seen again."""

from pathlib import Path

import pytest

from tests.server.guests import play_to_the_end, run, serving

BATTLE = {"mode": "boss_battle", "boss": "2"}
LACKEYS = {"mode": "leaders_and_lackeys", "boss": "2,3"}
TABLES = [
    (BATTLE, 4, [1], [[0, 2, 3], [1]]),
    ({"mode": "boss_battle"}, 3, [0], [[0], [1, 2]]),
    (LACKEYS, 4, [1, 2], [[0, 1], [2, 3]]),
]


@pytest.mark.parametrize(("options", "seats", "bosses", "teams"), TABLES, ids=["challenger", "boss", "lackey"])
def test_a_game_with_bosses_is_played_to_its_end_and_seen_again(
    folder: Path, options: dict[str, str], seats: int, bosses: list[int], teams: list[list[int]]
) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(1, seats=seats, bots=seats - 1, options=options)
            await guests[0].done(type="start")
            view = guests[0].scene["game"]
            assert [seat["seat"] for seat in view["seats"] if seat["boss"]] == bosses
            assert [team["seats"] for team in view["teams"]] == teams
            await play_to_the_end(guests)
            winners = guests[0].house["outcome"]["winners"]
            assert winners in teams, "a team wins together"
            for seat in (-1, 0, bosses[0]):
                first = (await server.http.get(f"/api/tables/{table}/replay/1?seat={seat}")).json()
                assert [one["seat"] for one in first["view"]["seats"] if one["boss"]] == bosses
            steps = first["steps"]
            last = (await server.http.get(f"/api/tables/{table}/replay/{steps}")).json()
            assert last["view"]["winners"] == winners

    run(scenario())


def test_an_invitation_leads_to_a_seat_and_the_host_makes_it_the_boss_s(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=4, options={"mode": "boss_battle"}, character="vlazlo")
            host = await server.join(taken["table"], taken["token"])
            assert host.house["teams"] == [0, 1, 1, 1]
            seat = await server.sit(taken["code"], "Boris")
            guest = await server.join(seat["table"], seat["token"])
            await guest.done(type="pick_character", character="fiona")
            refused = await host.ask(type="arrange", options=BATTLE)
            assert refused["type"] == "refused" and "fiona" in refused["text"] and "R71.1.1" in refused["text"]
            await guest.done(type="pick_character", character="daareka")
            await host.done(type="arrange", options=BATTLE)
            await host.ask(type="ping")
            assert host.house["teams"] == [0, 1, 0, 0]
            assert await guest.refused(type="pick_character", character="fiona") == "options"
            for free in (2, 3):
                await host.done(type="add_bot", seat=free, level="random")
            await host.done(type="start")
            shown = [(one["character"], one["boss"]) for one in host.scene["game"]["seats"][:2]]
            assert shown == [("vlazlo", False), ("daareka", True)]

    run(scenario())
