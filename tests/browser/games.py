"""Games that are over before a test begins: played over the wire, by somebody who never thinks."""

import json
import secrets
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.scenes import Message, scene_after

AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0}
_PATIENCE = 20
_AT_ONCE = 50


def post(house: str, path: str, **body: Any) -> dict[str, Any]:
    """Ask the lobby for something."""
    request = urllib.request.Request(
        house + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def finished_game(house: str, game: str, seats: int = 2) -> str:
    """The key of a table where one person has just played among bots."""
    wish = {"name": "Ann", "game": game, "seats": seats, "bots": seats - 1, "level": "random", "timers": AT_ONCE}
    taken = post(house, "/api/tables", **wish, number=secrets.token_hex(16))
    address = f"{house.replace('http', 'ws')}/ws/{taken['table']}"
    with connect(address) as connection:
        _say(connection, type="hello", token=taken["token"])
        _say(connection, type="start", id=1)
        _hear(connection, "done")
    while not _play_a_while(address, taken["token"]):
        pass
    return str(taken["table"])


def _play_a_while(address: str, token: str) -> bool:
    """Whether the game is over. Nobody may say much at once over one connection, so there are several."""
    answered = 0
    scene: Message = {}
    with connect(address) as connection:
        _say(connection, type="hello", token=token)
        for _ in range(_AT_ONCE):
            scene = scene_after(scene, _hear(connection, "everything", "news"))
            while scene["question"] is None or scene["question"]["number"] == answered:
                if scene["phase"] == "over":
                    return True
                scene = scene_after(scene, _hear(connection, "everything", "news"))
            question = scene["question"]
            answered = question["number"]
            _say(connection, type="choose", id=2, question=answered, choice=_choice(question))
        _hear(connection, "done")
    return False


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
