"""The board of the Keepers: three columns of the retinue, the relics that are home, the waystations."""

from collections import Counter

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page
from .board import (
    COLUMN_POINTS,
    COLUMNS,
    CROWD,
    DELVE,
    KINDS,
    MOST_SERVANTS,
    RECOVER,
    RETAINER,
    VALUES,
    WAYSTATIONS,
    KeepersBoard,
    faces_of,
    full_columns,
    kind_of,
    servants,
    suit,
)

TOP, WIDE, TALL = 38.0, 62.4, 88.0
RIGHT, CELL, ROW = 193.0, 26.0, 30.0
IN_ROW = 3
HEADS = {DELVE: ("ui-battle", "m-delve"), RECOVER: ("ui-move", "m-recover")}


def keepers_board(page: Page, board: KeepersBoard) -> str:
    """Columns to the left, relics to the right, waystations and the evening's hunger below."""
    drawn = "".join(column(page, board, name, 4 + at * WIDE) for at, name in enumerate(COLUMNS))
    return drawn + relics(page, board) + waystations(page, board) + hunger(page)


def column(page: Page, board: KeepersBoard, name: str, x: float) -> str:
    """A column of the retinue; cards that have acted this turn are ticked off."""
    page.spot(f"retinue-{page.seat}-{name}", x, TOP, WIDE - 2.4, TALL)
    drawn = box(x, TOP, WIDE - 2.4, TALL, "column", 5)
    signs = HEADS.get(name, ("ui-move",))
    for at, sign in enumerate(signs):
        drawn += use(sign, x + 12 + at * 22, TOP + 12, 0.62)
    if name == DELVE:
        drawn += f'<path class="turns-to" d="M{x + 21:g} {TOP + 12:g}h4"/>'
    elif name == RECOVER:
        drawn += f'<path class="turns-to" d="M{x + 24.6:g} {TOP + 6:g}l-3 12"/>'
    cards = sorted(board.retinue[name], key=lambda card: (suit(card), card))
    drawn += label(str(len(cards)), "column-count", x + 52, TOP + 17.6)
    done = Counter(board.resolved[name] if page.view.active == page.seat else [])
    rows = max(2, -(-len(cards) // IN_ROW))
    step = min(30.0, 60.0 / rows)
    for at, card in enumerate(cards):
        row, place = divmod(at, IN_ROW)
        cx, cy = x + 3 + place * 18.4, TOP + 24 + row * step
        page.spot(f"servant-{page.seat}-{name}-{card}", cx, cy, 18, 24)
        drawn += servant(page, card, cx, cy, done=done[card] > 0)
        done[card] -= 1
    told = page.said("root.draw.column", column=name, cards=tuple(cards), count=len(cards))
    return f"<g>{title(told)}{drawn}</g>"


def servant(page: Page, card: str, x: float, y: float, *, done: bool) -> str:
    """A card small enough for a column: its suit, and the shield of a faithful retainer."""
    face = box(x, y, 18, 24, f"mini suit-{suit(card)}", 3) + use(f"suit-{suit(card)}", x + 9, y + 11, 0.64)
    badge = use("m-shield", x + 13, y + 19, 0.42) if card == RETAINER else ""
    tick = use("ui-tick", x + 9.5, y + 12, 0.85) if done else ""
    css = "decreed is-done" if done else "decreed"
    return f'<g class="{css}">{title(page.said(f"root.card.{card}"))}{face}{badge}</g>{tick}'


def relics(page: Page, board: KeepersBoard) -> str:
    """The relics that are home, kind by kind; below each column what it brings once it is full."""
    drawn = ""
    for row, kind in enumerate(KINDS):
        got = [piece for piece in board.recovered if kind_of(piece) == kind]
        for at in range(len(VALUES)):
            x, y = RIGHT + at * CELL, TOP + row * ROW
            drawn += box(x, y, 25, 28, "place is-empty" if at < len(got) else "place", 3)
            if at < len(got):
                drawn += use(f"token-{got[at]}", x + 11.6, y + 14, 0.64)
            else:
                drawn += f'<g class="is-relic-place">{use(f"m-{kind}", x + 12.5, y + 14, 0.74)}</g>'
    full = full_columns(board.recovered)
    for at in range(len(VALUES)):
        css = "worth small" if at < full else "worth small is-none"
        drawn += label(f"+{COLUMN_POINTS}", css, RIGHT + 12.5 + at * CELL, 139)
    page.spot(f"relics-{page.seat}", RIGHT, TOP, 103, 90)
    told = page.said("root.draw.relics_count", count=len(board.recovered), full=full)
    return f"<g>{title(told)}{drawn}</g>"


def waystations(page: Page, board: KeepersBoard) -> str:
    """Each with both sides while it waits; a card where it has left for the map."""
    drawn = ""
    for at, name in enumerate(WAYSTATIONS):
        x = 4 + at * 50.0
        waits = name in board.waystations
        drawn += box(x, 130, 47, 36, "place" if waits else "place is-empty", 4)
        if waits:
            front, back = faces_of(name)
            drawn += use(f"tile-{front}", x + 15, 148, 0.7) + use(f"tile-{back}", x + 36, 150, 0.48)
        else:
            drawn += use("ui-card", x + 23.5, 148, 0.74)
    page.spot(f"waystations-{page.seat}", 4, 130, 147, 36)
    drawn += label(f"{servants(board)}/{MOST_SERVANTS}", "small-count", 162, 153)
    told = page.said("root.draw.waystations_left", count=len(board.waystations))
    return f"<g>{title(told)}{drawn}</g>"


def hunger(page: Page) -> str:
    """In the evening one of four leaves a clearing."""
    drawn = box(RIGHT, 143, 103, 24, "label-face", 5) + use("w-keepers", 208, 156, 0.32)
    drawn += label(f"{CROWD}+", "small-count", 221, 160.6)
    drawn += '<path class="turns-to" d="M240 155h9m-3-3l3 3-3 3"/>'
    drawn += label("−1", "small-count", 255, 160.6) + use("w-keepers", 281, 155, 0.3)
    return f"<g>{title(page.said('root.draw.hunger', count=CROWD))}{drawn}</g>"
