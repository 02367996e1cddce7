"""The corner of the sea where the invaders' side lies: whatever island it is and however large its stage, no land is
covered, and at a desk the side is large enough to be read."""

import pytest

from nemeton.games.spirit_island.draw.corner import free_corner
from nemeton.games.spirit_island.draw.geometry import isle

RATIO = 206 / 300
EDGE, BROADEST = 6, 320  # pixels: column.css has the same
READABLE = 250  # pixels: letters of 12 units are 10 pixels high
ISLANDS = [tuple(boards) for boards in ("A", "B", "C", "D", "AB", "BD", "CA", "ABC", "DCB", "ABCD", "BDAC")]
ISLANDS += [("NW",), ("NE",), ("W",), ("E",), ("W", "E"), ("W", "E", "NE"), ("W", "E", "NE", "NW")]
ISLANDS += [("W", "NW"), ("E", "NE"), ("NE", "NW"), ("W", "E", "NW"), ("W", "NE", "NW"), ("E", "NE", "NW")]
DESKS = ((840, 658), (904, 706), (1000, 836), (1240, 1016))
STAGES = (*DESKS, (632, 658), (712, 836), (390, 340), (820, 519))


def width(boards: tuple[str, ...], stage: tuple[int, int]) -> float:
    """How broad the style sheet makes the invaders' side."""
    land, corner = isle(boards), free_corner(boards, RATIO)
    unit = min(stage[0] / land.width, stage[1] / land.height)
    beside, above = stage[0] - land.width * unit, stage[1] - land.height * unit
    room = corner.free * unit + beside + corner.lean * above - (1 + corner.lean) * EDGE
    return min(BROADEST, room / (1 + corner.lean * RATIO))


@pytest.mark.parametrize("boards", ISLANDS, ids="".join)
def test_no_land_lies_under_the_invaders_side(boards: tuple[str, ...]) -> None:
    land, corner = isle(boards), free_corner(boards, RATIO)
    low, right = corner.name.split("-")[0] == "bottom", corner.name.split("-")[1] == "right"
    for stage in STAGES:
        unit = min(stage[0] / land.width, stage[1] / land.height)
        wide = width(boards, stage)
        # the island lies at the other end of the stage
        beside, above = stage[0] - land.width * unit, stage[1] - land.height * unit
        for name, field in land.fields.items():
            for x, y in field.outline:
                across = ((land.width - x) if right else x) * unit + beside
                down = ((land.height - y) if low else y) * unit + above
                assert across > wide + EDGE or down > wide * RATIO + EDGE, (stage, name)


@pytest.mark.parametrize("boards", ISLANDS, ids="".join)
def test_it_can_be_read_at_a_desk(boards: tuple[str, ...]) -> None:
    assert [stage for stage in DESKS if width(boards, stage) < READABLE] == []
