"""Looking things up: the table before a seat, its coins, and the cards."""

import difflib

from taproom.dragonstones.content.loader import OWN, Definition, own_characters
from taproom.dragonstones.language.faces import face, in_one_line
from taproom.dragonstones.language.source import source
from taproom.dragonstones.messages import joined, say
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.views import RivalView, TableView
from taproom.dragonstones.state.terms import COIN_KINDS
from taproom.dragonstones.text.log import coins_there, name, stone_parts, stones, title
from taproom.kernel.library import Place
from taproom.kernel.verdicts import Malformed

DECKS = ("standard", "special")


# ---- the table ----


def table_lines(game: DragonstonesState, seat: int, language: str) -> list[str]:
    """What lies open before this seat, made from its view and nothing else."""
    view = game.view(seat)
    coming = [title(game, character, language) for character in view.stack]
    message = "table-turn" if coming else "table-turn-last"
    lines = [say(language, message, n=view.turn, what=joined(language, coming))]
    if view.character >= 0:
        text = in_one_line(game.catalogue.characters[view.character].program, language)
        lines.append(say(language, "table-character", character=title(game, view.character, language), face=text))
    lines.append(say(language, "table-bank", what=_bank(view, language)))
    lines.extend(_seat(game, view, number, language) for number in range(len(view.seats)))
    return lines


def mat_lines(game: DragonstonesState, seat: int, language: str) -> list[str]:
    """What is on offer, then one line for each seat: points, stones by colour, coins by kind."""
    view = game.view(seat)
    lines: list[str] = []
    if view.character >= 0:
        text = in_one_line(game.catalogue.characters[view.character].program, language)
        lines.append(say(language, "table-character", character=title(game, view.character, language), face=text))
    for number, place in enumerate(view.seats):
        ranges = [
            str(high) if low == high else f"{low}–{high}" for low, high in zip(place.low, place.high, strict=True)
        ]
        lines.append(
            say(
                language,
                "mat-seat",
                who=f"{'*' if number == seat else ' '} {str(name(game, number, language)).ljust(10)}",
                points=place.score,
                red=place.stones[0],
                blue=place.stones[1],
                yellow=place.stones[2],
                fairy=ranges[0],
                gold=ranges[1],
                silver=ranges[2],
                black=ranges[3],
                amulets=ranges[4],
                spent=place.spent,
            )
        )
    return lines


def _bank(view: TableView, language: str) -> str:
    parts = [coins_there(kind, amount, language) for kind, amount in enumerate(view.bank) if amount]
    return joined(language, [*parts, *stone_parts(tuple(view.bank_stones), language)])


def _seat(game: DragonstonesState, view: TableView, number: int, language: str) -> str:
    place = view.seats[number]
    kept = joined(language, [title(game, character, language) for character in place.kept])
    return say(
        language,
        "table-seat",
        who=name(game, number, language),
        points=say(language, "points", n=place.score),
        stones=stones(tuple(place.stones), language) if any(place.stones) else say(language, "table-no-stones"),
        coins=_coins(place, language),
        spent=coins_there(0, place.spent, language),
        kept=say(language, "table-kept", what=kept) if place.kept else "",
    )


def _coins(place: RivalView, language: str) -> str:
    """How many coins of each kind there can be; a plain number where keeping count leaves only one."""
    parts: list[str] = []
    for kind in range(COIN_KINDS):
        low, high = place.low[kind], place.high[kind]
        if high == 0:
            continue
        most = coins_there(kind, high, language)
        parts.append(most if low == high else say(language, "table-range", low=low, high=most))
    return joined(language, parts)


def hand_lines(game: DragonstonesState, seat: int, language: str) -> list[str]:
    """A seat's own coins."""
    view = game.view(seat)
    return [say(language, "hand-coins", what=_coins(view.seats[seat], language))]


# ---- the cards ----


def find(query: str, characters: tuple[Definition, ...]) -> list[Definition]:
    """The characters with this key or title; Malformed names the nearest."""
    wanted = query.strip().casefold()
    found = [each for each in characters if wanted in names_of(each)]
    if found:
        return found
    known = [known for each in characters for known in names_of(each)]
    near = difflib.get_close_matches(wanted, known, n=1)
    raise Malformed(f"there is no character {query!r}" + (f"; did you mean {near[0]!r}?" if near else ""))


def names_of(definition: Definition) -> list[str]:
    """What a character may be looked up by."""
    return [definition.key, *(words.casefold() for words in definition.titles.values())]


def card_lines(query: str, language: str, characters: tuple[Definition, ...]) -> list[str]:
    """Everything about a character: titles, what it does in words, and its program."""
    lines: list[str] = []
    for each in find(query, characters):
        group = say(language, "card-special", n=each.count) if each.special else say(language, "card-standard")
        lines.append(f"{each.titles[language]} ({each.key}): {group}, {each.rule}")
        lines.extend(face(each.program, language).split("\n"))
        lines.extend(f"    {line}" for line in source(each.program).split("\n"))
    return lines


def deck_lines(key: str, language: str, characters: tuple[Definition, ...]) -> list[str]:
    """The characters of a group, each with its face on one line."""
    if key not in DECKS:
        near = difflib.get_close_matches(key, DECKS, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise Malformed(f"there is no deck {key!r}: expected {' or '.join(DECKS)}{hint}")
    return [
        f"{each.count} × {each.titles[language]}: {in_one_line(each.program, language)}"
        for each in characters
        if each.special == (key == "special")
    ]


def places(query: str) -> list[Place]:
    """Where a character is defined."""
    lines = OWN.read_text(encoding="utf-8").split("\n")
    found: list[Place] = []
    for each in find(query, own_characters()):
        line = lines.index(f'key = "{each.key}"') + 1
        found.append(Place(str(OWN), line, [each.key, *each.titles.values()]))
    return found
