"""The balance report: one HTML page that needs nothing else, and the figures beside it as CSV and JSON."""

import csv
import json
from collections import Counter
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Final

from taproom.arena.balance import Balance, CardFigures, CharacterFigures, measure
from taproom.arena.figures import Share
from taproom.arena.plots import Interval, Stack, histogram, interval_plot, stack_plot
from taproom.arena.store import Store
from taproom.arena.words import WORDS
from taproom.table.game import Game, game

BAND: Final = 0.04
"""How far from its fair share a character may lie."""
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf7f0; --soft: #8a7a66; --one: #b5651d; --band: #ead9bd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee3d3; --paper: #1d1712; --soft: #9b8b76; --one: #e09a4f; --band: #4a3a28; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
svg { width: 100%; height: auto; font: 12px sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--soft); stroke-opacity: .25; } .fair { stroke: var(--ink); stroke-width: 2; }
.bar { stroke: var(--one); stroke-width: 3; } .dot { fill: var(--one); } .band { fill: var(--band); }
.tick { text-anchor: middle; } .part0 { fill: var(--one); } .part1 { fill: #4f7f8f; } .part2 { fill: #8f6f9f; }
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
        "characters.csv": _csv(_character_rows(balance)),
        "places.csv": _csv(_place_rows(balance)),
        "cards.csv": _csv(_card_rows(balance)),
        "balance.json": _json(balance),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]


# ---- the page ----


def page(balance: Balance, played: Game, language: str) -> str:
    """All of the report."""
    sections = [
        _heading(balance, language),
        _characters(balance, language),
        _places(balance, language),
        _causes(balance, played, language),
        _length(balance, language),
        _cards(balance, language),
    ]
    title = escape(WORDS.say(language, "title", game=played.key))
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
        rules=balance.rules,
    )
    band = WORDS.say(language, "how-to-read", band=f"{BAND * 100:.0f}")
    return f"<p>{escape(said)}</p><p>{escape(band)}</p>"


def _section(language: str, message: str) -> str:
    title, about = WORDS.say(language, message), WORDS.say(language, f"{message}-about")
    return f"<h2>{escape(title)}</h2><p>{escape(about)}</p>"


def _interval(label: str, share: Share, fair: float) -> Interval:
    note = f"{share.part:.1%} ± {share.margin * 100:.1f} ({share.trials})"
    return Interval(label, share.low, share.part, share.high, fair, note)


def _characters(balance: Balance, language: str) -> str:
    if not balance.characters:
        return ""
    parts = [_section(language, "characters")]
    counts = sorted({count for one in balance.characters for count in one.by_seats})
    for count in counts:
        here = [one for one in balance.characters if count in one.by_seats]
        here.sort(key=lambda one: -one.by_seats[count].part)
        title = WORDS.say(language, "by-seats", seats=str(count))
        rows = [_interval(_name(one.key), one.by_seats[count], 1 / count) for one in here]
        parts.append(f"<h3>{escape(title)}</h3>{interval_plot(rows, BAND, title)}")
    return "".join(parts)


def _places(balance: Balance, language: str) -> str:
    parts = [_section(language, "by-place")]
    counts = sorted({count for count, _ in balance.places})
    for count in counts:
        title = WORDS.say(language, "by-seats", seats=str(count))
        rows = [
            _interval(_place(language, place), balance.places[count, place], 1 / count)
            for place in range(count)
            if (count, place) in balance.places
        ]
        parts.append(f"<h3>{escape(title)}</h3>{interval_plot(rows, BAND, title)}")
    if balance.characters:
        title = WORDS.say(language, "by-place-each")
        body = "".join([_by_place(one, language) for one in balance.characters])
        parts.append(f"<details><summary>{escape(title)}</summary>{body}</details>")
    return "".join(parts)


def _by_place(one: CharacterFigures, language: str) -> str:
    rows = [
        _interval(f"{_name(one.key)}, {_place(language, place)} / {count}", share, 1 / count)
        for (count, place), share in one.by_place.items()
    ]
    return interval_plot(rows, BAND, _name(one.key))


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
            _name(one.key),
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
        parts.append(histogram(dict(counts), WORDS.say(language, "length"), below))
    return "".join(parts)


