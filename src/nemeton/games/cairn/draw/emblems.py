"""The emblems of Cairn's seventeen megaliths: small woodcuts in a box of 64 by 64 around (0, 0).

Each shows the stone the name speaks of, and where it can, what the stone does.
`ink` and `face` swap by style sheet: light stone for the beginner tiles, dark stone for the expert ones.
"""

from collections.abc import Callable
from functools import cache

from nemeton.drawing.woodcut import (
    Point,
    closed,
    curve,
    cut,
    hatch,
    mirrored,
    path,
    rays,
    ring,
    rough,
    shrunk,
    smooth,
    spiral,
    stone,
)

from ..megaliths import EXPERT


def ground(y: float = 29, half: float = 32) -> str:
    """The line everything stands on, with two blades of grass."""
    return path(
        cut((-half, y), (half, y), 2.6)
        + cut((-half + 4, y), (-half, y - 7), 1.4)
        + cut((half - 5, y), (half, y - 6), 1.4),
        "ink",
    )


def star(centre: Point, size: float) -> str:
    """A spark with four points."""
    x, y = centre
    return path(cut((x, y - size), (x, y + size), size * 0.36) + cut((x - size, y), (x + size, y), size * 0.36), "ink")


def pebble(centre: Point, half_width: float, half_height: float, *key: object, step: float = 4) -> str:
    """A small round stone."""
    return stone(rough(ring(8, half_width, half_height, centre), half_height * 0.12, *key), *key, step=step)


def dome(half: float, height: float, base: float = 28) -> list[Point]:
    """A barrow seen from the side."""
    return [
        (-half, base),
        (-half * 0.86, base - height * 0.5),
        (-half * 0.45, base - height * 0.92),
        (half * 0.05, base - height),
        (half * 0.5, base - height * 0.88),
        (half * 0.88, base - height * 0.45),
        (half, base),
    ]


# Beginner stones


def chaos_of_the_giants() -> str:
    """Boulders thrown on a heap."""
    return ground() + "".join(
        [
            stone([(-30, 28), (-31, 12), (-20, 1), (-6, 8), (-3, 28)], "chaos", 1),
            stone([(0, 28), (-2, 10), (9, -1), (27, 6), (31, 28)], "chaos", 2),
            stone([(-17, 1), (-22, -18), (-6, -31), (11, -25), (15, -7), (0, 6)], "chaos", 3),
            stone([(17, 0), (16, -10), (24, -14), (30, -5), (26, 3)], "chaos", 4, step=3.4),
        ]
    )


def cairn_of_dawn() -> str:
    """Piled stones before the rising sun."""
    courses = [(0, 22, 24, 7), (1, 10, 18, 6.4), (-1, -1, 13, 5.6), (1, -11, 9, 5), (0, -19, 5, 4)]
    return (
        path(rays((0, 6), 27, 40, 15, 190, 350, 2.4), "ink")
        + ground()
        + "".join(pebble((x, y), w, h, "dawn", i, step=3) for i, (x, y, w, h) in enumerate(courses))
    )


def cromlech_of_the_stars() -> str:
    """A dolmen, the night above it and one star in its door."""
    left = [(-23.0, 28.0), (-25, 12), (-24, -5), (-14, -6), (-12, 12), (-11, 28)]
    return ground() + "".join(
        [
            stone(left, "star", 1, round_off=False),
            stone(mirrored(left), "star", 2, round_off=False),
            stone([(-31, -4), (-29, -13), (0, -17), (29, -13), (31, -5), (0, -2)], "star", 3, step=3.2, reach=0.3),
            star((0, 12), 8),
            star((-19, -25), 5),
            star((3, -28), 6.5),
            star((21, -23), 4.5),
        ]
    )


