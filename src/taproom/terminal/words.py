"""The terminal client's own words."""

from pathlib import Path
from typing import Final

from taproom.wording import Wording

WORDS: Final = Wording(Path(__file__).parent / "locale")
