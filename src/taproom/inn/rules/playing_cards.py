"""A card is played, and put away when it has done what it does (R2.3.2).

Likewise a card of another player's is played as one's own (R30.2.3, D30.1), and a card in play is activated (R29.1.3),
which counts as playing an Action Card in part (D29.5).
"""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ACTIVATE, ASK_LENT
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.rules import (
    champions,
    damage,
    decks,
    drinks,
    gambling,
    in_play,
    in_sight,
    joining,
    legality,
    losing,
    resolution,
    responses,
    triggers,
    ways_to_play,
)
from taproom.inn.rules.aims import that_player
from taproom.inn.state import reasons, teams
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def play(inn: Position, seat: int, option: Option, on_its_own: bool, is_lent: bool = False) -> None:
    """Put the card on the table: everybody may respond, then it resolves (R2.3.2, R4.1.6).

    One that is lent lies on its owner's discard pile all the while (D30.1).
    """
    card = inn.card(option.subject)
    mode = card.modes[option.mode]
    that = that_player(inn, option.about, mode.when.kind)
    incident = Incident(inc.CARD, seat, that, option.subject, option.mode, option.about)
    incident.types = mode.types | (card.types & fx.ACTION if mode.types & fx.GAMBLING else 0)
    incident.targets = option.targets
    if mode.hits_back and in_play.doer(inn, option.about) >= 0:
        _settle_aim(inn, incident)
    elif inn.setup.has_mates:
        _settle_whom(inn, incident, mode)
        in_sight.note(inn, incident)
    if is_lent:
        incident.flags |= inc.LENT
    elif inn.setup.has_components or inn.setup.keeps_drinks:
        _lay_down(inn, seat, incident, mode)
    else:
        inn.move_text(option.subject, inn.setup.places.hands[seat], inn.setup.places.played)
    number = inn.add_incident(incident)
    inn.tell(events.PLAYED, seat, incident.other, option.subject, option.mode, option.targets)
    if on_its_own:
        inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(resolution.CarryOut(incident=number))
    if inn.setup.has_mates and mode.is_for_each:
        inn.agenda.append(Open(seat=seat, incident=number))
        inn.agenda.append(champions.NameChampions(incident=number))
        if mode.cost is not None:
            mode.cost.word.pay(inn, number, mode.cost)
    elif mode.cost is not None:
        inn.agenda.append(Open(seat=seat, incident=number))
        mode.cost.word.pay(inn, number, mode.cost)
    else:
        _open(inn, seat, number)


def _settle_aim(inn: Position, incident: Incident) -> None:
    """Behind the players picked stands whom it hits back: the player who activated a card, or that card (R29.2.5)."""
    whom = incident.targets[-1]
    incident.targets = incident.targets[:-1]
    if whom >= len(inn.answers):
        incident.change(inc.STRIKES, whom, 0)


def _settle_whom(inn: Position, incident: Incident, mode: PlayMode) -> None:
    """Behind the players picked may stand in whose place it is played, or who is meant by "that player"."""
    picked = len(mode.picks)
    if len(incident.targets) > picked:
        whom = incident.targets[picked]
        incident.targets = incident.targets[:picked]
        if incident.about < 0:
            incident.other = whom
        elif whom != incident.seat:
            incident.helped = whom
    elif incident.about >= 0:
        answered = inn.incidents[incident.about]
        theirs = answered.kind in (inc.PAYMENT, inc.DRINK) and inn.are_teammates(answered.seat, incident.seat)
        if theirs and answered.seat != incident.seat:
            incident.helped = answered.seat


def _open(inn: Position, seat: int, number: int) -> None:
    """The card lies there, paid for: now others may come in."""
    if inn.setup.has_components:
        _let_components_work(inn, seat, number)
    else:
        responses.RespondTo(incident=number).run(inn)


class Open(Step):
    """A card's cost has been paid."""

    def run(self, inn: Position) -> None:
        """Let it be answered."""
        _open(inn, self.seat, self.incident)


def _lay_down(inn: Position, seat: int, incident: Incident, mode: PlayMode) -> None:
    """The card comes from hand, from what lies open before the seat (R23.1.4) or is kept there (R8.5.1), or was plotted
    (R33.1.3)."""
    places = inn.setup.places
    zone = places.plotted[seat] if mode.is_scheme else inn.zone_of(seat, incident.card)
    inn.move_text(incident.card, zone, places.played)
    if zone in places.open:
        incident.flags |= inc.FROM_OPEN
    elif inn.setup.homes[incident.card] >= 0:
        incident.flags |= inc.OF_SIDE_DECK
    incident.types = static_effects.types_played(inn, seat, incident.types)


def _let_components_work(inn: Position, seat: int, number: int) -> None:
    """Nobody may respond before all that joins the card lies there (R22.1.3)."""
    inn.agenda.append(responses.RespondTo(incident=number))
    place = joining.component_for(inn, seat, inn.incidents[number].card)
    if place >= 0:
        inn.agenda.append(joining.Join(seat=seat, incident=number, amount=1, other=place))
    triggers.happen(inn, seat, fx.BEFORE_YOUR_CARD)


class Finish(Step):
    """The card has done what it does."""

    def run(self, inn: Position) -> None:
        """Put it away."""
        put_away(inn, self.incident)


