"""The terminal client's own words."""

from pathlib import Path
from typing import Final

from taproom.i18n.messages import Messages

WORDS: Final = Messages(Path(__file__).parent / "locale")
