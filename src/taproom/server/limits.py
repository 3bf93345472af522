"""How much one guest may ask for."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from taproom.server.clocks import Clock, RealClock
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal

_REMEMBERED: Final = 10_000
"""How many addresses are tracked; the one that has been quiet longest is forgotten first."""


@dataclass(frozen=True)
class Allowance:
    """How much one client may say and ask for, per second and in a burst. It is measured in real time."""

    messages: float = 20
    messages_at_once: float = 60
    requests: float = 2
    requests_at_once: float = 60
    connections: float = 50
    connections_at_once: float = 500
    """A whole party behind one address reconnects at the same moment after a restart."""
    sign_ins: float = 0.1
    sign_ins_at_once: float = 10
    """Counted by address, and again by the account's name."""
    late: float = 1
    """Seconds by which refusals are delayed: clients that wait for answers slow down."""
    banished: float = 10
    """Seconds for which an address is blocked after one of its clients sent far too much."""
    bots: float = 40
    bots_at_once: float = 400
    """How often bots may be asked at all tables of one owner; with the usual pauses a table needs two or three."""
    tables: int = 20
    """Unfinished tables per address, and per account."""
    together: float = 200
    together_at_once: float = 1000
    """Messages on all connections from one address; `messages` counts those on all connections of a seat."""
    remarks: float = 1
    remarks_at_once: float = 10
    """A seat's messages that everybody at the table is sent; all spectators of a table share one allowance."""
    probes: float = 5
    probes_at_once: float = 50
    """Questions about the server's health."""
    request_seconds: float = 20
    """Seconds for a request to arrive completely, with its body,"""
    hello_seconds: float = 20
    """and for the first message on a socket."""


UNLIMITED: Final = Allowance(
    messages=1e9,
    messages_at_once=1e9,
    requests=1e9,
    requests_at_once=1e9,
    connections=1e9,
    connections_at_once=1e9,
    sign_ins=1e9,
    sign_ins_at_once=1e9,
    bots=1e9,
    bots_at_once=1e9,
    tables=10**9,
    together=1e9,
    together_at_once=1e9,
    remarks=1e9,
    remarks_at_once=1e9,
    probes=1e9,
    probes_at_once=1e9,
)
"""For measurements and tests, where all guests share one address."""


def household(host: str) -> str:
    """Who counts as one guest: an IPv4 address, or an IPv6 network of 64 bits, of which every home has one or more."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Bucket:
    """A token bucket: fills at a steady rate up to a limit, and each request takes one."""

    def __init__(self, clock: Clock, per_second: float, most: float) -> None:
        self._clock = clock
        self._rate = per_second / 1000
        self._most = most
        self._level = most
        self._since = clock.now()

    def take_token(self) -> bool:
        """Whether there is one left."""
        now = self._clock.now()
        self._level = min(self._most, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def owe(self) -> float:
        """Take one, on credit if need be; returns the seconds until it is paid for."""
        if self.take_token():
            return 0.0
        self._level -= 1
        return -self._level / self._rate / 1000

    def dry_out(self, seconds: float) -> None:
        """Empty it, for this many seconds."""
        self.take_token()
        self._level = -seconds * 1000 * self._rate


class Buckets:
    """A bucket for each address."""

    def __init__(self, clock: Clock, per_second: float, most: float) -> None:
        self._clock = clock
        self._per_second = per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take_token(self, address: str) -> bool:
        """Whether this address may ask for one more."""
        return self.bucket(address).take_token()

    def owe(self, address: str) -> float:
        """Take one more, on credit if need be; returns the seconds until it is paid for."""
        return self.bucket(address).owe()

    def dry_out(self, address: str, seconds: float) -> None:
        """Block this address for this many seconds."""
        self.bucket(address).dry_out(seconds)

    def bucket(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._clock, self._per_second, self._most)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


# ---- at the door ----

_MOST_WAITING: Final = 8
MANY_WAITING: Final = 200
"""A waiting socket costs little, and while it waits it does not ask again."""


class Turnstile:
    """Lets each guest make a limited number of requests; one who asks too fast waits for the refusal."""

    def __init__(self, allowance: Allowance, metrics: Metrics) -> None:
        self._buckets = Buckets(RealClock(), allowance.requests, allowance.requests_at_once)
        self._late = allowance.late
        self._metrics = metrics
        self._waiting: dict[str, int] = {}
        """How many requests of each guest are waiting for their refusal."""

    def is_open(self, guest: str) -> bool:
        """Whether the guest may make one more request; counts it."""
        return self._buckets.take_token(guest)

    async def admit(self, guest: str) -> None:
        """Let one request through; a delayed Refusal if there were too many."""
        if not self.is_open(guest):
            await self.turn_away(guest)

    async def turn_away(self, guest: str, most: int = _MOST_WAITING) -> None:
        """Refuse after a delay, but only for a few requests per guest: waiting must not be a way to ask for more."""
        self._metrics.count("limited")
        waiting = self._waiting.get(guest, 0)
        if waiting < most:
            self._waiting[guest] = waiting + 1
            try:
                await asyncio.sleep(self._late)
            finally:
                self._waiting[guest] -= 1
                if not self._waiting[guest]:
                    del self._waiting[guest]
        raise Refusal("too-fast")
