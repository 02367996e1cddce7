"""A clash seen from near: who is exposed, who shelters, who maneuvers, what was said about peace."""

import re
from html import unescape

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import LANGUAGES, PUBLIC, Game
from tests.games.inis.position import given, play, quiet, take_turn

ISLAND = """
hills 0,0 A3 B2 C1 capital c1
cove 1,0 A2
plains 0,1 B2
turn A · players 3
A: warlord
B: bard
"""


def near(game: Game[InisState], language: str = "en") -> str:
    """What stands above the question."""
    return GAME.beside.close_up(game.seen_by(PUBLIC), game.journal, GAME.words(language))


def sides(markup: str) -> dict[int, str]:
    """The drawing of each seat that takes part."""
    drawn = re.findall(r'<svg class="inis near-side[^"]*of-(\d)"(.*?)</svg>', markup, re.DOTALL)
    return {int(seat) - 1: body for seat, body in drawn}


def numbers(drawn: str) -> list[str]:
    """What is written in a drawing."""
    return re.findall(r"<text[^>]*>(\d+)</text>", drawn)


def told(markup: str) -> str:
    """What a screen reader says."""
    found = re.search(r'aria-label="([^"]*)"', markup)
    assert found
    return unescape(found[1])


def test_without_a_clash_there_is_nothing():
    assert near(given(ISLAND)) == ""


def test_the_clash_shows_everybody_s_clans_and_whose_maneuver_it_is():
    game = given(ISLAND)
    take_turn(game, 0, "warlord")
    # while citadels are filled, those that are free are seen
    assert "near-walls" in near(game)
    play(game, 1, "shelter")
    play(game, 2, "shelter")
    quiet(game)
    shown = near(game)
    assert "near-walls" not in shown
    drawn = sides(shown)
    assert {seat: numbers(drawing) for seat, drawing in drawn.items()} == {0: ["3"], 1: ["1", "1"], 2: ["1"]}
    assert "Boar: 3 exposed, 0 in citadels." in told(shown)
    assert "is-turn" not in shown
    # one offers peace, one refuses: it is seen until the next maneuver
    play(game, 0, "fight")
    play(game, 1, "agree")
    quiet(game)
    shown = near(game)
    assert "is-turn of-1" in shown
    assert "Boar refuses peace. Salmon offers peace." in told(shown)
    play(game, 0, ("attack", 1))
    assert "peace" not in told(near(game))
    assert "aim" in sides(near(game))[1]
    assert "aim" not in sides(near(game))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_reader_s_language(language: str):
    game = given(ISLAND)
    take_turn(game, 0, "warlord")
    assert bool(re.search("[а-яіїє]{4}", told(near(game, language)))) == (language != "en")
