"""Pictures of a table for six: every board, the score, a crowded clearing, two pawns in one forest."""

import re
from collections import Counter
from itertools import combinations

import pytest

from nemeton.drawing.targets import Spots
from nemeton.games.root import GAME
from nemeton.games.root.draw.commons import HUDDLES
from nemeton.games.root.draw.layout import Layout, beads, crowd
from nemeton.games.root.draw.picture import ranked
from nemeton.games.root.draw.warriors import figures
from nemeton.games.root.state import RootGame
from nemeton.kernel.records import read_position

SIX = ["marquise", "eyrie", "alliance", "vagabond", "cult", "vagabond_2"]
CROWD = "2 cat 3 bird rebel 2 lizard workshop wood sympathy keep"


def table(**boards: dict[str, object]) -> RootGame:
    pawns: dict[str, dict[str, object]] = {
        "vagabond": {"character": "thief", "items": "boot torch tea sword", "at": 10},
        "vagabond_2": {"character": "ranger", "items": "boot torch crossbow sword", "at": 10},
    }
    state = {
        "factions": SIX,
        "clearings": {"10": CROWD, "3": "roost", "1": "garden_fox"},
        "boards": {"eyrie": {"leader": "despot"}, "cult": {"outcast": "fox"}}
        | {n: pawns[n] | boards.get(n, {}) for n in pawns},
    }
    return read_position(GAME, {"game": "root", "players": 6, "state": state}, 1)


def test_all_six_boards_are_drawn_and_every_id_is_there_once():
    game = table()
    drawn = game.svg(0)
    assert all(f'data-part="board-{seat}"' in drawn for seat in range(6))
    counts = Counter(re.findall(r' id="([^"]+)"', drawn))
    assert [name for name, count in counts.items() if count > 1] == []


def test_six_stand_on_one_stone_without_hiding_each_other():
    for many, places in HUDDLES.items():
        assert len(places) == many
        for (x, y, size), (other_x, other_y, _) in combinations(places, 2):
            assert abs(x - other_x) + abs(y - other_y) > 12 * size, f"{many} on a stone"
    drawn = table().svg(0)
    assert len(set(re.findall(r'id="score-(\d)"', drawn))) == 6


@pytest.mark.parametrize("many", range(1, 11))
def test_a_crowd_has_a_place_for_each(many: int):
    places = crowd(many, 3)
    assert len(places) == len(set(places)) == many
    for (x, y, size), (other_x, other_y, _) in combinations(places, 2):
        assert max(abs(x - other_x), abs(y - other_y)) >= 15 * size
    assert len(set(beads(many, 65))) == many


def test_a_crowded_clearing_can_be_clicked_group_by_group():
    spots = Spots()
    view = table().seen_by(0)
    layout = Layout(view, figures(view, []), spots)
    here = [group for group in layout.groups if group.where == 10]
    assert [group.seat for group in here[:2]] == [3, 5], "pawns stand behind"
    assert sorted(group.seat for group in here) == [0, 1, 2, 3, 4, 5]
    assert len({group.place for group in here}) == 6


def test_two_pawns_in_one_forest_stand_side_by_side():
    view = table(vagabond={"at": 0, "forest": "f2"}, vagabond_2={"at": 0, "forest": "f2"}).seen_by(0)
    (_, one), (_, other) = Layout(view, figures(view, []), Spots()).pawns
    assert abs(one[0] - other[0]) > 25
    assert one[1] == other[1]


def test_of_six_boards_the_readers_own_comes_first_then_whose_turn_it_is():
    view = table().seen_by(2)
    view.active = 4
    order = sorted((ranked(f"board-{seat}", 2, view) for seat in range(6)), key=lambda part: part[-1])
    assert [part.split()[0] for part in order][:2] == ["board-2", "board-4"]
    view.active = 2
    assert ranked("board-3", 2, view).endswith("rank-1"), "whoever comes next"
