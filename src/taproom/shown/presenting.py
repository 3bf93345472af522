"""How a game is shown: what each game implements, and how everybody else gets at it."""

from typing import Any

from mypy_extensions import mypyc_attr

from taproom.shown import Ask, Catalogue, Fact, GameTable, Preview
from taproom.table.decisions import Decision
from taproom.table.events import Event
from taproom.table.game import Game
from taproom.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter:
    """Shows one game to people. Whatever it says to a viewer it makes from what that viewer may know."""

    def table_type(self) -> type[GameTable]:
        """The type of this game's tables."""
        raise NotImplementedError

    def table(self, state: State, viewer: int, language: str) -> GameTable:
        """Everything a client draws."""
        raise NotImplementedError

    def is_shared(self, state: State) -> bool:
        """Whether all viewers are now shown the same table, but for what `own` gives."""
        return False

    def own(self, state: State, viewer: int, language: str) -> tuple[object, ...]:
        """What a viewer alone sees of a shared table: the fields that the table's kind names as `own`."""
        return ()

    def facts(
        self, state: State, events: list[Event], first: int, end: int, viewer: int, language: str
    ) -> tuple[Fact, ...]:
        """The events from `first` to `end`, without what the viewer may not know; the position is after all of them."""
        raise NotImplementedError

    def ask(self, state: State, seat: int, language: str) -> Ask:
        """The question put to the seat, with all its answers."""
        raise NotImplementedError

    def catalogue(self, language: str, rules: int) -> Catalogue:
        """Everything that is printed; `rules` is the version of the rules it goes with."""
        raise NotImplementedError

    def measures(self, state: State, viewer: int) -> dict[tuple[int, str], int]:
        """The numbers a preview compares, by seat and key, as far as the viewer may know them."""
        raise NotImplementedError

    def measure_name(self, key: str, language: str) -> str:
        """What such a number is called."""
        raise NotImplementedError

    def is_chance(self, event: Event) -> bool:
        """Whether something hidden turned up by this fact, so that it could have gone otherwise."""
        raise NotImplementedError

    def foresee(self, state: State, seat: int, choice: int, language: str) -> Preview | None:
        """The preview of a choice whose outcome rests on what others choose at the same time; None for all others."""
        return None

    def is_pass(self, decision: Decision, choice: int) -> bool:
        """Whether this choice is to pass, so that the others can be compared with it."""
        return False

    def is_spent(self, decision: Decision, choice: int) -> bool:
        """Whether a choice spends a card, which for nothing would be a pity."""
        return False

    def note(self, state: State, seat: int, choice: int, language: str) -> str:
        """What else whoever chooses this should know; empty if there is nothing."""
        return ""

    def is_familiar(self) -> bool:
        """Whether the game is on familiar terms with its players, in languages where that makes a difference."""
        return False

    def aspects(self, state: State, seat: int) -> tuple[object, ...]:
        """What else can be told apart of a position, but for the card that the seat itself has spent."""
        return (state.fingerprint(),)

    def let_go(self, state: State) -> None:
        """Nobody is shown this table any more: forget what is kept for it."""

    def is_harm(self, key: str, change: int) -> bool:
        """Whether such a change is bad for its seat."""
        raise NotImplementedError


def presenter(game: Game) -> Presenter:
    """The game's presenter."""
    found: Any = game.presenter()
    assert isinstance(found, Presenter)
    return found
