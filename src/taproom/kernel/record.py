"""A record is a game, the version of its rules, its options, the key of its dice and the list of choices.

Replaying it gives the same position, byte for byte. Saving, crash recovery, replay, undo, bug reports and tournament
logs are all records. The record of a running game holds every secret.

A game that was begun under other rules can be carried over: its record then also holds the position it was carried over
in. Those who know only the later rules replay it from there.
"""

import json

from taproom.kernel.dice import KEY_BYTES, Dice
from taproom.kernel.game import UNKNOWN_RULES, game, games
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed


class Carried:
    """A game went on under other rules: after how many choices, under which, and from which position."""

    def __init__(self, after: int, rules: int, position: dict[str, object]) -> None:
        self.after = after
        self.rules = rules
        self.position = position


class Record:
    """Everything needed to play a game again exactly. `rules` is the version of those it was begun under."""

    def __init__(
        self,
        game_key: str,
        rules: int,
        options: dict[str, object],
        key: bytes,
        choices: list[tuple[int, int]] | None = None,
        carried: list[Carried] | None = None,
    ) -> None:
        self.game_key = game_key
        self.rules = rules
        self.options = options
        self.key = key
        self.choices: list[tuple[int, int]] = [] if choices is None else choices
        self.carried: list[Carried] = [] if carried is None else carried

    def start(self) -> State:
        """The position before the first choice."""
        return game(self.game_key).start(self.options, Dice(self.key))

    def rules_at(self, choice: int) -> int:
        """The rules version under which the choice with this number, counted from 0, was made."""
        rules = self.rules
        for carried in self.carried:
            if carried.after <= choice:
                rules = carried.rules
        return rules

    def changed_rules(self) -> bool:
        """Whether the game has gone on under other rules than those it was begun under."""
        return any([carried.rules != self.rules for carried in self.carried])

    def carried_until(self, upto: int) -> int:
        """The choice, up to this one, after which the game was last carried over; 0 if it never was."""
        after = 0
        for carried in self.carried:
            if carried.after <= upto:
                after = carried.after
        return after

    def nearest(self, upto: int) -> tuple[State, int]:
        """The latest position known without replaying, not later than this many choices; and after how many it is."""
        for carried in reversed(self.carried):
            if carried.after <= upto:
                return game(self.game_key).load(carried.position), carried.after
        return self.start(), 0

    def replay(self, upto: int = -1) -> State:
        """The position after the first `upto` choices (all of them by default)."""
        end = len(self.choices) if upto < 0 else upto
        state, number = self.nearest(end)
        for seat, choice in self.choices[number:end]:
            number += 1
            try:
                take(state, seat, choice)
            except ValueError as error:
                raise Malformed(f"choice {number} of the record (seat {seat}, choice {choice}): {error}") from error
        return state

    def to_json(self) -> str:
        """One JSON document."""
        document: dict[str, object] = {
            "format": FORMAT,
            "game": self.game_key,
            "rules": self.rules,
            "options": self.options,
            "key": self.key.hex(),
            "choices": [[seat, choice] for seat, choice in self.choices],
        }
        if self.carried:
            document["carried"] = [
                {"after": one.after, "rules": one.rules, "position": one.position} for one in self.carried
            ]
        return json.dumps(document, ensure_ascii=False)


def take(state: State, seat: int, choice: int) -> None:
    """Make a recorded choice; a position people were watching at the time need not stand still."""
    while state.standing():
        state.go_on()
    state.choose(seat, choice)
    while state.standing():
        state.go_on()


def new_record(game_key: str, options: dict[str, object], key: bytes) -> Record:
    """The record of a game that is about to start under today's rules."""
    return Record(game_key, game(game_key).rules_version(), options, key)


def record_from_json(text: str) -> Record:
    """Read a record; raises Malformed with a sentence saying what is wrong and what would be right."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Malformed(f"not a record: {error}") from error
    if not isinstance(data, dict):
        raise Malformed("not a record: expected a JSON object with game, rules, options, key and choices")
    form = data.get("format")
    if not isinstance(form, int) or not 1 <= form <= FORMAT:
        raise Malformed(f"record format {form!r} is not known: this program reads 1 to {FORMAT}")
    for step in _STEPS[form - 1 :]:
        data = step(data)
    game_key = data.get("game")
    rules = data.get("rules")
    options = data.get("options")
    if not isinstance(game_key, str) or not isinstance(rules, int) or not isinstance(options, dict):
        raise Malformed("a record needs 'game' (a text), 'rules' (a whole number) and 'options' (an object)")
    choices = _choices(data.get("choices"))
    carried = _carried(data.get("carried", []), len(choices))
    return Record(game_key, rules, options, _key(data.get("key")), choices, carried)


def number_rules(game_key: str, part: dict[str, object]) -> dict[str, object]:
    """Replaces the hash in `rules`, as older versions wrote it, by the rules version."""
    digest = part.get("rules")
    if not isinstance(digest, str):
        return part
    version = game(game_key).rules_version_of(digest) if game_key in games() else UNKNOWN_RULES
    return {**part, "rules": version}


def _to_format_2(data: dict[str, object]) -> dict[str, object]:
    """Format 1 named the rules by a hash of their source."""
    key = str(data.get("game"))
    carried = data.get("carried", [])
    if isinstance(carried, list):
        carried = [number_rules(key, one) if isinstance(one, dict) else one for one in carried]
    return {**number_rules(key, data), "carried": carried}


_STEPS = [_to_format_2]
"""The first leads from format 1 to format 2."""
FORMAT = 1 + len(_STEPS)


def _key(value: object) -> bytes:
    if isinstance(value, str):
        try:
            key = bytes.fromhex(value)
        except ValueError:
            key = b""
        if len(key) == KEY_BYTES:
            return key
    raise Malformed(f"the record's 'key' must be {KEY_BYTES} bytes in hexadecimal")


def _choices(value: object) -> list[tuple[int, int]]:
    choices: list[tuple[int, int]] = []
    if not isinstance(value, list):
        raise Malformed("the record's 'choices' must be a list of [seat, choice] pairs")
    for number, pair in enumerate(value):
        if not isinstance(pair, list) or len(pair) != 2:
            raise Malformed(f"choice {number + 1} of the record must be a pair [seat, choice], not {pair!r}")
        seat, choice = pair
        if not isinstance(seat, int) or not isinstance(choice, int):
            raise Malformed(f"choice {number + 1} of the record must be two whole numbers, not {pair!r}")
        choices.append((seat, choice))
    return choices


def _carried(value: object, choices: int) -> list[Carried]:
    carried: list[Carried] = []
    if not isinstance(value, list):
        raise Malformed("the record's 'carried' must be a list of objects")
    last = 0
    for number, one in enumerate(value):
        after, rules, position = (
            (one.get("after"), one.get("rules"), one.get("position")) if isinstance(one, dict) else (0, 0, 0)
        )
        if not isinstance(after, int) or not isinstance(rules, int) or not isinstance(position, dict):
            raise Malformed(f"entry {number + 1} of the record's 'carried' needs 'after', 'rules' and 'position'")
        if not last <= after <= choices:
            raise Malformed(f"entry {number + 1} of the record's 'carried': 'after' must be {last} to {choices}")
        last = after
        carried.append(Carried(after, rules, position))
    return carried
