"""River Surges in Sunlight."""

from nemeton.kernel import Rule

from ..draw.ink import INK, strokes
from ..island import is_coastal, terrain
from ..pieces import put
from ..powers.card import ANY_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import DAHAN, SMALL, energy
from ..rules.harm import damage, damage_each
from ..rules.movement import gather, push
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("river_surges_in_sunlight")


class River(Panel):
    """It grows fast; one presence makes a wetland its sacred site."""

    word = "river"
    complexity = "low"
    start = ((1, "highest_numbered_wetland"),)
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_energy", 1)),
        (Growth("add_presence", 1, 1), Growth("add_presence", 1, 1)),
        (Growth("gain_power_card"), Growth("add_presence", 1, 2)),
    )
    energy = (Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(4), Slot(5))
    plays = (Slot(1), Slot(2), Slot(2), Slot(3), Slot(reclaim_one=True), Slot(4), Slot(5))
    progression = (
        "uncanny_melting",
        "natures_resilience",
        "pull_beneath_the_hungry_earth",
        "accelerated_rot",
        "song_of_sanctity",
        "tsunami",
        "encompassing_ward",
    )
    colour = "#4fc0ff"
    outline = "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22Z"
    emblem = strokes("M-14-4Q-9-11-3-5T8-6T14-8M-14 4Q-9-3-3 3T8 2T14 0M-10 12Q-5 6 0 10T10 9", 4, INK)
    trial = Trial(1, 1, {"progression": True, "blight_card": "none"})

    def makes_sacred(self, land: str) -> bool:
        """Rivers' domain: wetlands."""
        return terrain(land) == "wetland"


# Innate powers


@OWN.innate(
    SLOW,
    Reach("sacred_site", 1),
    Level(Needs(sun=1, water=2), "base"),
    Level(Needs(sun=2, water=3), "instead"),
    Level(Needs(sun=3, water=4, earth=1), "instead"),
    push_town=2,
    damage=2,
)
def massive_flooding(act: Act) -> Rule[None]:
    """Push one; or two damage and push up to three; or two damage to each."""
    if act.met(2):
        yield from damage_each(act, 2)
    elif act.met(1):
        yield from damage(act, 2)
        yield from push(act, SMALL, 3, up_to=True)
    elif act.met(0):
        yield from push(act, SMALL, 1)


# Power cards


@OWN.card(0, "sun water plant", FAST, ANY_SPIRIT, energy=3)
def boon_of_vigor(act: Act) -> None:
    """An energy for itself, or for another spirit one per card that it has played."""
    energy(act, act.target, len(act.state.spirits[act.target].paid) if act.for_another else 1)


@OWN.card(2, "sun water", FAST, Reach("presence", 1), damage=1)
def flash_floods(act: Act) -> Rule[None]:
    """A damage, on the coast two."""
    yield from damage(act, 2 if is_coastal(act.land) else 1)


@OWN.card(0, "sun water animal", SLOW, Reach("presence", 0), gather_dahan=2)
def rivers_bounty(act: Act) -> Rule[None]:
    """Gather up to two dahan; two or more become one more, and an energy."""
    yield from gather(act, DAHAN, 2, up_to=True)
    if len(act.here.dahan) >= 2:
        put(act.here, "dahan")
        act.game.tell("spirit_island.born", land=act.land, law=act.law)
        energy(act, act.seat, 1)


@OWN.card(1, "water earth", SLOW, Reach("presence", 1), push_town=3)
def wash_away(act: Act) -> Rule[None]:
    """Push up to three explorers and towns."""
    yield from push(act, SMALL, 3, up_to=True)


PANEL = River(OWN)
