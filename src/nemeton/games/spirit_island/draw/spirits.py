"""Presence of the eight spirits: each a disc of light with an outline, a colour and an emblem of its own."""

from functools import cache

from .ink import INK, SPIRIT_COLOURS, polygon, ring, shape, strokes

OUTLINES = {
    "lightnings_swift_strike": polygon(ring(16, 26, -90, (1.0, 0.74))),
    "river_surges_in_sunlight": "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22Z",
    "shadows_flicker_like_flame": "M0-25L22 0L0 25L-22 0Z",
    "vital_strength_of_the_earth": "M-13-20H13Q20-20 20-13V13Q20 20 13 20H-13Q-20 20-20 13V-13Q-20-20-13-20Z",
    "a_spread_of_rampant_green": "M0-24C18-18 24 0 16 20C6 24-6 24-16 20C-24 0-18-18 0-24Z",
    "thunderspeaker": polygon(ring(3, 28, -90)),
    "oceans_hungry_grasp": polygon(ring(6, 23, -60)),
    "bringer_of_dreams_and_nightmares": polygon(ring(10, 24, -90, (1.0, 0.62))),
}
EMBLEMS = {  # in dark ink on the disc
    "lightnings_swift_strike": shape("M4-15L-10 3H-1L-5 15L10-4H1Z"),
    "river_surges_in_sunlight": strokes(
        "M-14-4Q-9-11-3-5T8-6T14-8M-14 4Q-9-3-3 3T8 2T14 0M-10 12Q-5 6 0 10T10 9", 4, INK
    ),
    "shadows_flicker_like_flame": shape("M1-15C12-4 8 14-2 15C-12 13-9 2-3-1C-3 4 0 6 2 5C6 0-2-8 1-15Z"),
    "vital_strength_of_the_earth": shape("M-15 12L-5-9L0-1L5-6L15 12Z"),
    "a_spread_of_rampant_green": shape(
        "M0 16V-4M0 4C-12 3-13-7-12-10C-3-10 0-4 0 4ZM0-1C10-1 12-10 11-14C3-14 0-8 0-1Z", "", INK, 3
    ),
    "thunderspeaker": shape("M0-11L3-2L10-1L4 4L7 12L0 8L-7 12L-4 4L-10-1L-3-2Z"),
    "oceans_hungry_grasp": strokes("M12 9C2 16-13 11-12-2C-11-14 7-15 9-4C10 5-3 7-4 0", 5, INK),
    "bringer_of_dreams_and_nightmares": shape(
        "M-12 0Q0-10 12 0Q0 10-12 0ZM-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0-3.5 0Z", more='fill-rule="evenodd"'
    ),
}


@cache
def presence(name: str) -> str:
    """The disc of a spirit."""
    outline = OUTLINES[name]
    return (
        f'<path d="{outline}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="{SPIRIT_COLOURS[name]}" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/>'
        f'<g fill="{INK}">{EMBLEMS[name]}</g>'
    )
