"""Card pictures, territories, gauges: all drawn, each of its own, without words and without names of elements."""

import re
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.beside import BESIDE
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.draw.emblems import ACTION_PICTURES, art, icon
from nemeton.games.inis.draw.emblems_tales import TALE_PICTURES
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES, Result
from tests.games.inis.position import given

XML = 'xmlns="http://www.w3.org/2000/svg"'


def parsed(svg: str) -> list[str]:
    """The tags of some pictures that stand side by side."""
    root = fromstring(f"<div {XML}>{svg}</div>")
    return [element.tag.rpartition("}")[2] for element in root.iter()]


def test_every_card_and_territory_has_a_picture_of_its_own():
    assert len(CARDS) == 63
    assert len(TERRITORIES) == 16
    assert {*ACTION_PICTURES, *TALE_PICTURES} == {name for name, card in CARDS.items() if not card.territory}
    assert len({art(card) for card in CARDS}) == 63
    pictures = {icon(topic) for topic in (*CARDS, *TERRITORIES)}
    assert len(pictures) == 79
    for picture in pictures:
        assert "text" not in parsed(picture)
        assert not re.search(r"\sid=|url\(|href=", picture)  # a page shows many at once
    assert icon("nobody's card") == ""


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_has_a_figure(seat: int):
    assert "path" in parsed(BESIDE.seat_picture(seat))
    assert f"of-{seat + 1}" in BESIDE.seat_picture(seat)


def written(svg: str) -> list[str]:
    """The numbers in some pictures."""
    return [
        element.text or "" for element in fromstring(f"<div {XML}>{svg}</div>").iter() if element.tag.endswith("}text")
    ]


def test_gauges_show_conditions_hands_reserve_and_deeds():
    game = given(
        "valley 0,0 A3 B1 s1 capital\ncove 1,0 A1 s2 card=A\n"
        "players 2 · deeds 2 0 · brenn B · turn A\nA: bard druid | eriu"
    )
    deeds = ["2", "2"]  # once more by themselves, for a small screen
    assert written(BESIDE.gauges(game.seen_by(1), 0)) == ["2", "1", "3", "2", "1", "1", "8", *deeds]
    assert written(BESIDE.gauges(game.seen_by(1), 1)) == ["1", "0", "1", "0", "0", "0", "11"]


def test_gauges_mark_what_is_reached_and_what_deeds_could_reach():
    board = "valley 0,0 A1 s6 capital\ncove 1,0 A1\nplains 0,1 A1\nhills 1,-1 A1 B1\nplayers 2 · turn A · deeds {} 0"
    gauges = [BESIDE.gauges(given(board.format(deeds)).state, 0) for deeds in (0, 2)]
    assert [gauge.count('class="reached"') for gauge in gauges] == [1, 1]
    assert [gauge.count('class="in-reach"') for gauge in gauges] == [0, 1]
    assert [gauge.count('class="gem"') for gauge in gauges] == [0, 2 + 2]


def test_who_would_win_wears_the_crown_and_who_has_won_keeps_it():
    board = "valley 0,0 A1 s6 capital\ncove 1,0 B1\nplayers 2 · turn A · brenn A · pretenders A"
    game = given(board)
    assert ["gauge-crown" in BESIDE.gauges(game.seen_by(1), seat) for seat in (0, 1)] == [True, False]
    game.settle(Result("king", (1,), (0, 1)))
    assert ["gauge-crown" in BESIDE.gauges(game.seen_by(0), seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_beside_a_seat_tell_who_would_win(language: str):
    board = "valley 0,0 A1 s6 capital\ncove 1,0 B1\nplayers 2 · turn A · brenn A · pretenders A"
    view, words = given(board).seen_by(1), GAME.words(language)
    told = [[words.say(figure) for figure in BESIDE.figures(view, seat)] for seat in (0, 1)]
    assert len(told[0]) == len(told[1]) + 3  # Brenn, pretender, king
    assert len(set(told[0])) == len(told[0])
