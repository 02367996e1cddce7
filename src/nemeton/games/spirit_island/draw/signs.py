"""Every sign in a box of 48 around (0, 0): pieces, elements, terrains, what invaders do, and small marks.

Pieces bring their colours; all other signs are one colour, the `color` of what they stand in.
"""

from functools import cache

from ..spirits import SPIRITS
from .ink import (
    ACTION_COLOURS,
    BONE,
    ELEMENT_COLOURS,
    FEAR,
    GLOW,
    GOLD,
    INK,
    TERRAIN_COLOURS,
    polygon,
    ring,
    shape,
    strokes,
)
from .presence import presence

BODY = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke"'
WALL, SHADE, ROOF, LAMP, DOOR = "#f8eedb", "#b7a78c", "#a8452c", "#ff9a3d", "#3a2a20"
AMBER, AMBER_SHADE, BLIGHT, BLIGHT_EDGE = "#f0a04b", "#7a3a16", "#1a0a20", "#d95fd0"
BURR = polygon(ring(18, 23, -100, (1.0, 0.62, 0.9, 0.58, 1.06, 0.66)))


# Pieces: invaders in bone, dahan in amber, blight a burr of thorns


def explorer() -> str:
    """Slim, with a hat and a staff with a light."""
    return (
        strokes("M14-19V22", 6, INK)
        + shape("M-12 22C-13 8-8-3-1-3C6-3 11 8 10 22Z", WALL, more=BODY)
        + f'<circle cx="-1" cy="-8" r="6" fill="{WALL}" {BODY}/>'
        + shape("M-14-10Q-1-15 12-10Q6-13 5-15Q4-22-1-22Q-6-22-7-15Q-8-13-14-10Z", WALL, more=BODY)
        + shape("M-1-3C6-3 11 8 10 22H2C4 12 3 4-1-3Z", SHADE)
        + strokes("M14-19V22", 2.6, WALL)
        + f'<circle cx="14" cy="-17" r="3.6" fill="{LAMP}"/>'
    )


def town() -> str:
    """A house with a gable."""
    return (
        shape("M7-9V-20H13V-3", WALL, more=BODY)
        + shape("M-21 21V0L-4-17L13 0H21V21Z", WALL, more=BODY)
        + shape("M13 0H21V21H13Z", SHADE)
        + strokes("M-24 2L-4-18L16 2", 5, ROOF, 'stroke-linejoin="round"')
        + shape("M-8 21V10Q-4 5 0 10V21Z", DOOR)
        + shape("M-16 6H-11V12H-16ZM4 6H9V12H4Z", LAMP)
    )


def city() -> str:
    """Walls and a tower."""
    walls = "M-23 22V-6H-19V-10H-15V-6H-11V-10H-8V-18L0-27L8-18V-4H11V-8H15V-4H19V-8H23V22Z"
    return (
        shape(walls, WALL, more=BODY)
        + shape("M8-4H11V-8H15V-4H19V-8H23V22H8Z", SHADE)
        + shape("M-9-17L0-27L9-17Z", ROOF)
        + shape("M-5 22V12Q0 5 5 12V22Z", DOOR)
        + shape("M-2.5-12H2.5V-5H-2.5ZM-18 0H-14V6H-18ZM13 1H17V7H13Z", LAMP)
        + strokes("M-8 1H8", 2, SHADE)
    )


def dahan() -> str:
    """A house under the roof of a boat."""
    return (
        shape("M-15 2H15L13 22H-13Z", "#ffd08a", more=BODY)
        + shape("M-5 22V12Q0 7 5 12V22Z", AMBER_SHADE)
        + strokes("M-11 8V21M11 8V21", 2, AMBER_SHADE)
        + shape("M-26-22C-14-11 14-11 26-22C25-10 21 0 18 5H-18C-21 0-25-10-26-22Z", AMBER, more=BODY)
        + strokes("M-22-12C-12-5 12-5 22-12M-19-4C-10 1 10 1 19-4", 2.4, AMBER_SHADE)
    )


def blight() -> str:
    """A burr."""
    veins = strokes("M-9 4L-2-1L-4-9M-2-1L5 2L4 9M5 2L11-3", 2.6, BLIGHT_EDGE)
    return shape(BURR, BLIGHT, BLIGHT_EDGE, 2.6, 'stroke-linejoin="round"') + veins


def shield() -> str:
    """What defends a land."""
    d = "M0-23C8-18 15-17 20-17C21 4 13 17 0 24C-13 17-21 4-20-17C-15-17-8-18 0-23Z"
    return shape(d, "#123247", "#cfe6f5", 3.4, 'stroke-linejoin="round"')


PIECES = {"explorer": explorer, "town": town, "city": city, "dahan": dahan, "blight": blight, "shield": shield}

# Signs of one colour


def _sun() -> str:
    corners = zip(ring(8, 12, -102), ring(8, 20, -90), ring(8, 12, -78), strict=True)
    return '<circle r="9"/>' + shape("".join(polygon(three) for three in corners))


