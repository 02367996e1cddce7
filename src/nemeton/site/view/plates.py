"""The games' pictures for the home page, and the mark of the house. 360 by 225, cut in the same wood as the boards.

Four colours each, lent by the game: `ground` (plate), `ink`, `face`, `mark`. No text, no people, nobody's art but ours.
"""

import math
from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from nemeton.drawing.woodcut import (
    Point,
    closed,
    cut,
    grain,
    hatch,
    opened,
    path,
    rays,
    ring,
    rough,
    shrunk,
    smooth,
    spiral,
    stone,
    wedge,
)

WIDE, HIGH = 360, 225


@cache
def plate(game: str) -> Markup:
    """The picture of a game, to stand once in a page; a game without one shows the grove."""
    art = PLATES.get(game, _grove)()
    return _framed(
        game, f'<g class="art" id="plate-{game}"><rect class="ground" width="{WIDE}" height="{HIGH}"/>{art}</g>'
    )


@cache
def small_plate(game: str) -> Markup:
    """The same picture again, in a page that holds it already."""
    return _framed(game, f'<use href="#plate-{game}"/>')


def _framed(game: str, body: str) -> Markup:
    return Markup(
        f'<svg class="plate" data-game="{game}" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true" focusable="false">{body}</svg>'
    )


@cache
def house_mark() -> Markup:
    """Nemeton, the grove: three trees, each one leaf of the knife."""
    return Markup(f'<svg class="house-mark" viewBox="0 0 48 44" aria-hidden="true" focusable="false">{_trees()}</svg>')


@cache
def favicon() -> str:
    """The mark of the house as a picture that stands alone, in a green that shows on light and dark tabs."""
    trees = _trees().replace('class="ink"', 'fill="#5a8a72"').replace('class="face"', 'fill="#f7f8f5"')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -2 48 48">{trees}</svg>'


def _trees() -> str:
    trees = cut((24, 37), (24, 1), 13) + cut((10, 38), (10, 11), 9) + cut((38, 38), (38, 11), 9)
    trunks = wedge((24, 40), (24, 13), 2.6) + wedge((10, 40), (10, 20), 2.2) + wedge((38, 40), (38, 20), 2.2)
    return path(trees, "ink") + path(trunks, "face") + path(cut((1, 40), (47, 40), 3.4), "ink")


def _sky(top: float, bottom: float, *key: object, thick: float = 1.3) -> str:
    """Long horizontal cuts, thinning out downwards: the oldest way to print air."""
    rng = grain("sky", *key)
    strokes, y = "", top
    while y < bottom:
        x = rng.uniform(-40, 0)
        while x < WIDE:
            length = rng.uniform(40, 120)
            strokes += cut((x, y), (x + length, y), thick * (1 - (y - top) / (bottom - top) * 0.7))
            x += length + rng.uniform(4, 26 + (y - top) * 0.7)
        y += 6.5
    return strokes


def _grove() -> str:
    """For a game that has no picture yet."""
    trees = "".join(
        path(cut((x, 200), (x, 200 - tall), tall / 3.2), "ink")
        + path(wedge((x, 204), (x, 200 - tall * 0.7), tall / 15), "face")
        for x, tall in ((60, 90), (110, 130), (180, 170), (250, 130), (300, 90))
    )
    return path(_sky(6, 120, "grove"), "shade") + trees + path(cut((-20, 204), (380, 204), 14), "ink")


