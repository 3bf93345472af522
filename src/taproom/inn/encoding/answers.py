"""Options and facts as numbers: which actions say an option, and what is known of it without trying it."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import PLAY
from taproom.inn.effects import program as fx
from taproom.inn.encoding.pool import Lens, Pool
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.setup import Setup
from taproom.inn.state.views import TableView
from taproom.kernel.decisions import Option
from taproom.kernel.encoding import DONE, Block, Field, add_number, as_byte
from taproom.kernel.events import Event

VERBS: Final = 64
"""More than there are verbs of options, and kinds of questions."""
_AIMED: Final = (events.PLAYED, events.TARGETED, events.ACTIVATED)
"""Facts whose `cards` hold targets."""
_WITHOUT_CARDS: Final = (*_AIMED, events.TRACK, events.TIME_PASSED, events.EVENTS_RESHUFFLED)
"""Those whose `cards` hold no cards."""
_TYPES: Final = (fx.ACTION, fx.SOMETIMES, fx.ANYTIME, fx.GAMBLING, fx.CHEATING, fx.DRINK, fx.DRINK_EVENT, fx.EVENT)
_TRAITS: Final = (
    *("negates", "ignores", "eases_loss", "moves_loss", "antes", "ends_round", "changes_drink", "splits_drink"),
    *("touches_everybody", "touches_picked", "touches_that", "touches_player", "hits_back"),
)

# Where the blocks of actions and the columns of an option's row stand, in this order.
VERB_BLOCK: Final = 1
CARD_BLOCK: Final = 2
SEAT_BLOCK: Final = 3


def blocks(pool: Pool) -> list[Block]:
    """The actions besides numbers: a verb, a card, a seat counted from one's own."""
    return [
        Block("verb", [str(verb) for verb in range(VERBS)]),
        Block("card", pool.cards),
        Block("seat", [f"+{seat}" for seat in range(pool.seats)]),
    ]


def columns(pool: Pool) -> list[Field]:
    """What an option's row has."""
    return [
        Field("verb", (VERBS,), "what kind of answer it is, as one of so many"),
        Field("card", (len(pool.cards),), "the card it plays or is about, as one of so many"),
        Field("way", (1,), "which of the card's texts, or the number that is answered, plus 1"),
        Field("targets", (pool.seats,), "the seats it is aimed at; cards in play count for their owner"),
        Field("types", (len(_TYPES),), "the types of the text: action, sometimes, anytime, gambling, cheating ..."),
        Field("loss", (1,), "how much Fortitude its first loss costs, as printed"),
        Field("traits", (len(_TRAITS),), "what the text does, yes or no: " + ", ".join(_TRAITS)),
    ]


def path(option: Option, inn: TableView, lens: Lens, starts: list[int]) -> list[int]:
    """An option as actions: the card (or another verb and what it is about), the way, the targets, what it answers."""
    verb, card, seat, number = starts
    found: list[int] = []
    if option.verb != PLAY:
        found.append(verb + option.verb)
    if option.subject >= 0:
        found.append(card + lens.cards[option.subject])
    add_number(found, number, option.mode)
    seats = len(inn.setup.teams)
    for target in option.targets:
        if target < 0:
            found.append(DONE)
            continue
        found.append(seat + (seat_of(inn.setup, target) - inn.seat) % seats)
        if target >= seats:
            found.append(card + lens.cards[inn.setup.faces[target - seats].number])
    if option.about >= 0:
        add_number(found, number, len(inn.incidents) - 1 - option.about)
    return found


def seat_of(setup: Setup, target: int) -> int:
    """The seat that is a target, or whose deck the card is from that is one (R29.2.1)."""
    seats = len(setup.teams)
    return target if target < seats else setup.places.layout.families[target - seats]


def option_row(option: Option, inn: TableView, lens: Lens, fields: list[Field]) -> bytearray:
    """The columns of an option."""
    row = bytearray(fields[-1].start + fields[-1].size)
    verb, card, way, targets = fields[0], fields[1], fields[2], fields[3]
    row[verb.start + option.verb] = 1
    row[way.start] = as_byte(option.mode + 1)
    seats = len(inn.setup.teams)
    for target in option.targets:
        if target >= 0:
            row[targets.start + (seat_of(inn.setup, target) - inn.seat) % seats] = 1
    if option.subject >= 0:
        row[card.start + lens.cards[option.subject]] = 1
        modes = inn.setup.cards[option.subject].modes
        if option.verb == PLAY and 0 <= option.mode < len(modes):
            _write_text(modes[option.mode], fields, row)
    return row


def _write_text(mode: PlayMode, fields: list[Field], row: bytearray) -> None:
    types, loss, traits = fields[4], fields[5], fields[6]
    for place in range(len(_TYPES)):
        if mode.types & _TYPES[place]:
            row[types.start + place] = 1
    if mode.first_loss >= 0:
        row[loss.start] = as_byte(abs(mode.code[mode.first_loss].amount))
    for place, has in enumerate(
        [
            *[mode.negates, mode.ignores, mode.eases_loss, mode.moves_loss, mode.antes, mode.ends_round],
            *[mode.changes_drink, mode.splits_drink, mode.touches_everybody, mode.touches_picked],
            *[mode.touches_that, mode.touches_player, mode.hits_back],
        ]
    ):
        if has:
            row[traits.start + place] = 1


def fact(event: Event, inn: TableView, lens: Lens) -> list[int]:
    """A fact by the kernel's columns, seats counted from the viewer."""
    seats = len(inn.setup.teams)
    viewer = max(inn.seat, 0)
    subject = lens.cards[event.subject] + 1 if event.subject >= 0 else 0
    last = 0
    if event.cards and event.kind not in _WITHOUT_CARDS and event.cards[-1] >= 0:
        last = lens.cards[event.cards[-1]] + 1
    return [
        as_byte(event.kind),
        (event.seat - viewer) % seats + 1 if event.seat >= 0 else 0,
        (seat_of(inn.setup, event.other) - viewer) % seats + 1 if event.other >= 0 else 0,
        subject & 255,
        subject >> 8,
        event.amount & 255,
        last & 255,
        last >> 8,
    ]
