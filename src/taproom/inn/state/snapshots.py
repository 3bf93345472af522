"""Positions written down and read back. The fields are those `state` declares; nothing here names one of them."""

import hashlib
import json
from typing import Final

from taproom.inn.board.incidents import Incident
from taproom.inn.state.fields import LISTS, NUMBERS, UNANSWERED
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NO_WINDOW, NOBODY, Step
from taproom.kernel.dice import Dice, QuickDice
from taproom.kernel.verdicts import Malformed
from taproom.kernel.zones import read_zones

VERSION: Final = 5
"""Of what `dump` writes; `taproom.inn.migrations` leads from earlier ones here."""


def dump(inn: Position) -> dict[str, object]:
    """The whole position as plain data, for `Game.load`; Malformed if its dice cannot be verified later."""
    dice = inn.chance
    if not isinstance(dice, Dice):
        raise Malformed("only a game with verifiable dice can be saved: start it with Dice, not with QuickDice")
    return {**_contents(inn), "dice": [dice.key.hex(), dice.drawn]}


def fingerprint(inn: Position) -> str:
    """SHA-256 of the saved position, regardless of whether people watch it."""
    dice = inn.chance
    drawn: list[object] = []
    if isinstance(dice, Dice):
        drawn = [dice.key.hex(), dice.drawn]
    elif isinstance(dice, QuickDice):
        drawn = ["quick", int(dice.state)]
    contents = {**_contents(inn), "dice": drawn}
    del contents["attentive"]
    return hashlib.sha256(json.dumps(contents, sort_keys=True).encode()).hexdigest()


def _contents(inn: Position) -> dict[str, object]:
    """Everything but the dice."""
    lasting: dict[str, object] = {"lasting": list(inn.lasting)} if inn.lasting else {}
    clocks: dict[str, object] = {"clocks": list(inn.clocks)} if inn.clocks else {}
    tavern: dict[str, object] = {"tavern": inn.tavern} if inn.setup.has_taverns else {}
    return {
        "version": VERSION,
        "setup": inn.setup.options,
        "numbers": {name: int(getattr(inn, name)) for name in NUMBERS},
        "lists": {name: list(getattr(inn, name)) for name in LISTS},
        "zones": inn.zones.dump(),
        "incidents": [incident.numbers() for incident in inn.incidents],
        "agenda": [_step_numbers(step) for step in inn.agenda],
        "asker": None if inn.asker is None else _step_numbers(inn.asker),
        "attentive": inn.attentive,
        **lasting,
        **clocks,
        **tavern,
    }


PARTS: Final = ("setup", "chance", "zones", "agenda", "incidents", "asker", "attentive", "lasting", "clocks", "tavern")
"""What a snapshot stores in a special form."""
WORKED_OUT: Final = ("offers", "asked_seats", "worked_out", "held", "playables", "called", "events")
"""What follows from the rest, or is nobody's but the listener's: it is not written down."""


class Snapshot:
    """A dumped position with its parts typed; `fill` checks that they fit the table."""

    def __init__(
        self,
        key: bytes,
        drawn: int,
        numbers: dict[str, int],
        lists: dict[str, list[int]],
        cards: dict[str, list[int]],
        known: list[tuple[int, int]],
        card_numbers: list[tuple[int, int]],
        incidents: list[list[object]],
        agenda: list[list[object]],
        asker: list[object] | None,
        attentive: bool,
        lasting: tuple[int, ...] = (),
        clocks: tuple[int, ...] = (),
        tavern: int = 0,
    ) -> None:
        self.key = key
        self.drawn = drawn
        self.numbers = numbers
        self.lists = lists
        self.cards = cards
        self.known = known
        self.card_numbers = card_numbers
        self.incidents = incidents
        self.agenda = agenda
        self.asker = asker
        self.attentive = attentive
        self.lasting = lasting
        """Written down only while something lasts."""
        self.clocks = clocks
        """Written down only where there are event decks."""
        self.tavern = tavern
        """Written down only where there are taverns."""


