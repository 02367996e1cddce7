"""The board of the Eyrie: the decree, the leader, the roosts."""

from collections import Counter

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page, sized, worth
from .board import COLUMNS, DRAWS, EVENING_POINTS, ROOSTS, VIZIER, EyrieBoard, suit

TOP, COLUMN, TALL = 38.0, 72.5, 84.0
IN_ROW, ROWS = 3, 2


def eyrie_board(page: Page, board: EyrieBoard) -> str:
    """Four columns of cards, then the leader and the track of roosts."""
    drawn = "".join(column(page, board, name, 6 + at * COLUMN) for at, name in enumerate(COLUMNS))
    return drawn + roosts(page, board, 127) + leader(page, board)


def column(page: Page, board: EyrieBoard, name: str, x: float) -> str:
    """A column of the decree; what was carried out this turn is ticked off."""
    page.spot(f"column-{page.seat}-{name}", x, TOP, COLUMN - 3, TALL)
    drawn = box(x, TOP, COLUMN - 3, TALL, "column", 5) + use(f"ui-{name}", x + 15, TOP + 13, 0.72)
    drawn += label(str(len(board.decree[name])), "column-count", x + 56, TOP + 18)
    done = Counter(board.resolved[name] if page.view.active == page.seat else [])
    cards = sorted(board.decree[name], key=lambda card: (suit(card), card))
    in_row = IN_ROW if len(cards) <= IN_ROW * ROWS else (len(cards) + 1) // ROWS
    step = min(22.0, (COLUMN - 26) / max(1, in_row - 1))
    for at, card in enumerate(cards):
        row, place = divmod(at, in_row)
        cx, cy = x + 3 + place * step, TOP + 27 + row * 28
        page.spot(f"decree-{page.seat}-{name}-{card}", cx, cy, 19, 24)
        drawn += decree_card(card, suit(card), cx, cy, page.said(f"root.card.{card}"), done=done[card] > 0)
        done[card] -= 1
    told = page.said("root.draw.column", column=name, cards=tuple(cards), count=len(cards))
    return f"<g>{title(told)}{drawn}</g>"


def roosts(page: Page, board: EyrieBoard, y: float) -> str:
    """The track: emptied spaces say what an evening scores and draws."""
    drawn = ""
    placed = ROOSTS - board.roost
    for at in range(ROOSTS):
        x = 6 + at * 27.5
        drawn += box(x, y, 26, 36, "place is-empty" if at < placed else "place")
        if at < placed:
            css = " is-now" if at == placed - 1 else ""
            drawn += f'<g class="step{css}">{worth(x + 13, y + 19, EVENING_POINTS[at], draws=bool(DRAWS[at]))}</g>'
        else:
            drawn += use("tile-roost", x + 13, y + 18, 0.64)
    told = page.said("root.draw.left", piece="roost", count=board.roost)
    page.spot(f"track-{page.seat}-roost", 6, y, 192, 36)
    return f"<g>{title(told)}{drawn}</g>"


def leader(page: Page, board: EyrieBoard) -> str:
    """Who leads, and how many have been deposed."""
    page.spot(f"leader-{page.seat}", 202, 127, 92, 36)
    if not board.leader:
        return ""
    name = page.said(f"root.leader.{board.leader}")
    drawn = box(202, 127, 92, 36, "label-face", 5) + use("w-eyrie", 213, 147, 0.4)
    drawn += label(name, "leader-name" + sized(name, 66), 225, 143)
    drawn += "".join(f'<circle class="pip" cx="{234 + at * 11:g}" cy="154" r="4"/>' for at in range(len(board.deposed)))
    told = page.said("root.draw.leader", leader=board.leader)
    return f"<g>{title(told)}{drawn}</g>"


def decree_card(card: str, suit: str, x: float, y: float, told: str, *, done: bool = False) -> str:
    """A card small enough for a column: its suit."""
    face = box(x, y, 19, 24, f"mini suit-{suit}", 3) + use(f"suit-{suit}", x + 9.5, y + 12, 0.68)
    tick = use("ui-tick", x + 10, y + 12, 0.85) if done else ""
    crown = use("ui-crown", x + 9.5, y + 3, 0.42) if card == VIZIER else ""
    return f'<g class="{"decreed is-done" if done else "decreed"}">{title(told)}{face}{crown}</g>{tick}'
