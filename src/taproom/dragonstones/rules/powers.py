"""Using a character: its alternatives, using it twice, and characters that use other characters.

R95.1.4 (Doppelganger), R95.1.8 (Ghost), R95.1.10 (Goblin), R95.1.12 (Imp).
"""

from typing import Final, final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect
from taproom.dragonstones.rules.payments import can_pay
from taproom.dragonstones.state.position import Ask, Do, Position, Step, running
from taproom.dragonstones.state.terms import (
    ANNOUNCED,
    DOUBLED,
    KEPT,
    ONCE,
    TWICE,
    USE,
    USE_MODE,
    USED,
    WHETHER_TWICE,
    WHICH_CHARACTER,
    WHICH_MODE,
)
from taproom.kernel.decisions import NOTHING, Decision, Option, choose_one_of
from taproom.kernel.verdicts import Refusal

# ---- one use ----


@final
class UsePower(Step):
    """The seat uses a character's power once."""

    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def run(self, game: Position) -> None:
        """D95.4: a character never used twice cannot be reached by a second use, whatever draws it."""
        character = game.catalogue.characters[self.character]
        auction = running(game)
        game.named = NOTHING
        if character.never_twice:
            auction.barred = True
            if auction.second_use:
                return
        if len(character.program.modes) == 1:
            use_mode(game, self.seat, self.character, 0)
        elif character.program.modes:
            game.then([ChooseMode(self.seat, self.character)])

    def data(self, game: Position) -> list[int]:
        """Who and which character."""
        return [self.seat, self.character]


def use_mode(game: Position, seat: int, character: int, mode: int) -> None:
    """Carry out the effects of one alternative in order; what is left in the bag goes back to the bank."""
    power = game.catalogue.characters[character]
    steps: list[Step] = [Do(seat, character, effect) for effect in power.program.modes[mode]]
    if power.fills_bag:
        steps.append(EmptyBag())
    game.then(steps)


@final
class ChooseMode(Ask):
    """D94.2: of two alternatives the winner chooses one that can be carried out in full; coins can always be taken."""

    __slots__ = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def decide(self, game: Position, seat: int) -> Decision:
        """The alternatives there are; the last does the least."""
        options: list[Option] = []
        for mode in range(len(game.catalogue.characters[self.character].program.modes)):
            if refuse_mode(game, seat, self.character, mode) is None:
                options.append(Option(USE_MODE, self.character, mode, (), NOTHING))
        return choose_one_of(seat, WHICH_MODE, options, max(len(options) - 1, 0))

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Carry it out."""
        use_mode(game, seat, self.character, option.mode)

    def data(self, game: Position) -> list[int]:
        """Who and which character."""
        return [self.seat, self.character]


def refuse_mode(game: Position, seat: int, character: int, mode: int) -> Refusal | None:
    """Why the seat may not use this alternative."""
    for effect in game.catalogue.characters[character].program.modes[mode]:
        if effect.op == fx.PAY_FOR and not can_pay(game, seat, effect):
            return Refusal("cannot_pay", game.catalogue.characters[character].rule, character)
    return None


@final
class EmptyBag(Step):
    """R95.1.16, R95.1.19: what is left in the bag goes back to the bank."""

    def run(self, game: Position) -> None:
        """Stones that were drawn and lost are in the bag again by now."""
        for colour, amount in enumerate(game.bag):
            game.bank_stones[colour] += amount
            game.bag[colour] = 0


# ---- the same character twice ----


def offer_early(game: Position, winner: int) -> list[Step]:
    """R95.1.4: what the winner kept from earlier auctions may be announced before the first use (D95.10)."""
    auction = running(game)
    for kept in game.seats[winner].kept:
        if game.catalogue.characters[kept].doubles:
            auction.doubler = kept
    if auction.doubler == NOTHING or game.catalogue.characters[auction.character].never_twice:
        return []
    return [OfferTwice(winner)]


def refuse_twice(game: Position, seat: int) -> Refusal | None:
    """Why the character at hand cannot be used twice."""
    auction = game.auction
    if auction is None or auction.winner != seat:
        return Refusal("not_the_winner", "R95.1.4", seat)
    if auction.doubler == NOTHING:
        kept_now = [kept for kept in game.seats[seat].kept if game.catalogue.characters[kept].doubles]
        return Refusal("kept_for_later_auctions" if kept_now else "nothing_kept", "R95.1.4", seat)
    if game.catalogue.characters[auction.character].never_twice:
        return Refusal("never_twice", "R95.1.4", auction.character)
    if auction.barred:
        return Refusal("never_twice", "D95.4", auction.character)
    if auction.announced or auction.second_use:
        return Refusal("twice_already", "D95.4", auction.character)
    return None


@final
class OfferTwice(Ask):
    """D95.10: the Doppelganger may be announced from winning the auction until the first use is finished."""

    def decide(self, game: Position, seat: int) -> Decision:
        """It is played at will (D94.2)."""
        auction = running(game)
        options = [
            Option(ONCE, auction.doubler, 0, (), auction.character),
            Option(TWICE, auction.doubler, 0, (), auction.character),
        ]
        return choose_one_of(seat, WHETHER_TWICE, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Announce it; it is discarded when the second use begins."""
        if option.verb == TWICE:
            auction = running(game)
            auction.announced = True
            game.tell(ANNOUNCED, seat, auction.character, auction.doubler, 0, ())


