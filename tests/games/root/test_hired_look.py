"""Hirelings as they are drawn: figures, marks, cards and pictures of both sides, for all eyes, by day and night."""

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from nemeton.drawing.svg import signs_in
from nemeton.games.root.draw.emblems import face, icon
from nemeton.games.root.draw.hired.cards import (
    CARD_HIGH,
    CARD_WIDE,
    ROW_HIGH,
    ROW_WIDE,
    HiredCard,
    LyingItem,
    card_row,
    pennons,
    small_card,
    track_marks,
)
from nemeton.games.root.draw.hired.roster import CARD_SIDES, HIRED, NAMES, figure, hired_sign, signs, symbols
from nemeton.games.root.draw.picture import SHEET
from nemeton.games.root.draw.signs import symbols as all_symbols
from nemeton.games.root.factions.look import LOOKS
from tests.games.root.sight_of_colours import EYES, contrast, distance

XML = 'xmlns="http://www.w3.org/2000/svg"'
CSS = SHEET.read_text(encoding="utf-8")
OWN = {
    name: colour
    for names, colour in re.findall(r"([^{}]*)\{ --own: (?:light-dark\()?(#\w{6})", CSS)
    for name in re.findall(r"\.of-(\w+)", names)
}
DEFINED = set(re.findall(r'id="s-([\w-]+)"', all_symbols()))


def parsed(svg: str) -> Element:
    return fromstring(f"<svg {XML}>{svg}</svg>")


def classes(svg: str) -> list[str]:
    """The classes of all elements, one entry for each."""
    return [element.get("class", "") for element in parsed(svg).iter()]


def test_there_are_thirteen_with_two_sides_each():
    assert len(NAMES) == 13
    assert list(HIRED) == [look.name for look in HIRED.values()]
    assert len(CARD_SIDES) == 26


@pytest.mark.parametrize("side", CARD_SIDES)
def test_every_side_has_a_figure_and_a_picture_that_stand_alone(side: str):
    for drawn in (figure(side), face(side)):
        parsed(drawn)
        assert not re.search(r"\sid=|url\(|href=|<text", drawn)  # a page shows many at once
    assert icon(side).startswith("<svg")


def test_figures_and_pictures_are_told_apart():
    stands_twice = {"highway_bandits_demoted"}  # the same bandits, on paths or in clearings
    assert len({figure(side) for side in CARD_SIDES if side not in stands_twice}) == 25
    assert len({face(side) for side in CARD_SIDES}) == 26
    assert not {figure(side) for side in CARD_SIDES} & {face(name) for name in LOOKS}


@pytest.mark.parametrize("name", NAMES)
def test_who_stands_on_the_map_stands_on_a_plinth_and_no_faction_does(name: str):
    look = HIRED[name]
    assert 'class="plinth"' in figure(look.strong.name)
    assert ('class="plinth"' in figure(look.weak.name)) == look.stands_weak
    assert "plinth" not in all_symbols()
    assert "--own" in CSS[CSS.index(".root .plinth") :].partition("}")[0]  # the sheet lends it a colour


def test_d_2_every_side_says_when_it_acts_with_signs_that_exist():
    for _, side in CARD_SIDES.values():
        assert side.rows
        for row in side.rows:
            assert row.when in ("gain", "ever", "dawn", "noon")
            assert all(hired_sign(sign) or sign in DEFINED for sign in row.signs)


def test_only_signs_that_are_shown_are_defined():
    assert symbols(signs_in('<use href="#s-ui-move"/>')) == ""
    drawn = symbols(signs_in(small_card(HiredCard("vault_keepers"), "x")))
    assert set(re.findall(r'id="s-([\w-]+)"', drawn)) == {"w-vault_keepers", "b-vault", "h-noon", "h-strong"}
    assert re.findall(r'id="s-([\w-]+)"', symbols(["w-the_exile"])) == ["w-the_exile"]
    assert not any(f'id="s-{name}"' in all_symbols() for name in signs())
    three = "".join(small_card(HiredCard(name), "x") for name in ("vault_keepers", "flame_bearers", "the_exile"))
    assert len(symbols(signs_in(three)).encode()) < 20_000


# Cards


def test_a_card_in_the_supply_is_plain_wood_and_shows_what_wins_it():
    drawn = card_row(HiredCard("flame_bearers", promoted=False, won_at=8), "Rats")
    assert "of-nobody" in classes(drawn)
    assert "pennon" not in classes(drawn)
    assert [element.text for element in parsed(drawn).iter() if element.tag.endswith("text")] == ["Rats", "8"]


