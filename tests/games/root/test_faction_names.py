"""A faction and all that belongs to it stand in its folder: no other code of Root names it, nor its own things."""

import re
from pathlib import Path

import pytest

from nemeton.games.root.clockwork import AUTOMATA
from nemeton.games.root.factions.base import Faction
from nemeton.games.root.factions.enlisted import FACTIONS
from nemeton.games.root.factions.look import LOOKS, Look
from nemeton.games.root.hirelings.base import Hireling
from nemeton.games.root.sides import Owner
from tests.kernel.messages import PACKAGE

ROOM = PACKAGE / "games" / "root"
REGISTRY = {ROOM / "factions" / "__init__.py", ROOM / "clockwork" / "__init__.py"}
FOLDERS = [ROOM / ("clockwork" if name in AUTOMATA else "factions") / name for name in FACTIONS]
CODE = [path for path in sorted(ROOM.rglob("*.py")) if path not in REGISTRY and not set(FOLDERS) & set(path.parents)]
# Words for things that one faction alone has.
OWN_THINGS = (
    *("sawmill", "recruiter", "hospital", "overwork"),
    *("decree", "roost", "vizier", "despot", "turmoil"),
    *("supporter", "sympath", "officer", "outrage", "revolt"),
    *("exert", "snare", "extort"),
    *("warlord", "stronghold", "hoard", "prowess", "looter"),
    *("satchel", "swift_strike", "slip", "infam", "hideout"),
    *("lizard", "garden", "acolyte", "outcast", "lost_soul", "sanctif"),
)
UNTOLD = {"name", "warriors", "suit_tokens", "elsewhere"}  # facts, not moments
NAMES = re.compile("|".join((*FACTIONS, *OWN_THINGS)), re.IGNORECASE)
# The pictures of two cards of the base deck show figures of factions, because their paintings do.
FIGURES_ON_CARDS = (ROOM / "decks" / "base.py", re.compile(r'T\("w-(vagabond|marquise)"'))
CARD_NAMES = re.compile('"(eyrie_emigre)"')
# Hirelings are called after factions and their animals; what they are stands in files of their own.
BAND_NAMES = re.compile("vault_keepers|riverfolk_flotilla|Vault Keepers|Riverfolk Flotilla|Lizard Envoys|VaultKeepers")
# Each of them names the factions that cannot play beside it (Law A.6.5), in one line of its row.
RELATIVES = re.compile(r"^    related = \(.*\)$|LizardEnvoys")


def named_in(path: Path, code: str) -> list[str]:
    """The lines of some code that name a faction or its things."""
    lines = [re.sub("[Dd]ifficult", "", line) for line in code.splitlines()]  # a word in which one hides
    if path == FIGURES_ON_CARDS[0]:
        lines = [FIGURES_ON_CARDS[1].sub("", line) for line in lines]
    if path.parent == ROOM / "decks":  # a card may be called after a faction
        lines = [CARD_NAMES.sub("", line) for line in lines]
    lines = [BAND_NAMES.sub("", line) for line in lines]
    if path.parent == ROOM / "hirelings":
        lines = [RELATIVES.sub("", line) for line in lines]
    return [
        f"{path.relative_to(ROOM)}:{number}: {line.strip()}"
        for number, line in enumerate(lines, 1)
        if NAMES.search(line)
    ]


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_shared_code_names_no_faction(path: Path):
    assert named_in(path, path.read_text(encoding="utf-8")) == []


def test_a_name_would_be_found():
    code = 'if name == "eyrie":\n    pass\nboard.decree = {}\n'
    assert len(named_in(ROOM / "judge.py", code)) == 2
    assert named_in(ROOM / "decks" / "base.py", 'picture=(T("w-vagabond", 0, 0), T("roost", 0, 0))')
    assert not named_in(ROOM / "decks" / "base.py", 'picture=(T("w-vagabond", 0, 0),)')


def test_every_faction_has_rules_and_a_look():
    assert list(FACTIONS) == list(LOOKS)
    for name, faction in FACTIONS.items():
        own = {"board", "look", "rules"}
        if not faction.second_of and name not in AUTOMATA:  # the rest is that of the first of its kind
            own |= {"choices", "judge", "panel", "positions", "refusals"}
        folder = ROOM / ("clockwork" if name in AUTOMATA else "factions") / name
        assert {path.stem for path in folder.glob("*.py")} >= own
        assert faction.asked or faction.plays_itself, "nobody is asked for an automaton"
        assert set(faction.piece_counts) == {*LOOKS[name].buildings, *LOOKS[name].other_tiles, *LOOKS[name].tokens}
        assert set(faction.tokens) == set(LOOKS[name].tokens)


def hooks_of(kind: type) -> set[str]:
    """What a faction may override."""
    return {name for name in vars(kind) if not name.startswith("_")}


@pytest.mark.parametrize("kind", [Owner, Faction, Look, Hireling])
def test_every_hook_stands_in_the_table_of_hooks(kind: type):
    page = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(\w+)`", page.partition("*The hooks.*")[2].partition("*The six factions")[0]))
    assert hooks_of(kind) - UNTOLD <= told
