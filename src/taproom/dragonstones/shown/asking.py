"""What a seat is asked, with all its answers."""

from typing import Final

from taproom.dragonstones.language.faces import mode_face
from taproom.dragonstones.rules import terms
from taproom.dragonstones.rules.play import Dragonstones
from taproom.dragonstones.rules.terms import COIN_KEYS, COLOUR_KEYS, DECISION_KEYS, VERB_KEYS
from taproom.dragonstones.shown.facts import BID_COINS, SILVER_COINS, amounts
from taproom.dragonstones.words import describe_decision, describe_option, title
from taproom.shown import Amount, Ask, OptionShown
from taproom.table.decisions import Option

_OF_CHARACTERS: Final = (terms.TWICE, terms.USE_MODE, terms.USE)


def ask_shown(game: Dragonstones, seat: int, language: str) -> Ask:
    """The question put to the seat."""
    decision = game.decision(seat)
    assert decision is not None, "whoever is shown a question has one"
    options = [_option(game, option, choice, language) for choice, option in enumerate(decision.options)]
    return Ask(DECISION_KEYS[decision.kind], describe_decision(game, seat, language), tuple(options))


def _option(game: Dragonstones, option: Option, choice: int, language: str) -> OptionShown:
    verb = option.verb
    character = option.subject if verb in _OF_CHARACTERS else -1
    way_text = ""
    if verb == terms.USE_MODE:
        way_text = mode_face(game.catalogue.characters[character].program.modes[option.mode], language)
    return OptionShown(
        choice=choice,
        verb=VERB_KEYS[verb],
        number=character,
        card=game.catalogue.characters[character].key if character >= 0 else "",
        title=title(game, character, language),
        way=option.mode if verb == terms.USE_MODE else 0,
        way_text=way_text.replace("\n", " "),
        targets=_targets(option),
        about=-1,
        amounts=_amounts(option),
        text=describe_option(game, option, language),
    )


def _targets(option: Option) -> tuple[int, ...]:
    """Whom it is aimed at."""
    if option.verb == terms.ROB:
        return (option.subject,)
    return (option.about,) if option.verb == terms.TAKE_STONE and option.about >= 0 else ()


def _amounts(option: Option) -> tuple[Amount, ...]:
    """What it takes or costs."""
    verb = option.verb
    if verb == terms.BID:
        return amounts(BID_COINS, option.targets)
    if verb == terms.BID_SILVER:
        return amounts(SILVER_COINS, option.targets)
    if verb == terms.PAY_STONES:
        return tuple([Amount(key, count) for key, count in zip(COLOUR_KEYS, option.targets, strict=True)])
    if verb in (terms.TAKE_STONE, terms.NAME):
        return (Amount(COLOUR_KEYS[option.subject], 1 if verb == terms.TAKE_STONE else 0),)
    if verb == terms.BUY:
        return (Amount(COLOUR_KEYS[option.subject], 1), Amount(COIN_KEYS[option.targets[0]], option.targets[1]))
    return ()
