"""Rituals of Terror: the ritual by which alone terror grows. (The other scenarios change rules where those are.)"""

from nemeton.kernel import Ask, Rule

from .acting import Act
from .choices import ChooseSpirit, IslandChoice, asks
from .island import dry_lands, dry_neighbours
from .movement import Push, move
from .pieces import standing
from .presence import wither
from .state import Island, IslandState
from .steps import Aftermath, FearCards, Ritual, RitualPush
from .victory import begin_action

DAHAN_NEEDED = 3  # per player
PRICE = 3  # energy, and presence


class PerformRitual(IslandChoice, tag="ritual"):
    """Perform the ritual in a land."""

    land: str
    sign = "g-ritual"


asks("spirit_island.ritual_energy", plain=ChooseSpirit)
asks("spirit_island.ritual_presence", plain=ChooseSpirit)


def may_ritual(state: IslandState) -> bool:
    """Is the ritual part of this game?"""
    return state.options.scenario == "rituals_of_terror"


def ritual_lands(state: IslandState) -> list[str]:
    """Where the spirits could perform it now."""
    if sum(spirit.energy for spirit in state.spirits) < PRICE:
        return []
    return [
        land for land in dry_lands(state)
        if all(state.lands[land].presence) and sum(state.lands[land].presence) >= PRICE
        and len(state.lands[land].dahan) >= DAHAN_NEEDED * len(state.spirits)
    ]  # fmt: skip


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


def ritual_push(game: Island, step: RitualPush) -> Rule[None]:
    """All dahan leave the land, spread as evenly as possible."""
    state, land = game.state, step.land
    begin_action(state)
    act = Act(game, step.seat, law="scenario.rituals_of_terror", land=land)
    given = dict.fromkeys(dry_neighbours(state, land), 0)
    while state.lands[land].dahan:
        fewest = min(given.values())
        options = [Push(piece, end) for piece in standing(state.lands[land], ("dahan",))
                   for end, number in given.items() if number == fewest]  # fmt: skip
        about = act.about(left=len(state.lands[land].dahan))
        pushed = yield Ask(step.seat, "spirit_island.push", options, about=about, law=act.law)
        yield from move(act, pushed.piece, land, pushed.end)
        given[pushed.end] += 1