@final
class UsedOnce(Step):
    """D95.4: the second use follows at once and sees the results of the first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, game: Position) -> None:
        """The last moment to announce it has come (D95.10)."""
        auction = running(game)
        if auction.announced and not auction.barred:
            game.then([UseAgain(self.seat)])
        elif refuse_twice(game, self.seat) is None:
            game.then([OfferTwice(self.seat), UseAgain(self.seat)])

    def data(self, game: Position) -> list[int]:
        """Who."""
        return [self.seat]


@final
class UseAgain(Step):
    """R95.1.4: the kept character is discarded and the auctioned one used a second time."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, game: Position) -> None:
        """Only if it was announced."""
        auction = running(game)
        if not auction.announced:
            return
        auction.second_use = True
        game.seats[self.seat].kept.remove(auction.doubler)
        game.discards.append(auction.doubler)
        game.tell(DOUBLED, self.seat, auction.character, auction.doubler, 0, ())
        game.then([UsePower(self.seat, auction.character)])

    def data(self, game: Position) -> list[int]:
        """Who."""
        return [self.seat]


def keep(game: Position, seat: int, character: int) -> None:
    """R95.1.4: the card goes before the seat's screen, from wherever it lies; a card somebody holds stays there."""
    if character in game.specials:
        game.specials.remove(character)
    elif character in game.discards:
        game.discards.remove(character)
    else:
        return
    game.seats[seat].kept.append(character)
    game.tell(KEPT, seat, NOTHING, character, 0, ())


# ---- characters that use others ----


def refuse_use(game: Position, seat: int, source: int, character: int) -> Refusal | None:
    """Why a Ghost (source PLAYED) or an Imp (source STACK) may not use this character."""
    auction = running(game)
    if source == fx.PLAYED:
        if game.catalogue.characters[character].recalls:
            return Refusal("not_itself", "D95.11", character)
        if character not in game.played:
            return Refusal("not_up_yet", "R95.1.8", character)
        if held_by_another(game, seat, character):
            return Refusal("held_by_another", "D95.3", character)
    elif character not in game.stack:
        return Refusal("not_in_stack", "R95.1.12", character)
    if auction.announced and game.catalogue.characters[character].never_twice:
        return Refusal("never_twice", "D95.4", character)
    return None


def held_by_another(game: Position, seat: int, character: int) -> bool:
    """D95.3: whether the card itself lies before another player's screen and nowhere else."""
    if character in game.specials or character in game.discards:
        return False
    for number, other in enumerate(game.seats):
        if number != seat and character in other.kept:
            return True
    return False


@final
class ChooseCharacter(Ask):
    """R95.1.8, R95.1.12: choose a character and use it as if its auction had been won."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source: Final = source

    def decide(self, game: Position, seat: int) -> Decision:
        """Each character once, in the order of the catalogue: the order of the stack stays unknown."""
        options: list[Option] = []
        for character in range(len(game.catalogue.characters)):
            if refuse_use(game, seat, self.source, character) is None:
                options.append(Option(USE, character, 0, (), NOTHING))
        return choose_one_of(seat, WHICH_CHARACTER, options, 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """R95.1.12: the remaining stack is shuffled after the choice."""
        if self.source == fx.STACK:
            bring_up(game, option.subject)
            game.chance.shuffle(game.stack)
        use_other(game, seat, option.subject)

    def data(self, game: Position) -> list[int]:
        """Who, and from where."""
        return [self.seat, self.source]


def use_character(game: Position, seat: int, effect: Effect) -> None:
    """Ghost and Imp choose; the Goblin takes the top of the stack, whose order is random (R95.1.10)."""
    if effect.what == fx.TOP_OF_STACK:
        if game.stack:
            character = game.stack[len(game.stack) - 1]
            bring_up(game, character)
            use_other(game, seat, character)
    else:
        game.then([ChooseCharacter(seat, effect.what)])


def bring_up(game: Position, character: int) -> None:
    """R95.1.10: it counts as played, so a later Ghost can choose it (D95.11)."""
    game.stack.remove(character)
    game.played.append(character)


def use_other(game: Position, seat: int, character: int) -> None:
    """Use it; coins and bidders are those of the running auction (D95.2), and nothing can curse it (D95.11)."""
    game.tell(USED, seat, NOTHING, character, 0, ())
    game.then([UsePower(seat, character)])
