"""The viewer's own hand, and the answers to what it is asked."""

from typing import Final

import msgspec

from taproom.inn.questions import QUESTIONS, VERBS, decision, option_of
from taproom.inn.rules.position import Position
from taproom.inn.rules.reasons import ALLOWED, refusal
from taproom.inn.shown import InnHandCard
from taproom.inn.shown.names import HandShown, TableNames
from taproom.inn.state import ORDER, PLAY, SHARE, TARGETS
from taproom.inn.words import refusal as refusal_text
from taproom.shown import Ask, OptionShown
from taproom.table.decisions import Decision, Option

_PICK: Final = "pick"
_REASON_BITS: Final = 8
_AIMED: Final = (PLAY, ORDER, SHARE, TARGETS)


def hand_shown(position: Position, seat: int, names: TableNames) -> tuple[InnHandCard, ...]:
    """Every card of the seat's own, with what can be done with it now, or why nothing can.

    The very same as long as nothing of it changes; and so is each card that cannot be played.
    """
    if seat < 0:
        return ()
    asked = position.decision(seat)
    if asked is not None:
        return _asked_hand(position, seat, asked, names)
    hand = position.hands[seat]
    before = names.hands[seat]
    known = len(before.cards)
    same = len(hand) == known
    why: list[int] = []
    shown: list[InnHandCard] = []
    for place, card in enumerate(hand):
        reason = position.why_not(seat, card, None)
        why.append(reason)
        if place < known and before.cards[place] == card and before.reasons[place] == reason:
            shown.append(before.shown[place])
        else:
            same = False
            shown.append(_refused(names, reason, position, card))
    if not same:
        before = names.hands[seat] = HandShown(hand[:], why, tuple(shown))
    return before.shown


def _asked_hand(position: Position, seat: int, asked: Decision, names: TableNames) -> tuple[InnHandCard, ...]:
    """With the choices that use each card."""
    hand = position.hands[seat]
    used = _uses(asked)
    shown = [_card(names, position, seat, card, asked, used.get(card)) for card in hand]
    if asked.is_pick():
        shown = [_next_of(card, hand, place) for place, card in enumerate(shown)]
    return tuple(shown)


def _uses(decision: Decision) -> dict[int, list[int]]:
    """For each card the choices that use it. Of a pick each copy has a candidate of its own."""
    used: dict[int, list[int]] = {}
    if decision.is_pick():
        for place, card in enumerate(decision.candidates):
            used.setdefault(card, []).append(1 << place)
    else:
        for choice, one in enumerate(decision.options):
            if one.subject >= 0:
                used.setdefault(one.subject, []).append(choice)
    return used


def _next_of(card: InnHandCard, hand: list[int], place: int) -> InnHandCard:
    """A copy in a pick has its own candidate."""
    if len(card.options) < 2:
        return card
    copy = hand[:place].count(card.number)
    mine = card.options[copy : copy + 1]
    return InnHandCard(card.number, card.card, card.playable, mine, card.why, card.rules)


def _card(
    names: TableNames, position: Position, seat: int, card: int, asked: Decision, used: list[int] | None
) -> InnHandCard:
    if used is None:
        return _refused(names, position.why_not(seat, card, None), position, card)
    reason = position.why_not(seat, card, asked)
    if reason == ALLOWED:
        return InnHandCard(card, names.keys[card], True, tuple(used), "", ())
    return msgspec.structs.replace(_refused(names, reason, position, card), options=tuple(used))


def _refused(names: TableNames, reason: int, position: Position, card: int) -> InnHandCard:
    # Card and reason are all that the words are made of: they are never told of another reason or another seat's card.
    key = card << _REASON_BITS | reason
    found = names.whys.get(key)
    if found is None:
        why = refusal(reason, card)
        rules = tuple([rule for rule in (why.rule, *why.also) if rule])
        text = refusal_text(position, why, names.language)
        found = names.whys[key] = InnHandCard(card, names.keys[card], False, (), text, rules)
    return found


def ask_shown(position: Position, seat: int, names: TableNames) -> Ask:
    """The question put to the seat, with all its answers."""
    asked = position.decision(seat)
    assert asked is not None, "whoever is shown a question has one"
    text = decision(position, seat, names.language)
    if asked.is_pick():
        options = [_candidate(position, asked, names, place, card) for place, card in enumerate(asked.candidates)]
    else:
        options = [_option(position, names, asked, choice) for choice in range(len(asked.options))]
    return Ask(QUESTIONS.get(asked.kind, ""), text, tuple(options))


def _candidate(position: Position, asked: Decision, names: TableNames, place: int, card: int) -> OptionShown:
    text = option_of(position, asked, 1 << place, names.language)
    return OptionShown(1 << place, _PICK, card, names.keys[card], names.bare(card), 0, "", (), -1, (), text)


def _option(position: Position, names: TableNames, asked: Decision, choice: int) -> OptionShown:
    one = asked.options[choice]
    card = one.subject
    return OptionShown(
        choice=choice,
        verb=VERBS[one.verb],
        number=card,
        card=names.keys[card] if card >= 0 else "",
        title=names.bare(card) if card >= 0 else "",
        way=one.mode if one.verb == PLAY else 0,
        way_text=_way(position, names, one),
        targets=tuple([target for target in one.targets if target >= 0]) if one.verb in _AIMED else one.targets,
        about=one.about,
        amounts=(),
        text=option_of(position, asked, choice, names.language),
    )


def _way(position: Position, names: TableNames, one: Option) -> str:
    if one.verb != PLAY or len(position.table.cards[one.subject].modes) < 2:
        return ""
    return names.way(position, one.subject, one.mode)
