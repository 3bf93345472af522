"""How a client merges what it is sent into the scene it has, in plain JSON."""

from typing import Any

Json = dict[str, Any]


def scene_after(scene: Json, message: Json) -> Json:
    """The scene after `everything` or `news`; an empty one if there was none before."""
    if message["type"] == "everything":
        whole: Json = message["scene"]
        return whole
    changes: Json = message["changes"]
    house = {**scene.get("house", {}), **changes.get("house", {})}
    return {
        "house": house,
        "game": _game_after(scene.get("game"), changes["game"]) if "game" in changes else scene["game"],
    }


def _game_after(before: Json | None, told: Json | None) -> Json | None:
    """What the game shows: sent whole where there was nothing before, otherwise by the parts that changed."""
    if before is None or told is None:
        return told
    return {**before, **{name: _part_after(before.get(name), part) for name, part in told.items()}}


def _part_after(before: Any, told: Any) -> Any:
    """A list that is sent as an object: the changes of its elements, by their places."""
    if not isinstance(before, list) or not isinstance(told, dict):
        return told
    return [{**one, **told.get(str(place), {})} if isinstance(one, dict) else one for place, one in enumerate(before)]
