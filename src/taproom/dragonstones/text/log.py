"""Facts, questions, options and refusals of the game in words."""

import json
from functools import lru_cache

from taproom.dragonstones.content.loader import home_made, own_characters
from taproom.dragonstones.language.faces import mode_face
from taproom.dragonstones.messages import WORDS, joined, say
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.position import Position
from taproom.dragonstones.state.terms import COIN_KEYS, COLOUR_KEYS, DECISION_KEYS, EVENT_KEYS, VERB_KEYS
from taproom.i18n.names import NOMINATIVE, MarkedName, Name, Names, Piece
from taproom.kernel.decisions import Option
from taproom.kernel.events import Event
from taproom.kernel.verdicts import Refusal

NOBODY = -1
SEAT = "seat"
CARD = "card"
"""The kinds of things whose names are separate pieces of a sentence."""
STONES_IN_CARDS = (terms.STARTED, terms.PAID_STONES, terms.FILLED_BAG, terms.KEPT_DRAWN)
STONES_IN_SUBJECT = (
    terms.TOOK_STONES,
    terms.ROBBED_STONE,
    terms.LOST_STONES,
    terms.DREW,
    terms.DREW_NAMED,
    terms.BOUGHT,
)
MAY_BE_NOTHING = (terms.PAID_STONES, terms.PAID_COINS, terms.FILLED_BAG, terms.KEPT_DRAWN)
COINS_IN_SUBJECT = (terms.TOOK_COINS, terms.PAID_COINS, terms.ROBBED_COINS, terms.ROBBED_SPENT, terms.LOST_COINS)
CHARACTER_IN_SUBJECT = (
    terms.TURNED_UP,
    terms.NOT_PLAYED,
    terms.CURSED,
    terms.PASSED_OVER,
    terms.NOBODY_WON,
    terms.WON,
    terms.USED,
    terms.ANNOUNCED,
    terms.DOUBLED,
    terms.KEPT,
    terms.DECLINED,
)
CHARACTERS_IN_CARDS = (terms.TURN_BEGAN, terms.TURN_ENDED)
CHARACTER_IN_OTHER = (terms.ANNOUNCED, terms.DOUBLED)


@lru_cache(maxsize=64)
def _titles(extras: str) -> dict[str, dict[str, str]]:
    return {each.key: each.titles for each in [*own_characters(), *home_made(json.loads(extras))]}


def title(game: Position, character: int, language: str) -> str:
    """A character's title."""
    if character < 0:
        return ""
    return _titles(game.catalogue.extras)[game.catalogue.characters[character].key][language]


def name(game: Position, seat: int, language: str) -> str:
    """What a seat is called."""
    if 0 <= seat < len(game.names) and game.names[seat]:
        return game.names[seat]
    return say(language, "nobody-named", n=seat + 1)


def coins(kind: int, amount: int, language: str) -> str:
    """A number of coins, as something taken or paid."""
    return say(language, "coins", kind=COIN_KEYS[kind], n=amount)


def coins_there(kind: int, amount: int, language: str) -> str:
    """A number of coins, as something that is there; some languages decline that differently."""
    return say(language, "coins-named", kind=COIN_KEYS[kind], n=amount)


def stones(counts: tuple[int, ...], language: str) -> str:
    """A number of stones of each colour."""
    return joined(language, stone_parts(counts, language))


def stone_parts(counts: tuple[int, ...], language: str) -> list[str]:
    """The colours there are, each with its number."""
    some = [(COLOUR_KEYS[colour], amount) for colour, amount in enumerate(counts) if amount]
    return [say(language, "stones", colour=colour, n=amount) for colour, amount in some]


def gold_bid(bid: tuple[int, ...], language: str) -> str:
    """A fist of gold."""
    kinds = (terms.FAIRY, terms.GOLD, terms.BLACK, terms.AMULET)
    return joined(language, [coins(kind, n, language) for kind, n in zip(kinds, bid, strict=True) if n])


def silver_bid(bid: tuple[int, ...], language: str) -> str:
    """A fist of silver."""
    kinds = (terms.SILVER, terms.AMULET)
    return joined(language, [coins(kind, n, language) for kind, n in zip(kinds, bid, strict=True) if n])


# ---- facts ----


def describe_event(game: Position, event: Event, language: str) -> str:
    """One line of the log, as far as the event shows."""
    return "".join([piece.text for piece in marked_event(game, event, language)])


def marked_event(game: Position, event: Event, language: str, reader: int = NOBODY) -> list[Piece]:
    """The same in pieces, with the names of seats and characters separate; the reader's seat is addressed as "you"."""
    message = EVENT_KEYS[event.kind] + _variant(event)
    values: dict[str, str | int | Name] = {
        "who": _seat(game, event.seat, language, reader),
        "what": _what(game, event, language, reader),
        "n": event.amount,
    }
    if event.kind in (terms.ANNOUNCED, terms.DOUBLED):
        values["other"] = _card(game, event.other, language)
    elif event.kind == terms.SCORED:
        values["n"] = event.other
    elif event.kind == terms.BOUGHT:
        values["price"] = coins(event.other, event.amount, language)
    elif event.kind == terms.NAMED:
        values["colour"] = say(language, "colour", colour=COLOUR_KEYS[event.subject])
    elif event.other >= 0:
        values["other"] = _seat(game, event.other, language, reader)
    if event.kind in CHARACTER_IN_SUBJECT:
        values["character"] = _card(game, event.subject, language)
    return WORDS.pieces(language, message, values)


