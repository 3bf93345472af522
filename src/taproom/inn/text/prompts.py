"""What a player is asked, and what each answer would mean."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import (
    ACCEPT,
    ACTIVATE,
    ALTERNATIVE,
    ANTE_FORTITUDE,
    ASK_ACTION,
    ASK_ALTERNATIVE,
    ASK_ANOTHER,
    ASK_ANTE,
    ASK_BID,
    ASK_BUY,
    ASK_CHAMPION,
    ASK_CHOSEN_DISCARD,
    ASK_COMMAND,
    ASK_CRAWL,
    ASK_DISCARD,
    ASK_DISCARD_ANY,
    ASK_DISCARD_TO,
    ASK_FIRE,
    ASK_FREE_CARD,
    ASK_GATHER,
    ASK_GROW,
    ASK_HARVEST,
    ASK_JOIN,
    ASK_KEEP,
    ASK_LENT,
    ASK_MAY,
    ASK_MOVE,
    ASK_NEXT_DRINKER,
    ASK_NEXT_EFFECT,
    ASK_NUMBER,
    ASK_OPENING_CARD,
    ASK_ORDER,
    ASK_PART,
    ASK_PILE,
    ASK_PLOT,
    ASK_PURCHASE,
    ASK_PUT_ON_DECK,
    ASK_REPLANT,
    ASK_RESPONSE,
    ASK_ROOM,
    ASK_SECRET_BID,
    ASK_SEND_AWAY,
    ASK_SHARE,
    ASK_SPEND,
    ASK_STANDING,
    ASK_TAKE_BACK,
    ASK_TARGETS,
    ASK_WAGE,
    ASK_WARES,
    ASK_WHICH_DRINK,
    BID,
    BUY,
    CHAMPION,
    CRAWL,
    DISMISS,
    DRINK_NOW,
    EFFECT,
    GATHER,
    GROW,
    HARVEST,
    KEEP,
    NUMBER,
    ORDER,
    PASS,
    PAY_WAGE,
    PLAY,
    PLOT,
    POTION,
    PURCHASE,
    REPLANT,
    SELL,
    SHARE,
    SPEND,
    STAND,
    TAKE_CARD,
    TAKE_DRINK,
    TAKE_IN,
    TAKE_PILE,
    TARGETS,
    WEED,
)
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.bids import BIDS
from taproom.inn.rules import damage, drink_totals, growing, in_play, piles
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.steps import NOBODY, Step
from taproom.inn.text.moments import cause, drinks_now, moment_text
from taproom.inn.text.names import (
    WORDS,
    Plain,
    component_title,
    effect_text,
    mode_text,
    playing,
    required,
    seat_name,
    seat_names,
    title,
    titles,
)
from taproom.kernel.decisions import Decision, Option

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
    ASK_CHAMPION: "champion",
    ASK_NEXT_DRINKER: "next-drinker",
    ASK_PURCHASE: "purchase",
    ASK_OPENING_CARD: "opening-card",
    ASK_CHOSEN_DISCARD: "chosen-discard",
    ASK_LENT: "lent",
    ASK_WAGE: "wage",
    ASK_SPEND: "spend",
    ASK_HARVEST: "harvest",
    ASK_ROOM: "room",
    ASK_GROW: "grow",
    ASK_REPLANT: "replant",
    ASK_GATHER: "gather",
    ASK_PART: "part",
    ASK_PILE: "pile",
    ASK_FREE_CARD: "free-card",
    ASK_COMMAND: "command",
    ASK_BID: "bid",
    ASK_SECRET_BID: "secret-bid",
    ASK_JOIN: "join",
    ASK_WARES: "wares",
    ASK_ANTE: "ante",
    ASK_DISCARD_ANY: "discard-any",
    ASK_CRAWL: "crawl",
    ASK_PLOT: "plot",
    ASK_FIRE: "fire",
    ASK_SEND_AWAY: "send-away",
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
    CHAMPION: "champion",
    DRINK_NOW: "drink-now",
    POTION: "potion",
    PURCHASE: "purchase",
    TAKE_IN: "take-in",
    TAKE_CARD: "take-card",
    ACTIVATE: "activate",
    PAY_WAGE: "pay-wage",
    DISMISS: "dismiss",
    SPEND: "spend",
    HARVEST: "harvest",
    WEED: "weed",
    GROW: "grow",
    REPLANT: "replant",
    GATHER: "gather",
    TAKE_PILE: "take-pile",
    BID: "bid",
    ANTE_FORTITUDE: "ante-fortitude",
    CRAWL: "crawl",
    PLOT: "plot",
}
"""The id under which each kind of answer is put into words."""

POTION_KINDS: Final = {fx.FORTITUDE: "fortitude", fx.ALCOHOL: "alcohol", fx.GOLD: "gold"}
"""What a Potion Token can be traded in for (R52.1.1)."""


def decision(position: InnState, seat: int, language: str) -> str:
    """The question put to the seat; empty if it is not asked anything that people are asked."""
    asked = position.decision(seat)
    step = position.asker
    if asked is None or step is None or asked.kind not in QUESTIONS:
        return ""
    message = f"question-{QUESTIONS[asked.kind]}"
    if asked.kind == ASK_RESPONSE:
        return moment_text(position, step, language, seat)
    if asked.kind == ASK_MOVE:
        control = position.control
        return WORDS.say(
            language,
            message,
            n=position.pot,
            control="nobody" if control == NOBODY else "somebody",
            seat=Plain(position, language, seat).seat(max(0, control)),
        )
    if asked.kind == ASK_PURCHASE:
        name, left = purse(position, seat, asked.options[-1].mode, language)
        return WORDS.say(language, message, name=name, n=left)
    if asked.kind == ASK_FIRE:
        number = step.amount - position.setup.firsts[seat]
        return WORDS.say(language, message, name=component_title(position, seat, number, language))
    if asked.kind == ASK_CHOSEN_DISCARD:
        return WORDS.say(language, message, seat=seat_name(position, asked.options[0].targets[0], language))
    if asked.kind in (ASK_BID, ASK_SECRET_BID, ASK_JOIN, ASK_WARES, ASK_ANTE):
        return _of_event(position, step, asked, language, seat)
    card = _card_in_question(position, asked, language)
    if asked.kind == ASK_BUY:
        offer = asked.options[-1]
        price = position.setup.cards[offer.subject].price
        return WORDS.say(language, message, card=card, n=price, seat=seat_name(position, offer.targets[0], language))
    return WORDS.say(language, message, n=asked.most if asked.kind == ASK_SEND_AWAY else asked.fewest, card=card)


def purse(position: InnState, seat: int, number: int, language: str) -> tuple[str, int]:
    """What the cards of a seat's component are bought with, and how much of it there is."""
    track = position.setup.components[position.setup.component(seat, number)].track
    return component_title(position, seat, track, language), position.mark(seat, track)


