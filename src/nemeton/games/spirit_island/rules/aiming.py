"""Aiming: what a power may target, and choosing it."""

from collections.abc import Iterable

from nemeton.kernel import Ask, Option, Rule

from ..choices import ChooseLand, ChooseSpirit, IslandChoice, asks
from ..fields import LandName
from ..island import in_order, invaders, is_coastal, presence_lands, sacred_sites, terrain, within
from ..powers.card import CARDS, Reach
from ..spirits import PANELS
from ..state import IslandState
from .acting import Act
from .resources import has, thresholds


class Far(IslandChoice, tag="far"):
    """A land beyond the range of the power, for an energy."""

    land: LandName
    sign = "g-energy"


asks("spirit_island.target", Far, plain=ChooseLand)
asks("spirit_island.target_spirit", plain=ChooseSpirit)


def targets(state: IslandState, seat: int, power: str, levels: int = -1, price: int = 0) -> list[Option]:
    """What a power may aim at when its price is paid: lands, or seats. Lands that some spirit reaches beyond that, for
    an energy, come as `Far`."""
    spirit = state.spirits[seat]
    reach = CARDS[power].reach if power in CARDS else PANELS[spirit.name].innates[power].reach
    if reach.is_spirit:
        others = [other for other in range(len(state.spirits)) if other != seat]
        return [*others] if reach.filter == "another_spirit" and others else [*range(len(state.spirits))]
    sources = origins(state, seat, reach)
    if not sources:
        return []
    distance = reach.range
    if power in CARDS and CARDS[power].far and levels and has(spirit, thresholds(spirit, power)[0]):
        distance = CARDS[power].far
    near = within(state, sources, distance + spirit.reach)
    found: list[Option] = [*in_order(land for land in near if fits(state, land, reach))]
    beyond = PANELS[spirit.name].far_lands(state, spirit.energy - price)
    return [*found, *(Far(land) for land in beyond if land not in near and fits(state, land, reach))]


def origins(state: IslandState, seat: int, reach: Reach) -> list[str]:
    """From where a power reaches out: own presence, and that of spirits it is entwined with."""
    look = sacred_sites if reach.source == "sacred_site" else presence_lands
    found = [land for who in (seat, *state.spirits[seat].shares) for land in look(state, who)]
    return [land for land in found if not reach.from_terrain or terrain(land) == reach.from_terrain]


def fits(state: IslandState, land: str, reach: Reach) -> bool:
    """Is the land one that the power may target?"""
    here = state.lands[land]
    match reach.filter:
        case "any":
            return True
        case "dahan":
            return bool(here.dahan)
        case "invaders":
            return invaders(here) > 0
        case "no_invaders":
            return invaders(here) == 0
        case "blight":
            return here.blight > 0
        case "no_blight":
            return here.blight == 0
        case "coastal":
            return is_coastal(land)
        case "terrain":
            return terrain(land) in reach.terrains
    raise AssertionError(reach.filter)


def aim(act: Act) -> Rule[bool]:
    """The acting spirit chooses the target; is there any?"""
    options = targets(act.state, act.seat, act.card, act.levels)
    if not options:
        return False
    kind = "spirit_island.target_spirit" if isinstance(options[0], int) else "spirit_island.target"
    answer = yield Ask(act.seat, kind, options, about={"power": act.card}, law=act.law)
    if isinstance(answer, int):
        act.target = answer
        act.game.tell("spirit_island.uses_on", seat=act.seat, power=act.card, target=answer, law=act.law)
        return True
    if isinstance(answer, Far):
        act.spirit.energy -= 1
        answer = answer.land
    hit(act, str(answer))
    return True


def hit(act: Act, land: str) -> None:
    """The power targets a land."""
    act.land = land
    act.game.tell("spirit_island.uses", seat=act.seat, power=act.card, land=land, law=act.law)


def repeat_power(act: Act, lands: Iterable[str] | None = None) -> Rule[bool]:
    """The power is aimed once more, as usual or at one of these lands. A repeat repeats nothing."""
    if act.again:
        return False
    act.dream = {}
    if lands is None:
        return (yield from aim(act))
    about = {"power": act.card}
    hit(act, (yield Ask(act.seat, "spirit_island.target", in_order(lands), about=about, law=act.law)))
    return True
