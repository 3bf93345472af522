"""What the texts of a deck may name besides the words of the language: its tracks, their steps, its side decks.

A component's name is looked up when a text is read, and what the tree keeps of it is a number. Whoever writes the tree
down again, as a text or as a face, needs the same list.
"""

from typing import Final, NamedTuple

from taproom.inn.language import effects as fx

LANGUAGES: Final = ("en", "ru")


class Component(NamedTuple):
    """A component as texts see it. Plain values: texts are read once for each text and list of components."""

    key: str
    """The name in texts; empty for the side deck whose own card the text stands on."""
    number: int
    side_deck: bool = False
    low: int = 0
    high: int = 0
    steps: tuple[str, ...] = ()
    """The names of a track's steps from `low` on, or of a side deck's cards; none if the steps are numbers."""
    titles: tuple[str, ...] = ()
    """What people call it, by language."""
    step_titles: tuple[tuple[str, ...], ...] = ()
    """What people call each step, by language."""

    def place(self, step: str) -> int:
        """The number of a step or card that was named; -1 if there is none of that name."""
        if self.steps:
            return self.low + self.steps.index(step) if step in self.steps else -1
        number = int(step) if step.isdigit() else -1
        return number if self.low <= number <= self.high else -1

    def step(self, place: int) -> str:
        """The name of a step."""
        return self.steps[place - self.low] if self.steps else str(place)

    def title(self, language: str) -> str:
        """What people call it."""
        return self.titles[LANGUAGES.index(language)]

    def step_title(self, place: int, language: str) -> str:
        """What people call a step."""
        if not self.steps:
            return str(place)
        return self.step_titles[place - self.low][LANGUAGES.index(language)]


Components = tuple[Component, ...]


def component(components: Components, number: int) -> Component:
    """The component of that number."""
    for one in components:
        if one.number == number:
            return one
    raise LookupError(f"there is no component {number} among {[one.key for one in components]}")


def named(components: Components, key: str) -> Component:
    """The component of that name."""
    return next(one for one in components if one.key == key)


def own_deck(components: Components) -> Component | None:
    """The side deck whose own card a text stands on, if it stands on one."""
    return next((one for one in components if one.number == fx.THIS_DECK), None)
