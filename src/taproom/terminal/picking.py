"""What has been chosen of a pick so far."""

from taproom.terminal.wire import Option, Question


class Picked:
    """Candidates that are taken; each has its bit."""

    def __init__(self) -> None:
        self.mask = 0

    def toggle(self, option: Option) -> None:
        """Take it or leave it."""
        self.mask ^= option.choice

    def mark(self, option: Option) -> str:
        """How a taken one is told from the others."""
        return "x" if self.mask & option.choice else " "

    def count(self) -> int:
        """How many are taken."""
        return self.mask.bit_count()

    def is_enough(self, question: Question) -> bool:
        """Whether so many may be taken."""
        return question.fewest <= self.count() <= question.most
