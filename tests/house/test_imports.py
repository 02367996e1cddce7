"""Imports point one way: site, arena, envs, bots -> games -> kernel, and no game imports another."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "nemeton"

# Modules that lie directly in src/nemeton, such as __init__.py, are the "face"; the command line stands above all.
FACE = "face"
COMMAND_LINE = {"cli", "cli_admin", "cli_bench", "cli_common", "__main__"}

# Each room, and the rooms it may import from.
ROOMS = {
    "kernel": {"kernel"},
    "drawing": {"drawing"},
    "games": {"games", "kernel", "drawing"},
    FACE: {FACE, "games", "kernel"},
    "cairn_core": {"cairn_core", "games", "kernel"},
    "bots": {"bots", "cairn_core", FACE, "games", "kernel", "drawing"},
    "arena": {"arena", "bots", FACE, "games", "kernel", "drawing"},
    "envs": {"envs", "bots", FACE, "games", "kernel", "drawing"},
    "fuzz": {"fuzz", FACE, "games", "kernel"},
    "bench": {"bench", "bots", "cairn_core", FACE, "games", "kernel"},
    "bench_bots": {"bench", "bench_bots", "bots", FACE, "games", "kernel"},
    "terminal": {"terminal", "arena", "bots", "bench", "bench_bots", "cairn_core", FACE, "games", "kernel", "drawing"},
    "site": {"site", "arena", "bots", FACE, "games", "kernel", "drawing"},
}


def room_of(module: str) -> str:
    """The room a module lies in.

    >>> room_of("nemeton.games.cairn.state"), room_of("nemeton"), room_of("nemeton.errors"), room_of("nemeton.cli")
    ('games', 'face', 'face', 'cli')
    """
    name = module.split(".")[1:2]
    return name[0] if name and (name[0] in ROOMS or name[0] in COMMAND_LINE) else FACE


def game_of(module: str) -> str | None:
    """The game a module belongs to.

    >>> game_of("nemeton.games.cairn.state"), game_of("nemeton.games"), game_of("nemeton.bots.greedy")
    ('cairn', None, None)
    """
    names = module.split(".")
    return names[2] if names[1:2] == ["games"] and len(names) > 2 else None


def absolute(module: str, is_package: bool, level: int, name: str) -> str:
    """The full name of a relative import, made in `module`, of `name` after `level` dots.

    >>> absolute("nemeton.kernel.loop", False, 1, "asks"), absolute("nemeton.kernel", True, 1, "asks")
    ('nemeton.kernel.asks', 'nemeton.kernel.asks')
    >>> absolute("nemeton.kernel.loop", False, 2, "games.cairn")
    'nemeton.games.cairn'
    """
    up = level - 1 if is_package else level
    names = module.split(".")
    return ".".join([*names[: len(names) - up], *([name] if name else [])])


@cache
def imported(module: str, source: str, is_package: bool) -> tuple[tuple[int, str], ...]:
    """Line and full name of everything that a module's source imports; `from a import b` counts as `a.b`."""
    return tuple(_imported(module, source, is_package))


def _imported(module: str, source: str, is_package: bool) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom():
                base = node.module or ""
                if node.level:
                    base = absolute(module, is_package, node.level, base)
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def why_not(module: str, target: str) -> str | None:
    """Why `module` must not import `target`; None when it may."""
    if target.split(".")[0] != "nemeton":
        return None
    here, there = room_of(module), room_of(target)
    if here in COMMAND_LINE:
        return None
    if there not in ROOMS[here]:
        return f"{here} may import only {', '.join(sorted(ROOMS[here]))}"
    if here == "games" and there == "games" and game_of(module) not in (None, game_of(target)):
        return f"the game {game_of(module)} may import no other part of games"
    return None


