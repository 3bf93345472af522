"""What a character's card says to people, in English and Russian, made from its program and nothing else."""

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program
from taproom.dragonstones.messages import joined, say
from taproom.dragonstones.state.terms import COIN_KEYS, COIN_KINDS, COLOUR_KEYS

GIVERS = {fx.ANOTHER: "another", fx.SECOND: "second", fx.EACH_OTHER: "each-other", fx.EACH: "each"}
USES = {fx.PLAYED: "face-use-played", fx.STACK: "face-use-stack", fx.TOP_OF_STACK: "face-use-random"}
COLOUR_NAMES = (*COLOUR_KEYS, "any", "named")


def face(program: Program, language: str) -> str:
    """The text on the card: a line per sentence, alternatives separated by a line that says so."""
    between = f"\n{say(language, 'face-or')}\n"
    return between.join(mode_face(mode, language) for mode in program.modes)


def in_one_line(program: Program, language: str) -> str:
    """The same as running text: "Pay 4 stones and gain 1 point, or take 3 silver."."""
    ways = [mode_face(mode, language).replace("\n", " ") for mode in program.modes]
    begun = [way.rstrip(".") for way in ways[:-1]] + ways[-1:]
    later = [f"{way[0].lower()}{way[1:]}" for way in begun[1:]]
    return f", {say(language, 'face-or')} ".join([*begun[:1], *later])


def mode_face(mode: tuple[Effect, ...], language: str) -> str:
    """One alternative."""
    return "\n".join(_sentence(phrase(effect, language)) for effect in mode)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def phrase(effect: Effect, language: str) -> str:
    """One effect in words."""
    match effect.op:
        case fx.GAIN_POINTS:
            return say(language, "face-gain", points=say(language, "points", n=effect.amount))
        case fx.TAKE_COINS | fx.TAKE_STONES:
            return _take(effect, language)
        case fx.PAY_FOR | fx.MAY_PAY_FOR:
            rewards = joined(language, [phrase(reward, language) for reward in effect.inner])
            message = "face-pay" if effect.op == fx.PAY_FOR else "face-may-pay"
            return say(language, message, price=_price(effect, language), rewards=rewards)
        case fx.NAME_COLOUR:
            return say(language, "face-name-in-bag" if effect.what == fx.IN_BAG else "face-name")
        case fx.LOSE_STONES | fx.LOSE_COINS:
            what = all_of(effect, effect.op == fx.LOSE_COINS, language)
            return say(language, "face-lose", loser=GIVERS[effect.who], what=what)
        case fx.FILL_BAG if effect.amount == fx.ALL:
            return say(language, "face-fill-all")
        case fx.FILL_BAG:
            return say(language, "face-fill", what=say(language, "stones", colour="any", n=effect.amount))
        case fx.DRAW_STONES:
            return say(language, "face-draw", what=say(language, "stones", colour="any", n=effect.amount))
        case fx.DARE:
            return say(language, "face-dare")
        case fx.BUY_STONES:
            prices = joined(language, [haul(price, language) for price in effect.inner], "or")
            return say(language, "face-buy", prices=prices)
        case fx.USE_CHARACTER:
            return say(language, USES[effect.what])
        case fx.KEEP:
            return say(language, "face-keep")
        case fx.NEVER_TWICE:
            return say(language, "face-never-twice")
    raise ValueError(f"no words for {effect}")


def _take(effect: Effect, language: str) -> str:
    whole = effect.amount == fx.ALL
    what = all_of(effect, effect.op == fx.TAKE_COINS, language) if whole else haul(effect, language)
    message = "face-take-all" if whole else "face-take"
    if effect.who == fx.BANK:
        return say(language, message, what=what)
    text = say(language, f"{message}-from", giver=GIVERS[effect.who], what=what)
    for other in effect.inner:
        text += "; " + say(language, "face-failing", what=haul(other, language))
    return text


def haul(effect: Effect, language: str) -> str:
    """A number of coins of a kind, or of stones of a colour."""
    if effect.op == fx.TAKE_STONES:
        return say(language, "stones", colour=COLOUR_NAMES[effect.what], n=effect.amount)
    return say(language, "coins", kind=COIN_KEYS[effect.what.bit_length() - 1], n=effect.amount)


def all_of(effect: Effect, coins: bool, language: str) -> str:
    """All coins of some kinds, or all stones of a colour."""
    if not coins:
        return say(language, "all-stones", colour=COLOUR_NAMES[effect.what])
    kinds = [COIN_KEYS[kind] for kind in range(COIN_KINDS) if effect.what >> kind & 1]
    return joined(language, [say(language, "all-coins", kind=kind) for kind in kinds])


def _price(effect: Effect, language: str) -> str:
    match effect.what:
        case fx.ALL_STONES:
            return say(language, "face-price-all-stones")
        case fx.COINS_BID:
            return say(language, "face-price-bid")
        case fx.COINS:
            return say(language, "coins", kind=COIN_KEYS[effect.who], n=effect.amount)
    what = say(language, "stones", colour="any", n=effect.amount)
    if effect.what == fx.STONES_OF_ONE_COLOUR:
        return say(language, "face-price-one-colour", what=what)
    return say(language, "face-price-each-colour", what=what) if effect.what == fx.STONES_OF_EACH_COLOUR else what
