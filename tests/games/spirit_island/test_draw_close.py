"""The invader phase from near: its words stay in their places, also with the long names of the thematic map."""

import re
from collections.abc import Iterator

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.boards import BALANCED, BOARDS, THEMATIC
from nemeton.games.spirit_island.draw.cards import letters
from nemeton.games.spirit_island.draw.close import CHIP_WIDE, NOTE_LINE, NOTE_LINES, WIDE, Deed, Part, chip, section
from nemeton.games.spirit_island.draw.words import said
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.kernel import LANGUAGES
from tests.kernel.messages import PACKAGE

BROADEST = 1.03  # as measured in the pages' own letters
BROADEST_NAME = 1.14
WRITING = re.compile(
    r'<g style="font-size:(?P<size>[\d.]+)px"><text class="(?P<css>[\w -]+)" x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)">'
    r"(?P<text>[^<]*)</text></g>"
)
SIGNS_FROM = {"ravage": 45.0, "build": 47.0, "explore": 50.0}  # where the sign of what happened begins
SHEET = PACKAGE / "games" / "spirit_island" / "draw" / "spirit_island.css"
LANDS = [f"{board}{number}" for board in (*BALANCED, *THEMATIC) for number in BOARDS[board].lands]


def lines(drawn: str) -> Iterator[tuple[str, str, float, float]]:
    """What is written: its class, the words, its height, and how far it reaches."""
    for found in WRITING.finditer(drawn):
        broad = BROADEST_NAME if "W" in found["text"] and found["css"] == "deed-where" else BROADEST
        reach = float(found["x"]) + float(found["size"]) * letters(found["text"]) * broad
        yield found["css"], found["text"], float(found["size"]), reach


@pytest.mark.parametrize("action", SIGNS_FROM)
def test_the_name_of_a_land_ends_before_what_happened_there(action: str):
    """Of all lands of both sides."""
    what = "7" if action == "ravage" else "town" if action == "build" else "explorer"
    for land in LANDS:
        drawn = chip(action, Deed(land, what), GAME.words("en"))
        [(_, text, size, reach)] = [line for line in lines(drawn) if line[0] == "deed-where"]
        assert text == land
        assert size >= 14
        assert reach <= SIGNS_FROM[action] <= CHIP_WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_fear_card_says_stays_in_the_picture(language: str):
    """On three lines at most, in letters that can be read; the picture is as high as they are."""
    words = GAME.words(language)
    for name in FEAR_CARDS:
        for level in (1, 2, 3):
            drawn, high = section(Part("fear", name, level), words)
            written = [line for line in lines(drawn) if line[0] in ("deed-head", "deed-note")]
            notes = [line for line in written if line[0] == "deed-note"]
            assert " ".join(text for _, text, *_ in notes) == said(words, f"fear_card.{name}", f"level{level}")
            assert 1 <= len(notes) <= NOTE_LINES
            assert all(reach <= WIDE - 10 for *_, reach in written), (name, level)
            assert all(size >= 11 for _, _, size, _ in written), (name, level)
            assert high == 46 + (len(notes) - 1) * NOTE_LINE


def test_letters_have_one_size_only():
    """The style sheet leaves it to the drawing, or what was made smaller would be drawn large."""
    style = SHEET.read_text(encoding="utf-8")
    for css in ("deed-where", "deed-head", "deed-note"):
        [rule] = re.findall(rf"\.isle \.{css} {{([^}}]*)}}", style)
        assert "font-size" not in rule, css
