"""Law A.5 and E: landmarks, how they come to the table, and what each of them does."""

import re
from itertools import permutations
from random import Random
from typing import get_args

import pytest

import nemeton
from nemeton.games.root import rulings
from nemeton.games.root.check import check
from nemeton.games.root.draw.landmarks import mooring, stand
from nemeton.games.root.draw.words import clearing_told
from nemeton.games.root.factions.vagabond.board import ALLIED
from nemeton.games.root.judge import judge
from nemeton.games.root.landmarks import LandmarkName
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.land import LANDMARKS, land_of
from nemeton.games.root.rules.landmarks import idle_values, sites
from nemeton.games.root.rules.removing import sweep
from nemeton.games.root.state import RootOptions, slots_free
from nemeton.games.root.steps import FactionStep, Interlude, Moves, StartBattle
from nemeton.games.root.workbench import WORKBENCH
from nemeton.kernel import LANGUAGES, BadPosition, BadSetup, play_of
from nemeton.kernel.records import read_position
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, hand, options, play, points, woodland
from tests.kernel.messages import PACKAGE

NAMES = get_args(LandmarkName)
ROOM = PACKAGE / "games" / "root"


def table(players=4, seed=1, **wishes):
    """A fresh table."""
    return nemeton.start("root", players, seed, wishes)


def refusal(game, tag):
    """Why something is not on offer, and the law."""
    return [(one.reason, one.law) for one in game.ask.refused if written(one.option)[0] == tag]


# A.5 Setting up


def test_a_5_without_landmarks_there_are_none():
    state = table().state
    assert (state.landmarks, state.market, state.treetop) == ({}, [], None)


@pytest.mark.parametrize(("wanted", "count"), [("one", 1), ("two", 2)])
def test_a_5_1_one_or_two_by_lot(wanted, count):
    dealt = [tuple(table(seed=seed, landmarks=wanted).state.landmarks) for seed in range(12)]
    assert {len(one) for one in dealt} == {count}
    assert len(set(dealt)) > 3


def test_a_5_1_only_cards_that_the_table_leaves_in():
    lots = [table(seed=seed, landmarks="one", landmark_cards=["tower", "ferry"]) for seed in range(12)]
    assert {name for lot in lots for name in lot.state.landmarks} == {"tower", "ferry"}
    chosen = table(landmarks="two", landmark_cards=["tower", "ferry"]).state.landmarks
    assert set(chosen) == {"tower", "ferry"}, "as many as come are chosen"


@pytest.mark.parametrize(
    ("players", "wishes", "told"),
    [
        (4, {"map": "lake", "landmarks": "one", "landmark_cards": ["ferry"]}, "the map has the Ferry already"),
        (4, {"map": "mountain", "landmarks": "one", "landmark_cards": ["tower"]}, "the map has the Tower already"),
        (2, {"landmarks": "one", "landmark_cards": ["elder_treetop"]}, "wants 3 players"),
        (4, {"landmarks": "two", "landmark_cards": ["tower"]}, "there shall be 2 landmarks, and only 1"),
        (4, {"landmarks": "two", "landmark_cards": ["tower", "tower"]}, "there shall be 2 landmarks, and only 1"),
        (4, {"map": "lake", "own_ferry_or_tower": "left_out"}, "only where there are landmarks"),
    ],
)
def test_a_5_1_what_cannot_be_is_said_in_one_sentence(players, wishes, told):
    with pytest.raises(BadSetup, match=told) as error:
        table(players, **wishes)
    assert all("\n" not in error.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "wishes", [{"landmark_cards": ["castle"]}, {"landmark_cards": "tower"}, {"landmarks": "three"}]
)
def test_a_5_1_what_there_is_not_is_refused(wishes):
    with pytest.raises(BadSetup, match="cannot be"):
        table(**{"landmarks": "one", **wishes})


def test_l3_for_two_players_the_treetop_is_left_out_of_the_lot(monkeypatch):
    def dealt(players):
        return {name for seed in range(30) for name in table(players, seed, landmarks="two").state.landmarks}

    assert dealt(2) == {*NAMES} - {"elder_treetop"}
    assert dealt(3) == {*NAMES}
    monkeypatch.setattr(rulings, "TREETOP_WANTS_THREE", False)
    assert dealt(2) == {*NAMES}


