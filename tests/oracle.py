"""What really happens when a seat chooses something and everybody else lets it happen: the engine as an oracle."""

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_ORDER
from taproom.inn.bots.habits import Habits
from taproom.inn.bots.shape import Shape
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario.scenario_state import Pause, ScenarioState
from taproom.inn.state.fields import UNANSWERED
from taproom.inn.state.steps import RESTING
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import Event

HIDDEN = {events.REVEALED, events.JOINED, events.OPENED, events.COIN, events.SEARCHED, events.TURNED_UP, events.PLANTED}
"""What shows that hidden cards, or chance, had a part in it."""

Facts = dict[str, object]


def outcome(position: InnState, seat: int, choice: int, seed: int) -> ScenarioState:
    """The position once nothing is left to resolve, in one of the worlds the seat cannot tell apart."""
    world = position.resample(seat, QuickDice(seed))
    watched = ScenarioState(world.setup, world.chance, False)
    world.copy_into(watched)
    watched.agenda = [part for step in watched.agenda for part in (step, Pause(seat=seat))]
    watched.attentive = True
    watched.events = []
    watched.choose(seat, choice)
    for _ in range(1000):
        step = watched.asker
        if watched.finished or step is None:
            return watched
        is_sealed = watched.answers[seat] != UNANSWERED
        if step.manner() == RESTING and not is_sealed and not isinstance(step, Pause):
            return watched
        if isinstance(step, Pause):
            if watched.agenda[-1].manner() == RESTING:
                return watched
            watched.choose(step.seat, 0)
        elif watched.peeking:
            watched.go_on()
        else:
            asked = watched.next_seat()
            decision = watched.decision(asked)
            assert decision is not None
            watched.choose(asked, _least(watched, asked, decision) if step.is_question() else 0)
    raise AssertionError("it does not come to rest")


def _least(position: InnState, seat: int, decision: Decision) -> int:
    """As a forecast presumes: of several ways out the mildest, else the first."""
    if decision.is_pick():
        return (1 << decision.fewest) - 1
    forecast = Shape(position.view(seat), Habits(position.setup))
    forecast.take_up()
    step = position.asker
    assert step is not None
    if decision.kind == ASK_ORDER:
        heights = [len(position.pile(option.targets[0])) for option in decision.options]
        return heights.index(min(heights))
    return forecast.presume(step, decision)


def forecast_of(position: InnState, seat: int, choice: int) -> Shape:
    """What the regular would expect of it."""
    decision = position.decision(seat)
    assert decision is not None
    forecast = Shape(position.view(seat), Habits(position.setup))
    forecast.take_up()
    forecast.choose_option(decision.options[choice])
    return forecast


def saw_hidden_cards(position: InnState) -> bool:
    """Whether something unknown was turned up on the way, or a hidden hand decided what its player could choose."""
    happened = position.events or []
    discarded = {event.seat for event in happened if event.kind == events.DISCARDED}
    chose = {event.seat for event in happened if event.kind == events.CHOSE}
    # Who must choose between a discard and something else may hold no such card.
    by_hand = len(chose) > 1 and bool(discarded & chose)
    return by_hand or any(event.kind in HIDDEN or _is_new_in_force(position, event) for event in happened)


def _is_new_in_force(position: InnState, event: Event) -> bool:
    """Whether a card has come into force that nobody could know: that of a shuffled side deck."""
    return event.kind == events.IN_FORCE and any(
        component.shuffled and event.subject in component.cards for component in position.setup.components
    )


def round_facts(position: InnState | Shape) -> Facts:
    """The Round, and how the game stands."""
    facts: Facts = {
        "gambling": position.gambling,
        "out": position.out,
        "finished": position.finished,
        "won": position.won,
        "pot": position.pot,
        "in_round": position.in_round,
    }
    if position.gambling:
        facts |= {"control": position.control, "passed": position.passed, "cheating": position.only_cheating}
    return facts


def facts_of(position: InnState) -> Facts:
    """All that a forecast tells."""
    hands = [len(position.hand(seat)) for seat in range(position.seat_count())]
    return {**attributes(position), "hands": hands, **round_facts(position)}


def facts_of_forecast(forecast: Shape) -> Facts:
    """The same of a forecast, as far as it is certain."""
    return {**attributes(forecast), "hands": forecast.hands, **round_facts(forecast)}


def attributes(position: InnState | Shape) -> Facts:
    """Fortitude, Alcohol, Gold and tokens."""
    tokens = position.marks[len(position.setup.components) :]
    return {"fortitude": position.fortitude, "alcohol": position.alcohol, "gold": position.gold, "tokens": tokens}
