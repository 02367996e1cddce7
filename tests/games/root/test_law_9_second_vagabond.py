"""Law 9.7, and what else of section 9 and of the characters (G) speaks of two Vagabonds at one table."""

from collections import Counter
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.check import check
from nemeton.games.root.factions.vagabond.board import ALLIED, HOSTILE
from nemeton.games.root.rules.dominance import dominance_options
from nemeton.games.root.rules.removing import sweep
from nemeton.games.root.rules.setup import advice
from nemeton.games.root.state import RootGame, RootOptions, partners_of
from nemeton.games.root.steps import DiscardDown, FactionStep, Prepare
from nemeton.kernel import BadPosition, BadSetup, play_of
from nemeton.kernel.records import read_position, start, write_position
from tests.games.root.woodland import asked, board, describe, options, play, points, woodland

TRIO = ("vagabond", "vagabond_2", "marquise")
FOUR = (*TRIO, "eyrie")
DAY = [FactionStep(0, "day")]
RUINS = {6: ["boot", "sword"], 10: ["bag", "bag"], 11: ["hammer", "sword"], 12: ["boot", "hammer"]}


def tramps(
    where: dict[int, str] | None = None,
    *,
    factions: tuple[str, ...] = TRIO,
    at: int = 6,
    items: str = "torch torch",
    other: dict[str, Any] | None = None,
    agenda: Any = DAY,
    first: dict[str, Any] | None = None,
    **more: Any,
) -> RootGame:
    """A day of the first Vagabond; the second stands in the same clearing."""
    first = {"at": at, "items": items} | (first or {})
    return woodland(factions, where or {}, agenda=agenda, vagabond=first, vagabond_2={"at": at} | (other or {}), **more)


def items(game: RootGame, faction: str = "vagabond") -> str:
    """The items as tests write them."""
    words = (
        item.kind + "-" * item.exhausted + "!" * item.damaged + "*" * item.from_ruin
        for item in board(game, faction).items
    )
    return " ".join(sorted(words))


# Who plays


def begun(players: int, seed: int = 1, **wanted: str) -> RootGame:
    return start(GAME, players, wanted, seed)


def test_9_7_a_table_may_have_two_vagabonds_and_no_third():
    assert begun(3, seat_1="vagabond", seat_3="vagabond").state.factions[::2] == ["vagabond", "vagabond_2"]
    assert begun(3, seat_1="vagabond_2", seat_3="vagabond").state.factions[::2] == ["vagabond_2", "vagabond"]
    assert begun(3, seat_1="vagabond_2", seat_3="vagabond_2").state.factions[::2] == ["vagabond_2", "vagabond"]
    for third in ("vagabond", "vagabond_2"):
        with pytest.raises(BadSetup, match="too_many"):
            begun(3, seat_1="vagabond", seat_2="vagabond", seat_3=third)


def test_9_7_the_only_vagabond_is_the_first():
    """Whoever wants to be the second without a first is simply the Vagabond, with the reach of one (5.2)."""
    assert begun(2, seat_1="vagabond_2", seat_2="eyrie").state.factions == ["vagabond", "eyrie"]
    alone = advice(2, RootOptions(seat_1="vagabond_2", seat_2="marquise"))
    assert alone is not None
    assert alone.values["count"] == 5 + 10
    both = advice(3, RootOptions(seat_1="vagabond", seat_2="vagabond", seat_3="marquise"))
    assert both is not None
    assert both.values["count"] == 5 + 2 + 10


# 9.7.1 Setting up


def set_up(seed: int) -> RootGame:
    game = begun(3, seed, seat_1="vagabond", seat_2="vagabond_2", seat_3="alliance")
    while game.state.phase == "setup":
        game.answer(game.asks[0].options[0])
    return game


def test_9_7_1_two_items_lie_under_each_ruin():
    under = [[item.card for item in items] for items in set_up(1).state.ruins.values()]
    assert [len(cards) for cards in under] == [2, 2, 2, 2]
    assert Counter(card for cards in under for card in cards) == {"bag": 2, "boot": 2, "hammer": 2, "sword": 2}
    found = {tuple(sorted(item.card for item in set_up(seed).state.ruins[6])) for seed in range(60)}
    assert len(found) == 10, "any two, of one kind too"


