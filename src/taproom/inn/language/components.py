"""What the texts of a deck may name besides the words of the language: its tracks, their steps, its side decks.

A component's name is looked up when a text is read, and what the tree keeps of it is a number. To write the tree down
again, as a text or as a face, takes the same list.
"""

from typing import Final, NamedTuple

from taproom.inn.effects import program as fx

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
    counted: tuple[tuple[str, ...], ...] = ()
    """Of tokens, of cards in play and of those that wait, by language: what so many of them are called, one form for
    each that the language has."""
    stays: bool = False
    """Whether it is cards that stay in play."""
    subtype: bool = False
    """Whether it is what some cards are besides their types; then `number` is its bit in a mask of types."""
    grows: bool = False
    """Whether it is a side deck whose cards grow in slots."""
    plots: bool = False
    """Whether it is where cards are plotted."""

    def place(self, step: str) -> int:
        """The number of a step or card that was named; -1 if there is none of that name."""
        if self.steps:
            return self.low + self.steps.index(step) if step in self.steps else -1
        number = int(step) if step.isdigit() else -1
        return number if self.low <= number <= self.high else -1

    def step(self, place: int) -> str:
        """The name of a step."""
        return self.steps[place - self.low] if self.steps else str(place)

    @property
    def is_token(self) -> bool:
        """Whether it is tokens that others may hold."""
        return bool(self.counted) and not self.stays and not self.side_deck

    @property
    def has_plural(self) -> bool:
        """Whether texts call several of it by its name with an "s"."""
        return self.is_token or self.grows

    @property
    def is_track(self) -> bool:
        """Whether it has steps and a marker."""
        return not (self.side_deck or self.counted or self.plots or self.subtype)

    def kind(self) -> str:
        """What it is, for people who have mistaken it for something else."""
        if self.subtype:
            return "a subtype of cards"
        if self.grows:
            return "a side deck whose cards grow"
        if self.plots:
            return "a place for cards"
        if self.side_deck:
            return "a side deck"
        if self.counted:
            return "cards in play" if self.stays else "tokens"
        return "a track"

    def title(self, language: str) -> str:
        """What people call it."""
        return self.titles[LANGUAGES.index(language)]

    def step_title(self, place: int, language: str) -> str:
        """What people call a step."""
        if not self.steps:
            return str(place)
        return self.step_titles[place - self.low][LANGUAGES.index(language)]

    def so_many(self, number: int, language: str) -> str:
        """What so many tokens are called, without the number."""
        forms = self.counted[LANGUAGES.index(language)]
        if language == "en":
            return forms[0 if number == 1 else 1]
        tens, ones = number // 10 % 10, number % 10
        if tens == 1 or not 1 <= ones <= 4:
            return forms[2]
        return forms[0 if ones == 1 else 1]


Components = tuple[Component, ...]


def several(key: str) -> str:
    """What texts call more than one of something."""
    return f"{key}s"


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
