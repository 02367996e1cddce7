"""Law 5, A.1, V.1: setting up, and the winter map."""

from collections import Counter
from typing import Literal

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.cards import DOMINANCES, ITEM_SUPPLY
from nemeton.games.root.factions import BASE_BOX
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules import setup
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.rules.setup import in_the_lot
from nemeton.games.root.state import RootGame, RootOptions
from nemeton.games.root.steps import FactionStep, Prepare
from nemeton.kernel import BadSetup
from nemeton.kernel.records import start
from tests.games.root.woodland import asked, options, play, woodland


def begun(players: int, seed: int = 1, **options: str) -> RootGame:
    return start(GAME, players, options, seed)


def prepared(game: RootGame) -> RootGame:
    """Everybody takes the first option until the first turn."""
    while game.state.phase == "setup":
        game.answer(game.asks[0].options[0])
    return game


def test_5_1_1_factions_as_wished_the_others_by_lot_and_the_first_player_too():
    game = begun(3, seat_2="vagabond")
    assert game.state.factions[1] == "vagabond"
    assert len(set(game.state.factions)) == 3
    firsts = {begun(4, seed).state.active for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert len({begun(2, seed).state.factions[0] for seed in range(30)}) == 4


def test_5_1_1_nobody_plays_a_faction_twice():
    with pytest.raises(BadSetup):
        begun(2, seat_1="eyrie", seat_2="eyrie")


def test_5_1_1_the_lot_draws_from_the_base_box_or_from_all(monkeypatch):
    """`any` is one of the four of the base box, unless the table wants all factions or has more seats than those."""
    usual, everything = RootOptions(), RootOptions(lot="all")
    firsts = [name for name, faction in FACTIONS.items() if not (faction.second_of or faction.plays_itself)]
    assert in_the_lot(["any"] * 4, usual) == list(BASE_BOX)
    assert in_the_lot(["any", "eyrie"], usual) == ["marquise", "alliance", "vagabond"]
    assert in_the_lot(["any", "eyrie"], everything) == [name for name in firsts if name != "eyrie"]
    assert set(in_the_lot(["any"] * 5, usual)) > set(BASE_BOX), "the base box is too small"
    monkeypatch.setattr(setup, "FactionName", Literal["marquise", "eyrie", "alliance", "vagabond", "vagabond_2"])
    assert in_the_lot(["any"] * 4, everything) == list(BASE_BOX), "no second one of a kind"
    assert in_the_lot(["any"] * 5, everything) == [*BASE_BOX, "vagabond_2"], "unless nothing else is left"


def test_5_1_2_all_begin_without_points():
    assert begun(4).state.points == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "dominances"), [(2, 0), (3, 4), (4, 4)])
def test_5_1_3_three_cards_each_and_no_dominance_for_two(players, dominances):
    state = begun(players, seat_1="marquise").state
    assert [len(cards) for cards in state.hands] == [3] * players
    cards = [card.card for zone in (*state.hands, state.deck) for card in zone]
    cards += [card.card for board in state.boards for card in getattr(board, "supporters", ())]
    assert sum(card in DOMINANCES for card in cards) == dominances
    assert len(cards) == 50 + dominances


def test_5_1_4_and_5_1_5_ruins_and_items():
    state = begun(2, seat_1="marquise", seat_2="eyrie").state
    assert sorted(state.ruins) == [6, 10, 11, 12]
    assert (
        state.items
        == ITEM_SUPPLY
        == {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}
    )


def test_5_1_7_factions_prepare_in_the_order_of_their_letters():
    game = begun(4, seat_1="vagabond", seat_2="alliance", seat_3="eyrie", seat_4="marquise")
    kinds = []
    while game.state.phase == "setup":
        kinds.append(asked(game)[0])
        game.answer(game.asks[0].options[0])
    assert list(dict.fromkeys(kinds)) == ["marquise", "eyrie", "vagabond"], "the Alliance has nothing to choose"


def test_5_1_7_the_first_player_begins():
    for seed in range(5):
        game = begun(3, seed)
        first = game.state.active
        assert prepared(game).state.active == first


def test_7_3_2_without_anybody_in_a_corner_any_corner_will_do():
    game = woodland(("eyrie", "alliance"), agenda=[Prepare(0)])
    assert options(game) == [1, 2, 3, 4]


def test_7_3_2_a_home_that_is_taken_is_free_for_nobody_and_its_opposite_is_chosen():
    game = begun(2, seat_1="marquise", seat_2="eyrie")
    play(game, 2)
    while asked(game)[0] == "marquise":
        play(game, options(game)[0])
    assert asked(game) == ("eyrie", "eyrie.leader"), "only the opposite corner was left to take"
    assert game.state.homes == [2, 4]


# A.1, V.1


def test_a_1_the_winter_map_gets_four_markers_of_each_suit_at_random():
    dealt = [tuple(here.suit for here in begun(2, seed, map="winter").state.clearings.values()) for seed in range(10)]
    assert all(Counter(suits) == {"fox": 4, "rabbit": 4, "mouse": 4} for suits in dealt)
    assert len(set(dealt)) > 5


def test_a_1_random_suits_are_for_the_autumn_map_as_well():
    printed = [here.suit for here in begun(2).state.clearings.values()]
    assert printed == [site.suit for site in MAPS["autumn"].clearings.values()]
    mixed = [here.suit for here in begun(2, suits="random").state.clearings.values()]
    assert Counter(mixed) == Counter(printed)
    assert mixed != printed


def test_v_1_1_the_winter_river_divides_forests():
    """The forests north and south of the river between 11 and 12 are neighbours; on the autumn map the river parts
    none: f3 reaches from 2 to 12 across it."""
    winter = MAPS["winter"].forests
    assert "f6" in winter["f2"].forests
    assert not set(winter["f2"].clearings) & {8, 9}
    game = woodland(
        ("vagabond", "marquise"), agenda=[FactionStep(0, "slip")], vagabond={"forest": "f2"}, game_map="winter"
    )
    assert options(game) == [1, 2, 5, 6, 11, 12, "f1", "f3", "f6", "stay"]
    assert set(MAPS["autumn"].forests["f3"].clearings) == {2, 6, 10, 11, 12}


def test_v_1_corners_and_ruins_of_the_winter_map():
    state = begun(2, map="winter", seat_1="marquise", seat_2="vagabond").state
    assert sorted(state.ruins) == [8, 9, 11, 12]
    assert MAPS["winter"].opposite == ((1, 3), (2, 4))
