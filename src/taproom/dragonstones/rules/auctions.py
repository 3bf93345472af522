"""Auctions: secret bids revealed together, silver between the tied, curses, and who wins."""

from typing import final

from taproom.dragonstones.rules.powers import UsedOnce, UsePower, offer_early
from taproom.dragonstones.state.position import Position, Seat, Step, members, running
from taproom.dragonstones.state.terms import (
    AMULET,
    BID,
    BID_SILVER,
    BIDDING,
    BLACK,
    CURSED,
    FAIRY,
    GOLD,
    NOBODY_WON,
    PASSED_OVER,
    REVEALED,
    SILVER,
    SILVER_BIDDING,
    SILVER_REVEALED,
    TIED,
    WON,
)
from taproom.kernel.decisions import NOTHING, Decision, Option, choose_one_of
from taproom.kernel.verdicts import Refusal


def bid_value(bid: tuple[int, ...]) -> int:
    """R95.1.11, D95.5: an amulet doubles the coins in the fist, fairy and common alike; R92.1.1: both are worth 1."""
    return (bid[0] + bid[1]) * (2 if bid[3] else 1)


def silver_value(bid: tuple[int, ...]) -> int:
    """What a fist of silver is worth."""
    return bid[0] * (2 if bid[1] else 1)


# ---- what may be bid ----

_gold_bids: dict[int, list[Option]] = {}
_silver_bids: dict[int, list[Option]] = {}


def gold_bids(seat: Seat) -> list[Option]:
    """R92.1.1: any number of fairy and common gold coins; one black coin; one amulet (D95.5). The empty fist first.

    Options are immutable and depend on nothing but the coins, so each list is made once and shared.
    """
    fairy, gold = seat.coins[FAIRY], seat.coins[GOLD]
    black, amulet = min(seat.coins[BLACK], 1), min(seat.coins[AMULET], 1)
    key = ((fairy * 256 + gold) * 2 + black) * 2 + amulet
    found = _gold_bids.get(key)
    if found is None:
        found = [
            Option(BID, NOTHING, 0, (some_fairy, some_gold, with_black, with_amulet), NOTHING)
            for with_black in range(black + 1)
            for with_amulet in range(amulet + 1)
            for some_gold in range(gold + 1)
            for some_fairy in range(fairy + 1)
        ]
        _gold_bids[key] = found
    return found


def silver_bids(seat: Seat) -> list[Option]:
    """R92.2.1, D92.1, D92.2: any number of silver coins, none included, and one amulet."""
    silver, amulet = seat.coins[SILVER], min(seat.coins[AMULET], 1)
    key = silver * 2 + amulet
    found = _silver_bids.get(key)
    if found is None:
        found = [
            Option(BID_SILVER, NOTHING, 0, (some_silver, with_amulet), NOTHING)
            for with_amulet in range(amulet + 1)
            for some_silver in range(silver + 1)
        ]
        _silver_bids[key] = found
    return found


def refuse_bid(
    game: Position, seat: int, fairy: int, gold: int, silver: int, black: int, amulet: int
) -> Refusal | None:
    """Why the seat may not bid this now, in whichever bidding is going on."""
    coins = game.seats[seat].coins
    if isinstance(game.question, SilverBidding):
        if not (running(game).tied >> seat) & 1:
            return Refusal("not_tied", "R92.2.1", seat)
        if black:
            return Refusal("no_black_coin_in_silver_bidding", "D92.2", BLACK)
        if fairy or gold:
            return Refusal("silver_only", "D92.2", FAIRY if fairy else GOLD)
        if silver > coins[SILVER]:
            return Refusal("too_few_coins", "R92.2.1", SILVER)
    else:
        if not isinstance(game.question, Bidding):
            return refuse_without_auction(game)
        if silver:
            return Refusal("gold_only", "R92.1.1", SILVER)
        if fairy > coins[FAIRY]:
            spent = fairy <= coins[FAIRY] + game.seats[seat].spent
            return Refusal(
                "coins_already_spent" if spent else "too_few_coins", "R92.1.3" if spent else "R92.1.1", FAIRY
            )
        if gold > coins[GOLD]:
            return Refusal("too_few_coins", "R92.1.1", GOLD)
        if black > coins[BLACK]:
            return Refusal("no_black_coin", "R94.1.1", BLACK)
    if amulet > 1:
        return Refusal("one_amulet_only", "D95.5", AMULET)
    if amulet > coins[AMULET]:
        return Refusal("no_amulet", "R95.1.11", AMULET)
    return None


