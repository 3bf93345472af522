"""Whether a card may be played now, and if not, why not (R3, R4, R5, R7.2).

Every check returns a number of `reasons`; enumerating options and explaining refusals both go through here.
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import DRINK_PHASE, ORDER_PHASE
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import BRINGS_DRINKS, MOVES_POT, STARTS_ROUND
from taproom.inn.rules import aims, damage, fitting, lasting
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_EDGE, AT_LAST_CHANCE, AT_MOVE, AT_NAMING, ON_INCIDENT, Step

_EASING: Final = fx.IGNORED | fx.REDUCED | fx.REDIRECTED
"""What can be done to something that counts as an Action Card without being one (R5.7.3, D29.5)."""


def may_act(inn: Position, seat: int, mode: PlayMode) -> int:
    """As the turn's Action (R2.3.1)."""
    if inn.lasting and lasting.has(inn, fx.PLAYS_NOTHING, seat):
        return reasons.MAY_NOT_PLAY
    if mode.types & fx.ACTION == 0 or mode.when.kind != fx.FREELY:
        return _why_not_freely(inn, seat, mode)
    return _guard(inn, seat, mode)


def may_move(inn: Position, seat: int, mode: PlayMode) -> int:
    """On the seat's own move in a Round (R7.2.1, R7.4)."""
    if inn.lasting and lasting.has(inn, fx.PLAYS_NOTHING, seat):
        return reasons.MAY_NOT_PLAY
    if mode.types & (fx.GAMBLING | fx.CHEATING) == 0 or mode.when.kind != fx.FREELY:
        return _why_not_freely(inn, seat, mode)
    if (inn.in_round >> seat) & 1 == 0:
        return outside_round(inn, seat)
    if inn.only_cheating and _types(inn, seat, mode) & fx.CHEATING == 0:
        return reasons.ONLY_CHEATING_MAY_FOLLOW
    return _guard(inn, seat, mode)


def outside_round(inn: Position, seat: int) -> int:
    """Why a seat has no part in the Round: it is not its team's Champion (R56.1.7), or has left (R7.5.1)."""
    mates = inn.setup.team_masks[seat] & ~(1 << seat)
    return reasons.NOT_CHAMPION if (inn.in_round | inn.anted) & mates else reasons.NOT_IN_ROUND


def _types(inn: Position, seat: int, mode: PlayMode) -> int:
    """What a card counts as when it is played: some of it may depend on what is in force."""
    return static_effects.types_played(inn, seat, mode.types) if inn.setup.has_components else mode.types


def may_answer(inn: Position, step: Step, seat: int, mode: PlayMode, number: int) -> int:
    """In a response window, about incident `number` (-1 in a window that is about no incident)."""
    if ((inn.out | inn.away) >> seat) & 1:
        return reasons.OUT_OF_THE_GAME if (inn.out >> seat) & 1 else reasons.AWAY
    if step.window == AT_LAST_CHANCE and not inn.are_teammates(step.seat, seat):
        return reasons.ONLY_THE_LOSER_NOW
    if inn.lasting and lasting.has(inn, fx.PLAYS_NOTHING, seat):
        return reasons.MAY_NOT_PLAY
    when = mode.when
    kind = when.kind
    if kind == fx.FREELY:
        if mode.types & fx.ANYTIME == 0:
            return _why_not_freely(inn, seat, mode)
        if number >= 0 and inn.incidents[number].has(inc.IS_NEW_DECK):
            return reasons.ONLY_FOR_GOLD_LOSS_NOW
        return _guard(inn, seat, mode)
    if not when.answers:
        reason = _state_condition(inn, step, seat, mode, number)
    elif kind == fx.TO_CHAMPIONS or step.window == AT_NAMING:
        reason = fitting.to_champions(inn, step, seat, kind)
    elif step.window != ON_INCIDENT:
        reason = _no_incident(inn, kind)
    else:
        reason = _answers(inn, seat, mode, number)
    return _guard(inn, seat, mode, number) if reason == reasons.ALLOWED else reason


