"""Random games of Root over every number of players, set of factions, map and deck, with the rulings as they are or
some of them turned over. Needs no pytest: `scripts/fuzz_root.py` plays the same games in many processes."""

import itertools
import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, NamedTuple

from nemeton.fuzz import Failure, Tally, fuzz
from nemeton.games.root import GAME, rulings
from nemeton.games.root.clockwork import AUTOMATA, SERVED, TRAITS
from nemeton.games.root.decks import DECKS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import Configuration
from tests.games.fuzzing import at_tables

BOARDS: list[dict[str, Any]] = [{"suits": "random"}, *({"map": name} for name in MAPS)]
OTHERWISE: dict[str, Any] = {  # the other value of a switch that is not yes or no
    "TRADE_POST_POINTS": (1, 2, 3),
    "CONTROL_DIE": ((1, 2), (1, 2), (1, 3), (2, 3), (2, 3), (2, 4)),
    "SETUP_CARDS_LEFT_OUT": ("keepers",),
}


class Played(NamedTuple):
    """One game of the series: its number, the table, the switches that were turned over, and how it went."""

    number: int
    seed: str
    table: Configuration
    turned: tuple[str, ...]
    tally: Tally
    failure: Failure | None

    def told(self) -> str:
        """The game in one line; where it failed, what is needed to play it again."""
        players, options = self.table
        seats = [str(options.get(f"seat_{seat + 1}", "any")) for seat in range(players)]
        rest = [f"{name}={value}" for name, value in options.items() if not name.startswith("seat_")]
        turned = f"; turned over: {' '.join(self.turned)}" if self.turned else ""
        line = f"game {self.number} of series {self.seed!r}: {' '.join(seats)}; {' '.join(rest)}{turned}"
        if self.failure is None:
            return line
        return f"{line}: after {self.failure.answers} answers {self.failure.check}: {self.failure.problem}"


def sets_of(players: int) -> list[tuple[str, ...]]:
    """The sets of so many factions, the second of a kind only beside the first. Two of one kind and nobody else would
    hardly ever end."""
    sets = []
    for names in itertools.combinations([name for name in FACTIONS if name not in AUTOMATA], players):
        firsts = {FACTIONS[name].second_of for name in names} - {""}
        if firsts <= set(names) and players > 2 * len(firsts):
            sets.append(names)
    return sets


@cache
def everything() -> tuple[Configuration, ...]:
    """Each set of factions on each map with each deck, seated by a lot that is always the same; and tables where the
    factions are drawn."""
    tables = [
        Configuration(players, {**seated(factions), **board, "deck": deck})
        for players in GAME.players
        for factions in sets_of(players)
        for board in BOARDS
        for deck in DECKS
    ]
    tables += [Configuration(players, {"lot": "all", **board}) for players in GAME.players for board in BOARDS]
    tables += [Configuration(players, {"scenario": "first_game"}) for players in (2, 3, 4)]
    # Neighbours in the list shall differ: few games then meet much.
    step = next(step for step in range(int(len(tables) * 0.618), 0, -1) if math.gcd(step, len(tables)) == 1)
    return tuple(tables[at * step % len(tables)] for at in range(len(tables)))


def with_automata(number: int, seed: str) -> Configuration:
    """A table at which automata play, some or all of them, with difficulties and traits."""
    rng = Random(f"{seed}/{number}/automata")
    players = rng.choice(GAME.players)
    machines = rng.sample(AUTOMATA, min(len(AUTOMATA), rng.randint(1, players)))
    taken = {FACTIONS[name].stands_for for name in machines}
    people = [name for name, own in FACTIONS.items() if name not in (*AUTOMATA, *taken) and not own.second_of]
    factions = rng.sample([*machines, *rng.sample(people, players - len(machines))], players)
    traits = [trait for name in machines for trait in TRAITS[name] if rng.random() < 0.4]
    options: dict[str, Any] = {f"seat_{seat}": name for seat, name in enumerate(factions, 1)}
    for seat, name in enumerate(factions, 1):
        if name in AUTOMATA:
            options[f"difficulty_{seat}"] = rng.choice(("default", "easy", "challenging", "nightmare"))
    deck, against = rng.choice(list(DECKS)), rng.choice(("all", "all", "machines"))
    services = [name for name in SERVED if name in machines and rng.random() < 0.5]
    board = {**rng.choice(BOARDS), "deck": deck}
    return Configuration(players, {**options, **board, "traits": traits, "services": services, "against": against})


