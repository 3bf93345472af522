"""What happens at a table, in words: the log, the reasons, and through `questions` what a player is asked.

Words are made from facts and from what lies open; nothing here reads a hidden card.
"""

from typing import Final

from taproom.inn import events as ev
from taproom.inn.characters.components import STANDING, TRACK
from taproom.inn.language import effects as fx
from taproom.inn.questions import decision, option
from taproom.inn.rules.position import Position
from taproom.inn.rules.views import SeatView
from taproom.inn.vocabulary import (
    WORDS,
    Marking,
    Plain,
    card_face,
    mark,
    seat_name,
    seat_names,
    title,
    titles,
    type_names,
)
from taproom.sentences import Name, Piece
from taproom.table.events import Event
from taproom.table.verdicts import Refusal
from taproom.wording import LANGUAGES

__all__ = ["decision", "event", "hand", "marked_event", "option", "refusal", "table"]


def event(position: Position, event: Event, language: str) -> str:
    """One line of the log; empty for a fact that is not told."""
    values = _values(position, event, language, Plain(position, language))
    return WORDS.say(language, _message(position, event), **values)


def marked_event(position: Position, event: Event, language: str) -> list[Piece]:
    """The same in pieces, the names of seats and cards for themselves."""
    values = _values(position, event, language, Marking(position, language))
    return WORDS.pieces(language, _message(position, event), values)


def _values(position: Position, event: Event, language: str, names: Plain) -> dict[str, str | int | Name]:
    """Everything a sentence about this fact may need."""
    values: dict[str, str | int | Name] = {
        "n": abs(event.amount),
        "way": "lost" if event.amount < 0 else "gained",
    }
    if event.seat >= 0:
        values["seat"] = names.seat(event.seat)
    if event.other >= 0:
        values["other"] = names.seat(event.other)
    if event.subject >= 0:
        values["card"] = names.card(event.subject)
    elif event.kind in (ev.ACCEPTED, ev.DECLINED):
        values["card"] = WORDS.say(language, "component")
    if event.kind == ev.TRACK:
        # Its `cards` name the component.
        number = event.cards[0] if event.cards else 0
        values["component"], values["step"] = mark(position, event.seat, number, event.amount, language)
    elif event.kind in (ev.PLAYED, ev.TARGETED):
        # Its `cards` are the seats it was played on.
        seats = [seat for seat in event.cards if seat >= 0]
        if seats:
            values["targets"] = names.seats(seats)
    elif event.cards:
        values["list"] = names.cards(list(event.cards))
    if event.kind in (ev.GAME_OVER, ev.CONTEST_TIED):
        seats = [seat for seat in range(position.seat_count()) if (event.amount >> seat) & 1]
        values["winners"] = names.seats(seats)
        values["many"] = "yes" if len(seats) > 1 else "no"
    return values


_MESSAGES: Final = {kind: f"event-{name}" for kind, name in ev.NAMES.items()}


def _message(position: Position, event: Event) -> str:
    """The id of the sentence: some facts have more than one."""
    variant = _variant(position, event)
    return _MESSAGES[event.kind] + variant if variant else _MESSAGES[event.kind]


def _variant(position: Position, event: Event) -> str:
    kind = event.kind
    if kind in (ev.DREW, ev.HAND_SHOWN):
        return "-seen" if event.cards else "-empty" if kind == ev.HAND_SHOWN and event.amount == 0 else ""
    if kind in (ev.LASTING, ev.LASTED):
        return "-hand-shown" if event.amount == fx.HAND_SHOWN else ""
    if kind == ev.PLAYED:
        return "-on" if event.cards else ""
    if kind == ev.REVEALED:
        return "-chaser" if event.amount else ""
    if kind == ev.GOLD and event.seat < 0:
        return "-from-pot" if event.seat == fx.POT else "-from-inn"
    if kind in (ev.GOLD, ev.INN_PAID) and event.other < 0:
        return "-to-pot" if event.other == fx.POT else "-to-inn"
    if kind in (ev.NEGATED, ev.IGNORED) and event.subject < 0:
        return "-drink"
    if kind == ev.NEGATED:
        return "-event" if position.table.cards[event.subject].is_drink_event else ""
    if kind in (ev.ROUND_WON, ev.POT_TAKEN, ev.POT_TO_INN):
        return "" if event.amount else "-empty"
    return ""


