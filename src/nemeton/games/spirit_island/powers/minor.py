"""The 36 minor powers: what each does."""

from nemeton.kernel import Rule

from ..acting import Act
from ..blight import add_blight, remove_blight
from ..effects import (
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
from ..harm import damage, damage_different, damage_each, destroy
from ..island import buildings, invaders, sacred_sites
from ..movement import gather, push


def call_of_the_dahan_ways(act: Act) -> Rule[None]:
    """An explorer becomes a dahan, with two moon perhaps a town."""
    town_instead = act.met() and bool(act.here.towns) and (yield from either(act)) == 2
    yield from replace(act, ("town",) if town_instead else ("explorer",), "dahan")


def call_to_bloodshed(act: Act) -> Rule[None]:
    """Damage by each dahan, or gather up to three."""
    if (yield from either(act)) == 1:
        yield from damage(act, len(act.here.dahan))
    else:
        yield from gather(act, DAHAN, 3, up_to=True)


def call_to_isolation(act: Act) -> Rule[None]:
    """Push an explorer or town per dahan, or one dahan."""
    if (yield from either(act)) == 1:
        yield from push(act, SMALL, len(act.here.dahan))
    else:
        yield from push(act, DAHAN, 1)


def call_to_migrate(act: Act) -> Rule[None]:
    """Gather up to three dahan, then push up to three."""
    yield from gather(act, DAHAN, 3, up_to=True)
    yield from push(act, DAHAN, 3, up_to=True)


def call_to_tend(act: Act) -> Rule[None]:
    """Remove a blight, or push up to three dahan."""
    if (yield from either(act)) == 1:
        remove_blight(act)
    else:
        yield from push(act, DAHAN, 3, up_to=True)


def dark_and_tangled_woods(act: Act) -> None:
    """Two fear; Defend 3 in mountains and jungles."""
    fear(act, 2)
    if is_in(act, "mountain", "jungle"):
        defend(act, 3)


def delusions_of_danger(act: Act) -> Rule[None]:
    """Push an explorer, or two fear."""
    if (yield from either(act)) == 1:
        yield from push(act, ("explorer",), 1)
    else:
        fear(act, 2)


def devouring_ants(act: Act) -> Rule[None]:
    """A fear, a damage (two in jungle and sands), a dahan dies."""
    fear(act, 1)
    yield from damage(act, 2 if is_in(act, "jungle", "sands") else 1)
    yield from destroy(act, DAHAN, 1)


def drift_down_into_slumber(act: Act) -> None:
    """Defend 1, in jungle and sands 4."""
    defend(act, 4 if is_in(act, "jungle", "sands") else 1)


def drought(act: Act) -> Rule[None]:
    """Three towns die, buildings take damage, blight; with three sun a city dies."""
    yield from destroy(act, ("town",), 3)
    yield from damage_each(act, 1, kinds=BUILDINGS)
    yield from add_blight(act)
    if act.met():
        yield from destroy(act, ("city",), 1)


def elemental_boon(act: Act) -> Rule[None]:
    """The target chooses three different elements; for another spirit the caster has them too."""
    found = yield from choose_elements(act, act.target, 3)
    gain_elements(act, act.target, found)
    if act.for_another:
        gain_elements(act, act.seat, found)


def encompassing_ward(act: Act) -> None:
    """Defend 2 wherever the target spirit is, for the rest of the turn."""
    act.state.wards.append(act.target)


def enticing_splendor(act: Act) -> Rule[None]:
    """Gather an explorer or town, or up to two dahan."""
    if (yield from either(act)) == 1:
        yield from gather(act, SMALL, 1)
    else:
        yield from gather(act, DAHAN, 2, up_to=True)


def entrancing_apparitions(act: Act) -> Rule[None]:
    """Defend 2; into a land without invaders gather up to two explorers."""
    defend(act, 2)
    if not invaders(act.here):
        yield from gather(act, ("explorer",), 2, up_to=True)


def gift_of_constancy(act: Act) -> None:
    """Two energy; a played card may return to hand. For another spirit, the caster's too."""
    energy(act, act.target, 2)
    act.state.spirits[act.target].rescues += 1
    if act.for_another:
        act.spirit.rescues += 1


def gift_of_living_energy(act: Act) -> None:
    """An energy; one more for two sacred sites, one more for another spirit."""
    energy(act, act.target, 1 + (len(sacred_sites(act.state, act.seat)) >= 2) + act.for_another)


def gift_of_power(act: Act) -> Rule[None]:
    """The target gains a minor power."""
    yield from gain_power(act, act.target, ("minor",))


def gnawing_rootbiters(act: Act) -> Rule[None]:
    """Push up to two towns."""
    yield from push(act, ("town",), 2, up_to=True)


def land_of_haunts_and_embers(act: Act) -> Rule[None]:
    """Two fear and a push of up to two; all of it once more where blight was; then blight."""
    was_blighted = act.here.blight > 0
    for _ in range(2 if was_blighted else 1):
        fear(act, 2)
        yield from push(act, SMALL, 2, up_to=True)
    yield from add_blight(act)


def lure_of_the_unknown(act: Act) -> Rule[None]:
    """Gather an explorer or town."""
    yield from gather(act, SMALL, 1)


def natures_resilience(act: Act) -> Rule[None]:
    """Defend 6; with two water a blight may go instead."""
    if act.met() and (yield from either(act)) == 2:
        remove_blight(act)
    else:
        defend(act, 6)


def pull_beneath_the_hungry_earth(act: Act) -> Rule[None]:
    """A fear and a damage where the caster is; a damage in sands and wetlands."""
    if act.here.presence[act.seat]:
        fear(act, 1)
        yield from damage(act, 1)
    if is_in(act, "sands", "wetland"):
        yield from damage(act, 1)


def purifying_flame(act: Act) -> Rule[None]:
    """Damage per blight; in mountains and sands a blight may go instead."""
    if is_in(act, "mountain", "sands") and (yield from either(act)) == 2:
        remove_blight(act)
    else:
        yield from damage(act, act.here.blight)


def quicken_the_earths_struggles(act: Act) -> Rule[None]:
    """A damage to each building, or Defend 10."""
    if (yield from either(act)) == 1:
        yield from damage_each(act, 1, kinds=BUILDINGS)
    else:
        defend(act, 10)


def rain_of_blood(act: Act) -> None:
    """Two fear, three where two buildings stand."""
    fear(act, 3 if buildings(act.here) >= 2 else 2)


def reaching_grasp(act: Act) -> None:
    """The target's powers reach two lands farther."""
    act.state.spirits[act.target].reach += 2


def rouse_the_trees_and_stones(act: Act) -> Rule[None]:
    """Two damage, push an explorer."""
    yield from damage(act, 2)
    yield from push(act, ("explorer",), 1)


def sap_the_strength_of_multitudes(act: Act) -> None:
    """Defend 5."""
    defend(act, 5)


def savage_mawbeasts(act: Act) -> Rule[None]:
    """A fear and a damage in jungle and wetland; with three animal a damage anywhere."""
    if is_in(act, "jungle", "wetland"):
        fear(act, 1)
        yield from damage(act, 1)
    if act.met():
        yield from damage(act, 1)


def shadows_of_the_burning_forest(act: Act) -> Rule[None]:
    """Two fear; in mountains and jungles push an explorer and a town."""
    fear(act, 2)
    if is_in(act, "mountain", "jungle"):
        yield from push_each(act, SMALL)


def song_of_sanctity(act: Act) -> Rule[None]:
    """Push all explorers; only where there is none, a blight goes."""
    if act.here.explorers:
        yield from push(act, ("explorer",))
    else:
        remove_blight(act)


def steam_vents(act: Act) -> Rule[None]:
    """An explorer dies; with three earth it may be a town."""
    town_instead = act.met() and bool(act.here.towns) and (yield from either(act)) == 2
    yield from destroy(act, ("town",) if town_instead else ("explorer",), 1)


def uncanny_melting(act: Act) -> None:
    """A fear if invaders are there; in sands and wetlands a blight goes."""
    if invaders(act.here):
        fear(act, 1)
    if is_in(act, "sands", "wetland"):
        remove_blight(act)


def veil_the_nights_hunt(act: Act) -> Rule[None]:
    """A damage to a different invader per dahan, or push up to three dahan."""
    if (yield from either(act)) == 1:
        yield from damage_different(act, 1, len(act.here.dahan))
    else:
        yield from push(act, DAHAN, 3, up_to=True)


def visions_of_fiery_doom(act: Act) -> Rule[None]:
    """A fear, push an explorer or town; with two fire another fear."""
    fear(act, 1)
    yield from push(act, SMALL, 1)
    if act.met():
        fear(act, 1)


def voracious_growth(act: Act) -> Rule[None]:
    """Two damage, or a blight goes."""
    if (yield from either(act)) == 1:
        yield from damage(act, 2)
    else:
        remove_blight(act)


MINOR = {
    effect.__name__: effect
    for effect in (
        call_of_the_dahan_ways, call_to_bloodshed, call_to_isolation, call_to_migrate, call_to_tend,
        dark_and_tangled_woods, delusions_of_danger, devouring_ants, drift_down_into_slumber, drought, elemental_boon,
        encompassing_ward, enticing_splendor, entrancing_apparitions, gift_of_constancy, gift_of_living_energy,
        gift_of_power, gnawing_rootbiters, land_of_haunts_and_embers, lure_of_the_unknown, natures_resilience,
        pull_beneath_the_hungry_earth, purifying_flame, quicken_the_earths_struggles, rain_of_blood, reaching_grasp,
        rouse_the_trees_and_stones, sap_the_strength_of_multitudes, savage_mawbeasts, shadows_of_the_burning_forest,
        song_of_sanctity, steam_vents, uncanny_melting, veil_the_nights_hunt, visions_of_fiery_doom, voracious_growth,
    )
}  # fmt: skip
