"""Writes down what the texts of the game's own decks mean, so that loading them need not read them: `make golden`."""

from taproom.inn.content import builtin_decks
from taproom.inn.language.components import Components
from taproom.inn.language.parse import KEPT, keep


def texts() -> list[tuple[str, Components]]:
    """Every text of the decks that come with the game, with what it may name."""
    found: list[tuple[str, Components]] = []
    for deck in builtin_decks():
        found.extend([(card.text, deck.names) for card in deck.cards])
        found.extend([(text, deck.names) for component in deck.components for text in component.texts])
    return found


if __name__ == "__main__":
    KEPT.write_bytes(keep(texts()))
