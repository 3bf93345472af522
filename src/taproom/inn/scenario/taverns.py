"""Taverns in scenarios: where the party is, what each pours, the Drinks that are kept, and how one Crawls."""

from typing import Any, Final

from taproom.inn.board.questions import CRAWL
from taproom.inn.content import builtin_deck, builtin_keys
from taproom.inn.scenario.book import Book, Path, listing, mapping, tavern_decks, tavern_names
from taproom.inn.scenario.events import Partly
from taproom.inn.state.layout import Stack
from taproom.inn.state.position import Position
from taproom.kernel.decisions import Option
from taproom.kernel.scenarios import Misfit, hint

HOME: Final = "red_dragon"
PARTY: Final = "tavern"
"""The key that says where the party is."""
KEPT: Final = "kept"
"""The key of the Drinks that a seat has kept."""
CRAWLS: Final = "crawl"
_DECK: Final = ["deck", "discard"]
_SEEN: Final = ["deck_size", "discard"]


def keys() -> list[str]:
    """What a document may say of taverns."""
    known = [key.removeprefix("tavern_") for key in builtin_keys() if builtin_deck(key).kind == "tavern"]
    return [PARTY, *known]


def observable(spec: dict[str, Any]) -> list[str]:
    """What can be expected of them."""
    return [PARTY, *tavern_names(spec)]


def check(spec: dict[str, Any]) -> None:
    """Every tavern of the options is one, and no other is spoken of."""
    able = [key for key in keys() if key != PARTY]
    for place, name in enumerate(tavern_names(spec)):
        if name not in able:
            raise Misfit(("options", "taverns", place), f"there is no tavern {name!r}{hint(str(name), able)}")
    for name in able:
        if name in spec and name not in tavern_names(spec):
            raise Misfit((name,), f"there is no tavern {name} at this table: say options: {{taverns: [{name}]}}")


def place_of(spec: dict[str, Any], said: object, path: Path) -> int:
    """Where the party is, counted from the Red Dragon Inn on."""
    able = [HOME, *tavern_names(spec)]
    if said not in able:
        raise Misfit(path, f"the party is at {' or '.join(able)}, not at {said!r}{hint(str(said), able)}")
    return able.index(str(said))


def lay_out(state: Position, spec: dict[str, Any], book: Book) -> list[Stack]:
    """The decks, each with these cards on top and the rest shuffled under them; kept Drinks are taken out first."""
    state.tavern = place_of(spec, spec.get(PARTY, HOME), (PARTY,))
    places = state.setup.places
    stacks: list[Stack] = []
    kept = [(seat, _kept(state, spec, book, seat)) for seat in range(len(spec["seats"]))]
    for number, name in enumerate(tavern_names(spec)):
        family, rest = places.first_tavern_family + number, state.setup.tavernlists[number][:]
        said = mapping(spec.get(name, {}), (name,), _DECK, f"the tavern {name}")
        for seat, texts in kept:
            own = [text for text in texts if text in rest]
            rest = _without(rest, own)
            if own:
                stacks.append(Stack(places.kept[seat], family, own))
        discard = _cards(book, name, said.get("discard", []), (name, "discard"))
        top, only = said.get("deck", []), False
        if isinstance(top, dict):
            top, only = mapping(top, (name, "deck"), ["only"], "a deck").get("only", []), True
        named = _cards(book, name, top, (name, "deck"))
        rest = [] if only else _without(rest, [*discard, *named])
        state.chance.shuffle(rest)
        stacks.append(Stack(places.tavern_decks[number], family, rest + named[::-1]))
        stacks.append(Stack(places.tavern_discards[number], family, discard))
    return stacks


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _cards(book: Book, name: str, said: object, path: Path) -> list[int]:
    named = listing(said, path, str(path[-1]))
    return [book.number(tavern_decks(name)[1:], card, (*path, place)) for place, card in enumerate(named)]


def _kept(state: Position, spec: dict[str, Any], book: Book, seat: int) -> list[int]:
    """The Drinks that lie before a seat; only such as stay there can."""
    path: Path = ("seats", seat, KEPT)
    named = listing(spec["seats"][seat].get(KEPT, []), path, KEPT)
    found = [book.number(book.poured(), card, (*path, place)) for place, card in enumerate(named)]
    for place, text in enumerate(found):
        at_table = any([text in drinks for drinks in state.setup.tavernlists])
        if not state.card(text).stays or not at_table:
            raise Misfit(
                (*path, place), f"{named[place]} is no Drink of this table's taverns that stays before a player"
            )
    return found


def observe(inn: Position, spec: dict[str, Any], name: str, book: Book) -> object:
    """Where the party is, or a tavern as a document would say it."""
    if name == PARTY:
        return [HOME, *tavern_names(spec)][inn.tavern]
    number, places = tavern_names(spec).index(name), inn.setup.places
    discard = [book.name(text, book.poured()) for text in inn.zones.texts(places.tavern_discards[number])]
    return {"deck_size": len(inn.zones.cards(places.tavern_decks[number])), "discard": sorted(discard)}


def kept(inn: Position, seat: int, book: Book) -> list[str]:
    """The Drinks that lie before a seat."""
    texts = inn.zones.texts(inn.setup.places.kept[seat]) if inn.setup.places.kept else []
    return sorted([book.name(text, book.poured()) for text in texts])


def expected(spec: dict[str, Any], name: str, value: object, book: Book) -> object:
    """The place by its name; of a tavern only what is said of it is looked at."""
    if name == PARTY:
        place_of(spec, value, ())
        return value
    said = mapping(value, (), _SEEN, f"the tavern {name}")
    if "discard" in said:
        cards = _cards(book, name, said["discard"], ("discard",))
        said = {**said, "discard": sorted([book.name(card, book.poured()) for card in cards])}
    return Partly(said)


def is_crawl(spec: dict[str, Any], option: Option, said: dict[str, Any]) -> bool:
    """Whether an option leads the party there."""
    return option.verb == CRAWL and option.mode == place_of(spec, said.get("on"), ("on",))


RULE_AGAINST: Final = "D82.2.3"
"""The rule by which a seat cannot Crawl now."""