def test_a_5_the_maps_own_ferry_and_tower_may_be_left_out():
    lake = table(map="lake", landmarks="one", landmark_cards=["tower"], own_ferry_or_tower="left_out")
    assert lake.state.ferry == 0
    assert table(map="lake", landmarks="one", landmark_cards=["tower"]).state.ferry == 1
    for own, scored in (("placed", 1), ("left_out", 0)):
        game = table(2, map="mountain", landmarks="one", landmark_cards=["ferry"], own_ferry_or_tower=own)
        land = land_of(game.state)
        assert land is not None
        assert land.watchtower(game.state) == (10 if scored else 0)


def test_a_5_2_there_is_one_ferry_so_the_lot_leaves_it_out():
    dealt = {name for seed in range(30) for name in table(seed=seed, map="lake", landmarks="two").state.landmarks}
    assert dealt == {*NAMES} - {"ferry"}


def test_a_5_3_the_last_player_chooses_one_and_the_one_before_sets_up_the_other():
    for seed in range(6):
        game = table(seed=seed, landmarks="two", landmark_cards=["tower", "lost_city"])
        last = (game.state.active - 1) % 4
        assert (game.ask.seat, game.ask.kind) == (last, "root.landmark")
        assert {option[1] for option in options(game)} == {"tower", "lost_city"}
        play(game, ("landmark", "lost_city", 4))
        assert game.ask.seat == (last - 1) % 4
        assert {option[1] for option in options(game)} == {"tower"}


@pytest.mark.parametrize(
    ("name", "game_map", "there"),
    [
        ("ferry", "autumn", {4, 5, 7, 10, 11}),
        ("ferry", "lake", {1, 10, 11, 12}),
        ("tower", "winter", {8, 10, 11, 12} & {at for at, site in MAPS["winter"].clearings.items() if site.ruin}),
        ("lost_city", "mountain", {2, 4, 10}),
        ("black_market", "autumn", {1, 3, 4}),
        ("legendary_forge", "autumn", set(range(1, 13))),
        ("elder_treetop", "lake", {1, 2, 3, 4}),
    ],
)
def test_a_5_3_each_comes_where_its_card_says(name, game_map, there):
    state = table(map=game_map, landmarks="one", landmark_cards=[name], own_ferry_or_tower="left_out").state
    assert there <= set(sites(state, name))
    if name != "tower":
        assert set(sites(state, name)) == there


def test_a_5_3_not_with_another_nor_beside_one_but_the_tower_may_be_beside():
    state = table(landmarks="two", landmark_cards=["tower", "lost_city"]).state
    state.landmarks = {"lost_city": 10, "tower": 0}
    assert set(sites(state, "tower")) == {6, 11, 12}, "12 is beside, 10 is taken"
    state.landmarks = {"lost_city": 0, "tower": 12}
    assert set(sites(state, "lost_city")) == {5}, "4, 7, 10 and 11 are beside"


def test_l4_they_keep_away_from_the_maps_own_tower_as_well(monkeypatch):
    state = table(map="mountain", landmarks="one", landmark_cards=["legendary_forge"]).state
    assert set(sites(state, "legendary_forge")) == {1, 2, 3, 4, 6, 7, 8}
    monkeypatch.setattr(rulings, "OWN_PIECES_ARE_LANDMARKS", False)
    assert set(sites(state, "legendary_forge")) == set(range(1, 13))


@pytest.mark.parametrize("game_map", list(MAPS))
@pytest.mark.parametrize("own", ["placed", "left_out"])
def test_a_5_3_there_is_always_a_place(game_map, own):
    """Whatever comes first and wherever: the other has a place that its card allows."""
    tried = 0
    for one, other in permutations(NAMES, 2):
        try:
            state = table(map=game_map, landmarks="two", landmark_cards=[one, other], own_ferry_or_tower=own).state
        except BadSetup:
            continue
        ferry = state.ferry
        for where in sites(state, one):
            state.landmarks, state.ferry = {one: where, other: 0}, where if one == "ferry" else ferry
            assert sites(state, other), (one, where, other)
            tried += 1
            state.landmarks, state.ferry = {one: 0, other: 0}, ferry
    assert tried > 50


