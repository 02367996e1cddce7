"""How the Electric Eyrie looks."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...draw.ink import box, use
from ...draw.panel import Page
from ...draw.words import said
from ...factions.eyrie.look import LOOK as HUMAN
from ...factions.eyrie.panel import decree_card
from ...state import RootState
from ..look import TOP, Deed, MachineLook, track
from .board import COLUMNS, POINTS, ROOSTS, ElectricEyrieBoard, suit_in_decree
from .rules import FACTION

COLUMN, CARDS_TOP = 72.5, TOP + 50


class ElectricEyrieLook(MachineLook):
    """Blue."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    buildings: ClassVar = HUMAN.buildings
    points_by: ClassVar = {"RB.5.6": "roosts", "RB.5.7": "turmoil"}
    wheel_at = (0.0, 10.0)

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        first = Deed("ui-recruit", "recruits"), Deed("ui-move", "marches"), Deed("ui-battle", "fights")
        return [*first, Deed("b-roost", "builds"), Deed("ui-point", "scores")]

    def tracks(self, page: Page, board: ElectricEyrieBoard) -> str:
        """The columns of the decree, then the roosts."""
        drawn = ""
        for at, suit in enumerate(COLUMNS):
            x = 6 + at * COLUMN
            cards = sorted(board.decree[suit])
            drawn += box(x, CARDS_TOP, COLUMN - 3, 46, "column", 5) + use(f"suit-{suit}", x + 11, CARDS_TOP + 12, 0.7)
            drawn += label(str(len(cards)), "column-count", x + 12, CARDS_TOP + 38)
            step = min(21.0, (COLUMN - 46) / max(1, len(cards) - 1))
            for place, card in enumerate(cards):
                told = page.said(f"root.card.{card}")
                drawn += decree_card(card, suit_in_decree(card), x + 23 + place * step, CARDS_TOP + 11, told)
        told = " ".join(self.columns_told(board, page.words))
        return f"<g>{title(told)}{drawn}</g>" + track(
            page, "roost", POINTS, ROOSTS - board.roost, CARDS_TOP + 51, wide=36.0
        )

    def columns_told(self, board: ElectricEyrieBoard, words: Words) -> Iterator[str]:
        """Each column that is not empty."""
        for suit in COLUMNS:
            if cards := tuple(sorted(board.decree[suit])):
                yield said(words, "root.draw.machine_column", suit=suit, cards=cards, count=len(cards))

    def told(self, board: ElectricEyrieBoard, seat: int, words: Words) -> Iterator[str]:
        """The order, the decree, the roosts that are left."""
        yield from super().told(board, seat, words)
        yield from self.columns_told(board, words)

    def marks(self, board: ElectricEyrieBoard) -> list[tuple[str, float, int]]:
        """Cards of the decree."""
        return [("back", 0.9, sum(map(len, board.decree.values())))]


LOOK = ElectricEyrieLook()
