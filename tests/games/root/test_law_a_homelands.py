"""Law A.8.2: homelands, what each faction's setup card says, and items under the ruins."""

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.homelands import TWO_BETWEEN, moves_from
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.state import RootGame
from nemeton.kernel import IllegalAnswer
from tests.games.root.drafting import board, draft_of, drafting, homes_on_offer, offered, seen_board, take

# Homelands


def test_a_8_2_i_nobody_chooses_what_somebody_else_has_chosen():
    game = drafting(
        "corvids",
        "alliance",
        chosen=("duchy",),
        players=2,
        homelands={"duchy": [1]},
        clearings={1: "2 mole tunnel", 5: "mole", 9: "2 mole", 10: "2 mole"},
    )
    take(game, "corvids")
    assert homes_on_offer(game) == list(range(2, 13))
    with pytest.raises(IllegalAnswer):
        game.answer(1)


def test_a_8_2_i_all_pieces_must_find_room():
    """A roost needs a slot: not in 1, whose only one is taken, and nobody places at the keep."""
    game = drafting(
        "eyrie",
        "alliance",
        chosen=("marquise",),
        players=2,
        clearings={1: "sawmill", 2: "keep", 3: "workshop", 4: "recruiter"},
        boards={"marquise": {"keep": "map"}},
    )
    take(game, "eyrie")
    assert not {1, 2, 3, 4} & {*homes_on_offer(game)}


def test_a_8_2_ii_two_clearings_between_if_there_are_such_places():
    # given a homeland in 1 on the autumn map
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "eyrie")
    away = moves_from(game.state, [1])
    # then the Eyrie begin at the edge, three moves away
    assert homes_on_offer(game) == [where for where in (2, 3, 4, 5, 6, 7, 8, 9) if away[where] >= TWO_BETWEEN]
    assert homes_on_offer(game) == [3, 6, 7, 8]


def test_a_8_2_ii_else_not_adjacent_else_adjacent():
    # given homelands in 1, 3 and 11: nothing at the edge is three moves from all of them
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1, 3, 11]})
    take(game, "eyrie")
    assert homes_on_offer(game) == [2, 4, 8], "not adjacent to any"
    # given homelands beside everything at the edge
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1, 3, 4, 2, 7, 12]})
    take(game, "eyrie")
    assert homes_on_offer(game) == [5, 6, 8, 9]


def test_a_8_2_ii_buried_paths_are_no_way():
    """On the mountain distance is counted along open paths: the way from 5 to 9 is buried."""
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [9]}, land="mountain")
    assert (5, 9) in game.state.closed_paths
    assert moves_from(game.state, [9])[5] > 1
    take(game, "eyrie")
    assert homes_on_offer(game) == [where for where in MAPS["mountain"].edge if moves_from(game.state, [9])[where] >= 3]


def test_s4_where_no_edge_is_left_any_clearing_will_do():
    edge = [*MAPS["autumn"].edge]
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": edge})
    take(game, "eyrie")
    assert homes_on_offer(game) == [10, 11, 12]


# Every faction's card


def warriors(game: RootGame, seat: int) -> dict[int, int]:
    return {where: here.warriors[seat] for where, here in game.state.clearings.items() if here.warriors[seat]}


def test_a_8_2_the_marquise_has_three_homelands_that_hang_together():
    game = drafting("marquise", "eyrie", chosen=("corvids",), players=2, homelands={"corvids": [5]})
    take(game, "marquise")
    assert homes_on_offer(game) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    game.answer(1)
    assert {9, 10} <= {*homes_on_offer(game)}
    game.answer(9)
    assert homes_on_offer(game) == [4, 10, 12]
    with pytest.raises(IllegalAnswer):
        game.answer(3)
    game.answer(4)
    # then warriors stand everywhere, two in each homeland
    assert warriors(game, 0) == {where: 2 if where in (1, 9, 4) else 1 for where in range(1, 13)}
    # and the keep comes where no enemy homeland is adjacent: 1 lies beside 5
    assert [*game.asks[0].options] == [4, 9]
    game.answer(4)
    # and the buildings each in another homeland
    assert (game.asks[0].kind, [*game.asks[0].options]) == ("root.marquise.first", [1, 4, 9])
    game.answer(9)
    assert [*game.asks[0].options] == [1, 4]
    game.answer(1)
    clearings = game.state.clearings
    assert [clearings[at].buildings for at in (9, 1, 4)] == [[(0, "sawmill")], [(0, "workshop")], [(0, "recruiter")]]
    assert clearings[4].tokens == [(0, "keep")]
    assert game.state.supply[0] == 25 - 15


