"""Cards on the table: what their players have said they shall do, on the island; and the docks beside it."""

import math

from nemeton.drawing.svg import label, piece, title, translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask, Words

from ..state import NOBODY, CardPlay, InisState
from ..steps import Resolve
from .emblems import card_face
from .ink import edges, put, use
from .island import split_name
from .layout import Layout
from .places import centre
from .signs import badge, brenn, crows, medal, of, pile, serpent, shield
from .words import play_told, said

WITHDRAWING = "inis.withdraw"
MOST_CARDS = 4  # cards on the table that are shown; the first ones of a longer chain lie under them


def intentions(view: InisState, layout: Layout) -> str:
    """Everything declared by cards that stand: groups on their way, clans to come, a territory, a player."""
    open_ = sum(isinstance(step, Resolve) for step in view.agenda)  # cards that have not yet taken effect come last
    drawn = ""
    for at, play in enumerate(view.plays):
        css = "intent" + " is-past" * (at < len(view.plays) - open_)
        if not play.cancelled:
            drawn += f'<g class="{css} {of(play.seat)}">{intention(view, play, at, layout)}</g>'
    return drawn


def intention(view: InisState, play: CardPlay, at: int, layout: Layout) -> str:
    """What one card shall do."""
    drawn = ""
    if play.where and not play.groups and not play.places:
        x, y = centre(view.tiles[play.where].at)
        drawn += piece(f"about-{at}", "about", translate((x, y - 60)), PENNON)
    for origin, where, count in play.groups:
        if origin in view.tiles and where in view.tiles:
            mover = play.whom if play.card == "breas_tyranny" else play.seat
            drawn += move_arrow(centre(view.tiles[origin].at), centre(view.tiles[where].at), mover, count)
    for where in dict.fromkeys(play.places):
        x, y = centre(view.tiles[where].at)
        count = play.places.count(where)
        plus = put(badge(count), 14, -8) if count > 1 else ""
        body = use(f"clan-{play.seat}") + PLUS + plus
        drawn += f'<g class="coming" transform="translate({num(x + 52)} {num(y + 20)})">{body}</g>'
    spot = (play.where or (view.clash.where if view.clash else "")), play.whom
    if play.whom != NOBODY and spot in layout.groups and not play.groups:
        x, y = layout.groups[spot].middle
        drawn += piece(f"whom-{at}", "whom", translate((x, y - 22)), AIM)
    if play.card == "tale_of_cuchulain" and view.clash is not None:
        for seat in sorted({int(owner) for owner in play.told}):
            if (group := layout.groups.get((view.clash.where, seat))) is not None:
                drawn += piece(f"whom-{at}-{seat}", "whom", translate((group.middle[0], group.middle[1] - 22)), AIM)
    return drawn


def withdrawals(view: InisState, ask: Ask | None) -> str:
    """While a withdrawal is being told, group by group: those who are going already."""
    if ask is None or ask.kind != WITHDRAWING:
        return ""
    start = centre(view.tiles[ask.about["where"]].at)
    ways = (move_arrow(start, centre(view.tiles[haven].at), ask.seat, count) for haven, count in ask.about["gone"])
    return f'<g class="intent {of(ask.seat)}">{"".join(ways)}</g>'


def staying(ask: Ask | None) -> dict[tuple[str, int], int]:
    """How many clans of a group have not been told to withdraw, by territory and seat."""
    return {(ask.about["where"], ask.seat): ask.about["left"]} if ask and ask.kind == WITHDRAWING else {}


FLAG = "M0-24c9-5 15 5 27 0-4 6-4 11 0 17-12 5-18-5-27 0z"
PENNON = f'<path class="pen pole" d="M0 26V-24"/><path class="pen body" d="{FLAG}"/>'
PLUS = '<path class="plus-edge" d="M-16-40v14m-7-7h14"/><path class="plus" d="M-16-40v14m-7-7h14"/>'
AIM = (
    '<circle class="aim-edge" r="27"/><circle class="aim" r="27"/>'
    '<path class="aim" d="M0-34v13M0 34V21M-34 0h13M34 0H21"/>'
)


