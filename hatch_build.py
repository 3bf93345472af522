"""The wheel's build hook: compile the engine with mypyc, or say why the wheel is pure Python; see to the client.

What is compiled is listed once, under `compiled` in pyproject.toml. TAPROOM_PURE=1 asks for a pure wheel,
TAPROOM_PURE=0 for a compiled one or a failed build; unset, the wheel is compiled where a C compiler works.
TAPROOM_OPTIMIZE=1 compiles in a third of the time, for tests; unset, for speed.
"""

import ast
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
PACKAGE = SOURCES / "taproom"
CLIENT = PACKAGE / "server" / "static" / "index.html"

# The build reads no mypy settings of the project: `make check` is strict, with all dependencies installed, while an
# isolated build has none of them and only needs the types of what it compiles.
MYPY_FLAGS = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]

# Nothing outside the library calls its functions by name: so told, the compiler may inline them and call them directly.
# And a newer compiler's new warning must not stop an install.
COMPILER_FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]


class CompileHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel beside their sources, and tags the wheel for the platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile for a standard wheel; an editable install always runs the sources as they are."""
        if version == "editable":
            return
        wish = os.environ.get("TAPROOM_PURE", "")
        os.chdir(self.root)
        require_client()
        modules = compiled_modules(self.config["compiled"])
        if reason := why_pure(wish, modules):
            if wish == "0":
                sys.exit(f"taproom: TAPROOM_PURE=0 asks for a compiled wheel, but {reason}")
            self.app.display_warning(f"taproom: building a pure Python wheel, because {reason}")
            return
        self.app.display_info(f"taproom: compiling {len(modules)} modules with mypyc")
        libraries, build_lib = compile_modules(modules)
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(build_lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def require_client() -> None:
    """A wheel without its browser client looks whole and is not: build it here if possible, else fail."""
    if not CLIENT.is_file() and Path("web", "package.json").is_file():
        for command in (["npm", "ci", "--loglevel=error", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            try:
                subprocess.run(command, cwd="web", check=True)
            except (OSError, subprocess.CalledProcessError) as error:
                sys.exit(
                    f"taproom: the browser client could not be built ({error}); with Node 20.19 or newer: make web"
                )
    if not CLIENT.is_file():
        sys.exit(f"taproom: {CLIENT} is missing; build the browser client first: make web")


def compiled_modules(globs: list[str]) -> list[Path]:
    """The modules that the globs of pyproject.toml name, each once, in a stable order."""
    return sorted({path for glob in globs for path in PACKAGE.glob(glob)})


def why_pure(wish: str, modules: list[Path]) -> str | None:
    """The reason not to compile, or None."""
    if wish not in ("", "0", "1"):
        sys.exit(f"taproom: TAPROOM_PURE is {wish!r}; it may be 0, 1 or unset")
    if wish == "1":
        return "TAPROOM_PURE=1"
    if not modules:
        return "no module is listed as compiled"
    if not compiler_works():
        return "no C compiler with the Python headers was found"
    return None


def compiler_works() -> bool:
    """Try it on an empty extension: a compiler that is found may still lack the Python headers."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(source)])], Path(folder), Path(folder))
        except (BaseError, CCompilerError):
            return False
    return True


def compile_modules(modules: list[Path]) -> tuple[list[Path], Path]:
    """Compile the modules as one group, so that calls between them are native; return the libraries and their root.

    The build folder is kept: where the generated C stays the same, nothing is compiled again.
    """
    import setuptools  # noqa: F401  (mypyc takes its Extension from whichever of setuptools and distutils is loaded)
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    level = os.environ.get("TAPROOM_OPTIMIZE", "3")
    build = Path("build", "mypyc", f"{sys.implementation.cache_tag}-{mypy_version}-O{level}").absolute()
    os.environ["MYPYPATH"] = str(SOURCES)
    source = build / "__native_taproom.c"
    before = (source.read_bytes(), source.stat().st_mtime) if source.is_file() else (b"", 0.0)
    extensions = mypycify(
        [*MYPY_FLAGS, *map(str, modules)], opt_level=level, debug_level="0", target_dir=str(build), group_name="taproom"
    )
    source.write_text(with_docstrings(source.read_text(encoding="utf-8"), modules), encoding="utf-8")
    if source.read_bytes() == before[0]:
        os.utime(source, (before[1], before[1]))
    for extension in extensions:
        extension.extra_compile_args += COMPILER_FLAGS
    return build_extensions(extensions, build / "lib", build / "tmp"), build / "lib"


def with_docstrings(source: str, modules: list[Path]) -> str:
    """The generated C with the docstrings of the sources: mypyc keeps signatures only, and `help` would say nothing."""
    from mypyc.codegen.cstring import c_string_initializer

    docs = docstrings(modules)
    parts: list[str] = []
    end = 0
    for found in re.finditer(r'PyDoc_STR\(("(?:[^"\\]|\\.)*"|NULL)\)', source):
        start = found.start()
        if source.endswith(".tp_doc = ", 0, start):
            name = source[source.rfind("CPyType_", 0, start) : source.rfind("_template_ = {", 0, start)]
        else:
            after = source.rfind("CPyPy_", 0, start)
            name = source[after : source.index(",", after)]
        text = docs.get(name.partition("_")[2])
        if text is not None:
            given = "" if found[1] == "NULL" else f"{found[1]} "
            parts += [source[end:start], f"PyDoc_STR({given}{c_string_initializer(text.encode())})"]
            end = found.end()
    return "".join([*parts, source[end:]])


def docstrings(modules: list[Path]) -> dict[str, str]:
    """The docstrings of functions, classes and their methods, by the names mypyc gives them in C."""
    from mypyc.namegen import exported_name, make_module_translation_map

    names = {
        path: ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in modules
    }
    prefixes = make_module_translation_map(list(names.values()))
    found: dict[str, str] = {}
    for path, name in names.items():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            methods = [(one, f"{node.name}.") for one in node.body] if isinstance(node, ast.ClassDef) else []
            for one, owner in [(node, ""), *methods]:
                if isinstance(one, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(one)):
                    found[exported_name(f"{prefixes[name]}{owner}{one.name}")] = text
    return found


def build_extensions(extensions: list[Any], lib: Path, tmp: Path) -> list[Path]:
    """Run setuptools' build_ext, without a setup.py and without touching the source tree."""
    from setuptools import Distribution

    command: Any = Distribution({"name": "taproom", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(lib), str(tmp), os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]
