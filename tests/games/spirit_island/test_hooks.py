"""Spirits, adversaries and scenarios stand in their own files; the shared rules ask them by hooks and know none by name
(docs/architecture.md)."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.games.spirit_island.adversaries import ADVERSARIES, Adversary
from nemeton.games.spirit_island.adversaries.england import England
from nemeton.games.spirit_island.rules.ravaging import ravage_damage
from nemeton.games.spirit_island.rules.terror import pool
from nemeton.games.spirit_island.scenarios import SCENARIOS, Scenario
from nemeton.games.spirit_island.scenarios.blitz import Blitz
from nemeton.games.spirit_island.shelf import Shelf
from nemeton.games.spirit_island.spirits import PANELS, Panel
from nemeton.games.spirit_island.spirits.river_surges_in_sunlight import River
from nemeton.games.spirit_island.steps import InvaderPhase, Ravage
from tests.games.spirit_island.looking import describe
from tests.games.spirit_island.shore import shore

PACKAGE = Path(nemeton.__file__).parent
ROOM = PACKAGE / "games" / "spirit_island"
SHELVES: dict[str, Shelf[Any]] = {"spirits": PANELS, "adversaries": ADVERSARIES, "scenarios": SCENARIOS}
CODE = (".py", ".html", ".js")  # words, handbooks and the style sheet name everything
HOOKS = {
    base: [name for name, member in vars(base).items() if inspect.isfunction(member) and not name.startswith("_")]
    for base in (Panel, Adversary, Scenario)
}


def shared_files() -> Iterator[Path]:
    """All code of the package outside the three folders and outside the other games, which have their own names."""
    for path in sorted(PACKAGE.rglob("*")):
        is_own = any(path.is_relative_to(ROOM / folder) for folder in SHELVES)
        is_own |= path.is_relative_to(ROOM.parent) and not path.is_relative_to(ROOM) and path.parent != ROOM.parent
        if path.suffix in CODE and not is_own and "vendor" not in path.parts:
            yield path


def spelled(name: str) -> str:
    """A name as code and comments may spell it: `rituals_of_terror`, "Rituals of Terror", `RitualsOfTerror`."""
    return "[_ '’-]*".join(re.sub("s$", "['’]?s", word) for word in name.split("_"))


NAMES = [name for shelf in SHELVES.values() for name in shelf.names if name != "none"]
SHORT = ["prussia", "is_blitz", "insurrection", "bringer"]  # as one calls them in a hurry


def test_no_shared_code_names_a_spirit_an_adversary_or_a_scenario():
    found = re.compile("|".join(map(spelled, (*NAMES, *SHORT))), re.IGNORECASE)
    named = {
        (str(path.relative_to(PACKAGE)), match[0])
        for path in shared_files()
        for match in found.finditer(path.read_text(encoding="utf-8"))
    }
    assert not named


def test_no_thing_names_another_of_its_kind():
    """What two of them do differently is a hook, never a question after the other."""
    for folder, shelf in SHELVES.items():
        for name in shelf.names:
            path = ROOM / folder / f"{name}.py"
            others = [spelled(other) for other in shelf.names if other not in (name, "none")]
            text = path.read_text(encoding="utf-8") if name != "none" else ""
            assert not re.search("|".join(others), text, re.IGNORECASE), path.name


def test_the_shelves_hold_what_their_files_say():
    for shelf in SHELVES.values():
        assert [thing.name for thing in shelf.values()] == list(shelf.names)
    with pytest.raises(KeyError):
        PANELS["nobody"]


@pytest.mark.parametrize("base", HOOKS, ids=lambda base: base.__name__)
def test_every_hook_is_asked_by_shared_code_and_answered_by_somebody(base):
    text = "\n".join(path.read_text(encoding="utf-8") for path in shared_files() if path.is_relative_to(ROOM))
    (shelf,) = (shelf for shelf in SHELVES.values() if isinstance(next(iter(shelf.values())), base))
    for hook in HOOKS[base]:
        assert re.search(rf"\.{hook}\(", text), f"nobody asks {base.__name__}.{hook}"
        assert any(hook in vars(type(thing)) and type(thing) is not base for thing in shelf.values()), hook


def test_the_table_of_hooks_names_all_of_them():
    page = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## Spirit Island: how things meet the shared rules")[1].split("\n## ")[0]
    for base, hooks in HOOKS.items():
        rows = [line for line in section.splitlines() if line.startswith(f"| {base.__name__.lower()} |")]
        named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[3])}
        assert named == set(hooks), base.__name__


# Hooks, bent once


@pytest.fixture
def bend(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give a thing another hook."""
    return lambda thing, name, hook: monkeypatch.setattr(thing, name, hook)


def test_any_spirit_may_defend_where_it_is(bend):
    bend(River, "defence", lambda self, state, seat, land: 2)
    game = shore({"A5": "town town river", "A7": "town town"}, watched=False)
    assert (ravage_damage(game.state, "A5"), ravage_damage(game.state, "A7")) == (2, 4)


def test_any_spirit_may_keep_invaders_from_a_ravage(bend):
    def prevents(self, game, seat, land, action):
        yield from ()
        return action == "ravage"

    bend(River, "prevents", prevents)
    game = shore({"A5": "town dahan river"}, agenda=[Ravage("A5")])
    assert describe(game, "A5") == "town dahan river"


def test_any_adversary_may_ask_for_more_fear(bend):
    bend(England, "fear_markers", lambda self, level: 7)
    assert pool(shore({"A5": "river"}, options={"adversary": "england"}, watched=False).state) == 7
    assert pool(shore({"A5": "river"}, watched=False).state) == 4


def test_any_scenario_may_let_fear_cards_wait(bend):
    table: dict[str, Any] = {
        "options": {"scenario": "blitz"},
        "earned": ["wary_of_the_interior"],
        "agenda": [InvaderPhase()],
    }
    where = {"A5": "2 river", "A8": "2 explorer"}
    assert not shore(where, **table, watched=False).state.earned
    bend(Blitz, "fear_cards_wait", True)
    assert len(shore(where, **table, watched=False).state.earned) == 1
