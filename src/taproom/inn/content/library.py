"""The cards of one table, put together from the decks in play: numbers for the rules, titles for people."""

from typing import Final, NamedTuple, final

import msgspec

from taproom.inn.content import CardSource, ContentError, DeckSource
from taproom.inn.content.sources import ComponentSource
from taproom.inn.effects import program as fx
from taproom.inn.effects.components import NEXT_STANDING, OPEN_CARDS
from taproom.inn.effects.program import Effect, Mode, When
from taproom.inn.state.cards import Card, Catalogue
from taproom.inn.state.components import (
    BARE,
    BOUGHT,
    GROWING,
    JOINING,
    OPEN,
    PLOTTED,
    STANDING,
    STAYING,
    TOKEN,
    TRACK,
    WAITING,
    Component,
)


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
    components: list[list[Component]]
    """For each deck what else lies before its player."""


_KINDS: Final = {
    "track": TRACK,
    "token": TOKEN,
    "in_play": STAYING,
    "plotted": PLOTTED,
    "joins": JOINING,
    "for_sale": OPEN,
    "standing": STANDING,
    "buy": BOUGHT,
    "grow": GROWING,
    "waiting": WAITING,
}


def catalogue_for(decks: list[DeckSource]) -> Stock:
    """Number the cards of these decks, in order. A deck given twice has its cards once; so has a Drink of two decks."""
    cards: list[Card] = []
    sources: list[CardSource] = []
    known: dict[tuple[str, str], int] = {}

    def number_cards(deck: DeckSource, owner: DeckSource) -> list[int]:
        numbers: list[int] = []
        for source in deck.cards:
            home = "" if deck.kind == "drink" else deck.key
            number = known.setdefault((home, source.key), len(cards))
            if number == len(cards):
                card = Card(
                    number,
                    source.key,
                    deck.key,
                    source.types,
                    source.program,
                    _joined_by(deck, source),
                    source.price,
                    source.rule,
                    source.time,
                    source.wage,
                    _kept_by(deck, source),
                    _subtypes(deck, source),
                    source.values,
                    _required(owner, source),
                )
                cards.append(card)
                sources.append(source)
            elif sources[number].program != source.program:
                raise ContentError(deck.key, 1, f'"{source.key}" has another text than in {cards[number].deck_key}')
            numbers.extend([number] * source.count)
        return numbers

    contents: list[list[int]] = [number_cards(deck, deck) for deck in decks]
    components: list[list[Component]] = []
    for deck in decks:
        own: list[Component] = []
        for component in deck.components:
            side = () if component.side is None else tuple(number_cards(component.side, deck))
            own.append(_component(component, side, deck))
        components.append(own)
    return Stock(Catalogue(cards), contents, Titles(sources), components)


def _joined_by(deck: DeckSource, card: CardSource) -> int:
    """The number of the component whose cards join this one; -1 if there is none."""
    for number, component in enumerate(deck.components):
        if component.use == "joins" and component.joins in card.subtypes:
            return number
    return -1


def _kept_by(deck: DeckSource, card: CardSource) -> int:
    """The number of the component by which this card stays in play; -1 if it does not."""
    for one in deck.names:
        if one.stays and one.key in card.subtypes:
            return one.number
    return -1


def _subtypes(deck: DeckSource, card: CardSource) -> int:
    """The bits of those of its subtypes that texts may name."""
    return sum([1 << one.number for one in deck.names if one.subtype and one.key in card.subtypes])


def _required(owner: DeckSource, card: CardSource) -> tuple[int, ...]:
    """The numbers of the tracks that pay for a card that waits."""
    numbers = {one.key: one.number for one in owner.names}
    return tuple([numbers[key] for key in card.requires])


def _component(source: ComponentSource, cards: tuple[int, ...], deck: DeckSource) -> Component:
    """A component as the rules see it; what its use implies is one more text that happens by itself."""
    triggers = list(source.triggers)
    if source.changes == "turn_end":
        triggers.append(Mode(When(fx.ON_TURN_END), (Effect(NEXT_STANDING, extra=fx.THIS_DECK),)))
    if source.use == "for_sale":
        triggers.append(Mode(When(fx.ON_TURN_START), (Effect(OPEN_CARDS, amount=1, extra=fx.THIS_DECK),)))
    start = tuple(dict.fromkeys(cards))[source.start] if cards else source.start
    boss: Component | None = None
    if source.boss_fires is not None:
        boss = _component(msgspec.structs.replace(source, fires=source.boss_fires, boss_fires=None), cards, deck)
    return Component(
        key=source.key,
        kind=_KINDS.get(source.use or source.kind, BARE),
        low=source.low,
        high=source.high,
        start=start,
        below=source.below,
        fires=source.fires,
        triggers=tuple(triggers),
        cards=cards,
        shuffled=source.shuffled,
        zones=source.zones,
        price=source.price,
        track=next((one.number for one in deck.names if source.track and one.key == source.track), -1),
        slots=source.slots,
        boss=boss,
    )
