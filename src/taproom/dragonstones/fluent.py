"""Sentences from Fluent files. The only module that knows the Fluent library."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from taproom.table.verdicts import Malformed

LANGUAGES = ("en", "ru")
_LOCALE = Path(__file__).with_name("locale")


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise Malformed(f"there is no language {language!r}: known are {', '.join(LANGUAGES)}")
    # The marks that isolate text of the other direction are noise where both languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **values: str | int) -> str:
    """The sentence with this id, filled in; a missing id or value is an error, never a half sentence."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{language} {message}: {errors}")
    return str(text)


def joined(language: str, parts: list[str], word: str = "and") -> str:
    """'a, b and c', or with another word before the last."""
    if not parts:
        return say(language, "nothing")
    if len(parts) == 1:
        return parts[0]
    return say(language, word, first=", ".join(parts[:-1]), second=parts[-1])
