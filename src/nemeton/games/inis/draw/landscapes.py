"""The sixteen territories: one small landscape each, inked into a hexagon of radius 100.

A landscape fills the upper part of its tile (y from -95 to about 5). Below that the ground stays calm, for clans and
the name stand there. What has one colour is one path, so that a whole island stays small.
"""

import math
from collections.abc import Callable
from functools import cache
from random import Random

from nemeton.drawing.woodcut import Point, grain, num

from .ink import bend, coil, edges, line, put, ray, round_, shape, stroke, wash
from .scenery import INK, hatching, land, oaks, pines, stones, sun, tufts

GROUND = {
    "cove": "#ecdcae",
    "forest": "#a9b67c",
    "gates_of_tir_na_nog": "#c9c1d0",
    "highlands": "#dcc394",
    "hills": "#c3cf8d",
    "iron_mine": "#dba883",
    "lost_vale": "#a8c0ac",
    "meadows": "#dbe09a",
    "misty_lands": "#d3d9d6",
    "moor": "#cdb0b6",
    "mountains": "#c6c6c2",
    "plains": "#ecd58a",
    "salt_mine": "#f0e0da",
    "stone_circle": "#bcc9a0",
    "swamp": "#a3a878",
    "valley": "#b7cf94",
}
SKY = {
    "cove": "#dfe7dc",
    "forest": "#d9ddb4",
    "gates_of_tir_na_nog": "#6d5f86",
    "highlands": "#f0e4c4",
    "hills": "#ece9c9",
    "iron_mine": "#efd9bd",
    "lost_vale": "#4f6f70",
    "meadows": "#f3eecb",
    "misty_lands": "#e6e9e6",
    "moor": "#ecd3b4",
    "mountains": "#dfe3e2",
    "plains": "#f6ebc6",
    "salt_mine": "#f7ede4",
    "stone_circle": "#e5e6cf",
    "swamp": "#c9c69a",
    "valley": "#eaeecf",
}


# The sixteen


def cove(rng: Random) -> str:
    """A bay between two headlands, a boat."""
    waves = "".join(f"M{x} {y}q4-4 8 0t8 0" for x, y in ((-44, -30), (16, -26), (-20, -14), (8, -50)))
    left = [
        (-110.0, -66.0),
        (-84, -74),
        (-54, -66),
        (-38, -54),
        (-46, -38),
        (-58, -28),
        (-48, -14),
        (-62, 2),
        (-110, 16),
    ]
    right = [(110.0, -66.0), (78, -76), (52, -68), (34, -56), (42, -42), (58, -30), (50, -14), (68, 2), (110, 12)]
    boat = shape("M-17-34c6 7 25 7 32-2l-4 1h-25z", "#7a4a26") + shape("M-.5-62c11 4 13 16 10 23h-10z", "#f7efd9")
    return (
        wash("M-110-62h220v82h-220z", "#86b2b2")
        + stroke(waves, "#2e5a60", 1.3)
        + line("M-110-62h220M-2-35v-29")
        + boat
        + stroke("M4-57c3 5 3 11 2 17", BOAT_STRIPE, 2)
        + shape(bend(left) + "V-66z" + bend(right) + "V-66z", "#9fae6d")
        + line(hatching(-62, -58, -5, 12, 4, (3, 12), rng) + hatching(56, -52, 6, 12, 4, (1, 12), rng), "fine")
        + land([(-110, 8), (-62, -1), (0, -8), (64, 0), (110, 8)], GROUND["cove"])
    )


BOAT_STRIPE = "#a8321f"


def forest(rng: Random) -> str:
    """Three rows of trees."""
    back = [(x, -60 + rng.uniform(-3, 3), 10) for x in (-46, -26, -4, 18, 38, 56)]
    middle = [(x, -36 + rng.uniform(-3, 3), 13) for x in (-68, -40, -10, 20, 48, 72)]
    front = [(x, -10 + rng.uniform(-3, 3), 13.5) for x in (-78, -52, -24, 8, 38, 66)]
    return (
        land([(-110, -58), (-40, -70), (30, -66), (110, -54)], "#8c9f62", inked=False)
        + pines(back[::2], "#56703f")
        + oaks(back[1::2], "#56703f", rng)
        + oaks(middle[::2], "#47613a", rng)
        + pines(middle[1::2], "#47613a")
        + pines(front[::2], "#3a5433")
        + oaks(front[1::2], "#3a5433", rng)
        + land([(-110, -2), (-40, -12), (20, -10), (110, 0)], GROUND["forest"], inked=False)
    )


