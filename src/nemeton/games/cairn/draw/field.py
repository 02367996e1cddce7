"""The land and the field: turf, slabs, totems, stone circles, villages. Engraved once for each side, never changing."""

from collections.abc import Callable, Sequence
from functools import cache

from nemeton.drawing.woodcut import (
    Point,
    closed,
    curve,
    cut,
    grain,
    hatch,
    num,
    path,
    ring,
    rough,
    shrunk,
    smooth,
    stone,
    wedge,
)

from ..field import FILES, FOREST, RANKS, SEA, SPACES, STONE_CIRCLES, TOTEMS, TRIBES
from .places import CELL, FIELD, FIELD_TOP, HEIGHT, MARGIN, VILLAGE_HEIGHT, WIDTH, centre, village_top

KINDS = 5  # of whatever grows or is hewn everywhere: few, so that the page stays light
TOTEM_AT = {space: colour for totems in TOTEMS for colour, space in totems.items()}


@cache
def ground(near: int) -> str:
    """Everything below the pieces that nothing changes."""
    villages = "".join(yard(seat, near) for seat in (FOREST, SEA))
    return f'<g class="land">{land()}{villages}</g><g class="field">{slabs(near)}{coordinates(near)}</g>'


@cache
def marks(near: int) -> str:
    """What is let into the field; it lies above the glow, so that a lit totem space still shows its colour."""
    lozenges = "".join(inlay(colour, centre(space, near)) for space, colour in TOTEM_AT.items())
    circles = "".join(stone_circle(space, centre(space, near)) for space in STONE_CIRCLES)
    return lozenges + circles + "".join(totem(colour, post_foot(space, near)) for space, colour in TOTEM_AT.items())


# What is everywhere


@cache
def textures() -> str:
    """Every kind of grass, heather, hewn slab and lichen, as a board's ground holds them."""
    drawn: dict[str, Callable[[int], str]] = {"tuft": tuft, "heather": heather, "hewn": hewn, "lichen": lichen}
    return "".join(
        f'<g id="{name}-{kind}" class="cairn">{draw(kind)}</g>' for name, draw in drawn.items() for kind in range(KINDS)
    )


def use(name: str, kind: int, spot: Point) -> str:
    """A texture at its place."""
    return f'<use href="#{name}-{kind % KINDS}" x="{num(spot[0])}" y="{num(spot[1])}"/>'


# Turf


def land() -> str:
    """Turf with grass and heather where no space lies."""
    rng = grain("land")
    far_row = [(rng.uniform(20, WIDTH - 20), VILLAGE_HEIGHT + rng.uniform(19, 25)) for _ in range(15)]
    right_edge = [
        (WIDTH - rng.uniform(14, 18), rng.uniform(VILLAGE_HEIGHT + 50, HEIGHT - VILLAGE_HEIGHT - 30)) for _ in range(17)
    ]
    plants = (use("tuft" if i % 3 else "heather", i, spot) for i, spot in enumerate(far_row + right_edge))
    return path(closed(turf_outline()), "turf") + "".join(plants)


def turf_outline() -> list[Point]:
    """The edge of the board, not quite straight."""
    right, bottom = WIDTH, HEIGHT
    corners: list[Point] = [
        (4, 14),
        (14, 4),
        (right / 2, 2),
        (right - 14, 4),
        (right - 4, 14),
        (right - 2, bottom / 2),
        (right - 4, bottom - 14),
        (right - 14, bottom - 4),
        (right / 2, bottom - 2),
        (14, bottom - 4),
        (4, bottom - 14),
        (2, bottom / 2),
    ]
    return rough(corners, 1, "turf")


def tuft(kind: int) -> str:
    """Three blades of grass."""
    rng = grain("tuft", kind)
    blades = (cut((0, 0), (lean + rng.uniform(-1, 1), -rng.uniform(7, 12)), 1.3) for lean in (-5.0, -1.0, 4.0))
    return path("".join(blades), "grass")


