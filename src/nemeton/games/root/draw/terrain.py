"""The lie of the land: trails, water and forests of a map. It never changes, so it is drawn once for each map.

A field of distances to trails, glades and water is filled from the middle of each forest: that gives its border, its
floor and the room for its trees. Only the winter river divides forests; the autumn river merely keeps trees away. Open
land outside the ring has level lines and tufts, never trees: what is wooded can be entered.
"""

import math
import random
from collections.abc import Iterable
from functools import cache

from nemeton.drawing.woodcut import Point, num

from ..maps import MAPS
from ..maps.map import Stand
from .geometry import HEIGHT, STEP, WIDTH, Cell, Field, aside, blob, footpath, level_lines, sampled
from .ink import flow, soft
from .lake import jetties, lake, lake_field
from .mountain import bridge, peaks_in, thaw
from .signs import land_symbols, symbols
from .trees import tree

RADIUS = 74.0  # of a glade
SIZE = RADIUS / 65  # everything in a glade grows with it
SLOT = 36.0  # the side of a square for a building
GRAIN = 1.18  # how large trees are
TREE_SIZES = (0.84, 0.93, 1.02)


class Woodland:
    """Where everything is on one map."""

    def __init__(self, name: str) -> None:
        self.name, self.map = name, MAPS[name]
        self.spots: dict[int, Point] = {where: (site.x, site.y) for where, site in self.map.clearings.items()}
        self.trails = {
            (a, b): footpath(self.spots[a], self.spots[b], a * 100 + b)
            for a, site in self.map.clearings.items()
            for b in site.paths
            if a < b
        }
        self.river = self._river() if self.map.river else []
        self.lake: list[Point] = [(float(x), float(y)) for x, y in self.map.look.lake]
        land = Field()
        for way in self.trails.values():
            land.press(sampled(way, 9), 9)
        for where, spot in self.spots.items():
            land.press([spot], self.radius(where) + 1)
        water = Field().press(sampled(self.river, 9), 15) if self.river else lake_field(self.lake)
        self.field = land.with_(water)
        walls = self.field if self.map.look.is_divided_by_water else land
        self.faces = {forest: walls.region((wood.x, wood.y), 2) for forest, wood in self.map.forests.items()}
        self._havens = {forest: self._far_from_all(cells) for forest, cells in self.faces.items()}

    def radius(self, where: int) -> float:
        """A glade is a little wider where three squares must fit."""
        return RADIUS + (5 if self.map.clearings[where].slots > 2 else 0)

    def rim(self, where: int, grow: float = 0) -> list[Point]:
        """The edge of a glade."""
        return blob(self.spots[where], self.radius(where) + grow, where * 7 + 3, 0.045)

    def _river(self) -> list[Point]:
        """From edge to edge of the map through its clearings."""
        points: list[Point] = []
        for start, end, between in self.map.river:
            points += [] if points else [self.spots[start]]
            points += [*((float(x), float(y)) for x, y in between), self.spots[end]]
        return [_outlet(points[0]), *points, _outlet(points[-1])]

    def landing(self, where: int) -> tuple[Point, Point]:
        """Where a jetty leaves a clearing at the lake, and where it ends: there the ferry lies."""
        x, y = self.spots[where]
        middle = sum(x for x, _ in self.lake) / len(self.lake), sum(y for _, y in self.lake) / len(self.lake)
        far, r = math.dist((x, y), middle), self.radius(where)
        ux, uy = (middle[0] - x) / far, (middle[1] - y) / far
        return (x + ux * (r - 2), y + uy * (r - 2)), (x + ux * (r + 34), y + uy * (r + 34))

    def haven(self, forest: str) -> Point:
        """Where a piece stands in a forest."""
        return self._havens[forest]

    def _far_from_all(self, cells: set[Cell]) -> Point:
        """The cell farthest from trails, glades and water."""
        values = self.field.values
        row, column = max(cells, key=lambda cell: (values[cell[0]][cell[1]], cell))
        return column * STEP, row * STEP

    def border(self, cells: set[Cell] | None, level: float, every: int = 2) -> str:
        """The border of a forest (without one, of the open land) at a distance from what is beside it."""
        taken = set[Cell]().union(*self.faces.values()) if cells is None else set[Cell]()
        grid = [
            [
                value if value < 2 or ((r, c) in cells if cells is not None else (r, c) not in taken) else -6.0
                for c, value in enumerate(line)
            ]
            for r, line in enumerate(self.field.values)
        ]
        drawn = ""
        for chain in level_lines(grid, level):
            if len(chain) > every * 4:
                drawn += soft(chain[::every], closed=math.dist(chain[0], chain[-1]) < STEP * 2)
        return drawn


def _outlet(spot: Point) -> Point:
    """Where the river leaves the map beyond its last clearing: straight to the nearest edge."""
    x, y = spot
    edges = [
        (x, (-30.0, y + 25)),
        (WIDTH - x, (WIDTH + 30.0, y - 25)),
        (y, (x + 30, -30.0)),
        (HEIGHT - y, (x - 40, HEIGHT + 30.0)),
    ]
    return min(edges)[1]


