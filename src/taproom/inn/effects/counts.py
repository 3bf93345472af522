"""Amounts that are counted when the effect happens: "for each other player", "and 1 more for each card in hand".

The node of what is counted keeps in `amount` how much more each of it brings (0 if the effect's own amount is taken as
often as there are such things), and in `by` the least and the most it comes to (0 for no limit).
"""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import ASKS_RESULTS, COUNT, Phrase, Word

if TYPE_CHECKING:
    from lark.tree import Meta


class Counted(Word):
    """Something there may be several of."""

    family = COUNT
    icons = []

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """How much each brings, and the limits, are read with what stands around it."""
        return Verb(place.start_pos, self)


class OtherPlayers(Counted):
    """Opponents who are still in (R57.1.3); every single player of a team counts (R29.3.10)."""

    name = "other_players"
    phrases = [Phrase("other player")]

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """Without the team of the one who plays the card."""
        return board.rivals_left(incident.seat)


class TeamOf(Counted):
    """The players of the team the effect is on, that player included; without teams all rivals (R29.3.9, R74.1.2)."""

    name = "team_of"
    phrases = [Phrase("player of their team")]

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """Who are still in."""
        if not board.has_teams():
            return board.rivals_left(incident.seat)
        return len([player for player in board.players() if board.same_team(player, seat)])


class Spent(Counted):
    """Steps of a track that were spent on the card."""

    name = "spent"
    phrases = [Phrase("@ spent")]
    of_component = True
    works = ASKS_RESULTS

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """As noted when it was paid for."""
        return incident.result(inc.SPENT)


class Held(Counted):
    """What the card's player, or the one the effect is on, has of something."""

    name = "held"
    phrases = [Phrase("{thing} you have"), Phrase("{thing} they have")]

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """As it is now."""
        return board.holding(incident.seat if effect.who == fx.YOU else seat, effect.extra)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Whose, and of what."""
        who = fx.YOU if phrase is self.phrases[0] else fx.THAT
        return Verb(place.start_pos, self, extra=parts[0], who=who)

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By whose it is."""
        return self.phrases[0 if effect.who == fx.YOU else 1]

    def written(self, effect: Effect, mode: Mode) -> str:
        """One of it."""
        thing = next(name for name, bit in comparisons.THINGS.items() if bit == effect.extra)
        one = thing.replace("cards", "card").replace("drinks", "drink")
        return super().written(effect, mode).replace("{thing}", one)


class Lost(Counted):
    """Fortitude that the card has cost, all players together."""

    name = "lost"
    phrases = [Phrase("fortitude lost")]
    works = ASKS_RESULTS

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """What was really lost."""
        return incident.result(inc.LOST_SO_FAR)


class Discarded(Counted):
    """Cards that were discarded to the card, in playing it or since."""

    name = "discarded"
    phrases = [Phrase("card discarded")]
    works = ASKS_RESULTS

    def counts(self, board: Board, incident: Incident, effect: Effect, seat: int) -> int:
        """All players together."""
        return incident.result(inc.DISCARDED_SO_FAR)


SPENT: Final = Spent()

WORDS: Final[tuple[Word, ...]] = (OtherPlayers(), TeamOf(), SPENT, Held(), Lost(), Discarded())
