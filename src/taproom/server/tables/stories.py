"""The story of a finished game: its numbers over its turns, and the moments that decided it.

Moments are sought with what the game's guide makes of quiet positions, which costs nothing. Only the most promising are
then looked at with odds (`Crew.odds`), from what a spectator could know: the same measure that people are told of while
they play. That takes seconds, so it is done once for each game, and by the processes that stand back for the bots.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from taproom.kernel.bots import CERTAIN
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import Event
from taproom.kernel.state import SPECTATOR, State
from taproom.presentation.presenter import presenter
from taproom.presentation.stories import (
    Dealing,
    Story,
    StoryChange,
    StoryLine,
    StoryMoment,
    StoryOut,
    StoryPoint,
    TurningPoints,
)
from taproom.presentation.types import Fact
from taproom.server.tables.bots import Crew, imagined
from taproom.server.tables.replays import TURNS, Finished
from taproom.server.tables.table import Table

MOST_MOMENTS: Final = 3
_MOST_TRIED: Final = 4
_MOST_PLAYS: Final = 2
_LEAST: Final = 5
"""A moment that moved the chances by less than this many per cent decided nothing."""
_MOST_EFFECTS: Final = 3
_OUT: Final = 1000
"""The weight of somebody going out."""
_KEPT: Final = 256


class _Clock:
    """The point of the story's time line that a step belongs to."""

    def __init__(self) -> None:
        self.points: list[StoryPoint] = []
        self.turn = 1

    def count(self, finished: Finished, step: int, state: State) -> bool:
        """Whether this step begins another point of the story."""
        played, marks = finished.game, presenter(finished.game).marks()
        if not self.points:
            # The first turn began before anybody listened.
            self.points.append(StoryPoint(step, self.turn, played.on_turn(state), ""))
            return True
        beats = [event for event in state.events or [] if event.kind in marks.beats]
        self.turn += sum([played.statistics.tally(event) == TURNS for event in state.events or []])
        for event in beats:
            card = presenter(played).card_key(state, event)
            self.points.append(StoryPoint(step, self.turn, played.on_turn(state), card))
        return bool(beats)

    def now(self) -> int:
        """The number of the present point."""
        return len(self.points) - 1


def story(table: Table, finished: Finished, language: str) -> Story:
    """What happened to everybody's numbers, and who did what to whom."""
    show, played = presenter(finished.game), finished.game
    clock, values = _Clock(), _Values()
    changes: list[StoryChange] = []
    outs: list[StoryOut] = []
    dealings: dict[tuple[int, int], int] = {}
    step, state = finished.steps, None
    for step, state, _ in finished.again():
        events = state.events or []
        if clock.count(finished, step, state):
            values.note(finished, state, len(clock.points))
        for event in events:
            heading = played.statistics.tally(event)
            if heading and heading != TURNS:
                name = played.statistics.tally_name(heading, language)
                outs.append(StoryOut(event.seat, clock.now(), step, clock.turn, heading, name))
            if event.kind in show.marks().dealings and event.other >= 0:
                dealings[event.seat, event.other] = dealings.get((event.seat, event.other), 0) + 1
        for fact in show.facts(state, events, 0, len(events), SPECTATOR, language):
            for change in fact.changes:
                if change.seat >= 0 and change.before != change.after:
                    amount = change.after - change.before
                    changes.append(StoryChange(clock.now(), step, change.seat, change.what, amount))
    assert state is not None, "a game has a beginning"
    clock.points.append(StoryPoint(step, clock.turn, -1, ""))
    values.note(finished, state, len(clock.points))
    return Story(
        played.key,
        tuple([played.statistics.seat_key(state, seat) for seat in range(state.seat_count())]),
        tuple(table.winners),
        table.given_up,
        clock.turn,
        table.at // 1000,
        tuple(clock.points),
        values.lines(),
        tuple(changes),
        tuple(outs),
        tuple([Dealing(seat, other, count) for (seat, other), count in sorted(dealings.items())]),
    )