def pillars_of_spring() -> str:
    """Two pillars and the first shoot between them."""
    pillar = [(-28.0, 28.0), (-27, -10), (-24, -28), (-15, -31), (-11, -20), (-10, 28)]
    leaves = (
        cut((0, 6), (-9, -8), 4)
        + cut((0, 6), (9, -8), 4)
        + cut((0, 18), (-8, 8), 3.2)
        + cut((0, 18), (8, 8), 3.2)
        + cut((0, -4), (0, -22), 4)
    )
    return (
        ground()
        + stone(pillar, "spring", 1, reach=0.55)
        + stone(mirrored(pillar), "spring", 2, reach=0.55)
        + path("M0 28L0 -6", "line")
        + path(leaves, "ink")
    )


def alley_of_dusk() -> str:
    """Two rows of stones running to the setting sun."""
    rows: list[list[Point]] = [
        [(-32.0, 28.0), (-31, -12), (-27, -17), (-22, -12), (-20, 28)],
        [(-18, 21), (-17.5, -4), (-14.5, -8), (-12, -4), (-11, 21)],
        [(-9.5, 14), (-9, 0), (-7.5, -2), (-6, 0), (-5.5, 14)],
    ]
    sun = path("M-4.5 11A4.5 4.5 0 0 1 4.5 11Z", "ink") + path(rays((0, 9), 9, 36, 9, 236, 304, 1.8), "ink")
    road = path(cut((-3, 13), (-17, 29), 1.6) + cut((3, 13), (17, 29), 1.6) + cut((0, 15), (0, 29), 1.4), "ink")
    return (
        sun
        + road
        + "".join(
            stone(shape, "dusk", i, side, step=3.2, reach=0.55)
            for i, row in enumerate(rows)
            for side, shape in enumerate((row, mirrored(row)))
        )
    )


def deer_rock() -> str:
    """A stag's antlers over the rock he is cut into."""
    antler = "M4 2C9 -6 20 -8 22 -20C23 -25 21 -29 20 -31M10 -6C12 -12 11 -19 8 -25M19 -13C24 -15 28 -19 29 -25"
    head = [(0.0, 24.0), (-4, 20), (-6, 8), (-7, 0), (0, -3), (7, 0), (6, 8), (4, 20)]
    ears = cut((-5, 2), (-16, 6), 3) + cut((5, 2), (16, 6), 3)
    return (
        ground()
        + stone([(-28, 28), (-26, 14), (-15, 8), (0, 10), (16, 8), (27, 15), (29, 28)], "deer")
        + "".join(
            [
                path(antler, "line bold"),
                f'<g transform="scale(-1 1)">{path(antler, "line bold")}</g>',
                path(ears + curve(head), "ink"),
                path(cut((-3.4, 7), (-2, 12), 1.4) + cut((3.4, 7), (2, 12), 1.4), "face"),
            ]
        )
    )


def menhir_of_the_dancers() -> str:
    """One tall stone and the round danced about it."""

    def dancer(x: float, y: float, lean: float) -> str:
        body = cut((x, y), (x + lean, y - 14), 4) + closed(ring(7, 3.1, 3.1, (x + lean * 1.2, y - 16.5)))
        return body + cut((x - 7, y - 12), (x + 8 + lean, y - 9), 1.8)

    behind = dancer(-21, 12, -1) + dancer(21, 12, 1)
    front = dancer(-27, 28, -3) + dancer(-9, 34, -2) + dancer(9, 34, 2) + dancer(27, 28, 3)
    menhir: list[Point] = [(-11, 20), (-12, -10), (-3, -34), (8, -26), (11, 0), (11, 20)]
    return path(behind, "ink") + stone(menhir, "menhir", reach=0.6) + path(front, "ink")


def sanctuary_of_the_ages() -> str:
    """Arch within arch within arch."""
    arches = "".join(path(f"M{-r} 28V{4}A{r} {r + 4} 0 0 1 {r} 4V28", "line bold") for r in (10, 18, 26))
    joints = path(rays((0, 4), 19, 27, 9, 180, 360, 1.6) + rays((0, 4), 11, 19, 7, 180, 360, 1.4), "ink")
    return ground() + arches + joints + path("M-6 28V8A6 8 0 0 1 6 8V28Z", "ink")


# Expert stones


