"""Rules that a map brings (Law V): ways beside its paths, and what comes of using them. Shared rules never ask which
map they meet; a map without rules of its own is not in `LANDS`."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Rule

from .. import rulings
from ..state import NOBODY, Root, RootState, map_of
from ..steps import FactionStep
from .effects import draw_cards

FERRY, RIDE, DRAW = "ferry", "ferry_ride", "ferry_draw"


class Land:
    """What a map is to the shared rules. Each overrides what its law changes."""

    steps: tuple[str, ...] = ()  # the names of steps that it may bring to a player
    used_once: tuple[str, ...] = ()  # what may be used once in a turn
    asked: ClassVar[Mapping[str, Asked]] = {}  # what it asks, and what may be answered

    def ways(self, state: RootState, where: int) -> tuple[int, ...]:
        """Where pieces may move to from a clearing beside its paths."""
        return ()

    def closed_ways(self, state: RootState, where: int) -> Iterator[tuple[int, str, str]]:
        """Such ways that are not open now: where to, and why."""
        return iter(())

    def travelled(self, game: Root, mover: int, origin: int, to: int, could_walk: bool) -> list[FactionStep]:
        """Pieces have gone from clearing to clearing; `could_walk` says that there was another way for them."""
        return []

    def came_along(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        """Warriors of an ally have come along on a journey that had these effects: those that it has now."""
        return effects

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Go on with one of its steps."""
        raise NotImplementedError

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Does one of its steps speak of what can be?"""
        return True


class Lake(Land):
    """A lake with a ferry (Law V.2)."""

    steps = (RIDE, DRAW)
    used_once = (FERRY,)
    asked: ClassVar = {
        "root.ferry": Asked(words={"ferry": "root.option.ferry.ride", "swim": "root.option.ferry.swim"}),
    }

    def ways(self, state: RootState, where: int) -> tuple[int, ...]:
        """V.2.5 From where the ferry lies to the whole coast, once in a turn."""
        return self.landings(state) if where == state.ferry and FERRY not in state.used else ()

    def landings(self, state: RootState) -> tuple[int, ...]:
        """Where the ferry can go."""
        return tuple(to for to in map_of(state).coast if to != state.ferry)

    def closed_ways(self, state: RootState, where: int) -> Iterator[tuple[int, str, str]]:
        """V.2.5 It has been used this turn, or lies at another clearing of the coast."""
        coast = map_of(state).coast
        if where not in coast:
            return
        kind = "root.refused.ferry_used" if FERRY in state.used else "root.refused.ferry_away"
        if where != state.ferry or FERRY in state.used:
            for to in coast:
                if to != where:
                    yield to, kind, "V.2.5"

    def travelled(self, game: Root, mover: int, origin: int, to: int, could_walk: bool) -> list[FactionStep]:
        """V.2.5 Who could go by ferry alone has done so and draws; who could swim says which."""
        if to not in self.ways(game.state, origin):
            return []
        if could_walk:
            return [FactionStep(mover, RIDE, to)]
        self.cross(game, mover, to)
        return [FactionStep(mover, DRAW, to)]

    def came_along(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        """An ally who is taken along draws as well (ruling M1)."""
        if not effects or not rulings.FERRY_DRAWS_FOR_ALLIES:
            return effects
        (first,) = effects
        if first.name == RIDE:
            return [FactionStep(first.seat, RIDE, first.where, by=ally)]
        return [first, FactionStep(ally, DRAW, first.where)]

    def cross(self, game: Root, mover: int, to: int) -> None:
        """The ferry goes along."""
        state = game.state
        origin, state.ferry = state.ferry, to
        state.used.append(FERRY)
        game.tell("root.ferried", seat=mover, origin=origin, to=to, law="V.2.5")

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Who could swim is asked; who rode draws a card."""
        if step.name == RIDE:
            return self.choose(game, step)
        draw_cards(game, step.seat, 1, "V.2.5")
        return None

    def choose(self, game: Root, step: FactionStep) -> Rule[None]:
        """By ferry, or along the river."""
        choice = yield Ask(step.seat, "root.ferry", ["ferry", "swim"], about={"to": step.where}, law="V.2.5")
        if choice == "ferry":
            self.cross(game, step.seat, step.where)
            for rider in (step.seat, step.by):
                if rider != NOBODY:
                    draw_cards(game, rider, 1, "V.2.5")

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Both speak of a clearing at the lake; who is yet to choose goes where the ferry is not."""
        if step.name == RIDE:
            return step.where in self.ways(state, state.ferry)
        return step.where in map_of(state).coast


LANDS: dict[str, Land] = {"lake": Lake()}


def land_of(state: RootState) -> Land | None:
    """The rules that the map brings, if it brings any."""
    return LANDS.get(state.options.map)


def steps_of_the_land(state: RootState) -> tuple[str, ...]:
    """The steps that the map may bring to a player."""
    land = land_of(state)
    return land.steps if land is not None else ()
