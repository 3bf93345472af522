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
        changes["view"] = {**scene["view"], **changes["view"]}
    return {**scene, **changes}
