"""Golden files: every card's face, a logged game and the beginning of a game step by step for each character.

They are not right by themselves: they show, as a diff to be read, what a change does to what players see.
`make golden` writes them anew.
"""

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

from taproom.dragonstones.language.parse import EXAMPLES
from taproom.inn.content import LANGUAGES, DeckSource, builtin_decks
from taproom.inn.language.faces import face, plain
from taproom.inn.language.parse import phrases
from taproom.inn.text.names import type_names
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.state import SPECTATOR, State
from taproom.presentation.presenter import presenter
from tests.golden.words_table import with_words

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[1] / "docs"
LANGUAGE_PAGES = {"card-language.md": "en", "card-language.ru.md": "ru"}
HOWTO = ("how-to-write-a-character.md", "how-to-write-a-character.ru.md")
DECISIONS = 25
REGULARS = ("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog")
"""Who sits with whom must not change when a deck is added."""


def golden_files() -> dict[str, str]:
    """Every file by its path below this folder."""
    files: dict[str, str] = {}
    for deck in builtin_decks():
        files[f"faces/{deck.key}.txt"] = lines(faces(deck))
        if deck.kind == "character":
            for language in LANGUAGES:
                files[f"games/{deck.key}.{language}.txt"] = lines(log(deck.key, language))
            files[f"playthroughs/{deck.key}.txt"] = lines(playthrough(deck.key))
    return files


def lines(text: Iterator[str]) -> str:
    return "".join([f"{line}\n" for line in text])


def faces(deck: DeckSource) -> Iterator[str]:
    """What all cards of a deck say, in every language."""
    yield f"{deck.key}: " + " / ".join([deck.titles[language] for language in LANGUAGES])
    for card in deck.cards:
        yield ""
        yield f"{card.key} x{card.count}"
        for language in LANGUAGES:
            yield f"  {card.titles[language]} ({type_names(card.types, language)})"
            for line in plain(face(card.program, card.types, language, deck.names)):
                yield f"    {line}"


def seed_of(character: str) -> int:
    return zlib.crc32(character.encode())


def new_game(character: str) -> State:
    """A game of this character with two others, this one first."""
    place = REGULARS.index(character) if character in REGULARS else 0
    seats = [character, REGULARS[(place + 1) % len(REGULARS)], REGULARS[(place + 2) % len(REGULARS)]]
    drinks = ["rdi1", "rdi2"][place % 2]
    options: dict[str, object] = {"seats": [{"character": key} for key in seats], "drinks": [drinks], "first": 0}
    state = game("inn").start(options, Dice(key_from_seed(seed_of(character))))
    state.events = []
    return state


def log(character: str, language: str) -> Iterator[str]:
    """What everybody sees of a game played at random."""
    state, chance, told = new_game(character), QuickDice(seed_of(character)), 0
    while True:
        assert state.events is not None
        for event in state.events[told:]:
            if words := presenter(game("inn")).describe_event(state, event.seen_by(SPECTATOR), language):
                yield words
        told = len(state.events)
        seat = state.next_seat()
        if seat < 0:
            return
        state.choose(seat, random_choice(decision_of(state, seat), chance))


def decision_of(state: State, seat: int) -> Decision:
    decision = state.decision(seat)
    assert decision is not None
    return decision


def playthrough(character: str) -> Iterator[str]:
    """The first decisions: what is new on the table and in hand, why cards cannot be played, what may be chosen."""
    inn, state, chance, told = game("inn"), new_game(character), QuickDice(seed_of(character)), 0
    before: list[str] = []
    held: dict[int, list[str]] = {}
    for step in range(1, DECISIONS + 1):
        seat = state.next_seat()
        if seat < 0:
            return
        assert state.events is not None
        yield f"=== {step}"
        for event in state.events[told:]:
            if words := presenter(inn).describe_event(state, event, "en"):
                yield f"* {words}"
        told = len(state.events)
        table = presenter(inn).describe_table(state, seat, "en")
        yield from [line for line in table if line not in before]
        before = table
        hand = [line for line in presenter(inn).describe_hand(state, seat, "en") if not line.startswith(" ")]
        yield from [line for line in hand if line not in held.get(seat, [])]
        held[seat] = hand
        decision = decision_of(state, seat)
        choice = random_choice(decision, chance)
        yield f"{presenter(inn).seat_name(state, seat, 'en')}: {presenter(inn).describe_decision(state, seat, 'en')}"
        shown = range(len(decision.options)) if not decision.is_pick() else (choice,)
        for one in shown:
            yield f"{'>' if one == choice else ' '} {presenter(inn).describe_option(state, seat, one, 'en')}"
        state.choose(seat, choice)


def with_phrases(page: str) -> str:
    """The page with its lists of phrases, one for each game, as they must be today."""
    listed = {"phrases": phrases(), "dragonstones": list(EXAMPLES)}

    def fresh(found: re.Match[str]) -> str:
        return f"{found[1]}{lines(iter(listed[found[2]]))}```"

    return re.sub(r"(<!-- (phrases|dragonstones): [^>]*-->\n```text\n)[^`]*```", fresh, page)


def write() -> None:
    """Write all files, and remove those that are no longer made."""
    for name in HOWTO:
        page = DOCS / name
        page.write_text(with_phrases(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name, language in LANGUAGE_PAGES.items():
        page = DOCS / name
        page.write_text(with_words(page.read_text(encoding="utf-8"), language), encoding="utf-8")
    files = golden_files()
    for path in FOLDER.glob("*/*.txt"):
        if path.relative_to(FOLDER).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