def _of_event(position: InnState, step: Step, asked: Decision, language: str, reader: int) -> str:
    """What an Event asks: a bid, a purchase, whether to join in, how to ante."""
    incident = position.incidents[step.incident]
    message = f"question-{QUESTIONS[asked.kind]}"
    card = title(position, incident.card, language)
    if asked.kind == ASK_ANTE:
        return WORDS.say(language, message, n=step.amount)
    if asked.kind == ASK_WARES:
        sale = damage.mode_of(position, incident).code[step.amount]
        return WORDS.say(language, message, card=card, n=sale.extra)
    highest = incident.highest_bid() if asked.kind == ASK_BID else 0
    bidder = Plain(position, language, reader).seat(max(0, incident.highest_bidder()))
    thing = thing_bid(position, incident.card)
    some = "some" if highest else "none"
    return WORDS.say(language, message, card=card, highest=some, n=highest, seat=bidder, thing=thing)


def thing_bid(position: InnState, card: int) -> str:
    """What is bid by the text of a card, where messages choose by it."""
    for mode in position.setup.cards[card].modes:
        for effect in mode.code:
            if effect.word in BIDS:
                return str(comparisons.named(effect.extra)["thing"])
    return "gold"


def _card_in_question(position: InnState, asked: Decision, language: str) -> str:
    """The Drink that may be shared, or the card that offers something."""
    for option in asked.options:
        if option.verb in (SHARE, TARGETS, NUMBER, BUY, CHAMPION, PLAY, SPEND, HARVEST):
            return title(position, option.subject, language)
        if option.verb == CRAWL:
            return title(position, position.incidents[option.about].cards[-1], language)
        if option.verb == ACCEPT:
            offering = position.incidents[option.about]
            if offering.card >= 0:
                return title(position, offering.card, language)
            number = offering.amount - position.setup.firsts[offering.seat]
            return component_title(position, offering.seat, number, language)
    return ""


def option(position: InnState, seat: int, choice: int, language: str) -> str:
    """What choosing this would mean; empty if the seat is not asked anything."""
    asked = position.decision(seat)
    return "" if asked is None else option_of(position, asked, choice, language)


