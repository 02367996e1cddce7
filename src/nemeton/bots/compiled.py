"""Games with a compiled core: the search of search.py over the core, where there is one, and the champion. The search
is the same, some two hundred times as fast; where the core was not built, or the champion has learned nothing, bots go
on without and say so once."""

import logging
from functools import cache
from importlib import import_module
from typing import Any

from nemeton.kernel import Game

CORES = {"cairn": "nemeton.cairn_core"}  # by game: the package of its core

log = logging.getLogger(__name__)


def core_of(game: Game[Any], seat: int) -> Any | None:
    """The game in the core of its kind, as a seat knows it; None where there is no such core, or it fails."""
    core = _found(game.book.name)
    if core is None:
        return None
    try:
        return core.of(game, seat)
    except Exception:
        log.exception("the compiled core of %s could not take over a game; searching without it", game.book.name)
        return None


def champion_of(game: Game[Any], seat: int) -> Any | None:
    """The same, where the core has a champion that has learned to judge."""
    return core_of(game, seat) if _has_learned(game.book.name) else None


@cache
def _has_learned(name: str) -> bool:
    """Has the core of a game a champion?"""
    core = _found(name)
    if core is not None and core.why_no_network:
        log.warning("no network for the champion of %s (%s); the usual search answers", name, core.why_no_network)
    return core is not None and not core.why_no_network


@cache
def _found(name: str) -> Any | None:
    """The core of a game."""
    if name not in CORES:
        return None
    core = import_module(CORES[name])
    if not core.available:
        log.warning("no compiled core for %s (%s); bots search without it", name, core.why_not)
        return None
    return core
