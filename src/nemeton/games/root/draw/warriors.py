"""Which warrior stands where: every figure keeps its number as long as it is in the forest."""

from collections.abc import Iterator, Sequence

from nemeton.drawing.figures import Change, standing_figures
from nemeton.kernel import Entry

from ..pieces import WARRIOR
from ..places import Place
from ..rules.rule import FACTIONS, faction
from ..state import RootState, seats


def figures(view: RootState, journal: Sequence[Entry]) -> list[dict[Place, list[int]]]:
    """The numbers of the figures in every clearing, and in places of their own, by seat."""
    counts: list[dict[Place, int]] = [
        {where: here.warriors[seat] for where, here in view.clearings.items() if here.warriors[seat]}
        | faction(view, seat).stationed(view, seat)
        for seat in seats(view)
    ]
    return standing_figures(counts, list(told(journal)), [FACTIONS[faction].warriors for faction in view.factions])


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
