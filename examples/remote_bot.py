"""A bot that plays on any Taproom server, over the same protocol as everybody (docs/protocol.md).

    python examples/remote_bot.py http://localhost:8642 CODE

sits down at the table with this code and plays until the game is over. It needs the `websockets` package and nothing of
Taproom's. It chooses by lot; replace `choose` to make it cleverer.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(question: dict[str, Any]) -> int:
    """The number of an option, or the candidates of a pick added up."""
    if question["most"] == 0:
        return int(random.choice(question["options"])["choice"])
    taken = random.sample(question["options"], question["fewest"])
    return sum(option["choice"] for option in taken)


def sit_down(server: str, table: str, name: str) -> dict[str, Any]:
    """Take a free seat; the answer holds the token that makes it ours."""
    body = json.dumps({"table": table, "name": name}).encode()
    request = urllib.request.Request(f"{server}/api/seats", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        seat: dict[str, Any] = json.load(answer)
    return seat


async def play(server: str, seat: dict[str, Any]) -> list[int]:
    """Answer every question until the game is over; who won. Whenever the connection breaks, connect again."""
    address = f"{server.replace('http', 'ws', 1)}/ws/{seat['table']}"
    async for connection in connect(address):
        try:
            await connection.send(json.dumps({"type": "hello", "token": seat["token"]}))
            async for text in connection:
                message = json.loads(text)
                news = (message.get("scene") or message.get("changes") or {}).get("house", {})
                if outcome := news.get("outcome"):
                    return list(outcome["winners"])
                if question := news.get("question"):
                    answer = {"type": "choose", "question": question["number"], "choice": choose(question)}
                    await connection.send(json.dumps(answer))
        except ConnectionClosed:
            continue
    return []


if __name__ == "__main__":
    print("winners:", asyncio.run(play(sys.argv[1], sit_down(sys.argv[1], sys.argv[2], "Remote bot"))))
