"""Dahan Insurrection: the dahan fight, and must not die out."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule, step

from ..choices import ChooseLand, asks
from ..instinct import of_building_site
from ..invader_facts import DAHAN_STRENGTH
from ..island import buildings, dry_lands, geography, invaders, is_ocean, owner
from ..pieces import put
from ..rules.acting import Act
from ..rules.harm import damage
from ..rules.terror import terror
from ..rules.victory import check_end, decider, won
from ..state import Island, IslandState, Loss
from ..steps import Aftermath
from ..trials import Trial
from .scenario import Scenario
from .steps import Strike

LAW = "scenario.dahan_insurrection"
INSURGENTS = 2  # so many dahan per player must live

# Ruling: does an island without invaders win at terror level 1?
NO_INVADERS_WINS_INSURRECTION = False

asks("spirit_island.response", plain=ChooseLand)


def raid(game: Island, raiders: dict[str, int]) -> Rule[None]:
    """Each dahan that has moved deals a damage where it is now."""
    state = game.state
    for land, amount in sorted(raiders.items()):
        act = Act(game, decider(state, land), law=LAW, land=land)
        yield from damage(act, min(amount, len(state.lands[land].dahan)))


def answer_destruction(game: Island) -> Rule[None]:
    """For destroyed buildings smaller invaders come to the nearest land with dahan."""
    state = game.state
    fallen, state.happened.fallen = state.happened.fallen, []
    for start, kind, user in fallen:
        if kind not in ("town", "city"):
            continue
        far = geography(tuple(state.boards), (start,) if is_ocean(start) else ()).distances[start]
        lands = [land for land in dry_lands(state) if state.lands[land].dahan]
        if not lands:
            continue
        nearest = min(far[land] for land in lands)
        options = [land for land in lands if far[land] == nearest]
        new = "town" if kind == "city" else "explorer"
        about = {"land": start, "piece": new}
        seat = owner(state, start) if user < 0 else user
        land = yield Ask(seat, "spirit_island.response", options, about=about, law=LAW)
        put(state.lands[land], new)
        game.tell("spirit_island.arrived", land=land, piece=new, law=LAW)


@step(Strike)
def strike(game: Island, step: Strike) -> Rule[None]:
    """When terror is complete the dahan strike everywhere; what is not won then is lost."""
    state = game.state
    for land in step.lands:
        act = Act(game, decider(state, land), law=LAW, land=land)
        yield from damage(act, DAHAN_STRENGTH * len(state.lands[land].dahan))
    if not won(state):
        state.loss = state.loss or Loss("insurrection")
    check_end(game)


def insurrection_won(state: IslandState, level: int) -> str:
    """It is won where the dahan are a match for the invaders' buildings."""
    lands = state.lands.values()
    if level == 1:
        return "terror_1" if NO_INVADERS_WINS_INSURRECTION and not any(invaders(here) for here in lands) else ""
    held = sum(buildings(here) > len(here.dahan) for here in lands)
    allowed = 0 if level == 2 else len(state.spirits) - 1
    return "insurrection_won" if held <= allowed else ""


class DahanInsurrection(Scenario):
    """Dahan that move raid, invaders answer, and in the end all dahan strike."""

    name = "dahan_insurrection"
    endings = ("insurrection_won", "dahan", "insurrection")
    difficulty = 4
    steps = (Strike,)
    scene = ("p-dahan", "g-burst", "p-city")
    losses = ("insurrection",)
    instincts: ClassVar = {"response": of_building_site}
    trial = Trial(4, 2)

    def aftermath(self, game: Island) -> Rule[bool]:
        """Raids, then answers to what was destroyed, and once all terror is made the strike."""
        state = game.state
        raiders, state.happened.raiders = state.happened.raiders, {}
        if raiders:
            yield from raid(game, raiders)
            game.push(Aftermath())
            return True
        yield from answer_destruction(game)
        if terror(state) == 4 and not state.happened.struck:
            state.happened.struck = True
            game.push(Strike(tuple(dry_lands(state))))
            return True
        return False

    def won(self, state: IslandState, level: int) -> str:
        """Where the dahan are a match for the invaders' buildings."""
        return insurrection_won(state, level)

    def lost_by(self, state: IslandState) -> str:
        """Too few dahan live."""
        alive = sum(len(here.dahan) for here in state.lands.values())
        return "dahan" if alive < INSURGENTS * len(state.spirits) else ""

    def goal(self, state: IslandState, level: int) -> tuple[str, int] | None:
        """Lands with more buildings than dahan."""
        if level < 2:
            return None
        return "dahan", sum(buildings(here) > len(here.dahan) for here in state.lands.values())


SCENARIO = DahanInsurrection()
