"""What is kept of the game's own texts is what they mean, all of them, and spares loading the reader of texts."""

import subprocess
import sys

import msgspec
import pytest

from taproom.inn.content.keep import texts
from taproom.inn.language import parse as language
from taproom.inn.language.parse import KEPT, fingerprint, keep, parse, read_anew

ADVICE = "`make golden` writes it anew"


def test_what_is_kept_is_fresh() -> None:
    made_by, *kept = msgspec.json.decode(KEPT.read_bytes())
    _, *wanted = msgspec.json.decode(keep(texts()))
    assert made_by == fingerprint(), ADVICE
    # A line too many does no harm: it is what is left when a deck is taken out.
    assert [entry for entry in wanted if entry not in kept] == [], ADVICE


def test_kept_programs_are_what_the_grammar_reads() -> None:
    for text, names in texts():
        assert parse(text, names) == read_anew(text, names), text


def test_what_another_reader_made_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "fingerprint", lambda: "another")
    language._kept.cache_clear()
    try:
        assert language._kept() == {}
    finally:
        monkeypatch.undo()
        language._kept.cache_clear()
    assert language._kept()


def test_loading_all_decks_needs_no_grammar() -> None:
    code = "import sys, taproom.inn.content as c; c.builtin_decks(); sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0, ADVICE
