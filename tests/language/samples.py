"""Texts that between them use every word of the language, and the operations they use."""

import json
from collections.abc import Iterator
from pathlib import Path

from taproom.inn.effects import program as fx
from taproom.inn.effects.occasions import occasion_of
from taproom.inn.effects.program import Mode, Program
from taproom.inn.language.check import CARD_TYPES
from taproom.inn.language.components import Component
from taproom.inn.language.parse import parse
from taproom.scenarios.reading import read_file

COMPONENTS = (
    Component("glow", 0, False, 1, 8, (), ("Glow", "Сияние")),
    Component(
        "temper",
        1,
        False,
        0,
        3,
        ("mild", "warm", "hot", "boiling"),
        ("Temper", "Нрав"),
        (("Mild", "Мягок"), ("Warm", "Тёпел"), ("Hot", "Горяч"), ("Boiling", "Кипит")),
    ),
    Component(
        "hat", 2, True, 0, 1, ("elf", "top_hat"), ("Hat", "Шляпа"), (("Elf Hat", "Колпак"), ("Top Hat", "Цилиндр"))
    ),
    Component("blood", 3, False, 0, 8, (), ("Blood", "Кровь")),
    Component("momentum", 4, False, 0, 3, (), ("Momentum", "Разгон")),
    Component("splint", 5, False, 0, 3, (), ("Splint", "Шина")),
    Component("scarab", 6, False, 0, 12, (), ("Scarab", "Скарабей"), (), (("Scarab", "Scarabs"), ("а", "б", "в"))),
    Component(
        "guard", 7, False, 0, 0, (), ("Guard", "Стражник"), (), (("Guard", "Guards"), ("а", "б", "в")), stays=True
    ),
    Component(
        "strays",
        9,
        True,
        0,
        3,
        (),
        ("Strays", "Бродяги"),
        (),
        (("Stray", "Strays"), ("бродяги", "бродяг", "бродяг")),
    ),
    Component("pup", fx.FIRST_SUBTYPE, titles=("Pup", "Щенок"), subtype=True),
    Component(
        "herb",
        8,
        True,
        0,
        1,
        (),
        ("Garden", "Сад"),
        (),
        (("Herb", "Herbs"), ("росток", "ростка", "ростков")),
        grows=True,
    ),
    Component("", fx.THIS_DECK, True, 0, 1, ("red", "blue"), ("Cape", "Плащ"), (("Red", "Красный"), ("Blue", "Синий"))),
)
"""The components the samples may name."""

