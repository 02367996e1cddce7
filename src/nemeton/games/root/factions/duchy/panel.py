"""The board of the Duchy: the Burrow as a hill, two tracks, and nine ministers in three ranks."""

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page
from .board import (
    BURROW,
    CITADEL,
    CITADEL_WARRIORS,
    LORD,
    MARKET,
    MINISTERS,
    NOBLE,
    OF_EACH,
    RANKS,
    SQUIRE,
    TUNNEL,
    DuchyBoard,
    crowns_left,
)

# What each minister does, as signs.
DEEDS: dict[str, tuple[str, ...]] = {
    "foremole": ("ui-build",),
    "captain": ("ui-battle",),
    "marshal": ("ui-move",),
    "brigadier": ("ui-move", "ui-battle"),
    "banker": ("item-coins",),
    "mayor": ("ui-recruit",),
    "duchess_of_mud": ("t-tunnel",),
    "baron_of_dirt": ("b-market",),
    "earl_of_stone": ("b-citadel",),
}
MOST_SEEN = 3
RANK_HIGH, FIRST_RANK = 43.4, 39.0


def duchy_board(page: Page, board: DuchyBoard) -> str:
    """The Burrow and the buildings to the left, the ministers to the right."""
    drawn = hill(page, board) + tunnels(page, board) + revealed(page, board)
    drawn += track(page, CITADEL, board.citadel, 103) + track(page, MARKET, board.market, 135.4)
    return drawn + "".join(rank_row(page, board, rank, at) for at, rank in enumerate((SQUIRE, NOBLE, LORD)))


def hill(page: Page, board: DuchyBoard) -> str:
    """Moles in the Burrow; from here they come up, and here they go down."""
    page.spot(f"place-{BURROW}", 4, 41, 70, 58)
    page.spot(f"group-{BURROW}-{page.seat}", 14, 52, 50, 46)
    page.spot(f"supply-{page.seat}", 14, 52, 50, 46)
    drawn = '<path class="burrow-hill" d="M5 98Q3 44 38 42Q73 44 72 98Z"/>'
    drawn += '<path class="burrow-hole" d="M14 98Q12 55 38 53Q64 55 63 98Z"/>'
    for at in range(min(MOST_SEEN, board.burrow)):
        drawn += use("w-duchy", 30 + at * 8, 78 - at * 0.5, 0.68)
    drawn += label(str(board.burrow), "count", 40, 95)
    return f"<g>{title(page.said('root.draw.burrow', count=board.burrow))}{drawn}</g>"


def tunnels(page: Page, board: DuchyBoard) -> str:
    """Tunnels that are left; those on the map leave a shadow."""
    drawn = ""
    for at in range(OF_EACH):
        mound = use("token-tunnel", 86, 50 + at * 19.4, 0.54)
        drawn += mound if at < board.tunnel else f'<g class="is-gone">{mound}</g>'
    told = page.said("root.draw.left", piece=TUNNEL, count=board.tunnel)
    page.spot(f"track-{page.seat}-{TUNNEL}", 76, 40, 20, 60)
    return f"<g>{title(told)}{drawn}</g>"


def track(page: Page, piece: str, left: int, y: float) -> str:
    """Three buildings; an emptied space says what it brings: warriors, or a card."""
    drawn = ""
    for at in range(OF_EACH):
        x, is_out = 6 + at * 31.4, at < OF_EACH - left
        drawn += box(x, y, 29.6, 30, "place is-empty" if is_out else "place")
        if not is_out:
            drawn += use(f"tile-{piece}", x + 14.8, y + 15, 0.72)
        elif piece == CITADEL:
            drawn += label(f"+{CITADEL_WARRIORS[at]}", "worth small", x + 9.6, y + 20)
            drawn += use("w-duchy", x + 21.6, y + 15, 0.27)
        else:
            drawn += use("ui-card", x + 14.8, y + 15, 0.66)
    page.spot(f"track-{page.seat}-{piece}", 6, y, 92.4, 30)
    return f"<g>{title(page.said('root.draw.left', piece=piece, count=left))}{drawn}</g>"


def rank_row(page: Page, board: DuchyBoard, rank: str, row: int) -> str:
    """The crowns of a rank, what it takes and scores, and its three ministers."""
    y, facts, left = FIRST_RANK + row * RANK_HIGH, RANKS[rank], crowns_left(board, rank)
    drawn = box(104, y, 192, 41.4, "column", 5)
    for at in range(facts.crowns):
        crown = use(f"m-crown_{rank}", 116 + at * 14, y + 10, 0.5)
        drawn += crown if at < left else f'<g class="is-gone">{crown}</g>'
    drawn += use("ui-card", 113, y + 29, 0.5) + label(str(facts.cards), "small-count", 119, y + 34)
    drawn += use("ui-point", 136, y + 28, 0.44) + label(str(facts.points), "small-count", 143, y + 34)
    told = page.said("root.draw.crowns", rank=rank, count=left)
    people = [name for name in MINISTERS if MINISTERS[name] == rank]
    faces = "".join(minister(page, board, name, 155 + at * 46.6, y + 3) for at, name in enumerate(people))
    return f"<g>{title(told)}{drawn}</g>{faces}"


def minister(page: Page, board: DuchyBoard, name: str, x: float, y: float) -> str:
    """Faint while unswayed; with a crown when swayed; ticked off when used today."""
    page.spot(f"minister-{page.seat}-{name}", x, y, 44, 35.4)
    is_swayed, signs = name in board.swayed, DEEDS[name]
    face = use("w-duchy", x + 13, y + 22, 0.5)
    if len(signs) == 1:
        face += use(signs[0], x + 32, y + 18, 0.74)
    else:
        face += "".join(use(sign, x + 28 + at * 9, y + 12 + at * 12, 0.5) for at, sign in enumerate(signs))
    drawn = box(x, y, 44, 35.4, "minister is-swayed" if is_swayed else "minister", 5)
    drawn += face if is_swayed else f'<g class="is-unswayed">{face}</g>'
    if is_swayed:
        drawn += use(f"m-crown_{MINISTERS[name]}", x + 13, y + 3.4, 0.6)
    if name in board.acted and page.view.active == page.seat:
        drawn += use("ui-tick", x + 33, y + 19, 0.8)
    return f'<g data-card="{name}">{title(page.said(f"root.minister.{name}"))}{drawn}</g>'


def revealed(page: Page, board: DuchyBoard) -> str:
    """Cards that lie open until the evening, over the rim of the hill."""
    drawn = ""
    step = min(14.0, 76 / max(1, len(board.revealed)))
    for at, card in enumerate(board.revealed):
        x = 6 + at * step
        face = use(f"art-{card}", x + 8, 47, 16 / 78)
        drawn += f'<g data-card="{card}">{title(page.said(f"root.card.{card}"))}{face}</g>'
    return drawn
