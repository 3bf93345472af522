"""What an incident does to whom: "affects" (R5.2), and losses of Fortitude reduced, split and redirected (R5.6)."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import combined_cards, static_effects, tracks
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.effects.program import Effect
from taproom.inn.effects.word import CHOICE, CONDITION, GOES_TO_OWNER, LATER, LOCKS
from taproom.inn.rules import in_play, lasting
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY

UNDECIDED: Final = -1
"""In place of the number of an alternative: nothing was chosen yet."""


def covers(inn: Position, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether the effect is on this seat or card in play (R0.1.5); says nothing about Ignoring."""
    if seat >= len(inn.answers):
        return in_play.covers(inn, incident, effect, seat)
    if effect.only is not None and not is_such(inn, incident, effect.only, seat):
        return False
    if effect.slot >= len(incident.targets):
        return False  # picked when that part is reached
    if effect.who == fx.MATES:
        picked = incident.targets[effect.slot] if effect.slot >= 0 else incident.other
        return picked not in (seat, NOBODY) and picked < len(inn.answers) and inn.are_teammates(picked, seat)
    if effect.slot >= 0:
        target = incident.targets[effect.slot]
        if target >= len(inn.answers) and effect.word.works & GOES_TO_OWNER:
            return in_play.owner_of(inn, target) == seat
        return target == seat
    who = effect.who
    if who == fx.YOU:
        return incident.seat == seat
    if who == fx.EACH:
        return not inn.setup.has_mates or _stands_for_team(incident, effect, seat)
    if who == fx.EACH_OTHER:
        if inn.are_teammates(incident.seat, seat):
            return False
        return not inn.setup.has_mates or incident.kind != inc.EVENT or _stands_for_team(incident, effect, seat)
    if who == fx.THAT:
        if incident.changes and incident.struck() >= 0:
            return effect.word.works & GOES_TO_OWNER != 0 and in_play.owner_of(inn, incident.struck()) == seat
        return incident.other == seat and not (fx.is_blow(effect) and _cannot_be_hit_back(inn, incident))
    if who == fx.WINNER:
        return incident.highest_bidder() == seat
    in_round = (inn.in_round >> seat) & 1 != 0
    if who == fx.EACH_IN_ROUND:
        return in_round
    return in_round and incident.seat != seat


def _stands_for_team(incident: Incident, effect: Effect, seat: int) -> bool:
    """R56.1.5, R57.1.4: Champions only; "each player with ..." of a card that is no Event is everybody (D56.1)."""
    if incident.kind != inc.EVENT and (effect.only is not None or incident.kind != inc.CARD):
        return True
    return (incident.champions >> seat) & 1 != 0


def is_such(inn: Position, incident: Incident, only: Effect, seat: int) -> bool:
    """Whether the seat is one of those a subject is narrowed down to, now or as settled when its statement began."""
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.SUCH and changes[start + 1] == only.slot:
            return (changes[start + 2] >> seat) & 1 != 0
    return only.word.keeps(inn, incident, only, seat)


def settle_such(inn: Position, number: int, effect: Effect) -> None:
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


def _cannot_be_hit_back(inn: Position, response: Incident) -> bool:
    """R5.4.8: a card that Ignores and hits back only Ignores what allows no hitting back."""
    return response.about >= 0 and locks_of(inn, inn.incidents[response.about]) & fx.HIT_BACK != 0


def affected(inn: Position, incident: Incident, effect: Effect) -> list[int]:
    """The seats the effect happens to, in turn order from the active player, those who Ignore it left out."""
    spared = inn.out | ignorers(inn, incident)
    if incident.ignored and _is_despite_ignoring(mode_of(inn, incident), effect):
        spared &= ~incident.ignored | inn.out
    return [
        seat for seat in inn.setup.orders[inn.turn] if (spared >> seat) & 1 == 0 and covers(inn, incident, effect, seat)
    ]


def _is_despite_ignoring(mode: PlayMode, effect: Effect) -> bool:
    """R28.2.5: it is a fallback for those who have Ignored the card."""
    for place in range(len(mode.despite_ignoring)):
        if mode.despite_ignoring[place] and mode.code[place] is effect:
            return True
    return False


