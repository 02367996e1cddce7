"""The spirits' own power cards, four each: what each does."""

from nemeton.kernel import Ask, Rule

from ..acting import Act
from ..blight import remove_blight
from ..effects import (
    BUILDINGS,
    DAHAN,
    SMALL,
    add_presence,
    defend,
    either,
    energy,
    fear,
    is_in,
    land_of_target,
    near,
    pay_for_major,
    pick_power,
    push_each,
    replace,
    skip,
)
from ..gaining_cards import cost, discard_drawn
from ..harm import chosen, damage, damage_each, damage_one, destroy, drown, is_sheltered
from ..island import buildings, invaders, is_coastal, is_ocean, mark
from ..movement import gather, push
from ..pieces import put, standing
from ..spirit_phase import play

# Lightning's Swift Strike


def harbingers_of_the_lightning(act: Act) -> Rule[None]:
    """Push up to two dahan; a fear if one came to a building."""
    moved = yield from push(act, DAHAN, 2, up_to=True)
    if any(buildings(act.state.lands[end]) for _, end in moved):
        fear(act, 1)


def lightnings_boon(act: Act) -> None:
    """The target may use two slow powers fast."""
    act.state.spirits[act.target].haste += 2


def raging_storm(act: Act) -> Rule[None]:
    """A damage to each invader."""
    yield from damage_each(act, 1)


def shatter_homesteads(act: Act) -> Rule[None]:
    """A fear, a town dies."""
    fear(act, 1)
    yield from destroy(act, ("town",), 1)


# River Surges in Sunlight


def boon_of_vigor(act: Act) -> None:
    """An energy for itself, or for another spirit one per card that it has played."""
    energy(act, act.target, len(act.state.spirits[act.target].paid) if act.for_another else 1)


def flash_floods(act: Act) -> Rule[None]:
    """A damage, on the coast two."""
    yield from damage(act, 2 if is_coastal(act.land) else 1)


def rivers_bounty(act: Act) -> Rule[None]:
    """Gather up to two dahan; two or more become one more, and an energy."""
    yield from gather(act, DAHAN, 2, up_to=True)
    if len(act.here.dahan) >= 2:
        put(act.here, "dahan")
        act.game.tell("spirit_island.born", land=act.land, law=act.law)
        energy(act, act.seat, 1)


def wash_away(act: Act) -> Rule[None]:
    """Push up to three explorers and towns."""
    yield from push(act, SMALL, 3, up_to=True)


# Shadows Flicker Like Flame


def concealing_shadows(act: Act) -> None:
    """A fear; ravaging invaders do not hurt the dahan there."""
    fear(act, 1)
    marks = mark(act.state, act.land)
    marks.shelter = [*marks.shelter, "ravage"]


def crops_wither_and_fade(act: Act) -> Rule[None]:
    """Two fear; a town or a city becomes smaller."""
    fear(act, 2)
    if (yield from either(act)) == 1:
        yield from replace(act, ("town",), "explorer")
    else:
        yield from replace(act, ("city",), "town")


def favors_called_due(act: Act) -> Rule[None]:
    """Gather up to four dahan; three fear where they outnumber the invaders."""
    yield from gather(act, DAHAN, 4, up_to=True)
    if len(act.here.dahan) > invaders(act.here) > 0:
        fear(act, 3)


def mantle_of_dread(act: Act) -> Rule[None]:
    """Two fear; the target may push an explorer and a town out of one of its lands."""
    fear(act, 2)
    land = yield from land_of_target(act, SMALL)
    if land:
        act.seat, act.land = act.target, land
        yield from push_each(act, SMALL)


# Vital Strength of the Earth


def a_year_of_perfect_stillness(act: Act) -> None:
    """Invaders do nothing there this turn."""
    skip(act)


def draw_of_the_fruitful_earth(act: Act) -> Rule[None]:
    """Gather up to two explorers and up to two dahan."""
    yield from gather(act, ("explorer",), 2, up_to=True)
    yield from gather(act, DAHAN, 2, up_to=True)


def guard_the_healing_land(act: Act) -> None:
    """A blight goes; Defend 4."""
    remove_blight(act)
    defend(act, 4)


def rituals_of_destruction(act: Act) -> Rule[None]:
    """Two damage; with three dahan three more and two fear."""
    many = len(act.here.dahan) >= 3
    yield from damage(act, 5 if many else 2)
    if many:
        fear(act, 2)


# A Spread of Rampant Green


def fields_choked_with_growth(act: Act) -> Rule[None]:
    """Push a town, or three dahan."""
    if (yield from either(act)) == 1:
        yield from push(act, ("town",), 1)
    else:
        yield from push(act, DAHAN, 3)


def gift_of_proliferation(act: Act) -> Rule[None]:
    """The target adds presence near its own."""
    yield from add_presence(act, act.target, near(act, act.target, 1))


def overgrow_in_a_night(act: Act) -> Rule[None]:
    """Add presence, or three fear where presence and invaders are."""
    if (yield from either(act)) == 1:
        yield from add_presence(act, act.seat, [act.land])
    elif act.here.presence[act.seat] and invaders(act.here):
        fear(act, 3)