def no_action_left(inn: Position, seat: int) -> int:
    """All Action Cards of the turn are played; where several may be, another rule says how many (R71.2.2)."""
    has_several = inn.setup.places.in_sight[seat] != NO_ZONE
    return reasons.under(reasons.ONE_ACTION, inn.setup.mode.action_rule) if has_several else reasons.ONE_ACTION


def _why_not_freely(inn: Position, seat: int, mode: PlayMode) -> int:
    if mode.types & fx.ACTION and not inn.gambling:
        if inn.on_turn(seat) and inn.phase > ORDER_PHASE // 2:
            return no_action_left(inn, seat)
        return reasons.ONLY_IN_YOUR_ACTION_PHASE
    if mode.types & (fx.GAMBLING | fx.CHEATING):
        if not inn.gambling:
            return reasons.ROUND_IS_OVER if inn.in_round else reasons.NO_ROUND
        if (inn.in_round >> seat) & 1 == 0:
            return outside_round(inn, seat)
        if inn.only_cheating and mode.types & fx.CHEATING == 0:
            return reasons.ONLY_CHEATING_MAY_FOLLOW
        return reasons.ONLY_ON_YOUR_MOVE
    if mode.types & fx.ACTION:
        return reasons.ONLY_IN_YOUR_ACTION_PHASE
    if mode.types & fx.SOMETIMES:
        return reasons.CONDITION_NOT_MET
    return reasons.NO_MOMENT


def _guard(inn: Position, seat: int, mode: PlayMode, about: int = -1) -> int:
    """What must hold for this way to be available, and its cost; `about` is what would be answered."""
    guard = mode.guard
    if guard is not None:
        card = Incident(inc.CARD, seat, aims.that_player(inn, about, mode.when.kind), -1, 0, about)
        if not guard.word.holds(inn, card, guard):
            return reasons.named(guard.word.refusal)
    cost = mode.cost
    if cost is not None and not cost.word.payable(inn, seat, cost, mode.kinds):
        return reasons.CANNOT_PAY_COST
    return reasons.ALLOWED


def _no_incident(inn: Position, kind: int) -> int:
    if kind == fx.TO_WON_ROUND and inn.gambling:
        return reasons.CONDITION_NOT_MET
    if kind == fx.TO_LOST_FORTITUDE:
        return reasons.NOT_YOUR_LOSS
    return reasons.CONDITION_NOT_MET


def _state_condition(inn: Position, step: Step, seat: int, mode: PlayMode, number: int) -> int:
    """Conditions on the moment of the game, not on what is being answered."""
    if number >= 0 and inn.incidents[number].has(inc.IS_NEW_DECK):
        return reasons.ONLY_FOR_GOLD_LOSS_NOW
    kind = mode.when.kind
    if kind == fx.IN_ROUND:
        if not inn.gambling:
            if not inn.in_round:
                return reasons.NO_ROUND
            return reasons.TOO_LATE_TO_END_THE_ROUND if mode.ends_round else reasons.ROUND_IS_OVER
        return _ending_allowed(inn) if mode.ends_round else reasons.ALLOWED
    if step.window == ON_INCIDENT or step.window == AT_MOVE:
        return reasons.WRONG_PHASE
    if kind == fx.IN_YOUR_ORDER_PHASE:
        fits = inn.on_turn(seat) and inn.phase & ORDER_PHASE
    else:
        fits = not inn.are_teammates(inn.turn, seat) and inn.phase & DRINK_PHASE
    return reasons.ALLOWED if fits else reasons.WRONG_PHASE


def _ending_allowed(inn: Position) -> int:
    """R5.8.2, R5.8.3: ending a Round may neither dodge an ante nor forestall a card that would end it."""
    for incident in inn.incidents:
        if incident.kind != inc.CARD or incident.flags & (inc.DONE | inc.NEGATED):
            continue
        mode = damage.mode_of(inn, incident)
        if mode.antes:
            return reasons.WOULD_DODGE_THE_ANTE
        if mode.ends_round:
            return reasons.WOULD_END_THE_ROUND
    return reasons.ALLOWED


