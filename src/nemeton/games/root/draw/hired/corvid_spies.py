"""Corvid Spies: a crow in a slouch hat with a spyglass. On the weak side, sentries of the ravens."""

from ..emblems_scenes import T
from ..ink import dot, lines
from .animals import crow
from .look import GOLD, METAL, RED, TIMBER, CardSide, Carving, HiredLook, Row


def spy() -> Carving:
    """A slouch hat, a spyglass."""
    hat = ("M-15-20Q-8-25-6-25Q-4-36 6-35Q14-34 15-23Q22-20 24-15Q6-24-15-20Z", "#3a3344")
    glass = ("M-30-8L-12-14L-10.4-9L-28.4-3Z", GOLD)
    ribbon = lines("M-6-25.6Q5-29 15-23.6", 1.8, RED) + lines("M-22-11L-20-6M-16-13L-14-8", 1)
    return Carving(crow(), (hat, glass), ribbon)


def sentries() -> Carving:
    """A raven under a helmet, with a halberd."""
    helmet = ("M-8-19Q-8-33 4-33Q17-32 16-16Q6-23-8-19Z", METAL)
    pole = ("M24.6 26V-38H27.4V26Z", TIMBER)
    blade = ("M27-30Q36-30 35-18Q31-21 27-20ZM25-30L19-26V-22L25-24ZM24.4-34L26-40L27.6-34Z", METAL)
    return Carving(
        crow()._replace(extras=(pole, blade)), (helmet,), lines("M-6-21.6Q5-26 16-19", 1.2) + dot(4, -28, 1.3)
    )


LOOK = HiredLook(
    CardSide(
        "corvid_spies",
        spy,
        "#857f98",
        (
            Row("noon", ("ui-recruit", "ui-recruit")),
            Row("noon", ("ui-battle", "ui-battle")),
            Row("noon", ("h-back", "ui-card")),
        ),
        behind=(T("h-back", 26, 14, 1.2, 12), T("h-back", 22, 16, 1.2, -6)),
    ),
    CardSide(
        "corvid_spies_demoted",
        sentries,
        "#6d6a86",
        (Row("ever", ("ui-build", "ui-hit")),),
        in_front=(T("ui-build", -26, 20, 0.85),),
    ),
)
