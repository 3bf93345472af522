"""The picture of a card: a short sentence of icons from the same tree as its text. Who, lands on, how much, of what."""

from typing import Final

from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect, Mode, Program
from taproom.inn.shown.names import type_keys
from taproom.shown import Pictogram

MINUS: Final = "−"
_MOST: Final = 6
_ONE: Final = "player"
_ALL: Final = "everybody"
_LANDS_ON: Final = "lands-on"
_SUBJECTS: Final = {
    fx.ANOTHER: _ONE,
    fx.ANYBODY: _ONE,
    fx.THIRD: _ONE,
    fx.ANOTHER_IN_ROUND: _ONE,
    fx.THAT: _ONE,
    fx.FURTHER: _ONE,
    fx.FURTHER_ANYBODY: _ONE,
    fx.EACH: _ALL,
    fx.EACH_OTHER: _ALL,
    fx.EACH_IN_ROUND: _ALL,
    fx.EACH_OTHER_IN_ROUND: _ALL,
}
_ATTRIBUTES: Final = {fx.FORTITUDE: "fortitude", fx.ALCOHOL: "alcohol", fx.GOLD: "gold", fx.HAND: "cards"}
_SIGNED: Final = {
    fx.CHANGE_FORTITUDE: "fortitude",
    fx.CHANGE_ALCOHOL: "alcohol",
    fx.CHANGE_DRINK: "drink",
    fx.TAKE: "gold",
    fx.DRAW: "cards",
    fx.ORDER_DRINKS: "pile",
    fx.MORE_ACTIONS: "action",
    fx.MOVE_TRACK: "track",
    fx.CHANGE_NUMBER: "number",
}
"""Effects that are a number of something, with its sign."""
_LESS: Final = {fx.PAY: "gold", fx.DISCARD: "cards", fx.REDUCE_LOSS: "shield"}
"""Effects whose number is taken away."""
_ICONS: Final = {
    fx.ANTE: ("pot",),
    fx.LEAVE_ROUND: ("leave",),
    fx.DRINK_FROM_PILE: ("drink",),
    fx.DRINK_FROM_DECK: ("drink",),
    fx.NEGATE: ("negate",),
    fx.REDIRECT_LOSS: ("redirect", "fortitude"),
    fx.SPLIT_LOSS: ("split", "fortitude"),
    fx.DRINK_BECOMES: ("drink", "turns-into"),
    fx.ALCOHOL_TO_FORTITUDE: ("alcohol", "turns-into", "fortitude"),
    fx.GIVE_DRINK: ("redirect", "drink"),
    fx.SPLIT_DRINK: ("split", "drink"),
    fx.START_ROUND: ("pot",),
    fx.TAKE_CONTROL: ("control",),
    fx.ONLY_CHEATING_NEXT: ("cheating",),
    fx.END_ROUND: ("pot", "negate"),
    fx.WIN_ROUND: ("control", "pot"),
    fx.TAKE_POT: ("pot",),
    fx.GO_ON_WITH_ROUND: ("again", "pot"),
    fx.INN_PAYS: ("inn", "gold"),
    fx.DO_NOT_PAY: ("ignore", "gold"),
    fx.CONTEST: ("everybody", "drink", "control"),
    fx.DRINK_COPIES: ("drink",),
    fx.DRINK_STRONGER: ("drink",),
    fx.DRINK_WEAKER: ("drink",),
    fx.CHASER: ("chaser",),
    fx.SHAREABLE: ("split",),
    fx.CANNOT_BE: ("lock",),
    fx.GUARDED: ("lock",),
    fx.REVEAL_NEXT: ("again",),
    fx.END_TURN: ("end",),
    fx.BE_AWAY: ("away",),
    fx.ORDER_TO_LEFT: ("redirect", "pile"),
    fx.PLAY_ANOTHER: ("again",),
    fx.CALL_OFF: ("negate", "side"),
}
_STANDING: Final = {
    fx.LOSE_LESS: "shield",
    fx.LOSE_LESS_TO_ANYTHING: "shield",
    fx.OTHERS_LOSE_MORE: "fortitude",
    fx.LOSS_BITES_BACK: "fortitude",
    fx.ALCOHOL_FROM_DRINKS: "alcohol",
    fx.ALCOHOL_FROM_ANYTHING: "alcohol",
    fx.HAND_CARDS_ARE_LOCKED: "lock",
    fx.GAMBLING_COUNTS_AS_CHEATING: "cheating",
    fx.ANTE_MORE: "pot",
    fx.MORE_GOLD: "gold",
    fx.MORE_GOLD_FROM_PLAYERS: "gold",
    fx.INN_PAYS_STARTING_ANTE: "inn",
}
_WORSE: Final = (fx.LOSE_LESS, fx.LOSE_LESS_TO_ANYTHING, fx.OTHERS_LOSE_MORE, fx.LOSS_BITES_BACK)
"""Standing effects that say how much less Fortitude is lost, or left."""
_WITHOUT: Final = (fx.FOR_TRAIT, fx.COUNTS_AS_SOURCE)
_AROUND: Final = (fx.MAY, fx.IF_STILL_IN, fx.IF_NOT_PAID, fx.IF_TRACK, fx.CHOOSE, fx.ALTERNATIVE)
_UNSEEN: Final = "side"

