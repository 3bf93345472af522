"""Why a seat may not do something now. The same checks that make the options, asked about one of them."""

from taproom.dragonstones.rules.auctions import refuse_bid
from taproom.dragonstones.rules.bag import NameColour, refuse_colour
from taproom.dragonstones.rules.payments import BuyStones, StonesToPay, refuse_purchase
from taproom.dragonstones.rules.powers import ChooseCharacter, ChooseMode, refuse_mode, refuse_twice, refuse_use
from taproom.dragonstones.rules.taking import ChooseStone, ChooseVictim, refuse_stone, refuse_victim
from taproom.dragonstones.state.position import Position
from taproom.dragonstones.state.terms import (
    BID,
    BID_SILVER,
    BUY,
    NAME,
    PAY_STONES,
    ROB,
    TAKE_STONE,
    TWICE,
    USE,
    USE_MODE,
)
from taproom.kernel.decisions import Option
from taproom.kernel.verdicts import Refusal


def refuse(game: Position, seat: int, option: Option) -> Refusal | None:
    """The verdict on an option, offered or not: None if the seat may choose it now, else the reason and its rule."""
    verb = option.verb
    if verb == BID:
        fairy, gold, black, amulet = option.targets
        refusal = refuse_bid(game, seat, fairy, gold, 0, black, amulet)
    elif verb == BID_SILVER:
        silver, amulet = option.targets
        refusal = refuse_bid(game, seat, 0, 0, silver, 0, amulet)
    elif verb == TWICE:
        refusal = refuse_twice(game, seat)
    else:
        refusal = _refuse_answer(game, seat, option)
    if refusal is None and not offered(game, seat, option):
        return Refusal("not_asked", "R91.1.5")
    return refusal


def offered(game: Position, seat: int, option: Option) -> bool:
    """Whether the option is among those of the seat's decision, or is what it is about to do without being asked."""
    question = game.question
    if question is not None and ((game.waiting | game.forced) >> seat) & 1:
        for other in question.decide(game, seat).options:
            if other.key() == option.key():
                return True
    return False


def _refuse_answer(game: Position, seat: int, option: Option) -> Refusal | None:
    question = game.question
    verb = option.verb
    if verb == USE_MODE and isinstance(question, ChooseMode):
        return refuse_mode(game, seat, option.subject, option.mode)
    if verb == ROB and isinstance(question, ChooseVictim):
        return refuse_victim(game, seat, question.effect, option.subject)
    if verb == TAKE_STONE and isinstance(question, ChooseStone):
        return refuse_stone(game, question.owner, question.effect, option.subject)
    if verb == NAME and isinstance(question, NameColour):
        return refuse_colour(game, question.source, option.subject)
    if verb == USE and isinstance(question, ChooseCharacter):
        return refuse_use(game, seat, question.source, option.subject)
    if verb == BUY and isinstance(question, BuyStones):
        return refuse_purchase(game, seat, question.effect, option.subject, option.targets[0])
    if verb == PAY_STONES and isinstance(question, StonesToPay) and not offered(game, seat, option):
        return Refusal("cannot_pay", "D94.2", seat)
    return None
