"""Law Zh: the glossary. Words whose meaning shows in play; what points to another section is tested there."""

import pytest

from nemeton.games.root.factions.marquise.board import MarquiseBoard
from nemeton.games.root.factions.vagabond.board import VagabondBoard
from nemeton.games.root.hirelings.base import with_faction_pieces
from nemeton.games.root.hirelings.last_dynasty import LastDynasty
from nemeton.games.root.maps import MAPS
from nemeton.games.root.pieces import BUILDING, TOKEN, WARRIOR, Loss
from nemeton.games.root.places import clearings_beside, forests_beside
from nemeton.games.root.rules.effects import draw_cards, place_warriors
from nemeton.games.root.rules.homelands import at_edge
from nemeton.games.root.rules.removing import remove_together, sweep
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.state import NOBODY, Battle, enemies, enemy_sides
from nemeton.games.root.steps import FactionStep, Moves
from nemeton.kernel import Ask, play_of
from tests.games.root.camp import camp, card, weak
from tests.games.root.woodland import describe, hand, options, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
MARQUISE, EYRIE, ALLIANCE, FIRST, SECOND = range(5)
ACTIONS = [FactionStep(0, "actions")]


def test_zh_1_1_a_card_is_drawn_from_the_top_of_the_deck():
    game = woodland(TRIO)
    *_, second, top = [one.card for one in game.state.deck]
    draw_cards(play_of(game), EYRIE, 2)
    assert hand(game, "eyrie") == sorted([top, second])


def test_zh_1_2_the_pawn_is_no_warrior_and_stays_on_the_map():
    """Whatever removes all enemy pieces damages items instead (9.2.2.I)."""
    game = woodland(
        ("marquise", "vagabond", "alliance"), {5: "cat rebel"}, vagabond={"at": 5, "items": "boot torch tea"}
    )
    assert ruler(game.state, 5) == NOBODY, "a cat against a rebel: the pawn tips no scales"
    sweep(play_of(game), 0, [5])
    board = game.state.boards[1]
    assert isinstance(board, VagabondBoard)
    assert (describe(game, 5), board.at) == ("cat", 5)


def test_zh_1_3_and_zh_1_7_buildings_count_for_rule_and_tokens_do_not():
    """Both score for an enemy who removes them (3.2.1)."""
    game = woodland(TRIO, {5: "sawmill bird bird", 1: "base_fox cat", 2: "wood wood bird", 3: "sympathy"})
    assert [ruler(game.state, where) for where in (5, 1, 2, 3)] == [EYRIE, NOBODY, EYRIE, NOBODY]
    losses = [Loss(MARQUISE, 5, BUILDING, "sawmill", by=EYRIE), Loss(MARQUISE, 2, TOKEN, "wood", by=EYRIE)]
    remove_together(play_of(game), losses)
    assert points(game, "eyrie") == 2


def test_zh_1_5_pieces_wait_in_a_supply_and_items_on_the_map():
    game = woodland(TRIO, {9: "workshop", 5: "cat"}, hands={"marquise": ["root_tea_rabbit"]},
                    agenda=[FactionStep(0, "craft")])  # fmt: skip
    assert game.state.supply[MARQUISE] == 24
    play(game, ("craft", "root_tea_rabbit"))
    assert game.state.items["tea"] == 1, "one of two is gone from the map"
    assert game.state.item_boxes[MARQUISE] == ["tea"]


def test_zh_1_8_cards_of_the_play_area_are_not_spent_like_those_of_the_hand():
    where = {5: "sawmill", 3: "sawmill", 2: "sawmill"}
    crafted = {"marquise": ["scouting_party"]}
    game = woodland(TRIO, where, agenda=ACTIONS, hands={"marquise": ["smugglers_trail"]}, crafted=crafted)
    assert {option[1] for option in options(game) if option[0] == "overwork"} == {"smugglers_trail"}
    game = woodland(TRIO, where, agenda=ACTIONS, hands=crafted)
    assert {option[1] for option in options(game) if option[0] == "overwork"} == {"scouting_party"}


def test_zh_1_11_a_band_of_the_own_is_no_enemy_s_piece_and_one_of_anybody_else_is():
    bands = [card("corvid_spies", MARQUISE), card("popular_band", EYRIE), card("sunward_expedition")]
    game = camp(TRIO, {5: "cat spy musician delver foothold bird"}, bands)
    assert enemy_sides(game.state, MARQUISE) == [EYRIE, ALLIANCE, SECOND, SECOND + 1]
    sweep(play_of(game), MARQUISE, [5])
    assert game.state.clearings[5].warriors == [1, 0, 0, 1, 0, 0]
    assert game.state.clearings[5].tokens == []


def test_zh_1_12_pieces_of_a_faction_are_its_own_and_neither_bands_nor_items():
    three = ("vagabond", "marquise", "eyrie")
    game = camp(
        three,
        {5: "spy", 7: "wood", 8: "cat", 9: "sawmill", 1: "spy"},
        [card("corvid_spies", 1)],
        vagabond={"at": 10, "items": "boot"},
        active="marquise",
    )
    assert with_faction_pieces(game.state, 1) == [7, 8, 9]
    assert with_faction_pieces(game.state, 0) == [10], "the pawn"


