"""The viewer's own hand, and the answers to what it is asked."""

from typing import Final

import msgspec

from taproom.inn.board.questions import (
    ACTIVATE,
    ASK_CHAMPION,
    ASK_NEXT_DRINKER,
    ASK_ORDER,
    ASK_RESPONSE,
    GATHER,
    GROW,
    HARVEST,
    ORDER,
    PLAY,
    SHARE,
    TARGETS,
    WEED,
)
from taproom.inn.effects import program as fx
from taproom.inn.presentation.names import TableNames
from taproom.inn.presentation.types import InnHandCard
from taproom.inn.rules import gambling, ordering, phases
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.reasons import ALLOWED, NO_MOMENT
from taproom.inn.text.prompts import QUESTIONS, VERBS, decision, option_of
from taproom.kernel.decisions import Decision, Option
from taproom.presentation.types import Ask, OptionShown

_OF_THE_TEAM: Final = (ASK_CHAMPION, ASK_ORDER, ASK_NEXT_DRINKER)
_PICK: Final = "pick"
_BETWEEN_WINDOWS: Final = (phases.Action, ordering.OrderDrink, gambling.Move)
"""Steps that ask between two windows: which step asks is public, whether it leaves a choice is not."""
_AIMED: Final = (PLAY, ACTIVATE, GATHER, ORDER, SHARE, TARGETS)
_WITH_WAYS: Final = (PLAY, ACTIVATE, HARVEST, WEED, GROW)
"""Of cards that grow the way is which of them are meant: all in a mask, or one by how far it has grown."""


def hand_shown(position: InnState, seat: int, names: TableNames) -> tuple[InnHandCard, ...]:
    """Every card of the seat's own, with what can be done with it now, or why nothing can; plotted ones come last."""
    if seat < 0:
        return ()
    asked = position.decision(seat)
    if asked is not None:
        return _asked_hand(position, seat, asked, names)
    hand = position.hand_texts(seat)
    shown = [_refused(names, position, card, position.why_not(seat, card, None)) for card in hand]
    return (*shown, *_plotted(position, seat, None, names))


def _asked_hand(position: InnState, seat: int, asked: Decision, names: TableNames) -> tuple[InnHandCard, ...]:
    """With the choices that use each card."""
    hand = position.hand_texts(seat)
    used = _uses(position, asked, False)
    shown = [_card(names, position, seat, card, asked, used.get(card)) for card in hand]
    if asked.is_pick():
        shown = [_next_of(card, hand, place) for place, card in enumerate(shown)]
    return (*shown, *_plotted(position, seat, asked, names))


def _plotted(position: InnState, seat: int, asked: Decision | None, names: TableNames) -> list[InnHandCard]:
    """The cards the seat has plotted: of them only Schemes are ever played (R33.1.3)."""
    zone = position.setup.places.plotted[seat]
    if zone == NO_ZONE:
        return []
    used = {} if asked is None or asked.is_pick() else _uses(position, asked, True)
    shown = [
        _card(names, position, seat, card, asked, used.get(card), True) for card in sorted(position.zones.texts(zone))
    ]
    return [msgspec.structs.replace(card, plotted=True) for card in shown]


def _uses(position: InnState, decision: Decision, plotted: bool) -> dict[int, list[int]]:
    """For each card the choices that use it. Of a pick each copy has a candidate of its own."""
    cards = position.setup.cards
    used: dict[int, list[int]] = {}
    if decision.is_pick():
        for place, card in enumerate(decision.candidates):
            used.setdefault(card, []).append(1 << place)
    else:
        for choice, one in enumerate(decision.options):
            scheme = one.verb == PLAY and cards[one.subject].modes[one.mode].is_scheme
            if one.subject >= 0 and one.verb not in (ACTIVATE, HARVEST) and scheme == plotted:
                used.setdefault(one.subject, []).append(choice)
    return used


def _next_of(card: InnHandCard, hand: list[int], place: int) -> InnHandCard:
    """A copy in a pick has its own candidate."""
    if len(card.options) < 2:
        return card
    copy = hand[:place].count(card.number)
    mine = card.options[copy : copy + 1]
    return InnHandCard(card.number, card.card, card.playable, mine, card.why, card.rules, card.plotted)


def _card(
    names: TableNames,
    position: InnState,
    seat: int,
    card: int,
    asked: Decision | None,
    used: list[int] | None,
    plotted: bool = False,
) -> InnHandCard:
    reason = position.why_not(seat, card, None if used is None else asked, plotted)
    if reason == ALLOWED:
        return InnHandCard(card, names.keys[card], True, () if used is None else tuple(used), "", (), plotted)
    found = _refused(names, position, card, reason)
    return found if used is None else msgspec.structs.replace(found, options=tuple(used))


def _refused(names: TableNames, position: InnState, card: int, reason: int) -> InnHandCard:
    """An Anytime Card is only kept waiting by an open question: it comes before or after that (D4.3)."""
    if reason == NO_MOMENT and position.setup.cards[card].types & fx.ANYTIME and _is_between(position):
        return names.waiting(position, card)
    return names.refused(position, card, reason)


def _is_between(position: InnState) -> bool:
    """Whether what is asked lies between two windows for Anytime Cards, and not within something done in one go."""
    return isinstance(position.asker, _BETWEEN_WINDOWS)


def ask_shown(position: InnState, seat: int, names: TableNames) -> Ask:
    """The question put to the seat, with all its answers."""
    asked = position.decision(seat)
    assert asked is not None, "a seat that is shown a question has one"
    step = position.asker
    if asked.kind == ASK_RESPONSE and step is not None:
        text = names.moment(position, step, seat)
    else:
        text = decision(position, seat, names.language)
    if asked.is_pick():
        options = [_candidate(position, asked, names, place, card) for place, card in enumerate(asked.candidates)]
    else:
        options = [_option(position, names, asked, choice) for choice in range(len(asked.options))]
    return Ask(QUESTIONS.get(asked.kind, ""), text, tuple(options), _asked_too(position, seat, asked))


def _asked_too(position: InnState, seat: int, asked: Decision) -> tuple[int, ...]:
    """The teammates who may answer for the seat as well (D50.2); everybody has an Action and a hand of their own."""
    if asked.kind not in _OF_THE_TEAM:
        return ()
    return tuple([other for other in position.asked() if other != seat])


def _candidate(position: InnState, asked: Decision, names: TableNames, place: int, card: int) -> OptionShown:
    text = option_of(position, asked, 1 << place, names.language)
    words = names.card(position, card)
    return OptionShown(1 << place, _PICK, card, words.key, words.title, 0, "", (), -1, (), text)


def _option(position: InnState, names: TableNames, asked: Decision, choice: int) -> OptionShown:
    one = asked.options[choice]
    card = one.subject
    return OptionShown(
        choice=choice,
        verb=VERBS[one.verb],
        number=position.handle(one),
        card=names.keys[card] if card >= 0 else "",
        title=names.card(position, card).title if card >= 0 else "",
        way=one.mode if one.verb in _WITH_WAYS else 0,
        way_text=_way(position, names, one),
        targets=tuple([target for target in one.targets if target >= 0]) if one.verb in _AIMED else one.targets,
        about=one.about,
        amounts=(),
        text=option_of(position, asked, choice, names.language),
    )


def _way(position: InnState, names: TableNames, one: Option) -> str:
    if one.verb != PLAY or len(position.setup.cards[one.subject].modes) < 2:
        return ""
    return names.way(position, one.subject, one.mode)
