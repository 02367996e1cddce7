"""Pictures of powers, spirits, fear, invader and blight cards, adversaries, scenarios; gauges: each its own, without
words and ids."""

import re
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.beside import BESIDE
from nemeton.games.spirit_island.draw.emblems import face, icon
from nemeton.games.spirit_island.draw.signs import all_signs, sign
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.powers.card import CARDS, INNATES
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.scenarios import SCENARIOS
from nemeton.games.spirit_island.spirits import SPIRITS
from nemeton.kernel import PUBLIC
from tests.games.spirit_island.picture import words_of
from tests.games.spirit_island.shore import shore

XML = 'xmlns="http://www.w3.org/2000/svg"'
TOPICS = [
    *CARDS,
    *INNATES,
    *SPIRITS,
    *FEAR_CARDS,
    *INVADER_CARDS,
    *BLIGHT_CARDS,
    *(name for name in (*ADVERSARIES, *SCENARIOS) if name != "none"),
]


def parsed(svg: str) -> list[str]:
    """The tags of some pictures that stand side by side."""
    root = fromstring(f"<div {XML}>{svg}</div>")
    return [element.tag.rpartition("}")[2] for element in root.iter()]


def test_every_card_has_a_picture_of_its_own():
    assert (len(CARDS), len(FEAR_CARDS), len(INVADER_CARDS)) == (90, 15, 15)
    assert len({face(topic) for topic in TOPICS}) == len(TOPICS)
    for topic in TOPICS:
        picture = icon(topic)
        assert written(picture) == ([str(CARDS[topic].cost)] if topic in CARDS else [])  # a number, no words
        assert not re.search(r"\sid=|url\(|href=", picture)  # a page shows many at once
    assert icon("nobody's card") == ""


def test_a_board_draws_the_same_pictures_with_its_own_signs():
    known = {f"s-{name}" for name in all_signs()}
    for topic in TOPICS:
        linked = face(topic, linked=True)
        assert set(re.findall(r'href="#([\w-]+)"', linked)) <= known
        assert len(linked) <= len(face(topic))


def test_every_sign_is_well_formed_and_its_own():
    drawn = [sign(name) for name in all_signs()]
    assert len(set(drawn)) == len(drawn)
    assert parsed("".join(drawn))


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_has_a_disc_of_each_spirit_to_show(seat: int):
    assert parsed(BESIDE.seat_picture(seat)).count("use") == len(SPIRITS)
    assert f"who-{seat + 1}" in BESIDE.seat_picture(seat)


def written(svg: str) -> list[str]:
    """The numbers in some pictures."""
    root = fromstring(f"<div {XML}>{svg}</div>")
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


def test_gauges_show_energy_cards_and_elements():
    game = shore({"A5": "river", "B4": "earth"}, energy={"river": 7}, elements={"river": "2 sun 3 water"})
    view = game.seen_by(PUBLIC)
    assert written(BESIDE.gauges(view, 0)) == ["7", "4", "2", "3"]
    assert written(BESIDE.gauges(view, 1)) == ["0", "4"]


def test_the_figures_beside_a_seat_are_told():
    game = shore({"A5": "2 river", "B4": "earth"})
    told = [words_of(game).say(figure) for figure in BESIDE.figures(game.seen_by(0), 0)]
    assert told == ["points if it ended now", "4 cards in hand", "presence on the island: 2"]


def test_the_hand_holds_what_may_be_used_and_what_may_be_played():
    game = shore(
        {"A5": "river"}, played={"river": ["wash_away", "flash_floods"]}, having={"river": {"used": ["flash_floods"]}}
    )
    view = game.seen_by(0)
    view.phase = "fast"
    assert BESIDE.hand(view, 0) == ["wash_away", "boon_of_vigor", "rivers_bounty"]
    view.phase = "spirit"
    assert BESIDE.hand(view, 0) == ["boon_of_vigor", "rivers_bounty"]
