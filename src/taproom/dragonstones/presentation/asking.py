"""What a seat is asked, with all its answers, and what a closed fist would mean."""

from typing import Final

from taproom.dragonstones.language.faces import in_one_line, mode_face
from taproom.dragonstones.messages import joined, say
from taproom.dragonstones.presentation.facts import BID_COINS, SILVER_COINS, amounts
from taproom.dragonstones.rules.auctions import bid_value, silver_value
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.terms import COIN_KEYS, COLOUR_KEYS, DECISION_KEYS, VERB_KEYS
from taproom.dragonstones.text.log import coins_there, describe_decision, describe_option, name, title
from taproom.kernel.decisions import Option
from taproom.presentation.types import Amount, Ask, Forecast, OptionShown, Preview

_OF_CHARACTERS: Final = (terms.TWICE, terms.USE_MODE, terms.USE)


def ask_shown(game: DragonstonesState, seat: int, language: str) -> Ask:
    """The question put to the seat."""
    decision = game.decision(seat)
    assert decision is not None, "a seat that is shown a question has one"
    options = [_option(game, option, choice, language) for choice, option in enumerate(decision.options)]
    return Ask(DECISION_KEYS[decision.kind], describe_decision(game, seat, language), tuple(options), ())


def _option(game: DragonstonesState, option: Option, choice: int, language: str) -> OptionShown:
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


def foresee_bid(game: DragonstonesState, seat: int, choice: int, language: str) -> Preview | None:
    """R92.1.3: every coin bid is spent, win or lose; who wins rests on fists that are still closed."""
    decision = game.decision(seat)
    if decision is None or decision.kind not in (terms.BIDDING, terms.SILVER_BIDDING):
        return None
    option = decision.options[choice]
    kinds = BID_COINS if option.verb == terms.BID else SILVER_COINS
    spent = [(kind, count) for kind, count in zip(kinds, option.targets, strict=True) if count]
    changes = tuple([_change(game, seat, kind, count, language) for kind, count in spent])
    worth = bid_value(option.targets) if option.verb == terms.BID else silver_value(option.targets)
    # R94.1.2: a black coin curses the character, so that nobody wins it and nothing is hidden about that.
    cursed = option.verb == terms.BID and option.targets[2] > 0
    text = _text(game, spent, worth, cursed, language)
    return Preview(choice, changes, not worth or cursed, False, False, False, "", text)


def _change(game: DragonstonesState, seat: int, kind: int, count: int, language: str) -> Forecast:
    before = game.seats[seat].coins[kind]
    what = say(language, f"measure-{COIN_KEYS[kind]}")
    text = say(
        language,
        "preview-change",
        who=name(game, seat, language),
        what=what,
        before=str(before),
        after=str(before - count),
    )
    return Forecast(seat, COIN_KEYS[kind], what, before, before - count, before - count, (), text)


def _text(game: DragonstonesState, spent: list[tuple[int, int]], worth: int, cursed: bool, language: str) -> str:
    auction = game.auction
    character = -1 if auction is None else auction.character
    who = title(game, character, language)
    if not spent:
        return say(language, "preview-empty-fist")
    cost = joined(language, [coins_there(kind, count, language) for kind, count in spent])
    parts = [say(language, "preview-cost", what=cost)]
    if cursed:
        parts.append(say(language, "preview-cursed", character=who))
    elif worth:
        program = game.catalogue.characters[character].program
        power = in_one_line(program, language)
        parts.append(say(language, "preview-win", n=worth, character=who, power=power))
    if any([kind == terms.FAIRY for kind, _ in spent]):
        parts.append(say(language, "preview-fairy"))
    return " ".join(parts)