def _answers(inn: Position, seat: int, mode: PlayMode, number: int) -> int:
    incident = inn.incidents[number]
    kind = mode.when.kind
    if kind == fx.TO_CARD:
        return _to_card(inn, seat, mode, number, incident)
    if kind == fx.TO_DRINK:
        return fitting.to_drink(inn, seat, mode, incident)
    if kind == fx.TO_EVENT:
        return fitting.to_event(inn, mode, seat, incident)
    if kind == fx.TO_LOST_FORTITUDE:
        return fitting.to_lost(inn, seat, number, incident)
    if kind == fx.TO_WON_ROUND:
        return _to_won(inn, seat, mode, incident)
    if kind == fx.TO_TOKEN_LOSS:
        return fitting.to_token_loss(inn, seat, mode, incident)
    return fitting.to_payment(inn, seat, kind, incident)


def _to_card(inn: Position, seat: int, mode: PlayMode, number: int, incident: Incident) -> int:
    when = mode.when
    if incident.kind == inc.EVENT and incident.acts():
        return _as_to_action(inn, seat, mode, number, incident)
    if not incident.acts():
        return reasons.TOO_LATE if incident.kind == inc.LOST else reasons.CONDITION_NOT_MET
    raises = mode.changes_number and incident.kind == inc.ACTIVATION  # D29.5
    if incident.kind != inc.CARD and mode.does_to_card & _EASING == 0 and not raises:
        return reasons.ACTIVATED_NOT_PLAYED if incident.kind == inc.ACTIVATION else reasons.NOBODY_PLAYED_IT
    if incident.has(inc.NEGATED):
        return reasons.CONDITION_NOT_MET
    answered = damage.mode_of(inn, incident)
    if when.extra & fx.CHANGES_A_DRINK and not answered.changes_drink:
        return _why_no_drink_change(answered)
    if when.types and incident.types & when.types == 0:
        return reasons.WRONG_CARD_TYPE
    if when.whose == fx.ANOTHERS and inn.are_teammates(incident.seat, seat):
        return reasons.OWN_CARD
    if when.whose == fx.YOURS and not inn.are_teammates(incident.seat, seat):
        return reasons.CONDITION_NOT_MET
    if when.extra & fx.WHILE_IN_ROUND and (inn.in_round >> seat) & 1 == 0:
        return outside_round(inn, seat)
    if when.extra & fx.COSTS_FORTITUDE and not damage.hurt(inn, number):
        return reasons.COSTS_NOBODY
    if when.extra & fx.PICKS_A_PLAYER and aims.aim(inn, number) < 0:
        return reasons.PICKS_NOBODY
    if when.extra & fx.CALLS_FOR_CHAMPIONS and not _calls_for_champions(answered):
        return reasons.CALLS_FOR_NO_CHAMPIONS
    if when.extra & fx.PICKS_YOU and aims.aim(inn, number, seat) < 0:
        return reasons.NOT_PICKED
    reason = _affects_team(inn, seat, mode, number, incident) if when.affects else reasons.ALLOWED
    if reason != reasons.ALLOWED:
        return reason
    if mode.changes_number and not answered.numbers:
        return reasons.NO_NUMBER
    if answered.guarded and not mode.negates_any_sometimes:
        return reasons.GUARDED_CARD
    locked = damage.locks_of(inn, incident) & mode.does_to_card
    if locked == fx.IGNORED and mode.hits_back:
        return reasons.ALLOWED  # R5.4.8: it then only hits back.
    return reasons.LOCKED_CARD if locked else reasons.ALLOWED


def _calls_for_champions(answered: PlayMode) -> bool:
    """R56.1.1, D74.1: a card for each player, or one that starts a Round."""
    return answered.is_for_each or answered.works & STARTS_ROUND != 0


