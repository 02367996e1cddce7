"""Highway Bandits on the paths: ferrets with a crossbow. On the weak side, gangs that stand in clearings."""

from ..emblems_scenes import GROVE, T
from ..ink import lines
from .animals import ferret
from .look import RED, TIMBER, CardSide, Carving, HiredLook, Row


def bandit() -> Carving:
    """A kerchief, a broad feathered hat, a crossbow."""
    hat = ("M-24-16Q-15-22-10-22Q-8-32 2-32Q10-32 11-22Q18-21 24-15Q0-22-24-16Z", "#5b4a36")
    plume = ("M10-24Q18-40 28-38Q22-28 12-21Z", RED)
    bow = ("M-28 3Q-24-6-16-8L-14-5Q-21-2-24 6L-14 18L-17 20Z", TIMBER)
    ribbon = lines("M-10-22.6Q0-25 11-22.6", 1.8, "#e9bf4d")
    return Carving(ferret()._replace(extras=(bow,)), (plume, hat), ribbon)


LOOK = HiredLook(
    CardSide(
        "highway_bandits",
        bandit,
        "#a97f63",
        (Row("ever", ("ui-move", "ui-hit")), Row("ever", ("ui-move", "ui-recruit")), Row("noon", ("ui-recruit",))),
        behind=(T("ui-move", 25, 10, 1.1),),
    ),
    CardSide(
        "highway_bandits_demoted",
        bandit,
        "#a97f63",
        (Row("gain", ("ui-recruit",)), Row("ever", ("h-shield",)), Row("noon", ("ui-recruit", "ui-recruit"))),
        behind=GROVE,
        in_front=(T("ui-recruit", 27, 20, 0.9),),
    ),
    stands_weak=True,
)
