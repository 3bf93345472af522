"""What is printed on the cards: the server's catalogue, fetched once for each language."""

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from taproom.kernel.verdicts import Malformed
from taproom.presentation.types import CardShown, Catalogue
from taproom.terminal.link import ask_server


class Faces:
    """The cards by key. A pack's card is not in the catalogue and has no face here: `h` shows its text."""

    def __init__(self, server: str) -> None:
        self.server: Final = server
        self._faces: Final[dict[tuple[str, str], dict[str, list[str]]]] = {}

    async def fetch(self, game: str, language: str) -> None:
        """Fetch them; without a connection there are none, and the next question tries again."""
        if (game, language) not in self._faces:
            path = f"/api/games/{game}/catalogue?language={language}"
            try:
                found = await asyncio.to_thread(ask_server, self.server, path)
            except Malformed:
                return
            printed = msgspec.json.decode(found, type=Catalogue)
            names = {term.key: term.name for term in printed.terms if term.kind == "type"}
            self._faces[game, language] = {card.key: _face(card, names) for card in printed.cards}

    def of(self, game: str, language: str, card: str) -> list[str]:
        """The title with the types, then the text; empty for an unknown card."""
        return self._faces.get((game, language), {}).get(card, [])

    def told(self, game: str, language: str, cards: Iterable[str]) -> list[str]:
        """Several faces below each other, each once."""
        found = [self.of(game, language, card) for card in dict.fromkeys(cards)]
        unlike = [face for place, face in enumerate(found) if face and face not in found[:place]]
        return [line for face in unlike for line in [*face, ""]][:-1]


def _face(card: CardShown, names: dict[str, str]) -> list[str]:
    types = ", ".join([*[names.get(kind, kind) for kind in card.types], *card.subtypes])
    return [f"{card.title} ({types})" if types else card.title, *[f"  {line}" for line in card.text.splitlines()]]
