"""The Vault Keepers: badgers in closed helms, and their vaults. On the weak side, bodyguards."""

from ..emblems_scenes import T
from ..ink import CREAM, dot, lines, shape
from .animals import badger
from .look import GOLD, METAL, STONE, CardSide, Carving, HiredLook, Row


def keeper() -> Carving:
    """A closed helm, a great key."""
    helm = ("M-16-2Q-19-20-13-27Q0-36 13-27Q19-20 16-2Q0 5-16-2Z", METAL)
    slit = lines("M-11-15H-2.4M2.4-15H11", 3.4) + lines("M0-31V2", 1.3)
    holes = "".join(dot(x, -6, 1.2) for x in (-9, -5.6, 5.6, 9))
    key = ("M23 24V-4Q16-7 18-14Q20-19 25-19Q30-19 32-14Q34-7 27-4V12H32V16H29V19H32V23H27V24Z", GOLD)
    return Carving(badger()._replace(extras=(key,)), (helm,), slit + holes + dot(25, -11.6, 3))


def bodyguards() -> Carving:
    """A bare head over a great shield."""
    shield = ("M-19 3H19V13Q17 23 0 30Q-17 23-19 13Z", METAL)
    cross = lines("M0 4V28M-17 11H17", 3.4) + lines("M0 4V28M-17 11H17", 1.6, GOLD)
    return Carving(badger(), (shield,), cross)


def door() -> str:
    """A bolted door."""
    body = shape("M-9 12V-2Q-9-9 0-9Q9-9 9-2V12Z", "#8d7a5c") + lines("M-9 1H9M-9 7H9M0-9V12", 1.1)
    return body + dot(0, 4, 3.6, GOLD, 1.1) + dot(0, 4, 1.1)


def vault() -> str:
    """The building: an arch, so that it is told from every square."""
    outer = shape("M-18 18V-4A18 14 0 0 1 18-4V18Z", STONE, 2)
    line = lines("M-14.4 14.6V-3.4A14.4 11 0 0 1 14.4-3.4V14.6Z", 1.1, CREAM, 'opacity=".75"')
    return outer + line + f'<g transform="translate(0 1.6)">{door()}</g>'


LOOK = HiredLook(
    CardSide(
        "vault_keepers",
        keeper,
        STONE,
        (
            Row("noon", ("b-vault",)),
            Row("noon", ("b-vault", "ui-battle")),
            Row("noon", ("b-vault", "ui-recruit")),
            Row("gain", ("b-vault", "ui-recruit")),
        ),
        in_front=(T("tile-vault", -25, 20, 0.6),),
    ),
    CardSide("vault_keepers_demoted", bodyguards, "#b9b6ad", (Row("ever", ("h-shield", "ui-hit")),)),
    signs=(("tile-vault", vault), ("b-vault", door)),
)
