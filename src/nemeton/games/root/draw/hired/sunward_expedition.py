"""The Sunward Expedition: moles in sun helmets, and their footholds. On the weak side, artisans."""

from ..emblems_scenes import T
from ..ink import CREAM, dot, lines, shape
from .animals import mole
from .look import LEATHER, METAL, TIMBER, CardSide, Carving, HiredLook, Row

ROSE = "#d3b3a0"


def expedition() -> Carving:
    """A mole in a sun helmet, with a pick."""
    helmet = ("M-19-17Q-15-35 0-35Q15-35 19-17Q0-24-19-17Z", "#e3cf9b")
    pick = ("M19 22L20-20H13Q22-30 34-20H23.4L23 22Z", METAL)
    return Carving(mole()._replace(extras=(pick,)), (helmet,), lines("M-16-21Q0-28 16-21M0-35V-25", 1.1))


def artisans() -> Carving:
    """A mole in an apron with a hammer."""
    haft, head = ("M22-12H26V24H22Z", TIMBER), ("M13-24H33V-12H13Z", METAL)
    apron = ("M-8 4H8L11 26H-11Z", LEATHER)
    return Carving(mole()._replace(extras=(haft, head)), (apron,), lines("M-5 14H5V20H-5Z", 1.2))


def flag() -> str:
    """A flag with a sun, stuck into the soil."""
    cloth = shape("M-4.4-11H10L6.6-5.6L10 0H-4.4Z", "#f4d25e", 1.2) + dot(1.6, -5.6, 2.4, "#c8582c", 0.8)
    return lines("M-5-12V11", 2) + cloth + lines("M-11 11H4", 2)


def foothold() -> str:
    """The token: a mound with the flag."""
    edge = "M-18.4 15Q-18-16.6 0-16.6Q18-16.6 18.4 15Z"
    halo = f'<path d="{edge}" fill="{CREAM}" stroke="{CREAM}" stroke-width="4"/>'
    return halo + shape(edge, ROSE, 2) + f'<g transform="translate(1 2)scale(.9)">{flag()}</g>'


LOOK = HiredLook(
    CardSide(
        "sunward_expedition",
        expedition,
        ROSE,
        (Row("noon", ("t-foothold", "ui-recruit")), Row("noon", ("ui-move", "ui-battle"))),
        in_front=(T("token-foothold", -25, 20, 0.62),),
    ),
    CardSide("sunward_expedition_demoted", artisans, "#c9a796", (Row("ever", ("item-hammer", "ui-card")),)),
    signs=(("token-foothold", foothold), ("t-foothold", flag)),
)
