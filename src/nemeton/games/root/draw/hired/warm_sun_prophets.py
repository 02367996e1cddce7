"""The Warm Sun Prophets before a rayed sun. On the weak side, envoys with a scroll."""

from ..emblems_scenes import T
from ..ink import lines, shape, star
from .animals import reptile
from .look import CardSide, Carving, HiredLook, Row


def prophet() -> Carving:
    """A snout before a rayed sun."""
    folds = lines("M-8 6Q0 12 10 4M-10 14Q0 20 13 12", 1.2)
    return Carving(reptile()._replace(extras=((star(12, 29, 21, 0, -13), "#f0c24a"),)), over=folds)


def envoys() -> Carving:
    """The same in a white stole, with a scroll that bears a seal."""
    scroll = ("M-31 0H-10V22H-31Z", "#fffdf4")
    rolls = ("M-33-3H-8V2H-33ZM-33 20H-8V25H-33Z", "#e6cf98")
    stole = shape("M-4 3H4L10 26H2Z", "#fffdf4", 1.2)
    writing = lines("M-27 7H-14M-27 11H-14M-27 15H-19", 1.2) + shape(star(8, 4, 2.8, -15, 17), "#c53d2b", 0.8)
    return Carving(reptile(), (scroll, rolls), stole + writing)


LOOK = HiredLook(
    CardSide(
        "warm_sun_prophets",
        prophet,
        "#d8bd74",
        (Row("gain", ("ui-recruit",)), Row("noon", ("ui-move", "ui-battle")), Row("noon", ("ui-recruit",))),
        behind=(T("ui-move", -25, 10, 0.9), T("ui-battle", 26, 12, 0.8)),
    ),
    CardSide(
        "warm_sun_prophets_demoted",
        envoys,
        "#c9c08a",
        (Row("dawn", ("h-back", "ui-card")),),
        in_front=(T("ui-card", 26, 18, 1.0, 10),),
    ),
)
