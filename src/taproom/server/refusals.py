"""Why a request was not carried out: an id for programs, a sentence for people in their language."""

from pathlib import Path
from typing import Final

from taproom.i18n.messages import Messages, Mistake
from taproom.kernel.verdicts import Malformed

WORDS: Final = Messages(Path(__file__).parent / "locale")
PHRASES: Final = ("hello", "cheers", "thanks", "sorry", "well-played", "your-turn", "moment", "good-game")


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(self, reason: str, **values: str | int | Malformed) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values

    def text(self, language: str) -> str:
        """The reason, for people."""
        values = {name: _in_words(value, language) for name, value in self.values.items()}
        return WORDS.say(language, f"refused-{self.reason}", **values)


def _in_words(value: str | int | Malformed, language: str) -> str | int:
    """A game's own reason, in the reader's language if it is one meant for players."""
    if isinstance(value, Mistake):
        return value.text(language)
    return str(value) if isinstance(value, Malformed) else value
