"""Style sheets: what a picture carries when it stands alone."""

from pathlib import Path

import pytest

from nemeton.drawing.sheets import TOKENS, by_day, squeezed, standalone, tokens_for

SHEET = """
/* a game's sheet: with braces { } and a colon: in a remark */
.grove { --leaf: light-dark(rgb(1 2 3 / .5), #000000); --plain: #123456; }
.grove .leaf { fill: var(--leaf); font: var(--strong) 25px var(--sans); }
@media (prefers-reduced-motion: no-preference) { .grove .leaf { transition: transform var(--glide); } }
"""


@pytest.fixture
def alone(tmp_path: Path) -> str:
    path = tmp_path / "grove.css"
    path.write_text(SHEET, encoding="utf-8")
    return standalone(path, "grove")


def test_a_viewer_without_light_dark_finds_plain_colours_first(alone: str):
    day, night = alone.split("@supports", 1)
    assert "light-dark(" not in day
    assert "--leaf:rgb(1 2 3 / .5)" in day
    assert "--leaf:light-dark(rgb(1 2 3 / .5),#000000)" in night
    assert "--plain" not in night


def test_the_tokens_that_are_used_come_along_and_no_others(alone: str):
    for name in ("--strong", "--sans", "--glide"):
        assert f"{name}:" in alone
    assert "--seat-1" not in alone
    assert alone.startswith(".grove{")


def test_nothing_leaks_onto_the_page_around_the_picture(alone: str):
    """A picture in a notebook is part of its page: a rule for every element would repaint the notebook."""
    assert ":root" not in alone.replace("svg.grove:root", "")
    assert "/*" not in alone


def test_brackets_balance(alone: str):
    assert alone.count("{") == alone.count("}")
    assert alone.count("(") == alone.count(")")


def test_a_token_that_uses_another_brings_it_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tokens = tmp_path / "tokens.css"
    tokens.write_text(":root { --deep: 3px; --shown: calc(var(--deep) * 2); --other: 1px; } .x { --deep: 9px; }")
    monkeypatch.setattr("nemeton.drawing.sheets.TOKENS", tokens)
    assert tokens_for(".a{width:var(--shown)}") == "--shown:calc(var(--deep) * 2);--deep:3px"


def test_squeezing_keeps_what_means_something():
    assert squeezed(".a .b:hover , .c > .d { width: calc(1px + 2px); }") == ".a .b:hover,.c>.d{width:calc(1px + 2px)}"
    assert by_day("fill:tan") == "fill:tan"


def test_an_open_bracket_is_found():
    with pytest.raises(AssertionError, match="bracket"):
        by_day("fill:light-dark(tan, brown")


def test_the_house_has_its_tokens():
    assert "--glide:" in squeezed(TOKENS.read_text(encoding="utf-8"))
