"""The reader of pages of rules: what a page becomes, and what is wrong with a bad one, said in one sentence."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemeton.games import GAMES
from nemeton.games.cairn import GAME
from nemeton.games.handbook import PICTURES, BadRulesPage, Markdown, Picture, Section, read_rules, read_scenes
from nemeton.kernel import LANGUAGES, BadWords, Option
from nemeton.kernel.values import written

GOOD = """# Title {#title}

Read [this](#part).

## Part {#part}

```picture
name: start
caption: A caption.
```

- after the picture
"""
START = {"start": {"state": {"sea": ["c4"], "forest": ["a5"]}}}
PICTURE = "```picture\nname: start\ncaption: A caption.\n```"


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., tuple[Section, ...]]:
    """Write a page and its pictures, and read them."""

    def written(text: str = GOOD, **scenes: Any) -> tuple[Section, ...]:
        (tmp_path / "en.md").write_text(text, encoding="utf-8")
        (tmp_path / PICTURES).write_text(json.dumps(scenes or START), encoding="utf-8")
        return read_rules(GAME, "en", tmp_path)

    return written


def test_a_page_becomes_sections(write: Callable[..., tuple[Section, ...]]):
    title, part = write()
    assert title == Section("title", "Title", 1, (Markdown("Read [this](#part)."),))
    assert (part.anchor, part.title, part.level) == ("part", "Part", 2)
    picture, text = part.blocks
    assert isinstance(picture, Picture)
    assert (picture.name, picture.caption, text) == ("start", "A caption.", Markdown("- after the picture"))


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("# Title {#title}", "Title", 1, "a heading with an anchor"),
        ("## Part {#part}", "## Part", 5, "a heading with an anchor"),
        ("{#part}", "{#pa-rt}", 5, "a heading with an anchor"),
        ("{#part}", "{#title}", 5, "the anchor 'title' stands twice"),
        ("## Part", "### Part", 5, "no heading skips a level"),
        ("## Part", "# Part", 5, "one title of level 1"),
        ("(#part)", "(#path)", 3, "'#path' leads to no section"),
        ("(#part)", "(part)", 3, "'part' leads to no section"),
        ("(#part)", "(https://example.org)", 3, "leads to no section"),
        ("this", "<b>this</b>", 3, "no HTML"),
        ("this", "this&nbsp;one", 3, "no HTML"),
        ("A caption.", "A <i>caption</i>.", 9, "no HTML"),
        ("name: start", "name: end", 9, "no picture 'end'"),
        ("name: start\n", "", 8, "'name: …' must stand here"),
        ("caption: A caption.", "caption: ", 9, "'caption: …' must stand here"),
        ("caption.\n```", "caption.", 10, "ends here with ```"),
        ("```picture", "```python", 7, "the only fenced blocks are pictures"),
        (PICTURE, " " + PICTURE, 7, "a fence begins its line"),
    ],
)
def test_a_bad_page_says_where_and_what(
    write: Callable[..., tuple[Section, ...]], old: str, new: str, line: int, problem: str
):
    assert old in GOOD
    with pytest.raises(BadRulesPage, match=rf"^en\.md, line {line}: .*{re.escape(problem)}"):
        write(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"state": {"sea": ["c9"]}}, "There is no space “c9”"),
        ({"state": {"see": []}}, "unknown_key"),
        ({"state": {"sea": ["c4"]}, "play": [["move", "c4", "d5"]]}, "not_an_option"),
        ({"state": {"sea": ["c4"]}, "lit": [["jump"]]}, "nothing on offer begins as"),
        ({"state": {"sea": ["c4"]}, "seat": 1, "lit": [[]]}, "nothing on offer begins as"),
        ({"state": {"sea": ["c4"]}, "seat": 7}, "seat/unknown"),
        ({"state": {"sea": ["c4"]}, "light": []}, "light"),
        ({}, "state"),
    ],
)
def test_a_bad_picture_says_which_and_what(
    write: Callable[..., tuple[Section, ...]], data: dict[str, Any], problem: str
):
    with pytest.raises(BadRulesPage, match=rf"^pictures\.json, 'wrong': .*{re.escape(problem)}"):
        write(wrong=data)


def test_lit_options_are_those_that_begin_so(tmp_path: Path):
    start: dict[str, Any] = {"state": {"sea": ["c4", "b1"], "forest": ["a5"]}}
    lit = {"none": [], "all": [[]], "some": [["move", "b1"], ["add"]]}
    (tmp_path / PICTURES).write_text(json.dumps({name: start | {"lit": chosen} for name, chosen in lit.items()}))
    asks = {name: found.ask for name, found in read_scenes(GAME, tmp_path / PICTURES).items()}
    assert asks["none"] is None
    assert asks["all"] is not None
    assert asks["some"] is not None
    assert {beginning(option) for option in asks["all"].options} == {("add", "d1"), ("move", "b1"), ("move", "c4")}
    assert {beginning(option) for option in asks["some"].options} == {("add", "d1"), ("move", "b1")}


def beginning(option: Option) -> Option:
    """What is chosen and where it begins."""
    plain = written(option)
    assert isinstance(plain, tuple)
    return plain[:2]


def test_an_unknown_language_is_refused():
    with pytest.raises(BadWords, match="There is no language “xx”"):
        read_rules(GAME, "xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", GAMES.values(), ids=GAMES)
def test_every_game_can_be_learnt_here(book: Any, language: str):
    assert read_rules(book, language)[0].level == 1
