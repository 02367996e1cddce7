"""The autumn map: suits are printed, and the river divides nothing."""

from ..cards import FOX, MOUSE, RABBIT
from .map import Forest, Look, Map, Site, Stand

F, R, M = (FOX,), (RABBIT,), (MOUSE,)

AUTUMN = Map(
    name="autumn",
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
    edge=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    opposite=((1, 3), (2, 4)),
    river=(
        (5, 10, ((510, 165),)),
        (10, 11, ((540, 275), (610, 315))),
        (11, 7, ((640, 490), (600, 550))),
        (7, 4, ((450, 610), (340, 650), (230, 640))),
    ),
    look=Look(
        stands=(
            Stand((("oak", 0), ("oak", 1), ("birch", 5))),
            Stand((("oak", 4), ("birch", 6), ("oak", 2))),
            Stand((("oak", 3), ("birch", 2), ("oak", 0))),
            Stand((("birch", 6), ("oak", 4), ("spruce", 7))),
            Stand((("oak", 1), ("oak", 3), ("birch", 5))),
            Stand((("birch", 5), ("oak", 0), ("spruce", 7))),
            Stand((("oak", 2), ("birch", 6), ("oak", 3))),
        ),
        litter="leaf",
        is_divided_by_water=False,
    ),
)
