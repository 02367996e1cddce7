"""The Exile: a raccoon with a club who lives in forests. On the weak side, the Brigand."""

from ..emblems_scenes import PINES, WOOD
from ..ink import dot, lines, shape
from .animals import raccoon
from .look import RED, TIMBER, CardSide, Carving, HiredLook, Row


def exile() -> Carving:
    """A scar over the mask, a heavy club."""
    club = ("M19 20L22-8Q18-20 23-27Q30-31 32-24Q33-14 27-7L24 20Z", TIMBER)
    scar = lines("M3-17L8-6", 1.3, RED)
    knots = lines("M24-22L27-20M29-17L27-14M22-6H27M-12 8Q0 13 12 8", 1.2)
    return Carving(raccoon()._replace(extras=(club,)), over=scar + knots)


def brigand() -> Carving:
    """A sack over the shoulder, a lantern, a violet scarf."""
    sack = ("M11-8Q20-18 30-8Q38 8 30 20Q20 26 11 18Z", "#c99a58")
    lantern = ("M-29 4H-18L-16 20H-31Z", "#f4d25e")
    scarf = ("M-11 1Q0 7 11 1L11.6 7Q0 12-11.6 7Z", "#7a5a8c")
    cuts = lines("M-23.6 4V20M-27-3Q-23.6-8-20-3L-18 4M-29 4L-27-3", 1.4) + dot(-23.5, 13, 2.4, "#ee9a35", 0.8)
    return Carving(raccoon()._replace(extras=(sack, lantern)), (scarf,), cuts + lines("M16-6Q24-10 29-4", 1.2))


def club_item() -> str:
    """An item that only the Exile has."""
    return shape("M-2 12L-5-6Q-5-13 1-13Q7-12 5-5L2 12Z", TIMBER) + lines("M-3-6L-6-8M4-8L7-10M-2-1H2", 1.2)


LOOK = HiredLook(
    CardSide(
        "the_exile",
        exile,
        "#7b6a5c",
        (Row("ever", ("item-bag", "ui-card", "ui-point")), Row("noon", ("item-club", "ui-move", "ui-battle"))),
        behind=PINES,
    ),
    CardSide(
        "the_exile_demoted",
        brigand,
        "#8f7c8e",
        (Row("noon", ("b-ruin", "item-bag")), Row("noon", ("item-bag", "ui-card"))),
        behind=WOOD,
    ),
    signs=(("item-club", club_item),),
)
