"""The 36 minor powers."""

from nemeton.kernel import Rule

from ..island import buildings, invaders, sacred_sites
from ..rules.acting import Act
from ..rules.blight import add_blight, remove_blight
from ..rules.effects import (
    BUILDINGS,
    DAHAN,
    SMALL,
    choose_elements,
    defend,
    either,
    energy,
    fear,
    gain_elements,
    gain_power,
    is_in,
    push_each,
    replace,
)
from ..rules.harm import damage, damage_different, damage_each, destroy
from ..rules.movement import gather, push
from .card import ANY_SPIRIT, FAST, SLOW, Deck, Needs, Reach

MINOR = Deck("minor")


@MINOR.card(1, "moon water animal", SLOW, Reach("presence", 1, "dahan"), Needs(moon=2), shrink=1)
def call_of_the_dahan_ways(act: Act) -> Rule[None]:
    """An explorer becomes a dahan, with two moon perhaps a town."""
    town_instead = act.met() and bool(act.here.towns) and (yield from either(act)) == 2
    yield from replace(act, ("town",) if town_instead else ("explorer",), "dahan")


@MINOR.card(1, "sun fire animal", SLOW, Reach("presence", 1, "dahan"), per_dahan=1, gather_dahan=3)
def call_to_bloodshed(act: Act) -> Rule[None]:
    """Damage by each dahan, or gather up to three."""
    if (yield from either(act)) == 1:
        yield from damage(act, len(act.here.dahan))
    else:
        yield from gather(act, DAHAN, 3, up_to=True)


@MINOR.card(0, "sun air animal", FAST, Reach("presence", 1, "dahan"), push_town=2, push_dahan=1)
def call_to_isolation(act: Act) -> Rule[None]:
    """Push an explorer or town per dahan, or one dahan."""
    if (yield from either(act)) == 1:
        yield from push(act, SMALL, len(act.here.dahan))
    else:
        yield from push(act, DAHAN, 1)


@MINOR.card(1, "fire air animal", SLOW, Reach("presence", 1), gather_dahan=3, push_dahan=3)
def call_to_migrate(act: Act) -> Rule[None]:
    """Gather up to three dahan, then push up to three."""
    yield from gather(act, DAHAN, 3, up_to=True)
    yield from push(act, DAHAN, 3, up_to=True)


@MINOR.card(1, "water plant animal", SLOW, Reach("presence", 1, "dahan"), hint="first_heals", heal=1, push_dahan=3)
def call_to_tend(act: Act) -> Rule[None]:
    """Remove a blight, or push up to three dahan."""
    if (yield from either(act)) == 1:
        remove_blight(act)
    else:
        yield from push(act, DAHAN, 3, up_to=True)


@MINOR.card(1, "moon earth plant", FAST, Reach("presence", 1), fear=2, defend=3)
def dark_and_tangled_woods(act: Act) -> None:
    """Two fear; Defend 3 in mountains and jungles."""
    fear(act, 2)
    if is_in(act, "mountain", "jungle"):
        defend(act, 3)


@MINOR.card(1, "sun moon air", FAST, Reach("presence", 1), hint="second_scares", push_explorer=1, fear=2)
def delusions_of_danger(act: Act) -> Rule[None]:
    """Push an explorer, or two fear."""
    if (yield from either(act)) == 1:
        yield from push(act, ("explorer",), 1)
    else:
        fear(act, 2)


@MINOR.card(1, "sun earth animal", SLOW, Reach("sacred_site", 1), fear=1, damage=1, kills_dahan=1)
def devouring_ants(act: Act) -> Rule[None]:
    """A fear, a damage (two in jungle and sands), a dahan dies."""
    fear(act, 1)
    yield from damage(act, 2 if is_in(act, "jungle", "sands") else 1)
    yield from destroy(act, DAHAN, 1)


@MINOR.card(0, "air earth plant", FAST, Reach("presence", 2), defend=2)
def drift_down_into_slumber(act: Act) -> None:
    """Defend 1, in jungle and sands 4."""
    defend(act, 4 if is_in(act, "jungle", "sands") else 1)


@MINOR.card(1, "sun fire earth", SLOW, Reach("presence", 1), Needs(sun=3), destroy_town=3, each=1, blights=1)
def drought(act: Act) -> Rule[None]:
    """Three towns die, buildings take damage, blight; with three sun a city dies."""
    yield from destroy(act, ("town",), 3)
    yield from damage_each(act, 1, kinds=BUILDINGS)
    yield from add_blight(act)
    if act.met():
        yield from destroy(act, ("city",), 1)


