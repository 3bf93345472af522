"""Cards that stay in play before a seat and can be hit like a player (R29.2).

A target is a number: a seat's, or above them that of a card in play.
"""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_COMMAND, TAKE_CARD
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, Step
from taproom.kernel.decisions import Option
from taproom.kernel.zones import NO_CARD

USED: Final = 1
"""The number on a card in play that was activated in this phase."""
TWICE: Final = 2
"""The number on one that may be activated twice."""


def target_count(inn: Position) -> int:
    """One more than the largest number a target can have now; cards count only while some are in play."""
    for zone in inn.setup.places.targets:
        if inn.zones.contents[zone]:
            return len(inn.answers) + len(inn.setup.faces)
    return len(inn.answers)


def targets(inn: Position) -> list[int]:
    """All seats, and behind them the cards in play."""
    seats = len(inn.answers)
    found = list(range(seats))
    for zone in inn.setup.places.targets:
        found.extend([seats + card for card in inn.zones.contents[zone]])
    return found


def zone_of(inn: Position, target: int) -> int:
    """Where the card in play lies that a target stands for; NO_ZONE if it is in play no more."""
    card = target - len(inn.answers)
    for zone in inn.setup.places.targets:
        if card in inn.zones.contents[zone]:
            return zone
    return NO_ZONE


def seat_of(inn: Position, target: int) -> int:
    """The seat a target is, or before which the card lies; NOBODY if it is no target (any more)."""
    if target < len(inn.answers):
        return target
    zone = zone_of(inn, target)
    return inn.setup.places.layout.zones[zone].seat if zone >= 0 else NOBODY


def owner_of(inn: Position, target: int) -> int:
    """Whose deck a card is of that was picked as a target, be it still in play or not."""
    return inn.setup.places.layout.families[target - len(inn.answers)]


def text_of(inn: Position, target: int) -> int:
    """What the card says that a target stands for, by the number of its text."""
    return inn.setup.faces[target - len(inn.answers)].number


def candidates(inn: Position, seat: int, who: int, number: int) -> list[int]:
    """The cards in play that the seat may pick where it picks a player for a loss: not its own (R29.2.1).

    A card does not hit itself: what it does cannot be redirected to it by "a third player".
    """
    if who == fx.ANOTHER_IN_ROUND:
        return []
    layout = inn.setup.places.layout
    author = doer(inn, number) if who == fx.THIRD else NOBODY
    found: list[int] = []
    for zone in inn.setup.places.targets:
        owner = layout.zones[zone].seat
        if owner == seat or (who not in (fx.ANYBODY, fx.FURTHER_ANYBODY) and inn.are_teammates(owner, seat)):
            continue
        found.extend([len(inn.answers) + card for card in inn.zones.contents[zone]])
    return [target for target in found if target != author]


def without_copies(inn: Position, able: list[int]) -> list[int]:
    """Of cards in play that nobody can tell apart one is enough."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for target in able:
        if target >= len(inn.answers):
            alike = (zone_of(inn, target), text_of(inn, target))
            if alike in seen:
                continue
            seen.append(alike)
        found.append(target)
    return found


def doer(inn: Position, number: int) -> int:
    """The card in play, as a target, that brought about what is answered; NOBODY if none did, or it is gone."""
    if number < 0:
        return NOBODY
    incident = inn.incidents[number]
    if incident.kind == inc.LOST:
        incident = inn.incidents[incident.about]
    if incident.kind != inc.ACTIVATION or zone_of(inn, incident.amount) < 0:
        return NOBODY
    return incident.amount


def covers(inn: Position, incident: Incident, effect: Effect, target: int) -> bool:
    """Whether an effect is on a card in play: only a loss of Fortitude matters to it, and no Event (R29.2.6, R29.2.7).

    One for each player hits the cards in play of everybody but its player's team (R29.2.4).
    """
    if effect.word.touches & fx.FORTITUDE == 0 or incident.kind == inc.EVENT:
        return False
    if effect.slot >= 0:
        return effect.slot < len(incident.targets) and incident.targets[effect.slot] == target
    if effect.who == fx.THAT:
        return incident.struck() == target
    if effect.who not in (fx.EACH, fx.EACH_OTHER) or effect.only is not None:
        return False
    return not inn.are_teammates(incident.seat, seat_of(inn, target))


# ---- coming and going ----


def enter(inn: Position, seat: int, card: int, source: int) -> None:
    """R29.1.2: a card comes into play before its player, ready to be activated (R29.1.3)."""
    face = inn.setup.faces[card]
    place = inn.setup.component(seat, face.kept_by)
    if place >= 0:
        inn.move(card, source, inn.setup.places.own[place][0])
        inn.tell(events.CAME_INTO_PLAY, seat, subject=face.number)


def discard(inn: Position, card: int, zone: int) -> None:
    """It goes onto its owner's discard pile."""
    seat = inn.setup.places.layout.zones[zone].seat
    refresh(inn, card)
    inn.move(card, zone, inn.setup.places.discards[seat])
    inn.tell(events.LEFT_PLAY, seat, subject=inn.setup.faces[card].number)


