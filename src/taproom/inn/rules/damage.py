"""What an incident does to whom: "affects" (R5.2), and losses of Fortitude reduced, split and redirected (R5.6)."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.characters import standing, texts, tracks
from taproom.inn.effects.word import CHOICE, CONDITION, LATER, LOCKS
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.rules import in_play, lasting
from taproom.inn.rules.steps import NOBODY
from taproom.inn.state import Inn

UNDECIDED: Final = -1
"""In place of the number of an alternative: nothing was chosen yet."""


def covers(inn: Inn, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether the effect is on this seat or card in play (R0.1.5); says nothing about Ignoring."""
    if seat >= len(inn.answers):
        return in_play.covers(inn, incident, effect, seat)
    if effect.only is not None and not is_such(inn, incident, effect.only, seat):
        return False
    if effect.slot >= 0:
        return incident.targets[effect.slot] == seat
    who = effect.who
    if who == fx.YOU:
        return incident.seat == seat
    if who == fx.EACH:
        return True
    if who == fx.EACH_OTHER:
        return not inn.are_teammates(incident.seat, seat)
    if who == fx.THAT:
        return incident.other == seat and not (fx.is_blow(effect) and _cannot_be_hit_back(inn, incident))
    in_round = (inn.in_round >> seat) & 1 != 0
    if who == fx.EACH_IN_ROUND:
        return in_round
    return in_round and incident.seat != seat


def is_such(inn: Inn, incident: Incident, only: Effect, seat: int) -> bool:
    """Whether the seat is one of those a subject is narrowed down to, now or as settled when its statement began."""
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.SUCH and changes[start + 1] == only.slot:
            return (changes[start + 2] >> seat) & 1 != 0
    return only.word.keeps(inn, incident, only, seat)


def settle_such(inn: Inn, number: int, effect: Effect) -> None:
    """A statement begins whose subject is narrowed down: from now on it is on these players."""
    only = effect.only
    incident = inn.incidents[number]
    if only is None:
        return
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.SUCH and changes[start + 1] == only.slot:
            return
    mask = 0
    for seat in range(len(inn.answers)):
        if inn.is_in(seat) and only.word.keeps(inn, incident, only, seat):
            mask |= 1 << seat
    inn.edit(number).change(inc.SUCH, only.slot, mask)


def _cannot_be_hit_back(inn: Inn, response: Incident) -> bool:
    """R5.4.8: a card that Ignores and hits back only Ignores what allows no hitting back."""
    return response.about >= 0 and locks_of(inn, inn.incidents[response.about]) & fx.HIT_BACK != 0


def affected(inn: Inn, incident: Incident, effect: Effect) -> list[int]:
    """The seats the effect happens to, in turn order from the active player, those who Ignore it left out."""
    spared = inn.out | ignorers(inn, incident)
    return [
        seat for seat in inn.table.rounds[inn.turn] if (spared >> seat) & 1 == 0 and covers(inn, incident, effect, seat)
    ]


def ignorers(inn: Inn, incident: Incident) -> int:
    """Who is not touched by it, as a mask: who has Ignored it, and who is away, but for what cannot be Ignored."""
    if (inn.away or inn.lasting) and locks_of(inn, incident) & fx.IGNORED == 0:
        return incident.ignored | inn.away | lasting.ignorers(inn, incident)
    return incident.ignored


def locks_of(inn: Inn, incident: Incident) -> int:
    """What may not be done to a played card, as bits; some of it depends on tracks and on what is in force."""
    if incident.kind != inc.CARD:
        return 0
    locked = own_locks(inn, incident)
    if not inn.table.has_components or incident.has(inc.FROM_OPEN):
        return locked
    return locked | standing.total(inn, incident.seat, fx.HAND_CARDS_ARE_LOCKED)


def own_locks(inn: Inn, incident: Incident) -> int:
    """What a played card itself says may not be done to it."""
    mode = mode_of(inn, incident)
    locked = mode.cannot_be
    if inn.table.has_components:
        for lock in mode.locks:
            if lock.word.holds(inn, incident, lock):
                for effect in lock.inner:
                    locked |= effect.extra if effect.word.works & LOCKS else 0
    return locked


def mode_of(inn: Inn, incident: Incident) -> PlayMode:
    """The text that was chosen when the card was played, with whatever has joined it."""
    if incident.flags & inc.REWRITTEN:
        return texts.text_of(inn.table, incident)
    return inn.table.cards[incident.card].modes[incident.mode]


def amount_of(inn: Inn, incident: Incident, effect: Effect, seat: int = NOBODY) -> int:
    """The number of an effect, for a seat if it may differ; what varies is read now (R21.1.3)."""
    if not effect.varies:
        return effect.amount
    if effect.count is not None:
        return effect.counted(inn, incident, seat)
    return tracks.amount(inn, incident.seat, effect)


