"""The steps of a replay: the stops of a film (`film.py`), so that looking back is told as a film tells it.

A game is cut into reels of whole turns, and only the reel that is looked at becomes a film: a record of the greatest
length costs no more than a short one. A step is found by its moment, and by its part where one answer led to several.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..archive.timeline import Timeline
from ..base.errors import NotThere
from .film import Film, Stop, film_of, told_to

LEAST_MOMENTS = 12  # short turns share a reel
MOST_MOMENTS = 120  # a turn without end is several reels
REELS_KEPT = 4
NO_LIMIT = 10**6  # stops of a reel


class StepPlace(NamedTuple):
    """Where in a replay: a moment, and which of its stops; with none, all that led to the moment is over."""

    moment: int
    part: int = 0


class ReplayStep(NamedTuple):
    """What is looked at: its place, its reel as a film, and which stop of that it is, if it is one."""

    spot: StepPlace
    reel: int
    film: Film
    at: int | None

    @property
    def stop(self) -> Stop | None:
        """What happened last."""
        return None if self.at is None else self.film.stops[self.at]


def reels_of(timeline: Timeline) -> list[tuple[int, int]]:
    """All reels: the last moment before each, and its own last moment."""
    known: list[tuple[int, int]] | None = timeline.notes.get("reels")
    if known is None:
        known = timeline.notes["reels"] = list(_reels(timeline))
    return known


def _reels(timeline: Timeline) -> Iterator[tuple[int, int]]:
    turns, first = [moment.turn for moment in timeline.moments], 0
    for last in range(1, timeline.last + 1):
        long = last - first
        is_over = long >= LEAST_MOMENTS and turns[last] != turns[last - 1]
        if is_over or long >= MOST_MOMENTS or last == timeline.last:
            yield first, last
            first = last


def reel_film(timeline: Timeline, eyes: int, reel: int) -> Film:
    """A reel as these eyes saw it."""
    kept: dict[tuple[int, int], Film] = timeline.notes.setdefault("films", {})
    film = kept.pop((eyes, reel), None)
    if film is None:
        film = film_of(timeline, eyes, *reels_of(timeline)[reel], NO_LIMIT)
    kept[eyes, reel] = film
    while len(kept) > REELS_KEPT:
        del kept[next(iter(kept))]
    return film


def step_at(timeline: Timeline, eyes: int, spot: StepPlace) -> ReplayStep:
    """The step at a place; refused where there is none."""
    reels = reels_of(timeline)
    reel = next((at for at, (_, last) in enumerate(reels) if spot.moment <= last), 0)
    film = reel_film(timeline, eyes, reel) if reels else film_of(timeline, eyes, 0, 0)
    here = [at for at, stop in enumerate(film.stops) if stop.moment == spot.moment]
    if not 0 <= spot.part <= len(here):
        raise NotThere("site/no_step", number=spot.part, moment=spot.moment, last=len(here))
    is_stop = here and (spot.part or _is_all(timeline, eyes, film.stops[here[-1]]))
    return ReplayStep(spot, reel, film, here[spot.part - 1] if is_stop else None)


def spot_of(timeline: Timeline, eyes: int, film: Film, at: int) -> StepPlace:
    """The place of a stop. One with which a moment is over needs no part."""
    moment = film.stops[at].moment
    here = [one for one, stop in enumerate(film.stops) if stop.moment == moment]
    is_last = at == here[-1] and _is_all(timeline, eyes, film.stops[at])
    return StepPlace(moment, 0 if is_last else here.index(at) + 1)


def _is_all(timeline: Timeline, eyes: int, stop: Stop) -> bool:
    """Was nothing more told at the stop's moment? What follows in the same breath may be told with the next one."""
    book, told = timeline.latest.book, told_to(timeline, eyes).get(stop.moment, ())
    return [entry for entry in told if entry.kind != book.turn_entry][-1:] == [stop.entries[-1]]


def step_after(timeline: Timeline, eyes: int, step: ReplayStep) -> StepPlace | None:
    """The next step; after the last thing that was told, the latest moment; then none."""
    for reel in range(step.reel, len(reels_of(timeline))):
        film = reel_film(timeline, eyes, reel)
        for at, stop in enumerate(film.stops):
            if reel > step.reel or (at > step.at if step.at is not None else stop.moment > step.spot.moment):
                return spot_of(timeline, eyes, film, at)
    return StepPlace(timeline.last) if step.spot.moment < timeline.last else None


def step_before(timeline: Timeline, eyes: int, step: ReplayStep) -> StepPlace | None:
    """The step before; before the first thing that was told, the opening; then none."""
    for reel in range(step.reel, -1, -1) if reels_of(timeline) else ():
        film = reel_film(timeline, eyes, reel)
        for at in reversed(range(len(film.stops))):
            stop = film.stops[at]
            if reel < step.reel or (at < step.at if step.at is not None else stop.moment <= step.spot.moment):
                return spot_of(timeline, eyes, film, at)
    return StepPlace(0) if step.spot.moment or step.spot.part else None


# Turns


def turns_of(timeline: Timeline) -> list[int]:
    """All turns of a game, in order."""
    known: list[int] | None = timeline.notes.get("turns")
    if known is None:
        known = timeline.notes["turns"] = sorted({moment.turn for moment in timeline.moments})
    return known


def turn_at(timeline: Timeline, step: ReplayStep) -> int:
    """The turn to which a step belongs."""
    stop = step.stop
    return timeline.moments[step.spot.moment].turn if stop is None else stop.entries[-1].turn


def spot_of_turn(timeline: Timeline, eyes: int, turn: int) -> StepPlace:
    """The first thing that was told in a turn; where nothing was, the moment at which it began."""
    begins = next((at for at, moment in enumerate(timeline.moments) if moment.turn == turn), None)
    if begins is None:
        raise NotThere("site/no_turn", turn=turn, last=turns_of(timeline)[-1])
    for reel, (_, last) in enumerate(reels_of(timeline)):
        if last < begins:
            continue
        film = reel_film(timeline, eyes, reel)
        told = [at for at, stop in enumerate(film.stops) if stop.entries[-1].turn >= turn]
        if told:
            is_there = film.stops[told[0]].entries[-1].turn == turn
            return spot_of(timeline, eyes, film, told[0]) if is_there else StepPlace(begins)
    return StepPlace(begins)