def tumulus_of_shadows() -> str:
    """A barrow whose door swallows."""
    mound = dome(31, 44)
    return (
        ground()
        + path(curve(mound), "ink")
        + path(
            "".join(cut((-24 + i * 1.4, 18 - i * 8), (-4 - i * 1.2, 10 - i * 8.4), 1.5) for i in range(4))
            + "".join(cut((14, 22 - i * 7), (27 - i * 3, 18 - i * 6), 1.3) for i in range(4)),
            "face",
        )
        + path("M-13 28L-11 6L0 -3L11 6L13 28Z", "face")
        + path(cut((-15, 7), (15, 6), 3), "ink")
        + "".join(path(cut((x, 29), (x * 0.9, 9), 3.2), "ink") for x in (-10, 10))
    )


def stormwell() -> str:
    """Lightning into a ring of stones."""
    bolt = "M6 -33L-11 -6L-2 -7L-8 13L11 -13L2 -12L14 -33Z"
    well = "".join(pebble(p, 7, 5.2, "storm", i, step=3) for i, p in enumerate(ring(9, 25, 10, (0, 18))))
    return (
        path(cut((-18, 18), (18, 18), 10), "ink")
        + well
        + path(bolt, "ink")
        + path(
            cut((-31, -18), (-15, -24), 1.8)
            + cut((-28, -8), (-16, -12), 1.6)
            + cut((31, -16), (19, -20), 1.8)
            + cut((29, -5), (17, -8), 1.6),
            "ink",
        )
    )


def fairies_circle() -> str:
    """Toadstools in a ring, a spark in the middle."""
    caps = ""
    for i, (x, y) in enumerate(sorted(ring(9, 26, 15, (0, 10)), key=lambda p: p[1])):
        s = 0.8 + (y + 5) / 60
        stem = closed([(x - 1.8 * s, y), (x - 2.4 * s, y + 8 * s), (x + 2.4 * s, y + 8 * s), (x + 1.8 * s, y)])
        cap = [
            (x - 7 * s, y + 1),
            (x - 4.6 * s, y - 5 * s),
            (x, y - 7 * s),
            (x + 4.6 * s, y - 5 * s),
            (x + 7 * s, y + 1),
        ]
        caps += path(stem, "ink") + stone(cap, "cap", i, step=2.6, edge=1.8)
    return star((0, -20), 12) + star((-17, -17), 4) + star((16, -22), 4) + star((0, 11), 5) + caps


def haven_of_purity() -> str:
    """A drop falling into a stone bowl."""
    drop = [(0, -34), (4, -23), (8.5, -13), (9.5, -5), (5.5, 1), (0, 3), (-5.5, 1), (-9.5, -5), (-8.5, -13), (-4, -23)]
    bowl = [(-29.0, 8.0), (29, 8), (25, 20), (12, 28), (-12, 28), (-25, 20)]
    return (
        ground()
        + stone(drop, "drop", reach=0.6, step=3.4)
        + stone(bowl, "bowl", round_off=False, reach=0.4)
        + path(closed(ring(24, 25, 5.5, (0, 9))), "ink")
        + path(cut((-18, 9), (18, 9), 2) + cut((-9, 11.6), (10, 11.6), 1.2), "face")
    )


def memorial_mound() -> str:
    """Three stones of remembrance on a grassy mound."""
    stones: list[list[Point]] = [
        [(-17.0, 10.0), (-18, -8), (-12, -14), (-8, -6), (-7, 8)],
        [(-5, 4), (-6, -24), (0, -32), (6, -22), (6, 4)],
        [(8, 8), (9, -6), (14, -12), (18, -4), (18, 10)],
    ]
    mound = dome(32, 26)
    grass = "".join(
        cut((x, y), (x + 2, y - 6), 1.4)
        for x, y in [(-22, 22), (-12, 16), (-2, 21), (8, 15), (18, 21), (24, 25), (-16, 27), (4, 27)]
    )
    return (
        ground()
        + "".join(stone(s, "memory", i, step=3.4) for i, s in enumerate(stones))
        + path(curve(mound), "ink")
        + path(curve(shrunk(mound, 2.4, (-0.6, 0.6))), "face")
        + path(grass, "ink")
    )