def ignorers(inn: Position, incident: Incident) -> int:
    """The seats it does not affect, as a mask: those who Ignored it, and those away unless it cannot be Ignored."""
    if (inn.away or inn.lasting) and locks_of(inn, incident) & fx.IGNORED == 0 and not _softened(inn, incident):
        return incident.ignored | inn.away | lasting.ignorers(inn, incident)
    return incident.ignored


def _softened(inn: Position, incident: Incident) -> int:
    """By how much those reduce its loss who would Ignore it; 0 if they Ignore it."""
    return mode_of(inn, incident).softened if incident.kind == inc.CARD else 0


def _soften(inn: Position, incident: Incident, total: list[int]) -> None:
    """R27.2.2: standing effects that would Ignore it reduce it, each by itself."""
    less = _softened(inn, incident)
    if less:
        for mask in (inn.away, lasting.ignorers(inn, incident)):
            for seat in range(len(inn.answers)):
                if (mask >> seat) & 1:
                    total[seat] = max(0, total[seat] - less)


def ignoring(inn: Position, answer: Incident) -> list[int]:
    """For whom an answer Ignores: a Drink for its drinker, anything else for the whole team (R57.1.3)."""
    if not inn.setup.has_mates:
        return [answer.seat]
    answered = inn.incidents[answer.about]
    if answered.kind == inc.DRINK:
        return [answered.seat]
    members = inn.setup.members[answer.seat]
    if answered.seat in members and answered.acts():
        return [seat for seat in members if touches(inn, answer.about, seat)]
    return members


def locks_of(inn: Position, incident: Incident) -> int:
    """What may not be done to a played card, as bits; some of it depends on tracks and on what is in force."""
    if not incident.acts():
        return 0
    locked = own_locks(inn, incident)
    if not inn.setup.has_components or incident.has(inc.FROM_OPEN) or incident.kind != inc.CARD:
        return locked
    return locked | static_effects.total(inn, incident.seat, standing.HAND_CARDS_ARE_LOCKED)


def own_locks(inn: Position, incident: Incident) -> int:
    """What a played card itself says may not be done to it."""
    mode = mode_of(inn, incident)
    locked = mode.cannot_be
    if inn.setup.has_components:
        for lock in mode.locks:
            if lock.word.holds(inn, incident, lock):
                for effect in lock.inner:
                    locked |= effect.extra if effect.word.works & LOCKS else 0
    return locked


def mode_of(inn: Position, incident: Incident) -> PlayMode:
    """The text that was chosen when the card was played, with whatever has joined it."""
    if incident.flags & inc.REWRITTEN:
        return combined_cards.text_of(inn.setup, incident)
    return inn.setup.cards[incident.card].modes[incident.mode]


def amount_of(inn: Position, incident: Incident, effect: Effect, seat: int = NOBODY) -> int:
    """The number of an effect, for a seat if it may differ; what varies is read now (R21.1.3)."""
    if not effect.varies:
        return effect.amount
    if effect.count is not None:
        return effect.counted(inn, incident, seat)
    return tracks.amount(inn, incident.seat, effect)