@pytest.mark.parametrize("name", list(MAPS))
def test_zh_1_13_the_edge_is_a_ring_of_clearings_and_paths(name):
    """On the mountain buried paths are part of it."""
    board = MAPS[name]
    for where in board.edge:
        beside = [to for to in board.clearings[where].paths if to in board.edge]
        assert len(beside) >= 2, where
    assert {where for where, site in board.clearings.items() if site.corner} <= {*board.edge}
    bands = [card("last_dynasty")]
    game = camp(("marquise", "alliance", "cult"), {}, bands, game_map=name)
    assert at_edge(game.state, list(game.state.clearings)) == sorted(board.edge)
    assert LastDynasty().edges(game.state, FIRST) == list(board.edge)


def test_zh_1_14_and_zh_1_29_what_lies_beside_what():
    """Clearings by paths; a forest touches its clearings and the forests behind one path; at the lake also those round
    the shore (V.2.4)."""
    for name, board in MAPS.items():
        state = woodland(TRIO, game_map=name).state
        for where, site in board.clearings.items():
            open_paths = [to for to in site.paths if (min(where, to), max(where, to)) not in board.closed]
            assert [*clearings_beside(state, where)] == open_paths
            assert all(where in clearings_beside(state, forest) for forest in forests_beside(state, where))
        for forest in board.forests:
            assert clearings_beside(state, forest) == board.forests[forest].clearings
            assert all(forest in forests_beside(state, other) for other in forests_beside(state, forest))
            for other in forests_beside(state, forest):
                shared = {*board.forests[forest].clearings} & {*board.forests[other].clearings}
                assert shared, "they meet at the ends of a path or on the shore"
    lake = woodland(TRIO, game_map="lake").state
    assert forests_beside(lake, "f1") == ("f2", "f6"), "behind one path each"
    assert forests_beside(lake, 10) == ("f1", "f2", "f3", "f6")
    assert "f8" in forests_beside(lake, "f6"), "round the shore"
    mountain = woodland(TRIO, game_map="mountain").state
    assert 9 not in clearings_beside(mountain, 5), "the path between them is buried"


def test_zh_1_19_what_is_placed_comes_from_the_supply_or_from_the_left_of_its_track():
    game = woodland(TRIO, {5: "cat wood"}, agenda=ACTIONS)
    place_warriors(play_of(game), MARQUISE, 5, 2, "6.3.3")
    assert game.state.supply[MARQUISE] == 22
    board = game.state.boards[MARQUISE]
    assert isinstance(board, MarquiseBoard)
    left = board.sawmill
    play(game, ("build", "sawmill", 5))
    assert board.sawmill == left - 1
    assert describe(game, 5) == "cat cat cat wood sawmill", "the first one costs nothing"


def test_zh_1_22_items_are_nobody_s():
    """What sweeps a clearing leaves what lies under its ruin."""
    game = camp(
        TRIO,
        {6: "cat bird"},
        [weak("the_exile", MARQUISE)],
        ruins={6: ["bag"], 10: ["boot"], 11: ["hammer"], 12: ["sword"]},
        items={"boot": 2, "bag": 2, "hammer": 1, "sword": 2},
    )
    sweep(play_of(game), MARQUISE, [6])
    assert describe(game, 6) == "cat"
    assert [one.card for one in game.state.ruins[6]] == ["bag"]


def test_zh_1_23_enemies_are_all_but_partners_and_bands_that_one_does_not_control():
    four = ("vagabond", "marquise", "eyrie", "alliance")
    bands = [card("popular_band", 1), card("sunward_expedition")]
    game = camp(
        four,
        {5: "cat"},
        bands,
        vagabond={"at": 1, "items": "boot"},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert enemies(game.state, 0) == [2, 3]
    assert enemy_sides(game.state, 0) == [2, 3, 5], "the band of the partner is none"
    assert enemy_sides(game.state, 2) == [3, 0, 1, 4, 5]


def test_zh_1_32_what_is_removed_goes_home_and_items_leave_the_game():
    game = woodland(TRIO, {5: "cat cat sawmill wood"})
    board = game.state.boards[MARQUISE]
    assert isinstance(board, MarquiseBoard)
    sawmills, wood = board.sawmill, board.wood
    losses = [
        Loss(MARQUISE, 5, WARRIOR, number=2, by=EYRIE),
        Loss(MARQUISE, 5, BUILDING, "sawmill", by=EYRIE),
        Loss(MARQUISE, 5, TOKEN, "wood", by=EYRIE),
    ]
    remove_together(play_of(game), losses)
    assert (game.state.supply[MARQUISE], board.sawmill, board.wood) == (25, sawmills + 1, wood + 1)


def test_zh_1_32_a_removed_item_is_out_of_the_game():
    game = camp(
        TRIO,
        {1: "bird bird bird"},
        [card("the_exile", MARQUISE, pawn="f1", spent=["club", "club"])],
        steps=[Moves(MARQUISE, 1)],
    )
    own = game.state.company.owners[FIRST]
    rule = own.take_hits(play_of(game), FIRST, Battle(FIRST, EYRIE, 1), 2, MARQUISE)
    question = next(rule)
    assert isinstance(question, Ask)
    assert question.kind == "root.hireling.give_up"
    with pytest.raises(StopIteration):
        rule.send("club")
    assert (game.state.bands[0].items, game.state.items_gone) == (["club", "club"], ["club"])
