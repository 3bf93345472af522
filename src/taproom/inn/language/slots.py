"""Which players a card makes its user pick, and which of them each of its effects is on."""

from typing import Final, final

from taproom.inn.effects import blocks
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import Misuse, Statement, Verb
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import LATER, OFFERS, PICKS_LATE

MOST_PICKS: Final = 4
_RESOLVING: Final = 100
"""From this number on, slots of players who are picked when the card resolves (D33.3), until all are known."""
_FURTHER: Final = (fx.FURTHER, fx.FURTHER_IF_ANY, fx.FURTHER_IN_ROUND)
_LATE: Final = 200
"""From this number on, slots of players who are picked when their part of the text is reached."""
THAT_IS_NOBODY: Final = '"that player" is nobody yet: begin with a moment, such as "when another player wins a round:"'


def node(verb: Verb | None) -> Effect | None:
    """What is no effect by itself: a guard, a cost, or something counted."""
    return None if verb is None else Effect(verb.word, verb.who, amount=verb.amount, extra=verb.extra, by=verb.by)


@final
class Slots:
    """Numbers the players a mode makes its user pick (R3.2.1)."""

    def __init__(self, knows_that: bool) -> None:
        self.used = 0
        self.resolving = 0
        """How many players are picked when the card resolves, and not when it is played."""
        self.late = 0
        """How many are picked only when a part of the text is reached."""
        self.tracks = 0
        """Inside how many conditions on tracks it stands."""
        self.depth = 0
        """Inside how many offers and results it stands."""
        self.newest = -1
        self.filters = 0
        self.last = fx.YOU
        """Who could be picked last."""
        self.knows_that: Final = knows_that
        """Whether the moment says who "that player" is; else it is the one who was picked last."""

    def effects(self, statement: Statement, slot: int = -1) -> list[Effect]:
        """The effects of a statement. What is inside a choice touches the player who chooses, in that one's slot."""
        made: list[Effect] = []
        only = self._filter(statement)
        for verb in statement.verbs:
            who = verb.who
            if verb.about_that and not self.knows_that:
                slot = self._picked(verb) if slot < 0 else slot
                who = fx.PICKED if who == fx.THAT else who
            elif verb.who in fx.PICKS and slot < 0:
                slot = self._pick(verb)
            who = self.last if who in _FURTHER else who
            within = slot if verb.word in (blocks.CHOOSE, blocks.BUY, blocks.ALTERNATIVE) else -1
            inner = self._inside(verb, within)
            count, lasts = node(verb.count), node(verb.lasts)
            made.append(
                Effect(verb.word, who, slot, verb.amount, verb.extra, tuple(inner), verb.by, count, only, lasts)
            )
        return made

    def _inside(self, verb: Verb, slot: int) -> list[Effect]:
        """The effects of what stands inside a block."""
        late = 1 if verb.word.works & (OFFERS | LATER) else 0
        resolving = 1 if verb.word.works & PICKS_LATE else 0
        self.depth += late
        self.tracks += resolving
        inner = [effect for part in verb.inner for effect in self.effects(part, slot)]
        self.depth -= late
        self.tracks -= resolving
        return inner

    def _filter(self, statement: Statement) -> Effect | None:
        """What narrows the subject down, with a number of its own: its players are settled once."""
        only = statement.verbs[0].only if statement.verbs else None
        if only is None:
            return None
        self.filters += 1
        return Effect(only.word, slot=self.filters - 1, extra=only.extra, by=only.by)

    def _picked(self, verb: Verb) -> int:
        if self.newest < 0:
            raise Misuse(verb.at, THAT_IS_NOBODY)
        return self.newest

    def _pick(self, verb: Verb) -> int:
        if self.used + self.resolving + self.late == MOST_PICKS:
            raise Misuse(verb.at, f"a card makes its player pick at most {MOST_PICKS} players")
        if verb.who not in _FURTHER:
            self.last = verb.who
        elif self.last == fx.YOU:
            raise Misuse(verb.at, 'no player was picked before "a further player"')
        elif verb.who in (fx.FURTHER_IF_ANY, fx.FURTHER_IN_ROUND):
            self.last = verb.who
        else:
            anybody = self.last in (fx.ANYBODY, fx.FURTHER_ANYBODY)
            self.last = fx.FURTHER_ANYBODY if anybody else fx.FURTHER
        if self.depth:
            self.late += 1
            self.newest = _LATE + self.late - 1
        elif self.tracks:
            self.resolving += 1
            self.newest = _RESOLVING + self.resolving - 1
        else:
            self.used += 1
            self.newest = self.used - 1
        return self.newest

    def in_order(self, effects: list[Effect]) -> list[Effect]:
        """The same with their slots numbered: the later players are picked, the higher."""
        return [self._moved(effect) for effect in effects] if self.resolving or self.late else effects

    def _moved(self, effect: Effect) -> Effect:
        slot = effect.slot
        if slot >= _LATE:
            slot += self.used + self.resolving - _LATE
        elif slot >= _RESOLVING:
            slot += self.used - _RESOLVING
        return Effect(
            effect.word,
            effect.who,
            slot,
            effect.amount,
            effect.extra,
            tuple([self._moved(inner) for inner in effect.inner]),
            effect.by,
            effect.count,
            effect.only,
            effect.lasts,
        )