def _as_to_action(inn: Position, seat: int, mode: PlayMode, number: int, incident: Incident) -> int:
    """R5.7.3, R40.3.4: nobody has played it, so it can be reduced, redirected or Ignored, and nothing else."""
    when = mode.when
    if incident.has(inc.STARTED):
        return reasons.EVENT_HAS_STARTED
    if when.types and when.types & incident.types == 0:
        return reasons.WRONG_CARD_TYPE
    if when.whose != fx.ANYONES or not (mode.eases_loss or mode.moves_loss) or not when.affects:
        return reasons.NOBODY_PLAYED_IT
    return _affects_team(inn, seat, mode, number, incident)


def _affects_team(inn: Position, seat: int, mode: PlayMode, number: int, incident: Incident) -> int:
    """R53.1.1: whether it touches what the answering card asks for, of its player or of a teammate."""
    reason = _affects(inn, seat, mode, number, incident)
    if reason != reasons.ALLOWED and inn.setup.has_mates:
        for mate in inn.setup.members[seat]:
            if mate != seat and _affects(inn, mate, mode, number, incident) == reasons.ALLOWED:
                alone = damage.locks_of(inn, incident) & fx.HELPED
                return reasons.TEAMMATES_CANNOT_HELP if alone else reasons.ALLOWED
    return reason


def helped_by(inn: Position, seat: int, mode: PlayMode, number: int) -> list[int]:
    """D53.1: in whose place a seat may play an answer that moves a loss, itself first; for others it is settled."""
    incident = inn.incidents[number]
    if not mode.moves_loss or not incident.acts() or damage.locks_of(inn, incident) & fx.HELPED:
        return [seat]
    able = [mate for mate in inn.setup.members[seat] if _affects(inn, mate, mode, number, incident) == reasons.ALLOWED]
    if seat in able:
        able.remove(seat)
        able.insert(0, seat)
    return able


def _affects(inn: Position, seat: int, mode: PlayMode, number: int, incident: Incident) -> int:
    """R5.2: whether it touches what the answering card asks for; said before anything that protects the card."""
    if incident.is_ignored_by(seat):
        return reasons.ALREADY_IGNORED
    if mode.eases_loss and (incident.locked >> seat) & 1:
        return reasons.LOCKED_HALF
    if mode.moves_loss:
        return reasons.ALLOWED if damage.losses(inn, number)[seat] > 0 else reasons.DOES_NOT_AFFECT_YOU
    affects = mode.when.affects
    touched = damage.touches(inn, number, seat) & affects
    if touched == 0:
        return _why_not_affected(damage.mode_of(inn, incident), affects)
    if touched == fx.GOLD and incident.seat == seat:
        return reasons.OWN_PAYMENT
    return reasons.ALLOWED


def _why_no_drink_change(answered: PlayMode) -> int:
    if answered.negates and answered.when.kind == fx.TO_CARD:
        return reasons.NEGATING_IS_NO_DRINK_CHANGE
    if answered.when.kind == fx.TO_EVENT:
        return reasons.EVENT_CHANGE_IS_NO_DRINK_CHANGE
    if answered.works & BRINGS_DRINKS:
        return reasons.ORDERING_IS_NO_DRINK_CHANGE
    return reasons.NOT_A_DRINK_CHANGE


def _why_not_affected(answered: PlayMode, affects: int) -> int:
    if answered.antes and affects & fx.GOLD:
        return reasons.ANTE_IS_NO_EFFECT_ON_GOLD
    if answered.changes_drink:
        return reasons.DRINK_CHANGE_IS_INDIRECT
    if answered.negates:
        return reasons.NEGATING_IS_INDIRECT
    if answered.works & MOVES_POT:
        return reasons.POT_IS_INDIRECT
    return reasons.DOES_NOT_AFFECT_YOU


