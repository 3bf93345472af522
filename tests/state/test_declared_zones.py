"""A deck that brings a place for cards along: scenarios set it up and look into it, and the text view tells of it."""

import msgspec
import pytest

from taproom.inn.content import builtin_deck
from taproom.inn.content.sources import ComponentSource
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario.adapter import InnScenarios
from taproom.inn.state.components import SEEN_BY_TEAM, ZoneSpec
from taproom.inn.text import log
from taproom.kernel.events import EVERYBODY
from taproom.kernel.scenarios import Misfit
from tests.state.tables import show

STASH = ZoneSpec("stash", ("Stash", "Тайник"), SEEN_BY_TEAM, is_numbered=True)
SPEC: dict[str, object] = {
    "seats": [
        {"name": "hoarder", "character": "hoarder", "stash": [{"i_raise": 2}, "winning_hand"], "hand": ["i_raise"]},
        {"character": "gerki"},
    ]
}


def scenarios() -> InnScenarios:
    """An adapter that knows Fiona with a secret pile of numbered cards."""
    pile = ComponentSource("pile", "bare", {"en": "Pile", "ru": "Куча"}, zones=(STASH,))
    adapter = InnScenarios()
    adapter.packs["hoarder"] = msgspec.structs.replace(builtin_deck("fiona"), key="hoarder", components=(pile,))
    return adapter


def built(spec: dict[str, object]) -> tuple[InnScenarios, InnState]:
    adapter = scenarios()
    adapter.names = adapter.seat_names(spec)
    state = adapter.position(spec)
    assert isinstance(state, InnState)
    return adapter, state


def test_a_scenario_sets_it_up_and_looks_into_it() -> None:
    adapter, state = built(SPEC)
    state.zones.check()
    assert "stash" in adapter.observable(0) and "stash" not in adapter.observable(1)
    seen = adapter.observe(state, 0, "stash")
    assert seen == adapter.expected(state, 0, "stash", [{"winning_hand": 0}, {"i_raise": 2}])
    assert seen != adapter.expected(state, 0, "stash", [{"winning_hand": 0}, {"i_raise": 1}])


def test_what_is_no_number_is_refused() -> None:
    seats = [{"name": "hoarder", "character": "hoarder", "stash": [{"i_raise": "many"}]}, {"character": "gerki"}]
    with pytest.raises(Misfit, match="stash is a whole number"):
        built({"seats": seats})


def test_the_text_view_counts_it_and_shows_it_to_its_owner() -> None:
    _, state = built(SPEC)
    mine, theirs = log.table(state, 0, "en"), log.table(state, 1, "en")
    assert "    Stash: 2." in mine and "    Stash: 2." in theirs
    assert any(["Among them" in line for line in mine])
    assert not any(["Among them" in line for line in theirs])
    assert "    Тайник: 2." in log.table(state, 1, "ru")


def test_the_text_view_tells_what_is_known_of_another_hand() -> None:
    _, state = built(SPEC)
    hand = state.setup.places.hands[0]
    assert not any(["hand:" in line for line in log.table(state, 1, "en")])
    show(state, hand, EVERYBODY)
    assert any(["You know of this hand" in line for line in log.table(state, 1, "en")])
    assert any(["известно" in line for line in log.table(state, 1, "ru")])
