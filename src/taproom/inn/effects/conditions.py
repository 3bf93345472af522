"""Conditions: what is inside them happens or not, by what holds when they are reached (R21.1.3).

Any of them stands before any statement. What a card does otherwise ("if not:") is the last thing inside its condition.
Before the occasion stands a guard, without which a way to use a card is not there: "only" and a condition that can be
judged beforehand, or a word of its own.
"""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.board import Board
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import (
    ASKS_RESULTS,
    BLOCK,
    CONDITION,
    DESPITE_IGNORING,
    FALLBACK,
    GUARD,
    IF,
    LATER,
    PICKS_LATE,
    Phrase,
    Word,
)

if TYPE_CHECKING:
    from lark.tree import Meta

_NOT_YET: Final = -1


class Condition(Word):
    """Each says in `holds` whether what is inside happens."""

    family = IF
    icons = []
    works = CONDITION

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Inside, behind it, or to what happens otherwise."""
        if self.holds(board, board.incident(number), effect):
            return counter + 1
        last = effect.inner[len(effect.inner) - 1]
        return behind - len(fx.walk(last.inner)) if last.word is OTHERWISE else behind

    def chosen(self, board: Board, incident: Incident, effect: Effect) -> tuple[Effect, ...]:
        """What of its inside would happen now."""
        last = effect.inner[len(effect.inner) - 1]
        if self.holds(board, incident, effect):
            return effect.inner[:-1] if last.word is OTHERWISE else effect.inner
        return last.inner if last.word is OTHERWISE else ()


class Otherwise(Word):
    """What happens if the condition it belongs to does not hold, or its offer is declined or comes to nothing; reached
    from inside that one, it is over."""

    name = "otherwise"
    family = BLOCK
    icons = []
    works = CONDITION

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Only its condition leads here."""
        return behind

    def chosen(self, board: Board, incident: Incident, effect: Effect) -> tuple[Effect, ...]:
        """Its condition has held."""
        return ()


class IfTrack(Condition):
    """While the marker stands on `by[0]` to `by[1]`."""

    name = "if_track"
    phrases = [Phrase("if @ is {span}")]
    of_component = True
    works = CONDITION | PICKS_LATE

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Whether the marker of its player stands there."""
        return effect.by[0] <= board.mark(incident.seat, effect.extra) <= effect.by[1]


class IfHas(Condition):
    """What its player, or that player, has: so much, more than somebody, the most of all (`effects.comparisons`)."""

    name = "if_has"
    phrases = [Phrase("if you have {test}"), Phrase("if that player has {test}")]

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Compared now."""
        that = incident.targets[effect.slot] if effect.slot >= 0 else incident.other
        asked, other = (incident.seat, that) if effect.who == fx.YOU else (that, incident.seat)
        return comparisons.passes(board, asked, other, effect.by)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """Of you or of that player; "that player" must be somebody in either place."""
        test: tuple[int, ...] = parts[0]
        yours = phrase is self.phrases[0]
        compared = test[0] in (comparisons.MORE_THAN, comparisons.LESS_THAN)
        verb = Verb(place.start_pos, self, by=test, who=fx.YOU if yours else fx.THAT)
        verb.about_that = not yours or (compared and test[2] == fx.THAT)
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By whose it is."""
        return self.phrases[0 if effect.who == fx.YOU else 1]


class IfPhase(Condition):
    """Whether the card is played in its player's own Action phase."""

    name = "if_phase"
    phrases = [Phrase("if it is your action phase")]

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Read when it is reached."""
        return board.in_action_phase(incident.seat)


class _Result(Condition):
    """About what the card itself has done so far; before that, anything may still come of it."""

    works = CONDITION | LATER


class IfStillIn(_Result):
    """What follows happens only for a player who is still in the game."""

    name = "if_still_in"
    phrases = [Phrase("if you are still in")]

    def enter(self, board: Board, number: int, counter: int, behind: int, effect: Effect) -> int:
        """Losses are judged first."""
        board.go_on_if_still_in(number, counter)
        return _NOT_YET


class IfNotPaid(_Result):
    """Unless its player made the payment before it, refused or not, with Gold of their own."""

    name = "if_not_paid"
    phrases = [Phrase("if you did not pay it with your own gold")]

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Whether nothing was paid."""
        return not incident.has(inc.PAID)


class IfLost(_Result):
    """Whether anybody has lost Fortitude to it."""

    name = "if_lost"
    phrases = [Phrase("if fortitude was lost")]

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """By what was really lost."""
        return incident.lost != 0


class IfIgnored(_Result):
    """Whether anybody has Ignored it (R28.2.6)."""

    name = "if_ignored"
    phrases = [Phrase("if this is ignored")]
    works = CONDITION | LATER | DESPITE_IGNORING

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """When everything else has happened."""
        return incident.ignored != 0


class IfDiscarded(_Result):
    """Whether enough cards were discarded to it, counted over all it is for."""

    name = "if_discarded"
    phrases = [Phrase("if # or more cards for each player were discarded")]
    works = CONDITION | LATER | ASKS_RESULTS

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """All players together."""
        return incident.result(inc.DISCARDED_SO_FAR) >= effect.amount * len(board.concerned(incident))


class IfHeads(_Result):
    """How the coin fell that was tossed before."""

    name = "if_heads"
    phrases = [Phrase("if heads")]

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Heads, or else tails."""
        return incident.result(inc.COIN) != 0


class IfNegated(Condition):
    """A fallback: it happens instead of all else, and nobody may answer it (R28.2.3, R28.2.5)."""

    name = "if_negated"
    phrases = [Phrase("if this is negated")]
    works = CONDITION | FALLBACK | LATER

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Otherwise it is passed over."""
        return incident.has(inc.NEGATED)


class TwoPlayersLeft(Word):
    """The player and one rival (D57.4)."""

    name = "two_players_left"
    family = GUARD
    phrases = [Phrase("if only two players are left")]
    icons = []
    refusal = "more-than-two-left"

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """Or fewer."""
        return board.rivals_left(incident.seat) <= 1


class NoTeams(Word):
    """Everybody plays for themselves (R74.1.3)."""

    name = "no_teams"
    family = GUARD
    phrases = [Phrase("if there are no teams")]
    icons = []
    refusal = "there-are-teams"

    def holds(self, board: Board, incident: Incident, effect: Effect) -> bool:
        """As the table was laid."""
        return not board.has_teams()


IF_TRACK: Final = IfTrack()
IF_NOT_PAID: Final = IfNotPaid()
OTHERWISE: Final = Otherwise()

WORDS: Final[tuple[Word, ...]] = (
    IF_TRACK,
    IfHas(),
    IfPhase(),
    IfStillIn(),
    IF_NOT_PAID,
    IfLost(),
    IfIgnored(),
    IfDiscarded(),
    IfHeads(),
    IfNegated(),
    OTHERWISE,
    TwoPlayersLeft(),
    NoTeams(),
)