def test_9_7_1_the_lot_says_who_prepares_first():
    first = set()
    for seed in range(20):
        game = begun(3, seed, seat_1="vagabond", seat_2="vagabond_2", seat_3="alliance")
        first.add(game.asks[0].seat)
    assert first == {0, 1}


def test_9_7_1_there_is_one_card_of_each_character():
    game = woodland(TRIO, agenda=[Prepare(0), Prepare(1)], ruins={6: [], 10: [], 11: [], 12: []})
    play(game, "ranger", "f3")
    assert asked(game) == ("vagabond_2", "vagabond.character")
    assert "ranger" not in options(game)
    assert len(options(game)) == 8
    play(game, "tinker", "f3")
    assert (items(game), items(game, "vagabond_2")) == ("boot crossbow sword torch", "bag boot hammer torch")
    assert not list(check(game.state))


def test_9_7_1_one_character_is_not_played_twice():
    game = tramps(other={"character": "arbiter"}, ruins=RUINS)
    position = write_position(game)
    position["state"]["boards"]["vagabond_2"]["character"] = "thief"
    with pytest.raises(BadPosition, match="same character"):
        read_position(GAME, position, 1)


# 9.7.2 Quests


def test_9_7_2_two_vagabonds_share_three_quests():
    state = set_up(1).state
    assert (len(state.quests), len(state.quest_deck)) == (3, 12)


def test_9_7_2_either_may_do_an_open_quest():
    quests = ["guard_duty_mouse", "errand_rabbit", "escort_mouse"]
    game = tramps(at=11, items="torch sword", ruins={}, quests=quests, other={"items": "boot boot"})
    play(game, ("quest", "guard_duty_mouse"), "points", "end")
    assert (board(game, "vagabond").quests, points(game, "vagabond")) == (["guard_duty_mouse"], 1)
    game = tramps(
        at=11,
        agenda=[FactionStep(1, "day")],
        ruins={},
        quests=quests,
        other={"items": "boot boot"},
        active="vagabond_2",
    )
    play(game, ("quest", "escort_mouse"), "points")
    assert (board(game, "vagabond_2").quests, points(game, "vagabond_2")) == (["escort_mouse"], 1)
    assert len(game.state.quests) == 3, "a new one lies open"


# 9.7.3 Exploring


def test_9_7_3_of_two_items_one_chooses():
    game = tramps(ruins=RUINS)
    play(game, ("explore",))
    assert asked(game) == ("vagabond", "vagabond.explore")
    assert options(game) == ["boot", "sword", "none"]
    play(game, "sword")
    assert (items(game), points(game, "vagabond")) == ("sword* torch torch-", 1)
    assert [item.card for item in game.state.ruins[6]] == ["boot"]


def test_9_7_3_two_actions_take_both_and_the_ruin_goes():
    game = play(tramps(ruins=RUINS), ("explore",), "sword", ("explore",))
    assert (items(game), points(game, "vagabond")) == ("boot* sword* torch- torch-", 2)
    assert 6 not in game.state.ruins


def test_9_7_3_no_second_one_of_a_kind_from_under_the_ruins():
    game = play(tramps(at=10, ruins=RUINS), ("explore",), "bag", ("explore",))
    assert items(game) == "bag* torch- torch-", "the torch is spent"
    assert points(game, "vagabond") == 1, "nothing taken, nothing scored"
    assert [item.card for item in game.state.ruins[10]] == ["bag"]


def test_9_7_3_an_item_of_that_kind_from_elsewhere_does_not_matter():
    game = play(tramps(ruins=RUINS, items="torch sword"), ("explore",), "sword")
    assert items(game) == "sword sword* torch-"


def test_9_7_3_one_may_take_nothing():
    game = play(tramps(ruins=RUINS), ("explore",), "none")
    assert (items(game), points(game, "vagabond")) == ("torch torch-", 0)
    assert len(game.state.ruins[6]) == 2


