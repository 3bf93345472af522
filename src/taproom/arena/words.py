"""The words of tournaments and reports, and numbers as each language writes them."""

from pathlib import Path
from typing import Final

from taproom.i18n.messages import Messages

WORDS: Final = Messages(Path(__file__).parent / "locale")


def decimal(value: float, language: str, places: int = 1) -> str:
    """With this many decimal places."""
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if language == "ru" else text


def percent(part: float, language: str) -> str:
    """A share as a percentage."""
    return f"{decimal(part * 100, language)}\N{NO-BREAK SPACE}%" if language == "ru" else f"{part:.1%}"
