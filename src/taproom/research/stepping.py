"""Many games at once: every table takes its action, and what is seen next is written into arrays of the caller's."""

from struct import pack
from typing import Final

from taproom.kernel.dice import QuickDice
from taproom.kernel.encoding import Encoder
from taproom.kernel.game import Game
from taproom.research.episodes import Episode

_SEEDS: Final = 1 << 30


class Stepper:
    """Several games, each begun anew whenever one is over. The arrays are given as flat views of their bytes.

    Game number n of table t depends on the seed, t and n alone, so tables may be divided among processes as one likes:
    `first` is the number of the first table here.
    """

    def __init__(
        self,
        rules: Game,
        encoder: Encoder,
        tables: list[dict[str, object]],
        shaping: float,
        count: int,
        first: int,
        seed: int,
    ) -> None:
        self.rules: Final = rules
        self.encoder: Final = encoder
        self.tables: Final = tables
        self.shaping: Final = shaping
        self.chances: Final = [QuickDice(QuickDice(seed).below(_SEEDS) + first + place) for place in range(count)]
        self.episodes: Final = [self._begin(chance) for chance in self.chances]
        self.games = 0
        """How many games are over, and what was done in them."""
        self.decisions = 0
        self.steps = 0

    def _begin(self, chance: QuickDice) -> Episode:
        table = self.tables[chance.below(len(self.tables))]
        state = self.rules.start(table, QuickDice(chance.below(_SEEDS)))
        episode = Episode(self.encoder, state, False, self.shaping)
        episode.begin()
        return episode

    def look(self, observations: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Write what stands before each table's seat: its row, its legal actions, who it is."""
        asked: list[int] = []
        for place, episode in enumerate(self.episodes):
            self._write(place, episode, observations, masks)
            asked.append(episode.seat)
        seats[:] = bytes(asked)

    def step(
        self,
        actions: list[int],
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview,
        seats: memoryview,
        dones: memoryview,
    ) -> None:
        """Take an action at each table. Where a game is over, its rewards and a 1 are written, and a new one begins.

        Rewards are by seat, of what came of the action; in an array of zeros.
        """
        asked: list[int] = []
        over: list[int] = []
        width = self.encoder.seats
        for place, episode in enumerate(self.episodes):
            earned = episode.act(actions[place])
            is_over = episode.seat < 0
            if is_over or self.shaping:
                rewards[4 * place * width : 4 * (place + 1) * width] = pack(f"{width}f", *earned)
            if is_over:
                self.games += 1
                self.decisions += episode.decisions
                self.steps += episode.steps
                episode = self._begin(self.chances[place])
                self.episodes[place] = episode
            self._write(place, episode, observations, masks)
            asked.append(episode.seat)
            over.append(1 if is_over else 0)
        seats[:] = bytes(asked)
        dones[:] = bytes(over)

    def _write(self, place: int, episode: Episode, observations: memoryview, masks: memoryview) -> None:
        size = self.encoder.size
        observations[place * size : (place + 1) * size] = episode.observe(episode.seat)
        count = self.encoder.action_count
        masks[place * count : (place + 1) * count] = episode.mask()
