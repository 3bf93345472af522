"""The script of a scenario: what is done, what cannot be done, what must be true on the way."""

from dataclasses import dataclass
from typing import Any, Final

from taproom.kernel.scenarios import Misfit, ScenarioAdapter, hint
from taproom.kernel.state import State
from taproom.scenarios.reading import Document, Place

TABLE: Final = "table"
THE_TABLE: Final = -1


@dataclass
class Do:
    """A choice a seat makes, or the first of several who can."""

    number: int
    seats: list[int]
    step: object
    words: str


@dataclass
class Cannot:
    """A choice a seat must not have until the next one is made."""

    number: int
    seat: int
    step: object
    why: str
    words: str


@dataclass
class Expectation:
    """One thing that must be observed."""

    name: str
    seat: int
    key: str
    value: object


@dataclass
class Expect:
    """What must be true here."""

    number: int
    expectations: list[Expectation]


@dataclass
class Together:
    """Choices several seats make in the same moment: the order of the rules decides which one counts."""

    number: int
    deeds: list[Do]


Entry = Do | Cannot | Expect | Together


class Script:
    """Reads the script and the expectations of one document; anything unknown in them is a BadFile."""

    def __init__(
        self, document: Document, adapter: ScenarioAdapter, state: State, names: list[str], teams: list[str]
    ) -> None:
        self.document = document
        self.adapter = adapter
        self.state = state
        self.names = names
        self.teams = teams

    def _seats(self, name: str) -> list[int]:
        """The seat of this name, or the members of the team."""
        if name in self.teams:
            return [seat for seat, team in enumerate(self.teams) if team == name]
        return [THE_TABLE if name == TABLE else self.names.index(name)]

    def entries(self) -> list[Entry]:
        """The script, in order."""
        play = self.document.data.get("play")
        if play is None:
            return []
        if not isinstance(play, list):
            raise self.document.error(("play",), "play is a list of steps, such as `- eve: pass`")
        entries: list[Entry] = []
        for number, said in enumerate(play):
            entries.extend(self._entry(number, said))
        return entries

    def _entry(self, number: int, said: object) -> list[Entry]:
        place: Place = ("play", number)
        if not isinstance(said, dict) or not said:
            raise self.document.error(place, "a step is one seat and what it does, such as `eve: pass`")
        parts = [self._part(number, name, what) for name, what in said.items()]
        if len(parts) == 1:
            return parts[0]
        deeds = [entry for part in parts for entry in part if isinstance(entry, Do)]
        if len(deeds) != len(said) or any([len(part) != 1 for part in parts]):
            raise self.document.error(place, "what seats do in the same moment is one choice each")
        return [Together(number + 1, deeds)]

    def _part(self, number: int, name: str, what: object) -> list[Entry]:
        place: Place = ("play", number)
        if name != TABLE and name not in self.names and name not in self.teams:
            known = [*self.names, *dict.fromkeys(self.teams), TABLE]
            raise self.document.error((*place, name), f"there is no seat {name!r}{hint(name, known)}")
        seats = self._seats(name)
        seat = seats[0]
        place = (*place, name)
        if isinstance(what, dict) and "expect" in what:
            self._only(what, ["expect"], place)
            return [Expect(number + 1, self._expectations(what["expect"], seat, (*place, "expect")))]
        if seat == THE_TABLE:
            raise self.document.error(place, "the table does nothing: only `expect` stands under it")
        if isinstance(what, dict) and "cannot" in what:
            self._only(what, ["cannot", "why"], place)
            steps = self._steps(seat, what["cannot"], (*place, "cannot"))
            why = what.get("why", "")
            if not isinstance(why, str):
                raise self.document.error((*place, "why"), "why is the id of a rule, such as R5.2.1")
            return [Cannot(number + 1, one, step, why, in_words(name, step)) for one in seats for step in steps]
        return [Do(number + 1, seats, step, in_words(name, step)) for step in self._steps(seat, what, place)]

    def _only(self, what: dict[str, Any], known: list[str], place: Place) -> None:
        for key in what:
            if key not in known:
                raise self.document.error((*place, key), f"there is no {key!r} here{hint(key, known)}")

    def _steps(self, seat: int, what: object, place: Place) -> list[object]:
        try:
            return self.adapter.steps(self.state, seat, what)
        except Misfit as misfit:
            raise self.document.blame(place, misfit) from None

    def final(self) -> list[Expectation]:
        """What must be true at the end."""
        said = self.document.data.get("expect")
        return [] if said is None else self._expectations(said, THE_TABLE, ("expect",))

    def _expectations(self, said: object, seat: int, place: Place) -> list[Expectation]:
        if not isinstance(said, dict):
            raise self.document.error(place, "expect is a map, such as {eve: {gold: 9}, pot: 2}")
        found: list[Expectation] = []
        for key, value in said.items():
            if seat == THE_TABLE and (key in self.names or key in self.teams):
                found.extend(self._expectations(value, self._seats(key)[0], (*place, key)))
            else:
                found.append(self._expectation(key, value, seat, (*place, key)))
        return found

    def _expectation(self, key: str, value: object, seat: int, place: Place) -> Expectation:
        known = self.adapter.observable(seat)
        if key not in known:
            names = [] if seat >= 0 else self.names
            raise self.document.error(place, f"{key!r} cannot be expected here{hint(key, [*known, *names])}")
        try:
            expected = self.adapter.expected(self.state, seat, key, value)
        except Misfit as misfit:
            raise self.document.blame(place, misfit) from None
        return Expectation(key if seat < 0 else f"{self.names[seat]}.{key}", seat, key, expected)


def in_words(name: str, step: object) -> str:
    """A step as a report names it."""
    if isinstance(step, tuple):
        return f"{name}: {' '.join([str(word) for word in step])}"
    if not isinstance(step, dict):
        return f"{name}: {step}"
    return f"{name}: {', '.join([f'{key} {_value(value)}' for key, value in step.items()])}"


def _value(value: object) -> str:
    return f"[{', '.join([str(part) for part in value])}]" if isinstance(value, list) else str(value)
