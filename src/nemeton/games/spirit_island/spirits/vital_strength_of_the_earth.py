"""Vital Strength of the Earth."""

from nemeton.kernel import Rule

from ..draw.ink import shape
from ..island import is_sacred
from ..powers.card import ANY_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.blight import remove_blight
from ..rules.effects import DAHAN, defend, fear, grant_repeat, skip
from ..rules.harm import damage
from ..rules.movement import gather
from ..state import IslandState
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("vital_strength_of_the_earth")
VITALITY = 3


class Earth(Panel):
    """Slow and strong: its sacred sites are hard to hurt."""

    word = "earth"
    complexity = "low"
    start = ((2, "highest_numbered_mountain"), (1, "highest_numbered_jungle"))
    growth = (
        (Growth("reclaim_all"), Growth("add_presence", 1, 2)),
        (Growth("gain_power_card"), Growth("add_presence", 1, 0)),
        (Growth("add_presence", 1, 1), Growth("gain_energy", 2)),
    )
    energy = (Slot(2), Slot(3), Slot(4), Slot(6), Slot(7), Slot(8))
    plays = (Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4))
    progression = (
        "rouse_the_trees_and_stones",
        "call_to_migrate",
        "poisoned_land",
        "devouring_ants",
        "vigor_of_the_breaking_dawn",
        "voracious_growth",
        "savage_mawbeasts",
    )
    colour = "#ff8d5c"
    outline = "M-13-20H13Q20-20 20-13V13Q20 20 13 20H-13Q-20 20-20 13V-13Q-20-20-13-20Z"
    emblem = shape("M-15 12L-5-9L0-1L5-6L15 12Z")
    trial = Trial(10, 3, {"progression": True})

    def defence(self, state: IslandState, seat: int, land: str) -> int:
        """Earth's vitality: its sacred sites are defended."""
        return VITALITY if is_sacred(state, seat, land) else 0


# Innate powers


@OWN.innate(
    FAST,
    ANY_SPIRIT,
    Level(Needs(sun=1, earth=2, plant=2), "base"),
    Level(Needs(sun=2, earth=3, plant=2), "instead"),
    Level(Needs(sun=2, earth=4, plant=3), "instead"),
    grants_repeat=True,
    help=3,
)
def gift_of_strength(act: Act) -> None:
    """The target may repeat a power card up to a cost."""
    most = 6 if act.met(2) else 3 if act.met(1) else 1
    grant_repeat(act, act.target, most)


# Power cards


@OWN.card(3, "sun earth", FAST, Reach("presence", 1), skip=1)
def a_year_of_perfect_stillness(act: Act) -> None:
    """Invaders do nothing there this turn."""
    skip(act)


@OWN.card(1, "earth plant animal", SLOW, Reach("presence", 1), gather_invaders=2, gather_dahan=2)
def draw_of_the_fruitful_earth(act: Act) -> Rule[None]:
    """Gather up to two explorers and up to two dahan."""
    yield from gather(act, ("explorer",), 2, up_to=True)
    yield from gather(act, DAHAN, 2, up_to=True)


@OWN.card(3, "water earth plant", FAST, Reach("sacred_site", 1), heal=1, defend=4)
def guard_the_healing_land(act: Act) -> None:
    """A blight goes; Defend 4."""
    remove_blight(act)
    defend(act, 4)


@OWN.card(3, "sun moon fire earth plant", SLOW, Reach("sacred_site", 1, "dahan"), damage=3, fear=2)
def rituals_of_destruction(act: Act) -> Rule[None]:
    """Two damage; with three dahan three more and two fear."""
    many = len(act.here.dahan) >= 3
    yield from damage(act, 5 if many else 2)
    if many:
        fear(act, 2)


PANEL = Earth(OWN)