def move_arrow(start: Point, end: Point, seat: int, count: int) -> str:
    """A brush stroke, thin at its start, that says how many clans go where."""
    (ax, ay), (bx, by) = (start[0], start[1] + 12), (end[0], end[1] + 12)
    length = math.dist((ax, ay), (bx, by)) or 1
    ux, uy = (bx - ax) / length, (by - ay) / length
    ax, ay, bx, by = ax + ux * 36, ay + uy * 36, bx - ux * 44, by - uy * 44
    px, py = (-uy, ux) if ux < 0 else (uy, -ux)  # the stroke bends upwards
    mx, my = (ax + bx) / 2 + px * 26, (ay + by) / 2 + py * 26

    def along(t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return a * ax + b * mx + c * bx, a * ay + b * my + c * by

    left, right = [], []
    for step in range(8):
        t = step * 0.1
        (x, y), (nx, ny) = along(t), along(t + 0.05)
        far, half = math.dist((x, y), (nx, ny)) or 1, 2.5 + step
        dx, dy = -(ny - y) / far * half, (nx - x) / far * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    (nx, ny), (ex, ey) = along(0.66), along(0.76)
    far = math.dist((nx, ny), (ex, ey)) or 1
    dx, dy = -(ey - ny) / far * 21, (ex - nx) / far * 21
    outline = edges([*left, (nx + dx, ny + dy), (bx, by), (nx - dx, ny - dy), *reversed(right)])
    number = put(badge(count), *along(0.36))
    brush = f'<path class="halo" d="{outline}"/><path class="pen body" d="{outline}"/>'
    return f'<g class="way {of(seat)}">{brush}{number}</g>'


# Docks: tokens and cards beside the island


def docks(view: InisState, words: Words) -> str:
    """The Brenn, the crows, territories to come, cards on the table; the style sheet says where they lie."""
    chief = medal() + put(brenn(19), 0, 2) + put(shield(view.brenn, 13), 25, 25)
    tokens = (
        ("brenn", chief, said(words, "inis.draw.brenn", seat=view.brenn)),
        ("crows", crows(view.direction), said(words, "inis.draw.crows", direction=view.direction)),
        ("pile", pile(len(view.pile)), said(words, "inis.draw.pile", count=len(view.pile))),
    )
    drawn = f'<g class="dock serpent"><g class="size">{serpent()}</g></g>'
    for name, body, told in tokens:
        drawn += f'<g id="dock-{name}" class="dock {name}">{title(told)}<g class="size">{body}</g></g>'
    shown = view.plays[-MOST_CARDS:]
    first = len(view.plays) - len(shown)
    return drawn + "".join(table_card(play, first + at, at, words) for at, play in enumerate(shown))


def table_card(play: CardPlay, number: int, at: int, words: Words) -> str:
    """A card on the table, with the shield of who played it; crossed out when it was cancelled."""
    name = "".join(
        label(line, "card-name", 0, 54 + 15 * row)
        for row, line in enumerate(split_name(said(words, f"inis.card.{play.card}")))
    )
    cross = (
        '<path class="cross-edge" d="M-32-34l64 68M32-34l-64 68"/><path class="cross" d="M-32-34l64 68M32-34l-64 68"/>'
    )
    about = (
        f'<circle class="aim" cx="32" cy="30" r="14"/>{put(shield(play.whom, 11), 32, 30)}' if play.whom >= 0 else ""
    )
    body = card_face(play.card) + about + put(shield(play.seat, 13), 32, -30) + (cross if play.cancelled else "")
    css = f"dock table-card at-{at}" + " is-cancelled" * play.cancelled
    told = title(play_told(play, words))
    return f'<g id="play-{number}" class="{css}" data-card="{play.card}">{told}<g class="size">{body}</g>{name}</g>'
