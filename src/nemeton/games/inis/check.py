"""Invariants: what must be true of every position, played or written by hand."""

from collections.abc import Iterator

from nemeton.kernel import Problem

from .state import CLANS, InisState, seats


def check(state: InisState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    for seat in seats(state):
        clans = state.reserve[seat] + sum(tile.clans[seat] for tile in state.tiles.values())
        if state.clash is not None and state.clash.cauldron == seat:
            clans += state.clash.in_cauldron
        if clans != CLANS:
            yield Problem("inis.check.clans", {"seat": seat, "count": clans})
