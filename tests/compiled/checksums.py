"""Checksums that guard the rules versions: of the built-in cards, and of the events of seeded games.

`checksums.json` holds them for every version of every game. When a change alters what happens in a game, raise the
number in `src/taproom/*/rules/version.py` and run

    python -m tests.compiled.checksums

to add the checksums of the new version; those of a version that has some are never replaced. A game's checksum covers
the opening hands, the choices and the events, with cards by deck and key, so it depends neither on the layout of the
state nor on card numbers. Cards count with their canonical program text, without titles.
"""

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from taproom.dragonstones.content.loader import own_characters
from taproom.dragonstones.language.source import source as source_of_character
from taproom.inn.content import DeckSource, builtin_decks
from taproom.inn.language.source import source as source_of_card
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import Game, game
from taproom.kernel.playout import random_choice

FILE = Path(__file__).with_name("checksums.json")
COMMAND = "python -m tests.compiled.checksums"
GAMES = {"inn": 24, "dragonstones": 12}
"""The fewest seeded games per version."""
MOST = 20_000

Checksums = dict[str, Any]
"""Of one version: `decks` (key: checksum) and `games` (seed, options, checksum)."""


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---- games ----


def stream(played: Game, options: dict[str, object], seed: int) -> list[str]:
    """A random game as lines of JSON."""
    state = played.start(options, Dice(key_from_seed(seed)))
    state.events = []
    chance = QuickDice(seed)
    lines = [json.dumps(played.statistics.dealt(state, seat)) for seat in range(state.seat_count())]
    for _ in range(MOST):
        seat = state.next_seat()
        if seat < 0:
            return lines
        decision = state.decision(seat)
        assert decision is not None
        choice = random_choice(decision, chance)
        lines.append(json.dumps([seat, len(decision.options), len(decision.candidates), choice]))
        state.choose(seat, choice)
        lines += [json.dumps(played.plain_event(state, event)) for event in state.events]
        state.events.clear()
    raise AssertionError(f"no end after {MOST} decisions")


def checksum(key: str, options: dict[str, object], seed: int) -> str:
    return digest("\n".join(stream(game(key), options, seed)))


def characters() -> list[str]:
    return [deck.key for deck in builtin_decks() if deck.kind == "character"]


def inn_options(seed: int) -> dict[str, object]:
    lot = random.Random(seed)
    drinks = [deck.key.removeprefix("drinks_") for deck in builtin_decks() if deck.kind == "drink"]
    return {
        "seats": [{"character": key} for key in lot.sample(characters(), lot.randint(2, 10))],
        "drinks": lot.sample(drinks, lot.randint(1, len(drinks))),
        "bar_deck": lot.random() < 0.3,
    }


def dragonstones_options(seed: int) -> dict[str, object]:
    return {"seats": 3 + seed % 4}


OPTIONS: dict[str, Callable[[int], dict[str, object]]] = {"inn": inn_options, "dragonstones": dragonstones_options}


def seated(games: list[Checksums]) -> set[str]:
    """The characters that take part in these games."""
    return {seat["character"] for one in games for seat in one["options"]["seats"]}


def more_games(key: str, games: list[Checksums]) -> list[Checksums]:
    """Further games, until there are enough and every character takes part in one."""
    added: list[Checksums] = []
    seed = len(games)
    while seed < GAMES[key] or (key == "inn" and not set(characters()) <= seated(games + added)):
        options = OPTIONS[key](seed)
        added.append({"seed": seed, "options": options, "events": checksum(key, options, seed)})
        seed += 1
    return added


# ---- cards ----


def inn_deck(deck: DeckSource) -> str:
    """Everything about a deck that matters to the rules, as text."""
    lines = [f"{deck.kind} {deck.size} {deck.traits}"]
    for card in deck.cards:
        printed = (card.count, card.types, card.subtypes, card.family, card.price)
        lines += [f"{card.key} {printed}", source_of_card(card.program, deck.names)]
    for one in deck.components:
        declared = (one.kind, one.low, one.high, one.start, one.use, one.joins, one.changes, one.shuffled)
        steps = [step.key for step in one.steps]
        lines.append(f"{one.key} {declared} {steps} {one.side.key if one.side else ''}")
        lines += one.texts
    return "\n".join(lines)


def decks(key: str) -> dict[str, str]:
    """The checksum of every built-in deck."""
    if key == "inn":
        return {deck.key: digest(inn_deck(deck)) for deck in sorted(builtin_decks(), key=lambda deck: deck.key)}
    found: dict[str, list[str]] = {"standard": [], "special": []}
    for one in own_characters():
        text = f"{one.key} {one.first} {one.count}\n{source_of_character(one.program)}"
        found["special" if one.special else "standard"].append(text)
    return {name: digest("\n".join(texts)) for name, texts in found.items()}


# ---- the file ----


def kept() -> dict[str, dict[str, Checksums]]:
    """By game and version."""
    found: dict[str, dict[str, Checksums]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def differences(key: str, known: Checksums) -> list[str]:
    """The decks and games whose checksums are no longer the same."""
    found = decks(key)
    changed = [f"the cards of {name}" for name, was in known["decks"].items() if found.get(name) != was]
    for one in known["games"]:
        if checksum(key, one["options"], one["seed"]) != one["events"]:
            changed.append(f"the game of seed {one['seed']}")
    return changed


def advice(key: str, version: int, changed: list[str]) -> str:
    """How to fix it."""
    return (
        f"{key}: not as under rules version {version}: {', '.join(changed)}. "
        f"If that is meant, raise RULES_VERSION in src/taproom/{key}/rules/version.py to {version + 1} "
        f"and run {COMMAND}; if not, something is broken."
    )


def updated(key: str, known: dict[str, Checksums]) -> dict[str, Checksums]:
    """With checksums for the current version; exits with a message if they can't be added."""
    version = game(key).rules_version()
    last = max([int(number) for number in known], default=0)
    if version == last:
        now = known[str(version)]
        if changed := differences(key, now):
            raise SystemExit(advice(key, version, changed))
    elif version == last + 1:
        now = {"decks": {}, "games": []}
    else:
        raise SystemExit(f"{key}: the last version with checksums is {last}, so the next is {last + 1}, not {version}")
    return {**known, str(version): {"decks": decks(key), "games": now["games"] + more_games(key, now["games"])}}


def text_of(found: dict[str, dict[str, Checksums]]) -> str:
    """JSON with one line per deck and per game, for readable diffs."""
    parts = []
    for key, versions in found.items():
        each = []
        for version, one in versions.items():
            lines = [f"   {json.dumps(name)}: {json.dumps(was)}" for name, was in one["decks"].items()]
            games = [f"   {json.dumps(played)}" for played in one["games"]]
            body = '   "decks": {\n' + ",\n".join(lines) + '\n   },\n   "games": [\n' + ",\n".join(games) + "\n   ]"
            each.append(f"  {json.dumps(version)}: {{\n{body}\n  }}")
        parts.append(f" {json.dumps(key)}: {{\n" + ",\n".join(each) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    known = kept() if FILE.exists() else {}
    found = {key: updated(key, known.get(key, {})) for key in GAMES}
    FILE.write_text(text_of(found), encoding="utf-8")


if __name__ == "__main__":
    main()
