"""Incidents: what a response window is about.

An incident is a played card, a Drink with its Chasers, an Event, Gold about to be lost, Fortitude just lost, a Round
just won, or a text that happens by itself, together with what responses have done to it so far. Clones of a state share
incidents, so an incident is never changed in place: `Inn.edit` puts a fresh copy into the state and hands that out.
"""

from typing import Final

from mypy_extensions import mypyc_attr

# Kinds.
CARD: Final = 1
DRINK: Final = 2
EVENT: Final = 3
PAYMENT: Final = 4
LOST: Final = 5
WON: Final = 6
COMPONENT: Final = 7
"""A text that happens by itself: of a card in force (`card`, `mode`) or of component number `amount`.

Below 0, `amount` is one less than no place of that card's code: only what is there happens. With `types` it can be
answered like a card of these."""
ACTIVATION: Final = 8
"""What a card in play does (`card`, `mode`); `amount` is the target it is itself. It counts as an Action Card for
Ignoring, reducing, redirecting and raising numbers (D29.5)."""

# Flags.
NEGATED: Final = 1
DONE: Final = 2
"""Nothing refers to it any more."""
INN_PAYS: Final = 4
WAIVED: Final = 8
IS_ANTE: Final = 16
IS_NEW_DECK: Final = 32
STARTED: Final = 64
"""An Event that has begun to resolve (R5.4.7)."""
FROM_EVENT: Final = 128
"""A Drink that an Event or a card brought from the Drink Deck: it cannot be shared (R9.2.4)."""
OWNS_CARDS: Final = 256
"""The Drink whose cards go to the discard pile; copies and other halves have none of their own."""
ANTE_FAILED: Final = 512
"""The player of this ante card could not ante: nobody does (R7.7.4)."""
ANSWERED: Final = 1024
"""A card has already changed who gets this pot (R7.3.5)."""
SHARED: Final = 2048
"""A self-splitting Drink whose sharing has been decided (R9.2.2)."""
REOPENED: Final = 4096
DRUNK: Final = 8192
CONTESTED: Final = 16384
"""A Drink of a contest: it is kept until the contest is judged."""
REWRITTEN: Final = 1 << 15
"""Its text is not simply that of its card (characters.texts)."""
FROM_OPEN: Final = 1 << 16
"""Played from what lay open, not from hand."""
CALLED_OFF: Final = 1 << 17
"""A card that joined it has left it without effect: it goes back to its player's hand."""
PAID: Final = 1 << 18
"""Its player has paid a demand of it from their own Gold."""
REPLACED: Final = 1 << 19
"""Negated, and another card or Drink has taken its place."""
BONUS: Final = 1 << 20
"""It has brought somebody more Gold for a standing effect, which happens once."""
IS_WAGE: Final = 1 << 25
"""A payment for cards in play that were hit, which are its targets (R29.2.2)."""
STAYING: Final = 1 << 26
"""The played card stays in play."""
LENT: Final = 1 << 24
"""It belongs to another player, on whose discard pile it lies already (D30.1)."""

STAYS: Final = 1 << 29
"""An Action Card that stays in sight until the phase ends (R71.2.3)."""

OF_SIDE_DECK: Final = 1 << 30
"""Played from hand, but a card of a side deck: it goes to the discards of that."""

CHOICES: Final = 16
"""More than a choice has alternatives."""

# Changes made by responses, in the order made; each is three numbers (operation, a, b).
REDUCE: Final = 1
REDIRECT: Final = 2
HALVE_LOSS: Final = 3
IGNORED_BY: Final = 4
ADD_ALCOHOL: Final = 5
BECOME: Final = 6
TO_FORTITUDE: Final = 7
HALVE: Final = 8
NUMBER: Final = 9
"""The number at place `a` of its code has grown by `b`."""
CHOSE: Final = 10
"""Seat `a` has chosen: `b` is the place of the choice times CHOICES plus the number of the alternative."""
SUCH: Final = 11
"""Statement `a`, of those whose subject is narrowed down, is on the seats of mask `b`."""
LOST_SO_FAR: Final = 12
"""A part of it has cost `a` Fortitude."""
DISCARDED_SO_FAR: Final = 13
"""A part of it has had `a` cards discarded, by seat `b`."""
RIDER: Final = 14
"""Card `a` has added something to a Drink: `b` is who played it, in which mode, and the place in its code, packed."""
RAISE: Final = 15
"""Seat `a` loses `b` more, if it loses anything."""
SET_ALCOHOL: Final = 16
BID: Final = 20
"""Seat `a` has bid `b`; of several bids of a seat the last counts."""
JOINED_IN: Final = 21
"""Seat `a` has said whether it joins in: `b` is 1 if it does."""
COIN: Final = 22
"""A coin was tossed and shows side `a`."""
PAID_SO_FAR: Final = 23
"""For seat `a`, `b` Gold has been paid to a part of it."""
TAKEN: Final = 24
"""A part of it has had a card of text `a` discarded, of seat `b`."""
STRIKES: Final = 25
"""An answer hits back at the card in play that is target `a`, and not at its player (R29.2.5)."""
LOWERED: Final = 26
"""Wages are `a` lower."""
SPARED: Final = 27
"""The Inn has paid the first `b` Gold for seat `a` already (R29.3.7)."""
SPENT: Final = 30
"""In playing it `a` steps of a track were spent."""
PARTED: Final = 32
"""A revealed card of text `a` lies in pile `b`."""
NAMED_BY: Final = 33
"""Seat `a` has made seat `b` the Champion of its own team (D30.2)."""

