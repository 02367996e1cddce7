"""The company at a table: what its people do beside playing. Leave and come back, agree on something, talk, play again.

What needs everybody's word is a proposal: taking more back than the rules allow, a draw, a bot in the place of somebody
who is gone. Bots agree to an undo and to a replacement; a draw is offered to people only.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, select

from nemeton.kernel import PUBLIC, Game, Result

from ..archive.loading import undone
from ..base.errors import NotAllowed, SiteError, TooLate, TooOften
from ..base.limits import spend
from ..base.settings import Settings
from ..storage import MessageRow, Person, ProposalRow, SeatRow, TableRow, UnitOfWork, now
from .bot_strengths import USUAL, bot_wished, nearest
from .service import TableService
from .sole_answers import take_back
from .table import OpenTable, begin_when_full, seat_at
from .wishes import SeatWish, TableWish

LONGEST_NAME = 24
LONGEST_MESSAGE = 500
MESSAGES_SHOWN = 60
TALKS_KEPT = 500  # tables
STAND_IN = USUAL.bot
SLOW_PATIENCE = timedelta(days=3)
PROPOSALS = ("undo", "replace", "draw")


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no strange signs, not too long; empty if nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


class TableTalk(NamedTuple):
    """What lies around a game: what was said lately, and what waits for agreement."""

    messages: list[MessageRow]
    proposals: list[ProposalRow]


class Company:
    """The people at all tables."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._talks: dict[str, tuple[int, TableTalk]] = {}

    # Coming and going

    async def leave(self, table_id: str, person: str) -> None:
        """Stand up: before the game the seat is open again, during it the others may give it to a bot."""
        async with self._tables.changing(table_id) as (_, table):
            place = own_seat(table, person)
            if table.row.stage == "waiting":
                place.kind, place.person, place.name, place.nonce = "open", None, "", ""
                place.renew()
            else:
                place.left_at = now()

    async def come_back(self, table_id: str, person: str) -> None:
        """Sit down again, also where a bot has taken over meanwhile."""
        async with self._tables.changing(table_id) as (_, table):
            mine = next((seat for seat in table.seats if seat.is_held_by(person) or may_come_back(seat, person)), None)
            if mine is None:
                raise NotAllowed("site/not_your_seat")
            if mine.kind == "bot":
                mine.kind, mine.person, mine.name = "person", mine.owner, mine.stands_in_for or mine.name
                mine.bot = mine.stands_in_for = mine.owner = None
            mine.left_at, mine.seen_at = None, now()

    async def renew_link(self, table_id: str, person: str) -> None:
        """A new link to one's seat: the old one dies, and other devices that came by it lose the seat."""
        async with self._tables.changing(table_id) as (_, table):
            place = own_seat(table, person)
            if place.is_held_by(table.row.host):
                table.row.host = person  # whoever loses the seat does not stay its host
            place.renew(holder=person)

    async def skip_windows(self, table_id: str, person: str, *, skip: bool) -> None:
        """A private wish: be asked in secret only with a card that could answer, or always."""
        async with self._tables.changing(table_id) as (_, table):
            own_seat(table, person).skips_windows = skip

    async def seat_bot(self, table_id: str, seat: int, person: str, bot: str) -> None:
        """The host gives an open seat to a bot."""
        bot = bot_wished(bot)
        async with self._tables.changing(table_id) as (_, table):
            if not table.is_hosted_by(person):
                raise NotAllowed("site/host_only")
            place = seat_at(table, seat)
            if place.kind != "open":
                raise TooLate("site/seat_taken", seat=seat)
            place.kind, place.bot = "bot", bot
            begin_when_full(table.row, table.seats)

    async def seen(self, table_id: str, seat: int) -> None:
        """Somebody looks at the table from a seat right now."""
        await self._tables.seen(table_id, seat)

    def may_replace(self, table: OpenTable, asker: int, absent: int) -> bool:
        """May this seat ask for a bot in the place of another one? Nobody is replaced while there and thinking."""
        place = table.seats[absent]
        if table.row.stage != "playing" or place.kind != "person" or asker in (absent, PUBLIC):
            return False
        if place.left_at is not None or self._is_overdue(table.row, place):
            return True
        return bool(voters(table, asker, absent)) and not _was_seen(place, timedelta(minutes=2))

    def _is_overdue(self, row: TableRow, place: SeatRow) -> bool:
        """Has nobody looked from this seat for as long as the host must wait?"""
        patience = SLOW_PATIENCE if row.pace == "slow" else timedelta(seconds=self._settings.absent_after)
        return not _was_seen(place, patience) and now() - row.moved_at > patience

    # Agreeing

    async def propose(self, table_id: str, person: str, kind: str, about: int | None = None) -> None:
        """Ask the others for something; where nobody needs to be asked it happens at once."""
        async with self._tables.changing(table_id) as (session, table):
            asker = own_seat(table, person).seat
            if kind not in PROPOSALS or table.row.stage != "playing" or table.game is None:
                raise TooLate("site/not_playing")
            about = self._about(table, asker, kind, about)
            for other in await open_proposals(session, table.row):
                if other.kind == kind and other.seat == asker:
                    other.state = "gone"
            agreed = [] if not self._alone_decides(table, person, kind, about) else voters(table, asker, about)
            proposal = ProposalRow(
                table_id=table_id, kind=kind, seat=asker, about=about, number=table.row.number, agreed=agreed
            )
            session.add(proposal)
            done = _settle(proposal, table)
        if done:
            await self._carry_out(table_id, proposal)

    async def answer_proposal(self, table_id: str, person: str, proposal_id: int, *, agree: bool) -> None:
        """Agree to what somebody asked for, or not."""
        async with self._tables.changing(table_id) as (session, table):
            voter = own_seat(table, person).seat
            proposals = await open_proposals(session, table.row)
            proposal = next((proposal for proposal in proposals if proposal.id == proposal_id), None)
            if proposal is None or voter not in voters(table, proposal.seat, proposal.about):
                if proposal is not None and voter == proposal.seat and not agree:
                    proposal.state = "gone"  # taken back by whoever asked
                    return
                raise TooLate("site/proposal_gone")
            if not agree:
                proposal.state = "refused"
                return
            proposal.agreed = sorted({*proposal.agreed, voter})
            done = _settle(proposal, table)
        if done:
            await self._carry_out(table_id, proposal)

    def _about(self, table: OpenTable, asker: int, kind: str, about: int | None) -> int | None:
        """The seat that a proposal is about; what cannot be proposed is refused here."""
        game: Game[Any] | None = table.game
        assert game is not None
        if kind == "replace":
            absent = seat_at(table, -1 if about is None else about).seat
            if not self.may_replace(table, asker, absent):
                raise NotAllowed("site/not_absent")
            return absent
        if kind == "draw" and (table.row.players != 2 or any(seat.kind != "person" for seat in table.seats)):
            raise NotAllowed("site/no_draw")
        if kind == "undo":
            take_back(game.fork(), asker, table.seats, agreed=True)  # says why, if there is nothing to take back
        return None

    def _alone_decides(self, table: OpenTable, person: str, kind: str, about: int | None) -> bool:
        """The host need not ask when somebody has been away for long."""
        return (
            kind == "replace"
            and about is not None
            and table.is_hosted_by(person)
            and self._is_overdue(table.row, table.seats[about])
        )

    async def _carry_out(self, table_id: str, proposal: ProposalRow) -> None:
        match proposal.kind:
            case "replace":
                assert proposal.about is not None
                await self._tables.give_to_bot(table_id, proposal.about, STAND_IN, for_good=False)
            case "undo":
                seats = (await self._tables.look(table_id)).seats

                def go_back(game: Game[Any]) -> Any:
                    times = take_back(game, proposal.seat, seats, agreed=True)
                    return undone(proposal.seat, times, agreed=True)

                await self._tables.change_game(table_id, go_back)
            case "draw":

                def agree(game: Game[Any]) -> Any:
                    result = Result("agreed", (), game.book.scores(game.state))
                    game.settle(result)
                    return {"settled": msgspec.to_builtins(result)}

                await self._tables.change_game(table_id, agree)

    # Playing again

    async def rematch(self, table_id: str, person: Person) -> str:
        """A new table of the same game, every seat passed on by one. Bots sit down, people are shown the link."""
        table = await self._tables.look(table_id)
        row, mine = table.row, own_seat(table, person.id).seat
        if row.stage != "over":
            raise TooLate("site/still_playing")
        if row.rematch is not None:
            return row.rematch
        wishes = [_wish_again(seat, mine) for seat in table.seats]
        wish = TableWish(
            game=row.game, seats=[wishes[at - 1] for at in range(len(wishes))], options=row.options,
            position=row.position, pace=row.pace, nonce=table.seats[mine].nonce,
        )  # fmt: skip
        opened = await self._tables.open(person, wish)
        async with self._tables.changing(table_id) as (_, now_there):
            now_there.row.rematch = now_there.row.rematch or opened
            return now_there.row.rematch

    # Talking

    async def say(self, table_id: str, person: Person, text: str) -> None:
        """A line of chat, for people who sit at the table."""
        text = text.strip()
        if not text:
            raise SiteError("site/empty_message")
        if len(text) > LONGEST_MESSAGE:
            raise SiteError("site/long_message", most=LONGEST_MESSAGE)
        spend("chat")
        async with self._tables.changing(table_id) as (session, table):
            place = own_seat(table, person.id)
            a_minute_ago, most = now() - timedelta(minutes=1), self._settings.allowed(self._settings.messages_a_minute)
            recent = select(MessageRow.at).where(MessageRow.person == person.id, MessageRow.at > a_minute_ago)
            said = sorted(await session.scalars(recent))
            if len(said) >= most:
                raise TooOften(int((said[-most] - a_minute_ago).total_seconds()) + 1)
            session.add(MessageRow(table_id=table_id, seat=place.seat, person=person.id, name=place.name, text=text))

    async def talk(self, table: OpenTable) -> TableTalk:
        """What was said lately, and what waits for agreement."""
        row = table.row
        # Whatever happens in the game raises number and version alike; all else that is shown, the version only.
        stamp = row.version - row.number
        known, talk = self._talks.get(row.id, (-1, TableTalk([], [])))
        if known != stamp:
            talk = await self._read_talk(row.id)
            self._talks[row.id] = stamp, talk
            while len(self._talks) > TALKS_KEPT:
                del self._talks[next(iter(self._talks))]
        return TableTalk(talk.messages, still_open(talk.proposals, row))

    async def _read_talk(self, table_id: str) -> TableTalk:
        latest = (
            select(MessageRow)
            .where(MessageRow.table_id == table_id)
            .order_by(MessageRow.id.desc())
            .limit(MESSAGES_SHOWN)
        )
        async with self._tables.working() as work:
            messages = list(await work.scalars(latest))[::-1]
            return TableTalk(messages, list(await work.scalars(_proposals_of(table_id))))


