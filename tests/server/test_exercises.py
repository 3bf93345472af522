"""Lessons and puzzles at a table of the house: a fixed deal, bots by script, and all of it after a restart as well."""

from pathlib import Path

import pytest

from tests.server.guests import Guest, Message, Server, run, serving


async def begin(server: Server, game: str, exercise: str) -> Message:
    answer = await server.http.post("/api/exercises", json={"game": game, "exercise": exercise, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    taken: Message = answer.json()
    return taken


async def asked(guest: Guest) -> Message:
    """What the learner is asked now, or next; an empty one if the game is over."""
    while not guest.house["question"] and guest.house["phase"] != "over":
        await guest.hear()
    return guest.house["question"] or {}


async def answer(guest: Guest, **wanted: object) -> None:
    """Take the option with these parts."""
    question = await asked(guest)
    found = [one for one in question["options"] if all(one[name] == part for name, part in wanted.items())]
    assert found, f"{wanted} is not among {[one['text'] for one in question['options']]}"
    await guest.done(type="choose", question=question["number"], choice=found[0]["choice"])


async def until_the_turn_is_over(guest: Guest) -> None:
    """Whatever else is asked, the least is done."""
    while guest.scene["game"]["on_turn"] == 1:
        if question := guest.house["question"]:
            await guest.done(type="choose", question=question["number"], choice=question["least"])
        else:
            await guest.hear()


def test_a_lesson_goes_on_after_a_restart(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await begin(server, "inn", "lesson")
            ann = await server.join(taken["table"], taken["token"])
            assert [seat["kind"] for seat in ann.house["seats"]] == ["person", "bot", "bot"]
            assert ann.scene["game"]["seats"][0]["fortitude"] == 14
            await answer(ann, card="fiona/ogre_hold", targets=[1])
            await answer(ann, verb="order", targets=[2])
            # Gerki strikes back by the script.
            await answer(ann, card="fiona/clang")
        async with serving(folder) as server:
            ann = await server.join(taken["table"], taken["token"])
            await answer(ann, card="fiona/winning_hand")
            question = await asked(ann)
            assert question["kind"] == "discard"
            await ann.done(type="choose", question=question["number"], choice=0)
            await answer(ann, card="fiona/about_my_outfit", targets=[1])
            while await asked(ann):
                question = ann.house["question"]
                await ann.done(type="choose", question=question["number"], choice=question["least"])
            assert ann.house["outcome"]["winners"] == [0]
            assert not [message for message in ann.messages if message["type"] == "notice"]
            # A record of it plays again like any other.
            record = (await server.http.get(f"/api/tables/{taken['table']}/record")).json()
            assert record["carried"][0]["after"] == 0
            outline = (await server.http.get(f"/api/tables/{taken['table']}/replay")).json()
            assert outline["last"] == outline["steps"] > 0

    run(scenario())


def test_a_puzzle_can_be_taken_back_to_its_beginning(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await begin(server, "inn", "not-enough-scars")
            ann = await server.join(taken["table"], taken["token"])
            await answer(ann, card="fiona/home_grown_armor")
            await until_the_turn_is_over(ann)
            assert ann.scene["game"]["seats"][0]["out"]
            # Whoever is left waits, so that it can be tried again.
            await server.quiet(taken["table"])
            assert ann.house["phase"] == "playing"
            await ann.done(type="undo", steps=ann.house["undo"])
            await answer(ann, card="fiona/clang")
            await until_the_turn_is_over(ann)
            assert not ann.scene["game"]["seats"][0]["out"]

    run(scenario())


def test_what_there_is_to_learn_is_told_in_both_languages(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            told = {
                language: (await server.http.get(f"/api/games/inn/exercises?language={language}")).json()
                for language in ("en", "ru")
            }
            assert [one["key"] for one in told["en"]] == [one["key"] for one in told["ru"]]
            assert [one["kind"] for one in told["en"]].count("puzzle") == 12
            assert all(one["task"] for one in told["ru"] if one["kind"] == "puzzle")
            assert (await server.http.get("/api/games/whist/exercises")).status_code == 404

    run(scenario())


@pytest.mark.parametrize("wish", [{"game": "inn", "exercise": "nothing"}, {"game": "whist", "exercise": "lesson"}])
def test_an_exercise_that_is_not_there_is_refused(folder: Path, wish: dict[str, str]) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            answer = await server.http.post("/api/exercises", json={**wish, "name": "Ann"})
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")

    run(scenario())
