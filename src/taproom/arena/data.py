"""The figures of a balance report as CSV and JSON, for people who would rather calculate than look."""

import csv
import io
import json
from dataclasses import asdict

from taproom.arena.balance import Balance
from taproom.arena.figures import Share


def files(balance: Balance) -> dict[str, str]:
    """The text of each file."""
    return {
        "characters.csv": _csv(_character_rows(balance)),
        "places.csv": _csv(_place_rows(balance)),
        "cards.csv": _csv(_card_rows(balance)),
        "length.csv": _csv(_length_rows(balance)),
        "balance.json": _json(balance),
    }


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
        row = [card.owner, card.key.removeprefix(f"{card.owner}/"), *counts, str(card.opening.trials)]
        rows.append([*row, *([f"{value:.4f}" for value in figures] or [""] * 5)])
    return rows


def _length_rows(balance: Balance) -> list[list[str]]:
    rows = [["seats", "turns", "games"]]
    for seats, counts in balance.turns.items():
        rows.extend([str(seats), str(turns), str(games)] for turns, games in sorted(counts.items()))
    return rows


def _csv(rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def _json(balance: Balance) -> str:
    data = asdict(balance)
    # asdict would take the pairs of a Counter for things to count.
    data["turns"] = {seats: dict(sorted(counts.items())) for seats, counts in balance.turns.items()}
    data["places"] = {f"{seats}/{place + 1}": asdict(share) for (seats, place), share in balance.places.items()}
    for one, plain in zip(balance.characters, data["characters"], strict=True):
        plain["by_place"] = {f"{seats}/{place + 1}": asdict(share) for (seats, place), share in one.by_place.items()}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
