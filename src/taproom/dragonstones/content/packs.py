"""Packs: home-made Special Characters (R95.2.1), written by somebody else. They are read, never run, and bounded."""

from pathlib import Path
from typing import Final

from taproom.dragonstones.content.loader import PACK_FIELDS, Definition, PackError, own_characters, read_characters
from taproom.kernel.verdicts import Malformed

MOST_BYTES: Final = 64 * 1024
MOST_CHARACTERS: Final = 40
EXAMPLE: Final = Path(__file__).parent.parent / "example"


class PackReport:
    """The contents of a pack: its characters, what is wrong, what is merely unusual."""

    def __init__(self) -> None:
        self.characters: list[Definition] = []
        self.errors: list[PackError] = []
        self.texts: dict[str, str] = {}
        """The text of each file, by its path."""
        self.warnings: list[str] = []

    def explained(self) -> list[str]:
        """The errors, each with its line."""
        return [error.explained(self.texts.get(error.file, "")) for error in self.errors]


def check_pack(path: Path) -> PackReport:
    """Everything there is to say about a TOML file, or about all TOML files of a folder."""
    report = PackReport()
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        report.errors.append(PackError(str(path), 1, "a pack needs at least one .toml file"))
    for file in files:
        try:
            text = report.texts[str(file)] = _text(file)
            found, mistakes = read_characters(text, str(file), PACK_FIELDS)
        except PackError as error:
            report.errors.append(error)
            continue
        report.characters.extend(found)
        report.errors.extend(mistakes)
    _compare(path, report)
    return report


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise PackError(str(file), 1, f"a file of a pack has at most {MOST_BYTES} bytes")
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(str(file), 1, f"cannot be read: {error}") from error


def _compare(path: Path, report: PackReport) -> None:
    """Keys must differ, from the box's too; everything else is a matter of taste."""
    known = {each.key for each in own_characters()}
    for each in report.characters:
        if each.key in known:
            report.errors.append(PackError(str(path), 1, f"there is already a character with the key {each.key!r}"))
        known.add(each.key)
        if each.titles["ru"] == each.titles["en"]:
            report.warnings.append(f"{each.key} has no Russian title of its own")
    if len(report.characters) > MOST_CHARACTERS:
        report.errors.append(PackError(str(path), 1, f"a pack has at most {MOST_CHARACTERS} characters"))


def load_pack(path: Path) -> list[Definition]:
    """The home-made characters of a pack; raises PackError at the first mistake."""
    report = check_pack(path)
    if report.errors:
        raise report.errors[0]
    return report.characters


def characters_with(pack: str) -> tuple[Definition, ...]:
    """The characters of the box, and the home-made ones of a file or folder if one is named."""
    try:
        return (*own_characters(), *(load_pack(Path(pack)) if pack else ()))
    except PackError as error:
        raise Malformed(str(error)) from error


def write_example(folder: Path) -> list[Path]:
    """A new folder with a working character to start from."""
    folder.mkdir(parents=True)
    written: list[Path] = []
    for source in sorted(EXAMPLE.glob("*.toml")):
        goal = folder / source.name
        goal.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        written.append(goal)
    return written