def refusal(position: Position, refusal: Refusal, language: str) -> str:
    """Why not, with the rule it rests on."""
    return refusal_of(refusal, title(position, refusal.about, language) if refusal.about >= 0 else "", language)


def refusal_of(refusal: Refusal, card: str, language: str) -> str:
    """The same, of a card of this title."""
    return WORDS.say(language, f"reason-{refusal.reason}", card=card, rule=refusal.rule)


def table(position: Position, seat: int, language: str) -> list[str]:
    """What lies open on the table."""
    view = position.view(seat)
    lines = [
        WORDS.say(language, "table-turn", n=view.turns_taken, seat=seat_name(position, view.turn, language)),
    ]
    for one in view.seats:
        lines.append(
            WORDS.say(
                language,
                "table-seat",
                seat=seat_name(position, one.seat, language),
                fortitude=one.fortitude,
                alcohol=one.alcohol,
                gold=one.gold,
                hand=one.hand_size,
                pile=one.pile_size,
                state="out" if one.is_out else "in",
            )
        )
        lines.extend(component_lines(position, one, language))
    if view.gambling:
        lines.append(
            WORDS.say(
                language,
                "table-round",
                n=view.pot,
                control="nobody" if view.control < 0 else "somebody",
                seat=seat_name(position, max(0, view.control), language),
                targets=seat_names(position, [one.seat for one in view.seats if one.in_round], language),
            )
        )
    lines.append(WORDS.say(language, "table-drinks", n=view.drink_deck_size))
    return lines


def lasting_text(position: Position, entry: tuple[int, ...], language: str) -> str:
    """Something that holds for a seat for a while, and until when."""
    what, _, detail, until, whose, _ = entry
    message = "lasting-hand-shown" if what == fx.HAND_SHOWN else "lasting-ignores"
    moment = "start" if until == fx.START_OF_YOUR_NEXT_TURN else "end"
    types = type_names(detail, language) if what == fx.IGNORES_TYPES else ""
    return WORDS.say(language, message, types=types, moment=moment, seat=seat_name(position, whose, language))


def component_lines(position: Position, one: SeatView, language: str) -> list[str]:
    """What lies before a seat besides its cards."""
    lines: list[str] = []
    for number, value in enumerate(one.marks):
        kind = position.table.components[position.table.component(one.seat, number)].kind
        if kind in (TRACK, STANDING):
            component, step = mark(position, one.seat, number, value, language)
            lines.append(WORDS.say(language, "table-mark", component=component, step=step))
    lines.extend([lasting_text(position, entry, language) for entry in one.lasting])
    if one.open:
        lines.append(WORDS.say(language, "table-open", list=titles(position, one.open, language)))
    for spec, size, known in one.own_zones():
        name = spec.titles[LANGUAGES.index(language)]
        lines.append(WORDS.say(language, "table-zone", name=name, n=size))
        if known:
            lines.append(WORDS.say(language, "table-known", list=titles(position, known, language)))
    if not one.is_viewer and one.hand:
        lines.append(WORDS.say(language, "table-known-hand", list=titles(position, one.hand, language)))
    return lines


def hand(position: Position, seat: int, language: str) -> list[str]:
    """For every card in hand or open before the seat whether it can be played now, why not, and what it says."""
    lines: list[str] = []
    cards = position.view(seat).hand + position.view(seat).seats[seat].open
    for card in dict.fromkeys(cards):
        verdict = position.verdict(seat, card)
        times = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = title(position, card, language) + times
        types = type_names(position.table.cards[card].plays, language)
        if verdict is None:
            lines.append(WORDS.say(language, "hand-card-yes", card=name, types=types))
        else:
            why = refusal(position, verdict, language)
            lines.append(WORDS.say(language, "hand-card-no", card=name, types=types, why=why))
        for text in card_face(position, card, language):
            lines.append(WORDS.say(language, "hand-face", text=text))
    return lines or [WORDS.say(language, "hand-empty")]
