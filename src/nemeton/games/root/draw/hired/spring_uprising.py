"""The Spring Uprising: rabbits with pitchforks. On the weak side, scouts."""

from ..emblems_scenes import T
from ..ink import lines, shape
from .animals import rabbit
from .look import TIMBER, CardSide, Carving, HiredLook, Row


def uprising() -> Carving:
    """A rabbit with a red band and a pitchfork."""
    band = shape("M-11-13Q0-17.6 11-13L10.6-10Q0-14-10.6-10Z", "#b5432a", 1)
    fork = (
        "M21 26L21.4-14H17Q15.6-22 16.4-32H18.4L19-20H21.4V-33H23.6V-20H26L26.6-32H28.6Q29.4-22 28-14H23.6L24 26Z",
        TIMBER,
    )
    return Carving(rabbit()._replace(extras=(fork,)), over=band)


def scouts() -> Carving:
    """A rabbit in a green cloak with a bow."""
    bow = ("M-20-18Q-34 4-20 26L-18.4 24.4Q-29 4-18.4-16.4Z", TIMBER)
    cloak = ("M-11 2Q0 8 11 2L15 26H-15Z", "#5f7f45")
    cuts = lines("M0 5V26M-6 12L-9 22M6 12L9 22", 1.1) + lines("M-19.4-17V25", 1.1)
    return Carving(rabbit()._replace(extras=(bow,)), (cloak,), cuts)


LOOK = HiredLook(
    CardSide(
        "spring_uprising",
        uprising,
        "#b3bf72",
        (
            Row("ever", ("ui-card", "ui-battle")),
            Row("dawn", ("suit-any", "ui-hit")),
            Row("dawn", ("suit-any", "ui-recruit")),
            Row("gain", ("suit-any", "ui-recruit")),
        ),
        behind=(T("ui-hit", -25, -18, 1.1),),
    ),
    CardSide(
        "spring_uprising_demoted",
        scouts,
        "#c9cf9a",
        (Row("ever", ("ui-card", "ui-battle")),),
        in_front=(T("ui-battle", 25, 20, 0.85),),
    ),
)
