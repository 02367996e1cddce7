"""Who is muted or shut out, as this process knows it.

The site's keeper writes it into the database (`acts.py`); every process notices within a second and reads it anew. It
is little, and asked for every request, so all of it is kept in memory.
"""

from collections.abc import Sequence
from datetime import datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from sqlalchemy import select

from ..base.errors import NotAllowed
from .database import Database
from .models import SanctionRow, now

MUTE, BAN = "mute", "ban"


class Sanction(NamedTuple):
    """Until when it holds, None for good, and why."""

    until: datetime | None
    why: str

    @property
    def holds(self) -> bool:
        """Is it still so?"""
        return self.until is None or now() < self.until


class Sanctions:
    """All that hold now."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._by_name: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Sanction]] = []

    async def load(self) -> None:
        """Read them anew."""
        columns = (SanctionRow.kind, SanctionRow.who, SanctionRow.until, SanctionRow.why)
        rows = await self._database.rows(select(*columns))
        self._by_name = {(row.kind, row.who): Sanction(row.until, row.why) for row in rows}
        self._networks = [
            (ip_network(who), sanction) for (kind, who), sanction in self._by_name.items() if kind == BAN and "/" in who
        ]

    def ban_of(self, people: Sequence[str], address: str) -> Sanction | None:
        """What shuts somebody out, as a person or by the address; None if nothing does."""
        if not self._by_name:
            return None
        found = [self._by_name.get((BAN, who)) for who in (*people, address)]
        found += [sanction for network, sanction in self._networks if _lies_in(address, network)]
        return next((sanction for sanction in found if sanction is not None and sanction.holds), None)

    def refuse_muted(self, person: str) -> None:
        """Whoever is muted may not talk."""
        found = self._by_name.get((MUTE, person))
        if found is not None and found.holds:
            raise NotAllowed("site/muted", **told_of(found))


def told_of(sanction: Sanction) -> dict[str, object]:
    """What a sentence says of a sanction: until when, and why."""
    until = sanction.until
    return {"until": until.strftime("%Y-%m-%d %H:%M UTC") if until else "never", "why": sanction.why or "none"}


def _lies_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False
