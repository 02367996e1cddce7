"""How the Cogwheel Corvids look."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...draw.ink import use
from ...draw.panel import Page
from ...draw.words import said
from ...factions.corvids.look import LOOK as HUMAN
from ...state import RootState
from ..look import TOP, Deed, MachineLook
from .board import EACH, KINDS, CogwheelCorvidsBoard
from .rules import FACTION, shown_plots


class CogwheelCorvidsLook(MachineLook):
    """A purple that is almost black."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    tokens: ClassVar = HUMAN.tokens
    whole_tokens: ClassVar = HUMAN.whole_tokens
    points_by: ClassVar = {"RB.11.4": "plots", "RB.11.6": "plots"}

    tellings: ClassVar = {**MachineLook.tellings, "machine.favor": "card"}

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        first = Deed("ui-recruit", "recruits"), Deed("t-plot", "flips"), Deed("ui-battle", "fights")
        return [*first, Deed("ui-move", "marches"), Deed("t-plot", "plots"), Deed("ui-point", "scores")]

    def tracks(self, page: Page, board: CogwheelCorvidsBoard) -> str:
        """Plots in the supply and face down, and those that lie open by kind."""
        y = TOP + 66
        told = page.said("root.draw.plots_left", count=len(board.supply))
        drawn = f"<g>{title(told)}{use('token-plot', 28, y, 0.9)}"
        drawn += label(str(len(board.supply)), "column-count", 28, y + 38) + "</g>"
        told = page.said("root.draw.plots_down", count=len(board.plots))
        drawn += f"<g>{title(told)}{use('ui-move', 62, y, 0.6)}{use('token-plot', 94, y, 0.9)}"
        drawn += label(str(len(board.plots)), "column-count", 94, y + 38) + "</g>"
        for at, kind in enumerate(KINDS):
            x = 144 + at * 42
            shown = len(shown_plots(page.view, page.seat, kind))
            drawn += f"<g>{title(page.said(f'root.piece.{kind}'))}{use(f'token-{kind}', x, y, 0.82)}"
            drawn += label(f"{shown}/{EACH}", "column-count", x, y + 38) + "</g>"
        return drawn

    def told(self, board: CogwheelCorvidsBoard, seat: int, words: Words) -> Iterator[str]:
        """The order, and how many plots lie where."""
        if board.order:
            yield said(words, "root.draw.machine_order", card=board.order)
        yield said(words, "root.draw.plots_left", count=len(board.supply))
        yield said(words, "root.draw.plots_down", count=len(board.plots))

    def marks(self, board: CogwheelCorvidsBoard) -> list[tuple[str, float, int]]:
        """Plots face down."""
        return [("token-plot", 0.5, len(board.plots))]


LOOK = CogwheelCorvidsLook()