@MINOR.card(1, "", FAST, ANY_SPIRIT, help=2)
def elemental_boon(act: Act) -> Rule[None]:
    """The target chooses three different elements; for another spirit the caster has them too."""
    found = yield from choose_elements(act, act.target, 3)
    gain_elements(act, act.target, found)
    if act.for_another:
        gain_elements(act, act.seat, found)


@MINOR.card(1, "sun water earth", FAST, ANY_SPIRIT, ward=2)
def encompassing_ward(act: Act) -> None:
    """Defend 2 wherever the target spirit is, for the rest of the turn."""
    act.state.wards.append(act.target)


@MINOR.card(0, "sun air plant", FAST, Reach("presence", 0, "no_blight"), gather_invaders=1, gather_dahan=2)
def enticing_splendor(act: Act) -> Rule[None]:
    """Gather an explorer or town, or up to two dahan."""
    if (yield from either(act)) == 1:
        yield from gather(act, SMALL, 1)
    else:
        yield from gather(act, DAHAN, 2, up_to=True)


@MINOR.card(1, "moon air water", FAST, Reach("presence", 1), defend=2, gather_invaders=2)
def entrancing_apparitions(act: Act) -> Rule[None]:
    """Defend 2; into a land without invaders gather up to two explorers."""
    defend(act, 2)
    if not invaders(act.here):
        yield from gather(act, ("explorer",), 2, up_to=True)


@MINOR.card(0, "sun earth", FAST, ANY_SPIRIT, energy=2, help=2)
def gift_of_constancy(act: Act) -> None:
    """Two energy; a played card may return to hand. For another spirit, the caster's too."""
    energy(act, act.target, 2)
    act.state.spirits[act.target].rescues += 1
    if act.for_another:
        act.spirit.rescues += 1


@MINOR.card(0, "sun fire plant", FAST, ANY_SPIRIT, energy=3)
def gift_of_living_energy(act: Act) -> None:
    """An energy; one more for two sacred sites, one more for another spirit."""
    energy(act, act.target, 1 + (len(sacred_sites(act.state, act.seat)) >= 2) + act.for_another)


@MINOR.card(0, "moon water earth plant", SLOW, ANY_SPIRIT, help=1)
def gift_of_power(act: Act) -> Rule[None]:
    """The target gains a minor power."""
    yield from gain_power(act, act.target, ("minor",))


@MINOR.card(0, "earth animal", SLOW, Reach("presence", 1), push_town=2)
def gnawing_rootbiters(act: Act) -> Rule[None]:
    """Push up to two towns."""
    yield from push(act, ("town",), 2, up_to=True)


@MINOR.card(0, "moon fire air", FAST, Reach("presence", 2), fear=4, push_town=4, blights=1)
def land_of_haunts_and_embers(act: Act) -> Rule[None]:
    """Two fear and a push of up to two; all of it once more where blight was; then blight."""
    was_blighted = act.here.blight > 0
    for _ in range(2 if was_blighted else 1):
        fear(act, 2)
        yield from push(act, SMALL, 2, up_to=True)
    yield from add_blight(act)


@MINOR.card(0, "moon fire air plant", FAST, Reach("presence", 2, "no_invaders"), gather_invaders=1)
def lure_of_the_unknown(act: Act) -> Rule[None]:
    """Gather an explorer or town."""
    yield from gather(act, SMALL, 1)


@MINOR.card(1, "earth plant animal", FAST, Reach("sacred_site", 1), Needs(water=2), defend=6)
def natures_resilience(act: Act) -> Rule[None]:
    """Defend 6; with two water a blight may go instead."""
    if act.met() and (yield from either(act)) == 2:
        remove_blight(act)
    else:
        defend(act, 6)


@MINOR.card(1, "moon water earth", SLOW, Reach("presence", 1), fear=1, damage=2)
def pull_beneath_the_hungry_earth(act: Act) -> Rule[None]:
    """A fear and a damage where the caster is; a damage in sands and wetlands."""
    if act.here.presence[act.seat]:
        fear(act, 1)
        yield from damage(act, 1)
    if is_in(act, "sands", "wetland"):
        yield from damage(act, 1)


@MINOR.card(1, "sun fire air plant", SLOW, Reach("sacred_site", 1), damage=2)
def purifying_flame(act: Act) -> Rule[None]:
    """Damage per blight; in mountains and sands a blight may go instead."""
    if is_in(act, "mountain", "sands") and (yield from either(act)) == 2:
        remove_blight(act)
    else:
        yield from damage(act, act.here.blight)