def refuse_without_auction(game: Position) -> Refusal:
    """Why nobody bids: a power is being used, or the last character of the turn is not played (D95.7)."""
    if game.auction is None and game.played and not game.stack:
        last = game.played[len(game.played) - 1]
        if game.catalogue.characters[last].calls_up:
            return Refusal("last_of_turn", "D95.7", last)
    return Refusal("no_bidding", "R91.1.5")


# ---- the auction ----


@final
class Bidding(Step):
    """R92.1.1: all bid at once; nothing is known of a bid until all are revealed."""

    def run(self, game: Position) -> None:
        """Ask every seat."""
        game.ask(self, (1 << len(game.seats)) - 1)

    def decide(self, game: Position, seat: int) -> Decision:
        """What to take into the fist."""
        return choose_one_of(seat, BIDDING, gold_bids(game.seats[seat]), 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Seal the bid."""
        running(game).bids[seat] = option.targets

    def finish(self, game: Position) -> None:
        """R92.1.2: all reveal together. A curse (R94.1.2) comes before ties are looked at (D94.1)."""
        auction = running(game)
        for seat, bid in enumerate(auction.bids):
            spend_bid(game, seat, bid)
        for seat, bid in enumerate(auction.bids):
            if bid[2]:
                game.tell(CURSED, seat, NOTHING, auction.character, 0, ())
                return
        values = [bid_value(bid) for bid in auction.bids]
        highest = max(values)
        if highest == 0:  # R92.3.1, D92.4
            game.tell(PASSED_OVER, NOTHING, NOTHING, auction.character, 0, ())
            return
        tied = seats_with(values, highest, -1)
        if tied & (tied - 1):
            auction.tied = tied
            game.tell(TIED, NOTHING, NOTHING, auction.character, highest, members(tied))
            game.then([SilverBidding()])
        else:
            award(game, values, (1 << len(values)) - 1, highest)


def spend_bid(game: Position, seat: int, bid: tuple[int, ...]) -> None:
    """R92.1.3, D92.3: fairy gold lies before the screen, everything else goes to the bank, win or lose."""
    game.tell(REVEALED, seat, NOTHING, NOTHING, bid_value(bid), bid)
    game.spend_fairy(seat, bid[0])
    game.pay_coins(seat, GOLD, bid[1])
    game.pay_coins(seat, BLACK, bid[2])
    game.pay_coins(seat, AMULET, bid[3])


@final
class SilverBidding(Step):
    """R92.2.1: the tied bid again, with silver only."""

    def run(self, game: Position) -> None:
        """Ask the tied."""
        game.ask(self, running(game).tied)

    def decide(self, game: Position, seat: int) -> Decision:
        """How much silver."""
        return choose_one_of(seat, SILVER_BIDDING, silver_bids(game.seats[seat]), 0)

    def take(self, game: Position, seat: int, option: Option) -> None:
        """Seal the bid."""
        running(game).silver[seat] = option.targets

    def finish(self, game: Position) -> None:
        """R92.2.2: a second tie, even at nothing (D92.1), leaves the character to nobody."""
        auction = running(game)
        values = [0] * len(game.seats)
        for seat in members(auction.tied):
            bid = auction.silver[seat]
            values[seat] = silver_value(bid)
            game.tell(SILVER_REVEALED, seat, NOTHING, NOTHING, values[seat], bid)
            game.pay_coins(seat, SILVER, bid[0])
            game.pay_coins(seat, AMULET, bid[1])
        highest = max(values)
        best = seats_with(values, highest, auction.tied)
        if best & (best - 1):
            game.tell(NOBODY_WON, NOTHING, NOTHING, auction.character, highest, ())
        else:
            award(game, values, auction.tied, highest)


def award(game: Position, values: list[int], bidders: int, highest: int) -> None:
    """R92.1.4: the winner uses the character. The second is looked for among `bidders` (R92.2.3, R94.4.2, D94.3)."""
    auction = running(game)
    best = seats_with(values, highest, bidders)
    auction.winner = members(best)[0]
    others = bidders & ~best
    runner_up = 0
    for seat in members(others):
        runner_up = max(runner_up, values[seat])
    auction.seconds = seats_with(values, runner_up, others)
    game.tell(WON, auction.winner, NOTHING, auction.character, highest, ())
    winner = auction.winner
    steps: list[Step] = offer_early(game, winner)
    steps.append(UsePower(winner, auction.character))
    steps.append(UsedOnce(winner))
    game.then(steps)


def seats_with(values: list[int], value: int, among: int) -> int:
    """A mask of the seats in `among` whose bid is worth this."""
    mask = 0
    for seat, other in enumerate(values):
        if other == value and (among >> seat) & 1:
            mask |= 1 << seat
    return mask
