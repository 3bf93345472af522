"""One person against bots, line by line. Only what that person's seat may know is ever shown."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from taproom.bots import make_bot
from taproom.play import looking
from taproom.play.answers import Misunderstood, read_answer
from taproom.table.bots import REGULAR, choice_of
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.game import game
from taproom.table.record import Record
from taproom.wording import Wording

WORDS: Final = Wording(Path(__file__).parent / "locale")
_HAND: Final = ("?",)
_TABLE: Final = ("??", "t", "table", "стол")
_QUIT: Final = ("q", "quit", "exit", "выход")
_HELP: Final = ("h", "help", "помощь")


class Quit(Exception):
    """The person leaves, or nobody answers any more."""


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
        self.bots = [make_bot(record.game_key, level, chance) for _ in range(self.state.seat_count())]
        self.listen = listen
        self.tell = tell
        self.seat = seat

    def play(self) -> bool:
        """Play to the end; whether it was reached."""
        self._say("welcome", name=self.game.seat_name(self.state, self.seat, self.language))
        self._show(self.game.describe_table(self.state, self.seat, self.language))
        self._tell_news()
        try:
            while (seat := self.state.next_seat()) >= 0:
                self._choose(seat, self._answer(seat))
        except Quit:
            self._say("farewell")
            return False
        self._say("you-won" if self.seat in self.state.winners() else "you-lost")
        return True

    def _answer(self, seat: int) -> int:
        decision = self.state.decision(seat)
        assert decision is not None, "whoever is next has a question"
        return self._ask(decision) if seat == self.seat else choice_of(self.bots[seat], self.state, seat, decision)

    def _choose(self, seat: int, choice: int) -> None:
        self.state.choose(seat, choice)
        self.record.choices.append((seat, choice))
        self._tell_news()

    def _tell_news(self) -> None:
        """The log goes on, with what others may not know left out."""
        news, self.state.events = self.state.events or [], []
        for event in news:
            if line := self.game.describe_event(self.state, event.seen_by(self.seat), self.language):
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
        """Words instead of a number: only the answers that have them, if there are any."""
        if typed.replace(",", " ").replace(" ", "").strip().isdecimal():
            return False
        lines = self._answers(decision)
        found = looking.with_words(lines, typed)
        for number in found:
            self._offer(decision, number, lines[number - 1])
        return bool(found)

    def _put_question(self, decision: Decision) -> None:
        self.tell("")
        self.tell(self.game.describe_decision(self.state, self.seat, self.language))
        for number, line in enumerate(self._answers(decision), 1):
            self._offer(decision, number, line)
        if not decision.is_pick():
            return
        bounds = "exactly" if decision.fewest == decision.most else "some" if decision.fewest else "any"
        self._say(f"pick-{bounds}", fewest=decision.fewest, most=decision.most)

    def _answers(self, decision: Decision) -> list[str]:
        """What each answer is, in words."""
        choices = looking.answers(decision)
        return [self.game.describe_option(self.state, self.seat, choice, self.language) for choice in choices]

    def _offer(self, decision: Decision, number: int, line: str) -> None:
        mark = "*" if not decision.is_pick() and number - 1 == decision.least else " "
        self.tell(f"{mark}{number:2}. {line}")

    def _is_command(self, word: str, decision: Decision) -> bool:
        """Carry out what is no answer but a wish to see something."""
        if 1 <= (number := looking.asked_about(word)) <= len(looking.answers(decision)):
            self._show(looking.about(self.game, self.state, self.seat, decision, number, self.language))
        elif word in _HAND:
            self._show(self.game.describe_hand(self.state, self.seat, self.language))
        elif word in _TABLE:
            self._show(self.game.describe_table(self.state, self.seat, self.language))
        elif word in _HELP:
            for message in ("help", "help-about", "help-words", "help-hand", "help-table", "help-quit"):
                self._say(message)
            self._put_question(decision)
        else:
            return False
        return True

    def _show(self, lines: list[str]) -> None:
        for line in lines or [WORDS.say(self.language, "nothing-to-show")]:
            self.tell(line)

    def _say(self, message: str, **values: str | int) -> None:
        self.tell(WORDS.say(self.language, message, **values))
