"""The board of the Hundreds: the mood, the hoard with its two tracks, strongholds, mobs, and what oppression scores."""

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page, item_face, sized
from .board import (
    COMMAND,
    MOB,
    MOBS,
    MOODS,
    OPPRESSION,
    PROWESS,
    SLOTS,
    STRONGHOLD,
    STRONGHOLDS,
    TRACKS,
    VALUES,
    HundredsBoard,
    hoard,
    track_of,
    value_of,
)
from .oppression import oppressed

TOP = 38.0
MOST_TOLD = len(OPPRESSION) - 1


def hundreds_board(page: Page, board: HundredsBoard) -> str:
    """The mood to the left, the hoard to the right; strongholds and mobs; what oppression scores."""
    drawn = mood(page, board) + moods(page, board)
    drawn += track(page, board, COMMAND, TOP, board.commanded) + track(page, board, PROWESS, TOP + 44, board.advanced)
    return drawn + pieces(page, board) + oppression(page)


def mood(page: Page, board: HundredsBoard) -> str:
    """The card of the mood."""
    page.spot(f"mood-{page.seat}", 4, TOP, 92, 70)
    drawn = box(4, TOP, 92, 70, "label-face", 5)
    if not board.mood:
        return drawn
    name = page.said(f"root.mood.{board.mood}")
    drawn += use(f"art-{board.mood}", 50, TOP + 27, 48 / 78) + label(
        name, "leader-name middle" + sized(name, 84), 50, TOP + 65
    )
    return f'<g data-card="{board.mood}">{title(page.said("root.draw.mood", mood=board.mood))}{drawn}</g>'


def moods(page: Page, board: HundredsBoard) -> str:
    """All moods by their items; those that the hoard rules out are struck out, the present one is underlined."""
    drawn = ""
    for at, (name, item) in enumerate(MOODS.items()):
        x, y = 10 + at * 11.6, TOP + 79
        is_out = item in hoard(board)
        sign = use(f"item-{item}", x, y, 0.42) if item else use("ui-recruit", x, y, 0.4)
        sign = f'<g class="is-faint">{sign}</g><path class="tear" d="M{x - 4:g} {y + 5:g}l8-10"/>' if is_out else sign
        sign += f'<path class="mood-now" d="M{x - 5:g} {y + 8:g}h10"/>' if name == board.mood else ""
        drawn += f'<g data-card="{name}">{title(page.said(f"root.mood.{name}"))}{sign}</g>'
    return drawn


def track(page: Page, board: HundredsBoard, name: str, y: float, used: int) -> str:
    """Command or prowess: its items, its value, and by day how much of it is left."""
    items: list[str] = getattr(board, name)
    value = value_of(board, name)
    sign = f"<g>{title(page.said(f'root.track.{name}'))}{use(f'm-{name}', 114, y + 14, 0.72)}</g>"
    drawn = box(100, y, 196, 42, "column", 5) + sign
    kinds = TRACKS[name]
    step = 8 if len(kinds) > 3 else 9
    drawn += "".join(use(f"item-{item}", 107 + at * step, y + 33, 0.3) for at, item in enumerate(kinds))
    drawn += f'<circle class="value-face" cx="147" cy="{y + 17:g}" r="13"/>' + label(str(value), "value", 147, y + 24)
    is_on = page.view.active == page.seat and page.view.phase == "daylight"
    for at in range(value):
        css = "pip is-left" if is_on and at >= used else "pip"
        drawn += f'<circle class="{css}" cx="{147 + (at - (value - 1) / 2) * 9:g}" cy="{y + 36:g}" r="3.4"/>'
    for at in range(SLOTS):
        x = 167 + at * 32
        css = "step-number is-now" if len(items) == at + 1 else "step-number"
        drawn += label(str(VALUES[at + 1]), css, x + 13.5, y + 10.6)
        if at < len(items):
            page.spot(f"hoard-{page.seat}-{items[at]}", x, y + 12, 27, 27)
            told = page.said(f"root.item.{items[at]}")
            drawn += f"<g>{title(told)}{item_face(f'item-{items[at]}', x, y + 12, 27)}</g>"
        else:
            drawn += box(x, y + 12, 27, 27, "place", 4)
    for item in board.gained:  # on its way to this track
        if track_of(item) == name:
            page.spot(f"hoard-{page.seat}-{item}", 134, y + 3, 27, 27)
            drawn += item_face(f"item-{item}", 134, y + 3, 27)
    return f"<g>{title(page.said('root.draw.track', track=name, count=value))}{drawn}</g>"


def pieces(page: Page, board: HundredsBoard) -> str:
    """Strongholds; one that is built leaves the rat that it brings. Mobs that are left."""
    drawn = ""
    for at in range(STRONGHOLDS):
        x, is_built = 6 + at * 27, at < STRONGHOLDS - board.stronghold
        drawn += box(x, TOP + 90, 25.6, 25.6, "place is-empty" if is_built else "place")
        sign = use("w-hundreds", x + 12.8, TOP + 104, 0.34)
        drawn += sign if is_built else use("tile-stronghold", x + 12.8, TOP + 102.8, 0.62)
    page.spot(f"track-{page.seat}-{STRONGHOLD}", 6, TOP + 90, 161, 25.6)
    built = f"<g>{title(page.said('root.draw.left', piece=STRONGHOLD, count=board.stronghold))}{drawn}</g>"
    drawn = ""
    for at in range(MOBS):
        one = use("token-mob", 180 + at * 26, TOP + 103, 0.62)
        drawn += one if at < board.mob else f'<g class="is-gone">{one}</g>'
    page.spot(f"track-{page.seat}-{MOB}", 168, TOP + 90, 128, 25.6)
    return built + f"<g>{title(page.said('root.draw.left', piece=MOB, count=board.mob))}{drawn}</g>"


def oppression(page: Page) -> str:
    """What the evening scores for so many oppressed clearings; how many there are now is lit."""
    count = len(oppressed(page.view, page.seat))
    drawn = ""
    for at in range(1, MOST_TOLD + 1):
        x = 6 + (at - 1) * 48.4
        css = "oppress is-now" if min(count, MOST_TOLD) == at else "oppress"
        drawn += box(x, TOP + 118, 46, 13, css, 3)
        drawn += label(f"{at}+" if at == MOST_TOLD else str(at), "oppress-count", x + 12, TOP + 128.6)
        drawn += use("ui-point", x + 27, TOP + 124, 0.36)
        drawn += label(str(OPPRESSION[at]), "oppress-count", x + 38, TOP + 128.6)
    points = OPPRESSION[min(count, MOST_TOLD)]
    return f"<g>{title(page.said('root.draw.oppressed', count=count, points=points))}{drawn}</g>"
