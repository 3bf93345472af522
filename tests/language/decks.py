"""The decks that language tests look at: those of the game, and those whose rules are still being built."""

from functools import cache
from pathlib import Path

from taproom.inn import content
from taproom.inn.content import DeckSource, builtin_decks, load_deck

COMING = Path(content.__file__).parent / "coming"


@cache
def every_deck() -> tuple[DeckSource, ...]:
    coming = [load_deck(path) for path in sorted(COMING.glob("*.toml"))]
    return tuple(sorted([*builtin_decks(), *coming], key=lambda deck: deck.key))


def deck(key: str) -> DeckSource:
    return next(deck for deck in every_deck() if deck.key == key)
