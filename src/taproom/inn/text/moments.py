"""What there is to respond to, in words."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ACTION_PHASE, DISCARD_PHASE, DRINK_PHASE, ORDER_PHASE
from taproom.inn.components import combined_cards
from taproom.inn.effects import program as fx
from taproom.inn.rules import drink_totals, in_play
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.steps import AT_EDGE, AT_LAST_CHANCE, AT_NAMING, NOBODY, ON_INCIDENT, SEALED, Step
from taproom.inn.text.names import WORDS, Plain, component_title, quoted, title, titles

_EDGES: Final = {
    DISCARD_PHASE: "before",
    DISCARD_PHASE | ACTION_PHASE: "discard",
    ACTION_PHASE | ORDER_PHASE: "action",
    ORDER_PHASE | DRINK_PHASE: "order",
}


def moment_text(position: InnState, step: Step, language: str, reader: int = NOBODY) -> str:
    """What there is to respond to, as the seat is told that reads it."""
    names = Plain(position, language, reader)
    if step.window == SEALED:
        card = title(position, position.incidents[step.incident].card, language)
        return WORDS.say(language, "moment-secret-bids", card=card)
    if step.window == AT_NAMING:
        card = cause(position, position.incidents[step.incident], language)
        return WORDS.say(language, "question-response-champions", card=card)
    if step.window == ON_INCIDENT:
        return _incident(position, position.incidents[step.incident], names)
    name = names.seat(step.seat)
    if step.window == AT_EDGE:
        phase = _EDGES.get(step.amount, "end")
        return WORDS.say(language, "question-response-edge", seat=name, phase=phase)
    if step.window == AT_LAST_CHANCE:
        return WORDS.say(language, "question-response-last-chance", seat=name)
    return WORDS.say(language, "question-response-move", seat=name, n=position.pot)


def cause(position: InnState, incident: Incident, language: str) -> str:
    """The card, or the component that has done something by itself."""
    if incident.card >= 0:
        return title(position, incident.card, language)
    done = position.incidents[incident.about] if incident.kind == inc.LOST else incident
    return quoted(
        component_title(position, done.seat, done.amount - position.setup.firsts[done.seat], language), language
    )


def _incident(position: InnState, incident: Incident, names: Plain) -> str:
    kind, language = incident.kind, names.language
    if kind == inc.DRINK:
        return _drinks(position, incident.group, names)
    name = names.seat(incident.seat)
    if kind == inc.PAYMENT:
        return _payment(position, incident, names)
    if kind == inc.WON:
        return WORDS.say(language, "question-response-won", seat=name, n=position.pot)
    card = cause(position, incident, language)
    if kind == inc.LOST:
        other = names.seat(incident.other)
        return WORDS.say(language, "question-response-lost", seat=name, card=card, other=other)
    if kind == inc.EVENT:
        message = "question-response-table-event" if incident.types & fx.EVENT else "question-response-event"
        return WORDS.say(language, message, seat=name, card=card)
    if incident.mode == combined_cards.FIRES:
        targets = names.seats(list(incident.targets))
        return WORDS.say(language, "question-response-fire", seat=name, card=card, targets=targets)
    if incident.card < 0:
        return WORDS.say(language, "question-response-token", seat=name, card=card, other=names.seat(incident.other))
    verb = "activation" if kind == inc.ACTIVATION else "card"
    aimed = [target for target in dict.fromkeys(incident.targets) if target >= 0]
    if not aimed:
        return WORDS.say(language, f"question-response-{verb}", seat=name, card=card)
    targets = names.seats(aimed)
    return WORDS.say(language, f"question-response-{verb}-on", seat=name, card=card, targets=targets)


def drinks_now(position: InnState, group: int) -> list[Incident]:
    """The Drinks of the moment that will still be drunk."""
    gone = inc.DONE | inc.NEGATED | inc.DRUNK
    found: list[Incident] = []
    for drink in position.incidents[group:]:
        if drink.group == group and drink.flags & gone == 0 and not drink.is_ignored_by(drink.seat):
            found.append(drink)
    return found


def _drinks(position: InnState, group: int, names: Plain) -> str:
    """All Drinks of the moment, each with what it holds by now."""
    language = names.language
    said = [
        WORDS.say(
            language,
            "drink-of",
            list=titles(position, list(drink.cards), language),
            seat=names.seat(drink.seat),
            n=drink_totals.totals(position, drink, drink.seat)[drink_totals.ALCOHOL],
        )
        for drink in drinks_now(position, group)
    ]
    if not said:
        # Everything poured was Negated or Ignored, and that can be answered too.
        return WORDS.say(language, "question-response-no-drink")
    return WORDS.say(language, "question-response-drink", list="; ".join(said))


def _payment(position: InnState, payment: Incident, names: Plain) -> str:
    name, language = names.seat(payment.seat), names.language
    if payment.has(inc.IS_ANTE):
        return WORDS.say(language, "question-response-ante", seat=name, n=payment.amount)
    if payment.has(inc.IS_WAGE):
        cards = titles(position, [in_play.text_of(position, target) for target in payment.targets], language)
        return WORDS.say(language, "question-response-wage", seat=name, list=cards, n=payment.amount)
    if payment.has(inc.IS_NEW_DECK):
        return WORDS.say(language, "question-response-new-deck", seat=name, n=payment.amount)
    receiver = "seat" if payment.other >= 0 else "pot" if payment.other == fx.POT else "inn"
    return WORDS.say(
        language,
        "question-response-payment",
        seat=name,
        n=payment.amount,
        to=receiver,
        other=names.seat(max(0, payment.other)),
    )
