"""The table in a terminal: mats above, what happened in the middle, the question and its answers below.

Where there is room the hand lies open at the right.
"""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from taproom.presentation.types import Fact
from taproom.protocol import messages as ms
from taproom.protocol.rest import SeatTaken
from taproom.terminal.faces import Faces
from taproom.terminal.link import Connected, Heard, Link, Lost, Shown, has_teams, refusal
from taproom.terminal.screen import Page, Picked, TableScreen

INTERRUPTED: Final = 130
_OTHER: Final = {"en": "ru", "ru": "en"}
_LATELY: Final = 12
"""How many recently named cards can be read again."""
_BY_ONE_DIGIT: Final = 9
_PREVIEW_AFTER: Final = 0.15
"""Seconds an answer must be highlighted before its effect is asked for."""


class TableApp(TableScreen):
    """One seat at one table. Everything it knows of the game comes in words from the server."""

    def __init__(self, server: str, seat: SeatTaken, language: str, setting_up: list[dict[str, Any]]) -> None:
        super().__init__(language)
        self.faces: Final = Faces(server)
        self.link: Final = Link(server, seat, language, self.hear)
        self.setting_up: Final = setting_up
        """Commands to send once the table has been laid."""
        self.house: ms.House | None = None
        self.question: ms.Question | None = None
        self.picked = Picked()
        self.named: list[str] = []
        """The recently named cards, the latest last."""
        self.another: SeatTaken | None = None
        """The seat at the next table, once the person wants another game and it is laid."""
        self._wants_another = False
        self._typed = 0
        self._away = False
        self._conceding = False
        self._staying: asyncio.Task[None] | None = None

    def on_mount(self) -> None:
        """Connect."""
        self.query_one("#remark", Input).display = False
        self.name_keys()
        self.query_one("#answers").focus()
        self._staying = asyncio.create_task(self._stay_connected())

    async def on_unmount(self) -> None:
        """Disconnect."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    async def _stay_connected(self) -> None:
        await self.link.run()
        self.tell(self.say("closed", reason=self.link.closed))

    # ---- what the house says ----

    def hear(self, message: Heard) -> None:
        """Take a message. While the screen is being taken down there is nobody to tell."""
        if not self.query("#preview"):
            return
        if isinstance(message, Lost):
            self._away = True
            self.tell(self.say("lost"))
        elif isinstance(message, Connected) and self._away:
            self._away = False
            self.tell(self.say("found"))
        elif isinstance(message, ms.Notice):
            self.tell(message.text)
        elif isinstance(message, Shown):
            if message.anew:
                self.told.clear()
                self.query_one("#log", RichLog).clear()
            for fact in message.facts:
                self._tell_fact(fact)
            for remark in message.remarks:
                name = remark.name if remark.seat < 0 else self.link.name_of(message.house, remark.seat)
                self.tell(self.say("said", name=name, text=remark.text))
            self._show(message.house)

    def _tell_fact(self, fact: Fact) -> None:
        self.named.extend([card for card in (fact.card, *fact.cards) if card])
        del self.named[:-_LATELY]
        self.tell(fact.text, heading=fact.kind == "turn")

    def _show(self, house: ms.House) -> None:
        self.house = house
        if house.phase == "gathering":
            self._show_gathering(house)
            return
        self.only_the_last(self._refresh_mats, "mats")
        if house.outcome is not None:
            self._ask(None, f"{self._ending(house)} {self.say('what-next')}")
            self._go_to_another(house)
        elif house.question is None:
            self._ask(None, self._with_time(house, self.say("waiting")))
        elif self.question is None or house.question.number != self.question.number:
            self._ask(house.question, self._with_time(house, self._wording(house.question)))
        else:
            self.fill("#question", self._with_time(house, self._wording(house.question)))

    def _wording(self, question: ms.Question) -> str:
        """The question, and whether a teammate may answer it as well."""
        return f"{self.say('team-asked')} {question.text}" if question.mates else question.text

    def _with_time(self, house: ms.House, text: str) -> str:
        """What a moment is about, how long it lasts, and who asks everybody to wait."""
        moment = house.moment
        if moment is None:
            return text
        if moment.holders:
            return f"{text} {self.say('held', names=self._names(house, moment.holders))}"
        seconds = moment.closes_in()
        return f"{text} {self.say('closes', seconds=seconds)}" if seconds else text

    def _show_gathering(self, house: ms.House) -> None:
        if self.setting_up:
            commands = self.setting_up[:]
            self.setting_up.clear()
            self.run_worker(self._set_up(commands))
            return
        link = f"{self.link.server}/join/{self.link.seat.code}"
        host = "gathering-host" if self.link.is_host(house) else "gathering"
        text = self.say(host, link=link, names=self.link.seated(house), seats=len(house.seats))
        self._ask(None, f"{text} {self.say('gathering-teams')}" if has_teams(house) else text)

    async def _set_up(self, commands: list[dict[str, Any]]) -> None:
        for command in commands:
            await self._do(command)

    def _ending(self, house: ms.House) -> str:
        assert house.outcome is not None
        if self.link.seat.seat in house.outcome.winners:
            return self.say("you-won")
        return self.say("you-lost", names=self._names(house, house.outcome.winners))

    def _names(self, house: ms.House, seats: Iterable[int]) -> str:
        return ", ".join([self.link.name_of(house, seat) for seat in seats])

    def _go_to_another(self, house: ms.House) -> None:
        """Move to the table where the same people meet again, with the same token and seat."""
        if self._wants_another and house.rematch:
            self.another = SeatTaken(house.rematch, house.rematch, self.link.seat.seat, self.link.seat.token, "")
            self.exit(0)

    async def _refresh_mats(self) -> None:
        for what, place in (("mats", "#mat-lines"), ("hand", "#hand-lines")):
            if what == "mats" or any([hand.display for hand in self.query("#hand")]):
                answer = await self.link.ask({"type": "look", "what": what})
                if isinstance(answer, ms.Looked) and answer.lines:
                    self.fill(place, "\n".join(answer.lines))
        self.fill("#hand-title", self.say("title-hand"))
        if self.house is not None:
            await self.faces.fetch(self.house.game, self.language)

    # ---- answering ----

    def _ask(self, question: ms.Question | None, text: str) -> None:
        self.question = question
        self.picked = Picked()
        self._typed = 0
        self.refresh_bindings()
        self.query_one("#question", Static).update(text)
        for place in ("#face", "#preview"):
            self.query_one(place, Static).update("")
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        if question is not None:
            answers.add_options(self._lines(question))
            answers.highlighted = 0

    def _lines(self, question: ms.Question) -> list[Option]:
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
        """The answer with this number; with more than nine answers, digits select one and Enter takes it."""
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
            self._take(question, question.options[number - 1].choice)
        elif number > len(question.options):
            if self.picked.is_enough(question):
                self.run_worker(self._choose(question, self.picked.mask))
        else:
            self.picked.toggle(question.options[number - 1])
            answers = self.query_one("#answers", OptionList)
            answers.clear_options()
            answers.add_options(self._lines(question))
            answers.highlighted = number - 1

    def _take(self, question: ms.Question, choice: int) -> None:
        self.link.note_answer(question, choice)
        self.run_worker(self._choose(question, choice))

    async def _choose(self, question: ms.Question, choice: int) -> None:
        self._ask(None, self.say("waiting"))
        answer = await self.link.ask({"type": "choose", "question": question.number, "choice": choice})
        if isinstance(answer, ms.Refused | Lost):
            self.tell(refusal(answer))
            if self.house is not None and self.house.question is not None:
                self._ask(self.house.question, self._wording(self.house.question))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card it is about, and say what the answer would do."""
        question = self.question
        if question is None or event.option_index >= len(question.options):
            return
        option = question.options[event.option_index]
        face = self.faces.of(self.house.game, self.language, option.card) if self.house is not None else []
        self.fill("#face", " ".join([line.strip() for line in face]))
        if not question.is_pick():
            self.only_the_last(partial(self._preview, question, option.choice), "preview")

    async def _preview(self, question: ms.Question, choice: int) -> None:
        await asyncio.sleep(_PREVIEW_AFTER)
        answer = await self.link.ask({"type": "preview", "question": question.number, "choice": choice})
        if self.question is question and isinstance(answer, ms.Previewed):
            text = answer.previews[0].text if answer.previews else ""
            self.fill("#preview", text or self.say("no-preview"))

    # ---- keys ----

    def action_pass_on(self) -> None:
        """Do the least."""
        if self.question is not None:
            self._take(self.question, self.question.least)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Some keys work, and are in the bottom line, only at times."""
        if action == "done":
            return self.question is not None and self.question.is_pick()
        if action == "another":
            return self.house is not None and self.house.outcome is not None
        return True

    def action_another(self) -> None:
        """Play again with the same people and bots."""
        self._wants_another = True
        if self.house is not None and self.house.rematch:
            self._go_to_another(self.house)
        else:
            self.run_worker(self._do({"type": "rematch"}))

    def action_ask_always(self) -> None:
        """Whether cards that need no occasion are asked about always, or once a turn."""
        self.tell(self.say("asks-always" if self.link.switch_asking() else "asks-once"))

    def action_done(self) -> None:
        """Confirm the marked answers of a pick."""
        if self.question is not None and self.question.is_pick():
            self.answer(len(self.question.options) + 1)

    async def action_page(self, what: str) -> None:
        """Show something at length."""
        answer = await self.link.ask({"type": "look", "what": what})
        lines = list(answer.lines) if isinstance(answer, ms.Looked) else [refusal(answer) or self.say("lost")]
        if what == "table" and self.house is not None:
            lines.insert(0, self.say("seated", names=self._names(self.house, range(len(self.house.seats)))))
        self.push_screen(Page(self.say(f"title-{what}"), lines, self.say("close")))

    async def action_cards(self) -> None:
        """The cards that were named last, and those that could answer."""
        if self.house is None:
            return
        await self.faces.fetch(self.house.game, self.language)
        offered = [option.card for option in self.question.options] if self.question is not None else []
        lines = self.faces.told(self.house.game, self.language, [*offered, *reversed(self.named)])
        self.push_screen(Page(self.say("title-cards"), lines or [self.say("no-cards")], self.say("close")))

    async def action_odds(self) -> None:
        """How likely everybody is to win."""
        answer = await self.link.ask({"type": "odds"})
        if not isinstance(answer, ms.OddsTold) or self.house is None:
            self.tell(refusal(answer))
            return
        parts = [
            self.say("odds-of", name=self.link.name_of(self.house, seat), chance=round(100 * chance))
            for seat, chance in enumerate(answer.chances)
        ]
        self.tell(self.say("odds", games=answer.games, list=", ".join(parts)))

    def action_undo(self) -> None:
        """Take the last choice back."""
        self.run_worker(self._do({"type": "undo"}))

    def action_hold(self) -> None:
        """Ask everybody to wait, or to go on."""
        if self.house is not None and self.house.moment is not None:
            on = self.link.seat.seat not in self.house.moment.holders
            self.run_worker(self._do({"type": "hold", "on": on}))

    def action_add_bot(self) -> None:
        """A bot for the next empty seat, before the game."""
        if self.house is not None and self.house.phase == "gathering":
            empty = [seat for seat, one in enumerate(self.house.seats) if one.kind == "empty"]
            if empty:
                self.run_worker(self._do({"type": "add_bot", "seat": empty[0]}))

    def action_shuffle(self) -> None:
        """Other teams, before the game."""
        if self.house is not None and self.house.phase == "gathering":
            self.run_worker(self._do({"type": "shuffle_seats"}))

    def action_start(self) -> None:
        """Deal."""
        if self.house is not None and self.house.phase == "gathering":
            self.run_worker(self._do({"type": "start"}))

    def action_concede(self) -> None:
        """Give up, if asked twice."""
        if self._conceding:
            self.run_worker(self._do({"type": "concede"}))
        else:
            self.tell(self.say("really-concede"))
        self._conceding = not self._conceding

    def action_switch_language(self) -> None:
        """Switch to the other language."""
        self.language = self.link.language = _OTHER[self.language]
        self.name_keys()
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
        """Leave; the seat stays ours."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Ctrl-C, as everywhere else: leave at once, with the status that says so."""
        self.exit(INTERRUPTED, message=self.say("farewell"))

    async def _do(self, command: dict[str, Any]) -> None:
        answer = await self.link.ask(command)
        if isinstance(answer, ms.Refused | Lost):
            self.tell(refusal(answer) or self.say("lost"))
