"""Positions as plain data, with every secret, and back."""

import hashlib
import json

from taproom.dragonstones.rules import auctions, bag, payments, powers, taking, turn
from taproom.dragonstones.rules.migrations import MIGRATIONS
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.dragonstones.state.knowledge import Ledger
from taproom.dragonstones.state.position import Auction, Do, Position, Seat, Step
from taproom.kernel.dice import Chance, Dice, QuickDice
from taproom.kernel.verdicts import Malformed


def dump_position(game: Position) -> dict[str, object]:
    """Everything. Characters and effects go by number; their keys say for which catalogue the numbers hold."""
    keys = [character.key for character in game.catalogue.characters]
    question = game.question
    ledger = game.ledger
    return {
        "version": MIGRATIONS.version,
        "game": "dragonstones",
        "names": list(game.names),
        "extras": json.loads(game.catalogue.extras),
        "characters": keys,
        "seats": [[seat.coins[:], seat.spent, seat.stones[:], seat.score, seat.kept[:]] for seat in game.seats],
        "bank": game.bank[:],
        "bank_stones": game.bank_stones[:],
        "improvised": game.improvised,
        "turn": game.turn,
        "deck": game.deck[:],
        "discards": game.discards[:],
        "specials": game.specials[:],
        "stack": game.stack[:],
        "played": game.played[:],
        "auction": _dump_auction(game.auction),
        "named": game.named,
        "bag": game.bag[:],
        "drawn": game.drawn[:],
        "next_draws": game.next_draws[:],
        "agenda": [_dump_step(game, step) for step in game.agenda],
        "question": None if question is None else _dump_step(game, question),
        "waiting": game.waiting,
        "ledger": None if ledger is None else [ledger.low[:], ledger.high[:]],
        "winner": game.winner,
        "paused": game.paused,
        "unhurried": game.unhurried,
        "attentive": game.attentive,
        "forced": game.forced,
        "auctions_held": game.auctions_held,
        "chance": _dump_chance(game.chance),
    }