@cache
def woodland(name: str) -> Woodland:
    """One of the maps, worked out once."""
    return Woodland(name)


@cache
def forest_border(name: str, forest: str) -> str:
    """The edge of a forest, to be lit."""
    wood = woodland(name)
    return wood.border(wood.faces[forest], 4)


@cache
def rim(name: str, where: int, grow: float = 0) -> str:
    """The edge of a glade, to be drawn or lit."""
    return flow(woodland(name).rim(where, grow), closed=True)


# Drawing

Planted = dict[tuple[str, int, float], str]


@cache
def ground(name: str) -> str:
    """The land without anything on it, with the definitions of all signs: pages keep this layer."""
    wood = woodland(name)
    planted: Planted = {}
    waters, piers = (lake(wood, planted), jetties(wood)) if wood.lake else (water(wood), "")
    snow = thaw(wood) if wood.map.look.has_thaw else ""
    land = f"{open_land(wood, planted)}{snow}{waters}{trails(wood)}{forests(wood, planted)}{piers}"
    nursery = "".join(
        f'<g id="{ident}" class="root sign leaf-{colour}"><g transform="scale({size:.3g})">{tree(kind)}</g></g>'
        for (kind, colour, size), ident in planted.items()
    )
    glades = "".join(f'<g id="s-glade-{where}" class="root">{glade(name, where)}</g>' for where in wood.spots)
    borders = "".join(f'<path id="b-{where}" d="{rim(name, where)}"/>' for where in wood.spots)
    borders += "".join(f'<path id="b-{forest}" d="{forest_border(name, forest)}"/>' for forest in wood.faces)
    things = land_symbols(wood.map.look.things)
    edge = f'<clipPath id="map-edge"><rect width="{WIDTH}" height="{HEIGHT}" rx="12"/></clipPath>'
    defs = f"<defs>{symbols()}{things}{nursery}{borders}{glades}{edge}</defs>"
    return f'{defs}<g clip-path="url(#map-edge)">{land}</g>{frame()}'


# Glades


def slot_place(wood: Woodland, where: int, at: int, slots: int) -> Point:
    """Where a square for a building lies."""
    x, y = wood.spots[where]
    gap = SLOT + (3 if slots < 3 else 1.4)
    return x + (at - (slots - 1) / 2) * gap * SIZE, y + (21 if slots < 3 else 16) * SIZE


@cache
def glade(name: str, where: int) -> str:
    """An empty clearing: rim, ring of its suit, grass, squares."""
    wood = woodland(name)
    edge = rim(name, where)
    slots = wood.map.clearings[where].slots
    squares = ""
    for at in range(slots):
        x, y = slot_place(wood, where, at, slots)
        half = SLOT / 2 * SIZE
        size = f'width="{num(2 * half)}" height="{num(2 * half)}"'
        squares += f'<rect class="square" x="{num(x - half)}" y="{num(y - half)}" {size} rx="3"/>'
    return (
        f'<path class="glade-edge" d="{edge}"/><path class="glade" d="{edge}"/>'
        f'<path class="suit-ring" d="{rim(name, where, -6)}"/><path class="grass" d="{grass(name, where)}"/>{squares}'
    )


@cache
def grass(name: str, where: int) -> str:
    """Short cuts of the knife just inside the rim."""
    wood, rng, cuts = woodland(name), random.Random(where), ""
    x, y = wood.spots[where]
    for px, py in blob((x, y), wood.radius(where) - 13, where * 7 + 3, 0.045, corners=34):
        if rng.random() < 0.8:
            k = rng.uniform(0.06, 0.13)
            cuts += f"M{num(px)} {num(py)}l{num((x - px) * k)} {num((y - py) * k)}"
    return cuts


# Land


def planted_tree(planted: Planted, kind: str, colour: int, size: float, spot: Point) -> str:
    """A tree at a spot; each sort of tree is defined once."""
    ident = planted.setdefault((kind, colour, size), f"k{len(planted)}")
    return f'<use href="#{ident}" x="{spot[0]:.0f}" y="{spot[1]:.0f}"/>'


def open_land(wood: Woodland, planted: Planted) -> str:
    """Level lines around everything, and a few tufts."""
    drawn = f'<rect class="meadow" width="{WIDTH}" height="{HEIGHT}"/>'
    for number, level in enumerate((9, 16, 25, 36, 49, 64)):
        drawn += f'<path class="level level-{number}" d="{wood.border(None, level, 3)}"/>'
    rng = random.Random(f"root/{wood.name}")
    taken = set[Cell]().union(*wood.faces.values())
    for _ in range(420):
        spot = rng.uniform(14, WIDTH - 14), rng.uniform(14, HEIGHT - 14)
        cell = round(spot[1] / STEP), round(spot[0] / STEP)
        if cell not in taken and wood.field.at(spot) > 30 and rng.random() < 0.42:
            kind = rng.choices(("tuft", wood.map.look.litter), (4, 1))[0]
            drawn += planted_tree(planted, kind, 9 if kind == "tuft" else 0, 1.0, spot)
    return drawn


