"""Whole games over real sockets."""

import json
from pathlib import Path

import pytest

from taproom.kernel.record import record_from_json
from taproom.kernel.verdicts import Malformed
from taproom.server.socket.transport import Transport
from taproom.server.tables.shuffles import check, read_proof
from tests.server.guests import Guest, Server, play_to_the_end, run, serving


@pytest.mark.parametrize(("game", "transport"), [("inn", "fast"), ("dragonstones", "fast"), ("inn", "plain")])
def test_four_people_play_a_game_to_its_end(folder: Path, game: str, transport: Transport) -> None:
    async def scenario() -> None:
        async with serving(folder, transport=transport) as server:
            table, guests = await server.table_of(4, game=game)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            outcomes = [guest.house["outcome"] for guest in guests]
            assert outcomes[0]["winners"] and all(outcome == outcomes[0] for outcome in outcomes)
            answer = await server.http.get(f"/api/tables/{table}/record")
            record = record_from_json(answer.text)
            assert record.replay().winners() == outcomes[0]["winners"]

    run(scenario())


def test_one_person_plays_against_bots(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, bots=3)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            assert [seat["kind"] for seat in guests[0].house["seats"]] == ["person", "bot", "bot", "bot"]

    run(scenario())


def test_news_are_numbered_without_gaps(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(3, seats=4, bots=1)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            for guest in guests:
                numbers = [one["number"] for one in guest.messages if one["type"] in ("news", "everything")]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    run(scenario())


async def start_two(server: Server) -> tuple[str, list[Guest], Guest]:
    """A game of two people, and which of them is asked."""
    table, guests = await server.table_of(2, seats=2)
    await guests[0].done(type="start")
    while not any(guest.house.get("question") for guest in guests):
        for guest in guests:
            await guest.ask(type="ping")
    return table, guests, next(guest for guest in guests if guest.house["question"])


def test_an_answer_names_its_question_and_again_is_harmless(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests, asked = await start_two(server)
            question = asked.house["question"]
            other = next(guest for guest in guests if guest is not asked)
            assert await asked.refused(type="choose", question=question["number"], choice=2**40) == "not-offered"
            assert await asked.refused(type="choose", question=question["number"] + 1, choice=0) == "not-asked"
            assert await other.refused(type="choose", question=question["number"], choice=0) == "not-asked"
            choice = question["least"]
            await asked.done(type="choose", question=question["number"], choice=choice)
            await asked.done(type="choose", question=question["number"], choice=choice)
            assert await asked.refused(type="choose", question=question["number"], choice=choice + 1) == "answered"

    run(scenario())


def test_a_late_answer_is_refused_and_never_taken_for_the_next_question(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, bots=1, seats=2)
            guest = guests[0]
            await guest.done(type="start")
            first = await guest.question()
            await guest.done(type="choose", question=first["number"], choice=first["least"])
            second = await guest.question(first["number"])
            await guest.done(type="choose", question=second["number"], choice=second["least"])
            assert await guest.refused(type="choose", question=first["number"], choice=first["least"]) == "late"

    run(scenario())


def test_reconnecting_brings_what_was_missed_or_everything(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(bots=1, seats=2)
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            question = await guest.question()
            before = guest.number
            await guest.close()
            again = await server.join(taken["table"], taken["token"], after=before)
            assert [one["type"] for one in again.messages] == ["welcome", "news"]
            assert again.messages[0]["resumed"] is True
            assert again.house["question"]["number"] == question["number"]
            assert again.scene["game"]["hand"] == guest.scene["game"]["hand"]
            anew = await server.join(taken["table"], taken["token"], after=before + 1000)
            assert anew.messages[0]["resumed"] is False and anew.scene["game"] == again.scene["game"]

    run(scenario())


def test_words_come_in_the_language_of_each_connection(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(bots=1, seats=2)
            english = await server.join(taken["table"], taken["token"])
            russian = await server.join(taken["table"], taken["token"], language="ru")
            await english.done(type="start")
            question = await english.question()
            other = await russian.question()
            assert question["number"] == other["number"] and question["text"] != other["text"]
            assert any("а" <= letter <= "я" for letter in other["text"])
            lines = (await russian.ask(type="look", what="hand"))["lines"]
            assert len(lines) >= 7 and any("а" <= letter <= "я" for letter in lines[0])
            answer = await russian.ask(type="reclaim")
            assert answer["reason"] == "not-lent" and any("а" <= letter <= "я" for letter in answer["text"])

    run(scenario())


def test_people_concede_meet_again_and_talk(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2)
            second = await server.sit(taken["code"].lower())
            anna = await server.join(taken["table"], taken["token"])
            boris = await server.join(second["table"], second["token"])
            watcher = await server.join(taken["table"], taken["watch"])
            await anna.done(type="start")
            await boris.done(type="say", text="  hi \u202ethere\n ")
            await boris.done(type="say", phrase="cheers")
            await watcher.done(type="say", text="nice")
            remarks = [one for message in anna.messages for one in message.get("remarks", [])]
            while len(remarks) < 3:
                remarks += (await anna.hear()).get("remarks", [])
            assert [one["text"] for one in remarks] == ["hi there", "Cheers!", "nice"]
            assert await anna.refused(type="rematch") == "not-over"
            await boris.done(type="concede")
            await anna.until(lambda one: one["type"] == "news" and one["scene"]["house"]["phase"] == "over")
            assert anna.house["outcome"]["winners"] == [0] and anna.house["outcome"]["conceded"]
            await anna.done(type="rematch")
            again = await server.join(anna.house["rematch"], second["token"])
            assert again.house["phase"] == "gathering" and again.messages[0]["seat"] == 1

    run(scenario())


def test_undo_goes_back_any_number_of_steps_in_solo_play(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, bots=3)
            guest = guests[0]
            await guest.done(type="start")
            views = {}
            for _ in range(7):
                question = await guest.question()
                # An answer can be handed back unseen; then there was nothing to take back.
                views[guest.house["undo"]] = (guest.scene["game"], question["text"], question["options"])
                await guest.done(type="choose", question=question["number"], choice=question["least"])
                question = await guest.question(question["number"])
            back = guest.house["undo"]
            assert back >= 4
            for steps in (2, 1, back - 3):
                back -= steps
                await guest.done(type="undo", steps=steps)
                question = await guest.question(question["number"])
                assert (guest.scene["game"], question["text"], question["options"]) == views[back]
                assert guest.house["undo"] == back
            assert await guest.refused(type="undo", steps=1) == "nothing-to-undo"

    run(scenario())


def test_the_shuffles_can_be_verified(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=3, bots=1, number="00" * 16)
            second = await server.sit(taken["table"], number="11" * 16)
            anna = await server.join(taken["table"], taken["token"])
            boris = await server.join(second["table"], second["token"])
            commitment = anna.house["commitment"]
            await boris.done(type="mix", number="22" * 16)
            await anna.done(type="start")
            assert (await server.http.get(f"/api/tables/{taken['table']}/record")).status_code == 403
            await play_to_the_end([anna, boris])
            text = (await server.http.get(f"/api/tables/{taken['code']}/record")).text
            proof = json.loads(text)["proof"]
            assert proof["commitment"] == commitment and proof["numbers"] == ["00" * 16, "22" * 16]
            (folder / "record.json").write_text(text, encoding="utf-8")

    run(scenario())
    text = (folder / "record.json").read_text(encoding="utf-8")
    check(record_from_json(text), read_proof(text))
    for before, after in (("22" * 16, "33" * 16), ('"secret": "', '"secret": "00')):
        forged = text.replace(before, after)
        assert forged != text
        with pytest.raises(Malformed):
            check(record_from_json(forged), read_proof(forged))


def test_a_finished_game_can_be_replayed_step_by_step(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=2)
            await guests[0].done(type="start")
            address = f"/api/tables/{table}/replay"
            assert (await server.http.get(f"{address}/0")).status_code == 403
            await play_to_the_end(guests)
            first = (await server.http.get(f"{address}/0")).json()
            assert first["step"] == 0 and first["view"]["hand"] == [] and first["facts"] == []
            last = (await server.http.get(f"{address}/{first['steps']}?seat=1")).json()
            assert last["view"] == guests[1].scene["game"] and last["facts"]
            russian = {"accept-language": "ru-RU,ru;q=0.9"}
            lines = (await server.http.get(f"{address}/5?seat=0", headers=russian)).json()["lines"]
            assert any("а" <= letter <= "я" for letter in lines[0])
            for path in (f"{first['steps'] + 1}", "-1", "x", "0?seat=9", "0?seat=x"):
                assert (await server.http.get(f"{address}/{path}")).status_code in (404, 409), path

    run(scenario())


def test_a_finished_game_can_be_replayed_many_steps_at_once(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=2)
            await guests[0].done(type="start")
            address = f"/api/tables/{table}/replay"
            assert (await server.http.get(address)).status_code == 403
            assert (await server.http.get(f"{address}/0/on")).status_code == 403
            await play_to_the_end(guests)
            outline = (await server.http.get(address)).json()
            steps = outline["steps"]
            assert outline["game"] == "inn" and outline["first"] == 0
            assert outline["turns"] == sorted(outline["turns"]) and 0 < outline["turns"][-1] <= steps
            (out,) = outline["outs"]
            assert out["step"] <= steps and out["seat"] not in guests[0].house["outcome"]["winners"] and out["text"]
            for seat in (-1, 1):
                told = (await server.http.get(f"{address}/3/on?seat={seat}")).json()
                assert [one["step"] for one in told] == list(range(3, 3 + 24))
                for one in told[::7]:
                    assert one == (await server.http.get(f"{address}/{one['step']}?seat={seat}")).json()
            assert len((await server.http.get(f"{address}/{steps - 1}/on")).json()) == 2
            assert (await server.http.get(f"{address}/{steps + 1}/on")).status_code == 404

    run(scenario())
