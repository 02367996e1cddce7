"""The Popular Band: toads who sing and play. On the weak side, a drummer in the street."""

from ..emblems_scenes import T
from ..ink import dot, lines
from .animals import toad
from .look import TIMBER, CardSide, Carving, HiredLook, Row


def band() -> Carving:
    """A toad that sings to a lute."""
    lute = ("M-13 20Q-22 14-14 6Q-8 2-3 8L22-12L20-16L26-19L29-12L24-10L1 13Q4 22-6 23Z", "#b9713a")
    return Carving(toad(singing=True), (lute,), lines("M-10 15L22-13", 0.9) + dot(-7, 13, 3))


def street() -> Carving:
    """A toad that hums to a drum."""
    drum = ("M-14 8Q0 3 14 8V22Q0 28-14 22Z", "#c8582c")
    sticks = ("M-22-2L-20-4L-4 8L-6 10ZM22-2L20-4L4 8L6 10Z", TIMBER)
    return Carving(toad(singing=False), (drum, sticks), lines("M-14 8Q0 13 14 8M-14 10L-7 23L0 12L7 23L14 10", 1.2))


LOOK = HiredLook(
    CardSide(
        "popular_band",
        band,
        "#93a878",
        (
            Row("ever", ("h-lock",)),
            Row("noon", ("ui-move",)),
            Row("noon", ("ui-recruit",)),
            Row("gain", ("ui-recruit",)),
        ),
        behind=(T("h-note", -26, -22, 1.1), T("h-note", 27, -24, 0.9)),
    ),
    CardSide(
        "popular_band_demoted",
        street,
        "#a3b08c",
        (Row("ever", ("h-lock",)), Row("noon", ("ui-recruit",))),
        in_front=(T("h-note", 27, -22, 0.9),),
    ),
    stands_weak=True,
)
