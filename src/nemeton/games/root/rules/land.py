"""Rules that the land brings: those of a map (Law V) and of landmarks (Law E): ways beside its paths, what may be done
there, and what comes of it. Shared rules never ask which map or landmark they meet; a map without rules of its own is
not in `LANDS`, and `landmarks/` fills `LANDMARKS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Label, Phrase, Refusal, Rule

from .. import rulings
from ..choices import Anytime
from ..pieces import Loss, Side
from ..state import NOBODY, Root, RootState, map_of, own_tower, played_by
from ..steps import FactionStep
from .effects import draw_cards, score, spend_card
from .rule import faction, ruler

if TYPE_CHECKING:
    from ..landmarks.landmark import Landmark

FERRY, RIDE, DRAW = "ferry", "ferry_ride", "ferry_draw"
PATH = "path"


class Deed(Anytime):
    """What the land lets the player on turn do between actions; a map that does derives its own from this."""


class Land:
    """What a map or a landmark is to the shared rules. Each overrides what its law changes."""

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

    def travelled(self, game: Root, side: Side, origin: int, to: int, could_walk: bool) -> list[FactionStep]:
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

    # Asked where landmarks are in play

    def watchtower(self, state: RootState) -> int:
        """The clearing that scores for who rules it in the evening; 0 if there is none."""
        return 0

    def bars_item(self, state: RootState, seat: int, item: str) -> tuple[str, str] | None:
        """Why a player may not craft this item, whatever pays for it, and the law."""
        return None

    def keeps_items(self, state: RootState) -> tuple[str, ...]:
        """The kinds of items that do not lie in the supply but with it."""
        return ()

    def item_bonus(self, state: RootState, item: str) -> int:
        """So many points more for crafting this item."""
        return 0

    def item_crafted(self, game: Root, seat: int, item: str) -> None:
        """A player has crafted an item."""

    def built(self, game: Root, side: Side, where: int, piece: str, *, aloft: bool | None) -> None:
        """A building has come to a clearing; `aloft` says in what sort of slot, if that is not for its owner to say."""

    def falls(self, game: Root, chooser: int, losses: list[Loss]) -> Rule[list[Loss]]:
        """These pieces are about to be lost: which of several that are alike?"""
        yield from ()  # a rule that asks nothing
        return losses

    def razed(self, game: Root, loss: Loss) -> None:
        """A building or token has been removed, and points for it come next."""


class FerryRules(Land):
    """A ferry: that of the lake (Law V.2.5), or one that a landmark brings."""

    steps = (RIDE, DRAW)
    used_once = (FERRY,)
    asked: ClassVar = {
        "root.ferry": Asked(words={"ferry": "root.option.ferry.ride", "swim": "root.option.ferry.swim"}),
    }

    @property
    def law(self) -> str:
        """Where it is written."""
        return "V.2.5"

    def ways(self, state: RootState, where: int) -> tuple[int, ...]:
        """V.2.5 From where the ferry lies along the river, on a lake to the whole coast, once in a turn."""
        return self.landings(state) if where == state.ferry and FERRY not in state.used else ()

    def landings(self, state: RootState) -> tuple[int, ...]:
        """Where the ferry can go."""
        return map_of(state).clearings[state.ferry].river

    def closed_ways(self, state: RootState, where: int) -> Iterator[tuple[int, str, str]]:
        """V.2.5 It has been used this turn, or lies at another clearing of the coast."""
        if not state.ferry:
            return
        kind = "root.refused.ferry_used" if FERRY in state.used else "root.refused.ferry_away"
        if where != state.ferry or FERRY in state.used:
            for to in map_of(state).clearings[where].river:
                yield to, kind, self.law

    def draws_for(self, state: RootState, side: Side) -> bool:
        """Does who moves a side draw a card for it? Also for a band (Law D.3.7)."""
        return True

    def travelled(self, game: Root, side: Side, origin: int, to: int, could_walk: bool) -> list[FactionStep]:
        """V.2.5 Who could go by ferry alone has done so and draws; who could swim says which."""
        if to not in self.ways(game.state, origin):
            return []
        mover, draws = played_by(game.state, side), self.draws_for(game.state, side)
        if could_walk:
            return [FactionStep(mover, RIDE, to, count=int(not draws))]
        self.cross(game, mover, to)
        return [FactionStep(mover, DRAW, to)] if draws else []

    def came_along(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        """An ally who is taken along draws as well (ruling M1)."""
        return self.with_ally(effects, ally) if effects and rulings.FERRY_DRAWS_FOR_ALLIES else effects

    def with_ally(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        """The effects of a ride, with a card for the ally too; others beside it, or without any, stay as they are."""
        found: list[FactionStep] = []
        for one in effects:
            if one.name == RIDE:
                found.append(FactionStep(one.seat, RIDE, one.where, by=ally))
            else:
                found += [one, FactionStep(ally, DRAW, one.where)] if one.name == DRAW else [one]
        return found

    def cross(self, game: Root, mover: int, to: int) -> None:
        """The ferry goes along."""
        state = game.state
        origin, state.ferry = state.ferry, to
        state.used.append(FERRY)
        game.tell("root.ferried", seat=mover, origin=origin, to=to, law=self.law)

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Who could swim is asked; who rode draws a card."""
        if step.name == RIDE:
            return self.choose(game, step)
        draw_cards(game, step.seat, 1, self.law)
        return None

    def choose(self, game: Root, step: FactionStep) -> Rule[None]:
        """By ferry, or along the river."""
        choice = yield Ask(step.seat, "root.ferry", ["ferry", "swim"], about={"to": step.where}, law=self.law)
        if choice == "ferry":
            self.cross(game, step.seat, step.where)
            for rider in (NOBODY if step.count else step.seat, step.by):
                if rider != NOBODY:
                    draw_cards(game, rider, 1, self.law)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Both speak of a clearing at the lake; who is yet to choose goes where the ferry is not."""
        if step.name == RIDE:
            return step.where in self.ways(state, state.ferry) and step.count in (0, 1)
        return bool(map_of(state).clearings[step.where].river) if step.where in state.clearings else False


class Lake(FerryRules):
    """A lake with a ferry (Law V.2)."""


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

    def watchtower(self, state: RootState) -> int:
        """V.3.4 The Pass, unless landmarks have taken the tower's place (A.5)."""
        return own_tower(state)

    def turn_ends(self, game: Root, seat: int) -> None:
        """V.3.4 Who rules the Pass at the end of the own evening scores a point."""
        if own_tower(game.state):
            keep_watch(game, seat, own_tower(game.state), "V.3.4")


