"""What is still to happen to everybody's shape: a card and the cards it answers, down to where it began."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.characters import texts
from taproom.inn.incidents import Incident
from taproom.inn.regular.habits import Habits
from taproom.inn.regular.shape import Shape
from taproom.inn.rules.views import InnView

GONE: Final = inc.DONE | inc.NEGATED | inc.DRUNK


def unresolved(view: InnView) -> int:
    """The last incident that has not come to its end; -1 if there is none."""
    number = len(view.incidents) - 1
    while number >= 0 and view.incidents[number].flags & (inc.DONE | inc.DRUNK):
        number -= 1
    return number


class Waiting(Shape):
    """Shapes, and copies of the incidents that wait, which may be changed."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view, habits, fresh)
        self.numbers: list[int] = []
        self.waiting: list[Incident] = []
        """What was played last comes first."""

    def lay(self, top: int) -> None:
        """An incident of the view waits, with all that it answers."""
        view = self.view
        number = top
        while number >= 0:
            incident = view.incidents[number]
            self._add(number, incident.copy())
            if incident.kind == inc.DRINK:
                self._add_others_of_group(number)
            number = incident.about if incident.kind == inc.CARD else -1

    def _add_others_of_group(self, drink: int) -> None:
        incidents = self.view.incidents
        group = incidents[drink].group
        for number in range(group, len(incidents)):
            other = incidents[number]
            if number != drink and other.group == group and other.flags & GONE == 0:
                self._add(number, other.copy())

    def _add(self, number: int, incident: Incident) -> None:
        self.numbers.append(number)
        self.waiting.append(incident)

    def find(self, number: int) -> Incident | None:
        """The incident of this number, if it waits."""
        for place in range(len(self.numbers)):
            if self.numbers[place] == number:
                return self.waiting[place]
        return None

    def share(self, drink: Incident, partner: int) -> None:
        """Half of the Drink goes to the partner."""
        drink.change(inc.HALVE, 0, 0)
        half = drink.copy()
        half.seat = partner
        self._add(-1, half)

    def mode_of(self, incident: Incident) -> PlayMode:
        """The text that was chosen when the card was played, with whatever has joined or changed it."""
        if incident.flags & inc.REWRITTEN or incident.kind == inc.COMPONENT:
            return texts.text_of(self.view.table, incident)
        return self.view.table.cards[incident.card].modes[incident.mode]