def _cairn() -> str:
    """A ring of stones on the moor at first light."""
    stones: list[list[Point]] = [
        [(62, 176), (58, 120), (70, 88), (90, 92), (97, 130), (98, 178)],
        [(122, 168), (120, 112), (131, 82), (148, 88), (152, 168)],
        [(205, 168), (203, 104), (216, 74), (234, 84), (238, 168)],
        [(264, 178), (262, 124), (272, 96), (293, 100), (301, 138), (303, 180)],
    ]
    hill: list[Point] = [(-10, 172), (60, 164), (180, 156), (300, 165), (370, 174), (370, 240), (-10, 240)]
    rng = grain("moor")
    spots = ((rng.uniform(0, 360), rng.uniform(180, 225)) for _ in range(80))
    grass = "".join(cut((x, y), (x + rng.uniform(-6, 8), y - rng.uniform(8, 15)), 1.6) for x, y in spots)
    bells = ""
    for _ in range(46):
        x, y = rng.uniform(0, 360), rng.uniform(184, 222)
        for i in range(6):
            bells += closed(ring(5, 2.4 - i * 0.25, 2.6 - i * 0.25, (x + (-1) ** i * 2.4, y - i * 2.6)))
    sun = path(closed(ring(40, 34, centre=(180, 152))) + rays((180, 152), 44, 150, 41, 180, 360, 2.4), "face")
    course = [(180, 158, 30, 9), (181, 142, 23, 8), (179, 128, 17, 7), (181, 116, 11.5, 6), (180, 106, 7, 5)]
    pile = "".join(
        stone(rough(ring(8, w, h, (x, y)), 0.9, "plate", i), "plate", i, step=3.6)
        for i, (x, y, w, h) in enumerate(course)
    )
    standing = "".join(stone(shape, "cairn", i, edge=3, step=5) for i, shape in enumerate(stones))
    moor = path(closed(smooth(hill)), "ink")
    return (
        path(_sky(6, 90, "cairn"), "shade") + sun + moor + standing + pile + path(grass, "shade") + path(bells, "mark")
    )


def _inis() -> str:
    """An island held in a knot of three: one band, over and under."""

    def knot(step: int) -> Point:  # a trefoil; it passes over itself where sin 3t < 0
        t = math.tau * step / 240
        return 180 + 39 * (math.sin(t) + 2 * math.sin(2 * t)), 124 + 34 * (math.cos(t) - 2 * math.cos(2 * t))

    def strand(first: int) -> str:
        inner, outer = (opened([knot(k) for k in range(first - more, first + 41 + more)]) for more in (0, 3))
        return path(inner, "band-ink") + path(outer, "band") + path(outer, "band-line")

    ribbon = "".join(strand(first) for first in (0, 80, 160, 40, 120, 200))
    rows = range(22, 225, 20)
    waves = "".join(f"M{x} {y}q8-8 16 0t16 0" for y in rows for x in range(-8 - (y % 40) // 2, 360, 46))
    spirals = "".join(
        path(spiral(centre, radius, turns, start, hand), "band-line wide")
        for centre, radius, turns, start, hand in (
            ((26, 26), 15, 2.2, 200, 1),
            ((58, 18), 9, 1.8, 160, 1),
            ((18, 58), 9, 1.8, 290, -1),
        )
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})">{spirals}</g>'
        for x, y, sx, sy in ((0, 0, 1, 1), (360, 0, -1, 1), (0, 225, 1, -1), (360, 225, -1, -1))
    )
    wall = stone([(171, 132), (172, 96), (188, 96), (189, 132)], "tower", round_off=False, step=3.4)
    roof = path(closed([(168, 98), (180, 80), (192, 98)]), "ink")
    flag = path(cut((180, 80), (180, 70), 1.6) + wedge((181, 71), (193, 75), 7), "mark")
    shore: list[Point] = [(146, 138), (156, 128), (180, 124), (206, 128), (215, 138), (198, 147), (164, 148)]
    isle = f'<g transform="translate(44 34) scale(.755)">{stone(shore, "isle", step=3.2)}{wall}{roof}{flag}</g>'
    return path(waves, "wave") + corners + ribbon + isle


