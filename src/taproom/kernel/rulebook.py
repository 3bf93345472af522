"""The rules of a game as people read them: chapters of sections of numbered rules, in one language."""


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