def is_first_gain(inn: Position, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether no effect before this one gives the seat Alcohol: what is in force changes a card once (R24.1.3)."""
    for earlier in mode_of(inn, incident).code:
        if earlier is effect:
            return True
        if earlier.word.touches & fx.ALCOHOL and earlier.amount > 0 and covers(inn, incident, earlier, seat):
            return False
    return True


def source_of(inn: Position, incident: Incident) -> int:
    """The seat that counts as the source of a played card's losses."""
    slot = mode_of(inn, incident).source_slot
    return incident.targets[slot] if slot >= 0 else incident.seat


WHOLE: Final = -1
"""In place of a part of a text: all of it but what depends on results and offers, whose losses are for later."""


def losses(inn: Position, number: int, part: int = WHOLE) -> list[int]:
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
        if inn.setup.has_components:
            static_effects.raise_losses(inn, incident, total)
            static_effects.spare_first(inn, incident, total)
    elif inn.setup.has_components:
        static_effects.raise_losses(inn, incident, total)
        used = static_effects.spare_first(inn, incident, total)
        if inn.away or inn.lasting:
            _soften(inn, incident, total)
        _apply_changes(inn, incident, total)
        static_effects.spare_last(inn, incident, total, used)
    else:
        _apply_changes(inn, incident, total)
    spared = ignorers(inn, incident)
    if spared:
        for seat in range(len(inn.answers)):
            if (spared >> seat) & 1:
                total[seat] = 0
    return total


def hurt(inn: Position, number: int) -> list[int]:
    """The seats that a card would cost Fortitude, as it stands."""
    losing = losses(inn, number)
    return [seat for seat in range(len(inn.answers)) if losing[seat] > 0]


def _add_losses(inn: Position, incident: Incident, effects: tuple[Effect, ...], total: list[int]) -> None:
    for effect in effects:
        if effect.word.touches & fx.FORTITUDE:
            if effect.amount < 0 or effect.varies:
                for seat in in_play.targets(inn):
                    if inn.is_in(seat) and covers(inn, incident, effect, seat):
                        total[seat] -= min(0, amount_of(inn, incident, effect, seat))
        elif effect.word.works & CONDITION:
            if effect.word.works & LATER == 0:
                _add_losses(inn, incident, effect.word.chosen(inn, incident, effect), total)
        elif effect.word.works & CHOICE:
            _add_losses_of_choice(inn, incident, effect, total)


def _inside(inn: Position, incident: Incident, block: Effect) -> tuple[Effect, ...]:
    """What happens of a part that is reached later than the rest."""
    return block.word.chosen(inn, incident, block) if block.word.works & CONDITION else block.inner


def _apply_changes(inn: Position, incident: Incident, total: list[int]) -> None:
    changes = incident.changes
    for start in range(0, len(changes), 3):
        operation = changes[start]
        seat = changes[start + 1]
        value = changes[start + 2]
        if operation == inc.REDUCE:
            left = max(0, value - total[seat])
            total[seat] = max(0, total[seat] - value)
            if left and inn.setup.has_mates:
                _reduce_for_mates(inn, total, seat, left)
        elif operation == inc.RAISE:
            total[seat] += value if total[seat] > 0 else 0
        elif operation == inc.REDIRECT:
            if value < len(total):  # else it is a card in play that has left since
                total[value] += total[seat]
            total[seat] = 0
        elif operation == inc.HALVE_LOSS:
            half = (total[seat] + 1) // 2
            total[seat] = half
            total[value] += half
        elif operation == inc.IGNORED_BY:
            total[seat] = 0


def _reduce_for_mates(inn: Position, total: list[int], seat: int, left: int) -> None:
    """D57.1: the shares of a team are one loss for what reduces it."""
    for mate in inn.setup.members[seat]:
        less = min(left, total[mate])
        total[mate] -= less
        left -= less


def touches(inn: Position, number: int, seat: int) -> int:
    """What of a seat's the played card would itself move (R5.2.1, D5.1), as a mask; limits do not matter (R5.2.2)."""
    incident = inn.incidents[number]
    if not incident.acts() or (ignorers(inn, incident) >> seat) & 1:
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
    if incident.changes or (mask & fx.FORTITUDE and inn.setup.has_components):
        mask &= ~fx.FORTITUDE
        if losses(inn, number)[seat] > 0 or _gains_fortitude(inn, incident, seat):
            mask |= fx.FORTITUDE
    return mask


def _is_paid(incident: Incident, effect: Effect, seat: int) -> bool:
    counterpart = effect.word.counterpart
    if counterpart == fx.TO_YOU:
        return incident.seat == seat
    return counterpart == fx.TO_THAT and incident.other == seat


def _gains_fortitude(inn: Position, incident: Incident, seat: int) -> bool:
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


def _add_losses_of_choice(inn: Position, incident: Incident, choice: Effect, losses: list[int]) -> None:
    """The losses of what was chosen; a player who has not chosen yet may still lose the most there is (D5.1)."""
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
