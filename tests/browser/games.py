"""Games that are over before a test begins: played over the wire, by somebody who never thinks."""

import json
import secrets
import urllib.request
from collections.abc import Sequence
from typing import Any

from websockets.sync.client import ClientConnection, connect

from taproom.protocol.scenes import Json, scene_after

AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 60, "quick": True}
"""Nobody thinks, but bots let enough time pass between two questions that their opponent never says too much."""
_PATIENCE = 60


def post(house: str, path: str, **body: Any) -> dict[str, Any]:
    """Ask the lobby for something."""
    request = urllib.request.Request(
        house + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def finished_game(house: str, game: str, seats: int = 2, **options: str) -> str:
    """The key of a table where one person has just played among bots."""
    wish = {"name": "Ann", "game": game, "seats": seats, "bots": seats - 1, "level": "random", "timers": AT_ONCE}
    taken = post(house, "/api/tables", **wish, options=options, number=secrets.token_hex(16))
    address = f"{house.replace('http', 'ws')}/ws/{taken['table']}"
    with connect(address) as connection:
        _say(connection, type="hello", token=taken["token"])
        _say(connection, type="start", id=1)
        _play(connection)
    return str(taken["table"])


def seat_bots(house: str, laid: dict[str, Any], characters: Sequence[str]) -> None:
    """Let bots play these characters on the seats after the host's."""
    address = f"{house.replace('http', 'ws')}/ws/{laid['table']}"
    with connect(address) as connection:
        _say(connection, type="hello", token=laid["token"])
        for seat, character in enumerate(characters, 1):
            _say(connection, type="add_bot", id=seat, seat=seat, level="regular", character=character)
            while _hear(connection, "done")["id"] != seat:
                pass


def _play(connection: ClientConnection) -> None:
    """To the end."""
    answered = 0
    scene: Json = {}
    while True:
        scene = scene_after(scene, _hear(connection, "everything", "news"))
        if scene["house"]["phase"] == "over":
            return
        question = scene["house"]["question"]
        if question is not None and question["number"] != answered:
            answered = question["number"]
            _say(connection, type="choose", id=2, question=answered, choice=_choice(question))


def _hear(connection: ClientConnection, *kinds: str) -> dict[str, Any]:
    while (message := json.loads(connection.recv(_PATIENCE)))["type"] not in kinds:
        assert message["type"] != "refused", message
    return dict(message)


def _choice(question: dict[str, Any]) -> int:
    """The first thing that can be done; of a pick as few as must be."""
    if question["most"]:
        return sum(option["choice"] for option in question["options"][: question["fewest"]])
    return int(question["options"][0]["choice"])


def _say(connection: ClientConnection, **message: Any) -> None:
    connection.send(json.dumps(message))
