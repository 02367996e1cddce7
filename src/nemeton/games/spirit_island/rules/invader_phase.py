"""The invader phase: the blighted island, fear, ravage, build, explore, and the cards that slide on."""

from nemeton.kernel import PUBLIC, Rule, Step, show, step

from ..adversaries import adversary_of
from ..fear.effects import is_forbidden
from ..invader_facts import INVADER_CARDS
from ..island import (
    board_of,
    buildings,
    dry_lands,
    dry_neighbours,
    invaders,
    is_coastal,
    marks_on,
    terrain,
)
from ..pieces import put
from ..scenarios import scenario_of
from ..state import Island, IslandState, Loss
from ..steps import (
    Advance,
    Aftermath,
    Blighted,
    Build,
    Builds,
    Escalate,
    Explore,
    Explorers,
    FearCards,
    InvaderPhase,
    PowerPhase,
    Ravages,
    Sway,
)
from .ravaging import is_prevented
from .victory import begin_action


@step(InvaderPhase)
def invader_phase(game: Island, _step: InvaderPhase) -> None:
    """What invaders do in a turn, in this order."""
    state = game.state
    state.phase = "invader"
    state.resolved = 0
    game.tell("spirit_island.phase", phase="invader", law="phase.invader")
    blighted = [Blighted(seat) for seat in range(len(state.spirits))] if state.is_blighted else []
    fear = [] if scenario_of(state).fear_cards_wait else [FearCards()]
    game.push(
        *(step for one in blighted for step in (one, Aftermath())),
        *fear,
        *(Builds(card, extra=True) for card in state.extra_build),
        *(Ravages(tuple(lands_of(state, card))) for card in state.ravage),
        *(Builds(card) for card in state.build),
        Explore(),
        Advance(),
        PowerPhase(fast=False),
    )


def lands_of(state: IslandState, card: str) -> list[str]:
    """The lands that an invader card names."""
    here = INVADER_CARDS[card]
    return [
        land for land in dry_lands(state) if (is_coastal(land) if here.is_coastal else terrain(land) in here.terrains)
    ]


# Build


@step(Builds)
def builds(game: Island, step: Builds) -> None:
    """Invaders build in the lands of a card. The adversary's own space may build twice."""
    state = game.state
    lands = [land for land in lands_of(state, step.card) if may_build(state, land)]
    twice = step.extra and adversary_of(state).builds_again(state)
    game.tell("spirit_island.builds", invader_card=step.card, law="build")
    once_more = [Builds(step.card)] if twice else []
    game.push(*(one for land in lands for one in (Build(land), Aftermath())), *once_more)


def may_build(state: IslandState, land: str) -> bool:
    """Would invaders build there? Where they are; an adversary also elsewhere."""
    if invaders(state.lands[land]):
        return True
    return adversary_of(state).may_build_beside(state, land)


@step(Build)
def build(game: Island, step: Build) -> Rule[None]:
    """A land gets a city if it has more towns than cities, otherwise a town."""
    state, land = game.state, step.land
    begin_action(state)
    here = state.lands[land]
    new = "city" if len(here.towns) > len(here.cities) else "town"
    if "build" in marks_on(state, land).skips or is_build_forbidden(state, land, new):
        game.tell("spirit_island.skipped", action="build", land=land, law="build")
        return
    if (yield from is_prevented(game, land, "build")):
        return
    put(here, new)
    game.tell("spirit_island.built", land=land, piece=new, law="build")


def is_build_forbidden(state: IslandState, land: str, new: str) -> bool:
    """Does a fear card keep invaders from building there?"""
    return is_forbidden(state, "build", land, new)


# Explore


@step(Explore)
def explore(game: Island, _step: Explore) -> None:
    """The next card is revealed; an adversary may escalate. Without a card time has run out."""
    state = game.state
    begin_action(state)
    if not state.invader_deck:
        state.loss = Loss("time")
        game.push(Aftermath())
        return
    card = state.invader_deck.pop()
    show(card, PUBLIC)
    game.shown()
    state.explored = card.card
    game.tell("spirit_island.reveals", invader_card=card.card, law="explore")
    before, after = adversary_of(state).escalation(state) if INVADER_CARDS[card.card].flag else ([], [])
    game.push(*before, Explorers(), *scenario_of(state).explore_steps(state), *after, Aftermath())


def boards_with_buildings(state: IslandState) -> list[Step]:
    """The adversary escalates on each board where a town or a city stands."""
    boards = [
        at for at in range(len(state.boards)) if any(buildings(state.lands[land]) for land in lands_of_board(state, at))
    ]
    return [step for at in boards for step in (Escalate(at), Aftermath())]


def lands_of_board(state: IslandState, board: int) -> list[str]:
    """The lands of a player's board."""
    return [land for land in dry_lands(state) if board_of(land) == state.boards[board]]


@step(Explorers)
def explorers(game: Island, _step: Explorers) -> None:
    """An explorer comes to each land of the card that has a source in it or beside it, or lies on the coast."""
    state = game.state
    lands = [land for land in lands_of(state, state.explored) if may_explore(state, land)] if state.explored else []
    state.explored_lands = []
    for land in lands:
        if "explore" in marks_on(state, land).skips or is_exploring_forbidden(state, land):
            game.tell("spirit_island.skipped", action="explore", land=land, law="explore")
            continue
        state.explored_lands.append(land)
    for land in state.explored_lands:
        put(state.lands[land], "explorer")
        game.tell("spirit_island.arrived", land=land, piece="explorer", law="explore")


def may_explore(state: IslandState, land: str) -> bool:
    """Can explorers reach it from towns, cities or the ocean?"""
    if is_coastal(land) or buildings(state.lands[land]):
        return True
    return any(buildings(state.lands[near]) for near in dry_neighbours(state, land))


def is_exploring_forbidden(state: IslandState, land: str) -> bool:
    """Does a fear card keep explorers out?"""
    return is_forbidden(state, "explore", land)


@step(Escalate)
def escalate(game: Island, step: Escalate) -> Rule[None]:
    """The adversary escalates on a board, before explorers come."""
    yield from adversary_of(game.state).escalate(game, step.board)


@step(Sway)
def sway(game: Island, _step: Sway) -> Rule[None]:
    """The adversary escalates where explorers have come."""
    yield from adversary_of(game.state).sway(game)


@step(Advance)
def advance(game: Island, _step: Advance) -> None:
    """Cards slide: ravage to discard (or to the adversary's own space), build to ravage, explore to build."""
    state = game.state
    adversary = adversary_of(state)
    state.invader_discard += state.extra_build
    state.extra_build = []
    for card in state.ravage:
        if state.has_extra and not adversary.keeps_extra_build(state.options.level, INVADER_CARDS[card].stage):
            state.has_extra = False
            game.tell("spirit_island.tile_gone", law=f"adversary.{adversary.name}")
        (state.extra_build if state.has_extra else state.invader_discard).append(card)
    state.ravage, state.build = state.build, [state.explored] if state.explored else []
    state.explored = ""
