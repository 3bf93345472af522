"""The seats as everybody sees them."""

from taproom.inn.presentation.names import Part, TableNames
from taproom.inn.presentation.render_cache import CachedSeat, Look
from taproom.inn.presentation.types import (
    InnCardInPlay,
    InnComponent,
    InnGrowing,
    InnOpenCard,
    InnSeat,
    InnToken,
    InnWaitingCard,
    Lost,
)
from taproom.inn.rules import growing
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.components import BOUGHT, PLOTTED, STANDING, STAYING, TOKEN, TRACK
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.views import SeatView
from taproom.inn.text.log import lasting_text
from taproom.inn.text.names import required, so_many
from taproom.kernel.zone_views import ZonesView


def seat_shown(position: InnState, names: TableNames, zones: ZonesView, seat: int, threatened: bool) -> InnSeat:
    """One seat; the same object as long as nothing about it changes, as is the case for most seats at most moments."""
    look = Look(position, seat, len(names.parts[seat]), threatened)
    known = names.seats_shown[seat]
    if known is None or not known.look.is_like(look):
        known = CachedSeat(look, _seat(position, names, SeatView(position, zones, seat), threatened))
        names.seats_shown[seat] = known
    return known.shown


def _seat(position: InnState, names: TableNames, seat: SeatView, threatened: bool) -> InnSeat:
    number = seat.seat
    keys = names.keys
    return InnSeat(
        seat=number,
        team=seat.team,
        name=names.seats[number],
        character=names.characters[number],
        title=names.titles[number],
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        track=seat.top,
        left=max(0, seat.fortitude - seat.alcohol),
        gold=seat.gold,
        hand=seat.hand_size,
        deck=seat.deck_size,
        discards=seat.discard_size,
        top=keys[seat.discard[-1]] if seat.discard_size else "",
        pile=seat.pile_size,
        on_turn=position.on_turn(number),
        out=seat.is_out,
        lost=_lost(seat),
        away=seat.is_away,
        in_round=seat.in_round,
        passed=seat.passed,
        controls=position.gambling and position.control == number,
        threatened=threatened,
        components=tuple([_component(position, names, seat, place) for place in range(len(seat.marks))]),
        open=(
            *[_open(position, names, number, card) for card in seat.open],
            *[InnOpenCard(card, keys[card], 0, True) for card in seat.kept],
        ),
        in_play=_in_play(position, names, number),
        growing=_growing(position, names, number),
        slots=sum([position.setup.components[place].slots for place in position.setup.gardens[number]]),
        waiting=_waiting(position, names, number),
        boss=number in position.setup.bosses,
        in_sight=tuple([keys[text] for text in _in_sight(position, number)]),
        actions=seat.actions_left if position.setup.places.in_sight[number] != NO_ZONE else 0,
        tokens=tuple([_tokens(position, names, place, count) for place, count in seat.held_tokens]),
        lasting=tuple([lasting_text(position, entry, names.language) for entry in seat.lasting]),
    )


def _lost(seat: SeatView) -> Lost:
    """R6.1: who passes out lies with both tokens together; everybody else who is out had no Gold."""
    if not seat.is_out:
        return ""
    return "passed-out" if seat.alcohol >= seat.fortitude else "out-of-gold"


def _open(position: InnState, names: TableNames, seat: int, text: int) -> InnOpenCard:
    setup = position.setup
    lying = [card for card in position.zones.cards(setup.places.open[seat]) if setup.faces[card].number == text]
    price = setup.cards[text].price if any([setup.sells(seat, card) for card in lying]) else 0
    return InnOpenCard(text, names.keys[text], price, False)


def _in_play(position: InnState, names: TableNames, seat: int) -> tuple[InnCardInPlay, ...]:
    """In the order in which they came."""
    found: list[InnCardInPlay] = []
    for zone in position.setup.places.in_play[seat]:
        for card in position.zones.contents[zone]:
            face = position.setup.faces[card]
            found.append(
                InnCardInPlay(
                    target=position.seat_count() + card,
                    number=face.number,
                    card=names.keys[face.number],
                    wage=face.wage,
                    activates=face.activation >= 0,
                    used=card in position.zones.numbers,
                )
            )
    return tuple(found)


def _growing(position: InnState, names: TableNames, seat: int) -> tuple[InnGrowing, ...]:
    """In the order in which they were planted."""
    return tuple(
        [
            InnGrowing(
                bit=1 << place,
                number=position.setup.faces[card].number,
                card=names.keys[position.setup.faces[card].number],
                values=position.setup.faces[card].values,
                step=growing.step_of(position, card),
                ripe=growing.is_ripe(position, card),
            )
            for place, card in enumerate(growing.growing(position, seat))
        ]
    )


def _waiting(position: InnState, names: TableNames, seat: int) -> tuple[InnWaitingCard, ...]:
    """In the order in which they came."""
    setup = position.setup
    texts = [text for place in setup.queues[seat] for text in position.zones.texts(setup.places.waiting[place])]
    return tuple(
        [
            InnWaitingCard(
                number=text,
                card=names.keys[text],
                requires=required(position, seat, text, names.language),
                able=setup.can_take_in(position.marks, seat, text),
            )
            for text in texts
        ]
    )


def _in_sight(position: InnState, seat: int) -> list[int]:
    """The texts of what it has played in this phase, in that order (R71.2.3)."""
    zone = position.setup.places.in_sight[seat]
    return [] if zone == NO_ZONE else position.zones.texts(zone)


def _tokens(position: InnState, names: TableNames, place: int, count: int) -> InnToken:
    owner = position.setup.owners[place]
    number = place - position.setup.firsts[owner]
    text = so_many(position, owner, number, count, names.language)
    return InnToken(owner, names.parts[owner][number].key, count, text)


def _component(position: InnState, names: TableNames, seat: SeatView, place: int) -> InnComponent:
    part = names.parts[seat.seat][place]
    value = seat.marks[place]
    kind = position.setup.components[position.setup.component(seat.seat, place)].kind
    if kind == TRACK:
        step = part.steps[value - part.low].name if part.steps else str(value)
        return _shown(part, value, part.high, step, "", (), part.text, 0)
    if kind in (STAYING, PLOTTED):
        lying = len(position.zones.contents[position.setup.places.own[position.setup.component(seat.seat, place)][0]])
        return _shown(part, lying, 0, "", "", (), part.text, 0)
    if kind == TOKEN:
        return _shown(part, value, part.high, "", "", (), part.text, 0)
    discards = tuple([names.keys[card] for card in seat.side_discards[place]])
    card = value if kind == STANDING else -1
    step = names.card(position, card).title if card >= 0 else ""
    text = names.face(position, card) if card >= 0 else part.text
    key = names.keys[card] if card >= 0 else ""
    held = seat.backs_in_hand[place] if kind == BOUGHT else 0
    return _shown(part, seat.side_sizes[place], part.cards, step, key, discards, text, held)


def _shown(
    part: Part, value: int, of: int, step: str, card: str, discards: tuple[str, ...], text: str, held: int
) -> InnComponent:
    return InnComponent(
        kind=part.kind,  # type: ignore[arg-type]
        key=part.key,
        name=part.name,
        value=value,
        low=part.low,
        of=of,
        steps=part.steps,
        step=step,
        card=card,
        discards=discards,
        text=text,
        held=held,
        price=part.price,
        paid=part.paid,
    )
