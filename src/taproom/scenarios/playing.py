"""Playing a scenario's script on its position, and looking whether what must be true is true."""

from dataclasses import dataclass, field
from typing import Final

from taproom.kernel.game import Game
from taproom.kernel.scenarios import NOT_NOW, Misfit, ScenarioAdapter
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed, Refusal
from taproom.presentation.presenter import presenter
from taproom.scenarios.reading import Document, check_keys
from taproom.scenarios.script import Cannot, Do, Entry, Expect, Expectation, Script, Together

ENDLESS: Final = 20_000
"""No script needs as many choices as this."""
LOOKAHEAD: Final = 500


class Failed(Exception):
    """What was expected, what was seen, and at which step."""


@dataclass
class Ban:
    """A `cannot` in force, with the rules cited for it so far."""

    cannot: Cannot
    cited: dict[str, str] = field(default_factory=dict)
    implied: set[str] = field(default_factory=set)

    def cite(self, refusal: Refusal) -> None:
        """Note the rules a refusal rests on."""
        self.cited.setdefault(refusal.rule, refusal.reason)
        self.implied.update(refusal.also)


class Performance:
    """One scenario being played. Everything that happens goes through `choose` and `go_on`."""

    def __init__(self, document: Document, game: Game, adapter: ScenarioAdapter) -> None:
        self.document = document
        self.game = game
        self.adapter = adapter
        check_keys(document, adapter.keys())
        try:
            self.names = adapter.seat_names(document.data)
            teams = adapter.team_names(document.data)
            self.state: State = adapter.position(document.data)
        except Misfit as misfit:
            raise document.blame((), misfit) from None
        except Malformed as error:
            raise document.error((), str(error)) from None
        self.state.events = []
        script = Script(document, adapter, self.state, self.names, teams)
        self.entries = script.entries()
        self.final = script.final()
        self.stop = self._read_stop()
        self.bans: list[Ban] = []
        self.choices = 0

    def _read_stop(self) -> object:
        stop = self.document.data.get("stop")
        if stop is None:
            return None
        try:
            return self.adapter.stops(self.document.data, stop)
        except Misfit as misfit:
            raise self.document.blame(("stop",), misfit) from None

    # ---- the script ----

    def play(self) -> None:
        """Play it all; Failed says what went wrong."""
        self.adapter.begin(self.state)
        for place, entry in enumerate(self.entries):
            if isinstance(entry, Cannot):
                self.bans.append(Ban(entry))
            elif isinstance(entry, Expect):
                self._run_to_expectation(self.entries[place + 1 :])
                self._check(entry.expectations, f"at step {entry.number}")
            elif isinstance(entry, Together):
                self._do_together(entry)
            else:
                self._do(entry)
        self._settle()
        self._check(self.final, "at the end")

    def _do(self, entry: Do) -> None:
        """Everybody does the least until the seat can do this; then it does."""
        if self._wait_for([entry]):
            self._take(entry)
            self._open_sealed()

    def _do_together(self, entry: Together) -> None:
        """Everybody does the least until all of them can; then they do, and the rules decide whose choice counts."""
        if self._wait_for(entry.deeds):
            for deed in entry.deeds:
                if self._is_possible(deed):
                    self._take(deed)
            self._open_sealed()

    def _wait_for(self, deeds: list[Do]) -> bool:
        """Whether the choices can be made; if not, they have come about by themselves."""
        since = len(self.state.events or [])
        asked: list[str] = []
        while not all([self._is_possible(deed) for deed in deeds]):
            if all([self._happened(since, deed) for deed in deeds]):
                self._lift_bans()
                return False
            for deed in deeds:
                self._note_question(deed, asked)
            self._look()
            if self.state.over() or self._is_too_late():
                raise Failed(self._never(deeds, asked))
            self._move_on()
        self._cite()
        while self.state.next_seat() < 0:
            self._move_on()
        self._lift_bans()
        return True

    def _happened(self, since: int, deed: Do) -> bool:
        return any([self.adapter.happened(self.state, since, seat, deed.step) for seat in deed.seats])

    def _take(self, deed: Do) -> None:
        for seat in deed.seats:
            choice = self.adapter.matches(self.state, seat, deed.step)
            if choice != NOT_NOW:
                self.choose(seat, choice)
                return
        raise Failed(f"step {deed.number} ({deed.words}) is allowed now, but that seat is not asked")

    def _open_sealed(self) -> None:
        """An answer that waits for others' takes effect before anybody goes on."""
        while self.adapter.is_sealed(self.state):
            self._move_on()

    def _is_possible(self, entry: Do) -> bool:
        return self._are_possible(self.state, [entry])

    def _is_too_late(self) -> bool:
        return self.stop in (None, "turn_end") and self.adapter.turn_is_over(self.state)

    def _note_question(self, entry: Do, asked: list[str]) -> None:
        """What the seat was asked instead, or why it could not."""
        seat = entry.seats[0]
        if self.state.decision(seat) is not None and not self.adapter.is_settled(self.state):
            question = presenter(self.game).describe_decision(self.state, seat, "en")
            if question not in asked:
                asked.append(question)
        refusal = self.adapter.refusal(self.state, seat, entry.step)
        reason = self.adapter.in_words(self.state, refusal) if refusal is not None else ""
        if reason and reason not in asked:
            asked.append(reason)

    def _never(self, deeds: list[Do], asked: list[str]) -> str:
        end = "the game was over" if self.state.over() else "the turn ended"
        seen = "; ".join(asked) or "nothing was asked of that seat"
        words = " and ".join([deed.words for deed in deeds])
        return f"step {deeds[0].number} ({words}) did not become possible before {end}: {seen}"

    def _run_to_expectation(self, later: list[Entry]) -> None:
        """Let what was played take effect, unless the next step answers it and would then be too late."""
        following = next((entry for entry in later if isinstance(entry, Do | Together)), None)
        deeds = following.deeds if isinstance(following, Together) else [following] if following else []
        while not self.state.over() and not self.adapter.is_resolved(self.state):
            if deeds and self._are_possible(self.state, deeds) and not self._stay_possible(deeds):
                return
            self._look()
            self._move_on()

    def _are_possible(self, state: State, deeds: list[Do]) -> bool:
        return all(
            [any([self.adapter.matches(state, seat, deed.step) != NOT_NOW for seat in deed.seats]) for deed in deeds]
        )

    def _stay_possible(self, deeds: list[Do]) -> bool:
        """Try it on a clone: whether the deeds can still come true when what was played has taken effect."""
        state = self.state.clone()
        resolved = False
        for _ in range(LOOKAHEAD):
            resolved = resolved or self.adapter.is_resolved(state)
            if resolved and self._are_possible(state, deeds):
                return True
            if state.over() or self.adapter.turn_is_over(state):
                return False
            self._least(state)
        return False

    def _least(self, state: State) -> None:
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None:
            self.adapter.go_on(state)
        else:
            state.choose(seat, decision.least)

    def _settle(self) -> None:
        """Everybody does the least until the position settles, or further if the document says so."""
        while not self.state.over():
            if self.stop is None and self.adapter.is_settled(self.state):
                break
            if self.stop is not None and self.adapter.stop_reached(self.state, self.stop):
                break
            self._look()
            self._move_on()
        self._cite()
        self._lift_bans()

    def _move_on(self) -> None:
        """The least that can happen."""
        self.choices += 1
        if self.choices > ENDLESS:
            raise Failed(f"no end after {ENDLESS} choices")
        seat = self.state.next_seat()
        if seat < 0:
            self.go_on()
            return
        decision = self.state.decision(seat)
        assert decision is not None
        self.choose(seat, decision.least)

    def choose(self, seat: int, choice: int) -> None:
        """Everything anybody does goes through here."""
        self.state.choose(seat, choice)

    def go_on(self) -> None:
        """Go on from a moment at which nobody is asked."""
        self.adapter.go_on(self.state)

    # ---- what must be true ----

    def _look(self) -> None:
        """Check that no ban is broken here."""
        for ban in self.bans:
            cannot = ban.cannot
            refusal = self.adapter.refusal(self.state, cannot.seat, cannot.step)
            if refusal is None:
                raise Failed(f"step {cannot.number}: expected that it cannot be ({cannot.words}), but it can")
            ban.cite(refusal)

    def _cite(self) -> None:
        """Where the next step is taken a banned one may be possible too; a refusal still counts."""
        for ban in self.bans:
            refusal = self.adapter.refusal(self.state, ban.cannot.seat, ban.cannot.step)
            if refusal is not None:
                ban.cite(refusal)

    def _lift_bans(self) -> None:
        for ban in self.bans:
            why = ban.cannot.why
            if why and why not in ban.cited and why not in ban.implied:
                seen = ", ".join([f"{rule or 'no rule'} ({reason})" for rule, reason in ban.cited.items()])
                raise Failed(
                    f"step {ban.cannot.number} ({ban.cannot.words}): expected a refusal by {why}, seen {seen or 'none'}"
                )
        self.bans.clear()

    def _check(self, expectations: list[Expectation], where: str) -> None:
        wrong: list[str] = []
        for each in expectations:
            seen = self.adapter.observe(self.state, each.seat, each.key)
            if seen != each.value or isinstance(seen, bool) != isinstance(each.value, bool):
                wrong.append(f"{each.name}: expected {_shown(each.value)}, seen {_shown(seen)}")
        if wrong:
            raise Failed(f"{'; '.join(wrong)} {where}")

    def log(self) -> list[str]:
        """What happened, in words."""
        lines = [presenter(self.game).describe_event(self.state, event, "en") for event in self.state.events or []]
        return [line for line in lines if line]


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join([str(part) for part in value])}]"
    return str(value)
