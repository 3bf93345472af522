"""What a person typed: the choice that is meant, or a look at an answer before it is given."""

import re

from taproom.kernel.decisions import Decision
from taproom.kernel.dice import QuickDice
from taproom.kernel.game import Game
from taproom.kernel.state import State
from taproom.presentation.presenter import presenter
from taproom.presentation.previews import previews

_NONE = ("-", "0")


class Misunderstood(Exception):
    """Not an answer; `message` and `values` say why, in the words of the terminal game."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def read_answer(decision: Decision, text: str) -> int:
    """The choice meant; Misunderstood if there is none."""
    words = text.replace(",", " ").split()
    if decision.is_pick():
        return _read_pick(decision, words)
    if not words:
        return decision.least
    numbers = _numbers(words, len(decision.options))
    if len(numbers) > 1:
        raise Misunderstood("too-many")
    return numbers[0] - 1


def _read_pick(decision: Decision, words: list[str]) -> int:
    """Nothing typed means none of them; where some must be chosen there is no such short cut."""
    numbers = [] if not words or words in [[word] for word in _NONE] else _numbers(words, len(decision.candidates))
    mask = 0
    for number in numbers:
        if (mask >> (number - 1)) & 1:
            raise Misunderstood("repeated", number=number)
        mask |= 1 << (number - 1)
    if not decision.fewest <= len(numbers) <= decision.most:
        raise Misunderstood("wrong-count", count=len(numbers), fewest=decision.fewest, most=decision.most)
    return mask


def _numbers(words: list[str], most: int) -> list[int]:
    numbers: list[int] = []
    for word in words:
        # Longer ones are no answer in any game, and a huge one would be slow to read.
        if not (word.isascii() and word.isdecimal() and len(word) < 10):
            raise Misunderstood("not-a-number", text=word[:40], most=most)
        number = int(word)
        if not 1 <= number <= most:
            raise Misunderstood("out-of-range", number=number, most=most)
        numbers.append(number)
    return numbers


def asked_about(text: str) -> int:
    """The number of the answer that "?3" asks about; 0 if it is something else."""
    found = re.fullmatch(r"\?\s*([0-9]{1,4})", text)
    return int(found[1]) if found else 0


def choices_of(decision: Decision) -> list[int]:
    """The choices as they are numbered; for a pick, each candidate by itself."""
    if decision.is_pick():
        return [1 << place for place in range(len(decision.candidates))]
    return list(range(len(decision.options)))


def about(game: Game, state: State, seat: int, decision: Decision, number: int, language: str) -> list[str]:
    """What the card of an answer says, and what the answer would bring about if nobody answers it."""
    shown = presenter(game)
    choice = choices_of(decision)[number - 1]
    option = next(one for one in shown.ask(state, seat, language).options if one.choice == choice)
    printed = {card.key: card.reading for card in shown.catalogue(language, game.rules_version()).cards}
    lines = [option.text if not option.card else printed.get(option.card, option.text)]
    if not decision.is_pick():
        # With its own dice: looking must not change what comes.
        imagined = state.resample(seat, QuickDice(0))
        lines.extend([one.text for one in previews(shown, imagined, seat, language, [choice]) if one.text])
    return lines


def with_words(lines: list[str], typed: str) -> list[int]:
    """The numbers of the lines in which each of these words begins some word."""
    words = typed.casefold().split()
    plain = [f" {line.casefold()}" for line in lines]
    return [
        number
        for number, line in enumerate(plain, 1)
        if all([re.search(rf"\W{re.escape(word)}", line) for word in words])
    ]
