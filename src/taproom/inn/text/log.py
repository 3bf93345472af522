"""What happens at a table, in words: the log, the reasons, and through `questions` what a player is asked.

Words are made from facts and from what lies open; nothing here reads a hidden card.
"""

from typing import Final

from taproom.i18n.messages import LANGUAGES
from taproom.i18n.names import Name, Piece
from taproom.inn.board import events as ev
from taproom.inn.effects import program as fx
from taproom.inn.rules import growing
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.components import BOUGHT, STANDING, TOKEN, TRACK, WAITING
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.views import SeatView
from taproom.inn.text.names import (
    WORDS,
    Marking,
    Plain,
    card_face,
    component_title,
    event_deck_title,
    mark,
    quoted,
    required,
    seat_name,
    seat_names,
    so_many,
    title,
    titles,
    type_names,
)
from taproom.inn.text.plain import AIMED
from taproom.inn.text.prompts import POTION_KINDS, decision, option, thing_bid
from taproom.kernel.events import Event
from taproom.kernel.verdicts import Refusal

__all__ = ["decision", "event", "hand", "marked_event", "option", "refusal", "table"]


def event(position: InnState, event: Event, language: str) -> str:
    """One line of the log; empty for a fact that is not told."""
    values = _values(position, event, language, Plain(position, language))
    return WORDS.say(language, _message(position, event), **values)


def marked_event(position: InnState, event: Event, language: str, reader: int = -1) -> list[Piece]:
    """The same in pieces, with the names of seats and cards separate; the reader's seat is addressed as "you"."""
    values = _values(position, event, language, Marking(position, language, reader))
    return WORDS.pieces(language, _message(position, event), values)


def _values(position: InnState, event: Event, language: str, names: Plain) -> dict[str, str | int | Name]:
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
    elif event.cards and event.kind in (ev.IGNORED, ev.LOSS_REDUCED):
        # What was answered is no card: its `cards` name the component.
        values["card"] = quoted(component_title(position, event.other, event.cards[0], language), language)
    if event.kind == ev.FIRED:
        values["component"] = component_title(position, event.seat, event.amount, language)
    if event.kind in (ev.TOKENS, ev.BITTEN):
        values["tokens"] = so_many(position, event.other, event.cards[0], abs(event.amount), language)
        values["component"] = component_title(position, event.other, event.cards[0], language)
    elif event.kind == ev.TRACK:
        # Its `cards` name the component.
        number = event.cards[0] if event.cards else 0
        values["component"], values["step"] = mark(position, event.seat, number, event.amount, language)
    elif event.kind == ev.PURCHASED:
        values["component"] = component_title(position, event.seat, event.amount, language)
        values["list"] = names.cards(list(event.cards))
    elif event.kind in AIMED:
        # Its `cards` are whom it was played on.
        seats = [seat for seat in event.cards if seat >= 0]
        if seats:
            values["targets"] = names.seats(seats)
    elif event.kind == ev.TURN and position.setup.has_mates:
        values["targets"] = names.seats(position.setup.members[event.seat])
    elif event.kind in (ev.TIME_PASSED, ev.EVENTS_RESHUFFLED):
        # Its `cards` name the event deck.
        values["deck"] = event_deck_title(position, event.cards[0], language)
    elif event.kind == ev.BID:
        values["thing"] = thing_bid(position, event.subject)
    elif event.kind == ev.POTION:
        values["what"] = POTION_KINDS.get(event.amount, "gold")
    elif event.cards:
        values["list"] = names.cards(list(event.cards))
    if event.kind in (ev.GAME_OVER, ev.CONTEST_TIED):
        seats = [seat for seat in range(position.seat_count()) if (event.amount >> seat) & 1]
        values["winners"] = names.seats(seats)
        values["many"] = "yes" if len(seats) > 1 else "no"
    return values