def fingerprint(game: Position) -> str:
    """The same for two positions exactly if their dumps are, whether or not they would stand still among people."""
    dump = dump_position(game)
    del dump["attentive"]
    text = json.dumps(dump, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _dump_auction(auction: Auction | None) -> list[object] | None:
    if auction is None:
        return None
    return [
        auction.character,
        [list(bid) for bid in auction.bids],
        [list(bid) for bid in auction.silver],
        auction.tied,
        auction.winner,
        auction.seconds,
        auction.doubler,
        auction.announced,
        auction.second_use,
        auction.barred,
    ]


def _dump_step(game: Position, step: Step) -> list[object]:
    numbers: list[object] = [type(step).__name__]
    numbers.extend(step.data(game))
    return numbers


def _dump_chance(chance: Chance) -> list[object]:
    if isinstance(chance, Dice):
        return ["dice", chance.key.hex(), chance.drawn]
    if isinstance(chance, QuickDice):
        return ["quick", chance.state]
    raise ValueError("this kind of chance cannot be saved")


# ---- and back ----


def read_position(game: Position, data: dict[str, object]) -> None:
    """Fill a position, made by `empty_seats` and `read_chance`, with a snapshot of the current version."""
    keys = [character.key for character in game.catalogue.characters]
    if data["characters"] != keys:
        raise Malformed("the position was saved with other characters than those known here")
    game.names = [str(name) for name in _list(data["names"])]
    game.improvised = _whole(data["improvised"])
    game.turn = _whole(data["turn"])
    game.deck = _wholes(data["deck"])
    game.discards = _wholes(data["discards"])
    game.specials = _wholes(data["specials"])
    game.stack = _wholes(data["stack"])
    game.played = _wholes(data["played"])
    game.auction = _read_auction(data["auction"])
    game.named = _whole(data["named"])
    game.bag = _wholes(data["bag"])
    game.drawn = _wholes(data["drawn"])
    game.next_draws = _wholes(data["next_draws"])
    game.agenda = [_read_step(game.catalogue, step) for step in _list(data["agenda"])]
    game.winner = _whole(data["winner"])
    game.paused = bool(data["paused"])
    game.unhurried = bool(data["unhurried"])
    game.attentive = bool(data["attentive"])
    game.forced = _whole(data["forced"])
    game.auctions_held = _whole(data["auctions_held"])
    game.waiting = _whole(data["waiting"])
    if data["ledger"] is not None:
        bounds = _list(data["ledger"])
        game.ledger = Ledger(len(game.seats), _wholes(bounds[0]), _wholes(bounds[1]))
    if data["question"] is not None:
        question = _read_step(game.catalogue, data["question"])
        game.question = question
        for seat in range(len(game.seats)):
            if (game.waiting >> seat) & 1:
                game.decisions[seat] = question.decide(game, seat)


def read_seats(data: object) -> list[Seat]:
    """The seats of a dump."""
    seats: list[Seat] = []
    for each in _list(data):
        coins, spent, stones, score, kept = _list(each)
        seats.append(Seat(_wholes(coins), _whole(spent), _wholes(stones), _whole(score), _wholes(kept)))
    return seats


def read_bank(data: object) -> list[int]:
    """The coins or stones of the bank in a dump."""
    return _wholes(data)


def read_chance(data: object) -> Chance:
    """The dice of a dump."""
    parts = _list(data)
    if parts and parts[0] == "dice":
        return Dice(bytes.fromhex(str(parts[1])), _whole(parts[2]))
    if parts and parts[0] == "quick":
        state = _whole(parts[1])
        if not 0 < state < 1 << 32:
            raise Malformed(f"the state of quick dice is a number of 32 bits and not 0, not {state}")
        quick = QuickDice(0)
        quick.state = state
        return quick
    raise Malformed("the dice of a position must be ['dice', key, drawn] or ['quick', state]")


def _read_auction(data: object) -> Auction | None:
    if data is None:
        return None
    character, bids, silver, tied, winner, seconds, doubler, announced, second_use, barred = _list(data)
    return Auction(
        _whole(character),
        [tuple(_wholes(bid)) for bid in _list(bids)],
        [tuple(_wholes(bid)) for bid in _list(silver)],
        _whole(tied),
        _whole(winner),
        _whole(seconds),
        _whole(doubler),
        bool(announced),
        bool(second_use),
        bool(barred),
    )


def _read_step(catalogue: Catalogue, data: object) -> Step:
    parts = _list(data)
    name = str(parts[0])
    numbers = _wholes(parts[1:])
    step = _plain_step(name, numbers)
    if step is None:
        step = _step_with_effect(catalogue, name, numbers)
    if step is None:
        raise Malformed(f"a position's agenda has no step {name!r}")
    return step


def _plain_step(name: str, numbers: list[int]) -> Step | None:
    if not numbers:
        for each in (
            turn.BeginTurn(),
            turn.NextAuction(),
            turn.EndTurn(),
            turn.Pause(),
            auctions.Bidding(),
            auctions.SilverBidding(),
            powers.EmptyBag(),
        ):
            if type(each).__name__ == name:
                return each
        return None
    first, second = numbers[0], numbers[1] if len(numbers) > 1 else 0
    if name == "PutUp":
        return turn.PutUp(first)
    if name == "UsePower":
        return powers.UsePower(first, second)
    if name == "ChooseMode":
        return powers.ChooseMode(first, second)
    if name == "OfferTwice":
        return powers.OfferTwice(first)
    if name == "UsedOnce":
        return powers.UsedOnce(first)
    if name == "UseAgain":
        return powers.UseAgain(first)
    if name == "ChooseCharacter":
        return powers.ChooseCharacter(first, second)
    if name == "NameColour":
        return bag.NameColour(first, second)
    if name == "Dare":
        return bag.Dare(first)
    return None


def _step_with_effect(catalogue: Catalogue, name: str, numbers: list[int]) -> Step | None:
    effects = catalogue.effects
    if name == "Do":
        return Do(numbers[0], numbers[1], effects[numbers[2]])
    if name == "WhetherToPay":
        return payments.WhetherToPay(numbers[0], numbers[1], effects[numbers[2]])
    if name == "StonesToPay":
        return payments.StonesToPay(numbers[0], effects[numbers[1]])
    if name == "BuyStones":
        return payments.BuyStones(numbers[0], effects[numbers[1]])
    if name == "ChooseVictim":
        return taking.ChooseVictim(numbers[0], effects[numbers[1]])
    if name == "RobSeat":
        return taking.RobSeat(numbers[0], numbers[1], effects[numbers[2]])
    if name == "ChooseStone":
        return taking.ChooseStone(numbers[0], numbers[1], effects[numbers[2]], numbers[3])
    return None


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise Malformed(f"expected a list in the position, not {data!r}")
    return data


def _whole(data: object) -> int:
    if not isinstance(data, int):
        raise Malformed(f"expected a whole number in the position, not {data!r}")
    return data


def _wholes(data: object) -> list[int]:
    return [_whole(each) for each in _list(data)]
