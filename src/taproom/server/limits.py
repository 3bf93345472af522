"""How much one guest may ask for."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from taproom.server.clocks import Clock

_REMEMBERED: Final = 10_000
"""Of so many addresses it is known how much they asked for; whoever has been quiet longest is forgotten first."""


@dataclass(frozen=True)
class Allowance:
    """How much one client may say and ask for, each second and at once. It is measured in real time."""

    messages: float = 20
    messages_at_once: float = 60
    requests: float = 2
    requests_at_once: float = 60
    connections: float = 50
    connections_at_once: float = 500
    """A whole party behind one address comes back at the same moment after a restart."""
    sign_ins: float = 0.1
    sign_ins_at_once: float = 10
    """Counted by address, and again by the account's name."""
    late: float = 1
    """So many seconds later an address is refused what it asks for too fast: whoever waits for answers slows down."""
    banished: float = 10
    """For so many seconds an address cannot connect from which a client said far too much."""
    bots: float = 40
    bots_at_once: float = 400
    """So often bots are asked at all tables that somebody laid; with the usual pauses a table comes to two or three."""
    tables: int = 20
    """So many tables whose games are not over may be laid from one address, and as many by one account."""
    together: float = 200
    together_at_once: float = 1000
    """Messages on all connections from one address; `messages` are those on all connections of a seat."""
    remarks: float = 1
    remarks_at_once: float = 10
    """Of the messages of a seat, those that everybody at the table is told; all spectators of a table speak as one."""
    probes: float = 5
    probes_at_once: float = 50
    """Questions about the server's health."""
    request_seconds: float = 20
    """A request should be there, with its body, after so long,"""
    hello_seconds: float = 20
    """and the first words on a socket."""


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
"""For measurements and tests, in which all guests share one address."""


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
    """Fills at a steady rate, holds so much, and each request takes one."""

    def __init__(self, clock: Clock, per_second: float, most: float) -> None:
        self._clock = clock
        self._rate = per_second / 1000
        self._most = most
        self._level = most
        self._since = clock.now()

    def take(self) -> bool:
        """Whether there is one left."""
        now = self._clock.now()
        self._level = min(self._most, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def owe(self) -> float:
        """Take one, if need be on credit; the seconds after which it is paid for."""
        if self.take():
            return 0.0
        self._level -= 1
        return -self._level / self._rate / 1000

    def dry_out(self, seconds: float) -> None:
        """Nothing is left, and for so long nothing will be."""
        self.take()
        self._level = -seconds * 1000 * self._rate


class Buckets:
    """A bucket for each address."""

    def __init__(self, clock: Clock, per_second: float, most: float) -> None:
        self._clock = clock
        self._per_second = per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask for one more."""
        return self.bucket(address).take()

    def owe(self, address: str) -> float:
        """One more, if need be on credit; the seconds after which it is paid for."""
        return self.bucket(address).owe()

    def dry_out(self, address: str, seconds: float) -> None:
        """For so long this address may ask for nothing."""
        self.bucket(address).dry_out(seconds)

    def bucket(self, address: str) -> Bucket:
        """The one of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._clock, self._per_second, self._most)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
