"""The 22 major powers."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule

from ..choices import ChooseLand, ChoosePiece, IslandChoice, asks
from ..fields import CardName
from ..island import board_of, dry_lands, in_order, invaders, is_coastal, mark, neighbours, shape
from ..pieces import standing
from ..rules.acting import Act
from ..rules.aiming import repeat_power
from ..rules.blight import add_blight, remove_blight
from ..rules.effects import (
    BUILDINGS,
    DAHAN,
    SMALL,
    add_presence,
    defend,
    downgrade,
    energy,
    fear,
    grant_repeat,
    is_in,
    keep_one,
    near,
    pay_for_major,
    pick_power,
    replace,
    skip,
)
from ..rules.gaining_cards import discard_drawn, learns_by_list, study
from ..rules.harm import chosen, damage, damage_each, destroy
from ..rules.movement import gather, move, push
from ..rules.presence import place, standable
from ..rules.ravaging import strength
from ..state import Vengeance
from .card import ANOTHER_SPIRIT, ANY_SPIRIT, FAST, SLOW, Deck, Needs, Reach

MAJOR = Deck("major")


class Give(IslandChoice, tag="give"):
    """Hand a card to another spirit."""

    card: CardName


class HealLand(ChooseLand):
    """A land from which blight is taken."""

    clicks: ClassVar = ("blight",)


class Fly(IslandChoice):
    """So many dahan go along."""

    count: int
    words = "fly"


asks("spirit_island.give", Give, words={"stop": "spirit_island.option.give_nothing"})
asks("spirit_island.heal", plain=HealLand)
asks("spirit_island.fly_to", plain=ChooseLand, words={"stop": "spirit_island.option.fly_nowhere"})
asks("spirit_island.fly", plain=Fly)
asks("spirit_island.fly_piece", plain=ChoosePiece)


@MAJOR.card(
    4,
    "sun water plant",
    SLOW,
    Reach("presence", 2, "terrain", terrains=("jungle", "wetland")),
    Needs(sun=3, water=2, plant=3),
    fear=2,
    damage=4,
)
def accelerated_rot(act: Act) -> Rule[None]:
    """Two fear, four damage; more of it with the threshold, and a blight goes."""
    fear(act, 2)
    yield from damage(act, 4)
    if act.met():
        yield from damage(act, 5)
        remove_blight(act)


@MAJOR.card(5, "fire earth plant", FAST, ANY_SPIRIT, Needs(fire=3, earth=3, plant=2), help=1, each=2)
def blazing_renewal(act: Act) -> Rule[None]:
    """Two destroyed presence of the target return to one land near the caster, and burn what stands there."""
    state = act.state
    returning = min(2, state.spirits[act.target].destroyed)
    lands = standable(state, act.target, near(act, act.seat, 2), by_power=True)
    if not returning or not lands:
        return
    act.land = yield Ask(act.seat, "spirit_island.presence_to", lands, about=act.about(), law=act.law)
    for _ in range(returning):
        place(act.game, act.target, "destroyed", act.land, act.law)
    yield from damage_each(act, 2, kinds=BUILDINGS)
    if act.met():
        yield from damage(act, 4)


@MAJOR.card(5, "sun water", SLOW, Reach("presence", 1, from_terrain="wetland"), Needs(water=4), damage=4, heal=1)
def cleansing_floods(act: Act) -> Rule[None]:
    """Four damage, a blight goes; ten more damage with four water."""
    yield from damage(act, 4)
    remove_blight(act)
    if act.met():
        yield from damage(act, 10)


@MAJOR.card(
    4, "fire water animal", SLOW, Reach("presence", 1), Needs(fire=2, water=2, animal=3), shrink=2, push_explorer=4
)
def dissolve_the_bonds_of_kinship(act: Act) -> Rule[None]:
    """A city, a town and a dahan become explorers, who may fight the rest; then all explorers are pushed."""
    yield from replace(act, ("city",), "explorer", into=2)
    yield from replace(act, ("town",), "explorer")
    yield from replace(act, DAHAN, "explorer")
    if act.met():
        here, state = act.here, act.state
        by_explorers = here.explorers * strength(state, "explorer")
        by_buildings = len(here.towns) * strength(state, "town") + len(here.cities) * strength(state, "city")
        yield from damage(act, by_explorers, kinds=BUILDINGS)
        yield from damage(act, by_buildings, kinds=("explorer",))
    yield from push(act, ("explorer",), spread=True)


@MAJOR.card(2, "moon water plant", FAST, ANOTHER_SPIRIT, Needs(water=2, plant=4), help=2)
def entwined_power(act: Act) -> Rule[None]:
    """Two spirits aim from each other's presence and share what they learn."""
    spirits = act.state.spirits
    if act.for_another:
        act.spirit.shares.append(act.target)
        spirits[act.target].shares.append(act.seat)
    card, left = yield from pick_power(act, act.target, ("minor", "major"))
    spirits[act.target].drawn = left
    yield from pay_for_major(act, act.target, card)
    spirits[act.target].drawn = []
    if learns_by_list(act.state.options, act.spirit.name):
        taken = study(act.game, act.seat)
    else:
        taken = (yield from keep_one(act, act.seat, left)) if left else ""
    discard_drawn(act.game, left)
    yield from pay_for_major(act, act.seat, taken)
    if act.met():
        energy(act, act.seat, 3)
        energy(act, act.target, 3)
        if act.for_another:
            yield from give_card(act, act.seat, act.target)
            yield from give_card(act, act.target, act.seat)