def test_a_form_offers_only_what_fits():
    def idle(name, players=4, **wishes):
        return idle_values(players, RootOptions(**wishes), name)

    assert idle("landmark_cards") == {*NAMES}, "there are none"
    assert idle("landmark_cards", landmarks="two") == set()
    assert idle("landmark_cards", 2, landmarks="two") == {"elder_treetop"}
    assert idle("landmark_cards", landmarks="two", map="lake") == {"ferry"}
    assert idle("own_ferry_or_tower", landmarks="two", map="lake") == set()
    assert idle("own_ferry_or_tower", landmarks="two") == {"placed", "left_out"}
    assert idle("deck") == set()


# E.1 What all have in common


def test_e_1_landmarks_stay_whatever_sweeps_the_clearing_and_are_nobodys():
    """E.1.1, E.1.2: whatever removes all enemy pieces leaves a landmark, and nobody can attack one."""
    game = woodland(
        ("marquise", "eyrie"),
        {4: "cat", 11: "bird", 7: "cat"},
        landmarks={"tower": 11, "lost_city": 4},
        agenda=[FactionStep(0, "actions")],
    )
    assert not any(option[0] == "battle" for option in options(game))
    sweep(play_of(game), 0, [11, 4])
    assert game.state.landmarks == {"tower": 11, "lost_city": 4}
    assert game.state.clearings[11].warriors == [0, 0]


# The Tower


@pytest.mark.parametrize(("pieces", "scored"), [("cat", 1), ("cat bird bird", 0), ("", 0)])
def test_the_tower_scores_for_who_rules_it_in_the_evening(pieces, scored):
    game = woodland(("marquise", "eyrie"), {11: pieces}, landmarks={"tower": 11}, agenda=[])
    play(game, "end")
    while game.ask is not None and game.ask.seat == 0:
        play(game, options(game)[-1])
    assert points(game, "marquise") == scored
    told = [entry.law for entry in game.journal if entry.kind == "root.scored"]
    assert told == ["landmark.tower"] * scored


# The Ferry


def ferry(factions=("marquise", "eyrie"), where=None, **wishes):
    return woodland(factions, where or {7: "cat cat"}, **{"agenda": [Moves(0, 2)], "landmarks": {"ferry": 7}, **wishes})


def rides(game):
    return {option[1:3] for option in options(game) if option[0] == "move"}


def test_the_ferry_goes_along_the_river_and_whose_pieces_ride_draws():
    game = ferry()
    assert {(7, 4), (7, 11)} <= rides(game)
    assert (7, 10) not in rides(game), "the next clearing along the river, not any"
    play(game, ("move", 7, 11, 1))
    assert (game.state.ferry, game.state.landmarks["ferry"]) == (11, 11)
    assert len(hand(game, "marquise")) == 1
    assert (11, 10) not in rides(game), "once in a turn"
    reasons = {(one.option.to, one.reason, one.law) for one in game.ask.refused if one.option.origin == 11}
    assert (10, "root.refused.ferry_used", "landmark.ferry") in reasons


def test_the_ferry_of_the_card_needs_rule_as_every_move_does():
    game = ferry(where={7: "cat bird bird", 11: "bird", 4: "bird"})
    assert not {(7, 4), (7, 11)} & rides(game)


@pytest.mark.parametrize(
    ("riders", "allies", "drawn"), [(True, False, [1, 1]), (False, True, [1, 1]), (False, False, [1, 0])]
)
def test_l1_allied_warriors_that_ride_draw_too(monkeypatch, riders, allies, drawn):
    monkeypatch.setattr(rulings, "FERRY_CARD_DRAWS_FOR_RIDERS", riders)
    monkeypatch.setattr(rulings, "FERRY_DRAWS_FOR_ALLIES", allies)
    game = ferry(
        ("vagabond", "marquise"),
        {7: "cat cat cat"},
        vagabond={"at": 7, "items": "boot boot", "relations": {"marquise": ALLIED}},
        agenda=[FactionStep(0, "day")],
    )
    play(game, ("move", 11), (1, 2))
    while asked(game)[1] == "order":
        play(game, options(game)[0])
    assert [len(game.state.hands[seat]) for seat in (0, 1)] == drawn


