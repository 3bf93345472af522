"""The balance report: one HTML page that needs nothing else, and the figures beside it as CSV and JSON."""

from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from taproom.arena import data
from taproom.arena.balance import Balance, CardFigures, CharacterFigures, measure
from taproom.arena.figures import Share
from taproom.arena.plots import Captions, Interval, Stack, histogram, interval_plot, stack_plot
from taproom.arena.store import Store
from taproom.arena.words import WORDS, decimal, percent
from taproom.kernel.game import Game, game

BAND: Final = 0.04
"""How far from its fair share a character may lie."""
NONE: Final = "none"
"""In place of the options where the game was played as it comes."""
_TEMPLATE: Final = "report.html.jinja"
_COLUMNS: Final = ("card", "seen", "played", "discarded", "kept", "opening", "change", "interval")


@dataclass(frozen=True)
class Part:
    """A plot under its heading."""

    title: str
    plot: str
    """SVG."""


@dataclass(frozen=True)
class Deck:
    """The cards of a character: a plot, and a table of what became of each."""

    name: str
    plot: str
    """SVG."""
    rows: list[list[str]]


def write(store: Store, folder: Path, language: str) -> list[Path]:
    """Write the report and its data; the files written."""
    balance = measure(store)
    played = game(str(balance.plan["game"]))
    files = {
        "balance.html": page(balance, played, language),
        **data.files(balance),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]


# ---- the page ----