def fill(position: Position, saved: Snapshot) -> None:
    """Make a fresh position of the same table the one that was written down."""
    _check_names("numbers", list(saved.numbers), NUMBERS)
    _check_names("lists", list(saved.lists), LISTS)
    for name in NUMBERS:
        if isinstance(getattr(position, name), bool):
            setattr(position, name, saved.numbers[name] != 0)
        else:
            setattr(position, name, saved.numbers[name])
    for name in LISTS:
        found, wanted = len(saved.lists[name]), len(getattr(position, name))
        if found != wanted:
            raise Malformed(f"saved position: {name} has {found} numbers, not {wanted}")
        setattr(position, name, saved.lists[name][:])
    position.zones = read_zones(position.setup.places.layout, saved.cards, saved.known, saved.card_numbers)
    kinds = _all_steps(Step)
    position.incidents = [incident_from(numbers) for numbers in saved.incidents]
    position.agenda = [_step_from(numbers, kinds) for numbers in saved.agenda]
    position.attentive = saved.attentive
    position.lasting = saved.lasting
    if len(saved.clocks) != len(position.clocks):
        raise Malformed(f"saved position: clocks has {len(saved.clocks)} numbers, not {len(position.clocks)}")
    if saved.clocks:
        position.clocks = list(saved.clocks)
    if not 0 <= saved.tavern <= len(position.setup.taverns):
        raise Malformed(f"saved position: tavern is 0 to {len(position.setup.taverns)}, not {saved.tavern}")
    position.tavern = saved.tavern
    if saved.asker is not None:
        _ask_again(position, _step_from(saved.asker, kinds), saved.lists["answers"])


def _check_names(what: str, found: list[str], declared: tuple[str, ...]) -> None:
    odd = sorted(set(found) ^ set(declared))
    if odd:
        raise Malformed(f"saved position: {what} should be {', '.join(declared)}; odd or missing: {', '.join(odd)}")


def _ask_again(position: Position, step: Step, answers: list[int]) -> None:
    """Stand before the same question, with the answers given so far."""
    position.answers = [UNANSWERED] * len(answers)
    if step.window == NO_WINDOW:
        position.agenda.append(step)
        position.advance()
        return
    position.asker = step
    stands = position.attentive and position.waiting == NOBODY
    position.asked_seats = position.in_turn_order(position.turn) if stands else step.able(position)
    position.called = step.called_on(position) if position.attentive else []
    for seat in range(len(answers)):
        position.decision(seat)
    position.answers = answers[:]


def _step_numbers(step: Step) -> list[object]:
    return [type(step).__name__, step.seat, step.incident, step.amount, step.other]


def _all_steps(base: type[Step]) -> dict[str, type[Step]]:
    found: dict[str, type[Step]] = {}
    for kind in base.__subclasses__():
        found[kind.__name__] = kind
        found.update(_all_steps(kind))
    return found


def _step_from(numbers: list[object], kinds: dict[str, type[Step]]) -> Step:
    name, seat, incident, amount, other = numbers
    if not isinstance(name, str) or name not in kinds:
        raise Malformed(f"the saved position has a step {name!r} this version does not know")
    assert isinstance(seat, int) and isinstance(incident, int) and isinstance(amount, int) and isinstance(other, int)
    return kinds[name](seat, incident, amount, other)


def incident_from(numbers: list[object]) -> Incident:
    """An incident from its numbers."""
    whole: list[int] = [value if isinstance(value, int) else 0 for value in numbers]
    lists: list[tuple[int, ...]] = [tuple(value) if isinstance(value, list) else () for value in numbers]
    incident = Incident(whole[0], whole[1], whole[2], whole[3], whole[4], whole[5])
    incident.types = whole[6]
    incident.targets = lists[7]
    incident.amount = whole[8]
    incident.flags = whole[9]
    incident.ignored = whole[10]
    incident.eased = whole[11]
    incident.locked = whole[12]
    incident.lost = whole[13]
    incident.group = whole[14]
    incident.cards = lists[15]
    incident.changes = lists[16]
    incident.cause = whole[17]
    incident.helped = whole[18]
    incident.champions = whole[19]
    return incident
