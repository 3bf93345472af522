"""Teams in scenarios: how a document names and sets them, and what their members do."""

from typing import Any, Final

from taproom.inn.board.questions import CHAMPION, DRINK_NOW, POTION
from taproom.inn.content import DeckSource
from taproom.inn.content.packs import can_be_boss
from taproom.inn.effects import program as fx
from taproom.inn.rules import tokens
from taproom.inn.scenario.book import OPTIONS, Path, bosses_of, listing, mapping, whole
from taproom.inn.state.modes import FREE_FOR_ALL, MODES, GameMode
from taproom.inn.state.position import Position
from taproom.inn.state.setup import TOP
from taproom.kernel.decisions import Option
from taproom.kernel.scenarios import Misfit, hint

POTION_TOKEN: Final = "potion_token"
KINDS: Final = {"fortitude": fx.FORTITUDE, "alcohol": fx.ALCOHOL, "gold": fx.GOLD}
SHARED: Final = ["fortitude", "alcohol", "gold", "potion_tokens"]
"""What lies on a team's mat."""
DONE: Final = ["action", "drink"]
GOLD: Final = 10
"""What a mat has unless the document says otherwise, however many seats there are."""
_WRONG: Final = {
    "seats": "this mode has 4 to 10 seats in teams of two",
    "odd": "an odd number of seats cannot be split into teams of two",
    "size": "every team has two members",
    "apart": "teammates sit next to each other",
    "challengers": "a Boss stands against two to four Challengers: there are 3 to 5 seats",
    "boss-alone": "one Boss, who says `boss: true`, stands alone against all the others, who are one team",
    "boss-teams": "two or three teams of two play this mode",
    "boss-all": "everybody is a Boss in this mode",
    "boss-each": "each team has exactly one Boss, who says `boss: true`",
    "boss-none": "nobody is a Boss in this mode, so nobody plays with Boss Cards",
    "no-teams": "everybody plays alone in this mode; leave the teams out, or choose a mode with teams",
}


def mode_of(spec: dict[str, Any]) -> GameMode:
    """The mode a document is played in."""
    options = mapping(spec.get("options", {}), ("options",), OPTIONS, "options")
    key = options.get("mode", FREE_FOR_ALL.key)
    if key not in MODES:
        raise Misfit(("options", "mode"), f"there is no mode {key!r}{hint(str(key), list(MODES))}")
    return MODES[str(key)]


def team_names(spec: dict[str, Any], names: list[str]) -> list[str]:
    """The team of each seat by its name; empty where there are none. A table that cannot be is a Misfit."""
    mode = mode_of(spec)
    seats = listing(spec.get("seats"), ("seats",), "seats")
    said = [seat.get("team") for seat in seats]
    if not any(said):
        teams = mode.teams_of(len(seats), bosses_of(spec))
        named = [f"team {team + 1}" for team in teams] if mode.has_teams() else []
    else:
        for number, team in enumerate(said):
            if not isinstance(team, str):
                raise Misfit(("seats", number), "a team is said of every seat or of none")
            if team in names:
                raise Misfit(("seats", number, "team"), f"a seat is called {team}; give the team a name of its own")
        named = [str(team) for team in said]
        order = list(dict.fromkeys(named))
        teams = [order.index(team) for team in named]
    wrong = mode.why_no_table(teams)
    if wrong == "seats" and not mode.has_teams():
        raise Misfit(("seats",), f"the Inn has {mode.fewest} to {mode.most} seats, not {len(seats)}")
    if wrong:
        raise Misfit(("seats",), f"{_WRONG[wrong]} ({mode.rule})")
    wrong = mode.why_not_bosses(teams, bosses_of(spec))
    if wrong:
        raise Misfit(("seats",), f"{_WRONG[wrong]} ({mode.boss_rule()})")
    return named


def check_boss(number: int, deck: DeckSource, packs: dict[str, DeckSource]) -> None:
    """R71.1.1: only a villain with Boss Cards can be a Boss."""
    if not can_be_boss(deck, packs):
        raise Misfit(("seats", number, "character"), f"{deck.key} cannot be a Boss: only villains can (R71.1.1)")


def numbered(named: list[str], seats: int) -> list[int]:
    """The team of each seat as a number."""
    order = list(dict.fromkeys(named))
    return [order.index(team) for team in named] if named else list(range(seats))


def set_up(state: Position, spec: dict[str, Any], named: list[str]) -> None:
    """What `teams` says of each team, and `done` of its members."""
    said = mapping(spec.get("teams", {}), ("teams",), list(dict.fromkeys(named)), "teams")
    for seat, team in enumerate(named):
        path: Path = ("teams", team)
        has = mapping(said.get(team, {}), path, SHARED, "a team")
        mat = state.setup.purses[seat]
        state.fortitude[mat] = whole(has.get("fortitude", TOP), (*path, "fortitude"), "fortitude", TOP)
        state.alcohol[mat] = whole(has.get("alcohol", 0), (*path, "alcohol"), "alcohol", TOP)
        state.gold[mat] = whole(has.get("gold", GOLD), (*path, "gold"), "gold")
        state.tokens[mat] = whole(has.get("potion_tokens", 0), (*path, "potion_tokens"), "potion_tokens")
    for number, seat_said in enumerate(spec["seats"]):
        for key in SHARED:
            if key in seat_said:
                raise Misfit(("seats", number, key), f"{key} is the team's: say it under `teams`")
        for place, done in enumerate(listing(seat_said.get("done", []), ("seats", number, "done"), "done")):
            if done not in DONE:
                raise Misfit(
                    ("seats", number, "done", place), f"there is no {done!r} to have done{hint(str(done), DONE)}"
                )
            if done == "action":
                state.acted |= 1 << number
            else:
                state.drunk |= 1 << number


def check_use(said: dict[str, Any]) -> None:
    """A Potion Token is used as something."""
    if said.get("as") not in KINDS:
        raise Misfit(("as",), f"a Potion Token is used as {', '.join(KINDS)}, not {said.get('as')!r}")


def is_team_option(option: Option, said: dict[str, Any], names: list[str]) -> bool | None:
    """Whether an option of a team question is this step; None if it is no such option."""
    if option.verb == POTION:
        return said.get("use") == POTION_TOKEN and KINDS.get(str(said.get("as"))) == option.mode
    if option.verb == CHAMPION:
        return said.get("champion") == names[option.targets[0]]
    if option.verb == DRINK_NOW:
        return said.get("choose") == names[option.targets[0]]
    return None


def rules_against(inn: Position, seat: int, said: dict[str, Any], names: list[str]) -> tuple[str, ...]:
    """The rules by which a seat cannot do what only teams do."""
    if said.get("use") == POTION_TOKEN:
        return ("R52.1.1",) if tokens.left(inn, seat) == 0 else ("D3.2", "R52.1.1")
    if "champion" in said:
        return ("R56.1.2", "R56.1.6", "R56.1.1")
    target = said.get("order", said.get("choose"))
    if target in names and inn.are_teammates(names.index(str(target)), seat):
        own = "R2.4.1" if target == names[seat] else "R54.1.4"
        return (own, "R70.1.3", "R54.1.4", "R71.3.1") if "order" in said else ("R55.1.1",)
    if "order" in said:
        few = ("R54.1.4", "R70.1.3", "R60.1.1", "R60.1.2", "R71.2.4", "R71.3.1", "R72.1.1", "R73.1.1")
        return few if inn.setup.has_mates else ("R2.4.1", "R74.1.4")
    return ("",)