UNTYPED = 0
"""Cards of side decks that are never played themselves."""

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
    (fx.ANYTIME, "each player: drinks the top of their pile if there is one"),
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
    (fx.ACTION, "another player: -4 fortitude\nwho would ignore this reduces it by 2 instead"),
    (fx.SOMETIMES, "when you play an action card that costs a player fortitude: one of them: loses 2 more"),
    (fx.SOMETIMES, "the alcohol of your drink becomes 1"),
    (fx.SOMETIMES, "when another player plays an action card that picks a player: redirect all of it to a player"),
    (fx.SOMETIMES, "when another player plays an action card that picks you: redirect all of it to another player"),
    (
        fx.CHEATING,
        "another player: shows their hand to you\n"
        "you may: that player: discards 1 gambling or cheating card you choose, then play it as your own\n"
        "if not: pass",
    ),
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
    (fx.DRINK_EVENT, "reveal 2 drinks and drink the stronger\neach other player: drinks a copy of the weaker"),
    (fx.DRINK_EVENT, "each player: puts a drink on the pile to their left"),
    (fx.ACTION, "another player: -2 fortitude (glow 5 to 8), -3 (glow 2 to 4) or -4 (glow 1)\n-1 glow"),
    (fx.ANYTIME, "+2 fortitude (temper mild or warm) or -1 (temper hot to boiling), temper becomes mild"),
    (fx.ANYTIME, "-2 alcohol, glow becomes 8\nyou may: hat becomes elf"),
    (fx.ANYTIME, "hat becomes any\nor: the next card of hat comes into force"),
    (fx.ACTION, "reveal 2 cards of hat and keep one\nyou may play 1 more action card this turn"),
    (fx.ANYTIME, "put up to 2 strays into the discards\nchoose: +1 blood, or +1 splint"),
    (
        fx.ACTION,
        "if temper is hot or boiling: each other player: chooses: pays you 1 gold, or -2 fortitude, +1 alcohol",
    ),
    (fx.ACTION, "another player: chooses: leaves the round, or draws 1 card\nput a drink on the pile to your left"),
    (fx.SOMETIMES, "negate a sometimes card\nif glow is 8: cannot be negated\nif glow is 5 or more: take control"),
    (fx.SOMETIMES, "if temper is mild: -2 alcohol to a drink\nif temper is warm to boiling: +2 alcohol to a drink"),
    (
        fx.ACTION,
        "choose: pay the inn 1 gold, or -1 fortitude\nif you did not pay it with your own gold: +1 alcohol, -1 glow",
    ),
    (
        fx.ACTION,
        "another player: counts as the source\na further player: -3 fortitude\nor: a player: +1 fortitude\n"
        "a further player: +1 fortitude",
    ),
    (fx.ACTION, "end your turn\nbe away until your next turn"),
    (fx.ACTION, "another player: -1 fortitude\ncannot be answered by teammates"),
    (fx.ANYTIME, "a player: repeats the phase\nskip the next phase"),
    (fx.ANYTIME, "spend 1 or more blood: +1 fortitude for each blood spent"),
    (fx.ANYTIME, "take the top card of a deck you buy from"),
    (fx.ANYTIME, "plot 2 cards\nor: scheme: plot up to 3 cards"),
    (fx.ANYTIME, "another player: parts the top 4 cards of your deck into two piles and you keep one"),
    (fx.SOMETIMES, "when a player loses fortitude to a scarab: that player: -1 fortitude"),
    (
        fx.SOMETIMES,
        "when champions are named: another player: becomes your champion\n"
        "or: if there are no teams: ignore an action card that calls for champions\n"
        "or: if there are no teams: ignore an event that calls for champions",
    ),
    (
        fx.ACTION,
        "another player: -1 fortitude for each player of their team\n"
        "if fortitude was lost: that player's teammates: may not play cards until the end of your turn",
    ),
    (
        fx.SOMETIMES,
        "when another player plays a card: negate it\nthat player: may play another card of its type\n"
        "or: when another player reveals a drink event: negate it\n"
        "that player: reveals the next card of the same pile instead",
    ),
    (
        fx.SOMETIMES,
        "when you play an action card: +2 to one number of it\nor: when you play a card: -1 to one number of it",
    ),
    (UNTYPED, "+1 to one number of the card this joins\n2 more cards of this deck join too"),
    (UNTYPED, "the card this joins has no effect and goes back to your hand"),
    (UNTYPED, "when this is revealed: reveal the next card instead"),
    (
        UNTYPED,
        "always: you lose 1 less fortitude to a card\nyou lose 2 less fortitude to anything\n"
        "other players lose 1 more fortitude to a card you play\n"
        "you and whoever costs you fortitude with a card lose 1 more\nyou gain 1 more alcohol from a drink\n"
        "you gain 1 less alcohol from a drink\nyou gain 1 more alcohol from anything\n"
        "you gain 2 less alcohol from anything\nyou ante 1 more",
    ),
    (
        UNTYPED,
        "always: cards you play from your hand cannot be negated or ignored\n"
        "gambling cards you play in a round count as cheating too\nwhen you gain gold, take 1 more from the inn\n"
        "when a card you play brings you another player's gold, take 1 more from the inn\n"
        "the inn pays your ante when you start a round",
    ),
    (
        UNTYPED,
        "always: no effect\nat the start of your turn: you may: this becomes red\n"
        "at the end of your turn: choose: pay the inn 1 gold, or -1 fortitude\n"
        "when this comes into force in your turn: end your turn\nwhen this goes out of force: this becomes blue\n"
        "before a card you play resolves: this becomes red",
    ),
    (
        UNTYPED,
        "when a card from another player's hand costs you fortitude: +1 temper\n"
        "when a drink gives you 3 or more alcohol: +1 temper\n"
        "when a round you were in ends and you did not win it: +1 temper\nwhen this comes into force: -1 alcohol\n"
        "when this goes out of force in your turn: +1 alcohol",
    ),
    (fx.ACTION, "another player: -1 fortitude for each scarab they have, gets 2 scarabs\ncannot be redirected"),
    (fx.ACTION, "each player with a scarab: returns 1 scarab for each fortitude lost"),
    (fx.SOMETIMES, "in your order phase: order 2 more drinks\neach player you order a drink for: gets 1 scarab"),
    (fx.SOMETIMES, "split your drink with another player\nadd to the other half: gets 2 scarabs, +1 alcohol"),
    (
        UNTYPED,
        "as action: at the end of another player's turn: that player returns 1 scarab: that player: -1 fortitude",
    ),
    (
        fx.DRINK_EVENT,
        "you may: reveal 2 drinks and drink them, then if you are still in: each other player: pays you 1 gold",
    ),
    (fx.EVENT, "each player: bids gold in secret, pays the inn 1 gold for each gold bid"),
    (fx.EVENT, "each player: bids fortitude in turn\nthe winner: collects 2 gold from each other player"),
    (fx.EVENT, "as action: each player with the highest bid: +1 fortitude"),
    (fx.EVENT, "each player: may join in\ntoss a coin\nif heads: each player who joins in: draws 1 card"),
    (
        fx.EVENT,
        "if 2 or more cards for each player were discarded: each player who discarded none: -1 fortitude\n"
        "if not: each player: +1 alcohol",
    ),
    (fx.EVENT, "each player: may ante with fortitude for this round\nstart a round"),
    (fx.ACTION, "put this into play\nonce in your action phase: another player: -1 fortitude"),
    (
        fx.ACTION,
        "put this into play\nalways: the inn pays the first 2 gold you must pay, but no ante\n"
        "you lose 1 less fortitude to another player's card",
    ),
    (fx.ACTION, "pay the inn 1 gold\nreveal cards of your deck until a guard and put it into play"),
    (fx.ACTION, "another player: -1 fortitude and 1 more for each guard you have in play (at most 3)"),
    (fx.ACTION, "only if you have a guard in play: another player: -1 fortitude"),
    (fx.ACTION, "plant 2 herbs\ngrow each herb\nor: harvest 2: grow 1 herb; plant 1 herb from the discards"),
    (UNTYPED, "at the end of your turn: gather each ripe herb"),
    (UNTYPED, "when this is gathered: another player: -1 fortitude"),
    (UNTYPED, "cannot be gathered"),
    (fx.ACTION, "each guard you have in play may be activated once more\nput a guard from your discards into play"),
    (
        fx.SOMETIMES,
        "ignore an action card that affects your fortitude\n"
        "if this is negated: you may: discard a guard in play and ignore it",
    ),
    (
        fx.ACTION,
        "another player: pays you 1 gold\na further player, if there is one: pays you 1 gold",
    ),
    (
        fx.SOMETIMES,
        "during a round: if you have a guard in play: end the round, the pot goes to you\n"
        "if not: end the round, the pot goes to the inn",
    ),
    (fx.SOMETIMES, "give your drink to another player\nunless that player ignores the drink: pay that player 1 gold"),
    (fx.EVENT, "each player: buys up to 2 times for 3 gold: +1 fortitude, or draws 1 card, -1 alcohol"),
]


