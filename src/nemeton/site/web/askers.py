"""Who sends a request: the visitor or the program behind it, and the address that it comes from."""

from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request

from ..base.limits import Asker, answer_for
from ..base.settings import Settings
from ..visitors.visitor import COOKIE, session_in


async def note_asker(request: Request[Any, Any, Any], program: str | None) -> Asker:
    """Before every request: who sends it? `program` is the person for whom a program with a token asks."""
    house = request.app.state["house"]
    settings: Settings = house.settings
    session = session_in(request.cookies.get(COOKIE), settings.secret)
    visitor = session.person if session else program
    asker = Asker(house.limits, house.streams, visitor, address_of(request, settings.proxies))
    answer_for(asker)
    return asker


def address_of(request: Request[Any, Any, Any], proxies: int) -> str:
    """Where a request comes from. What it says itself counts only as far as proxies of our own have written it: each
    adds the address that it sees at the end of X-Forwarded-For."""
    seen = request.client.host if request.client else ""
    if proxies:
        told = [part.strip() for line in _forwarded(request) for part in line.split(",")]
        if len(told) >= proxies:
            seen = told[-proxies]
    return network_of(seen)


def _forwarded(request: Request[Any, Any, Any]) -> Iterator[str]:
    return (value.decode("latin-1") for name, value in request.scope["headers"] if name == b"x-forwarded-for")


def network_of(address: str) -> str:
    """The address as it is counted: of IPv6 the network, since a household has that many addresses.

    >>> network_of("203.0.113.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:203.0.113.7"), network_of("?")
    ('203.0.113.7', '2001:db8:1:2::', '203.0.113.7', '')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
