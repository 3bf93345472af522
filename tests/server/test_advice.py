"""Advice over the socket: previews of one's answers for everybody, odds and the bots' reasons for one among bots."""

from pathlib import Path

import pytest

from tests.server.guests import AT_ONCE, Guest, Message, run, serving

PATIENT = {**AT_ONCE, "limited": False}
"""Odds may take longer than a window lasts."""


async def next_question(guest: Guest, question: Message) -> Message:
    """Do the least and wait for the next question."""
    await guest.done(type="choose", question=question["number"], choice=question["least"])
    return await guest.question(question["number"])


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_all_answers_are_previewed_at_once(folder: Path, game: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, seats=4, bots=3, game=game, level="random")
            guest = guests[0]
            await guest.done(type="start")
            question = await guest.question()
            seen = 0
            for _ in range(6):
                told = await guest.ask(type="preview", question=question["number"])
                assert told["type"] == "previewed" and told["question"] == question["number"]
                choices = [one["choice"] for one in question["options"]]
                assert [one["choice"] for one in told["previews"]] == ([] if question["most"] else choices)
                assert all(one["text"] for one in told["previews"])
                seen += len(told["previews"])
                one = await guest.ask(type="preview", question=question["number"], choice=question["least"])
                assert [preview["choice"] for preview in one["previews"]] == [question["least"]]
                question = await next_question(guest, question)
            assert seen

    run(scenario())


def test_only_the_own_present_question_is_previewed(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2, bots=1)
            guest = await server.join(taken["table"], taken["token"])
            watcher = await server.join(taken["table"], taken["watch"])
            assert await guest.refused(type="preview", question=1) == "not-playing"
            await guest.done(type="start")
            question = await guest.question()
            assert await guest.refused(type="preview", question=question["number"] + 1) == "not-asked"
            assert await guest.refused(type="preview", question=question["number"], choice=2**40) == "not-offered"
            assert await watcher.refused(type="preview", question=question["number"]) == "spectator"
            assert await watcher.refused(type="odds") == "spectator"
            await next_question(guest, question)
            assert await guest.refused(type="preview", question=question["number"]) == "late"

    run(scenario())


@pytest.mark.parametrize(("game", "level"), [("inn", "regular"), ("inn", "easy"), ("dragonstones", "easy")])
def test_one_among_bots_asks_for_odds_and_reasons(folder: Path, game: str, level: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, seats=3, bots=2, game=game, level=level, timers=PATIENT)
            guest = guests[0]
            await guest.done(type="start")
            question = await guest.question()
            odds = await guest.ask(type="odds")
            assert odds["type"] == "odds" and odds["games"] >= 1
            assert len(odds["chances"]) == 3 and sum(odds["chances"]) == pytest.approx(1, abs=0.02)
            lines: list[str] = []
            for _ in range(12):
                question = await next_question(guest, question)
                lines = (await guest.ask(type="look", what="bots"))["lines"]
                if lines:
                    break
            assert lines and all(": " in line for line in lines)
            assert all(" — " in line for line in lines), "each names what was chosen"

    run(scenario())


def test_among_people_there_are_neither_odds_nor_reasons(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(2, seats=3, bots=1)
            await guests[0].done(type="start")
            assert await guests[0].refused(type="odds") == "not-solo"
            assert await guests[1].refused(type="look", what="bots") == "not-solo"

    run(scenario())
