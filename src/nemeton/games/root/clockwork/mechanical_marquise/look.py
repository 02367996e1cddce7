"""How the Mechanical Marquise looks."""

from collections.abc import Sequence
from typing import ClassVar

from ...draw.panel import Page
from ...factions.marquise.look import LOOK as HUMAN
from ...state import RootState
from ..look import TOP, Deed, MachineLook, track
from .board import KINDS, POINTS, MechanicalMarquiseBoard
from .rules import FACTION, board_of, built

ROW = 27.0


class MechanicalMarquiseLook(MachineLook):
    """Orange."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    buildings: ClassVar = HUMAN.buildings
    tokens: ClassVar = {"keep": HUMAN.tokens["keep"]}
    points_by: ClassVar = {"RB.4.6": "building"}

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        kind = FACTION.next_kind(view, seat) if board_of(view, seat).order else ""
        build = Deed(f"b-{kind}" if kind else "ui-build", "builds")
        last = [Deed("ui-battle", "fights")] if FACTION.is_bird(view, seat) else []
        first = Deed("ui-battle", "fights"), Deed("ui-recruit", "recruits"), build, Deed("ui-move", "marches")
        return [*first, *last, Deed("ui-point", "scores")]

    def tracks(self, page: Page, board: MechanicalMarquiseBoard) -> str:
        rows = enumerate(KINDS)
        return "".join(track(page, kind, POINTS, built(board, kind), TOP + 49 + at * ROW) for at, kind in rows)


LOOK = MechanicalMarquiseLook()
