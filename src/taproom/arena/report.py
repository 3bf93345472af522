"""The balance report: one HTML page that needs nothing else, and the figures beside it as CSV and JSON."""

from collections import Counter
from html import escape
from pathlib import Path
from typing import Final

from taproom.arena import data
from taproom.arena.balance import Balance, CardFigures, CharacterFigures, measure
from taproom.arena.figures import Share
from taproom.arena.plots import Captions, Interval, Stack, histogram, interval_plot, stack_plot
from taproom.arena.store import Store
from taproom.arena.words import WORDS, decimal, percent
from taproom.table.game import Game, game

BAND: Final = 0.04
"""How far from its fair share a character may lie."""
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf7f0; --soft: #8a7a66; --one: #b5651d; --band: #ead9bd;
  --far: #a11d33; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee3d3; --paper: #1d1712; --soft: #9b8b76; --one: #e09a4f; --band: #4a3a28; --far: #ff7b8a; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
svg { width: 100%; height: auto; font: 12px sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--soft); stroke-opacity: .25; } .fair { stroke: var(--ink); stroke-width: 2; }
.bar { stroke: var(--one); stroke-width: 3; } .dot { fill: var(--one); } .band { fill: var(--band); }
.tick, .inside { text-anchor: middle; } .count { text-anchor: end; } svg text.inside { fill: #fff; }
.caption { fill-opacity: .75; } .bar.far { stroke: var(--far); stroke-width: 5; } .dot.far { fill: var(--far); }
 .part0 { fill: var(--one); } .part1 { fill: #4f7f8f; } .part2 { fill: #8f6f9f; }
.part3 { fill: var(--soft); }
table { border-collapse: collapse; font: 13px sans-serif; margin: 1rem 0; } th, td { padding: .2rem .6rem;
  text-align: right; } th:first-child, td:first-child { text-align: left; }
tr:nth-child(even) { background: var(--band); } summary { cursor: pointer; font-weight: bold; margin: .5rem 0; }
"""


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
    sections = [
        _heading(balance, language),
        _characters(balance, played, language),
        _places(balance, played, language),
        _causes(balance, played, language),
        _length(balance, language),
        _cards(balance, played, language),
    ]
    title = escape(WORDS.say(language, "title", game=played.key_name(played.key, language)))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{_STYLE}</style></head>\n<body><h1>{title}</h1>\n" + "\n".join(sections) + "\n</body></html>\n"
    )


def _heading(balance: Balance, language: str) -> str:
    plan = balance.plan
    seats = str(plan["fewest"]) if plan["fewest"] == plan["most"] else f"{plan['fewest']}-{plan['most']}"
    bots = plan["bots"]
    names = ", ".join([str(name) for name in bots]) if isinstance(bots, list) else ""
    said = WORDS.say(
        language,
        "played",
        games=str(balance.games),
        seats=seats,
        bots=names,
        seed=str(plan["seed"]),
        rules=str(balance.rules),
    )
    band = WORDS.say(language, "how-to-read", band=f"{BAND * 100:.0f}")
    return f"<p>{escape(said)}</p><p>{escape(band)}</p>"


def _section(language: str, message: str) -> str:
    title, about = WORDS.say(language, message), WORDS.say(language, f"{message}-about")
    return f"<h2>{escape(title)}</h2><p>{escape(about)}</p>"


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


def _characters(balance: Balance, played: Game, language: str) -> str:
    if not balance.characters:
        return ""
    parts = [_section(language, "characters")]
    counts = sorted({count for one in balance.characters for count in one.by_seats})
    for count in counts:
        here = [one for one in balance.characters if count in one.by_seats]
        here.sort(key=lambda one: -one.by_seats[count].part)
        title = WORDS.say(language, "by-seats", seats=str(count))
        rows = [_interval(played.key_name(one.key, language), one.by_seats[count], 1 / count, language) for one in here]
        parts.append(f"<h3>{escape(title)}</h3>{interval_plot(rows, BAND, _captions(title, language))}")
    return "".join(parts)


def _places(balance: Balance, played: Game, language: str) -> str:
    parts = [_section(language, "by-place")]
    counts = sorted({count for count, _ in balance.places})
    for count in counts:
        title = WORDS.say(language, "by-seats", seats=str(count))
        rows = [
            _interval(_place(language, place), balance.places[count, place], 1 / count, language)
            for place in range(count)
            if (count, place) in balance.places
        ]
        parts.append(f"<h3>{escape(title)}</h3>{interval_plot(rows, BAND, _captions(title, language))}")
    if balance.characters:
        title = WORDS.say(language, "by-place-each")
        body = "".join([_by_place(one, played, language) for one in balance.characters])
        parts.append(f"<details><summary>{escape(title)}</summary>{body}</details>")
    return "".join(parts)


def _by_place(one: CharacterFigures, played: Game, language: str) -> str:
    name = played.key_name(one.key, language)
    parts: list[str] = []
    for count in sorted(one.by_seats):
        title = f"{name} · {WORDS.say(language, 'by-seats', seats=str(count))}"
        rows = [
            _interval(_place(language, place), one.by_place[count, place], 1 / count, language)
            for place in range(count)
            if (count, place) in one.by_place
        ]
        parts.append(f"<h4>{escape(title)}</h4>{interval_plot(rows, BAND, _captions(title, language))}")
    return "".join(parts)


def _place(language: str, place: int) -> str:
    return WORDS.say(language, "place", number=str(place + 1))


def _causes(balance: Balance, played: Game, language: str) -> str:
    headings = sorted(
        {cause for one in balance.characters for cause in one.causes}, key=lambda cause: (not cause, cause)
    )
    if not any(headings):
        return ""
    names = [played.tally_name(cause, language) if cause else WORDS.say(language, "other-cause") for cause in headings]
    rows = [
        Stack(
            played.key_name(one.key, language),
            [one.causes.get(cause, 0) / max(1, one.lost) for cause in headings],
            WORDS.say(language, "lost", count=str(one.lost)),
        )
        for one in balance.characters
    ]
    return _section(language, "causes") + stack_plot(rows, names, WORDS.say(language, "causes"))


def _length(balance: Balance, language: str) -> str:
    parts = [_section(language, "length")]
    for seats, counts in balance.turns.items():
        below = WORDS.say(
            language,
            "turns",
            seats=str(seats),
            median=str(_quantile(counts, 0.5)),
            ninety=str(_quantile(counts, 0.9)),
        )
        title = WORDS.say(language, "by-seats", seats=str(seats))
        beside = WORDS.say(language, "games-axis")
        plot = histogram(dict(counts), title, below, beside, _quantile(counts, 0.5))
        parts.append(f"<h3>{escape(title)}</h3>{plot}")
    return "".join(parts)


def _quantile(counts: Counter[int], part: float) -> int:
    wanted = part * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def _cards(balance: Balance, played: Game, language: str) -> str:
    if not balance.cards:
        return ""
    parts = [_section(language, "cards")]
    for owner in [one.key for one in balance.characters]:
        own = [card for card in balance.cards if card.owner == owner]
        own.sort(key=lambda card: -card.lift.difference if card.lift else 1.0)
        rows = [
            Interval(
                played.key_name(card.key, language),
                change.low,
                change.difference,
                change.high,
                0.0,
                f"{_signed(change.difference, language)} ({card.opening.trials})",
            )
            for card in own
            if (change := card.lift) is not None
        ]
        if not rows:
            continue
        name = played.key_name(owner, language)
        parts.append(
            f"<details><summary>{escape(name)}</summary><p>{escape(WORDS.say(language, 'cards-plot'))}</p>"
            f"{interval_plot(rows, 0.0, _card_captions(name, language))}{_card_table(own, played, language)}</details>"
        )
    return "".join(parts)


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


def _card_table(cards: list[CardFigures], played: Game, language: str) -> str:
    columns = ("card", "seen", "played", "discarded", "kept", "opening", "change", "interval")
    head = "".join([f"<th>{escape(WORDS.say(language, f'column-{name}'))}</th>" for name in columns])
    rows: list[str] = []
    for card in cards:
        cells = [
            played.key_name(card.key, language),
            str(card.seen),
            *[
                f"{card.part(deed):.0%}" if card.seen else str(card.deeds[deed])
                for deed in ("played", "discarded", "kept")
            ],
            str(card.opening.trials),
            _signed(card.lift.difference, language) if card.lift else "",
            f"{_signed(card.lift.low, language)} … {_signed(card.lift.high, language)}" if card.lift else "",
        ]
        rows.append("<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells]) + "</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
