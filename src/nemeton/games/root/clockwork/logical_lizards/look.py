"""How the Logical Lizards look."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...cards import SUITS, suit_of
from ...draw.ink import box, use
from ...draw.panel import Page, worth
from ...draw.words import said
from ...factions.cult.look import LOOK as HUMAN
from ...state import RootState
from ..look import ORDER_HIGH, ORDER_WIDE, TOP, Deed, MachineLook
from .board import CONVERT, CRUSADE, GARDENS, POINTS, TRACK, LogicalLizardsBoard, garden_of
from .rules import FACTION

SIGNS = {CONVERT: "ui-heart", CRUSADE: "ui-battle"}


class LogicalLizardsLook(MachineLook):
    """Yellow."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    other_tiles: ClassVar = HUMAN.other_tiles
    tile_edge = HUMAN.tile_edge
    points_by: ClassVar = {"RB.8.6": "rites"}

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        first = Deed("ui-heart", "converts"), Deed("ui-battle", "fights"), Deed("ui-recruit", "recruits")
        return [*first, Deed("ui-build", "builds"), Deed("ui-point", "scores")]

    def head(self, page: Page, board: LogicalLizardsBoard) -> str:
        """The suit of the order in the place of a card."""
        drawn = super().head(page, board)
        if board.suit:
            told = page.said("root.draw.machine_suit", suit=board.suit)
            face = box(6, TOP, ORDER_WIDE, ORDER_HIGH, f"mini suit-{board.suit}", 4)
            drawn += f"<g>{title(told)}{face}{use(f'suit-{board.suit}', 6 + ORDER_WIDE / 2, TOP + 23, 1.05)}</g>"
        return drawn

    def tracks(self, page: Page, board: LogicalLizardsBoard) -> str:
        """Three rows of gardens, acolytes, the conspiracy track, the lost souls by suit."""
        y, drawn = TOP + 50, ""
        for row, suit in enumerate(SUITS):
            planted = GARDENS - getattr(board, garden_of(suit))
            drawn += use(f"suit-{suit}", 14, y + row * 26 + 12, 0.6)
            for at in range(GARDENS):
                x, top = 26 + at * 25, y + row * 26
                drawn += box(x, top, 23, 24, "place is-empty" if at < planted else "place")
                face = worth(x + 11.5, top + 12, POINTS[at]) if at < planted else ""
                drawn += face or use(f"tile-{garden_of(suit)}", x + 11.5, top + 12, 0.52)
        told = page.said("root.draw.machine_acolytes", count=board.acolytes)
        drawn += f"<g>{title(told)}{use(f'w-{self.name}', 168, y + 10, 0.36)}"
        drawn += label(str(board.acolytes), "small-count", 180, y + 17) + "</g>"
        for at, conspiracy in enumerate(TRACK):
            x = 158 + at * 27
            drawn += box(x, y + 26, 25, 24, "label-face" if at == board.marker else "place", 4)
            drawn += use(SIGNS.get(conspiracy, "ui-build"), x + 12.5, y + 38, 0.6)
        for at, suit in enumerate((*SUITS, "bird")):
            count = sum(suit_of(card) == suit for card in board.lost_souls)
            drawn += use(f"suit-{suit}", 168 + at * 33, y + 65, 0.58)
            drawn += label(str(count), "small-count", 177 + at * 33, y + 70)
        return drawn

    def told(self, board: LogicalLizardsBoard, seat: int, words: Words) -> Iterator[str]:
        """The order, acolytes, lost souls, gardens left."""
        if board.suit:
            yield said(words, "root.draw.machine_suit", suit=board.suit)
        yield said(words, "root.draw.machine_acolytes", count=board.acolytes)
        if board.lost_souls:
            yield said(words, "root.draw.machine_souls", cards=tuple(board.lost_souls), count=len(board.lost_souls))
        for suit in SUITS:
            yield said(words, "root.draw.left", piece=garden_of(suit), count=getattr(board, garden_of(suit)))

    def marks(self, board: LogicalLizardsBoard) -> list[tuple[str, float, int]]:
        """Lost souls."""
        return [("back", 0.9, len(board.lost_souls))]


LOOK = LogicalLizardsLook()
