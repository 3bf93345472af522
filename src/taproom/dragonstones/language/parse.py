"""From a character's text to its program, or to an error like a good compiler's."""

import difflib
import re
from functools import cache
from pathlib import Path

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program
from taproom.dragonstones.state.terms import AMULET, BLACK, COLOUR_KEYS, FAIRY, GOLD, SILVER

COINS = {"fairy": FAIRY, "gold": GOLD, "silver": SILVER, "black": BLACK, "amulet": AMULET}
GIVERS = {"another": fx.ANOTHER, "each_other": fx.EACH_OTHER, "second": fx.SECOND, "each": fx.EACH}
PRICES = {
    "any_stones": fx.STONES,
    "stones_of_one_colour": fx.STONES_OF_ONE_COLOUR,
    "stones_of_each_colour": fx.STONES_OF_EACH_COLOUR,
    "your_stones": fx.ALL_STONES,
    "coins_bid": fx.COINS_BID,
    "coins": fx.COINS,
}
HIGHEST = 99
"""The highest number in a text."""
SOURCES = {"played": fx.PLAYED, "stack": fx.STACK, "random": fx.TOP_OF_STACK}

EXAMPLES = (
    "gain 1 point",
    "take 3 silver",
    "take 1 black coin",
    "take 1 amulet",
    "take 1 red stone",
    "take 1 stone",
    "take all gold and silver from another player",
    "take 1 stone from the second bidder, failing that 1 gold",
    "each player loses all stones of the named colour",
    "each other player loses all silver",
    "pay 4 stones: gain 1 point",
    "pay 2 stones of one colour: gain 1 point",
    "pay 1 stone of each colour: gain 1 point",
    "pay all your stones: gain 1 point",
    "you may pay the coins you bid: gain 1 point",
    "buy stones, each for 1 gold or 3 silver",
    "name a colour",
    "name a colour in the bag",
    "put all stones of the bank into the bag",
    "put 2 stones of each colour into the bag",
    "draw 2 stones from the bag",
    "draw stones one by one until you stop or lose them to the named colour",
    "use a character already up this turn",
    "use a character of the stack",
    "use a random character of the stack",
    "keep this card to use a later character twice",
    "never use this twice",
)
"""One phrase of every kind, shown to somebody who wrote something close to it."""


class TextError(ValueError):
    """A character's text that cannot be understood: where, which word, what was expected, what may have been meant."""

    def __init__(self, line: int, column: int, word: str, expected: list[str], nearest: str) -> None:
        self.line = line
        self.column = column
        self.word = word
        self.expected = expected
        self.nearest = nearest
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        if re.search("[а-яё]", self.word, re.IGNORECASE):
            return "characters are written in English; their Russian faces are made from that"
        if self.word.isdigit() and len(self.word) > len(str(HIGHEST)):
            return f"{self.word!r} is out of range: a number is 0 to {HIGHEST}"
        found = f"{self.word!r} is not understood here" if self.word else "the text ends too early"
        sentence = f"{found}: expected {', '.join(self.expected)}"
        return f"{sentence}; did you mean {self.nearest!r}?" if self.nearest else sentence


@cache
def _grammar() -> Lark:
    text = Path(__file__).with_name("character.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", propagate_positions=True, maybe_placeholders=False)


def parse(text: str) -> Program:
    """The program that this text means; raises TextError."""
    source = text.strip()
    if not source:
        raise TextError(1, 1, "", ["a statement"], EXAMPLES[0])
    try:
        tree = _grammar().parse(source)
    except UnexpectedInput as error:
        raise _explain(source, error) from None
    program = Program(tuple(tuple(_effect(statement) for statement in mode.children) for mode in _subtrees(tree)))
    _check(source, program)
    return program


# ---- the tree ----


def _subtrees(tree: "Tree[Token]") -> "list[Tree[Token]]":
    return [child for child in tree.children if isinstance(child, Tree)]


def _numbers(tree: "Tree[Token]") -> list[int]:
    return [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]


def _effect(node: "Tree[Token] | Token") -> Effect:
    if not isinstance(node, Tree):
        raise TypeError(f"a statement is a tree, not the word {node}")
    parts = _subtrees(node)
    match node.data:
        case "gain":
            return Effect(fx.GAIN_POINTS, _numbers(node)[0])
        case "take":
            return _take(parts)
        case "pay" | "may_pay":
            return _pay(fx.PAY_FOR if node.data == "pay" else fx.MAY_PAY_FOR, parts)
        case "lose":
            return _lose(parts)
        case "name":
            return Effect(fx.NAME_COLOUR, what=fx.IN_BAG if parts else fx.ANYTHING)
        case "fill":
            return Effect(fx.FILL_BAG, fx.ALL if parts[0].data == "all_of_bank" else _numbers(parts[0])[0])
        case "draw":
            return Effect(fx.DRAW_STONES, _numbers(node)[0])
        case "dare":
            return Effect(fx.DARE)
        case "buy":
            return Effect(fx.BUY_STONES, inner=tuple(_haul(price, fx.BANK) for price in parts))
        case "use":
            return Effect(fx.USE_CHARACTER, what=SOURCES[parts[0].data])
        case "keep":
            return Effect(fx.KEEP)
        case "never":
            return Effect(fx.NEVER_TWICE)
    raise TypeError(f"the grammar has a statement {node.data} that is not carried out")


