"""Law of Rootbotics 9: the Riverfolk Robots, and what automata buy of the Riverfolk."""

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.clockwork.riverfolk_robots.rules import FACTION
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import Phase, PhaseStart, StartBattle, Turn
from nemeton.kernel import BadPosition
from tests.games.root.machines import at, lines, machines, phase_of, step
from tests.games.root.woodland import options

US = ("riverfolk_robots", "marquise")
TRIO = ("riverfolk_robots", "marquise", "eyrie")  # here a turn of the Marquise ends with a question
FOX, RABBIT, MOUSE, BIRD = "anvil", "bake_sale", "sword", "birdy_bindle"
DULL = "cobbler"  # a rabbit without an item


def trading(*market, **rest):
    """A board: the market from left to right, and what else lies on it."""
    return {"riverfolk_robots": {"market": list(market), **rest}}


def board(game, seat=0):
    """Their board."""
    return game.state.boards[seat]


def bargain(factions, buyer, where=None, **rest):
    """The birdsong of somebody who may buy of the robots."""
    seat = factions.index(buyer)
    return machines(factions, where, steps=[PhaseStart(seat, "birdsong")], phase="birdsong", active=seat, **rest)


def may_buy(game, seat=1):
    """Is a seat asked what it buys?"""
    return game.ask is not None and (game.ask.seat, game.ask.kind) == (seat, "root.offers")


# Setup and market (9.1 to 9.4)


@pytest.mark.parametrize("board_name", ["autumn", "winter", "lake", "mountain"])
def test_their_setup(board_name):
    """9.3: a warrior in each clearing on the river, one among the payments, five open cards."""
    game = nemeton.start("root", 2, 3, {"seat_1": "riverfolk_robots", "seat_2": "corvids", "map": board_name})
    wet = [where for where, site in MAPS[board_name].clearings.items() if site.river]
    assert [where for where, here in game.state.clearings.items() if here.warriors[0]] == wet
    assert board(game).payments == {0: 1}
    assert len(board(game).market) == 5
    assert board(game).posts == {"fox": 3, "rabbit": 3, "mouse": 3}


def test_the_market_is_filled_from_the_right():
    """9.4.1, 9.4.3: the rightmost card is the order; cards that lay there keep their places."""
    game = machines(
        US,
        {},
        steps=phase_of("birdsong"),
        phase="birdsong",
        boards=trading(FOX, RABBIT),
        top=[DULL, "tax_collector", DULL],
    )
    assert board(game).market == [FOX, RABBIT, DULL, "tax_collector", DULL]
    assert [line["card"] for line in lines(game, "machine.order")] == [DULL]


def test_the_first_new_card_with_an_item_is_crafted():
    """9.4.2: not one that lay there before, nor one without an item left; four cards stay."""
    game = machines(
        US, {}, steps=phase_of("birdsong"), phase="birdsong", boards=trading(FOX, RABBIT),
        top=[DULL, MOUSE, "arms_trader"],
    )  # fmt: skip
    assert board(game).market == [FOX, RABBIT, DULL, "arms_trader"]
    assert game.state.item_boxes[0] == ["sword"]
    assert game.state.points[0] == 1
    assert game.state.discard == [MOUSE]


# Services (9.2.3)


def test_services_cost_by_the_points_of_the_buyer():
    """9.2.3: two, three from ten points on, four from twenty."""
    for points, price in ((0, 2), (9, 2), (10, 3), (19, 3), (20, 4)):
        game = bargain(TRIO, "marquise", boards=trading(FOX), points={"marquise": points})
        game.answer(("buy_boats", 0))
        assert board(game).payments == {1: price}
        assert game.state.supply[1] == 25 - price


