"""Plots as SVG, drawn by hand: no script, no font, nothing to load. Colours are CSS classes of the report."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

_WIDTH: Final = 820
_LABELS: Final = 260
_VALUES: Final = 170
_ROW: Final = 22
_TOP: Final = 44
_FOOT: Final = 30
_LETTER: Final = 6.6
"""About how wide a letter is."""


@dataclass(frozen=True)
class Interval:
    """A line of an interval plot: a dot for the observed share, a bar for its interval."""

    label: str
    low: float
    part: float
    high: float
    fair: float
    note: str


@dataclass(frozen=True)
class Captions:
    """What is written around an interval plot, so that it explains itself."""

    title: str
    axis: str
    values: str
    seen: str
    interval: str
    stroke: str
    band: str
    """Empty if there is no band."""


def interval_plot(rows: Sequence[Interval], band: float, said: Captions) -> str:
    """Dots with their intervals; a line for the fair share, `band` shaded around it; bars outside it stand out."""
    lowest = min([0.0, *[min(row.low, row.fair - band) for row in rows]])
    highest = max([max(row.high, row.fair + band) for row in rows])
    scale = _Scale(lowest, highest * 1.02)
    height = _TOP + _ROW * len(rows) + _FOOT
    parts = [_axis(scale, height - _FOOT + 4), _text("caption", _LABELS, 12, said.axis)]
    parts.append(_text("caption", _WIDTH - _VALUES + 8, 12, said.values))
    for number, row in enumerate(rows):
        y = _TOP + _ROW * number + _ROW // 2
        far = row.low > row.fair + band or row.high < row.fair - band
        parts.append(_rect("band", scale.at(row.fair - band), y - 11, scale.at(row.fair + band), _ROW))
        parts.append(_line("fair", scale.at(row.fair), y - 11, scale.at(row.fair), y + 11))
        parts.append(_line("bar far" if far else "bar", scale.at(row.low), y, scale.at(row.high), y))
        parts.append(_dot(scale.at(row.part), y, far))
        parts.append(_text("label", 0, y + 4, _cut(row.label)))
        parts.append(_text("value", _WIDTH - _VALUES + 8, y + 4, row.note))
    parts.append(_legend(said, height - 8))
    return _svg(height, said.title, parts)


def _cut(label: str) -> str:
    longest = int(_LABELS / _LETTER)
    return label if len(label) <= longest else f"{label[: longest - 1]}…"


def _dot(x: float, y: float, far: bool = False) -> str:
    return f'<circle class="{"dot far" if far else "dot"}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'


def _legend(said: Captions, y: float) -> str:
    """What each mark of the plot means, in a row under it."""
    parts: list[str] = []
    x = float(_LABELS)
    for number, words in enumerate((said.seen, said.interval, said.stroke, said.band)):
        if words:
            parts.append(_mark(number, x, y))
            parts.append(_text("caption", x + 21, y, words))
            x += 38 + _LETTER * len(words)
    return "".join(parts)


def _mark(number: int, x: float, y: float) -> str:
    if number == 0:
        return _dot(x + 7, y - 4)
    if number == 1:
        return _line("bar", x, y - 4, x + 16, y - 4)
    return _line("fair", x + 8, y - 12, x + 8, y + 2) if number == 2 else _rect("band", x, y - 11, x + 16, 13)


@dataclass(frozen=True)
class Stack:
    """A bar made of parts."""

    label: str
    parts: list[float]
    note: str


def stack_plot(rows: Sequence[Stack], names: Sequence[str], title: str) -> str:
    """Bars of parts of a whole, with the names of the parts above them."""
    scale = _Scale(0.0, 1.0)
    top = 26
    height = top + _ROW * len(rows) + 8
    parts: list[str] = []
    x = float(_LABELS)
    for place, name in enumerate(names):
        parts.append(f'<rect class="part{place % 4}" x="{x:.0f}" y="4" width="12" height="12"/>')
        parts.append(_text("label", x + 17, 14, name))
        x += 40 + 7.5 * len(name)
    for number, row in enumerate(rows):
        y = top + _ROW * number + 3
        before = 0.0
        for place, part in enumerate(row.parts):
            parts.append(_rect(f"part{place % 4}", scale.at(before), y, scale.at(before + part), _ROW - 6))
            if part >= _ROOM:
                parts.append(_text("inside", scale.at(before + part / 2), y + 12, f"{part:.0%}"))
            before += part
        parts.append(_text("label", 0, y + 13, row.label))
        parts.append(_text("value", _WIDTH - _VALUES + 8, y + 13, row.note))
    return _svg(height, title, parts)


_ROOM: Final = 0.06
"""A part of a bar at least this large has room for its number."""


def histogram(counts: dict[int, int], title: str, below: str, beside: str, median: int) -> str:
    """How often each number came up; the median is marked."""
    first, last = min(counts), max(counts)
    step = max(1, (last - first + 40) // 40)
    bins = [
        (start, sum([counts.get(value, 0) for value in range(start, start + step)]))
        for start in range(first, last + 1, step)
    ]
    most = max([count for _, count in bins])
    left = 60
    width = (_WIDTH - left - 10) / len(bins)
    height = 206
    parts = [_text("caption", 0, 12, beside)]
    for part in (0.5, 1.0):
        y = 160 - 130 * part
        parts.append(_line("grid", left, y, _WIDTH - 10, y))
        parts.append(_text("count", left - 6, y + 4, f"{most * part:.0f}"))
    for number, (start, count) in enumerate(bins):
        tall = 130 * count / most
        x = left + number * width
        kind = "part1" if start <= median < start + step else "part0"
        span = f"{start}" if step == 1 else f"{start}-{start + step - 1}"
        parts.append(
            f'<rect class="{kind}" x="{x:.1f}" y="{160 - tall:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{tall:.1f}"><title>{span}: {count}</title></rect>'
        )
        if number % max(1, len(bins) // 12) == 0:
            parts.append(_text("tick", x + width / 2, 176, str(start)))
    parts.append(_text("tick", (left + _WIDTH) / 2, 196, below))
    return _svg(height, title, parts)


class _Scale:
    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> float:
        """Where a value lies across the plot."""
        part = (value - self.low) / (self.high - self.low)
        return _LABELS + max(0.0, min(1.0, part)) * (_WIDTH - _LABELS - _VALUES)

    def ticks(self) -> list[float]:
        """Round numbers within the scale."""
        for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0):
            if (self.high - self.low) / step <= 9:
                break
        first = int(self.low / step)
        return [number * step for number in range(first, int(self.high / step) + 1) if number * step >= self.low]


def _axis(scale: _Scale, height: int) -> str:
    parts: list[str] = []
    for value in scale.ticks():
        x = scale.at(value)
        parts.append(_line("grid", x, _TOP - 6, x, height - 4))
        parts.append(_text("tick", x, _TOP - 10, f"{value:.0%}"))
    return "".join(parts)


def _svg(height: int, title: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def _rect(kind: str, x: float, y: float, right: float, height: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(0.0, right - x):.1f}" height="{height}"/>'


def _line(kind: str, x: float, y: float, right: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"/>'


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'
