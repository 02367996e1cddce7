"""Popular Band, and Street Band on the weak side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeGuard

from nemeton.kernel import Ask, Asked, Phrase, Rule

from ..choices import Click, RootChoice, Scene
from ..places import ELSEWHERE, clearings_beside
from ..places import Place as Where
from ..rules.movement import NO_CLEARING, Move, Passage, legal_moves, move_warriors
from ..rules.rule import owner_of
from ..state import are_allied, band_of, played_by, seats
from ..steps import FactionStep
from .base import ALWAYS, DAY, HIRED, Hireling, on_map, with_faction_pieces

if TYPE_CHECKING:
    from nemeton.kernel import Option, Step

    from ..pieces import Side
    from ..state import Root, RootState

FIRST = 2
NOBODY_CALLED = "call_nobody"


class StreetBand(Hireling):
    """Musicians: who comes to listen stays for the day."""

    name = "popular_band_demoted"
    card, demoted = "popular_band", True
    warriors = 5
    warrior_word = "musician"
    barred = ("root.refused.band_plays", ALWAYS)
    listens = True

    def halts(self, game: Root, side: Side, mover: Side, origin: int, to: int) -> list[FactionStep]:
        """Who has come where is remembered until the turn is over."""
        moved_in = band_of(game.state, side).moved_in
        if (mover, to) not in moved_in:
            moved_in.append((mover, to))
        return []

    def turn_begins(self, game: Root, side: Side) -> None:
        band_of(game.state, side).moved_in = []

    def forbids_leaving(self, state: RootState, side: Side, where: int, mover: Side) -> bool:
        """No enemy moves out of a clearing with one of them in the turn in which it has moved in."""
        band = band_of(state, side)
        return (
            (mover, where) in band.moved_in
            and state.clearings[where].warriors[side] > 0
            and not are_allied(state, side, mover)
        )

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(state.supply[side])

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """One of them comes to any clearing."""
        yield from self.place_one(game, step.seat, list(game.state.clearings), DAY)


def is_call(step: Step, side: Side) -> TypeGuard[FactionStep]:
    """Does the band still call from a clearing?"""
    return isinstance(step, FactionStep) and (step.seat, step.name) == (side, "call")


class Call(RootChoice, tag="call"):
    """A warrior of a player comes to the music."""

    whom: int
    where: Where
    words, verb_sign = "call", "ui-move"

    def phrase(self) -> Phrase:
        """Whose, from where."""
        return Phrase("root.option.call", {"whom": self.whom, "origin": self.where})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Those who would come."""
        yield Click(option, f"group-{self.where}-{self.whom}")


class PopularBand(StreetBand):
    """Musicians whom warriors follow."""

    name, demoted = "popular_band", False
    steps = (*Hireling.steps, "call", "encore")
    asked: ClassVar = {"root.hireling.call": Asked((Call,), words={NOBODY_CALLED: "root.option.call_nobody"})}
    worth = (1.0, 0.6)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """Two of them in two clearings."""
        for _ in range(FIRST):
            free = [where for where, here in game.state.clearings.items() if not here.warriors[side]]
            yield from self.place_one(game, side, free, "A.6.3", seat=seat)

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If none is on the map, one comes to a clearing with pieces of the controller's faction."""
        state, side = game.state, step.seat
        if not on_map(state, side):
            yield from self.place_one(game, side, with_faction_pieces(state, played_by(state, side)), HIRED)

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(state.supply[side] or on_map(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """They play in one clearing; from each beside it a warrior of anybody may have to come. Then one more of
        them."""
        state, side = game.state, step.seat
        stages = on_map(state, side)
        game.push(FactionStep(side, "encore"))
        if stages:
            where = yield Ask(played_by(state, side), "root.hireling.where", stages, about={"band": side}, law=DAY)
            near = [*clearings_beside(state, where)]
            if any(where in place.beside(state) for place in ELSEWHERE.values()):
                near.append(NO_CLEARING)  # the Burrow is a clearing too, beside its tunnels (12.2.2)
            game.push(*(FactionStep(side, "call", origin, where) for origin in near))

    def call(self, game: Root, step: FactionStep) -> Rule[None]:
        """From each clearing beside a warrior of a player may come, in the order that the controller likes, as it could
        go by itself (Law 1.5.5). What a move sets off comes before the next one."""
        state, side, to = game.state, step.seat, step.count
        waiting = [step, *(one for one in reversed(state.agenda) if is_call(one, side))]
        able = [
            Call(seat, origin)
            for one in waiting
            for seat in seats(state)
            for origin in dict.fromkeys(move.origin for move in moves_from(state, seat, one.where) if move.to == to)
        ]
        if not able:
            return
        about = {"band": side, "to": to}
        choice = yield Ask(played_by(state, side), "root.hireling.call", [*able, NOBODY_CALLED], about=about, law=DAY)
        state.agenda[:] = [one for one in state.agenda if not is_call(one, side)]
        if choice != NOBODY_CALLED:
            origin = choice.where if isinstance(choice.where, int) else NO_CLEARING
            game.push(*(one for one in waiting if one.where != origin))
            if origin:
                move_warriors(game, choice.whom, origin, to, 1, DAY)
            else:
                owner_of(state, choice.whom).go_through(game, choice.whom, Passage(choice.where, to, 1), DAY)

    def encore(self, game: Root, step: FactionStep) -> Rule[None]:
        """One more of them may come anywhere."""
        yield from self.place_one(game, step.seat, list(game.state.clearings), DAY, may_stop=True)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        origins = (NO_CLEARING, *state.clearings)
        return step.name != "call" or (step.where in origins and step.count in state.clearings)


def moves_from(state: RootState, seat: int, origin: int) -> Sequence[Move | Passage]:
    """The moves of a player's warriors from a clearing, or from a place of its own."""
    if origin:
        return legal_moves(state, seat, origins=[origin])
    return [passage for passage in owner_of(state, seat).passages(state, seat) if isinstance(passage.origin, str)]


SIDES = (PopularBand(), StreetBand())
