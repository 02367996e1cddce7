"""Law 11.2.6 and 11.2.7: the market of the Riverfolk, and what is bought there."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.factions.vagabond.board import ALLIED, HOSTILE, INDIFFERENT
from nemeton.games.root.rules.battle import legal_battles
from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.rules.odds import odds
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.state import Battle, RootGame
from nemeton.games.root.steps import FactionStep, Phase, PhaseStart, StartBattle, Turn
from nemeton.kernel import EVERYBODY, PUBLIC
from tests.games.root.test_law_11_riverfolk import refused
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

TRIO = ("marquise", "riverfolk", "eyrie")
BOUGHT = {"bought": ["mercenaries"]}


def market(
    where: Mapping[int, str] | None = None,
    riverfolk: Mapping[str, Any] | None = None,
    factions: Sequence[str] = TRIO,
    **wishes: Any,
) -> RootGame:
    """The first faction begins its turn."""
    return woodland(factions, where, agenda=[Turn(0)], phase="birdsong", riverfolk=riverfolk or {}, **wishes)


def hired(where: Mapping[int, str], agenda: Sequence[Any], factions: Sequence[str] = TRIO, **wishes: Any) -> RootGame:
    """The first faction has hired mercenaries and goes on with its day."""
    return woodland(factions, where, agenda=agenda, riverfolk=BOUGHT, **wishes)


# When, how much, how often


def test_11_2_6_the_market_is_open_at_the_start_of_others_birdsong():
    """Case 113 too: who can pay is not refused."""
    game = market({}, {"prices": (1, 2, 3)}, hands={"riverfolk": ["anvil", "cobbler"]})
    assert asked(game) == ("marquise", "offers")
    assert options(game) == [
        ("buy_card", 1, "anvil"), ("buy_card", 1, "cobbler"), ("buy_boats", 1), ("hire", 1), "stop",
    ]  # fmt: skip
    play(game, "stop")
    assert asked(game) == ("marquise", "marquise.action")


def test_11_2_6_it_is_open_at_no_other_moment():
    game = woodland(TRIO, {5: "cat"}, agenda=[FactionStep(0, "actions")], hands={"riverfolk": ["anvil"]})
    assert not any(option[0] in ("buy_card", "buy_boats", "hire") for option in options(game))


def test_11_2_6_before_crafted_cards_act_at_the_start_of_birdsong():
    game = woodland(
        TRIO,
        agenda=[PhaseStart(0, "birdsong"), Phase(0, "birdsong")],
        phase="birdsong",
        crafted={"marquise": ["better_burrow_bank"]},
    )
    assert asked(game) == ("marquise", "offers")
    play(game, "stop")
    assert asked(game) == ("marquise", "bank")


def test_11_2_6_nobody_is_asked_who_can_buy_nothing():
    """All of that is open: no warrior in the supply is nothing to hide."""
    game = market({5: " ".join(["cat"] * 25)}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil"]})
    assert asked(game) == ("marquise", "marquise.action")


def test_11_2_6_i_warriors_of_the_supply_become_payments():
    game = market({}, {"prices": (1, 3, 3)})
    play(game, ("buy_boats", 1))
    assert game.state.supply[0] == 25 - 3
    assert board(game, "riverfolk").payments == {0: 3}


def test_11_2_6_i_who_cannot_pay_is_told_so():
    game = market({5: " ".join(["cat"] * 23)}, {"prices": (1, 2, 3)}, hands={"riverfolk": ["anvil"]})
    assert ("hire", 1) not in options(game)
    assert refused(game, ("hire", 1)) == ("purse", "11.2.6.I")


def test_11_2_6_ii_one_service_a_turn():
    game = market({5: "cat"}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil"]})
    play(game, ("buy_boats", 1))
    assert asked(game) == ("marquise", "marquise.action")


def test_11_2_6_ii_and_one_for_each_post_beside_own_pieces():
    """Case 64: pieces beside two posts, three services; cards may be bought again and again."""
    game = market(
        {5: "cat rabbit_post", 10: "sawmill rabbit_post", 4: "rabbit_post"},
        {"prices": (1, 1, 1)},
        hands={"riverfolk": ["anvil", "cobbler", "sword"]},
    )
    play(game, ("buy_card", 1, "anvil"), ("buy_card", 1, "cobbler"))
    assert board(game, "riverfolk").bought == ["hand_card", "hand_card"]
    play(game, ("hire", 1))
    assert asked(game) == ("marquise", "marquise.action")
    assert hand(game, "marquise") == ["anvil", "cobbler"]
    assert board(game, "riverfolk").payments == {0: 3}


def test_11_2_6_ii_the_count_begins_anew_each_turn():
    game = market({}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil"]})
    play(game, ("buy_boats", 1))
    assert board(game, "riverfolk").bought == ["riverboats"]
    while asked(game) != ("riverfolk", "riverfolk.day"):
        play(game, "end")
    assert board(game, "riverfolk").bought == []


def test_11_2_6_iii_a_vagabond_pays_with_items():
    """For each exhausted item the Riverfolk take a warrior of their own; his pawn beside a post counts."""
    game = market(
        {5: "rabbit_post"},
        {"prices": (2, 4, 1)},
        ("vagabond", "riverfolk", "marquise"),
        vagabond={"at": 5, "items": "boot torch sword- hammer tea-"},
        hands={"riverfolk": ["anvil", "cobbler"]},
    )
    assert options(game) == [("buy_card", 1, "anvil"), ("buy_card", 1, "cobbler"), "stop"]
    play(game, ("buy_card", 1, "anvil"))
    assert asked(game) == ("vagabond", "vagabond.pay")
    play(game, ("boot", "hammer"))
    assert {item.kind for item in board(game, "vagabond").items if item.exhausted} == {"boot", "hammer", "sword", "tea"}
    assert board(game, "riverfolk").payments == {1: 2}
    assert hand(game, "vagabond") == ["anvil"]


def test_11_2_6_iii_the_service_is_granted_though_no_otter_is_left():
    """Case 65."""
    game = market(
        {4: " ".join(["otter"] * 14)},
        {"prices": (2, 2, 2)},
        ("vagabond", "riverfolk", "marquise"),
        vagabond={"at": 5, "items": "boot torch"},
    )
    play(game, ("buy_boats", 1))
    assert board(game, "riverfolk").bought == ["riverboats"]
    assert board(game, "riverfolk").payments == {1: 1}
    assert game.state.supply[1] == 0


# The three services


def test_11_2_7_i_everybody_sees_which_card_is_bought():
    game = market({}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil", "cobbler"]})
    play(game, ("buy_card", 1, "anvil"))
    assert hand(game, "riverfolk") == ["cobbler"]
    assert [(card.card, card.known) for card in game.state.hands[0]] == [("anvil", EVERYBODY)]
    assert [card.card for card in game.seen_by(PUBLIC).hands[0]] == ["anvil"]


def test_11_2_7_i_an_empty_hand_sells_no_card():
    game = market({}, {"prices": (1, 1, 1)})
    assert options(game) == [("buy_boats", 1), ("hire", 1), "stop"]
    assert refused(game, ("buy_card", 1, "")) == ("empty_hand", "11.2.7.I")


def test_11_2_7_ii_riverboats_make_the_river_a_path_this_turn():
    """For the buyer alone, and rule is needed as ever."""
    where = {4: "cat cat", 5: "bird bird"}
    game = woodland(TRIO, where, agenda=[FactionStep(0, "actions")], riverfolk={"bought": ["riverboats"]})
    assert Move(4, 7, 1) in legal_moves(game.state, 0)
    assert Move(5, 10, 1) not in legal_moves(game.state, 2)
    game = woodland(TRIO, {4: "cat bird"}, agenda=[FactionStep(0, "actions")], riverfolk={"bought": ["riverboats"]})
    assert legal_moves(game.state, 0) == []


def test_11_2_7_ii_a_vagabond_rows_too():
    game = woodland(
        ("vagabond", "riverfolk"),
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 4, "items": "boot"},
        riverfolk={"bought": ["riverboats"]},
    )
    assert ("move", 7) in options(game)


def test_11_2_7_ii_it_ends_with_the_turn():
    game = market({4: "cat cat"}, {"prices": (1, 1, 1)})
    play(game, ("buy_boats", 1))
    assert Move(4, 7, 1) in legal_moves(game.state, 0)
    while asked(game)[0] == "marquise":
        play(game, "end")
    assert Move(4, 7, 1) not in legal_moves(game.state, 0)


@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_11_2_7_iii_mercenaries_count_for_rule_by_day_and_evening(phase: Any):
    game = woodland(TRIO, {5: "cat bird otter"}, agenda=[FactionStep(0, "actions")], phase=phase, riverfolk=BOUGHT)
    assert ruler(game.state, 5) == (2 if phase == "birdsong" else 0)


def test_11_2_7_iii_royal_claim_does_not_count_what_mercenaries_will_rule():
    """The card acts in birdsong, and hired warriors count from daylight on."""
    game = woodland(
        TRIO,
        {5: "cat bird otter", 1: "cat"},
        agenda=[Turn(0)],
        crafted={"marquise": ["royal_claim"]},
        riverfolk={"prices": (2, 2, 1)},
    )
    play(game, ("hire", 1), ("use", "royal_claim", 0))
    assert points(game, "marquise") == 1


@pytest.mark.parametrize("for_one", [True, False])
def test_11_2_7_iii_and_f2_they_count_for_the_buyer_alone(monkeypatch: pytest.MonkeyPatch, for_one: bool):
    """Where the buyer has nothing else; by the other reading both have one, and nobody rules."""
    monkeypatch.setattr(rulings, "HIRED_COUNT_FOR_ONE", for_one)
    game = hired({5: "otter"}, [FactionStep(0, "actions")])
    assert ruler(game.state, 5) == (0 if for_one else -1)


def test_11_2_7_iii_they_are_not_the_buyers_to_move():
    game = hired({5: "otter otter"}, [FactionStep(0, "actions")])
    assert legal_moves(game.state, 0) == []


def test_11_2_7_iii_nobody_else_counts_them():
    game = hired({5: "bird otter otter"}, [FactionStep(0, "actions")])
    assert ruler(game.state, 5) == 0
    assert legal_battles(game.state, 2, clearings=[5]) == legal_battles(game.state, 2)


def test_11_2_7_iii_they_attack_even_alone_but_never_their_own():
    """Case 63: with mercenaries alone the Marquise attacks birds, and not the Riverfolk."""
    game = hired({5: "otter otter bird"}, [FactionStep(0, "actions")])
    assert [(one.where, one.whom) for one in legal_battles(game.state, 0)] == [(5, 2)]
    game = hired({5: "cat otter otter"}, [FactionStep(0, "actions")])
    assert [(one.where, one.whom) for one in legal_battles(game.state, 0)] == [(5, 1)]


def test_11_2_7_iii_they_raise_what_the_dice_may_deal():
    game = hired({5: "cat otter otter bird bird bird"}, [StartBattle(0, 2, 5)], script=(3, 0))
    assert describe(game, 5) == "cat otter otter"


def test_11_2_7_iii_against_the_riverfolk_they_do_not_fight_for_the_buyer():
    game = hired({5: "cat otter otter otter"}, [StartBattle(0, 1, 5)], script=(3, 0))
    assert describe(game, 5) == "cat otter otter"


def test_11_2_7_iii_a_hits_are_shared_evenly():
    """Case 62: one cat and three otters take three hits: the cat and two otters."""
    game = hired({5: "cat otter otter otter " + "bird " * 4}, [StartBattle(0, 2, 5)], script=(3, 3))
    assert describe(game, 5).split().count("otter") == 1
    assert "cat" not in describe(game, 5)


def test_11_2_7_iii_a_the_odd_hit_is_the_buyers():
    game = hired({5: "cat cat cat otter otter " + "bird " * 4}, [StartBattle(0, 2, 5)], script=(3, 3))
    assert describe(game, 5).split().count("cat") == 1
    assert describe(game, 5).split().count("otter") == 1


def test_11_2_7_iii_a_buildings_fall_after_all_warriors():
    """Two hits, an otter and a sawmill: the otter, then the sawmill."""
    game = hired({5: "otter sawmill bird bird"}, [StartBattle(0, 2, 5)], script=(2, 2))
    assert describe(game, 5) == "bird"
    assert points(game, "eyrie") == 1


def test_11_2_7_iii_fallen_mercenaries_go_home_and_no_hospital_helps():
    """They are pieces of the Riverfolk (1.5.3): field hospitals ask for the cat alone."""
    game = hired(
        {1: "keep cat", 5: "cat otter bird bird bird"},
        [StartBattle(0, 2, 5)],
        hands={"marquise": ["anvil", "cobbler"]},
        script=(2, 2),
    )
    assert game.ask is not None
    assert asked(game) == ("marquise", "marquise.hospital")
    assert game.ask.about["count"] == 1
    assert game.state.supply[1] == 15
    play(game, "cobbler")
    assert describe(game, 1) == "cat cat keep"


def test_11_2_7_iii_b_a_vagabond_cannot_hire():
    game = market({}, {"prices": (1, 1, 1)}, ("vagabond", "riverfolk"), vagabond={"at": 5, "items": "boot"})
    assert options(game) == [("buy_boats", 1), "stop"]
    assert refused(game, ("hire", 1)) == ("may_not_hire", "11.2.7.III.B")


def test_11_2_7_iii_b_the_buyer_becomes_hostile_for_a_fallen_mercenary():
    """The Vagabond defends himself and fells an otter: the Marquise is his enemy, the Riverfolk are not."""
    game = hired(
        {5: "otter otter"},
        [StartBattle(2, 0, 5)],
        ("vagabond", "riverfolk", "marquise"),
        active="marquise",
        vagabond={"at": 5, "items": "sword sword"},
        script=(1, 1),
    )
    play(game, ("item", "sword", 0, 0)) if asked(game)[1] == "vagabond.hit" else None
    assert describe(game, 5) == "otter"
    assert board(game, "vagabond").relations == {1: INDIFFERENT, 2: HOSTILE}


def test_zh_1_11_mercenaries_are_no_enemies_of_their_buyer():
    """A favor of the buyer leaves them; the trade post goes."""
    game = hired(
        {5: "otter rabbit_post bird workshop", 4: "workshop", 10: "workshop otter"},
        [FactionStep(0, "craft")],
        hands={"marquise": ["favor_of_the_rabbits"]},
    )
    play(game, ("craft", "favor_of_the_rabbits"))
    assert describe(game, 5) == "otter workshop"
    assert describe(game, 10) == "otter workshop"
    assert points(game, "marquise") == 1


def test_in_birdsong_a_revolt_sweeps_mercenaries():
    """They serve by day and in the evening only."""
    game = woodland(
        ("alliance", "riverfolk"),
        {5: "sympathy otter"},
        agenda=[FactionStep(0, "revolt")],
        phase="birdsong",
        supporters=["cobbler", "bake_sale"],
        riverfolk=BOUGHT,
    )
    play(game, ("revolt", 5))
    while asked(game)[1] == "alliance.supporters":
        play(game, ("bake_sale", "cobbler"))
    assert "otter" not in describe(game, 5)


def test_1_1_3_who_is_on_turn_orders_the_market_and_crafted_cards():
    """Both come at the start of birdsong: the bank first, and the card that it gave the Riverfolk can be bought."""
    game = market(
        {}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil"]}, crafted={"marquise": ["better_burrow_bank"]}
    )
    assert options(game)[-2:] == [("start_with", "better_burrow_bank"), "stop"]
    play(game, ("start_with", "better_burrow_bank"))
    assert asked(game) == ("marquise", "bank")
    play(game, 1)
    drawn = next(card for card in hand(game, "riverfolk") if card != "anvil")
    assert asked(game) == ("marquise", "offers")
    assert ("start_with", "better_burrow_bank") not in options(game)
    play(game, ("buy_card", 1, drawn))
    assert drawn in hand(game, "marquise")
    assert asked(game) == ("marquise", "marquise.action")
    assert len(hand(game, "riverfolk")) == 1


def test_1_1_3_a_card_that_acts_first_may_open_the_market():
    """Nothing can be bought but a card, and the hand is empty until the bank has paid."""
    game = market({5: " ".join(["cat"] * 24)}, {"prices": (1, 2, 2)}, crafted={"marquise": ["better_burrow_bank"]})
    assert asked(game) == ("marquise", "bank")
    play(game, 1)
    assert asked(game) == ("marquise", "offers")
    assert len(options(game)) == 2
    play(game, "stop")
    assert asked(game) == ("marquise", "marquise.action")


def test_1_1_3_after_the_last_purchase_the_card_acts_once():
    game = market(
        {5: "cat"}, {"prices": (1, 1, 1)}, hands={"riverfolk": ["anvil"]}, crafted={"marquise": ["better_burrow_bank"]}
    )
    play(game, ("buy_card", 1, "anvil"))
    assert asked(game) == ("marquise", "bank")
    play(game, "stop")
    assert asked(game) == ("marquise", "marquise.action")


def test_11_2_7_iii_odds_against_the_riverfolk_leave_mercenaries_out():
    """One cat attacks three hired otters: it deals one hit at most, and no otter falls for it."""
    game = hired({5: "cat otter otter otter"}, [FactionStep(0, "actions")])
    found = odds(game.state, Battle(0, 1, 5))
    assert set(found.of(1)) == {0, 1}
    assert set(found.of(0)) == {0, 1}


def test_11_2_7_iii_odds_with_mercenaries_count_them():
    game = hired({5: "cat otter otter bird bird bird"}, [FactionStep(0, "actions")])
    assert set(odds(game.state, Battle(0, 2, 5)).of(1)) == {0, 1, 2, 3}


def rowed(where: Mapping[int, str], relations: Mapping[str, int]) -> RootGame:
    """A Vagabond who has bought boats rows from 4 to 7."""
    game = woodland(
        ("vagabond", "riverfolk", "marquise"),
        where,
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 4, "items": "boot boot", "relations": relations},
        riverfolk={"bought": ["riverboats"]},
    )
    return play(game, ("move", 7))


def test_11_2_2_allied_otters_swim_along_whoever_rules():
    """9.2.9.II.B with 1.5.5: they move as they do by themselves."""
    game = rowed({4: "otter cat cat", 7: "cat"}, {"riverfolk": ALLIED})
    assert asked(game) == ("vagabond", "vagabond.allies")
    play(game, (1, 1))
    assert describe(game, 7) == "cat otter"


def test_11_2_7_ii_the_boats_carry_no_allies_of_the_buyer():
    """The river is a path for the buyer alone; cats who are forced to move follow their own rules (1.5.5)."""
    game = rowed({4: "cat cat", 7: "cat"}, {"marquise": ALLIED})
    assert asked(game) == ("vagabond", "vagabond.day")


def test_13_2_3_allied_corvids_come_along_whoever_rules():
    game = woodland(
        ("vagabond", "corvids", "marquise"),
        {5: "crow cat cat", 1: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot", "relations": {"corvids": ALLIED}},
    )
    play(game, ("move", 1))
    assert asked(game) == ("vagabond", "vagabond.allies")


def test_9_4_1_tea_that_pays_for_a_service_still_refreshes():
    """Both come at the start of birdsong, and who is on turn counts first (1.1.3): three items and two for the tea."""
    game = market(
        {},
        {"prices": (1, 1, 1)},
        ("vagabond", "riverfolk", "marquise"),
        vagabond={"at": 5, "items": "tea boot- boot- torch- sword- sword-"},
    )
    play(game, ("buy_boats", 1))
    assert game.ask is not None
    assert asked(game) == ("vagabond", "vagabond.refresh")
    assert game.ask.about["count"] == 5