def _to_won(inn: Position, seat: int, mode: PlayMode, incident: Incident) -> int:
    if incident.kind != inc.WON:
        return reasons.CONDITION_NOT_MET
    if incident.has(inc.ANSWERED):
        return reasons.POT_ALREADY_TAKEN
    if mode.when.whose == fx.ANOTHERS and inn.are_teammates(incident.seat, seat):
        return reasons.CONDITION_NOT_MET
    if mode.when.extra & fx.WHILE_IN_ROUND and (inn.in_round >> seat) & 1 == 0:
        return outside_round(inn, seat)
    return reasons.ALLOWED


def may_play_now(inn: Position, seat: int, mode: PlayMode) -> int:
    """Whether any moment now open to the seat allows it; otherwise the reason that comes closest."""
    step = inn.asker
    if ((inn.out | inn.away) >> seat) & 1:
        return reasons.OUT_OF_THE_GAME if (inn.out >> seat) & 1 else _away(inn, seat)
    if step is None:
        return reasons.NO_MOMENT
    if step.is_question():
        reason = step.may_play(inn, seat, mode)
        if mode.when.kind != fx.FREELY or reason not in _NOT_NOW:
            return reason
        general = _why_not_freely(inn, seat, mode)
        return reason if general == reasons.NO_MOMENT else general
    best = reasons.ALLOWED
    for number in step.subjects(inn):
        reason = why_not_answer(inn, step, seat, mode, number)
        if reason == reasons.ALLOWED:
            return reason
        best = more_telling(best, reason)
    return best


def why_not_answer(inn: Position, step: Step, seat: int, mode: PlayMode, number: int) -> int:
    """As `may_answer`; where a card forbids it, with the rule of that card."""
    reason = may_answer(inn, step, seat, mode, number)
    if reason != reasons.LOCKED_CARD:
        return reason
    answered = inn.incidents[number]
    if answered.acts() and damage.own_locks(inn, answered) & mode.does_to_card == 0:
        return reasons.under(reasons.LOCKED_IN_FORCE, static_effects.rule_of_lock(inn, answered.seat))
    return reasons.under(reason, inn.setup.cards[answered.card].rule) if answered.card >= 0 else reason


def _away(inn: Position, seat: int) -> int:
    """A player who is away has a card in their deck that says so, and that may have a rule."""
    bought = [text for place in inn.setup.shops[seat] for text in inn.setup.components[place].faces]
    for number in inn.setup.decklists[seat] + bought:
        card = inn.setup.cards[number]
        if any([mode.sends_away for mode in card.modes]):
            return reasons.under(reasons.AWAY, card.rule)
    return reasons.AWAY


def more_telling(one: int, other: int) -> int:
    """Of two reasons the one that says more about this card and this moment."""
    if one == reasons.ONLY_IN_YOUR_ACTION_PHASE and other in _ABOUT_THE_ROUND:
        return other
    if other == reasons.NO_DRINK_EVENT and one == reasons.EVENT_IS_NO_DRINK:
        return other
    is_vague = one in (reasons.ALLOWED, reasons.NO_MOMENT, reasons.CONDITION_NOT_MET)
    return other if is_vague else one


_NOT_NOW: Final = (reasons.NO_MOMENT, reasons.JOINING_NOW, reasons.SALE_NOW)
"""What forbids any card now; a card that is for another time of the turn anyway is told that."""

_ABOUT_THE_ROUND: Final = (
    reasons.ONLY_ON_YOUR_MOVE,
    reasons.NOT_IN_ROUND,
    reasons.NOT_CHAMPION,
    reasons.ONLY_CHEATING_MAY_FOLLOW,
    reasons.ROUND_IS_OVER,
)
"""While a Round is on, a card that is an Action and a Gambling Card is judged as the latter (R3.1.6)."""


def window_is_about_phase(step: Step) -> bool:
    """Whether a play in this window stands on its own, so that losses are judged right after it (D6.1)."""
    return step.window == AT_EDGE or step.window == AT_MOVE
