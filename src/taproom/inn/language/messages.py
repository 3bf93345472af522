"""The messages that the faces of cards are made of (`words/*.ftl`)."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from taproom.inn.language.components import Component

_WORDS: Final = Path(__file__).parent / "words"


class Messages:
    """Those of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = _bundle(language)

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values put in; ValueError if one is missing."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def alternatives(self, kind: str, names: list[str], first: str = "") -> str:
        """The names of a kind, separated by commas and "or"."""
        said = [self.say(f"{first if not place else ''}{kind}-{name}") for place, name in enumerate(names)]
        return self.join(said, "or")

    def name(self, named: Component) -> str:
        """What a component is called inside a sentence: only English writes such words with a capital letter."""
        title = named.title(self.language)
        return title if self.language == "en" else title[:1].lower() + title[1:]

    def join(self, parts: list[str], conjunction: str) -> str:
        """A list in words, with the conjunction of that message before the last part."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say(conjunction)} {parts[-1]}"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
