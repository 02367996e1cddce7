"""The burin: short paths that draw the very shape, the same every time."""

import re

import pytest

from nemeton.drawing.woodcut import closed, curve, cut, grain, hatch, mirrored, num, rays, ring, rough, smooth, stone

Point = tuple[float, float]
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def corners(d: str) -> list[Point]:
    """The corners of a closed path of straight lines, as a browser would read them."""
    start, steps = re.fullmatch(r"M([^l]+)l([^z]+)z", d).groups()  # type: ignore[union-attr]
    x, y = map(float, NUMBER.findall(start))
    numbers = [float(text) for text in NUMBER.findall(steps)]
    found = [(x, y)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def test_a_polygon_can_be_read_back_to_a_tenth():
    points = [(0.04, -0.26), (10.55, 0.5), (-3.333, 7.0), (100.0, -250.25), (0.1, 0.1)]
    read = corners(closed(points))
    assert len(read) == len(points)
    for (x1, y1), (x2, y2) in zip(points, read, strict=True):
        assert [x1, y1] == pytest.approx([x2, y2], abs=0.051)


def test_rounding_does_not_add_up_over_many_corners():
    points = ring(400, 1000)
    assert list(corners(closed(points))[-1]) == pytest.approx(list(points[-1]), abs=0.051)


@pytest.mark.parametrize(("value", "written"), [(0.96, "1"), (-0.96, "-1"), (10.0, "10"), (-0.3, "-.3"), (0, "0")])
def test_numbers_are_short(value: float, written: str):
    assert num(value) == written


def test_a_curve_comes_back_to_where_it_began():
    d = curve([(0, 0), (10, 0), (10, 10), (0, 10)])
    numbers = [float(text) for text in NUMBER.findall(d.split("c")[1])]
    ends = list(zip(numbers[4::6], numbers[5::6], strict=True))
    assert len(ends) == 4
    assert (round(sum(x for x, _ in ends), 1), round(sum(y for _, y in ends), 1)) == (0, 0)


def test_the_same_key_gives_the_same_stone_and_another_key_another():
    outline = rough(ring(8, 20), 2, "one")
    assert stone(outline, "deer", 1) == stone(outline, "deer", 1)
    assert stone(outline, "deer", 1) != stone(outline, "deer", 2)
    assert grain("a", 1).random() == grain("a", 1).random() != grain("a", 2).random()


def test_a_smooth_shape_passes_through_its_points():
    points: list[Point] = [(0, 0), (10, 2), (8, 11), (-3, 6)]
    assert smooth(points, steps=5)[::5] == points


def test_a_mirrored_shape_keeps_its_turning_sense():
    points: list[Point] = [(1, 0), (5, 0), (5, 3)]
    assert mirrored(points) == [(-5, 3), (-5, 0), (-1, 0)]


def test_hatching_comes_from_the_right_and_stays_in_the_shape():
    square: list[Point] = [(0, 0), (20, 0), (20, 20), (0, 20)]
    for stroke in hatch(square, "square", step=4, reach=0.5).split("z")[:-1]:
        for x, y in corners(stroke + "z"):
            assert -0.1 <= x <= 20.4
            assert -0.1 <= y <= 21


def test_rays_over_a_part_reach_its_last_angle():
    assert rays((0, 0), 10, 20, 3, first=0, last=90).count("M") == 3
    assert cut((0, 10), (0, 20), 2) in rays((0, 0), 10, 20, 3, first=0, last=90)