@pytest.mark.parametrize("draw", [small_card, card_row])
def test_d_1_2_a_card_bears_the_colour_of_who_controls_it_and_a_pennon_for_each_marker(draw):
    drawn = draw(HiredCard("corvid_spies", held_by="eyrie", markers=3), "Spies")
    assert classes(drawn).count("pennon") == 3
    assert classes(drawn).count("of-eyrie") == 2  # the plinth, the pennons
    assert "of-nobody" not in classes(drawn)
    assert pennons("eyrie", 0, 0, 0) == ""


@pytest.mark.parametrize("draw", [small_card, card_row])
def test_the_sides_of_a_card_look_different_and_bear_its_name(draw):
    strong, weak = (draw(HiredCard("popular_band", promoted=up), "A & B") for up in (True, False))
    assert "#s-h-strong" in strong
    assert "#s-w-popular_band" in strong
    assert "#s-h-weak" in weak
    assert "#s-w-popular_band_demoted" in weak
    assert "A &amp; B" in strong


@pytest.mark.parametrize("draw", [small_card, card_row])
def test_what_lies_on_a_card_is_shown(draw):
    items = (LyingItem("club"), LyingItem("club", exhausted=True), LyingItem("tea"))
    drawn = draw(HiredCard("the_exile", items=items), "Exile")
    assert classes(drawn).count("item ready") == 2
    assert classes(drawn).count("item is-exhausted") == 1
    assert "×4" in draw(HiredCard("forest_patrol", warriors=4), "Patrol")


@pytest.mark.parametrize("name", NAMES)
def test_no_sign_leaves_its_card(name: str):
    for promoted in (True, False):
        for draw, wide, high in ((small_card, CARD_WIDE, CARD_HIGH), (card_row, ROW_WIDE, ROW_HIGH)):
            drawn = draw(HiredCard(name, promoted=promoted, held_by="eyrie", markers=4), "x")
            for x, y in re.findall(r"<use [^>]*translate\(([-\d.]+) ([-\d.]+)\)", drawn):
                assert 8 <= float(x) <= wide - 8, (name, x)
                assert 8 <= float(y) <= high - 8, (name, y)


def test_a_6_4_markers_lie_on_the_track_until_somebody_reaches_them():
    drawn = track_marks((8, 12), {8: (10, 20), 12: (30, 40)})
    assert re.findall(r'id="(hired-mark-\d+)"', drawn) == ["hired-mark-8", "hired-mark-12"]
    assert track_marks((), {}) == ""


def test_every_class_stands_in_the_sheet():
    used = set()
    for name in NAMES:
        for promoted in (True, False):
            card = HiredCard(name, promoted, "eyrie", 2, warriors=1, items=(LyingItem("club", exhausted=True),))
            used |= {
                css for one in (small_card, card_row) for each in classes(one(card, "x" * 20)) for css in each.split()
            }
    used |= {css for side in CARD_SIDES for each in classes(figure(side)) for css in each.split()}
    assert used <= set(re.findall(r"\.([a-z][\w-]*)", CSS)) | {"is-weak", "is-strong"}


# For all eyes


@pytest.mark.parametrize("eyes", EYES)
def test_plain_wood_is_told_from_every_faction(eyes: str):
    """A plinth without a controller must not look like somebody's."""
    assert set(LOOKS) <= set(OWN)
    near = {name: distance(OWN["nobody"], colour, eyes) for name, colour in OWN.items() if name != "nobody"}
    assert min(near.values()) >= 18, min(near.items(), key=lambda one: one[1])


def test_ink_is_seen_on_every_figure_and_names_on_every_card():
    assert min(contrast(side.colour, "#2a2018") for _, side in CARD_SIDES.values()) >= 3
    for paper, ink in (("#f7edd3", "#2a2018"), ("#ead9b0", "#2a2018"), ("#2c231b", "#f3e7cd"), ("#3b3025", "#f3e7cd")):
        assert paper in CSS
        assert ink in CSS
        assert contrast(paper, ink) >= 7
    strip = re.search(r"\.hired-signs \{ fill: light-dark\((#\w+), (#\w+)\)", CSS)
    assert strip is not None
    assert min(contrast(strip[1], "#2a2018"), contrast(strip[2], "#2a2018")) >= 7