class _Values:
    """Everybody's numbers, point by point; each seat's as that seat knows them."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, str], list[int]] = {}

    def note(self, finished: Finished, state: State, points: int) -> None:
        """The present numbers; where several points fall into one step, all of them get the same."""
        show = presenter(finished.game)
        for seat in range(state.seat_count()):
            for (whose, what), value in show.measures(state, seat).items():
                if whose == seat:
                    values = self._found.setdefault((seat, what), [])
                    values.extend([value] * (points - len(values)))

    def lines(self) -> tuple[StoryLine, ...]:
        """By seat."""
        return tuple([StoryLine(seat, what, tuple(values)) for (seat, what), values in sorted(self._found.items())])


# ---- what decided it ----


class _Stretch:
    """What happened between two quiet positions."""

    def __init__(
        self, first: int, last: int, before: list[float], after: list[float], players: tuple[int, ...]
    ) -> None:
        self.first: Final = first
        self.last: Final = last
        self.before: Final = before
        self.after: Final = after
        self.players: Final = players
        """Who played something in it."""
        self.guessed: _Stretch | None = None
        """What the guide said about it, once it has been looked at with odds."""

    def swing(self) -> float:
        """How much of the chances changed hands, if guide and odds agree; few games mean little."""
        own = sum([abs(one - other) for one, other in zip(self.before, self.after, strict=True)]) / 2
        return own if self.guessed is None else min(own, self.guessed.swing())

    def gain(self) -> float:
        """What it did for the player, at best, with the same caution."""
        own = max([self.after[seat] - self.before[seat] for seat in self.players], default=0.0)
        return own if self.guessed is None else min(own, self.guessed.gain())

    def looked_at(self, chances: dict[int, list[float]]) -> "_Stretch":
        """With these odds, by step."""
        found = _Stretch(self.first, self.last, chances[self.first], chances[self.last], self.players)
        found.guessed = self
        return found


def _stretches(finished: Finished) -> Iterator[tuple[_Stretch, State, State]]:
    """All stretches, each at least a beat long, with the positions at both ends. The chances are the guide's."""
    guide = finished.game.bots.guide(QuickDice(0))
    marks = presenter(finished.game).marks()
    if guide is None:
        return
    before: tuple[int, State, list[float]] | None = None
    players: list[int] = []
    is_new = True
    for step, state, _ in finished.again():
        players += [event.seat for event in state.events or [] if event.kind in marks.plays]
        is_new = is_new or any([event.kind in marks.beats for event in state.events or []])
        if not state.over() and not (is_new and guide.is_quiet(state)):
            continue
        chances = _final(state) if state.over() else [chance / CERTAIN for chance in guide.chances(state)]
        here = (step, state.clone(), chances)
        if before is not None:
            stretch = _Stretch(before[0], step, before[2], chances, tuple(dict.fromkeys(players)))
            yield stretch, before[1], here[1]
        before, players, is_new = here, [], False


def _final(state: State) -> list[float]:
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seat_count())]


def _worth_a_look(finished: Finished) -> list[tuple[_Stretch, State, State]]:
    """The stretches that moved most, and those in which somebody's play paid most."""
    found = list(_stretches(finished))
    moved = sorted(found, key=lambda one: -one[0].swing())[:_MOST_TRIED]
    played = [one for one in sorted(found, key=lambda one: -one[0].gain()) if one[0].gain() > 0][:_MOST_PLAYS]
    wanted = {one[0].first for one in [*moved, *played]}
    return [one for one in found if one[0].first in wanted]


class Storyteller:
    """Finds what decided each game, once."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._found: OrderedDict[str, asyncio.Task[tuple[int, list[_Stretch]]]] = OrderedDict()

    async def turning_points(
        self, table: Table, finished: Finished, viewer: int, language: str, owner: str
    ) -> TurningPoints:
        """What decided the game, in the reader's language. Others who ask meanwhile wait for the same search."""
        task = self._found.get(table.key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._found[table.key] = asyncio.get_running_loop().create_task(self._seek(finished, owner))
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)[1].cancel()
        games, stretches = await asyncio.shield(task)
        return await asyncio.to_thread(_told, finished, games, stretches, viewer, language)

    async def _seek(self, finished: Finished, owner: str) -> tuple[int, list[_Stretch]]:
        chances: dict[int, list[float]] = {}
        fewest = 0
        candidates = await asyncio.to_thread(_worth_a_look, finished)
        for stretch, *ends in candidates:
            for step, state in zip((stretch.first, stretch.last), ends, strict=True):
                if step in chances:
                    continue
                if state.over():
                    chances[step] = _final(state)
                    continue
                world = imagined(state, SPECTATOR)
                games, chances[step] = await self._crew.odds(finished.game.key, world, SPECTATOR, owner)
                fewest = min(fewest or games, games)
        return fewest, [one.looked_at(chances) for one, *_ in candidates]


