"""Thunderspeaker."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule

from ..choices import ChooseLand, asks
from ..draw.ink import polygon, ring, shape
from ..instinct import of_loss, of_word
from ..island import invaders, mark, presence_lands, within
from ..powers.card import FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import DAHAN, defend, either, fear
from ..rules.harm import damage, destroy
from ..rules.movement import gather, push
from ..rules.presence import shift, wither
from ..rules.resources import INDEX, elements
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("thunderspeaker")
LAW = "spirit.thunderspeaker"


class OathLand(ChooseLand):
    """A land in which it loses presence."""

    clicks: ClassVar = ("presence",)


asks("spirit_island.follow", words={"follow": "", "stay": ""})
asks("spirit_island.oath", plain=OathLand)


class Thunderspeaker(Panel):
    """It leads the dahan, goes with them, and answers for those who fall."""

    word = "thunder"
    complexity = "moderate"
    start = ((1, "most_dahan"), (1, "second_most_dahan"))
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_power_card")),
        (Growth("add_presence", 1, 2, ("dahan",)), Growth("add_presence", 1, 1, ("dahan",))),
        (Growth("add_presence", 1, 1), Growth("gain_energy", 4)),
    )
    energy = (Slot(1), Slot(element="air"), Slot(2), Slot(element="fire"), Slot(element="sun"), Slot(3))
    plays = (Slot(1), Slot(2), Slot(2), Slot(3), Slot(reclaim_one=True), Slot(3), Slot(4))
    colour = "#ff5f7a"
    outline = polygon(ring(3, 28, -90))
    emblem = shape("M0-11L3-2L10-1L4 4L7 12L0 8L-7 12L-4 4L-10-1L-3-2Z")
    trial = Trial(4, 2)
    instincts: ClassVar = {"follow": of_word("stay"), "oath": of_loss}

    def dahan_moved(self, act: Act, seat: int, start: str, end: str) -> Rule[None]:
        """Ally of the dahan: one presence may go along with each dahan, also into an ocean in play."""
        if end == start:
            return
        about = {"start": start, "end": end}
        if (yield Ask(seat, "spirit_island.follow", ("follow", "stay"), about=about, law=LAW)) == "follow":
            shift(act.game, seat, start, end, LAW)

    def dahan_fell(self, act: Act, seat: int, fallen: int) -> Rule[None]:
        """Sworn to victory: for each dahan that fell it destroys presence nearby."""
        state = act.state
        for _ in range(fallen):
            near = within(state, [act.land], 1)
            lands = [land for land in presence_lands(state, seat) if land in near]
            if not lands:
                return
            land = yield Ask(seat, "spirit_island.oath", lands, about={"land": act.land}, law=LAW)
            wither(act.game, seat, land, LAW)


# Innate powers


@OWN.innate(SLOW, Reach("presence", 1), Level(Needs(air=4), "speed"), Level(Needs(animal=1), "base"), gather_dahan=2)
def gather_the_warriors(act: Act) -> Rule[None]:
    """Gather a dahan per air, push one per sun."""
    yield from gather(act, DAHAN, elements(act.spirit)[INDEX["air"]], up_to=True)
    yield from push(act, DAHAN, elements(act.spirit)[INDEX["sun"]], up_to=True)


@OWN.innate(
    SLOW,
    Reach("presence", 0),
    Level(Needs(air=4), "speed"),
    Level(Needs(sun=2, fire=1), "base"),
    Level(Needs(sun=4, fire=3), "add"),
    assault=1,
)
def lead_the_furious_assault(act: Act) -> Rule[None]:
    """Two dahan destroy a town, three a city."""
    dahan = len(act.here.dahan)
    if act.met(1):
        yield from destroy(act, ("town",), dahan // 2)
    if act.met(2):
        yield from destroy(act, ("city",), dahan // 3)


# Power cards


@OWN.card(3, "sun fire air", SLOW, Reach("presence", 0, "dahan"), fear=1, glory=1)
def manifestation_of_power_and_glory(act: Act) -> Rule[None]:
    """A fear; each dahan deals damage for each presence there."""
    fear(act, 1)
    yield from damage(act, len(act.here.dahan) * act.here.presence[act.seat])


@OWN.card(2, "fire air animal", FAST, Reach("presence", 1), gather_dahan=1, ambush=1)
def sudden_ambush(act: Act) -> Rule[None]:
    """Gather perhaps a dahan; each destroys an explorer."""
    yield from gather(act, DAHAN, 1, up_to=True)
    yield from destroy(act, ("explorer",), len(act.here.dahan))


@OWN.card(0, "sun air", SLOW, Reach("presence", 1), hint="second_scares", push_dahan=4, fear=2)
def voice_of_thunder(act: Act) -> Rule[None]:
    """Push up to four dahan, or two fear where invaders are."""
    if (yield from either(act)) == 1:
        yield from push(act, DAHAN, 4, up_to=True)
    elif invaders(act.here):
        fear(act, 2)


@OWN.card(1, "sun air animal", FAST, Reach("presence", 1, "dahan"), defend=3, shelter=1)
def words_of_warning(act: Act) -> None:
    """Defend 3; in a ravage dahan strike at the same moment."""
    defend(act, 3)
    mark(act.state, act.land).strikes_at_once = True


PANEL = Thunderspeaker(OWN)