def test_a_card_of_the_market_is_bought():
    """9.2.3.I: any of them; the others keep their order."""
    game = bargain(TRIO, "marquise", boards=trading(FOX, RABBIT, BIRD))
    game.answer(("buy_card", 0, RABBIT))
    assert board(game).market == [FOX, BIRD]
    assert [card.card for card in game.state.hands[1]] == [RABBIT]
    assert not may_buy(game), "one service without a trade post"


def test_each_trade_post_beside_ones_pieces_sells_one_more():
    """9.2.3."""
    game = bargain(TRIO, "marquise", {5: "trade_post_rabbit cat", 9: "trade_post_mouse"}, boards=trading(FOX))
    game.answer(("buy_boats", 0))
    assert game.ask is not None
    assert game.ask.kind == "root.offers"
    game.answer(("hire", 0))
    assert [line["service"] for line in lines(game, "bought")] == ["riverboats", "mercenaries"]


def test_for_a_vagabond_they_lay_down_their_own():
    """9.2.3, ruling A17: as many as it costs, if they have them; no items."""
    us = ("riverfolk_robots", "vagabond", "eyrie")
    game = bargain(us, "vagabond", boards=trading(FOX))
    assert ("hire", 0) not in options(game)
    game.answer(("buy_card", 0, FOX))
    assert board(game).payments == {0: 2}
    spent = bargain(us, "vagabond", {5: "14 otter"}, boards=trading(FOX))
    assert not may_buy(spent)


def test_who_plays_for_dominance_buys_nothing():
    """Ruling A16: without points there is no price."""
    game = bargain(
        ("riverfolk_robots", "marquise", "eyrie", "cult"),
        "marquise",
        boards=trading(FOX),
        dominance={"marquise": "dominance_fox"},
    )
    assert not may_buy(game)


def test_mercenaries_count_for_who_has_hired_them():
    """9.2.3.III: for rule by day, and for nobody else (ruling F2)."""
    for bought, lord in ((["mercenaries"], 1), ([], 0)):
        held = machines(
            US, {5: "2 otter cat"}, steps=[Phase(1, "daylight")], active=1, boards=trading(FOX, bought=bought)
        )
        assert ruler(held.state, 5) == lord


def test_boats_open_the_river():
    """9.2.3.II: to the buyer alone."""
    shore = next(where for where, site in MAPS["autumn"].clearings.items() if site.river)
    for bought in (["riverboats"], []):
        held = machines(US, {}, steps=[Phase(1, "daylight")], active=1, boards=trading(FOX, bought=bought))
        ways = held.state.company.owners[1].neighbours(held.state, 1, shore)
        assert (set(MAPS["autumn"].clearings[shore].river) <= set(ways)) == bool(bought)


# Daylight (9.5)


def test_they_build_where_their_best_customer_is():
    """9.5.1: an ordered clearing without a post; a warrior, by difficulty none or two."""
    for difficulty, count in (("default", 1), ("easy", 0), ("challenging", 2), ("nightmare", 2)):
        game = machines(
            US, {1: "otter trade_post_fox", 6: "", 8: "cat"}, steps=[step("build")],
            boards=trading(FOX, payments={"marquise": 2, "riverfolk_robots": 1}), options={"difficulty_1": difficulty},
        )  # fmt: skip
        assert game.state.clearings[8].tokens == [(0, "trade_post_fox")]
        assert game.state.clearings[8].warriors[0] == count
        assert board(game).posts["fox"] == 1


def test_without_a_post_of_the_suit_nobody_comes():
    """Ruling A18."""
    full = {1: "trade_post_fox", 6: "trade_post_fox", 8: "trade_post_fox"}
    game = machines(US, full, steps=[step("build")], boards=trading(FOX))
    assert not lines(game, "token")
    assert not lines(game, "placed")


def test_a_snare_costs_them_the_post_and_the_warrior():
    """9.5.1, 11.8.2: it goes instead of that part of their turn; they recruit there afterwards."""
    us = ("riverfolk_robots", "corvids", "marquise")
    game = machines(us, {1: "snare"}, steps=[step("build"), step("recruit")], boards=trading(FOX))
    assert at(game, 1) == "otter"
    assert board(game).posts["fox"] == 3


