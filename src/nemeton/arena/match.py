"""Matches: the same bots meet again and again, each deal from every seat, on as many cores as there are."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

import nemeton
from nemeton.bots import Seed, play_seat
from nemeton.bots.own import Maker, maker_of
from nemeton.kernel import BadSetup, Rulebook
from nemeton.kernel.book import legal_values
from nemeton.kernel.records import start

from .ledger import Ledger
from .processes import Processes, usual_number
from .result import MatchResult, Outcome

TURN_LIMIT = 1000

J = TypeVar("J")
R = TypeVar("R")


class Crew(Protocol):
    """Who plays the games of a match: processes of this machine (`Processes`), or many machines (`Cluster`)."""

    number: int  # of games that are played at once

    def results(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """What comes of the jobs, as they end."""


class Pairing(NamedTuple):
    """Everything about a match that each of its games must know."""

    game: str | Rulebook[Any]
    bots: tuple[str | Maker, ...]
    seed: Seed
    options: Mapping[str, Any]
    players: int
    turn_limit: int
    each: tuple[str, tuple[Any, ...]] = ("", ())  # a table option and the values that it takes, deal by deal


def play_match(
    game: str | Rulebook[Any],
    bots: Sequence[str | Maker],
    games: int = 100,
    seed: Seed = 1,
    options: Mapping[str, Any] | None = None,
    players: int | None = None,
    processes: int | None = None,
    on_progress: Callable[[MatchResult], None] | None = None,
    *,
    turn_limit: int = TURN_LIMIT,
    each: str = "",
    out: Path | None = None,
    resume: bool = False,
    pool: Crew | None = None,
) -> MatchResult:
    """Play a match and tell what it shows.

    A bot is a text that `nemeton.bots.make` knows, `module:Class` for one of your own, or whatever makes a bot from a
    seed. With more players than bots, the bots take the seats in turns. `each` names a table option that takes all its
    values, one deal after the other: each spirit, each map. `on_progress` is called with the result so far after every
    game (`result.played` of `result.games`). Ctrl-C ends the match: the result holds the games played, and
    `interrupted` is set.

    `out` is a file to which each game is written as it ends; with `resume`, games that it holds are not played again.
    Without `processes` all cores play. Several matches may share one `pool` of processes (`with Processes() as pool`)
    or of many machines (`with Cluster("host:6379") as pool`); where games are played changes nothing about them.
    """
    pairing = Pairing(
        game,
        tuple(bots),
        seed,
        dict(options or {}),
        _players(game, bots, players),
        turn_limit,
        (each, values_of(book_of(game), each) if each else ()),
    )
    _check(pairing, games)
    processes = 1 if not isinstance(game, str) else pool.number if pool else min(processes or usual_number(), games)
    result = MatchResult(
        book_of(game).name,
        tuple(_name(bot) for bot in bots),
        games,
        seed,
        pairing.players,
        processes=processes,
        is_cooperative=book_of(game).is_cooperative,
    )
    with Ledger(out, _told(pairing), resume=resume) if out else nullcontext() as ledger:
        result.outcomes = [outcome for outcome in ledger.known if outcome.number < games] if ledger else []
        numbers = sorted(set(range(games)) - {outcome.number for outcome in result.outcomes})
        begun = perf_counter()
        with nullcontext(pool) if pool or processes == 1 else Processes(processes) as crew:
            played = crew.results(partial(play_game, pairing), numbers) if crew else _one_by_one(pairing, numbers)
            try:
                for outcome in played:
                    result.outcomes.append(outcome)
                    result.seconds = perf_counter() - begun
                    if ledger:
                        ledger.add(outcome)
                    if on_progress:
                        on_progress(result)
            except KeyboardInterrupt:
                result.interrupted = True
            finally:
                played.close()
    result.outcomes.sort(key=lambda outcome: outcome.number)
    result.seconds = perf_counter() - begun
    return result


def _told(pairing: Pairing) -> dict[str, Any]:
    """What a file says of a match: all that its games depend on but their number."""
    told = pairing._asdict() | {"game": book_of(pairing.game).name, "bots": [_name(bot) for bot in pairing.bots]}
    return {**told, "rules": book_of(pairing.game).rules_version}


def play_game(pairing: Pairing, number: int) -> Outcome:
    """One game of a match. Its deal and the bots' chance come from the match's seed and its number alone.

    Each deal is played once from every seat: the bots move on by one seat, and only then a new deal comes.
    """
    count = len(pairing.bots)
    deal, turned = divmod(number, count)
    seats = tuple((seat + turned) % count for seat in range(pairing.players))
    book = book_of(pairing.game)
    game = start(
        book, pairing.players, options_for(pairing, deal), f"{pairing.seed}/{deal}", turn_limit=pairing.turn_limit
    )
    bots = [_maker(pairing.bots[bot])(f"{pairing.seed}/{number}/{seat}") for seat, bot in enumerate(seats)]
    rng = Random(f"{pairing.seed}/{number}")
    choices, seconds = [0] * count, [0.0] * count
    while not game.over:
        seat = game.asks[0].seat
        begun = perf_counter()
        play_seat(game, seat, bots[seat], rng)
        seconds[seats[seat]] += perf_counter() - begun
        choices[seats[seat]] += 1
    iterations = [0] * count
    for seat, bot in enumerate(bots):
        iterations[seats[seat]] += getattr(bot, "iterations", 0)
    assert game.result is not None
    winners = tuple(sorted({seats[seat] for seat in game.result.winners}))
    return Outcome(
        number,
        seats,
        winners,
        game.result.how,
        game.state.turn,
        tuple(choices),
        tuple(iterations),
        tuple(seconds),
        book.seat_names(game.state) if book.seat_names else (),
        tuple(game.result.winners),
    )


def options_for(pairing: Pairing, deal: int) -> dict[str, Any]:
    """The table options of a deal."""
    name, taken = pairing.each
    return {**pairing.options, name: taken[deal % len(taken)]} if taken else dict(pairing.options)


def values_of(book: Rulebook[Any], name: str) -> tuple[Any, ...]:
    """All values of a table option that has a list of them, but for "any".

    >>> values_of(nemeton.rulebooks()["cairn"], "megaliths")
    ('all', 'beginner')
    """
    fields = {field.name: field for field in msgspec.structs.fields(book.options)}
    if name not in fields:
        raise BadSetup("setup/unknown_option", game=book.name, option=name, known=tuple(fields))
    match msgspec.inspect.type_info(fields[name].type):
        case msgspec.inspect.LiteralType(values=values):
            return tuple(value for value in values if value != "any")
        case msgspec.inspect.BoolType():
            return True, False
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return tuple(range(least, most + 1))
    raise BadSetup("setup/bad_option", game=book.name, option=name, value="*", known=legal_values(fields[name].type))


def book_of(game: str | Rulebook[Any]) -> Rulebook[Any]:
    """The rulebook of a game that is given by its name, or itself."""
    if isinstance(game, Rulebook):
        return game
    if game not in nemeton.rulebooks():
        raise BadSetup("setup/unknown_game", game=str(game), known=tuple(nemeton.rulebooks()))
    return nemeton.rulebooks()[game]


def _players(game: str | Rulebook[Any], bots: Sequence[str | Maker], players: int | None) -> int:
    if players is not None:
        return players
    return max(len(bots), min(book_of(game).players))


def _name(bot: str | Maker) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _maker(bot: str | Maker) -> Maker:
    return maker_of(bot) if isinstance(bot, str) else bot


def _check(pairing: Pairing, games: int) -> None:
    """Say what is wrong with a match before any process is started for it."""
    if games < 1:
        raise BadSetup("setup/games", games=games)
    if not 0 < len(pairing.bots) <= pairing.players:
        raise BadSetup("setup/bots", bots=len(pairing.bots), players=pairing.players)
    for bot in pairing.bots:
        _maker(bot)(0)
    start(book_of(pairing.game), pairing.players, options_for(pairing, 0), 0, light=True, turn_limit=pairing.turn_limit)


def _one_by_one(pairing: Pairing, numbers: Iterable[int]) -> Generator[Outcome, None, None]:
    for number in numbers:
        yield play_game(pairing, number)
