"""Ravage: invaders hurt a land and its dahan, and the dahan strike back."""

from nemeton.kernel import AnyOf, Ask, Rule, Taken

from .acting import Act
from .adversaries import adversary_of
from .blight import add_blight
from .harm import damage, lost
from .invader_facts import DAHAN_STRENGTH, KINDS
from .island import count, invaders, is_sacred, marks_on, owner, presence_lands, within
from .pieces import health, kind_and_hurt, named, put, standing, take
from .presence import wither
from .state import Island, IslandState
from .steps import Aftermath, Ravage, Ravages
from .victory import begin_action

BLIGHTS = 2  # so much damage to a land adds blight
WARD = 2  # Encompassing Ward
VITALITY = 3  # Earth's sacred sites
EARTH_SPIRIT = "vital_strength_of_the_earth"
GREEN_SPIRIT = "a_spread_of_rampant_green"


def strength(state: IslandState, kind: str) -> int:
    """The damage that an invader deals."""
    return adversary_of(state).strength(state.options.level, kind)


def defence(state: IslandState, land: str) -> int:
    """How much the damage of invaders there is lowered."""
    here = state.lands[land]
    total = marks_on(state, land).defend
    total += sum(WARD for seat in state.wards if here.presence[seat])
    for seat, spirit in enumerate(state.spirits):
        if spirit.name == EARTH_SPIRIT and is_sacred(state, seat, land):
            total += VITALITY
    return total


def ravage_damage(state: IslandState, land: str) -> int:
    """What a ravage there would do now."""
    here = state.lands[land]
    return max(0, sum(count(here, kind) * strength(state, kind) for kind in KINDS) - defence(state, land))


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


def ravage(game: Island, step: Ravage) -> Rule[None]:
    """One land is ravaged."""
    state, land = game.state, step.land
    begin_action(state)
    if "ravage" in marks_on(state, land).skips:
        game.tell("spirit_island.skipped", action="ravage", land=land, law="ravage")
        return
    if (yield from choked(game, land, "ravage")):
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
    yield from keep_the_oath(act, fallen)
    yield from adversary_of(state).after_ravage(act, blighted=blighted)


def choked(game: Island, land: str, action: str) -> Rule[bool]:
    """Green may choke what invaders are about to do on its sacred site, for one presence there."""
    state = game.state
    for seat, spirit in enumerate(state.spirits):
        if spirit.name != GREEN_SPIRIT or not is_sacred(state, seat, land):
            continue
        about = {"land": land, "action": action}
        law = f"spirit.{GREEN_SPIRIT}"
        if (yield Ask(seat, "spirit_island.choke", ("choke", "let"), about=about, law=law)) == "choke":
            wither(game, seat, land, law)
            game.tell("spirit_island.choked", seat=seat, land=land, action=action, law=law)
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
        options = [(piece, dealt) for piece in pieces for dealt in amounts]
        about = act.about(left=harm)
        piece, dealt = yield Ask(act.seat, "spirit_island.wound", options, about=about, law=act.law)
        take(here, piece)
        put(here, named("dahan", kind_and_hurt(piece)[1] + dealt))
        harm -= dealt


def keep_the_oath(act: Act, fallen: int) -> Rule[None]:
    """Sworn to Victory: for each dahan that fell in a ravage Thunderspeaker destroys presence nearby."""
    state = act.state
    for seat, spirit in enumerate(state.spirits):
        if spirit.name != "thunderspeaker":
            continue
        for _ in range(fallen):
            near = within(state, [act.land], 1)
            lands = [land for land in presence_lands(state, seat) if land in near]
            if not lands:
                break
            law = "spirit.thunderspeaker"
            land = yield Ask(seat, "spirit_island.oath", lands, about={"land": act.land}, law=law)
            wither(act.game, seat, land, law)
