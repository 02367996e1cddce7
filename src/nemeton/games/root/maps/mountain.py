"""The mountain map: no suits are printed, six paths are buried when the game begins, and a tower stands in the Pass
(Law V.3). Two pockets at the edge, between 1, 5 and 9 and between 4, 7 and 12, are not enclosed and so no forests."""

from .map import Forest, Look, Map, Site, Stand

MOUNTAIN = Map(
    name="mountain",
    clearings={
        1: Site(2, False, True, (8, 9), (), 110, 125),
        2: Site(2, False, True, (5, 6, 11), (10,), 840, 160),
        3: Site(2, False, True, (6, 7, 11), (), 860, 660),
        4: Site(2, False, True, (8, 12), (10,), 145, 690),
        5: Site(1, False, False, (2, 9, 10, 11), (), 530, 120),
        6: Site(1, False, False, (2, 3, 11), (), 905, 405),
        7: Site(1, False, False, (3, 12), (), 570, 715),
        8: Site(1, False, False, (1, 4, 9), (), 90, 460),
        9: Site(3, True, False, (1, 5, 8, 10, 12), (), 295, 275),
        10: Site(2, True, False, (5, 9, 11, 12), (2, 4), 470, 320),
        11: Site(3, True, False, (2, 3, 5, 6, 10, 12), (), 630, 505),
        12: Site(3, True, False, (4, 7, 9, 10, 11), (), 335, 555),
    },
    forests={
        "f1": Forest((1, 8, 9), ("f9",), 165, 290),
        "f2": Forest((5, 9, 10), ("f3", "f5"), 430, 235),
        "f3": Forest((9, 10, 12), ("f2", "f4", "f9"), 352, 350),
        "f4": Forest((10, 11, 12), ("f3", "f5", "f10"), 485, 465),
        "f5": Forest((5, 10, 11), ("f2", "f4", "f6"), 548, 325),
        "f6": Forest((2, 5, 11), ("f5", "f7"), 660, 290),
        "f7": Forest((2, 6, 11), ("f6", "f8"), 795, 360),
        "f8": Forest((3, 6, 11), ("f7", "f10"), 800, 525),
        "f9": Forest((4, 8, 9, 12), ("f1", "f3"), 255, 530),
        "f10": Forest((3, 7, 11, 12), ("f4", "f8"), 575, 610),
    },
    edge=(1, 2, 3, 4, 5, 6, 7, 8, 9, 12),
    opposite=((1, 3), (2, 4)),
    river=(
        (2, 10, ((740, 225), (620, 240), (545, 290))),
        (10, 4, ((405, 375), (315, 410), (235, 450), (190, 565))),
    ),
    look=Look(
        stands=(
            Stand((("spruce", 0), ("larch", 4), ("peak", 6))),
            Stand((("spruce", 1), ("peak", 6), ("blossom", 5))),
            Stand((("larch", 3), ("spruce", 2), ("peak", 6))),
            Stand((("spruce", 0), ("blossom", 5), ("peak", 6))),
        ),
        litter="crocus",
        is_divided_by_water=False,
        things=("closed", "tower"),
        bridges=((5, 11), (9, 12)),
        has_thaw=True,
        tower_at=(558, 370),
    ),
    closed=((2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)),
    tower=10,
)
