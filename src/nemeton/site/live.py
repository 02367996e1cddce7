"""Live tables: whoever looks at one gets it again, whole, when something has changed.

An event is the table's fragment as this seat may see it, named by a mark of what it shows. A page that comes back tells
the mark it has, and gets nothing if nothing has changed meanwhile. What never changes on a board is sent once: later
events leave it empty, and the page keeps what it has. One fragment is made for all who see the same.
"""

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple

from nemeton.kernel import PUBLIC

from .company import may_come_back
from .render import rendered
from .showing import Shown, show
from .strengths import STRENGTHS
from .tables import OpenTable
from .visitor import Visitor

if TYPE_CHECKING:
    from .app import House

KEPT = 400
KEEP_ALIVE = 15.0  # seconds
CSRF = f"csrf-{secrets.token_hex(16)}"  # stands in a fragment where each reader's own token belongs
BOARD = "board"  # the mark of a page with a board begins so
STILL = '<g class="ground">'  # the layer of a drawing that never changes


class Fragment(NamedTuple):
    """What a page shows of a table, and its mark."""

    mark: str
    title: str
    whole: str
    light: str  # without what never changes

    def body(self, csrf: str) -> str:
        """As a new page holds it."""
        return self.whole.replace(CSRF, csrf)

    def swap(self, csrf: str, has: str) -> str:
        """As it is swapped into a page that shows what the mark `has` names; the page's title goes along."""
        board = self.mark.partition(".")[0]
        body = self.light if board.startswith(BOARD) and has.partition(".")[0] == board else self.whole
        return f"<title>{self.title}</title>{body.replace(CSRF, csrf)}"


class Live:
    """Who looks at which table, and what they get to see."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._fragments: OrderedDict[tuple[str, str, int, bool, bool, str], Fragment] = OrderedDict()
        self._present: dict[str, Counter[int]] = {}

    # Who is there

    def present(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table right now."""
        return frozenset(seat for seat in self._present.get(table_id, ()) if seat != PUBLIC)

    def watching(self, table_id: str) -> int:
        """How many look on without a seat."""
        return self._present.get(table_id, Counter())[PUBLIC]

    def _comes(self, table_id: str, seat: int) -> None:
        there = self._present.setdefault(table_id, Counter())
        there[seat] += 1
        if there[seat] == 1 or seat == PUBLIC:
            self._house.bell.ring(table_id)

    def _goes(self, table_id: str, seat: int) -> None:
        there = self._present[table_id]
        there[seat] -= 1
        if not there[seat]:
            del there[seat]
        if not there:
            del self._present[table_id]
        self._house.bell.ring(table_id)

    # What they see

    async def shown(self, table: OpenTable, visitor: Visitor) -> Shown:
        """The table as this visitor may see it."""
        seat, present = table.seat_of(visitor.id), self.present(table.row.id)
        messages, proposals = await self._house.company.around(table.row.id)
        return show(
            table, seat, visitor.language, person=visitor.id, present=present, messages=messages, proposals=proposals,
            replaceable=self._replaceable(table, seat),
        )  # fmt: skip

    async def fragment(self, table: OpenTable, visitor: Visitor, notice: str = "") -> Fragment:
        """The fragment for this visitor; the same one for all who see the same."""
        seat = table.seat_of(visitor.id)
        mark = self.mark(table, seat)
        returns = any(may_come_back(place, visitor.id) for place in table.seats)
        key = (table.row.id, mark, seat, table.row.host == visitor.id, returns, visitor.language)
        keeps = table.row.stage != "waiting" and not notice  # a waiting room greets everybody by name
        found = self._fragments.get(key) if keeps else None
        if found is None:
            shown = await self.shown(table, visitor)
            whole = rendered(
                "table/all.html",
                visitor,
                table=shown,
                csrf=CSRF,
                mark=mark,
                notice=notice,
                carried=table.carried(seat),
                watching=self.watching(table.row.id),
                strengths=STRENGTHS,
            )
            title = rendered("table/title.html", visitor, table=shown)
            found = Fragment(mark, title, whole, without_ground(whole))
            if keeps:
                self._fragments[key] = found
                while len(self._fragments) > KEPT:
                    self._fragments.popitem(last=False)
        return found

    def mark(self, table: OpenTable, seat: int) -> str:
        """A name for everything that the page of a seat depends on."""
        begins = f"{'room' if table.row.stage == 'waiting' else BOARD}{seat}"
        here, gone = _bits(self.present(table.row.id)), _bits(self._replaceable(table, seat))
        return f"{begins}.{table.row.version}.{here}.{gone}.{self.watching(table.row.id)}"

    def _replaceable(self, table: OpenTable, seat: int) -> list[int]:
        here, company = self.present(table.row.id), self._house.company
        return [
            other.seat
            for other in table.seats
            if other.seat not in here and company.may_replace(table, seat, other.seat)
        ]

    # The stream

    async def stream(self, table_id: str, visitor: Visitor, csrf: str, has: str) -> AsyncIterator[str]:
        """Events for one page, until it is closed. `has` is the mark of what the page shows already."""
        house, seat = self._house, None
        try:
            async with house.bell.listening(table_id) as heard:
                yield ": here\n\n"
                while True:
                    version = heard.version
                    heard.clear()
                    table = await house.tables.look(table_id, version)
                    now_on = table.seat_of(visitor.id)
                    if now_on != seat:  # a guest has sat down, or the seat goes on elsewhere
                        if seat is not None:
                            self._goes(table_id, seat)
                        seat = now_on
                        self._comes(table_id, seat)
                        await self._seen(table_id, seat)
                    fragment = await self.fragment(table, visitor)
                    if fragment.mark != has:
                        told = event(fragment.mark, fragment.swap(csrf, has))
                        has = fragment.mark
                        yield told
                    try:
                        await asyncio.wait_for(heard.wait(), KEEP_ALIVE)
                    except TimeoutError:
                        yield ":\n\n"
                        await self._seen(table_id, seat)
        finally:
            if seat is not None:
                self._goes(table_id, seat)
                await asyncio.shield(self._seen(table_id, seat))

    async def _seen(self, table_id: str, seat: int) -> None:
        if seat != PUBLIC:
            await self._house.company.seen(table_id, seat)


def event(ident: str, data: str) -> str:
    """A server-sent event."""
    lines = "\n".join(f"data: {line}" for line in data.splitlines())
    return f"id: {ident}\n{lines}\n\n"


def without_ground(html: str) -> str:
    """The fragment with the drawing's unchanging layer empty; the page keeps what it has there.

    >>> without_ground('<svg><g class="ground"><g><path/></g></g><g id="a"></g></svg>')
    '<svg><g class="ground"></g><g id="a"></g></svg>'
    """
    start = html.find(STILL)
    if start < 0:
        return html
    at = start + len(STILL)
    depth, end = 1, at
    while depth:
        opening, closing = html.find("<g", end), html.find("</g>", end)
        if closing < 0:
            return html
        if 0 <= opening < closing:
            depth, end = depth + 1, opening + 2
        else:
            depth, end = depth - 1, closing + 4
    return f"{html[:at]}{html[end - 4 :]}"


def _bits(seats: "frozenset[int] | list[int]") -> int:
    return sum(1 << seat for seat in seats)
