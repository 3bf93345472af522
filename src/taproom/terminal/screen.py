"""What the full-screen client looks like: its parts, its keys and its bottom line, in the player's language."""

import os
from collections.abc import Callable, Coroutine
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static

from taproom.presentation.types import OptionShown
from taproom.protocol.messages import Question
from taproom.terminal.words import WORDS


class Page(ModalScreen[None]):
    """Lines to read and scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "dismiss", show=False) for key in ("escape", "q", "enter")]

    def __init__(self, title: str, lines: list[str], close: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.close_hint = close
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """The lines in a box."""
        with VerticalScroll(id="page"):
            yield Static(self.heading, id="page-title", markup=False)
            yield Static("\n".join(self.lines), id="page-lines", markup=False)
            yield Static(self.close_hint, id="page-close", markup=False)

    def on_mount(self) -> None:
        """The keys scroll."""
        page = self.query_one("#page")
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)


class Picked:
    """The taken candidates; each has its bit."""

    def __init__(self) -> None:
        self.mask = 0

    def toggle(self, option: OptionShown) -> None:
        """Take it or leave it."""
        self.mask ^= option.choice

    def mark(self, option: OptionShown) -> str:
        """The mark of a taken one."""
        return "x" if self.mask & option.choice else " "

    def count(self) -> int:
        """How many are taken."""
        return self.mask.bit_count()

    def is_enough(self, question: Question) -> bool:
        """Whether this many may be taken."""
        return question.fewest <= self.count() <= question.most


_KEY_NAMES: Final = {"question_mark": "?"}
_LOG_LINES: Final = 1000
_WIDE: Final = 110
"""From this many columns on, the hand has its own place."""
_TALL: Final = 34
"""From this many lines on, more answers are shown at once."""


class TableScreen(App[int]):
    """The parts of the screen, and what works without asking the server."""

    TITLE = "Taproom"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    # Textual declares these as what an instance has.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (_WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (_TALL, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "page('hand')", "key-hand"),
        Binding("t", "page('table')", "key-table", show=False),
        Binding("f", "cards", "key-cards"),
        Binding("l", "log_page", "key-log"),
        Binding("d", "done", "key-done"),
        Binding("n", "another", "key-another"),
        Binding("p", "pass_on", "key-pass"),
        Binding("a", "ask_always", "key-ask-always", show=False),
        Binding("w", "page('bots')", "key-why", show=False),
        Binding("o", "odds", "key-odds", show=False),
        Binding("u", "undo", "key-undo"),
        Binding("m", "hold", "key-hold", show=False),
        Binding("c", "speak", "key-say"),
        Binding("g", "switch_language", "key-language"),
        Binding("x", "concede", "key-concede", show=False),
        Binding("b", "add_bot", "key-bot", show=False),
        Binding("r", "shuffle", "key-shuffle", show=False),
        Binding("s", "start", "key-start", show=False),
        Binding("question_mark", "keys", "key-help"),
        Binding("q", "leave", "key-quit"),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, language: str) -> None:
        self.language = language
        # With NO_COLOR Textual would paint in greys; with the terminal's own colours it leaves them alone.
        super().__init__(ansi_color=bool(os.environ.get("NO_COLOR")))
        self.told: list[str] = []

    def say(self, key: str, **values: str | int) -> str:
        """Our own words."""
        return WORDS.say(self.language, key, **values)

    def compose(self) -> ComposeResult:
        """From the top: mats, log, question, answers, what the answer would do, keys."""
        with Horizontal(id="room"):
            with Vertical(id="table"):
                with VerticalScroll(id="mats", can_focus=False):
                    yield Static("", id="mat-lines", markup=False)
                yield RichLog(id="log", wrap=True, markup=False, max_lines=_LOG_LINES, min_width=20)
            with VerticalScroll(id="hand", can_focus=False):
                yield Static("", id="hand-title", markup=False)
                yield Static("", id="hand-lines", markup=False)
        with Vertical(id="asking"):
            yield Static("", id="question", markup=False)
            yield OptionList(id="answers", markup=False)
        yield Static("", id="face", markup=False)
        yield Static("", id="preview", markup=False)
        yield Input(id="remark")
        yield Footer()

    def name_keys(self) -> None:
        """The footer in the language spoken."""
        for key, bindings in list(self._bindings.key_to_bindings.items()):
            named = []
            for one in bindings:
                word = _word_of(one)
                named.append(Binding(one.key, one.action, self.say(word), show=one.show, id=word) if word else one)
            self._bindings.key_to_bindings[key] = named
        self.refresh_bindings()

    def tell(self, line: str, heading: bool = False) -> None:
        """Add a line to the log."""
        if line:
            self.told.append(line)
            self.query_one("#log", RichLog).write(Text(line, "bold") if heading else line)

    def fill(self, place: str, text: str) -> None:
        """Show what was asked for; the screen may be gone by the time the answer comes."""
        for shown in self.query(place).results(Static):
            shown.update(text)

    def only_the_last(self, job: Callable[[], Coroutine[None, None, None]], group: str) -> None:
        """Begin something that makes earlier work of the same kind pointless."""
        # One type of answer for all kinds of work: the checker cannot find it by itself.
        begin: Callable[..., object] = self.run_worker
        begin(job, group=group, exclusive=True)

    def action_keys(self) -> None:
        """All keys, including those the bottom line has no room for."""
        bindings = [one for found in self._bindings.key_to_bindings.values() for one in found if _word_of(one)]
        lines = [f"{_KEY_NAMES.get(one.key, one.key)}  {one.description}" for one in bindings]
        self.push_screen(Page(self.say("key-help"), [*lines, self.say("keys-answers")], self.say("close")))

    def action_log_page(self) -> None:
        """All that happened."""
        self.push_screen(
            Page(self.say("title-log"), self.told or [self.say("nothing-yet")], self.say("close"), at_end=True)
        )


def _word_of(binding: Binding) -> str:
    """The key of the word a binding is called by; it stays known when the language changes."""
    if binding.id:
        return binding.id
    return binding.description if binding.description.startswith("key-") else ""
