"""The steps of a scenario's script: `bid`, `choose`, `use` and `pass`, read and found among a seat's options.

Checked steps are kept as `("bid", fairy, gold, silver, black, amulet)`, `("choose", word, ...)` or `("pass",)`.
"""

import difflib
from collections import Counter

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.rules.auctions import SilverBidding, refuse_bid
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.payments import BuyStones, StonesToPay, only_kind
from taproom.dragonstones.rules.powers import ChooseCharacter, ChooseMode, OfferTwice
from taproom.dragonstones.rules.taking import ChooseStone, ChooseVictim
from taproom.dragonstones.rules.verdicts import refuse
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.terms import COLOUR_KEYS, COLOURS
from taproom.kernel.decisions import NOTHING, Option
from taproom.kernel.scenarios import NOT_NOW, Misfit
from taproom.kernel.verdicts import Refusal

BID_KEYS = ("fairy", "gold", "silver", "black", "amulet")
PAYMENTS = ("gold", "fairy", "silver")
PAYMENT_KINDS = {"gold": terms.GOLD, "fairy": terms.FAIRY, "silver": terms.SILVER}
PLAIN_WORDS = {
    "points": (terms.PAY,),
    "pay": (terms.PAY,),
    "decline": (terms.DECLINE,),
    "stop": (terms.STOP,),
    "nothing": (terms.STOP, terms.DECLINE, terms.ONCE),
    "draw": (terms.DRAW,),
    "twice": (terms.TWICE,),
    "once": (terms.ONCE,),
    "coins": (terms.DECLINE,),
}

Words = tuple[object, ...]