ICONS: Final = (
    _ONE, _ALL, _LANDS_ON, "fortitude", "alcohol", "drink", "gold", "cards", "pile", "pot", "control", "negate",
    "ignore", "redirect", "split", "shield", "chaser", "leave", "cheating", "turns-into", "again", "inn", "lock", "end",
    "away", "action", "track", "number", "event", "side",
)  # fmt: skip
"""Every icon a picture may need; the catalogue says what each means."""


def picture(program: Program, types: int) -> tuple[Pictogram, ...]:
    """The sentence, at most so long that it can be drawn."""
    found: list[Pictogram] = []
    for mode in program.modes:
        key = type_keys(mode.types)[0] if mode.types and mode.types != types else ""
        said = [Pictogram(icon, text, key) for icon, text in _mode(mode)]
        found.extend([one for one in said if one not in found])
    return tuple(found[:_MOST])


def _mode(mode: Mode) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = []
    subject = ""
    for effect in _flat(mode.effects):
        parts = _effect(effect, mode)
        who = _SUBJECTS.get(effect.who, "")
        if parts and who and who != subject:
            said.extend([(who, ""), (_LANDS_ON, "")])
        subject = who if parts else subject
        said.extend(parts)
    return said


def _flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects that are done, without what is put around them."""
    found: list[Effect] = []
    for effect in effects:
        if effect.op in _AROUND:
            found.extend(_flat(effect.inner))
        elif effect.op not in _WITHOUT:
            found.append(effect)
    return found


def _effect(effect: Effect, mode: Mode) -> list[tuple[str, str]]:
    op = effect.op
    if op == fx.IGNORE:
        return [("ignore", ""), *[(icon, "") for icon in _ignored(mode)]]
    if op in _SIGNED:
        return [(_SIGNED[op], signed(effect.amount))]
    if op == fx.STANDING:
        amount = -abs(effect.amount) if effect.extra in _WORSE else effect.amount
        return [(_STANDING[effect.extra], signed(amount) if amount else "")]
    if op in _LESS:
        return [(_LESS[op], f"{MINUS}{abs(effect.amount)}")]
    icons = [(icon, "") for icon in _ICONS.get(op, (_UNSEEN,))]
    if op == fx.DRINK_BECOMES:
        icons.append(("alcohol", str(effect.amount)))
    return icons


def signed(amount: int) -> str:
    """A number with its sign, as print has it."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount < 0 else "0"


def _ignored(mode: Mode) -> list[str]:
    """What is kept away."""
    when = mode.when
    if when.kind == fx.TO_DRINK:
        return ["drink"]
    if when.kind == fx.TO_EVENT:
        return ["event"]
    return [icon for bit, icon in _ATTRIBUTES.items() if when.affects & bit]