def test_9_7_3_who_has_looked_knows_what_is_left_and_nobody_else():
    game = play(tramps(ruins=RUINS), ("explore",))
    assert [item.card for item in game.seen_by(0).ruins[6]] == ["boot", "sword"]
    play(game, "sword")
    assert [item.card for item in game.seen_by(0).ruins[6]] == ["boot"]
    assert [item.card for item in game.seen_by(1).ruins[6]] == [""]
    assert [item.card for item in game.seen_by(2).ruins[6]] == [""]


def test_9_7_3_alone_a_vagabond_takes_what_lies_there():
    game = woodland(("vagabond", "marquise"), agenda=DAY, vagabond={"at": 6, "items": "torch"}, ruins={6: ["boot"]})
    play(game, ("explore",))
    assert items(game) == "boot torch-", "no mark where it means nothing"


def test_9_7_3_of_two_alike_the_one_from_a_ruin_leaves_the_game():
    """9.6.4: whoever has too many would rather keep the other."""
    bag = "sword sword* boot- boot- tea- tea- hammer-"
    game = tramps(items=bag, agenda=[FactionStep(0, "limit")], ruins={})
    play(game, ("sword", 0, 0))
    assert "*" not in items(game)


# Between two Vagabonds


def test_9_2_9_there_is_no_relationship_between_them():
    assert board(set_up(3), "vagabond").relations == {2: 0}
    game = tramps(ruins=RUINS)
    assert (board(game, "vagabond").relations, board(game, "vagabond_2").relations) == ({2: 0}, {2: 0})
    position = write_position(game)
    position["state"]["boards"]["vagabond"]["relations"] = {"vagabond_2": 2}
    with pytest.raises(BadPosition, match="relationship"):
        read_position(GAME, position, 1)


def test_9_5_4_they_give_each_other_no_aid():
    game = tramps({6: "cat"}, ruins={}, hands={"vagabond": ["foxfolk_steel"]})
    aids = [option for option in options(game) if option[0] == "aid"]
    assert aids == [("aid", 2, "foxfolk_steel")]


def test_9_5_2_they_fight_and_damage_items_and_nobody_is_hostile():
    game = tramps(items="sword sword", ruins={}, other={"items": "sword tea"}, script=(2, 1))
    play(game, ("battle", 1))
    assert asked(game) == ("vagabond_2", "vagabond.hit"), "two swords: two hits"
    play(game, ("item", "tea", 0, 0))
    assert items(game, "vagabond_2") == "sword! tea!"
    play(game, ("item", "sword", 0, 0))
    assert items(game) == "sword! sword-"
    assert (board(game, "vagabond").relations, points(game, "vagabond")) == ({2: 0}, 0)


def test_9_2_9_ii_d_only_the_attackers_own_items_count_against_the_allys_warriors():
    game = tramps(
        {6: "cat cat"},
        items="sword",
        ruins={},
        first={"relations": {"marquise": ALLIED}},
        other={"items": "sword tea"},
        script=(2, 1),
    )
    play(game, ("battle", 1), 2, ("item", "tea", 0, 0))
    assert items(game, "vagabond_2") == "sword! tea!"
    play(game, ("ally", 2))
    assert describe(game, 6) == "cat"
    assert board(game, "vagabond").relations == {2: HOSTILE}, "a warrior lost, none of his own items"


def test_g_4_2_the_vagrant_sets_the_other_vagabond_at_somebody_and_chooses_for_both():
    game = tramps(
        {6: "cat"}, first={"character": "vagrant"}, other={"items": "sword tea"}, ruins={}, script=(1, 1), items="torch"
    )
    play(game, ("special", "instigate", 1, 2))
    assert asked(game) == ("vagabond", "vagabond.hit")
    assert game.ask is not None
    assert game.ask.about["whom"] == 1
    play(game, ("item", "tea", 0, 0))
    assert items(game, "vagabond_2") == "sword tea!"


def test_g_5_2_the_arbiter_helps_somebody_against_the_other_vagabond():
    game = tramps(
        {6: "cat"}, items="sword sword", ruins={}, other={"character": "arbiter", "items": "sword sword"}, script=(2, 2)
    )
    play(game, ("battle", 2))
    assert asked(game) == ("marquise", "arbiter")
    play(game, "enlist")
    assert points(game, "vagabond_2") == 1


