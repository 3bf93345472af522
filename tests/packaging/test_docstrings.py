"""The build puts into the generated C what mypyc leaves out of it."""

from pathlib import Path

import pytest

import hatch_build

MODULE = '''"""A module."""


class Bar:
    """Where "drinks" are sold."""

    def close(self) -> None:
        """Send everybody home.

        Ещё по одной?
        """


def tip() -> int:
    return 1
'''
GENERATED = """
static PyMethodDef bar___Bar_methods[] = {
    {"close",
     (PyCFunction)CPyPy_bar___Bar___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close($self)\\n--\\n\\n")},
};
static PyTypeObject CPyType_bar___Bar_template_ = {
    .tp_name = "Bar",
    .tp_doc = PyDoc_STR(NULL),
};
    {"tip", (PyCFunction)CPyPy_bar___tip, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tip()\\n--\\n\\n") /* docstring */},
"""


def test_functions_classes_and_methods_keep_their_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    package = Path("src", "taproom")
    package.mkdir(parents=True)
    # With another module the shortest name that tells them apart is the module's own.
    for name, text in (("bar.py", MODULE), ("cellar.py", "")):
        (package / name).write_text(text, encoding="utf-8")
    made = hatch_build.with_docstrings(GENERATED, sorted(package.glob("*.py")))
    assert r'PyDoc_STR("close($self)\n--\n\n" "Send everybody home.\n\n' in made
    assert r'.tp_doc = PyDoc_STR("Where \"drinks\" are sold."),' in made
    assert r'PyDoc_STR("tip()\n--\n\n") /* docstring */' in made