def leave(inn: Position, seat: int) -> None:
    """D6.6: with a player who is out all these cards leave play."""
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.cards(zone):
            discard(inn, card, zone)


# ---- activations ----


def begin_phase(inn: Position, seat: int) -> None:
    """An Action phase begins: every card in play may be activated once (R29.1.3)."""
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.contents[zone]:
            refresh(inn, card)


def refresh(inn: Position, card: int) -> None:
    """It can be activated, if it is in play."""
    if card in inn.zones.numbers:
        inn.put_number(card, 0)


def use_again(inn: Position, seat: int) -> None:
    """Every card in play may be activated once more in this phase, be it used already or not."""
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.cards(zone):
            inn.put_number(card, 0 if card in inn.zones.numbers else TWICE)


def use(inn: Position, card: int) -> None:
    """It is activated."""
    inn.put_number(card, 0 if inn.zones.numbers.get(card) == TWICE else USED)


def is_ready(inn: Position, card: int) -> bool:
    """Whether it may still be activated in this phase."""
    return inn.zones.numbers.get(card, TWICE) == TWICE


def ready(inn: Position, seat: int) -> list[int]:
    """The cards before the seat that may still be activated in this phase; of cards alike one."""
    found: list[int] = []
    texts: list[int] = []
    for zone in inn.setup.places.in_play[seat]:
        for card in inn.zones.contents[zone]:
            face = inn.setup.faces[card]
            if face.activation >= 0 and is_ready(inn, card) and face.number not in texts:
                found.append(card)
                texts.append(face.number)
    return found


def ready_one(inn: Position, seat: int, text: int) -> int:
    """One of them that says this; NO_CARD if there is none."""
    for card in ready(inn, seat):
        if inn.setup.faces[card].number == text:
            return card
    return NO_CARD


def command(inn: Position, number: int, component: int, what: int) -> None:
    """All may be used once more; otherwise the player says which it is."""
    seat = inn.incidents[number].seat
    if what == fx.USE_AGAIN:
        use_again(inn, seat)
    else:
        inn.agenda.append(Choose(seat, number, component, what))


class Choose(Step):
    """One card of component `amount`, of the discards or in play, for what `other` says."""

    def run(self, inn: Position) -> None:
        """Ask which; cards alike are one option."""
        texts = dict.fromkeys([inn.setup.faces[card].number for card in self._able(inn)])
        if texts:
            options = [Option(TAKE_CARD, text, 0, (self.seat,), -1) for text in texts]
            inn.ask_options(self, self.seat, ASK_COMMAND, options)

    def _zone(self, inn: Position) -> int:
        places = inn.setup.places
        if self.other == fx.REHIRE:
            return places.discards[self.seat]
        return places.own[inn.setup.component(self.seat, self.amount)][0]

    def _able(self, inn: Position) -> list[int]:
        faces = inn.setup.faces
        return [card for card in inn.zones.cards(self._zone(inn)) if faces[card].kept_by == self.amount]

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Into play, or out of it for the sake of its player."""
        card = next(one for one in self._able(inn) if inn.setup.faces[one].number == option.subject)
        if self.other == fx.REHIRE:
            enter(inn, seat, card, self._zone(inn))
        else:
            discard(inn, card, self._zone(inn))
            inn.ignore(self.incident)
