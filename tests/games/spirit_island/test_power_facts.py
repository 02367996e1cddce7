"""The facts of power cards, panels and boards: counts by which a slip of the pen shows, and where joined boards touch,
written down a second time."""

from collections import Counter

import pytest

from nemeton.games.spirit_island.boards import BOARDS
from nemeton.games.spirit_island.island import geography, touching
from nemeton.games.spirit_island.powers.card import CARDS, ELEMENTS, INNATES, power_row
from nemeton.games.spirit_island.powers.decks import MAJORS, MINORS, PROGRESSIONS
from nemeton.games.spirit_island.spirits import PANELS, PRESENCE

# Which lands touch where two sides are joined: of the first board, of the second.
JOINS = """
bottom_bottom A-B 7-3 5-3 4-3 3-3 3-4 3-7
bottom_bottom A-C 7-3 5-3 4-3 4-4 3-4
bottom_bottom A-D 7-3 5-3 4-3 4-4 3-4 3-6
bottom_bottom B-C 7-3 4-3 3-3 3-4
bottom_bottom B-D 7-3 4-3 4-4 3-4 3-6
bottom_bottom C-D 4-3 4-4 3-4 3-6
right_bottom A-B 8-3 7-3 7-4 7-7
right_bottom A-C 8-3 7-3 7-4
right_bottom A-D 8-3 8-4 7-4 7-6
right_bottom B-A 8-3 7-3 7-4 7-5 7-7
right_bottom B-C 8-3 7-3 7-4
right_bottom B-D 8-3 8-4 7-4 7-6
right_bottom C-A 8-3 8-4 7-4 7-5 4-5 4-7
right_bottom C-B 8-3 7-3 7-4 4-4 4-7
right_bottom C-D 8-3 8-4 7-4 7-6 4-6
right_bottom D-A 8-3 7-3 7-4 7-5 6-5 6-7
right_bottom D-B 8-3 7-3 7-4 6-4 6-7
right_bottom D-C 8-3 7-3 7-4 6-4
top_bottom A-B 1-3 6-3 8-3 8-4 8-7
top_bottom A-C 1-3 6-3 6-4 8-4
top_bottom A-D 1-3 6-3 6-4 8-4 8-6
top_bottom B-A 1-3 6-3 6-4 8-4 8-5 8-7
top_bottom B-C 1-3 6-3 6-4 8-4
top_bottom B-D 1-3 6-3 6-4 8-4 8-6
top_bottom C-A 1-3 6-3 6-4 8-4 8-5 8-7
top_bottom C-B 1-3 6-3 8-3 8-4 8-7
top_bottom C-D 1-3 6-3 6-4 8-4 8-6
top_bottom D-A 1-3 1-4 1-5 8-5 8-7
top_bottom D-B 1-3 1-4 8-4 8-7
top_bottom D-C 1-3 1-4 8-4
right_right A-B 8-7 7-7 7-8
right_right A-C 8-4 8-7 7-7 7-8
right_right A-D 8-6 8-7 7-7 7-8
right_right B-C 8-4 8-7 7-7 7-8
right_right B-D 8-6 8-7 7-7 7-8
right_right C-D 8-6 8-7 7-7 7-8 4-8
"""


def sources(names):
    """From where powers reach: presence, sacred sites, or they aim at a spirit."""
    return Counter(CARDS[name].reach.source or "spirit" for name in names)


def test_minor_powers_are_36():
    """Notes on powers, 5."""
    cards = [CARDS[name] for name in MINORS]
    assert len(cards) == 36
    assert Counter(card.fast for card in cards) == {True: 19, False: 17}
    assert Counter(card.cost for card in cards) == {0: 14, 1: 22}
    assert Counter(element for card in cards for element in card.elements) == dict.fromkeys(ELEMENTS, 13)
    assert sum(card.threshold is not None for card in cards) == 7
    assert sources(MINORS) == {"presence": 21, "sacred_site": 9, "spirit": 6}


def test_major_powers_are_22():
    """Notes on powers, 5."""
    cards = [CARDS[name] for name in MAJORS]
    assert len(cards) == 22
    assert Counter(card.fast for card in cards) == {True: 13, False: 9}
    assert Counter(card.cost for card in cards) == {2: 2, 3: 8, 4: 7, 5: 3, 6: 2}
    elements = Counter(element for card in cards for element in card.elements)
    assert elements == dict.fromkeys(ELEMENTS, 7) | {"earth": 8, "moon": 6}
    assert all(card.threshold is not None for card in cards)
    assert sources(MAJORS) == {"presence": 14, "sacred_site": 5, "spirit": 3}
    assert sorted(card.reach.from_terrain for card in cards if card.reach.from_terrain) == ["jungle", "wetland"]


def test_each_spirit_has_four_cards_of_its_own():
    for name, panel in PANELS.items():
        assert len(panel.powers) == 4
        assert {CARDS[card].deck for card in panel.powers} == {name}
    assert len(CARDS) == 36 + 22 + 8 * 4


def test_every_power_is_called_as_what_it_does():
    """A row for every function of a deck or a spirit's file, and each innate power on one panel."""
    assert set(INNATES) == {name for panel in PANELS.values() for name in panel.innates}
    for name in (*CARDS, *INNATES):
        row = power_row(name)
        assert row.name == name == row.effect.__name__
        assert row.good_for


def test_progressions_are_seven_cards_each():
    """Five minor powers, two major ones; no card in two lists."""
    cards = [card for lessons in PROGRESSIONS.values() for card in lessons]
    assert len(set(cards)) == len(cards) == 4 * 7
    for lessons in PROGRESSIONS.values():
        assert Counter(CARDS[card].deck for card in lessons) == {"minor": 5, "major": 2}


@pytest.mark.parametrize("name", PANELS)
def test_every_spirit_has_thirteen_presence(name):
    """On its tracks, whose first slots are open, and on the island."""
    panel = PANELS[name]
    covered = len(panel.energy) - 1 + len(panel.plays) - 1
    assert covered + sum(number for number, _ in panel.start) == PRESENCE


@pytest.mark.parametrize("line", JOINS.split("\n")[1:-1])
def test_joined_boards_touch_where_they_are_said_to(line):
    sides, boards, *pairs = line.split()
    (one, other), (first, second) = boards.split("-"), sides.split("_")
    found = touching(BOARDS[one].sides[first], BOARDS[other].sides[second])
    assert sorted(f"{mine}-{yours}" for mine, yours in found) == sorted(pairs)


def test_neighbours_are_mutual():
    for boards in (("A",), ("A", "B"), ("A", "B", "C"), ("D", "C", "B", "A"), ("NE",)):
        lands = geography(boards).neighbours
        assert all(land in lands[other] for land, beside in lands.items() for other in beside)


def test_boards_touch_at_the_centre_of_four():
    """Case 32: lands that meet in one point border on each other."""
    lands = geography(("A", "B", "C", "D")).neighbours
    assert "C8" in lands["A8"]
    assert "D6" in lands["B7"]


def test_two_boards_touch_along_their_side():
    """Case 31."""
    assert "B7" in geography(("A", "B")).neighbours["A3"]