_LASTING: Final = {
    fx.HAND_SHOWN: "-hand-shown",
    fx.SKIPS_PHASE: "-skips",
    fx.ANTES_FORTITUDE: "-antes",
    fx.PLAYS_NOTHING: "-silent",
}
_MESSAGES: Final = {kind: f"event-{name}" for kind, name in ev.NAMES.items()}


def _message(position: InnState, event: Event) -> str:
    """The id of the sentence: some facts have more than one."""
    variant = _variant(position, event)
    return _MESSAGES[event.kind] + variant if variant else _MESSAGES[event.kind]


def _variant(position: InnState, event: Event) -> str:
    kind = event.kind
    if kind in (ev.DREW, ev.HAND_SHOWN, ev.PURCHASED):
        return "-seen" if event.cards else "-empty" if kind == ev.HAND_SHOWN and event.amount == 0 else ""
    if kind in (ev.LASTING, ev.LASTED):
        return _LASTING.get(event.amount, "")
    if kind in (ev.PARTED, ev.PILE_TAKEN):
        return "" if event.cards else "-empty"
    if kind == ev.CRAWLED:
        return "" if event.subject >= 0 else "-home"
    if kind == ev.CHAMPION:
        return "-taken" if event.other >= 0 else ""
    if kind == ev.TURN:
        return "-team" if position.setup.has_mates else ""
    if kind == ev.AWAY:
        return "-for-turn" if event.amount else ""
    if kind == ev.PLOTTED:
        return "-seen" if event.cards else ""
    if kind in (ev.PLAYED, ev.ACTIVATED, ev.FIRED):
        return "-on" if any([target >= 0 for target in event.cards]) else ""
    if kind == ev.REVEALED:
        return "-chaser" if event.amount else ""
    if kind == ev.GOLD and event.seat < 0:
        return "-from-pot" if event.seat == fx.POT else "-from-inn"
    if kind in (ev.GOLD, ev.INN_PAID) and event.other < 0:
        return "-to-pot" if event.other == fx.POT else "-to-inn"
    if kind in (ev.NEGATED, ev.IGNORED) and event.subject < 0 and not event.cards:
        return "-drink-own" if kind == ev.NEGATED and event.seat == event.other else "-drink"
    if kind == ev.NEGATED and event.subject >= 0 and position.setup.cards[event.subject].is_drink_event:
        return "-event"
    if kind in (ev.NEGATED, ev.TIPPED):
        return "-own" if event.seat == event.other else ""
    if kind in (ev.ROUND_WON, ev.POT_TAKEN, ev.POT_TO_INN):
        return "" if event.amount else "-empty"
    return ""


def refusal(position: InnState, refusal: Refusal, language: str) -> str:
    """Why not, with the rule it rests on."""
    return refusal_of(refusal, title(position, refusal.about, language) if refusal.about >= 0 else "", language)


def refusal_of(refusal: Refusal, card: str, language: str) -> str:
    """The same, of a card of this title."""
    return WORDS.say(language, f"reason-{refusal.reason}", card=card, rule=refusal.rule)


def table(position: InnState, seat: int, language: str) -> list[str]:
    """What lies open on the table."""
    view = position.view(seat)
    members = position.setup.members[view.turn]
    on_turn = seat_names(position, members, language)
    message = "table-turn-team" if position.setup.has_mates else "table-turn"
    name = seat_name(position, view.turn, language)
    lines = [WORDS.say(language, message, n=view.turns_taken, seat=name, targets=on_turn)]
    for one in view.seats:
        if position.setup.has_mates and position.setup.members[one.seat][0] == one.seat:
            lines.append(team_line(position, one, language))
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
        lines.extend(still_lines(one, language) if position.setup.has_mates else [])
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
    lines.extend(event_lines(position, language))
    lines.extend(tavern_lines(position, language))
    return lines


