"""The ground: sea, cliffs, coast, and the four terrains. It never changes, so a page gets it once.

Scenery is thick at the rim of a land and faint in its middle, where pieces stand; it reads in grey: crowns, peaks,
dunes, reeds on water. Only the true coast has sand and foam; where a board simply ends there are columns of basalt.
On a tall screen the island is turned; whatever stands upright on it has the class `up`, by which it is turned back.
"""

import math
from functools import cache
from itertools import pairwise

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import Point, grain

from ..island import board_of
from .geometry import Field, Isle, coarse, inside, isle, room_at
from .ink import put, ring, whole
from .signs import definitions

SCENERY = {
    "jungle0": '<path class="t-dark t-edge" d="M0-13C8-14 11-7 9-4C16-2 14 8 7 8H-7C-14 8-16-2-9-4C-11-8-7-13 0-13Z"/>'
    '<path class="t-line" d="M-6-6Q-3-10 2-9M2 0Q6-3 10 0M-9 2Q-6-1-2 1"/>',
    "jungle1": '<path class="t-trunk" d="M0 12C1 2 0-2-1-5"/><path class="t-dark t-edge" d="M-1-6C-8-12-14-8-16-2'
    'C-10-6-6-5-1-6C5-13 12-10 14-4C8-7 4-6-1-6C-8-4-10 1-9 6C-6 1-4-2-1-6C5-4 7 0 7 6C3 1 2-2-1-6Z"/>',
    "mountain0": '<path class="t-dark" d="M-24 12L-5-20L1-12L5-17L24 12Z"/>'
    '<path class="t-face" d="M-24 12L-5-20L-1-14L-6-4L-2 3L-8 12Z"/>'
    '<path class="t-snow" d="M-5-20L-9-13L-5-11L-2-13L0-11L1-12Z"/>',
    "mountain1": '<path class="t-dark" d="M-20 10L-7-12L-1-9L5-12L20 10Z"/>'
    '<path class="t-face" d="M-20 10L-7-12L-3-10L-6 0L-9 10Z"/>'
    '<path class="t-lava" d="M-7-12L-1-9L5-12L1-6L4 2L0 6"/><path class="t-line" d="M-1-15Q-5-19 0-23"/>',
    "sands0": '<path class="t-dark" d="M-24 4C-14 4-10-8 0-8C8-8 10 2 24 4C10 6 4 0-2 0C-10 0-14 6-24 4Z"/>'
    '<path class="t-line" d="M-24 4C-14 4-10-8 0-8C8-8 10 2 24 4"/>',
    "sands1": '<path class="t-shade" d="M-16 0Q-8-5 0 0T16 0M-10 6Q-3 2 4 6T16 6"/>',
    "wetland0": '<path class="t-dark t-edge" d="M-22 5C-14 0 14 0 22 5C14 10-14 10-22 5Z"/>'
    '<path class="t-line" d="M-8 5L-10-12M-3 4L-2-16M3 5L6-10"/>'
    '<path class="t-light" d="M-11-14H-8V-6H-11ZM-4-19H-1V-10H-4Z"/>',
    "wetland1": '<path class="t-line" d="M-18 0H-4M2 0H14M-10 6H6M-6-6H10"/>',
}
PITCH = {"jungle": 31, "mountain": 44, "sands": 40, "wetland": 40}
RIM = 44.0
COMMON = {"jungle": 0.68, "mountain": 0.84, "sands": 0.68, "wetland": 0.68}  # how often the first of both


@cache
def ground(boards: tuple[str, ...]) -> str:
    """All that never changes, with the definitions."""
    land = isle(boards)
    fields = list(land.fields.values())
    return "".join(
        [
            f"<defs>{definitions()}{own_definitions(land)}</defs>",
            sea(land),
            *(terrain(field) for field in fields),
            borders(land),
        ]
    )


def own_definitions(land: Isle) -> str:
    """Scenery, light, and the shapes of lands and oceans."""
    parts = [f'<g id="t-{name}" class="isle"><g class="up">{body}</g></g>' for name, body in SCENERY.items()]
    parts += [
        f'<radialGradient id="f-{name}" class="of-{name}" cx=".45" cy=".4" r=".75"><stop class="stop-base"/>'
        '<stop class="stop-dark" offset="1"/></radialGradient>'
        for name in PITCH
    ]
    for name, field in land.fields.items():
        parts.append(
            f'<path id="l-{name}" d="{whole(field.outline, closed=True)}"/>'
            f'<clipPath id="c-{name}"><use href="#l-{name}"/></clipPath>'
        )
    parts += [f'<path id="l-{name}" d="{whole(line, closed=True)}"/>' for name, line in land.oceans.items()]
    shore = "".join(whole(line) for field in land.fields.values() for line in field.coast)
    parts.append(
        f'<path id="coast" class="isle coast" d="{shore}"/><path id="cliff" class="isle coast" d="{cliff_line(land)}"/>'
    )
    return "".join(parts)


