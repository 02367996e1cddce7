"""Ravage: invaders hurt a land and its dahan, and the dahan strike back."""

from nemeton.kernel import AnyOf, Ask, Rule, Taken, step

from ..adversaries import ADVERSARIES, adversary_of
from ..choices import ChooseLand, asks
from ..invader_facts import DAHAN_STRENGTH, KINDS
from ..island import count, invaders, marks_on, owner
from ..pieces import health, kind_and_hurt, named, put, standing, take
from ..spirits import PANELS
from ..state import Island, IslandState
from ..steps import Aftermath, Ravage, Ravages
from .acting import Act
from .blight import add_blight
from .harm import Damage, damage, lost
from .victory import begin_action

BLIGHTS = 2  # so much damage to a land adds blight
WARD = 2  # Encompassing Ward


asks("spirit_island.ravage_next", plain=ChooseLand, words={"in_order": ""})
asks("spirit_island.wound", Damage)


def strength(state: IslandState, kind: str) -> int:
    """The damage that an invader deals."""
    return ADVERSARIES[state.options.adversary].strength(state.options.level, kind)


def defence(state: IslandState, land: str) -> int:
    """How much the damage of invaders there is lowered."""
    here = state.lands[land]
    total = marks_on(state, land).defend
    total += sum(WARD for seat in state.wards if here.presence[seat])
    for seat, there in enumerate(here.presence):
        if there:
            total += PANELS[state.spirits[seat].name].defence(state, seat, land)
    return total


def ravage_damage(state: IslandState, land: str) -> int:
    """What a ravage there would do now."""
    here = state.lands[land]
    return max(0, sum(count(here, kind) * strength(state, kind) for kind in KINDS) - defence(state, land))


@step(Ravages)
def ravages(game: Island, step: Ravages) -> Rule[None]:
    """The players choose which land is ravaged next, each on the board where they began."""
    state = game.state
    ready = [land for land in step.lands if invaders(state.lands[land])]
    if not ready:
        return
    ordered = step.ordered
    land = next((land for land in ready if owner(state, land) in ordered), "")
    if not land and len(ready) > 1:
        asks = []
        for seat in range(len(state.spirits)):
            mine = [land for land in ready if owner(state, land) == seat]
            if mine:
                asks.append(Ask(seat, "spirit_island.ravage_next", [*mine, "in_order"], law="ravage.order"))
        taken: Taken = yield AnyOf(asks)
        if taken.option == "in_order":
            game.push(Ravages(step.lands, (*ordered, taken.seat)))
            return
        land = str(taken.option)
    land = land or ready[0]
    rest = tuple(other for other in step.lands if other != land)
    game.push(Ravage(land), Aftermath(), Ravages(rest, ordered))


@step(Ravage)
def ravage(game: Island, step: Ravage) -> Rule[None]:
    """One land is ravaged."""
    state, land = game.state, step.land
    begin_action(state)
    if "ravage" in marks_on(state, land).skips:
        game.tell("spirit_island.skipped", action="ravage", land=land, law="ravage")
        return
    if (yield from is_prevented(game, land, "ravage")):
        return
    act = Act(game, owner(state, land), law="ravage", land=land)
    harm = ravage_damage(state, land)
    strikers = len(state.lands[land].dahan)
    game.tell("spirit_island.ravages", land=land, damage=harm, held=defence(state, land), law="ravage")
    blighted = yield from blight_of_ravage(act, harm)
    fallen = yield from hurt_dahan(act, harm)
    if not marks_on(state, land).strikes_at_once:
        strikers = len(state.lands[land].dahan)
    if strikers and invaders(state.lands[land]):
        game.tell("spirit_island.strikes", land=land, damage=DAHAN_STRENGTH * strikers, law="ravage")
    yield from damage(act, DAHAN_STRENGTH * strikers)
    for seat, spirit in enumerate(state.spirits):
        yield from PANELS[spirit.name].dahan_fell(act, seat, fallen)
    yield from adversary_of(state).after_ravage(act, blighted=blighted)


def is_prevented(game: Island, land: str, action: str) -> Rule[bool]:
    """A spirit in a land may keep invaders from what they are about to do there."""
    for seat, there in enumerate(game.state.lands[land].presence):
        if there and (yield from PANELS[game.state.spirits[seat].name].prevents(game, seat, land, action)):
            return True
    return False


def blight_of_ravage(act: Act, harm: int) -> Rule[bool]:
    """A badly hurt land is blighted, once however badly (an adversary may dig deeper). Was it?"""
    if harm < BLIGHTS:
        return False
    added = yield from add_blight(act)
    if adversary_of(act.state).digs_deep(act.state.options.level, harm):
        added = (yield from add_blight(act, gently=True)) or added
    return added


def hurt_dahan(act: Act, harm: int) -> Rule[int]:
    """Invaders fight dahan: whoever can be destroyed is, the rest of the damage is divided. How many fell."""
    here = act.here
    if marks_on(act.state, act.land).shelter or not here.dahan:
        return 0
    most = health(act.state, act.land, "dahan")
    fallen = 0
    while here.dahan and harm >= most - max(here.dahan):
        harm -= most - max(here.dahan)
        here.dahan.remove(max(here.dahan))
        lost(act, act.land, "dahan")
        fallen += 1
    yield from wound(act, harm)
    return fallen


def wound(act: Act, harm: int) -> Rule[None]:
    """Damage to dahan that can destroy none of them: the players divide it as they like."""
    here = act.here
    while here.dahan and harm:
        pieces = standing(here, ("dahan",))
        amounts = [harm] if len(here.dahan) == 1 else range(1, harm + 1)
        options = [Damage(piece, dealt) for piece in pieces for dealt in amounts]
        about = act.about(left=harm)
        answer = yield Ask(act.seat, "spirit_island.wound", options, about=about, law=act.law)
        take(here, answer.piece)
        put(here, named("dahan", kind_and_hurt(answer.piece)[1] + answer.count))
        harm -= answer.count