def test_g_1_2_the_thief_steals_from_the_other_vagabond():
    game = tramps(ruins={}, hands={"vagabond_2": ["foxfolk_steel"]})
    play(game, ("special", "steal", 1))
    assert (len(game.state.hands[0]), len(game.state.hands[1])) == (1, 0)


def test_9_2_2_i_one_sweeps_the_other():
    game = tramps({6: "cat"}, items="torch", ruins={}, other={"items": "boot torch sword tea"}, agenda=[DiscardDown(0)])
    sweep(play_of(game), 0, [6])
    assert any(
        step == FactionStep(1, "damage", 6, 3) for one in game.state.agenda for step in getattr(one, "effects", ())
    )


def test_g_6_2_scorched_earth_damages_the_other_vagabonds_items():
    game = tramps(first={"character": "scoundrel"}, ruins={}, other={"items": "boot tea sword bag"})
    play(game, ("special", "scorch"))
    assert asked(game) == ("vagabond_2", "vagabond.hit")


def test_9_5_6_a_bolt_does_not_remove_a_pawn():
    game = tramps({6: "cat"}, items="crossbow", ruins={})
    assert [option for option in options(game) if option[0] == "strike"] == [("strike", 2)]


# Coalitions


def coalition(**more: Any) -> RootGame:
    hands = {"vagabond": ["dominance_fox"], "vagabond_2": ["dominance_mouse"]}
    return tramps(factions=FOUR, ruins={}, hands=hands, **more)


def friends(game: RootGame, seat: int) -> list[int]:
    return sorted(getattr(option, "whom", -1) for option in dominance_options(game.state, seat))


def test_9_2_8_a_vagabond_may_join_the_other_one_if_that_has_fewest_points():
    game = coalition(points={"vagabond": 12, "vagabond_2": 3, "marquise": 5, "eyrie": 9})
    assert friends(game, 0) == [1]


def test_9_2_8_nobody_is_in_two_coalitions():
    scores = {"vagabond": 12, "vagabond_2": 11, "marquise": 5, "eyrie": 5}
    game = coalition(points=scores)
    assert (friends(game, 0), friends(game, 1)) == ([2, 3], [2, 3])
    play(game, ("activate", "dominance_fox", 2))
    assert friends(game, 1) == [3], "she has a partner"


def test_9_2_8_who_joined_the_joined_wins_as_well():
    """The second Vagabond is in a coalition with the first and then joins the Eyrie: when that wins, both do."""
    game = coalition(
        points={"vagabond": 12, "vagabond_2": 11, "marquise": 5, "eyrie": 4},
        partner={"vagabond": "vagabond_2", "vagabond_2": "eyrie"},
        dominance={"vagabond": "dominance_bird", "vagabond_2": "dominance_rabbit"},
    )
    assert partners_of(game.state, 3) == [1, 0]


@pytest.mark.parametrize("partner", [
    {"vagabond": "vagabond_2", "vagabond_2": "vagabond"},
    {"vagabond": "eyrie", "vagabond_2": "eyrie"},
])  # fmt: skip
def test_9_2_8_no_position_has_two_who_joined_each_other_or_the_same(partner: dict[str, str]):
    """Whoever is in a coalition already cannot be joined."""
    with pytest.raises(BadPosition, match="coalition"):
        coalition(partner=partner, dominance={"vagabond": "dominance_bird", "vagabond_2": "dominance_rabbit"})


# Positions


def test_a_position_of_two_vagabonds_comes_back_as_it_was():
    game = play(tramps(ruins=RUINS, other={"at": 7, "items": "tea! boot-*"}), ("explore",), "sword")
    position = write_position(game)
    assert position["state"]["boards"]["vagabond"]["items"] == "torch- torch sword*"
    again = read_position(GAME, position, 1)
    assert write_position(again) == position
    assert again.state.boards == game.state.boards
    assert again.state.factions == list(TRIO)


def test_two_vagabonds_alone_can_be_set_up():
    """Legal, if hardly wise (reach 7): there is nobody to have a relationship with."""
    game = begun(2, seat_1="vagabond", seat_2="vagabond")
    while game.state.phase == "setup":
        game.answer(game.asks[0].options[0])
    assert not list(check(game.state))
    assert [board(game, name).relations for name in game.state.factions] == [{}, {}]
