"""The steps of Spirit Island: what may wait on the agenda. All of it is public."""

from nemeton.kernel import Step

from .scenarios.steps import ScenarioStep


class PlaceFirst(Step, frozen=True, tag="place_first"):
    """A spirit puts presence where its panel's back says."""

    seat: int
    land: str


class FirstLand(Step, frozen=True, tag="first_land"):
    """The adversary adds a piece at setup to a land of a board that is still to be chosen."""

    board: int


class FirstExplore(Step, frozen=True, tag="first_explore"):
    """The invaders' first action, which ends the setup."""


class BonusGrowth(Step, frozen=True, tag="bonus_growth"):
    """An easier game: every spirit grows once before the first turn."""


class Turn(Step, frozen=True, tag="turn"):
    """A turn begins with the spirit phase."""


class SpiritPhase(Step, frozen=True, tag="spirit_phase"):
    """Spirits grow, gain energy and play cards, in any order among them."""


class PowerPhase(Step, frozen=True, tag="power_phase"):
    """Fast or slow powers, in any order, one at a time."""

    fast: bool


class UsePower(Step, frozen=True, tag="use_power"):
    """A power is used: a card or an innate power, as if only these thresholds were met."""

    seat: int
    power: str
    levels: int
    again: bool = False  # a repeat, which grants no further repeat


class Aftermath(Step, frozen=True, tag="aftermath"):
    """An action is complete: what it triggers, then who has won or lost."""


class InvaderPhase(Step, frozen=True, tag="invader_phase"):
    """Blighted island, fear, ravage, build, explore, advance."""


class Blighted(Step, frozen=True, tag="blighted"):
    """What the blighted island does to a spirit."""

    seat: int


class FearCards(Step, frozen=True, tag="fear_cards"):
    """The next earned fear card."""


class FearPlayers(Step, frozen=True, tag="fear_players"):
    """The players whose turn with a fear card is still to come."""

    card: str
    level: int
    seats: tuple[int, ...]
    lands: tuple[str, ...] = ()  # chosen before, where each must choose another


class Ravages(Step, frozen=True, tag="ravages"):
    """The lands that are still to be ravaged."""

    lands: tuple[str, ...]
    ordered: tuple[int, ...] = ()  # whose lands come in the order of their numbers


class Ravage(Step, frozen=True, tag="ravage"):
    """A land is ravaged."""

    land: str


class Builds(Step, frozen=True, tag="builds"):
    """Invaders build where a card says; `extra` is the adversary's own space."""

    card: str
    extra: bool = False


class Build(Step, frozen=True, tag="build"):
    """Invaders build in a land."""

    land: str


class Explore(Step, frozen=True, tag="explore"):
    """A card is revealed and explored."""


class Explorers(Step, frozen=True, tag="explorers"):
    """Explorers arrive where the revealed card says."""


class Escalate(Step, frozen=True, tag="escalate"):
    """The adversary's escalation on a board."""

    board: int


class Sway(Step, frozen=True, tag="sway"):
    """The adversary's escalation where explorers have come."""


class Advance(Step, frozen=True, tag="advance"):
    """Invader cards slide on."""


class TimePasses(Step, frozen=True, tag="time_passes"):
    """The turn ends."""


class Rescue(Step, frozen=True, tag="rescue"):
    """Time passes: a spirit may take a played card back to hand."""

    seat: int


AgendaStep = (
    PlaceFirst | FirstLand | FirstExplore | BonusGrowth | Turn | SpiritPhase | PowerPhase | UsePower | Aftermath
    | InvaderPhase | Blighted | FearCards | FearPlayers | Ravages | Ravage | Builds | Build | Explore | Explorers
    | Escalate | Sway | Advance | TimePasses | Rescue | ScenarioStep
)  # fmt: skip
