"""Looking before answering: what an answer's card says, what it would do, and which answers have a word in them."""

import re

from taproom.shown.presenting import presenter
from taproom.shown.previews import previews
from taproom.table.decisions import Decision
from taproom.table.dice import QuickDice
from taproom.table.game import Game
from taproom.table.state import State


def asked_about(text: str) -> int:
    """The number of the answer that "?3" asks about; 0 if it is something else."""
    found = re.fullmatch(r"\?\s*([0-9]{1,4})", text)
    return int(found[1]) if found else 0


def answers(decision: Decision) -> list[int]:
    """The choices as they are numbered; of a pick, each candidate by itself."""
    if decision.is_pick():
        return [1 << place for place in range(len(decision.candidates))]
    return list(range(len(decision.options)))


def about(game: Game, state: State, seat: int, decision: Decision, number: int, language: str) -> list[str]:
    """What the card of an answer says, and what the answer would bring about if nobody answers it."""
    shown = presenter(game)
    choice = answers(decision)[number - 1]
    option = next(one for one in shown.ask(state, seat, language).options if one.choice == choice)
    printed = {card.key: card.reading for card in shown.catalogue(language, game.rules_version()).cards}
    lines = [option.text if not option.card else printed.get(option.card, option.text)]
    if not decision.is_pick():
        # Dice of its own: whoever looks must not change what comes.
        imagined = state.resample(seat, QuickDice(0))
        lines.extend([one.text for one in previews(game, shown, imagined, seat, language, [choice]) if one.text])
    return lines


def with_words(lines: list[str], typed: str) -> list[int]:
    """The numbers of the lines in which every word begins some word."""
    words = typed.casefold().split()
    plain = [f" {line.casefold()}" for line in lines]
    return [
        number
        for number, line in enumerate(plain, 1)
        if all([re.search(rf"\W{re.escape(word)}", line) for word in words])
    ]
