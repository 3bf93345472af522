"""What a character is good at, counted from its cards and compared with all others."""

from collections.abc import Callable
from typing import Final

from taproom.inn.content import CardSource, DeckSource
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import DODGING, DRINKING, EARNING, IGNORES, TRICKS
from taproom.inn.text.names import WORDS
from taproom.presentation.types import Stat

BEST: Final = 5


def stats(decks: tuple[DeckSource, ...], language: str) -> dict[str, tuple[Stat, ...]]:
    """For each character how it compares in hitting, dodging, Gold and drink, from 1 to 5."""
    characters = [deck for deck in decks if deck.kind == "character"]
    found: dict[str, list[Stat]] = {deck.key: [] for deck in characters}
    for key, worth in _MEASURES.items():
        sums = {deck.key: _total(deck, worth) for deck in characters}
        low, high = min(sums.values()), max(sums.values())
        for deck, total in sums.items():
            value = 1 + round((BEST - 1) * (total - low) / ((high - low) or 1))
            found[deck].append(Stat(key, WORDS.say(language, f"stat-{key}"), value, BEST))
    return {deck: tuple(own) for deck, own in found.items()}


def _total(deck: DeckSource, worth: Callable[[CardSource], int]) -> float:
    """Of the cards it begins with, as if all decks were of one size."""
    return sum([card.count * worth(card) for card in deck.cards]) / deck.size


def _hits(card: CardSource) -> int:
    """Fortitude it may cost others."""
    return max([_loss(effects) for effects in _modes(card)], default=0)


def _loss(effects: list[fx.Effect]) -> int:
    return sum([max(abs(one.amount), 1) for one in effects if fx.is_loss(one) and one.who != fx.YOU])


def _dodges(card: CardSource) -> int:
    """Whether it keeps something away."""
    return int(any([one.word.helps & DODGING for effects in _modes(card) for one in effects]))


def _gold(card: CardSource) -> int:
    """Gold it may bring, and tricks at the table of gamblers."""
    best = 0
    for effects in _modes(card):
        brought = [one.amount for one in effects if one.word.helps & EARNING]
        best = max(best, sum(brought) + 2 * len([one for one in effects if one.word.helps & TRICKS]))
    return best + (2 if card.types & fx.CHEATING else 0)


def _drink(card: CardSource) -> int:
    """Whether it makes drinking easier: it changes a Drink, keeps one away, or sobers up."""
    for mode in card.program.modes:
        for one in fx.walk(mode.effects):
            if one.word.helps & DRINKING or (one.word.works & IGNORES and mode.when.kind == fx.TO_DRINK):
                return 1
            if one.word.touches & fx.ALCOHOL and one.amount < 0:
                return 1
    return 0


def _modes(card: CardSource) -> list[list[fx.Effect]]:
    return [fx.walk(mode.effects) for mode in card.program.modes]


_MEASURES: Final[dict[str, Callable[[CardSource], int]]] = {
    "hits": _hits,
    "dodges": _dodges,
    "gold": _gold,
    "drink": _drink,
}