def source_of_silver() -> str:
    """Water out of the rock under a thin moon."""
    waves = "".join(
        f"M-30 {y}C-22 {y - 6} -18 {y - 6} -10 {y}S2 {y + 6} 10 {y}S22 {y - 6} 30 {y}" for y in (12, 20, 28)
    )
    moon = "M3 -32A14 14 0 1 0 14 -10A16 16 0 0 1 3 -32Z"
    return path(moon, "ink") + path(waves, "line bold") + star((17, -24), 5) + star((-20, -8), 4)


def walk_of_the_colossi() -> str:
    """Two giants that change places."""
    giant = [(-29.0, 28.0), (-26, 2), (-24, -14), (-15, -20), (-8, -12), (-9, 6), (-7, 28)]
    eyes = cut((-20, -9), (-16, -7), 1.8) + cut((-13, -7), (-10, -9), 1.8)
    there = "M-17 -25C-8 -35 8 -35 16 -26"
    head = closed([(18, -22), (9, -25), (17, -32)])
    return (
        ground()
        + stone(giant, "walk", 1, reach=0.5)
        + stone(mirrored(giant), "walk", 2, reach=0.5)
        + path(eyes, "ink")
        + "".join(
            [
                f'<g transform="scale(-1 1)">{path(eyes, "ink")}</g>',
                path(there, "line"),
                path(head, "ink"),
                path("M5 12C2 17 -2 17 -4 13", "line"),
                path(closed([(-6, 8), (-1, 14), (-8, 16)]), "ink"),
            ]
        )
    )


def moving_stone() -> str:
    """A boulder and the furrow behind it."""
    furrow = "".join(cut((-33, y), (6, y + bend), 2.2) for y, bend in ((8, 2), (15, 2), (22, 1), (28, 0)))
    return (
        path(furrow, "ink")
        + stone(rough(ring(9, 21, 21, (10, 8)), 0.9, "moving"), "moving", reach=0.6)
        + path(
            cut((-30, -14), (-10, -10), 1.8) + cut((-26, -4), (-12, -2), 1.8) + cut((-24, -24), (-4, -18), 1.8), "ink"
        )
    )


def heart_of_the_earth() -> str:
    """Three spirals that are one line."""
    arms = "".join(spiral(p, 11.5, 2, start=120 * i + 90) for i, p in enumerate(ring(3, 14.5, centre=(0, 3))))
    return (
        path(curve(rough(ring(12, 32, 31), 0.8, "heart")), "line bold")
        + path(arms, "line bold")
        + path(rays((0, 0), 33, 37, 24, width=1.4), "ink")
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    draw.__name__: draw
    for draw in (
        chaos_of_the_giants,
        cairn_of_dawn,
        cromlech_of_the_stars,
        pillars_of_spring,
        alley_of_dusk,
        deer_rock,
        menhir_of_the_dancers,
        sanctuary_of_the_ages,
        tumulus_of_shadows,
        stormwell,
        fairies_circle,
        haven_of_purity,
        memorial_mound,
        source_of_silver,
        walk_of_the_colossi,
        moving_stone,
        heart_of_the_earth,
    )
}


@cache
def tile(megalith: str) -> str:
    """The whole tile: a roundish slab about 100 wide with its emblem, to be put inside a piece."""
    slab = rough(ring(11, 49), 1.6, megalith)
    face = shrunk(slab, 3.2, (-0.9, -0.9))
    rim = hatch(smooth(face), megalith, "rim", step=5, reach=0.12, width=1.5)
    kind = "expert" if megalith in EXPERT else "beginner"
    return (
        f'<g class="tile {kind}">{path(curve(slab), "ink")}{path(curve(face), "face")}{path(rim, "ink")}'
        f'<g class="emblem"><g transform="scale(1.09)">{EMBLEMS[megalith]()}</g></g></g>'
    )


def icon(megalith: str) -> str:
    """The tile as a picture of its own, for cards and the journal."""
    return (
        f'<svg class="cairn icon" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">{tile(megalith)}</svg>'
    )