def test_a_bird_builds_anywhere_and_recruits_on_the_river():
    """9.5.1, 9.5.2."""
    game = machines(US, {}, steps=[step("build"), step("recruit")], boards=trading(BIRD))
    assert "trade_post_fox" in at(game, 1)
    wet = [where for where, site in MAPS["autumn"].clearings.items() if site.river]
    assert sum(game.state.clearings[where].warriors[0] for where in wet) >= len(wet)


def test_they_recruit_in_ordered_clearings_while_there_are_warriors():
    """9.5.2, 9.5.2.I: by priority."""
    game = machines(US, {2: "13 otter"}, steps=[step("recruit")], boards=trading(FOX))
    assert [where for where in (1, 6, 8, 12) if game.state.clearings[where].warriors[0]] == [1, 6]


def test_protectionism_scores_and_sends_two():
    """9.2.4, 9.5.3: without payments, or without warriors in the supply."""
    where = {5: "otter 2 cat", 9: "otter 3 cat"}
    game = machines(US, where, steps=[step("organize")], boards=trading(FOX), phase="daylight")
    assert game.state.points[0] == 1
    assert game.state.clearings[9].warriors[0] == 3
    last = machines(US, {**where, 1: "12 otter"}, steps=[step("organize")], boards=trading(FOX))
    assert last.state.clearings[9].warriors[0] == 2, "one was left"
    paid = machines(US, where, steps=[step("organize")], boards=trading(FOX, payments={"marquise": 1}))
    assert paid.state.points[0] == 0
    spent = machines(
        US, {5: "14 otter"}, steps=[step("organize")], boards=trading(FOX, payments={"riverfolk_robots": 1})
    )
    assert spent.state.points[0] == 1
    assert lines(spent, "machine.protects")[0]["fears"] == ("sword",)


def test_with_the_shield_they_battle_everywhere():
    """9.5.4: with the sword alone in ordered clearings."""
    where = {1: "otter cat", 5: "otter cat", 9: "otter cat"}
    both = {"shield": True, "sword": True}
    for fears, fought in (({"shield": True}, [1, 5, 9]), (both, [1, 5, 9]), ({"sword": True}, [1]), ({}, [])):
        game = machines(US, where, steps=[step("fight")], boards=trading(FOX, **fears), script=[0, 0] * 3)
        assert [line["where"] for line in lines(game, "battle")] == fought
        assert lines(game, "machine.player") == [] or lines(game, "machine.player")[0]["whom"] == 1


def test_they_battle_who_has_paid_least():
    """9.5.4.I."""
    us = ("riverfolk_robots", "marquise", "eyrie")
    game = machines(
        us,
        {1: "2 otter cat bird"},
        steps=[step("battle_in", 1)],
        script=(0, 0),
        boards=trading(FOX, payments={"marquise": 2}),
    )
    assert lines(game, "battle")[0]["whom"] == 2


# Evening (9.6)


def test_the_payments_of_the_best_customer_score():
    """9.6.1: they go home; their own count too, and of equals the first of the setup scores."""
    us = ("riverfolk_robots", "marquise", "eyrie")
    for payments, points, left in (
        ({"eyrie": 3, "marquise": 2}, 3, {1: 2}),
        ({"riverfolk_robots": 4, "marquise": 2}, 4, {1: 2}),
        ({"eyrie": 2, "marquise": 2}, 2, {2: 2}),
        ({}, 0, {}),
    ):
        game = machines(us, {}, steps=[step("cash")], phase="evening", boards=trading(FOX, payments=payments))
        assert (game.state.points[0], board(game).payments) == (points, left)


