"""Both games for programs that learn: observations and actions as numbers, many games at once, known interfaces."""

from taproom.kernel.encoding import DONE, Encoder
from taproom.research.episodes import NOBODY, Episode
from taproom.research.spaces import Space, described, space

__all__ = ["DONE", "NOBODY", "Encoder", "Episode", "Space", "described", "space"]
