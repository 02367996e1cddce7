"""The seats of automata: nobody sits there, and nobody is asked for them."""

from collections.abc import Collection
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from nemeton.kernel import Ask, Option

from ..rules.hirelings import banned_by, idle_hirelings, wanted_hirelings
from ..rules.rule import FACTIONS
from ..state import RootOptions, RootState
from . import AUTOMATA, SERVED, TRAITS, WITH_CHARACTER, MachineCharacter, Trait


def automatic(state: RootState, ask: Ask) -> Option | None:
    """What an automaton answers where shared rules ask whoever it concerns: the first that is offered, which is that of
    highest priority (B.2.1, B.2.2)."""
    able = state.company["plays_itself"]
    if not able or all(side != ask.seat for side, _ in able):
        return None
    return ask.options[0]


def automata(players: int, options: RootOptions, position: Any = None) -> tuple[int, ...]:
    """The seats that are automata at such a table, or in a written position."""
    if isinstance(position, dict):
        factions = position.get("factions")
        named = factions if isinstance(factions, list) else []
        return tuple(seat for seat, name in enumerate(named[:players]) if name in AUTOMATA)
    return tuple(seat for seat in range(players) if getattr(options, f"seat_{seat + 1}") in AUTOMATA)


BY_SEAT = ("seat_", "difficulty_")


@cache
def every_value(name: str) -> frozenset[Any]:
    """All values that an option may have; of one with several, all that each may have."""
    kind = get_type_hints(RootOptions)[name]
    return frozenset(get_args(get_args(kind)[0] if get_origin(kind) is tuple else kind))


def without_place(playing: Collection[str], options: RootOptions) -> set[str]:
    """The factions that nobody can play at a table: an automaton stands for them (B.3.2, ruling A1), or a hireling that
    the table has chosen is related to them (Law A.6.5)."""
    taken = {FACTIONS[name].stands_for for name in playing}
    seconds = {name for name, own in FACTIONS.items() if own.second_of in taken and own.second_of}
    return taken | seconds | banned_by(wanted_hirelings(options))


def may_sell(players: int, options: RootOptions) -> bool:
    """May somebody play at the table who sells services?"""
    wanted = [getattr(options, f"seat_{seat + 1}") for seat in range(players)]
    return any(name == "any" or FACTIONS[name].sells for name in wanted)


def idle_values(players: int, options: RootOptions, name: str) -> frozenset[Any]:
    """What a form need not offer: traits, difficulties and services of automata that do not play, hirelings that nobody
    wants, factions whose place others have; and, where factions are chosen in the game (Law A.8), everything about who
    plays which."""
    if options.setup == "advanced" and (
        name in ("lot", "traits", "services", "against", "machine_character") or name.startswith(BY_SEAT)
    ):
        return every_value(name)
    playing = {getattr(options, f"seat_{seat + 1}") for seat in automata(players, options)}
    kind, _, number = name.rpartition("_")
    if kind == "seat":
        return frozenset(without_place(playing, options) - {getattr(options, name)})
    if name == "traits":
        return frozenset(trait for trait in get_args(Trait) if not any(trait in TRAITS[one] for one in playing))
    if name == "services":
        return frozenset(SERVED) - playing if may_sell(players, options) else frozenset(SERVED)
    if kind == "difficulty" and int(number) - 1 not in automata(players, options):
        return frozenset(("default", "easy", "challenging", "nightmare"))
    if name == "machine_character" and WITH_CHARACTER not in playing:
        return frozenset(("any", *get_args(MachineCharacter)))
    if name == "against" and not playing:
        return frozenset(("all", "machines"))
    return idle_hirelings(options, name)
