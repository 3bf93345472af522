"""What a closed fist means: what it costs whoever wins, and what there is to win."""

from taproom.dragonstones.fluent import joined, say
from taproom.dragonstones.language.faces import in_one_line
from taproom.dragonstones.rules import terms
from taproom.dragonstones.rules.auctions import bid_value, silver_value
from taproom.dragonstones.rules.play import Dragonstones
from taproom.dragonstones.rules.terms import COIN_KEYS
from taproom.dragonstones.shown.facts import BID_COINS, SILVER_COINS
from taproom.dragonstones.words import coins_there, name, title
from taproom.shown import Forecast, Preview


def foresee_bid(game: Dragonstones, seat: int, choice: int, language: str) -> Preview | None:
    """R92.1.3: every coin bid is spent, whoever wins; who wins rests on fists that are still closed."""
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


def _change(game: Dragonstones, seat: int, kind: int, count: int, language: str) -> Forecast:
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


def _text(game: Dragonstones, spent: list[tuple[int, int]], worth: int, cursed: bool, language: str) -> str:
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
