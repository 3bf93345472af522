"""Every scenario below this folder holds; so do clones of its positions, its replay, and everybody's secrets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.events import Event
from taproom.kernel.game import Game, game
from taproom.kernel.scenarios import ScenarioAdapter
from taproom.kernel.state import SPECTATOR, State
from taproom.scenarios import adapter_for
from taproom.scenarios.playing import Performance
from taproom.scenarios.reading import Document, read_file

FOLDER = Path(__file__).parent
RESAMPLES = 40
"""In how many positions of a scenario the secrets are looked after."""


def documents() -> Iterator[Document]:
    for path in sorted(FOLDER.rglob("*.yaml")):
        yield from read_file(path)


DOCUMENTS = list(documents())


class Rehearsal(Performance):
    """Goes on on a clone after every choice, writes the choices down, and looks whether anybody sees too much."""

    looked = 0

    def __init__(self, document: Document, game: Game, adapter: ScenarioAdapter) -> None:
        super().__init__(document, game, adapter)
        self.trace: list[tuple[int, int] | None] = []

    def go_on(self) -> None:
        """Remember that nobody was asked."""
        self.trace.append(None)
        super().go_on()

    def choose(self, seat: int, choice: int) -> None:
        """Choose on a clone; the position left behind must not notice."""
        self.trace.append((seat, choice))
        before = self.state
        copy = before.clone()
        copy.events = list(before.events or [])
        fingerprint = before.fingerprint()
        copy.choose(seat, choice)
        assert before.fingerprint() == fingerprint, "playing on a clone changed the original"
        self.state = copy
        if self.looked < RESAMPLES:
            self.looked += 1
            keeps_secrets(copy, len(before.events or []))


def keeps_secrets(state: State, since: int) -> None:
    """What a seat is shown would be the same if everything it cannot know were otherwise."""
    for seat in (SPECTATOR, *range(state.seat_count())):
        other = state.resample(seat, Dice(key_from_seed(seat + 2)))
        assert state.view(seat).data() == other.view(seat).data(), f"seat {seat} sees something hidden"
    for event in (state.events or [])[since:]:
        if event.shown_to >= 0:
            assert event.seen_by(SPECTATOR).cards == ()
            assert all(not shows(event, seat) for seat in range(state.seat_count()) if not event.shown_to >> seat & 1)


def shows(event: Event, seat: int) -> bool:
    return event.seen_by(seat).cards != ()


def rehearse(document: Document) -> tuple[Rehearsal, ScenarioAdapter]:
    adapter = adapter_for(document, [])
    rehearsal = Rehearsal(document, game(str(document.data.get("game", "inn"))), adapter)
    rehearsal.play()
    return rehearsal, adapter


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_scenario(document: Document) -> None:
    rehearsal, adapter = rehearse(document)
    state = adapter.position(document.data)
    adapter.begin(state)
    for choice in rehearsal.trace:
        if choice is None:
            adapter.go_on(state)
        else:
            state.choose(*choice)
    assert state.fingerprint() == rehearsal.state.fingerprint(), "the choices, made again, lead elsewhere"


def test_ids_are_unique() -> None:
    ids = [document.id for document in DOCUMENTS]
    assert sorted(ids) == sorted(set(ids))


def test_every_scenario_cites_a_rule() -> None:
    assert [document.id for document in DOCUMENTS if not document.data.get("rules")] == []