def gates_of_tir_na_nog(_rng: Random) -> str:
    """A stone door full of light, under stars."""
    rays = "".join(ray((0, -34), degrees, 22, 96) for degrees in range(190, 352, 14))
    sky = ((-60, -52, 1.8), (-44, -66, 1.3), (58, -56, 1.6), (40, -72, 1.2), (72, -34, 1.3), (-74, -30, 1.3))
    pillars = "".join(f"M{x - 9} 2l2-60q7-4 15 0l1 60z" for x in (-26, 26))
    carved = "".join(bend(coil(x, -38, 5.4, 1.5, 90)) + bend(coil(x, -20, 5, 1.5, -90)) for x in (-26, 26))
    lintel = "M-45-58c1-8 4-14 9-15 24-6 48-6 72 0 6 2 9 7 9 15-25-4-65-4-90 0z"
    return (
        f'<g opacity=".55">{stroke(rays, "#efdc9c", 2)}</g>'
        + wash("".join(round_(*star) for star in sky), "#f4e6b4")
        + land([(-110, -8), (-60, -18), (-20, -6), (20, -6), (64, -18), (110, -8)], "#8d86a0")
        + wash("M-22 4v-62h44v62z", "#fdf3c4")
        + stroke(bend(coil(0, -30, 13, 2.2, 0)), "#c99b35", 2.2)
        + shape(pillars, "#b9b2a6")
        + shape(lintel, "#cfc8b9")
        + line(carved + "M-30-66c10-5 18 3 30-2s20 5 30 0", "fine")
        + land([(-110, 0), (0, 2), (110, 0)], GROUND["gates_of_tir_na_nog"], inked=False)
    )


