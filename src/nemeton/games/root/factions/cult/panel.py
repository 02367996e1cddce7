"""The board of the Cult: the outcast, lost souls, gardens with their points, acolytes and what they pay for."""

from nemeton.drawing.svg import label, title

from ...cards import BIRD, SUITS
from ...draw.ink import box, use
from ...draw.panel import Page, by_suit
from .board import CONVERT, CRUSADE, DRAWING, GARDENS, POINTS, SANCTIFY, CultBoard, garden_of, rite_of

TOP, LEFT, STEP, ROW = 106.0, 28.0, 26.6, 21.4


def cult_board(page: Page, board: CultBoard) -> str:
    """Outcast and lost souls above; gardens to the left, acolytes to the right."""
    return outcast(page, board) + souls(page, board) + gardens(page, board) + acolytes(page, board)


def outcast(page: Page, board: CultBoard) -> str:
    """Three suits, one of them outcast or hated."""
    drawn = box(4, 38, 112, 50, "column", 5)
    for at, suit in enumerate(SUITS):
        x, chosen = 8 + at * 35, suit == board.outcast
        page.spot(f"outcast-{page.seat}-{suit}", x, 42, 33, 42)
        css = "outcast-place" + " is-outcast" * chosen + " is-hated" * (chosen and board.hated)
        drawn += box(x, 42, 33, 42, css, 5)
        drawn += use(f"suit-{suit}", x + 16.5, 56 if chosen else 63, 0.86 if chosen else 1)
        if chosen:
            drawn += use("m-hated" if board.hated else "m-outcast", x + 16.5, 75, 0.62)
    told = page.said("root.draw.outcast", suit=board.outcast, hated=int(board.hated)) if board.outcast else ""
    return f"<g>{title(told)}{drawn}</g>"


def souls(page: Page, board: CultBoard) -> str:
    """The lost souls by suit; birds count for nobody."""
    page.spot(f"souls-{page.seat}", 120, 38, 176, 50)
    counts = by_suit(board.lost_souls)
    drawn = box(120, 38, 176, 50, "column is-broken", 5) + use("m-soul", 134, 63)
    for at, suit in enumerate((*SUITS, BIRD)):
        x = 149 + at * 36
        face = box(x, 44, 32, 38, f"mini suit-{suit}", 4) + use(f"suit-{suit}", x + 16, 57, 0.78)
        face += label(str(counts[suit]), "pile-count", x + 16, 79)
        drawn += f'<g class="{"" if counts[suit] else "is-faint"}">{face}</g>'
    told = page.said("root.draw.souls", count=len(board.lost_souls))
    if board.lost_souls:
        told += " " + page.said("root.draw.lost_souls", cards=tuple(sorted(board.lost_souls)))
    return f"<g>{title(told)}{drawn}</g>"


def gardens(page: Page, board: CultBoard) -> str:
    """Three tracks; points stand above the columns, the sign for a card above the second."""
    drawn = ""
    for at, points in enumerate(POINTS):
        x = LEFT + at * STEP + 11
        css = "worth small" + " is-none" * (not points)
        draws = at == DRAWING - 1
        drawn += label(f"+{points}" if points else "–", css, x - 6 * draws, 102)
        drawn += use("ui-card", x + 9, 97, 0.4) if draws else ""
    return drawn + "".join(track(page, board, suit, TOP + row * ROW) for row, suit in enumerate(SUITS))


def track(page: Page, board: CultBoard, suit: str, y: float) -> str:
    """The gardens of a suit: emptied spaces first, the last of them counts; ticked once it has scored this turn."""
    placed, is_on = board.planted(suit), page.view.active == page.seat
    page.spot(f"track-{page.seat}-{garden_of(suit)}", 4, y - 0.7, 160, ROW)
    drawn = use(f"suit-{suit}", 15, y + 10, 0.74)
    for at in range(GARDENS):
        x = LEFT + at * STEP
        is_last = at == placed - 1
        css = "place" + " is-empty" * (at < placed) + " is-now" * is_last
        drawn += box(x, y, 24, 20, css, 3)
        if at >= placed:
            drawn += use(f"tile-{garden_of(suit)}", x + 12, y + 10, 0.5)
        elif is_last and is_on and rite_of(suit) in page.view.used:
            drawn += use("ui-tick", x + 12, y + 10, 0.6)
    values = {"count": placed, "points": board.rite(suit)}
    told = page.said("root.draw.gardens", piece=garden_of(suit), **values)
    return f"<g>{title(told)}{drawn}</g>"


def acolytes(page: Page, board: CultBoard) -> str:
    """How many there are, and what they pay for: move or battle, convert, sanctify."""
    page.spot(f"acolytes-{page.seat}", 168, 92, 48, 76)
    drawn = box(168, 92, 128, 76, "column", 5) + use("w-cult", 190, 120, 0.7)
    drawn += label(str(board.acolytes), "count", 208, 133)
    if board.hated:
        drawn += use("m-hated", 182, 156, 0.5) + label("−1", "worth small", 202, 161)
    rows = (
        (CRUSADE, ("ui-move", "ui-battle")),
        (CONVERT, ("ui-recruit", "w-cult")),
        (SANCTIFY, ("ui-build", "m-garden")),
    )
    for at, (conspiracy, (one, other)) in enumerate(rows):
        y, price = 104.5 + at * 25, board.price(conspiracy)
        body = use("m-acolyte", 226, y, 0.56) + label(str(price), "cost", 241, y + 5.5)
        body += use(one, 258, y, 0.62) + use(other, 283, y, 0.32 if other == "w-cult" else 0.62)
        body += f'<path class="turns-to" d="M268 {y:g}h5.6m-2.4-2.4l2.4 2.4-2.4 2.4"/>' if at else ""
        drawn += f'<g class="{"" if board.acolytes >= price else "is-faint"}">{body}</g>'
    left, count, more = (board.price(one) for one, _ in rows)
    told = page.said("root.draw.acolytes", count=board.acolytes)
    told += " " + page.said("root.draw.conspiracies", left=left, count=count, other=more)
    return f"<g>{title(told)}{drawn}</g>"
