"""What a seat may ask of its table, and what becomes of it: an entry for the log, or a refusal with the reason.

Nothing here changes a table: a request is judged, then stored, then carried out.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from taproom.bots import levels, patience
from taproom.kernel.dice import QuickDice
from taproom.kernel.game import game
from taproom.kernel.state import RESPONSE, SPECTATOR
from taproom.kernel.verdicts import Malformed
from taproom.protocol import commands as cm
from taproom.protocol.settings import PackFile, Timers
from taproom.server.identity import clean
from taproom.server.refusals import PHRASES, Refusal
from taproom.server.tables import entries, takebacks
from taproom.server.tables.packs import with_pack
from taproom.server.tables.phrases import is_saying_of
from taproom.server.tables.seats import BOT, EMPTY, PERSON, Chair, shuffled, swapped
from taproom.server.tables.session import HOLDS_PER_TURN, GameSession
from taproom.server.tables.table import GATHERING, OVER, PLAYING, Table, empty_seats

FORBIDDEN_OPTIONS: Final = ("pack",)
"""It names a folder on the server's own disk."""
_ANY_SEED: Final = 1
MOST_ARMED: Final = 16
SOLO_PAUSE: Final = 120
"""There is no hand to hide from bots, and they answer at once: there the pauses are only for the eye."""


def judge(
    table: Table, seat: int, command: cm.Command, at: int, here: Callable[[], set[int]]
) -> entries.AnyEntry | None:
    """The entry a command becomes; None if it was already carried out. `here` tells the seats that are not away.

    You may hand over your own seat, or that of an absent player.
    """
    if seat == SPECTATOR and not isinstance(command, cm.Say):
        raise Refusal("spectator")
    if isinstance(command, cm.Lend):
        return _lend(table, command, at, here() - {seat})
    rule = _RULES.get(type(command))
    if rule is None:
        raise Refusal("not-asked")
    return rule(table, seat, command, at)


def check_options(
    game_key: str,
    seats: int,
    characters: list[str],
    options: dict[str, str],
    pack: tuple[PackFile, ...] = (),
) -> None:
    """Whether a table can be laid with these options; refused with the game's own words if they make no sense."""
    if pack:
        lineup_for(game_key, seats, characters, options, _ANY_SEED, pack)
    else:
        _check_known_options(game_key, seats, tuple(characters), tuple(options.items()))


