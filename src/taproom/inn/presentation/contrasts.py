"""What previews say beside the numbers of mats: what becomes of the Round of Gambling, of markers and of tokens."""

from typing import Final

from taproom.inn.board import questions as qu
from taproom.inn.rules.inn_state import InnState
from taproom.inn.rules.ordering import OrderDrink
from taproom.inn.rules.phases import OrderPhase
from taproom.inn.state.components import TRACK
from taproom.inn.text import log
from taproom.inn.text.names import WORDS, Plain, mark, so_many
from taproom.kernel.state import QUESTION

_OF_A_CARD: Final = (
    *(qu.ASK_MAY, qu.ASK_DISCARD_TO, qu.ASK_NEXT_EFFECT, qu.ASK_TARGETS, qu.ASK_NUMBER, qu.ASK_ALTERNATIVE),
    *(qu.ASK_STANDING, qu.ASK_KEEP, qu.ASK_PUT_ON_DECK, qu.ASK_TAKE_BACK, qu.ASK_CHAMPION, qu.ASK_CHOSEN_DISCARD),
    *(qu.ASK_LENT, qu.ASK_BID, qu.ASK_SECRET_BID, qu.ASK_JOIN, qu.ASK_ANTE, qu.ASK_DISCARD_ANY, qu.ASK_SEND_AWAY),
)
"""What is asked because of a card; all else is asked in any turn."""

_NOBODY: Final = "nobody"
_SOMEBODY: Final = "somebody"


class Contrast:
    """A position that a choice leads to, beside the present one and the one that passing leads to."""

    def __init__(self, before: InnState, after: InnState, passed: InnState | None, seat: int, language: str) -> None:
        self._before: Final = before
        self._after: Final = after
        self._passed: Final = passed
        self._seat: Final = seat
        self._names: Final = Plain(before, language, seat)
        self._language: Final = language

    def sentences(self) -> list[str]:
        """One for each thing that is different; none if nothing is."""
        if self._after.over():
            return []
        return [*self._round(), *self._tracks(), *self._tokens(), *self._kept(), *self._orders(), *self._question()]

    # ---- the Round of Gambling (R7) ----

    def _round(self) -> list[str]:
        before, after, passed = self._before, self._after, self._passed
        if before.gambling != after.gambling:
            # Where passing leads to the same, the numbers tell it.
            if passed is not None and passed.gambling == after.gambling:
                return []
            return [WORDS.say(self._language, "contrast-begins" if after.gambling else self._end())]
        if not after.gambling:
            return []
        if passed is not None and not passed.gambling:
            return [WORDS.say(self._language, "contrast-goes-on")]
        return [*self._control(), *self._players()]

    def _end(self) -> str:
        """How the Round ends: somebody's Gold grows by the pot, or it is the Inn's."""
        kept = sum(self._after.gold) <= sum(self._before.gold)
        return "contrast-ends-for-nobody" if kept and self._before.pot else "contrast-ends"

    def _control(self) -> list[str]:
        control = self._after.control
        other = self._before if self._passed is None else self._passed
        if control == other.control or control < 0:
            return []
        told = WORDS.say(self._language, "contrast-control", seat=self._names.seat(control))
        if self._passed is None:
            return [told]
        instead = WORDS.say(
            self._language,
            "contrast-control-instead",
            control=_NOBODY if other.control < 0 else _SOMEBODY,
            seat=self._names.seat(max(0, other.control)),
        )
        return [f"{told} {instead}"]

    def _players(self) -> list[str]:
        """Who leaves the Round, and who would have left it."""
        in_round = self._after.in_round
        gone = self._seats(self._before.in_round & ~in_round)
        stay = self._seats(in_round & ~self._passed.in_round) if self._passed is not None else []
        told = [("contrast-leaves", seat) for seat in gone] + [("contrast-stays", seat) for seat in stay]
        return [WORDS.say(self._language, key, seat=self._names.seat(seat)) for key, seat in told]

    def _seats(self, mask: int) -> list[int]:
        return [seat for seat in range(self._before.seat_count()) if mask >> seat & 1]

    # ---- what lies before characters (R20) ----

    def _tracks(self) -> list[str]:
        """Markers that would stand elsewhere, where passing would not move them alike."""
        before, setup = self._before, self._before.setup
        other = before if self._passed is None else self._passed
        said: list[str] = []
        for place, component in enumerate(setup.components):
            value, instead = self._after.marks[place], other.marks[place]
            if component.kind != TRACK or value in (before.marks[place], instead):
                continue
            owner = setup.owners[place]
            number = place - setup.firsts[owner]
            name, was = mark(before, owner, number, before.marks[place], self._language)
            _, step = mark(before, owner, number, value, self._language)
            seat = self._names.seat(owner)
            said.append(WORDS.say(self._language, "contrast-track", seat=seat, name=name, before=was, after=step))
        return said

    def _tokens(self) -> list[str]:
        """Tokens that somebody gets (R28)."""
        before, setup = self._before, self._before.setup
        said: list[str] = []
        for seat in range(before.seat_count()):
            held = dict(setup.tokens_of(before.marks, seat))
            for place, count in setup.tokens_of(self._after.marks, seat):
                gained = count - held.get(place, 0)
                if gained <= 0:
                    continue
                owner = setup.owners[place]
                tokens = so_many(before, owner, place - setup.firsts[owner], gained, self._language)
                said.append(WORDS.say(self._language, "contrast-tokens", seat=self._names.seat(seat), tokens=tokens))
        return said

    def _kept(self) -> list[str]:
        """Drinks that somebody keeps (R8.5), where passing would not leave them there as well."""
        before, after = self._before, self._after
        other = before if self._passed is None else self._passed
        said: list[str] = []
        for seat, zone in enumerate(before.setup.places.kept):
            known = [*before.zones.contents[zone], *other.zones.contents[zone]]
            for card in after.zones.contents[zone]:
                if card not in known:
                    name = self._names.card(before.setup.faces[card].number)
                    said.append(WORDS.say(self._language, "contrast-kept", seat=self._names.seat(seat), card=name))
        return said

    # ---- what is not settled yet ----

    def _orders(self) -> list[str]:
        """Drinks that will be ordered besides (R8.6.1): for whom is asked one by one."""
        other = self._before
        if self._passed is not None and _phases_to_come(self._after) < _phases_to_come(self._before):
            # The phase has begun, so some of them would be ordered anyway (R2.4.1).
            other = self._passed
        more = _to_order(self._after, self._seat) - _to_order(other, self._seat)
        if more <= 0:
            return []
        return [WORDS.say(self._language, "contrast-orders", seat=self._names.seat(self._seat), n=more)]

    def _question(self) -> list[str]:
        """What the card asks before anything else can be said of it."""
        after = self._after
        asked = after.next_seat()
        decision = after.decision(asked) if asked >= 0 and after.moment() == QUESTION else None
        if decision is None or decision.kind not in _OF_A_CARD:
            return []
        if asked == self._seat:
            question = log.decision(after, asked, self._language)
            return [WORDS.say(self._language, "contrast-question", question=question)]
        return [WORDS.say(self._language, "contrast-other-chooses", seat=self._names.seat(asked))]


def _to_order(position: InnState, seat: int) -> int:
    """How many Drinks the seat still says for whom they are."""
    steps = [*position.agenda, *([] if position.asker is None else [position.asker])]
    return len([step for step in steps if isinstance(step, OrderDrink) and step.seat == seat])


def _phases_to_come(position: InnState) -> int:
    return len([step for step in position.agenda if isinstance(step, OrderPhase)])
