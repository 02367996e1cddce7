"""The board of the Eyrie as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from nemeton.kernel.bounds import MaybeName

from ...cards import CARDS
from ...written import NOTATION, Names
from ..base import Faction
from .board import COLUMNS, LEADERS, ROOSTS, VIZIER, EyrieBoard

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState


class WrittenEyrie(Faction):
    """The decree is written column by column."""

    warrior_word = "bird"
    board_keys = ("leader", "deposed", "decree", "resolved")

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Columns without a card are left out."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        return {
            key: {column: [*cards] for column, cards in written.items() if cards}
            for key, written in (("decree", board.decree), ("resolved", board.resolved))
        }

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Where no decree is written, the leader's viziers are all of it."""
        leader = NOTATION.part(own, "leader", MaybeName, "" if fresh else "builder")
        if leader:
            NOTATION.names([leader], LEADERS)
        columns = {}
        for key in ("decree", "resolved"):
            written = NOTATION.part(own, key, dict[str, Names], {})
            NOTATION.names(list(written), COLUMNS)
            columns[key] = {column: NOTATION.names(written.get(column, []), [*CARDS, VIZIER]) for column in COLUMNS}
        if "decree" not in own and leader:
            for column in LEADERS[leader]:
                columns["decree"][column].append(VIZIER)
        return {"leader": leader, **columns, "roost": max(0, ROOSTS - placed["roost"])}
