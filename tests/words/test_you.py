"""Sentences speak to whoever reads them: "you", with the verb that belongs to it, in every case."""

import re

import pytest

from taproom.dragonstones.state import terms
from taproom.dragonstones.text.log import marked_event as auction_sentence
from taproom.inn.board import events as ev
from taproom.inn.start import new_game, read_options
from taproom.inn.text.log import marked_event
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.presentation.presenter import presenter

READER = 0


def said(kind: int, seat: int, other: int, language: str, amount: int = 2, **more: object) -> str:
    seats = [{"character": key} for key in ("fiona", "zot", "gerki")]
    position = new_game(read_options({"seats": seats}), Dice(key_from_seed(1)))
    subject = int(str(more.get("subject", -1)))
    cards = more.get("cards", ())
    assert isinstance(cards, tuple)
    event = Event(kind, seat, other, subject, amount, cards, EVERYBODY)
    return "".join([piece.text for piece in marked_event(position, event, language, READER)])


@pytest.mark.parametrize(
    ("kind", "seat", "other", "english", "russian"),
    [
        (ev.FORTITUDE, 0, -1, "You gained 2 Fortitude.", "Ты получила 2 стойкости."),
        (ev.GOLD, 0, 1, "You paid Zot 2 Gold.", "Ты заплатила Зоту 2 золота."),
        (ev.GOLD, 1, 0, "Zot paid you 2 Gold.", "Зот заплатил тебе 2 золота."),
        (ev.ORDERED, 1, 0, "Zot ordered a Drink for you.", "Зот заказал выпивку для тебя."),
        (ev.PASSED_OUT, 0, -1, "You passed out.", "Ты отключилась."),
        (ev.LAST_CHANCE, 0, -1, "You are about to be out of the game", "Ты вот-вот выйдешь из игры"),
        (ev.LAST_CHANCE, 1, -1, "Zot is about to be out of the game", "Зот вот-вот выйдет из игры"),
        (ev.TURN_ENDED, 0, -1, "Your turn ended early.", "Твой ход окончен досрочно."),
        (ev.TURN_ENDED, 1, -1, "Zot's turn ended early.", "Ход Зота окончен досрочно."),
        (ev.TIPPED, 1, 0, "Zot put a Drink onto your pile.", "Зот положил выпивку в твою стопку."),
        (ev.TIPPED, 0, 0, "You put a Drink onto your own pile.", "Ты положила выпивку в свою стопку."),
        (ev.TIPPED, 1, 1, "Zot put a Drink onto their own pile.", "Зот положил выпивку в свою стопку."),
        (ev.NEGATED, 0, 0, "You Negated your own Drink.", "Ты отменила свою выпивку."),
    ],
)
def test_the_reader_is_addressed(kind: int, seat: int, other: int, english: str, russian: str) -> None:
    assert english in said(kind, seat, other, "en")
    assert russian in said(kind, seat, other, "ru")


def test_whoever_wins_is_told_so() -> None:
    assert "You win!" in said(ev.GAME_OVER, -1, -1, "en", amount=1)
    assert "Ты побеждаешь!" in said(ev.GAME_OVER, -1, -1, "ru", amount=1)
    assert "You and Zot share the victory." in said(ev.GAME_OVER, -1, -1, "en", amount=3)


def test_a_card_is_played_on_you() -> None:
    text = said(ev.PLAYED, 1, -1, "en", subject=0, cards=(0,))
    assert text.startswith("Zot played") and text.endswith(" on you.")


def test_auctions_speak_to_the_reader_too() -> None:
    state = game("dragonstones").start({"seats": 3}, QuickDice(1))
    won = Event(terms.WON, 0, -1, 0, 4, (), EVERYBODY)
    robbed = Event(terms.ROBBED_STONE, 1, 0, terms.RED, 1, (), EVERYBODY)

    def text(event: Event, language: str) -> str:
        return "".join([piece.text for piece in auction_sentence(state, event, language, READER)])  # type: ignore[arg-type]

    assert text(won, "en").startswith("You win ") and text(won, "ru").startswith("Ты выигрываешь ")
    assert text(robbed, "en").endswith("from you.") and text(robbed, "ru").endswith("у тебя.")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_in_a_whole_game_nobody_is_named_who_is_addressed(key: str, language: str) -> None:
    played = game(key)
    options: dict[str, object] = (
        {"seats": [{"character": one} for one in ("fiona", "zot", "gerki")]} if key == "inn" else {"seats": 3}
    )
    state, chance = played.start(options, QuickDice(7)), QuickDice(7)
    own = presenter(played).seat_name(state, READER, language)
    pronoun = {"en": "you", "ru": "ты"}[language]
    addressed = 0
    while (seat := state.next_seat()) >= 0:
        state.events = []
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))
        for fact in presenter(played).facts(state, state.events, 0, len(state.events), READER, language):
            for span in fact.spans:
                assert span.seat != READER or span.text != own, fact.text
            addressed += bool(re.match(rf"{pronoun}\b", fact.text, re.IGNORECASE))
            assert not re.match(r"[a-zа-я]", fact.text), fact.text
    assert addressed > 10