def tavern_lines(position: InnState, language: str) -> list[str]:
    """Where the party is, and the taverns with their decks."""
    if not position.setup.has_taverns:
        return []
    places, names = position.setup.places, [title(position, card, language) for card in position.setup.taverns]
    where = "tavern" if position.tavern else "home"
    lines = [WORDS.say(language, "table-party", where=where, card=names[max(0, position.tavern - 1)])]
    for number, name in enumerate(names):
        deck = len(position.zones.cards(places.tavern_decks[number]))
        discards = len(position.zones.cards(places.tavern_discards[number]))
        lines.append(WORDS.say(language, "table-tavern", card=name, n=deck, left=discards))
    return lines


def event_lines(position: InnState, language: str) -> list[str]:
    """The event decks with their clocks."""
    places = position.setup.places
    return [
        WORDS.say(
            language,
            "table-events",
            deck=event_deck_title(position, number, language),
            n=time,
            left=len(position.zones.cards(places.event_decks[number])),
        )
        for number, time in enumerate(position.clocks)
    ]


def team_line(position: InnState, one: SeatView, language: str) -> str:
    """What a team shares."""
    return WORDS.say(
        language,
        "table-team",
        targets=seat_names(position, position.setup.members[one.seat], language),
        fortitude=one.fortitude,
        alcohol=one.alcohol,
        gold=one.gold,
        n=one.tokens,
    )


def still_lines(one: SeatView, language: str) -> list[str]:
    """What a member of the acting team still has to do."""
    if not one.on_turn or one.is_out or one.is_away or (one.has_acted and one.has_drunk):
        return []
    what = "both" if not one.has_acted and not one.has_drunk else "drink" if one.has_acted else "act"
    return [WORDS.say(language, "table-still", what=what)]


def lasting_text(position: InnState, entry: tuple[int, ...], language: str) -> str:
    """Something that holds for a seat for a while, and until when."""
    what, _, detail, until, whose, _ = entry
    message = f"lasting{_LASTING.get(what, '-ignores')}"
    moment = "start" if until == fx.START_OF_YOUR_NEXT_TURN else "end"
    types = type_names(detail, language) if what == fx.IGNORES_TYPES else ""
    return WORDS.say(language, message, types=types, moment=moment, seat=seat_name(position, whose, language))


def component_lines(position: InnState, one: SeatView, language: str) -> list[str]:
    """What lies before a seat besides its cards, and the Action Cards that stay in sight (R71.2.3)."""
    lines: list[str] = []
    in_sight = position.setup.places.in_sight[one.seat]
    if in_sight >= 0 and position.zones.texts(in_sight):
        played = titles(position, position.zones.texts(in_sight), language)
        lines.append(WORDS.say(language, "table-in-sight", list=played))
    for number, value in enumerate(one.marks):
        kind = position.setup.components[position.setup.component(one.seat, number)].kind
        if kind in (TRACK, STANDING):
            component, step = mark(position, one.seat, number, value, language)
            lines.append(WORDS.say(language, "table-mark", component=component, step=step))
        elif kind == TOKEN:
            component = component_title(position, one.seat, number, language)
            lines.append(WORDS.say(language, "table-supply", component=component, n=value))
        elif kind == WAITING:
            name = component_title(position, one.seat, number, language)
            lines.append(WORDS.say(language, "table-queue", component=name, n=one.side_sizes[number]))
            for card in one.waiting[number]:
                wanted = required(position, one.seat, card, language)
                shown = title(position, card, language)
                lines.append(WORDS.say(language, "table-waits", card=shown, list=wanted))
        elif kind == BOUGHT:
            name = component_title(position, one.seat, number, language)
            held = one.backs_in_hand[number]
            lines.append(WORDS.say(language, "table-bought", component=name, n=one.side_sizes[number], hand=held))
    for place, number in one.held_tokens:
        owner = position.setup.owners[place]
        tokens = so_many(position, owner, place - position.setup.firsts[owner], number, language)
        lines.append(WORDS.say(language, "table-tokens", tokens=tokens, seat=seat_name(position, owner, language)))
    lines.extend([lasting_text(position, entry, language) for entry in one.lasting])
    if one.open:
        lines.append(WORDS.say(language, "table-open", list=titles(position, one.open, language)))
    if one.kept:
        lines.append(WORDS.say(language, "table-kept", list=titles(position, one.kept, language)))
    beds = [position.setup.components[place].zones[0] for place in position.setup.gardens[one.seat]]
    for spec, size, known in one.own_zones():
        name = spec.titles[LANGUAGES.index(language)]
        if spec in beds:
            grown = [_grown(position, card, language) for card in growing.growing(position, one.seat)]
            if grown:
                lines.append(WORDS.say(language, "table-in-play", name=name, list=", ".join(grown)))
            continue
        if spec.is_target:
            if known:
                cards = [_in_play(position, card, language) for card in known]
                lines.append(WORDS.say(language, "table-in-play", name=name, list=", ".join(cards)))
            continue
        lines.append(WORDS.say(language, "table-zone", name=name, n=size))
        if known:
            lines.append(WORDS.say(language, "table-known", list=titles(position, known, language)))
    if not one.is_viewer and one.hand:
        lines.append(WORDS.say(language, "table-known-hand", list=titles(position, one.hand, language)))
    return lines


