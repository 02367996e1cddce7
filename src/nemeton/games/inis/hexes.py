"""The island's shape: one hexagon a territory, on axial coordinates. Rules never look at shape or rotation; if tiles of
another silhouette are wanted, only `neighbours` and `legal_spots` change."""

from collections.abc import Collection

Spot = tuple[int, int]

OFFSETS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

# Where the first tiles lie: two side by side, three in a triangle, four in a rhombus.
STARTING_SPOTS: tuple[Spot, ...] = ((0, 0), (1, 0), (0, 1), (1, -1))


def neighbours(spot: Spot) -> tuple[Spot, ...]:
    """The six spots that share an edge with this one."""
    q, r = spot
    return tuple((q + right, r + down) for right, down in OFFSETS)


def legal_spots(taken: Collection[Spot]) -> list[Spot]:
    """Where a new tile may lie: on an empty spot that borders at least two tiles.

    >>> legal_spots([(0, 0), (1, 0)])
    [(0, 1), (1, -1)]
    >>> len(legal_spots(STARTING_SPOTS[:3])), len(legal_spots(STARTING_SPOTS))
    (3, 4)
    """
    bordering: dict[Spot, int] = {}
    for spot in taken:
        for beside in neighbours(spot):
            bordering[beside] = bordering.get(beside, 0) + 1
    return sorted(spot for spot, count in bordering.items() if count >= 2 and spot not in taken)
