"""How the Drillbit Duchy looks."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...cards import suit_of
from ...draw.ink import box, use
from ...draw.panel import Page
from ...draw.words import said
from ...factions.duchy.look import LOOK as HUMAN
from ...state import RootState
from ..look import TOP, Deed, MachineLook
from .board import BURROW, CITADEL, MARKET, MINISTERS, OF_EACH, DrillbitDuchyBoard
from .rules import FACTION


class DrillbitDuchyLook(MachineLook):
    """Rose."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    buildings: ClassVar = HUMAN.buildings
    other_tiles: ClassVar = HUMAN.other_tiles
    tokens: ClassVar = HUMAN.tokens
    tile_edge = HUMAN.tile_edge
    token_edge = HUMAN.token_edge
    points_by: ClassVar = {"RB.10.5": "building", "RB.10.6": "building", "RB.10.7": "lords"}

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        first = Deed("t-tunnel", "digs"), Deed("ui-battle", "fights"), Deed("ui-build", "builds")
        return [*first, Deed("ui-crown", "ministers"), Deed("ui-point", "scores")]

    def tracks(self, page: Page, board: DrillbitDuchyBoard) -> str:
        """The Burrow, the buildings left, and the ministers in three rows."""
        y = TOP + 50
        told = page.said("root.draw.machine_burrow", count=board.burrow)
        drawn = f"<g>{title(told)}{box(6, y, 44, 76, 'label-face', 5)}{use(f'w-{self.name}', 28, y + 30, 0.6)}"
        drawn += label(str(board.burrow), "column-count", 28, y + 68) + "</g>"
        page.spot(f"{BURROW}-{page.seat}", 6, y, 44, 76)
        for row, kind in enumerate((CITADEL, MARKET)):
            for at in range(OF_EACH):
                left = getattr(board, kind)
                x = 56 + at * 24
                drawn += box(x, y + row * 26, 22, 24, "place" if at >= OF_EACH - left else "place is-empty")
                drawn += use(f"tile-{kind}", x + 11, y + row * 26 + 12, 0.5) if at >= OF_EACH - left else ""
        drawn += use("token-tunnel", 68, y + 64, 0.6) + label(str(board.tunnel), "small-count", 82, y + 70)
        for at, (minister, suit) in enumerate(MINISTERS.items()):
            column, row = at // 3, at % 3
            x, top = 134 + column * 54, y + row * 26
            name = page.said(f"root.minister.{minister}")
            css = "place" if minister not in board.swayed else "label-face"
            face = box(x, top, 52, 24, css, 4) + use(f"suit-{suit}", x + 11, top + 12, 0.58)
            face += use("ui-crown", x + 38, top + 11, 0.62) if minister in board.swayed else ""
            drawn += f"<g>{title(name)}{face}</g>"
        return drawn + ambushes(page, board)

    def told(self, board: DrillbitDuchyBoard, seat: int, words: Words) -> Iterator[str]:
        """The order, pieces left, the Burrow, who wears a crown, open ambushes."""
        yield from super().told(board, seat, words)
        yield said(words, "root.draw.machine_burrow", count=board.burrow)
        if board.swayed:
            yield said(words, "root.draw.machine_swayed", ministers=tuple(board.swayed))
        if board.ambushes:
            yield said(words, "root.draw.machine_ambushes", cards=tuple(board.ambushes))

    def marks(self, board: DrillbitDuchyBoard) -> list[tuple[str, float, int]]:
        """Crowns."""
        return [("ui-crown", 0.7, len(board.swayed))]


def ambushes(page: Page, board: DrillbitDuchyBoard) -> str:
    """Small cards beside the tunnels."""
    drawn = ""
    for at, card in enumerate(board.ambushes):
        x, y, suit = 90 + at * 14, TOP + 103, suit_of(card)
        page.spot(f"open-{page.seat}-{card}", x, y, 17, 22)
        face = box(x, y, 17, 22, f"mini suit-{suit}", 3) + use(f"suit-{suit}", x + 8.5, y + 11, 0.55)
        drawn += f'<g data-card="{card}">{title(page.said(f"root.card.{card}"))}{face}</g>'
    return drawn


LOOK = DrillbitDuchyLook()
