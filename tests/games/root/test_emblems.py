"""Pictures of cards, quests, leaders, characters and factions; gauges: each its own, without words and ids."""

import re
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.root.beside import BESIDE
from nemeton.games.root.cards import CARDS, QUESTS
from nemeton.games.root.draw.emblems import face, icon
from nemeton.games.root.factions.eyrie.board import LEADERS
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import LANGUAGES
from tests.games.root.picture import words_of
from tests.games.root.woodland import DECK, woodland

XML = 'xmlns="http://www.w3.org/2000/svg"'


def parsed(svg: str) -> list[str]:
    """The tags of some pictures that stand side by side."""
    root = fromstring(f"<div {XML}>{svg}</div>")
    return [element.tag.rpartition("}")[2] for element in root.iter()]


def test_every_card_of_the_deck_and_every_quest_has_a_picture_of_its_own():
    assert len(DECK) == 54
    assert len(QUESTS) == 15
    assert all(card.picture for card in CARDS.values())
    topics = [*CARDS, "vizier", *QUESTS, *LEADERS, *CHARACTERS, *FACTIONS]
    assert len({face(topic) for topic in topics}) == len(topics)
    for topic in topics:
        picture = icon(topic)
        assert "text" not in parsed(picture)
        assert not re.search(r"\sid=|url\(|href=", picture)  # a page shows many at once
    assert icon("nobody's card") == ""


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_has_a_figure_of_each_faction_to_show(seat: int):
    tags = parsed(BESIDE.seat_picture(seat))
    assert tags.count("use") == len(FACTIONS)
    assert f"who-{seat + 1}" in BESIDE.seat_picture(seat)


def written(svg: str) -> list[str]:
    """The numbers in some pictures."""
    root = fromstring(f"<div {XML}>{svg}</div>")
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


def test_gauges_show_the_way_to_thirty_and_what_a_faction_lives_on():
    game = woodland(
        ("marquise", "alliance", "vagabond"),
        {1: "cat cat", 2: "rebel"},
        points={"marquise": 15},
        hands={"marquise": ["anvil"]},
        supporters=["cobbler", "bake_sale"],
        vagabond={"character": "thief", "at": 1, "items": "boot tea"},
    )
    view = game.seen_by(1)
    assert written(BESIDE.gauges(view, 0)) == ["1", "23"]
    assert written(BESIDE.gauges(view, 1)) == ["0", "9", "2"]
    assert written(BESIDE.gauges(view, 2)) == ["0", "2"]
    far = re.search(r'class="gone"[^>]* width="([\d.]+)"', BESIDE.gauges(view, 0))
    assert far is not None
    assert far[1] == "61"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_beside_a_seat_are_told(language: str):
    game = woodland(
        ("marquise", "eyrie", "alliance", "vagabond"),
        {1: "cat"},
        dominance={"eyrie": "dominance_fox", "vagabond": "dominance_bird"},
        partner={"vagabond": "alliance"},
        vagabond={"character": "thief", "at": 1, "items": "boot"},
    )
    view, words = game.seen_by(0), words_of(game, language)
    told = [[words.say(figure) for figure in BESIDE.figures(view, seat)] for seat in range(4)]
    assert [len(lines) for lines in told] == [3, 4, 3, 3]
    assert all(len(set(lines)) == len(lines) for lines in told)


def test_the_hand_holds_a_seat_s_own_cards_only():
    game = woodland(("marquise", "eyrie"), {1: "cat"}, hands={"marquise": ["anvil", "bake_sale"]})
    assert BESIDE.hand(game.seen_by(0), 0) == ["anvil", "bake_sale"]
    assert BESIDE.hand(game.seen_by(1), 0) == []
