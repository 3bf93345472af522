"""Finished games, step by step: what a seat saw, or a spectator, after each choice.

A replay applies the recorded choices with the current rules. If the game was played under another rules version, every
event is compared with the one saved at the time, and the replay stops where they differ.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from taproom.kernel.events import Event
from taproom.kernel.game import game
from taproom.kernel.record import Record, take
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter
from taproom.protocol.rest import ReplayMark, ReplayOutline, ReplayStep
from taproom.server.refusals import Refusal

MOST_STEPS: Final = 24
"""How many steps are sent at once."""
TURNS: Final = "turns"
"""The heading under which turns are counted."""
_NOBODY: Final = -2


class Finished:
    """A finished game: its record and its saved events, the first `before` of which precede the last carry-over."""

    def __init__(self, record: Record, events: Sequence[Event], before: int) -> None:
        self.record = record
        self.game = game(record.game_key)
        self.steps = len(record.choices)
        self.rules = record.rules_at(self.steps)
        self.is_by_todays_rules = self.rules == self.game.rules_version()
        self._told = events[before:]

    def again(self, seat: int = _NOBODY, language: str = "en") -> Iterator[tuple[int, State, str]]:
        """Yields each step that can be shown: its number, the state, and the choice in words if this seat made it.

        The state's events are those of the step. The first step is the start of the game, or the point where the game
        was last carried over to other rules; nothing before that can be replayed.
        """
        try:
            state, first = self.record.nearest(self.steps)
        except Malformed:
            raise Refusal("cannot-show", rules=self.rules, now=self.game.rules_version()) from None
        state.events = []
        yield first, state, ""
        told = 0
        for step in range(first + 1, self.steps + 1):
            state.events = []
            try:
                words = self._choose(state, step, seat, language)
            except ValueError:
                return
            if not self.is_by_todays_rules and not self._was_told(state, told):
                return
            told += len(state.events)
            yield step, state, words

    def _choose(self, state: State, step: int, seat: int, language: str) -> str:
        """Apply a choice; returns it in words if this seat made it."""
        chooser, choice = self.record.choices[step - 1]
        while state.standing():
            state.go_on()
        decision, words = state.decision(chooser), ""
        if chooser == seat and decision is not None and decision.allows(choice):
            words = presenter(self.game).describe_option(state, chooser, choice, language)
        take(state, chooser, choice)
        return words

    def _was_told(self, state: State, place: int) -> bool:
        """Whether the events of this step are those saved at this place."""
        happened = state.events or []
        told = self._told[place : place + len(happened)]
        plain = self.game.plain_event
        return [plain(state, event) for event in happened] == [plain(state, event) for event in told]


def outline(finished: Finished, language: str) -> ReplayOutline:
    """The length of the game, and where turns begin and seats go out. None of it is secret."""
    played, turns, outs = finished.game, [], []
    shown: list[int] = []
    for step, state, _ in finished.again():
        shown.append(step)
        for event in state.events or []:
            heading = played.statistics.tally(event)
            if heading == TURNS:
                turns.append(step)
            elif heading:
                outs.append(ReplayMark(step, event.seat, played.statistics.tally_name(heading, language)))
    return ReplayOutline(
        played.key,
        shown[0],
        shown[-1],
        finished.steps,
        tuple(turns),
        tuple(outs),
        finished.rules,
        played.rules_version(),
    )


def replay_steps(finished: Finished, first: int, seat: int, language: str, count: int = MOST_STEPS) -> list[ReplayStep]:
    """The positions from one step on, as many as are sent at once."""
    found: list[ReplayStep] = []
    for step, state, words in finished.again(seat, language):
        if not -1 <= seat < state.seat_count():
            raise Refusal("no-seat", seat=seat + 1)
        if step >= first:
            found.append(_step(finished, state, step, seat, words, language))
        if len(found) == count:
            break
    if not found or found[0].step != first:
        raise Refusal("not-found")
    return found


def _step(finished: Finished, state: State, step: int, seat: int, words: str, language: str) -> ReplayStep:
    show, events = presenter(finished.game), state.events or []
    return ReplayStep(
        step,
        finished.steps,
        seat,
        finished.record.choices[step - 1][0] if step else -1,
        words,
        show.facts(state, events, 0, len(events), seat, language),
        show.table(state, seat, language),
        tuple(presenter(finished.game).describe_table(state, seat, language)),
    )
