"""What can be looked up about a game: its cards, its rulebook, and content that others write for it."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from taproom.kernel.verdicts import Malformed

# ---- the rules as people read them: chapters of sections of numbered rules, in one language ----


class Rule:
    """One numbered rule. The text is Markdown without HTML: paragraphs and plain lists."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text


class Section:
    """Rules about one subject; its number begins theirs."""

    def __init__(self, key: str, title: str, rules: list[Rule]) -> None:
        self.key = key
        self.title = title
        self.rules = rules


class Chapter:
    """What a chapter is about, in a few words, and its sections."""

    def __init__(self, key: str, title: str, about: str, sections: list[Section]) -> None:
        self.key = key
        self.title = title
        self.about = about
        self.sections = sections

    def rules(self) -> list[Rule]:
        """All rules of the chapter, in their order."""
        return [rule for section in self.sections for rule in section.rules]


# ---- cards and packs ----


class PackNews:
    """The contents of a pack: its decks, what is wrong, what is merely unusual."""

    def __init__(self, decks: list[str], errors: list[str], warnings: list[str]) -> None:
        self.decks = decks
        self.errors = errors
        self.warnings = warnings


class Place:
    """A line of a file, and the words by which others refer to what is defined there."""

    def __init__(self, path: str, line: int, names: list[str]) -> None:
        self.path = path
        self.line = line
        self.names = names


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """Cards, packs and rulebook of one game."""

    def __init__(self, key: str) -> None:
        self.key = key
        """The game's."""

    def describe_card(self, query: str, language: str, pack: str = "") -> list[str]:
        """Everything about a card of the game or of a pack, found by key or title; Malformed names the nearest."""
        raise Malformed(f"{self.key} has no cards to look up")

    def describe_deck(self, key: str, language: str, pack: str = "") -> list[str]:
        """The cards of a deck of the game or of a pack; Malformed names the nearest key."""
        raise Malformed(f"{self.key} has no decks to look up")

    def exercises(self) -> Path | None:
        """The folder with its lesson and its puzzles (taproom.exercises); None if there are none."""
        return None

    def sayings(self, character: str, language: str) -> list[str]:
        """What a character likes to say at the table; empty if it has nothing to say."""
        return []

    def rulebook(self, language: str) -> list[Chapter]:
        """The rules as people read them, numbered as refusals cite them."""
        return []

    def locate(self, query: str) -> list["Place"]:
        """Where a card or a deck is defined."""
        raise Malformed(f"{self.key} has no cards to look up")

    def write_pack(self, folder: Path) -> list[Path]:
        """Write a working example of a pack into a new folder; returns the files written."""
        raise Malformed(f"{self.key} takes no packs")

    def check_pack(self, folder: Path) -> "PackNews":
        """The contents of a folder that holds a pack. Nothing in it is run."""
        raise Malformed(f"{self.key} takes no packs")

    def pack_phrases(self) -> list[str]:
        """The phrases its content may be written in."""
        raise Malformed(f"{self.key} takes no packs")

    def key_name(self, key: str, language: str) -> str:
        """The name of something that statistics know by key: the game, a character, or one of its cards."""
        return key.rpartition("/")[2].replace("_", " ").capitalize()
