"""One guest cannot starve the others: odds, bots that search, tables without pauses."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from taproom.kernel.bots import Bot
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.state import RESPONSE, State
from taproom.presentation.odds import GAMES
from taproom.server.clocks import VirtualClock
from taproom.server.limits import UNLIMITED, Allowance, Bucket
from taproom.server.tables import bots
from taproom.server.tables.actor import TableActor
from taproom.server.tables.bots import Crew, Lane, hire, imagined
from tests.server.clockwork import Evening, Prompt
from tests.server.guests import PATIENCE, Guest, Message, Server, run, serving
from tests.server.staging import state_of


def threads(workers: int, niceness: int) -> Executor:
    """In the place of processes: what they do can be held up."""
    return ThreadPoolExecutor(workers)


def patient_crew() -> Crew:
    return Crew(UNLIMITED, processes=threads)


class Gate:
    """Whoever works here waits until it is opened, and is counted."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.begun = threading.Semaphore(0)
        self.count = 0

    def pass_through(self) -> None:
        self.count += 1
        self.begun.release()
        assert self.opened.wait(PATIENCE)

    async def until_somebody_works(self) -> None:
        assert await asyncio.to_thread(self.begun.acquire, True, PATIENCE)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Odds are reckoned in one game each, and only when the gate is open."""
    made = Gate()

    def reckon(key: str, world: dict[str, object], seat: int, seed: int, games: int) -> tuple[int, list[float]]:
        made.pass_through()
        return 1, [0.5, 0.25, 0.25]

    monkeypatch.setattr(bots, "reckon", reckon)
    yield made
    made.opened.set()


async def alone(server: Server, level: str = "regular") -> tuple[str, str, Guest]:
    """One person among bots, and the game has begun."""
    taken = await server.lay(seats=3, bots=2, level=level)
    guest = await server.join(taken["table"], taken["token"])
    await guest.done(type="start")
    await guest.question()
    return taken["table"], taken["token"], guest


def test_odds_are_worked_out_once_at_a_time_for_a_seat(folder: Path, gate: Gate) -> None:
    async def scenario() -> None:
        async with serving(folder, crew=patient_crew()) as server:
            table, token, guest = await alone(server)
            await guest.say(type="odds", id=1000)
            await gate.until_somebody_works()
            other = await server.join(table, token)
            for asker in (guest, other):
                assert await asker.refused(type="odds") == "busy"
            gate.opened.set()
            told = await guest.until(lambda message: message.get("id") == 1000)
            assert told["type"] == "odds" and told["chances"] == [0.5, 0.25, 0.25]
            assert (await other.ask(type="odds"))["type"] == "odds"

    run(scenario())


def test_odds_end_when_whoever_asked_leaves(folder: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        crew = patient_crew()
        async with serving(folder, crew=crew) as server:
            table, token, guest = await alone(server)
            await guest.say(type="odds", id=1000)
            await gate.until_somebody_works()
            left = asyncio.Event()
            monkeypatch.setattr(server.registry, "forget", lambda actor: left.set())
            await guest.close()
            await asyncio.wait_for(left.wait(), PATIENCE)
            gate.opened.set()
            # Whoever comes later is served: nothing of the former request is in the way.
            again = await server.join(table, token)
            assert (await again.ask(type="odds"))["games"] == bots._PIECES
            assert gate.count == 1 + bots._PIECES, "one piece of the first request, all of the second"

    run(scenario())


def test_odds_keep_no_bot_that_searches_waiting(folder: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody answers for a bot that is late.
    monkeypatch.setattr(bots, "_LONGEST", 10.0 * PATIENCE)

    async def scenario() -> None:
        async with serving(folder, crew=patient_crew()) as server:
            _, _, guest = await alone(server)
            await guest.say(type="odds", id=1000)
            await gate.until_somebody_works()
            _, _, other = await alone(server, level="easy")
            question = await other.question()
            await other.done(type="choose", question=question["number"], choice=question["least"])
            assert await other.question(question["number"]), "the bots have answered meanwhile"

    run(scenario())


def test_owners_take_turns_in_a_lane() -> None:
    async def scenario() -> None:
        lane = Lane(1, lambda: ThreadPoolExecutor(1))
        gate = Gate()
        done: list[str] = []
        first = asyncio.create_task(lane.do("greedy", gate.pass_through))
        await gate.until_somebody_works()
        wishes = ["greedy"] * 3 + ["modest"] + ["greedy"] * 2 + ["other"]
        tasks = [asyncio.create_task(lane.do(owner, done.append, owner)) for owner in wishes]
        await asyncio.sleep(0)
        assert lane.waiting() == len(wishes)
        tasks[1].cancel()
        gate.opened.set()
        await asyncio.gather(first, *tasks, return_exceptions=True)
        assert done == ["greedy", "modest", "other", "greedy", "greedy", "greedy"]
        assert lane.waiting() == 0

    run(scenario())


def test_whoever_no_longer_waits_frees_no_worker_that_still_works() -> None:
    async def scenario() -> None:
        lane = Lane(1, lambda: ThreadPoolExecutor(1))
        gate = Gate()
        first = asyncio.create_task(lane.do("a", gate.pass_through))
        await gate.until_somebody_works()
        first.cancel()
        second = asyncio.create_task(lane.do("b", lambda: "done"))
        await asyncio.gather(first, return_exceptions=True)
        assert lane.waiting() == 1, "the worker is still at the first"
        gate.opened.set()
        assert await second == "done"

    run(scenario())


WINNING = """
id: one-card-wins
seats:
  - {character: zot, hand: [pooky_rampage]}
  - {character: gerki, fortitude: 5, alcohol: 4}
  - {character: fiona, fortitude: 5, alcohol: 4}