def test_the_ferry_on_the_lake_goes_to_the_whole_coast_by_its_own_law():
    game = woodland(("marquise", "eyrie"), {12: "cat"}, landmarks={"ferry": 12}, game_map="lake", agenda=[Moves(0, 1)])
    assert {(12, 1), (12, 10), (12, 11)} <= rides(game)
    play(game, ("move", 12, 1, 1))
    assert [entry.law for entry in game.journal if entry.kind == "root.ferried"] == ["landmark.ferry"]


# The Black Market


def market(factions=("marquise", "eyrie"), where=None, **wishes):
    usual = {
        "landmarks": {"black_market": 1},
        "market": ["ambush_fox", "armorers", "cobbler"],
        "hands": {"marquise": ["sappers", "tax_collector"], "eyrie": ["ambush_bird"]},
        "agenda": [Interlude(0, "birdsong")],
        "phase": "birdsong",
    }
    return woodland(factions, where or {1: "cat"}, **{**usual, **wishes})


def test_the_market_swaps_a_card_for_one_that_nobody_has_seen():
    game = market()
    assert {option for option in options(game) if option[0] == "barter"} == {
        ("barter", card, stall) for card in ("sappers", "tax_collector") for stall in (1, 2, 3)
    }
    play(game, ("barter", "sappers", 2))
    assert hand(game, "marquise") == ["armorers", "tax_collector"]
    assert [card.card for card in game.state.market] == ["ambush_fox", "sappers", "cobbler"]


def test_the_market_deals_three_cards_when_it_is_set_up():
    game = table(landmarks="one", landmark_cards=["black_market"])
    before = len(game.state.deck)
    play(game, ("landmark", "black_market", 1))
    assert (len(game.state.market), len(game.state.deck)) == (3, before - 3)
    assert all(not card.known for card in game.state.market)


def test_the_market_once_in_a_turn_and_only_with_a_piece_there():
    game = market(agenda=[FactionStep(0, "actions")], phase="daylight")
    play(game, ("barter", "sappers", 1))
    assert not any(option[0] == "barter" for option in options(game))
    assert refusal(game, "barter") == [("root.refused.bartered", "landmark.black_market")]
    game = market(agenda=[FactionStep(0, "actions")], phase="daylight", where={2: "cat"})
    assert refusal(game, "barter") == [("root.refused.market_far", "landmark.black_market")]
    game = market(agenda=[FactionStep(0, "actions")], phase="daylight", hands={})
    assert refusal(game, "barter") == [("root.refused.market_card", "landmark.black_market")]


@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_the_market_is_open_in_every_phase_of_the_own_turn(phase):
    assert any(option[0] == "barter" for option in options(market(agenda=[Interlude(0, phase)], phase=phase)))


def test_the_pawn_is_a_piece_at_the_market():
    game = market(("vagabond", "marquise"), {5: "cat"}, vagabond={"at": 1}, hands={"vagabond": ["sappers"]})
    assert any(option[0] == "barter" for option in options(game))


def test_who_leaves_a_card_at_the_market_knows_it_and_nobody_else():
    game = market()
    play(game, ("barter", "sappers", 2))
    assert [card.card for card in game.seen_by(0).market] == ["", "sappers", ""]
    assert [card.card for card in game.seen_by(1).market] == ["", "", ""]
    told = {
        seat: str([(entry.kind, entry.values) for entry in game.journal if not entry.only or seat in entry.only])
        for seat in (0, 1)
    }
    assert "sappers" in told[0]
    assert "sappers" not in told[1]
    assert "armorers" not in told[1]


def test_an_open_hand_gives_and_takes_in_sight_of_all():
    game = market(("riverfolk", "marquise"), {1: "otter"}, hands={"riverfolk": ["sappers"]})
    play(game, ("barter", "sappers", 3))
    assert [card.card for card in game.seen_by(1).market] == ["", "", "sappers"]
    assert [card.card for card in game.seen_by(1).hands[0]] == ["cobbler"]


def test_who_knew_a_card_of_a_hand_is_no_longer_sure():
    game = market()
    for card in game.state.hands[0]:
        card.known |= 0b10
    play(game, ("barter", "sappers", 1))
    assert "sappers" not in [card.card for card in game.seen_by(1).hands[0]]
    assert "sappers" not in [card.card for card in game.seen_by(1).market]


