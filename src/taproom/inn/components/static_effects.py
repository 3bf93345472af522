"""Standing effects: what the card in force changes for its player, as a whole and once (R24, R26, D5.6, D5.8)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.state import mats
from taproom.inn.state.position import Position


def total(inn: Position, seat: int, kind: int) -> int:
    """The sum of the seat's standing effects of this kind."""
    found = 0
    for place in inn.setup.standings[seat]:
        for effect in inn.setup.faces[in_force(inn, place)].standing:
            if effect.extra == kind:
                found += effect.amount
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.contents[zone]:
            for effect in inn.setup.faces[card].standing:
                if effect.extra == kind:
                    found += effect.amount
    return found


def most(inn: Position, seat: int, kind: int) -> int:
    """The largest of the seat's standing effects of this kind: for those that do not add up (R29.3.7)."""
    found = 0
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.contents[zone]:
            for effect in inn.setup.faces[card].standing:
                if effect.extra == kind:
                    found = max(found, effect.amount)
    return found


def has(inn: Position, seat: int, kind: int) -> bool:
    """Whether the seat has a standing effect of this kind."""
    for place in inn.setup.standings[seat]:
        for effect in inn.setup.faces[in_force(inn, place)].standing:
            if effect.extra == kind:
                return True
    return False


def spared_gold(inn: Position, seat: int, source: int) -> int:
    """How much of the next payment the Inn makes: the first Gold that an incident demands of the seat (R29.3.7)."""
    if not inn.setup.places.in_play[seat]:
        return 0
    less = most(inn, seat, standing.INN_PAYS_FIRST)
    return less - inn.incidents[source].result_of(inc.SPARED, seat) if less and source >= 0 else less


def rule_of_lock(inn: Position, seat: int) -> str:
    """The rule of the card in force that protects what the seat plays from hand."""
    for place in inn.setup.standings[seat]:
        card = inn.setup.faces[in_force(inn, place)]
        for effect in card.standing:
            if effect.extra == standing.HAND_CARDS_ARE_LOCKED:
                return card.rule
    return ""


# ---- which card is in force ----


def in_force(inn: Position, place: int) -> int:
    """The card in force of a component that has one."""
    return inn.zones.contents[inn.setup.places.in_force[place]][-1]


def raise_losses(inn: Position, incident: Incident, losses: list[int]) -> None:
    """What the card in force before its player adds to a played card's losses, once for each other player."""
    if incident.kind != inc.CARD:
        return
    more = total(inn, incident.seat, standing.OTHERS_LOSE_MORE)
    if more:
        for seat in range(len(inn.answers)):
            if losses[seat] > 0 and not inn.are_teammates(seat, incident.seat):
                losses[seat] += more


def spare(inn: Position, incident: Incident, seat: int) -> int:
    """How much less of a loss by this incident falls on the seat."""
    less = total(inn, seat, standing.LOSE_LESS_TO_ANYTHING)
    if not incident.acts():
        return less
    if incident.kind != inc.EVENT and not inn.are_teammates(incident.seat, seat):
        less += total(inn, seat, standing.LOSE_LESS_TO_OTHERS)
    return less + total(inn, seat, standing.LOSE_LESS)


def spare_first(inn: Position, incident: Incident, losses: list[int]) -> list[int]:
    """D5.6: static reductions come first, but for a loss that is redirected (D5.8); how much each seat has used up."""
    used = [0] * len(inn.answers)
    for seat in range(len(inn.answers)):
        if losses[seat] > 0 and not _redirects(incident, seat):
            used[seat] = min(losses[seat], spare(inn, incident, seat))
            losses[seat] -= used[seat]
    return used


def spare_last(inn: Position, incident: Incident, losses: list[int], used: list[int]) -> None:
    """D5.8: who finally loses has what is left of their static reduction."""
    for seat in range(len(inn.answers)):
        if losses[seat] > 0:
            losses[seat] -= max(0, min(losses[seat], spare(inn, incident, seat) - used[seat]))


def _redirects(incident: Incident, seat: int) -> bool:
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.REDIRECT and changes[start + 1] == seat:
            return True
    return False


def bites(inn: Position, incident: Incident, losses: list[int], source: int) -> list[int]:
    """A loss to another player's card grows, and its source loses as much; what falls on each seat for that.

    Of a card in play that is activated, the source is the player it lies before (R24.1.6).
    """
    back = [0] * len(inn.answers)
    if incident.kind not in (inc.CARD, inc.ACTIVATION):
        return back
    for seat in range(len(inn.answers)):
        if losses[seat] > 0 and not inn.are_teammates(seat, source):
            more = total(inn, seat, standing.LOSS_BITES_BACK)
            losses[seat] += more
            back[source] += more
    if back[source]:
        back[source] = max(0, back[source] - total(inn, source, standing.LOSE_LESS_TO_ANYTHING))
    return back


def alcohol_gained(inn: Position, seat: int, amount: int, from_drink: bool) -> int:
    """How much Alcohol a gain comes to; the Drink itself is not changed (R24.1.4)."""
    if amount <= 0:
        return amount
    more = total(inn, seat, standing.ALCOHOL_FROM_ANYTHING)
    if from_drink:
        more += total(inn, seat, standing.ALCOHOL_FROM_DRINKS)
    return max(0, amount + more)


def fortitude_lost(inn: Position, seat: int, amount: int) -> int:
    """A change of Fortitude that is no card's, such as a Drink's."""
    return min(0, amount + total(inn, seat, standing.LOSE_LESS_TO_ANYTHING)) if amount < 0 else amount


def types_played(inn: Position, seat: int, types: int) -> int:
    """What a card counts as when this seat plays it now."""
    if inn.gambling and types & fx.GAMBLING and has(inn, seat, standing.GAMBLING_COUNTS_AS_CHEATING):
        return types | fx.CHEATING
    return types


def gold_came(inn: Position, receiver: int, payer: int, source: int) -> None:
    """Gold has come to a seat: a standing effect may bring more, once for what brought it."""
    more = total(inn, receiver, standing.MORE_GOLD)
    if source >= 0:
        incident = inn.incidents[source]
        if incident.has(inc.BONUS):
            return
        if payer >= 0 and payer != receiver and incident.kind == inc.CARD and incident.seat == receiver:
            more += total(inn, receiver, standing.MORE_GOLD_FROM_PLAYERS)
    if more:
        if source >= 0:
            inn.edit(source).flags |= inc.BONUS
        inn.inn_gold -= more
        mats.change_gold(inn, receiver, more)
        inn.tell(events.GOLD, fx.INN, receiver, amount=more)