def highlands(rng: Random) -> str:
    """Flat hills one before the other."""
    drawn, cliffs, grass = "", "", ""
    steps = (
        (-64, -34, 62, "#e2cb92", "#b98e55"),
        (-42, -84, 20, "#d6bd80", "#a97f4a"),
        (-24, -16, 110, "#cdb574", "#9f7541"),
    )
    for y, x0, x1, fill, cliff in steps:
        top = bend([(x0, y), (x0 + 12, y - 6), ((x0 + x1) / 2, y - 8), (x1 - 12, y - 6), (x1, y)])
        drawn += shape(f"{top}l8 26H{x0 - 8}z", cliff) + shape(
            f"{top}C{x1 - 20} {y + 7} {x0 + 20} {y + 7} {x0} {y}z", fill
        )
        cliffs = hatching(x0 + 4, y + 7, -1, 15, (x1 - x0) // 8, (8, 0), rng)
        grass = tufts([(x0 + 20, y - 2), ((x0 + x1) / 2, y - 3)], 5)
        drawn += line(cliffs + grass, "fine")
    return drawn + land([(-110, -2), (-50, -8), (10, -3), (60, -8), (110, -4)], GROUND["highlands"])


def hills(rng: Random) -> str:
    """Round hills and sheep."""
    drawn = ""
    rounds = (
        (-44, -26, 50, 42, "#a9bb6c"),
        (40, -28, 54, 44, "#9fb264"),
        (-4, -14, 52, 36, "#b7c77b"),
        (-72, -4, 44, 26, "#adc072"),
        (66, -4, 48, 28, "#b3c476"),
    )
    for x, y, w, h, fill in rounds:
        arc: list[Point] = [
            (x - w, y + 12),
            (x - w * 0.62, y - h * 0.5),
            (x, y - h),
            (x + w * 0.62, y - h * 0.5),
            (x + w, y + 12),
        ]
        inner = [(x + 4 + (px - x) * 0.6, y + 8 + (py - y - 8) * 0.6) for px, py in arc[1:4]]
        drawn += shape(bend(arc) + "z", fill) + line(bend(inner), "fine")
    flock = ((-12, -32), (6, -26), (48, -50))
    sheep = shape("".join(round_(x, y, 4.6, 3.2) for x, y in flock), "#fbf6e6")
    heads = wash("".join(round_(x + 4.6, y - 1, 1.8) for x, y in flock), INK)
    return (
        drawn
        + sheep
        + heads
        + oaks([(-44, -64, 9)], "#63793f", rng)
        + land([(-110, 4), (-50, -4), (0, 0), (50, -4), (110, 4)], GROUND["hills"], inked=False)
    )


def iron_mine(rng: Random) -> str:
    """A red mound with a gallery, crossed picks, a cart of ore."""
    mound = [(-110.0, -4.0), (-72, -34), (-46, -66), (-12, -82), (26, -78), (54, -54), (78, -26), (110, -2)]
    pick = (
        stroke("M0-16v30", INK, 4.2)
        + stroke("M0-16v30", "#a8743c", 2)
        + shape("M-14-9c6-9 22-9 28 0-7-4-21-4-28 0z", "#d5d2c8")
    )
    cart = shape("M33-19l4 13h26l4-13z", "#5b4a40") + shape("M35-19c4-8 10-4 13-9 5 4 11 0 17 9z", "#b5562c")
    return (
        land(mound, "#b5764c")
        + stroke("M-52-48l22-14 14 8 22-16 16 10 22-2", "#7c3a1d", 2.6)
        + line(hatching(-60, -38, 7, 14, 5, (5, -3), rng) + hatching(48, -50, 8, 15, 5, (6, 7), rng), "fine")
        + shape("M-21 2v-28c0-20 42-20 42 0v28z", "#1e1611")
        + shape("M-26 3l3-39h6l-2 39zM26 3l-3-39h-6l2 39zM-29-34l2-8h54l2 8z", "#8a5a2e")
        + put(pick, 0, -58, turn=45)
        + put(pick, 0, -58, turn=-45)
        + land([(-110, 0), (0, 1), (110, 0)], GROUND["iron_mine"], inked=False)
        + cart
        + shape(round_(43, -4, 3.6) + round_(57, -4, 3.6), "#c9b9a0")
    )


def lost_vale(rng: Random) -> str:
    """A fall between dark slopes, under the moon."""
    trees = [(-46.0, -22.0, 9.0), (-60, -10, 10), (48, -20, 9), (62, -8, 10)]
    slopes = shape("M-110-50c26-34 48-38 60-20 16 16 16 44 34 64l-94 26z", "#33524a") + shape(
        "M110-54c-26-30-50-34-62-14-16 16-14 42-30 62l92 26z", "#3b5d50"
    )
    return (
        shape(round_(0, -72, 12), "#f3ecc9")
        + wash(round_(5, -75, 10), SKY["lost_vale"])
        + shape("M-40-52c20-10 32-8 40-6 8-2 20-4 40 6l-10 42h-60z", "#6f9187")
        + stroke("M-3-58c-2 12 0 22-1 34M1-58c1 12-1 22 1 34M5-57c0 13 1 21 1 33", "#eef6f0", 2.4)
        + shape(round_(2, -18, 34, 10), "#bfe0da")
        + stroke("M-14-18h12M6-14h14M-4-21h10", "#3a6c6c", 1.2)
        + slopes
        + line(hatching(-60, -70, -10, 20, 6, (5, 10), rng) + hatching(58, -66, 10, 20, 6, (-4, 10), rng), "fine")
        + pines(trees, "#22403a")
        + land([(-110, 0), (-50, -4), (50, -4), (110, 0)], GROUND["lost_vale"])
    )


def meadows(rng: Random) -> str:
    """Flowers in the grass."""
    flowers = (
        ("#d8573c", 5, ((-62, -20, 8), (24, -30, 9), (78, -38, 6))),
        ("#f4f0e0", 5, ((-40, -46, 7), (48, -54, 7), (38, -6, 6.5))),
        ("#7c5aa0", 5, ((-18, -22, 9), (58, -20, 8), (-40, -6, 6.5))),
        ("#e8b53a", 5, ((4, -54, 7.5), (-2, -6, 6.5), (-76, -42, 6))),
    )
    stems = petals = ""
    hearts = {"#f2c84b": "", "#7a4a26": ""}
    for colour, count, places in flowers:
        d = ""
        for x, y, r in places:
            stems += f"M{x} {y}q{rng.choice((-3, 3))} {num(r)} 0 {num(r * 2)}"
            angles = [math.tau * k / count for k in range(count)]
            d += "".join(round_(x + r * 0.58 * math.cos(a), y + r * 0.58 * math.sin(a), r * 0.44) for a in angles)
            hearts["#7a4a26" if colour == "#e8b53a" else "#f2c84b"] += round_(x, y, r * 0.34)
        petals += shape(d, colour, "pen thin")
    return (
        land([(-110, -44), (-50, -56), (10, -50), (60, -58), (110, -46)], "#cbd583")
        + land([(-110, -22), (-40, -30), (40, -24), (110, -30)], "#d3db8c", inked=False)
        + line(tufts([(-60, -36), (-8, -38), (52, -40), (-34, -18), (24, -12), (74, -20)], 8), "fine")
        + stroke(stems, "#3f5a28", 1.8)
        + petals
        + "".join(shape(d, colour, "pen thin") for colour, d in hearts.items())
        + land([(-110, 10), (0, 6), (110, 10)], GROUND["meadows"], inked=False)
    )


def misty_lands(_rng: Random) -> str:
    """Trees and a stone in curls of mist."""
    curls = ""
    for y, x0, x1, hand, r in (
        (-46, -84, 20, 1, 11),
        (-30, 84, -30, -1, 13),
        (-12, -92, 40, 1, 12),
        (2, 92, -52, -1, 10),
    ):
        start: list[Point] = [(x0, y + 4), (x0 + (x1 - x0) * 0.35, y - 3), (x0 + (x1 - x0) * 0.7, y + 3), (x1, y)]
        curls += bend([*start, *coil(x1, y - r, r, 1.3, 90, -hand)[1:]])
    return (
        pines([(-52, -34, 17), (-30, -40, 20), (46, -36, 19), (66, -30, 14)], "#78908a")
        + stones([(10, -34, 17, 34, 2)], "#aab2ad")
        + f'<g opacity=".92">{stroke(curls, "#f4f6f3", 11)}</g>'
        + stroke(curls, "#5d6f70", 1.5)
        + land([(-110, 12), (0, 8), (110, 12)], GROUND["misty_lands"], inked=False)
    )


def moor(_rng: Random) -> str:
    """A bent tree, heather, a low sun."""
    tree = (
        "M-34-14c2-16-4-26 4-40 4-10 16-16 28-16M-31-50c-9-8-21-8-27-16M-25-60c1-10 7-18 17-22M-16-67c6 5 16 5 24 9"
        "M-46-60c0-8 2-12 6-16M-34-38c8-6 16-6 22-10"
    )
    stems = bells = ""
    for x, y in ((-72, -22), (-54, -8), (-10, -14), (12, -26), (32, -10), (54, -20), (74, -10), (-30, 0), (10, 0)):
        for dx in (-5.0, -1.7, 1.7, 5.0):
            stems += f"M{x} {y}q{num(dx * 0.7)}-5 {num(dx)}-12"
            bells += f"M{num(x + dx)} {y - 12}v-4"
    return (
        sun(34, -56, 13, "#d9773a")
        + land([(-110, -40), (-50, -46), (20, -40), (110, -46)], "#b58d95")
        + land([(-110, -20), (-30, -28), (40, -22), (110, -28)], "#a67a88")
        + stroke(tree, INK, 4.4)
        + stroke(tree, "#5b4336", 1.8)
        + stroke(stems, "#4b3a34", 1.1)
        + stroke(bells, "#7f4a80", 3.8)
        + land([(-110, 10), (0, 6), (110, 10)], GROUND["moor"], inked=False)
    )


def mountains(rng: Random) -> str:
    """Three peaks under snow."""
    drawn = ""
    for x, y, w, base, fill in (
        (-46, -60, 44, -2, "#9aa0a0"),
        (48, -56, 46, -2, "#a2a7a5"),
        (2, -88, 56, 2, "#8c9395"),
    ):
        flank: list[Point] = [(x, y), (x + w * 0.26, y * 0.66), (x + w * 0.6, y * 0.38), (x + w, base)]
        peak = [(x - w, base), (x - w * 0.55, y * 0.45), (x - w * 0.3, y * 0.62), *flank]
        dark = [*flank, (x + w * 0.15, base), (x - 4, y * 0.4), (x + 5, y * 0.62)]
        snow: list[Point] = [
            (x, y),
            (x + w * 0.26, y * 0.68),
            (x + w * 0.1, y * 0.6),
            (x + 1, y * 0.7),
            (x - w * 0.12, y * 0.56),
            (x - w * 0.3, y * 0.64),
        ]
        drawn += shape(edges(peak), fill) + wash(edges(dark), "#4f565b", ".75") + shape(edges(snow), "#fdfdf8")
        drawn += line(hatching(x - w * 0.2, y * 0.42, -9, 15, 4, (-5, 4), rng), "fine")
    return drawn + land([(-110, 0), (-60, -8), (0, -2), (60, -8), (110, 0)], GROUND["mountains"])


def plains(_rng: Random) -> str:
    """Furrows and sheaves."""
    furrows = "".join(f"M{num(x * 0.22)}-46Q{num(x * 0.6)}-26 {x} 12" for x in range(-208, 209, 32))
    sheaf = (
        shape("M-10 0c4-10 4-14-3-28 7-3 19-3 26 0-7 14-7 18-3 28z", "#f0d27a")
        + line("M-5-29l3 28M0-30v29M5-29l-3 28", "fine")
        + stroke("M-7-12h14", "#8a3d1c", 3)
    )
    places = ((-70, -28, 0.7), (72, -28, 0.7), (30, -32, 0.6), (-30, -32, 0.6), (-52, -12, 1), (54, -12, 1))
    return (
        sun(0, -66, 13)
        + wash("M-110-46h220v156h-220z", "#e6c465")
        + stroke(furrows, "#8f6a1c", 1.2)
        + line("M-110-46c50-2 150 1 220-1")
        + "".join(put(sheaf, x, y, size) for x, y, size in places)
        + land([(-110, 8), (0, 2), (110, 8)], GROUND["plains"], inked=False)
    )


def salt_mine(_rng: Random) -> str:
    """A winding frame and blocks of salt."""
    frame = "M-58 0l14-62 14 62M-54-18h20M-51-34h14M-44-62h24l8 60"
    tops = lefts = rights = ""
    for x, y, s in ((30, -38, 19), (54, -20, 17), (8, -14, 15), (34, -8, 21), (68, 0, 12)):
        tip, low = (x, y - s * 1.1), (x, y)
        tops += edges([(x, y - 2 * s), (x + s, y - s * 1.55), tip, (x - s, y - s * 1.55)])
        lefts += edges([(x - s, y - s * 1.55), tip, low, (x - s, y - s * 0.45)])
        rights += edges([(x + s, y - s * 1.55), tip, low, (x + s, y - s * 0.45)])
    return (
        land([(-110, -20), (-60, -44), (0, -36), (50, -50), (110, -24)], "#e6cfc8")
        + stroke("M-80-30c40-8 100 6 168-4M-90-16c50-10 120 4 182-4", "#a9746e", 1)
        + stroke(frame, INK, 4.2)
        + stroke(frame, "#9a6b3d", 1.9)
        + shape(round_(-44, -63, 7), "#e9dcc2")
        + line("M-51-63h14M-44-70v14", "fine")
        + shape(lefts, "#f6e4e2")
        + shape(rights, "#d6b1b3")
        + shape(tops, "#fff")
        + land([(-110, 4), (-40, -1), (30, 0), (110, 4)], GROUND["salt_mine"], inked=False)
    )


def stone_circle(rng: Random) -> str:
    """Nine stones around a spiral."""
    around = ((62 * math.cos(a), -26 + 20 * math.sin(a)) for a in (math.tau * (i + 0.5) / 9 for i in range(9)))
    standing = [
        (x, y, 13 * k, 31 * k, rng.uniform(-2, 2))
        for x, y in sorted(around, key=lambda at: at[1])
        for k in [1 + (y + 26) / 70]
    ]
    return (
        land([(-110, -34), (-40, -46), (30, -44), (110, -32)], "#aebd8a")
        + shape(round_(0, -26, 66, 21), "#cdd6ae")
        + f'<g transform="translate(0 -15)scale(1 .42)">{stroke(bend(coil(0, -26, 20, 2.2, 0)), "#7d9159", 2)}</g>'
        + stones(standing, "#c9c9bb")
        + shape("M-24-48c14-4 34-4 48 0l-1-8c-13-4-33-4-46 0z", "#d6d6c8")
        + land([(-110, 8), (0, 6), (110, 8)], GROUND["stone_circle"], inked=False)
    )


def swamp(_rng: Random) -> str:
    """Dark pools, reeds, a dead tree."""
    pools = ((-38, -28, 36, 9), (44, -32, 34, 8), (6, -8, 48, 9), (-70, -8, 20, 6), (74, -12, 20, 6))
    gleams = "".join(
        f"M{num(x - rx * 0.5)} {y}h{num(rx * 0.5)}M{x} {num(y + ry * 0.4)}h{num(rx * 0.4)}" for x, y, rx, ry in pools
    )
    dead = "M20-10c-1-24 5-40 0-68M21-46c9-6 15-14 17-24M22-58c-8-4-14-8-16-16M20-34c-8-4-16-6-22-14"
    reeds = ((-58, -22, 38), (-50, -18, 46), (-42, -20, 34), (60, -24, 40), (68, -20, 32), (-14, -4, 26), (52, -4, 24))
    return (
        land([(-110, -46), (-30, -52), (40, -48), (110, -52)], "#8a9060")
        + shape("".join(round_(*pool) for pool in pools), "#46564a")
        + stroke(gleams, "#cfd6b4", 0.9)
        + stroke(dead, INK, 5)
        + stroke(dead, "#6e6450", 2.2)
        + stroke("".join(f"M{x} {y}q3 {num(-h * 0.5)} 1 {-h}" for x, y, h in reeds), "#2f3b1f", 1.8)
        + stroke("".join(f"M{x + 1} {num(y - h * 0.72)}v{num(-h * 0.3)}" for x, y, h in reeds), "#5a331b", 5)
        + land([(-110, 10), (0, 6), (110, 10)], GROUND["swamp"], inked=False)
    )


def valley(rng: Random) -> str:
    """A river between slopes, two huts."""
    river = (
        "M2-52c12 8-18 12-12 20 6 8 40 8 34 20-6 10-48 14-50 26h46c4-10 30-14 30-26 0-14-38-14-42-22-2-6 12-10 2-18z"
    )
    hut = shape("M-8 0v-8H8v8z", "#e7d7ae") + shape("M-12-7l12-13L12-7z", "#b98d43") + wash("M-2 0v-6h4v6z", INK)
    return (
        land([(-40, -40), (-14, -56), (10, -58), (44, -44)], "#c8d8b4")
        + shape("M-110-70c40-12 66 6 86 24 14 12-6 30-36 52l-50 14z", "#8fae68")
        + shape("M110-74c-38-10-64 8-82 26-14 10 24 30 52 54l30 8z", "#82a35f")
        + wash("M-24-46c14 12-6 30-36 52h140c-28-24-66-44-52-54-16-6-36-6-52 2z", "#b7cf94")
        + shape(river, "#7fb0b8")
        + line(hatching(-70, -66, 6, 18, 5, (10, 6), rng) + hatching(66, -68, -6, 18, 5, (-8, 6), rng), "fine")
        + oaks([(-62, -22, 9), (-78, -12, 10), (72, -20, 9)], "#5f7d42", rng)
        + put(hut, -34, -8, 0.8)
        + put(hut, 64, -2, 0.8)
        + land([(-110, 10), (-30, 6), (110, 10)], GROUND["valley"], inked=False)
    )


LANDSCAPES: dict[str, Callable[[Random], str]] = {
    paint.__name__: paint
    for paint in (
        cove,
        forest,
        gates_of_tir_na_nog,
        highlands,
        hills,
        iron_mine,
        lost_vale,
        meadows,
        misty_lands,
        moor,
        mountains,
        plains,
        salt_mine,
        stone_circle,
        swamp,
        valley,
    )
}

GRASS = ("valley", "forest", "hills", "meadows", "moor", "stone_circle", "lost_vale")
PEBBLES = ("salt_mine", "iron_mine", "mountains", "highlands", "gates_of_tir_na_nog")


def foreground(territory: str) -> str:
    """Sparse marks on the calm half, at the sides and at the foot, where nothing stands."""
    rng = grain("foreground", territory)
    wanted = ((-74, 16), (74, 18), (-70, 44), (72, 46), (-44, 74), (44, 74))
    places = [(x + rng.uniform(-5, 5), y + rng.uniform(-4, 4)) for x, y in wanted]
    if territory in GRASS:
        return line(tufts(places, 7), "fine")
    if territory in PEBBLES:
        return line("".join(round_(x, y, 3.6, 2.2) + round_(x + 7, y + 2.5, 2.2, 1.4) for x, y in places), "fine")
    if territory in ("cove", "plains"):
        return line("".join(f"M{num(x - 8)} {num(y)}q5-4 10 0t8 0" for x, y in places), "fine")
    return line("".join(f"M{num(x - 12)} {num(y)}h{num(rng.uniform(12, 22))}m-9 5h9" for x, y in places), "fine")


@cache
def landscape(territory: str) -> str:
    """The landscape of a territory with its sky and its ground, to be clipped."""
    return (
        wash("M-115 0h230v115h-230z", GROUND[territory])
        + wash("M-115-115h230v116h-230z", SKY[territory])
        + LANDSCAPES[territory](grain(territory))
        + foreground(territory)
    )
