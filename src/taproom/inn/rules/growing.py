"""Cards that grow in slots before their player: planted, moved on, spent on a harvest, gathered when ripe (R31.1)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import (
    ASK_GATHER,
    ASK_GROW,
    ASK_HARVEST,
    ASK_REPLANT,
    ASK_ROOM,
    GATHER,
    GROW,
    HARVEST,
    REPLANT,
    WEED,
)
from taproom.inn.components import side_decks
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import STAYS_UNGATHERED
from taproom.inn.rules import losing, resolution, responses, ways_to_play
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, NOBODY, Step
from taproom.kernel.decisions import Option
from taproom.kernel.zones import NO_CARD

# ---- what lies there ----


def bed(inn: Position, place: int) -> list[int]:
    """The cards that grow in the slots of a component, in the order in which they were planted."""
    return inn.zones.contents[inn.setup.places.beds[place]]


def step_of(inn: Position, card: int) -> int:
    """How far it has grown: 0 on its first number."""
    return inn.zones.numbers.get(card, 0)


def value(inn: Position, card: int) -> int:
    """R31.1.2: the number its marker points at."""
    return inn.setup.faces[card].values[step_of(inn, card)]


def is_grown(inn: Position, card: int) -> bool:
    """Whether it is on its last number."""
    return step_of(inn, card) == len(inn.setup.faces[card].values) - 1


def growing(inn: Position, seat: int) -> list[int]:
    """All cards that grow before the seat."""
    return [card for place in inn.setup.gardens[seat] for card in bed(inn, place)]


def ripeness(inn: Position, seat: int) -> int:
    """What they come to together."""
    return sum([value(inn, card) for card in growing(inn, seat)])


def _clear(inn: Position, card: int) -> None:
    """It goes to its own discard pile; if the deck had run out, that is the new deck."""
    place = inn.setup.home_of(card)
    inn.put_number(card, 0)
    inn.move(card, inn.setup.places.beds[place], inn.setup.places.side_discards[place])
    side_decks.refill(inn, place)


def _same(inn: Position, cards: list[int]) -> tuple[tuple[int, int], ...]:
    """What can be told of these cards: their texts, and how far each has grown."""
    texts = inn.setup.places.layout.texts
    return tuple(sorted([(texts[card], step_of(inn, card)) for card in cards]))


# ---- planting ----


class Plant(Step):
    """R31.1.3: the top card of component `amount` comes into a slot, on its first number."""

    def manner(self) -> int:
        """The side deck lies face down."""
        return BLIND

    def run(self, inn: Position) -> None:
        """It is revealed, and there may be too many of them then."""
        card = side_decks.reveal(inn, self.amount)
        if card != NO_CARD:
            _put_in(inn, self.seat, self.amount, card, inn.setup.places.played)


def _put_in(inn: Position, seat: int, place: int, card: int, source: int) -> None:
    inn.move(card, source, inn.setup.places.beds[place])
    inn.tell(events.PLANTED, seat, subject=inn.setup.faces[card].number)
    if len(bed(inn, place)) > inn.setup.components[place].slots:
        inn.agenda.append(MakeRoom(seat=seat, amount=place))


class MakeRoom(Step):
    """R31.1.4: with all slots taken, the new card or one of the others is discarded, before anybody does anything."""

    def run(self, inn: Position) -> None:
        """Ask which; the one worth least comes first."""
        alike = {_same(inn, [card])[0]: card for card in bed(inn, self.amount)}
        options = [
            Option(WEED, text, step, (), -1) for text, step in sorted(alike, key=lambda one: value(inn, alike[one]))
        ]
        inn.ask_options(self, self.seat, ASK_ROOM, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """That one."""
        card = _named(inn, self.amount, option)
        inn.tell(events.SIDE_DISCARDED, seat, subject=option.subject)
        _clear(inn, card)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Before this choice is made nobody does anything (R31.1.4, D31.2)."""
        return reasons.PLANTING_NOW


def _named(inn: Position, place: int, option: Option) -> int:
    """The card in a slot that an option means: by its text and how far it has grown."""
    for card in bed(inn, place):
        if inn.setup.faces[card].number == option.subject and step_of(inn, card) == option.mode:
            return card
    raise LookupError(f"no card {option.subject} has grown {option.mode} steps in component {place}")


