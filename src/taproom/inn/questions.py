"""What a player is asked, and what each answer would mean."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.asking import (
    ACCEPT,
    ACTION_PHASE,
    ALTERNATIVE,
    ASK_ACTION,
    ASK_ALTERNATIVE,
    ASK_ANOTHER,
    ASK_BUY,
    ASK_DISCARD,
    ASK_DISCARD_TO,
    ASK_KEEP,
    ASK_MAY,
    ASK_MOVE,
    ASK_NEXT_EFFECT,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_PUT_ON_DECK,
    ASK_RESPONSE,
    ASK_SHARE,
    ASK_STANDING,
    ASK_TAKE_BACK,
    ASK_TARGETS,
    ASK_WHICH_DRINK,
    BUY,
    DISCARD_PHASE,
    DRINK_PHASE,
    EFFECT,
    KEEP,
    NUMBER,
    ORDER,
    ORDER_PHASE,
    PASS,
    PLAY,
    SELL,
    SHARE,
    STAND,
    TAKE_DRINK,
    TARGETS,
)
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import servings
from taproom.inn.rules.position import Position
from taproom.inn.rules.steps import AT_EDGE, AT_LAST_CHANCE, NOBODY, ON_INCIDENT, Step
from taproom.inn.vocabulary import (
    WORDS,
    component_title,
    effect_text,
    mode_text,
    playing,
    seat_name,
    seat_names,
    title,
    titles,
)
from taproom.table.decisions import Decision, Option

QUESTIONS: Final = {
    ASK_RESPONSE: "response",
    ASK_DISCARD: "discard",
    ASK_ACTION: "action",
    ASK_ORDER: "order",
    ASK_MOVE: "move",
    ASK_SHARE: "share",
    ASK_MAY: "may",
    ASK_DISCARD_TO: "discard-to",
    ASK_NEXT_EFFECT: "next-effect",
    ASK_WHICH_DRINK: "which-drink",
    ASK_TARGETS: "targets",
    ASK_NUMBER: "number",
    ASK_ALTERNATIVE: "alternative",
    ASK_STANDING: "standing",
    ASK_KEEP: "keep",
    ASK_BUY: "buy",
    ASK_ANOTHER: "another",
    ASK_PUT_ON_DECK: "put-on-deck",
    ASK_TAKE_BACK: "take-back",
}
"""The id under which each kind of question is put into words."""

VERBS: Final = {
    PASS: "pass",
    PLAY: "play",
    ORDER: "order",
    SHARE: "share",
    ACCEPT: "accept",
    EFFECT: "effect",
    TAKE_DRINK: "take-drink",
    TARGETS: "targets",
    NUMBER: "number",
    ALTERNATIVE: "alternative",
    STAND: "stand",
    KEEP: "keep",
    SELL: "sell",
    BUY: "buy",
}
"""The id under which each kind of answer is put into words."""

_EDGES: Final = {
    DISCARD_PHASE: "before",
    DISCARD_PHASE | ACTION_PHASE: "discard",
    ACTION_PHASE | ORDER_PHASE: "action",
    ORDER_PHASE | DRINK_PHASE: "order",
}


def decision(position: Position, seat: int, language: str) -> str:
    """The question put to the seat; empty if it is not asked anything that people are asked."""
    asked = position.decision(seat)
    step = position.asker
    if asked is None or step is None or asked.kind not in QUESTIONS:
        return ""
    message = f"question-{QUESTIONS[asked.kind]}"
    if asked.kind == ASK_RESPONSE:
        return moment_text(position, step, language)
    if asked.kind == ASK_MOVE:
        control = position.control
        return WORDS.say(
            language,
            message,
            n=position.pot,
            control="nobody" if control == NOBODY else "somebody",
            seat=seat_name(position, max(0, control), language),
        )
    card = _card_in_question(position, asked, language)
    if asked.kind == ASK_BUY:
        offer = asked.options[-1]
        price = position.table.cards[offer.subject].price
        return WORDS.say(language, message, card=card, n=price, seat=seat_name(position, offer.targets[0], language))
    return WORDS.say(language, message, n=asked.fewest, card=card)


def _card_in_question(position: Position, asked: Decision, language: str) -> str:
    """The Drink that may be shared, or the card that offers something."""
    for option in asked.options:
        if option.verb in (SHARE, TARGETS, NUMBER, BUY):
            return title(position, option.subject, language)
        if option.verb == ACCEPT:
            offering = position.incidents[option.about]
            if offering.card >= 0:
                return title(position, offering.card, language)
            number = offering.amount - position.table.firsts[offering.seat]
            return component_title(position, offering.seat, number, language)
    return ""


def moment_text(position: Position, step: Step, language: str) -> str:
    """What there is to respond to."""
    if step.window == ON_INCIDENT:
        return _incident(position, position.incidents[step.incident], language)
    name = seat_name(position, step.seat, language)
    if step.window == AT_EDGE:
        phase = _EDGES.get(step.amount, "end")
        return WORDS.say(language, "question-response-edge", seat=name, phase=phase)
    if step.window == AT_LAST_CHANCE:
        return WORDS.say(language, "question-response-last-chance", seat=name)
    return WORDS.say(language, "question-response-move", seat=name, n=position.pot)


def _incident(position: Position, incident: Incident, language: str) -> str:
    kind = incident.kind
    if kind == inc.DRINK:
        return _drinks(position, incident.group, language)
    name = seat_name(position, incident.seat, language)
    if kind == inc.PAYMENT:
        return _payment(position, incident, language)
    if kind == inc.WON:
        return WORDS.say(language, "question-response-won", seat=name, n=position.pot)
    card = title(position, incident.card, language)
    if kind == inc.LOST:
        other = seat_name(position, incident.other, language)
        return WORDS.say(language, "question-response-lost", seat=name, card=card, other=other)
    if kind == inc.EVENT:
        return WORDS.say(language, "question-response-event", seat=name, card=card)
    if not incident.targets:
        return WORDS.say(language, "question-response-card", seat=name, card=card)
    targets = seat_names(position, list(dict.fromkeys(incident.targets)), language)
    return WORDS.say(language, "question-response-card-on", seat=name, card=card, targets=targets)


def _drinks_now(position: Position, group: int) -> list[Incident]:
    """The Drinks of the moment that will still be drunk."""
    gone = inc.DONE | inc.NEGATED | inc.DRUNK
    found: list[Incident] = []
    for drink in position.incidents[group:]:
        if drink.group == group and drink.flags & gone == 0 and not drink.is_ignored_by(drink.seat):
            found.append(drink)
    return found


def _drinks(position: Position, group: int, language: str) -> str:
    """All Drinks of the moment, each with what it holds by now."""
    said = [
        WORDS.say(
            language,
            "drink-of",
            list=titles(position, list(drink.cards), language),
            seat=seat_name(position, drink.seat, language),
            n=servings.totals(position, drink, drink.seat)[servings.ALCOHOL],
        )
        for drink in _drinks_now(position, group)
    ]
    if not said:
        # Everything poured was Negated or Ignored, and that can be answered too.
        return WORDS.say(language, "question-response-no-drink")
    return WORDS.say(language, "question-response-drink", list="; ".join(said))


def _payment(position: Position, payment: Incident, language: str) -> str:
    name = seat_name(position, payment.seat, language)
    if payment.has(inc.IS_ANTE):
        return WORDS.say(language, "question-response-ante", seat=name, n=payment.amount)
    if payment.has(inc.IS_NEW_DECK):
        return WORDS.say(language, "question-response-new-deck", seat=name, n=payment.amount)
    receiver = "seat" if payment.other >= 0 else "pot" if payment.other == fx.POT else "inn"
    return WORDS.say(
        language,
        "question-response-payment",
        seat=name,
        n=payment.amount,
        to=receiver,
        other=seat_name(position, max(0, payment.other), language),
    )


def option(position: Position, seat: int, choice: int, language: str) -> str:
    """What choosing this would mean; empty if the seat is not asked anything."""
    asked = position.decision(seat)
    return "" if asked is None else option_of(position, asked, choice, language)


def option_of(position: Position, asked: Decision, choice: int, language: str) -> str:
    """What choosing this would mean."""
    if asked.is_pick():
        cards = [card for place, card in enumerate(asked.candidates) if (choice >> place) & 1]
        return WORDS.say(language, "option-pick", list=titles(position, cards, language))
    chosen = asked.options[choice]
    message = f"option-{VERBS[chosen.verb]}"
    if chosen.verb == PASS:
        return WORDS.say(language, f"{message}-{QUESTIONS[asked.kind]}")
    if chosen.verb == PLAY:
        return _play(position, asked, chosen, language)
    if chosen.verb == TAKE_DRINK:
        return WORDS.say(
            language, message, list=titles(position, list(position.incidents[chosen.about].cards), language)
        )
    if chosen.verb == EFFECT:
        return WORDS.say(language, f"{message}-{'draw' if chosen.mode == servings.DRAWN else 'discard'}")
    if chosen.verb == ACCEPT:
        return WORDS.say(language, message)
    if chosen.verb in (NUMBER, ALTERNATIVE):
        text = effect_text(position, position.incidents[chosen.about], chosen.mode, chosen.verb == NUMBER, language)
        return WORDS.say(language, message, text=text)
    return _with_card(position, chosen, message, language)


def _with_card(position: Position, chosen: Option, message: str, language: str) -> str:
    """Answers that name a card, a player, or both."""
    if chosen.verb == TARGETS:
        targets = [target for target in chosen.targets if target >= 0]
        return WORDS.say(language, message, targets=seat_names(position, targets, language))
    if chosen.verb in (STAND, KEEP, SELL, BUY):
        price = position.table.cards[chosen.subject].price
        name = seat_name(position, chosen.targets[0] if chosen.targets else 0, language)
        return WORDS.say(language, message, card=title(position, chosen.subject, language), seat=name, n=price)
    return WORDS.say(language, message, seat=seat_name(position, chosen.targets[0], language))


def _play(position: Position, asked: Decision, chosen: Option, language: str) -> str:
    """The card, on whom; which of its texts and in answer to what only where that is not clear already."""
    words = playing(position, chosen.subject, chosen.targets, language)
    answers = modes = False
    for other in asked.options:
        if other.subject == chosen.subject:
            answers = answers or other.about != chosen.about
            modes = modes or other.mode != chosen.mode
    if answers and chosen.about >= 0:
        what = _about(position, chosen.about, language)
        words = WORDS.say(language, "option-to", option=words, what=what)
    if modes:
        text = mode_text(position, chosen.subject, chosen.mode, language)
        words = WORDS.say(language, "option-with", option=words, text=text)
    return words


def _about(position: Position, number: int, language: str) -> str:
    incident = position.incidents[number]
    name = seat_name(position, incident.seat, language)
    if incident.kind == inc.DRINK:
        drinks = titles(position, list(incident.cards), language)
        before = [other for other in _drinks_now(position, incident.group) if other.seat == incident.seat]
        if len(before) < 2:
            return WORDS.say(language, "about-drink", seat=name, list=drinks)
        # Several stand before the same player: they are told apart in the order in which the question lists them.
        place = before.index(incident) + 1 if incident in before else 0
        return WORDS.say(language, "about-drink-numbered", seat=name, list=drinks, number=place)
    if incident.kind == inc.PAYMENT:
        return WORDS.say(language, "about-payment", seat=name)
    if incident.kind == inc.LOST:
        return WORDS.say(language, "about-loss", seat=name)
    if incident.kind == inc.WON:
        return WORDS.say(language, "about-win", seat=name)
    return WORDS.say(language, "about-card", seat=name, card=title(position, incident.card, language))
