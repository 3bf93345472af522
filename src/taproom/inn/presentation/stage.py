"""The middle of the table: what is going on, what was answered to it, and what can be answered now."""

import re
from typing import Final, cast

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.presentation.names import TableNames
from taproom.inn.presentation.types import (
    Deed,
    InnChange,
    InnEntrant,
    InnEventDeck,
    InnIncident,
    InnLoss,
    InnRound,
    InnTavern,
)
from taproom.inn.rules import damage, drink_totals
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.steps import NO_WINDOW, ON_INCIDENT, Step
from taproom.inn.state.views import TableView
from taproom.inn.text.names import event_deck_key, event_deck_title

_KINDS: Final = {
    inc.CARD: "card",
    inc.DRINK: "drink",
    inc.EVENT: "event",
    inc.PAYMENT: "payment",
    inc.LOST: "loss",
    inc.WON: "win",
    inc.COMPONENT: "component",
    inc.ACTIVATION: "activation",
}
_CHANGES: Final = {
    inc.REDUCE: "reduced",
    inc.REDIRECT: "redirected",
    inc.HALVE_LOSS: "halved-loss",
    inc.IGNORED_BY: "ignored",
    inc.ADD_ALCOHOL: "alcohol",
    inc.BECOME: "became",
    inc.TO_FORTITUDE: "to-fortitude",
    inc.HALVE: "halved",
    inc.NUMBER: "number",
    inc.CHOSE: "chose",
    inc.RAISE: "raised",
    inc.SET_ALCOHOL: "set",
    inc.BID: "bid",
    inc.JOINED_IN: "joined-in",
    inc.COIN: "coin",
}
"""What people are shown; the rest is for the text itself to remember."""
_LAST_SENTENCE: Final = re.compile(r"(?<=[.!?…\"»]) [^.!?…\"»]+\?$")
_OF_SEATS: Final = (
    inc.REDUCE,
    inc.REDIRECT,
    inc.HALVE_LOSS,
    inc.IGNORED_BY,
    inc.CHOSE,
    inc.RAISE,
    inc.BID,
    inc.JOINED_IN,
)


def window_of(position: InnState, view: TableView) -> Step | None:
    """The window everybody knows of: in a simulation one is only opened to those who can answer."""
    step = position.asker
    if step is None or step.window == NO_WINDOW:
        return None
    return step if position.attentive or view.decision is not None else None


def incidents_shown(position: InnState, view: TableView, names: TableNames) -> tuple[InnIncident, ...]:
    """Everything that is not done with, the oldest first."""
    step = window_of(position, view)
    asked = step.subjects(position) if step is not None and step.window == ON_INCIDENT else []
    going = [number for number, one in enumerate(view.incidents) if one.flags & inc.DONE == 0]
    answers: dict[int, list[int]] = {}
    for number in going:
        answers.setdefault(view.incidents[number].about, []).append(number)
    return tuple(
        [_incident(position, names, view, number, number in asked, answers.get(number, [])) for number in going]
    )


def _incident(
    position: InnState, names: TableNames, view: TableView, number: int, asked: bool, answers: list[int]
) -> InnIncident:
    one = view.incidents[number]
    flags = one.flags
    seats = position.seat_count()
    amount = one.amount
    if one.kind == inc.DRINK:
        amount = drink_totals.totals(position, one, one.seat)[drink_totals.ALCOHOL]
    elif one.kind not in (inc.PAYMENT, inc.ACTIVATION):
        amount = 0
    return InnIncident(
        number=number,
        kind=_KINDS[one.kind],  # type: ignore[arg-type]
        seat=one.seat,
        other=one.other,
        card=names.keys[one.card] if one.card >= 0 else "",
        cards=tuple([names.keys[card] for card in one.cards]),
        way=max(0, one.mode),
        types=names.types(one.types),
        targets=_targets(position, one),
        about=one.about,
        deed=_deed(position, one),
        answers=tuple(answers),
        group=one.group,
        state=_state(position, one),  # type: ignore[arg-type]
        in_question=asked,
        champions=_seats_of(one.champions, seats) if position.setup.has_mates else (),
        ignored_by=_seats_of(one.ignored, seats),
        changes=_changes(one) if one.changes else (),
        losses=_losses(position, one, number),
        amount=amount,
        ante=flags & inc.IS_ANTE != 0,
        inn_pays=flags & inc.INN_PAYS != 0,
        waived=flags & inc.WAIVED != 0,
        contested=flags & inc.CONTESTED != 0,
        text=_text(position, names, one),
    )


def _seats_of(mask: int, seats: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(seats) if (mask >> seat) & 1]) if mask else ()


def _deed(position: InnState, one: Incident) -> Deed:
    """In one word what a card does to what it answers: the first of its effects that does something to it."""
    if one.kind != inc.CARD or one.about < 0:
        return ""
    mode = damage.mode_of(position, one)
    for effect in mode.code:
        if effect.word.deed:
            return cast(Deed, effect.word.deed)
    if mode.changes_drink or mode.changes_number:
        return "changes"
    return "strikes-back" if mode.hits_back else ""


def _targets(position: InnState, one: Incident) -> tuple[int, ...]:
    """Whom it is aimed at; what picks nobody may keep other numbers there: a contest its contenders and stake."""
    if one.changes and one.struck() >= 0:
        return (*one.targets, one.struck())
    if one.kind == inc.CARD or (one.targets and damage.mode_of(position, one).picks):
        return one.targets
    return (one.other,) if one.acts() else ()


