"""Teams among people: who sits with whom, whom a question is put to, and what teammates share."""

from pathlib import Path
from typing import Any

import pytest

from taproom.inn.board import events as ev
from taproom.inn.board.questions import ASK_DISCARD, ASK_ORDER
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.state import QUESTION, RESPONSE
from tests.server.games import Game, game_of
from tests.server.guests import AT_ONCE, Guest, Server, run, serving

MODE = {"mode": "two_headed_dragon"}
TEAMS: dict[str, Any] = {"options": MODE}
MOMENTS = 60


async def answer(game: Game, seat: int) -> None:
    """The last option there is, so that something happens."""
    question = game.guests[seat].scene["house"]["question"]
    choice = question["least"] if question["most"] else len(question["options"]) - 1
    await game.guests[seat].done(type="choose", question=question["number"], choice=choice)


def waiting(game: Game) -> list[int]:
    return [seat for seat in game.session.asks if seat not in game.session.sealed]


def is_open(game: Game) -> bool:
    """Whether people are asked something that everybody knows they are asked."""
    pause = game.session.pause
    return pause.kind == QUESTION and not pause.forced and bool(waiting(game))


async def until_asked(game: Game, kind: int) -> int:
    """Do the least until somebody is asked a question of this kind; the first who is."""
    for _ in range(200):
        await game.server.quiet(game.table)
        if not is_open(game):
            await game.pass_time()
            continue
        await game.hear_all()
        seat = waiting(game)[0]
        ask = game.session.asks[seat]
        if ask.decision is not None and ask.decision.kind == kind:
            return seat
        await game.do_least(seat)
    raise AssertionError("nobody is asked that")


