"""The board of the Alliance: supporters, officers, bases, sympathy."""

from nemeton.drawing.svg import label, title
from nemeton.kernel import BLANK

from ...cards import SUITS
from ...draw.ink import box, use
from ...draw.panel import Page, by_suit, suit_pile, worth
from .board import COSTS, POINTS, SYMPATHIES, AllianceBoard

TOP = 40.0


def alliance_board(page: Page, board: AllianceBoard) -> str:
    """Supporters to the left, officers in the middle, bases to the right, the track of sympathy below."""
    return supporters(page, board) + officers(page, board) + bases(page, board) + sympathy(page, board)


def supporters(page: Page, board: AllianceBoard) -> str:
    """Those that the reader knows by their suit, the others face down."""
    known = [card.card for card in board.supporters if card.card != BLANK]
    hidden = len(board.supporters) - len(known)
    page.spot(f"supporters-{page.seat}", 4, TOP, 146, 48)
    drawn = box(4, TOP, 146, 48, "column", 5)
    x = 10.0
    if hidden:
        drawn += use("back", x + 13, TOP + 24, 1.5) + label(str(hidden), "count", x + 13, TOP + 33)
        x += 29
    counts = by_suit(known)
    for suit in (*SUITS, "bird"):
        if counts[suit]:
            drawn += suit_pile(x, TOP + 6, suit, counts[suit])
            x += 28
    told = page.said("root.draw.supporters", count=len(board.supporters))
    return f"<g>{title(told)}{drawn}</g>"


def officers(page: Page, board: AllianceBoard) -> str:
    """Trained, and how many operations are left this evening."""
    page.spot(f"officers-{page.seat}", 154, TOP, 46, 48)
    is_on = page.view.active == page.seat and page.view.phase == "evening"
    css = "" if board.officers else " is-faint"
    drawn = box(154, TOP, 46, 48, "column", 5) + f'<g class="officer{css}">{use("w-alliance", 172, TOP + 25, 0.66)}</g>'
    drawn += label(str(board.officers), "count", 189, TOP + 27)
    if is_on:
        drawn += "".join(
            f'<circle class="pip is-left" cx="{160 + at * 8:g}" cy="{TOP + 43:g}" r="3.4"/>'
            for at in range(min(5, board.operations))
        )
    told = page.said("root.draw.officers", count=board.officers)
    return f"<g>{title(told)}{drawn}</g>"


def bases(page: Page, board: AllianceBoard) -> str:
    """Bases still on the board; where one was built, a card more is drawn."""
    drawn = ""
    for at, suit in enumerate(SUITS):
        x = 204 + at * 31
        is_built = suit not in board.bases
        drawn += box(x, TOP, 29, 48, "place is-empty" if is_built else "place")
        drawn += (
            use("ui-card", x + 14.5, TOP + 24, 0.7) if is_built else use(f"tile-base_{suit}", x + 14.5, TOP + 24, 0.72)
        )
    told = page.said("root.draw.bases", count=len(board.bases))
    return f"<g>{title(told)}{drawn}</g>"


def sympathy(page: Page, board: AllianceBoard) -> str:
    """Ten spaces: what the next token costs in supporters, what those on the map have scored."""
    placed = SYMPATHIES - board.sympathy
    y, drawn = 116.0, ""
    for at in range(SYMPATHIES):
        x = 19 + at * 28.6 + (COSTS[at] - 1) * 2
        drawn += f'<circle class="place{" is-empty" if at < placed else ""}" cx="{x:g}" cy="{y:g}" r="13"/>'
        drawn += worth(x, y, POINTS[at]) if at < placed else use("token-sympathy", x, y, 0.72)
    for cost, first, last in ((1, 0, 2), (2, 3, 5), (3, 6, 9)):
        left, right = (19 + at * 28.6 + (cost - 1) * 2 for at in (first, last))
        css = "bracket is-now" if placed < SYMPATHIES and COSTS[placed] == cost else "bracket"
        drawn += f'<path class="{css}" d="M{left - 12:.1f} 134v4H{right + 12:.1f}v-4"/>'
        middle = (left + right) / 2
        drawn += label(str(cost), "cost", middle - 8, 156) + use("ui-card", middle + 7, 151, 0.55)
    told = page.said("root.draw.left", piece="sympathy", count=board.sympathy)
    page.spot(f"track-{page.seat}-sympathy", 4, 100, 292, 58)
    return f"<g>{title(told)}{drawn}</g>"
