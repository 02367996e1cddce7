"""Russian and Ukrainian pages need no other fonts than the small ones: a single letter outside them costs 23 kB."""

import runpy
from pathlib import Path

import pytest

from nemeton.games.cairn.choices import ARROWS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "nemeton"
CUTS = runpy.run_path(str(ROOT / "scripts" / "frontend.py"))["CUTS"]
SMALL = frozenset.union(*(letters for _, letters in CUTS.values()))
NO_LETTERS = set("↗→↘↙←↖")  # not in these fonts at all: the reader's own system draws them


def outside(text: str) -> set[str]:
    """The letters that no small font has."""
    return {letter for letter in text if letter != "\n" and ord(letter) not in SMALL} - NO_LETTERS


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_words_of_the_pages_hold_letters_of_small_fonts(language: str):
    folders = [folder for folder in SOURCE.rglob("words") if "terminal" not in folder.parts]
    files = [path for folder in folders for path in folder.rglob(f"{language}*.ftl") if "text" not in path.parts]
    assert len(files) > 4
    assert {path.name: found for path in files if (found := outside(path.read_text("utf-8")))} == {}


def test_arrows_of_cairn_are_in_small_fonts():
    assert outside("".join(ARROWS.values())) == set()