def heather(kind: int) -> str:
    """Three sprigs: stems, and bells as dots for a round pen, smaller towards the tip."""
    rng = grain("heather", kind)
    stems, bells = "", ["", ""]
    for x in (-4, 1, 5):
        y, lean = abs(x) / 3, rng.uniform(-4, 4)
        stems += cut((x, y + 1), (x + lean, y - 22), 1.2)
        for i in range(8):
            aside = (-1) ** i * (2.9 - i * 0.25)
            bells[i > 3] += f"M{num(x + lean * i / 7 + aside)} {num(y - 5 - i * 2.1)}h0"
    return path(stems, "grass") + path(bells[0], "bells") + path(bells[1], "bells small")


# Slabs


def slabs(near: int) -> str:
    """Twenty-five slabs of granite with their joints."""
    middles = {space: centre(space, near) for space in SPACES}
    frame = (
        f'<rect class="joint" x="{MARGIN - 3}" y="{FIELD_TOP - 3}" width="{FIELD + 6}" height="{FIELD + 6}" rx="9"/>'
    )
    outlines = [closed(slab_outline(space, middles[space])) for space in SPACES]
    tones = "".join(
        path("".join(outline for i, outline in enumerate(outlines) if (i * 7 + i // 5) % 3 == tone), f"tone-{tone}")
        for tone in range(3)
    )
    surfaces = "".join(use("hewn", i + i // 5 * 2, middles[space]) for i, space in enumerate(SPACES))
    return frame + tones + surfaces + "".join(mossy(space, middles[space]) for space in SPACES)


def slab_outline(space: str, middle: Point) -> list[Point]:
    """A slab, hewn by hand."""
    half = CELL / 2 - 2.5
    corners = [
        (-1, -0.86),
        (-0.86, -1),
        (0, -1),
        (0.86, -1),
        (1, -0.86),
        (1, 0),
        (1, 0.86),
        (0.86, 1),
        (0, 1),
        (-0.86, 1),
        (-1, 0.86),
        (-1, 0),
    ]
    return rough([(middle[0] + half * u, middle[1] + half * v) for u, v in corners], 1.7, "slab", space)


def hewn(kind: int) -> str:
    """Short cuts on the two dark sides, a crack, some stipple: enough to be granite, too little to distract."""
    rng = grain("cuts", kind)
    edge = CELL / 2 - 4
    strokes = ""
    for i in range(14):
        along = -edge + 8 + i * (2 * edge - 14) / 13 + rng.uniform(-1, 1)
        strokes += wedge((edge, along), (edge - rng.uniform(5, 15), along - 2), 2.3)
        strokes += wedge((along, edge), (along - 2, edge - rng.uniform(4, 13)), 2.3)
    for _ in range(7):
        px, py = rng.uniform(-44, 44), rng.uniform(-44, 44)
        strokes += wedge((px, py), (px + rng.uniform(3, 6), py + rng.uniform(-1.5, 1.5)), 1.3)
    if rng.random() < 0.4:
        px, py = rng.uniform(-40, 10), 2 - edge
        strokes += cut((px, py), (px + 9, py + 15), 1.4) + cut((px + 8, py + 13), (px + 5, py + 26), 1.2)
    return path(strokes, "slab-cut")


def mossy(space: str, middle: Point) -> str:
    """A patch of lichen in a corner of some slabs."""
    rng = grain("lichen", space)
    if rng.random() < 0.5:
        return ""
    aside, above = (rng.choice([-1, 1]) * rng.uniform(40, 48) for _ in range(2))
    return use("lichen", rng.randrange(KINDS), (middle[0] + aside, middle[1] + above))


def lichen(kind: int) -> str:
    """Four spots, the large ones first."""
    rng = grain("lichen", kind)
    spots = ""
    for r in (5.5, 3.6, 2.4, 1.8):
        spot = (rng.uniform(-9, 9), rng.uniform(-9, 9))
        spots += closed(rough(ring(7, r, r * 0.8, spot), r * 0.16, kind, r))
    return path(spots, "lichen")


def coordinates(near: int) -> str:
    """Letters and numbers at the edge, clear of the totem posts."""
    written = [(rank, MARGIN / 2, centre("a" + rank, near)[1] + 9) for rank in RANKS]
    written += [(file, centre(file + "1", near)[0] - 38, HEIGHT - VILLAGE_HEIGHT - 7) for file in FILES]
    return "".join(f'<text class="coordinate" x="{num(x)}" y="{num(y)}">{sign}</text>' for sign, x, y in written)


# Totems and stone circles


def inlay(colour: str, middle: Point) -> str:
    """The mark of a totem space: a lozenge let into the slab."""
    x, y = middle
    rim, heart = (closed([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]) for r in (36, 25))
    lines = "".join(
        cut((x + dx * 26, y + dy * 46), (x + dx * 46, y + dy * 26), 1.6) for dx in (-1, 1) for dy in (-1, 1)
    )
    return path(rim, "inlay-rim") + path(heart, f"inlay {colour}") + path(lines, "slab-cut")


def post_foot(space: str, near: int) -> Point:
    """A totem post stands behind its space, on the village's side, so that nothing ever hides it."""
    x, y = centre(space, near)
    return x, FIELD_TOP - 2 if y < HEIGHT / 2 else HEIGHT - VILLAGE_HEIGHT + 24


@cache
def totem(colour: str, foot: Point) -> str:
    """The carved post."""
    x, y = foot
    half: list[Point] = [(11, 0), (12, -18), (15, -22), (12, -26), (13, -44), (8, -52), (0, -56)]
    post = [(x + dx, y + dy) for dx, dy in half] + [(x - dx, y + dy) for dx, dy in reversed(half[:-1])]
    lines = [
        ((-9, -42), (-2, -38), 2.6),
        ((9, -42), (2, -38), 2.6),
        ((0, -40), (0, -30), 2.2),
        ((-6, -27), (6, -27), 2.4),
        ((-10, -16), (10, -16), 2.0),
        ((-7, -10), (7, -10), 2.0),
        ((-9, -4), (9, -4), 2.0),
    ]
    carving = "".join(cut((x + ax, y + ay), (x + bx, y + by), width) for (ax, ay), (bx, by), width in lines)
    return f'<g class="totem {colour}">{path(closed(post), "post")}{path(carving, "carving")}</g>'


def stone_circle(space: str, middle: Point) -> str:
    """Twelve small stones around the space."""
    stones = "".join(
        stone(rough(ring(6, 7.4, 6.2, place), 0.9, space, i), space, i, edge=1.5, step=3.4)
        for i, place in enumerate(ring(12, 53.5, centre=middle, start=-75))
    )
    return f'<g class="circle-stones">{stones}</g>'


# Villages


def yard(seat: int, near: int) -> str:
    """The ground of a village with its houses."""
    top = village_top(seat, near)
    base = top + VILLAGE_HEIGHT - 22
    places = [(96, -8, 0.8), (48, 0, 1), (139, 2, 0.95)]
    houses = "".join(house(seat, (x, base + dy), size, i) for i, (x, dy, size) in enumerate(places))
    ground = (
        f'<rect class="yard" x="10" y="{num(top + 8)}" width="{WIDTH - 20}" height="{VILLAGE_HEIGHT - 14}" rx="10"/>'
    )
    return f'<g class="village {TRIBES[seat]}">{ground}<g class="houses">{houses}</g></g>'


def house(seat: int, foot: Point, size: float, *key: object) -> str:
    """Forest: pole tents. Sea: upturned boats."""

    def at(dx: float, dy: float) -> Point:
        return foot[0] + dx * size, foot[1] + dy * size

    if seat == FOREST:
        roof = [at(-22, 0), at(-3, -38), at(3, -38), at(22, 0)]
        poles = cut(at(-1, -34), at(7, -47), 1.6) + cut(at(1, -34), at(-7, -47), 1.6)
        drawn: Callable[[Sequence[Point]], str] = closed
    else:
        roof = [at(-27, 0), at(-24, -13), at(-8, -24), at(12, -24), at(25, -15), at(29, 0)]
        poles = cut(at(-26, -9), at(27, -10), 1.5) + cut(at(-20, -17), at(23, -18), 1.3)
        drawn = curve
    door = closed([at(-5, 0), at(-3, -13), at(3, -13), at(5, 0)])
    face = shrunk(roof, 2, (-0.5, -0.5))
    edges = face if seat == FOREST else smooth(face)
    shade = hatch(edges, seat, *key, step=3.6, reach=0.55, width=1.7)
    return path(drawn(roof), "ink") + path(drawn(face), "face") + path(shade + poles + door, "ink")
