"""Law 11: the Riverfolk Company. The market (11.2.6, 11.2.7) stands in test_law_11_services.py."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.factions.riverfolk.board import SERVICES
from nemeton.games.root.factions.riverfolk.refusals import refused_by_riverfolk
from nemeton.games.root.factions.riverfolk.rules import FACTION
from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import DrawCards, FactionStep, Interlude, Phase, Prepare, StartBattle, Turn
from nemeton.kernel import EVERYBODY, PUBLIC
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, seat, woodland

PAIR = ("riverfolk", "marquise")
TRIO = ("riverfolk", "marquise", "eyrie")
DAY = [FactionStep(0, "day")]


def company(
    where: Mapping[int, str],
    riverfolk: Mapping[str, Any],
    factions: Sequence[str] = TRIO,
    **wishes: Any,
) -> RootGame:
    """The Riverfolk by day."""
    return woodland(factions, where, **{"agenda": DAY, "riverfolk": riverfolk, **wishes})


def deeds(game: RootGame, *sorts: str) -> list[Any]:
    """The options of these sorts."""
    return [option for option in options(game) if option[0] in sorts]


def refused(game: RootGame, option: tuple[Any, ...]) -> tuple[str, str]:
    """Why an option is not on offer, and the law."""
    assert game.ask is not None
    found = next(one for one in game.ask.refused if written(one.option) == option)
    return found.reason.removeprefix("root.refused."), found.law


# Abilities (11.2)


def test_11_2_1_they_have_no_crafting_pieces_but_slots():
    """Posts on the track leave no slot; with funds and without slots nothing is crafted."""
    game = company({10: "otter"}, {"funds": {"riverfolk": 5}}, hands={"riverfolk": ["anvil"]})
    assert deeds(game, "craft", "export") == []
    assert refused(game, ("craft", "anvil")) == ("slots_taken", "11.5.3")


def test_11_2_2_the_river_is_a_path_and_needs_no_rule():
    """From clearing 4 along the river to 7, though cats rule both; along paths they need rule as anybody."""
    game = company({4: "otter cat cat", 7: "cat"}, {"funds": {"riverfolk": 1}})
    assert {move.to for move in legal_moves(game.state, 0)} == {7}
    assert refused(game, ("move", 4, 8, 1)) == ("no_rule", "4.2.1")
    game = company({4: "otter otter cat"}, {"funds": {"riverfolk": 1}})
    assert {move.to for move in legal_moves(game.state, 0)} == {7, 8, 9, 12}


def test_11_2_2_nobody_else_swims():
    game = woodland(TRIO, {4: "cat cat", 7: "otter"}, active="marquise", riverfolk={})
    assert Move(4, 7, 1) not in legal_moves(game.state, 1)


def test_11_2_3_the_hand_lies_open():
    """To everybody, spectators too; what they draw, and what the journal says of it."""
    game = woodland(TRIO, hands={"riverfolk": ["anvil"]}, agenda=[DrawCards(0, 1, down=False)])
    for viewer in (PUBLIC, 1, 2):
        assert sorted(card.card for card in game.seen_by(viewer).hands[0]) == hand(game, "riverfolk")
    assert len(hand(game, "riverfolk")) == 2
    drawn = [entry for entry in game.journal if entry.kind == "root.drew_what"]
    assert [entry.only for entry in drawn] == [()]


def test_11_2_3_a_random_card_is_taken_and_all_know_which():
    """Stand and Deliver: the rest lies open again, so everybody sees what is missing."""
    game = woodland(
        ("marquise", "riverfolk", "eyrie"),
        agenda=[Interlude(0, "birdsong"), Phase(0, "birdsong")],
        phase="birdsong",
        crafted={"marquise": ["stand_and_deliver"]},
        hands={"riverfolk": ["anvil", "cobbler"]},
        riverfolk={"prices": (4, 4, 4)},
    )
    play(game, ("use", "stand_and_deliver", 1))
    (taken,) = game.state.hands[0]
    assert taken.known == EVERYBODY
    assert {taken.card, *hand(game, "riverfolk")} == {"anvil", "cobbler"}
    assert [entry.only for entry in game.journal if entry.kind == "root.took_what"] == [()]


def test_11_2_4_committing_keeps_and_spending_gives_back():
    """A move moves a fund to the commitments; recruiting gives one back to the supply of its owner."""
    game = company({4: "otter"}, {"funds": {"riverfolk": 1, "eyrie": 1}})
    before = game.state.supply[2]
    play(game, ("move", 4, 7, 1), 0)
    assert (board(game, "riverfolk").funds, board(game, "riverfolk").commitments) == ({2: 1}, {0: 1})
    play(game, ("recruit_on", 7))
    assert board(game, "riverfolk").funds == {}
    assert game.state.supply[2] == before + 1
    assert describe(game, 7) == "otter otter"


def test_11_2_4_whose_warrior_is_used_they_choose():
    game = company({4: "otter"}, {"funds": {"riverfolk": 1, "marquise": 1, "eyrie": 2}})
    play(game, ("draw",))
    assert asked(game) == ("riverfolk", "riverfolk.commit")
    assert options(game) == [0, 1, 2]
    play(game, 1)
    assert board(game, "riverfolk").commitments == {1: 1}


def test_11_2_4_without_funds_there_is_nothing_to_do():
    """Not even a question is asked; in a list the reasons would stand."""
    game = company({4: "otter"}, {"payments": {"riverfolk": 3}})
    assert asked(game)[0] == "marquise"
    assert FACTION.deeds(game.state, 0) == ["end"]
    reasons = {written(one.option): one[1:] for one in refused_by_riverfolk(game.state, 0, FACTION)}
    assert reasons[("draw",)] == ("root.refused.no_funds", "11.5")
    assert reasons["move", 4, 7, 1] == ("root.refused.no_funds", "11.5.1")


def test_11_2_5_1_a_lost_post_leaves_the_game_and_takes_half_of_the_funds():
    """Case 58: of five funds three are removed; the Riverfolk choose which; commitments and payments stay."""
    game = woodland(
        ("marquise", "riverfolk", "eyrie"),
        {5: "cat cat rabbit_post"},
        agenda=[StartBattle(0, 1, 5)],
        riverfolk={"funds": {"riverfolk": 3, "eyrie": 2}, "payments": {"marquise": 2}, "commitments": {"riverfolk": 1}},
        script=(0, 0),
    )
    assert asked(game) == ("riverfolk", "riverfolk.lose")
    play(game, ("eyrie", "riverfolk", "riverfolk"))
    own = board(game, "riverfolk")
    assert (own.funds, own.payments, own.commitments) == ({1: 1, 2: 1}, {0: 2}, {1: 1})
    assert (own.posts["rabbit"], own.gone["rabbit"]) == (2, 1)
    assert points(game, "marquise") == 1
    assert describe(game, 5) == "cat cat"


def test_11_2_5_1_two_posts_at_once_halve_twice():
    """A favor sweeps two clearings: of five funds three, then one of two."""
    game = woodland(
        ("marquise", "riverfolk"),
        {5: "workshop rabbit_post cat", 10: "workshop rabbit_post cat", 4: "workshop cat"},
        agenda=[FactionStep(0, "craft")],
        hands={"marquise": ["favor_of_the_rabbits"]},
        riverfolk={"funds": {"riverfolk": 5}},
    )
    play(game, ("craft", "favor_of_the_rabbits"))
    while asked(game)[1] == "order":
        play(game, options(game)[0])
    assert board(game, "riverfolk").funds == {1: 1}
    assert board(game, "riverfolk").gone["rabbit"] == 2


def test_11_2_5_1_half_of_the_funds_of_six_players_is_chosen_in_parts():
    """More ways to choose than can be offered at once: some funds first, then the others."""
    six = ("marquise", "riverfolk", "eyrie", "cult", "duchy", "corvids")
    funds = {"marquise": 9, "riverfolk": 9, "eyrie": 9, "cult": 9, "duchy": 9, "corvids": 9}
    game = woodland(six, {5: "cat cat rabbit_post"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0),
                    riverfolk={"funds": funds})  # fmt: skip
    before = list(game.state.supply)
    while asked(game) == ("riverfolk", "riverfolk.lose"):
        assert game.ask is not None
        play(game, game.ask.options[0])
    assert sum(board(game, "riverfolk").funds.values()) == 27
    assert sum(game.state.supply) == sum(before) + 27


# Setup (11.3)


def test_11_3_the_setup():
    """Four warriors on the river as they like, three payments, prices of their choice."""
    game = woodland(PAIR, agenda=[Prepare(0)], active="marquise")
    assert (asked(game), options(game)) == (("riverfolk", "riverfolk.start"), [4, 5, 7, 10, 11])
    play(game, 4, 4, 11, 5)
    assert asked(game) == ("riverfolk", "riverfolk.prices")
    play(game, ("price", "hand_card", 1), ("price", "mercenaries", 4), "end")
    own = board(game, "riverfolk")
    assert own.payments == {0: 3}
    assert own.prices == {"hand_card": 1, "riverboats": 2, "mercenaries": 4}
    assert own.posts == {"fox": 3, "mouse": 3, "rabbit": 3}
    assert (describe(game, 4), describe(game, 5), describe(game, 11)) == ("otter otter", "otter", "otter")
    assert game.state.supply[0] == 15 - 4 - 3


def test_11_3_2_on_the_winter_map_the_river_is_elsewhere():
    assert options(woodland(PAIR, agenda=[Prepare(0)], game_map="winter")) == [7, 10, 11, 12]


@pytest.mark.parametrize("price", [1, 3, 4])
def test_11_3_5_every_price_can_be_set(price: int):
    game = woodland(PAIR, agenda=[Prepare(0)])
    play(game, 4, 4, 4, 4, *(("price", service, price) for service in SERVICES))
    assert set(board(game, "riverfolk").prices.values()) == {price}
    assert asked(game)[1] != "riverfolk.prices"


# Birdsong (11.4)


def dawn(**riverfolk: Any) -> RootGame:
    """The birdsong of the Riverfolk, with a trade post if `post` says so."""
    post = riverfolk.pop("post", True)
    where = {4: "rabbit_post" if post else "otter"}
    return woodland(TRIO, where, agenda=[Phase(0, "birdsong")], phase="birdsong", riverfolk=riverfolk)


def test_11_4_1_protectionism_fills_empty_payments():
    game = dawn(funds={"riverfolk": 1})
    assert board(game, "riverfolk").funds == {0: 3}


def test_11_4_1_with_payments_there_is_no_protection():
    game = dawn(payments={"eyrie": 1})
    assert board(game, "riverfolk").funds == {2: 1}


def test_11_4_1_as_many_as_there_are():
    game = dawn(commitments={"riverfolk": 14})
    assert board(game, "riverfolk").funds == {0: 15}


def test_11_4_2_funds_score_by_twos_and_then_all_becomes_funds():
    """Case 57: five funds, three payments, one post: two points, then eight funds."""
    game = dawn(funds={"riverfolk": 5}, payments={"marquise": 2, "eyrie": 1})
    assert points(game, "riverfolk") == 2
    assert board(game, "riverfolk").funds == {0: 5, 1: 2, 2: 1}
    assert (board(game, "riverfolk").payments, board(game, "riverfolk").commitments) == ({}, {})


def test_11_4_2_without_a_post_on_the_map_funds_do_not_score():
    game = dawn(funds={"riverfolk": 6}, post=False)
    assert points(game, "riverfolk") == 0


def test_11_4_3_commitments_come_back():
    game = dawn(commitments={"eyrie": 2}, payments={"riverfolk": 1})
    assert board(game, "riverfolk").funds == {2: 2, 0: 1}


# Daylight (11.5)


def test_11_5_1_a_move_commits_one():
    game = company({4: "otter otter"}, {"funds": {"riverfolk": 2}})
    play(game, ("move", 4, 7, 2))
    assert describe(game, 7) == "otter otter"
    assert (board(game, "riverfolk").funds, board(game, "riverfolk").commitments) == ({0: 1}, {0: 1})


def test_11_5_2_a_battle_commits_one():
    game = company({4: "otter otter cat"}, {"funds": {"riverfolk": 1}}, script=(1, 0))
    play(game, ("battle", 4, 1), "let")
    assert describe(game, 4) == "otter otter"
    assert board(game, "riverfolk").commitments == {0: 1}


def test_11_5_3_crafting_fills_open_slots_of_the_suit():
    """Case 61: two fox posts founded, two slots: no card with three foxes; what is committed is taken for today."""
    cards = ["anvil", "favor_of_the_foxes", "crossbow_bird", "crossbow_mouse"]
    game = company({6: "fox_post", 8: "fox_post"}, {"funds": {"riverfolk": 5}}, hands={"riverfolk": cards})
    assert [option[1] for option in deeds(game, "craft")] == ["anvil", "crossbow_bird", "crossbow_mouse"]
    assert refused(game, ("craft", "favor_of_the_foxes")) == ("slots_taken", "11.5.3")
    play(game, ("craft", "anvil"))
    assert points(game, "riverfolk") == 2
    assert board(game, "riverfolk").commitments == {0: 1}
    play(game, ("craft", "crossbow_bird"))
    assert deeds(game, "craft", "export") == []


def test_11_5_3_a_slot_stays_open_when_its_post_is_lost():
    """Case 114."""
    game = company({}, {"funds": {"riverfolk": 1}, "gone": {"fox": 1}}, hands={"riverfolk": ["anvil"]})
    assert deeds(game, "craft") == [("craft", "anvil")]


def test_11_5_3_funds_must_pay_for_every_suit():
    game = company({4: "rabbit_post", 5: "rabbit_post"}, {"funds": {"eyrie": 1}}, hands={"riverfolk": ["bake_sale"]})
    assert deeds(game, "craft", "export") == []
    assert refused(game, ("craft", "bake_sale")) == ("no_funds", "11.5.3")


def test_11_5_3_a_cost_of_any_suit_takes_any_open_slot():
    where = {4: "rabbit_post", 5: "rabbit_post", 6: "fox_post", 7: "mouse_post", 8: "fox_post"}
    game = company(where, {"funds": {"riverfolk": 4}}, hands={"riverfolk": ["royal_claim"]})
    paid = {option[2:] for option in deeds(game, "craft")}
    assert ("fox", "fox", "rabbit", "rabbit") in paid
    assert ("fox", "rabbit", "rabbit", "mouse") in paid
    assert len(paid) == 3


def test_11_5_3_1_export_brings_a_payment_instead_of_the_effect():
    game = company({6: "fox_post"}, {"funds": {"eyrie": 1}}, hands={"riverfolk": ["anvil"]})
    play(game, ("export", "anvil"))
    own = board(game, "riverfolk")
    assert (own.payments, own.commitments) == ({0: 1}, {2: 1})
    assert points(game, "riverfolk") == 0
    assert game.state.items["hammer"] == 1
    assert game.state.discard == ["anvil"]
    assert game.state.activated == {"fox": 1}


def test_11_5_3_1_what_cannot_be_crafted_cannot_be_exported():
    """Case 60: the item is gone; and a lasting card that is in play already."""
    game = company(
        {6: "fox_post"},
        {"funds": {"riverfolk": 3}},
        hands={"riverfolk": ["anvil", "armorers"]},
        crafted={"riverfolk": ["armorers"]},
        boxes={"marquise": ["hammer"]},
    )
    assert deeds(game, "craft", "export") == []
    assert refused(game, ("craft", "anvil")) == ("item_gone", "4.1.2")
    assert refused(game, ("craft", "armorers")) == ("in_play", "4.1.4")


def test_11_5_3_1_without_own_warriors_in_the_supply_nothing_comes():
    game = company(
        {6: "fox_post"}, {"funds": {"eyrie": 1}, "commitments": {"riverfolk": 15}}, hands={"riverfolk": ["anvil"]}
    )
    play(game, ("export", "anvil"))
    assert board(game, "riverfolk").payments == {}


def test_11_5_4_a_card_for_one_committed():
    game = company({}, {"funds": {"riverfolk": 1}})
    play(game, ("draw",))
    assert len(hand(game, "riverfolk")) == 1
    assert board(game, "riverfolk").commitments == {0: 1}


def test_11_5_5_recruits_come_to_the_river():
    game = company({}, {"funds": {"riverfolk": 1}})
    assert [option[1] for option in deeds(game, "recruit_on")] == [4, 5, 7, 10, 11]
    assert refused(game, ("recruit_on", 6)) == ("no_river", "11.5.5")
    supply = game.state.supply[0]
    play(game, ("recruit_on", 5))
    assert describe(game, 5) == "otter"
    assert game.state.supply[0] == supply  # the spent one came back first


def test_11_5_5_with_an_empty_supply_only_an_own_fund_helps():
    game = company({}, {"funds": {"riverfolk": 1, "eyrie": 1}, "commitments": {"riverfolk": 14}})
    play(game, ("recruit_on", 5))
    assert board(game, "riverfolk").funds == {2: 1}
    game = company({}, {"funds": {"eyrie": 1}, "commitments": {"riverfolk": 15}})
    assert deeds(game, "recruit_on") == []
    assert refused(game, ("recruit_on", 5)) == ("no_warriors", "1.5.1")


def test_11_5_5_not_at_the_keep():
    game = company({4: "keep cat"}, {"funds": {"riverfolk": 1}})
    assert ("recruit_on", 4) not in deeds(game, "recruit_on")
    assert refused(game, ("recruit_on", 4)) == ("forbidden", "6.2.2")


def test_11_5_6_a_post_takes_two_funds_of_the_ruler():
    """Case 59: one fund of the Eyrie is too few."""
    game = company({3: "bird bird"}, {"funds": {"eyrie": 1, "riverfolk": 4}})
    assert deeds(game, "found") == []
    assert refused(game, ("found", 3, "rabbit")) == ("funds_of_ruler", "11.5.6.2")
    game = company({3: "bird bird"}, {"funds": {"eyrie": 2, "riverfolk": 4}})
    supply = game.state.supply[2]
    play(game, ("found", 3, "rabbit"))
    assert describe(game, 3) == "bird bird otter rabbit_post"
    assert points(game, "riverfolk") == 2
    assert board(game, "riverfolk").funds == {0: 4}
    assert game.state.supply[2] == supply + 2
    assert board(game, "riverfolk").posts["rabbit"] == 2


def test_11_5_6_1_somebody_rules_and_no_post_is_there():
    game = company({3: "bird cat", 5: "otter rabbit_post", 7: "otter"}, {"funds": {"riverfolk": 4}})
    assert deeds(game, "found") == [("found", 7, "mouse")]
    assert refused(game, ("found", 2, "mouse")) == ("nobody_rules", "11.5.6.1")
    assert refused(game, ("found", 5, "rabbit")) == ("post_there", "11.5.6.1")


def test_11_5_6_3_a_suit_without_posts_left():
    game = company({3: "otter"}, {"funds": {"riverfolk": 4}, "gone": {"rabbit": 3}})
    assert deeds(game, "found") == []
    assert refused(game, ("found", 3, "rabbit")) == ("none_left", "1.5.1")


def test_11_5_6_3_without_a_warrior_the_post_comes_alone():
    """1.5.4: as many as there are; spending own funds brings two back first."""
    game = company({3: "bird"}, {"funds": {"eyrie": 2}, "commitments": {"riverfolk": 15}})
    play(game, ("found", 3, "rabbit"))
    assert describe(game, 3) == "bird rabbit_post"


# Evening (11.6)


def test_11_6_they_draw_nothing_discard_to_five_and_set_prices():
    cards = ["anvil", "cobbler", "armorers", "sappers", "sword", "investments"]
    game = woodland(
        PAIR, agenda=[Phase(0, "evening")], phase="evening", hands={"riverfolk": cards}, riverfolk={"prices": (1, 1, 1)}
    )
    assert asked(game) == ("riverfolk", "discard")
    play(game, ("sword",))
    assert len(hand(game, "riverfolk")) == 5
    assert (asked(game), len(options(game))) == (("riverfolk", "riverfolk.prices"), 10)
    play(game, ("price", "riverboats", 4))
    assert all(option == "end" or option[1] != "riverboats" for option in options(game))
    play(game, "end")
    assert board(game, "riverfolk").prices == {"hand_card": 1, "riverboats": 4, "mercenaries": 1}


def test_11_6_2_the_prices_may_stay():
    game = woodland(PAIR, agenda=[Phase(0, "evening")], phase="evening", riverfolk={"prices": (3, 2, 1)})
    play(game, "end")
    assert board(game, "riverfolk").prices == {"hand_card": 3, "riverboats": 2, "mercenaries": 1}


# The game around it


def test_a_turn_of_theirs_opens_no_market_for_themselves():
    game = woodland(PAIR, {4: "otter"}, agenda=[Turn(0)], hands={"riverfolk": ["anvil"]}, riverfolk={})
    assert asked(game) == ("riverfolk", "riverfolk.day")


def test_warriors_on_their_board_belong_to_their_owners():
    """Nothing is made or lost: the position with payments of the Marquise is a legal one, with one more it is not."""
    game = company({1: "cat"}, {"payments": {"marquise": 24}})
    assert game.state.supply[seat(game, "marquise")] == 0
    assert not list(GAME.check(game.state))
    board(game, "riverfolk").payments[1] = 25
    assert [problem.kind for problem in GAME.check(game.state)] == ["root.check.warriors"]


def test_13_7_2_otters_in_a_snare_are_told_why_they_stay():
    game = woodland(
        ("riverfolk", "corvids"),
        {4: "otter snare"},
        agenda=[FactionStep(0, "day")],
        riverfolk={"funds": {"riverfolk": 1}},
    )
    assert ("move", 4, 7, 1) not in options(game)
    assert refused(game, ("move", 4, 7, 1)) == ("snared", "13.7.2")
