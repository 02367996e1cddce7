"""The Gates of Tír na nÓg: they open whenever the turn direction changes."""

from nemeton.kernel import step

from .removing import forced_loss
from .state import Inis, in_order
from .steps import CrowsTurned, Draw, GatesTake
from .territories import GATES


def turn_crows(game: Inis) -> None:
    """The turn direction changes at once."""
    game.state.direction = -game.state.direction
    game.tell("inis.crows", direction=game.state.direction, law="assembly.crows")
    game.push(CrowsTurned())


@step(CrowsTurned)
def crows_turned(game: Inis, _step: CrowsTurned) -> None:
    """Everybody present at the Gates is taken, from the Brenn on in the new direction."""
    state = game.state
    if GATES in state.tiles:
        present = [seat for seat in in_order(state, state.brenn) if state.tiles[GATES].clans[seat]]
        game.push(*(GatesTake(seat) for seat in present))


@step(GatesTake)
def gates_take(game: Inis, step: GatesTake) -> None:
    """A clan is lost at the Gates, and an Epic Tale is drawn, whatever becomes of the clan."""
    game.tell("inis.gates", seat=step.seat, law="tile.gates_of_tir_na_nog")
    game.push(Draw(step.seat, by_gates=True))
    forced_loss(game, step.seat, GATES)