PLAYED_TYPES: Final = 31
"""The types of the cards that are played, from Action to Cheating, as bits of a mask (effects.program)."""

NO_CAUSE: Final = -1
NOBODY_ELSE: Final = -1


@mypyc_attr(acyclic=True)
class Incident:
    """What can be answered. `seat` is who played, drinks, pays, lost or won; `other` the payee, source or revealer."""

    def __init__(self, kind: int, seat: int, other: int, card: int, mode: int, about: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.mode = mode
        self.about = about
        """The incident this one answers; -1 if it was played of one's own accord."""
        self.types = 0
        self.targets: tuple[int, ...] = ()
        self.amount = 0
        self.flags = 0
        self.ignored = 0
        self.eased = 0
        """The seats that have played a card to reduce or Ignore the loss: they may not hit back."""
        self.locked = 0
        """The seats that may play no further card to reduce or Ignore it."""
        self.lost = 0
        """The seats that have lost Fortitude to it."""
        self.cause = NO_CAUSE
        """Of a Drink: whose card has it drunk; -1 if it is drunk in the seat's own Drink phase, or for an Event."""
        self.group = -1
        """Drinks drunk at the same moment share the number of the first of them (R4.4)."""
        self.cards: tuple[int, ...] = ()
        """The cards of a Drink; of a played card those that have joined it."""
        self.changes: tuple[int, ...] = ()
        self.helped = NOBODY_ELSE
        """Of an answer: the teammate in whose place it is played; -1 if that is its own player (D53.1)."""
        self.champions = 0
        """The Champions whom it is for, as a mask, where teams have named them (R56)."""

    def copy(self) -> "Incident":
        """A fresh copy that may still be changed."""
        copy = Incident(self.kind, self.seat, self.other, self.card, self.mode, self.about)
        copy.types = self.types
        copy.targets = self.targets
        copy.amount = self.amount
        copy.flags = self.flags
        copy.ignored = self.ignored
        copy.eased = self.eased
        copy.locked = self.locked
        copy.lost = self.lost
        copy.cause = self.cause
        copy.group = self.group
        copy.cards = self.cards
        copy.changes = self.changes
        copy.helped = self.helped
        copy.champions = self.champions
        return copy

    def acts(self) -> bool:
        """Whether it is answered as a played card is: one, or what happens by itself and counts as one (R5.7.3)."""
        return self.kind == CARD or self.types & PLAYED_TYPES != 0

    def struck(self) -> int:
        """The card in play that an answer hits back at, as a target; -1 if it hits a player."""
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == STRIKES:
                return self.changes[start + 1]
        return NOBODY_ELSE

    def beneficiary(self) -> int:
        """Whom an answer helps: what it Ignores, reduces, redirects or pays is that seat's (D53.1)."""
        return self.seat if self.helped < 0 else self.helped

    def has(self, flag: int) -> bool:
        """Whether the flag is set."""
        return self.flags & flag != 0

    def is_ignored_by(self, seat: int) -> bool:
        """Whether it does nothing to this seat (R5.4.1)."""
        return (self.ignored >> seat) & 1 != 0

    def change(self, operation: int, a: int, b: int) -> None:
        """Note what a response has done; order matters (R5.6.3, R9.1.3)."""
        self.changes = (*self.changes, operation, a, b)

    def result(self, operation: int) -> int:
        """What has come of its parts so far, as noted under this operation."""
        total = 0
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == operation:
                total += self.changes[start + 1]
        return total

    def result_of(self, operation: int, seat: int) -> int:
        """What has come of its parts for a seat, as noted under an operation whose first number is the seat."""
        total = 0
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == operation and self.changes[start + 1] == seat:
                total += self.changes[start + 2]
        return total

    def has_result(self, operation: int, seat: int) -> bool:
        """Whether anything was noted for the seat under such an operation."""
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == operation and self.changes[start + 1] == seat:
                return True
        return False

    def has_noted(self, operation: int) -> bool:
        """Whether anything was noted under this operation."""
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == operation:
                return True
        return False

    def has_discarded(self, seat: int) -> bool:
        """Whether the seat has discarded a card to it."""
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == DISCARDED_SO_FAR and self.changes[start + 2] == seat:
                return True
        return False

    def bid_of(self, seat: int) -> int:
        """What a seat has bid, the last time it did."""
        bid = 0
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == BID and self.changes[start + 1] == seat:
                bid = self.changes[start + 2]
        return bid

    def highest_bid(self) -> int:
        """The most anybody has bid; 0 if nobody has."""
        highest = 0
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == BID:
                highest = max(highest, self.changes[start + 2])
        return highest

    def highest_bidder(self) -> int:
        """Who has made the highest bid; -1 if nobody has bid anything."""
        highest = 0
        bidder = NOBODY_ELSE
        for start in range(0, len(self.changes), 3):
            if self.changes[start] == BID and self.changes[start + 2] > highest:
                highest = self.changes[start + 2]
                bidder = self.changes[start + 1]
        return bidder

    def numbers(self) -> list[object]:
        """Everything, as plain data."""
        return [
            self.kind,
            self.seat,
            self.other,
            self.card,
            self.mode,
            self.about,
            self.types,
            list(self.targets),
            self.amount,
            self.flags,
            self.ignored,
            self.eased,
            self.locked,
            self.lost,
            self.group,
            list(self.cards),
            list(self.changes),
            self.cause,
            self.helped,
            self.champions,
        ]
