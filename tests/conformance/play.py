"""Random play and the things to compare: tables to play at, answers, fingerprints of games, what a seat is shown."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

import nemeton
from nemeton.kernel import PUBLIC, Ask, Configuration, Game, Rulebook, Standing
from nemeton.kernel.history import Answered, Event
from nemeton.kernel.records import start
from nemeton.kernel.values import to_json
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR

TURN_LIMIT = 40
# A turn of these takes many answers, and whole games are played by the fuzzer: two rounds, one or two, two.
TURN_LIMITS = {"inis": 20, "root": 3, "spirit_island": 2}


class Table(NamedTuple):
    """A game and one way to set it up."""

    book: Rulebook[Any]
    configuration: Configuration

    @property
    def name(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.configuration.options.items())
        title = self.book.name if self.book.rules_version == 1 else f"{self.book.name} v{self.book.rules_version}"
        return f"{title} {self.configuration.players} players {options}".strip()

    def start(self, seed: int, **settings: Any) -> Game[Any]:
        """A new game; random play of a book that allows endless games is cut off."""
        settings = {"turn_limit": TURN_LIMITS.get(self.book.name, TURN_LIMIT)} | settings
        return start(self.book, self.configuration.players, self.configuration.options, seed, **settings)


def tables_of(book: Rulebook[Any]) -> list[Table]:
    """Every configuration that a game lists, and every number of players that none of them has."""
    listed = {configuration.players for configuration in book.configurations}
    rest = [Configuration(players) for players in book.players if players not in listed]
    return [Table(book, configuration) for configuration in (*book.configurations, *rest)]


def depth_of(table: Table) -> int:
    """Where a table is played: 0 in ./test --quick, 1 in ./test, 2 in ./test --long. Of a game with many tables and a
    rich picture a few are enough for every day: of Inis the smallest, of Root two small ones in which all factions are
    met, of Spirit Island a first game. Of the small games the quick run plays the usual table."""
    players, options = table.configuration
    if table.book.name == "inis":
        return 0 if players == 2 and not options else 1
    if table.book.name == "spirit_island":
        return 0 if players == 1 and "progression" in options else 1 if options.get("level") == 6 else 2
    if table.book.name != "root":
        return 1 if options else 0
    if players == 2 and options.get("suits") != "random":
        return 0
    return 1 if options in ({}, {"suits": "random"}) else 2


TABLES = [table for book in (PARLOUR, STRICT_PARLOUR, *nemeton.rulebooks().values()) for table in tables_of(book)]


class Answer(NamedTuple):
    """An answer: who, what, and to which kind of ask."""

    seat: int
    option: Any
    kind: str


def choose(game: Game[Any], rng: Random) -> Answer:
    """Any open ask, any of its options."""
    ask = rng.choice(game.asks)
    return Answer(ask.seat, ask.options[rng.randrange(len(ask.options))], ask.kind)


def give(game: Game[Any], answer: Answer) -> None:
    """Play an answer."""
    game.answer(answer.option, answer.seat, to=answer.kind)


def played(table: Table, seed: int, **settings: Any) -> Iterator[tuple[Game[Any], Random]]:
    """A random game, at its start and after every answer. The generator of chance for the players is given along."""
    game, rng = table.start(seed, **settings), Random(seed)
    yield game, rng
    while not game.over:
        give(game, choose(game, rng))
        yield game, rng


def viewers(game: Game[Any]) -> list[int]:
    """Everybody who looks at a table: the seats and the spectators."""
    return [*range(game.players), PUBLIC]


def told(ask: Ask) -> Any:
    """All that an ask says."""
    return [
        ask.seat,
        ask.kind,
        dict(ask.about),
        ask.law,
        ask.id,
        ask.secret,
        [to_json(option) for option in ask.options],
        [[to_json(option), reason, law] for option, reason, law in ask.refused],
    ]


def shown_to(game: Game[Any], seat: int, since: int = 0) -> dict[str, bytes]:
    """Everything that leaves the process for a seat (or PUBLIC), by channel; of the journal what was written since."""
    view = game.seen_by(seat)
    journal = [entry for entry in game.journal[since:] if entry.is_for(seat)]
    waiting = [ask.seat for ask in game.asks if not isinstance(ask, Standing)]
    return {
        "state": game.book.encode(view),
        "json": json.dumps(game.book.write_position(view)).encode(),
        "journal": msgspec.json.encode(journal),
        "options": json.dumps([told(ask) for ask in game.asks if ask.seat == seat]).encode(),
        "waiting": json.dumps(waiting).encode(),
        "picture": game.svg(seat).encode(),
    }


def fingerprint(game: Game[Any]) -> dict[str, Any]:
    """Everything that two equal games have in common."""
    return {
        "state": game.book.encode(game.state),
        "journal": msgspec.json.encode(game.journal),
        "history": msgspec.json.encode([on_the_wire(event) for event in game.history]),
        "chance": (game.chance.counter, game.chance.written()),
        "asks": [told(ask) for ask in game.asks],
        "reveals": list(game.reveals),
        "undoable": [game.undoable(seat) for seat in range(game.players)],
        "imagined": game.is_imagined,
        "result": game.result,
    }


def on_the_wire(event: Event) -> Event:
    """An event as it is written: a choice and its wire form are the same answer."""
    return msgspec.structs.replace(event, option=to_json(event.option)) if isinstance(event, Answered) else event


def assert_same(one: dict[str, Any], other: dict[str, Any], what: str) -> None:
    """Two fingerprints, or two views of a seat, are equal; else the part that differs is named."""
    for part, value in one.items():
        assert value == other[part], f"{what}: {part} differs\n{value!r}\n{other[part]!r}"