EVEN = 'fill-rule="evenodd"'
ELEMENT_SIGNS = {
    "sun": _sun(),
    "moon": shape("M7-18A18 18 0 1 0 17 10A15 15 0 0 1 7-18Z"),
    "fire": shape(
        "M2-20C14-8 17 1 14 9C11 18-10 19-14 8C-16 0-10-5-9-11C-5-9-3-6-3-3C2-7 4-13 2-20Z"
        "M1 14C7 11 6 4 1 0C0 5-6 6-4 12Z",
        more=EVEN,
    ),
    "air": strokes("M-18-4H6A6 6 0 1 0 0-11M-18 4H12A6.5 6.5 0 1 1 5 11M-14 12H-4", 4.4),
    "water": shape(
        "M0-20C9-8 14-1 14 6A14 14 0 0 1-14 6C-14-1-9-8 0-20ZM-8 6A9 9 0 0 0 2 15L3 11A6 6 0 0 1-4 5Z", more=EVEN
    ),
    "earth": shape("M-19 13L-12-4L-2-2L2 13ZM5 13L1-3L11-9L19 13ZM-9-7L-2-17L9-13L-1-6Z"),
    "plant": shape(
        "M-2 20C-3 8-2 4 0 0C3 3 2 10 2 20ZM-2 4C-16 4-19-7-18-12C-6-13-1-6-2 4ZM3-1C3-12 9-18 19-18C20-7 14 0 3-1Z"
    ),
    "animal": shape("M0-1C7-1 13 7 12 13C10 19 4 15 0 15C-4 15-10 19-12 13C-13 7-7-1 0-1Z")
    + '<ellipse cx="-14" cy="-3" rx="4" ry="6" transform="rotate(-25 -14 -3)"/><ellipse cx="-6" cy="-12" rx="4.4" '
    'ry="6.5"/><ellipse cx="6" cy="-12" rx="4.4" ry="6.5"/><ellipse cx="14" cy="-3" rx="4" ry="6" '
    'transform="rotate(25 14 -3)"/>',
    "any": "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.6" fill="{ELEMENT_COLOURS[name]}"/>'
        for (x, y), name in zip(ring(8, 14), ELEMENT_COLOURS, strict=False)
    ),
}
TERRAIN_SIGNS = {
    "jungle": shape("M-2 20V6H2V20ZM0-20C10-20 13-12 11-8C19-6 18 8 8 8H-8C-18 8-19-6-11-8C-13-12-10-20 0-20Z"),
    "mountain": shape("M-21 16L-6-15L1-2L6-9L21 16Z"),
    "sands": strokes("M-20-6Q-10-16 0-6T20-6M-20 4Q-10-6 0 4T20 4M-20 14Q-10 4 0 14T20 14", 4.4),
    "wetland": strokes("M-20 14H20M-13 6H13", 4)
    + strokes("M0 5V-18M-9 5V-8M9 5V-10", 2.6)
    + shape("M-3-20H3V-8H-3ZM-12-12H-6V-3H-12ZM6-14H12V-5H6Z"),
    "coast": shape("M-20-12C-8-12-6 6 4 8C12 9 14 14 20 14V-18H-20Z") + strokes("M-20 2C-12 2-10 15 0 17", 4),
}
ACTION_EDGES = {
    "ravage": "M0-23L21-11V11L0 23L-21 11V-11Z",
    "build": "M-20-20H20V20H-20Z",
    "explore": "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22Z",
}
ACTION_MARKS = {
    "ravage": strokes("M-11-12L9 8M11-12L-9 8M5 11L12 4M-5 11L-12 4", 4.6),
    "build": shape("M-12-13H6L12-7V-2H-12ZM-4 0H3V15H-4Z"),
    "explore": shape("M13-14L4 4L-13 14L-4-4ZM-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0Z", more=EVEN),
}
SMALL_SIGNS = {
    "fast": shape("M-18-14L-2 0L-18 14ZM2-14L18 0L2 14Z"),
    "slow": shape("M-12-18H12V-14C12-6 4-4 4 0C4 4 12 6 12 14V18H-12V14C-12 6-4 4-4 0C-4-4-12-6-12-14Z"),
    "energy": shape("M0-21L6-6L21 0L6 6L0 21L-6 6L-21 0L-6-6Z"),
    "cost": shape(polygon(ring(8, 25, -90, (1, 0.74)))),
    "range": '<circle cx="-13" cy="10" r="5"/>' + strokes("M-9-3A14 14 0 0 1 1 11M-9-14A25 25 0 0 1 12 11", 4),
    "card": strokes("M-12-18H12Q15-18 15-15V15Q15 18 12 18H-12Q-15 18-15 15V-15Q-15-18-12-18Z", 3.6),
    "learn": strokes("M-12-18H12Q15-18 15-15V15Q15 18 12 18H-12Q-15 18-15 15V-15Q-15-18-12-18ZM0-8V8M-8 0H8", 3.6),
    "plays": strokes("M-14-14H4V12H-14ZM10-14V-12L16-11L11 16L-2 13", 3.4) + strokes("M-5-6V4M-10-1H0", 3),
    "reclaim": strokes("M-14 4A15 15 0 1 0-8-13", 4.6) + shape("M-17-17L-2-16L-10-4Z"),
    "fear": shape("M-20 0Q0-20 20 0Q0 20-20 0ZM0-9L4 0L0 9L-4 0Z", more=EVEN),
    "spirit": shape("M0-21C3-8 8-3 21 0C8 3 3 8 0 21C-3 8-8 3-21 0C-8-3-3-8 0-21Z"),
    "tick": strokes("M-14 2L-4 12L15-12", 6, more='stroke-linejoin="round"'),
    "push": shape("M-20-6H2V-16L20 0L2 16V6H-20Z"),
    "gather": shape("M20-6H-2V-16L-20 0L-2 16V6H20Z"),
    "burst": shape(polygon(ring(16, 22, -90, (1, 0.5, 0.8, 0.5)))),
    "heal": shape("M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z"),
    "turn": strokes("M-16 10C-14-8 6-14 14-4M-16-4C-10 12 8 14 16 4", 4.2) + shape("M18-14L18 0L5-3ZM-19 14V0L-6 3Z"),
    "sacred": '<circle r="11" fill="none" stroke="currentColor" stroke-width="4"/>'
    + strokes("M0-15V-21M0 15V21M15 0H21M-15 0H-21M11-11L15-15M-11-11L-15-15M11 11L15 15M-11 11L-15 15", 4),
    "ban": '<circle r="17" fill="none" stroke="currentColor" stroke-width="5"/>' + strokes("M-12-12L12 12", 5),
    "skull": shape(
        "M0-19C12-19 17-11 16-3C16 3 11 5 10 8V15H-10V8C-11 5-16 3-16-3C-17-11-12-19 0-19Z"
        "M-7-7A4 4 0 1 0-7 1A4 4 0 1 0-7-7ZM7-7A4 4 0 1 0 7 1A4 4 0 1 0 7-7Z",
        more=EVEN,
    ),
    "flag": strokes("M-12-18V20", 4) + shape("M-10-18H16L8-9L16 0H-10Z"),
    "ritual": strokes("M-14 16C-18-2-6-4-8-18M0 16C-4 0 6-4 2-20M12 16C8 2 18-2 12-14M-20 18H20", 3.6),
    "heart": shape("M0 18C-24 2-18-18-7-16Q-1-14 0-8Q1-14 7-16C18-18 24 2 0 18Z"),
}
COLOURS = {
    **{f"e-{name}": colour for name, colour in ELEMENT_COLOURS.items()},
    **{f"g-{name}": colour for name, colour in TERRAIN_COLOURS.items()},
    "g-coast": "#d5fff2",
    "g-fear": FEAR,
    "g-energy": GOLD,
    "g-cost": GOLD,
    "g-range": GLOW,
    "g-reclaim": GLOW,
    "g-burst": ACTION_COLOURS["ravage"],
    "g-push": GOLD,
    "g-gather": GOLD,
    "g-heal": "#6fdc7d",
    "g-sacred": "#ffffff",
    "g-fast": "#ffb347",
    "g-slow": "#7fb8ff",
}