def _root() -> str:
    """A leaf whose veins are the paths between clearings."""
    half = [
        (44, 119), (66, 104), (62, 80), (80, 62), (102, 70), (112, 86), (118, 54), (136, 30), (160, 34), (168, 58),
        (176, 76), (188, 46), (208, 30), (230, 42), (232, 68), (242, 86), (260, 70), (284, 76), (290, 98), (322, 117),
    ]  # fmt: skip
    lower = [(x + 2, 236 - y) for x, y in half[::-1]]
    outline = smooth([(float(x), float(y)) for x, y in half + lower[1:-1]], 4)
    face = shrunk(outline, 5, (-1.2, -1.2))
    clearings: list[Point] = [(84, 80), (142, 52), (210, 52), (268, 88), (86, 156), (144, 184), (212, 184), (270, 148)]
    forks: list[Point] = [(62, 125), (104, 123), (158, 121), (222, 119)] * 2
    veins = cut((6, 132), (334, 116), 7)
    veins += "".join(cut(fork, end, 3) for fork, end in zip(forks, clearings, strict=True))
    for x, y in clearings:
        for dx, dy in ((16, -12), (20, 2), (14, 14), (-10, -14 if y < 118 else 14)):
            veins += cut((x, y), (x + dx, y + dy), 1.2)
    places = [*clearings, (158.0, 121.0), (222.0, 119.0)]
    huts = path("".join(closed(rough(ring(9, 7, 6.4, place), 0.7, "clearing", place)) for place in places), "face")
    rng = grain("forest floor")
    spots = ((rng.uniform(-10, 350), rng.uniform(4, 222)) for _ in range(110))
    floor = "".join(cut((x, y), (x + rng.uniform(10, 26), y + rng.uniform(-3, 3)), 1.3) for x, y in spots)
    nut = stone([(-13, -4), (13, -4), (10, 14), (0, 24), (-10, 14)], "acorn", step=3.4)
    cap = path("M-16-4Q-16-17 0-17Q16-17 16-4Z", "ink") + path(cut((0, -16), (3, -27), 3), "ink")
    leaf = path(closed(outline), "ink") + path(closed(face), "mark")
    shade = path(hatch(face, "leaf", step=5, reach=0.22, width=2.6), "ink")
    acorn = f'<g transform="translate(324 190) rotate(18)">{nut}{cap}</g>'
    return path(floor, "shade") + leaf + shade + path(veins, "face") + huts + acorn


def _spirit_island() -> str:
    """The island at night: fire in the mountain, light in the water, and something awake above both."""
    mountain: list[Point] = [
        (40, 176),
        (92, 140),
        (128, 96),
        (152, 70),
        (166, 66),
        (180, 73),
        (196, 66),
        (210, 72),
        (236, 100),
        (270, 140),
        (322, 176),
    ]
    slopes = hatch(mountain, "slope", step=6, reach=0.34, width=2.6, lean=-0.5)
    lava = (
        "M168 68C172 86 166 96 172 112C176 124 170 132 174 146M186 70C190 88 196 98 193 116C191 128 198 138 196 152"
        "M176 72C180 84 180 92 183 104"
    )
    plume = "".join(
        f"M{178 + s * 4:.0f} 62C{178 + s * 18:.0f} 44 {178 + s * 34:.0f} 50 {178 + s * 44:.0f} 30"
        f"S{178 + s * 86:.0f} 22 {178 + s * 104:.0f} {40 + 6 * k}"
        for k, s in enumerate((-1.0, -0.6, 0.7, 1.1))
    )
    eyes = cut((150, 34), (170, 40), 5) + cut((206, 34), (186, 40), 5)
    sky = ((32, 30), (66, 64), (104, 22), (268, 18), (330, 34), (300, 74), (24, 96), (340, 108))
    stars = "".join(cut((x, y - 4), (x, y + 4), 1.4) + cut((x - 4, y), (x + 4, y), 1.4) for x, y in sky)
    sea = "".join(f"M{x} {y}q9-9 18 0t18 0" for y in (186, 200, 214) for x in range(-20 + (y % 3) * 12, 360, 44))
    palms = ""
    trees = ((72.0, 172.0, 1.0), (90, 176, 0.8), (284, 174, 1), (268, 178, 0.75), (308, 180, 0.85), (48, 180, 0.7))
    for x, y, size in trees:
        crown = (x + 5 * size, y - 26 * size)
        palms += cut((x, y), crown, 2.6)
        for dx, dy in ((-15, -3), (-11, -11), (0, -14), (11, -10), (15, -1), (10, 7)):
            palms += cut(crown, (crown[0] + dx * size, crown[1] + dy * size), 2.6)
    bay: list[Point] = [(-10, 240), (-10, 182), (60, 174), (180, 170), (300, 174), (370, 182), (370, 240)]
    sky_and_fire = (
        path(stars, "face") + path(plume, "glow-line") + path(closed(mountain), "ink") + path(slopes, "sheen")
    )
    shore = path(closed(smooth(bay)), "deep") + path(sea, "glow-line thin") + path(palms, "ink")
    return sky_and_fire + path(lava, "lava") + path(eyes, "face") + shore


PLATES: dict[str, Callable[[], str]] = {"cairn": _cairn, "inis": _inis, "root": _root, "spirit_island": _spirit_island}
