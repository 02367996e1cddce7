"""The lake map: no suits are printed; a ferry crosses the lake, which is a river to all around it (Law V.2)."""

from .map import Forest, Look, Map, Site, Stand

LAKE = Map(
    name="lake",
    clearings={
        1: Site(2, False, True, (5, 9), (10, 11, 12), 840, 695),
        2: Site(1, False, True, (7, 8, 10), (), 145, 130),
        3: Site(1, False, True, (8, 9, 12), (), 125, 655),
        4: Site(1, False, True, (5, 6), (), 890, 245),
        5: Site(3, True, False, (1, 4, 11), (), 880, 455),
        6: Site(2, False, False, (4, 7, 11), (), 680, 170),
        7: Site(1, False, False, (2, 6, 10, 11), (), 445, 90),
        8: Site(1, False, False, (2, 3, 10), (), 105, 390),
        9: Site(1, False, False, (1, 3, 12), (), 445, 720),
        10: Site(3, True, False, (2, 7, 8), (1, 11, 12), 315, 290),
        11: Site(3, True, False, (5, 6, 7), (1, 10, 12), 645, 385),
        12: Site(3, True, False, (3, 9), (1, 10, 11), 335, 540),
    },
    forests={
        "f1": Forest((2, 8, 10), ("f2", "f6"), 180, 275),
        "f2": Forest((2, 7, 10), ("f1", "f3"), 310, 165),
        "f3": Forest((7, 10, 11), ("f2", "f4", "f6", "f9"), 470, 245),
        "f4": Forest((6, 7, 11), ("f3", "f5"), 590, 205),
        "f5": Forest((4, 5, 6, 11), ("f4", "f9"), 765, 310),
        "f6": Forest((3, 8, 10, 12), ("f1", "f3", "f7", "f8"), 235, 445),
        "f7": Forest((3, 9, 12), ("f6", "f8"), 300, 645),
        "f8": Forest((1, 9, 12), ("f6", "f7", "f9"), 565, 650),
        "f9": Forest((1, 5, 11), ("f3", "f5", "f8"), 790, 520),
    },
    edge=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    opposite=((1, 2), (3, 4)),
    river=(),
    look=Look(
        stands=(
            Stand((("oak", 0), ("oak", 1), ("birch", 5))),
            Stand((("birch", 4), ("oak", 2), ("spruce", 7))),
            Stand((("oak", 3), ("spruce", 7), ("oak", 1))),
            Stand((("oak", 2), ("birch", 6), ("oak", 0))),
        ),
        litter="flower",
        is_divided_by_water=True,
        lake=(
            (350, 325), (440, 335), (520, 372), (600, 412), (650, 468), (715, 540), (790, 635), (800, 660),
            (765, 665), (700, 640), (610, 592), (520, 560), (440, 545), (378, 520), (375, 430),
        ),
        plants=(
            (432, 350, "reed"), (446, 354, "reed"), (396, 470, "reed"), (402, 478, "reed"), (700, 530, "reed"),
            (560, 572, "reed"), (548, 568, "reed"), (740, 600, "reed"),
            (480, 380, "lily"), (505, 398, "lily"), (425, 440, "lily"), (440, 500, "lily"), (470, 530, "lily"),
            (655, 580, "lily"), (632, 566, "lily"),
        ),
        things=("ferry",),
        signs_right=(1,),
    ),
    coast=(1, 10, 11, 12),
    shore=("f3", "f6", "f8", "f9"),
    ferry=1,
)  # fmt: skip