class Replant(Step):
    """A card out of the discards of component `amount` comes into a slot."""

    def run(self, inn: Position) -> None:
        """Ask which."""
        texts = dict.fromkeys(inn.zones.texts(inn.setup.places.side_discards[self.amount]))
        options = [Option(REPLANT, text, 0, (), -1) for text in texts]
        if options:
            inn.ask_options(self, self.seat, ASK_REPLANT, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """On its first number."""
        discards = inn.setup.places.side_discards[self.amount]
        _put_in(inn, seat, self.amount, inn.zones.find(discards, option.subject), discards)


def plant(inn: Position, seat: int, place: int, amount: int, from_discards: bool) -> None:
    """One after the other."""
    step: Step = Replant(seat=seat, amount=place) if from_discards else Plant(seat=seat, amount=place)
    inn.then(*[step] * amount)


# ---- growing ----


def grow(inn: Position, seat: int, place: int, amount: int) -> None:
    """R31.1.5: some of the player's choice move on, or all of them."""
    if amount:
        inn.then(*[Grow(seat=seat, amount=place)] * amount)
    else:
        _move_on(inn, seat, bed(inn, place))


class Grow(Step):
    """One card of component `amount` moves on."""

    def run(self, inn: Position) -> None:
        """Ask which of those that can."""
        able = [card for card in bed(inn, self.amount) if not is_grown(inn, card)]
        options = [Option(GROW, text, step, (), -1) for text, step in dict.fromkeys(_same(inn, able))]
        if options:
            inn.ask_options(self, self.seat, ASK_GROW, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """That one."""
        _move_on(inn, seat, [_named(inn, self.amount, option)])


def _move_on(inn: Position, seat: int, cards: list[int]) -> None:
    """Each by one number; on the last one nothing happens."""
    able = [card for card in cards if not is_grown(inn, card)]
    for card in able:
        inn.put_number(card, step_of(inn, card) + 1)
    if able:
        inn.tell(events.GREW, seat, cards=tuple([inn.setup.faces[card].number for card in able]))


# ---- harvesting ----


def harvest(inn: Position, seat: int, number: int, amount: int) -> None:
    """R31.1.7: as its player plays a card, others may not respond before this is paid."""
    inn.agenda.append(Harvest(seat=seat, incident=number, amount=amount))


class Harvest(Step):
    """Cards are discarded whose numbers come to `amount` or more; any that do will do (D31.2)."""

    def run(self, inn: Position) -> None:
        """Ask which, those first that are worth least together."""
        cards = growing(inn, self.seat)
        alike: dict[tuple[tuple[int, int], ...], int] = {}
        for mask in range(1, 1 << len(cards)):
            if _worth(inn, picked(cards, mask)) >= self.amount:
                alike.setdefault(_same(inn, picked(cards, mask)), mask)
        masks = sorted(alike.values(), key=lambda mask: (_worth(inn, picked(cards, mask)), mask.bit_count(), mask))
        card = inn.incidents[self.incident].card
        inn.ask_options(
            self, self.seat, ASK_HARVEST, [Option(HARVEST, card, mask, (), self.incident) for mask in masks]
        )

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """They are gone whatever comes of the card (R31.1.8), and nothing else comes of them (R31.1.10)."""
        cards = picked(growing(inn, seat), option.mode)
        texts = tuple([inn.setup.faces[card].number for card in cards])
        inn.tell(events.HARVESTED, seat, subject=option.subject, amount=_worth(inn, cards), cards=texts)
        for card in cards:
            _clear(inn, card)


def picked(cards: list[int], mask: int) -> list[int]:
    """Those of the cards whose places are in the mask."""
    return [card for place, card in enumerate(cards) if (mask >> place) & 1]


def _worth(inn: Position, cards: list[int]) -> int:
    return sum([value(inn, card) for card in cards])


# ---- gathering ----


def gather(inn: Position, seat: int, number: int, place: int) -> None:
    """R31.1.9: all that are ripe are discarded; the incident keeps what they will do."""
    texts: list[int] = []
    for card in [card for card in bed(inn, place) if is_ripe(inn, card)]:
        face = inn.setup.faces[card]
        inn.tell(events.GATHERED, seat, subject=face.number)
        _clear(inn, card)
        if face.gathering >= 0 and face.modes[face.gathering].code:
            texts.append(face.number)
    if texts:
        inn.edit(number).cards = tuple(texts)
        inn.agenda.append(GatherNext(seat=seat, incident=number))


def is_ripe(inn: Position, card: int) -> bool:
    """Whether it is gathered at the end of the turn: one that never is stays on its last number (R31.1.11)."""
    face = inn.setup.faces[card]
    return is_grown(inn, card) and (face.gathering < 0 or face.modes[face.gathering].works & STAYS_UNGATHERED == 0)


class GatherNext(Step):
    """D31.1: which of the cards that were gathered does next what it says of that, and to whom."""

    def run(self, inn: Position) -> None:
        """Ask, for a player who is still in."""
        options: list[Option] = []
        for text in dict.fromkeys(inn.incidents[self.incident].cards if inn.is_in(self.seat) else ()):
            card = inn.card(text)
            plays: list[Option] = []
            ways_to_play.add_options(inn, self.seat, text, card.gathering, card.modes[card.gathering], -1, plays)
            options.extend([Option(GATHER, text, one.mode, one.targets, self.incident) for one in plays])
        if options:
            inn.ask_options(self, self.seat, ASK_GATHER, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Others may respond as to an Action Card, which lies on its discard pile already."""
        left = list(inn.incidents[self.incident].cards)
        left.remove(option.subject)
        inn.edit(self.incident).cards = tuple(left)
        inn.agenda.append(GatherNext(seat=seat, incident=self.incident))
        gathered = Incident(inc.CARD, seat, NOBODY, option.subject, option.mode, -1)
        gathered.types = fx.ACTION
        gathered.targets = option.targets
        gathered.flags = inc.LENT
        number = inn.add_incident(gathered)
        if option.targets:
            inn.tell(events.TARGETED, seat, subject=option.subject, cards=option.targets)
        inn.agenda.append(losing.CHECK_LOSSES)
        inn.agenda.append(resolution.CarryOut(incident=number))
        inn.agenda.append(responses.RespondTo(incident=number))