def test_imagining_deals_the_market_anew_but_not_what_one_left_there():
    game = market()
    play(game, ("barter", "sappers", 2))
    seen = {tuple(card.card for card in game.imagined(0, Random(seed)).state.market) for seed in range(12)}
    assert {cards[1] for cards in seen} == {"sappers"}
    assert len({cards[0] for cards in seen}) > 3


# The Legendary Forge


def forge(where, hands, **wishes):
    return woodland(
        ("marquise", "eyrie", "hundreds"),
        where,
        landmarks={"legendary_forge": 11},
        hands=hands,
        agenda=[FactionStep(0, "craft")],
        **wishes,
    )


def crafts(game):
    return {option[1] for option in options(game) if option[0] == "craft"}


def test_the_forge_lets_only_those_craft_its_items_who_are_there():
    """11 is a mouse clearing: bags and tea lie on the card. The cost stays."""
    cards = {"marquise": ["root_tea_fox", "foxfolk_steel"]}
    away = forge({9: "cat workshop", 1: "cat workshop", 8: "cat workshop workshop"}, cards)
    assert "root_tea_fox" not in crafts(away)
    assert "foxfolk_steel" in crafts(away)
    assert ("root.refused.forge", "landmark.legendary_forge") in refusal(away, "craft")
    there = forge({9: "cat workshop", 11: "cat"}, cards)
    assert "root_tea_fox" in crafts(there)
    unpaid = forge({1: "cat workshop", 11: "cat"}, cards)
    assert "root_tea_fox" not in crafts(unpaid), "a piece there is one more condition"


def test_the_forge_gives_a_card_and_a_point_more():
    game = forge({9: "cat workshop", 11: "cat"}, {"marquise": ["root_tea_fox"]})
    play(game, ("craft", "root_tea_fox"))
    assert points(game, "marquise") == 3, "two on the card, and one"
    assert len(hand(game, "marquise")) == 1
    assert game.state.items["tea"] == 1


def test_the_forge_gives_its_point_to_the_eyrie_too():
    """Case 20, 7.2.3: one point for an item, whatever it says; the forge adds one, and a card."""
    game = woodland(
        ("eyrie", "marquise"),
        {9: "bird roost", 11: "bird"},
        leader="commander",
        landmarks={"legendary_forge": 11},
        hands={"eyrie": ["root_tea_fox"]},
        agenda=[FactionStep(0, "craft")],
    )
    play(game, ("craft", "root_tea_fox"))
    assert (points(game, "eyrie"), len(hand(game, "eyrie"))) == (2, 1)


@pytest.mark.parametrize(("choice", "scored", "kept"), [("hoard", 1, ["tea"]), ("sell", 3, [])])
def test_the_forge_gives_its_point_and_its_card_to_the_hundreds_too(choice, scored, kept):
    """14.2.3: an item for the hoard scores nothing by itself; the forge adds one, and a card."""
    game = woodland(
        ("hundreds", "marquise"),
        {9: "stronghold", 11: "rat"},
        landmarks={"legendary_forge": 11},
        hands={"hundreds": ["root_tea_fox"]},
        agenda=[FactionStep(0, "craft")],
    )
    play(game, ("craft", "root_tea_fox"), choice)
    assert (points(game, "hundreds"), len(hand(game, "hundreds"))) == (scored, 1)
    assert board(game, "hundreds").prowess == kept


def test_the_forge_bars_an_export_as_well():
    """11.5.3.I: what cannot be crafted cannot be exported."""
    for here, offered in (("cat", []), ("otter", ["craft", "export"])):
        game = woodland(
            ("riverfolk", "marquise"),
            {9: "mouse_post", 11: here},
            landmarks={"legendary_forge": 11},
            hands={"riverfolk": ["root_tea_fox"]},
            riverfolk={"funds": {"riverfolk": 1}},
            agenda=[FactionStep(0, "day")],
        )
        assert [option[0] for option in options(game) if option[0] in ("craft", "export")] == offered


@pytest.mark.parametrize(
    ("where", "kinds"), [(1, ("sword", "crossbow", "hammer")), (9, ("bag", "tea")), (5, ("boot", "coins"))]
)
def test_the_forge_takes_the_items_of_its_suit(where, kinds):
    game = woodland(("marquise", "eyrie"), landmarks={"legendary_forge": where})
    assert LANDMARKS["legendary_forge"].keeps_items(game.state) == kinds


