"""Tables as people wish for them: options as they type them, seats filled by lot (R1.2.3)."""

from collections.abc import Mapping
from typing import Final

import msgspec

from taproom.i18n.messages import Mistake
from taproom.inn.content import builtin_deck, builtin_keys
from taproom.inn.content.packs import PackDeck, can_be_boss, decks_of, load_folders, who_can_be_boss
from taproom.inn.language.errors import nearest_spelling
from taproom.inn.start import check_teams, numbered_teams, read_options
from taproom.inn.state.modes import FREE_FOR_ALL, MODES, GameMode
from taproom.inn.text.names import WORDS
from taproom.kernel.dice import Chance


def mode_wished(extras: Mapping[str, str]) -> GameMode:
    """The mode that options name as people type them; one that is not known is refused elsewhere."""
    return MODES.get(extras.get("mode", FREE_FOR_ALL.key), FREE_FOR_ALL)


def teams_wished(seats: int, extras: Mapping[str, str]) -> list[int]:
    """The team of each seat, as options say that people type: by name, or as the mode has it."""
    named = _listed(extras.get("teams", ""))
    if len(named) == seats:
        return numbered_teams(named)
    return mode_wished(extras).teams_of(seats, _numbers(extras.get("boss", ""), seats))


def bosses_wished(seats: int, extras: Mapping[str, str]) -> list[int]:
    """The seats of the Bosses: as people say, or as the mode has it (R71.1.1)."""
    said = _numbers(extras.get("boss", ""), seats)
    return said or mode_wished(extras).bosses_of(teams_wished(seats, extras))


def table_sizes(fewest: int, most: int, extras: Mapping[str, str]) -> list[int]:
    """The sizes of tables that the mode allows (R70.1.1) and that there are enough Bosses for (R71.1.1).

    If there are none, they are refused later with the rule.
    """
    mode = mode_wished(extras)
    sizes = list(range(fewest, most + 1))
    tables = [mode.teams_of(seats, []) for seats in sizes]
    able = _bosses_at_hand(extras) if mode.bosses_of(tables[-1]) else 0
    return [len(one) for one in tables if not mode.why_no_table(one) and len(mode.bosses_of(one)) <= able] or sizes


def _bosses_at_hand(extras: Mapping[str, str]) -> int:
    return len(who_can_be_boss(decks_of(load_folders(extras.get("pack", "")))))


def lineup(seats: int, characters: list[str], extras: Mapping[str, str], chance: Chance) -> dict[str, object]:
    """A table of so many seats: these characters in this order, empty places and all others by lot."""
    check_teams(mode_wished(extras), teams_wished(seats, extras))
    if len(characters) > seats:
        sitting_down = ", ".join(characters)
        raise Mistake(WORDS, "mistake-many-characters", n=len(characters), seats=seats, list=sitting_down)
    options: dict[str, object] = {name: _typed(name, text, seats) for name, text in extras.items()}
    for name in ("teams", "boss"):
        options.pop(name, None)
    if "pack" in options:
        options["packs"] = options.pop("pack")
    bosses = bosses_wished(seats, extras)
    sitting = _by_lot([*characters, *[""] * (seats - len(characters))], bosses, options, chance)
    seated: list[dict[str, object]] = [{"character": key} for key in sitting]
    for seat, team in zip(seated, _listed(extras.get("teams", "")), strict=False):
        seat["team"] = team
    if "boss" in extras:
        for boss in bosses:
            seated[boss]["boss"] = True
    options["seats"] = seated
    read_options(options)
    return options


def _by_lot(sitting: list[str], bosses: list[int], options: Mapping[str, object], chance: Chance) -> list[str]:
    """Everybody's character; where a Boss sits, of those who can be one."""
    packs = decks_of(msgspec.convert(options.get("packs", ()), tuple[PackDeck, ...]))
    decks = {**{key: builtin_deck(key) for key in builtin_keys()}, **packs}
    others = [key for key, deck in decks.items() if deck.kind == "character" and key not in sitting]
    lots = list(range(len(others)))
    chance.shuffle(lots)
    drawn = [others[lot] for lot in lots]
    for place in [*bosses, *[seat for seat in range(len(sitting)) if seat not in bosses]]:
        able = [key for key in drawn if place not in bosses or can_be_boss(decks[key], packs)]
        if not sitting[place]:
            if not able:
                raise Mistake(
                    WORDS, "mistake-few-bosses" if place in bosses else "mistake-few-characters", seats=len(sitting)
                )
            sitting[place] = able[-1]
            drawn.remove(able[-1])
    return sitting


_TYPED: Final = ("drinks", "bar_deck", "first", "pack", "mode", "teams", "boss", "events", "taverns")


def _listed(text: str) -> list[str]:
    """What is joined by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _numbers(text: str, seats: int) -> list[int]:
    """Seats that are joined by commas; people count from 1."""
    known = [str(seat + 1) for seat in range(seats)]
    return sorted({int(part) - 1 for part in _listed(text) if part in known})


def _typed(name: str, text: str, seats: int) -> object:
    """An option as a person types it; people count seats from 1."""
    if name == "drinks":
        return _listed(text)
    if name == "teams" and len(_listed(text)) == seats:
        return _listed(text)
    if name == "boss" and len(_numbers(text, seats)) == len(_listed(text)) > 0:
        return _numbers(text, seats)
    if name == "events" and text:
        return _typed_events(text)
    if name == "taverns" and text:
        return _typed_taverns(text)
    if name == "bar_deck" and text in ("yes", "no"):
        return text == "yes"
    if name == "mode" and text in MODES:
        return text
    if name == "first" and text in [str(seat + 1) for seat in range(seats)]:
        return int(text) - 1
    if name == "pack" and text:
        return [{"name": deck.name, "text": deck.text} for deck in load_folders(text)]
    if name in _TYPED:
        raise Mistake(WORDS, "mistake-option", name=name, given=repr(text), list=", ".join(MODES), seats=seats)
    nearest = nearest_spelling(name, list(_TYPED)) or "none"
    raise Mistake(WORDS, "mistake-no-option", name=name, nearest=nearest, list=", ".join(_TYPED))


def _typed_events(text: str) -> list[str]:
    """No event deck, one, several joined by commas, or all the game has."""
    if text == "both":
        return [key.removesuffix("_events") for key in builtin_keys() if builtin_deck(key).kind == "event"]
    return [] if text == "none" else _listed(text)


def _typed_taverns(text: str) -> list[str]:
    """No tavern but the Red Dragon Inn, one, several joined by commas, or all the game has."""
    if text == "all":
        return [key.removeprefix("tavern_") for key in builtin_keys() if builtin_deck(key).kind == "tavern"]
    return [] if text == "none" else _listed(text)
