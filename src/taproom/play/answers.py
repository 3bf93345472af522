"""What a person typed, as a choice."""

from taproom.table.decisions import Decision

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
