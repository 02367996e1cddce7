"""Which warrior stands where: every figure keeps its number as long as it is in the forest."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from nemeton.drawing.figures import Change, standing_figures
from nemeton.drawing.shared import SharedParts
from nemeton.kernel import Entry

from ..pieces import WARRIOR
from ..places import Place
from ..state import RootState

TOLD = ("root.placed", "root.moved", "root.removed")
MOST_KEPT = 64


class Standing(NamedTuple):
    """Which figure stands where, after these lines; they name it, so they stay in memory as long as it does."""

    lines: tuple[Entry, ...]
    numbers: list[dict[Place, list[int]]]


_standing = SharedParts[Standing](MOST_KEPT)


def figures(view: RootState, journal: Sequence[Entry]) -> list[dict[Place, list[int]]]:
    """The numbers of the figures in every clearing, and in places of their own, by side."""
    counts: list[dict[Place, int]] = [
        {where: here.warriors[seat] for where, here in view.clearings.items() if here.warriors[seat]}
        | own.stationed(view, seat)
        for seat, own in enumerate(view.company.owners)
    ]
    lines = tuple([entry for entry in journal if entry.kind in TOLD])
    most = [own.warriors for own in view.company.owners]
    name = tuple(map(id, lines)), msgspec.msgpack.encode((counts, most))
    return _standing.get(name, lambda: Standing(lines, standing_figures(counts, list(told(lines)), most))).numbers


def told(journal: Sequence[Entry]) -> Iterator[Change[Place]]:
    """What the journal says of warriors."""
    for entry in journal:
        values = entry.values
        match entry.kind:
            case "root.placed":
                yield Change(values["seat"], 0, values["where"], values["count"])
            case "root.moved":
                yield Change(values["seat"], values["origin"], values["to"], values["count"])
            case "root.removed" if values["piece"] == WARRIOR:
                yield Change(values["seat"], values["where"], 0, values["number"])