"""


def regular_choice(state: State, seat: int) -> int:
    decision = state.decision(seat)
    assert decision is not None
    return hire(game("inn"), "regular").choose(state.view(seat), decision)


@pytest.mark.parametrize("trouble", ["late", "fails", "refused"])
def test_a_bot_that_is_late_or_fails_plays_as_the_regular_does(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = state_of(WINNING), 0
    decision = state.decision(seat)
    assert decision is not None and regular_choice(state, seat) != decision.least
    gate = Gate()

    def think(*arguments: object) -> tuple[int, bots.Said]:
        if trouble == "late":
            gate.pass_through()
        if trouble == "fails":
            raise ValueError(trouble)
        return 10**6, {}

    async def scenario() -> None:
        crew = patient_crew()
        monkeypatch.setattr(bots, "think", think)
        monkeypatch.setattr(bots, "patience", lambda level: -1000 * bots._LONGEST if trouble == "late" else 0)
        choice, said = await crew.choose(hire(game("inn"), "easy"), "inn", "easy", state, seat, "table")
        assert choice == regular_choice(state, seat) and said
        gate.opened.set()
        crew.close()

    run(scenario())


class Late(Prompt):
    """In windows its bots never come to an answer."""

    async def choose(
        self, bot: Bot, game_key: str, level: str, state: State, seat: int, owner: str
    ) -> tuple[int, bots.Said]:
        if state.moment() == RESPONSE:
            await asyncio.Event().wait()
        return await super().choose(bot, game_key, level, state, seat, owner)


class Impatient(Evening):
    """Does not wait for bots that think for ever."""

    async def settled(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def test_no_window_waits_for_a_bot_that_is_late() -> None:
    """The regular answers in its place: how long the window lasts tells nothing of whether the bot was asked."""
    person = (2000, 2000)
    evening = Impatient(1, [person, person, None, None], crew=Late())
    windows = asyncio.run(evening.run(60))
    asked = [window for window in windows if window.asked & {2, 3}]
    others = [window for window in windows if not window.asked & {2, 3}]
    assert len(asked) > 10 and len(others) > 10
    longest = max(window.lasted() for window in others)
    assert all(window.lasted() <= longest + 200 for window in asked)
    assert all(evening.session().answered[seat][0] > 0 for seat in (2, 3))


def test_bots_are_asked_only_so_often_by_one_guest() -> None:
    """At another guest's table nobody notices."""
    crew = Crew(Allowance(bots=1, bots_at_once=3), processes=threads)
    assert [crew.pause("greedy") for _ in range(3)] == [0, 0, 0]
    assert [round(crew.pause("greedy")) for _ in range(3)] == [1, 2, 3]
    assert crew.pause("modest") == 0


async def answer_until_a_bot_is_asked(guest: Guest, actor: TableActor) -> Message:
    """The last question that had to be answered before it was a bot's turn."""
    question: Message = await guest.question()
    await guest.done(type="choose", question=question["number"], choice=question["least"])
    while not actor.thinkers.tasks:
        question = await guest.question(question["number"])
        await guest.done(type="choose", question=question["number"], choice=question["least"])
    return question


def test_bots_wait_as_long_as_their_guest_owes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables of one guest are counted together."""
    owed, owners = 12_345.0, list[str]()
    sleep, paid = asyncio.sleep, asyncio.Event()

    async def sleep_unless_owed(seconds: float) -> None:
        await (paid.wait() if seconds == owed else sleep(seconds))

    def pause(owner: str) -> float:
        owners.append(owner)
        return owed

    async def scenario() -> None:
        crew = patient_crew()
        async with serving(folder, crew=crew) as server:
            tables = [await alone(server) for _ in range(2)]
            for table, _, _ in tables:
                await server.quiet(table)
            monkeypatch.setattr(asyncio, "sleep", sleep_unless_owed)
            crew.pause = pause  # type: ignore[method-assign]
            actors = [server.registry.actors[table] for table, _, _ in tables]
            questions = [
                await answer_until_a_bot_is_asked(guest, actor)
                for (_, _, guest), actor in zip(tables, actors, strict=True)
            ]
            plays = [actor.table.session for actor in actors]
            choices = [0 if session is None else len(session.record.choices) for session in plays]
            for _, _, guest in tables:
                await guest.ask(type="ping")
            assert owners == ["127.0.0.1"] * len(owners) and len(owners) >= 2
            assert choices == [0 if session is None else len(session.record.choices) for session in plays]
            assert all([actor.thinkers.tasks for actor in actors]), "the bots have yet to think"
            paid.set()
            for (_, _, guest), question in zip(tables, questions, strict=True):
                await guest.question(question["number"])

    run(scenario())


def test_what_is_owed_is_paid_in_time() -> None:
    clock = VirtualClock()
    bucket = Bucket(clock, 10, 2)
    assert [bucket.owe() for _ in range(4)] == [0, 0, 0.1, 0.2]
    clock.move(300)
    assert bucket.owe() == 0, "one is back"


def test_odds_of_pieces_add_up() -> None:
    async def scenario() -> None:
        played = game("dragonstones")
        state = played.start(played.lineup(3, [""] * 3, {}, QuickDice(1)), Dice(key_from_seed(1)))
        crew = patient_crew()
        games, chances = await crew.odds("dragonstones", imagined(state, 0), 0, "table")
        assert 1 <= games <= GAMES and sum(chances) == pytest.approx(1)
        crew.close()

    run(scenario())
