"""Hirelings: set-up, control, passing on, and what they are for others (Law A.6, D)."""

from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.check import check
from nemeton.games.root.factions.vagabond.board import VagabondBoard
from nemeton.games.root.hirelings.enlisted import HIRELINGS
from nemeton.games.root.pieces import WARRIOR, Loss
from nemeton.games.root.rules.battle import Assault, legal_battles
from nemeton.games.root.rules.effects import score
from nemeton.games.root.rules.hirelings import Employ, PassOn, Take
from nemeton.games.root.rules.movement import Move
from nemeton.games.root.rules.removing import remove_together
from nemeton.games.root.rules.rule import may_place, ruler
from nemeton.games.root.state import NOBODY, band_of
from nemeton.games.root.steps import Controls, DrawCards, Moves, StartBattle, TurnEnd
from nemeton.kernel import BadSetup, play_of
from nemeton.kernel.records import read_position, start
from tests.games.root.camp import camp, card, offered, step_of, weak
from tests.games.root.woodland import asked, hand, play, points

TRIO = ("marquise", "eyrie", "alliance")
MARQUISE, EYRIE, ALLIANCE, FIRST, SECOND, THIRD = range(6)
PAIR = ("alliance", "eyrie")


def hired(names=("corvid_spies", "sunward_expedition", "popular_band"), players=3, seed=1, **others):
    options = {"hirelings": "with", **dict(zip(("hireling_a", "hireling_b", "hireling_c"), names, strict=True))}
    seats = {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "alliance", "seat_4": "cult", "seat_5": "hundreds"}
    return start(GAME, players, {**dict(list(seats.items())[:players]), **options, **others}, seed)


# A.6 Setting up


