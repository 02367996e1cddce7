"""What the Duchy may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...cards import BIRD, suit_of
from ..base import Faction
from .board import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CITADEL,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARKET,
    MARSHAL,
    MAYOR,
    MINISTERS,
    OF_EACH,
    RANKS,
    TUNNEL,
    DuchyBoard,
    crowns_left,
)

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

# What a minister is worth in a round, in points; those of lords depend on the map.
SERVICES = {FOREMOLE: 0.5, CAPTAIN: 0.45, MARSHAL: 0.35, BRIGADIER: 0.75, BANKER: 1.0, MAYOR: 0.55}


class JudgedDuchy(Faction):
    """A faction that lives on its ministers."""

    growth = 1.3
    pauses = ("root.duchy.assembly", "root.duchy.parliament", "root.duchy.sway", "root.duchy.brigadier")
    exposure: ClassVar = {CITADEL: 3.0, MARKET: 3.0, TUNNEL: 0.6}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Ministers act every round, buildings bring cards and warriors, clearings with pieces sway more of them."""
        board = state.boards[seat]
        assert isinstance(board, DuchyBoard)
        citadels, markets, tunnels = OF_EACH - board.citadel, OF_EACH - board.market, OF_EACH - board.tunnel
        lords = {DUCHESS: 2.0 * (tunnels == OF_EACH), BARON: markets, EARL: citadels}
        rounds = woods.rounds
        found = 0.13 * board.burrow * bool(tunnels)
        served = sum(lords[name] if name in lords else SERVICES[name] for name in board.swayed)
        found += 0.75 * rounds * served
        found += 0.3 * rounds * (0.5 * citadels + 0.75 * markets) + 0.5 * (citadels + markets) + 0.4 * tunnels
        found += 0.35 * sum(suit_of(card) != BIRD for card in board.revealed)
        found += self.prospects(state, seat, board, rounds)
        if state.active == seat:
            found += 0.2 * board.actions + 0.03 * len(board.acted)  # whoever can act shall be asked to
        return found

    def prospects(self, state: RootState, seat: int, board: DuchyBoard, rounds: float) -> float:
        """What crowns still promise: a rank wants as many clearings with pieces as it wants cards."""
        present = sum(
            bool(here.warriors[seat]) or any(owner == seat for owner, _ in (*here.buildings, *here.tokens))
            for here in state.clearings.values()
        )
        best = 0.0
        for rank, facts in RANKS.items():
            if crowns_left(board, rank) and any(MINISTERS[name] == rank for name in MINISTERS):
                best = max(best, facts.points * min(1.0, present / facts.cards))
        return 0.35 * rounds * best + 0.1 * min(present, 5)
