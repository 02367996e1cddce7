"""Removing clans: what may prevent it, what it leaves behind ("Removing a clan")."""

from nemeton.kernel import step

from . import rulings
from .cards import REMOVED, WOULD_BE_REMOVED
from .effects import lift_clan
from .state import Inis, Removal, exposed
from .steps import RemovalDone, Remove, RemoveNow, Window


@step(Remove)
def remove(game: Inis, step: Remove) -> None:
    """A clan shall be removed, if there is one; its owner may prevent it. A maneuver reaches exposed clans only."""
    state = game.state
    if not state.tiles[step.where].clans[step.owner] or (step.by_maneuver and not exposed(state, step.owner)):
        return
    state.removals.append(Removal(step.owner, step.where, step.by_maneuver))
    game.push(Window(WOULD_BE_REMOVED, step.owner, (step.owner,)), RemoveNow(), RemovalDone())


@step(RemoveNow)
def remove_now(game: Inis, _step: RemoveNow) -> None:
    """The clan goes back into the reserve, from where its owner may fetch it again at once."""
    state = game.state
    removal = state.removals[-1]
    if removal.settled:
        return
    owner, where, clash = removal.owner, removal.where, state.clash
    lift_clan(game, owner, where)
    game.tell("inis.removed", seat=owner, where=where, law="removing")
    if clash is not None and clash.where == where:
        clash.lost[owner] += 1
        if removal.by_maneuver:
            clash.removed[owner] += 1
        if clash.cauldron == owner:
            state.reserve[owner] -= 1
            clash.in_cauldron += 1
            removal.settled = True
    game.push(Window(REMOVED, owner, (owner,)))


@step(RemovalDone)
def removal_done(game: Inis, _step: RemovalDone) -> None:
    """The removal is done with."""
    game.state.removals.pop()


def forced_loss(game: Inis, seat: int, where: str) -> None:
    """The Festival, the Gates or the Mountains take a clan; whether that is a removal is a ruling (Q13)."""
    if rulings.FORCED_LOSSES_ARE_REMOVALS:
        game.push(Remove(seat, where))
    elif game.state.tiles[where].clans[seat]:
        lift_clan(game, seat, where)
        game.tell("inis.removed", seat=seat, where=where, law="removing")
