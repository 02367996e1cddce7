"""The rooms of the site: imports point one way, every room says at its top which way, one name means one thing, and
nobody reads the private names of somebody else."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.house.test_imports import PACKAGE, imported, modules

SITE = "nemeton.site."

# Each room may import those behind it, and only these.
ORDER = ("web", "pages", "house", "live", "view", "visitors", "tables", "archive", "storage", "base", "words")
MAY_IMPORT = {room: set(ORDER[place + 1 :]) for place, room in enumerate(ORDER)} | {
    "load": set(ORDER),
    "worker_modules": {"view", "tables", "words"},  # what a worker has loaded before its first job
}
FOLDERS = (*(room for room in ORDER if room != "house"), "load")

# Two things that bear one name, and why.
TWINS = {
    "Problem": "the API's schema names it so, and programs read that; the kernel's is a message about a position",
}


def room_of(module: str) -> str:
    """The room of the site in which a module lies.

    >>> room_of("nemeton.site.tables.service"), room_of("nemeton.site.house")
    ('tables', 'house')
    """
    return module.removeprefix(SITE).split(".")[0]


def wrong_imports(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """The imports of a module of the site that point back, each as a sentence."""
    here, wrong = room_of(module), []
    for line, target in imported(module, source, is_package):
        there = room_of(target)
        if target.startswith(SITE) and there != here and there not in MAY_IMPORT[here]:
            wrong.append(f"{module}, line {line}, imports {target}: {here} may not import {there}")
    return wrong


def of_the_site() -> Iterator[tuple[str, Path]]:
    return ((module, path) for module, path in modules() if module.startswith(SITE))


def test_the_rooms_of_the_site_point_one_way():
    wrong = [
        sentence
        for module, path in of_the_site()
        for sentence in wrong_imports(module, path.read_text(encoding="utf-8"), is_package=path.name == "__init__.py")
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("nemeton.site.tables.service", "from ..archive.log import TableLog", 0),
        ("nemeton.site.tables.service", "from .bell import Bell", 0),
        ("nemeton.site.tables.service", "from ..view.parts import TableView", 1),
        ("nemeton.site.base.workers", "from nemeton.site.tables import bots", 1),
        ("nemeton.site.view.render", "if TYPE_CHECKING:\n    from ..house import House", 1),
        ("nemeton.site.pages.table", "from ..house import House", 0),
        ("nemeton.site.pages.api_docs", "from .. import web", 1),
        ("nemeton.site.load.measure", "from ..web.app import create_app", 0),
        ("nemeton.site.words.speech", "from ..base.errors import SiteError", 1),
    ],
)
def test_an_import_that_points_back_is_found(module: str, source: str, wrong: int):
    assert len(wrong_imports(module, source)) == wrong


def test_every_room_is_known():
    assert {room_of(module) for module, _ in of_the_site()} == {*MAY_IMPORT}


@pytest.mark.parametrize("room", FOLDERS)
def test_a_room_says_what_it_does_and_what_it_may_import(room: str):
    """One sentence, which names rooms that the room may import; and every room that it does import."""
    told = ast.get_docstring(ast.parse((PACKAGE / "site" / room / "__init__.py").read_text(encoding="utf-8"))) or ""
    sentence = " ".join(told.split())
    assert sentence.count(". ") == 0, f"{room} says more than one sentence"
    if room == "load":
        assert sentence.endswith("may import every other room.")
        return
    named = re.search(r"may import ([a-z_, ]+)\.$", sentence)
    rooms = set(named[1].split(", ")) if named else set()
    assert named or sentence.endswith("imports no other room.")
    assert rooms <= MAY_IMPORT[room]
    used = {
        room_of(target)
        for module, path in of_the_site()
        if room_of(module) == room
        for _, target in imported(module, path.read_text(encoding="utf-8"), path.name == "__init__.py")
        if target.startswith(SITE)
    }
    assert used - {room} <= rooms, f"{room} also imports {used - {room} - rooms}"


# One name means one thing


def twins(sources: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Public classes that bear one name, with the modules that define them."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_class_bears_the_name_of_another():
    """In the whole package but the games, each of which is a world of its own with its own turns and cards."""
    outside = ((module, path) for module, path in modules() if not module.startswith("nemeton.games."))
    found = twins((module, path.read_text(encoding="utf-8")) for module, path in outside)
    assert {*found} == {*TWINS}, {name: places for name, places in found.items() if name not in TWINS}


def test_twins_are_found():
    shown, game = "class Shown: pass", "class _Shown: pass\nclass Game: pass"
    assert twins([("nemeton.site.view.a", shown), ("nemeton.site.pages.b", shown), ("nemeton.kernel.c", game)]) == {
        "Shown": ["nemeton.site.view.a", "nemeton.site.pages.b"]
    }
    assert twins([("nemeton.kernel.c", game), ("nemeton.site.view.a", shown)]) == {}


# Private names

# What libraries call private and mean for everybody.
PUBLIC_ALL_THE_SAME = {"_replace", "_asdict", "_fields", "_make"}
READ_ALL_THE_SAME = {
    ("nemeton.bots.workers", "os._exit"): "the system's own name for an end without farewells",
}
# The kernel is divided into modules that share one game; `tests/kernel` holds what others may see of it.
SHARED = ("nemeton.kernel",)


def private_names_read(module: str, source: str) -> list[tuple[int, str]]:
    """Private names that a module reads of another object than itself, unless it has defined them: with their lines."""
    tree = ast.parse(source)
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _is_private(node.attr) and node.attr not in own:
            of_itself = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not of_itself and (module, ast.unparse(node)) not in READ_ALL_THE_SAME:
                found.append((node.lineno, ast.unparse(node)))
        if isinstance(node, ast.ImportFrom):
            found += [(node.lineno, alias.name) for alias in node.names if _is_private(alias.name)]
    return found


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC_ALL_THE_SAME


def test_nobody_reads_private_names_of_another_module():
    read = [
        f"{module}, line {line}, reads {name}"
        for module, path in modules()
        if not module.startswith(SHARED)
        for line, name in private_names_read(module, path.read_text(encoding="utf-8"))
    ]
    assert not read, "\n".join(read)


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("world = game._question", ["game._question"]),
        ("tables._known.clear()", ["tables._known"]),
        ("self._tables._lock(table_id)", ["self._tables._lock"]),
        ("from .speech import _words", ["_words"]),
        ("box._replace(is_here=True)", []),
        (
            "class A:\n    def __init__(self):\n        self._key = 1\n    def copy(self):\n        twin._key = 1",
            [],
        ),
        ("def _own(): ...\nroom._own()", []),
    ],
)
def test_private_names_are_found(source: str, read: list[str]):
    assert [name for _, name in private_names_read("nemeton.site.tables.service", source)] == read
