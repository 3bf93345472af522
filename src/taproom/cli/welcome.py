"""`taproom` without a command: it explains itself on one screen and, to a person, offers to play."""

import os
import sys
from pathlib import Path
from typing import Final

from taproom.i18n.messages import LANGUAGES, Messages

WORDS: Final = Messages(Path(__file__).parent / "locale")
_LINES: Final = ("play", "serve", "join", "rules", "card", "pack", "arena", "help", "language")
_ANSWERS: Final = {
    "": ["play"],
    "d": ["play", "--game", "dragonstones"],
    "b": ["serve"],
}


def language_of_the_system() -> str:
    """The language the environment asks for, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")[:2]
        if asked in LANGUAGES:
            return asked
    return LANGUAGES[0]


def explain() -> list[str]:
    """Print one screen; returns what to run next: nothing, or what the person chose."""
    language = language_of_the_system()
    print(WORDS.say(language, "welcome"))
    for line in _LINES:
        print("  " + WORDS.say(language, f"welcome-{line}"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return []
    print(WORDS.say(language, "offer"), end="", flush=True)
    answer = sys.stdin.readline()
    chosen = _ANSWERS.get(answer.strip().lower(), []) if answer else []
    return [*chosen, "--lang", language] if chosen[:1] == ["play"] else chosen