def give_card(act: Act, giver: int, taker: int) -> Rule[None]:
    """A spirit may hand a power card to another."""
    spirits = act.state.spirits
    options = [*(Give(card) for card in sorted(spirits[giver].hand)), "stop"]
    answer = yield Ask(giver, "spirit_island.give", options, about={"taker": taker}, law=act.law)
    if answer != "stop":
        spirits[giver].hand.remove(answer.card)
        spirits[taker].hand.append(answer.card)
        act.game.tell("spirit_island.gave", seat=giver, taker=taker, card=answer.card, law=act.law)


@MAJOR.card(4, "sun earth", FAST, Reach("presence", 1), Needs(sun=2, earth=3), defend=20, help=1)
def indomitable_claim(act: Act) -> Rule[None]:
    """Presence in the land, whatever kind it is; Defend 20; with the threshold invaders dare nothing there."""
    yield from add_presence(act, act.seat, [act.land], anywhere=True)
    defend(act, 20)
    if act.met():
        if invaders(act.here):
            fear(act, 3)
        skip(act)


@MAJOR.card(3, "earth plant animal", FAST, Reach("sacred_site", 1), Needs(earth=4), defend=8)
def infinite_vitality(act: Act) -> Rule[None]:
    """Dahan are tough and blight stays away; with four earth nothing hurts them, and a blight nearby goes."""
    marks = mark(act.state, act.land)
    marks.dahan_health += 4
    marks.keeps_blight_off = True
    if act.met():
        marks.shelter = [*marks.shelter, "anything"]
        around = [act.land, *neighbours(act.state, act.land)]
        lands = [land for land in around if act.state.lands[land].blight]
        if lands:
            land = yield Ask(act.seat, "spirit_island.heal", lands, about=act.about(), law=act.law)
            remove_blight(act, land)


@MAJOR.card(4, "moon air water", SLOW, Reach("presence", 3), Needs(moon=2, air=3, water=2), each=1)
def mists_of_oblivion(act: Act) -> Rule[None]:
    """A damage to each invader, with the threshold three more; up to four more fear for destroyed buildings."""
    yield from damage_each(act, 1)
    if act.met():
        yield from damage(act, 3)
    fear(act, min(4, act.destroyed.get("town", 0) + act.destroyed.get("city", 0)))