@lru_cache(256)
def _check_known_options(
    game_key: str, seats: int, characters: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> None:
    """Most tables are laid like one before: what could be dealt then can be dealt now."""
    lineup_for(game_key, seats, list(characters), dict(options), _ANY_SEED)


def lineup_for(
    game_key: str,
    seats: int,
    characters: list[str],
    options: dict[str, str],
    seed: int,
    pack: tuple[PackFile, ...] = (),
) -> dict[str, object]:
    """What a game starts from, with everything these options leave open drawn by lot from the seed."""
    for name in FORBIDDEN_OPTIONS:
        if name in options and not pack:
            raise Refusal("options", problem=f"{name}?")
    try:
        with with_pack(options, pack) as understood:
            lineup = game(game_key).lineup(seats, characters, understood, QuickDice(seed))
            # What cannot be dealt must not be laid: an entry is stored before it is carried out.
            game(game_key).start(lineup, QuickDice(seed))
            return lineup
    except Malformed as error:
        raise Refusal("options", problem=error) from None


def check_table(table: Table, characters: list[str]) -> None:
    """Whether a laid table can be played with these characters."""
    opened = table.opened
    check_options(opened.game, opened.seats, characters, opened.options, opened.pack)


def check_level(game_key: str, level: str) -> str:
    """A bot's level; by default the strongest that answers at once."""
    known = levels(game_key)
    if level and level not in known:
        raise Refusal("options", problem=f"{level}? {', '.join(known)}")
    return level or game(game_key).bots.levels()[-1]


def _running(table: Table) -> GameSession:
    if table.phase != PLAYING or table.session is None:
        raise Refusal("not-playing")
    return table.session


def _gathering(table: Table) -> None:
    if table.phase != GATHERING:
        raise Refusal("already-started")


def _host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise Refusal("not-host", name=table.chairs[table.host].name if table.host >= 0 else "")


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-seat", seat=seat + 1)
    return table.chairs[seat]


def _choose(table: Table, seat: int, command: cm.Choose, at: int) -> entries.AnyEntry | None:
    session = _running(table)
    if command.question and (command.question, command.choice) == session.answered[seat]:
        return None
    ask = session.asks.get(seat)
    if command.question and command.question == session.answered[seat][0]:
        raise Refusal("answered")
    if ask is None or ask.number != command.question:
        raise Refusal("late" if 0 < command.question <= session.questions[seat] else "not-asked")
    if table.chairs[seat].stand_in:
        raise Refusal("conceded" if table.chairs[seat].conceded else "not-asked")
    allowed = command.choice == 0 if ask.decision is None else ask.decision.allows(command.choice)
    if not allowed:
        raise Refusal("not-offered")
    return entries.Chose(at, seat, command.question, command.choice)


def _order(table: Table, seat: int, command: cm.SetOrders, at: int) -> entries.AnyEntry | None:
    if _running(table).orders[seat] == command.orders:
        return None
    return entries.Ordered(at, seat, command.orders)


def _arm(table: Table, seat: int, command: cm.Arm, at: int) -> entries.AnyEntry | None:
    armed = _running(table).armed[seat]
    if command.card in armed and armed[command.card] == command.targets:
        return None
    if len(armed) >= MOST_ARMED:
        raise Refusal("too-fast")
    return entries.Armed(at, seat, command.card, command.targets)


def _disarm(table: Table, seat: int, command: cm.Disarm, at: int) -> entries.AnyEntry | None:
    return entries.Disarmed(at, seat, command.card) if command.card in _running(table).armed[seat] else None


def _hold(table: Table, seat: int, command: cm.Hold, at: int) -> entries.AnyEntry | None:
    session = _running(table)
    holding = seat in session.pause.holders
    if session.pause.kind != RESPONSE or table.chairs[seat].stand_in:
        raise Refusal("no-window")
    if command.on and holding:
        raise Refusal("holding")
    if not command.on and not holding:
        raise Refusal("not-holding")
    if command.on and session.holds[seat] >= HOLDS_PER_TURN:
        raise Refusal("no-more-holds")
    return entries.Held(at, seat, command.on)


def _say(table: Table, seat: int, command: cm.Say, at: int) -> entries.AnyEntry | None:
    if seat == SPECTATOR and table.silenced:
        raise Refusal("silenced")
    text = clean(command.text)
    if command.phrase in PHRASES or is_saying_of(table, seat, command.phrase):
        return entries.Said(at, seat, "", command.phrase)
    if not text:
        raise Refusal("empty-remark")
    return entries.Said(at, seat, text, "")


def _add_bot(table: Table, seat: int, command: cm.AddBot, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    _host(table, seat)
    if _chair(table, command.seat).kind != EMPTY:
        raise Refusal("seat-taken")
    level = check_level(table.opened.game, command.level)
    return entries.BotSat(at, command.seat, level, command.character, patience(level))


def _clear(table: Table, seat: int, command: cm.Clear, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    chair = _chair(table, command.seat)
    if chair.kind == EMPTY:
        raise Refusal("seat-empty")
    if command.seat != seat:
        _host(table, seat)
        if chair.kind != BOT:
            raise Refusal("seat-taken")
    return entries.Rose(at, command.seat)


def _pick_character(table: Table, seat: int, command: cm.PickCharacter, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    characters = ["" if other == seat else chair.character for other, chair in enumerate(table.chairs)]
    characters[seat] = command.character
    check_table(table, characters)
    return entries.CharacterPicked(at, seat, command.character)


def _mix(table: Table, seat: int, command: cm.Mix, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    return None if table.chairs[seat].number == command.number else entries.Mixed(at, seat, command.number)


def _arrange(table: Table, seat: int, command: cm.Arrange, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    _host(table, seat)
    opened = table.opened
    timers = opened.timers if command.timers is None else command.timers
    check_pauses(timers)
    options = opened.options
    if command.options is not None:
        kept = {name: given for name, given in opened.options.items() if name in FORBIDDEN_OPTIONS}
        options = {**command.options, **kept}
        characters = [chair.character for chair in table.chairs]
        check_options(opened.game, opened.seats, characters, options, opened.pack)
    return None if (options, timers) == (opened.options, opened.timers) else entries.Arranged(at, options, timers)


def check_pauses(timers: Timers) -> None:
    """Refuse a shortest pause that is longer than the longest."""
    if timers.most_pause < timers.fewest_pause:
        raise Refusal("pauses", n=timers.fewest_pause)


def _start(table: Table, seat: int, command: cm.Start, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    _host(table, seat)
    if free := empty_seats(table):
        raise Refusal("seats-empty", n=len(free))
    opened = table.opened
    characters = [chair.character for chair in table.chairs]
    # Who plays whom is drawn from the secret too, but reveals nothing about the order of the cards.
    seed = int(table.commitment()[:8], 16)
    lineup = lineup_for(opened.game, opened.seats, characters, opened.options, seed, opened.pack)
    pauses = (opened.timers.fewest_pause, opened.timers.most_pause)
    if table.is_solo():
        pauses = (min(pauses[0], SOLO_PAUSE), min(pauses[1], SOLO_PAUSE))
    even = not opened.timers.quick and not table.is_solo()
    return entries.Started(at, game(opened.game).rules_version(), lineup, *pauses, even)


def _concede(table: Table, seat: int, command: cm.Concede, at: int) -> entries.AnyEntry | None:
    _running(table)
    return None if table.chairs[seat].conceded else entries.Conceded(at, seat)


def _lend(table: Table, command: cm.Lend, at: int, here: set[int]) -> entries.AnyEntry | None:
    _running(table)
    chair = _chair(table, command.seat)
    if chair.kind != PERSON:
        raise Refusal("not-person")
    if command.seat in here:
        raise Refusal("not-away")
    if chair.stand_in:
        return None
    level = check_level(table.opened.game, command.level)
    return entries.Lent(at, command.seat, level, patience(level))


def _reclaim(table: Table, seat: int, command: cm.Reclaim, at: int) -> entries.AnyEntry | None:
    _running(table)
    if table.chairs[seat].conceded:
        raise Refusal("conceded")
    if not table.chairs[seat].stand_in:
        raise Refusal("not-lent")
    return entries.Reclaimed(at, seat)


def _undo(table: Table, seat: int, command: cm.Undo, at: int) -> entries.AnyEntry | None:
    session = _running(table)
    if table.chairs[seat].stand_in:
        raise Refusal("conceded" if table.chairs[seat].conceded else "not-asked")
    solo = table.is_solo()
    if not solo and command.steps == 1 and takebacks.can_unseal(session, seat):
        return entries.Unsealed(at, seat)
    steps = takebacks.steps_of(session, seat)
    # A sealed answer is not in the record yet.
    back = command.steps - (not solo and takebacks.has_sealed(session, seat))
    if len(steps) < back:
        raise Refusal("nothing-to-undo")
    step = steps[-back]
    waiting = [] if solo or takebacks.is_free(session, step, at) else takebacks.affected(session, step)
    if not waiting:
        return entries.Undone(at, step.choices)
    if table.takeback is not None:
        raise Refusal("takeback-open", name=table.chairs[table.takeback.seat].name)
    if (left := table.patience[seat].until - at) > 0:
        raise Refusal("takeback-wait", n=-(-left // 1000))
    return entries.TakebackAsked(at, seat, command.steps, step.choices, tuple(waiting))


def _agree(table: Table, seat: int, command: cm.Agree, at: int) -> entries.AnyEntry | None:
    _running(table)
    takeback = table.takeback
    if takeback is None:
        raise Refusal("no-takeback")
    if command.on and seat in takeback.agreed:
        return None
    if seat not in (takeback.waiting if command.on else [*takeback.waiting, *takeback.agreed, takeback.seat]):
        raise Refusal("not-concerned")
    return entries.TakebackAnswered(at, seat, command.on)


def _mute(table: Table, seat: int, command: cm.Mute, at: int) -> entries.AnyEntry | None:
    if command.seat != SPECTATOR:
        _chair(table, command.seat)
    if command.seat == seat:
        raise Refusal("not-person")
    if (command.seat in table.chairs[seat].muted) == command.on:
        return None
    return entries.Muted(at, seat, command.seat, command.on)


def _silence(table: Table, seat: int, command: cm.Silence, at: int) -> entries.AnyEntry | None:
    _host(table, seat)
    return None if table.silenced == command.on else entries.Silenced(at, command.on)


def _move(table: Table, seat: int, command: cm.Move, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    if command.seat == seat:
        return None
    if _chair(table, command.seat).kind != EMPTY:
        raise Refusal("seat-taken")
    return entries.Moved(at, seat, command.seat)


def _swap(table: Table, seat: int, command: cm.Swap, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    _host(table, seat)
    _chair(table, command.seat)
    _chair(table, command.other)
    if command.seat == command.other:
        return None
    return entries.Reseated(at, swapped(len(table.chairs), command.seat, command.other))


def _shuffle_seats(table: Table, seat: int, command: cm.ShuffleSeats, at: int) -> entries.AnyEntry | None:
    _gathering(table)
    _host(table, seat)
    return entries.Reseated(at, shuffled(table.teams()))


def _rematch(table: Table, seat: int, command: cm.Rematch, at: int) -> entries.AnyEntry | None:
    if table.phase != OVER or table.session is None:
        raise Refusal("not-over")
    # The registry lays the new table and fills in its key.
    return None if table.rematch else entries.Rematched(at, "")


_RULES: Final[dict[type, Callable[..., entries.AnyEntry | None]]] = {
    cm.Choose: _choose,
    cm.SetOrders: _order,
    cm.Arm: _arm,
    cm.Disarm: _disarm,
    cm.Hold: _hold,
    cm.Say: _say,
    cm.AddBot: _add_bot,
    cm.Arrange: _arrange,
    cm.Clear: _clear,
    cm.PickCharacter: _pick_character,
    cm.Mix: _mix,
    cm.Start: _start,
    cm.Concede: _concede,
    cm.Reclaim: _reclaim,
    cm.Undo: _undo,
    cm.Agree: _agree,
    cm.Mute: _mute,
    cm.Silence: _silence,
    cm.Move: _move,
    cm.Swap: _swap,
    cm.ShuffleSeats: _shuffle_seats,
    cm.Rematch: _rematch,
}
