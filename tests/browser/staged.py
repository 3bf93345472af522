"""Tables as a test wants them: of a running game, what the page is told is changed on its way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.inn import asked

Message = dict[str, Any]
Change = Callable[[Message], None]
"""Makes of a scene the one that is to be shown."""

_BARE: Message = {
    "kind": "card",
    "seat": 0,
    "other": -1,
    "card": "",
    "cards": [],
    "way": 0,
    "types": [],
    "targets": [],
    "about": -1,
    "deed": "",
    "answers": [],
    "group": -1,
    "state": "pending",
    "in_question": False,
    "champions": [],
    "ignored_by": [],
    "changes": [],
    "losses": [],
    "amount": 0,
    "ante": False,
    "inn_pays": False,
    "waived": False,
    "contested": False,
    "text": "",
}


def stage(page: Page, change: Change, chosen: list[int] | None = None) -> None:
    """Show the running game anew, changed. The real one waits for an answer meanwhile, so that no news come.

    Where `chosen` is given, answers are noted there, and the game never hears of them.
    """
    expect(asked(page)).to_be_attached()

    def tell(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(_changed(frame, change)))

        def say(frame: str | bytes) -> None:
            message: Message = json.loads(frame)
            if chosen is None or message["type"] != "choose":
                server.send(frame)
            else:
                chosen.append(message["choice"])

        socket.on_message(say)

    page.route_web_socket("**/ws/*", tell)
    page.reload()
    expect(asked(page)).to_be_attached()


def _changed(frame: str | bytes, change: Change) -> str:
    message: Message = json.loads(frame)
    if message["type"] == "everything":
        change(message["scene"])
    return json.dumps(message)


def incident(number: int, **parts: Any) -> Message:
    """Something that lies in the middle of the Inn's table; what is not named is as plain as can be."""
    return {**_BARE, "number": number, **parts}
