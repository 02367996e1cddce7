"""The board of the Keepers: relics, waystations, and the retinue in three columns."""

import msgspec

from nemeton.kernel import EVERYBODY, Hidden

from ...cards import BIRD, CARDS

FIGURE, TABLET, JEWELRY = KINDS = ("figure", "tablet", "jewelry")
VALUES = ("1", "2", "3", "3")  # of the relics of each kind (Law 15.2.1)
RELICS = tuple(f"relic_{kind}_{value}" for kind in KINDS for value in sorted({*VALUES}))  # as they lie in clearings
HIDDEN_RELICS = tuple(f"relic_{kind}" for kind in KINDS)  # face down, in forests
WAYSTATIONS = ("figure_tablet", "tablet_jewelry", "jewelry_figure")  # the two sides of each (Law 15.2.2)
FACES = tuple(
    f"waystation_{one}_{other}" for pair in WAYSTATIONS for one, other in (pair.split("_"), pair.split("_")[::-1])
)
MOVE, DELVE, RECOVER = COLUMNS = ("move", "delve", "recover")
RETAINER = "retainer"
WARRIORS, FIRST_WARRIORS, RECRUITS = 15, 4, 2
MOST_SERVANTS = 10
CROWD = 4  # so many warriors in a clearing cost one in the evening (Law 15.6.1)
COLUMN_POINTS, TROPHY_POINTS = 2, 1


class Relic(msgspec.Struct, forbid_unknown_fields=True):
    """A relic in a forest: all see its kind, and its value only if it lies that side up."""

    kind: str
    value: Hidden


class KeepersBoard(msgspec.Struct, tag="keepers"):
    """What is not in clearings, and what is left of the turn (Law 15.3)."""

    waystations: list[str] = msgspec.field(default_factory=lambda: [*WAYSTATIONS])  # in the supply
    aside: list[Relic] = msgspec.field(default_factory=lambda: [*fresh_relics()])  # until all are set out
    forests: dict[str, list[Relic]] = {}
    fallen: list[str] = []  # removed from a clearing, until somebody has chosen a forest (15.2.5)
    gone: list[str] = []  # removed by no enemy: they do not come back
    recovered: list[str] = []
    retinue: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})
    resolved: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})
    retired: int = 0  # faithful retainers that have left the game
    playing: str = ""  # the card of the retinue that acts now
    camped: list[int] = []  # clearings chosen in this step of birdsong
    bearers: int = 0  # warriors that have just moved and may carry a relic each


def fresh_relics() -> list[Relic]:
    """All twelve, of which nobody knows the value."""
    return [Relic(kind, Hidden(value)) for kind in KINDS for value in VALUES]


def piece_of(relic: Relic) -> str:
    """What a relic in a forest is called: with its value where that is known to all."""
    return f"relic_{relic.kind}_{relic.value.card}" if is_shown(relic) else f"relic_{relic.kind}"


def true_piece(relic: Relic) -> str:
    """What it is whether anybody knows it or not."""
    return f"relic_{relic.kind}_{relic.value.card}"


def is_shown(relic: Relic) -> bool:
    """Does it lie with its value up?"""
    return relic.value.known == EVERYBODY


def as_relic(piece: str) -> Relic:
    """A relic with its value up, by the name that it has in clearings."""
    _, kind, value = piece.split("_")
    return Relic(kind, Hidden(value, EVERYBODY))


def kind_of(piece: str) -> str:
    """The kind of a relic, by its name.

    >>> kind_of("relic_figure"), kind_of("relic_tablet_3")
    ('figure', 'tablet')
    """
    return piece.split("_")[1]


def value_of(piece: str) -> int:
    """What a relic with its value up is worth.

    >>> value_of("relic_tablet_3")
    3
    """
    return int(piece.rpartition("_")[2])


def upper_side(face: str) -> str:
    """The kind of relic that a waystation takes.

    >>> upper_side("waystation_figure_tablet")
    'figure'
    """
    return face.split("_")[1]


def waystation_of(face: str) -> str:
    """Which of the three waystations it is, whichever side is up.

    >>> waystation_of("waystation_tablet_figure")
    'figure_tablet'
    """
    _, one, other = face.split("_")
    return next(name for name in WAYSTATIONS if {*name.split("_")} == {one, other})


def faces_of(waystation: str) -> tuple[str, str]:
    """Both ways in which it may be placed."""
    one, other = waystation.split("_")
    return f"waystation_{one}_{other}", f"waystation_{other}_{one}"


def suit(card: str) -> str:
    """The suit of a card of the retinue; faithful retainers are birds."""
    return BIRD if card == RETAINER else CARDS[card].suit


def servants(board: KeepersBoard) -> int:
    """How many cards the retinue has."""
    return sum(map(len, board.retinue.values()))


def full_columns(pieces: list[str]) -> int:
    """How many columns of relics are full: one of each kind (Law 15.5.2.III.B)."""
    kinds = [kind_of(piece) for piece in pieces]
    return min(kinds.count(kind) for kind in KINDS)
