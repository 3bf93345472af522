"""How a game is shown: what each game implements, and how the rest of the program gets at it."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event
from taproom.kernel.game import Game
from taproom.kernel.state import State
from taproom.presentation.stories import Marks
from taproom.presentation.types import Ask, Catalogue, Fact, GameTable, Preview

_NO_MARKS: Final = Marks()


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter:
    """Shows one game to people. Everything it says to a viewer is made from what that viewer may know."""

    def table_type(self) -> type[GameTable]:
        """The type of this game's tables."""
        raise NotImplementedError

    def table(self, state: State, viewer: int, language: str) -> GameTable:
        """Everything a client draws."""
        raise NotImplementedError

    def is_shared(self, state: State) -> bool:
        """Whether all viewers are now shown the same table, except for what `own` gives."""
        return False

    def own(self, state: State, viewer: int, language: str) -> tuple[object, ...]:
        """What a viewer alone sees of a shared table: the fields that the table's kind names as `own`."""
        return ()

    def facts(
        self, state: State, events: list[Event], first: int, end: int, viewer: int, language: str
    ) -> tuple[Fact, ...]:
        """A fact for each event from `first` to `end`, as the viewer may know it; the position is after all of them."""
        raise NotImplementedError

    def is_about(self, event: Event, seat: int) -> bool:
        """Whether the sentence about this fact says "you" to the seat, so that nobody else is told the same."""
        return False

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat, with all its answers."""
        raise NotImplementedError

    def catalogue(self, language: str, rules: int, pack: str = "") -> Catalogue:
        """All cards of the game, and of a pack if one is named; `rules` is the rules version they belong to."""
        raise NotImplementedError

    def measures(self, state: State, viewer: int) -> dict[tuple[int, str], int]:
        """The numbers a preview compares, by seat and key, as far as the viewer may know them."""
        raise NotImplementedError

    def owners(self, state: State, seat: int, key: str) -> list[int]:
        """Whose number it is: the seat's own, or that of its whole team."""
        return [seat]

    def measure_name(self, key: str, language: str) -> str:
        """What such a number is called."""
        raise NotImplementedError

    def is_chance(self, event: Event) -> bool:
        """Whether this fact revealed something hidden, so that it could have gone otherwise."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """The kinds of facts by which the story of a finished game is told."""
        return _NO_MARKS

    def card_key(self, state: State, event: Event) -> str:
        """The key of the card that a beat of the story is about; empty if it is about none."""
        return ""

    def foresee(self, state: State, seat: int, choice: int, language: str) -> Preview | None:
        """The preview of a choice whose outcome depends on what others choose at the same time; None for all others."""
        return None

    def is_pass(self, decision: Decision, choice: int) -> bool:
        """Whether this choice is to pass, so that the others can be compared with it."""
        return False

    def is_spent(self, decision: Decision, choice: int) -> bool:
        """Whether a choice spends a card, so that it should not be made for nothing."""
        return False

    def note(self, state: State, seat: int, choice: int, language: str) -> str:
        """What else a player choosing this should know; empty if there is nothing."""
        return ""

    def contrast(self, before: State, after: State, passed: State | None, seat: int, language: str) -> list[str]:
        """What a choice changes besides the numbers; `passed` is what passing leads to, for any other choice."""
        return []

    def aspects(self, state: State, seat: int) -> tuple[object, ...]:
        """What else distinguishes positions, apart from the card that the seat itself has spent."""
        return (state.fingerprint(),)

    def let_go(self, state: State) -> None:
        """This table is no longer shown: forget what is kept for it."""

    def is_harm(self, key: str, change: int) -> bool:
        """Whether such a change is bad for its seat."""
        raise NotImplementedError

    # ---- in words ----

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log; empty for a fact that is not told."""
        raise NotImplementedError

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean, in words."""
        raise NotImplementedError

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat, in words."""
        raise NotImplementedError

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open to this seat (SPECTATOR is one), line by line."""
        return []

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Everybody's belongings in the shortest form, for narrow screens."""
        return self.describe_table(state, seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """What the seat holds, what of it can be used now, and why the rest cannot."""
        return []

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """What the seat is called."""
        return str(seat + 1)


def presenter(game: Game) -> Presenter:
    """The game's presenter."""
    found = game.presenter
    assert isinstance(found, Presenter)
    return found