def put_away(inn: Position, number: int) -> None:
    """The card goes to its owner's discard pile; a Negated Gambling or Cheating Card counts as a pass (R7.8.2)."""
    incident = inn.incidents[number]
    if incident.kind in (inc.COMPONENT, inc.ACTIVATION):
        inn.finish(number)
        return
    if inn.setup.keeps_drinks and inn.card(incident.card).stays:
        decks.discard_drinks(inn, [incident.card], inn.setup.places.played)
    elif incident.flags & (inc.REWRITTEN | inc.FROM_OPEN | inc.OF_SIDE_DECK):
        joining.put_away(inn, incident)
    elif not incident.flags & (inc.LENT | inc.STAYING):
        places = inn.setup.places
        inn.move_text(incident.card, places.played, in_sight.pile_for(inn, incident), incident.seat)
    inn.finish(number)
    if inn.gambling:
        lost = incident.has(inc.CALLED_OFF) or (incident.has(inc.NEGATED) and not incident.has(inc.REPLACED))
        if lost and incident.types & (fx.GAMBLING | fx.CHEATING):
            inn.passed |= 1 << incident.seat
        gambling.see_that_moves_go_on(inn)


class HitBacks(Step):
    """R5.7.1, D4.4: after the losses, each who lost may hit back, in turn order from the active player."""

    def run(self, inn: Position) -> None:
        """Open a window for each loss."""
        incident = inn.incidents[self.incident]
        source = damage.source_of(inn, incident)
        hurt = [seat for seat in inn.in_turn_order(inn.turn) if (incident.lost >> seat) & 1 and seat != incident.seat]
        for seat in reversed(teams.first_of_each(inn, hurt)):  # D57.3: a team has one moment.
            loss = Incident(inc.LOST, seat, source, incident.card, incident.mode, self.incident)
            loss.eased = incident.eased
            inn.agenda.append(responses.RespondTo(incident=inn.add_incident(loss)))


def conclude(inn: Position, number: int) -> None:
    """All effects have happened: hit-backs, then the card is put away."""
    incident = inn.incidents[number]
    if incident.kind == inc.EVENT:
        inn.agenda.append(drinks.PutAwayEvent(incident=number))
        return
    answered_later = (inn.setup.moments >> fx.TO_TOKEN_LOSS) & 1 != 0
    if incident.kind == inc.COMPONENT and damage.locks_of(inn, incident) & fx.HIT_BACK and not answered_later:
        inn.finish(number)
    elif incident.lost:
        inn.then(HitBacks(incident=number), Finish(incident=number))
    else:
        put_away(inn, number)


def play_as_own(inn: Position, number: int) -> None:
    """The card that the incident has had discarded last, if there is one."""
    incident = inn.incidents[number]
    for start in range(len(incident.changes) - 3, -1, -3):
        if incident.changes[start] == inc.TAKEN:
            inn.agenda.append(Lent(seat=incident.seat, incident=number, amount=incident.changes[start + 1]))
            return


class Lent(Step):
    """The seat plays the card of text `amount` in one of the ways it could play it now."""

    def run(self, inn: Position) -> None:
        """Ask how and on whom; in a Round, a card that cannot be played there is a pass (R30.2.3)."""
        card = inn.card(self.amount)
        options: list[Option] = []
        for number in card.from_hand:
            mode = card.modes[number]
            if self.may_play(inn, self.seat, mode) == reasons.ALLOWED:
                ways_to_play.add_options(inn, self.seat, card.number, number, mode, -1, options)
        if options:
            inn.ask_options(self, self.seat, ASK_LENT, options)
        elif inn.gambling:
            inn.pass_move(self.seat)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """With its own type, at a moment that is the seat's own."""
        if seat != self.seat or mode.when.kind != fx.FREELY:
            return reasons.NO_MOMENT
        if inn.gambling and mode.types & fx.ANYTIME == 0:
            return legality.may_move(inn, seat, mode)
        return legality.may_act(inn, seat, mode)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """It can be answered like any other play."""
        play(inn, seat, option, False, True)


def add_activations(inn: Position, seat: int, options: list[Option]) -> None:
    """One for each card that is ready and each way to pick its targets."""
    for card in in_play.ready(inn, seat):
        face = inn.setup.faces[card]
        mode = face.modes[face.activation]
        plays: list[Option] = []
        ways_to_play.add_options(inn, seat, face.number, face.activation, mode, -1, plays)
        options.extend([Option(ACTIVATE, one.subject, one.mode, one.targets, -1) for one in plays])


def activate(inn: Position, seat: int, option: Option) -> None:
    """Everybody may respond, then it happens; it costs nothing (R29.1.5)."""
    card = in_play.ready_one(inn, seat, option.subject)
    mode = inn.setup.cards[option.subject].modes[option.mode]
    incident = Incident(inc.ACTIVATION, seat, inn.turn, option.subject, option.mode, -1)
    incident.types = fx.ACTION
    incident.targets = option.targets
    incident.amount = len(inn.answers) + card
    in_play.use(inn, card)
    number = inn.add_incident(incident)
    inn.tell(events.ACTIVATED, seat, subject=option.subject, amount=option.mode, cards=option.targets)
    inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(resolution.CarryOut(incident=number))
    inn.agenda.append(responses.RespondTo(incident=number))
    if inn.setup.has_mates and mode.is_for_each:
        inn.agenda.append(champions.NameChampions(incident=number))
