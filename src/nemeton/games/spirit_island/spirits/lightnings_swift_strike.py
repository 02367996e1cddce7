"""Lightning's Swift Strike."""

from nemeton.kernel import Rule

from ..draw.ink import polygon, ring, shape
from ..island import buildings
from ..powers.card import ANY_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import BUILDINGS, DAHAN, either, fear
from ..rules.harm import damage_each, destroy
from ..rules.movement import push
from ..rules.resources import INDEX, elements
from ..state import Spirit
from .panel import Growth, Panel, Slot

OWN = Deck("lightnings_swift_strike")


class Lightning(Panel):
    """It strikes fast and hard."""

    word = "lightning"
    complexity = "low"
    start = ((2, "highest_numbered_sands"),)
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_energy", 1)),
        (Growth("add_presence", 1, 2), Growth("add_presence", 1, 0)),
        (Growth("add_presence", 1, 1), Growth("gain_energy", 3)),
    )
    energy = (Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(4), Slot(5))
    plays = (Slot(2), Slot(3), Slot(4), Slot(5), Slot(6))
    progression = (
        "delusions_of_danger",
        "call_to_bloodshed",
        "powerstorm",
        "purifying_flame",
        "pillar_of_living_flame",
        "entrancing_apparitions",
        "call_to_isolation",
    )
    colour = "#ffdf4f"
    outline = polygon(ring(16, 26, -90, (1.0, 0.74)))
    emblem = shape("M4-15L-10 3H-1L-5 15L10-4H1Z")

    def own_haste(self, spirit: Spirit) -> int:
        """Swiftness of lightning: one for each air."""
        return elements(spirit)[INDEX["air"]]


# Innate powers


@OWN.innate(
    SLOW,
    Reach("sacred_site", 1),
    Level(Needs(fire=3, air=2), "base"),
    Level(Needs(fire=4, air=3), "may_instead"),
    Level(Needs(fire=5, air=4, water=1), "add"),
    Level(Needs(fire=5, air=5, water=2), "add"),
    destroy_town=1,
)
def thundering_destruction(act: Act) -> Rule[None]:
    """A town, or a city, and up to two buildings more die."""
    city_instead = act.met(1) and bool(act.here.cities) and (yield from either(act)) == 2
    yield from destroy(act, ("city",) if city_instead else ("town",), 1)
    for level in (2, 3):
        if act.met(level):
            yield from destroy(act, BUILDINGS, 1)


# Power cards


@OWN.card(0, "fire air", SLOW, Reach("presence", 1), push_dahan=2, fear=1)
def harbingers_of_the_lightning(act: Act) -> Rule[None]:
    """Push up to two dahan; a fear if one came to a building."""
    moved = yield from push(act, DAHAN, 2, up_to=True)
    if any(buildings(act.state.lands[end]) for _, end in moved):
        fear(act, 1)


@OWN.card(1, "fire air", FAST, ANY_SPIRIT, help=1)
def lightnings_boon(act: Act) -> None:
    """The target may use two slow powers fast."""
    act.state.spirits[act.target].haste += 2


@OWN.card(3, "fire air water", SLOW, Reach("presence", 1), each=1)
def raging_storm(act: Act) -> Rule[None]:
    """A damage to each invader."""
    yield from damage_each(act, 1)


@OWN.card(2, "fire air", SLOW, Reach("sacred_site", 2), fear=1, destroy_town=1)
def shatter_homesteads(act: Act) -> Rule[None]:
    """A fear, a town dies."""
    fear(act, 1)
    yield from destroy(act, ("town",), 1)


PANEL = Lightning(OWN)