def _quantile(counts: Counter[int], part: float) -> int:
    wanted = part * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def _cards(balance: Balance, language: str) -> str:
    if not balance.cards:
        return ""
    parts = [_section(language, "cards")]
    for owner in [one.key for one in balance.characters]:
        own = [card for card in balance.cards if card.owner == owner]
        own.sort(key=lambda card: -card.lift.difference if card.lift else 1.0)
        rows = [
            Interval(_short(card), change.low, change.difference, change.high, 0.0, f"{change.difference:+.1%}")
            for card in own
            if (change := card.lift) is not None
        ]
        if not rows:
            continue
        about = WORDS.say(language, "cards-plot")
        parts.append(
            f"<details><summary>{escape(_name(owner))}</summary><p>{escape(about)}</p>"
            f"{interval_plot(rows, 0.0, about)}{_card_table(own, language)}</details>"
        )
    return "".join(parts)


def _card_table(cards: list[CardFigures], language: str) -> str:
    columns = ("card", "seen", "played", "discarded", "kept", "opening", "change", "interval")
    head = "".join([f"<th>{escape(WORDS.say(language, f'column-{name}'))}</th>" for name in columns])
    rows: list[str] = []
    for card in cards:
        cells = [
            _short(card),
            str(card.seen),
            *[
                f"{card.part(deed):.0%}" if card.seen else str(card.deeds[deed])
                for deed in ("played", "discarded", "kept")
            ],
            str(card.opening.trials),
            f"{card.lift.difference:+.1%}" if card.lift else "",
            f"{card.lift.low:+.1%} … {card.lift.high:+.1%}" if card.lift else "",
        ]
        rows.append("<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells]) + "</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _name(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _short(card: CardFigures) -> str:
    return card.key.removeprefix(f"{card.owner}/")


# ---- the data ----


def _figures(share: Share) -> list[str]:
    return [str(share.trials), f"{share.won:.2f}", *[f"{value:.4f}" for value in (share.part, share.low, share.high)]]


def _character_rows(balance: Balance) -> list[list[str]]:
    rows = [["character", "seats", "games", "won", "share", "low", "high", "lost", "causes"]]
    for one in balance.characters:
        causes = "; ".join([f"{cause or 'other'}: {count}" for cause, count in one.causes.items()])
        for seats, share in one.by_seats.items():
            rows.append([one.key, str(seats), *_figures(share), str(one.lost), causes])
    return rows


def _place_rows(balance: Balance) -> list[list[str]]:
    rows = [["character", "seats", "place", "games", "won", "share", "low", "high"]]
    for (seats, place), share in balance.places.items():
        rows.append(["", str(seats), str(place + 1), *_figures(share)])
    for one in balance.characters:
        for (seats, place), share in one.by_place.items():
            rows.append([one.key, str(seats), str(place + 1), *_figures(share)])
    return rows


def _card_rows(balance: Balance) -> list[list[str]]:
    deeds = ["dealt", "drawn", "played", "discarded", "kept"]
    rows = [["character", "card", *deeds, "opening_hands", "share", "otherwise", "change", "low", "high"]]
    for card in balance.cards:
        change = card.lift
        shares = [card.opening.part, card.otherwise.part]
        figures = [*shares, change.difference, change.low, change.high] if change else []
        counts = [str(card.deeds[deed]) for deed in deeds]
        row = [card.owner, _short(card), *counts, str(card.opening.trials)]
        rows.append([*row, *([f"{value:.4f}" for value in figures] or [""] * 5)])
    return rows


def _csv(rows: list[list[str]]) -> str:
    lines: list[str] = []
    writer = csv.writer(_Lines(lines), lineterminator="\n")
    writer.writerows(rows)
    return "".join(lines)


class _Lines:
    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def write(self, line: str) -> int:
        """Keep a line."""
        self._lines.append(line)
        return len(line)


def _json(balance: Balance) -> str:
    data = asdict(balance)
    # asdict would take the pairs of a Counter for things to count.
    data["turns"] = {seats: dict(sorted(counts.items())) for seats, counts in balance.turns.items()}
    data["places"] = {f"{seats}/{place + 1}": asdict(share) for (seats, place), share in balance.places.items()}
    for one, plain in zip(balance.characters, data["characters"], strict=True):
        plain["by_place"] = {f"{seats}/{place + 1}": asdict(share) for (seats, place), share in one.by_place.items()}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
