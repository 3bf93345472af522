"""The turn (R91.1.1): two Special Characters join the stack, ten auctions are held, fairy gold comes back."""

from typing import Final, final

from taproom.dragonstones.rules.auctions import Bidding
from taproom.dragonstones.state.position import Position, Step, new_auction
from taproom.dragonstones.state.terms import (
    BLACK,
    BLACK_RETURNED,
    FAIRY,
    FAIRY_RETURNED,
    NOT_PLAYED,
    RESHUFFLED,
    SPECIALS_A_TURN,
    TURN_BEGAN,
    TURN_ENDED,
    TURNED_UP,
)
from taproom.kernel.decisions import NOTHING


@final
class BeginTurn(Step):
    """R91.1.2 and R91.1.4: draw two Special Characters, shuffle them into the stack, auction the Witch first."""

    def run(self, game: Position) -> None:
        """The specials are read out, so everybody knows what is in the stack, though not in which order."""
        game.turn += 1
        game.played.clear()
        draw_specials(game)
        game.stack.clear()
        game.stack.extend(game.catalogue.cards(special=False))
        game.stack.extend(game.specials)
        game.chance.shuffle(game.stack)
        game.tell(TURN_BEGAN, NOTHING, NOTHING, NOTHING, game.turn, tuple(game.specials))
        openers: list[Step] = [PutUp(character) for character in game.catalogue.openers()]
        end: list[Step] = [Pause(), EndTurn(), Pause()] if game.unhurried else [EndTurn()]
        game.then([*openers, NextAuction(), *end, BeginTurn()])


def draw_specials(game: Position) -> None:
    """R91.1.3, D91.1: an empty deck is made anew from the discards, also between the first card and the second."""
    game.specials.clear()
    for _ in range(SPECIALS_A_TURN):
        if not game.deck and game.discards:
            game.deck.extend(game.discards)
            game.discards.clear()
            game.chance.shuffle(game.deck)
            game.tell(RESHUFFLED, NOTHING, NOTHING, NOTHING, len(game.deck), ())
        if game.deck:
            game.specials.append(game.deck.pop())


@final
class NextAuction(Step):
    """R91.1.5: the others are turned up and auctioned one at a time."""

    def run(self, game: Position) -> None:
        """Until the stack is empty."""
        if game.stack:
            game.then([PutUp(game.stack.pop()), NextAuction()])


@final
class PutUp(Step):
    """A character is put up for auction."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, game: Position) -> None:
        """D95.7: who needs another character from the stack is not played as the last of the turn."""
        game.played.append(self.character)
        game.auction = None
        if game.catalogue.characters[self.character].calls_up and not game.stack:
            game.tell(NOT_PLAYED, NOTHING, NOTHING, self.character, 0, ())
            return
        game.tell(TURNED_UP, NOTHING, NOTHING, self.character, 0, ())
        game.auctions_held += 1
        game.auction = new_auction(self.character, len(game.seats))
        game.then([Bidding()])

    def data(self, game: Position) -> list[int]:
        """Which character."""
        return [self.character]


@final
class EndTurn(Step):
    """R91.1.6 and R91.1.7: spent fairy gold and unused black coins go back, the Special Characters are discarded."""

    def run(self, game: Position) -> None:
        """Kept characters stay with their owners: they are no longer among the turn's specials."""
        game.auction = None
        for number, seat in enumerate(game.seats):
            if seat.spent:
                game.put_behind_screen(number, FAIRY, seat.spent)
                game.tell(FAIRY_RETURNED, number, NOTHING, NOTHING, seat.spent, ())
                seat.spent = 0
            black = seat.coins[BLACK]
            if black:  # R94.1.3
                game.pay_coins(number, BLACK, black)
                game.tell(BLACK_RETURNED, number, NOTHING, NOTHING, black, ())
        game.tell(TURN_ENDED, NOTHING, NOTHING, NOTHING, game.turn, tuple(game.specials))
        game.discards.extend(game.specials)
        game.specials.clear()
        game.played.clear()


@final
class Pause(Step):
    """Stop here until somebody resumes: for scripts that look at a position before the turn goes on."""

    def run(self, game: Position) -> None:
        """Nobody is asked and the game is not over; real games never stand here."""
        game.paused = True
