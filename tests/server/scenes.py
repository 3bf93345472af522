"""The scene a client has, from what it was told."""

from typing import Any

Message = dict[str, Any]


def scene_after(scene: Message, message: Message) -> Message:
    """The scene as it is after `everything` or `news`."""
    if message["type"] == "everything":
        told: Message = message["scene"]
        return told
    changes: Message = dict(message["changes"])
    if scene.get("view") and changes.get("view"):
        view = scene["view"]
        changes["view"] = {**view, **{name: _part_after(view[name], part) for name, part in changes["view"].items()}}
    return {**scene, **changes}


def _part_after(before: Any, told: Any) -> Any:
    """A list that is told as an object: what changed of its elements."""
    if not isinstance(before, list) or not isinstance(told, dict):
        return told
    return [{**one, **told.get(str(place), {})} if isinstance(one, dict) else one for place, one in enumerate(before)]