def is_first_gain(inn: Inn, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether no effect before this one gives the seat Alcohol: what is in force changes a card once (R24.1.3)."""
    for earlier in mode_of(inn, incident).code:
        if earlier is effect:
            return True
        if earlier.word.touches & fx.ALCOHOL and earlier.amount > 0 and covers(inn, incident, earlier, seat):
            return False
    return True


def source_of(inn: Inn, incident: Incident) -> int:
    """Who counts as the source of a played card's losses."""
    slot = mode_of(inn, incident).source_slot
    return incident.targets[slot] if slot >= 0 else incident.seat


WHOLE: Final = -1
"""In place of a part of a text: all of it but what depends on results and offers, whose losses are for later."""


def losses(inn: Inn, number: int, part: int = WHOLE) -> list[int]:
    """How much Fortitude each seat is about to lose to a card, all its effects and all responses so far counted.

    Changes apply in the order played, each once (R5.6.3, D5.6): a reduction stays with a loss that is redirected later.
    What is lost to a later part of the card can no longer be answered, so no response changes it.
    """
    incident = inn.incidents[number]
    total = [0] * in_play.target_count(inn)
    mode = mode_of(inn, incident)
    if part == WHOLE:
        _add_losses(inn, incident, mode.effects, total)
    else:
        _add_losses(inn, incident, _inside(inn, incident, mode.code[part]), total)
    if part != WHOLE:
        if inn.table.has_components:
            standing.raise_losses(inn, incident, total)
            standing.spare_first(inn, incident, total)
    elif inn.table.has_components:
        standing.raise_losses(inn, incident, total)
        used = standing.spare_first(inn, incident, total)
        _apply_changes(incident, total)
        standing.spare_last(inn, incident, total, used)
    else:
        _apply_changes(incident, total)
    spared = ignorers(inn, incident)
    if spared:
        for seat in range(len(inn.answers)):
            if (spared >> seat) & 1:
                total[seat] = 0
    return total


def _add_losses(inn: Inn, incident: Incident, effects: tuple[Effect, ...], total: list[int]) -> None:
    for effect in effects:
        if effect.word.touches & fx.FORTITUDE:
            if effect.amount < 0 or effect.varies:
                for seat in range(len(total)):
                    if inn.is_in(seat) and covers(inn, incident, effect, seat):
                        total[seat] -= min(0, amount_of(inn, incident, effect, seat))
        elif effect.word.works & CONDITION:
            if effect.word.works & LATER == 0:
                _add_losses(inn, incident, effect.word.chosen(inn, incident, effect), total)
        elif effect.word.works & CHOICE:
            _add_losses_of_choice(inn, incident, effect, total)


def _inside(inn: Inn, incident: Incident, block: Effect) -> tuple[Effect, ...]:
    """What happens of a part that is reached later than the rest."""
    return block.word.chosen(inn, incident, block) if block.word.works & CONDITION else block.inner


def _apply_changes(incident: Incident, total: list[int]) -> None:
    changes = incident.changes
    for start in range(0, len(changes), 3):
        operation = changes[start]
        seat = changes[start + 1]
        value = changes[start + 2]
        if operation == inc.REDUCE:
            total[seat] = max(0, total[seat] - value)
        elif operation == inc.REDIRECT:
            total[value] += total[seat]
            total[seat] = 0
        elif operation == inc.HALVE_LOSS:
            half = (total[seat] + 1) // 2
            total[seat] = half
            total[value] += half
        elif operation == inc.IGNORED_BY:
            total[seat] = 0


def touches(inn: Inn, number: int, seat: int) -> int:
    """What of a seat's the played card would itself move (R5.2.1, D5.1), as a mask; limits do not matter (R5.2.2)."""
    incident = inn.incidents[number]
    if incident.kind != inc.CARD or (ignorers(inn, incident) >> seat) & 1:
        return 0
    mode = mode_of(inn, incident)
    mask = 0
    place = 0
    while place < len(mode.code):
        effect = mode.code[place]
        if effect.word.works & CONDITION and effect.word.works & LATER == 0:
            place = effect.word.enter(inn, number, place, place + 1 + mode.spans[place], effect)
            continue
        if effect.word.touches and covers(inn, incident, effect, seat):
            mask |= effect.word.touches
        if _is_paid(incident, effect, seat):
            mask |= fx.GOLD
        place += 1
    if incident.changes or (mask & fx.FORTITUDE and inn.table.has_components):
        mask &= ~fx.FORTITUDE
        if losses(inn, number)[seat] > 0 or _gains_fortitude(inn, incident, seat):
            mask |= fx.FORTITUDE
    return mask


def _is_paid(incident: Incident, effect: Effect, seat: int) -> bool:
    counterpart = effect.word.counterpart
    if counterpart == fx.TO_YOU:
        return incident.seat == seat
    return counterpart == fx.TO_THAT and incident.other == seat


def _gains_fortitude(inn: Inn, incident: Incident, seat: int) -> bool:
    for effect in mode_of(inn, incident).effects:
        if effect.word.touches & fx.FORTITUDE and not fx.is_loss(effect) and covers(inn, incident, effect, seat):
            return True
    return False


def chosen_by(incident: Incident, seat: int, place: int) -> int:
    """The number of the alternative a seat has chosen at this place of the code; -1 if it has not chosen."""
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.CHOSE and changes[start + 1] == seat and changes[start + 2] // inc.CHOICES == place:
            return changes[start + 2] % inc.CHOICES
    return UNDECIDED


def _add_losses_of_choice(inn: Inn, incident: Incident, choice: Effect, losses: list[int]) -> None:
    """The losses of what was chosen; whoever has not chosen yet may still lose the most there is (D5.1)."""
    code = mode_of(inn, incident).code
    place = 0
    while code[place] is not choice:
        place += 1
    for seat in range(len(inn.answers)):
        if not inn.is_in(seat) or not covers(inn, incident, choice, seat):
            continue
        chosen = chosen_by(incident, seat, place)
        worst = 0
        for number in range(len(choice.inner)):
            if chosen in (UNDECIDED, number):
                lost = -sum([amount_of(inn, incident, e) for e in choice.inner[number].inner if fx.is_loss(e)])
                worst = max(worst, lost)
        losses[seat] += worst
