"""The thematic north-east as we draw it: outlines made for its labels and neighbours, with the ocean at the right."""

from nemeton.drawing.woodcut import Point

SIZE = 0.42  # from these numbers to sides of a board


def _sized(*points: Point) -> tuple[Point, ...]:
    return tuple((round(x * SIZE, 4), round(y * SIZE, 4)) for x, y in points)


# Where three lands meet, and where two meet at the edge.
_125, _235, _357, _347, _578, _589 = (0.2, 0.6), (0.3, 0.1), (0.0, -0.08), (0.45, -0.8), (-0.85, 0.12), (-0.95, 0.75)
_15, _59, _89, _78, _67, _76, _47 = (
    (0.1, 1.36),
    (-0.95, 1.38),
    (-2.05, 0.6),
    (-1.75, -0.3),
    (-1.05, -1.3),
    (0.05, -1.32),
    (0.68, -1.32),
)
_12, _23, _34 = (1.15, 0.56), (1.25, -0.12), (1.3, -0.62)
_BAY = ((-0.02, -0.7), (-0.9, -0.64))  # around the mountain in the south

NORTHEAST: dict[int, tuple[Point, ...]] = {
    1: _sized(_125, _15, (0.8, 1.33), (1.2, 1.05), _12),
    2: _sized(_125, _12, (1.38, 0.22), _23, _235),
    3: _sized(_235, _23, (1.18, -0.4), _34, _347, _357),
    4: _sized(_347, _34, (1.62, -0.75), (1.62, -1.18), (1.3, -1.34), _47),
    5: _sized(_125, _235, _357, _578, _589, _59, _15),
    6: _sized(_76, *_BAY, _67),
    7: _sized(_578, _357, _347, _47, _76, *_BAY, _67, (-1.5, -1.1), _78),
    8: _sized(_578, _589, _89, _78),
    9: _sized(_589, _59, (-2.1, 1.3), _89),
}
NORTHEAST_LABELS: dict[int, Point] = dict(
    zip(
        range(1, 10),
        _sized(
            (0.66, 0.95),
            (0.85, 0.26),
            (0.75, -0.38),
            (1.2, -0.98),
            (-0.36, 0.68),
            (-0.48, -0.98),
            (-0.5, -0.3),
            (-1.34, 0.28),
            (-1.5, 1.03),
        ),
        strict=True,
    )
)
NORTHEAST_COAST = frozenset(
    _sized(
        (0.8, 1.33), (1.2, 1.05), _12, (1.38, 0.22), _23, (1.18, -0.4), _34, (1.62, -0.75), (1.62, -1.18), (1.3, -1.34)
    )
)
NORTHEAST_OCEAN = _sized(
    (0.8, 1.33),
    (1.2, 1.05),
    _12,
    (1.38, 0.22),
    _23,
    (1.18, -0.4),
    _34,
    (1.62, -0.75),
    (1.95, -0.5),
    (2.0, 0.5),
    (1.7, 1.2),
)