def option_of(position: InnState, asked: Decision, choice: int, language: str) -> str:
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
        kind = {drink_totals.DRAWN: "draw", drink_totals.DISCARDED: "discard"}.get(chosen.mode, "further")
        return WORDS.say(language, f"{message}-{kind}", card=title(position, chosen.subject, language))
    if chosen.verb == ACCEPT:
        return WORDS.say(language, f"{message}-join" if asked.kind == ASK_JOIN else message)
    if chosen.verb == PURCHASE:
        return _purchase(position, asked, chosen, language)
    if chosen.verb == BID:
        return WORDS.say(language, message, n=chosen.mode, thing=thing_bid(position, chosen.subject))
    if chosen.verb == TAKE_PILE:
        return WORDS.say(
            language,
            message,
            list=titles(position, piles.pile(position.incidents[chosen.about], chosen.mode), language),
        )
    if chosen.verb in (ANTE_FORTITUDE, SPEND):
        return WORDS.say(language, message, n=chosen.mode)
    if chosen.verb in (HARVEST, WEED, GROW):
        return _growing(position, asked.seat, chosen, message, language)
    if chosen.verb == TAKE_IN:
        wanted = required(position, asked.seat, chosen.subject, language)
        return WORDS.say(language, message, card=title(position, chosen.subject, language), list=wanted)
    if chosen.verb == POTION:
        return WORDS.say(language, message, what=POTION_KINDS[chosen.mode])
    if chosen.verb in (PAY_WAGE, DISMISS):
        return WORDS.say(language, message, card=title(position, chosen.subject, language), n=chosen.mode)
    if chosen.verb == CRAWL:
        home = chosen.subject < 0
        card = "" if home else title(position, chosen.subject, language)
        return WORDS.say(language, f"{message}-home" if home else message, card=card)
    if chosen.verb in (NUMBER, ALTERNATIVE):
        text = effect_text(position, position.incidents[chosen.about], chosen.mode, chosen.verb == NUMBER, language)
        return WORDS.say(language, message, text=text)
    return _with_card(position, chosen, message, language)


def _purchase(position: InnState, asked: Decision, chosen: Option, language: str) -> str:
    """The side deck a card is taken from, and its price."""
    component = component_title(position, asked.seat, chosen.mode, language)
    if asked.kind in (ASK_OPENING_CARD, ASK_FREE_CARD):
        return WORDS.say(language, "option-purchase-free", component=component)
    name, _ = purse(position, asked.seat, chosen.mode, language)
    price = position.setup.components[position.setup.component(asked.seat, chosen.mode)].price
    return WORDS.say(language, "option-purchase", component=component, name=name, n=price)


def _growing(position: InnState, seat: int, chosen: Option, message: str, language: str) -> str:
    """Cards that grow, each with the number it has reached."""
    if chosen.verb == HARVEST:
        cards = growing.picked(growing.growing(position, seat), chosen.mode)
        worth = sum([growing.value(position, card) for card in cards])
        texts = [position.setup.faces[card].number for card in cards]
        return WORDS.say(language, message, list=titles(position, texts, language), n=worth)
    values = position.setup.cards[chosen.subject].values[chosen.mode : chosen.mode + 2]
    return WORDS.say(language, message, card=title(position, chosen.subject, language), n=values[0], next=values[-1])


def _with_card(position: InnState, chosen: Option, message: str, language: str) -> str:
    """Answers that name a card, a player, or both."""
    if chosen.verb in (ACTIVATE, GATHER):
        card = title(position, chosen.subject, language)
        if not chosen.targets:
            return WORDS.say(language, message, card=card)
        return WORDS.say(
            language, f"{message}-on", card=card, targets=seat_names(position, list(chosen.targets), language)
        )
    if chosen.verb == TARGETS:
        targets = [target for target in chosen.targets if target >= 0]
        return WORDS.say(language, message, targets=seat_names(position, targets, language))
    if chosen.verb in (STAND, KEEP, SELL, BUY, TAKE_CARD, REPLANT, PLOT):
        price = position.setup.cards[chosen.subject].price
        name = seat_name(position, chosen.targets[0] if chosen.targets else 0, language)
        return WORDS.say(language, message, card=title(position, chosen.subject, language), seat=name, n=price)
    return WORDS.say(language, message, seat=seat_name(position, chosen.targets[0], language))


def _play(position: InnState, asked: Decision, chosen: Option, language: str) -> str:
    """The card, on whom; which of its texts and in answer to what only where that is not clear already."""
    targets, helped = _picked(position, chosen)
    words = playing(position, chosen.subject, targets, language)
    if position.setup.cards[chosen.subject].modes[chosen.mode].is_scheme:
        words = WORDS.say(language, "option-scheme", option=words)
    if helped >= 0:
        words = WORDS.say(language, "option-for", option=words, seat=seat_name(position, helped, language))
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


def _picked(position: InnState, chosen: Option) -> tuple[tuple[int, ...], int]:
    """Whom a play is on, and the teammate in whose place it is played, if it says so (D53.1)."""
    picks = len(position.setup.cards[chosen.subject].modes[chosen.mode].picks)
    targets = tuple([target for target in chosen.targets if target >= 0])
    if chosen.about < 0 or len(chosen.targets) <= picks or in_play.doer(position, chosen.about) >= 0:
        return targets, -1
    return chosen.targets[:picks], chosen.targets[picks]


def _about(position: InnState, number: int, language: str) -> str:
    incident = position.incidents[number]
    name = seat_name(position, incident.seat, language)
    if incident.kind == inc.DRINK:
        drinks = titles(position, list(incident.cards), language)
        before = [other for other in drinks_now(position, incident.group) if other.seat == incident.seat]
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
    return WORDS.say(language, "about-card", seat=name, card=cause(position, incident, language))
