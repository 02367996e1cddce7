"""Which clan stands where: every figure keeps its number as long as it is on the island."""

from collections.abc import Iterator, Sequence

from nemeton.drawing.figures import Change, standing_figures
from nemeton.kernel import Entry

from .. import rulings
from ..state import CLANS, InisState, seats


def figures(view: InisState, journal: Sequence[Entry]) -> list[dict[str, list[int]]]:
    """The numbers of the figures in every territory, by seat."""
    counts = [
        {where: tile.clans[seat] for where, tile in view.tiles.items() if tile.clans[seat]} for seat in seats(view)
    ]
    return standing_figures(counts, list(told(journal)), [CLANS] * len(counts))


def told(journal: Sequence[Entry]) -> Iterator[Change[str]]:
    """What the journal says of clans."""
    for entry in journal:
        values = entry.values
        match entry.kind:
            case "inis.placed":
                yield Change(values["seat"], "", values["where"], values["count"])
            case "inis.moved":
                yield Change(values["seat"], values["origin"], values["where"], values["count"])
            case "inis.removed":
                yield Change(values["seat"], values["where"], "", 1)
            case "inis.swapped" if not rulings.SWAPPED_CLAN_IS_REMOVED:
                yield Change(values["whom"], values["where"], "", 1)