def keep_watch(game: Root, seat: int, where: int, law: str) -> None:
    """A point for who rules the clearing with the tower."""
    if ruler(game.state, where) == seat:
        score(game, seat, 1, law)


class Country(Land):
    """A map and landmarks together: each is asked, the map first."""

    def __init__(self, parts: Sequence[Land]) -> None:
        self.parts = parts
        self.steps = tuple(name for part in parts for name in part.steps)

    def _with_step(self, step: FactionStep) -> Land:
        return next(part for part in self.parts if step.name in part.steps)

    def offers(self, state: RootState, seat: int) -> list[Deed]:
        return [deed for part in self.parts for deed in part.offers(state, seat)]

    def might_offer(self, state: RootState, seat: int) -> bool:
        return any(part.might_offer(state, seat) for part in self.parts)

    def refused(self, state: RootState, seat: int) -> Iterator[Refusal]:
        return chain.from_iterable(part.refused(state, seat) for part in self.parts)

    def accept(self, game: Root, seat: int, deed: Deed) -> None:
        next(part for part in self.parts if isinstance(deed, part.deeds)).accept(game, seat, deed)

    def turn_ends(self, game: Root, seat: int) -> None:
        for part in self.parts:
            part.turn_ends(game, seat)

    def ways(self, state: RootState, where: int) -> tuple[int, ...]:
        return tuple(to for part in self.parts for to in part.ways(state, where))

    def closed_ways(self, state: RootState, where: int) -> Iterator[tuple[int, str, str]]:
        return chain.from_iterable(part.closed_ways(state, where) for part in self.parts)

    def travelled(self, game: Root, side: Side, origin: int, to: int, could_walk: bool) -> list[FactionStep]:
        return [one for part in self.parts for one in part.travelled(game, side, origin, to, could_walk)]

    def came_along(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        for part in self.parts:
            effects = part.came_along(effects, ally)
        return effects

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        return self._with_step(step).step(game, step)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return self._with_step(step).is_sound(state, step)

    def watchtower(self, state: RootState) -> int:
        return max(part.watchtower(state) for part in self.parts)

    def bars_item(self, state: RootState, seat: int, item: str) -> tuple[str, str] | None:
        return next((why for part in self.parts if (why := part.bars_item(state, seat, item))), None)

    def keeps_items(self, state: RootState) -> tuple[str, ...]:
        return tuple(item for part in self.parts for item in part.keeps_items(state))

    def item_bonus(self, state: RootState, item: str) -> int:
        return sum(part.item_bonus(state, item) for part in self.parts)

    def item_crafted(self, game: Root, seat: int, item: str) -> None:
        for part in self.parts:
            part.item_crafted(game, seat, item)

    def built(self, game: Root, side: Side, where: int, piece: str, *, aloft: bool | None) -> None:
        for part in self.parts:
            part.built(game, side, where, piece, aloft=aloft)

    def falls(self, game: Root, chooser: int, losses: list[Loss]) -> Rule[list[Loss]]:
        for part in self.parts:
            losses = yield from part.falls(game, chooser, losses)
        return losses

    def razed(self, game: Root, loss: Loss) -> None:
        for part in self.parts:
            part.razed(game, loss)


LANDS: dict[str, Land] = {"lake": Lake(), "mountain": Mountain()}
LANDMARKS: dict[str, Landmark] = {}  # filled by `landmarks/enlisted.py`


def land_of(state: RootState) -> Land | None:
    """The rules that the map and the landmarks bring, if they bring any."""
    return country(state.options.map, tuple(state.landmarks)) if state.landmarks else LANDS.get(state.options.map)


@lru_cache(1000)
def country(board: str, landmarks: tuple[str, ...]) -> Country:
    """The map with these landmarks. There is one ferry and one tower: of two that do the same, the landmark does it."""
    marks = [LANDMARKS[name] for name in landmarks]
    own = LANDS.get(board)
    is_twice = own is not None and any(set(own.steps) & set(mark.steps) for mark in marks)
    return Country([*([own] if own is not None and not is_twice else []), *marks])


def items_kept(state: RootState) -> tuple[str, ...]:
    """The kinds of items that a landmark has instead of the supply."""
    land = land_of(state) if state.landmarks else None
    return land.keeps_items(state) if land is not None else ()


def steps_of_the_land(state: RootState) -> tuple[str, ...]:
    """The steps that the map may bring to a player."""
    land = land_of(state)
    return land.steps if land is not None else ()