@MAJOR.card(4, "air earth", FAST, Reach("sacred_site", 1), Needs(air=2, earth=3), fear=4, skip=1)
def paralyzing_fright(act: Act) -> None:
    """Four fear, and invaders dare nothing there; four more fear with the threshold."""
    fear(act, 4)
    skip(act)
    if act.met():
        fear(act, 4)


@MAJOR.card(5, "fire", SLOW, Reach("sacred_site", 2), Needs(fire=4), fear=3, damage=5, blights=1)
def pillar_of_living_flame(act: Act) -> Rule[None]:
    """Three fear, five damage, blight in jungle and wetland; with four fire more of both."""
    fear(act, 3)
    yield from damage(act, 5)
    if is_in(act, "jungle", "wetland"):
        yield from add_blight(act)
    if act.met():
        fear(act, 2)
        yield from damage(act, 5)


@MAJOR.card(
    3,
    "earth plant animal",
    SLOW,
    Reach("presence", 1),
    Needs(earth=3, plant=2, animal=2),
    fear=1,
    damage=7,
    blights=1,
    kills_dahan=9,
)
def poisoned_land(act: Act) -> Rule[None]:
    """A fear, seven damage, blight, all dahan die; with the threshold more for each blight there."""
    fear(act, 1)
    yield from damage(act, 7)
    yield from add_blight(act)
    yield from destroy(act, DAHAN)
    if act.met():
        blight = act.here.blight
        fear(act, blight)
        yield from damage(act, 4 * blight)


@MAJOR.card(3, "sun fire air", FAST, ANY_SPIRIT, Needs(sun=2, fire=2, air=3), grants_repeat=True, energy=3, help=1)
def powerstorm(act: Act) -> None:
    """Three energy; the target may repeat a power card for its cost, with the threshold three different ones."""
    energy(act, act.target, 3)
    grant_repeat(act, act.target, 99, pays=True, amount=3 if act.met() else 1)


@MAJOR.card(
    6,
    "fire air",
    FAST,
    Reach("presence", 1, "terrain", terrains=("mountain", "wetland")),
    Needs(fire=3, air=3),
    far=3,
    fear=3,
    damage=5,
)
def talons_of_lightning(act: Act) -> Rule[None]:
    """Three fear, five damage; with the threshold a town dies in every land around."""
    fear(act, 3)
    yield from damage(act, 5)
    if act.met():
        for land in neighbours(act.state, act.land):
            yield from destroy(act, ("town",), 1, land)


@MAJOR.card(4, "moon air", FAST, Reach("presence", 2), Needs(moon=4), fear=2, push_town=4)
def terrifying_nightmares(act: Act) -> Rule[None]:
    """Two fear, push up to four; with four moon four more fear."""
    fear(act, 2)
    yield from push(act, SMALL, 4, up_to=True)
    if act.met():
        fear(act, 4)


@MAJOR.card(
    3,
    "moon plant",
    SLOW,
    Reach("presence", 1, from_terrain="jungle"),
    Needs(moon=2, plant=3),
    destroy_town=9,
    kills_dahan=9,
)
def the_jungle_hungers(act: Act) -> Rule[None]:
    """Explorers, towns and dahan die; with the threshold a city instead of the dahan."""
    hungry = act.met()
    yield from destroy(act, SMALL)
    if not hungry:
        yield from destroy(act, DAHAN)
    else:
        yield from destroy(act, ("city",), 1)


@MAJOR.card(4, "moon fire earth", SLOW, Reach("presence", 2, "blight"), Needs(moon=3, earth=3), damage=2)
def the_land_thrashes_in_furious_pain(act: Act) -> Rule[None]:
    """Damage for the blight there, twice, and around; with the threshold in a land beside it too."""
    yield from thrash(act)
    if act.met():
        around = neighbours(act.state, act.land)
        if (yield from repeat_power(act, around)):
            yield from thrash(act)


def thrash(act: Act) -> Rule[None]:
    """Two damage per blight in the land, one per blight around."""
    yield from damage(act, 2 * act.here.blight)
    yield from damage(act, sum(act.state.lands[land].blight for land in neighbours(act.state, act.land)))


