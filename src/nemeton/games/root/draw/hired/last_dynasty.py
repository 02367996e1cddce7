"""The Last Dynasty: an old hawk with a tall crown. On the weak side, nobles of the bluebirds."""

from ..emblems_scenes import T
from ..ink import dot, lines
from .animals import hawk
from .look import GOLD, CardSide, Carving, HiredLook, Row


def dynasty() -> Carving:
    """An old hawk with a tall crown and a long cloak."""
    crown = ("M-10-18L-15-33L-7.6-28L-3-37L1.4-29L9-33L8.6-22.4Q-1-25-10-18Z", GOLD)
    return Carving(hawk(), (crown,), lines("M-9-20Q-1-26 8-25", 1))


def nobles() -> Carving:
    """A bluebird with a ruff, a coronet and a chain."""
    ruff = ("M-15-3Q-12-9-6-6Q-1-10 4-6Q10-9 16-3Q12 3 6 0Q1 4-4 0Q-11 3-15-3Z", "#fffdf4")
    coronet = ("M-5-22L-7-30L-1-27L3-32L6-27L12-29L10-21.6Q2-25-5-22Z", GOLD)
    chain = lines("M-12 6Q0 20 14 6", 3.4) + lines("M-12 6Q0 20 14 6", 1.6, GOLD) + dot(1, 13.6, 3.4, "#c53d2b", 1.1)
    return Carving(hawk(), (coronet, ruff), chain + lines("M-11-4L-9 0M-4-6L-3-1M3-6L3-1M10-5L9 0", 0.9))


LOOK = HiredLook(
    CardSide(
        "last_dynasty",
        dynasty,
        "#8ea3bd",
        (Row("noon", ("ui-crown", "ui-move", "ui-battle")), Row("noon", ("ui-battle", "ui-battle"))),
        behind=(T("ui-crown", -24, -20, 0.9), T("ui-crown", 25, -20, 0.9)),
    ),
    CardSide(
        "last_dynasty_demoted",
        nobles,
        "#5b93cf",
        (Row("ever", ("ui-crown",)), Row("dawn", ("ui-crown", "ui-point"))),
        in_front=(T("ui-point", 26, 21, 0.9),),
    ),
)