def _variant(event: Event) -> str:
    """The ending of the sentence's id where a fact has more than one: nothing is not told as a number."""
    if event.kind == terms.ROBBED_OF_ALL:
        return "-unseen" if not event.cards else "" if event.cards[0] else "-nothing"
    if event.kind in (terms.REVEALED, terms.SILVER_REVEALED):
        if not any(event.cards):
            return "-nothing"
        return "-doubled" if event.cards[-1] and event.amount else ""
    return "-nothing" if event.kind in MAY_BE_NOTHING and not event.amount else ""


def _seat(game: Position, seat: int, language: str, reader: int) -> Name:
    if seat == reader != NOBODY:
        return MarkedName(Name({NOMINATIVE: say(language, "you")}, addressed=True), SEAT, seat)
    return MarkedName(Name({NOMINATIVE: name(game, seat, language)}), SEAT, seat)


def _card(game: Position, character: int, language: str) -> Name:
    return MarkedName(Name({NOMINATIVE: title(game, character, language)}), CARD, character)


def _together(names: list[Name], language: str) -> str | Name:
    return Names(names, say(language, "conjunction")) if names else say(language, "nothing")


def _what(game: Position, event: Event, language: str, reader: int) -> str | Name:
    """The thing an event is about."""
    kind = event.kind
    if kind in STONES_IN_CARDS:
        return stones(event.cards, language)
    if kind in STONES_IN_SUBJECT:
        amount = event.amount if kind in (terms.TOOK_STONES, terms.LOST_STONES) else 1
        return say(language, "stones", colour=COLOUR_KEYS[event.subject], n=amount)
    if kind in COINS_IN_SUBJECT:
        return coins(event.subject, event.amount, language)
    if kind == terms.ROBBED_OF_ALL:
        if any(event.cards):
            return coins(event.subject, event.cards[0], language)
        return say(language, "all-coins", kind=COIN_KEYS[event.subject])
    if kind == terms.FAIRY_RETURNED:
        return coins(terms.FAIRY, event.amount, language)
    if kind == terms.BLACK_RETURNED:
        return coins(terms.BLACK, event.amount, language)
    if kind == terms.REVEALED:
        return gold_bid(event.cards, language)
    if kind == terms.SILVER_REVEALED:
        return silver_bid(event.cards, language)
    if kind == terms.SCORED:
        return say(language, "points", n=event.amount)
    if kind == terms.TIED:
        return _together([_seat(game, seat, language, reader) for seat in event.cards], language)
    if kind == terms.TURN_BEGAN:
        return _together([_card(game, character, language) for character in event.cards], language)
    return ""


# ---- questions and options ----


def describe_decision(game: Position, seat: int, language: str) -> str:
    """The question put to the seat; empty if there is none."""
    decision = game.decision(seat)
    if decision is None:
        return ""
    auction = game.auction
    character = "" if auction is None else title(game, auction.character, language)
    return say(language, f"decision-{DECISION_KEYS[decision.kind]}", character=character)


def describe_option(game: Position, option: Option, language: str) -> str:
    """What choosing this would mean."""
    values: dict[str, str | int] = {}
    verb = option.verb
    if verb == terms.BID:
        values["what"] = gold_bid(option.targets, language)
    elif verb == terms.BID_SILVER:
        values["what"] = silver_bid(option.targets, language)
    elif verb == terms.USE_MODE:
        mode = game.catalogue.characters[option.subject].program.modes[option.mode]
        values["what"] = mode_face(mode, language).replace("\n", " ")
    elif verb == terms.PAY_STONES:
        values["what"] = stones(option.targets, language)
    elif verb in (terms.TAKE_STONE, terms.BUY):
        values["what"] = say(language, "stones", colour=COLOUR_KEYS[option.subject], n=1)
        if verb == terms.BUY:
            values["price"] = coins(option.targets[0], option.targets[1], language)
    elif verb == terms.ROB:
        values["other"] = name(game, option.subject, language)
    elif verb == terms.NAME:
        values["colour"] = say(language, "colour", colour=COLOUR_KEYS[option.subject])
    elif verb in (terms.USE, terms.TWICE):
        values["character"] = title(game, option.subject, language)
    if verb in (terms.BID, terms.BID_SILVER) and not any(option.targets):
        return say(language, "option-bid-nothing")
    if verb == terms.PAY_STONES and not any(option.targets):
        return say(language, "option-pay-nothing")
    return say(language, f"option-{VERB_KEYS[verb]}", **values)


def describe_refusal(refusal: Refusal, language: str) -> str:
    """Why something may not be done."""
    return say(language, f"refusal-{refusal.reason}")
