"""The table in a terminal: mats above, what happened in the middle, the question and its answers below.

Where there is room the hand lies open at the right.
"""

import asyncio
import os
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from taproom.terminal.faces import Faces
from taproom.terminal.link import Link
from taproom.terminal.pages import Page
from taproom.terminal.picking import Picked
from taproom.terminal.wire import Fact, Message, Question, Scene, SeatTaken
from taproom.terminal.words import WORDS

_OTHER: Final = {"en": "ru", "ru": "en"}
_KEY_NAMES: Final = {"question_mark": "?"}
_LOG_LINES: Final = 1000
_LATELY: Final = 12
"""Cards that were named last and can be read again."""
_BY_ONE_DIGIT: Final = 9
_WIDE: Final = 110
"""Columns from which the hand has its own place."""
_TALL: Final = 34
"""Lines from which more answers are shown at once."""
_PREVIEW_AFTER: Final = 0.15
"""Seconds an answer must be looked at before it is worth asking what it would do."""


class TableApp(App[int]):
    """One seat at one table. Everything it knows of the game comes in words from the house."""

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
        Binding("p", "pass_on", "key-pass"),
        Binding("d", "done", "key-done", show=False),
        Binding("w", "page('bots')", "key-why", show=False),
        Binding("o", "odds", "key-odds", show=False),
        Binding("u", "undo", "key-undo"),
        Binding("m", "hold", "key-hold", show=False),
        Binding("c", "speak", "key-say"),
        Binding("g", "switch_language", "key-language"),
        Binding("x", "concede", "key-concede", show=False),
        Binding("b", "add_bot", "key-bot", show=False),
        Binding("s", "start", "key-start", show=False),
        Binding("question_mark", "keys", "key-help"),
        Binding("q", "leave", "key-quit"),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, server: str, seat: SeatTaken, language: str, setting_up: list[dict[str, Any]]) -> None:
        self.language = language
        # With NO_COLOR Textual would paint in greys; in the terminal's own colours it leaves them alone.
        super().__init__(ansi_color=bool(os.environ.get("NO_COLOR")))
        self.faces: Final = Faces(server)
        self.link: Final = Link(server, seat, language, self.hear)
        self.setting_up: Final = setting_up
        """What is said once, when the table has been laid."""
        self.scene: Scene | None = None
        self.question: Question | None = None
        self.picked = Picked()
        self.told: list[str] = []
        self.named: list[str] = []
        """The cards of which something was told, the last one last."""
        self._typed = 0
        self._away = False
        self._conceding = False
        self._staying: asyncio.Task[None] | None = None

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

    def on_mount(self) -> None:
        """Connect."""
        self.query_one("#remark", Input).display = False
        self._name_keys()
        self.query_one("#answers").focus()
        self._staying = asyncio.create_task(self._stay_connected())

    async def on_unmount(self) -> None:
        """Let the connection go."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    def _name_keys(self) -> None:
        """The footer in the language spoken."""
        for key, bindings in list(self._bindings.key_to_bindings.items()):
            named = []
            for one in bindings:
                word = _word_of(one)
                named.append(Binding(one.key, one.action, self.say(word), show=one.show, id=word) if word else one)
            self._bindings.key_to_bindings[key] = named
        self.refresh_bindings()

    async def _stay_connected(self) -> None:
        await self.link.run()
        self._tell(self.say("closed", reason=self.link.closed))

    # ---- what the house says ----

    def hear(self, message: Message) -> None:
        """Something new. While the screen is being taken down there is nobody to tell it to."""
        if not self.query("#preview"):
            return
        if message.type == "lost":
            self._away = True
            self._tell(self.say("lost"))
        elif message.type == "connected" and self._away:
            self._away = False
            self._tell(self.say("found"))
        elif message.type == "notice":
            self._tell(message.text)
        elif message.scene is not None:
            if message.type == "everything":
                self.told.clear()
                self.query_one("#log", RichLog).clear()
            for fact in message.facts:
                self._tell_fact(fact)
            for remark in message.remarks:
                self._tell(self.say("said", name=remark.name, text=remark.text))
            self._show(message.scene)

    def _tell_fact(self, fact: Fact) -> None:
        self.named.extend([card for card in (fact.card, *fact.cards) if card])
        del self.named[:-_LATELY]
        self._tell(fact.text, heading=fact.kind == "turn")

    def _tell(self, line: str, heading: bool = False) -> None:
        if line:
            self.told.append(line)
            self.query_one("#log", RichLog).write(Text(line, "bold") if heading else line)

    def _show(self, scene: Scene) -> None:
        self.scene = scene
        if scene.phase == "gathering":
            self._show_gathering(scene)
            return
        self._only_the_last(self._refresh_mats, "mats")
        if scene.outcome is not None:
            self._ask(None, self._ending(scene))
        elif scene.question is None:
            self._ask(None, self._with_time(scene, self.say("waiting")))
        elif self.question is None or scene.question.number != self.question.number:
            self._ask(scene.question, self._with_time(scene, scene.question.text))
        else:
            self._fill("#question", self._with_time(scene, scene.question.text))

    def _with_time(self, scene: Scene, text: str) -> str:
        """What a moment is about, how long it lasts, and who asks everybody to wait."""
        moment = scene.moment
        if moment is None:
            return text
        if moment.holders:
            return f"{text} {self.say('held', names=', '.join([scene.seats[seat].name for seat in moment.holders]))}"
        seconds = moment.closes_in()
        return f"{text} {self.say('closes', seconds=seconds)}" if seconds else text

    def _show_gathering(self, scene: Scene) -> None:
        if self.setting_up:
            commands = self.setting_up[:]
            self.setting_up.clear()
            self.run_worker(self._set_up(commands))
            return
        link = f"{self.link.server}/join/{self.link.seat.code}"
        names = ", ".join([seat.name for seat in scene.seats if seat.kind != "empty"])
        host = "gathering-host" if self.link.seat.seat == 0 else "gathering"
        self._ask(None, self.say(host, link=link, names=names, seats=len(scene.seats)))

    async def _set_up(self, commands: list[dict[str, Any]]) -> None:
        for command in commands:
            await self._do(command)

    def _ending(self, scene: Scene) -> str:
        assert scene.outcome is not None
        if self.link.seat.seat in scene.outcome.winners:
            return self.say("you-won")
        return self.say("you-lost", names=", ".join(scene.seats[seat].name for seat in scene.outcome.winners))

    async def _refresh_mats(self) -> None:
        for what, place in (("mats", "#mat-lines"), ("hand", "#hand-lines")):
            if what == "mats" or any([hand.display for hand in self.query("#hand")]):
                answer = await self.link.ask({"type": "look", "what": what})
                if answer.lines:
                    self._fill(place, "\n".join(answer.lines))
        self._fill("#hand-title", self.say("title-hand"))
        if self.scene is not None:
            await self.faces.fetch(self.scene.game, self.language)

    # ---- answering ----

    def _ask(self, question: Question | None, text: str) -> None:
        self.question = question
        self.picked = Picked()
        self._typed = 0
        self.query_one("#question", Static).update(text)
        for place in ("#face", "#preview"):
            self.query_one(place, Static).update("")
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        if question is not None:
            answers.add_options(self._lines(question))
            answers.highlighted = 0

    def _lines(self, question: Question) -> list[Option]:
        if not question.is_pick():
            return [Option(f"{place + 1}. {option.text}") for place, option in enumerate(question.options)]
        lines = [
            Option(f"{place}. [{self.picked.mark(option)}] {option.text}")
            for place, option in enumerate(question.options, 1)
        ]
        bounds = "pick-exactly" if question.fewest == question.most else "pick-done"
        done = self.say(bounds, count=self.picked.count(), fewest=question.fewest, most=question.most)
        return [*lines, Option(done, disabled=not self.picked.is_enough(question))]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.answer(event.option_index + 1)

    def action_digit(self, digit: int) -> None:
        """The answer with this number; where there are more than nine, digits lead to it and Enter takes it."""
        question = self.question
        if question is None:
            return
        if len(question.options) <= _BY_ONE_DIGIT:
            self.answer(digit)
            return
        self._typed = self._typed * 10 + digit
        if self._typed > len(question.options):
            self._typed = digit
        if self._typed > 0:
            self.query_one("#answers", OptionList).highlighted = self._typed - 1

    def answer(self, number: int) -> None:
        """Give the answer with this number; in a pick it is taken or left."""
        question = self.question
        if question is None or not 1 <= number <= len(question.options) + question.is_pick():
            return
        if not question.is_pick():
            self.run_worker(self._choose(question, question.options[number - 1].choice))
        elif number > len(question.options):
            if self.picked.is_enough(question):
                self.run_worker(self._choose(question, self.picked.mask))
        else:
            self.picked.toggle(question.options[number - 1])
            answers = self.query_one("#answers", OptionList)
            answers.clear_options()
            answers.add_options(self._lines(question))
            answers.highlighted = number - 1

    async def _choose(self, question: Question, choice: int) -> None:
        self._ask(None, self.say("waiting"))
        answer = await self.link.ask({"type": "choose", "question": question.number, "choice": choice})
        if answer.type in ("refused", "lost"):
            self._tell(answer.text)
            if self.scene is not None and self.scene.question is not None:
                self._ask(self.scene.question, self.scene.question.text)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card it is about, and say what the answer would do."""
        question = self.question
        if question is None or event.option_index >= len(question.options):
            return
        option = question.options[event.option_index]
        face = self.faces.of(self.scene.game, self.language, option.card) if self.scene is not None else []
        self._fill("#face", " ".join([line.strip() for line in face]))
        if not question.is_pick():
            self._only_the_last(partial(self._preview, question, option.choice), "preview")

    async def _preview(self, question: Question, choice: int) -> None:
        await asyncio.sleep(_PREVIEW_AFTER)
        answer = await self.link.ask({"type": "preview", "question": question.number, "choice": choice})
        if self.question is question and answer.type == "previewed":
            text = answer.previews[0].text if answer.previews else ""
            self._fill("#preview", text or self.say("no-preview"))

    def _fill(self, place: str, text: str) -> None:
        """Show what was asked for; the screen may be gone when the answer comes."""
        for shown in self.query(place).results(Static):
            shown.update(text)

    # ---- keys ----

    def action_pass_on(self) -> None:
        """Do the least."""
        if self.question is not None:
            self.run_worker(self._choose(self.question, self.question.least))

    def action_done(self) -> None:
        """Of several, take those that are marked."""
        if self.question is not None and self.question.is_pick():
            self.answer(len(self.question.options) + 1)

    async def action_page(self, what: str) -> None:
        """Have something told at length."""
        answer = await self.link.ask({"type": "look", "what": what})
        lines = list(answer.lines) if answer.type == "looked" else [answer.text or self.say("lost")]
        if what == "table" and self.scene is not None:
            lines.insert(0, self.say("seated", names=", ".join([seat.name for seat in self.scene.seats])))
        self.push_screen(Page(self.say(f"title-{what}"), lines, self.say("close")))

    def action_keys(self) -> None:
        """All keys, also those the bottom line has no room for."""
        bindings = [one for found in self._bindings.key_to_bindings.values() for one in found if _word_of(one)]
        lines = [f"{_KEY_NAMES.get(one.key, one.key)}  {one.description}" for one in bindings]
        self.push_screen(Page(self.say("key-help"), [*lines, self.say("keys-answers")], self.say("close")))

    async def action_cards(self) -> None:
        """The cards that were named last, and those one could answer with."""
        if self.scene is None:
            return
        await self.faces.fetch(self.scene.game, self.language)
        offered = [option.card for option in self.question.options] if self.question is not None else []
        lines = self.faces.told(self.scene.game, self.language, [*offered, *reversed(self.named)])
        self.push_screen(Page(self.say("title-cards"), lines or [self.say("no-cards")], self.say("close")))

    def action_log_page(self) -> None:
        """All that happened."""
        self.push_screen(
            Page(self.say("title-log"), self.told or [self.say("nothing-yet")], self.say("close"), at_end=True)
        )

    async def action_odds(self) -> None:
        """How likely everybody is to win."""
        answer = await self.link.ask({"type": "odds"})
        if answer.type != "odds" or self.scene is None:
            self._tell(answer.text)
            return
        parts = [
            self.say("odds-of", name=seat.name, chance=round(100 * chance))
            for seat, chance in zip(self.scene.seats, answer.chances, strict=False)
        ]
        self._tell(self.say("odds", games=answer.games, list=", ".join(parts)))

    def action_undo(self) -> None:
        """Take the last choice back."""
        self.run_worker(self._do({"type": "undo"}))

    def action_hold(self) -> None:
        """Ask everybody to wait, or to go on."""
        if self.scene is not None and self.scene.moment is not None:
            on = self.link.seat.seat not in self.scene.moment.holders
            self.run_worker(self._do({"type": "hold", "on": on}))

    def action_add_bot(self) -> None:
        """A bot for the next empty seat, before the game."""
        if self.scene is not None and self.scene.phase == "gathering":
            empty = [seat for seat, one in enumerate(self.scene.seats) if one.kind == "empty"]
            if empty:
                self.run_worker(self._do({"type": "add_bot", "seat": empty[0]}))

    def action_start(self) -> None:
        """Deal."""
        if self.scene is not None and self.scene.phase == "gathering":
            self.run_worker(self._do({"type": "start"}))

    def action_concede(self) -> None:
        """Give up, if asked twice."""
        if self._conceding:
            self.run_worker(self._do({"type": "concede"}))
        else:
            self._tell(self.say("really-concede"))
        self._conceding = not self._conceding

    def action_switch_language(self) -> None:
        """The other language, from the next word on."""
        self.language = self.link.language = _OTHER[self.language]
        self._name_keys()
        self.question = None
        self.run_worker(self._do({"type": "speak", "language": self.language}))

    def action_speak(self) -> None:
        """Write a remark."""
        field = self.query_one("#remark", Input)
        field.placeholder = self.say("say-something")
        field.display = True
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        if event.value.strip():
            self.run_worker(self._do({"type": "say", "text": event.value.strip()}))
        event.input.clear()
        event.input.display = False
        self.query_one("#answers").focus()

    def action_leave(self) -> None:
        """Go; the seat stays ours."""
        self.exit(0)

    def _only_the_last(self, job: Callable[[], Coroutine[None, None, None]], group: str) -> None:
        """Begin something that makes what was begun before it pointless."""
        # One type of answer for all kinds of work: the checker cannot find it by itself.
        begin: Callable[..., object] = self.run_worker
        begin(job, group=group, exclusive=True)

    async def _do(self, command: dict[str, Any]) -> None:
        answer = await self.link.ask(command)
        if answer.type in ("refused", "lost"):
            self._tell(answer.text or self.say("lost"))


def _word_of(binding: Binding) -> str:
    """The key of the word a binding is called by; it stays known when the language changes."""
    if binding.id:
        return binding.id
    return binding.description if binding.description.startswith("key-") else ""
