"""What an answer would bring about if nobody answers it, tried out on positions that the seat could not tell apart.

The real position is never asked: the caller gives one that was resampled, and further ones are drawn from that.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from taproom.i18n.messages import Messages
from taproom.kernel.dice import QuickDice
from taproom.kernel.state import IDLE, QUESTION, State
from taproom.presentation.presenter import Presenter
from taproom.presentation.types import Forecast, Preview

SAMPLES: Final = 6
"""How often hidden things are drawn anew to see how much they matter."""
MOST_OPTIONS: Final = 120
_MOST_STEPS: Final = 200
NOBODY: Final = -1
_WORDS: Final = Messages(Path(__file__).parent / "locale")

Measures = dict[tuple[int, str], int]
Span = tuple[int, int]


class Trial:
    """How one answer turned out in all the positions it was tried in."""

    def __init__(self, outcomes: list[Measures], hidden: bool, ends: bool, first: State) -> None:
        self.outcomes: Final = outcomes
        self.hidden: Final = hidden
        self.ends: Final = ends
        self.first: Final = first
        """What the first position became."""

    def span(self, key: tuple[int, str], before: int) -> tuple[int, int]:
        """The least and the most a number became."""
        values = [outcome.get(key, before) for outcome in self.outcomes]
        return min(values), max(values)


def previews(
    presenter: Presenter, imagined: State, seat: int, language: str, choices: Sequence[int]
) -> tuple[Preview, ...]:
    """What each choice would bring about. `imagined` is a resampled position; it stays as it is."""
    decision = imagined.decision(seat)
    if decision is None:
        return ()
    before = presenter.measures(imagined, seat)
    least = _try(presenter, imagined, seat, decision.least)
    passing = least if presenter.is_pass(decision, decision.least) else None
    words = Words(presenter, imagined, seat, language)
    found: list[Preview] = []
    for choice in choices[:MOST_OPTIONS]:
        told = presenter.foresee(imagined, seat, choice, language)
        if told is None:
            trial = least if choice == decision.least else _try(presenter, imagined, seat, choice)
            compared = passing if trial is not least else None
            told = _preview(words, choice, before, (trial, least), compared, presenter.is_spent(decision, choice))
        found.append(told)
    return tuple(found)


def _try(presenter: Presenter, imagined: State, seat: int, choice: int) -> Trial:
    """Once is enough where nothing hidden turns up: the others pass, whatever they hold.

    Whether somebody else is asked something may depend on what they hold, so there all positions must agree.
    """
    outcomes: list[Measures] = []
    first: State | None = None
    hidden = ends = False
    for sample in range(SAMPLES):
        state = imagined.resample(seat, QuickDice(1 + sample))
        state.events = []
        state.attend()
        state.choose(seat, choice)
        asked = _let_pass(state)
        outcomes.append(presenter.measures(state, seat))
        first = first or state
        hidden = hidden or any([presenter.is_chance(event) for event in state.events])
        ends = ends or state.over()
        if not hidden and asked in (NOBODY, seat):
            break
    assert first is not None
    return Trial(outcomes, hidden or any([outcome != outcomes[0] for outcome in outcomes]), ends, first)


def _let_pass(state: State) -> int:
    """Everybody does the least until somebody is really asked, or nothing is left to answer; returns who is asked."""
    for _ in range(_MOST_STEPS):
        if state.over():
            break
        if state.standing():
            if state.moment() == IDLE and state.occasion() is None:
                break
            state.go_on()
            continue
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None or state.moment() == QUESTION:
            return seat
        state.choose(seat, decision.least)
    return NOBODY


class Words:
    """Puts numbers into words, for a seat in its language."""

    def __init__(self, presenter: Presenter, state: State, seat: int, language: str) -> None:
        self.presenter: Final = presenter
        self._state = state
        self.seat: Final = seat
        self.language: Final = language

    def forecast(self, key: tuple[int, str], before: int, span: Span, passing: Span | None) -> Forecast:
        """A number that would change, or that passing would change."""
        seat, what = key
        name = self.presenter.measure_name(what, self.language)
        least, most = span
        text = self._sentence(key, name, before, span, passing)
        return Forecast(seat, what, name, before, least, most, passing or (), text)

    def note(self, choice: int, trial: Trial, passing: Trial | None) -> str:
        """What else the player should know; nothing of what depends on hidden things."""
        said = [self.presenter.note(self._state, self.seat, choice, self.language)]
        if not trial.hidden and (passing is None or not passing.hidden):
            passed = None if passing is None else passing.first
            said += self.presenter.contrast(self._state, trial.first, passed, self.seat, self.language)
        return " ".join([one for one in said if one])

    def is_same(self, trial: Trial, passing: Trial) -> bool:
        """Whether a choice comes to the same as passing, as far as is known."""
        if trial.hidden or passing.hidden or trial.ends or passing.ends or trial.outcomes[0] != passing.outcomes[0]:
            return False
        aspects = self.presenter.aspects
        return aspects(trial.first, self.seat) == aspects(passing.first, self.seat)

    def _sentence(self, key: tuple[int, str], name: str, before: int, span: Span, passing: Span | None) -> str:
        seat, what = key
        owners = self.presenter.owners(self._state, seat, what)
        message = "change"
        if span == (before, before) and passing is not None:
            # What would be lost is kept; what would grow, such as Alcohol, does not.
            lost = passing[1] <= before and self.presenter.is_harm(what, passing[0] - before)
            message = "kept" if lost else "stays"
        return _WORDS.say(
            self.language,
            message + self._whose(owners),
            seat=", ".join([self.presenter.seat_name(self._state, owner, self.language) for owner in owners]),
            what=name,
            before=str(before),
            after=self._number(span),
        )

    def _whose(self, owners: list[int]) -> str:
        """How the message ends that speaks of them."""
        if self.seat not in owners:
            return ""
        return "-you" if len(owners) == 1 else "-team"

    def compared(self, one: Forecast) -> str:
        """The sentence with what passing would bring."""
        if not one.passing:
            return one.text
        least, most = one.passing
        passed = self._number((least, most))
        return _WORDS.say(self.language, "compared", told=one.text, before=str(one.before), after=passed)

    def _number(self, span: Span) -> str:
        least, most = span
        if least == most:
            return str(least)
        return _WORDS.say(self.language, "range", least=str(least), most=str(most))


def _preview(
    words: Words, choice: int, before: Measures, trials: tuple[Trial, Trial], passing: Trial | None, spent: bool
) -> Preview:
    trial, least = trials
    changes: list[Forecast] = []
    for key, value in before.items():
        span = trial.span(key, value)
        instead = span if passing is None else passing.span(key, value)
        if span != (value, value) or instead != span:
            differs = instead not in (span, (value, value))
            changes.append(words.forecast(key, value, span, instead if differs else None))
    certain = not trial.hidden
    idle = spent and passing is not None and words.is_same(trial, passing)
    note = words.note(choice, trial, passing)
    said = [words.compared(one) for one in changes]
    text = line(said, certain, trial.ends, idle, note, words.language)
    only_me = _hurts_only(words.presenter, words.seat, before, trial, least)
    return Preview(choice, tuple(changes), certain, only_me, idle, trial.ends, note, text)


def line(changes: list[str], certain: bool, ends: bool, idle: bool, note: str, language: str) -> str:
    """All of it in one line."""
    parts = [_WORDS.say(language, "idle")] if idle else []
    if changes:
        parts.append("; ".join(changes) + ".")
    if ends:
        parts.append(_WORDS.say(language, "game-over"))
    if not certain:
        parts.append(_WORDS.say(language, "hidden"))
    if note:
        parts.append(note)
    return " ".join(parts) or _WORDS.say(language, "nothing")


def _hurts_only(presenter: Presenter, seat: int, before: Measures, trial: Trial, least: Trial) -> bool:
    """Hurts only the chooser, compared with doing the least, and gains nothing."""
    hurt = False
    for (other, what), value in before.items():
        low, high = trial.span((other, what), value)
        low_least, high_least = least.span((other, what), value)
        change = (low + high) - (low_least + high_least)
        if not change:
            continue
        if other != seat or not presenter.is_harm(what, change):
            return False
        hurt = True
    return hurt