def _take(parts: "list[Tree[Token]]") -> Effect:
    giver = fx.BANK
    instead: list[Effect] = []
    for part in parts[1:]:
        if part.data == "from_whom":
            giver = GIVERS[_subtrees(part)[0].data]
        else:
            instead.append(_haul(_subtrees(part)[0], giver))
    first = _haul(parts[0], giver)
    return Effect(first.op, first.amount, first.what, giver, tuple(instead))


def _haul(tree: "Tree[Token]", giver: int) -> Effect:
    """What is taken: coins of some kinds, or stones of some colour."""
    amount = fx.ALL if tree.data in ("all_coins", "all_stones") else _numbers(tree)[0]
    kinds = _subtrees(tree)
    if tree.data in ("some_coins", "all_coins"):
        return Effect(fx.TAKE_COINS, amount, sum({1 << COINS[kind.data] for kind in kinds}), giver)
    return Effect(fx.TAKE_STONES, amount, _colour(kinds[0]), giver)


def _colour(tree: "Tree[Token]") -> int:
    if tree.data == "of_any_colour":
        return fx.ANY_COLOUR
    if tree.data == "of_named_colour":
        return fx.NAMED_COLOUR
    return COLOUR_KEYS.index(str(tree.children[0]))


def _pay(op: int, parts: "list[Tree[Token]]") -> Effect:
    price = parts[0]
    numbers = _numbers(price)
    kind = COINS[_subtrees(price)[0].data] if price.data == "coins" else 0
    rewards = tuple(_effect(reward) for reward in parts[1:])
    return Effect(op, numbers[0] if numbers else 0, PRICES[price.data], kind, rewards)


def _lose(parts: "list[Tree[Token]]") -> Effect:
    who = GIVERS[parts[0].data]
    loss = _haul(parts[1], who)
    return Effect(fx.LOSE_COINS if loss.op == fx.TAKE_COINS else fx.LOSE_STONES, fx.ALL, loss.what, who)


# ---- mistakes ----


def _check(source: str, program: Program) -> None:
    """What the grammar cannot see: a colour that nobody named, a bag that nobody filled."""
    for mode in program.modes:
        named = filled = False
        for effect in Program((mode,)).effects():
            if _needs_name(effect) and not named:
                raise _misplaced(source, "named", "name a colour")
            if _needs_bag(effect) and not filled:
                raise _misplaced(
                    source, "draw" if effect.op == fx.DARE else "bag", "put 2 stones of each colour into the bag"
                )
            named = named or effect.op == fx.NAME_COLOUR
            filled = filled or effect.op == fx.FILL_BAG


def _needs_name(effect: Effect) -> bool:
    return effect.op == fx.DARE or (effect.op in (fx.TAKE_STONES, fx.LOSE_STONES) and effect.what == fx.NAMED_COLOUR)


def _needs_bag(effect: Effect) -> bool:
    return effect.op in (fx.DARE, fx.DRAW_STONES) or (effect.op == fx.NAME_COLOUR and effect.what == fx.IN_BAG)


def _misplaced(source: str, word: str, before: str) -> TextError:
    position = source.find(word)
    line = source.count("\n", 0, position) + 1
    column = position - source.rfind("\n", 0, position)
    return TextError(line, column, word, [f"{before!r} on an earlier line"], "")


def _explain(source: str, error: UnexpectedInput) -> TextError:
    expected: set[str] = set()
    line, column = error.line, error.column
    if isinstance(error, UnexpectedToken):
        expected = set(error.accepts or error.expected)
    elif isinstance(error, UnexpectedCharacters):
        expected = set(error.allowed or ())
    if (
        isinstance(error, UnexpectedEOF)
        or line < 1
        or (isinstance(error, UnexpectedToken) and error.token.type == "$END")
    ):
        last = source.rsplit("\n", 1)[-1]
        return TextError(source.count("\n") + 1, len(last) + 1, "", _in_words(expected), _nearest(last))
    written = source.split("\n")[line - 1]
    start = len(re.sub(r"\w*$", "", written[: column - 1])) if written[column - 1 :].strip() else column - 1
    rest = written[start:].split()
    return TextError(line, start + 1, rest[0].strip(",:;") if rest else "", _in_words(expected), _nearest(written))


def _nearest(line: str) -> str:
    """The phrase that comes closest, with numbers left aside."""
    found = difflib.get_close_matches(line.strip().removeprefix("or:").strip(), EXAMPLES, n=1, cutoff=0.5)
    return found[0] if found else ""


def _in_words(terminals: set[str]) -> list[str]:
    """The words behind the grammar's names for them."""
    names = {"NUMBER": "a number", "_SEP": "a new line", "_OR": "'or:'", "_NL": "a new line", "$END": "the end"}
    words: set[str] = set()
    for terminal in _grammar().terminals:
        if terminal.name not in terminals:
            continue
        if terminal.name in names:
            words.add(names[terminal.name])
        elif terminal.pattern.type == "str":
            words.add(f"'{terminal.pattern.value}'")
        else:
            words.update(f"'{word}'" for word in terminal.pattern.value.strip("(?:)").split("|"))
    if "$END" in terminals:
        words.add(names["$END"])
    return sorted(words)
