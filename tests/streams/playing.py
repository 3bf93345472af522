"""Random games told line by line: what each seat is offered, what it chooses, what comes of it."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from tests.streams.engine import Decision, Dice, State, game, key_from_seed
from tests.streams.lineups import Lots, table_of
from tests.streams.texts import Texts

_MOST: Final = 50_000
"""No game has so many decisions."""
_AT_ONCE: Final = 20


def digests(numbers: list[int], jobs: int) -> list[str]:
    """The digests of these games, in their order."""
    if jobs == 1:
        return [digest(number) for number in numbers]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(digest, numbers, chunksize=_AT_ONCE))


def digest(number: int) -> str:
    """A game in sixteen digits."""
    found = hashlib.blake2b(digest_size=8)
    for line in stream(number):
        found.update(f"{line}\n".encode())
    return found.hexdigest()


def stream(number: int) -> Iterator[str]:
    """A whole game. Choices are drawn by lot among all that are offered, in the order of their texts."""
    lots = Lots(number)
    key, options = table_of(number, lots)
    yield f"{key} {options}"
    state = game(key).start(options, Dice(key_from_seed(number)))
    state.events = []
    texts = Texts(key, state)
    for seat in range(state.seat_count()):
        yield " ".join(["dealt", str(seat), *game(key).statistics.dealt(state, seat)])
    for _ in range(_MOST):
        asked = state.asked()
        if not asked:
            break
        offers = [Offer(texts, decision_of(state, seat)) for seat in asked]
        for offer in offers:
            yield offer.text()
        seat = lots.below(len(asked))
        choice, chosen = offers[seat].draw(lots)
        yield f"> {asked[seat]} {chosen}"
        state.choose(asked[seat], choice)
        yield from [line for event in state.events if (line := texts.fact(event))]
        state.events.clear()
    assert state.over(), f"game {number} does not end"
    yield f"won {state.winners()}"


def decision_of(state: State, seat: int) -> Decision:
    """What a seat that is asked is asked."""
    decision = state.decision(seat)
    assert decision is not None
    return decision


class Offer:
    """What a seat is asked, its choices in the order of their texts."""

    def __init__(self, texts: Texts, decision: Decision) -> None:
        self._question = texts.question(decision)
        self._decision = decision
        offered = [texts.candidate(card) for card in decision.candidates] or [
            texts.option(option) for option in decision.options
        ]
        self._offered = sorted(enumerate(offered), key=lambda one: one[1])
        self._least = "" if decision.is_pick() else offered[decision.least]

    def text(self) -> str:
        """All of it."""
        return f"? {self._question} [{', '.join([text for _, text in self._offered])}] {self._least}"

    def draw(self, lots: Lots) -> tuple[int, str]:
        """A choice by lot: its number for the game, and its text."""
        decision = self._decision
        if not decision.is_pick():
            return self._offered[lots.below(len(self._offered))]
        most = min(decision.most, len(self._offered))
        count = decision.fewest + lots.below(most - decision.fewest + 1)
        taken = Counter([text for _, text in lots.some(self._offered, count)])
        mask = 0
        # Of cards that read alike the first ones are taken: which of them it is must not decide how the rest lie.
        for place, text in self._offered:
            if taken[text]:
                taken[text] -= 1
                mask |= 1 << place
        return mask, ", ".join([text for place, text in self._offered if (mask >> place) & 1])
