"""Sentences for people: a folder of Fluent files for each language, and what is said out of them.

Nothing here knows a game, and nothing of the engine imports it: words are made at the edge, from facts and numbers.
"""

from pathlib import Path
from typing import Final

from taproom.i18n import fluent
from taproom.i18n.names import Name, Parts, Piece, Variable, filled, key_of, pieces
from taproom.kernel.verdicts import Malformed

LANGUAGES: Final = ("en", "ru")
_REMEMBERED: Final = 1024
"""How many sentences of a message are cached, without the names in them: formatting is slow and messages repeat."""


def known_language(language: str) -> str:
    """The language, if we speak it."""
    if language not in LANGUAGES:
        raise Malformed(f"there are no words in {language!r}: known languages are {', '.join(LANGUAGES)}")
    return language


class _Message:
    """A message in one language, and the sentences made of it so far, without the names in them."""

    def __init__(self, folder: str, language: str, message: str) -> None:
        self._folder: Final = folder
        self._language: Final = language
        self._message: Final = message
        needs = fluent.needs_of(folder, language)[message]
        self._variables: Final = [
            Variable(name, name in needs.words, name in needs.names) for name in sorted(needs.used)
        ]
        self._made: dict[tuple[object, ...], Parts] = {}

    def parts(self, given: dict[str, str | int | Name]) -> Parts:
        """A sentence that is the same for all names and words that may stand in it."""
        key = key_of(self._variables, given)
        parts = self._made.get(key)
        if parts is None:
            if len(self._made) >= _REMEMBERED:
                self._made.clear()
            parts = self._made[key] = fluent.sentence(self._folder, self._language, self._message, given)
        return parts


class Messages:
    """The messages of one folder: `en/*.ftl` and `ru/*.ftl`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._messages: dict[str, dict[str, _Message]] = {language: {} for language in LANGUAGES}

    def has(self, language: str, message: str) -> bool:
        """Whether there is such a message."""
        return fluent.bundle_of(self.folder, known_language(language)).has_message(message)

    def say(self, language: str, message: str, **values: str | int | Name) -> str:
        """The message with its values filled in."""
        return filled(self._message(language, message).parts(values), values)

    def pieces(self, language: str, message: str, values: dict[str, str | int | Name]) -> list[Piece]:
        """The same in pieces, each marked name by itself."""
        return pieces(self._message(language, message).parts(values), values)

    def _message(self, language: str, message: str) -> _Message:
        messages = self._messages.get(language)
        found = None if messages is None else messages.get(message)
        if found is None:
            found = _Message(str(self.folder), known_language(language), message)
            self._messages[language][message] = found
        return found

    def attribute(self, language: str, message: str, attribute: str, default: str) -> str:
        """An attribute of a message, such as a name's gender."""
        bundle = fluent.bundle_of(self.folder, known_language(language))
        pattern = bundle.get_message(message).attributes.get(attribute)
        return default if pattern is None else str(bundle.format_pattern(pattern)[0])


class Mistake(Malformed):
    """A request that cannot be granted, with the reason in every language."""

    def __init__(self, words: Messages, message: str, **values: str | int) -> None:
        super().__init__(words.say("en", message, **values))
        self._words = words
        self._message = message
        self._values = values

    def text(self, language: str) -> str:
        """The reason in a language."""
        return self._words.say(language, self._message, **self._values)