def test_racketeers_leave_two():
    """9.6.2: only with shield or sword."""
    for fears, left in (({"shield": True}, 2), ({"sword": True}, 2), ({}, 5)):
        game = machines(
            US, {1: "5 otter", 5: "otter"}, steps=[step("racket")], phase="evening", boards=trading(FOX, **fears)
        )
        assert game.state.clearings[1].warriors[0] == left
        assert game.state.clearings[5].warriors[0] == 1
        assert board(game).payments.get(0, 0) == 5 - left


def test_the_leftmost_card_is_discarded():
    """9.6.3: with the shield two; fear is over."""
    for fears, left in (({}, [RABBIT, MOUSE]), ({"sword": True}, [RABBIT, MOUSE]), ({"shield": True}, [MOUSE])):
        game = machines(US, {}, steps=[step("discard")], phase="evening", boards=trading(FOX, RABBIT, MOUSE, **fears))
        assert board(game).market == left
        assert (board(game).shield, board(game).sword) == (False, False)


def test_a_nightmare_scores_at_the_end():
    """3.3."""
    game = machines(
        US, {}, steps=phase_of("evening"), phase="evening", boards=trading(FOX), options={"difficulty_1": "nightmare"}
    )
    assert game.state.points[0] == 1


# Trade posts, traits


def test_removed_posts_come_back_to_the_board():
    """9.2.2; ruling A15: who removes one loses half of the payments if the switch says so."""
    for cost, left in ((False, 3), (True, 1)):
        rulings.POSTS_COST_PAYMENTS = cost
        try:
            game = machines(
                TRIO, {1: "2 cat trade_post_fox"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0),
                boards=trading(FOX, payments={"marquise": 3}),
            )  # fmt: skip
        finally:
            rulings.POSTS_COST_PAYMENTS = False
        assert board(game).posts["fox"] == 3
        assert board(game).payments == {1: left}
        assert game.state.points[1] == 1


def test_greedy_scores_when_the_first_buys():
    """Trait: once a turn."""
    where = {5: "trade_post_rabbit cat"}
    for points, scored in ((6, 1), (2, 0)):
        game = bargain(TRIO, "marquise", where, boards=trading(FOX),
            points={"marquise": points, "eyrie": 5}, options={"traits": ["greedy"]},
        )  # fmt: skip
        game.answer(("buy_boats", 0))
        game.answer(("hire", 0))
        assert game.state.points[0] == scored
    us = (*TRIO, "cult")
    alone = bargain(
        us, "marquise", where, boards=trading(FOX), dominance={"eyrie": "dominance_fox"},
        points={"marquise": 6, "eyrie": 12}, options={"traits": ["greedy"]},
    )  # fmt: skip
    alone.answer(("buy_boats", 0))
    assert alone.state.points[0] == 1, "who plays for dominance has no points"


def test_involved_robots_stand_against_who_did_not_hire():
    """Trait: as if all enemies had hired them."""
    us = ("riverfolk_robots", "marquise", "eyrie")
    for traits, bought, birds, otters in (
        (["involved"], [], 2, 1),
        ([], [], 1, 2),
        (["involved"], ["mercenaries"], 1, 1),
    ):
        game = machines(
            us, {1: "4 cat 3 bird 2 otter"}, steps=[StartBattle(1, 2, 1)], active=1, script=(0, 2),
            boards=trading(FOX, bought=bought), options={"traits": traits},
        )  # fmt: skip
        here = game.state.clearings[1]
        assert (here.warriors[2], here.warriors[0]) == (birds, otters if not bought else here.warriors[0])
    lonely = machines(
        us, {1: "cat bird 2 otter"}, active=1, steps=[Phase(1, "daylight")], boards=trading(FOX),
        options={"traits": ["involved"]},
    )  # fmt: skip
    assert ruler(lonely.state, 1) == 2