@MINOR.card(1, "moon fire earth animal", FAST, Reach("sacred_site", 0), each=1, defend=10)
def quicken_the_earths_struggles(act: Act) -> Rule[None]:
    """A damage to each building, or Defend 10."""
    if (yield from either(act)) == 1:
        yield from damage_each(act, 1, kinds=BUILDINGS)
    else:
        defend(act, 10)


@MINOR.card(0, "air water animal", SLOW, Reach("sacred_site", 1, "invaders"), fear=3)
def rain_of_blood(act: Act) -> None:
    """Two fear, three where two buildings stand."""
    fear(act, 3 if buildings(act.here) >= 2 else 2)


@MINOR.card(0, "sun air water", FAST, ANY_SPIRIT, help=1)
def reaching_grasp(act: Act) -> None:
    """The target's powers reach two lands farther."""
    act.state.spirits[act.target].reach += 2


@MINOR.card(1, "fire earth plant", SLOW, Reach("sacred_site", 1, "no_blight"), damage=2, push_explorer=1)
def rouse_the_trees_and_stones(act: Act) -> Rule[None]:
    """Two damage, push an explorer."""
    yield from damage(act, 2)
    yield from push(act, ("explorer",), 1)


@MINOR.card(0, "water animal", FAST, Reach("presence", 0), Needs(air=1), far=1, only_far=True, defend=5)
def sap_the_strength_of_multitudes(act: Act) -> None:
    """Defend 5."""
    defend(act, 5)


@MINOR.card(0, "fire animal", SLOW, Reach("sacred_site", 1), Needs(animal=3), fear=1, damage=1)
def savage_mawbeasts(act: Act) -> Rule[None]:
    """A fear and a damage in jungle and wetland; with three animal a damage anywhere."""
    if is_in(act, "jungle", "wetland"):
        fear(act, 1)
        yield from damage(act, 1)
    if act.met():
        yield from damage(act, 1)


@MINOR.card(0, "moon fire plant", SLOW, Reach("presence", 0, "invaders"), fear=2, push_explorer=1, push_town=1)
def shadows_of_the_burning_forest(act: Act) -> Rule[None]:
    """Two fear; in mountains and jungles push an explorer and a town."""
    fear(act, 2)
    if is_in(act, "mountain", "jungle"):
        yield from push_each(act, SMALL)


@MINOR.card(
    1,
    "sun water plant",
    SLOW,
    Reach("presence", 1, "terrain", terrains=("mountain", "jungle")),
    push_explorer=9,
    heal=1,
)
def song_of_sanctity(act: Act) -> Rule[None]:
    """Push all explorers; only where there is none, a blight goes."""
    if act.here.explorers:
        yield from push(act, ("explorer",))
    else:
        remove_blight(act)


@MINOR.card(1, "fire air water earth", FAST, Reach("presence", 0), Needs(earth=3), destroy_explorer=1)
def steam_vents(act: Act) -> Rule[None]:
    """An explorer dies; with three earth it may be a town."""
    town_instead = act.met() and bool(act.here.towns) and (yield from either(act)) == 2
    yield from destroy(act, ("town",) if town_instead else ("explorer",), 1)


@MINOR.card(1, "sun moon water", SLOW, Reach("sacred_site", 1), fear=1, heal=1)
def uncanny_melting(act: Act) -> None:
    """A fear if invaders are there; in sands and wetlands a blight goes."""
    if invaders(act.here):
        fear(act, 1)
    if is_in(act, "sands", "wetland"):
        remove_blight(act)


@MINOR.card(1, "moon air animal", FAST, Reach("presence", 2, "dahan"), per_dahan=1, push_dahan=3)
def veil_the_nights_hunt(act: Act) -> Rule[None]:
    """A damage to a different invader per dahan, or push up to three dahan."""
    if (yield from either(act)) == 1:
        yield from damage_different(act, 1, len(act.here.dahan))
    else:
        yield from push(act, DAHAN, 3, up_to=True)


@MINOR.card(1, "moon fire", FAST, Reach("presence", 0), Needs(fire=2), fear=1, push_town=1)
def visions_of_fiery_doom(act: Act) -> Rule[None]:
    """A fear, push an explorer or town; with two fire another fear."""
    fear(act, 1)
    yield from push(act, SMALL, 1)
    if act.met():
        fear(act, 1)


@MINOR.card(
    1, "water plant", SLOW, Reach("sacred_site", 1, "terrain", terrains=("jungle", "wetland")), damage=2, heal=1
)
def voracious_growth(act: Act) -> Rule[None]:
    """Two damage, or a blight goes."""
    if (yield from either(act)) == 1:
        yield from damage(act, 2)
    else:
        remove_blight(act)
