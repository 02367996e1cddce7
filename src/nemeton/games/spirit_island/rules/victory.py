"""How a game ends, looked at after each complete action; and what an action triggers."""

from typing import ClassVar

from nemeton.kernel import Ask, Result, Rule, step

from ..adversaries import ADVERSARIES, adversary_of
from ..choices import IslandChoice, asks
from ..fields import LandName, PieceName
from ..invader_facts import THEMATIC_DIFFICULTY
from ..island import (
    invaders,
    marks_on,
    neighbours,
    owner,
    presence_lands,
)
from ..scenarios import SCENARIOS, scenario_of
from ..state import Happened, Island, IslandOptions, IslandState
from ..steps import Aftermath
from .acting import Act
from .harm import hurt_piece, left_of, vulnerable
from .terror import terror

AVENGED = ("town", "city", "dahan")


class DamageAt(IslandChoice):
    """Deal so much damage to a piece in a land."""

    piece: PieceName
    count: int
    land: LandName
    words, heading, row_field, brief = "damage_at", "spirit_island.option.piece", "land", "count"
    clicks: ClassVar = ("piece",)
    most = "count"


asks("spirit_island.vengeance", DamageAt)


def begin_action(state: IslandState, by: int = -1) -> None:
    """A new action, perhaps a power of somebody: nothing has happened in it yet."""
    state.happened = Happened(by=by)


@step(Aftermath)
def aftermath(game: Island, _step: Aftermath) -> Rule[None]:
    """What the action has triggered, one thing after the other; then perhaps the game is over."""
    state = game.state
    set_off_vengeance(state)
    if state.happened.due:
        yield from avenge(game, *state.happened.due.pop(0))
        game.push(Aftermath())
        return
    if not (yield from scenario_of(state).aftermath(game)):
        check_end(game)


# What actions trigger


def decider(state: IslandState, land: str) -> int:
    """Who decides about what an action triggers in a land: who uses the power, else whose board it is (p. 8)."""
    user = state.happened.by
    return owner(state, land) if user < 0 else user


def set_off_vengeance(state: IslandState) -> None:
    """What an effect has destroyed sets off every vengeance of its land that this chain has not set off yet."""
    happened = state.happened
    for land, marks in state.marks.items():
        fallen = sum(where == land and kind in AVENGED for where, kind, _ in happened.destroyed)
        for at in range(len(marks.vengeance)):
            if fallen and f"{land}:{at}" not in happened.avenged:
                happened.avenged.append(f"{land}:{at}")
                happened.due.append((land, at, fallen))
    happened.fallen += happened.destroyed
    happened.destroyed = []


def avenge(game: Island, land: str, at: int, fallen: int) -> Rule[None]:
    """Vengeance of the Dead: damage for all that fell, there or around."""
    state = game.state
    vengeance = marks_on(state, land).vengeance[at]
    act = Act(game, vengeance.seat, law="power.vengeance_of_the_dead", land=land, power=True)
    lands = [land, *neighbours(state, land)] if vengeance.wide else [land]
    while fallen > 0:
        options = [
            DamageAt(piece, dealt, where)
            for where in lands
            for piece in vulnerable(act, where)
            for dealt in range(1, min(fallen, left_of(act, where, piece)) + 1)
        ]
        if not options:
            return
        about = act.about(left=fallen)
        answer = yield Ask(act.seat, "spirit_island.vengeance", options, about=about, law=act.law)
        fallen -= answer.count
        yield from hurt_piece(act, answer.land, answer.piece, answer.count)


# The end


def check_end(game: Island) -> None:
    """Victory, defeat, or both at once, which is a victory by sacrifice."""
    state = game.state
    how = won(state)
    loss = lost_by(state)
    everybody = tuple(range(len(state.spirits)))
    if how:
        game.end(Result("sacrifice" if loss else how, everybody, final_scores(state, victory=True)))
    if loss:
        game.end(Result(loss, (), final_scores(state, victory=False)))


def won(state: IslandState) -> str:
    """How the game is won now; nothing if it is not."""
    level = terror(state)
    how = scenario_of(state).won(state, level)
    if how is not None:
        return how
    if level >= 4:
        return "fear"
    lands = state.lands.values()
    if level == 3:
        return "" if any(here.cities for here in lands) else "terror_3"
    if level == 2:
        return "" if any(here.cities or here.towns for here in lands) else "terror_2"
    return "" if any(invaders(here) for here in lands) else "terror_1"


def lost_by(state: IslandState) -> str:
    """How the game is lost now; nothing if it is not."""
    if state.loss is not None:
        return state.loss.how
    if any(not presence_lands(state, seat) for seat in range(len(state.spirits))):
        return "spirit_destroyed"
    return adversary_of(state).lost_by(state) or scenario_of(state).lost_by(state)


def difficulty(state: IslandState) -> int:
    """The table's difficulty."""
    return sum(difficulties(state.options))


def difficulties(options: IslandOptions) -> tuple[int, int, int]:
    """What adversary, scenario and board add to the difficulty. There is no level without an adversary."""
    levels = ADVERSARIES[options.adversary].levels
    level = levels[min(options.level, len(levels) - 1)].difficulty
    return level, SCENARIOS[options.scenario].difficulty, THEMATIC_DIFFICULTY * options.thematic


def final_scores(state: IslandState, *, victory: bool) -> tuple[int, ...]:
    """The score of the table, the same for everybody."""
    players = len(state.spirits)
    left = len(state.invader_deck)
    out = len(state.invader_discard) + len(state.build) + len(state.ravage) + len(state.extra_build)
    out += bool(state.explored)
    points = 5 * difficulty(state) + 10 + 2 * left if victory else 2 * difficulty(state) + out
    dahan = sum(len(here.dahan) for here in state.lands.values())
    blight = sum(here.blight for here in state.lands.values())
    return (points + dahan // players - blight // players,) * players


def scores(state: IslandState) -> tuple[int, ...]:
    """The score; as long as the game goes on, what it would be if it ended now, unwon."""
    return state.result.scores if state.result is not None else final_scores(state, victory=False)
