"""The catalogue: every card of every game, in both languages, with a face, a picture and the words for its icons."""

import pytest

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game, games
from taproom.presentation.presenter import presenter
from taproom.presentation.types import Catalogue

EVERY = [(key, language) for key in games() for language in LANGUAGES]


def printed(key: str, language: str) -> Catalogue:
    return presenter(game(key)).catalogue(language, game(key).rules_version())


@pytest.mark.parametrize(("key", "language"), EVERY)
def test_every_card_has_a_face_and_every_icon_a_name(key: str, language: str) -> None:
    catalogue = printed(key, language)
    names = {(term.kind, term.key): term.name for term in catalogue.terms}
    decks = {deck.key for deck in catalogue.decks}
    assert len({card.key for card in catalogue.cards}) == len(catalogue.cards)
    for card in catalogue.cards:
        assert card.deck in decks and card.title and card.text, card.key
        assert "\n".join(["".join([bit.text for bit in line]) for line in card.face]) == card.text
        assert card.title in card.reading
        for one in card.picture:
            assert one.icon or one.text, card.key
            assert not one.icon or names["icon", one.icon], card.key
            assert not one.type or one.type in card.types, card.key
        assert all(names["type", kind] for kind in card.types), card.key


@pytest.mark.parametrize("key", games())
def test_languages_differ_in_words_only(key: str) -> None:
    english, russian = printed(key, "en"), printed(key, "ru")
    for one, other in zip(english.cards, russian.cards, strict=True):
        assert (one.key, one.types, one.count, one.picture, one.price) == (
            other.key, other.types, other.count, other.picture, other.price,
        )  # fmt: skip
    assert [deck.key for deck in english.decks] == [deck.key for deck in russian.decks]


def test_a_picture_is_a_sentence() -> None:
    cards = {card.key: card for card in printed("inn", "en").cards}
    said = [(one.icon, one.text) for one in cards["gerki/stuck_in_back"].picture]
    assert said == [("player", ""), ("lands-on", ""), ("fortitude", "−2")]
    said = [(one.icon, one.type) for one in cards["gerki/gambling_im_in"].picture]
    assert said == [("pot", "action"), ("control", "gambling")]
    assert cards["drinks_rdi1/elven_wine_chaser"].chaser and not cards["drinks_rdi1/elven_wine"].chaser


def test_what_is_known_is_not_called_designed() -> None:
    cards = printed("inn", "en").cards
    assert {card.deck for card in cards if card.designed} >= {"pooky", "erin"}
    assert not [card.key for card in cards if card.designed and card.deck in ("fiona", "gerki", "zot", "deirdre")]


def test_characters_are_compared() -> None:
    decks = {deck.key: deck for deck in printed("inn", "en").decks}
    for deck in decks.values():
        assert bool(deck.short) == bool(deck.stats) == (deck.kind == "character"), deck.key
        assert all(1 <= stat.value <= stat.of for stat in deck.stats)
    best = {stat.key: stat.value for stat in decks["gog"].stats}
    assert best["hits"] == 5 and best["gold"] <= 2
