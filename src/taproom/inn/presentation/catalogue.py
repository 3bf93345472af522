"""Everything that is printed: decks, cards, side decks, and the words for what is on them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from taproom.i18n.names import NOMINATIVE
from taproom.inn.content import CardSource, ComponentSource, DeckSource
from taproom.inn.content.packs import can_be_boss, decks_of, decks_with, load_folders, who_can_be_boss
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import CHASES
from taproom.inn.language.faces import face, plain
from taproom.inn.presentation.names import TYPE_KEYS, component_text, type_keys
from taproom.inn.presentation.pictures import ICONS, picture
from taproom.inn.presentation.strengths import stats
from taproom.inn.state.modes import MODES, GameMode
from taproom.inn.text.names import WORDS, requirements, short_name, type_names
from taproom.presentation.types import CardShown, Catalogue, DeckShown, FaceBit, ModeShown, PartShown, Term

_PIECE: Final = re.compile(r"\[(\w+)\|([^\]]*)\]")
_PHASES: Final = ("before", "discard", "action", "order", "drink", "end")
_MEASURES: Final = ("fortitude", "alcohol", "gold", "hand", "pile")
_USES: Final = {
    "joins": "joining",
    "for_sale": "for-sale",
    "standing": "standing",
    "buy": "bought",
    "grow": "growing",
    "waiting": "waiting",
}


@cache
def catalogue(language: str, rules: int, pack: str = "") -> Catalogue:
    """All decks that come with the game, and those of a pack, in one language."""
    decks = decks_with(pack)
    strengths = stats(decks, language)
    able = len(who_can_be_boss(decks_of(load_folders(pack))))
    by_key = {deck.key: deck for deck in decks}
    return Catalogue(
        game="inn",
        title=WORDS.say(language, "game-title"),
        language=language,  # type: ignore[arg-type]
        rules=rules,
        decks=tuple([_deck(deck, by_key, language, strengths.get(deck.key, ())) for deck in decks]),
        cards=tuple([_card(deck, by_key, card, language) for deck in decks for card in deck.cards]),
        terms=tuple(_terms(language)),
        modes=tuple([_mode(mode, able, language) for mode in MODES.values()]),
    )


def _mode(mode: GameMode, able: int, language: str) -> ModeShown:
    """With the tables that can be laid: there must be enough who can be a Boss."""
    message = f"mode-{mode.key.replace('_', '-')}"
    tables = [teams for teams in mode.tables() if len(mode.bosses_of(teams)) <= able]
    return ModeShown(
        key=mode.key,
        name=WORDS.say(language, message),
        text=WORDS.say(language, f"{message}-text"),
        tables=tuple([tuple(teams) for teams in tables]),
        bosses=tuple([tuple(mode.bosses_of(teams)) for teams in tables]),
    )


def _deck(deck: DeckSource, decks: Mapping[str, DeckSource], language: str, strengths: tuple[object, ...]) -> DeckShown:
    is_character = deck.kind == "character"
    title = deck.titles[language]
    return DeckShown(
        key=deck.key,
        kind=deck.kind,
        title=title,
        name=short_name(deck, language).form(NOMINATIVE) if is_character else title,
        set=deck.set,
        about=deck.about.get(language, ""),
        short=_short(deck, language) if is_character else "",
        says=deck.says.get(language, ()),
        size=deck.size,
        stats=strengths,  # type: ignore[arg-type]
        parts=tuple([_part(deck, one, language) for one in deck.components]),
        boss=is_character and can_be_boss(deck, decks),
    )


def _short(deck: DeckSource, language: str) -> str:
    """What the character is like; if its deck does not say so in a few words, the beginning of what it does say."""
    return deck.like.get(language) or deck.about.get(language, "").split(".")[0]


def _part(deck: DeckSource, one: ComponentSource, language: str) -> PartShown:
    return PartShown(
        key=one.key,
        kind=one.kind.replace("_", "-") if one.side is None else _USES[one.use],
        name=one.titles[language],
        deck=one.side.key if one.side else "",
        steps=tuple([step.titles[language] for step in one.steps]),
        text=component_text(deck, one, language),
    )


def _card(deck: DeckSource, decks: Mapping[str, DeckSource], card: CardSource, language: str) -> CardShown:
    lines = face(card.program, card.types, language, deck.names)
    if card.values:
        lines = (WORDS.say(language, "card-values", list=" → ".join(map(str, card.values))), *lines)
    title = card.titles[language]
    subtypes = deck.subtypes_of(card, language)
    types = ", ".join([type_names(card.types, language), *subtypes])
    text = "\n".join(plain(lines))
    return CardShown(
        key=f"{deck.key}/{card.key}",
        deck=deck.key,
        title=title,
        types=type_keys(card.types) or ("side",),
        count=card.count,
        designed=card.key in deck.designed,
        price=card.price,
        wage=card.wage,
        requires=requirements(card, deck.names, language),
        chaser=bool(card.types & fx.DRINK) and any([one.word.works & CHASES for one in card.program.modes[0].effects]),
        face=tuple([_bits(line) for line in lines]),
        picture=picture(card.program, card.types),
        scene=card.scene,
        subtypes=subtypes,
        colours=decks.get(deck.of, deck).colours,
        text=text,
        reading=" ".join([_sentence(title), *([_sentence(types)] if types else []), text.replace("\n", " ")]),
    )


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _bits(line: str) -> tuple[FaceBit, ...]:
    """A line taken apart at its icons."""
    found: list[FaceBit] = []
    start = 0
    for match in _PIECE.finditer(line):
        if match.start() > start:
            found.append(FaceBit(line[start : match.start()], ""))
        found.append(FaceBit(match[2], match[1]))
        start = match.end()
    if start < len(line):
        found.append(FaceBit(line[start:], ""))
    return tuple(found)


def _terms(language: str) -> list[Term]:
    """The words for types, phases, numbers and icons."""
    types = [*TYPE_KEYS.values(), "side"]
    named = [("type", key, f"type-{key}") for key in types]
    named += [("phase", key, f"phase-{key}") for key in _PHASES]
    named += [("measure", key, f"measure-{key}") for key in _MEASURES]
    named += [("icon", key, f"icon-{key}") for key in ICONS]
    return [Term(kind, key, WORDS.say(language, message)) for kind, key, message in named]
