"""Everything that is printed: the characters, and the words for what is on them."""

from functools import cache
from typing import Final

from taproom.dragonstones.content.loader import Definition
from taproom.dragonstones.content.packs import characters_with
from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program
from taproom.dragonstones.language.faces import face
from taproom.dragonstones.messages import say
from taproom.dragonstones.state.terms import COIN_KEYS, COIN_KINDS, COLOUR_KEYS
from taproom.dragonstones.text.lookup import DECKS
from taproom.presentation.types import CardShown, Catalogue, DeckShown, FaceBit, Pictogram, Term

_COLOURS: Final = (*COLOUR_KEYS, "any-stone", "named-stone")
_GIVERS: Final = {fx.ANOTHER: "player", fx.SECOND: "second", fx.EACH_OTHER: "everybody", fx.EACH: "everybody"}
_ICONS: Final = {
    fx.NAME_COLOUR: "named-stone",
    fx.FILL_BAG: "bag",
    fx.DRAW_STONES: "bag",
    fx.DARE: "bag",
    fx.USE_CHARACTER: "character",
    fx.KEEP: "keep",
}
ICONS: Final = (
    *COIN_KEYS, *_COLOURS, "points", "player", "second", "everybody", "lands-on", "becomes", "bid", "bag", "character",
    "keep", "or", "one-colour", "all-stones",
)  # fmt: skip
_MEASURES: Final = ("points", *COLOUR_KEYS, *COIN_KEYS)


@cache
def catalogue(language: str, rules: int, pack: str = "") -> Catalogue:
    """All characters of the box, and those of a pack, in one language."""
    characters = characters_with(pack)
    return Catalogue(
        game="dragonstones",
        title=say(language, "game-title"),
        language=language,  # type: ignore[arg-type]
        rules=rules,
        decks=tuple([_deck(key, characters, language) for key in DECKS]),
        cards=tuple([_card(each, language) for each in characters]),
        terms=tuple(_terms(language)),
        modes=(),
    )


def _deck(key: str, characters: tuple[Definition, ...], language: str) -> DeckShown:
    size = sum([each.count for each in characters if each.special == (key == "special")])
    title = say(language, f"deck-{key}")
    return DeckShown(
        key, "characters", title, title, "", say(language, f"deck-{key}-about"), "", (), size, (), (), boss=False
    )


def _card(each: Definition, language: str) -> CardShown:
    key = "special" if each.special else "standard"
    title = each.titles[language]
    lines = face(each.program, language).split("\n")
    return CardShown(
        key=each.key,
        deck=key,
        title=title,
        types=(key,),
        count=each.count,
        designed=False,
        price=0,
        wage=0,
        requires="",
        chaser=False,
        face=tuple([(FaceBit(line, ""),) for line in lines]),
        picture=picture(each.program),
        text="\n".join(lines),
        reading=f"{title}. {say(language, f'type-{key}')}. {' '.join(lines)}",
    )


def picture(program: Program) -> tuple[Pictogram, ...]:
    """The sentence of icons: what is paid becomes what one gets; from whom it is taken."""
    found: list[tuple[str, str]] = []
    for mode in program.modes:
        if found:
            found.append(("or", ""))
        for effect in mode:
            found.extend(_effect(effect))
    return tuple([Pictogram(icon, text, "") for icon, text in found])


def _effect(effect: Effect) -> list[tuple[str, str]]:
    op = effect.op
    if op == fx.GAIN_POINTS:
        return [("points", str(effect.amount))]
    if op in (fx.TAKE_COINS, fx.TAKE_STONES):
        giver = [(_GIVERS[effect.who], ""), ("lands-on", "")] if effect.who != fx.BANK else []
        return [*giver, *_things(effect, op == fx.TAKE_COINS)]
    if op in (fx.LOSE_COINS, fx.LOSE_STONES):
        return [
            (_GIVERS.get(effect.who, "everybody"), ""),
            ("lands-on", ""),
            *_things(effect, op == fx.LOSE_COINS, "−"),
        ]
    if op in (fx.PAY_FOR, fx.MAY_PAY_FOR):
        gains = [part for one in effect.inner for part in _effect(one)]
        return [*_price(effect), ("becomes", ""), *gains]
    if op == fx.BUY_STONES:
        prices = [part for one in effect.inner for part in _things(one, True)]
        return [*prices, ("becomes", ""), ("any-stone", "1")]
    return [(_ICONS[op], "")] if op in _ICONS else []


def _things(effect: Effect, coins: bool, sign: str = "") -> list[tuple[str, str]]:
    count = "" if effect.amount in (fx.ALL, 0) else str(effect.amount)
    if not coins:
        return [(_COLOURS[effect.what], f"{sign}{count}")]
    return [(COIN_KEYS[kind], f"{sign}{count}") for kind in range(COIN_KINDS) if effect.what >> kind & 1]


def _price(effect: Effect) -> list[tuple[str, str]]:
    count = "" if effect.amount == fx.ALL else str(effect.amount)
    match effect.what:
        case fx.COINS:
            return [(COIN_KEYS[effect.who], count)]
        case fx.COINS_BID:
            return [("bid", "")]
        case fx.STONES_OF_EACH_COLOUR:
            return [(colour, count) for colour in COLOUR_KEYS]
        case fx.STONES_OF_ONE_COLOUR:
            return [("one-colour", count)]
        case fx.ALL_STONES:
            return [("all-stones", "")]
    return [("any-stone", count)]


def _terms(language: str) -> list[Term]:
    named = [("type", key, f"type-{key}") for key in DECKS]
    named += [("measure", key, f"measure-{key}") for key in _MEASURES]
    named += [("icon", key, f"icon-{key}") for key in ICONS]
    return [Term(kind, key, say(language, message)) for kind, key, message in named]
