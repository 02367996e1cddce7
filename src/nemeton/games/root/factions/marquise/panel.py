"""The board of the Marquise: three tracks of buildings, wood, actions."""

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page, worth
from .board import BUILDINGS, DRAWS, KINDS, POINTS, WOOD_COST, MarquiseBoard
from .rules import ACTIONS, built

LEFT, STEP, TOP, ROW = 34.0, 35.5, 58.0, 37.0
NONE = (0,) * BUILDINGS


def marquise_board(page: Page, board: MarquiseBoard) -> str:
    """What each building costs, what those that were built have scored, what is left."""
    drawn = use("t-wood", 18, 46, 0.62)
    for at, cost in enumerate(WOOD_COST):
        drawn += label(str(cost), "cost", LEFT + 17 + at * STEP, 51)
    for row, kind in enumerate(KINDS):
        drawn += track(page, board, kind, TOP + row * ROW)
    return drawn + beside(page, board)


def track(page: Page, board: MarquiseBoard, kind: str, y: float) -> str:
    """One row: emptied spaces show what they gave, the next building lies at the left of the others."""
    page.spot(f"track-{page.seat}-{kind}", 4, y, LEFT + BUILDINGS * STEP - 6, 33)
    drawn = use(f"b-{kind}", 18, y + 16, 0.72)
    draws = DRAWS.get(kind, NONE)
    for at in range(BUILDINGS):
        x = LEFT + at * STEP
        is_built = at < built(board, kind)
        drawn += box(x, y, 33, 33, "place is-empty" if is_built else "place")
        if is_built:
            drawn += worth(x + 16.5, y + 16.5, POINTS[kind][at], draws=bool(draws[at]))
        else:
            drawn += use(f"tile-{kind}", x + 16.5, y + 16.5, 0.78)
    told = page.said("root.draw.left", piece=kind, count=getattr(board, kind))
    return f"<g>{title(told)}{drawn}</g>"


def beside(page: Page, board: MarquiseBoard) -> str:
    """Wood on the board, the actions left, and what can be done without naming a place."""
    x = 250.0
    page.spot(f"wood-{page.seat}", x, TOP, 46, 33)
    told = page.said("root.draw.left", piece="wood", count=board.wood)
    wood = use("token-wood", x + 16, TOP + 16, 0.84) + label(str(board.wood), "count", x + 36, TOP + 25)
    drawn = f"<g>{title(told)}{wood}</g>"
    page.spot(f"actions-{page.seat}", x, TOP + ROW, 46, 33)
    is_on = page.view.active == page.seat and page.view.phase == "daylight"
    left = board.actions if is_on else 0
    for at in range(max(ACTIONS, left)):
        css = "pip is-left" if at < left else "pip"
        drawn += f'<circle class="{css}" cx="{x + 8 + at % 3 * 15:g}" cy="{TOP + ROW + 11 + at // 3 * 14:g}" r="6"/>'
    for at, (deed, sign) in enumerate((("march", "move"), ("recruit", "recruit"))):
        page.spot(f"deed-{page.seat}-{deed}", x + 24 * at, TOP + 2 * ROW + 3, 22, 28)
        drawn += use(f"ui-{sign}", x + 11 + 24 * at, TOP + 2 * ROW + 17, 0.8)
    return drawn
