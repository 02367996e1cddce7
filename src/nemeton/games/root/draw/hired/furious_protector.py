"""The Furious Protector: a bear, larger than anybody. On the weak side, a calm one."""

from ..emblems_scenes import T
from .animals import bear
from .look import CardSide, Carving, HiredLook, Row


def furious() -> Carving:
    """Teeth."""
    return Carving(bear(angry=True))


def stoic() -> Carving:
    """No teeth."""
    return Carving(bear(angry=False))


LOOK = HiredLook(
    CardSide(
        "furious_protector",
        furious,
        "#936a48",
        (Row("ever", ("h-shield", "h-lock")), Row("dawn", ("ui-move", "ui-hit"))),
        behind=(T("ui-hit", -27, -24, 1.0), T("ui-hit", 28, -24, 1.0)),
    ),
    CardSide(
        "furious_protector_demoted",
        stoic,
        "#9a7a5a",
        (Row("gain", ("ui-recruit",)), Row("ever", ("h-shield",)), Row("dawn", ("ui-move",))),
        in_front=(T("h-shield", 25, 20, 0.95),),
    ),
    stands_weak=True,
)