@pytest.mark.parametrize(("players", "weak_sides"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_a_6_2_the_more_players_the_more_weak_sides(players, weak_sides):
    for seed in range(4):
        game = hired(players=players, seed=seed)
        assert sum(band.demoted for band in game.state.bands) == weak_sides
        assert len(game.state.bands) == 3


def test_a_6_1_three_cards_come_by_lot():
    names = {tuple(band.name for band in start(GAME, 2, {"hirelings": "with"}, seed).state.bands) for seed in range(8)}
    assert len(names) > 1
    assert all(len(set(three)) == 3 for three in names)


def test_a_6_3_the_last_player_in_turn_order_sets_the_first_up():
    game = hired(players=2)
    first = game.state.active
    assert game.asks[0].seat == (first - 1) % 2
    game.answer(game.asks[0].options[0])
    assert (game.asks[0].kind, game.asks[0].about["band"]) == ("root.hireling.place", 2)


def test_a_6_4_markers_lie_at_four_eight_and_twelve():
    assert hired().state.marks == {4: NOBODY, 8: NOBODY, 12: NOBODY}
    assert start(GAME, 3, {}, 1).state.marks == {}


def test_a_6_5_no_related_faction_is_at_the_table():
    for seed in range(12):
        game = start(GAME, 4, {"hirelings": "with", "lot": "all"}, seed)
        for band in game.state.bands:
            assert not {*HIRELINGS[band.name].related} & {*game.state.factions}
    game = start(GAME, 3, {"hirelings": "with", "hireling_a": "forest_patrol"}, 1)
    assert "marquise" not in game.state.factions


def test_a_6_5_a_related_faction_is_refused_in_one_sentence():
    with pytest.raises(BadSetup, match="Forest Patrol and Marquise de Cat cannot be at one table"):
        start(GAME, 2, {"hirelings": "with", "hireling_b": "forest_patrol", "seat_1": "marquise"}, 1)
    with pytest.raises(BadSetup, match="chosen twice"):
        start(GAME, 2, {"hirelings": "with", "hireling_a": "popular_band", "hireling_c": "popular_band"}, 1)
    with pytest.raises(BadSetup, match="cannot be at one table"):
        start(GAME, 2, {"hirelings": "with", "scenario": "first_game"}, 1)
    start(GAME, 2, {"hireling_b": "forest_patrol", "seat_1": "marquise"}, 1)  # nobody wants any


# D.1 Gaining and passing on


def at_the_end(bands, marks=None, script=(), **wishes):
    return camp(TRIO, {5: "cat", 1: "bird"}, bands, steps=[TurnEnd(MARQUISE)], marks=marks, script=script, **wishes)


def test_d_1_1_who_reaches_a_marker_takes_it_at_once():
    game = camp(TRIO, {5: "cat"}, [card("corvid_spies")], marks={4: NOBODY})
    score(play_of(game), EYRIE, 3)
    assert game.state.marks == {4: NOBODY}
    score(play_of(game), EYRIE, 2)
    assert game.state.marks == {4: EYRIE}, "reached or passed"
    score(play_of(game), MARQUISE, 6)
    assert game.state.marks == {4: EYRIE}, "it is gone"


def test_d_1_1_two_markers_bring_two_cards():
    bands = [card("corvid_spies"), card("popular_band"), card("sunward_expedition")]
    game = at_the_end(bands, {4: MARQUISE, 8: MARQUISE, 12: NOBODY}, script=[0, 5], points={"marquise": 9})
    assert offered(game) == [Take(FIRST), Take(SECOND), Take(THIRD)]
    play(game, Take(SECOND), Take(FIRST))
    held = [(band.held_by, band.mark, band.control) for band in game.state.bands]
    assert held == [(MARQUISE, 8, 2), (MARQUISE, 4, 1), (NOBODY, 0, 0)]
    assert game.state.marks == {12: NOBODY}


def test_d_1_1_a_marker_reached_in_the_turn_of_another_waits_for_the_end_of_ones_own():
    bands = [card("corvid_spies"), card("popular_band")]
    wishes: dict[str, Any] = {"marks": {4: MARQUISE}, "points": {"marquise": 4}}
    game = camp(TRIO, {5: "cat", 1: "bird"}, bands, steps=[TurnEnd(EYRIE)], active="eyrie", **wishes)
    assert asked(game)[1] != "hireling.end"
    assert [band.held_by for band in game.state.bands] == [NOBODY, NOBODY]
    game = camp(TRIO, {5: "cat", 1: "bird"}, bands, steps=[TurnEnd(MARQUISE)], **wishes)
    assert asked(game) == ("marquise", "hireling.end")


@pytest.mark.parametrize(
    ("points_of", "dominance", "counts"),
    [
        ({"marquise": 5, "eyrie": 4}, {}, (1, 1, 1, 2, 2, 2)),
        ({"marquise": 5, "eyrie": 5}, {}, (1, 1, 1, 2, 2, 2)),
        ({"marquise": 5, "eyrie": 6}, {}, (2, 2, 2, 3, 3, 4)),
        ({"marquise": 10}, {"marquise": "dominance_fox"}, (2, 2, 2, 3, 3, 4)),
    ],
)
def test_d_1_2_who_leads_counts_gold_alone(points_of, dominance, counts):
    """Case 96: all symbols for others, and for who plays for dominance."""
    for face, count in enumerate(counts):
        game = at_the_end(
            [card("corvid_spies"), card("popular_band")],
            {4: MARQUISE},
            script=[face],
            points=points_of,
            dominance=dominance,
        )
        play(game, Take(FIRST))
        assert game.state.bands[0].control == count


def test_ruling_x12_another_die(monkeypatch):
    monkeypatch.setattr(rulings, "CONTROL_DIE", ((1, 2), (1, 2), (1, 3), (2, 3), (2, 3), (2, 4)))
    game = at_the_end(
        [card("corvid_spies"), card("popular_band")], {4: MARQUISE}, script=[2], points={"marquise": 4, "eyrie": 9}
    )
    play(game, Take(FIRST))
    assert game.state.bands[0].control == 3


def test_d_1_3_a_marker_leaves_every_card_but_one_just_taken():
    """Case 97."""
    bands = [card("corvid_spies", MARQUISE, control=3), card("popular_band"), card("last_dynasty")]
    bands[2] = weak("spring_uprising")
    game = camp(
        ("marquise", "eyrie", "cult"),
        {5: "cat"},
        bands,
        steps=[TurnEnd(MARQUISE)],
        marks={8: MARQUISE},
        script=[3],
        points={"marquise": 8},
    )
    play(game, Take(SECOND))
    assert [band.control for band in game.state.bands] == [2, 2, 0]


def test_d_1_3_the_last_marker_gone_the_card_goes_to_another_player():
    game = at_the_end([card("corvid_spies", MARQUISE, control=1)], script=[4], points={"eyrie": 20, "alliance": 3})
    assert asked(game) == ("marquise", "hireling.end")
    assert offered(game) == [PassOn(FIRST, EYRIE), PassOn(FIRST, ALLIANCE)]
    play(game, PassOn(FIRST, EYRIE))
    band = game.state.bands[0]
    assert (band.held_by, band.control, band.mark) == (EYRIE, 2, 4), "who leads rolls gold"


def test_1_1_3_who_ends_the_turn_orders_taking_and_giving():
    bands = [card("corvid_spies", MARQUISE, control=1), card("popular_band"), card("sunward_expedition")]
    game = at_the_end(bands, {8: MARQUISE}, script=[0, 0], points={"marquise": 8})
    assert offered(game) == [Take(SECOND), Take(THIRD), PassOn(FIRST, EYRIE), PassOn(FIRST, ALLIANCE)]
    play(game, PassOn(FIRST, ALLIANCE), Take(THIRD))
    assert [band.held_by for band in game.state.bands] == [ALLIANCE, NOBODY, MARQUISE]


def test_d_1_3_others_lose_no_marker():
    game = at_the_end([card("corvid_spies", EYRIE, control=1)])
    assert game.state.bands[0].control == 1


def test_d_2_1_what_a_card_does_when_it_is_gained_comes_at_once():
    game = at_the_end([card("flame_bearers", MARQUISE, control=1)], script=[0], points={"eyrie": 5})
    play(game, PassOn(FIRST, ALLIANCE))
    assert asked(game) == ("alliance", "hireling.place")
    play(game, 7, 7)
    assert game.state.clearings[7].warriors[FIRST] == 2


# D.2 When they act


def test_d_2_4_once_in_daylight_between_actions():
    game = camp(TRIO, {5: "cat", 1: "bird"}, [weak("popular_band", MARQUISE), card("corvid_spies", EYRIE)])
    assert Employ(FIRST) in offered(game), "her own, not the Eyrie's"
    assert Employ(SECOND) not in offered(game)
    play(game, Employ(FIRST), 3)
    assert game.state.clearings[3].warriors[FIRST] == 1
    assert Employ(FIRST) not in offered(game)


# D.3 What they are


def test_d_3_1_pawns_and_bandits_on_paths_count_for_nobody():
    bands = [card("furious_protector", pawn=5), card("highway_bandits", EYRIE, paths=[(1, 5)])]
    game = camp(TRIO, {5: "cat"}, bands)
    assert ruler(game.state, 5) == MARQUISE
    assert ruler(game.state, 1) == NOBODY


def test_d_3_5_no_ambush_for_a_band():
    """Case 98: neither when it is attacked nor against one that its controller's band meets."""
    game = camp(
        TRIO,
        {5: "cat spy"},
        [card("corvid_spies", EYRIE)],
        steps=[StartBattle(MARQUISE, FIRST, 5), Moves(0, 1)],
        script=[0, 0],
        hands={"eyrie": ["ambush_rabbit"]},
    )
    assert game.state.battle is None
    assert hand(game, "eyrie") == ["ambush_rabbit"]


def test_d_3_5_crafted_cards_of_the_controller_do_not_help_a_band():
    game = camp(
        TRIO,
        {5: "cat cat spy"},
        [card("corvid_spies", EYRIE)],
        steps=[StartBattle(MARQUISE, FIRST, 5), Moves(0, 1)],
        script=[1, 0],
        crafted={"eyrie": ["armorers"]},
    )
    assert game.state.clearings[5].warriors[FIRST] == 0


def test_d_3_5_abilities_of_the_controller_do_not_help_a_band():
    """Neither the Commander's hit (7.8.3) when a band of the Eyrie attacks, nor the high die (8.2.2) when one of the
    Alliance defends itself."""
    game = camp(
        TRIO,
        {5: "spy cat cat"},
        [card("corvid_spies", EYRIE)],
        leader="commander",
        steps=[StartBattle(FIRST, MARQUISE, 5), Moves(0, 1)],
        script=[0, 0],
    )
    assert game.state.clearings[5].warriors[MARQUISE] == 2
    game = camp(
        TRIO,
        {5: "cat spy spy"},
        [card("corvid_spies", ALLIANCE)],
        steps=[StartBattle(MARQUISE, FIRST, 5), Moves(0, 1)],
        script=[1, 0],
    )
    assert [game.state.clearings[5].warriors[side] for side in (MARQUISE, FIRST)] == [1, 1]


def test_d_3_6_nobody_scores_for_what_a_band_removes():
    """Case 99: and who removes a vault scores."""
    game = camp(TRIO, {5: "sawmill spy", 7: "vault cat"}, [card("corvid_spies", EYRIE), card("vault_keepers")])
    remove_together(play_of(game), [Loss(MARQUISE, 5, "building", "sawmill", by=FIRST)])
    remove_together(play_of(game), [Loss(SECOND, 7, "building", "vault", by=MARQUISE)])
    assert [points(game, name) for name in TRIO] == [1, 0, 0]


def test_d_3_7_who_moves_a_band_into_sympathy_causes_outrage():
    """Case 100."""
    game = camp(
        TRIO,
        {5: "delver delver", 1: "sympathy", 2: "bird"},
        [card("sunward_expedition", EYRIE)],
        active="eyrie",
        steps=[step_of(FIRST, "move")],
        hands={"eyrie": ["ambush_fox"]},
    )
    play(game, Move(5, 1, 2))
    assert asked(game) == ("eyrie", "outrage")


def test_d_3_4_a_faction_neither_moves_a_band_nor_counts_it_as_a_piece():
    game = camp(TRIO, {5: "spy"}, [card("corvid_spies", MARQUISE)], steps=[Moves(0, 1)])
    assert legal_battles(game.state, MARQUISE) == []
    assert asked(game)[1] != "move", "she has nobody there to move"


def test_8_4_2_martial_law_counts_bands_of_a_player():
    """Case 30: uncontrolled ones do not count."""
    from nemeton.games.root.factions.alliance.prices import sympathy_cost

    where = {5: "bird spy spy", 2: "spy spy spy", 3: "sympathy"}
    dear = camp(TRIO, where, [card("corvid_spies", EYRIE)])
    assert sympathy_cost(dear.state, ALLIANCE, 5) == 2
    cheap = camp(TRIO, where, [card("corvid_spies")])
    assert [sympathy_cost(cheap.state, ALLIANCE, at) for at in (5, 2)] == [1, 1]


def test_6_2_2_only_the_marquise_places_bands_at_the_keep():
    """Case 110."""
    own = camp(TRIO, {1: "keep"}, [card("popular_band", MARQUISE)])
    other = camp(TRIO, {1: "keep"}, [card("popular_band", EYRIE)])
    assert may_place(own.state, FIRST, 1)
    assert not may_place(other.state, FIRST, 1)


def test_6_2_3_hospitals_do_not_save_bands():
    """Case 5."""
    game = camp(
        TRIO, {1: "keep", 5: "musician"}, [card("popular_band", MARQUISE)], hands={"marquise": ["ambush_rabbit"]}
    )
    remove_together(play_of(game), [Loss(FIRST, 5, WARRIOR, by=EYRIE)])
    assert not [step for step in game.state.agenda if type(step).__name__ == "Triggered"]


def test_9_2_9_a_band_that_the_vagabond_kills_makes_nobody_hostile():
    """Cases 39 and 111."""
    four = ("vagabond", "marquise")
    game = camp(
        four,
        {5: "musician cat"},
        [card("popular_band", 1)],
        steps=[StartBattle(0, 2, 5), DrawCards(0, 0, down=False)],
        script=[1, 0],
        vagabond={"at": 5, "items": "sword sword boot torch"},
    )
    assert game.state.clearings[5].warriors[2] == 0
    board = game.state.boards[0]
    assert isinstance(board, VagabondBoard)
    assert board.relations == {1: 0}


@pytest.mark.parametrize("allowed", [True, False])
def test_ruling_x13_brutal_tactics_against_a_band_that_nobody_controls(allowed, monkeypatch):
    monkeypatch.setattr(rulings, "BRUTAL_TO_THE_UNLED", allowed)
    game = camp(
        TRIO,
        {5: "cat spy spy"},
        [card("corvid_spies")],
        steps=[StartBattle(MARQUISE, FIRST, 5), Moves(0, 1)],
        script=[0, 0],
        crafted={"marquise": ["brutal_tactics"]},
    )
    if allowed:
        play(game, "brutal_tactics", "done") if len(offered(game)) > 2 else play(game, "brutal_tactics")
    assert game.state.clearings[5].warriors[FIRST] == (1 if allowed else 2)
    assert game.state.points == [0, 0, 0]


def test_brutal_tactics_score_for_who_controls_the_band():
    game = camp(
        TRIO,
        {5: "cat spy spy"},
        [card("corvid_spies", ALLIANCE)],
        steps=[StartBattle(MARQUISE, FIRST, 5), Moves(0, 1)],
        script=[0, 0],
        crafted={"marquise": ["brutal_tactics"]},
    )
    play(game, "brutal_tactics")
    assert points(game, "alliance") == 1


# Positions


def test_positions_with_bands_are_read_as_they_were_written():
    bands = [
        card("forest_patrol", 1, lying=3, control=2),
        weak("furious_protector", 0, pawn=5),
        card("the_exile", pawn="f1", items=["club", "club", "club"], spent=["club"]),
    ]
    game = camp(PAIR, {5: "rebel", 2: "bird patrol patrol"}, bands, marks={12: NOBODY})
    written = GAME.write_position(game.state)
    again = read_position(GAME, {"players": 2, "state": written}, 1)
    assert again.state.bands == game.state.bands
    assert again.state.marks == {12: NOBODY}
    assert GAME.write_position(again.state)["bands"] == written["bands"]


def test_a_position_that_names_hirelings_plays_with_them():
    game = camp(TRIO, {5: "cat spy"}, [card("corvid_spies", EYRIE)])
    written = GAME.write_position(game.state)
    del written["options"]
    again = read_position(GAME, {"players": 3, "state": written}, 1)
    assert again.state.options.hirelings == "with"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"control": 9}, "control markers"),
        ({"held_by": "nobody_knows"}, "nobody_knows"),
        ({"name": "nobody_knows"}, "nobody_knows"),
        ({"pawn": 5}, "cannot be there"),
        ({"paths": [[1, 2]]}, "cannot be there"),
        ({"lying": 1}, "cannot be there"),
        ({"lying": 10**9}, "lying"),
        ({"cards": ["anvil"]}, "cannot be there"),
        ({"bogus": 1}, "bogus"),
    ],
)
def test_what_cannot_be_is_refused_in_words(changed, told):
    game = camp(TRIO, {5: "cat spy"}, [card("corvid_spies", EYRIE)])
    written = GAME.write_position(game.state)
    written["bands"][0] |= changed
    with pytest.raises(nemeton.BadPosition) as refused:
        read_position(GAME, {"players": 3, "state": written}, 1)
    assert told in str(refused.value) or told == "lying"


