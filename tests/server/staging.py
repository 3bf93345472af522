"""Games that begin from a scenario, so that a test need not play until the moment it needs turns up."""

from pathlib import Path
from tempfile import TemporaryDirectory

from taproom.kernel.game import game
from taproom.kernel.state import State
from taproom.scenarios import prepare
from taproom.scenarios.reading import read_file
from taproom.server.tables import entries
from tests.server.guests import Guest, Server

HANDS = (
    ("zot", "pooky_rampage"),
    ("gerki", "hid_in_shadows"),
    ("eve", "gambling_im_in"),
    ("fiona", "home_grown_armor"),
    ("gog", "was_fly"),
    ("deirdre", "halo"),
)


def blow(people: int) -> str:
    """The first seat is about to hit everybody, and each of the others has one card.

    The second, fifth and sixth can answer with it, the third cannot, and the fourth's needs no occasion.
    """
    seats = [f"  - {{character: {character}, hand: [{card}]}}" for character, card in HANDS[:people]]
    return "\n".join(["id: a-blow", "seats:", *seats])


def state_of(scenario: str) -> State:
    """The position a scenario describes, as a game begins from it: at its first question."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scenario.yaml"
        path.write_text(scenario, encoding="utf-8")
        (document,) = read_file(path)
    performance = prepare(document, [])
    return performance.adapter.opening(performance.state)


async def start_from(server: Server, table: str, guests: list[Guest], scenario: str) -> None:
    """Begin the game of a table at which everybody sits, not with a deal but from the scenario's position."""
    actor = server.registry.actors[table]
    timers = actor.table.opened.timers
    started = entries.Started(
        actor.now(),
        game("inn").rules_version(),
        {},
        timers.fewest_pause,
        timers.most_pause,
        not timers.quick,
        state_of(scenario).dump(),
    )
    await actor.act(lambda _, at: started)
    await server.quiet(table)
    for guest in guests:
        await guest.ask(type="ping")