def test_a_vagabond_may_hire_to_be_spared():
    """Trait Involved: they do not serve him."""
    us = ("riverfolk_robots", "vagabond", "eyrie")
    game = bargain(us, "vagabond", boards=trading(FOX), options={"traits": ["involved"]})
    game.answer(("hire", 0))
    assert [line["service"] for line in lines(game, "bought")] == ["mercenaries"]
    for bought, borrowers in ((["mercenaries"], []), ([], [2])):
        held = machines(
            us, {5: "otter"}, steps=[Phase(1, "daylight")], active=1, boards=trading(FOX, bought=bought),
            options={"traits": ["involved"]},
        )  # fmt: skip
        assert FACTION.borrowers(held.state, 0) == borrowers


def test_a_garrison_is_never_defenseless():
    """Trait: and a post adds a hit."""
    for traits, cats, posts in (([], 3, 0), (["garrison"], 2, 0)):
        game = machines(
            US, {1: "3 cat trade_post_fox"}, steps=[StartBattle(1, 0, 1)], active=1, script=(1, 2),
            boards=trading(FOX), options={"traits": traits},
        )  # fmt: skip
        assert game.state.clearings[1].warriors[1] == cats
        assert len(game.state.clearings[1].tokens) == posts
    for traits, posts in (([], 0), (["garrison"], 1)):
        still = machines(
            TRIO, {1: "3 cat trade_post_fox"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0),
            boards=trading(FOX), options={"traits": traits},
        )  # fmt: skip
        assert len(still.state.clearings[1].tokens) == posts


def test_ferocious_robots_roll_up_to_three():
    """Trait."""
    for traits, cats in (([], 4), (["ferocious"], 2)):
        game = machines(
            US,
            {1: "otter 5 cat"},
            steps=[step("battle_in", 1)],
            script=(0, 3),
            boards=trading(FOX),
            options={"traits": traits},
        )
        assert game.state.clearings[1].warriors[1] == cats


# What automata buy (9.7)

PAIR = ("riverfolk_robots", "mechanical_marquise", "eyrie")


def dawn(factions, buyer, top, where=None, phase="birdsong", **rest):
    """The birdsong (or evening) of an automaton that may buy of the robots."""
    seat = factions.index(buyer)
    return machines(factions, where, steps=phase_of(phase, seat), phase=phase, active=seat, top=top, **rest)


def test_an_automaton_buys_a_card_with_an_item():
    """9.7: the best of the market takes the place of its order, at the price of its points."""
    game = dawn(PAIR, "mechanical_marquise", [DULL], boards=trading(RABBIT, FOX))
    bought = lines(game, "machine.buys")[0]["card"]
    assert bought == RABBIT, "three points, more than the anvil"
    assert game.state.boards[1].order == RABBIT
    assert DULL in game.state.discard
    assert board(game).payments == {1: 2}
    assert game.state.points[1] == 1


def test_an_automaton_does_not_buy_with_an_item_in_hand_or_of_who_leads():
    """9.7: with an item of its own it crafts that; with fewer points than the seller it buys nothing."""
    crafts = dawn(PAIR, "mechanical_marquise", [MOUSE], boards=trading(FOX))
    assert not lines(crafts, "machine.buys")
    behind = dawn(PAIR, "mechanical_marquise", [DULL], boards=trading(FOX), points={"riverfolk_robots": 1})
    assert not lines(behind, "machine.buys")
    poor = dawn(PAIR, "mechanical_marquise", [DULL], {5: "24 cat"}, boards=trading(FOX))
    assert not lines(poor, "machine.buys")


def test_an_automaton_buys_of_people_too():
    """9.7: of the open hand, at the price of its points, whatever the markers show."""
    us = ("riverfolk", "mechanical_marquise", "eyrie")
    game = dawn(
        us, "mechanical_marquise", [DULL], hands={"riverfolk": [FOX, DULL]}, points={"mechanical_marquise": 12},
        boards={"riverfolk": {"prices": {"hand_card": 1, "riverboats": 1, "mercenaries": 1}}},
    )  # fmt: skip
    assert game.state.boards[0].payments == {1: 3}
    assert [card.card for card in game.state.hands[0]] == [DULL]
    assert game.state.boards[1].order == FOX


