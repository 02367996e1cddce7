"""Ocean's Hungry Grasp."""

from typing import ClassVar

from nemeton.kernel import Option, Rule

from ..choices import ChoosePiece, IslandChoice, also_asks, asks
from ..draw.ink import INK, polygon, ring, strokes
from ..fields import LandName
from ..instinct import of_piece
from ..invader_facts import HEALTH
from ..island import is_coastal, is_ocean, shore
from ..pieces import standing
from ..powers.card import ANOTHER_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import BUILDINGS, DAHAN, defend, either, energy, fear, land_of_target
from ..rules.harm import chosen, drown, is_sheltered
from ..rules.movement import gather, push
from ..rules.presence import shift
from ..state import Island, IslandState
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("oceans_hungry_grasp")
LAW = "spirit.oceans_hungry_grasp"
TIDES = ("gather_presence", "push_presence")


class Tide(IslandChoice, tag="tide"):
    """Let presence come into the oceans, or leave them, by the icon at this place."""

    at: int
    tells: ClassVar = ()
    clicks: ClassVar = ("todo",)


class Shift(IslandChoice, tag="shift"):
    """Move presence between an ocean and its coast, by the icon at this place."""

    at: int
    start: LandName
    end: LandName
    tells: ClassVar = ("start", "end")
    clicks: ClassVar = ("presence", "end")


also_asks("spirit_island.grow", Tide, Shift)

asks("spirit_island.drown", plain=ChoosePiece)


class Ocean(Panel):
    """It lives in the oceans and along coasts, and drowns what comes there."""

    word = "ocean"
    complexity = "high"
    start = ((1, "ocean_of_own_board"), (1, "coastal_of_choice_on_own_board"))
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gather_presence"), Growth("gain_energy", 2)),
        (
            Growth("add_presence", 1, 99, ("ocean",)),
            Growth("add_presence", 1, 99, ("ocean",)),
            Growth("gain_energy", 1),
        ),
        (Growth("gain_power_card"), Growth("push_presence"), Growth("add_presence", 1, 1, ("coastal",))),
    )
    energy = (
        Slot(0),
        Slot(element="moon"),
        Slot(element="water"),
        Slot(1),
        Slot(element="earth"),
        Slot(element="water"),
        Slot(2),
    )
    plays = (Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(5))
    colour = "#3fe0c5"
    outline = polygon(ring(6, 23, -60))
    emblem = strokes("M12 9C2 16-13 11-12-2C-11-14 7-15 9-4C10 5-3 7-4 0", 5, INK)
    trial = Trial(2, 1)
    instincts: ClassVar = {"drown": of_piece}
    lives_in_oceans = True
    own_icons = ("tide_in", "tide_out")

    def may_stand(self, land: str) -> bool:
        """Only in oceans and on coasts."""
        return is_ocean(land) or is_coastal(land)

    def piece_drowned(self, act: Act, seat: int, kind: str) -> None:
        """So much health of drowned invaders as there are players is one energy."""
        if kind == "dahan":
            return
        ocean = act.state.spirits[seat]
        gained, ocean.drowned = divmod(ocean.drowned + HEALTH[kind], len(act.state.spirits))
        if gained:
            ocean.energy += gained
            act.game.tell("spirit_island.drowned", seat=seat, energy=gained, law=LAW)

    def icon_steps(self, state: IslandState, seat: int, at: int, icon: Growth) -> list[Option]:
        """The tide begins, and then goes in or out at one ocean after the other."""
        if icon.do in TIDES:
            return [Tide(at)]
        (ocean,) = icon.to
        if icon.do == "tide_in":
            return [Shift(at, land, ocean) for land in coast(state, ocean) if state.lands[land].presence[seat]]
        there = state.lands[ocean].presence[seat]  # it may have gone elsewhere by another icon
        return [Shift(at, ocean, land) for land in coast(state, ocean) if there]

    def take_step(self, game: Island, seat: int, option: Option) -> None:
        """The tide begins, or presence moves with it."""
        match option:
            case Tide(at=at):
                start_tide(game.state, seat, at)
            case Shift(at=at, start=start, end=end):
                del game.state.spirits[seat].todo[at]
                shift(game, seat, start, end, LAW)

    def is_own_icon(self, state: IslandState, icon: Growth) -> bool:
        """The tide at one ocean."""
        return icon.do in self.own_icons and len(icon.to) == 1 and icon.to[0] in state.lands and is_ocean(icon.to[0])


