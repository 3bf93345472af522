"""Both games as games of OpenSpiel, with every throw of the dice as chance nodes.

Import this module and the games are registered: `pyspiel.load_game("python_taproom_inn(players=4)")`. Where dice are
needed, four chance nodes of 256 equally likely outcomes give the number they start from; so a history says everything,
and replays.
"""

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel

from taproom.kernel.dice import Chance, QuickDice
from taproom.kernel.game import games
from taproom.kernel.state import SPECTATOR
from taproom.research.chance import NoDice, Thrown
from taproom.research.episodes import Episode
from taproom.research.pettingzoo_env import told
from taproom.research.spaces import FACTS, Space, drawn

OUTCOMES: Final = 256
THROWS: Final = 4
"""How many chance nodes make the number from which dice start."""
LONGEST: Final = 100_000
"""No game has more actions, or chance nodes."""
_PARAMETERS: Final = {"players": 4, "characters": "", "options": "", "facts": FACTS}


def _game_type(key: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_taproom_{key}",
        long_name=f"Taproom: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _extras(text: str) -> dict[str, str]:
    """The options in a parameter: "drinks:rdi1+rdi2/mode:two_headed_dragon"."""
    parts = [part.partition(":") for part in text.split("/") if part]
    return {name: value.replace("+", ",") for name, _, value in parts}


class TaproomGame(pyspiel.Game):
    """A table: so many players, these characters (joined by "+", missing ones by lot), these options."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        characters = [name for name in given["characters"].split("+") if name]
        tables = drawn(key, given["players"], characters, _extras(given["options"]))
        self.space = Space(key, tables, given["facts"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.space.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(key), info, params or {})

    def new_initial_state(self) -> "TaproomState":
        """Before the cards are dealt."""
        return TaproomState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than there ever are."""
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "TaproomObserver":
        """What players see; strings for what they have come to know."""
        return TaproomObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TaproomState(pyspiel.State):
    """A position, or one that waits for dice."""

    def __init__(self, game: TaproomGame) -> None:
        super().__init__(game)
        self.space = game.space
        self.episode: Episode | None = None
        """The game; None before the cards are dealt."""
        self.pending: int | None = None
        """The action that waits for dice."""
        self.thrown: list[int] = []

    def current_player(self) -> int:
        """A seat, the dice, or nobody."""
        if self.episode is None or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.seat if self.episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Of the player whose turn it is; nobody else has any."""
        if self.episode is None or player != self.current_player():
            return []
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte, each as likely as the other."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        """Act, or throw; what turns out to need dice waits for them."""
        if self.is_chance_node():
            self.thrown.append(action)
            if len(self.thrown) == THROWS:
                self._go_on(QuickDice(int.from_bytes(bytes(self.thrown), "big")))
            return
        assert self.episode is not None
        tried = self.episode.clone()
        try:
            tried.act_with(action, NoDice())
            self.episode = tried
        except Thrown:
            self.pending = action

    def _go_on(self, dice: Chance) -> None:
        self.thrown = []
        if self.episode is None:
            self.episode = self.space.start(0, remembers=True, chance=dice)
            return
        assert self.pending is not None
        self.episode.act_with(self.pending, dice)
        self.pending = None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"dice {action}" if player == pyspiel.PlayerId.CHANCE else self.space.action_name(action)

    def is_terminal(self) -> bool:
        """Whether the game has been won."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """Each player's share of the win; nothing before the end."""
        if self.episode is None or not self.is_terminal():
            return [0.0] * self.space.seats
        return self.episode.result()

    def resampled(self, player: int, chance: Chance) -> "TaproomState":
        """A state that the player could not tell from this one."""
        assert self.episode is not None
        copy = self.clone()
        copy.episode = self.episode.over(self.episode.state.resample(player, chance))
        return copy

    def __str__(self) -> str:
        """The table in words, as a spectator sees it."""
        if self.episode is None:
            return "The cards are not dealt."
        return told(self.episode, self.space.game_key)


class TaproomObserver:
    """What a player sees, as a tensor; what a player has come to know, as a string that stands for it."""

    def __init__(self, game: TaproomGame, kind: pyspiel.IIGObservationType) -> None:
        self.space = game.space
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(self.space.size, np.float32)
            for field in [field for field in self.space.fields if field.size]:
                part = self.tensor[field.start : field.start + field.size]
                self.dict[field.name] = part.reshape(field.shape)

    def _viewer(self, player: int) -> int:
        return player if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR

    def set_from(self, state: TaproomState, player: int) -> None:
        """Look at a position; before the cards are dealt there is nothing to see."""
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.episode is not None:
                self.tensor[:] = np.frombuffer(state.episode.observe(self._viewer(player)), np.uint8)

    def string_from(self, state: TaproomState, player: int) -> str:
        """Two positions have the same string exactly if they cannot be told apart from there."""
        if state.episode is None:
            return "The cards are not dealt."
        viewer = self._viewer(player)
        if self.kind.perfect_recall:
            known = state.episode.information(viewer)
        else:
            known = str((state.episode.observe(viewer), state.episode.state.view(viewer).data()))
        digest = hashlib.sha256(known.encode()).hexdigest()
        who = "spectator" if viewer == SPECTATOR else f"seat {viewer}"
        return f"{who}, after {state.episode.steps} steps: {digest[:32]}"


class Resampler:
    """For `ISMCTSBot.set_resampler`: what the player cannot know is dealt anew."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = QuickDice(seed)

    def __call__(self, state: TaproomState, player: int) -> TaproomState:
        """Another state with the same information state."""
        return state.resampled(player, self.chance)


def _register() -> None:
    for key in games():
        kind = type(f"Taproom_{key}", (TaproomGame,), {"__init__": _initialiser(key)})
        pyspiel.register_game(_game_type(key), kind)


def _initialiser(key: str) -> Any:
    def start(self: TaproomGame, params: dict[str, Any] | None = None) -> None:
        TaproomGame.__init__(self, key, params)

    return start


_register()
