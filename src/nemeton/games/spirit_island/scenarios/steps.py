"""The steps of scenarios: what may wait on the agenda. All of it is public."""

from ..fields import Board, LandName, Seat
from ..steps import IslandStep


class Heart(IslandStep, tag="heart"):
    """Guard the Isle's Heart: a spirit puts presence into the inner land of its board."""

    seat: Seat


class BlitzBuild(IslandStep, tag="blitz_build"):
    """A blitz: invaders build before the first turn."""


class ExtraExplorer(IslandStep, tag="extra_explorer"):
    """A blitz: one more explorer on a board."""

    board: Board


class Ritual(IslandStep, tag="ritual"):
    """Rituals of Terror: the ritual in a land, begun by a spirit."""

    seat: Seat
    land: LandName


class RitualPush(IslandStep, tag="ritual_push"):
    """Rituals of Terror: after the ritual the dahan leave the land."""

    seat: Seat
    land: LandName


class Strike(IslandStep, tag="strike"):
    """Dahan Insurrection: dahan strike in every land at once."""

    lands: tuple[LandName, ...]