def forests(wood: Woodland, planted: Planted) -> str:
    """Each face is a stand of trees of its own on a darker floor."""
    floors = ""
    trees: list[tuple[float, str]] = []
    stands = wood.map.look.stands
    for number, (forest, cells) in enumerate(wood.faces.items()):
        floors += f'<path class="floor" d="{wood.border(cells, 3)}"/>'
        floors += f'<path class="floor-line" d="{wood.border(cells, 8, 3)}"/>'
        trees += grown(wood, cells, stands[number % len(stands)], planted, random.Random(f"{wood.name}/{forest}"))
    trees.sort(key=lambda one: one[0])
    return floors + "".join(body for _, body in trees)


def grown(
    wood: Woodland, cells: set[Cell], stand: Stand, planted: Planted, rng: random.Random
) -> list[tuple[float, str]]:
    """Trees on a grid that is not quite one, painted from north to south; bushes where there is little room."""
    rows, columns = sorted({r for r, _ in cells}), sorted({c for _, c in cells})
    bush = next(one for one in stand.trees if one[0] not in ("bare", "peak", "blossom"))
    trees, y, odd = [], rows[0] * STEP * 1.0, False
    peaks = peaks_in(wood, cells) if any(kind == "peak" for kind, _ in stand.trees) else []
    for spot, size in peaks:
        trees.append((spot[1] + 12, planted_tree(planted, "peak", 6, size, spot)))
    while y <= rows[-1] * STEP:
        x = columns[0] * STEP + (10 * GRAIN if odd else 0)
        while x <= columns[-1] * STEP:
            spot = x + rng.uniform(-4.5, 4.5), y + rng.uniform(-3.5, 3.5)
            kind, colour = rng.choices(stand.trees, (5, 3, 2))[0]
            kind, colour = bush if kind == "peak" else (kind, colour)
            size = rng.choice(TREE_SIZES) * GRAIN
            room = wood.field.at(spot) if (round(spot[1] / STEP), round(spot[0] / STEP)) in cells else 0
            if any(abs(spot[0] - x) < 19 and -22 < spot[1] - y0 < 5 for (x, y0), _ in peaks):
                room = 0
            if room > 13 * GRAIN:
                trees.append((spot[1], planted_tree(planted, kind, colour, size, spot)))
            elif room > 7.5 * GRAIN:
                trees.append((spot[1], planted_tree(planted, *bush, 0.56 * GRAIN, spot)))
            x += 19.5 * GRAIN
        y += 14.5 * GRAIN
        odd = not odd
    return trees


RIPPLES = ((-7.5, "light", 1), (-3, "deep", 2), (1.5, "light", 3), (5, "deep", 4), (8.6, "light", 5))


def water(wood: Woodland) -> str:
    """The river between its banks, with lines that flow along it."""
    d = flow(wood.river, digits=0)
    drawn = "".join(f'<path class="river {css}" d="{d}"/>' for css in ("river-edge", "bank", "deep", "stream"))
    current = sampled(wood.river, 30)
    for side, css, number in RIPPLES:
        drawn += f'<path class="ripple {css} ripple-{number}" d="{flow(aside(current, side), digits=0)}"/>'
    return drawn


def trails(wood: Woodland) -> str:
    """Footpaths with worn edges."""
    closed = [way for pair, way in wood.trails.items() if pair in wood.map.closed]
    ways = [way for pair, way in wood.trails.items() if pair not in wood.map.closed]
    buried = trail(closed, " is-closed") if closed else ""
    return buried + trail(ways) + "".join(bridge(wood, wood.trails[pair]) for pair in wood.map.look.bridges)


def trail(lines: list[list[Point]], css: str = "") -> str:
    """Some footpaths."""
    ways = "".join(flow(way, digits=0) for way in lines)
    tracks = "".join(
        f'<path class="track track-{number}{css}" d="{_beside(lines, side)}"/>'
        for number, side in ((1, 3.4), (2, -3.4))
    )
    return f'<path class="trail-edge{css}" d="{ways}"/><path class="trail{css}" d="{ways}"/>{tracks}'


def _beside(ways: Iterable[list[Point]], side: float) -> str:
    return "".join(flow(aside(way, side), digits=0) for way in ways)


def frame() -> str:
    """A double line around the map and a leaf at each corner."""
    corners = "".join(
        f'<g class="sign leaf-0" transform="translate({x} {y})rotate({turn})scale(2)">{tree("leaf")}</g>'
        for x, y, turn in ((-3, -3, -45), (1003, -3, 45), (1003, 803, 135), (-3, 803, -135))
    )
    return (
        '<rect class="frame-thick" x="-2" y="-2" width="1004" height="804" rx="12"/>'
        f'<rect class="frame-thin" x="-9" y="-9" width="1018" height="818" rx="17"/>{corners}'
    )
