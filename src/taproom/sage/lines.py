"""Sage in words: how sure it is, and the best lines it saw, as one imagined game would go on."""

from pathlib import Path
from typing import Final

from taproom.sage.memory import Node
from taproom.sage.search import Search
from taproom.table.decisions import Decision
from taproom.table.game import Game
from taproom.table.guides import Guide, Hint
from taproom.table.state import State
from taproom.wording import Wording

WORDS: Final = Wording(Path(__file__).parent / "locale")
_LENGTH: Final = 3
"""How many deeds after the first a line goes on for."""
_LOOKAHEAD: Final = 12
"""Within how many decisions they are looked for; doing the least is not worth a word."""


def why(search: Search | None, language: str) -> str:
    """How much better the choice was than the next best."""
    best = [] if search is None else search.best()
    if search is None or len(best) < 2:
        return WORDS.say(language, "why-only")
    visits = search.roots[search.seat].visits
    return WORDS.say(language, "why", nodes=visits, chance=_percent(best[0].node), next=_percent(best[1].node))


def best_lines(search: Search, game: Game, language: str, count: int = 2) -> list[str]:
    """The answers it liked best, each with its chance of winning and how the game might go on.

    What follows an answer is imagined: the cards of others in it are guesses.
    """
    return [_line(search, game, language, runner.hint, runner.node) for runner in search.best()[:count]]


def _line(search: Search, game: Game, language: str, hint: Hint, node: Node) -> str:
    world = search.imagine()
    deed = game.describe_option(world, search.seat, hint.choice, language)
    line = WORDS.say(language, "line", chance=_percent(node), deed=deed)
    nodes = search.roots[:]
    nodes[search.seat] = node
    deeds: list[str] = []
    choice, seat = hint.choice, search.seat
    for _ in range(_LOOKAHEAD):
        world.answer(seat, choice)
        seat = world.next_seat()
        decision = world.decision(seat) if seat >= 0 else None
        if decision is None or len(deeds) == _LENGTH:
            break
        choice, nodes[seat] = _likeliest(search.guide, world, seat, decision, nodes[seat])
        if choice != decision.least:
            text = game.describe_option(world, seat, choice, language)
            deeds.append(WORDS.say(language, "deed-of", name=game.seat_name(world, seat, language), deed=text))
    return WORDS.say(language, "line-goes-on", line=line, next="; ".join(deeds)) if deeds else line


def _likeliest(guide: Guide, world: State, seat: int, decision: Decision, node: Node) -> tuple[int, Node]:
    """What the seat did most often here, or what the guide would do."""
    hints = guide.hints(world, seat, decision)
    best = hints[0]
    most = 0
    for hint in hints:
        answer = node.answers.get(hint.key)
        if answer is not None and answer.visits > most:
            best, most = hint, answer.visits
    return best.choice, node.answers.get(best.key, Node())


def _percent(node: Node) -> int:
    return round(100 * node.mean())
