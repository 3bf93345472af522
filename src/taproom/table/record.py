"""A record is a game, its rules' hash, its options, the key of its dice and the list of choices.

Replaying it gives the same position, byte for byte. Saving, crash recovery, replay, undo, bug reports and tournament
logs are all records. The record of a running game holds every secret.
"""

import json

from taproom.table.dice import KEY_BYTES, Dice
from taproom.table.game import game
from taproom.table.state import State
from taproom.table.verdicts import Malformed

FORMAT = 1


class Record:
    """Everything needed to play a game again exactly."""

    def __init__(
        self,
        game_key: str,
        rules: str,
        options: dict[str, object],
        key: bytes,
        choices: list[tuple[int, int]] | None = None,
    ) -> None:
        self.game_key = game_key
        self.rules = rules
        self.options = options
        self.key = key
        self.choices: list[tuple[int, int]] = [] if choices is None else choices

    def start(self) -> State:
        """The position before the first choice."""
        return game(self.game_key).start(self.options, Dice(self.key))

    def replay(self, upto: int = -1) -> State:
        """The position after the first `upto` choices (all of them by default)."""
        state = self.start()
        choices = self.choices if upto < 0 else self.choices[:upto]
        for number, (seat, choice) in enumerate(choices):
            try:
                state.choose(seat, choice)
            except ValueError as error:
                raise Malformed(f"choice {number + 1} of the record (seat {seat}, choice {choice}): {error}") from error
        return state

    def to_json(self) -> str:
        """One JSON document."""
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game_key,
                "rules": self.rules,
                "options": self.options,
                "key": self.key.hex(),
                "choices": [[seat, choice] for seat, choice in self.choices],
            },
            ensure_ascii=False,
        )


def new_record(game_key: str, options: dict[str, object], key: bytes) -> Record:
    """The record of a game that is about to start under today's rules."""
    return Record(game_key, game(game_key).rules_hash(), options, key)


def record_from_json(text: str) -> Record:
    """Read a record; raises Malformed with a sentence saying what is wrong and what would be right."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Malformed(f"not a record: {error}") from error
    if not isinstance(data, dict):
        raise Malformed("not a record: expected a JSON object with game, rules, options, key and choices")
    if data.get("format") != FORMAT:
        raise Malformed(f"record format {data.get('format')!r} is not known: expected {FORMAT}")
    game_key = data.get("game")
    rules = data.get("rules")
    options = data.get("options")
    if not isinstance(game_key, str) or not isinstance(rules, str) or not isinstance(options, dict):
        raise Malformed("a record needs 'game' and 'rules' (texts) and 'options' (an object)")
    return Record(game_key, rules, options, _key(data.get("key")), _choices(data.get("choices")))


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
