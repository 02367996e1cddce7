"""The steps of scenarios: what may wait on the agenda. All of it is public."""

from nemeton.kernel import Step


class Heart(Step, frozen=True, tag="heart"):
    """Guard the Isle's Heart: a spirit puts presence into the inner land of its board."""

    seat: int


class BlitzBuild(Step, frozen=True, tag="blitz_build"):
    """A blitz: invaders build before the first turn."""


class ExtraExplorer(Step, frozen=True, tag="extra_explorer"):
    """A blitz: one more explorer on a board."""

    board: int


class Ritual(Step, frozen=True, tag="ritual"):
    """Rituals of Terror: the ritual in a land, begun by a spirit."""

    seat: int
    land: str


class RitualPush(Step, frozen=True, tag="ritual_push"):
    """Rituals of Terror: after the ritual the dahan leave the land."""

    seat: int
    land: str


class Strike(Step, frozen=True, tag="strike"):
    """Dahan Insurrection: dahan strike in every land at once."""

    lands: tuple[str, ...]


ScenarioStep = Heart | BlitzBuild | ExtraExplorer | Ritual | RitualPush | Strike