def test_a_8_2_where_nothing_hangs_together_the_marquise_does_as_well_as_can_be():
    """With these homelands of others no three free clearings are adjacent to each other."""
    others = [2, 10, 12, 9, 3, 7, 11]
    game = drafting("marquise", "eyrie", chosen=("corvids",), players=2, homelands={"corvids": others})
    take(game, "marquise")
    assert homes_on_offer(game) == [1, 4, 5, 6, 8]
    game.answer(4)
    assert draft_of(game).homelands[0][:2] == [4, 8], "the only one beside the first"


def test_a_8_2_the_eyrie():
    game = drafting("eyrie", "alliance", "duchy", players=2)
    take(game, "eyrie")
    assert homes_on_offer(game) == [1, 2, 3, 4, 5, 6, 7, 8, 9], "any edge while nobody else has a homeland"
    game.answer(5)
    game.answer("builder")
    assert warriors(game, 1) == {5: 6}
    assert game.state.clearings[5].buildings == [(1, "roost")]
    eyrie = board(game, 1)
    assert (eyrie.leader, eyrie.roost, eyrie.decree["recruit"], eyrie.decree["move"]) == (
        "builder",
        6,
        ["vizier"],
        ["vizier"],
    )


def test_a_8_2_the_alliance():
    game = drafting("eyrie", "alliance", "duchy", players=2)
    take(game, "alliance")
    assert len(board(game, 1).supporters) == 3
    assert game.asks[0].seat == 0, "they choose no homeland"


def test_a_8_2_the_cult():
    game = drafting("cult", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "cult")
    assert homes_on_offer(game) == [2, 3, 4, 6, 7, 8, 11, 12], "beside nobody's homeland, at the edge or not"
    game.answer(12)
    assert game.state.clearings[12].buildings == [(0, f"garden_{game.state.clearings[12].suit}")]
    # then three warriors come to three of the five clearings beside it
    for where in (4, 9, 11):
        assert game.asks[0].kind == "root.spread"
        game.answer(where)
    assert warriors(game, 0) == {12: 4, 4: 1, 9: 1, 11: 1}
    assert board(game, 0).acolytes == 2
    assert game.state.supply[0] == 25 - 9
    game.answer("mouse")
    assert board(game, 0).outcast == "mouse"


def test_a_8_2_the_duchy_spreads_five_warriors_evenly():
    game = drafting("duchy", "alliance", "eyrie", players=2)
    take(game, "duchy")
    assert homes_on_offer(game) == [*range(1, 13)]
    # when the homeland has three neighbours, each gets one and two of them another one
    game.answer(1)
    assert warriors(game, 1) == {1: 2, 5: 1, 9: 1, 10: 1}
    game.answer(5)
    assert [*game.asks[0].options] == [9, 10], "nobody gets three"
    game.answer(10)
    assert warriors(game, 1) == {1: 2, 5: 2, 9: 1, 10: 2}
    assert game.state.clearings[1].tokens == [(1, "tunnel")]


def test_a_8_2_the_riverfolk():
    game = drafting("riverfolk", "alliance", "eyrie", players=2)
    take(game, "riverfolk")
    for where in (4, 5, 7, 10):
        game.answer(where)
    assert warriors(game, 1) == {4: 1, 5: 1, 7: 1, 10: 1}
    assert board(game, 1).payments == {1: 3}
    assert game.asks[0].kind == "root.riverfolk.prices"


