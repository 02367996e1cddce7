"""Cairn with flat data: the same games as `nemeton.games.cairn`, compiled, for search and for research.

The rules stay the reference. This core makes the same decisions twenty times as fast, and tests/cairn_core hold both
together answer by answer. It is optional: where it was not built (`available` is False, `why_not` says why),
everything else works without it.

    from nemeton import cairn_core

    game = cairn_core.start(seed=7, options={"moving_stone": "field"}, turn_limit=1000)
    while not game.over:
        game.answer(game.options[0])             # the very options of the rules, in the same order
    game.winner, game.how, game.score

    game = cairn_core.of(nemeton.start("cairn"))  # any running game or position, at the question that is open
    copy = game.copy()                            # under a microsecond
    end = game.playout(seed=1)                    # a copy, played to its end with any answers
    done, found = game.search(seed=1, seconds=1)  # (option, visits, worth) of every option
    option, chance, turns, nodes = game.think(seed=1, seconds=1)  # what the champion answers

    batch = cairn_core.batch(1024, seed=1)        # many games at once; numbers come and go as bytes

docs/cairn-core.md tells the rest.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from nemeton.kernel import BadSetup

from .tables import flags_of, kinds, options_by_code, weights

if TYPE_CHECKING:
    from types import ModuleType

    from .compiled import Batch, CoreGame

NETWORK = Path(__file__).with_name("network.bin")  # what the champion has learned (scripts/train_cairn.py)

why_not = ""  # why there is no core; empty where there is one
why_no_network = ""  # why the champion has no network; empty where it has one
_module: "ModuleType | None" = None
try:
    from . import compiled
except ImportError as missing:
    why_not = why_no_network = str(missing)
else:
    _module = compiled
    compiled.set_words(options_by_code(), kinds())
    compiled.set_weights(weights())

available = _module is not None


class NoCore(RuntimeError):
    """The core was asked for where it was not built."""


def start(seed: int = 0, options: dict[str, Any] | None = None, turn_limit: int = 0) -> "CoreGame":
    """The game that `nemeton.start("cairn", seed=seed, options=options)` begins; 0 turns: no limit."""
    table, first = flags_of(options or {})
    game: CoreGame = built().CoreGame(_seed(seed), table, first, _limit(turn_limit, 0))
    return game


def batch(count: int, seed: int = 0, options: dict[str, Any] | None = None, turn_limit: int = 1000) -> "Batch":
    """So many games at once, from the seeds that follow each other."""
    table, first = flags_of(options or {})
    games: Batch = built().Batch(count, _seed(seed), table, first, _limit(turn_limit, 1))
    return games


def of(game: Any, seat: int | None = None) -> "CoreGame":
    """A game of the rules, at the question that is open. With a seat it is what that seat knows: the rest of the stack
    lies in an order that tells nothing."""
    from .positions import written

    core: CoreGame = built().load(written(game, seat))
    if not game.over:
        assert core.options == list(game.ask.options), f"core and rules differ at {game.ask.kind}"
    return core


def load(position: bytes) -> "CoreGame":
    """The game that `CoreGame.written()` has put into bytes."""
    game: CoreGame = built().load(position)
    return game


def read_network(path: Path = NETWORK) -> str:
    """Give the champion the network of a file; why it could not be, or an empty text."""
    try:
        built().set_network(path.read_bytes())
    except (OSError, ValueError) as error:
        built().set_network(None)
        return str(error)
    except AttributeError:
        return "the core is older than its network; build it anew"
    return ""


def built() -> Any:
    """The compiled module itself (compiled.pyi)."""
    if _module is None:
        raise NoCore(f"The compiled core of Cairn is not here ({why_not}). docs/cairn-core.md tells how to build it.")
    return _module


def _seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetup("setup/seed", seed=str(seed)[:100])
    return int(seed) & (1 << 64) - 1


def _limit(turns: Any, least: int) -> int:
    if isinstance(turns, bool) or not isinstance(turns, int) or not least <= turns < 1 << 31:
        raise ValueError(f"turn_limit is a whole number from {least} to {(1 << 31) - 1}")
    return turns


if available:
    why_no_network = read_network()
