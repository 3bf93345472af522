"""The cards that many decks share. They are written once, and decks name them with their counts."""

from functools import cache
from pathlib import Path
from typing import Final

from taproom.inn.content.cards import CardReader
from taproom.inn.content.files import read_deck_file, read_toml
from taproom.inn.content.sources import CardSource
from taproom.inn.content.tables import TOP

COMMON: Final = Path(__file__).with_name("common.toml")


@cache
def common_cards() -> dict[str, CardSource]:
    """By their keys; each counts once here."""
    text = read_deck_file(COMMON)
    table = read_toml(COMMON.name, text)
    reader = CardReader(COMMON.name, text)
    reader.known(table, ("cards",), TOP, "the file of common cards")
    cards = [reader.card(one, number) for number, one in enumerate(table["cards"])]
    return {card.key: card for card in cards}
