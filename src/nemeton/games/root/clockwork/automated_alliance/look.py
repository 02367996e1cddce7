"""How the Automated Alliance looks."""

from collections.abc import Sequence
from typing import ClassVar

from nemeton.drawing.svg import title

from ...draw.ink import box, use
from ...draw.panel import Page, worth
from ...factions.alliance.look import LOOK as HUMAN
from ...state import RootState
from ..look import TOP, Deed, MachineLook
from .board import BASES, POINTS, SYMPATHIES, AutomatedAllianceBoard
from .rules import FACTION


class AutomatedAllianceLook(MachineLook):
    """Green."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    other_tiles: ClassVar = HUMAN.other_tiles
    tokens: ClassVar = HUMAN.tokens
    points_by: ClassVar = {"RB.6.2": "sympathy", "RB.6.5": "sympathy"}

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        revolt, spread = Deed("ui-hit", "revolts"), Deed("t-sympathy", "spreads")
        first = [spread, spread, revolt] if FACTION.is_bird(view, seat) else [revolt, spread, spread]
        return [*first, Deed("ui-recruit", "recruits")]

    def tracks(self, page: Page, board: AutomatedAllianceBoard) -> str:
        """Ten tokens and what each scores, then three bases."""
        drawn, y, placed = "", TOP + 50, SYMPATHIES - board.sympathy
        for at, points in enumerate(POINTS):
            x = 6 + at * 28.8
            drawn += box(x, y, 27, 36, "place is-empty" if at < placed else "place")
            drawn += worth(x + 13.5, y + 18, points) if at < placed else use("token-sympathy", x + 13.5, y + 18, 0.72)
        page.spot(f"track-{page.seat}-sympathy", 6, y, 288, 36)
        told = page.said("root.draw.left", piece="sympathy", count=board.sympathy)
        drawn = f"<g>{title(told)}{drawn}</g>"
        for at, suit in enumerate(BASES):
            x = 6 + at * 44
            drawn += box(x, y + 41, 40, 38, "place is-empty" if suit not in board.bases else "place")
            drawn += use(f"tile-base_{suit}", x + 20, y + 60, 0.86) if suit in board.bases else ""
        return drawn


LOOK = AutomatedAllianceLook()
