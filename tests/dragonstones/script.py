"""Plays a scenario: the script of a document through an adapter, with everything it expects checked."""

from pathlib import Path
from typing import Any

import yaml

from taproom.dragonstones.rules.play import Dragonstones
from taproom.dragonstones.scenario import Adapter
from taproom.table.scenarios import NOT_NOW

RULEBOOK = Path(__file__).parent.parent / "rulebook" / "dragonstones"
ABOUT = ("id", "title", "rules", "game", "play", "expect", "stop")


def documents(path: Path) -> list[dict[str, Any]]:
    return [document for document in yaml.safe_load_all(path.read_text(encoding="utf-8")) if document]


def every_document() -> list[dict[str, Any]]:
    return [document for path in sorted(RULEBOOK.glob("*.yaml")) for document in documents(path)]


class Script:
    """One scenario being played."""

    def __init__(self, document: dict[str, Any], adapter: Adapter) -> None:
        self.document = document
        self.adapter = adapter
        spec = {key: value for key, value in document.items() if key not in ABOUT}
        self.names = adapter.seat_names(spec)
        self.state: Dragonstones = adapter.position(spec)
        self.state.events = []
        self.since = 0
        self.forbidden: list[tuple[int, object, str, list[str]]] = []
        adapter.begin(self.state)

    def run(self) -> None:
        for step in self.document.get("play", []):
            ((name, what),) = step.items()
            if isinstance(what, dict) and "expect" in what:
                self.let_happen()
                self.check(what["expect"] if name == "table" else {name: what["expect"]})
            elif isinstance(what, dict) and "cannot" in what:
                self.forbid(self.names.index(name), what)
            else:
                self.take(self.names.index(name), what)
        stop = self.document.get("stop")
        while not (self.adapter.stop_reached(self.state, stop) if stop else self.adapter.is_settled(self.state)):
            self.do_least()
        self.close_forbidden()
        self.check(self.document.get("expect", {}))

    def forbid(self, seat: int, what: dict[str, Any]) -> None:
        for single in self.adapter.steps(self.state, seat, what["cannot"]):
            self.forbidden.append((seat, single, str(what.get("why", "")), []))
        self.look()

    def look(self) -> None:
        for seat, single, _, cited in self.forbidden:
            refusal = self.adapter.refusal(self.state, seat, single)
            assert refusal is not None, f"{self.names[seat]} may do {single}"
            cited.append(refusal.rule)

    def close_forbidden(self) -> None:
        for seat, single, why, cited in self.forbidden:
            assert not why or why in cited, f"{self.names[seat]}: {single} was refused by {cited}, not by {why}"
        self.forbidden.clear()

    def take(self, seat: int, what: object) -> None:
        for single in self.adapter.steps(self.state, seat, what):
            while True:
                choice = self.adapter.matches(self.state, seat, single)
                if choice != NOT_NOW:
                    self.since = len(self.state.events or [])
                    self.state.choose(seat, choice)
                    break
                if self.adapter.happened(self.state, self.since, seat, single):
                    break
                assert not self.adapter.turn_is_over(self.state), f"{self.names[seat]} never could {single}"
                self.look()
                self.do_least()
        self.close_forbidden()

    def do_least(self) -> None:
        assert not self.state.over(), "the game is over"
        seat = self.state.next_seat()
        decision = self.state.decision(seat) if seat >= 0 else None
        if decision is None:
            self.adapter.go_on(self.state)
        else:
            self.state.choose(seat, decision.least)
        if self.forbidden:
            self.look()

    def let_happen(self) -> None:
        """What leaves no choice happens before anybody looks."""
        while self.state.next_seat() < 0 and not self.adapter.turn_is_over(self.state):
            self.adapter.go_on(self.state)

    def check(self, expected: dict[str, Any]) -> None:
        for name, value in expected.items():
            if name in self.names:
                for fact, wanted in value.items():
                    self.check_one(self.names.index(name), fact, wanted)
            else:
                self.check_one(-1, name, value)

    def check_one(self, seat: int, fact: str, wanted: object) -> None:
        assert fact in self.adapter.observable(seat), f"nothing is known of {fact}"
        seen = self.adapter.observe(self.state, seat, fact)
        goal = self.adapter.expected(self.state, seat, fact, wanted)
        who = self.names[seat] if seat >= 0 else "table"
        assert seen == goal, f"{self.document['id']}: {who}.{fact}: expected {goal}, seen {seen}"


def play(document: dict[str, Any], adapter: Adapter | None = None) -> None:
    Script(document, adapter or Adapter()).run()
