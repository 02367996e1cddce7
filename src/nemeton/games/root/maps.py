"""The maps of the base box: facts, no behaviour. Clearings are numbered 1 to 12."""

from typing import NamedTuple

from .cards import FOX, MOUSE, RABBIT

F, R, M = FOX, RABBIT, MOUSE


class Site(NamedTuple):
    """A clearing as the board shows it. `x` and `y` are where it is drawn, on a canvas of 1000 by 800."""

    slots: int
    ruin: bool
    corner: bool
    paths: tuple[int, ...]
    river: tuple[int, ...]
    x: int
    y: int
    suit: str = ""  # none printed: markers are dealt at random


class Forest(NamedTuple):
    """A forest: the clearings that it touches, and the forests behind one path (on the winter map also the river)."""

    clearings: tuple[int, ...]
    forests: tuple[str, ...]
    x: int
    y: int


class Map(NamedTuple):
    """One board."""

    clearings: dict[int, Site]
    forests: dict[str, Forest]
    opposite: tuple[tuple[int, int], ...]  # corners that face each other
    river: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]  # how it is drawn: from, to, points between


MAPS: dict[str, Map] = {
    "autumn": Map(
        clearings={
            1: Site(1, False, True, (5, 9, 10), (), 120, 115, F),
            2: Site(2, False, True, (5, 6, 10), (), 875, 195, M),
            3: Site(1, False, True, (6, 7, 11), (), 830, 720, R),
            4: Site(1, False, True, (8, 9, 12), (7,), 125, 670, R),
            5: Site(2, False, False, (1, 2), (10,), 545, 85, R),
            6: Site(2, True, False, (2, 3, 11), (), 900, 435, F),
            7: Site(2, False, False, (3, 8, 12), (4, 11), 585, 635, M),
            8: Site(2, False, False, (4, 7), (), 370, 735, F),
            9: Site(2, False, False, (1, 4, 12), (), 110, 340, M),
            10: Site(2, True, False, (1, 2, 12), (5, 11), 435, 240, R),
            11: Site(3, True, False, (3, 6, 12), (7, 10), 635, 400, M),
            12: Site(2, True, False, (4, 7, 9, 10, 11), (), 315, 460, F),
        },
        forests={
            "f1": Forest((1, 2, 5, 10), ("f2", "f3"), 320, 155),
            "f2": Forest((1, 9, 10, 12), ("f1", "f3", "f4"), 245, 285),
            "f3": Forest((2, 6, 10, 11, 12), ("f1", "f2", "f5", "f6"), 725, 300),
            "f4": Forest((4, 9, 12), ("f2", "f7"), 180, 490),
            "f5": Forest((3, 7, 11, 12), ("f3", "f6", "f7"), 510, 515),
            "f6": Forest((3, 6, 11), ("f3", "f5"), 790, 515),
            "f7": Forest((4, 7, 8, 12), ("f4", "f5"), 330, 570),
        },
        opposite=((1, 3), (2, 4)),
        river=(
            (5, 10, ((510, 165),)),
            (10, 11, ((540, 275), (610, 315))),
            (11, 7, ((640, 490), (600, 550))),
            (7, 4, ((450, 610), (340, 650), (230, 640))),
        ),
    ),
    "winter": Map(
        clearings={
            1: Site(1, False, True, (5, 10, 11), (), 130, 105),
            2: Site(1, False, True, (6, 7, 12), (), 865, 180),
            3: Site(2, False, True, (7, 8, 12), (), 835, 705),
            4: Site(2, False, True, (9, 10, 11), (), 140, 665),
            5: Site(2, False, False, (1, 6), (), 375, 140),
            6: Site(2, False, False, (2, 5), (), 590, 195),
            7: Site(1, False, False, (2, 3), (12,), 905, 470),
            8: Site(2, True, False, (3, 9, 12), (), 580, 600),
            9: Site(2, True, False, (4, 8, 11), (), 365, 710),
            10: Site(1, False, False, (1, 4), (11,), 130, 345),
            11: Site(3, True, False, (1, 4, 9), (10, 12), 365, 415),
            12: Site(3, True, False, (2, 3, 8), (7, 11), 630, 385),
        },
        forests={
            "f1": Forest((1, 10, 11), ("f2", "f4"), 200, 285),
            "f2": Forest((1, 2, 5, 6, 11, 12), ("f1", "f3", "f6"), 470, 275),
            "f3": Forest((2, 7, 12), ("f2", "f8"), 800, 340),
            "f4": Forest((4, 10, 11), ("f1", "f5"), 210, 480),
            "f5": Forest((4, 9, 11), ("f4", "f6"), 290, 600),
            "f6": Forest((8, 9, 11, 12), ("f2", "f5", "f7"), 485, 530),
            "f7": Forest((3, 8, 12), ("f6", "f8"), 680, 565),
            "f8": Forest((3, 7, 12), ("f3", "f7"), 790, 530),
        },
        opposite=((1, 3), (2, 4)),
        river=(
            (10, 11, ((210, 385), (285, 375))),
            (11, 12, ((450, 400), (545, 420))),
            (12, 7, ((720, 420), (820, 425))),
        ),
    ),
}
