"""Rituals of Terror: the ritual by which alone terror grows."""

from nemeton.kernel import Ask, Option, Rule, step

from ..choices import ChooseSpirit, IslandChoice, also_asks, asks
from ..fields import LandName
from ..island import dry_lands, dry_neighbours
from ..pieces import standing
from ..rules.acting import Act
from ..rules.movement import Push, move
from ..rules.presence import wither
from ..rules.victory import begin_action
from ..state import Island, IslandState
from ..steps import Aftermath, FearCards
from ..trials import Trial
from .scenario import Scenario
from .steps import Ritual, RitualPush

DAHAN_NEEDED = 3  # per player
PRICE = 3  # energy, and presence
FEAR = 12.0  # a ritual is worth so much to bots


class PerformRitual(IslandChoice, tag="ritual"):
    """Perform the ritual in a land."""

    land: LandName
    sign = "g-ritual"


also_asks("spirit_island.fast", PerformRitual)
also_asks("spirit_island.slow", PerformRitual)
asks("spirit_island.ritual_energy", plain=ChooseSpirit)
asks("spirit_island.ritual_presence", plain=ChooseSpirit)


def ritual_lands(state: IslandState) -> list[str]:
    """Where the spirits could perform it now."""
    if sum(spirit.energy for spirit in state.spirits) < PRICE:
        return []
    return [
        land
        for land in dry_lands(state)
        if all(state.lands[land].presence)
        and sum(state.lands[land].presence) >= PRICE
        and len(state.lands[land].dahan) >= DAHAN_NEEDED * len(state.spirits)
    ]


@step(Ritual)
def ritual(game: Island, step: Ritual) -> Rule[None]:
    """The spirits pay together; terror rises, earned fear cards are resolved, the dahan leave."""
    state, land = game.state, step.land
    begin_action(state)
    if land not in ritual_lands(state):
        return
    law = "scenario.rituals_of_terror"
    for _ in range(PRICE):
        rich = [seat for seat, spirit in enumerate(state.spirits) if spirit.energy]
        payer = yield Ask(step.seat, "spirit_island.ritual_energy", rich, about={"land": land}, law=law)
        state.spirits[payer].energy -= 1
    for _ in range(PRICE):
        there = [seat for seat, presence in enumerate(state.lands[land].presence) if presence]
        giver = yield Ask(step.seat, "spirit_island.ritual_presence", there, about={"land": land}, law=law)
        wither(game, giver, land, law)
    state.rituals += 1
    game.tell("spirit_island.terror", level=1 + state.rituals, law=law)
    game.push(Aftermath(), FearCards(), RitualPush(step.seat, land))


@step(RitualPush)
def ritual_push(game: Island, step: RitualPush) -> Rule[None]:
    """All dahan leave the land, spread as evenly as possible."""
    state, land = game.state, step.land
    begin_action(state)
    act = Act(game, step.seat, law="scenario.rituals_of_terror", land=land)
    given = dict.fromkeys(dry_neighbours(state, land), 0)
    while state.lands[land].dahan:
        fewest = min(given.values())
        options = [
            Push(piece, end)
            for piece in standing(state.lands[land], ("dahan",))
            for end, number in given.items()
            if number == fewest
        ]
        about = act.about(left=len(state.lands[land].dahan))
        pushed = yield Ask(step.seat, "spirit_island.push", options, about=about, law=act.law)
        yield from move(act, pushed.piece, land, pushed.end)
        given[pushed.end] += 1


class RitualsOfTerror(Scenario):
    """Fear cards are earned, but only rituals raise terror."""

    name = "rituals_of_terror"
    difficulty = 3
    steps = (Ritual, RitualPush)
    scene = ("p-dahan", "g-ritual", "g-fear")
    trial = Trial(6, 4)
    uses_all_fear_cards = True
    fear_cards_wait = True

    def deeds(self, state: IslandState) -> list[Option]:
        """The ritual, where it is possible."""
        return [PerformRitual(land) for land in ritual_lands(state)]

    def openings(self, state: IslandState) -> dict[str, list[str]]:
        """The lands of the ritual."""
        return {"ritual": ritual_lands(state)}

    def take_deed(self, game: Island, seat: int, deed: Option) -> None:
        """The ritual begins."""
        assert isinstance(deed, PerformRitual)
        game.push(Ritual(seat, deed.land), Aftermath())

    def deed_worth(self, deed: Option) -> float:
        """Bots like a ritual best."""
        return 3.0 if isinstance(deed, PerformRitual) else 0.0

    def terror(self, state: IslandState) -> int:
        """As many rituals as were performed, and one."""
        return 1 + state.rituals

    def fear_made(self, state: IslandState) -> tuple[float, tuple[float, float, float]]:
        """A ritual counts as much as a level of fear."""
        return FEAR * state.rituals, (FEAR, 2 * FEAR, 3 * FEAR)


SCENARIO = RitualsOfTerror()