def _proven() -> Iterator[tuple[int, str]]:
    """The texts of the scenarios about words that no card of the game says."""
    for path in sorted((Path(__file__).parents[1] / "rulebook" / "words").glob("*.yaml")):
        for document in read_file(path):
            for card in document.data.get("cards", []):
                types = card["type"] if isinstance(card["type"], list) else [card["type"]]
                yield sum([CARD_TYPES[one.replace("_", " ")] for one in types]), card["text"]


SAMPLES.append((fx.ANYTIME, "reveal cards of your deck until 2 pup cards\nput the rest into the discards"))
SAMPLES.append((fx.ACTION, "discard any number of pup cards: another player: -1 fortitude for each card discarded"))
SAMPLES.extend(_proven())
SAMPLES.extend(
    [
        (sum([CARD_TYPES[one] for one in effect["types"]]), effect["program"])
        for effect in json.loads((Path(__file__).parent / "new_effects.json").read_text(encoding="utf-8"))
        if "program" in effect
    ]
)


def read(text: str) -> Program:
    return parse(text, COMPONENTS)


def words_of(text: str) -> set[str]:
    return {name for mode in read(text).modes for name in words_in(mode)}


def words_in(mode: Mode) -> set[str]:
    """The names of the words that a way to use a card is made of."""
    occasion = occasion_of(mode)
    said = [*fx.walk(mode.effects), *[part for part in (mode.guard, mode.cost) if part is not None]]
    parts = [part for one in said for part in (one, one.count, one.only, one.lasts) if part is not None]
    return {part.word.name for part in parts} | ({occasion.name} if occasion is not None else set())
