"""From a program back to its text: parse(source(program)) == program."""

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program
from taproom.dragonstones.state.terms import COIN_KINDS, COLOUR_KEYS

COIN_WORDS = ("fairy gold", "gold", "silver", "black coins", "amulets")
SINGLE_COIN_WORDS = ("fairy gold", "gold", "silver", "black coin", "amulet")
GIVER_WORDS = {fx.ANOTHER: "another player", fx.SECOND: "the second bidder", fx.EACH_OTHER: "each other player"}
LOSER_WORDS = {fx.EACH: "each player", fx.EACH_OTHER: "each other player"}
USE_WORDS = {
    fx.PLAYED: "character already up this turn",
    fx.STACK: "character of the stack",
    fx.TOP_OF_STACK: "random character of the stack",
}


def source(program: Program) -> str:
    """The program as its author would have written it, one statement a line."""
    return "\nor: ".join("\n".join(statement(effect) for effect in mode) for mode in program.modes)


def statement(effect: Effect) -> str:
    """One effect as a statement."""
    match effect.op:
        case fx.GAIN_POINTS:
            return f"gain {effect.amount} {'point' if effect.amount == 1 else 'points'}"
        case fx.TAKE_COINS | fx.TAKE_STONES:
            giver = "" if effect.who == fx.BANK else f" from {GIVER_WORDS[effect.who]}"
            return f"take {haul(effect)}{giver}" + "".join(f", failing that {haul(other)}" for other in effect.inner)
        case fx.PAY_FOR | fx.MAY_PAY_FOR:
            may = "you may " if effect.op == fx.MAY_PAY_FOR else ""
            return f"{may}pay {price(effect)}: {' then '.join(statement(reward) for reward in effect.inner)}"
        case fx.NAME_COLOUR:
            return "name a colour in the bag" if effect.what == fx.IN_BAG else "name a colour"
        case fx.LOSE_STONES:
            return f"{LOSER_WORDS[effect.who]} loses all {stones(effect.what, plural=True)}"
        case fx.LOSE_COINS:
            return f"{LOSER_WORDS[effect.who]} loses all {kinds(effect.what)}"
        case fx.FILL_BAG:
            some = "all stones of the bank" if effect.amount == fx.ALL else f"{counted(effect.amount)} of each colour"
            return f"put {some} into the bag"
        case fx.DRAW_STONES:
            return f"draw {counted(effect.amount)} from the bag"
        case fx.DARE:
            return "draw stones one by one until you stop or lose them to the named colour"
        case fx.BUY_STONES:
            prices = [haul(each) for each in effect.inner]
            listed = prices[0] if len(prices) == 1 else f"{', '.join(prices[:-1])} or {prices[-1]}"
            return f"buy stones, each for {listed}"
        case fx.USE_CHARACTER:
            return f"use a {USE_WORDS[effect.what]}"
        case fx.KEEP:
            return "keep this card to use a later character twice"
        case fx.NEVER_TWICE:
            return "never use this twice"
    raise ValueError(f"no statement says {effect}")


def haul(effect: Effect) -> str:
    """What is taken."""
    if effect.op == fx.TAKE_STONES:
        if effect.amount == fx.ALL:
            return f"all {stones(effect.what, plural=True)}"
        return f"{effect.amount} {stones(effect.what, plural=effect.amount != 1)}"
    if effect.amount == fx.ALL:
        return f"all {kinds(effect.what)}"
    words = SINGLE_COIN_WORDS if effect.amount == 1 else COIN_WORDS
    return f"{effect.amount} {words[effect.what.bit_length() - 1]}"


def kinds(mask: int) -> str:
    """Kinds of coins."""
    return " and ".join(COIN_WORDS[kind] for kind in range(COIN_KINDS) if mask >> kind & 1)


def stones(colour: int, plural: bool) -> str:
    """Stones of a colour."""
    word = "stones" if plural else "stone"
    if colour == fx.ANY_COLOUR:
        return word
    return f"{word} of the named colour" if colour == fx.NAMED_COLOUR else f"{COLOUR_KEYS[colour]} {word}"


def counted(amount: int) -> str:
    """A number of stones."""
    return f"{amount} {stones(fx.ANY_COLOUR, amount != 1)}"


def price(effect: Effect) -> str:
    """What is paid."""
    match effect.what:
        case fx.STONES:
            return counted(effect.amount)
        case fx.STONES_OF_ONE_COLOUR:
            return f"{counted(effect.amount)} of one colour"
        case fx.STONES_OF_EACH_COLOUR:
            return f"{counted(effect.amount)} of each colour"
        case fx.ALL_STONES:
            return "all your stones"
        case fx.COINS_BID:
            return "the coins you bid"
        case _:
            words = SINGLE_COIN_WORDS if effect.amount == 1 else COIN_WORDS
            return f"{effect.amount} {words[effect.who]}"