def test_the_alliance_and_the_vagabot_pay_with_warriors_of_the_seller():
    """9.7: the Vagabot exhausts an item."""
    for name in ("automated_alliance", "vagabot"):
        us = ("riverfolk_robots", name, "eyrie")
        items = {"vagabot": {"character": "thief", "forest": "f1", "items": [["boot", False, False]] * 4}}
        game = dawn(us, name, [DULL], boards={**trading(FOX), **(items if name == "vagabot" else {})})
        assert board(game).payments == {0: 2}
        assert game.state.supply[1] == (10 if name == "automated_alliance" else 0)
        if name == "vagabot":
            assert sum(item.exhausted for item in game.state.boards[1].items) == 1


def test_logical_lizards_buy_no_birds():
    """9.7: the bought card lies on their lost souls and is crafted."""
    us = ("riverfolk_robots", "logical_lizards", "eyrie")
    birds = dawn(us, "logical_lizards", [DULL], phase="evening", boards=trading(BIRD))
    assert not lines(birds, "machine.buys")
    game = dawn(us, "logical_lizards", [DULL], phase="evening", boards=trading(BIRD, FOX))
    assert game.state.boards[1].lost_souls[-2:] == [DULL, FOX]
    assert game.state.item_boxes[1] == ["hammer"]


def test_an_automaton_hires_mercenaries_to_fight():
    """9.7: with two warriors or fewer where Riverfolk warriors stand, never against them."""
    for text, hired in (("2 cat 2 otter 2 bird", True), ("3 cat 2 otter 2 bird", False), ("2 cat 2 bird", False),
                        ("2 cat 2 otter", False)):  # fmt: skip
        game = machines(
            PAIR, {1: text}, steps=[step("battle_in", 1, seat=1)], active=1, script=(0, 0),
            boards={**trading(FOX), "mechanical_marquise": {"order": "foxfolk_steel"}},
        )  # fmt: skip
        assert ("mercenaries" in [line["service"] for line in lines(game, "bought")]) == hired


def test_an_automaton_hires_mercenaries_to_build():
    """9.7: only if that gives it a place."""
    order = {"mechanical_marquise": {"order": "foxfolk_steel"}}
    game = machines(
        PAIR, {5: "cat 2 otter bird"}, steps=[step("build", seat=1)], active=1, boards={**trading(FOX), **order}
    )
    assert "sawmill" in at(game, 5)
    assert board(game).payments == {1: 2}
    vain = machines(
        PAIR, {5: "cat otter 3 bird"}, steps=[step("build", seat=1)], active=1, boards={**trading(FOX), **order}
    )
    assert board(vain).payments == {}


# The board as it is written


def test_the_board_is_written_and_read():
    """A position says who has paid, what lies in the market and what was bought; posts are those not on the map."""
    game = machines(
        TRIO, {5: "trade_post_rabbit otter"}, steps=[Phase(1, "daylight")], active=1,
        boards=trading(FOX, BIRD, payments={"marquise": 2}, bought=["mercenaries"]),
    )  # fmt: skip
    written = GAME.write_position(game.state)["boards"]["riverfolk_robots"]
    assert written == {"market": [FOX, BIRD], "payments": {"marquise": 2}, "bought": ["mercenaries"]}
    assert board(game).posts["rabbit"] == 2


def test_what_cannot_be_on_their_board_is_told():
    """Six cards, warriors that nobody has, fear in the turn of another."""
    for wrong in ({"payments": {"marquise": 26}}, {"bought": ["boats"]}, {"market": [FOX] * 6}):
        with pytest.raises(BadPosition):
            machines(US, {}, boards={"riverfolk_robots": wrong}, active=1, steps=[Turn(1)], ends=False)