# The Elder Treetop


def treetop(where, aloft="", **wishes):
    return woodland(("marquise", "eyrie", "alliance"), where, landmarks={"elder_treetop": 1}, treetop=aloft, **wishes)


def test_the_treetop_brings_one_slot_more():
    assert slots_free(treetop({}).state, 1) == 2
    assert slots_free(treetop({1: "workshop"}).state, 1) == 1
    assert slots_free(treetop({1: "workshop sawmill"}, "sawmill").state, 1) == 0


def fought(game):
    """Nobody ambushes or uses anything."""
    while game.ask is not None and asked(game)[1] in ("ambush", "foil", "battle.effect"):
        play(game, "let" if "let" in options(game) else "done")


def test_who_builds_says_which_slot_and_the_last_one_is_the_treetop():
    game = treetop({1: "cat cat wood wood", 5: "cat"}, agenda=[FactionStep(0, "actions")])
    play(game, ("build", "workshop", 1))
    assert (game.ask.kind, options(game)) == ("root.treetop.build", ["ground", "treetop"])
    play(game, "ground")
    assert game.state.treetop is None
    play(game, ("build", "sawmill", 1))
    assert game.state.treetop == (0, "sawmill"), "the other slot is full"


@pytest.mark.parametrize(("slot", "aloft"), [("ground", (0, "recruiter")), ("treetop", (0, "sawmill"))])
def test_the_first_buildings_of_the_marquise_take_their_slots_one_by_one(slot, aloft):
    """Law 6.3.4 beside the treetop: each is asked about before the next one comes."""
    # given the treetop where the Marquise begins
    seats = {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "alliance"}
    game = table(3, landmarks="one", landmark_cards=["elder_treetop"], **seats)
    play(game, ("landmark", "elder_treetop", 1))
    play(game, 1)
    # when her sawmill comes there, then she says at once where it stands
    play(game, 1)
    assert (game.ask.kind, options(game)) == ("root.treetop.build", ["ground", "treetop"])
    assert dict(game.ask.about) == {"where": 1, "piece": "sawmill"}
    play(game, slot)
    # and when the other slot is filled, what stands in the treetop is clear
    play(game, 5)
    play(game, 1)
    assert game.state.treetop == aloft
    assert (game.ask.seat, game.ask.kind) == (1, "root.eyrie.leader")
    assert read_position(game.book, game.position(), 1).position() == game.position()


def test_a_building_removed_from_the_treetop_scores_one_more():
    game = treetop(
        {1: "workshop sawmill bird bird"}, "sawmill", agenda=[StartBattle(1, 0, 1)], active="eyrie", script=[0, 0]
    )
    fought(game)
    assert asked(game) == ("marquise", "loss")
    play(game, ("building", "sawmill"))
    assert points(game, "eyrie") == 2
    assert game.state.treetop is None


def test_of_two_alike_who_chooses_says_which_falls():
    for answer, scored in (("ground", 1), ("treetop", 2)):
        game = treetop(
            {1: "workshop workshop bird bird"}, "workshop", agenda=[StartBattle(1, 0, 1)], active="eyrie", script=[0, 0]
        )
        fought(game)
        assert asked(game) == ("marquise", "treetop.lose")
        play(game, answer)
        assert points(game, "eyrie") == scored


def test_a_garden_takes_the_place_of_what_it_replaces_in_the_treetop():
    game = woodland(
        ("cult", "marquise"),
        {1: "workshop sawmill"},
        landmarks={"elder_treetop": 1},
        treetop="sawmill",
        cult={"outcast": "fox", "acolytes": 3},
        agenda=[FactionStep(0, "conspire")],
        phase="birdsong",
    )
    play(game, ("sanctify", 1, 1, "sawmill"))
    assert game.state.treetop == (0, "garden_fox")
    assert points(game, "cult") == 2