@MAJOR.card(
    2, "sun earth plant", FAST, Reach("presence", 1, "dahan"), Needs(sun=2, earth=2, plant=2), per_dahan=1, defend=4
)
def the_trees_and_stones_speak_of_war(act: Act) -> Rule[None]:
    """A damage and Defend 2 per dahan; with the threshold pushed dahan take their Defend along."""
    dahan = len(act.here.dahan)
    yield from damage(act, dahan)
    defend(act, 2 * dahan)
    if act.met():
        for _, end in (yield from push(act, DAHAN, 2, up_to=True)):
            mark(act.state, act.land).defend -= 2
            defend(act, 2, end)


@MAJOR.card(
    6, "water earth", SLOW, Reach("sacred_site", 2, "coastal"), Needs(water=3, earth=2), fear=2, damage=8, kills_dahan=2
)
def tsunami(act: Act) -> Rule[None]:
    """Two fear, eight damage, two dahan die; with the threshold the board's other coasts are hit too."""
    fear(act, 2)
    yield from damage(act, 8)
    yield from destroy(act, DAHAN, 2)
    if act.met():
        board = board_of(act.land)
        for land in sorted(shape(act.state).neighbours):
            if land != act.land and board_of(land) == board and is_coastal(land):
                fear(act, 1, land)
                yield from damage(act, 4, land)
                yield from destroy(act, DAHAN, 1, land)


@MAJOR.card(3, "moon fire animal", FAST, Reach("presence", 3), Needs(animal=3), fear=3, damage=2)
def vengeance_of_the_dead(act: Act) -> None:
    """Three fear; until the turn ends, whoever destroys there sets off as much damage."""
    fear(act, 3)
    marks = mark(act.state, act.land)
    marks.vengeance = [*marks.vengeance, Vengeance(act.seat, act.met())]


@MAJOR.card(3, "sun animal", FAST, Reach("presence", 2, "dahan"), Needs(sun=3, animal=2), per_dahan=2)
def vigor_of_the_breaking_dawn(act: Act) -> Rule[None]:
    """Two damage per dahan; with the threshold up to two dahan carry the strike into other lands."""
    yield from damage(act, 2 * len(act.here.dahan))
    if act.met():
        ends = {end for _, end in (yield from push(act, DAHAN, 2, up_to=True))}
        for land in in_order(ends):
            yield from damage(act, 2 * len(act.state.lands[land].dahan), land)


@MAJOR.card(
    3, "air water animal", FAST, Reach("sacred_site", 3), Needs(air=3, water=3, animal=2), fear=1, defend=6, shrink=1
)
def winds_of_rust_and_atrophy(act: Act) -> Rule[None]:
    """A fear, Defend 6, a building becomes smaller; with the threshold all of it once more."""
    yield from rust(act)
    if act.met() and (yield from repeat_power(act)):
        yield from rust(act)


def rust(act: Act) -> Rule[None]:
    """One gust of it."""
    fear(act, 1)
    defend(act, 6)
    yield from downgrade(act)


@MAJOR.card(3, "sun air animal", FAST, Reach("presence", 0), Needs(sun=2, air=2, animal=2), push_dahan=5, defend=3)
def wrap_in_wings_of_sunlight(act: Act) -> Rule[None]:
    """Up to five dahan move to one land, which is defended; with the threshold more gather first."""
    if act.met():
        yield from gather(act, DAHAN, 3, up_to=True)
    most = min(5, len(act.here.dahan))
    if not most:
        return
    about = act.about()
    end = yield Ask(act.seat, "spirit_island.fly_to", [*dry_lands(act.state), "stop"], about=about, law=act.law)
    if end == "stop":
        return
    number = yield Ask(act.seat, "spirit_island.fly", range(1, most + 1), about=about, law=act.law)
    for _ in range(number if end != act.land else 0):
        piece = yield from chosen(act, "spirit_island.fly_piece", standing(act.here, DAHAN), act.land)
        yield from move(act, piece, act.land, end)
    defend(act, 5, end)
