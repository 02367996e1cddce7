"""The boards: what only one faction has. A new faction brings its own struct and one entry in `Board`."""

from typing import Literal

import msgspec

from nemeton.kernel import Hidden

RECRUIT, MOVE, BATTLE, BUILD = "recruit", "move", "battle", "build"
COLUMNS = (RECRUIT, MOVE, BATTLE, BUILD)
HOSTILE, INDIFFERENT, ALLIED = -1, 0, 3


class MarquiseBoard(msgspec.Struct, tag="marquise"):
    """Wood and buildings still on the board (Law 6.3)."""

    wood: int = 8
    sawmill: int = 6
    workshop: int = 6
    recruiter: int = 6
    keep: Literal["board", "map", "gone"] = "board"
    actions: int = 0
    recruited: bool = False


class EyrieBoard(msgspec.Struct, tag="eyrie"):
    """The decree, the leader, the roosts still on the board (Law 7.3)."""

    roost: int = 7
    leader: str = ""
    deposed: list[str] = []
    decree: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})
    resolved: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})


class AllianceBoard(msgspec.Struct, tag="alliance"):
    """Supporters, officers, and what is still on the board (Law 8.3)."""

    supporters: list[Hidden] = []
    officers: int = 0
    sympathy: int = 10
    bases: list[str] = msgspec.field(default_factory=lambda: ["fox", "mouse", "rabbit"])
    operations: int = 0


class Item(msgspec.Struct, array_like=True):
    """An item of the Vagabond."""

    kind: str
    exhausted: bool = False
    damaged: bool = False


class VagabondBoard(msgspec.Struct, tag="vagabond"):
    """The pawn, the items, the relationships, the quests done (Law 9.3)."""

    character: str = ""
    at: int = 0  # the clearing; 0 while in a forest
    forest: str = ""
    items: list[Item] = []
    relations: dict[int, int] = {}  # by seat: HOSTILE, or INDIFFERENT to ALLIED
    aids: dict[int, int] = {}  # by seat, aids of this turn since the last improvement
    quests: list[str] = []
    refreshing: int = 0


Board = MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard
