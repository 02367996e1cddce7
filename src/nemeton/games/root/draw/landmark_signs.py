"""The signs of landmarks that no map has of its own: about 56 broad, feet at 26, as the ferry and the tower are."""

from .ink import CREAM, dot, lines, shape
from .signs import LAND_SIGNS, METAL, SUIT_SIGNS, TIMBER, haloed

STONE, LIMESTONE = "#d2c7ae", "#e6ddc7"


def lost_city() -> str:
    """Columns of a temple, one broken, and three suits on the steps: the clearing is of all three."""
    steps = "M-29 26V19H-25V13H25V19H29V26Z"
    columns = ("M-21 13V-14H-13V13Z", "M-4 13V-14H4V13Z", "M13 13V-2L16-5L18-1L21-4V13Z")
    roof = "M-26-14L-6-31L10-17L8-14Z"
    flutes = lines("M-18.6 11V-12M-15.6 11V-12M-1.6 11V-12M1.6 11V-12M16 11V1M18.6 11V1", 1)
    suits = "".join(
        f'<g transform="translate({x} 20)">{dot(0, 0, 7.4, CREAM, 1.3)}'
        f'<g transform="scale(.52)">{SUIT_SIGNS[suit]()}</g></g>'
        for x, suit in ((-16, "fox"), (0, "rabbit"), (16, "mouse"))
    )
    temple = "".join(shape(column, LIMESTONE, 1.8) for column in columns) + flutes + shape(roof, STONE, 2)
    ground = shape(steps, "#bdb29a", 2) + lines("M-25 19H25", 1.2)
    return haloed(steps, roof, *columns) + temple + lines("M-19-16.6L-6.6-27L2-19.6", 1.1) + ground + suits


def black_market() -> str:
    """A patched tent by night, with a lantern and three cards face down."""
    tent = "M-27 22L-20-8Q-10-14-4-28Q2-14 12-10Q20-8 26 22Z"
    stripes = shape("M-20-8Q-10-14-4-28Q-6-8-12 22H-20L-27 22Z", "#5b4a66", 0)
    stripes += shape("M-4-28Q2-14 12-10L16 22H6Q2-8-4-28Z", "#5b4a66", 0)
    door = '<path class="spot" d="M-12 22Q-6 8-3-6Q2 8 6 22Z"/>'
    lamp = lines("M19-10V-3", 1.6) + shape("M14.6-3H23.4L22 8H16Z", "#f4d25e", 1.4) + lines("M19-3V8", 0.9)
    leaf = shape("M0-3.6Q3-1 2.4 1.6Q1 3.2 0 3.6Q-1 3.2-2.4 1.6Q-3-1 0-3.6Z", "#e0ac4c", 0.6)
    back = f'<rect x="-5" y="-7.4" width="10" height="14" rx="1.6" fill="#8c5a34" stroke-width="1.3"/>{leaf}'
    cards = "".join(
        f'<g transform="translate({x} 20)rotate({turn})">{back}</g>' for x, turn in ((-14, -14), (-3, 0), (8, 14))
    )
    return haloed(tent) + shape(tent, "#a99ab0", 2.1) + stripes + shape(tent, "none", 2.1) + door + lamp + cards


def legendary_forge() -> str:
    """An anvil before a fire in a stone arch."""
    arch = "M-25 26V-6Q-24-30 0-30Q24-30 25-6V26Z"
    joints = (
        "M-25 4H-16M-24-9L-16-7M-18-22L-12-15M-7-29L-5-20M7-29L5-20M18-22L12-15M24-9L16-7M25 4H16M-25 15H-16M25 15H16"
    )
    hole = '<path class="spot" d="M-16 26V-4Q-15-21 0-21Q15-21 16-4V26Z"/>'
    fire = shape("M0 12Q-13 8-10-2Q-7 0-6-3Q-7-12 1-18Q0-10 6-6Q12 1 8 9Q5 12 0 12Z", "#ee9a35", 1.2)
    fire += shape("M0 10Q-5 6-2 0Q4 4 2 9Z", "#f8dd7a", 0)
    anvil = shape("M-15 9H11L16 11Q10 15 6 17.6V21H11V26H-9V21H-4V17.6Q-12 16-15 9Z", METAL, 1.6)
    wall = shape(arch, "#b9ab93", 2.1) + lines(joints, 1.2)
    return haloed(arch) + wall + hole + fire + anvil + lines("M-10 12H8", 1)


def elder_treetop() -> str:
    """An ancient oak with a platform in its crown: one square more."""
    trunk = "M-8 26Q-4 12-6 2H7Q5 12 10 26L4 23L1 26L-3 23Z"
    crown = "M-17 6Q-31 3-28-8Q-33-20-21-24Q-17-36-4-33Q6-40 15-32Q28-31 27-19Q34-9 26-1Q20 8 9 6Q0 11-17 6Z"
    cuts = "M8 3Q16 3 19-3M14-6Q21-8 21-15M4-28Q9-29 12-25M-22-4Q-25-8-22-13M-14-28Q-18-24-17-20"
    deck = shape("M-16-1H16V3H-16Z", TIMBER, 1.4) + lines("M-12 3L-4 10M12 3L5 10M-8-1V3M0-1V3M8-1V3", 1.2)
    square = (
        '<rect x="-11.6" y="-24.6" width="23.2" height="23.2" rx="2.6" fill="#fbf3dc" fill-opacity=".92"'
        ' stroke-width="1.6" stroke-dasharray="4.4 3"/>'
    )
    leaves = shape(crown, "#7c9a48", 2.1) + lines("M-23-12Q-22-22-12-26", 2.2, "#fff1c9", 'opacity=".4"')
    leaves += lines(cuts, 1.3, more='class="bark" opacity=".6"')
    roots = lines("M-8 26Q-13 24-17 26M10 26Q14 24 18 26", 1.8)
    return haloed(trunk, crown) + shape(trunk, "#6b4a2a", 1.8) + leaves + deck + square + roots


CROWN = (0.0, -13.0, 0.62)  # where a building stands in the treetop, and how large
SIGNS = {
    "ferry": LAND_SIGNS["ferry"],
    "tower": LAND_SIGNS["tower"],
    "lost_city": lost_city,
    "black_market": black_market,
    "legendary_forge": legendary_forge,
    "elder_treetop": elder_treetop,
}
SMALL = 0.42  # the same as a mark of 24 by 24


def mark(name: str) -> str:
    """A landmark as a small sign."""
    return f'<g transform="translate(0 1)scale({SMALL})">{SIGNS[name]()}</g>'


def symbols_of(names: list[str], on_map: tuple[str, ...]) -> str:
    """The definitions of these landmarks, large and small; those that the map has are defined with it."""
    large = {f"land-{name}": SIGNS[name]() for name in names if name not in on_map}
    small = {f"mark-{name}": mark(name) for name in names}
    return "".join(f'<g id="s-{name}" class="root sign">{body}</g>' for name, body in (large | small).items())
