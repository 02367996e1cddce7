"""What stands on the island: plates of the lands, badges of what invaders will do, piles of pieces, and what has just
moved."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from nemeton.drawing.svg import label, piece, title, translate
from nemeton.drawing.targets import Spot, Spots
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Entry, Words

from ..island import is_ocean, terrain
from ..pieces import health, kind_and_hurt
from ..state import IslandState
from .geometry import Isle
from .ink import box, circle, put, rays, use
from .layout import MAP, Ground, Pile
from .outlook import Coming
from .signs import ACTION_EDGES
from .words import coming_told, marks_told, said

CELL = 58.0  # the size of a cell where signs have their full size
CROWN = rays(12, 29, 36)


def standing_things(
    view: IslandState, grounds: list[Ground], reached: set[str], told: Mapping[str, str], words: Words
) -> tuple[str, ...]:
    """Plates, badges and piles of all lands, in layers; what is told of the lands is known already."""
    boards = len(view.boards)
    plates = (
        plate(one.land, one.size, one.plate, boards, one.land in reached, told[one.land])
        for one in grounds
        if not is_ocean(one.land)
    )
    badges = (badge(one, action, spot, at, words) for one in grounds for at, (action, spot) in enumerate(one.badges))
    piles = (pile(view, one, each, spot, words) for one in grounds for each, spot in lights_first(one.piles))
    return ('<g class="plates">', *plates, '</g><g class="badges">', *badges, '</g><g class="piles">', *piles, "</g>")


def lights_first(piles: list[tuple[Pile, Point]]) -> list[tuple[Pile, Point]]:
    """Presence is broad and shines: it lies below other pieces and their numbers."""
    return sorted(piles, key=lambda placed: not placed[0].name.startswith("presence-"))


def upright(body: str, size: float) -> str:
    """A thing in its own measure; where the island is turned it is turned back."""
    return f'<g class="up"><g transform="scale({size / CELL:.3g})">{body}</g></g>'


def told_spots(view: IslandState, land: Isle, grounds: list[Ground], spots: Spots) -> None:
    """Where lands and pieces are clicked."""
    for name in (*land.fields, *land.oceans):
        x, y = land.place(name)
        spots.add(f"land-{name}", Spot(MAP, x, y, 200, 200, "land"))
    for one in grounds:
        for each, (x, y) in one.piles:
            half = one.size * 0.46
            name = f"{each.name}-{one.land}" if each.kind in ("blight", "shield") else f"piece-{one.land}-{each.name}"
            if each.name.startswith("presence-"):
                name = f"presence-{one.land}-{each.name.rpartition('-')[2]}"
            spots.add(name, Spot(MAP, x, y, half, half, "disc"))


# Plates and badges


@lru_cache(5_000)
def plate(land: str, size: float, place: Point, boards: int, is_reached: bool, told: str) -> str:
    """The terrain and the number of a land; a small compass where explorers could come."""
    ground = terrain(land)
    name = land if boards > 1 else land.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    half, css = (31, "plate-name") if len(name) < 3 else (35, "plate-name plate-long")
    half += 6 if name.startswith("NW") else 0  # broad letters
    drawn = box(-half, -16, 2 * half, 32, "plate", 16) + use(f"g-{ground}", 16 - half, 0, 0.42)
    drawn += label(name, css, 12, 8.5 if len(name) < 3 else 7.5)
    if is_reached:
        drawn += use("a-explore", max(28, half - 7), -15, 0.36)
    return (
        f'<g id="plate-{land}" class="land-plate of-{ground}" transform="translate({num(place[0])} '
        f'{num(place[1])})">{title(told)}{upright(drawn, size)}</g>'
    )


def badge(one: Ground, action: Coming, spot: Point, at: int, words: Words) -> str:
    """What invaders will do in a land."""
    if action.action == "ravage":
        css = "ravage is-held" if action.what == "0" else "ravage"
        drawn = f'<path class="{css}" d="{ACTION_EDGES["ravage"]}"/>{label(action.what, "ravage-number", 0, 11)}'
        drawn += use("p-blight", 16, -16, 0.46) if action.blights else ""
    elif action.action == "build":
        drawn = f'<path class="building" d="{ACTION_EDGES["build"]}"/>{use(f"p-{action.what}", 3, 4, 0.66)}'
        drawn += circle(-15, -15, 11, "plus-face") + '<path class="plus" d="M-21-15h12M-15-21v12"/>'
    else:
        drawn = use("a-explore")
    if action.skipped:
        slash = '<path class="slash-edge" d="M-22-22L22 22"/><path class="slash" d="M-22-22L22 22"/>'
        drawn = f'<g class="is-skipped">{drawn}</g>{slash}'
    told = coming_told(action, words)
    ident = f"badge-{one.land}-{at}"
    return piece(ident, "omen", translate(spot), upright(drawn, one.size * 0.92), told=told)


# Piles


def pile(view: IslandState, one: Ground, each: Pile, spot: Point, words: Words) -> str:
    """A pile of pieces with its number; presence shines, a sacred site has rays."""
    kind, hurt = kind_and_hurt(each.name)
    told = ""
    if each.name.startswith("presence-"):
        seat = int(each.name.rpartition("-")[2])
        name = view.spirits[seat].name
        drawn = circle(0, 0, 42, f"halo-of of-{name}")
        if each.sacred:
            drawn += f'{circle(0, 0, 28, "crown-edge")}<path class="crown-edge" d="{CROWN}"/>'
            drawn += f'{circle(0, 0, 28, "crown")}<path class="crown" d="{CROWN}"/>'
        drawn += use(f"s-{name}")
        told = said(words, "draw.sacred" if each.sacred else "draw.presence", seat=seat, count=each.many)
    elif kind == "shield":
        drawn = use("p-shield") + label(str(each.many), "shield-number", 0, 10)
        told = said(words, "draw.defend", count=each.many)
    elif kind == "mark":
        drawn = circle(0, 0, 19, "mark-face") + use("g-spirit", 0, 0, 0.62)
        told = "; ".join(marks_told(view, one.land, words))
    elif kind == "blight":
        drawn = use("p-blight")
        told = said(words, "draw.blight", count=each.many)
    else:
        drawn = f'<ellipse class="shadow" cy="22" rx="21" ry="5"/>{use(f"p-{kind}")}'
        drawn += wounds(health(view, one.land, kind), hurt) if hurt else ""
        told = said(words, "draw.pieces", piece=each.name, count=each.many)
    drawn += number(each.many) if each.many > 1 and kind != "shield" else ""
    ident = f"{one.land}-{each.name.replace('/', '-hurt')}"
    return piece(ident, "pile", translate(spot), upright(drawn, one.size), told=told)


def number(count: int) -> str:
    """How many; a small stage makes it larger."""
    wide = 13 if count < 10 else 18
    drawn = box(-wide, -12, 2 * wide, 25, "count-face", 12.5) + label(str(count), "pile-count", 0, 8)
    return put(f'<g class="count">{drawn}</g>', 17, 15)


def wounds(most: int, hurt: int) -> str:
    """Health of a hurt piece: what is lost is red and crossed."""
    drawn = ""
    for at in range(most):
        x = (at - (most - 1) / 2) * 15 - 4
        lost = at >= most - hurt
        drawn += box(x - 7, -32, 13, 13, "health is-lost" if lost else "health", 3)
        drawn += f'<path class="cross" d="M{num(x - 4)}-29l7 7m0-7l-7 7"/>' if lost else ""
    return drawn


# What has just moved

MOST_MOVES = 12
STILL = (
    "spirit_island.phase",
    "spirit_island.uses",
    "spirit_island.uses_on",
    "spirit_island.turn",
    "spirit_island.ravages",
)


def travellers(view: IslandState, land: Isle, grounds: list[Ground], journal: Sequence[Entry]) -> str:
    """Pieces on their way: each flies once from where it was to where it is, then it is gone."""
    where = {one.land: {each.kind: spot for each, spot in one.piles} for one in grounds}
    drawn: list[str] = []
    for at in range(len(journal) - 1, max(-1, len(journal) - 1 - MOST_MOVES), -1):
        entry = journal[at]
        if entry.kind in STILL:
            break
        if entry.kind not in ("spirit_island.moved", "spirit_island.shifted"):
            continue
        start, end = entry.values["start"], entry.values["end"]
        if start not in where or end not in where:
            continue
        kind = entry.values["piece"] if entry.kind == "spirit_island.moved" else f"presence-{entry.values['seat']}"
        sign = f"p-{kind}" if entry.kind == "spirit_island.moved" else f"s-{view.spirits[entry.values['seat']].name}"
        x0, y0 = where[start].get(kind, land.place(start))
        x1, y1 = where[end].get(kind, land.place(end))
        style = f"--dx:{num(x0 - x1)}px;--dy:{num(y0 - y1)}px;transform:{translate((x1, y1))}"
        drawn.append(
            f'<g id="way-{at}" class="way" style="{style}"><g class="flier">{upright(use(sign), CELL)}</g></g>'
        )
    return "".join(drawn)
