"""Why something may not be done: refusals with their reason and rule, errors, and the line of a file that is wrong."""

from typing import Final


class Refusal:
    """A reason id of the game, the rule that gives it, and what the sentence about it needs to be filled in.

    `also` are further rules from which the same follows: the general one behind a special one, mostly.
    """

    def __init__(self, reason: str, rule: str, about: int = -1, also: tuple[str, ...] = ()) -> None:
        self.reason = reason
        self.rule = rule
        self.about = about
        self.also = also


class Malformed(ValueError):
    """The request does not make sense: not a choice of any decision."""


class Stale(ValueError):
    """The seat has no decision now: it has answered, was not asked, or the moment has passed."""


_WIDEST: Final = 160
_BEFORE: Final = 60
"""How much of an overlong line is shown before the place."""


def excerpt(text: str, line: int, column: int = 0, word: str = "") -> list[str]:
    """The line with this number and, under the word at that column, carets; empty if there is no such line."""
    lines = text.splitlines()
    whole = lines[line - 1].rstrip() if 0 < line <= len(lines) else ""
    if not whole:
        return []
    cut = max(0, column - 1 - _BEFORE) if len(whole) > _WIDEST else 0
    shown = [f"{line:6} | {whole[cut : cut + _WIDEST]}"]
    if 0 < column <= len(whole) + 1:
        shown.append(f"       | {' ' * (column - 1 - cut)}{'^' * max(1, len(word))}")
    return shown
