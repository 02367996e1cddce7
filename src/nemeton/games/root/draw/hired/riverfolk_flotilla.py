"""The Riverfolk Flotilla: an otter under sail. On the weak side, divers."""

from ..emblems_scenes import T
from ..figures import Figure
from ..ink import CREAM, dot, egg, lines, mirrored, shape
from .animals import otter
from .look import TIMBER, CardSide, Carving, HiredLook, Row

WATER = "#4f8a94"


def flotilla() -> Carving:
    """An otter in a boat under sail."""
    hull, sail, mast = (
        ("M-30 8H30Q26 26 15 27H-15Q-26 26-30 8Z", TIMBER),
        ("M6-36Q30-24 27 2H6Z", CREAM),
        "M2.4-38H5.4V10H2.4Z",
    )
    outline = (
        "M-20 9C-19 2-19-1-17-3C-21-7-21-12-19-16C-23-17-22-23-18-23C-15-28-3-28 0-23C4-23 5-17 1-16C3-12 3-7-1-3"
        "C1 0 2 4 2 9Z"
    )
    face = (
        dot(-13.6, -15, 1.7) + dot(-4.4, -15, 1.7) + egg(-9, -8.6, 5.6, 4, CREAM, 1) + egg(-9, -10.4, 2.6, 1.7, "", 0)
    )
    planks = lines("M-28 13H28M-24 19H24", 1.1) + lines("M11-26Q20-20 21-6M11-16Q17-12 18-4", 1, "#a98d58")
    return Carving(Figure(outline, face, "", (sail, (mast, TIMBER))), (hull,), planks)


def divers() -> Carving:
    """An otter with goggles and a reed to breathe through, up to the chest in water."""
    goggles = mirrored(dot(-8, -17, 5, "#bfe0e6", 1.5)) + lines("M-3-17H3M-13-18L-18-19M13-18L18-19", 1.6)
    reed = ("M12-6L20-36L23.6-35L15.6-5Z", "#9fb56a")
    wave = ("M-27 26V13Q-22 8-16 13T-5 13T6 13T17 13T27 12V26Z", WATER)
    return Carving(
        otter()._replace(tail="", extras=(reed,)), (wave,), goggles + lines("M-22 20Q-17 16-12 20T-2 20", 1.4, CREAM)
    )


def boat() -> str:
    """Along the river."""
    hull = shape("M-13 3H13Q10 10.6 5 10.6H-5Q-10 10.6-13 3Z", TIMBER) + lines("M0 3V-12", 1.7)
    return hull + shape("M1-11.6Q10-7 10 0H1Z") + lines("M-14 12.6Q-10 10.4-6 12.6T2 12.6T10 12.6", 1.2)


LOOK = HiredLook(
    CardSide(
        "riverfolk_flotilla",
        flotilla,
        "#8fb5ac",
        (Row("ever", ("h-shield",)), Row("dawn", ("ui-card",)), Row("dawn", ("h-boat", "ui-battle"))),
        in_front=(T("ui-card", -28, -22, 0.8, -10),),
    ),
    CardSide("riverfolk_flotilla_demoted", divers, "#7fae9f", (Row("ever", ("h-boat", "ui-move")),)),
    signs=(("h-boat", boat),),
)