def _told(finished: Finished, games: int, stretches: list[_Stretch], viewer: int, language: str) -> TurningPoints:
    moved = sorted([one for one in stretches if one.swing() * 100 >= _LEAST], key=lambda one: -one.swing())
    plays = sorted([one for one in stretches if one.gain() * 100 >= _LEAST], key=lambda one: -one.gain())
    told = _Telling(finished, [*moved, *plays], viewer, language)
    found = [moment for one in moved if (moment := told.moment(one)) is not None][:MOST_MOMENTS]
    best = next((moment for one in plays if (moment := told.play(one)) is not None), None)
    return TurningPoints(games, tuple(sorted(found, key=lambda one: one.step)), best)


class _Telling:
    """Puts moments into words."""

    def __init__(self, finished: Finished, stretches: list[_Stretch], viewer: int, language: str) -> None:
        self._marks = presenter(finished.game).marks()
        self._finished = finished
        self._facts: dict[int, list[tuple[int, int, int, Event, Fact]]] = {one.first: [] for one in stretches}
        """For each stretch, by its first step: the step, point and turn of each fact, and the fact."""
        show, clock = presenter(finished.game), _Clock()
        for step, state, _ in finished.again():
            clock.count(finished, step, state)
            within = [one for one in stretches if one.first < step <= one.last]
            events = state.events or []
            if not within or not events:
                continue
            facts = show.facts(state, events, 0, len(events), viewer, language)
            for stretch in {one.first: one for one in within}.values():
                self._facts[stretch.first] += [
                    (step, clock.now(), clock.turn, event, fact)
                    for event, fact in zip(events, facts, strict=True)
                    if event.kind not in self._marks.beats
                ]

    def moment(self, stretch: _Stretch) -> StoryMoment | None:
        """With the deed behind the weightiest thing that happened; None if nobody did anything."""
        facts = self._facts[stretch.first]
        heaviest = max(range(len(facts)), key=lambda place: self._weight(facts[place]), default=-1)
        if heaviest < 0:
            return None
        if not self._weight(facts[heaviest]):
            heaviest = len(facts) - 1
        deeds = [place for place in range(heaviest + 1) if facts[place][3].kind in self._marks.deeds]
        # People are hit by what was played on them, or by what they drank, rather than by what was played later.
        aimed = [place for place in deeds if _touches(facts[place][4], facts[heaviest][4].seat)]
        if not deeds and not self._weight(facts[heaviest]):
            return None
        return self._from(stretch, (aimed or deeds or [heaviest])[-1])

    def play(self, stretch: _Stretch) -> StoryMoment | None:
        """With the last play of the one it helped most."""
        facts = self._facts[stretch.first]
        player = max(stretch.players, key=lambda seat: stretch.after[seat] - stretch.before[seat])
        found = [
            place
            for place, (_, _, _, event, _) in enumerate(facts)
            if event.kind in self._marks.plays and event.seat == player
        ]
        return self._from(stretch, found[-1]) if found else None

    def _from(self, stretch: _Stretch, place: int) -> StoryMoment:
        facts = self._facts[stretch.first]
        before, after = per_cent(stretch.before), per_cent(stretch.after)
        step, point, turn, _, cause = facts[place]
        later = [one for one in self._still_in(facts[place + 1 :]) if self._weight(one) > 0 or one[4].amounts]
        weighty = sorted(later, key=lambda one: -self._weight(one))[:_MOST_EFFECTS]
        effects = tuple([one[4] for one in later if one in weighty])
        return StoryMoment(step, point, turn, cause.seat, cause, effects, before, after)

    def _still_in(self, facts: list[tuple[int, int, int, Event, Fact]]) -> Iterator[tuple[int, int, int, Event, Fact]]:
        """Without what becomes of those who are out."""
        gone: set[int] = set()
        for one in facts:
            if one[4].text and one[4].seat not in gone:
                yield one
            if self._weight(one) == _OUT:
                gone.add(one[4].seat)

    def _weight(self, one: tuple[int, int, int, Event, Fact]) -> int:
        """Somebody going out counts most, then large changes."""
        heading = self._finished.game.statistics.tally(one[3])
        if heading and heading != TURNS:
            return _OUT
        return max([abs(change.after - change.before) for change in one[4].changes if change.seat >= 0], default=0)


def _touches(deed: Fact, seat: int) -> bool:
    return seat in (deed.seat, deed.other, *deed.seats)


def per_cent(chances: list[float]) -> tuple[int, ...]:
    """In whole per cent that add up to 100: what rounding loses goes to the largest remainders."""
    total = sum(chances) or 1.0
    exact = [chance / total * 100 for chance in chances]
    whole = [int(one) for one in exact]
    for seat in sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])[: 100 - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)
