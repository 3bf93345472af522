"""The walk of one played card in docs/architecture.md, and other places that name files: what they name is there."""

import ast
import re
from pathlib import Path

import pytest

from tests.test_house_rules import tracked

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
ROWS = re.findall(r"^\| (\d+) \| `([^`]+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def python_names(path: Path) -> set[str]:
    """Functions by name, methods by class and name, of the classes they are inherited from in the same file too."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {
                f"{node.name}.{one.name}"
                for one in node.body
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return names


def script_has(path: Path, name: str) -> bool:
    """A method or a function of the browser client."""
    return bool(
        re.search(
            rf"^\s*(export )?(async )?(function )?{re.escape(name)}\(.*\{{$",
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )


def test_the_walk_is_numbered_and_goes_from_browser_to_browser() -> None:
    assert [int(number) for number, _, _ in ROWS] == list(range(1, len(ROWS) + 1))
    assert len(ROWS) > 20
    assert ROWS[0][1].startswith("web/") and ROWS[-1][1].startswith("web/")


@pytest.mark.parametrize(("number", "file", "names"), ROWS)
def test_every_function_on_the_way_is_there(number: str, file: str, names: str) -> None:
    path = ROOT / file if file.startswith("web/") else ROOT / "src" / "taproom" / file
    assert path.is_file()
    for name in re.findall(r"`([^`]+)`", names):
        assert name in python_names(path) if path.suffix == ".py" else script_has(path, name), f"{file}: {name}"


def test_the_names_below_the_table_are_there_too() -> None:
    package = ROOT / "src" / "taproom"
    named = {
        "terminal/link.py": "Link._show",
        "terminal/app.py": "TableApp.hear",
        "server/tables/course.py": "Course._unseal",
        "inn/rules/resolution.py": "CarryOut.run",
    }
    text = PAGE.read_text(encoding="utf-8")
    for file, name in named.items():
        assert f"`{name}`" in text and name in python_names(package / file)


FILES = {
    "/".join(parts[start:]) for name, _ in tracked("*.py") for parts in [name.split("/")] for start in range(len(parts))
}
"""Every tracked module, by its whole path and by each end of it."""


def test_modules_that_books_and_comments_name_are_there() -> None:
    named = {
        (page, module)
        for page, lines in tracked("*.md", "docs/*.md", "src/*.py")
        if page != "CHANGELOG.md"
        for line in lines
        for module in re.findall(r"`((?:\w+/)*\w+\.py)`", line)
    }
    assert len(named) > 50
    assert {(page, module) for page, module in named if module not in FILES} == set()


def test_modules_that_a_package_introduces_are_there() -> None:
    introduced = 0
    for path in (ROOT / "src" / "taproom").rglob("__init__.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if len(tree.body) == 1:  # nothing but words about its modules
            for name in re.findall(r"`(\w+)`", ast.get_docstring(tree) or ""):
                introduced += 1
                assert (path.parent / f"{name}.py").is_file() or (path.parent / name).is_dir(), f"{path}: {name}"
    assert introduced > 10