def cliff_line(land: Isle) -> str:
    """Where boards end."""
    return "".join(whole(line) for line in land.cliffs)


# Water


def sea(land: Isle) -> str:
    """Deep water, lines of depth along the coast, the letters of the boards, cliffs, foam."""
    bands = "".join(
        f'<use class="depth-edge depth-{i}" href="#coast"/><use class="depth depth-{i}" href="#coast"/>'
        for i in range(5)
    )
    letters = "".join(
        put(f'<g class="up">{label(board_of(ocean), "board-letter", 0, 22)}</g>', x, y)
        for ocean, (x, y) in land.harbours.items()
    )
    foam = '<use class="foam-wide" href="#coast"/><use class="foam" href="#coast"/>'
    return f'<g class="sea">{bands}{ripples(land)}{letters}<use class="fog" href="#cliff"/>{basalt(land)}{foam}</g>'


def ripples(land: Isle) -> str:
    """Small waves on the open sea."""
    dice = grain("ripples", *land.fields)
    waves = ""
    for _ in range(int(land.width * land.height / 26000)):
        x, y = dice.uniform(10, land.width - 30), dice.uniform(16, land.height - 10)
        waves += f"M{x:.0f} {y:.0f}q6-6 12 0t12 0"
    return f'<path class="wave" d="{waves}"/>'


def basalt(land: Isle) -> str:
    """Columns along the edges where a board simply ends."""
    dice = grain("basalt", *land.fields)
    columns: list[list[str]] = [[], [], []]
    for cliff in land.cliffs:
        for (x0, y0), (x1, y1) in list(pairwise(cliff))[::2]:
            nx, ny = y1 - y0, x0 - x1  # the land is at the right
            long = math.hypot(nx, ny) or 1
            for reach, radius in ((22, 7), (7, 10)):
                far = (reach + dice.uniform(-5, 5)) / long
                size, turn = radius * dice.uniform(0.75, 1.15), dice.uniform(0, 20)
                hexagon = [(x0 + nx * far + x, y0 + ny * far + y) for x, y in ring(6, size, turn)]
                columns[dice.randrange(3)].append(whole(hexagon, closed=True))
    drawn = "".join(f'<path class="basalt basalt-{i}" d="{"".join(shapes)}"/>' for i, shapes in enumerate(columns))
    return f'<use class="cliff" href="#cliff"/>{drawn}'


# Land


def terrain(field: Field) -> str:
    """A land with its scenery, darker towards the rim."""
    name = field.name
    use = f'<use href="#l-{name}"'
    return (
        f'<g class="of-{field.terrain}">{use} data-place="{name}" fill="url(#f-{field.terrain})"/>'
        f'<g clip-path="url(#c-{name})">{scenery(field)}{use} class="rim-dark"/>{use} class="rim-light"/></g></g>'
    )


def scenery(field: Field) -> str:
    """Trees, peaks, dunes or reeds, scattered by a seeded die."""
    dice = grain("scenery", field.name)
    pitch, border, edge = PITCH[field.terrain], field.outline, coarse(field.outline)
    xs, ys = [x for x, _ in border], [y for _, y in border]
    rim: list[str] = []
    heart: list[str] = []
    row, y = 0, min(ys)
    while y < max(ys):
        x = min(xs) + (pitch / 2 if row % 2 else 0)
        while x < max(xs):
            spot: Point = (x + dice.uniform(-0.25, 0.25) * pitch, y + dice.uniform(-0.22, 0.22) * pitch)
            kind = 0 if dice.random() < COMMON[field.terrain] else 1
            if inside(spot, edge) and (gap := room_at(spot, border)) > 10:
                thing = f'<use href="#t-{field.terrain}{kind}" x="{spot[0]:.0f}" y="{spot[1]:.0f}"/>'
                (rim if gap < RIM else heart).append(thing)
            x += pitch
        y += pitch * 0.76
        row += 1
    return f'<g class="heart scenery">{"".join(heart)}</g><g class="rim scenery">{"".join(rim)}</g>'


def borders(land: Isle) -> str:
    """Dark seams between lands, a dotted line of embers where boards join, sand along the coast."""
    lands = "".join(f'<use href="#l-{name}"/>' for name in land.fields)
    seams = "".join(whole(line) for line in land.seams)
    drawn = f'<g class="seams">{lands}</g>'
    if seams:
        drawn += f'<path class="seam" d="{seams}"/><path class="embers" d="{seams}"/>'
    return drawn + '<use class="sand" href="#coast"/>'