def test_a_related_faction_is_refused_in_a_position():
    game = camp(TRIO, {5: "cat"}, [card("popular_band")])
    written = GAME.write_position(game.state)
    written["bands"][0]["name"] = "forest_patrol"
    with pytest.raises(nemeton.BadPosition, match="related"):
        read_position(GAME, {"players": 3, "state": written}, 1)


def test_controls_wait_on_the_agenda():
    game = camp(TRIO, {5: "cat"}, [card("corvid_spies", MARQUISE, control=1)], steps=[TurnEnd(MARQUISE)])
    assert game.state.bands[0].control == 0
    assert list(check(game.state)) == []
    assert band_of(game.state, FIRST).held_by == MARQUISE
    assert Controls(MARQUISE) not in game.state.agenda, "its question is open"
    assert Assault(5, FIRST) not in legal_battles(game.state, MARQUISE)


def test_the_sandbox_keeps_bands_and_hands_them_over():
    game = camp(TRIO, {5: "cat spy"}, [card("corvid_spies", MARQUISE, control=1)], steps=[TurnEnd(MARQUISE)])
    assert GAME.workbench is not None
    bench, state = GAME.workbench, GAME.workbench.settled(GAME.write_position(game.state))
    assert state["bands"][0]["control"] == 1, "it was about to be given away"
    bench.put(state, "spy", "7")
    bench.turn(state, "holder-corvid_spies", "eyrie")
    again = read_position(GAME, {"players": 3, "state": state}, 1)
    assert (again.state.bands[0].held_by, again.state.bands[0].control) == (EYRIE, 2)
    assert again.state.clearings[7].warriors[FIRST] == 1
    bench.turn(state, "holder-corvid_spies", "")
    again = read_position(GAME, {"players": 3, "state": state}, 1)
    assert (again.state.bands[0].held_by, again.state.marks) == (NOBODY, {4: NOBODY})
