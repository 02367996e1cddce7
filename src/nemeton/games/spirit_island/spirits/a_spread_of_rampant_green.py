"""A Spread of Rampant Green."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule

from ..choices import asks
from ..draw.ink import INK, shape
from ..instinct import of_word
from ..island import invaders, is_sacred
from ..powers.card import ANOTHER_SPIRIT, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.aiming import repeat_power
from ..rules.blight import remove_blight
from ..rules.effects import BUILDINGS, DAHAN, add_presence, defend, either, fear, is_in, near
from ..rules.harm import damage_each, damage_one
from ..rules.movement import push
from ..rules.presence import wither
from ..state import Island, IslandState
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("a_spread_of_rampant_green")
LAW = "spirit.a_spread_of_rampant_green"

asks("spirit_island.choke", words={"choke": "", "let": ""})


class Green(Panel):
    """It spreads everywhere, regrows, and chokes what invaders do."""

    word = "green"
    complexity = "moderate"
    start = ((1, "highest_numbered_wetland"), (1, "jungle_without_dahan"))
    always = (Growth("add_presence", 1, 2, ("jungle", "wetland")),)
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card")),
        (Growth("add_presence", 1, 1), Growth("card_plays_this_turn", 1)),
        (Growth("gain_power_card"), Growth("gain_energy", 3)),
    )
    energy = (Slot(0), Slot(1), Slot(element="plant"), Slot(2), Slot(2), Slot(element="plant"), Slot(3))
    plays = (Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4))
    colour = "#8ff06a"
    outline = "M0-24C18-18 24 0 16 20C6 24-6 24-16 20C-24 0-18-18 0-24Z"
    emblem = shape("M0 16V-4M0 4C-12 3-13-7-12-10C-3-10 0-4 0 4ZM0-1C10-1 12-10 11-14C3-14 0-8 0-1Z", "", INK, 3)
    trial = Trial(9, 2, {"more_blight": True, "bonus_growth": True})
    instincts: ClassVar = {"choke": of_word("choke")}

    def prevents(self, game: Island, seat: int, land: str, action: str) -> Rule[bool]:
        """Choke the land with green: on its sacred site, for one presence there."""
        if not is_sacred(game.state, seat, land):
            return False
        about = {"land": land, "action": action}
        if (yield Ask(seat, "spirit_island.choke", ("choke", "let"), about=about, law=LAW)) != "choke":
            return False
        wither(game, seat, land, LAW)
        game.tell("spirit_island.choked", seat=seat, land=land, action=action, law=LAW)
        return True

    def regrowth(self, state: IslandState) -> int:
        """Steady regeneration: on a blighted island it costs."""
        return int(state.is_blighted)


# Innate powers


@OWN.innate(
    SLOW,
    Reach("presence", 0),
    Level(Needs(moon=1, plant=2), "base"),
    Level(Needs(moon=2, plant=3), "repeat"),
    Level(Needs(moon=3, plant=4), "repeat"),
    damage=1,
)
def creepers_tear_into_mortar(act: Act) -> Rule[None]:
    """A damage to a building, up to three times, each time where it wants."""
    yield from damage_one(act, 1, kinds=BUILDINGS)
    for level in (1, 2):
        if act.met(level) and (yield from repeat_power(act)):
            yield from damage_one(act, 1, kinds=BUILDINGS)


@OWN.innate(
    FAST,
    Reach("sacred_site", 1),
    Level(Needs(water=1, plant=3), "base"),
    Level(Needs(water=2, plant=4), "instead"),
    Level(Needs(water=3, earth=1, plant=5), "add"),
    defend=3,
)
def all_enveloping_green(act: Act) -> None:
    """Defend 2 or 4, and a blight goes."""
    defend(act, 4 if act.met(1) else 2)
    if act.met(2):
        remove_blight(act)


# Power cards


@OWN.card(0, "sun water plant", SLOW, Reach("presence", 1), push_town=1, push_dahan=3)
def fields_choked_with_growth(act: Act) -> Rule[None]:
    """Push a town, or three dahan."""
    if (yield from either(act)) == 1:
        yield from push(act, ("town",), 1)
    else:
        yield from push(act, DAHAN, 3)


@OWN.card(1, "moon plant", FAST, ANOTHER_SPIRIT, help=1)
def gift_of_proliferation(act: Act) -> Rule[None]:
    """The target adds presence near its own."""
    yield from add_presence(act, act.target, near(act, act.target, 1))


@OWN.card(2, "moon plant", FAST, Reach("presence", 1), hint="second_scares", help=1, fear=3)
def overgrow_in_a_night(act: Act) -> Rule[None]:
    """Add presence, or three fear where presence and invaders are."""
    if (yield from either(act)) == 1:
        yield from add_presence(act, act.seat, [act.land])
    elif act.here.presence[act.seat] and invaders(act.here):
        fear(act, 3)


@OWN.card(0, "water plant", SLOW, Reach("sacred_site", 1), damage=1)
def stem_the_flow_of_fresh_water(act: Act) -> Rule[None]:
    """A damage to a building, in mountains and sands to each."""
    if is_in(act, "mountain", "sands"):
        yield from damage_each(act, 1, kinds=BUILDINGS)
    else:
        yield from damage_one(act, 1, kinds=BUILDINGS)


PANEL = Green(OWN)
