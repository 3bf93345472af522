"""Replays a recorded game: its log, and whether today's rules still lead the same way."""

from dataclasses import dataclass
from pathlib import Path

from taproom.cli.output import Refuted
from taproom.cli.welcome import WORDS
from taproom.i18n.messages import Mistake
from taproom.kernel.game import game
from taproom.kernel.record import Record, record_from_json, take
from taproom.kernel.state import SPECTATOR, State
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter

LARGEST_RECORD = 50_000_000


@dataclass
class Replay:
    """A record played again, as far as was asked."""

    record: Record
    state: State
    rules_now: int
    first: int
    """How many choices were skipped because they were made under other rules."""
    choices: int
    log: list[str]


def read_record(path: Path) -> Record:
    """The record in a file; Malformed names the file and what is wrong with it."""
    raw = path.read_bytes()
    if len(raw) > LARGEST_RECORD:
        raise Mistake(WORDS, "mistake-record-size", path=str(path), bytes=str(len(raw)), most=str(LARGEST_RECORD))
    try:
        return record_from_json(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Mistake(WORDS, "mistake-record-text", path=str(path), byte=str(error.start + 1)) from None
    except (Malformed, RecursionError) as error:
        raise Malformed(f"{path}: {error}") from None


def replay(path: Path, upto: int | None, language: str) -> Replay:
    """Play the first `upto` choices again, all of them by default."""
    record = read_record(path)
    choices = len(record.choices) if upto is None else upto
    if not 0 <= choices <= len(record.choices):
        raise Mistake(WORDS, "mistake-record-end", to=str(choices), choices=str(len(record.choices)))
    played = game(record.game_key)
    try:
        # What was played before it was carried over to other rules cannot be replayed with these.
        same = played.rules_version() == record.rules
        state, first = (record.start(), 0) if same else record.nearest(choices)
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None
    log = presenter(played).describe_table(state, SPECTATOR, language)
    state.events = []
    for number, (seat, choice) in enumerate(record.choices[first:choices], first + 1):
        try:
            take(state, seat, choice)
        except ValueError as error:
            rules, now = record.rules_at(number - 1), played.rules_version()
            other = "" if rules == now else f"; it was recorded under rules version {rules}, this is version {now}"
            raise Refuted(f"{path}: does not replay at choice {number}: {error}{other}") from None
        log.extend(
            [line for event in state.events if (line := presenter(played).describe_event(state, event, language))]
        )
        state.events.clear()
    return Replay(record, state, played.rules_version(), first, choices, log)


def report(done: Replay, language: str) -> list[str]:
    """The log, the result, and whether the rules have changed since."""
    record, rules = done.record, done.record.rules_at(done.choices)
    names = [presenter(game(record.game_key)).seat_name(done.state, seat, language) for seat in done.state.winners()]

    def version(number: int) -> str:
        return WORDS.say(language, "replay-version", rules=number)

    lines = [*done.log, "", WORDS.say(language, "replay-done", done=done.choices, choices=len(record.choices))]
    if done.state.over():
        lines.append(WORDS.say(language, "replay-winners", names=", ".join(names)))
    else:
        lines.append(WORDS.say(language, "replay-not-over"))
    if after := record.carried_until(done.choices):
        begun = version(record.rules)
        lines.append(WORDS.say(language, "replay-carried", begun=begun, rules=version(rules), after=after))
    if done.first:
        lines.append(WORDS.say(language, "replay-from-there"))
    if rules != done.rules_now:
        lines.append(WORDS.say(language, "replay-other", rules=version(rules), now=done.rules_now))
    return lines


def as_data(done: Replay) -> dict[str, object]:
    """The same for scripts."""
    return {
        "game": done.record.game_key,
        "rules": done.record.rules,
        "rules_now": done.rules_now,
        "same_rules": done.record.rules == done.rules_now,
        "first": done.first,
        "carried_over_after": done.record.carried_until(done.choices),
        "choices": len(done.record.choices),
        "replayed": done.choices,
        "over": done.state.over(),
        "winners": done.state.winners(),
        "fingerprint": done.state.fingerprint(),
        "log": done.log,
    }
