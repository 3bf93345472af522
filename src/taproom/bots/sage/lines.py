"""Sage in words: how sure it is, and the best lines it saw, as one imagined game would go on."""

from pathlib import Path
from typing import Final

from taproom.bots.sage.memory import Node
from taproom.bots.sage.race import Runner
from taproom.bots.sage.search import Search
from taproom.i18n.messages import Messages
from taproom.kernel.bots import CERTAIN, Guide
from taproom.kernel.decisions import Decision
from taproom.kernel.game import Game
from taproom.kernel.state import State
from taproom.presentation.presenter import presenter

WORDS: Final = Messages(Path(__file__).parent / "locale")
_LENGTH: Final = 3
"""How many deeds after the first a line shows."""
_LOOKAHEAD: Final = 12
"""Within how many decisions they are looked for; doing the least is not worth mentioning."""


def why(search: Search | None, language: str) -> str:
    """How much better the choice was than the next best."""
    best = [] if search is None else search.best()
    if search is None or len(best) < 2:
        return WORDS.say(language, "why-only")
    visits = search.roots[search.seat].visits
    first, second = _percent(search, best[0]), _percent(search, best[1])
    return WORDS.say(language, "why", nodes=visits, chance=first, next=second)


def best_lines(search: Search, game: Game, language: str, to_others: bool = False) -> list[str]:
    """The two answers it liked best, each with its chance of winning and how the game might go on.

    What follows an answer is imagined: the cards of others in it are guesses. To others it tells nothing of the cards
    that it keeps: neither what it would have played instead nor what it means to do later.
    """
    best = search.best()[:2]
    if len(best) < 2:
        return []
    lines: list[str] = []
    for runner in best:
        chance = _percent(search, runner)
        if to_others and not _shows_no_more(search, runner.hint.choice, best[0].hint.choice):
            lines.append(WORDS.say(language, "line-hidden", chance=chance))
            continue
        world = search.imagine()
        deed = presenter(game).describe_option(world, search.seat, runner.hint.choice, language)
        line = WORDS.say(language, "line", chance=chance, deed=deed)
        after = _what_follows(search, game, language, runner, world, to_others)
        lines.append(WORDS.say(language, "line-goes-on", line=line, next="; ".join(after)) if after else line)
    return lines


def _shows_no_more(search: Search, choice: int, chosen: int) -> bool:
    """Whether an answer names no card beyond the one that was chosen, which everybody sees."""
    decision = search.decision
    if choice == chosen or (choice == decision.least and not decision.is_pick()):
        return True
    return not decision.is_pick() and decision.options[choice].subject == decision.options[chosen].subject


def _what_follows(
    search: Search, game: Game, language: str, runner: Runner, world: State, to_others: bool
) -> list[str]:
    """What would probably be done next, as far as it is worth mentioning."""
    nodes = search.roots[:]
    nodes[search.seat] = runner.node
    deeds: list[str] = []
    choice, seat = runner.hint.choice, search.seat
    for _ in range(_LOOKAHEAD):
        world.answer(seat, choice)
        seat = world.next_seat()
        decision = world.decision(seat) if seat >= 0 else None
        if decision is None or len(deeds) == _LENGTH:
            break
        choice, nodes[seat] = _likeliest(search.guide, world, seat, decision, nodes[seat])
        if choice != decision.least and not (to_others and seat == search.seat):
            text = presenter(game).describe_option(world, seat, choice, language)
            deeds.append(
                WORDS.say(language, "deed-of", name=presenter(game).seat_name(world, seat, language), deed=text)
            )
    return deeds


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


def _percent(search: Search, runner: Runner) -> int:
    """As the favourite does, and so much better or worse: they did not all run in the same positions."""
    chance = search.runners[0].node.mean() + runner.expected / CERTAIN
    return round(100 * min(1.0, max(0.0, chance)))
