"""Shadows Flicker Like Flame."""

from nemeton.kernel import Rule

from ..draw.ink import shape
from ..island import in_order, invaders, mark
from ..island import shape as shape_of_island
from ..powers.card import ANY_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import DAHAN, SMALL, either, fear, land_of_target, push_each, replace
from ..rules.harm import damage, destroy
from ..rules.movement import gather
from ..state import IslandState
from .panel import Growth, Panel, Slot

OWN = Deck("shadows_flicker_like_flame")


class Shadows(Panel):
    """It frightens, and reaches far where dahan are."""

    word = "shadows"
    complexity = "low"
    start = ((2, "highest_numbered_jungle"), (1, "land_5"))
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card")),
        (Growth("gain_power_card"), Growth("add_presence", 1, 1)),
        (Growth("add_presence", 1, 3), Growth("gain_energy", 3)),
    )
    energy = (Slot(0), Slot(1), Slot(3), Slot(4), Slot(5), Slot(6))
    plays = (Slot(1), Slot(2), Slot(3), Slot(3), Slot(4), Slot(5))
    progression = (
        "dark_and_tangled_woods",
        "shadows_of_the_burning_forest",
        "the_jungle_hungers",
        "land_of_haunts_and_embers",
        "terrifying_nightmares",
        "call_of_the_dahan_ways",
        "visions_of_fiery_doom",
    )
    colour = "#c08bff"
    outline = "M0-25L22 0L0 25L-22 0Z"
    emblem = shape("M1-15C12-4 8 14-2 15C-12 13-9 2-3-1C-3 4 0 6 2 5C6 0-2-8 1-15Z")

    def far_lands(self, state: IslandState, energy: int) -> list[str]:
        """Shadows of the dahan: every land where dahan are."""
        return (
            [land for land in in_order(shape_of_island(state).neighbours) if state.lands[land].dahan]
            if energy > 0
            else []
        )


# Innate powers


@OWN.innate(
    FAST,
    Reach("sacred_site", 1),
    Level(Needs(moon=2, fire=1), "base"),
    Level(Needs(moon=3, fire=2), "add"),
    Level(Needs(moon=4, fire=3, air=2), "add"),
    gather_invaders=1,
    destroy_explorer=1,
)
def darkness_swallows_the_unwary(act: Act) -> Rule[None]:
    """Gather an explorer; destroy up to two for a fear each; three damage with a fear for each that dies."""
    if act.met(0):
        yield from gather(act, ("explorer",), 1)
    if act.met(1):
        fear(act, (yield from destroy(act, ("explorer",), 2, up_to=True)))
    if act.met(2):
        before = sum(act.destroyed.values())
        yield from damage(act, 3)
        fear(act, sum(act.destroyed.values()) - before)


# Power cards


@OWN.card(0, "moon air", FAST, Reach("presence", 0), fear=1, shelter=1)
def concealing_shadows(act: Act) -> None:
    """A fear; ravaging invaders do not hurt the dahan there."""
    fear(act, 1)
    marks = mark(act.state, act.land)
    marks.shelter = [*marks.shelter, "ravage"]


@OWN.card(1, "moon fire plant", SLOW, Reach("presence", 0), fear=2, shrink=1)
def crops_wither_and_fade(act: Act) -> Rule[None]:
    """Two fear; a town or a city becomes smaller."""
    fear(act, 2)
    if (yield from either(act)) == 1:
        yield from replace(act, ("town",), "explorer")
    else:
        yield from replace(act, ("city",), "town")


@OWN.card(1, "moon air animal", SLOW, Reach("presence", 1), gather_dahan=4, fear=3)
def favors_called_due(act: Act) -> Rule[None]:
    """Gather up to four dahan; three fear where they outnumber the invaders."""
    yield from gather(act, DAHAN, 4, up_to=True)
    if len(act.here.dahan) > invaders(act.here) > 0:
        fear(act, 3)


@OWN.card(1, "moon fire air", SLOW, ANY_SPIRIT, fear=2, push_town=2)
def mantle_of_dread(act: Act) -> Rule[None]:
    """Two fear; the target may push an explorer and a town out of one of its lands."""
    fear(act, 2)
    land = yield from land_of_target(act, SMALL)
    if land:
        act.seat, act.land = act.target, land
        yield from push_each(act, SMALL)


PANEL = Shadows(OWN)
