"""All chance comes from here, so that a game can be cloned, replayed and verified.

`Dice` draws from SHA-256(key || counter): the same on every platform, not predictable from what players see, and
checkable in a browser. `QuickDice` is for the playouts of a search, where nobody verifies anything.
"""

import hashlib

from mypy_extensions import i64

KEY_BYTES = 32
_DIGEST_BYTES = 32
_LIMB = 4
_LIMB_RANGE = 1 << (8 * _LIMB)


class Chance:
    """A source of chance: whole numbers below a bound, and shuffles made of them."""

    def below(self, bound: int) -> int:
        """A uniform whole number from 0 to bound - 1."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        """An independent copy that will draw the same numbers."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place, every order equally likely."""
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


class Dice(Chance):
    """Verifiable chance: digest number n is SHA-256(key || n as 8 bytes), read as eight 32-bit numbers."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        """How many 32-bit numbers have been used."""
        self._digest = b""
        self._digest_number = -1

    def clone(self) -> "Dice":
        """A copy that continues with the same numbers."""
        copy = Dice(self.key, self.drawn)
        copy._digest = self._digest
        copy._digest_number = self._digest_number
        return copy

    def _limb(self) -> int:
        per_digest = _DIGEST_BYTES // _LIMB
        number = self.drawn // per_digest
        if number != self._digest_number:
            self._digest = hashlib.sha256(self.key + number.to_bytes(8, "big")).digest()
            self._digest_number = number
        start = (self.drawn % per_digest) * _LIMB
        self.drawn += 1
        return int.from_bytes(self._digest[start : start + _LIMB], "big")

    def below(self, bound: int) -> int:
        """Unbiased by rejection: numbers of the last, incomplete block are thrown away."""
        if bound <= 1:
            return 0
        limit = _LIMB_RANGE - _LIMB_RANGE % bound
        while True:
            limb = self._limb()
            if limb < limit:
                return limb % bound


class QuickDice(Chance):
    """Fast chance for playouts: a 32-bit xorshift, good enough for sampling, worthless for secrets."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435761 + 88172645) % 4294967291 + 1

    def clone(self) -> "QuickDice":
        """A copy that continues with the same numbers."""
        copy = QuickDice(0)
        copy.state = self.state
        return copy

    def below(self, bound: int) -> int:
        """A number below the bound; the bias of the multiplication is under 2**-25 for the bounds of a card game.

        Bounds are at most 2**31: compiled, all this is done in 64 bits.
        """
        state = self.state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self.state = state
        return (state * bound) >> 32


def key_from_seed(seed: int) -> bytes:
    """The key of a game that is reproduced from a small number (simulations, tests); online games draw theirs."""
    return hashlib.sha256(b"taproom seed " + str(seed).encode()).digest()
