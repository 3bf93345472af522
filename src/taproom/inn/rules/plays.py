"""Playing a card: options for it, the play itself, and what happens when it has been answered (R2.3.2)."""

from typing import Final

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import reasons
from taproom.inn.state import PLAY, Inn, Step
from taproom.table.decisions import Option

NO_TARGETS: Final[tuple[int, ...]] = ()


def candidates(inn: Inn, seat: int, who: int, number: int) -> list[int]:
    """Who may be picked (R0.1.5); `number` is the incident being answered."""
    found: list[int] = []
    for other in inn.table.rounds[seat]:
        if not inn.is_in(other):
            continue
        if who != fx.ANYBODY and inn.are_teammates(other, seat):
            continue
        if who == fx.ANOTHER_IN_ROUND and (inn.in_round >> other) & 1 == 0:
            continue
        if who == fx.THIRD and number >= 0 and inn.incidents[number].seat == other:
            continue
        found.append(other)
    return found


def add_options(
    inn: Inn, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """One option for each way to pick the players the text asks for; NO_TARGET if there is none (D3.1)."""
    picks = mode.picks
    if not picks:
        options.append(Option(PLAY, card, mode_number, NO_TARGETS, number))
        return reasons.ALLOWED
    chosen: list[tuple[int, ...]] = [()]
    for who in picks:
        able = candidates(inn, seat, who, number)
        chosen = [(*before, other) for before in chosen for other in able if other not in before]
    for targets in chosen:
        options.append(Option(PLAY, card, mode_number, targets, number))
    return reasons.ALLOWED if chosen else reasons.NO_TARGET


def play(inn: Inn, seat: int, option: Option, on_its_own: bool) -> None:
    """Put the card on the table: everybody may respond, then it resolves (R2.3.2, R4.1.6)."""
    card = inn.card(option.subject)
    inn.take_from_hand(seat, option.subject)
    mode = card.modes[option.mode]
    incident = Incident(
        inc.CARD, seat, _that_player(inn, option.about, seat), option.subject, option.mode, option.about
    )
    incident.types = mode.types
    incident.targets = option.targets
    number = inn.add_incident(incident)
    inn.tell(events.PLAYED, seat, incident.other, option.subject, option.mode, option.targets)
    if on_its_own:
        inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(resolution.CarryOut(incident=number))
    responses.RespondTo(incident=number).run(inn)


def _that_player(inn: Inn, about: int, seat: int) -> int:
    """Whom "that player" means: who played, revealed, caused or won what is being answered; else whose turn it is."""
    if about < 0:
        return inn.turn
    answered = inn.incidents[about]
    if answered.kind in (inc.CARD, inc.WON):
        return answered.seat
    return answered.other


class Finish(Step):
    """The card has done what it does."""

    def run(self, inn: Inn) -> None:
        """Put it away."""
        put_away(inn, self.incident)


def put_away(inn: Inn, number: int) -> None:
    """The card goes to its owner's discard pile; a Negated Gambling or Cheating Card counts as a pass (R7.8.2)."""
    incident = inn.incidents[number]
    inn.discards[incident.seat].append(incident.card)
    inn.finish(number)
    if inn.gambling:
        if incident.has(inc.NEGATED) and incident.types & (fx.GAMBLING | fx.CHEATING):
            inn.passed |= 1 << incident.seat
        gambling.see_that_moves_go_on(inn)


class HitBacks(Step):
    """R5.7.1, D4.4: after the losses, each who lost may hit back, in turn order from the active player."""

    def run(self, inn: Inn) -> None:
        """Open a window for each loss."""
        incident = inn.incidents[self.incident]
        hurt = [seat for seat in inn.in_turn_order(inn.turn) if (incident.lost >> seat) & 1 and seat != incident.seat]
        for seat in reversed(hurt):
            loss = Incident(inc.LOST, seat, incident.seat, incident.card, incident.mode, self.incident)
            loss.eased = incident.eased
            inn.agenda.append(responses.RespondTo(incident=inn.add_incident(loss)))


# Rules refer to each other in circles; modules are imported last so that their classes exist when they are needed.
from taproom.inn.rules import gambling, losing, resolution, responses  # noqa: E402
