"""What happened, fact by fact."""

from typing import Final

from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.terms import COIN_KEYS, COLOUR_KEYS, EVENT_KEYS
from taproom.dragonstones.text.log import (
    CARD,
    CHARACTER_IN_OTHER,
    CHARACTER_IN_SUBJECT,
    CHARACTERS_IN_CARDS,
    COINS_IN_SUBJECT,
    SEAT,
    STONES_IN_CARDS,
    STONES_IN_SUBJECT,
    marked_event,
)
from taproom.i18n.names import Piece
from taproom.kernel.events import Event
from taproom.presentation.types import NOBODY, Amount, Fact, NumberChange, Span

BID_COINS: Final = (terms.FAIRY, terms.GOLD, terms.BLACK, terms.AMULET)
SILVER_COINS: Final = (terms.SILVER, terms.AMULET)
_NO_SEAT_IN_OTHER: Final = (*CHARACTER_IN_OTHER, terms.SCORED, terms.BOUGHT)
_ONE_STONE: Final = (terms.ROBBED_STONE, terms.DREW, terms.DREW_NAMED, terms.BOUGHT)


def amounts(kinds: tuple[int, ...], counts: tuple[int, ...]) -> tuple[Amount, ...]:
    """This many coins of these kinds."""
    return tuple([Amount(COIN_KEYS[kind], count) for kind, count in zip(kinds, counts, strict=True)])


def facts_shown(game: DragonstonesState, events: list[Event], viewer: int, language: str) -> tuple[Fact, ...]:
    """These events, without what the viewer may not know."""
    return tuple([_fact(game, event.seen_by(viewer), viewer, language) for event in events])


def _fact(game: DragonstonesState, event: Event, viewer: int, language: str) -> Fact:
    kind = event.kind
    keys = game.catalogue.characters
    cards: list[int] = list(event.cards) if kind in CHARACTERS_IN_CARDS else []
    if kind in CHARACTER_IN_OTHER and event.other >= 0:
        cards.append(event.other)
    spans = _spans(game, event, viewer, language)
    return Fact(
        kind=EVENT_KEYS[kind],
        seat=event.seat,
        other=NOBODY if kind in _NO_SEAT_IN_OTHER else event.other,
        card=keys[event.subject].key if kind in CHARACTER_IN_SUBJECT and event.subject >= 0 else "",
        cards=tuple([keys[card].key for card in cards]),
        seats=event.cards if kind == terms.TIED else (),
        what=_what(event),
        amount=event.amount,
        changes=_changes(event),
        amounts=_amounts(event),
        text="".join([span.text for span in spans]),
        spans=spans,
    )


def _what(event: Event) -> str:
    if event.kind in STONES_IN_SUBJECT or event.kind == terms.NAMED:
        return COLOUR_KEYS[event.subject]
    if event.kind in COINS_IN_SUBJECT or event.kind == terms.ROBBED_OF_ALL:
        return COIN_KEYS[event.subject]
    return {terms.FAIRY_RETURNED: "fairy", terms.BLACK_RETURNED: "black", terms.SCORED: "points"}.get(event.kind, "")


def _changes(event: Event) -> tuple[NumberChange, ...]:
    """Points are counted in public; coins and stones are told by how many moved."""
    if event.kind != terms.SCORED:
        return ()
    return (NumberChange(event.seat, "points", event.other - event.amount, event.other),)


def _amounts(event: Event) -> tuple[Amount, ...]:
    kind = event.kind
    if kind == terms.REVEALED:
        return amounts(BID_COINS, event.cards) if event.cards else ()
    if kind == terms.SILVER_REVEALED:
        return amounts(SILVER_COINS, event.cards) if event.cards else ()
    if kind in STONES_IN_CARDS:
        return tuple([Amount(key, count) for key, count in zip(COLOUR_KEYS, event.cards, strict=True)])
    if kind == terms.BOUGHT:
        return (Amount(COLOUR_KEYS[event.subject], 1), Amount(COIN_KEYS[event.other], event.amount))
    if kind in STONES_IN_SUBJECT:
        return (Amount(COLOUR_KEYS[event.subject], 1 if kind in _ONE_STONE else event.amount),)
    if kind in COINS_IN_SUBJECT:
        return (Amount(COIN_KEYS[event.subject], event.amount),)
    if kind == terms.ROBBED_OF_ALL and event.cards:
        return (Amount(COIN_KEYS[event.subject], event.cards[0]),)
    return ()


def is_about(event: Event, seat: int) -> bool:
    """Whether the sentence about this fact names the seat."""
    if event.kind == terms.TIED:
        return seat in event.cards
    return seat == event.seat or (seat == event.other and event.kind not in _NO_SEAT_IN_OTHER)


def _spans(game: DragonstonesState, event: Event, viewer: int, language: str) -> tuple[Span, ...]:
    return tuple([_span(game, piece) for piece in _pieces(game, event, viewer, language)])


def _pieces(game: DragonstonesState, event: Event, viewer: int, language: str) -> list[Piece]:
    reader = viewer if is_about(event, viewer) else NOBODY
    key = (event.key(), tuple(game.names), game.catalogue.extras, reader, language)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[key] = marked_event(game, event, language, reader)
    return found


_MOST: Final = 20_000
_known: dict[tuple[object, ...], list[Piece]] = {}


def _span(game: DragonstonesState, piece: Piece) -> Span:
    if piece.kind == CARD:
        return Span(piece.text, game.catalogue.characters[piece.number].key, -1)
    return Span(piece.text, "", piece.number if piece.kind == SEAT else -1)