def page(balance: Balance, played: Game, language: str) -> str:
    """All of the report."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template(_TEMPLATE).render(
        language=language,
        say=partial(WORDS.say, language),
        title=WORDS.say(language, "title", game=played.library.key_name(played.key, language)),
        played=_played(balance, language),
        how_to_read=WORDS.say(language, "how-to-read", band=f"{BAND * 100:.0f}"),
        characters=_characters(balance, played, language),
        places=_places(balance, language),
        by_place=[part for one in balance.characters for part in _by_place(one, balance, played, language)],
        causes=_causes(balance, played, language),
        lengths=_lengths(balance, language),
        cards=_cards(balance, played, language),
        columns=_COLUMNS,
    )


def _played(balance: Balance, language: str) -> str:
    """What was played, by which bots, under which rules."""
    plan = balance.plan
    bots, extras = plan["bots"], plan["extras"]
    options = " ".join([f"--{name} {value}" for name, value in extras]) if isinstance(extras, list) else ""
    return WORDS.say(
        language,
        "played",
        games=str(balance.games),
        seats=str(plan["fewest"]) if plan["fewest"] == plan["most"] else f"{plan['fewest']}-{plan['most']}",
        bots=", ".join([str(name) for name in bots]) if isinstance(bots, list) else "",
        seed=str(plan["seed"]),
        rules=str(balance.rules),
        options=options or NONE,
    )


def _interval(label: str, share: Share, fair: float, language: str) -> Interval:
    note = f"{percent(share.part, language)} ± {decimal(share.margin * 100, language)} ({share.trials})"
    return Interval(label, share.low, share.part, share.high, fair, note)


def _captions(title: str, language: str) -> Captions:
    """Around a plot of shares."""
    return Captions(
        title,
        WORDS.say(language, "axis-share"),
        WORDS.say(language, "values-share"),
        WORDS.say(language, "mark-seen"),
        WORDS.say(language, "mark-interval"),
        WORDS.say(language, "mark-fair"),
        WORDS.say(language, "mark-band", band=f"{BAND * 100:.0f}"),
    )


def _shares(title: str, rows: list[Interval], language: str) -> Part:
    return Part(title, interval_plot(rows, BAND, _captions(title, language)))


def _characters(balance: Balance, played: Game, language: str) -> list[Part]:
    parts: list[Part] = []
    for count in sorted({count for one in balance.characters for count in one.by_seats}):
        here = [one for one in balance.characters if count in one.by_seats]
        here.sort(key=lambda one: -one.by_seats[count].part)
        rows = [
            _interval(played.library.key_name(one.key, language), one.by_seats[count], balance.fair[count], language)
            for one in here
        ]
        parts.append(_shares(WORDS.say(language, "by-seats", seats=str(count)), rows, language))
    return parts


def _places(balance: Balance, language: str) -> list[Part]:
    parts: list[Part] = []
    for count in sorted({count for count, _ in balance.places}):
        rows = _place_rows(balance.places, count, balance.fair[count], language)
        parts.append(_shares(WORDS.say(language, "by-seats", seats=str(count)), rows, language))
    return parts


def _by_place(one: CharacterFigures, balance: Balance, played: Game, language: str) -> list[Part]:
    name = played.library.key_name(one.key, language)
    return [
        _shares(
            f"{name} · {WORDS.say(language, 'by-seats', seats=str(count))}",
            _place_rows(one.by_place, count, balance.fair[count], language),
            language,
        )
        for count in sorted(one.by_seats)
    ]


def _place_rows(places: dict[tuple[int, int], Share], count: int, fair: float, language: str) -> list[Interval]:
    return [
        _interval(_place(language, place), places[count, place], fair, language)
        for place in range(count)
        if (count, place) in places
    ]


def _place(language: str, place: int) -> str:
    return WORDS.say(language, "place", number=str(place + 1))


def _causes(balance: Balance, played: Game, language: str) -> str:
    headings = sorted(
        {cause for one in balance.characters for cause in one.causes}, key=lambda cause: (not cause, cause)
    )
    if not any(headings):
        return ""
    names = [
        played.statistics.tally_name(cause, language) if cause else WORDS.say(language, "other-cause")
        for cause in headings
    ]
    rows = [
        Stack(
            played.library.key_name(one.key, language),
            [one.causes.get(cause, 0) / max(1, one.lost) for cause in headings],
            WORDS.say(language, "lost", count=str(one.lost)),
        )
        for one in balance.characters
    ]
    return stack_plot(rows, names, WORDS.say(language, "causes"))


def _lengths(balance: Balance, language: str) -> list[Part]:
    parts: list[Part] = []
    for seats, counts in balance.turns.items():
        median = _quantile(counts, 0.5)
        below = WORDS.say(language, "turns", seats=str(seats), median=str(median), ninety=str(_quantile(counts, 0.9)))
        title = WORDS.say(language, "by-seats", seats=str(seats))
        plot = histogram(dict(counts), title, below, WORDS.say(language, "games-axis"), median)
        parts.append(Part(title, plot))
    return parts


def _quantile(counts: Counter[int], part: float) -> int:
    wanted = part * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def _cards(balance: Balance, played: Game, language: str) -> list[Deck]:
    decks: list[Deck] = []
    for owner in [one.key for one in balance.characters]:
        own = [card for card in balance.cards if card.owner == owner]
        own.sort(key=lambda card: -card.lift.difference if card.lift else 1.0)
        rows = [
            Interval(
                played.library.key_name(card.key, language),
                change.low,
                change.difference,
                change.high,
                0.0,
                f"{_signed(change.difference, language)} ({card.opening.trials})",
            )
            for card in own
            if (change := card.lift) is not None
        ]
        if rows:
            name = played.library.key_name(owner, language)
            plot = interval_plot(rows, 0.0, _card_captions(name, language))
            decks.append(Deck(name, plot, [_card_row(card, played, language) for card in own]))
    return decks


def _card_captions(title: str, language: str) -> Captions:
    """Around a plot of changes."""
    return Captions(
        title,
        WORDS.say(language, "axis-change"),
        WORDS.say(language, "values-change"),
        WORDS.say(language, "mark-change"),
        WORDS.say(language, "mark-interval"),
        WORDS.say(language, "mark-no-change"),
        "",
    )


def _signed(change: float, language: str) -> str:
    return f"{'+' if change >= 0 else '−'}{decimal(abs(change) * 100, language)}"


def _card_row(card: CardFigures, played: Game, language: str) -> list[str]:
    """The cells of a card, in the order of the columns."""
    change = card.lift
    return [
        played.library.key_name(card.key, language),
        str(card.seen),
        *[f"{card.part(deed):.0%}" if card.seen else str(card.deeds[deed]) for deed in ("played", "discarded", "kept")],
        str(card.opening.trials),
        _signed(change.difference, language) if change else "",
        f"{_signed(change.low, language)} … {_signed(change.high, language)}" if change else "",
    ]
