"""The cards of one table, put together from the decks in play: numbers for the rules, titles for people."""

from typing import NamedTuple, final

from taproom.inn.cards import Card, Catalogue
from taproom.inn.content import CardSource, ContentError, DeckSource


@final
class Titles:
    """What people call each card, by its number."""

    def __init__(self, sources: list[CardSource]) -> None:
        self._sources = sources

    def title(self, number: int, language: str) -> str:
        """The card's title in a language."""
        return self._sources[number].titles[language]

    def source(self, number: int) -> CardSource:
        """Everything its deck says about the card."""
        return self._sources[number]


class Stock(NamedTuple):
    """The cards of one table."""

    catalogue: Catalogue
    decks: list[list[int]]
    """For each deck, in the order given, its cards by number, as many times as it has copies."""
    titles: Titles


def catalogue_for(decks: list[DeckSource]) -> Stock:
    """Number the cards of these decks, in order. A deck given twice has its cards once; so has a Drink of two decks."""
    cards: list[Card] = []
    sources: list[CardSource] = []
    known: dict[tuple[str, str], int] = {}
    contents: list[list[int]] = []
    for deck in decks:
        numbers: list[int] = []
        for source in deck.cards:
            home = "" if deck.kind == "drink" else deck.key
            number = known.setdefault((home, source.key), len(cards))
            if number == len(cards):
                cards.append(Card(number, source.key, deck.key, source.types, source.program))
                sources.append(source)
            elif sources[number].program != source.program:
                raise ContentError(deck.key, 1, f'"{source.key}" has another text than in {cards[number].deck_key}')
            numbers.extend([number] * source.count)
        contents.append(numbers)
    return Stock(Catalogue(cards), contents, Titles(sources))