def stem_the_flow_of_fresh_water(act: Act) -> Rule[None]:
    """A damage to a building, in mountains and sands to each."""
    if is_in(act, "mountain", "sands"):
        yield from damage_each(act, 1, kinds=BUILDINGS)
    else:
        yield from damage_one(act, 1, kinds=BUILDINGS)


# Thunderspeaker


def manifestation_of_power_and_glory(act: Act) -> Rule[None]:
    """A fear; each dahan deals damage for each presence there."""
    fear(act, 1)
    yield from damage(act, len(act.here.dahan) * act.here.presence[act.seat])


def sudden_ambush(act: Act) -> Rule[None]:
    """Gather perhaps a dahan; each destroys an explorer."""
    yield from gather(act, DAHAN, 1, up_to=True)
    yield from destroy(act, ("explorer",), len(act.here.dahan))


def voice_of_thunder(act: Act) -> Rule[None]:
    """Push up to four dahan, or two fear where invaders are."""
    if (yield from either(act)) == 1:
        yield from push(act, DAHAN, 4, up_to=True)
    elif invaders(act.here):
        fear(act, 2)


def words_of_warning(act: Act) -> None:
    """Defend 3; in a ravage dahan strike at the same moment."""
    defend(act, 3)
    mark(act.state, act.land).strikes_at_once = True


# Ocean's Hungry Grasp


def call_of_the_deeps(act: Act) -> Rule[None]:
    """Gather an explorer, into the ocean perhaps another."""
    yield from gather(act, ("explorer",), 1)
    if is_ocean(act.land):
        yield from gather(act, ("explorer",), 1, up_to=True)


def grasping_tide(act: Act) -> None:
    """Two fear, Defend 4."""
    fear(act, 2)
    defend(act, 4)


def swallow_the_land_dwellers(act: Act) -> Rule[None]:
    """Drown an explorer, a town and a dahan."""
    for kind in ("explorer", "town", "dahan"):
        pieces = standing(act.here, (kind,))
        if pieces and not (kind == "dahan" and (is_sheltered(act, act.land) or act.dreams)):
            piece = yield from chosen(act, "spirit_island.drown", pieces, act.land)
            yield from drown(act, act.land, piece)


def tidal_boon(act: Act) -> Rule[None]:
    """Two energy; the target may push a town and up to two dahan, who may be saved from the sea."""
    energy(act, act.target, 2)
    land = yield from land_of_target(act, ("town", "dahan"))
    if land:
        caster, act.seat, act.land = act.seat, act.target, land
        yield from push(act, ("town",), 1)
        yield from push(act, DAHAN, 2, up_to=True, saviour=caster)


# Bringer of Dreams and Nightmares


def call_on_midnights_dream(act: Act) -> Rule[None]:
    """Where dahan are, gain a major power; or two fear where invaders are."""
    if (yield from either(act)) == 2:
        if invaders(act.here):
            fear(act, 2)
        return
    if not act.here.dahan:
        return
    card, left = yield from pick_power(act, act.seat, ("major",))
    discard_drawn(act.game, left)
    if (yield from pay_for_major(act, act.seat, card)) == act.card:
        energy(act, act.seat, len(act.here.dahan))
        if cost(act.state, card) <= act.spirit.energy:
            answer = yield Ask(act.seat, "spirit_island.play_now", ("play", "hold"), about={"card": card}, law=act.law)
            if answer == "play":
                play(act.game, act.seat, card)


def dread_apparitions(act: Act) -> None:
    """Fear that powers make there defends it; a fear."""
    mark(act.state, act.land).dread += 1
    fear(act, 1)


def dreams_of_the_dahan(act: Act) -> Rule[None]:
    """Gather up to two dahan, or a fear per dahan (three at most) where a building stands."""
    if (yield from either(act)) == 1:
        yield from gather(act, DAHAN, 2, up_to=True)
    elif buildings(act.here):
        fear(act, min(3, len(act.here.dahan)))


def predatory_nightmares(act: Act) -> Rule[None]:
    """Two damage, push up to two dahan."""
    yield from damage(act, 2)
    yield from push(act, DAHAN, 2, up_to=True)


UNIQUE = {
    effect.__name__: effect
    for effect in (
        harbingers_of_the_lightning, lightnings_boon, raging_storm, shatter_homesteads, boon_of_vigor, flash_floods,
        rivers_bounty, wash_away, concealing_shadows, crops_wither_and_fade, favors_called_due, mantle_of_dread,
        a_year_of_perfect_stillness, draw_of_the_fruitful_earth, guard_the_healing_land, rituals_of_destruction,
        fields_choked_with_growth, gift_of_proliferation, overgrow_in_a_night, stem_the_flow_of_fresh_water,
        manifestation_of_power_and_glory, sudden_ambush, voice_of_thunder, words_of_warning, call_of_the_deeps,
        grasping_tide, swallow_the_land_dwellers, tidal_boon, call_on_midnights_dream, dread_apparitions,
        dreams_of_the_dahan, predatory_nightmares,
    )
}  # fmt: skip
