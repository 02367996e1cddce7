"""The winter map: no suits are printed, and the river divides forests (Law B.1)."""

from .map import Forest, Look, Map, Site, Stand

WINTER = Map(
    name="winter",
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
    edge=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    opposite=((1, 3), (2, 4)),
    river=(
        (10, 11, ((210, 385), (285, 375))),
        (11, 12, ((450, 400), (545, 420))),
        (12, 7, ((720, 420), (820, 425))),
    ),
    look=Look(
        stands=(
            Stand((("snow_spruce", 0), ("snow_spruce", 1), ("bare", 4))),
            Stand((("snow_spruce", 2), ("bare", 5), ("snow_spruce", 3))),
            Stand((("bare", 4), ("snow_spruce", 1), ("snow_spruce", 2))),
        ),
        litter="tuft",
        is_divided_by_water=True,
    ),
)