def single_steps(game: DragonstonesState, step: object) -> list[object]:
    """Check a step and break it into single choices; a run of colours, and the coin that buys, belong together."""
    if step == "pass":
        return [("pass",)]
    if not isinstance(step, dict) or len(step) != 1:
        raise Misfit((), f"expected pass, or one of bid, choose, use with what it is about, not {step!r}")
    verb, what = next(iter(step.items()))
    if verb == "bid":
        return [_read_bid(what)]
    if verb in ("choose", "use"):
        words = _words(what)
        for number, word in enumerate(words):
            _check_word(game, word, (verb, number))
        return [("choose", *group) for group in _groups(words)]
    near = difflib.get_close_matches(str(verb), ("bid", "choose", "use"), n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise Misfit((verb,), f"there is no step {verb!r}: expected bid, choose, use or pass{hint}")


def _read_bid(what: object) -> Words:
    if not isinstance(what, dict):
        raise Misfit(("bid",), "expected coins, such as {fairy: 2, gold: 1}")
    for key, amount in what.items():
        if key not in BID_KEYS:
            near = difflib.get_close_matches(str(key), BID_KEYS, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Misfit(("bid", key), f"{key!r} cannot be bid: expected {', '.join(BID_KEYS)}{hint}")
        if not isinstance(amount, int) or amount < 0:
            raise Misfit(("bid", key), f"expected a whole number, or true, not {amount!r}")
    return ("bid", *(int(what.get(key, 0)) for key in BID_KEYS))


def _words(what: object) -> list[str]:
    if isinstance(what, dict):
        return [str(key) for key, amount in what.items() for _ in range(int(amount))]
    return [str(word) for word in what] if isinstance(what, list) else [str(what)]


def _check_word(game: DragonstonesState, word: str, path: Words) -> None:
    known = [*PLAIN_WORDS, *COLOUR_KEYS, *PAYMENTS, *game.names, *(each.key for each in game.catalogue.characters)]
    if word not in known:
        near = difflib.get_close_matches(word, known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise Misfit(path, f"{word!r} is not a seat, colour, character, coin or mode{hint}")


def _groups(words: list[str]) -> list[list[str]]:
    groups: list[list[str]] = []
    for word in words:
        open_run = bool(groups) and groups[-1][-1] in COLOUR_KEYS
        if open_run and (word in COLOUR_KEYS or word in PAYMENTS):
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


# ---- finding the choice ----


def find_choice(game: DragonstonesState, seat: int, step: object) -> int:
    """The number of the option that the step names; NOT_NOW if there is none."""
    decision = game.decision(seat)
    if decision is None or not isinstance(step, tuple):
        return NOT_NOW
    if step[0] == "pass":
        return decision.least
    for number, option in enumerate(decision.options):
        if fits(game, option, step):
            return number
    return NOT_NOW


def fits(game: DragonstonesState, option: Option, step: Words) -> bool:
    """Whether the option is what a bid or a choice says."""
    if step[0] == "bid":
        fairy, gold, silver, black, amulet = step[1:]
        if option.verb == terms.BID:
            return option.targets == (fairy, gold, black, amulet) and silver == 0
        return option.verb == terms.BID_SILVER and option.targets == (silver, amulet) and not (fairy or gold or black)
    words = [str(word) for word in step[1:]]
    if option.verb == terms.PAY_STONES:
        return _pays_with(option, words)
    if option.verb == terms.BUY:
        kinds = [PAYMENT_KINDS[word] for word in words[1:] if word in PAYMENTS]
        return words[0] == COLOUR_KEYS[option.subject] and (not kinds or kinds == [option.targets[0]])
    return len(words) == 1 and words[0] in names_of(game, option)


def _pays_with(option: Option, words: list[str]) -> bool:
    """A colour alone stands for all stones of the price."""
    paid = [COLOUR_KEYS[colour] for colour in range(COLOURS) for _ in range(option.targets[colour])]
    return Counter(words) == Counter(paid) or (len(words) == 1 and set(paid) == set(words))


def names_of(game: DragonstonesState, option: Option) -> list[str]:
    """What a script may call an option."""
    names = [word for word, verbs in PLAIN_WORDS.items() if option.verb in verbs]
    if option.verb == terms.ROB:
        names.append(game.names[option.subject])
    elif option.verb in (terms.TAKE_STONE, terms.NAME):
        names.append(COLOUR_KEYS[option.subject])
    elif option.verb in (terms.USE, terms.TWICE):
        names.append(game.catalogue.characters[option.subject].key)
    elif option.verb == terms.USE_MODE:
        names.extend(mode_names(game, option.subject, option.mode))
    return names


def mode_names(game: DragonstonesState, character: int, mode: int) -> list[str]:
    """What people call an alternative: `points` where it gives points, else `coins` or the kind of coin."""
    names: list[str] = []
    program = game.catalogue.characters[character].program
    for effect in program.modes[mode]:
        rewards = [effect.op, *(inner.op for inner in effect.inner)]
        if fx.GAIN_POINTS in rewards:
            return ["points"]
        if effect.op == fx.TAKE_COINS:
            names.append("coins")
            names.extend(word for word, kind in PAYMENT_KINDS.items() if effect.what >> kind & 1)
    return names


# ---- why not, and what happened anyway ----


def why_not(game: DragonstonesState, seat: int, step: object) -> Refusal | None:
    """Why the seat cannot do this now; None if it can, or is about to without being asked."""
    if not isinstance(step, tuple):
        return Refusal("not_asked", "R91.1.5")
    if step[0] == "pass":
        return None if game.decision(seat) else Refusal("not_asked", "R91.1.5")
    if step[0] == "bid":
        fairy, gold, silver, black, amulet = (int(str(n)) for n in step[1:])
        refusal = refuse_bid(game, seat, fairy, gold, silver, black, amulet)
        if refusal or game.decision(seat) is None:
            return refusal or Refusal("not_asked", "R92.1.1")
        return None if find_choice(game, seat, step) != NOT_NOW else Refusal("not_asked", "R92.1.1")
    verdict = Refusal("not_asked", "R91.1.5")
    for option in imagined(game, seat, [str(word) for word in step[1:]]):
        refusal = refuse(game, seat, option)
        if refusal is None:
            return None
        if refusal.reason != "not_asked":
            verdict = refusal
    return verdict


def imagined(game: DragonstonesState, seat: int, words: list[str]) -> list[Option]:
    """The options that the words would name at the present question, whether or not they are offered."""
    question = game.question
    found: list[Option] = []
    if isinstance(question, ChooseMode):
        for mode in range(len(game.catalogue.characters[question.character].program.modes)):
            if words[0] in mode_names(game, question.character, mode):
                found.append(Option(terms.USE_MODE, question.character, mode, (), NOTHING))
    if isinstance(question, ChooseVictim) and words[0] in game.names:
        found.append(Option(terms.ROB, game.names.index(words[0]), 0, (), NOTHING))
    if isinstance(question, ChooseCharacter) and game.catalogue.number(words[0]) >= 0:
        found.append(Option(terms.USE, game.catalogue.number(words[0]), 0, (), NOTHING))
    if words[0] in COLOUR_KEYS:
        found.extend(_imagined_colours(game, words))
    doubler = game.catalogue.number("doppelganger")
    if words[0] in ("twice", "doppelganger") and not isinstance(question, ChooseCharacter):
        about = NOTHING if game.auction is None else game.auction.character
        found.append(Option(terms.TWICE, doubler, 0, (), about))
    if game.decision(seat) is not None and not isinstance(question, (SilverBidding, OfferTwice)):
        decision = game.decision(seat)
        options = [] if decision is None else decision.options
        found.extend(option for option in options if fits(game, option, ("choose", *words)))
    return found


def _imagined_colours(game: DragonstonesState, words: list[str]) -> list[Option]:
    question = game.question
    colour = COLOUR_KEYS.index(words[0])
    if isinstance(question, ChooseStone):
        return [Option(terms.TAKE_STONE, colour, 0, (), question.owner)]
    if isinstance(question, BuyStones):
        wanted = [PAYMENT_KINDS[word] for word in words[1:] if word in PAYMENTS]
        prices = [(only_kind(price.what), price.amount) for price in question.effect.inner]
        return [Option(terms.BUY, colour, 0, price, NOTHING) for price in prices if not wanted or price[0] in wanted]
    if isinstance(question, StonesToPay):
        counts = Counter(words)
        return [Option(terms.PAY_STONES, NOTHING, 0, tuple(counts[key] for key in COLOUR_KEYS), NOTHING)]
    return [Option(terms.NAME, colour, 0, (), NOTHING)]


def came_about(game: DragonstonesState, since: int, seat: int, step: object) -> bool:
    """Whether the choice is made for the seat: it is the only answer, or the facts tell as much."""
    if not isinstance(step, tuple) or step[0] != "choose" or game.events is None:
        return False
    if _is_only_answer(game, seat, step):
        return True
    word = str(step[1])
    for event in game.events[since:]:
        if event.seat != seat:
            continue
        if event.kind in ROBBERIES and word == game.names[event.other]:
            return True
        if event.kind in COLOURED and word == COLOUR_KEYS[event.subject]:
            return True
        if event.kind == terms.PAID_STONES and word in COLOUR_KEYS and event.cards[COLOUR_KEYS.index(word)]:
            return True
        if event.kind == terms.USED and word == game.catalogue.characters[event.subject].key:
            return True
        if (event.kind, word) in ((terms.SCORED, "points"), (terms.TOOK_COINS, "coins")):
            return True
    return False


def _is_only_answer(game: DragonstonesState, seat: int, step: Words) -> bool:
    """Whether the position stands before a question to which the seat has this answer and no other."""
    question = game.question
    if question is None or not (game.forced >> seat) & 1:
        return False
    options = question.decide(game, seat).options
    return len(options) == 1 and fits(game, options[0], step)


ROBBERIES = (
    terms.ROBBED_STONE,
    terms.ROBBED_COINS,
    terms.ROBBED_SPENT,
    terms.ROBBED_OF_ALL,
    terms.ROBBED_NOTHING,
)
COLOURED = (terms.ROBBED_STONE, terms.TOOK_STONES, terms.NAMED)
