"""The Forest Patrol: cats under kettle hats. On the weak side, physicians."""

from ..emblems_scenes import GROVE, T
from ..ink import dot, lines
from .animals import cat
from .look import METAL, RED, TIMBER, CardSide, Carving, HiredLook, Row


def patrol() -> Carving:
    """A cat under a kettle hat, with a spear."""
    hat = ("M-23-15Q-16-21-12-22Q-10-34 0-34Q10-34 12-22Q16-21 23-15Q0-21-23-15Z", METAL)
    spear = ("M-25 26L-24.2-24L-27-26L-23.4-38L-19.8-26L-22.6-24L-22 26Z", TIMBER)
    rivets = lines("M-12-22.4Q0-26 12-22.4", 1.2) + dot(0, -29, 1.4)
    return Carving(cat(bare=False)._replace(extras=(spear,)), (hat,), rivets)


def physicians() -> Carving:
    """A cat with a healer's cap, an apron and a bottle."""
    cap = ("M-12-22Q-13-33 0-33Q13-33 12-22Q0-26-12-22Z", "#fffdf4")
    apron = ("M-9 5H9L11 26H-11Z", "#fffdf4")
    bottle = ("M-28 24V10L-25 6V0H-20V6L-17 10V24Z", "#7fc0a8")
    crosses = lines("M0-31V-26M-2.6-28.5H2.6M0 10V20M-5 15H5", 3, RED)
    return Carving(cat()._replace(extras=(bottle,)), (cap, apron), crosses + lines("M-27 14H-18", 1.2))


LOOK = HiredLook(
    CardSide(
        "forest_patrol",
        patrol,
        "#c59a5e",
        (
            Row("ever", ("ui-hit", "ui-card")),
            Row("noon", ("ui-move", "ui-battle")),
            Row("noon", ("ui-card", "ui-recruit")),
        ),
        behind=GROVE,
    ),
    CardSide(
        "forest_patrol_demoted",
        physicians,
        "#d8b184",
        (Row("ever", ("ui-card", "ui-heart")),),
        in_front=(T("ui-heart", 25, 22, 0.9),),
    ),
)