def _grown(position: InnState, card: int, language: str) -> str:
    """A card that grows, and what it is worth by now."""
    name = title(position, position.setup.faces[card].number, language)
    return WORDS.say(language, "grown", card=name, n=growing.value(position, card))


def _in_play(position: InnState, card: int, language: str) -> str:
    """A card in play, and what it costs to keep it."""
    wage = position.setup.cards[card].wage
    return WORDS.say(language, "in-play", card=title(position, card, language), n=wage)


def hand(position: InnState, seat: int, language: str) -> list[str]:
    """For every card in hand or open before the seat whether it can be played now, why not, and what it says."""
    lines: list[str] = []
    own = position.view(seat).seats[seat]
    cards = position.view(seat).hand + own.open + own.kept
    for card in dict.fromkeys(cards):
        times = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = title(position, card, language) + times
        lines.append(_held(position, card, name, position.verdict(seat, card), language))
        for text in card_face(position, card, language):
            lines.append(WORDS.say(language, "hand-face", text=text))
    plotted = _plotted(position, seat, language)
    return [*(lines or [WORDS.say(language, "hand-empty")]), *plotted, *_mates_hands(position, seat, language)]


def _plotted(position: InnState, seat: int, language: str) -> list[str]:
    """The cards the seat has plotted, which it may look at any time (R33.1.8)."""
    zone = position.setup.places.plotted[seat]
    texts = [] if zone == NO_ZONE else position.zones.texts(zone)
    lines = [WORDS.say(language, "hand-plotted")] if texts else []
    for card in sorted(texts):
        lines.append(
            _held(position, card, title(position, card, language), position.verdict_on_plotted(seat, card), language)
        )
        lines.extend([WORDS.say(language, "hand-face", text=text) for text in card_face(position, card, language)])
    return lines


def _held(position: InnState, card: int, name: str, verdict: Refusal | None, language: str) -> str:
    """A card, and whether it can be played now."""
    types = type_names(position.setup.cards[card].plays, language)
    if verdict is None:
        return WORDS.say(language, "hand-card-yes", card=name, types=types)
    return WORDS.say(language, "hand-card-no", card=name, types=types, why=refusal(position, verdict, language))


def _mates_hands(position: InnState, seat: int, language: str) -> list[str]:
    """What teammates hold, as far as the seat has seen it (D50.3)."""
    mates = [one for one in position.view(seat).seats if one.seat != seat and position.are_teammates(one.seat, seat)]
    return [
        WORDS.say(
            language,
            "hand-mate",
            seat=seat_name(position, one.seat, language),
            n=len(one.hand),
            list=titles(position, one.hand, language),
        )
        for one in mates
    ]