def test_a_question_of_the_team_is_settled_by_its_first_answer(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            shared = 0
            for number in range(MOMENTS):
                await game.server.quiet(game.table)
                if game.session.state.over():
                    break
                if not is_open(game):
                    await game.pass_time()
                    continue
                await game.hear_all()
                asked = waiting(game)
                teams = game.session.state.teams()
                assert len({teams[seat] for seat in asked}) == 1
                assert {teams[seat] for seat in game.session.pause.seats} == {teams[asked[0]]}, "nobody else is shown"
                shared += len(asked) > 1
                await answer(game, asked[number % len(asked)])
            assert shared > 1

    run(scenario())


def test_the_question_says_that_the_team_is_asked_and_the_mat_who_has_still_to_act(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            seat = await until_asked(game, ASK_DISCARD)
            teams = game.session.state.teams()
            mates = [other for other in range(4) if teams[other] == teams[seat]]
            assert game.guests[seat].house["question"]["mates"] == [], "everybody has a hand of their own"
            assert game.guests[0].house["teams"] == [0, 0, 1, 1]
            seat = await until_asked(game, ASK_ORDER)
            view = game.guests[seat].scene["game"]
            assert view["mode"] == "two_headed_dragon"
            assert [team["seats"] for team in view["teams"]] == [[0, 1], [2, 3]]
            assert [(team["tokens"], team["of"]) for team in view["teams"]] == [(2, 2), (2, 2)]
            mine = view["teams"][teams[seat]]
            assert mine["to_act"] == [] and mine["to_drink"] == mates
            other = next(one for one in mates if one != seat)
            assert game.guests[seat].house["question"]["mates"] == [other]
            assert game.guests[other].house["question"]["mates"] == [seat]
            await answer(game, other)
            await game.hear_all()
            number = game.guests[seat].house["question"]["number"]
            assert await game.guests[seat].refused(type="choose", question=number - 1, choice=0) == "late"

    run(scenario())


def test_a_mate_sees_new_cards_only_after_the_own_discard(folder: Path) -> None:
    """D50.3: from the deal on hands lie open to the team; nobody discards knowing what a mate has drawn."""

    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            seat = await until_asked(game, ASK_DISCARD)
            other = seat ^ 1
            before = game.guests[other].scene["game"]["mates"][0]["cards"]
            state = game.session.state
            assert isinstance(state, InnState)
            assert len(before) == len(state.hand_texts(seat)) == 7
            question = game.guests[seat].house["question"]
            everything = sum([one["choice"] for one in question["options"]])
            await game.guests[seat].done(type="choose", question=question["number"], choice=everything)
            await game.hear_all()
            assert game.guests[other].scene["game"]["mates"][0]["cards"] == [], "discarded, and nothing drawn yet"
            await game.do_least(other)
            await game.hear_all()
            assert len(game.guests[other].scene["game"]["mates"][0]["cards"]) == 7
            assert game.guests[other ^ 2].scene["game"]["mates"][0]["seat"] != seat

    run(scenario())


def test_a_potion_is_asked_for_like_an_anytime_card_and_nobody_is_kept_waiting(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            seat = await until_asked(game, ASK_DISCARD)
            potions = game.guests[seat].scene["game"]["potions"]
            assert [(one["what"], one["amount"]) for one in potions] == [("fortitude", 6), ("alcohol", -6), ("gold", 3)]
            gold = game.guests[seat].scene["game"]["seats"][seat]["gold"]
            await game.guests[seat].done(type="arm", card=potions[2]["number"])
            armed = [one["card"] for one in game.guests[seat].house["private"]["armed"]]
            assert armed == [potions[2]["number"]]
            assert game.guests[seat ^ 1].house["private"]["armed"] == []
            for _ in range(40):
                if game.guests[seat].scene["game"]["teams"][seat // 2]["tokens"] == 1:
                    break
                await game.pass_window() if not is_open(game) else await game.do_least(waiting(game)[0])
                await game.server.quiet(game.table)
                await game.hear_all()
            view = game.guests[seat].scene["game"]
            assert view["teams"][seat // 2]["tokens"] == 1
            assert view["seats"][seat]["gold"] == view["seats"][seat ^ 1]["gold"] == gold + 3
            assert game.guests[seat].house["private"]["armed"] == []
            assert [event for event in game.session.events if event.kind == ev.POTION and event.seat == seat]

    run(scenario())


def test_a_token_alone_is_no_reason_to_ask_anybody(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            windows = 0
            for _ in range(MOMENTS):
                await game.server.quiet(game.table)
                await game.hear_all()
                if game.session.pause.kind == RESPONSE:
                    windows += 1
                    for seat in waiting(game):
                        options = game.guests[seat].house["question"]["options"]
                        assert {one["verb"] for one in options} - {"pass", "potion"}
                if is_open(game):
                    await answer(game, waiting(game)[0])
                else:
                    await game.pass_window()
            assert windows > 3

    run(scenario())


# ---- taking back ----


def test_what_the_team_was_asked_is_taken_back_without_the_mate(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            seat = await until_asked(game, ASK_DISCARD)
            choices = len(game.session.record.choices)
            await game.do_least(seat)
            await game.hear_all()
            assert game.guests[seat].house["undo"] == 1
            await game.guests[seat].done(type="undo")
            await game.hear_all()
            assert len(game.session.record.choices) == choices
            assert game.guests[seat].house["takeback"] is None
            assert sorted(waiting(game)) == sorted([seat, seat ^ 1]), "both are asked again"

    run(scenario())


def test_a_mate_who_has_chosen_since_has_to_agree(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            seat = await until_asked(game, ASK_ORDER)
            await answer(game, seat)
            await game.server.quiet(game.table)
            await game.hear_all()
            await answer(game, seat ^ 1)
            await game.server.quiet(game.table)
            await game.hear_all()
            await game.guests[seat].done(type="undo")
            await game.hear_all()
            takeback = game.guests[seat].house["takeback"]
            assert takeback is not None and seat ^ 1 in takeback["waiting"]

    run(scenario())


# ---- the lobby ----


async def gathered(server: Server, people: int, **wish: Any) -> list[Guest]:
    _, guests = await server.table_of(people, seats=people, timers=AT_ONCE, **wish)
    return guests


CANNOT_BE = [
    (5, MODE, "5 seats cannot be split into teams of 2 (R70.1.1)"),
    (2, MODE, "4 to 10 seats in teams of 2, not 2 seats (R70.1.1)"),
    (12, MODE, "4 to 10 seats in teams of 2, not 12 seats (R70.1.1)"),
    (4, {**MODE, "teams": "A,B,B,B"}, "every team has 2 members (R70.1.1)"),
    (4, {**MODE, "teams": "A,B,A,B"}, "teammates sit next to each other (R70.1.1)"),
    (4, {"teams": "A,A,B,B"}, "everybody plays alone in this mode"),
    (4, {"mode": "three_heads"}, "free_for_all, two_headed_dragon"),
]


@pytest.mark.parametrize(("seats", "options", "why"), CANNOT_BE)
def test_a_table_that_cannot_be_is_refused_with_the_rule(
    folder: Path, seats: int, options: dict[str, str], why: str
) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            answer = await server.http.post("/api/tables", json={"name": "Anna", "seats": seats, "options": options})
            assert answer.status_code == 409, answer.text
            assert why in answer.json()["text"]
            russian = {"accept-language": "ru"}
            said = {"name": "Anna", "seats": seats, "options": options}
            told = (await server.http.post("/api/tables", json=said, headers=russian)).json()["text"]
            assert told != answer.json()["text"] and ("R70.1.1" in told) == ("R70.1.1" in why)

    run(scenario())


def test_a_table_of_five_cannot_become_one_of_teams(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=5)
            host = await server.join(taken["table"], taken["token"])
            answer = await host.ask(type="arrange", options=MODE)
            assert answer["type"] == "refused" and "R70.1.1" in answer["text"]
            assert host.house["teams"] == [0, 1, 2, 3, 4]

    run(scenario())


def test_a_table_says_who_plays_with_whom_before_anybody_sits_down(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=6, listed=True)
            host = await server.join(taken["table"], taken["token"])
            await host.done(type="arrange", options=MODE)
            assert host.house["teams"] == [0, 0, 1, 1, 2, 2]
            (listed,) = (await server.http.get("/api/tables")).json()
            assert listed["teams"] == [0, 0, 1, 1, 2, 2] and listed["options"] == MODE
            await host.done(type="arrange", options={**MODE, "teams": "B,A,A,C,C,B"})
            assert host.house["teams"] == [0, 1, 1, 2, 2, 0]

    run(scenario())


def test_two_seats_change_places_and_everybody_keeps_theirs(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            guests = await gathered(server, 4, **TEAMS)
            await guests[1].done(type="say", text="I sit with Anna.")
            await guests[2].done(type="mute", seat=1)
            await guests[0].done(type="swap", seat=1, other=3)
            for guest in guests:
                await guest.ask(type="ping")
            names = [seat["name"] for seat in guests[0].house["seats"]]
            assert names == ["Anna", "Guest 3", "Guest 2", "Guest 1"]
            welcomed = [[one["seat"] for one in guest.messages if one["type"] == "welcome"] for guest in guests]
            assert welcomed == [[0], [1, 3], [2], [3, 1]]
            assert guests[2].house["muted"] == [3]
            said = [one for one in guests[0].messages if one["type"] == "everything"][-1]["remarks"]
            assert [(one["seat"], one["name"]) for one in said] == [(3, "Guest 1")]
            assert await guests[1].refused(type="swap", seat=0, other=1) == "not-host"
            assert await guests[1].refused(type="shuffle_seats") == "not-host"
            assert await guests[0].refused(type="swap", seat=0, other=9) == "no-seat"

    run(scenario())


def test_shuffled_teams_are_other_teams_and_outlast_the_server(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            guests = await gathered(server, 4, **TEAMS)
            seen: list[set[frozenset[str]]] = []
            for _ in range(3):
                host = next(one for one in guests if one.house["host"] == seat_of(one))
                await host.done(type="shuffle_seats")
                for guest in guests:
                    await guest.ask(type="ping")
                    assert guest.house["seats"][seat_of(guest)]["name"] == name_of(guest, guests)
                names = [seat["name"] for seat in guests[0].house["seats"]]
                pairs = {frozenset(names[:2]), frozenset(names[2:])}
                assert not seen or pairs != seen[-1]
                seen.append(pairs)
            table = next(iter(server.registry.actors))
        async with serving(folder) as server:
            shown = (await server.http.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in shown["seats"]] == names

    run(scenario())


def seat_of(guest: Guest) -> int:
    """Where the guest sits now."""
    return int([one for one in guest.messages if one["type"] == "welcome"][-1]["seat"])


def name_of(guest: Guest, guests: list[Guest]) -> str:
    number = guests.index(guest)
    return f"Guest {number}" if number else "Anna"


def test_nobody_changes_places_once_the_game_is_on(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            assert await game.guests[0].refused(type="shuffle_seats") == "already-started"
            assert await game.guests[0].refused(type="swap", seat=0, other=1) == "already-started"

    run(scenario())


# ---- bots and the end ----


def test_a_bot_leaves_what_the_team_is_asked_to_its_mate(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 1, seats=4, bots=3, **TEAMS) as game:
            await game.guests[0].done(type="order", orders={"pass_all": False})
            for _ in range(400):
                await game.server.quiet(game.table)
                await game.hear_all()
                if game.session.state.over():
                    break
                if not is_open(game) or 0 not in waiting(game):
                    await game.pass_time()
                    continue
                assert not [seat for seat in game.session.bots_to_ask() if seat == 1], "the person is first"
                if game.guests[0].house["question"]["kind"] == "order":
                    break
                await game.do_least(0)
            assert game.guests[0].house["question"]["kind"] == "order"
            assert game.guests[0].house["question"]["mates"] == [1]

    run(scenario())


def test_a_team_has_lost_when_both_have_given_up_and_the_others_win_together(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            await game.guests[3].done(type="concede")
            await game.guests[0].done(type="concede")
            await game.hear_all()
            assert game.guests[1].house["phase"] == "playing"
            await game.guests[1].done(type="concede")
            await game.hear_all()
            assert game.guests[2].house["phase"] == "over"
            assert game.guests[2].house["outcome"]["winners"] == [2, 3]

    run(scenario())


# ---- watching, and watching again ----


def test_a_spectator_sees_teams_but_no_hand(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=4, bots=3, **TEAMS)
            host = await server.join(taken["table"], taken["token"])
            await host.done(type="start")
            watcher = await server.join(taken["table"], taken["watch"])
            view = watcher.scene["game"]
            assert [team["seats"] for team in view["teams"]] == [[0, 1], [2, 3]]
            assert view["hand"] == view["mates"] == []
            mine = host.scene["game"]["mates"]
            assert [one["seat"] for one in mine] == [1] and len(mine[0]["cards"]) > 0

    run(scenario())


def test_a_replay_shows_what_the_team_saw(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, **TEAMS) as game:
            await until_asked(game, ASK_ORDER)
            seen = [guest.scene["game"]["mates"][0]["cards"] for guest in game.guests]
            steps = len(game.session.record.choices)
            for seat in (0, 1):
                await game.guests[seat].done(type="concede")
            path = f"/api/tables/{game.table}/replay/{steps}"
            for seat in range(4):
                step = (await game.server.http.get(f"{path}?seat={seat}")).json()
                assert [(one["seat"], one["cards"]) for one in step["view"]["mates"]] == [(seat ^ 1, seen[seat])]
            spectator = (await game.server.http.get(path)).json()
            assert spectator["view"]["mates"] == [] and len(spectator["view"]["teams"]) == 2

    run(scenario())
