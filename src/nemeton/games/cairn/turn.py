"""A turn (Turn): one of three actions, then the abilities it wakes, then at most one transformation."""

from nemeton.kernel import Ask, Asked, Result, Rule, step

from .actions import Add, Jump, Move, legal_actions, refused_actions
from .building import build
from .choices import CairnChoice, is_off
from .state import (
    Activation,
    Cairn,
    Space,
    Transformation,
    Turn,
    TurnEnd,
    banish,
    enemy_of,
    flip,
    leave_field,
    move_shaman,
    outline,
    place_shaman,
    transformation_targets,
)

DECLINE = "decline"


class Transform(CairnChoice):
    """Transform the enemy on a space."""

    space: Space
    words = heading = "transform"


ASKED = {
    "cairn.action": Asked((Add, Move, Jump)),
    "cairn.transformation": Asked(plain=Transform, words={DECLINE: ""}),
}
NEW_TURN, CHECK_TRANSFORMATION = Turn(), Transformation()


@step(Turn)
def turn(game: Cairn, _step: Turn) -> Rule[None]:
    """The active tribe chooses an action, carries it out, and turns its token over."""
    game.begin_turn()
    state = game.state
    seat = state.active
    game.tell("cairn.turn", seat=seat, law="turn")
    if state.options.repetition == "draw":
        end_if_repeated(game)
    actions = legal_actions(state, seat)
    if not actions:
        # Ending, 2): whoever can do none of the three actions at the start of a turn loses.
        game.tell("cairn.blocked", seat=seat, law="ending")
        game.end(Result("blocked", (enemy_of(seat),), tuple(state.score)))
    action = yield Ask(seat, "cairn.action", actions, law="turn.action", refused=lambda: refused_actions(state, seat))
    token: str = action.uses
    if isinstance(action, Add):
        to = action.space
        add(game, seat, to)
    elif is_off(to := action.to):
        leave_field(game, seat, action.origin)
        flip(game, token)
        game.push(TurnEnd())  # nobody on the field has moved, so nothing can be transformed
        yield from build(game, seat, action.origin)
        return
    else:
        move_shaman(game, seat, action.origin, to, f"action.{token}")
    # Activation, note: the token is turned over before the megalith's ability is applied.
    flip(game, token)
    state.agenda.append(CHECK_TRANSFORMATION)
    if to in state.megaliths:
        game.push(Activation(to))


def add(game: Cairn, seat: int, totem: str) -> None:
    """Add a shaman on a totem space; an enemy that stands there is banished first (Add a shaman)."""
    enemy = enemy_of(seat)
    if totem in game.state.shamans[enemy]:
        banish(game, enemy, totem)
    place_shaman(game, seat, totem)


@step(Transformation)
def transformation(game: Cairn, _step: Transformation) -> Rule[None] | None:
    """Check the transformation (Turn, 2): at most one a turn."""
    targets = transformation_targets(game.state, game.state.active)
    if targets:
        game.push(TurnEnd())
        return transform(game, targets)
    pass_turn(game)
    return None


def transform(game: Cairn, targets: tuple[str, ...]) -> Rule[None]:
    """Turn the token over, banish the enemy of the line, build on its space."""
    seat = game.state.active
    # R9: the rulebook lets one transform; a table may make it a duty.
    options = [*targets, DECLINE] if game.state.options.transformation == "optional" else targets
    target = yield Ask(seat, "cairn.transformation", options, law="transformation")
    if target == DECLINE:
        game.tell("cairn.declined", seat=seat, law="transformation")
        return
    game.tell("cairn.transformed", seat=seat, space=target, law="transformation")
    flip(game, "transform")
    banish(game, enemy_of(seat), target)
    yield from build(game, seat, target)


@step(TurnEnd)
def turn_end(game: Cairn, _step: TurnEnd) -> None:
    """The turn is over."""
    pass_turn(game)


def pass_turn(game: Cairn) -> None:
    """The turn passes to the other tribe, unless Pillars of Spring has set it otherwise."""
    state = game.state
    state.active = state.next_seat
    state.next_seat = enemy_of(state.active)
    state.moved.clear()
    state.activated.clear()
    state.agenda.append(NEW_TURN)


def end_if_repeated(game: Cairn) -> None:
    """R17, if the table says so: a draw when a turn begins with the same situation for the third time."""
    state = game.state
    situation = f"{state.active}/{outline(state)}"
    state.positions.append(situation)
    if state.positions.count(situation) >= 3:
        game.tell("cairn.repeated", law="ending")
        game.end(Result("repetition", (), tuple(state.score)))
