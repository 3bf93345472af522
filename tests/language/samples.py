"""Texts that between them use every word of the language, and the operations they use."""

from taproom.inn.language import effects as fx
from taproom.inn.language.parse import parse

SAMPLES: list[tuple[int, str]] = [
    (fx.ACTION, "another player: -2 fortitude, +1 alcohol, pays you 1 gold"),
    (fx.ACTION, "a player: draws 2 cards, discards 1 card, takes 1 gold from the inn"),
    (fx.ACTION, "each player: drinks a copy of a revealed drink"),
    (
        fx.ACTION,
        "each other player: reveals 2 drinks and drinks them\ncannot be negated, ignored, reduced or redirected",
    ),
    (fx.ACTION, "start a round"),
    (fx.ANYTIME, "another player: drinks the top of their pile\ncannot be hit back"),
    (fx.ANYTIME, "take 1 gold from the inn, drink the top of your pile, reveal a drink and drink it"),
    (fx.GAMBLING, "take control\neach player in the round: antes 2\nonly cheating may take control next"),
    (fx.CHEATING, "take control\nanother player in the round: leaves the round"),
    (fx.CHEATING, "each other player in the round: antes 1\ntake the pot"),
    (fx.GAMBLING, "win the round"),
    (fx.SOMETIMES, "negate a card"),
    (fx.SOMETIMES, "negate a sometimes card that changes a drink"),
    (fx.SOMETIMES, "negate a sometimes card\nonly a card that negates any sometimes card can affect this"),
    (fx.SOMETIMES, "ignore an action, anytime or cheating card that affects your hand or place in the round"),
    (fx.SOMETIMES, "ignore a drink\nor: ignore an event\nor: ignore a drink event"),
    (fx.SOMETIMES, "reduce your fortitude loss by 2\nor: redirect your fortitude loss to another player"),
    (fx.SOMETIMES, "redirect your fortitude loss to a third player"),
    (fx.SOMETIMES, "if only two players are left: split your fortitude loss with its source"),
    (fx.SOMETIMES, "+2 alcohol to a drink\nor: -2 alcohol to a drink\nor: the drink becomes +4 alcohol"),
    (fx.SOMETIMES, "turn the alcohol of your drink into fortitude"),
    (fx.SOMETIMES, "give your drink to another player\nor: split your drink with another player"),
    (fx.SOMETIMES, "when you would lose gold: the inn pays\nor: when the drink deck runs out: do not pay"),
    (fx.SOMETIMES, "when you must ante: leave the round, pay the inn 1 gold"),
    (
        fx.SOMETIMES,
        "when a player wins a round you are in: the round goes on\nor: when another player wins a round: take the pot",
    ),
    (fx.SOMETIMES, "when you win a round: draw 1 card"),
    (
        fx.SOMETIMES,
        "during a round: end the round, the pot goes to the inn\nor: during a round: take 1 gold from the pot",
    ),
    (
        fx.SOMETIMES,
        "in your order phase: order 1 more drink\nor: in another player's drink phase: that player: +1 alcohol",
    ),
    (fx.SOMETIMES, "when a drink would affect you: ignore it\nor: when a player reveals a drink: negate it"),
    (fx.SOMETIMES, "when an event is revealed: negate it\nor: when a drink event is revealed: negate it"),
    (fx.SOMETIMES, "when you play an action card while you are in the round: draw 1 card, ante 1"),
    (fx.SOMETIMES, "when a player plays a gambling card that affects your gold: pay that player 1 gold"),
    (fx.SOMETIMES, "when you lose fortitude to another player's card: that player: takes 1 gold from the pot"),
    (fx.ACTION | fx.SOMETIMES, "as action: +1 fortitude\nor: as sometimes: ignore a drink"),
    (fx.DRINK, "+3 alcohol, -1 fortitude, chaser, may be shared\nfor a troll, an orc or an undead instead: +2 alcohol"),
    (fx.DRINK, "no effect"),
    (fx.DRINK_EVENT, "contest: the strongest drink collects 1 gold"),
    (
        fx.DRINK_EVENT,
        "you may: reveal 2 drinks and drink them, then if you are still in: each other player: pays you 1 gold",
    ),
]


def operations() -> dict[str, int]:
    """The operations of the syntax tree by name: the constants from the first of them to the list of traits."""
    names = list(vars(fx))
    between = names[names.index("CHANGE_FORTITUDE") : names.index("TRAITS")]
    return {name: value for name in between if isinstance(value := getattr(fx, name), int)}


def operations_of(text: str) -> set[int]:
    return {effect.op for mode in parse(text).modes for effect in fx.walk(mode.effects)}
