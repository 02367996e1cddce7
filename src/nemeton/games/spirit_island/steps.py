"""The steps of Spirit Island: what may wait on the agenda. All of it is public; the rule of each is in its chapter."""

from nemeton.kernel import Step

from .fields import (
    Board,
    FearCardName,
    FearLevel,
    FirstPlace,
    InvaderCardName,
    LandName,
    PowerName,
    Seat,
    Thresholds,
)


class IslandStep(Step):
    """A step of Spirit Island."""


class PlaceFirst(IslandStep, tag="place_first"):
    """A spirit puts presence where its panel's back says."""

    seat: Seat
    land: FirstPlace


class FirstLand(IslandStep, tag="first_land"):
    """The adversary adds a piece at setup to a land of a board that is still to be chosen."""

    board: Board


class FirstExplore(IslandStep, tag="first_explore"):
    """The invaders' first action, which ends the setup."""


class BonusGrowth(IslandStep, tag="bonus_growth"):
    """An easier game: every spirit grows once before the first turn."""


class Turn(IslandStep, tag="turn"):
    """A turn begins with the spirit phase."""


class SpiritPhase(IslandStep, tag="spirit_phase"):
    """Spirits grow, gain energy and play cards, in any order among them."""


class PowerPhase(IslandStep, tag="power_phase"):
    """Fast or slow powers, in any order, one at a time."""

    fast: bool


class UsePower(IslandStep, tag="use_power"):
    """A power is used: a card or an innate power, as if only these thresholds were met."""

    seat: Seat
    power: PowerName
    levels: Thresholds
    again: bool = False  # a repeat, which grants no further repeat


class Aftermath(IslandStep, tag="aftermath"):
    """An action is complete: what it triggers, then who has won or lost."""


class InvaderPhase(IslandStep, tag="invader_phase"):
    """Blighted island, fear, ravage, build, explore, advance."""


class Blighted(IslandStep, tag="blighted"):
    """What the blighted island does to a spirit."""

    seat: Seat


class FearCards(IslandStep, tag="fear_cards"):
    """The next earned fear card."""


class FearPlayers(IslandStep, tag="fear_players"):
    """The players whose turn with a fear card is still to come."""

    card: FearCardName
    level: FearLevel
    seats: tuple[Seat, ...]
    lands: tuple[LandName, ...] = ()  # chosen before, where each must choose another


class Ravages(IslandStep, tag="ravages"):
    """The lands that are still to be ravaged."""

    lands: tuple[LandName, ...]
    ordered: tuple[Seat, ...] = ()  # whose lands come in the order of their numbers


class Ravage(IslandStep, tag="ravage"):
    """A land is ravaged."""

    land: LandName


class Builds(IslandStep, tag="builds"):
    """Invaders build where a card says; `extra` is the adversary's own space."""

    card: InvaderCardName
    extra: bool = False


class Build(IslandStep, tag="build"):
    """Invaders build in a land."""

    land: LandName


class Explore(IslandStep, tag="explore"):
    """A card is revealed and explored."""


class Explorers(IslandStep, tag="explorers"):
    """Explorers arrive where the revealed card says."""


class Escalate(IslandStep, tag="escalate"):
    """The adversary's escalation on a board."""

    board: Board


class Sway(IslandStep, tag="sway"):
    """The adversary's escalation where explorers have come."""


class Advance(IslandStep, tag="advance"):
    """Invader cards slide on."""


class TimePasses(IslandStep, tag="time_passes"):
    """The turn ends."""


class Rescue(IslandStep, tag="rescue"):
    """Time passes: a spirit may take a played card back to hand."""

    seat: Seat