def coast(state: IslandState, ocean: str) -> list[str]:
    """The coastal lands of an ocean."""
    return shore(tuple(state.boards), ocean)


def start_tide(state: IslandState, seat: int, at: int) -> None:
    """Presence comes into, or leaves, each ocean: one icon, one choice for each."""
    spirit = state.spirits[seat]
    icon = spirit.todo.pop(at)
    oceans = [land for land in state.lands if is_ocean(land)]
    if icon.do == "gather_presence":
        oceans = [ocean for ocean in oceans if any(state.lands[land].presence[seat] for land in coast(state, ocean))]
        spirit.todo[:0] = [Growth("tide_in", to=(ocean,)) for ocean in oceans]
    else:
        spirit.todo[:0] = [Growth("tide_out", to=(ocean,)) for ocean in oceans if state.lands[ocean].presence[seat]]


# Innate powers


@OWN.innate(
    FAST,
    Reach("presence", 0, "coastal"),
    Level(Needs(moon=1, air=1, water=2), "base"),
    Level(Needs(moon=2, air=1, water=3), "add"),
    Level(Needs(moon=3, air=2, water=4), "add"),
    fear=1,
)
def pound_ships_to_splinters(act: Act) -> None:
    """Up to four fear."""
    for level, amount in enumerate((1, 1, 2)):
        if act.met(level):
            fear(act, amount)


@OWN.innate(
    SLOW,
    Reach("presence", 0, "coastal"),
    Level(Needs(water=2, earth=1), "base"),
    Level(Needs(water=3, earth=2), "may_instead"),
    Level(Needs(water=4, earth=3), "add"),
    destroy_town=1,
)
def ocean_breaks_the_shore(act: Act) -> Rule[None]:
    """Drown a town, or a city, and another building."""
    city_instead = act.met(1) and bool(act.here.cities) and (yield from either(act)) == 2
    yield from drown_one(act, ("city",) if city_instead else ("town",))
    if act.met(2):
        yield from drown_one(act, BUILDINGS)


def drown_one(act: Act, kinds: tuple[str, ...]) -> Rule[None]:
    """Drown a piece of these kinds."""
    pieces = standing(act.here, kinds)
    if pieces:
        piece = yield from chosen(act, "spirit_island.drown", pieces, act.land)
        yield from drown(act, act.land, piece)


# Power cards


@OWN.card(0, "moon air water", FAST, Reach("presence", 0, "coastal"), drown=1)
def call_of_the_deeps(act: Act) -> Rule[None]:
    """Gather an explorer, into the ocean perhaps another."""
    yield from gather(act, ("explorer",), 1)
    if is_ocean(act.land):
        yield from gather(act, ("explorer",), 1, up_to=True)


@OWN.card(1, "moon water", FAST, Reach("presence", 1, "coastal"), fear=2, defend=4)
def grasping_tide(act: Act) -> None:
    """Two fear, Defend 4."""
    fear(act, 2)
    defend(act, 4)


@OWN.card(0, "water earth", SLOW, Reach("presence", 0, "coastal"), destroy_explorer=1, destroy_town=1, kills_dahan=1)
def swallow_the_land_dwellers(act: Act) -> Rule[None]:
    """Drown an explorer, a town and a dahan."""
    for kind in ("explorer", "town", "dahan"):
        pieces = standing(act.here, (kind,))
        if pieces and not (kind == "dahan" and (is_sheltered(act, act.land) or act.dreams)):
            piece = yield from chosen(act, "spirit_island.drown", pieces, act.land)
            yield from drown(act, act.land, piece)


@OWN.card(1, "moon water earth", SLOW, ANOTHER_SPIRIT, energy=2, push_dahan=1)
def tidal_boon(act: Act) -> Rule[None]:
    """Two energy; the target may push a town and up to two dahan, who may be saved from the sea."""
    energy(act, act.target, 2)
    land = yield from land_of_target(act, ("town", "dahan"))
    if land:
        caster, act.seat, act.land = act.seat, act.target, land
        yield from push(act, ("town",), 1)
        yield from push(act, DAHAN, 2, up_to=True, saviour=caster)


PANEL = Ocean(OWN)
