"""Why something may not be done: every refusal carries the reason and the rule it rests on."""


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
    """The seat has no decision now: it answered already, was not asked, or the moment is gone."""
