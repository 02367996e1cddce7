"""The board of the Keepers as people write it: `{"relics": {"f1": ["figure 3", "tablet 2 shown"]}}`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from nemeton.kernel import EVERYBODY, Hidden
from nemeton.kernel.bounds import MaybeName

from ...cards import CARDS
from ...written import NOTATION, Names
from ..base import Faction
from .board import (
    COLUMNS,
    FACES,
    KINDS,
    RELICS,
    RETAINER,
    VALUES,
    WAYSTATIONS,
    KeepersBoard,
    Relic,
    fresh_relics,
    is_shown,
    piece_of,
    true_piece,
    waystation_of,
)

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState

SHOWN = "shown"
WRITTEN = tuple(f"{kind} {value}{up}" for kind in KINDS for value in sorted({*VALUES}) for up in ("", f" {SHOWN}"))
ByForest = Annotated[dict[MaybeName, Names], msgspec.Meta(max_length=20)]
ByColumn = Annotated[dict[MaybeName, Names], msgspec.Meta(max_length=10)]


class WrittenKeepers(Faction):
    """Relics by forest, cards by column."""

    warrior_word = "badger"
    tokens = RELICS
    board_keys = (
        "relics",
        "aside",
        "fallen",
        "gone",
        "recovered",
        "retinue",
        "resolved",
        "playing",
        "camped",
        "bearers",
    )

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Relics with their values, for a position is all there is; columns without a card are left out, but for one
        where nobody serves any more."""
        board = state.boards[seat]
        assert isinstance(board, KeepersBoard)
        columns = {
            key: {column: [*cards] for column, cards in kept.items() if cards}
            for key, kept in (("retinue", board.retinue), ("resolved", board.resolved))
        }
        if not columns["retinue"] and board != KeepersBoard():
            columns["retinue"] = {COLUMNS[0]: []}
        relics = {forest: [written(relic) for relic in lying] for forest, lying in board.forests.items()}
        aside = [] if board == KeepersBoard() else [written(relic) for relic in board.aside]
        return {"relics": relics, "aside": aside, **columns}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Relics that are not named lie in the forests in turn; where no retinue is written, it is as at the start."""
        by_forest = NOTATION.part(own, "relics", ByForest, {})
        NOTATION.names(list(by_forest), page.forests)
        forests = {forest: [read(one) for one in by_forest[forest]] for forest in page.forests if by_forest.get(forest)}
        aside = [read(one) for one in NOTATION.part(own, "aside", Names, [])]
        lists = {key: NOTATION.part(own, key, Names, []) for key in ("fallen", "gone", "recovered")}
        for pieces in lists.values():
            NOTATION.names(pieces, RELICS)
        named = Counter(true_piece(relic) for lying in (aside, *forests.values()) for relic in lying)
        named.update(piece for pieces in lists.values() for piece in pieces)
        left = [relic for relic in fresh_relics() if not _take(named, placed, true_piece(relic))]
        if fresh:
            aside += left
        else:
            scatter(forests, left, list(page.forests))
        written_down = [waystation_of(face) for face in FACES for _ in range(placed[face])]
        own.pop("relics", None)
        return {
            "forests": msgspec.to_builtins(forests),
            "aside": msgspec.to_builtins(aside),
            **lists,
            **self.columns(own, fresh),
            "waystations": [name for name in WAYSTATIONS if name not in written_down],
        }

    def columns(self, own: dict[str, Any], fresh: bool) -> dict[str, Any]:
        """The retinue; of the faithful retainers those that are not in it have left the game."""
        found: dict[str, Any] = {}
        for key in ("retinue", "resolved"):
            columns = NOTATION.part(own, key, ByColumn, {})
            NOTATION.names(list(columns), COLUMNS)
            found[key] = {column: NOTATION.names(columns.get(column, []), [*CARDS, RETAINER]) for column in COLUMNS}
        if "retinue" not in own and not fresh:
            found["retinue"] = {column: [RETAINER] for column in COLUMNS}
        serving = [card for cards in found["retinue"].values() for card in cards].count(RETAINER)
        return {**found, "retired": 0 if fresh else max(0, len(COLUMNS) - serving)}


def scatter(forests: dict[str, list[Relic]], left: list[Relic], names: list[str]) -> None:
    """Relics that are left lie where the fewest are, in the order of forests and kinds."""
    for relic in [relic for offset in range(len(VALUES)) for relic in left[offset :: len(VALUES)]]:
        forest = min(names, key=lambda name: (len(forests.get(name, ())), names.index(name)))
        lay_in_forest_of(forests, forest, relic)


def lay_in_forest_of(forests: dict[str, list[Relic]], forest: str, relic: Relic) -> None:
    """A relic comes to a forest, in the order that the rules keep."""
    forests.setdefault(forest, []).append(relic)
    forests[forest].sort(key=piece_of)


def _take(named: Counter[str], placed: Counter[str], piece: str) -> bool:
    """Is one of these named, or on the map? Then it is accounted for."""
    for lot in (named, placed):
        if lot[piece] > 0:
            lot[piece] -= 1
            return True
    return False


def written(relic: Relic) -> str:
    """A relic in words."""
    return f"{relic.kind} {relic.value.card}{' ' + SHOWN if is_shown(relic) else ''}"


def read(text: str) -> Relic:
    """A relic of which this is written."""
    NOTATION.names([text], WRITTEN)
    kind, value, *shown = text.split()
    return Relic(kind, Hidden(value, EVERYBODY if shown else 0))