def action(name: str) -> str:
    """The mark of what invaders do, in its frame."""
    edge = shape(ACTION_EDGES[name], "#120d14", ACTION_COLOURS[name], 4, 'stroke-linejoin="round"')
    colour = ACTION_COLOURS[name]
    return f'{edge}<g fill="{colour}" color="{colour}">{ACTION_MARKS[name]}</g>'


@cache
def sign(name: str) -> str:
    """The drawing of a sign: p-town, s- and a spirit's name, e-sun, g-jungle, g-fear, a-build."""
    kind, _, rest = name.partition("-")
    if kind == "p":
        return PIECES[rest]()
    if kind == "s":
        return presence(rest)
    if kind == "a":
        return action(rest)
    body = ELEMENT_SIGNS[rest] if kind == "e" else {**TERRAIN_SIGNS, **SMALL_SIGNS}[rest]
    colour = COLOURS.get(name, BONE)
    return f'<g fill="{colour}" color="{colour}">{body}</g>'


def all_signs() -> list[str]:
    """The names of all signs."""
    return [
        *(f"p-{name}" for name in PIECES),
        *(f"s-{name}" for name in SPIRITS),
        *(f"a-{name}" for name in ACTION_EDGES),
        *(f"e-{name}" for name in ELEMENT_SIGNS),
        *(f"g-{name}" for name in (*TERRAIN_SIGNS, *SMALL_SIGNS)),
    ]


def definitions() -> str:
    """All signs that a picture may refer to."""
    return "".join(f'<g id="s-{name}">{sign(name)}</g>' for name in all_signs())
