"""Something told at length, over the table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


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
