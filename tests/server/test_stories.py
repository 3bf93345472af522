"""The story of a finished game: everybody's numbers, what decided it, and that nobody is told before it is over."""

from pathlib import Path

import pytest

from taproom.kernel.dice import QuickDice
from taproom.kernel.game import game
from taproom.kernel.record import Record, new_record
from taproom.protocol.settings import Timers
from taproom.server.tables import stories
from taproom.server.tables.bots import Crew
from taproom.server.tables.entries import Opened
from taproom.server.tables.replays import Finished
from taproom.server.tables.stories import Storyteller, story
from taproom.server.tables.table import Table
from tests.server.guests import run, serving

OPTIONS: dict[str, dict[str, object]] = {
    "inn": {"seats": [{"character": one} for one in ("fiona", "zot", "gerki")]},
    "dragonstones": {"seats": 3},
}


def sensibly_played(key: str) -> Record:
    """A game between players who know what they do."""
    record = new_record(key, OPTIONS[key], b"a story is told of this game ...")
    state, guide = record.start(), game(key).bots.guide(QuickDice(1))
    assert guide is not None
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        record.choices.append((seat, guide.choose(state, seat, decision)))
        state.choose(*record.choices[-1])
    return record


def over(record: Record) -> Table:
    """As much of a table as a story needs."""
    table = Table("key", Opened(0, record.game_key, 3, {}, Timers(), False, "", "00" * 32, "00" * 16))
    table.winners = record.replay().winners()
    table.at = 600_000
    return table


@pytest.mark.parametrize("key", list(OPTIONS))
def test_numbers_are_those_of_the_positions(key: str) -> None:
    record = sensibly_played(key)
    finished, end = Finished(record, [], 0), record.replay()
    told = story(over(record), finished, "en")
    assert told.winners == tuple(end.winners()) and told.seconds == 600
    assert told.points[0].step == 0 and told.points[-1].step == len(record.choices)
    assert all(len(line.values) == len(told.points) for line in told.lines)
    what = "fortitude" if key == "inn" else "points"
    last = {line.seat: line.values[-1] for line in told.lines if line.what == what}
    if key == "inn":
        assert told.characters == ("fiona", "zot", "gerki")
        for line in (line for line in told.lines if line.what == what):
            changed = sum(one.amount for one in told.changes if one.seat == line.seat and one.what == what)
            assert line.values[-1] - line.values[0] == changed, "what changed adds up"
        assert {one.seat for one in told.outs} == {0, 1, 2} - set(told.winners)
        assert all(one.text == "passed out" or one.text == "ran out of Gold" for one in told.outs)
        assert sum(one.count for one in told.dealings) >= told.turns - 3, "everybody buys a Drink each turn"
    else:
        assert last[told.winners[0]] == max(last.values()) >= 3


@pytest.mark.parametrize("key", list(OPTIONS))
def test_turning_points_have_causes_and_chances(key: str) -> None:
    record = sensibly_played(key)
    table, finished, winner = over(record), Finished(record, [], 0), record.replay().winners()[0]
    asked: list[int] = []

    class Quickly(Crew):
        """Odds that cost nothing, but fall and rise with the game."""

        async def odds(self, game_key: str, world: dict[str, object], seat: int, owner: str) -> tuple[int, list[float]]:
            asked.append(seat)
            chances = game(game_key).bots.guide(QuickDice(0))
            assert chances is not None
            found = chances.chances(game(game_key).load(world))
            return 60, [one / sum(found) for one in found]

    async def scenario() -> None:
        teller = Storyteller(Quickly())
        found = await teller.turning_points(table, finished, winner, "en", "")
        assert set(asked) == {-1}, "the odds are a spectator's: nothing hidden is used"
        assert 1 <= len(found.moments) <= stories.MOST_MOMENTS and found.games == 60
        assert [one.step for one in found.moments] == sorted(one.step for one in found.moments)
        for moment in found.moments:
            assert sum(moment.before) == sum(moment.after) == 100
            assert moment.cause.text and 0 < moment.step <= len(record.choices)
        assert found.best is not None and found.best.after[found.best.seat] > found.best.before[found.best.seat]
        assert any("You" in one.cause.text or "you" in one.cause.text for one in (*found.moments, found.best))
        count = len(asked)
        again = await teller.turning_points(table, finished, -1, "ru", "")
        assert len(asked) == count, "each game is looked through once"
        assert [one.step for one in again.moments] == [one.step for one in found.moments]

    run(scenario())


def test_per_cent_add_up() -> None:
    assert sum(stories.per_cent([1 / 3, 1 / 3, 1 / 3])) == 100
    assert stories.per_cent([0.0, 1.0]) == (0, 100)


def test_there_is_no_story_before_the_end(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, seats=2, bots=1)
            await guests[0].done(type="start")
            key = guests[0].messages[0]["table"]
            for path in ("story", "story/turning-points"):
                answer = await server.http.get(f"/api/tables/{key}/{path}")
                assert answer.status_code == 403 and answer.json()["reason"] == "no-record"

    run(scenario())
