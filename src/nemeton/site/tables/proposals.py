"""Proposals: what needs everybody's word. Taking more back than the rules allow, a draw, a bot in the place of somebody
who is gone. Bots agree to an undo and to a replacement; a draw is offered to people only.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, select

from nemeton.kernel import Game, Result

from ..archive.loading import undone
from ..base.errors import NotAllowed, TooLate
from ..storage import ProposalRow, TableRow, UnitOfWork
from .bot_levels import USUAL
from .seats import SeatService, own_seat, voters
from .service import TableService
from .sole_answers import take_back
from .table import OpenTable, seat_at

KINDS = ("undo", "replace", "draw")


class ProposalService:
    """The proposals at all tables."""

    def __init__(self, tables: TableService, seats: SeatService) -> None:
        self._tables, self._seats = tables, seats

    async def propose(self, table_id: str, person: str, kind: str, about: int | None = None) -> None:
        """Ask the others for something; where nobody needs to be asked it happens at once."""
        async with self._tables.changing(table_id) as (session, table):
            asker = own_seat(table, person).seat
            if kind not in KINDS or table.row.stage != "playing" or table.game is None:
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

    async def answer(self, table_id: str, person: str, proposal_id: int, *, agree: bool) -> None:
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
            if not self._seats.may_replace(table, asker, absent):
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
            and self._seats.is_overdue(table.row, table.seats[about])
        )

    async def _carry_out(self, table_id: str, proposal: ProposalRow) -> None:
        match proposal.kind:
            case "replace":
                assert proposal.about is not None
                await self._tables.give_to_bot(table_id, proposal.about, USUAL, for_good=False)
            case "undo":
                seats = (await self._tables.look(table_id)).seats

                def go_back(game: Game[Any]) -> Any:
                    times = take_back(game, proposal.seat, seats, agreed=True)
                    return undone(proposal.seat, times, agreed=True)

                await self._tables.change_game(table_id, go_back, at=proposal.number)
            case "draw":

                def agree(game: Game[Any]) -> Any:
                    result = Result("agreed", (), game.book.scores(game.state))
                    game.settle(result)
                    return {"settled": msgspec.to_builtins(result)}

                await self._tables.change_game(table_id, agree, at=proposal.number)


async def open_proposals(work: UnitOfWork, row: TableRow) -> list[ProposalRow]:
    """What still waits for agreement."""
    return still_open(await work.scalars(proposals_of(row.id)), row)


def proposals_of(table_id: str) -> Select[ProposalRow]:
    """Whatever was proposed at a table and not decided."""
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