# Positions, checks, drawing, judging


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"landmarks": {"tower": 2}}, "Tower cannot stand"),
        ({"landmarks": {"tower": 11, "lost_city": 11}}, "no such landmarks"),
        ({"landmarks": {"tower": 99}}, "no such landmarks"),
        ({"landmarks": {"tower": 6, "lost_city": 4, "ferry": 7}}, "no such landmarks"),
        ({"landmarks": {"castle": 4}}, "castle"),
        ({"landmarks": {"lost_city": 4, "legendary_forge": 12}}, "adjacent clearings"),
        ({"market": ["ambush_fox"]}, "Black Market"),
        ({"treetop": "workshop"}, "treetop"),
        ({"landmarks": {"tower": 11}, "ferry": 7}, "ferry"),
        ({"landmarks": {"ferry": 7}, "ferry": 4}, "ferry"),
    ],
)
def test_a_position_that_cannot_be(change, told):
    game = woodland(("marquise", "eyrie"), {1: "cat"}, landmarks={"tower": 6})
    position = game.position()
    position["state"].pop("landmarks")
    position["state"] |= change
    with pytest.raises(BadPosition, match=told):
        nemeton.from_position(position)


def test_positions_go_round():
    game = market()
    play(game, ("barter", "sappers", 2))
    again = nemeton.from_position(game.position())
    assert again.position() == game.position()
    assert [card.known for card in again.state.market] == [0, 1, 0]


def test_landmarks_have_places_that_never_change_and_lie_on_the_map():
    for game_map, land in MAPS.items():
        for where, site in land.clearings.items():
            x, y = stand(game_map, where)
            assert 0 < x < 1000
            assert 0 < y < 800
            if site.river:
                x, y = mooring(game_map, where)
                assert 0 < x < 1000
                assert 0 < y < 800


def test_a_clearing_tells_its_landmark():
    game = treetop({1: "workshop sawmill"}, "sawmill")
    for language, name in (("en", "Elder Treetop"), ("ru", "Древняя крона"), ("uk", "Стародавня крона")):
        assert name in clearing_told(game.seen_by(0), 1, game.words(language))
    city = woodland(("marquise", "eyrie"), landmarks={"lost_city": 4})
    assert "every suit" in clearing_told(city.seen_by(0), 4, city.words("en"))


def test_the_sandbox_sets_landmarks():
    game = woodland(("marquise", "eyrie"), {1: "cat workshop"}, landmarks={"tower": 6})
    state = WORKBENCH.settled(game.position()["state"])
    WORKBENCH.put(state, "mark-elder_treetop", "1")
    assert state["landmarks"] == {"tower": 6, "elder_treetop": 1}
    WORKBENCH.turn(state, "treetop", "workshop")
    assert any(dial.ident == "treetop" and dial.value == "workshop" for dial in WORKBENCH.dials(state))
    WORKBENCH.take(state, "mark-elder_treetop", "1")
    assert "treetop" not in state
    WORKBENCH.put(state, "mark-black_market", "3")
    assert "market" in WORKBENCH.piles(state)


def test_bots_like_to_hold_landmarks():
    for landmarks, where in (({"tower": 11}, 11), ({"black_market": 1}, 1), ({"lost_city": 4}, 4)):
        there = woodland(("marquise", "eyrie"), {where: "cat cat", 8: "cat"}, landmarks=landmarks)
        away = woodland(("marquise", "eyrie"), {2: "cat cat", 8: "cat"}, landmarks=landmarks)
        assert judge(there.state, 0) > judge(away.state, 0)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_rules(seed):
    game = table(
        4,
        seed,
        landmarks="two",
        lot="all",
        map=list(MAPS)[seed],
        own_ferry_or_tower="left_out" if seed > 1 else "placed",
    )
    rng = Random(seed)
    while game.ask is not None and game.state.turn < 30:
        game.answer(rng.choice(game.ask.options))
        assert not list(check(game.state))


# Where they stand in the code


def test_shared_code_names_no_landmark():
    """A landmark and all that belongs to it stand in its file; drawings may name it."""
    own = re.compile("lost_city|black_market|legendary_forge|elder_treetop", re.IGNORECASE)
    free = ("landmarks/", "draw/", "words/", "factions/__init__.py")  # the tables that tests play name two
    for path in sorted(ROOM.rglob("*.py")):
        name = path.relative_to(ROOM).as_posix()
        if not name.startswith(free):
            assert own.search(path.read_text(encoding="utf-8")) is None, name