def wrong_imports(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """The imports in a module's source that point the wrong way, each as a sentence."""
    return [
        f"{module}, line {line}, imports {target}: {reason}"
        for line, target in imported(module, source, is_package)
        if (reason := why_not(module, target))
    ]


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the package with its full name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        names = ["nemeton", *path.relative_to(PACKAGE).with_suffix("").parts]
        yield ".".join(names[:-1] if names[-1] == "__init__" else names), path


def test_every_import_points_downwards():
    wrong = [
        sentence
        for module, path in modules()
        for sentence in wrong_imports(module, path.read_text(encoding="utf-8"), is_package=path.name == "__init__.py")
    ]
    assert not wrong, "\n".join(wrong)


def test_the_walk_finds_the_package():
    assert "nemeton" in {module for module, _ in modules()}


def unknown_rooms(paths: Iterable[Path]) -> set[str]:
    """Folders of the package, from paths counted from it, that ROOMS does not list."""
    return {path.parts[0] for path in paths if len(path.parts) > 1} - set(ROOMS)


def test_every_folder_is_a_known_room():
    unknown = unknown_rooms(path.relative_to(PACKAGE) for _, path in modules())
    assert not unknown, f"add to ROOMS what these may import: {sorted(unknown)}"


def test_an_unknown_folder_is_found():
    assert unknown_rooms([Path("face.py"), Path("kernel/loop.py"), Path("cellar/wine/red.py")]) == {"cellar"}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("nemeton.kernel.loop", "import random\nfrom collections.abc import Iterator\nimport msgspec"),
        ("nemeton.kernel.loop", "from .asks import Ask"),
        ("nemeton.kernel.loop", "from . import asks"),
        ("nemeton.kernel.loop", "from nemeton.kernel import asks, chance"),
        ("nemeton.kernel.loop", "import nemetonic"),
        ("nemeton.drawing.shapes", "from nemeton.drawing.colours import OCHRE"),
        ("nemeton.games.cairn.turn", "from nemeton.kernel import Ask\nfrom nemeton.drawing import svg"),
        ("nemeton.games.cairn.turn", "from .state import Cairn\nfrom nemeton.games.cairn import maps"),
        ("nemeton.games.cairn.turn", "from ...kernel.asks import Ask"),
        ("nemeton.games.root.factions.eyrie.rules", "from ...battle import battle"),
        ("nemeton.games.registry", "from nemeton.kernel import Game"),
        ("nemeton.bots.greedy", "import nemeton\nfrom nemeton.games.cairn import judge"),
        ("nemeton.bots.greedy", "from ..kernel import Ask"),
        ("nemeton.arena.match", "from nemeton import bots, start"),
        ("nemeton.envs.spiel", "from nemeton.bots import random"),
        ("nemeton.site.tables.service", "from nemeton import arena, bots, games, kernel, drawing"),
        ("nemeton.face", "from .kernel import Game\nfrom .games import cairn\nfrom .errors import IllegalAnswer"),
        ("nemeton.cli", "from nemeton import arena, bots, envs, games, kernel, site"),
        ("nemeton.__main__", "from nemeton.cli import main"),
    ],
)
def test_good_imports_pass(module: str, source: str):
    assert wrong_imports(module, source) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("nemeton.kernel.loop", "import nemeton"),
        ("nemeton.kernel.loop", "import nemeton.games.cairn"),
        ("nemeton.kernel.loop", "from nemeton import games"),
        ("nemeton.kernel.loop", "from nemeton import start"),
        ("nemeton.kernel.loop", "from ..games.cairn import GAME"),
        ("nemeton.kernel.loop", "from .. import games"),
        ("nemeton.kernel.loop", "from nemeton.drawing import svg"),
        ("nemeton.kernel.loop", "def later():\n    from nemeton.bots import greedy"),
        ("nemeton.kernel.loop", "if TYPE_CHECKING:\n    from nemeton.games.cairn.state import Cairn"),
        ("nemeton.kernel.loop", "importlib.import_module('nemeton.games.cairn')"),
        ("nemeton.kernel.loop", "from importlib import import_module\nimport_module('nemeton.games.cairn')"),
        ("nemeton.kernel.loop", "__import__('nemeton.cli')"),
        ("nemeton.drawing.shapes", "from nemeton.kernel import Ask"),
        ("nemeton.drawing.shapes", "from ..games.cairn import maps"),
        ("nemeton.games.cairn.turn", "from nemeton.games.inis import clash"),
        ("nemeton.games.cairn.turn", "from nemeton.games import inis"),
        ("nemeton.games.cairn.turn", "from ..inis import clash"),
        ("nemeton.games.cairn.turn", "from .. import inis"),
        ("nemeton.games.cairn.turn", "import nemeton.games"),
        ("nemeton.games.cairn.turn", "from nemeton.bots import greedy"),
        ("nemeton.games.cairn.turn", "from nemeton.site import tables"),
        ("nemeton.games.cairn.turn", "from nemeton import start"),
        ("nemeton.bots.greedy", "from nemeton.arena import match"),
        ("nemeton.bots.greedy", "from nemeton import cli"),
        ("nemeton.arena.match", "from nemeton.site import tables"),
        ("nemeton.arena.match", "from nemeton.envs import spiel"),
        ("nemeton.envs.spiel", "from nemeton.arena import match"),
        ("nemeton.site.tables.service", "from nemeton.envs import spiel"),
        ("nemeton.face", "from .bots import greedy"),
        ("nemeton.face", "from .cli import main"),
    ],
)
def test_wrong_imports_are_found(module: str, source: str):
    assert len(wrong_imports(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("nemeton", "from .kernel import Game", 0),
        ("nemeton", "from .site import tables", 1),
        ("nemeton.games", "from . import cairn, inis", 0),
        ("nemeton.games", "from ..bots import greedy", 1),
        ("nemeton.games.cairn", "from .state import Cairn\nfrom . import turn", 0),
        ("nemeton.games.cairn", "from ..inis import clash", 1),
        ("nemeton.kernel", "from .loop import Game", 0),
        ("nemeton.kernel", "from ..games import cairn", 1),
    ],
)
def test_relative_imports_in_a_package_start_from_the_package(module: str, source: str, wrong: int):
    assert len(wrong_imports(module, source, is_package=True)) == wrong


def test_the_sentence_names_place_and_reason():
    assert wrong_imports("nemeton.kernel.loop", "import json\nfrom ..games import cairn") == [
        "nemeton.kernel.loop, line 2, imports nemeton.games.cairn: kernel may import only kernel"
    ]
