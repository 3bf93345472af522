"""What an answer would bring about if nobody answers it, tried out on positions that the seat could not tell apart.

The real position is never asked: whoever calls gives one that was resampled, and further ones are drawn from that.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from taproom.shown import Forecast, Preview
from taproom.shown.presenting import Presenter
from taproom.table.dice import QuickDice
from taproom.table.game import Game
from taproom.table.state import IDLE, QUESTION, State
from taproom.wording import Wording

SAMPLES: Final = 6
"""How often something hidden is drawn anew to see how far it matters."""
MOST_OPTIONS: Final = 120
_MOST_STEPS: Final = 200
NOBODY: Final = -1
_WORDS: Final = Wording(Path(__file__).parent / "locale")

Measures = dict[tuple[int, str], int]


class Trial:
    """How one answer turned out in all positions it was tried in."""

    def __init__(self, outcomes: list[Measures], hidden: bool, ends: bool) -> None:
        self.outcomes: Final = outcomes
        self.hidden: Final = hidden
        self.ends: Final = ends

    def span(self, key: tuple[int, str], before: int) -> tuple[int, int]:
        """The least and the most that came of a number."""
        values = [outcome.get(key, before) for outcome in self.outcomes]
        return min(values), max(values)


def previews(
    game: Game, presenter: Presenter, imagined: State, seat: int, language: str, choices: Sequence[int]
) -> tuple[Preview, ...]:
    """What each choice would bring about. `imagined` is a resampled position; it stays as it is."""
    decision = imagined.decision(seat)
    if decision is None:
        return ()
    before = presenter.measures(imagined, seat)
    least = _try(presenter, imagined, seat, decision.least)
    found: list[Preview] = []
    for choice in choices[:MOST_OPTIONS]:
        told = presenter.foresee(imagined, seat, choice, language)
        if told is None:
            trial = least if choice == decision.least else _try(presenter, imagined, seat, choice)
            told = _preview(game, presenter, imagined, (seat, choice), before, (trial, least), language)
        found.append(told)
    return tuple(found)


def _try(presenter: Presenter, imagined: State, seat: int, choice: int) -> Trial:
    """Once is enough where nothing hidden turns up: the others pass, whatever they hold.

    Whether somebody else is asked something may depend on what they hold, so there all positions must agree.
    """
    outcomes: list[Measures] = []
    hidden = ends = False
    for sample in range(SAMPLES):
        state = imagined.resample(seat, QuickDice(1 + sample))
        state.events = []
        state.attend()
        state.choose(seat, choice)
        asked = _let_pass(state)
        outcomes.append(presenter.measures(state, seat))
        hidden = hidden or any([presenter.is_chance(event) for event in state.events])
        ends = ends or state.over()
        if not hidden and asked in (NOBODY, seat):
            break
    return Trial(outcomes, hidden or any([outcome != outcomes[0] for outcome in outcomes]), ends)


def _let_pass(state: State) -> int:
    """Everybody does the least until somebody is really asked something, or nothing is left to answer; who is."""
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


def _preview(
    game: Game,
    presenter: Presenter,
    imagined: State,
    asked: tuple[int, int],
    before: Measures,
    trials: tuple[Trial, Trial],
    language: str,
) -> Preview:
    trial, least = trials
    seat, choice = asked
    changes: list[Forecast] = []
    for key, value in before.items():
        low, high = trial.span(key, value)
        if (low, high) != (value, value):
            changes.append(forecast(game, presenter, imagined, key, value, (low, high), language))
    certain = not trial.hidden
    text = line(changes, certain, trial.ends, language)
    only_me = _hurts_only(presenter, seat, before, trial, least)
    return Preview(choice, tuple(changes), certain, only_me, trial.ends, text)


def forecast(
    game: Game,
    presenter: Presenter,
    state: State,
    key: tuple[int, str],
    before: int,
    span: tuple[int, int],
    language: str,
) -> Forecast:
    """A number that would change."""
    seat, what = key
    least, most = span
    after = str(least) if least == most else _WORDS.say(language, "range", least=str(least), most=str(most))
    name = presenter.measure_name(what, language)
    text = _WORDS.say(
        language, "change", seat=game.seat_name(state, seat, language), what=name, before=str(before), after=after
    )
    return Forecast(seat, what, name, before, least, most, text)


def line(changes: list[Forecast], certain: bool, ends: bool, language: str) -> str:
    """All of it in one line."""
    parts = ["; ".join([change.text for change in changes]) + "." if changes else ""]
    parts.append(_WORDS.say(language, "game-over") if ends else "")
    parts.append("" if certain else _WORDS.say(language, "hidden"))
    said = " ".join([part for part in parts if part])
    return said or _WORDS.say(language, "nothing")


def _hurts_only(presenter: Presenter, seat: int, before: Measures, trial: Trial, least: Trial) -> bool:
    """Whether, compared with doing the least, only the own seat is worse off, and by nothing better."""
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
