"""A tournament summed up: who won how often, with intervals, and the ratings; as lines of text and as a table."""

import csv
import io
from collections import defaultdict
from dataclasses import dataclass

from taproom.arena.figures import Rating, Share, ratings, wilson
from taproom.arena.store import Row, Store
from taproom.arena.words import WORDS, decimal, percent
from taproom.kernel.game import game


@dataclass(frozen=True)
class Standing:
    """One bot, or one character."""

    name: str
    share: Share
    fair: float
    """What equals would have won."""
    rating: Rating | None


def bot_standings(store: Store) -> list[Standing]:
    """The bots, best first."""
    rows = store.seats()
    return _standings(rows, one_for_each_team(rows), 2, ratings(rows))


def one_for_each_team(rows: list[Row]) -> list[Row]:
    """Of each team the first seat of each of its bots: what a bot wins with a team it wins once."""
    return list({(row[0], row[7], row[2]): row for row in reversed(rows)}.values())[::-1]


def key_standings(store: Store) -> list[Standing]:
    """The characters, best first; empty in a game where all seats are alike."""
    rows = store.seats()
    return [one for one in _standings(rows, rows, 3, {}) if one.name]


def _standings(rows: list[Row], counted: list[Row], column: int, rated: dict[str, Rating]) -> list[Standing]:
    teams: dict[int, set[int]] = defaultdict(set)
    for row in rows:
        teams[row[0]].add(row[7])
    sat: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    fair: dict[str, float] = defaultdict(float)
    for row in counted:
        name = str(row[column])
        sat[name] += 1
        won[name] += row[5]
        fair[name] += 1 / len(teams[row[0]])
    found = [Standing(name, wilson(won[name], sat[name]), fair[name] / sat[name], rated.get(name)) for name in sat]
    return sorted(found, key=lambda one: (-one.share.part / one.fair, one.name))


def report(store: Store, language: str = "en") -> list[str]:
    """For the terminal."""
    games = store.games()
    lines = [
        WORDS.say(
            language,
            "arena-games",
            games=len(games),
            turns=decimal(sum([turns for _, _, turns, _ in games]) / max(1, len(games)), language),
            decisions=decimal(sum([made for _, _, _, made in games]) / max(1, len(games)), language, 0),
        ),
        WORDS.say(language, "arena-bots"),
        *[_line(one, one.name, language) for one in bot_standings(store)],
    ]
    keys = key_standings(store)
    if keys:
        played = game(str(store.plan()["game"]))
        lines.append(WORDS.say(language, "arena-characters"))
        lines.extend([_line(one, played.library.key_name(one.name, language), language) for one in keys])
    return lines


def as_data(store: Store) -> dict[str, object]:
    """For scripts: the same figures, unrounded."""
    return {
        "games": len(store.games()),
        "plan": store.plan(),
        "bots": [_plain(one) for one in bot_standings(store)],
        "characters": [_plain(one) for one in key_standings(store)],
    }


def _plain(one: Standing) -> dict[str, object]:
    share, rating = one.share, one.rating
    return {
        "name": one.name,
        "games": share.trials,
        "won": share.won,
        "share": share.part,
        "low": share.low,
        "high": share.high,
        "fair": one.fair,
        "rating": None if rating is None else {"mean": rating.mean, "deviation": rating.deviation},
    }


def _line(one: Standing, name: str, language: str) -> str:
    share = one.share
    said = WORDS.say(
        language,
        "arena-share",
        share=percent(share.part, language),
        low=percent(share.low, language),
        high=percent(share.high, language),
        games=share.trials,
        fair=percent(one.fair, language),
    )
    rating = one.rating
    if rating is not None:
        mean, deviation = decimal(rating.mean, language), decimal(rating.deviation, language)
        said = f"{said}, {WORDS.say(language, 'arena-rating', mean=mean, deviation=deviation)}"
    return f"  {name:16} {said}"


def table(standings: list[Standing]) -> str:
    """As CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["name", "games", "won", "share", "low", "high", "fair", "rating", "deviation"])
    for one in standings:
        rating = [f"{one.rating.mean:.2f}", f"{one.rating.deviation:.2f}"] if one.rating else ["", ""]
        share = one.share
        figures = [f"{value:.4f}" for value in (share.part, share.low, share.high, one.fair)]
        writer.writerow([one.name, share.trials, f"{share.won:.2f}", *figures, *rating])
    return out.getvalue()
