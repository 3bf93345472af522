"""Why a request was not carried out: an id for programs, a sentence for people in their language."""

from pathlib import Path
from typing import Final

from taproom.wording import Wording

WORDS: Final = Wording(Path(__file__).parent / "locale")
PHRASES: Final = ("hello", "cheers", "thanks", "sorry", "well-played", "your-turn", "moment", "good-game")


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values

    def text(self, language: str) -> str:
        """The reason, for people."""
        return WORDS.say(language, f"refused-{self.reason}", **self.values)