def with_landmarks(number: int, seed: str) -> Configuration:
    """A table with one or two landmarks, on every map, for every number of players, beside all factions."""
    rng = Random(f"{seed}/{number}/landmarks")
    players, board = rng.choice(GAME.players), rng.choice(BOARDS)
    own = rng.choice(("placed", "left_out")) if board.get("map") in ("lake", "mountain") else "placed"
    names = rng.choice(sets_of(players))
    options = {**seated(names), **board, "deck": rng.choice(list(DECKS)), "own_ferry_or_tower": own}
    return Configuration(players, {**options, "landmarks": rng.choice(("one", "two", "two"))})


def drafted(number: int, seed: str) -> Configuration:
    """A table at which factions are drafted, with or without landmarks and hirelings."""
    rng = Random(f"{seed}/{number}/drafted")
    options = {"setup": "advanced", **rng.choice(BOARDS), "deck": rng.choice(list(DECKS))}
    options |= {"landmarks": rng.choice(("none", "one", "two")), "hirelings": rng.choice(("without", "with"))}
    return Configuration(rng.choice(GAME.players), options)


def seated(factions: tuple[str, ...]) -> dict[str, str]:
    """The factions of a set on seats."""
    order = Random("/".join(factions)).sample(factions, len(factions))
    return {f"seat_{seat}": faction for seat, faction in enumerate(order, 1)}


def together(number: int, seed: str) -> Configuration:
    """A table of everything that the Law has: automata beside people or none, every setup, hirelings, landmarks. Only
    automata and hirelings are never at one table."""
    rng = Random(f"{seed}/{number}/together")
    if rng.random() < 0.4:
        players, options = with_automata(number, seed)
    elif rng.random() < 0.3:
        players, options = drafted(number, seed)
    else:
        names = rng.choice(sets_of(rng.choice(GAME.players)))
        players, options = len(names), {**seated(names), **rng.choice(BOARDS), "deck": rng.choice(list(DECKS))}
    setup = options.get("setup") or rng.choice(("standard", "five_cards"))
    own = rng.choice(("placed", "left_out")) if options.get("map") in ("lake", "mountain") else "placed"
    extras = {
        "setup": setup,
        "landmarks": (landmarks := rng.choice(("none", "one", "two", "two"))),
        "own_ferry_or_tower": own if landmarks != "none" else "placed",
        "hirelings": "without" if "against" in options else rng.choice(("without", "with", "with")),
    }
    return Configuration(players, {**options, **extras})


def switches() -> dict[str, Any]:
    """The switches of the rulings, with the value that each has when it is turned over."""
    found = {name: value for name, value in vars(rulings).items() if name.isupper()}
    return {name: OTHERWISE.get(name, not value) for name, value in found.items()}


def turned_over(number: int, seed: str) -> tuple[str, ...]:
    """The switches that a game of the series plays the other way: none in every second game, else one to all."""
    if number % 2 == 0:
        return ()
    rng, names = Random(f"{seed}/{number}/rulings"), sorted(switches())
    return tuple(sorted(rng.sample(names, rng.randint(1, len(names)))))


@contextmanager
def with_rulings(turned: tuple[str, ...]) -> Iterator[None]:
    """These switches stand the other way meanwhile."""
    before, other = dict(vars(rulings)), switches()
    try:
        for name in turned:
            setattr(rulings, name, other[name])
        yield
    finally:
        for name in turned:
            setattr(rulings, name, before[name])


def play_together(number: int, seed: str) -> Played:
    """The game of that number in a series of tables with everything."""
    return play_one(number, seed, (together(number, seed),))


def play_one(number: int, seed: str, tables: tuple[Configuration, ...], *, now_and_then: int = 40) -> Played:
    """The game of that number in a series, everything checked after every answer."""
    table, turned = tables[number % len(tables)], turned_over(number, seed)
    played = [Tally()]
    with with_rulings(turned):
        failure = fuzz(at_tables(GAME, (table,)), 1, f"{seed}/{number}", played.append, now_and_then=now_and_then)
    return Played(number, seed, table, turned, played[-1], failure)