def test_a_8_2_the_corvids_lay_a_plot_that_nobody_sees():
    game = drafting("corvids", "alliance", "eyrie", players=2)
    take(game, "corvids")
    assert homes_on_offer(game) == [*range(1, 13)]
    game.answer(12)
    assert [ask.kind for ask in game.asks] == ["root.corvids.first_plot"]
    kind = next(option for option in game.asks[0].options if option.kind == "raid")
    game.answer(kind)
    assert game.state.clearings[12].tokens == [(1, "plot")]
    assert board(game, 1).plots[12].kind.card == "raid"
    assert seen_board(game, 0, 1).plots[12].kind.card == ""
    for where in (1, 3, 7):
        game.answer(where)
    assert sum(warriors(game, 1).values()) == 4


def test_a_8_2_the_hundreds():
    game = drafting("hundreds", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "hundreds")
    assert homes_on_offer(game) == [3, 6, 7, 8]
    game.answer(3)
    own = board(game, 0)
    assert (own.warlord, own.mood, warriors(game, 0)) == (3, "stubborn", {3: 4})
    assert game.state.clearings[3].buildings == [(0, "stronghold")]
    assert sorted(items[0].card for items in game.state.ruins.values()) == ["bag", "boot", "hammer", "sword"]


def test_a_8_2_the_keepers_have_two_homelands_beside_each_other():
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "keepers")
    assert homes_on_offer(game) == [3, 6, 7, 8], "each with another one that is far enough"
    game.answer(3)
    assert homes_on_offer(game) == [6, 7]
    game.answer(7)
    assert warriors(game, 0) == {3: 4, 7: 4}
    while game.asks and game.asks[0].kind == "root.keepers.spread":
        game.answer(game.asks[0].options[0])
    own = board(game, 0)
    assert sum(map(len, own.forests.values())) == 12
    assert all(len(column) == 1 for column in own.retinue.values())


def test_a_8_2_ii_the_keepers_choose_one_by_one_where_no_pair_is_far_enough():
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [6, 7]})
    # 1 alone is three moves from both, and is chosen by itself
    take(game, "keepers")
    assert draft_of(game).homelands[0] == [1]
    assert homes_on_offer(game) == [5, 9]


def test_x15_keepers_without_a_pair_make_way_for_another_militant(monkeypatch):
    # given that no two free clearings at the edge are adjacent
    taken = [1, 2, 3, 4]
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [*taken, 7]})
    # then another militant lies in the row
    assert "keepers" not in offered(game)
    assert all(FACTIONS[name].is_militant or name == "alliance" for name in offered(game))
    # and the other way they stay, and do as well as can be
    monkeypatch.setattr(rulings, "NEXT_MILITANT_FOR_NO_ROOM", False)
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [*taken, 7]})
    take(game, "keepers")
    assert homes_on_offer(game)


# Items under the ruins (9.3.4, 9.7.1, 14.3.3)


def under(game: RootGame) -> list[int]:
    return [len(items) for items in game.state.ruins.values()]


def test_a_8_2_one_set_of_items_is_enough_for_the_hundreds_and_a_vagabond():
    game = drafting("hundreds", "vagabond thief", "vagabond ranger", "eyrie", players=3)
    take(game, "hundreds")
    game.answer(1)
    assert under(game) == [1, 1, 1, 1]
    take(game, "vagabond", "thief")
    game.answer("f1")
    assert under(game) == [1, 1, 1, 1]
    # when a second Vagabond comes, then a second set does
    take(game, "vagabond", "ranger")
    game.answer("f1")
    assert under(game) == [2, 2, 2, 2]
    assert not [*GAME.check(game.state)]


def test_a_8_2_a_vagabond_before_the_hundreds_brings_the_items():
    game = drafting("hundreds", "vagabond thief", "eyrie", players=2)
    take(game, "vagabond", "thief")
    game.answer("f1")
    take(game, "hundreds")
    game.answer(1)
    assert under(game) == [1, 1, 1, 1]
    assert not board(game, 0).brought
