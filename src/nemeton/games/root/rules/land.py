"""Rules that a map brings (Law V): ways beside its paths, and what comes of using them. Shared rules never ask which
map they meet; a map without rules of its own is not in `LANDS`."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Label, Phrase, Refusal, Rule

from .. import rulings
from ..choices import Anytime
from ..state import NOBODY, Root, RootState, map_of
from ..steps import FactionStep
from .effects import draw_cards, score, spend_card
from .rule import faction, ruler

FERRY, RIDE, DRAW = "ferry", "ferry_ride", "ferry_draw"
PATH = "path"


class Deed(Anytime):
    """What the land lets the player on turn do between actions; a map that does derives its own from this."""


class Land:
    """What a map is to the shared rules. Each overrides what its law changes."""

    steps: tuple[str, ...] = ()  # the names of steps that it may bring to a player
    used_once: tuple[str, ...] = ()  # what may be used once in a turn
    asked: ClassVar[Mapping[str, Asked]] = {}  # what it asks, and what may be answered
    deeds: ClassVar[tuple[type[Deed], ...]] = ()  # what it may let players do

    def offers(self, state: RootState, seat: int) -> list[Deed]:
        """What the player on turn may do now; this may depend on nothing hidden but that player's hand."""
        return []

    def might_offer(self, state: RootState, seat: int) -> bool:
        """Could there be something, for all that everybody knows?"""
        return False

    def refused(self, state: RootState, seat: int) -> Iterator[Refusal]:
        """What the player on turn cannot do now, and why."""
        return iter(())

    def accept(self, game: Root, seat: int, deed: Deed) -> None:
        """The player on turn does it."""
        raise NotImplementedError

    def turn_ends(self, game: Root, seat: int) -> None:
        """The evening of a player is over."""

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


class Clear(Deed, tag="clear"):
    """Spend a card to open a buried path."""

    where: int
    to: int
    card: str
    sign, costs = "ui-point", "clear"
    clicks: ClassVar = ("card", "closed-{where}-{to}")

    def phrase(self) -> Phrase:
        """With the card; without one the path alone."""
        values = {"where": self.where, "to": self.to, "card": self.card}
        return Phrase("root.option.clear" if self.card else "root.option.clear_path", values)

    def label(self, view: RootState) -> Label:
        """The path, then the card; without a card it is told in one."""
        if not self.card:
            return Label(None, self.phrase(), "ui-build")
        path = Phrase("root.text.path", {"where": self.where, "to": self.to})
        card = Phrase("root.text.card", {"card": self.card})
        return Label(Phrase("root.text.clear"), card, "ui-build", self.price(view), path)


class Mountain(Land):
    """Buried paths, and the Pass with its tower (Law V.3)."""

    used_once = (PATH,)
    deeds = (Clear,)

    def closed_ways(self, state: RootState, where: int) -> Iterator[tuple[int, str, str]]:
        """V.3.2 Clearings are no neighbours while the path between them is buried."""
        for path in state.closed_paths:
            if where in path:
                yield sum(path) - where, "root.refused.path_buried", "V.3.2"

    def within_reach(self, state: RootState, seat: int) -> list[tuple[int, int]]:
        """V.3.3 The buried paths that have a piece of a player's faction at one of their ends."""
        own = faction(state, seat)
        return [path for path in state.closed_paths if any(own.is_there(state, seat, where) for where in path)]

    def might_offer(self, state: RootState, seat: int) -> bool:
        """V.3.3 Once in a turn, by day, for any card."""
        is_time = state.phase == "daylight" and state.active == seat and PATH not in state.used
        return is_time and bool(state.hands[seat]) and bool(self.within_reach(state, seat))

    def offers(self, state: RootState, seat: int) -> list[Deed]:
        """V.3.3 Each path within reach for each card."""
        if not self.might_offer(state, seat):
            return []
        cards = sorted({card.card for card in state.hands[seat]})
        return [Clear(*path, card) for path in self.within_reach(state, seat) for card in cards]

    def refused(self, state: RootState, seat: int) -> Iterator[Refusal]:
        """V.3.3 A path has been cleared this turn; there is nobody beside one; the hand is empty."""
        if state.phase != "daylight":
            return
        near = self.within_reach(state, seat)
        for path in state.closed_paths:
            reason = ""
            if PATH in state.used:
                reason = "root.refused.path_cleared"
            elif path not in near:
                reason = "root.refused.path_far"
            elif not state.hands[seat]:
                reason = "root.refused.path_card"
            if reason:
                yield Refusal(Clear(*path, ""), reason, "V.3.3")

    def accept(self, game: Root, seat: int, deed: Deed) -> None:
        """V.3.3 The card is spent, the path is open for good, and a point is scored."""
        assert isinstance(deed, Clear)
        state = game.state
        state.used.append(PATH)
        spend_card(game, seat, deed.card, "V.3.3")
        state.closed_paths.remove((deed.where, deed.to))
        game.tell("root.cleared", seat=seat, where=deed.where, to=deed.to, law="V.3.3")
        score(game, seat, 1, "V.3.3")

    def turn_ends(self, game: Root, seat: int) -> None:
        """V.3.4 Who rules the Pass at the end of the own evening scores a point."""
        if ruler(game.state, map_of(game.state).tower) == seat:
            score(game, seat, 1, "V.3.4")


LANDS: dict[str, Land] = {"lake": Lake(), "mountain": Mountain()}


def land_of(state: RootState) -> Land | None:
    """The rules that the map brings, if it brings any."""
    return LANDS.get(state.options.map)


def steps_of_the_land(state: RootState) -> tuple[str, ...]:
    """The steps that the map may bring to a player."""
    land = land_of(state)
    return land.steps if land is not None else ()