def may_come_back(seat: SeatRow, person: str) -> bool:
    """Does a bot only stand in for this person, on whichever device?"""
    return seat.owner is not None and person in (seat.owner, *seat.holders)


def may_draw_lots(table: OpenTable, person: str | None) -> bool:
    """May this person let chance answer for a bot that cannot? The host; where no host sits, anybody who does."""
    is_led = any(seat.is_held_by(table.row.host) for seat in table.seats)
    return table.is_hosted_by(person) or (not is_led and table.seat_of(person) != PUBLIC)


def own_seat(table: OpenTable, person: str | None) -> SeatRow:
    """The seat of a person; whoever has none may not do this."""
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed("site/not_your_seat")
    return table.seats[seat]


def voters(table: OpenTable, asker: int, about: int | None = None) -> list[int]:
    """Whose word is needed: the people at the table, except who asks, whom it is about, and who has left."""
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "person" and seat.left_at is None and seat.seat not in (asker, about)
    ]


async def open_proposals(work: UnitOfWork, row: TableRow) -> list[ProposalRow]:
    """What still waits for agreement."""
    return still_open(await work.scalars(_proposals_of(row.id)), row)


def _proposals_of(table_id: str) -> Select[ProposalRow]:
    chosen = select(ProposalRow).where(ProposalRow.table_id == table_id, ProposalRow.state == "open")
    return chosen.order_by(ProposalRow.id)


def still_open(proposals: Iterable[ProposalRow], row: TableRow) -> list[ProposalRow]:
    """Those that still stand: an answer makes void whatever undo or draw was asked for before it."""
    if row.stage != "playing":
        return []
    return [proposal for proposal in proposals if proposal.kind == "replace" or proposal.number == row.number]


def _settle(proposal: ProposalRow, table: OpenTable) -> bool:
    """Has everybody agreed?"""
    done = set(voters(table, proposal.seat, proposal.about)) <= set(proposal.agreed)
    if done:
        proposal.state = "done"
    return done


def _was_seen(place: SeatRow, within: timedelta) -> bool:
    seen: datetime | None = place.seen_at
    return seen is not None and now() - seen < within


def _wish_again(seat: SeatRow, mine: int) -> SeatWish:
    if seat.seat == mine:
        return SeatWish("me")
    return SeatWish("bot", nearest(seat.bot).bot) if seat.kind == "bot" else SeatWish("open")


def named(seats: Sequence[SeatRow]) -> dict[int, str]:
    """The names of the people at a table, by seat."""
    return {seat.seat: seat.name for seat in seats if seat.kind == "person" and seat.name}
