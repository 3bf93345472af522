"""One person against bots, line by line. Only what that person's seat may know is ever shown."""

from collections.abc import Callable
from typing import Final

from taproom.bots import ask_bot, make_bot
from taproom.kernel.bots import REGULAR
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.game import game
from taproom.kernel.record import Record
from taproom.kernel.state import QUESTION, RESPONSE
from taproom.presentation.presenter import presenter
from taproom.terminal.answers import Misunderstood, about, asked_about, choices_of, read_answer, with_words
from taproom.terminal.words import WORDS

_HAND: Final = ("?",)
_TABLE: Final = ("??", "t", "table", "стол")
_QUIT: Final = ("q", "quit", "exit", "выход")
_HELP: Final = ("h", "help", "помощь")
_ALWAYS: Final = ("a", "always", "всегда")
_HELP_LINES: Final = ("help", "help-about", "help-words", "help-hand", "help-table", "help-always", "help-quit")


class Quit(Exception):
    """The person leaves, or the input has ended."""


class Session:
    """A game at the terminal. `listen` gives the next line or None at the end of input; `tell` prints one."""

    def __init__(
        self,
        record: Record,
        language: str,
        chance: Chance,
        listen: Callable[[str], str | None],
        tell: Callable[[str], None],
        level: str = REGULAR,
        seat: int = 0,
    ) -> None:
        self.record = record
        self.game = game(record.game_key)
        self.state = record.start()
        self.state.events = []
        self.language = language
        self.level = level
        self.bots = [make_bot(record.game_key, level, chance) for _ in range(self.state.seat_count())]
        self.listen = listen
        self.tell = tell
        self.seat = seat
        self._asks_always = False
        self._passed_in: int | None = None
        """The turn in which the person has declined to play a card that needs no occasion."""

    def play(self) -> bool:
        """Play to the end; returns whether it was reached."""
        self._say("welcome", name=presenter(self.game).seat_name(self.state, self.seat, self.language))
        self._show(presenter(self.game).describe_table(self.state, self.seat, self.language))
        self._tell_news()
        try:
            while (seat := self.state.next_seat()) >= 0:
                self._choose(seat, self._answer(seat))
        except Quit:
            self._say("farewell")
            return False
        self._say("console-won" if self.seat in self.state.winners() else "console-lost")
        return True

    def _answer(self, seat: int) -> int:
        decision = self.state.decision(seat)
        assert decision is not None, "the next seat has a question"
        if seat != self.seat:
            return ask_bot(self.level, self.bots[seat], self.state, seat, decision)
        return self._ask(decision) if self._has_occasion() else self._ask_once_a_turn(decision)

    def _has_occasion(self) -> bool:
        """Whether this moment is about something; otherwise only cards that need no occasion can be played."""
        moment = self.state.moment()
        return moment == QUESTION or (moment == RESPONSE and self.state.is_called_on(self.seat))

    def _ask_once_a_turn(self, decision: Decision) -> int:
        turn = self.game.turn_number(self.state)
        if turn == self._passed_in and not self._asks_always:
            return decision.least
        choice = self._ask(decision)
        self._passed_in = turn if choice == decision.least else None
        return choice

    def _choose(self, seat: int, choice: int) -> None:
        self.state.choose(seat, choice)
        self.record.choices.append((seat, choice))
        self._tell_news()

    def _tell_news(self) -> None:
        """The log goes on, with what others may not know left out."""
        news, self.state.events = self.state.events or [], []
        for event in news:
            if line := presenter(self.game).describe_event(self.state, event.seen_by(self.seat), self.language):
                self.tell(line)

    def _ask(self, decision: Decision) -> int:
        self._put_question(decision)
        while True:
            heard = self.listen(WORDS.say(self.language, "prompt") + " ")
            if heard is None or heard.strip() in _QUIT:
                raise Quit
            if self._is_command(heard.strip(), decision):
                continue
            try:
                return read_answer(decision, heard)
            except Misunderstood as problem:
                if not self._narrow(decision, heard):
                    self.tell(WORDS.say(self.language, problem.message, **problem.values))

    def _narrow(self, decision: Decision, typed: str) -> bool:
        """Words instead of a number: show only the answers that contain them, if there are any."""
        if typed.replace(",", " ").replace(" ", "").strip().isdecimal():
            return False
        lines = self._answers(decision)
        found = with_words(lines, typed)
        for number in found:
            self._offer(decision, number, lines[number - 1])
        return bool(found)

    def _put_question(self, decision: Decision) -> None:
        self.tell("")
        if presenter(self.game).ask(self.state, self.seat, self.language).mates:
            self._say("team-asked")
        self.tell(presenter(self.game).describe_decision(self.state, self.seat, self.language))
        for number, line in enumerate(self._answers(decision), 1):
            self._offer(decision, number, line)
        if not decision.is_pick():
            return
        bounds = "exactly" if decision.fewest == decision.most else "some" if decision.fewest else "any"
        self._say(f"console-pick-{bounds}", fewest=decision.fewest, most=decision.most)

    def _answers(self, decision: Decision) -> list[str]:
        """What each answer is, in words."""
        choices = choices_of(decision)
        return [
            presenter(self.game).describe_option(self.state, self.seat, choice, self.language) for choice in choices
        ]

    def _offer(self, decision: Decision, number: int, line: str) -> None:
        mark = "*" if not decision.is_pick() and number - 1 == decision.least else " "
        self.tell(f"{mark}{number:2}. {line}")

    def _is_command(self, word: str, decision: Decision) -> bool:
        """Carry out a command that is not an answer."""
        if 1 <= (number := asked_about(word)) <= len(choices_of(decision)):
            self._show(about(self.game, self.state, self.seat, decision, number, self.language))
        elif word in _HAND:
            self._show(presenter(self.game).describe_hand(self.state, self.seat, self.language))
        elif word in _TABLE:
            self._show(presenter(self.game).describe_table(self.state, self.seat, self.language))
        elif word in _HELP:
            for message in _HELP_LINES:
                self._say(message)
            self._put_question(decision)
        elif word in _ALWAYS:
            self._asks_always = not self._asks_always
            self._say("asks-always" if self._asks_always else "asks-once")
        else:
            return False
        return True

    def _show(self, lines: list[str]) -> None:
        for line in lines or [WORDS.say(self.language, "nothing-to-show")]:
            self.tell(line)

    def _say(self, message: str, **values: str | int) -> None:
        self.tell(WORDS.say(self.language, message, **values))
