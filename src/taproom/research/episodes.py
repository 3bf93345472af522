"""One game played by actions: who is to act, what the seat sees, which actions are legal, and what it came to."""

from typing import Final

from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.encoding import Encoder, as_byte
from taproom.kernel.events import Event
from taproom.kernel.playout import Endless
from taproom.kernel.state import SPECTATOR, State, View
from taproom.kernel.verdicts import Malformed
from taproom.research.narrowing import Narrowing, actions_of, narrow

NOBODY: Final = -1
_LONGEST: Final = 100_000
"""No game has so many decisions."""


class Episode:
    """A position, and how far the seat that is asked has said what it wants."""

    def __init__(self, encoder: Encoder, state: State, remembers: bool, shaping: float) -> None:
        self.encoder: Final = encoder
        self.state = state
        self.remembers: Final = remembers
        """Whether all facts and answers are kept, for information states, or only the last facts."""
        self.shaping: Final = shaping
        """What a seat's standing at a glance counts as a reward whenever it changes; 0 for the end alone."""
        self.told: list[Event] = []
        """What happened, as nobody in particular saw it."""
        self.answered: list[tuple[int, int, int]] = []
        """The actions so far, if they are kept: whose, which, and how many facts had been told."""
        self.decisions = 0
        self.steps = 0
        """A decision may take several actions, each a step. What leaves no choice is neither."""
        self.seat = NOBODY
        """Who is to act; NOBODY once the game is over."""
        self.narrowing: Narrowing | None = None
        self._view: View | None = None
        self._stood: list[float] = []

    def begin(self) -> None:
        """Go to the first action."""
        if (self.remembers or self.encoder.fact_count) and self.state.events is None:
            self.state.events = []
        if self.shaping:
            self._stood = self.encoder.standings(self.state.view(SPECTATOR))
        self._arrive()

    def clone(self) -> "Episode":
        """An independent copy."""
        return self.over(self.state.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        """`copy.deepcopy` copies it as `clone` does."""
        return self.clone()

    def over(self, state: State) -> "Episode":
        """The same story so far over another position that the seat could not tell from this one."""
        copy = Episode(self.encoder, state, self.remembers, self.shaping)
        if self.state.events is not None:
            state.events = []
        copy.told = self.told[:]
        copy.answered = self.answered[:]
        copy.decisions = self.decisions
        copy.steps = self.steps
        copy.seat = self.seat
        copy.narrowing = None if self.narrowing is None else self.narrowing.clone()
        copy._stood = self._stood
        return copy

    def _arrive(self) -> None:
        """Find out who is asked next; an answer in which nothing is left open is given."""
        while True:
            self._view = None
            self._listen()
            seat = self.state.next_seat()
            self.seat = seat
            if seat < 0:
                self.narrowing = None
                return
            decision = self.state.decision(seat)
            if decision is None or self.decisions >= _LONGEST:
                raise Endless(f"no end after {self.decisions} decisions")
            narrowing = narrow(self.encoder, self.view(), decision)
            self.narrowing = narrowing
            if narrowing.legal:
                return
            self.state.answer(seat, narrowing.choice)

    def _listen(self) -> None:
        events = self.state.events
        if events:
            self.told.extend(events)
            self.state.events = []
            count = self.encoder.fact_count
            if not self.remembers and len(self.told) > 4 * count:
                self.told = self.told[len(self.told) - count :]

    # ---- what there is to know ----

    def view(self) -> View:
        """What the seat that is to act may know."""
        view = self._view
        if view is None:
            view = self.state.view(self.seat)
            self._view = view
        return view

    def legal(self) -> list[int]:
        """The legal actions, in order."""
        return [] if self.narrowing is None else self.narrowing.legal

    def decision(self) -> Decision | None:
        """The decision that is being made."""
        return None if self.narrowing is None else self.narrowing.decision

    def observe(self, seat: int) -> bytearray:
        """The row of what a seat sees; SPECTATOR sees what everybody does."""
        encoder = self.encoder
        row = bytearray(encoder.size)
        if seat == self.seat:
            view = self.view()
            encoder.observe(view, self.decision(), row)
            if self.narrowing is not None:
                for action in self.narrowing.taken:
                    row[encoder.chosen.start + action] = as_byte(row[encoder.chosen.start + action] + 1)
        else:
            view = self.state.view(seat)
            encoder.observe(view, None, row)
        if encoder.fact_count:
            self._write_facts(view, row)
        return row

    def _write_facts(self, view: View, row: bytearray) -> None:
        """The last facts, the newest first."""
        start = self.encoder.facts.start
        number = len(self.told) - 1
        count = self.encoder.fact_count
        numbers: list[int] = []
        while number >= 0 and count > 0:
            numbers.extend(self.encoder.fact(view, self.told[number].seen_by(view.seat)))
            number -= 1
            count -= 1
        row[start : start + len(numbers)] = bytes(numbers)

    def mask(self) -> bytearray:
        """For each action whether it is legal."""
        mask = bytearray(self.encoder.action_count)
        for action in self.legal():
            mask[action] = 1
        return mask

    def decision_rows(self) -> list[bytearray]:
        """For each option what is known of it; in a pick, for each legal action. `choose_row` takes its number."""
        narrowing, view, encoder = self.narrowing, self.view(), self.encoder
        if narrowing is None:
            return []
        decision = narrowing.decision
        if not decision.is_pick():
            return [encoder.option_row(view, option) for option in decision.options]
        candidates = {encoder.candidate(view, candidate): candidate for candidate in decision.candidates}
        return [encoder.candidate_row(view, candidates.get(action, -1)) for action in narrowing.legal]

    def information(self, seat: int) -> str:
        """All the seat has come to know, and has done: alike for two stories exactly if it cannot tell them apart."""
        if not self.remembers:
            raise Malformed("an episode that does not remember has no information states")
        own = [(action, facts) for other, action, facts in self.answered if other == seat]
        facts = [event.seen_by(seat).key() for event in self.told]
        asked = self.decision() if seat == self.seat else None
        question = None if asked is None else asked.key()
        return f"seat {seat}\nactions {own}\nfacts {facts}\nquestion {question}\nview {self.state.view(seat).data()}"

    # ---- doing ----

    def act(self, action: int) -> list[float]:
        """Take one of the legal actions; returns what each seat is rewarded with for what came of it."""
        narrowing = self.narrowing
        if narrowing is None or action not in narrowing.legal:
            raise Malformed(f"action {action} is not legal: {self.legal()}")
        if self.remembers:
            self.answered.append((self.seat, action, len(self.told)))
        self.steps += 1
        narrowing.take(action)
        if narrowing.legal:
            return [0.0] * self.encoder.seats
        self.decisions += 1
        self.state.answer(self.seat, narrowing.choice)
        self._arrive()
        return self._rewards()

    def act_with(self, action: int, dice: Chance) -> list[float]:
        """The same, with dice of one's own."""
        self.state.throw_with(dice)
        return self.act(action)

    def choose(self, choice: int) -> list[float]:
        """Make the whole decision at once, as a bot says it: the number of an option, or a pick's candidates."""
        narrowing = self.narrowing
        if narrowing is None or narrowing.taken or not narrowing.decision.allows(choice):
            raise Malformed(f"choice {choice} is not on offer")
        rewards = [0.0] * self.encoder.seats
        for action in actions_of(narrowing, choice):
            rewards = self.act(action)
        return rewards

    def choose_row(self, number: int) -> list[float]:
        """Take the option, or in a pick the legal action, of this number among the rows."""
        decision = self.decision()
        rows = 0 if decision is None else len(self.legal()) if decision.is_pick() else len(decision.options)
        if decision is None or not 0 <= number < rows:
            raise Malformed(f"there is no row {number} of {rows}")
        return self.act(self.legal()[number]) if decision.is_pick() else self.choose(number)

    def _rewards(self) -> list[float]:
        rewards = self.result() if self.seat < 0 else [0.0] * self.encoder.seats
        if self.shaping:
            stand = self.encoder.standings(self.state.view(SPECTATOR))
            if self.seat < 0:
                stand = [0.0] * len(stand)
            for seat in range(len(stand)):
                rewards[seat] += self.shaping * (stand[seat] - self._stood[seat])
            self._stood = stand
        return rewards

    def result(self) -> list[float]:
        """Each seat's share of the win: 1 divided among the teams that won, whole for each of their members."""
        teams = self.state.teams()
        won = {teams[seat] for seat in self.state.winners()}
        return [1.0 / len(won) if team in won else 0.0 for team in teams]

    def out(self) -> list[bool]:
        """For each seat whether it has lost for good while others play on."""
        view = self.state.view(SPECTATOR)
        return [self.encoder.is_out(view, seat) for seat in range(self.encoder.seats)]
