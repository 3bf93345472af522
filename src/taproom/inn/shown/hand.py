"""The viewer's own hand, and the answers to what it is asked."""

from typing import Final

import msgspec

from taproom.inn.questions import QUESTIONS, VERBS
from taproom.inn.rules.position import Position
from taproom.inn.rules.reasons import ALLOWED, refusal
from taproom.inn.shown import InnHandCard
from taproom.inn.shown.names import TableNames
from taproom.inn.state import ORDER, PLAY, SHARE, TARGETS
from taproom.inn.words import decision, option
from taproom.inn.words import refusal as refusal_text
from taproom.shown import Ask, OptionShown
from taproom.table.decisions import Decision, Option

_PICK: Final = "pick"
_REASON_BITS: Final = 8
_AIMED: Final = (PLAY, ORDER, SHARE, TARGETS)


def hand_shown(position: Position, seat: int, names: TableNames) -> tuple[InnHandCard, ...]:
    """Every card of the seat's own, with what can be done with it now, or why nothing can."""
    if seat < 0:
        return ()
    asked = position.decision(seat)
    hand = position.hands[seat]
    used = _uses(asked)
    made: dict[int, InnHandCard] = {}
    for card in hand:
        if card not in made:
            made[card] = _card(names, position.why_not(seat, card, asked), position, card, used.get(card))
    if asked is None or not asked.is_pick():
        return tuple([made[card] for card in hand])
    return tuple([_next_of(made[card], hand, place) for place, card in enumerate(hand)])


def _uses(decision: Decision | None) -> dict[int, list[int]]:
    """For each card the choices that use it. Of a pick each copy has a candidate of its own."""
    used: dict[int, list[int]] = {}
    if decision is None:
        return used
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


def _card(names: TableNames, reason: int, position: Position, card: int, used: list[int] | None) -> InnHandCard:
    if reason == ALLOWED:
        return InnHandCard(card, names.keys[card], True, () if used is None else tuple(used), "", ())
    # Card and reason are all that the words are made of: they are never told of another reason or another seat's card.
    key = card << _REASON_BITS | reason
    found = names.whys.get(key)
    if found is None:
        why = refusal(reason, card)
        rules = tuple([rule for rule in (why.rule, *why.also) if rule])
        text = refusal_text(position, why, names.language)
        found = names.whys[key] = InnHandCard(card, names.keys[card], False, (), text, rules)
    return found if used is None else msgspec.structs.replace(found, options=tuple(used))


def ask_shown(position: Position, seat: int, names: TableNames) -> Ask:
    """The question put to the seat, with all its answers."""
    asked = position.decision(seat)
    assert asked is not None, "whoever is shown a question has one"
    text = decision(position, seat, names.language)
    if asked.is_pick():
        options = [_candidate(position, seat, names, place, card) for place, card in enumerate(asked.candidates)]
    else:
        options = [_option(position, seat, names, asked, choice) for choice in range(len(asked.options))]
    return Ask(QUESTIONS.get(asked.kind, ""), text, tuple(options))


def _candidate(position: Position, seat: int, names: TableNames, place: int, card: int) -> OptionShown:
    text = option(position, seat, 1 << place, names.language)
    return OptionShown(1 << place, _PICK, card, names.keys[card], names.bare(card), 0, "", (), -1, (), text)


def _option(position: Position, seat: int, names: TableNames, asked: Decision, choice: int) -> OptionShown:
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
        text=option(position, seat, choice, names.language),
    )


def _way(position: Position, names: TableNames, one: Option) -> str:
    if one.verb != PLAY or len(position.table.cards[one.subject].modes) < 2:
        return ""
    return names.way(position, one.subject, one.mode)