def _state(position: InnState, one: Incident) -> str:
    flags = one.flags
    if flags & inc.REPLACED:
        return "replaced"
    if flags & inc.NEGATED:
        return "negated"
    if flags & inc.CALLED_OFF:
        return "called-off"
    if flags & inc.DRUNK:
        return "drunk"
    aimed = (one.seat,) if one.kind == inc.DRINK else _targets(position, one)
    if one.ignored and aimed and all([seat >= 0 and one.is_ignored_by(seat) for seat in aimed]):
        return "ignored"
    return "started" if flags & inc.STARTED else "pending"


def _changes(one: Incident) -> tuple[InnChange, ...]:
    """In the order in which they were made."""
    found: list[InnChange] = []
    for start in range(0, len(one.changes), 3):
        operation, first, second = one.changes[start : start + 3]
        if operation not in _CHANGES:
            continue
        kind = _CHANGES[operation]
        of_seat = operation in _OF_SEATS
        other = second if operation in (inc.REDIRECT, inc.HALVE_LOSS) else -1
        is_first = operation in (inc.ADD_ALCOHOL, inc.BECOME, inc.SET_ALCOHOL, inc.COIN)
        amount = first if is_first else second if other < 0 else 0
        found.append(InnChange(kind, first if of_seat else -1, other, amount))  # type: ignore[arg-type]
    return tuple(found)


def _losses(position: InnState, one: Incident, number: int) -> tuple[InnLoss, ...]:
    if not one.acts() or one.flags & (inc.NEGATED | inc.CALLED_OFF):
        return ()
    mode = damage.mode_of(position, one)
    if mode.first_loss < 0 or len(one.targets) < len(mode.picks):
        return ()  # It costs nobody Fortitude, or what joined it has yet to be aimed.
    return tuple([InnLoss(seat, amount) for seat, amount in enumerate(damage.losses(position, number)) if amount > 0])


def _text(position: InnState, names: TableNames, one: Incident) -> str:
    """What its face says; a Drink says it by its cards."""
    if one.kind == inc.COMPONENT and one.card < 0:
        place = one.amount - position.setup.firsts[one.seat]
        return names.parts[one.seat][place].text if one.acts() else ""
    if one.card < 0 or one.kind in (inc.DRINK, inc.LOST):
        return ""
    if one.mode >= 0 and len(position.setup.cards[one.card].modes) > 1:
        return names.way(position, one.card, one.mode)
    return names.face(position, one.card)


def asks(position: InnState, step: Step | None, names: TableNames, viewer: int) -> str:
    """What the moment is about, in words: without the question at the end, which not everybody is asked."""
    if step is None or step.window == NO_WINDOW:
        return ""
    said = names.moment(position, step, viewer)
    last = _LAST_SENTENCE.search(said)
    return said[: last.start()] if last else said


def threatened(incidents: tuple[InnIncident, ...]) -> set[int]:
    """The seats that something pending is aimed at or would hurt."""
    seats: set[int] = set()
    for one in incidents:
        if one.state == "pending" and one.kind in ("card", "event", "activation"):
            seats.update([loss.seat for loss in one.losses])
            seats.update([seat for seat in one.targets if seat >= 0 and seat not in one.ignored_by])
    return seats


def round_shown(position: InnState, view: TableView) -> InnRound | None:
    """The Round of Gambling, if one is on."""
    if not view.gambling:
        return None
    seats = tuple([seat for seat in range(position.seat_count()) if (position.in_round >> seat) & 1])
    return InnRound(view.pot, seats, view.control, view.only_cheating, position.mover)


def contest(position: InnState, view: TableView, names: TableNames) -> tuple[InnEntrant, ...]:
    """The Drinks of a contest, by who revealed them."""
    drinks = [one for one in view.incidents if one.flags & inc.CONTESTED and one.flags & inc.DONE == 0]
    return tuple(
        [
            InnEntrant(one.other, tuple([names.keys[card] for card in one.cards]), drink_totals.strength(position, one))
            for one in drinks
            if one.kind == inc.DRINK and one.has(inc.OWNS_CARDS)
        ]
    )


def event_decks_shown(position: InnState, view: TableView, names: TableNames) -> tuple[InnEventDeck, ...]:
    """Each with its clock and what came last."""
    places = position.setup.places
    found: list[InnEventDeck] = []
    for number, time in enumerate(view.clocks):
        discards = places.event_discards[number]
        top = view.zones.top(discards)
        found.append(
            InnEventDeck(
                key=event_deck_key(position, number),
                name=event_deck_title(position, number, names.language),
                time=time,
                deck=view.zones.sizes[places.event_decks[number]],
                discards=view.zones.sizes[discards],
                top=names.keys[top] if top >= 0 else "",
            )
        )
    return tuple(found)


def taverns_shown(position: InnState, view: TableView, names: TableNames) -> tuple[InnTavern, ...]:
    """Each with its Drinks and what was poured there last."""
    places, sizes = position.setup.places, view.zones.sizes
    found: list[InnTavern] = []
    for number, card in enumerate(position.setup.taverns):
        top = view.zones.top(places.tavern_discards[number])
        found.append(
            InnTavern(
                card=names.keys[card],
                name=names.card(position, card).title,
                here=view.tavern == number + 1,
                deck=sizes[places.tavern_decks[number]],
                discards=sizes[places.tavern_discards[number]],
                top=names.keys[top] if top >= 0 else "",
            )
        )
    return tuple(found)
