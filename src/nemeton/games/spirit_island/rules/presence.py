"""Presence: where it may be added, moved and destroyed."""

from collections.abc import Iterable

from ..choices import IslandChoice, asks
from ..fields import Source
from ..island import in_order, is_ocean, presence_lands
from ..rulings import LAST_PRESENCE_LOSES_AT_ONCE
from ..spirits import PANELS
from ..state import Island, IslandState, Loss
from .victory import check_end

TRACKS = ("energy", "plays")


class TakeFrom(IslandChoice, tag="from"):
    """Take presence from a track, from what was destroyed, or from a land."""

    source: Source


asks("spirit_island.presence_from", TakeFrom, words={"stop": "spirit_island.option.leave"})


def may_stand(state: IslandState, seat: int, land: str, *, by_power: bool = False) -> bool:
    """May the spirit's presence be there? Only powers bring it into oceans, unless it lives there."""
    return bool(standable(state, seat, [land], by_power=by_power))


def on_track(state: IslandState, seat: int, track: int) -> int:
    """How much presence still lies on a track."""
    spirit = state.spirits[seat]
    panel = PANELS[spirit.name]
    return len((panel.energy, panel.plays)[track]) - spirit.open[track]


def is_used_up(state: IslandState, seat: int) -> bool:
    """Is no presence left on its tracks? Then none can be added, and what is on the island may move but need not."""
    return not any(on_track(state, seat, track) for track in range(len(TRACKS)))


def sources(state: IslandState, seat: int, *, destroyed: bool = False) -> list[str]:
    """Where presence that is added may come from: a track, the island, and where allowed what was destroyed."""
    found = [name for track, name in enumerate(TRACKS) if on_track(state, seat, track)]
    if destroyed and state.spirits[seat].destroyed:
        found.append("destroyed")
    return found + presence_lands(state, seat)


def place(game: Island, seat: int, source: str, land: str, law: str) -> None:
    """Presence comes into a land."""
    state = game.state
    spirit = state.spirits[seat]
    if source in TRACKS:
        spirit.open[TRACKS.index(source)] += 1
    elif source == "destroyed":
        spirit.destroyed -= 1
    else:
        state.lands[source].presence[seat] -= 1
    state.lands[land].presence[seat] += 1
    game.tell("spirit_island.presence", seat=seat, source=source, land=land, law=law)


def shift(game: Island, seat: int, start: str, end: str, law: str) -> None:
    """Presence moves on the island."""
    lands = game.state.lands
    lands[start].presence[seat] -= 1
    lands[end].presence[seat] += 1
    game.tell("spirit_island.shifted", seat=seat, start=start, end=end, law=law)


def wither(game: Island, seat: int, land: str, law: str) -> None:
    """Presence is destroyed. A spirit without any is destroyed too (ruling: when the action is complete)."""
    state = game.state
    state.lands[land].presence[seat] -= 1
    state.spirits[seat].destroyed += 1
    game.tell("spirit_island.withered", seat=seat, land=land, law=law)
    if not presence_lands(state, seat):
        state.loss = state.loss or Loss("spirit_destroyed")
        if LAST_PRESENCE_LOSES_AT_ONCE:
            check_end(game)


def standable(state: IslandState, seat: int, lands: Iterable[str], *, by_power: bool = False) -> list[str]:
    """Those of the lands where the spirit may be."""
    panel = PANELS[state.spirits[seat].name]
    if panel.lives_in_oceans:
        return in_order(land for land in lands if panel.may_stand(land))
    return in_order(land for land in lands if by_power or not is_ocean(land))
