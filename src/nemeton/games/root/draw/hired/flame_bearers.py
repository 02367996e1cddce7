"""Flame Bearers: rats with a torch in each paw. On the weak side, smugglers."""

from ..emblems_scenes import T
from ..ink import lines
from .animals import rat
from .look import GOLD, LEATHER, TIMBER, CardSide, Carving, HiredLook, Row


def bearer() -> Carving:
    """A torch in each paw."""
    torches = tuple((f"M{x - 1.6} 20L{x - 2.4}-14H{x + 2.4}L{x + 1.6} 20Z", TIMBER) for x in (-24, 28))
    flames = tuple((f"M{x}-12{FLAME}", "#ee9a35") for x in (-24, 28))
    belt = lines("M-13.6 13H13.4", 3.4) + lines("M-13.6 13H13.4", 1.6, GOLD)
    return Carving(rat()._replace(tail="", extras=(*torches, *flames)), over=belt)


FLAME = "q-9-2-6-9q2 2 3 0q0-5 5-8q-1 5 3 8q4 6-5 9Z"


def smugglers() -> Carving:
    """A flat cap, a crate under the arm."""
    cap = ("M-14-22Q-14-32-2-32Q10-31 11-21L19-19Q14-15 8-17Q-4-22-14-22Z", "#4a5560")
    crate = ("M-1 6H29V26H-1Z", TIMBER)
    planks = lines("M-1 11.6H29M-1 20.4H29M6 6V26M22 6V26", 1.2) + lines("M10 16H18M14 12.6V19.4", 1.6, LEATHER)
    return Carving(rat(), (cap, crate), planks)


LOOK = HiredLook(
    CardSide(
        "flame_bearers",
        bearer,
        "#b5735a",
        (
            Row("gain", ("ui-recruit", "ui-recruit")),
            Row("dawn", ("item-torch", "ui-hit")),
            Row("dawn", ("ui-recruit",)),
        ),
    ),
    CardSide(
        "flame_bearers_demoted",
        smugglers,
        "#a98572",
        (Row("ever", ("ui-card", "ui-move")), Row("ever", ("ui-card", "ui-battle"))),
        in_front=(T("ui-card", -27, 18, 0.9, -12),),
    ),
)
