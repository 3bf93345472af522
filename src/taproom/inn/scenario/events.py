"""Event decks in scenarios: how a document lays them out, and how it says what an Event asks."""

from typing import Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ANTE_FORTITUDE, BID
from taproom.inn.content import builtin_deck, builtin_keys
from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.bids import BIDS
from taproom.inn.effects.word import BRINGS_DRINKS, CHANGES_DRINK, HAS_NUMBER
from taproom.inn.rules import damage, event_decks
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario.book import Book, Path, event_keys, listing, mapping, whole
from taproom.inn.state.layout import Stack
from taproom.inn.state.position import Position
from taproom.inn.text.names import event_deck_key
from taproom.kernel.decisions import Option
from taproom.kernel.scenarios import Misfit

_DECK: Final = ["deck", "discard", "tokens"]
_SEEN: Final = ["deck_size", "discard", "tokens"]
_SIDES: Final = {"heads": 1, "tails": 0}
BIDDABLE: Final = ["gold", "fortitude", "cards"]
HELP: Final = "help"
_DOES: Final = ["discard", "drink", "ignore"]
CHOICES: Final = [HELP, *_DOES]
"""What an answer to an Event is called where nothing numeric is touched."""

TOUCHED: Final = {fx.FORTITUDE: "fortitude", fx.ALCOHOL: "alcohol", fx.GOLD: "gold"}
"""What a script calls what a part of a text moves."""


def short_name(key: str) -> str:
    """What a document calls an event deck."""
    return key.removesuffix("_events")


def deck_names(spec: dict[str, Any]) -> list[str]:
    """The event decks of a document's table, in the order in which they come."""
    return [short_name(key) for key in event_keys(spec)]


def sides(spec: dict[str, Any]) -> list[int]:
    """How the next coins fall, as the document says."""
    said = spec.get("coin", [])
    named = said if isinstance(said, list) else [said]
    for side in named:
        if side not in _SIDES:
            raise Misfit(("coin",), f"a coin shows heads or tails, not {side!r}")
    return [_SIDES[side] for side in named]


def lay_out(state: Position, spec: dict[str, Any], book: Book) -> list[Stack]:
    """The event decks, each with these cards on top and the rest shuffled under them, and its clock."""
    places = state.setup.places
    stacks: list[Stack] = []
    for key in builtin_keys():
        if builtin_deck(key).kind == "event" and short_name(key) in spec and key not in event_keys(spec):
            name = short_name(key)
            raise Misfit((name,), f"there is no deck {name} at this table: say options: {{events: [{name}]}}")
    for number, key in enumerate(event_keys(spec)):
        name = short_name(key)
        said = mapping(spec.get(name, {}), (name,), _DECK, f"the deck {name}")
        rest = state.setup.eventlists[number][:]
        discard = _cards(book, key, said.get("discard", []), (name, "discard"))
        top, only = said.get("deck", []), False
        if isinstance(top, dict):
            top, only = mapping(top, (name, "deck"), ["only"], "a deck").get("only", []), True
        named = _cards(book, key, top, (name, "deck"))
        for card in [*discard, *named]:
            if card in rest:
                rest.remove(card)
        if only:
            rest = []
        state.chance.shuffle(rest)
        family = places.first_event_family + number
        stacks.append(Stack(places.event_decks[number], family, rest + named[::-1]))
        stacks.append(Stack(places.event_discards[number], family, discard))
        start = event_decks.starting_time(number)
        state.clocks[number] = whole(said.get("tokens", start), (name, "tokens"), "tokens", 99)
    return stacks


def _cards(book: Book, key: str, said: object, path: Path) -> list[int]:
    named = listing(said, path, str(path[-1]))
    return [book.number([key], name, (*path, place)) for place, name in enumerate(named)]


def observe(inn: InnState, name: str, book: Book) -> dict[str, object]:
    """An event deck as a document would say it."""
    places = inn.setup.places
    for number in range(len(inn.clocks)):
        key = event_deck_key(inn, number)
        if short_name(key) == name:
            discard = [book.name(text, [key]) for text in inn.zones.texts(places.event_discards[number])]
            deck = len(inn.zones.cards(places.event_decks[number]))
            return {"deck_size": deck, "discard": sorted(discard), "tokens": inn.clocks[number]}
    return {}


class Partly(dict[str, object]):
    """What is expected of something of which only what is named is looked at."""

    def __eq__(self, seen: object) -> bool:
        return isinstance(seen, dict) and all([key in seen and seen[key] == value for key, value in self.items()])

    def __ne__(self, seen: object) -> bool:
        return not self == seen

    __hash__ = None


def expected(name: str, value: object, book: Book) -> Partly:
    """Of a deck only what is named is looked at."""
    said = mapping(value, (), _SEEN, f"the deck {name}")
    if "discard" in said:
        cards = _cards(book, f"{name}_events", said["discard"], ("discard",))
        said = {**said, "discard": sorted([book.name(card, [f"{name}_events"]) for card in cards])}
    return Partly(said)


# ---- steps ----


def check_bid(said: object) -> None:
    """A bid is so much of one thing."""
    bid = mapping(said, ("bid",), BIDDABLE, "a bid")
    if len(bid) != 1:
        raise Misfit(("bid",), "a bid is of one thing, such as {gold: 2}")
    for key, amount in bid.items():
        whole(amount, ("bid", key), key, 99)


def is_bid(inn: InnState, option: Option, bid: dict[str, int]) -> bool:
    """Whether an option is this bid, or this much Fortitude in place of an ante."""
    thing, amount = next(iter(bid.items()))
    if option.verb == ANTE_FORTITUDE:
        return thing == "fortitude" and option.mode == amount
    if option.verb != BID or option.mode != amount:
        return False
    for effect in damage.mode_of(inn, inn.incidents[option.about]).code:
        if effect.word in BIDS:
            return comparisons.named(effect.extra)["thing"] == thing
    return False


def does(effect: fx.Effect) -> str:
    """What an alternative is called that touches nothing numeric."""
    if effect.word.touches & fx.HAND and effect.word.sign != "±":
        return "discard"
    if effect.word.works & BRINGS_DRINKS:
        return "drink"
    return "ignore" if effect.lasts is not None else ""


def rules_against(inn: InnState, said: dict[str, Any]) -> tuple[str, ...]:
    """The rules by which a choice is not among those an Event offers."""
    step = inn.asker
    if step is None or step.incident < 0 or inn.incidents[step.incident].kind != inc.EVENT:
        return ()
    if "bid" in said:
        return ("D42.3", "D42.1", "R42.1.3", "R42.1.4")
    return ("R40.2.6", "D40.4", "R42.1.7") if "choose" in said else ()


def touched(effect: fx.Effect) -> str:
    """What a number of a card is called in a script: by what it moves."""
    word = effect.word
    if word.works & CHANGES_DRINK and word.works & HAS_NUMBER:
        return "alcohol"
    return TOUCHED.get(word.touches, "")
